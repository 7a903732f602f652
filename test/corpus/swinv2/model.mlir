#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x25x24xf32>, %arg1: tensor<3x1x1xf32>, %arg2: tensor<10x2xf32>, %arg3: tensor<10xf32>, %arg4: tensor<3x10xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<1x9x9x2xf32>, %arg11: tensor<25x25xi64>) -> tensor<2x25x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c81_i64 = arith.constant 81 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 4.6051701859880918 : f64
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant 1.600000e+01 : f32
    %cst_6 = arith.constant 2.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x25x24xf32> into tensor<50x24xf32>
    %0 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<50x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<50x24xf32>) -> tensor<50x24xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<50x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<50x24xf32>) -> tensor<50x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg6 : tensor<50x24xf32>, tensor<24xf32>) outs(%1 : tensor<50x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.addf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<50x24xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [2, 25, 3, 8] : tensor<50x24xf32> into tensor<2x25x3x8xf32>
    %5 = tensor.empty() : tensor<2x3x25x8xf32>
    %transposed_7 = linalg.transpose ins(%expanded : tensor<2x25x3x8xf32>) outs(%5 : tensor<2x3x25x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_8 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %6 = linalg.matmul ins(%collapsed, %transposed_8 : tensor<50x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<50x24xf32>) -> tensor<50x24xf32>
    %expanded_9 = tensor.expand_shape %6 [[0, 1], [2, 3]] output_shape [2, 25, 3, 8] : tensor<50x24xf32> into tensor<2x25x3x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x25x3x8xf32>) outs(%5 : tensor<2x3x25x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %7 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<50x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<50x24xf32>) -> tensor<50x24xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %arg9 : tensor<50x24xf32>, tensor<24xf32>) outs(%1 : tensor<50x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.addf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<50x24xf32>
    %expanded_12 = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [2, 25, 3, 8] : tensor<50x24xf32> into tensor<2x25x3x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x25x3x8xf32>) outs(%5 : tensor<2x3x25x8xf32>) permutation = [0, 2, 1, 3] 
    %9 = tensor.empty() : tensor<2x3x25x1xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x3x25x1xf32>) -> tensor<2x3x25x1xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed_7 : tensor<2x3x25x8xf32>) outs(%10 : tensor<2x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.absf %in : f32
      %61 = math.powf %60, %cst_6 : f32
      %62 = arith.addf %61, %out : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x25x1xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x25x1xf32>) outs(%9 : tensor<2x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.powf %in, %cst_4 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x1xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x3x25x1xf32>) outs(%9 : tensor<2x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.truncf %cst_3 : f64 to f32
      %61 = arith.cmpf ult, %in, %60 : f32
      %62 = arith.select %61, %60, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x25x1xf32>
    %collapsed_14 = tensor.collapse_shape %13 [[0], [1], [2, 3]] : tensor<2x3x25x1xf32> into tensor<2x3x25xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_14 : tensor<2x3x25xf32>) outs(%5 : tensor<2x3x25x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x25x8xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_7, %14 : tensor<2x3x25x8xf32>, tensor<2x3x25x8xf32>) outs(%5 : tensor<2x3x25x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.divf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x8xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed_10 : tensor<2x3x25x8xf32>) outs(%10 : tensor<2x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.absf %in : f32
      %61 = math.powf %60, %cst_6 : f32
      %62 = arith.addf %61, %out : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x25x1xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x25x1xf32>) outs(%9 : tensor<2x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.powf %in, %cst_4 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x25x1xf32>) outs(%9 : tensor<2x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.truncf %cst_3 : f64 to f32
      %61 = arith.cmpf ult, %in, %60 : f32
      %62 = arith.select %61, %60, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x25x1xf32>
    %collapsed_15 = tensor.collapse_shape %18 [[0], [1], [2, 3]] : tensor<2x3x25x1xf32> into tensor<2x3x25xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_15 : tensor<2x3x25xf32>) outs(%5 : tensor<2x3x25x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x25x8xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %19 : tensor<2x3x25x8xf32>, tensor<2x3x25x8xf32>) outs(%5 : tensor<2x3x25x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.divf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x8xf32>
    %21 = tensor.empty() : tensor<2x3x8x25xf32>
    %transposed_16 = linalg.transpose ins(%20 : tensor<2x3x25x8xf32>) outs(%21 : tensor<2x3x8x25xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_17 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x3x25x8xf32> into tensor<6x25x8xf32>
    %collapsed_18 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x8x25xf32> into tensor<6x8x25xf32>
    %22 = tensor.empty() : tensor<6x25x25xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<6x25x25xf32>) -> tensor<6x25x25xf32>
    %24 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<6x25x8xf32>, tensor<6x8x25xf32>) outs(%23 : tensor<6x25x25xf32>) -> tensor<6x25x25xf32>
    %expanded_19 = tensor.expand_shape %24 [[0, 1], [2], [3]] output_shape [2, 3, 25, 25] : tensor<6x25x25xf32> into tensor<2x3x25x25xf32>
    %25 = tensor.empty() : tensor<3x1x1xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x1x1xf32>) outs(%25 : tensor<3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.truncf %cst_2 : f64 to f32
      %61 = arith.cmpf ugt, %in, %60 : f32
      %62 = arith.select %61, %60, %in : f32
      linalg.yield %62 : f32
    } -> tensor<3x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<3x1x1xf32>) outs(%25 : tensor<3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.exp %in : f32
      linalg.yield %60 : f32
    } -> tensor<3x1x1xf32>
    %28 = tensor.empty() : tensor<2x3x25x25xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19, %27 : tensor<2x3x25x25xf32>, tensor<3x1x1xf32>) outs(%28 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.mulf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x25xf32>
    %collapsed_20 = tensor.collapse_shape %arg10 [[0, 1, 2], [3]] : tensor<1x9x9x2xf32> into tensor<81x2xf32>
    %30 = tensor.empty() : tensor<2x10xf32>
    %transposed_21 = linalg.transpose ins(%arg2 : tensor<10x2xf32>) outs(%30 : tensor<2x10xf32>) permutation = [1, 0] 
    %31 = tensor.empty() : tensor<81x10xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<81x10xf32>) -> tensor<81x10xf32>
    %33 = linalg.matmul ins(%collapsed_20, %transposed_21 : tensor<81x2xf32>, tensor<2x10xf32>) outs(%32 : tensor<81x10xf32>) -> tensor<81x10xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %arg3 : tensor<81x10xf32>, tensor<10xf32>) outs(%31 : tensor<81x10xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.addf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<81x10xf32>
    %expanded_22 = tensor.expand_shape %34 [[0, 1, 2], [3]] output_shape [1, 9, 9, 10] : tensor<81x10xf32> into tensor<1x9x9x10xf32>
    %35 = tensor.empty() : tensor<1x9x9x10xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<1x9x9x10xf32>) outs(%35 : tensor<1x9x9x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.cmpf ugt, %in, %cst : f32
      %61 = arith.select %60, %in, %cst : f32
      linalg.yield %61 : f32
    } -> tensor<1x9x9x10xf32>
    %37 = tensor.empty() : tensor<10x3xf32>
    %transposed_23 = linalg.transpose ins(%arg4 : tensor<3x10xf32>) outs(%37 : tensor<10x3xf32>) permutation = [1, 0] 
    %collapsed_24 = tensor.collapse_shape %36 [[0, 1, 2], [3]] : tensor<1x9x9x10xf32> into tensor<81x10xf32>
    %38 = tensor.empty() : tensor<81x3xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<81x3xf32>) -> tensor<81x3xf32>
    %40 = linalg.matmul ins(%collapsed_24, %transposed_23 : tensor<81x10xf32>, tensor<10x3xf32>) outs(%39 : tensor<81x3xf32>) -> tensor<81x3xf32>
    %collapsed_25 = tensor.collapse_shape %arg11 [[0, 1]] : tensor<25x25xi64> into tensor<625xi64>
    %41 = tensor.empty() : tensor<625x3xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25 : tensor<625xi64>) outs(%41 : tensor<625x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %60 = arith.cmpi slt, %in, %c0_i64 : i64
      %61 = arith.addi %in, %c81_i64 : i64
      %62 = arith.select %60, %61, %in : i64
      %63 = arith.index_cast %62 : i64 to index
      %64 = linalg.index 1 : index
      %extracted = tensor.extract %40[%63, %64] : tensor<81x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<625x3xf32>
    %expanded_26 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [25, 25, 3] : tensor<625x3xf32> into tensor<25x25x3xf32>
    %43 = tensor.empty() : tensor<3x25x25xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<25x25x3xf32>) outs(%43 : tensor<3x25x25xf32>) permutation = [2, 0, 1] 
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<3x25x25xf32>) outs(%43 : tensor<3x25x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.negf %in : f32
      %61 = math.exp %60 : f32
      %62 = arith.addf %61, %cst_0 : f32
      %63 = arith.divf %cst_0, %62 : f32
      linalg.yield %63 : f32
    } -> tensor<3x25x25xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<3x25x25xf32>) outs(%43 : tensor<3x25x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_5 : f32
      linalg.yield %60 : f32
    } -> tensor<3x25x25xf32>
    %expanded_28 = tensor.expand_shape %45 [[0, 1], [2], [3]] output_shape [1, 3, 25, 25] : tensor<3x25x25xf32> into tensor<1x3x25x25xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %expanded_28 : tensor<2x3x25x25xf32>, tensor<1x3x25x25xf32>) outs(%28 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.addf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x25xf32>
    %47 = tensor.empty() : tensor<2x3x25xi64>
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%47 : tensor<2x3x25xi64>) -> tensor<2x3x25xi64>
    %49 = tensor.empty() : tensor<2x3x25xf32>
    %50 = linalg.fill ins(%cst_1 : f32) outs(%49 : tensor<2x3x25xf32>) -> tensor<2x3x25xf32>
    %51:2 = linalg.generic {indexing_maps = [#map2, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x3x25x25xf32>) outs(%50, %48 : tensor<2x3x25xf32>, tensor<2x3x25xi64>) {
    ^bb0(%in: f32, %out: f32, %out_35: i64):
      %60 = linalg.index 3 : index
      %61 = arith.index_cast %60 : index to i64
      %62 = arith.maximumf %in, %out : f32
      %63 = arith.cmpf ogt, %in, %out : f32
      %64 = arith.select %63, %61, %out_35 : i64
      linalg.yield %62, %64 : f32, i64
    } -> (tensor<2x3x25xf32>, tensor<2x3x25xi64>)
    %expanded_29 = tensor.expand_shape %51#0 [[0], [1], [2, 3]] output_shape [2, 3, 25, 1] : tensor<2x3x25xf32> into tensor<2x3x25x1xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_29 : tensor<2x3x25x25xf32>, tensor<2x3x25x1xf32>) outs(%28 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.subf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x25xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x3x25x25xf32>) outs(%28 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.exp %in : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x25xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x3x25x25xf32>) outs(%10 : tensor<2x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x1xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<2x3x25x25xf32>, tensor<2x3x25x1xf32>) outs(%28 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.divf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x25x25xf32>
    %collapsed_30 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<2x3x25x25xf32> into tensor<6x25x25xf32>
    %collapsed_31 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x25x8xf32> into tensor<6x25x8xf32>
    %56 = tensor.empty() : tensor<6x25x8xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<6x25x8xf32>) -> tensor<6x25x8xf32>
    %58 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x25x25xf32>, tensor<6x25x8xf32>) outs(%57 : tensor<6x25x8xf32>) -> tensor<6x25x8xf32>
    %expanded_32 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [2, 3, 25, 8] : tensor<6x25x8xf32> into tensor<2x3x25x8xf32>
    %59 = tensor.empty() : tensor<2x25x3x8xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x3x25x8xf32>) outs(%59 : tensor<2x25x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0], [1], [2, 3]] : tensor<2x25x3x8xf32> into tensor<2x25x24xf32>
    return %collapsed_34 : tensor<2x25x24xf32>
  }
}
