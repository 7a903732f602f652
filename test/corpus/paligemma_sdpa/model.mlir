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
#map19 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x59x24xf32>, %arg1: tensor<2x59xi64>, %arg2: tensor<2x59xi64>, %arg3: tensor<24x24xf32>, %arg4: tensor<8x24xf32>, %arg5: tensor<8x24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4xf32>) -> tensor<2x59x24xf32> {
    %c59_i64 = arith.constant 59 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x59x59xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<false> : tensor<i1>
    %cst_5 = arith.constant dense<true> : tensor<i1>
    %cst_6 = arith.constant 0.59460355750136051 : f64
    %cst_7 = arith.constant 0xFFF0000000000000 : f64
    %cst_8 = arith.constant dense<0> : tensor<i64>
    %cst_9 = arith.constant dense<-1> : tensor<i64>
    %0 = tensor.empty() : tensor<2x59xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x59xi64>) outs(%0 : tensor<2x59xi1>) {
    ^bb0(%in: i64, %out: i1):
      %93 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %93 : i1
    } -> tensor<2x59xi1>
    %2 = tensor.empty() : tensor<2x59xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_8, %cst_9 : tensor<2x59xi1>, tensor<i64>, tensor<i64>) outs(%2 : tensor<2x59xi64>) {
    ^bb0(%in: i1, %in_40: i64, %in_41: i64, %out: i64):
      %93 = arith.select %in, %in_40, %in_41 : i64
      linalg.yield %93 : i64
    } -> tensor<2x59xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x59xi64>) outs(%0 : tensor<2x59xi1>) {
    ^bb0(%in: i64, %out: i1):
      %93 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %93 : i1
    } -> tensor<2x59xi1>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%5 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %93 = linalg.index 0 : index
      %94 = arith.index_cast %93 : index to i64
      linalg.yield %94 : i64
    } -> tensor<2xi64>
    %7 = tensor.empty() : tensor<59xi64>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<59xi64>) {
    ^bb0(%out: i64):
      %93 = linalg.index 0 : index
      %94 = arith.index_cast %93 : index to i64
      linalg.yield %94 : i64
    } -> tensor<59xi64>
    %expanded = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_10 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 59, 1] : tensor<59xi64> into tensor<1x1x59x1xi64>
    %expanded_11 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 1, 59] : tensor<59xi64> into tensor<1x1x1x59xi64>
    %9 = tensor.empty() : tensor<1x1x59x59xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %expanded_10 : tensor<1x1x1x59xi64>, tensor<1x1x59x1xi64>) outs(%9 : tensor<1x1x59x59xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %93 = arith.cmpi sle, %in, %in_40 : i64
      linalg.yield %93 : i1
    } -> tensor<1x1x59x59xi1>
    %11 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %10 : tensor<i1>, tensor<1x1x59x59xi1>) outs(%9 : tensor<1x1x59x59xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %93 = arith.ori %in, %in_40 : i1
      linalg.yield %93 : i1
    } -> tensor<1x1x59x59xi1>
    %12 = tensor.empty() : tensor<2x1x59x1xi64>
    %13 = linalg.generic {indexing_maps = [#map7, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_10 : tensor<2x1x1x1xi64>, tensor<1x1x59x1xi64>) outs(%12 : tensor<2x1x59x1xi64>) {
    ^bb0(%in: i64, %in_40: i64, %out: i64):
      %93 = arith.cmpi slt, %in, %c0_i64 : i64
      %94 = arith.addi %in, %c2_i64 : i64
      %95 = arith.select %93, %94, %in : i64
      %96 = arith.index_cast %95 : i64 to index
      %97 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %98 = arith.addi %in_40, %c59_i64 : i64
      %99 = arith.select %97, %98, %in_40 : i64
      %100 = arith.index_cast %99 : i64 to index
      %extracted = tensor.extract %3[%96, %100] : tensor<2x59xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x59x1xi64>
    %14 = tensor.empty() : tensor<2x1x1x59xi64>
    %15 = linalg.generic {indexing_maps = [#map7, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<2x1x1x1xi64>, tensor<1x1x1x59xi64>) outs(%14 : tensor<2x1x1x59xi64>) {
    ^bb0(%in: i64, %in_40: i64, %out: i64):
      %93 = arith.cmpi slt, %in, %c0_i64 : i64
      %94 = arith.addi %in, %c2_i64 : i64
      %95 = arith.select %93, %94, %in : i64
      %96 = arith.index_cast %95 : i64 to index
      %97 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %98 = arith.addi %in_40, %c59_i64 : i64
      %99 = arith.select %97, %98, %in_40 : i64
      %100 = arith.index_cast %99 : i64 to index
      %extracted = tensor.extract %3[%96, %100] : tensor<2x59xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x59xi64>
    %16 = tensor.empty() : tensor<2x1x59x59xi1>
    %17 = linalg.generic {indexing_maps = [#map4, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<2x1x59x1xi64>, tensor<2x1x1x59xi64>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %93 = arith.cmpi eq, %in, %in_40 : i64
      linalg.yield %93 : i1
    } -> tensor<2x1x59x59xi1>
    %18 = tensor.empty() : tensor<2x1x59x1xi1>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x59x1xi64>) outs(%18 : tensor<2x1x59x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %93 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %93 : i1
    } -> tensor<2x1x59x1xi1>
    %20 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<2x1x59x59xi1>, tensor<2x1x59x1xi1>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %93 = arith.andi %in, %in_40 : i1
      linalg.yield %93 : i1
    } -> tensor<2x1x59x59xi1>
    %21 = linalg.generic {indexing_maps = [#map10, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %20 : tensor<1x1x59x59xi1>, tensor<2x1x59x59xi1>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %93 = arith.ori %in, %in_40 : i1
      linalg.yield %93 : i1
    } -> tensor<2x1x59x59xi1>
    %22 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %21 : tensor<i1>, tensor<2x1x59x59xi1>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %93 = arith.andi %in, %in_40 : i1
      linalg.yield %93 : i1
    } -> tensor<2x1x59x59xi1>
    %23 = tensor.empty() : tensor<2x1x1x59xi1>
    %24 = linalg.generic {indexing_maps = [#map7, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<2x1x1x1xi64>, tensor<1x1x1x59xi64>) outs(%23 : tensor<2x1x1x59xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %93 = arith.cmpi slt, %in, %c0_i64 : i64
      %94 = arith.addi %in, %c2_i64 : i64
      %95 = arith.select %93, %94, %in : i64
      %96 = arith.index_cast %95 : i64 to index
      %97 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %98 = arith.addi %in_40, %c59_i64 : i64
      %99 = arith.select %97, %98, %in_40 : i64
      %100 = arith.index_cast %99 : i64 to index
      %extracted = tensor.extract %4[%96, %100] : tensor<2x59xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x59xi1>
    %25 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<2x1x59x59xi1>, tensor<2x1x1x59xi1>) outs(%16 : tensor<2x1x59x59xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %93 = arith.andi %in, %in_40 : i1
      linalg.yield %93 : i1
    } -> tensor<2x1x59x59xi1>
    %expanded_12 = tensor.expand_shape %8 [[0, 1, 2]] output_shape [1, 59, 1] : tensor<59xi64> into tensor<1x59x1xi64>
    %26 = tensor.empty() : tensor<1x59x1xf32>
    %27 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x59x1xi64>) outs(%26 : tensor<1x59x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %93 = arith.sitofp %in : i64 to f32
      linalg.yield %93 : f32
    } -> tensor<1x59x1xf32>
    %28 = tensor.empty() : tensor<1x59x4xf32>
    %29 = linalg.generic {indexing_maps = [#map12, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg7 : tensor<1x59x1xf32>, tensor<4xf32>) outs(%28 : tensor<1x59x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.mulf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<1x59x4xf32>
    %concat = tensor.concat dim(2) %29, %29 : (tensor<1x59x4xf32>, tensor<1x59x4xf32>) -> tensor<1x59x8xf32>
    %30 = tensor.empty() : tensor<1x59x8xf32>
    %31 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x59x8xf32>) outs(%30 : tensor<1x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.cos %in : f32
      linalg.yield %93 : f32
    } -> tensor<1x59x8xf32>
    %32 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x59x8xf32>) outs(%30 : tensor<1x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.sin %in : f32
      linalg.yield %93 : f32
    } -> tensor<1x59x8xf32>
    %33 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%33 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x59x24xf32> into tensor<118x24xf32>
    %34 = tensor.empty() : tensor<118x24xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %36 = linalg.matmul ins(%collapsed, %transposed : tensor<118x24xf32>, tensor<24x24xf32>) outs(%35 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %expanded_13 = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [2, 59, 3, 8] : tensor<118x24xf32> into tensor<2x59x3x8xf32>
    %37 = tensor.empty() : tensor<2x3x59x8xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x59x3x8xf32>) outs(%37 : tensor<2x3x59x8xf32>) permutation = [0, 2, 1, 3] 
    %38 = tensor.empty() : tensor<24x8xf32>
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<8x24xf32>) outs(%38 : tensor<24x8xf32>) permutation = [1, 0] 
    %39 = tensor.empty() : tensor<118x8xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<118x8xf32>) -> tensor<118x8xf32>
    %41 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<118x24xf32>, tensor<24x8xf32>) outs(%40 : tensor<118x8xf32>) -> tensor<118x8xf32>
    %expanded_16 = tensor.expand_shape %41 [[0, 1], [2, 3]] output_shape [2, 59, 1, 8] : tensor<118x8xf32> into tensor<2x59x1x8xf32>
    %42 = tensor.empty() : tensor<2x1x59x8xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x59x1x8xf32>) outs(%42 : tensor<2x1x59x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_18 = linalg.transpose ins(%arg5 : tensor<8x24xf32>) outs(%38 : tensor<24x8xf32>) permutation = [1, 0] 
    %43 = linalg.matmul ins(%collapsed, %transposed_18 : tensor<118x24xf32>, tensor<24x8xf32>) outs(%40 : tensor<118x8xf32>) -> tensor<118x8xf32>
    %expanded_19 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [2, 59, 1, 8] : tensor<118x8xf32> into tensor<2x59x1x8xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x59x1x8xf32>) outs(%42 : tensor<2x1x59x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_21 = tensor.expand_shape %31 [[0], [1, 2], [3]] output_shape [1, 1, 59, 8] : tensor<1x59x8xf32> into tensor<1x1x59x8xf32>
    %expanded_22 = tensor.expand_shape %32 [[0], [1, 2], [3]] output_shape [1, 1, 59, 8] : tensor<1x59x8xf32> into tensor<1x1x59x8xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_21 : tensor<2x3x59x8xf32>, tensor<1x1x59x8xf32>) outs(%37 : tensor<2x3x59x8xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.mulf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 3, 59, 4] [1, 1, 1, 1] : tensor<2x3x59x8xf32> to tensor<2x3x59x4xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 4] [2, 3, 59, 4] [1, 1, 1, 1] : tensor<2x3x59x8xf32> to tensor<2x3x59x4xf32>
    %45 = tensor.empty() : tensor<2x3x59x4xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x59x4xf32>) outs(%45 : tensor<2x3x59x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.negf %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x4xf32>
    %concat_24 = tensor.concat dim(3) %46, %extracted_slice : (tensor<2x3x59x4xf32>, tensor<2x3x59x4xf32>) -> tensor<2x3x59x8xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_22 : tensor<2x3x59x8xf32>, tensor<1x1x59x8xf32>) outs(%37 : tensor<2x3x59x8xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.mulf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x8xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<2x3x59x8xf32>, tensor<2x3x59x8xf32>) outs(%37 : tensor<2x3x59x8xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.addf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x8xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_21 : tensor<2x1x59x8xf32>, tensor<1x1x59x8xf32>) outs(%42 : tensor<2x1x59x8xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.mulf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x59x8xf32>
    %extracted_slice_25 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 1, 59, 4] [1, 1, 1, 1] : tensor<2x1x59x8xf32> to tensor<2x1x59x4xf32>
    %extracted_slice_26 = tensor.extract_slice %transposed_17[0, 0, 0, 4] [2, 1, 59, 4] [1, 1, 1, 1] : tensor<2x1x59x8xf32> to tensor<2x1x59x4xf32>
    %50 = tensor.empty() : tensor<2x1x59x4xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<2x1x59x4xf32>) outs(%50 : tensor<2x1x59x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.negf %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x59x4xf32>
    %concat_27 = tensor.concat dim(3) %51, %extracted_slice_25 : (tensor<2x1x59x4xf32>, tensor<2x1x59x4xf32>) -> tensor<2x1x59x8xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_27, %expanded_22 : tensor<2x1x59x8xf32>, tensor<1x1x59x8xf32>) outs(%42 : tensor<2x1x59x8xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.mulf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x59x8xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %52 : tensor<2x1x59x8xf32>, tensor<2x1x59x8xf32>) outs(%42 : tensor<2x1x59x8xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.addf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x59x8xf32>
    %54 = tensor.empty() : tensor<2x1x3x59x8xf32>
    %55 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x1x59x8xf32>) outs(%54 : tensor<2x1x3x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x59x8xf32>
    %collapsed_28 = tensor.collapse_shape %55 [[0], [1, 2], [3], [4]] : tensor<2x1x3x59x8xf32> into tensor<2x3x59x8xf32>
    %56 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<2x1x59x8xf32>) outs(%54 : tensor<2x1x3x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x59x8xf32>
    %57 = tensor.empty() : tensor<2x1x59x59xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %cst_2, %cst_3 : tensor<2x1x59x59xi1>, tensor<f32>, tensor<f32>) outs(%57 : tensor<2x1x59x59xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %93 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x59x59xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x3x59x8xf32>) outs(%37 : tensor<2x3x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_6 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x59x8xf32>
    %60 = tensor.empty() : tensor<2x3x8x59xf32>
    %transposed_29 = linalg.transpose ins(%collapsed_28 : tensor<2x3x59x8xf32>) outs(%60 : tensor<2x3x8x59xf32>) permutation = [0, 1, 3, 2] 
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<2x3x8x59xf32>) outs(%60 : tensor<2x3x8x59xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_6 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x8x59xf32>
    %collapsed_30 = tensor.collapse_shape %59 [[0, 1], [2], [3]] : tensor<2x3x59x8xf32> into tensor<6x59x8xf32>
    %collapsed_31 = tensor.collapse_shape %61 [[0, 1], [2], [3]] : tensor<2x3x8x59xf32> into tensor<6x8x59xf32>
    %62 = tensor.empty() : tensor<6x59x59xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<6x59x59xf32>) -> tensor<6x59x59xf32>
    %64 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x59x8xf32>, tensor<6x8x59xf32>) outs(%63 : tensor<6x59x59xf32>) -> tensor<6x59x59xf32>
    %expanded_32 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [2, 3, 59, 59] : tensor<6x59x59xf32> into tensor<2x3x59x59xf32>
    %65 = tensor.empty() : tensor<2x3x59x59xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %58 : tensor<2x3x59x59xf32>, tensor<2x1x59x59xf32>) outs(%65 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.addf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x59xf32>
    %67 = tensor.empty() : tensor<2x3x59xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<2x3x59xi64>) -> tensor<2x3x59xi64>
    %69 = tensor.empty() : tensor<2x3x59xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<2x3x59xf32>) -> tensor<2x3x59xf32>
    %71:2 = linalg.generic {indexing_maps = [#map5, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x59x59xf32>) outs(%70, %68 : tensor<2x3x59xf32>, tensor<2x3x59xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %93 = linalg.index 3 : index
      %94 = arith.index_cast %93 : index to i64
      %95 = arith.maximumf %in, %out : f32
      %96 = arith.cmpf ogt, %in, %out : f32
      %97 = arith.select %96, %94, %out_40 : i64
      linalg.yield %95, %97 : f32, i64
    } -> (tensor<2x3x59xf32>, tensor<2x3x59xi64>)
    %expanded_33 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [2, 3, 59, 1] : tensor<2x3x59xf32> into tensor<2x3x59x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_33 : tensor<2x3x59x59xf32>, tensor<2x3x59x1xf32>) outs(%65 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.subf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x59xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x3x59x59xf32>) outs(%65 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.exp %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x59xf32>
    %74 = tensor.empty() : tensor<2x3x59x1xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<2x3x59x1xf32>) -> tensor<2x3x59x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x3x59x59xf32>) outs(%75 : tensor<2x3x59x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<2x3x59x59xf32>, tensor<2x3x59x1xf32>) outs(%65 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %93 = arith.divf %in, %in_40 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x59xf32>
    %78 = tensor.empty() : tensor<2x3x59x59xi1>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x3x59x59xf32>) outs(%78 : tensor<2x3x59x59xi1>) {
    ^bb0(%in: f32, %out: i1):
      %93 = arith.extf %in : f32 to f64
      %94 = arith.cmpf oeq, %93, %cst_7 : f64
      linalg.yield %94 : i1
    } -> tensor<2x3x59x59xi1>
    %80 = tensor.empty() : tensor<2x3x59x1xi1>
    %81 = linalg.fill ins(%true : i1) outs(%80 : tensor<2x3x59x1xi1>) -> tensor<2x3x59x1xi1>
    %82 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x3x59x59xi1>) outs(%81 : tensor<2x3x59x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %93 = arith.andi %in, %out : i1
      linalg.yield %93 : i1
    } -> tensor<2x3x59x1xi1>
    %83 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %cst_1, %77 : tensor<2x3x59x1xi1>, tensor<2x3x59x59xf32>, tensor<2x3x59x59xf32>) outs(%65 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %93 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x59x59xf32>
    %collapsed_34 = tensor.collapse_shape %83 [[0, 1], [2], [3]] : tensor<2x3x59x59xf32> into tensor<6x59x59xf32>
    %collapsed_35 = tensor.collapse_shape %56 [[0, 1, 2], [3], [4]] : tensor<2x1x3x59x8xf32> into tensor<6x59x8xf32>
    %84 = tensor.empty() : tensor<6x59x8xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<6x59x8xf32>) -> tensor<6x59x8xf32>
    %86 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<6x59x59xf32>, tensor<6x59x8xf32>) outs(%85 : tensor<6x59x8xf32>) -> tensor<6x59x8xf32>
    %expanded_36 = tensor.expand_shape %86 [[0, 1], [2], [3]] output_shape [2, 3, 59, 8] : tensor<6x59x8xf32> into tensor<2x3x59x8xf32>
    %87 = tensor.empty() : tensor<2x59x3x8xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x3x59x8xf32>) outs(%87 : tensor<2x59x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1], [2, 3]] : tensor<2x59x3x8xf32> into tensor<2x59x24xf32>
    %transposed_39 = linalg.transpose ins(%arg6 : tensor<24x24xf32>) outs(%33 : tensor<24x24xf32>) permutation = [1, 0] 
    %88 = tensor.empty() : tensor<2x24x24xf32>
    %89 = linalg.generic {indexing_maps = [#map19, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<24x24xf32>) outs(%88 : tensor<2x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x24xf32>
    %90 = tensor.empty() : tensor<2x59x24xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<2x59x24xf32>) -> tensor<2x59x24xf32>
    %92 = linalg.batch_matmul ins(%collapsed_38, %89 : tensor<2x59x24xf32>, tensor<2x24x24xf32>) outs(%91 : tensor<2x59x24xf32>) -> tensor<2x59x24xf32>
    return %92 : tensor<2x59x24xf32>
  }
}
