#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x59x24xf32>, %arg1: tensor<2x59xi64>, %arg2: tensor<2x59xi64>, %arg3: tensor<24x24xf32>, %arg4: tensor<8x24xf32>, %arg5: tensor<8x24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4xf32>) -> tensor<2x59x24xf32> {
    %c59_i64 = arith.constant 59 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<false> : tensor<i1>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.35355339059327379 : f64
    %cst_6 = arith.constant dense<0> : tensor<i64>
    %cst_7 = arith.constant dense<-1> : tensor<i64>
    %0 = tensor.empty() : tensor<2x59xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x59xi64>) outs(%0 : tensor<2x59xi1>) {
    ^bb0(%in: i64, %out: i1):
      %82 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %82 : i1
    } -> tensor<2x59xi1>
    %2 = tensor.empty() : tensor<2x59xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_6, %cst_7 : tensor<2x59xi1>, tensor<i64>, tensor<i64>) outs(%2 : tensor<2x59xi64>) {
    ^bb0(%in: i1, %in_39: i64, %in_40: i64, %out: i64):
      %82 = arith.select %in, %in_39, %in_40 : i64
      linalg.yield %82 : i64
    } -> tensor<2x59xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x59xi64>) outs(%0 : tensor<2x59xi1>) {
    ^bb0(%in: i64, %out: i1):
      %82 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %82 : i1
    } -> tensor<2x59xi1>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%5 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i64
      linalg.yield %83 : i64
    } -> tensor<2xi64>
    %7 = tensor.empty() : tensor<59xi64>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<59xi64>) {
    ^bb0(%out: i64):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i64
      linalg.yield %83 : i64
    } -> tensor<59xi64>
    %expanded = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_8 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 59, 1] : tensor<59xi64> into tensor<1x1x59x1xi64>
    %expanded_9 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 1, 59] : tensor<59xi64> into tensor<1x1x1x59xi64>
    %9 = tensor.empty() : tensor<1x1x59x59xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %expanded_8 : tensor<1x1x1x59xi64>, tensor<1x1x59x1xi64>) outs(%9 : tensor<1x1x59x59xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %82 = arith.cmpi sle, %in, %in_39 : i64
      linalg.yield %82 : i1
    } -> tensor<1x1x59x59xi1>
    %11 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %10 : tensor<i1>, tensor<1x1x59x59xi1>) outs(%9 : tensor<1x1x59x59xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %82 = arith.ori %in, %in_39 : i1
      linalg.yield %82 : i1
    } -> tensor<1x1x59x59xi1>
    %12 = tensor.empty() : tensor<2x1x59x1xi64>
    %13 = linalg.generic {indexing_maps = [#map7, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x59x1xi64>) outs(%12 : tensor<2x1x59x1xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %82 = arith.cmpi slt, %in, %c0_i64 : i64
      %83 = arith.addi %in, %c2_i64 : i64
      %84 = arith.select %82, %83, %in : i64
      %85 = arith.index_cast %84 : i64 to index
      %86 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %87 = arith.addi %in_39, %c59_i64 : i64
      %88 = arith.select %86, %87, %in_39 : i64
      %89 = arith.index_cast %88 : i64 to index
      %extracted = tensor.extract %3[%85, %89] : tensor<2x59xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x59x1xi64>
    %14 = tensor.empty() : tensor<2x1x1x59xi64>
    %15 = linalg.generic {indexing_maps = [#map7, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<2x1x1x1xi64>, tensor<1x1x1x59xi64>) outs(%14 : tensor<2x1x1x59xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %82 = arith.cmpi slt, %in, %c0_i64 : i64
      %83 = arith.addi %in, %c2_i64 : i64
      %84 = arith.select %82, %83, %in : i64
      %85 = arith.index_cast %84 : i64 to index
      %86 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %87 = arith.addi %in_39, %c59_i64 : i64
      %88 = arith.select %86, %87, %in_39 : i64
      %89 = arith.index_cast %88 : i64 to index
      %extracted = tensor.extract %3[%85, %89] : tensor<2x59xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x59xi64>
    %16 = tensor.empty() : tensor<2x1x59x59xi1>
    %17 = linalg.generic {indexing_maps = [#map4, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<2x1x59x1xi64>, tensor<2x1x1x59xi64>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %82 = arith.cmpi eq, %in, %in_39 : i64
      linalg.yield %82 : i1
    } -> tensor<2x1x59x59xi1>
    %18 = tensor.empty() : tensor<2x1x59x1xi1>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x59x1xi64>) outs(%18 : tensor<2x1x59x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %82 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %82 : i1
    } -> tensor<2x1x59x1xi1>
    %20 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<2x1x59x59xi1>, tensor<2x1x59x1xi1>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %82 = arith.andi %in, %in_39 : i1
      linalg.yield %82 : i1
    } -> tensor<2x1x59x59xi1>
    %21 = linalg.generic {indexing_maps = [#map10, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %20 : tensor<1x1x59x59xi1>, tensor<2x1x59x59xi1>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %82 = arith.ori %in, %in_39 : i1
      linalg.yield %82 : i1
    } -> tensor<2x1x59x59xi1>
    %22 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %21 : tensor<i1>, tensor<2x1x59x59xi1>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %82 = arith.andi %in, %in_39 : i1
      linalg.yield %82 : i1
    } -> tensor<2x1x59x59xi1>
    %23 = tensor.empty() : tensor<2x1x1x59xi1>
    %24 = linalg.generic {indexing_maps = [#map7, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<2x1x1x1xi64>, tensor<1x1x1x59xi64>) outs(%23 : tensor<2x1x1x59xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %82 = arith.cmpi slt, %in, %c0_i64 : i64
      %83 = arith.addi %in, %c2_i64 : i64
      %84 = arith.select %82, %83, %in : i64
      %85 = arith.index_cast %84 : i64 to index
      %86 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %87 = arith.addi %in_39, %c59_i64 : i64
      %88 = arith.select %86, %87, %in_39 : i64
      %89 = arith.index_cast %88 : i64 to index
      %extracted = tensor.extract %4[%85, %89] : tensor<2x59xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x59xi1>
    %25 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<2x1x59x59xi1>, tensor<2x1x1x59xi1>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %82 = arith.andi %in, %in_39 : i1
      linalg.yield %82 : i1
    } -> tensor<2x1x59x59xi1>
    %26 = tensor.empty() : tensor<2x1x59x59xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %cst_2, %cst_1 : tensor<2x1x59x59xi1>, tensor<f32>, tensor<f32>) outs(%26 : tensor<2x1x59x59xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %82 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x59x59xf32>
    %expanded_10 = tensor.expand_shape %8 [[0, 1, 2]] output_shape [1, 59, 1] : tensor<59xi64> into tensor<1x59x1xi64>
    %28 = tensor.empty() : tensor<1x59x1xf32>
    %29 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x59x1xi64>) outs(%28 : tensor<1x59x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %82 = arith.sitofp %in : i64 to f32
      linalg.yield %82 : f32
    } -> tensor<1x59x1xf32>
    %30 = tensor.empty() : tensor<1x59x4xf32>
    %31 = linalg.generic {indexing_maps = [#map12, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg7 : tensor<1x59x1xf32>, tensor<4xf32>) outs(%30 : tensor<1x59x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<1x59x4xf32>
    %concat = tensor.concat dim(2) %31, %31 : (tensor<1x59x4xf32>, tensor<1x59x4xf32>) -> tensor<1x59x8xf32>
    %32 = tensor.empty() : tensor<1x59x8xf32>
    %33 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x59x8xf32>) outs(%32 : tensor<1x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.cos %in : f32
      linalg.yield %82 : f32
    } -> tensor<1x59x8xf32>
    %34 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x59x8xf32>) outs(%32 : tensor<1x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.sin %in : f32
      linalg.yield %82 : f32
    } -> tensor<1x59x8xf32>
    %35 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%35 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x59x24xf32> into tensor<118x24xf32>
    %36 = tensor.empty() : tensor<118x24xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %38 = linalg.matmul ins(%collapsed, %transposed : tensor<118x24xf32>, tensor<24x24xf32>) outs(%37 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %expanded_11 = tensor.expand_shape %38 [[0, 1], [2, 3]] output_shape [2, 59, 3, 8] : tensor<118x24xf32> into tensor<2x59x3x8xf32>
    %39 = tensor.empty() : tensor<2x3x59x8xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x59x3x8xf32>) outs(%39 : tensor<2x3x59x8xf32>) permutation = [0, 2, 1, 3] 
    %40 = tensor.empty() : tensor<24x8xf32>
    %transposed_13 = linalg.transpose ins(%arg4 : tensor<8x24xf32>) outs(%40 : tensor<24x8xf32>) permutation = [1, 0] 
    %41 = tensor.empty() : tensor<118x8xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<118x8xf32>) -> tensor<118x8xf32>
    %43 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<118x24xf32>, tensor<24x8xf32>) outs(%42 : tensor<118x8xf32>) -> tensor<118x8xf32>
    %expanded_14 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [2, 59, 1, 8] : tensor<118x8xf32> into tensor<2x59x1x8xf32>
    %44 = tensor.empty() : tensor<2x1x59x8xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x59x1x8xf32>) outs(%44 : tensor<2x1x59x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%arg5 : tensor<8x24xf32>) outs(%40 : tensor<24x8xf32>) permutation = [1, 0] 
    %45 = linalg.matmul ins(%collapsed, %transposed_16 : tensor<118x24xf32>, tensor<24x8xf32>) outs(%42 : tensor<118x8xf32>) -> tensor<118x8xf32>
    %expanded_17 = tensor.expand_shape %45 [[0, 1], [2, 3]] output_shape [2, 59, 1, 8] : tensor<118x8xf32> into tensor<2x59x1x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x59x1x8xf32>) outs(%44 : tensor<2x1x59x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %33 [[0], [1, 2], [3]] output_shape [1, 1, 59, 8] : tensor<1x59x8xf32> into tensor<1x1x59x8xf32>
    %expanded_20 = tensor.expand_shape %34 [[0], [1, 2], [3]] output_shape [1, 1, 59, 8] : tensor<1x59x8xf32> into tensor<1x1x59x8xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_19 : tensor<2x3x59x8xf32>, tensor<1x1x59x8xf32>) outs(%39 : tensor<2x3x59x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 3, 59, 4] [1, 1, 1, 1] : tensor<2x3x59x8xf32> to tensor<2x3x59x4xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_12[0, 0, 0, 4] [2, 3, 59, 4] [1, 1, 1, 1] : tensor<2x3x59x8xf32> to tensor<2x3x59x4xf32>
    %47 = tensor.empty() : tensor<2x3x59x4xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x3x59x4xf32>) outs(%47 : tensor<2x3x59x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x4xf32>
    %concat_22 = tensor.concat dim(3) %48, %extracted_slice : (tensor<2x3x59x4xf32>, tensor<2x3x59x4xf32>) -> tensor<2x3x59x8xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_20 : tensor<2x3x59x8xf32>, tensor<1x1x59x8xf32>) outs(%39 : tensor<2x3x59x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x8xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %49 : tensor<2x3x59x8xf32>, tensor<2x3x59x8xf32>) outs(%39 : tensor<2x3x59x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.addf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x8xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_19 : tensor<2x1x59x8xf32>, tensor<1x1x59x8xf32>) outs(%44 : tensor<2x1x59x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x59x8xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 1, 59, 4] [1, 1, 1, 1] : tensor<2x1x59x8xf32> to tensor<2x1x59x4xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_15[0, 0, 0, 4] [2, 1, 59, 4] [1, 1, 1, 1] : tensor<2x1x59x8xf32> to tensor<2x1x59x4xf32>
    %52 = tensor.empty() : tensor<2x1x59x4xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x1x59x4xf32>) outs(%52 : tensor<2x1x59x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x59x4xf32>
    %concat_25 = tensor.concat dim(3) %53, %extracted_slice_23 : (tensor<2x1x59x4xf32>, tensor<2x1x59x4xf32>) -> tensor<2x1x59x8xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_20 : tensor<2x1x59x8xf32>, tensor<1x1x59x8xf32>) outs(%44 : tensor<2x1x59x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x59x8xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %54 : tensor<2x1x59x8xf32>, tensor<2x1x59x8xf32>) outs(%44 : tensor<2x1x59x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.addf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x59x8xf32>
    %56 = tensor.empty() : tensor<2x1x3x59x8xf32>
    %57 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x1x59x8xf32>) outs(%56 : tensor<2x1x3x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x59x8xf32>
    %collapsed_26 = tensor.collapse_shape %57 [[0], [1, 2], [3], [4]] : tensor<2x1x3x59x8xf32> into tensor<2x3x59x8xf32>
    %58 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<2x1x59x8xf32>) outs(%56 : tensor<2x1x3x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x59x8xf32>
    %59 = tensor.empty() : tensor<2x3x8x59xf32>
    %transposed_27 = linalg.transpose ins(%collapsed_26 : tensor<2x3x59x8xf32>) outs(%59 : tensor<2x3x8x59xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %50 [[0, 1], [2], [3]] : tensor<2x3x59x8xf32> into tensor<6x59x8xf32>
    %collapsed_29 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x3x8x59xf32> into tensor<6x8x59xf32>
    %60 = tensor.empty() : tensor<6x59x59xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<6x59x59xf32>) -> tensor<6x59x59xf32>
    %62 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x59x8xf32>, tensor<6x8x59xf32>) outs(%61 : tensor<6x59x59xf32>) -> tensor<6x59x59xf32>
    %expanded_30 = tensor.expand_shape %62 [[0, 1], [2], [3]] output_shape [2, 3, 59, 59] : tensor<6x59x59xf32> into tensor<2x3x59x59xf32>
    %63 = tensor.empty() : tensor<2x3x59x59xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x3x59x59xf32>) outs(%63 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.truncf %cst_5 : f64 to f32
      %83 = arith.mulf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x3x59x59xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %27 : tensor<2x3x59x59xf32>, tensor<2x1x59x59xf32>) outs(%63 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.addf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x59xf32>
    %66 = tensor.empty() : tensor<2x3x59xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<2x3x59xi64>) -> tensor<2x3x59xi64>
    %68 = tensor.empty() : tensor<2x3x59xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<2x3x59xf32>) -> tensor<2x3x59xf32>
    %70:2 = linalg.generic {indexing_maps = [#map5, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x3x59x59xf32>) outs(%69, %67 : tensor<2x3x59xf32>, tensor<2x3x59xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %82 = linalg.index 3 : index
      %83 = arith.index_cast %82 : index to i64
      %84 = arith.maximumf %in, %out : f32
      %85 = arith.cmpf ogt, %in, %out : f32
      %86 = arith.select %85, %83, %out_39 : i64
      linalg.yield %84, %86 : f32, i64
    } -> (tensor<2x3x59xf32>, tensor<2x3x59xi64>)
    %expanded_31 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [2, 3, 59, 1] : tensor<2x3x59xf32> into tensor<2x3x59x1xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_31 : tensor<2x3x59x59xf32>, tensor<2x3x59x1xf32>) outs(%63 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.subf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x59xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x3x59x59xf32>) outs(%63 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x59xf32>
    %73 = tensor.empty() : tensor<2x3x59x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<2x3x59x1xf32>) -> tensor<2x3x59x1xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x3x59x59xf32>) outs(%74 : tensor<2x3x59x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<2x3x59x59xf32>, tensor<2x3x59x1xf32>) outs(%63 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.divf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x59x59xf32>
    %collapsed_32 = tensor.collapse_shape %76 [[0, 1], [2], [3]] : tensor<2x3x59x59xf32> into tensor<6x59x59xf32>
    %collapsed_33 = tensor.collapse_shape %58 [[0, 1, 2], [3], [4]] : tensor<2x1x3x59x8xf32> into tensor<6x59x8xf32>
    %77 = tensor.empty() : tensor<6x59x8xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<6x59x8xf32>) -> tensor<6x59x8xf32>
    %79 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<6x59x59xf32>, tensor<6x59x8xf32>) outs(%78 : tensor<6x59x8xf32>) -> tensor<6x59x8xf32>
    %expanded_34 = tensor.expand_shape %79 [[0, 1], [2], [3]] output_shape [2, 3, 59, 8] : tensor<6x59x8xf32> into tensor<2x3x59x8xf32>
    %80 = tensor.empty() : tensor<2x59x3x8xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x3x59x8xf32>) outs(%80 : tensor<2x59x3x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_36 = linalg.transpose ins(%arg6 : tensor<24x24xf32>) outs(%35 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<2x59x3x8xf32> into tensor<118x24xf32>
    %81 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<118x24xf32>, tensor<24x24xf32>) outs(%37 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %expanded_38 = tensor.expand_shape %81 [[0, 1], [2]] output_shape [2, 59, 24] : tensor<118x24xf32> into tensor<2x59x24xf32>
    return %expanded_38 : tensor<2x59x24xf32>
  }
}
