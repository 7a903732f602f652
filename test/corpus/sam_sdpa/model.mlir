#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (0, 0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, 0, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @main(%arg0: tensor<2x7x7x24xf32>, %arg1: tensor<13x8xf32>, %arg2: tensor<13x8xf32>, %arg3: tensor<72x24xf32>, %arg4: tensor<72xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>) -> tensor<2x7x7x24xf32> {
    %c12_i64 = arith.constant 12 : i64
    %c13_i64 = arith.constant 13 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x49x49xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.59460355750136051 : f64
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 6.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<2x7x7x24xf32> into tensor<98x24xf32>
    %0 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<72x24xf32>) outs(%0 : tensor<24x72xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<98x72xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<98x72xf32>) -> tensor<98x72xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<98x24xf32>, tensor<24x72xf32>) outs(%2 : tensor<98x72xf32>) -> tensor<98x72xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg4 : tensor<98x72xf32>, tensor<72xf32>) outs(%1 : tensor<98x72xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.addf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<98x72xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3, 4]] output_shape [2, 49, 3, 3, 8] : tensor<98x72xf32> into tensor<2x49x3x3x8xf32>
    %5 = tensor.empty() : tensor<3x2x3x49x8xf32>
    %transposed_7 = linalg.transpose ins(%expanded : tensor<2x49x3x3x8xf32>) outs(%5 : tensor<3x2x3x49x8xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1, 2], [3], [4]] : tensor<3x2x3x49x8xf32> into tensor<3x6x49x8xf32>
    %extracted_slice = tensor.extract_slice %collapsed_8[0, 0, 0, 0] [1, 6, 49, 8] [1, 1, 1, 1] : tensor<3x6x49x8xf32> to tensor<1x6x49x8xf32>
    %extracted_slice_9 = tensor.extract_slice %collapsed_8[1, 0, 0, 0] [1, 6, 49, 8] [1, 1, 1, 1] : tensor<3x6x49x8xf32> to tensor<1x6x49x8xf32>
    %extracted_slice_10 = tensor.extract_slice %collapsed_8[2, 0, 0, 0] [1, 6, 49, 8] [1, 1, 1, 1] : tensor<3x6x49x8xf32> to tensor<1x6x49x8xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x6x49x8xf32> into tensor<6x49x8xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2], [3]] : tensor<1x6x49x8xf32> into tensor<6x49x8xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2], [3]] : tensor<1x6x49x8xf32> into tensor<6x49x8xf32>
    %expanded_14 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 13, 8] : tensor<13x8xf32> into tensor<1x13x8xf32>
    %6 = tensor.empty() : tensor<1x8x13xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<1x13x8xf32>) outs(%6 : tensor<1x8x13xf32>) permutation = [0, 2, 1] 
    %7 = tensor.empty() : tensor<13xi64>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %95 = linalg.index 0 : index
      %96 = arith.index_cast %95 : index to i64
      linalg.yield %96 : i64
    } -> tensor<13xi64>
    %9 = tensor.empty() : tensor<13xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%8 : tensor<13xi64>) outs(%9 : tensor<13xf32>) {
    ^bb0(%in: i64, %out: f32):
      %95 = arith.sitofp %in : i64 to f32
      linalg.yield %95 : f32
    } -> tensor<13xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%10 : tensor<13xf32>) outs(%9 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %cst_4 : f32
      linalg.yield %95 : f32
    } -> tensor<13xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%11 : tensor<13xf32>) outs(%9 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.subf %in, %cst_4 : f32
      linalg.yield %95 : f32
    } -> tensor<13xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%12 : tensor<13xf32>) outs(%9 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.cmpf ult, %in, %cst : f32
      %96 = arith.select %95, %cst, %in : f32
      linalg.yield %96 : f32
    } -> tensor<13xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%13 : tensor<13xf32>) outs(%7 : tensor<13xi64>) {
    ^bb0(%in: f32, %out: i64):
      %95 = arith.fptosi %in : f32 to i64
      linalg.yield %95 : i64
    } -> tensor<13xi64>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%14 : tensor<13xi64>) outs(%7 : tensor<13xi64>) {
    ^bb0(%in: i64, %out: i64):
      %95 = arith.addi %in, %c1_i64 : i64
      linalg.yield %95 : i64
    } -> tensor<13xi64>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<13xi64>) outs(%7 : tensor<13xi64>) {
    ^bb0(%in: i64, %out: i64):
      %95 = arith.minsi %in, %c12_i64 : i64
      linalg.yield %95 : i64
    } -> tensor<13xi64>
    %17 = tensor.empty() : tensor<8xi64>
    %18 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%17 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %95 = linalg.index 0 : index
      %96 = arith.index_cast %95 : index to i64
      linalg.yield %96 : i64
    } -> tensor<8xi64>
    %expanded_16 = tensor.expand_shape %18 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %19 = tensor.empty() : tensor<1xi64>
    %20 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%19 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_17 = tensor.expand_shape %20 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_16, %14 : tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<13xi64>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: i64, %in_59: i64, %in_60: i64, %out: f32):
      %95 = arith.cmpi slt, %in, %c0_i64 : i64
      %96 = arith.addi %in, %c1_i64 : i64
      %97 = arith.select %95, %96, %in : i64
      %98 = arith.index_cast %97 : i64 to index
      %99 = arith.cmpi slt, %in_59, %c0_i64 : i64
      %100 = arith.addi %in_59, %c8_i64 : i64
      %101 = arith.select %99, %100, %in_59 : i64
      %102 = arith.index_cast %101 : i64 to index
      %103 = arith.cmpi slt, %in_60, %c0_i64 : i64
      %104 = arith.addi %in_60, %c13_i64 : i64
      %105 = arith.select %103, %104, %in_60 : i64
      %106 = arith.index_cast %105 : i64 to index
      %extracted = tensor.extract %transposed_15[%98, %102, %106] : tensor<1x8x13xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x13xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_16, %16 : tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<13xi64>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: i64, %in_59: i64, %in_60: i64, %out: f32):
      %95 = arith.cmpi slt, %in, %c0_i64 : i64
      %96 = arith.addi %in, %c1_i64 : i64
      %97 = arith.select %95, %96, %in : i64
      %98 = arith.index_cast %97 : i64 to index
      %99 = arith.cmpi slt, %in_59, %c0_i64 : i64
      %100 = arith.addi %in_59, %c8_i64 : i64
      %101 = arith.select %99, %100, %in_59 : i64
      %102 = arith.index_cast %101 : i64 to index
      %103 = arith.cmpi slt, %in_60, %c0_i64 : i64
      %104 = arith.addi %in_60, %c13_i64 : i64
      %105 = arith.select %103, %104, %in_60 : i64
      %106 = arith.index_cast %105 : i64 to index
      %extracted = tensor.extract %transposed_15[%98, %102, %106] : tensor<1x8x13xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x13xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%13, %14 : tensor<13xf32>, tensor<13xi64>) outs(%9 : tensor<13xf32>) {
    ^bb0(%in: f32, %in_59: i64, %out: f32):
      %95 = arith.sitofp %in_59 : i64 to f32
      %96 = arith.subf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<13xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%23 : tensor<13xf32>) outs(%9 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.cmpf ult, %in, %cst : f32
      %96 = arith.select %95, %cst, %in : f32
      %97 = arith.cmpf ugt, %96, %cst_5 : f32
      %98 = arith.select %97, %cst_5, %96 : f32
      linalg.yield %98 : f32
    } -> tensor<13xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %21 : tensor<1x8x13xf32>, tensor<1x8x13xf32>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.subf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<1x8x13xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %24 : tensor<1x8x13xf32>, tensor<13xf32>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.mulf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<1x8x13xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %26 : tensor<1x8x13xf32>, tensor<1x8x13xf32>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.addf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<1x8x13xf32>
    %collapsed_18 = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<1x8x13xf32> into tensor<8x13xf32>
    %28 = tensor.empty() : tensor<13x8xf32>
    %transposed_19 = linalg.transpose ins(%collapsed_18 : tensor<8x13xf32>) outs(%28 : tensor<13x8xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<7xi64>
    %30 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%29 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %95 = linalg.index 0 : index
      %96 = arith.index_cast %95 : index to i64
      linalg.yield %96 : i64
    } -> tensor<7xi64>
    %expanded_20 = tensor.expand_shape %30 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %31 = tensor.empty() : tensor<7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_20 : tensor<7x1xi64>) outs(%31 : tensor<7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %95 = arith.sitofp %in : i64 to f32
      linalg.yield %95 : f32
    } -> tensor<7x1xf32>
    %expanded_21 = tensor.expand_shape %30 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %33 = tensor.empty() : tensor<1x7xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<1x7xi64>) outs(%33 : tensor<1x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %95 = arith.sitofp %in : i64 to f32
      linalg.yield %95 : f32
    } -> tensor<1x7xf32>
    %35 = tensor.empty() : tensor<7x7xf32>
    %36 = linalg.generic {indexing_maps = [#map7, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<7x1xf32>, tensor<1x7xf32>) outs(%35 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.subf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<7x7xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<7x7xf32>) outs(%35 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %cst_6 : f32
      linalg.yield %95 : f32
    } -> tensor<7x7xf32>
    %38 = tensor.empty() : tensor<7x7xi64>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xf32>) outs(%38 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %95 = arith.fptosi %in : f32 to i64
      linalg.yield %95 : i64
    } -> tensor<7x7xi64>
    %40 = tensor.empty() : tensor<7x7x8xf32>
    %41 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<7x7xi64>) outs(%40 : tensor<7x7x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %95 = arith.cmpi slt, %in, %c0_i64 : i64
      %96 = arith.addi %in, %c13_i64 : i64
      %97 = arith.select %95, %96, %in : i64
      %98 = arith.index_cast %97 : i64 to index
      %99 = linalg.index 2 : index
      %extracted = tensor.extract %transposed_19[%98, %99] : tensor<13x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7x8xf32>
    %expanded_22 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [1, 13, 8] : tensor<13x8xf32> into tensor<1x13x8xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<1x13x8xf32>) outs(%6 : tensor<1x8x13xf32>) permutation = [0, 2, 1] 
    %42 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_16, %14 : tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<13xi64>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: i64, %in_59: i64, %in_60: i64, %out: f32):
      %95 = arith.cmpi slt, %in, %c0_i64 : i64
      %96 = arith.addi %in, %c1_i64 : i64
      %97 = arith.select %95, %96, %in : i64
      %98 = arith.index_cast %97 : i64 to index
      %99 = arith.cmpi slt, %in_59, %c0_i64 : i64
      %100 = arith.addi %in_59, %c8_i64 : i64
      %101 = arith.select %99, %100, %in_59 : i64
      %102 = arith.index_cast %101 : i64 to index
      %103 = arith.cmpi slt, %in_60, %c0_i64 : i64
      %104 = arith.addi %in_60, %c13_i64 : i64
      %105 = arith.select %103, %104, %in_60 : i64
      %106 = arith.index_cast %105 : i64 to index
      %extracted = tensor.extract %transposed_23[%98, %102, %106] : tensor<1x8x13xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x13xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_16, %16 : tensor<1x1x1xi64>, tensor<8x1xi64>, tensor<13xi64>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: i64, %in_59: i64, %in_60: i64, %out: f32):
      %95 = arith.cmpi slt, %in, %c0_i64 : i64
      %96 = arith.addi %in, %c1_i64 : i64
      %97 = arith.select %95, %96, %in : i64
      %98 = arith.index_cast %97 : i64 to index
      %99 = arith.cmpi slt, %in_59, %c0_i64 : i64
      %100 = arith.addi %in_59, %c8_i64 : i64
      %101 = arith.select %99, %100, %in_59 : i64
      %102 = arith.index_cast %101 : i64 to index
      %103 = arith.cmpi slt, %in_60, %c0_i64 : i64
      %104 = arith.addi %in_60, %c13_i64 : i64
      %105 = arith.select %103, %104, %in_60 : i64
      %106 = arith.index_cast %105 : i64 to index
      %extracted = tensor.extract %transposed_23[%98, %102, %106] : tensor<1x8x13xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x13xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %42 : tensor<1x8x13xf32>, tensor<1x8x13xf32>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.subf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<1x8x13xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %24 : tensor<1x8x13xf32>, tensor<13xf32>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.mulf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<1x8x13xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<1x8x13xf32>, tensor<1x8x13xf32>) outs(%6 : tensor<1x8x13xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.addf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<1x8x13xf32>
    %collapsed_24 = tensor.collapse_shape %46 [[0, 1], [2]] : tensor<1x8x13xf32> into tensor<8x13xf32>
    %transposed_25 = linalg.transpose ins(%collapsed_24 : tensor<8x13xf32>) outs(%28 : tensor<13x8xf32>) permutation = [1, 0] 
    %47 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<7x7xi64>) outs(%40 : tensor<7x7x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %95 = arith.cmpi slt, %in, %c0_i64 : i64
      %96 = arith.addi %in, %c13_i64 : i64
      %97 = arith.select %95, %96, %in : i64
      %98 = arith.index_cast %97 : i64 to index
      %99 = linalg.index 2 : index
      %extracted = tensor.extract %transposed_25[%98, %99] : tensor<13x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7x8xf32>
    %expanded_26 = tensor.expand_shape %collapsed_11 [[0], [1, 2], [3, 4]] output_shape [6, 7, 7, 8, 1] : tensor<6x49x8xf32> into tensor<6x7x7x8x1xf32>
    %expanded_27 = tensor.expand_shape %41 [[0], [1], [2, 3, 4]] output_shape [7, 7, 8, 1, 1] : tensor<7x7x8xf32> into tensor<7x7x8x1x1xf32>
    %48 = tensor.empty() : tensor<7x6x7x8x1xf32>
    %transposed_28 = linalg.transpose ins(%expanded_26 : tensor<6x7x7x8x1xf32>) outs(%48 : tensor<7x6x7x8x1xf32>) permutation = [1, 0, 2, 3, 4] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1, 2], [3, 4]] : tensor<7x6x7x8x1xf32> into tensor<7x42x8xf32>
    %49 = tensor.empty() : tensor<7x8x7x1x1xf32>
    %transposed_30 = linalg.transpose ins(%expanded_27 : tensor<7x7x8x1x1xf32>) outs(%49 : tensor<7x8x7x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0], [1], [2, 3, 4]] : tensor<7x8x7x1x1xf32> into tensor<7x8x7xf32>
    %50 = tensor.empty() : tensor<7x42x7xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<7x42x7xf32>) -> tensor<7x42x7xf32>
    %52 = linalg.batch_matmul ins(%collapsed_29, %collapsed_31 : tensor<7x42x8xf32>, tensor<7x8x7xf32>) outs(%51 : tensor<7x42x7xf32>) -> tensor<7x42x7xf32>
    %expanded_32 = tensor.expand_shape %52 [[0], [1, 2], [3, 4]] output_shape [7, 6, 7, 1, 7] : tensor<7x42x7xf32> into tensor<7x6x7x1x7xf32>
    %53 = tensor.empty() : tensor<6x7x7x7x1xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<7x6x7x1x7xf32>) outs(%53 : tensor<6x7x7x7x1xf32>) permutation = [1, 0, 2, 4, 3] 
    %expanded_34 = tensor.expand_shape %47 [[0], [1], [2, 3, 4]] output_shape [7, 7, 8, 1, 1] : tensor<7x7x8xf32> into tensor<7x7x8x1x1xf32>
    %transposed_35 = linalg.transpose ins(%expanded_26 : tensor<6x7x7x8x1xf32>) outs(%48 : tensor<7x6x7x8x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0], [1, 2], [3, 4]] : tensor<7x6x7x8x1xf32> into tensor<7x42x8xf32>
    %transposed_37 = linalg.transpose ins(%expanded_34 : tensor<7x7x8x1x1xf32>) outs(%49 : tensor<7x8x7x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1], [2, 3, 4]] : tensor<7x8x7x1x1xf32> into tensor<7x8x7xf32>
    %54 = linalg.batch_matmul ins(%collapsed_36, %collapsed_38 : tensor<7x42x8xf32>, tensor<7x8x7xf32>) outs(%51 : tensor<7x42x7xf32>) -> tensor<7x42x7xf32>
    %expanded_39 = tensor.expand_shape %54 [[0], [1, 2], [3, 4]] output_shape [7, 6, 7, 1, 7] : tensor<7x42x7xf32> into tensor<7x6x7x1x7xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<7x6x7x1x7xf32>) outs(%53 : tensor<6x7x7x7x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0], [1], [2], [3, 4]] : tensor<6x7x7x7x1xf32> into tensor<6x7x7x7xf32>
    %expanded_42 = tensor.expand_shape %collapsed_41 [[0], [1], [2], [3, 4]] output_shape [6, 7, 7, 1, 7] : tensor<6x7x7x7xf32> into tensor<6x7x7x1x7xf32>
    %55 = tensor.empty() : tensor<6x7x7x7x7xf32>
    %56 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_33, %expanded_42 : tensor<6x7x7x7x1xf32>, tensor<6x7x7x1x7xf32>) outs(%55 : tensor<6x7x7x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.addf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<6x7x7x7x7xf32>
    %collapsed_43 = tensor.collapse_shape %56 [[0], [1, 2], [3, 4]] : tensor<6x7x7x7x7xf32> into tensor<6x49x49xf32>
    %expanded_44 = tensor.expand_shape %collapsed_43 [[0, 1], [2], [3]] output_shape [2, 3, 49, 49] : tensor<6x49x49xf32> into tensor<2x3x49x49xf32>
    %expanded_45 = tensor.expand_shape %collapsed_11 [[0, 1], [2], [3]] output_shape [2, 3, 49, 8] : tensor<6x49x8xf32> into tensor<2x3x49x8xf32>
    %expanded_46 = tensor.expand_shape %collapsed_12 [[0, 1], [2], [3]] output_shape [2, 3, 49, 8] : tensor<6x49x8xf32> into tensor<2x3x49x8xf32>
    %57 = tensor.empty() : tensor<2x3x49x8xf32>
    %58 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x3x49x8xf32>) outs(%57 : tensor<2x3x49x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.truncf %cst_3 : f64 to f32
      %96 = arith.mulf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x49x8xf32>
    %59 = tensor.empty() : tensor<2x3x8x49xf32>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<2x3x49x8xf32>) outs(%59 : tensor<2x3x8x49xf32>) permutation = [0, 1, 3, 2] 
    %60 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_47 : tensor<2x3x8x49xf32>) outs(%59 : tensor<2x3x8x49xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.truncf %cst_3 : f64 to f32
      %96 = arith.mulf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x8x49xf32>
    %collapsed_48 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x3x49x8xf32> into tensor<6x49x8xf32>
    %collapsed_49 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x3x8x49xf32> into tensor<6x8x49xf32>
    %61 = tensor.empty() : tensor<6x49x49xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<6x49x49xf32>) -> tensor<6x49x49xf32>
    %63 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<6x49x8xf32>, tensor<6x8x49xf32>) outs(%62 : tensor<6x49x49xf32>) -> tensor<6x49x49xf32>
    %expanded_50 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [2, 3, 49, 49] : tensor<6x49x49xf32> into tensor<2x3x49x49xf32>
    %64 = tensor.empty() : tensor<2x3x49x49xf32>
    %65 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50, %expanded_44 : tensor<2x3x49x49xf32>, tensor<2x3x49x49xf32>) outs(%64 : tensor<2x3x49x49xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.addf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x49x49xf32>
    %66 = tensor.empty() : tensor<2x3x49xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<2x3x49xi64>) -> tensor<2x3x49xi64>
    %68 = tensor.empty() : tensor<2x3x49xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<2x3x49xf32>) -> tensor<2x3x49xf32>
    %70:2 = linalg.generic {indexing_maps = [#map13, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x3x49x49xf32>) outs(%69, %67 : tensor<2x3x49xf32>, tensor<2x3x49xi64>) {
    ^bb0(%in: f32, %out: f32, %out_59: i64):
      %95 = linalg.index 3 : index
      %96 = arith.index_cast %95 : index to i64
      %97 = arith.maximumf %in, %out : f32
      %98 = arith.cmpf ogt, %in, %out : f32
      %99 = arith.select %98, %96, %out_59 : i64
      linalg.yield %97, %99 : f32, i64
    } -> (tensor<2x3x49xf32>, tensor<2x3x49xi64>)
    %expanded_51 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [2, 3, 49, 1] : tensor<2x3x49xf32> into tensor<2x3x49x1xf32>
    %71 = linalg.generic {indexing_maps = [#map13, #map15, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_51 : tensor<2x3x49x49xf32>, tensor<2x3x49x1xf32>) outs(%64 : tensor<2x3x49x49xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.subf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x49x49xf32>
    %72 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x3x49x49xf32>) outs(%64 : tensor<2x3x49x49xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.exp %in : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x49x49xf32>
    %73 = tensor.empty() : tensor<2x3x49x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<2x3x49x1xf32>) -> tensor<2x3x49x1xf32>
    %75 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x3x49x49xf32>) outs(%74 : tensor<2x3x49x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x49x1xf32>
    %76 = linalg.generic {indexing_maps = [#map13, #map15, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<2x3x49x49xf32>, tensor<2x3x49x1xf32>) outs(%64 : tensor<2x3x49x49xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.divf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x49x49xf32>
    %77 = tensor.empty() : tensor<2x3x49x49xi1>
    %78 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x3x49x49xf32>) outs(%77 : tensor<2x3x49x49xi1>) {
    ^bb0(%in: f32, %out: i1):
      %95 = arith.extf %in : f32 to f64
      %96 = arith.cmpf oeq, %95, %cst_2 : f64
      linalg.yield %96 : i1
    } -> tensor<2x3x49x49xi1>
    %79 = tensor.empty() : tensor<2x3x49x1xi1>
    %80 = linalg.fill ins(%true : i1) outs(%79 : tensor<2x3x49x1xi1>) -> tensor<2x3x49x1xi1>
    %81 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%78 : tensor<2x3x49x49xi1>) outs(%80 : tensor<2x3x49x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %95 = arith.andi %in, %out : i1
      linalg.yield %95 : i1
    } -> tensor<2x3x49x1xi1>
    %82 = linalg.generic {indexing_maps = [#map15, #map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %cst_1, %76 : tensor<2x3x49x1xi1>, tensor<2x3x49x49xf32>, tensor<2x3x49x49xf32>) outs(%64 : tensor<2x3x49x49xf32>) {
    ^bb0(%in: i1, %in_59: f32, %in_60: f32, %out: f32):
      %95 = arith.select %in, %in_59, %in_60 : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x49x49xf32>
    %collapsed_52 = tensor.collapse_shape %82 [[0, 1], [2], [3]] : tensor<2x3x49x49xf32> into tensor<6x49x49xf32>
    %83 = tensor.empty() : tensor<6x49x8xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<6x49x8xf32>) -> tensor<6x49x8xf32>
    %85 = linalg.batch_matmul ins(%collapsed_52, %collapsed_13 : tensor<6x49x49xf32>, tensor<6x49x8xf32>) outs(%84 : tensor<6x49x8xf32>) -> tensor<6x49x8xf32>
    %expanded_53 = tensor.expand_shape %85 [[0, 1], [2, 3], [4]] output_shape [2, 3, 7, 7, 8] : tensor<6x49x8xf32> into tensor<2x3x7x7x8xf32>
    %86 = tensor.empty() : tensor<2x7x7x3x8xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<2x3x7x7x8xf32>) outs(%86 : tensor<2x7x7x3x8xf32>) permutation = [0, 2, 3, 1, 4] 
    %87 = tensor.empty() : tensor<24x24xf32>
    %transposed_55 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%87 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_56 = tensor.collapse_shape %transposed_54 [[0, 1], [2], [3, 4]] : tensor<2x7x7x3x8xf32> into tensor<14x7x24xf32>
    %88 = tensor.empty() : tensor<2x7x24x24xf32>
    %89 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_55 : tensor<24x24xf32>) outs(%88 : tensor<2x7x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x24x24xf32>
    %collapsed_57 = tensor.collapse_shape %89 [[0, 1], [2], [3]] : tensor<2x7x24x24xf32> into tensor<14x24x24xf32>
    %90 = tensor.empty() : tensor<14x7x24xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<14x7x24xf32>) -> tensor<14x7x24xf32>
    %92 = linalg.batch_matmul ins(%collapsed_56, %collapsed_57 : tensor<14x7x24xf32>, tensor<14x24x24xf32>) outs(%91 : tensor<14x7x24xf32>) -> tensor<14x7x24xf32>
    %expanded_58 = tensor.expand_shape %92 [[0, 1], [2], [3]] output_shape [2, 7, 7, 24] : tensor<14x7x24xf32> into tensor<2x7x7x24xf32>
    %93 = tensor.empty() : tensor<2x7x7x24xf32>
    %94 = linalg.generic {indexing_maps = [#map13, #map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_58, %arg6 : tensor<2x7x7x24xf32>, tensor<24xf32>) outs(%93 : tensor<2x7x7x24xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %95 = arith.addf %in, %in_59 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x7x24xf32>
    return %94 : tensor<2x7x7x24xf32>
  }
}
