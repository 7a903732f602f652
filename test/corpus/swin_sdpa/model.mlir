#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<1x10x10x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<81x3xf32>, %arg10: tensor<625xi64>) -> tensor<4x25x24xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c5_i64 = arith.constant 5 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c81_i64 = arith.constant 81 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4x3x25x25xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+02> : tensor<f32>
    %cst_4 = arith.constant 0xFFF0000000000000 : f64
    %cst_5 = arith.constant 0.59460355750136051 : f64
    %extracted_slice = tensor.extract_slice %arg0[0, 2, 0, 0] [1, 8, 10, 24] [1, 1, 1, 1] : tensor<1x10x10x24xf32> to tensor<1x8x10x24xf32>
    %cast = tensor.cast %extracted_slice : tensor<1x8x10x24xf32> to tensor<1x?x10x24xf32>
    %extracted_slice_6 = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 2, 10, 24] [1, 1, 1, 1] : tensor<1x10x10x24xf32> to tensor<1x2x10x24xf32>
    %cast_7 = tensor.cast %extracted_slice_6 : tensor<1x2x10x24xf32> to tensor<1x?x10x24xf32>
    %concat = tensor.concat dim(1) %cast, %cast_7 : (tensor<1x?x10x24xf32>, tensor<1x?x10x24xf32>) -> tensor<1x10x10x24xf32>
    %extracted_slice_8 = tensor.extract_slice %concat[0, 0, 2, 0] [1, 10, 8, 24] [1, 1, 1, 1] : tensor<1x10x10x24xf32> to tensor<1x10x8x24xf32>
    %cast_9 = tensor.cast %extracted_slice_8 : tensor<1x10x8x24xf32> to tensor<1x10x?x24xf32>
    %extracted_slice_10 = tensor.extract_slice %concat[0, 0, 0, 0] [1, 10, 2, 24] [1, 1, 1, 1] : tensor<1x10x10x24xf32> to tensor<1x10x2x24xf32>
    %cast_11 = tensor.cast %extracted_slice_10 : tensor<1x10x2x24xf32> to tensor<1x10x?x24xf32>
    %concat_12 = tensor.concat dim(2) %cast_9, %cast_11 : (tensor<1x10x?x24xf32>, tensor<1x10x?x24xf32>) -> tensor<1x10x10x24xf32>
    %expanded = tensor.expand_shape %concat_12 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 5, 2, 5, 24] : tensor<1x10x10x24xf32> into tensor<1x2x5x2x5x24xf32>
    %0 = tensor.empty() : tensor<1x2x2x5x5x24xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<1x2x5x2x5x24xf32>) outs(%0 : tensor<1x2x2x5x5x24xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %1 = tensor.empty() : tensor<10xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %72 = linalg.index 0 : index
      %73 = arith.index_cast %72 : index to i64
      linalg.yield %73 : i64
    } -> tensor<10xi64>
    %3 = tensor.empty() : tensor<10xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<10xi64>) outs(%3 : tensor<10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %72 = arith.cmpi sge, %in, %c5_i64 : i64
      linalg.yield %72 : i1
    } -> tensor<10xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<10xi1>) outs(%1 : tensor<10xi64>) {
    ^bb0(%in: i1, %out: i64):
      %72 = arith.extui %in : i1 to i64
      linalg.yield %72 : i64
    } -> tensor<10xi64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<10xi64>) outs(%3 : tensor<10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %72 = arith.cmpi sge, %in, %c8_i64 : i64
      linalg.yield %72 : i1
    } -> tensor<10xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<10xi1>) outs(%1 : tensor<10xi64>) {
    ^bb0(%in: i1, %out: i64):
      %72 = arith.extui %in : i1 to i64
      linalg.yield %72 : i64
    } -> tensor<10xi64>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %7 : tensor<10xi64>, tensor<10xi64>) outs(%1 : tensor<10xi64>) {
    ^bb0(%in: i64, %in_43: i64, %out: i64):
      %72 = arith.addi %in, %in_43 : i64
      linalg.yield %72 : i64
    } -> tensor<10xi64>
    %expanded_13 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 10, 1, 1] : tensor<10xi64> into tensor<1x10x1x1xi64>
    %9 = tensor.empty() : tensor<1x10x1x1xi64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<1x10x1x1xi64>) outs(%9 : tensor<1x10x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %72 = arith.muli %in, %c3_i64 : i64
      linalg.yield %72 : i64
    } -> tensor<1x10x1x1xi64>
    %expanded_14 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 10, 1] : tensor<10xi64> into tensor<1x1x10x1xi64>
    %11 = tensor.empty() : tensor<1x10x10x1xi64>
    %12 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_14 : tensor<1x10x1x1xi64>, tensor<1x1x10x1xi64>) outs(%11 : tensor<1x10x10x1xi64>) {
    ^bb0(%in: i64, %in_43: i64, %out: i64):
      %72 = arith.addi %in, %in_43 : i64
      linalg.yield %72 : i64
    } -> tensor<1x10x10x1xi64>
    %13 = tensor.empty() : tensor<1x10x10x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<1x10x10x1xi64>) outs(%13 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %72 = arith.sitofp %in : i64 to f32
      linalg.yield %72 : f32
    } -> tensor<1x10x10x1xf32>
    %expanded_15 = tensor.expand_shape %14 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 5, 2, 5, 1] : tensor<1x10x10x1xf32> into tensor<1x2x5x2x5x1xf32>
    %15 = tensor.empty() : tensor<1x2x2x5x5x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<1x2x5x2x5x1xf32>) outs(%15 : tensor<1x2x2x5x5x1xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed_16 [[0, 1, 2], [3, 4, 5]] : tensor<1x2x2x5x5x1xf32> into tensor<4x25xf32>
    %expanded_17 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [4, 1, 25] : tensor<4x25xf32> into tensor<4x1x25xf32>
    %collapsed_18 = tensor.collapse_shape %transposed_16 [[0, 1, 2], [3, 4], [5]] : tensor<1x2x2x5x5x1xf32> into tensor<4x25x1xf32>
    %16 = tensor.empty() : tensor<4x25x25xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %collapsed_18 : tensor<4x1x25xf32>, tensor<4x25x1xf32>) outs(%16 : tensor<4x25x25xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.subf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<4x25x25xf32>
    %18 = tensor.empty() : tensor<4x25x25xi1>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x25x25xf32>) outs(%18 : tensor<4x25x25xi1>) {
    ^bb0(%in: f32, %out: i1):
      %72 = arith.cmpf une, %in, %cst : f32
      linalg.yield %72 : i1
    } -> tensor<4x25x25xi1>
    %20 = linalg.generic {indexing_maps = [#map6, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_3, %17 : tensor<4x25x25xi1>, tensor<f32>, tensor<4x25x25xf32>) outs(%16 : tensor<4x25x25xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %72 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %72 : f32
    } -> tensor<4x25x25xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x25x25xf32>) outs(%18 : tensor<4x25x25xi1>) {
    ^bb0(%in: f32, %out: i1):
      %72 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %72 : i1
    } -> tensor<4x25x25xi1>
    %22 = linalg.generic {indexing_maps = [#map6, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %cst_2, %20 : tensor<4x25x25xi1>, tensor<f32>, tensor<4x25x25xf32>) outs(%16 : tensor<4x25x25xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %72 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %72 : f32
    } -> tensor<4x25x25xf32>
    %collapsed_19 = tensor.collapse_shape %transposed [[0, 1, 2, 3, 4], [5]] : tensor<1x2x2x5x5x24xf32> into tensor<100x24xf32>
    %23 = tensor.empty() : tensor<24x24xf32>
    %transposed_20 = linalg.transpose ins(%arg1 : tensor<24x24xf32>) outs(%23 : tensor<24x24xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<100x24xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<100x24xf32>) -> tensor<100x24xf32>
    %26 = linalg.matmul ins(%collapsed_19, %transposed_20 : tensor<100x24xf32>, tensor<24x24xf32>) outs(%25 : tensor<100x24xf32>) -> tensor<100x24xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%26, %arg2 : tensor<100x24xf32>, tensor<24xf32>) outs(%24 : tensor<100x24xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.addf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<100x24xf32>
    %expanded_21 = tensor.expand_shape %27 [[0, 1], [2, 3]] output_shape [4, 25, 3, 8] : tensor<100x24xf32> into tensor<4x25x3x8xf32>
    %28 = tensor.empty() : tensor<4x3x25x8xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<4x25x3x8xf32>) outs(%28 : tensor<4x3x25x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_23 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%23 : tensor<24x24xf32>) permutation = [1, 0] 
    %29 = linalg.matmul ins(%collapsed_19, %transposed_23 : tensor<100x24xf32>, tensor<24x24xf32>) outs(%25 : tensor<100x24xf32>) -> tensor<100x24xf32>
    %30 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%29, %arg4 : tensor<100x24xf32>, tensor<24xf32>) outs(%24 : tensor<100x24xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.addf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<100x24xf32>
    %expanded_24 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [4, 25, 3, 8] : tensor<100x24xf32> into tensor<4x25x3x8xf32>
    %transposed_25 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%23 : tensor<24x24xf32>) permutation = [1, 0] 
    %31 = linalg.matmul ins(%collapsed_19, %transposed_25 : tensor<100x24xf32>, tensor<24x24xf32>) outs(%25 : tensor<100x24xf32>) -> tensor<100x24xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%31, %arg6 : tensor<100x24xf32>, tensor<24xf32>) outs(%24 : tensor<100x24xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.addf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<100x24xf32>
    %expanded_26 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [4, 25, 3, 8] : tensor<100x24xf32> into tensor<4x25x3x8xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<4x25x3x8xf32>) outs(%28 : tensor<4x3x25x8xf32>) permutation = [0, 2, 1, 3] 
    %33 = tensor.empty() : tensor<625x3xf32>
    %34 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<625xi64>) outs(%33 : tensor<625x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %72 = arith.cmpi slt, %in, %c0_i64 : i64
      %73 = arith.addi %in, %c81_i64 : i64
      %74 = arith.select %72, %73, %in : i64
      %75 = arith.index_cast %74 : i64 to index
      %76 = linalg.index 1 : index
      %extracted = tensor.extract %arg9[%75, %76] : tensor<81x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<625x3xf32>
    %expanded_28 = tensor.expand_shape %34 [[0, 1], [2]] output_shape [25, 25, 3] : tensor<625x3xf32> into tensor<25x25x3xf32>
    %35 = tensor.empty() : tensor<3x25x25xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<25x25x3xf32>) outs(%35 : tensor<3x25x25xf32>) permutation = [2, 0, 1] 
    %expanded_30 = tensor.expand_shape %transposed_29 [[0, 1], [2], [3]] output_shape [1, 3, 25, 25] : tensor<3x25x25xf32> into tensor<1x3x25x25xf32>
    %expanded_31 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [4, 1, 25, 25] : tensor<4x25x25xf32> into tensor<4x1x25x25xf32>
    %36 = tensor.empty() : tensor<4x3x25x25xf32>
    %37 = linalg.generic {indexing_maps = [#map11, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %expanded_31 : tensor<1x3x25x25xf32>, tensor<4x1x25x25xf32>) outs(%36 : tensor<4x3x25x25xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.addf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<4x3x25x25xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_22 : tensor<4x3x25x8xf32>) outs(%28 : tensor<4x3x25x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.truncf %cst_5 : f64 to f32
      %73 = arith.mulf %in, %72 : f32
      linalg.yield %73 : f32
    } -> tensor<4x3x25x8xf32>
    %39 = tensor.empty() : tensor<4x3x8x25xf32>
    %transposed_32 = linalg.transpose ins(%expanded_24 : tensor<4x25x3x8xf32>) outs(%39 : tensor<4x3x8x25xf32>) permutation = [0, 2, 3, 1] 
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<4x3x8x25xf32>) outs(%39 : tensor<4x3x8x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.truncf %cst_5 : f64 to f32
      %73 = arith.mulf %in, %72 : f32
      linalg.yield %73 : f32
    } -> tensor<4x3x8x25xf32>
    %collapsed_33 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<4x3x25x8xf32> into tensor<12x25x8xf32>
    %collapsed_34 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<4x3x8x25xf32> into tensor<12x8x25xf32>
    %41 = tensor.empty() : tensor<12x25x25xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<12x25x25xf32>) -> tensor<12x25x25xf32>
    %43 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<12x25x8xf32>, tensor<12x8x25xf32>) outs(%42 : tensor<12x25x25xf32>) -> tensor<12x25x25xf32>
    %expanded_35 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [4, 3, 25, 25] : tensor<12x25x25xf32> into tensor<4x3x25x25xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %37 : tensor<4x3x25x25xf32>, tensor<4x3x25x25xf32>) outs(%36 : tensor<4x3x25x25xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.addf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<4x3x25x25xf32>
    %45 = tensor.empty() : tensor<4x3x25xi64>
    %46 = linalg.fill ins(%c0_i64 : i64) outs(%45 : tensor<4x3x25xi64>) -> tensor<4x3x25xi64>
    %47 = tensor.empty() : tensor<4x3x25xf32>
    %48 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<4x3x25xf32>) -> tensor<4x3x25xf32>
    %49:2 = linalg.generic {indexing_maps = [#map1, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<4x3x25x25xf32>) outs(%48, %46 : tensor<4x3x25xf32>, tensor<4x3x25xi64>) {
    ^bb0(%in: f32, %out: f32, %out_43: i64):
      %72 = linalg.index 3 : index
      %73 = arith.index_cast %72 : index to i64
      %74 = arith.maximumf %in, %out : f32
      %75 = arith.cmpf ogt, %in, %out : f32
      %76 = arith.select %75, %73, %out_43 : i64
      linalg.yield %74, %76 : f32, i64
    } -> (tensor<4x3x25xf32>, tensor<4x3x25xi64>)
    %expanded_36 = tensor.expand_shape %49#0 [[0], [1], [2, 3]] output_shape [4, 3, 25, 1] : tensor<4x3x25xf32> into tensor<4x3x25x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %expanded_36 : tensor<4x3x25x25xf32>, tensor<4x3x25x1xf32>) outs(%36 : tensor<4x3x25x25xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.subf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<4x3x25x25xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<4x3x25x25xf32>) outs(%36 : tensor<4x3x25x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.exp %in : f32
      linalg.yield %72 : f32
    } -> tensor<4x3x25x25xf32>
    %52 = tensor.empty() : tensor<4x3x25x1xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<4x3x25x1xf32>) -> tensor<4x3x25x1xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<4x3x25x25xf32>) outs(%53 : tensor<4x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %out : f32
      linalg.yield %72 : f32
    } -> tensor<4x3x25x1xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %54 : tensor<4x3x25x25xf32>, tensor<4x3x25x1xf32>) outs(%36 : tensor<4x3x25x25xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.divf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<4x3x25x25xf32>
    %56 = tensor.empty() : tensor<4x3x25x25xi1>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<4x3x25x25xf32>) outs(%56 : tensor<4x3x25x25xi1>) {
    ^bb0(%in: f32, %out: i1):
      %72 = arith.extf %in : f32 to f64
      %73 = arith.cmpf oeq, %72, %cst_4 : f64
      linalg.yield %73 : i1
    } -> tensor<4x3x25x25xi1>
    %58 = tensor.empty() : tensor<4x3x25x1xi1>
    %59 = linalg.fill ins(%true : i1) outs(%58 : tensor<4x3x25x1xi1>) -> tensor<4x3x25x1xi1>
    %60 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<4x3x25x25xi1>) outs(%59 : tensor<4x3x25x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %72 = arith.andi %in, %out : i1
      linalg.yield %72 : i1
    } -> tensor<4x3x25x1xi1>
    %61 = linalg.generic {indexing_maps = [#map13, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %cst_1, %55 : tensor<4x3x25x1xi1>, tensor<4x3x25x25xf32>, tensor<4x3x25x25xf32>) outs(%36 : tensor<4x3x25x25xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %72 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %72 : f32
    } -> tensor<4x3x25x25xf32>
    %collapsed_37 = tensor.collapse_shape %61 [[0, 1], [2], [3]] : tensor<4x3x25x25xf32> into tensor<12x25x25xf32>
    %collapsed_38 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<4x3x25x8xf32> into tensor<12x25x8xf32>
    %62 = tensor.empty() : tensor<12x25x8xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<12x25x8xf32>) -> tensor<12x25x8xf32>
    %64 = linalg.batch_matmul ins(%collapsed_37, %collapsed_38 : tensor<12x25x25xf32>, tensor<12x25x8xf32>) outs(%63 : tensor<12x25x8xf32>) -> tensor<12x25x8xf32>
    %expanded_39 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [4, 3, 25, 8] : tensor<12x25x8xf32> into tensor<4x3x25x8xf32>
    %65 = tensor.empty() : tensor<4x25x3x8xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<4x3x25x8xf32>) outs(%65 : tensor<4x25x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0], [1], [2, 3]] : tensor<4x25x3x8xf32> into tensor<4x25x24xf32>
    %transposed_42 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%23 : tensor<24x24xf32>) permutation = [1, 0] 
    %66 = tensor.empty() : tensor<4x24x24xf32>
    %67 = linalg.generic {indexing_maps = [#map14, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_42 : tensor<24x24xf32>) outs(%66 : tensor<4x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x24x24xf32>
    %68 = tensor.empty() : tensor<4x25x24xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<4x25x24xf32>) -> tensor<4x25x24xf32>
    %70 = linalg.batch_matmul ins(%collapsed_41, %67 : tensor<4x25x24xf32>, tensor<4x24x24xf32>) outs(%69 : tensor<4x25x24xf32>) -> tensor<4x25x24xf32>
    %71 = linalg.generic {indexing_maps = [#map6, #map15, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %arg8 : tensor<4x25x24xf32>, tensor<24xf32>) outs(%68 : tensor<4x25x24xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %72 = arith.addf %in, %in_43 : f32
      linalg.yield %72 : f32
    } -> tensor<4x25x24xf32>
    return %71 : tensor<4x25x24xf32>
  }
}
