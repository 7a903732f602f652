#map0 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
module {
  func.func @pattern1_divided(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%0 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %4 = tensor.empty() : tensor<2x3x17x19xf32>
    %5 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.divf %in, %cst_1 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %8 = tensor.empty() : tensor<2x3x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%5 : tensor<2x3x17x19xf32>) outs(%9, %7 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %20 = linalg.index 3 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f32
      %23 = arith.cmpf ogt, %in, %out : f32
      %24 = arith.select %23, %21, %out_7 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.subf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%14 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.divf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_4 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %17 = tensor.empty() : tensor<6x17x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %19 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_6 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_6 : tensor<2x3x17x8xf32>
  }

  func.func @pattern1_divided_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf16>) outs(%0 : tensor<2x3x8x19xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %6 = tensor.empty() : tensor<2x3x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.divf %in, %cst_1 : f16
      linalg.yield %27 : f16
    } -> tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf32>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %27 = arith.extf %in : f16 to f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %12 = tensor.empty() : tensor<2x3x17xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %14:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9 : tensor<2x3x17x19xf32>) outs(%13, %11 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_7 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.subf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = tensor.empty() : tensor<2x3x17x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%18 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.divf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_4 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %22 = tensor.empty() : tensor<6x17x8xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %24 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = tensor.empty() : tensor<6x17x8xf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x17x8xf32>) outs(%25 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x17x8xf16>
    %expanded_6 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_6 : tensor<2x3x17x8xf16>
  }

  func.func @pattern2_multiplied(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %0 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%0 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %4 = tensor.empty() : tensor<2x3x17x19xf32>
    %5 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.truncf %cst_1 : f64 to f32
      %21 = arith.mulf %in, %20 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %8 = tensor.empty() : tensor<2x3x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%5 : tensor<2x3x17x19xf32>) outs(%9, %7 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %20 = linalg.index 3 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f32
      %23 = arith.cmpf ogt, %in, %out : f32
      %24 = arith.select %23, %21, %out_7 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.subf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%14 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.divf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_4 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %17 = tensor.empty() : tensor<6x17x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %19 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_6 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_6 : tensor<2x3x17x8xf32>
  }

  func.func @pattern2_multiplied_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %0 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf16>) outs(%0 : tensor<2x3x8x19xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %6 = tensor.empty() : tensor<2x3x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.truncf %cst_1 : f64 to f16
      %28 = arith.mulf %in, %27 : f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf32>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %27 = arith.extf %in : f16 to f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %12 = tensor.empty() : tensor<2x3x17xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %14:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9 : tensor<2x3x17x19xf32>) outs(%13, %11 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_7 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.subf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = tensor.empty() : tensor<2x3x17x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%18 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.divf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_4 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %22 = tensor.empty() : tensor<6x17x8xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %24 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = tensor.empty() : tensor<6x17x8xf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x17x8xf32>) outs(%25 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x17x8xf16>
    %expanded_6 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_6 : tensor<2x3x17x8xf16>
  }

  func.func @pattern3_divided_dropout(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%0 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %4 = tensor.empty() : tensor<2x3x17x19xf32>
    %5 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.divf %in, %cst_1 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %8 = tensor.empty() : tensor<2x3x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%5 : tensor<2x3x17x19xf32>) outs(%9, %7 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %20 = linalg.index 3 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f32
      %23 = arith.cmpf ogt, %in, %out : f32
      %24 = arith.select %23, %21, %out_7 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.subf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%14 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.divf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_4 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %17 = tensor.empty() : tensor<6x17x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %19 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_6 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_6 : tensor<2x3x17x8xf32>
  }

  func.func @pattern3_divided_dropout_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf16>) outs(%0 : tensor<2x3x8x19xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %6 = tensor.empty() : tensor<2x3x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.divf %in, %cst_1 : f16
      linalg.yield %27 : f16
    } -> tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf32>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %27 = arith.extf %in : f16 to f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %12 = tensor.empty() : tensor<2x3x17xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %14:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9 : tensor<2x3x17x19xf32>) outs(%13, %11 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_7 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.subf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = tensor.empty() : tensor<2x3x17x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%18 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.divf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_4 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %22 = tensor.empty() : tensor<6x17x8xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %24 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = tensor.empty() : tensor<6x17x8xf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x17x8xf32>) outs(%25 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x17x8xf16>
    %expanded_6 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_6 : tensor<2x3x17x8xf16>
  }

  func.func @pattern4_multiplied_dropout(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %0 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%0 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %4 = tensor.empty() : tensor<2x3x17x19xf32>
    %5 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.truncf %cst_1 : f64 to f32
      %21 = arith.mulf %in, %20 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %8 = tensor.empty() : tensor<2x3x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%5 : tensor<2x3x17x19xf32>) outs(%9, %7 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %20 = linalg.index 3 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f32
      %23 = arith.cmpf ogt, %in, %out : f32
      %24 = arith.select %23, %21, %out_7 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.subf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%14 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.divf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_4 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %17 = tensor.empty() : tensor<6x17x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %19 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_6 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_6 : tensor<2x3x17x8xf32>
  }

  func.func @pattern4_multiplied_dropout_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %0 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf16>) outs(%0 : tensor<2x3x8x19xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %6 = tensor.empty() : tensor<2x3x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.truncf %cst_1 : f64 to f16
      %28 = arith.mulf %in, %27 : f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf32>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %27 = arith.extf %in : f16 to f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %12 = tensor.empty() : tensor<2x3x17xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %14:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9 : tensor<2x3x17x19xf32>) outs(%13, %11 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_7 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.subf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = tensor.empty() : tensor<2x3x17x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%18 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.divf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_4 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %22 = tensor.empty() : tensor<6x17x8xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %24 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = tensor.empty() : tensor<6x17x8xf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x17x8xf32>) outs(%25 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x17x8xf16>
    %expanded_6 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_6 : tensor<2x3x17x8xf16>
  }

  func.func @pattern5_added_mask(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%0 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %4 = tensor.empty() : tensor<2x3x17x19xf32>
    %5 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_1 : f64 to f32
      %22 = arith.divf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %6 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.addf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %7 = tensor.empty() : tensor<2x3x17xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %9 = tensor.empty() : tensor<2x3x17xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %11:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x3x17x19xf32>) outs(%10, %8 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %21 = linalg.index 3 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_7 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %11#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.subf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = tensor.empty() : tensor<2x3x17x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.divf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_4 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %18 = tensor.empty() : tensor<6x17x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %20 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_6 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_6 : tensor<2x3x17x8xf32>
  }

  func.func @pattern5_added_mask_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>, %arg3: tensor<2x1x17x19xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf16>) outs(%0 : tensor<2x3x8x19xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %6 = tensor.empty() : tensor<2x3x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %28 = arith.truncf %cst_1 : f64 to f16
      %29 = arith.divf %in, %28 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %8 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %28 = arith.addf %in, %in_7 : f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %9 = tensor.empty() : tensor<2x3x17x19xf32>
    %10 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x17x19xf16>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %11 = tensor.empty() : tensor<2x3x17xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %13 = tensor.empty() : tensor<2x3x17xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %15:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x17x19xf32>) outs(%14, %12 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_7 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %15#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %28 = arith.subf %in, %in_7 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = tensor.empty() : tensor<2x3x17x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %28 = arith.divf %in, %in_7 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_4 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %23 = tensor.empty() : tensor<6x17x8xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = tensor.empty() : tensor<6x17x8xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x17x8xf32>) outs(%26 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x8xf16>
    %expanded_6 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_6 : tensor<2x3x17x8xf16>
  }

  func.func @pattern6_added_boolean(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>, %arg3: tensor<2x1x17x19xi1>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%0 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %4 = tensor.empty() : tensor<2x3x17x19xf32>
    %5 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_1 : f64 to f32
      %22 = arith.divf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %6 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xi1>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: i1, %out: f32):
      %21 = arith.uitofp %in_7 : i1 to f32
      %22 = arith.addf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %7 = tensor.empty() : tensor<2x3x17xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %9 = tensor.empty() : tensor<2x3x17xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %11:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x3x17x19xf32>) outs(%10, %8 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %21 = linalg.index 3 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_7 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %11#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.subf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = tensor.empty() : tensor<2x3x17x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.divf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_4 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %18 = tensor.empty() : tensor<6x17x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %20 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_6 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_6 : tensor<2x3x17x8xf32>
  }

  func.func @pattern6_added_boolean_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>, %arg3: tensor<2x1x17x19xi1>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf16>) outs(%0 : tensor<2x3x8x19xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %6 = tensor.empty() : tensor<2x3x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %28 = arith.truncf %cst_1 : f64 to f16
      %29 = arith.divf %in, %28 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %8 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xi1>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %in_7: i1, %out: f16):
      %28 = arith.uitofp %in_7 : i1 to f16
      %29 = arith.addf %in, %28 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %9 = tensor.empty() : tensor<2x3x17x19xf32>
    %10 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x17x19xf16>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %11 = tensor.empty() : tensor<2x3x17xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %13 = tensor.empty() : tensor<2x3x17xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %15:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x17x19xf32>) outs(%14, %12 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_7 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_3 = tensor.expand_shape %15#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_3 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %28 = arith.subf %in, %in_7 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = tensor.empty() : tensor<2x3x17x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %28 = arith.divf %in, %in_7 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_4 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %23 = tensor.empty() : tensor<6x17x8xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = tensor.empty() : tensor<6x17x8xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x17x8xf32>) outs(%26 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x8xf16>
    %expanded_6 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_6 : tensor<2x3x17x8xf16>
  }

  func.func @pattern7_wide_softmax_dropout(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.truncf %cst_1 : f64 to f32
      %29 = arith.divf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_9 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.subf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.divf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x19xf16>
    %20 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %21 = tensor.empty() : tensor<2x3x19x8xf16>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<2x3x19x8xf32>) outs(%21 : tensor<2x3x19x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x19x8xf16>
    %collapsed_6 = tensor.collapse_shape %20 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %23 = tensor.empty() : tensor<6x17x8xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = tensor.empty() : tensor<6x17x8xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x17x8xf32>) outs(%26 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern7_wide_softmax_dropout_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.truncf %cst_1 : f64 to f16
      %30 = arith.divf %in, %29 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x3x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf16>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %14 = tensor.empty() : tensor<2x3x17xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %16:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%15, %13 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern8_wide_softmax(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.truncf %cst_1 : f64 to f32
      %29 = arith.divf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_9 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.subf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.divf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x19xf16>
    %20 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %21 = tensor.empty() : tensor<2x3x19x8xf16>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<2x3x19x8xf32>) outs(%21 : tensor<2x3x19x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x19x8xf16>
    %collapsed_6 = tensor.collapse_shape %20 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %23 = tensor.empty() : tensor<6x17x8xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = tensor.empty() : tensor<6x17x8xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x17x8xf32>) outs(%26 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern8_wide_softmax_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.truncf %cst_1 : f64 to f16
      %30 = arith.divf %in, %29 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x3x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf16>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %14 = tensor.empty() : tensor<2x3x17xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %16:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%15, %13 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern9_scaled_query_dropout(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x17x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.truncf %cst_1 : f64 to f32
      %29 = arith.divf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x8xf32>
    %3 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%3 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%5 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %7 = tensor.empty() : tensor<2x3x17xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %9 = tensor.empty() : tensor<2x3x17xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %11:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%10, %8 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_9 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %11#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %12 = tensor.empty() : tensor<2x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.subf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.divf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x19xf16>
    %20 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %21 = tensor.empty() : tensor<2x3x19x8xf16>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<2x3x19x8xf32>) outs(%21 : tensor<2x3x19x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x19x8xf16>
    %collapsed_6 = tensor.collapse_shape %20 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %23 = tensor.empty() : tensor<6x17x8xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = tensor.empty() : tensor<6x17x8xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x17x8xf32>) outs(%26 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern9_scaled_query_dropout_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x17x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.truncf %cst_1 : f64 to f16
      %30 = arith.divf %in, %29 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x8xf16>
    %3 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%3 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %4 = tensor.empty() : tensor<6x17x19xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%5 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %7 = tensor.empty() : tensor<6x17x19xf16>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<6x17x19xf32>) outs(%7 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %9 = tensor.empty() : tensor<2x3x17x19xf32>
    %10 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %11 = tensor.empty() : tensor<2x3x17xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %13 = tensor.empty() : tensor<2x3x17xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %15:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x17x19xf32>) outs(%14, %12 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %15#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = tensor.empty() : tensor<2x3x17x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %22 = tensor.empty() : tensor<2x3x17x19xf16>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x17x19xf32>) outs(%22 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern10_scaled_query(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x17x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.truncf %cst_1 : f64 to f32
      %29 = arith.divf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x8xf32>
    %3 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%3 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%5 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %7 = tensor.empty() : tensor<2x3x17xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %9 = tensor.empty() : tensor<2x3x17xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %11:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%10, %8 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_9 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %11#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %12 = tensor.empty() : tensor<2x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.subf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.divf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x19xf16>
    %20 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %21 = tensor.empty() : tensor<2x3x19x8xf16>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<2x3x19x8xf32>) outs(%21 : tensor<2x3x19x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x19x8xf16>
    %collapsed_6 = tensor.collapse_shape %20 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %23 = tensor.empty() : tensor<6x17x8xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = tensor.empty() : tensor<6x17x8xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x17x8xf32>) outs(%26 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern10_scaled_query_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x17x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.truncf %cst_1 : f64 to f16
      %30 = arith.divf %in, %29 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x8xf16>
    %3 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%3 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %4 = tensor.empty() : tensor<6x17x19xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%5 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %7 = tensor.empty() : tensor<6x17x19xf16>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<6x17x19xf32>) outs(%7 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %9 = tensor.empty() : tensor<2x3x17x19xf32>
    %10 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %11 = tensor.empty() : tensor<2x3x17xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %13 = tensor.empty() : tensor<2x3x17xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %15:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x17x19xf32>) outs(%14, %12 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %15#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = tensor.empty() : tensor<2x3x17x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %22 = tensor.empty() : tensor<2x3x17x19xf16>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x17x19xf32>) outs(%22 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern11_permuted(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_1 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_9 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.subf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.divf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %19 = tensor.empty() : tensor<6x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8 : tensor<2x3x17x8xf32>
  }

  func.func @pattern11_permuted_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.divf %in, %cst_1 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x3x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf16>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %14 = tensor.empty() : tensor<2x3x17xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %16:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%15, %13 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern12_permuted_dropout(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_1 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_9 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.subf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.divf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %19 = tensor.empty() : tensor<6x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8 : tensor<2x3x17x8xf32>
  }

  func.func @pattern12_permuted_dropout_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.divf %in, %cst_1 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x3x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf16>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %14 = tensor.empty() : tensor<2x3x17xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %16:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%15, %13 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern13_three_dimensions(%arg0: tensor<2x17x8xf32>, %arg1: tensor<2x19x8xf32>, %arg2: tensor<2x19x8xf32>) -> tensor<2x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x19x8xf32>) outs(%0 : tensor<2x8x19xf32>) permutation = [0, 2, 1] 
    %1 = tensor.empty() : tensor<2x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x17x19xf32>) -> tensor<2x17x19xf32>
    %3 = linalg.batch_matmul ins(%arg0, %transposed : tensor<2x17x8xf32>, tensor<2x8x19xf32>) outs(%2 : tensor<2x17x19xf32>) -> tensor<2x17x19xf32>
    %4 = tensor.empty() : tensor<2x17xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<2x17xi64>) -> tensor<2x17xi64>
    %6 = tensor.empty() : tensor<2x17xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<2x17xf32>) -> tensor<2x17xf32>
    %8:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x17x19xf32>) outs(%7, %5 : tensor<2x17xf32>, tensor<2x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %18 = linalg.index 2 : index
      %19 = arith.index_cast %18 : index to i64
      %20 = arith.maximumf %in, %out : f32
      %21 = arith.cmpf ogt, %in, %out : f32
      %22 = arith.select %21, %19, %out_1 : i64
      linalg.yield %20, %22 : f32, i64
    } -> (tensor<2x17xf32>, tensor<2x17xi64>)
    %expanded = tensor.expand_shape %8#0 [[0], [1, 2]] output_shape [2, 17, 1] : tensor<2x17xf32> into tensor<2x17x1xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %expanded : tensor<2x17x19xf32>, tensor<2x17x1xf32>) outs(%1 : tensor<2x17x19xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %18 = arith.subf %in, %in_1 : f32
      linalg.yield %18 : f32
    } -> tensor<2x17x19xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x17x19xf32>) outs(%1 : tensor<2x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.exp %in : f32
      linalg.yield %18 : f32
    } -> tensor<2x17x19xf32>
    %11 = tensor.empty() : tensor<2x17x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x17x1xf32>) -> tensor<2x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x17x19xf32>) outs(%12 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.addf %in, %out : f32
      linalg.yield %18 : f32
    } -> tensor<2x17x1xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<2x17x19xf32>, tensor<2x17x1xf32>) outs(%1 : tensor<2x17x19xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %18 = arith.divf %in, %in_1 : f32
      linalg.yield %18 : f32
    } -> tensor<2x17x19xf32>
    %15 = tensor.empty() : tensor<2x17x8xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x17x8xf32>) -> tensor<2x17x8xf32>
    %17 = linalg.batch_matmul ins(%14, %arg2 : tensor<2x17x19xf32>, tensor<2x19x8xf32>) outs(%16 : tensor<2x17x8xf32>) -> tensor<2x17x8xf32>
    return %17 : tensor<2x17x8xf32>
  }

  func.func @pattern13_three_dimensions_f16(%arg0: tensor<2x17x8xf16>, %arg1: tensor<2x19x8xf16>, %arg2: tensor<2x19x8xf16>) -> tensor<2x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x8x19xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x19x8xf16>) outs(%0 : tensor<2x8x19xf16>) permutation = [0, 2, 1] 
    %1 = tensor.empty() : tensor<2x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x17x19xf32>) -> tensor<2x17x19xf32>
    %3 = linalg.batch_matmul ins(%arg0, %transposed : tensor<2x17x8xf16>, tensor<2x8x19xf16>) outs(%2 : tensor<2x17x19xf32>) -> tensor<2x17x19xf32>
    %4 = tensor.empty() : tensor<2x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x17x19xf32>) outs(%4 : tensor<2x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<2x17x19xf16>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x17x19xf16>) outs(%1 : tensor<2x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %24 = arith.extf %in : f16 to f32
      linalg.yield %24 : f32
    } -> tensor<2x17x19xf32>
    %7 = tensor.empty() : tensor<2x17xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x17xi64>) -> tensor<2x17xi64>
    %9 = tensor.empty() : tensor<2x17xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x17xf32>) -> tensor<2x17xf32>
    %11:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x17x19xf32>) outs(%10, %8 : tensor<2x17xf32>, tensor<2x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %24 = linalg.index 2 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.maximumf %in, %out : f32
      %27 = arith.cmpf ogt, %in, %out : f32
      %28 = arith.select %27, %25, %out_1 : i64
      linalg.yield %26, %28 : f32, i64
    } -> (tensor<2x17xf32>, tensor<2x17xi64>)
    %expanded = tensor.expand_shape %11#0 [[0], [1, 2]] output_shape [2, 17, 1] : tensor<2x17xf32> into tensor<2x17x1xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %expanded : tensor<2x17x19xf32>, tensor<2x17x1xf32>) outs(%1 : tensor<2x17x19xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %24 = arith.subf %in, %in_1 : f32
      linalg.yield %24 : f32
    } -> tensor<2x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x17x19xf32>) outs(%1 : tensor<2x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x17x19xf32>
    %14 = tensor.empty() : tensor<2x17x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x17x1xf32>) -> tensor<2x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x17x19xf32>) outs(%15 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<2x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x17x19xf32>, tensor<2x17x1xf32>) outs(%1 : tensor<2x17x19xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %24 = arith.divf %in, %in_1 : f32
      linalg.yield %24 : f32
    } -> tensor<2x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x17x19xf32>) outs(%4 : tensor<2x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<2x17x19xf16>
    %19 = tensor.empty() : tensor<2x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x17x8xf32>) -> tensor<2x17x8xf32>
    %21 = linalg.batch_matmul ins(%18, %arg2 : tensor<2x17x19xf16>, tensor<2x19x8xf16>) outs(%20 : tensor<2x17x8xf32>) -> tensor<2x17x8xf32>
    %22 = tensor.empty() : tensor<2x17x8xf16>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x17x8xf32>) outs(%22 : tensor<2x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<2x17x8xf16>
    return %23 : tensor<2x17x8xf16>
  }

  func.func @pattern14_bert(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.divf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.addf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %9 = tensor.empty() : tensor<2x3x17xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %11 = tensor.empty() : tensor<2x3x17xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %13:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x3x17x19xf32>) outs(%12, %10 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %23 = linalg.index 3 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.maximumf %in, %out : f32
      %26 = arith.cmpf ogt, %in, %out : f32
      %27 = arith.select %26, %24, %out_9 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %13#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.subf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = tensor.empty() : tensor<2x3x17x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%17 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.divf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %20 = tensor.empty() : tensor<6x17x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %22 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%21 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8 : tensor<2x3x17x8xf32>
  }

  func.func @pattern14_bert_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x1x17x19xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %30 = arith.divf %in, %cst_1 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %30 = arith.addf %in, %in_9 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %11 = tensor.empty() : tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x3x17x19xf16>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %15 = tensor.empty() : tensor<2x3x17xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %17:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%16, %14 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_9 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.subf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.divf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %24 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %25 = tensor.empty() : tensor<6x17x8xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%26 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %28 = tensor.empty() : tensor<6x17x8xf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<6x17x8xf32>) outs(%28 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern15_distilbert(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x19xi64>) -> tensor<2x3x17x8xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_4 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.divf %in, %cst_2 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x19xi1>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x19xi64>) outs(%8 : tensor<2x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %27 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %27 : i1
    } -> tensor<2x19xi1>
    %10 = tensor.empty() : tensor<2x3x17x19xi1>
    %11 = linalg.generic {indexing_maps = [#map8, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x19xi1>) outs(%10 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x17x19xi1>
    %12 = linalg.generic {indexing_maps = [#map0, #map9, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %cst_1, %7 : tensor<2x3x17x19xi1>, tensor<f32>, tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %27 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %15 = tensor.empty() : tensor<2x3x17xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %17:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%16, %14 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_10 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_6 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_6 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %27 = arith.subf %in, %in_10 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %27 = arith.divf %in, %in_10 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_8 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_9 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_9 : tensor<2x3x17x8xf32>
  }

  func.func @pattern15_distilbert_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x19xi64>) -> tensor<2x3x17x8xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFC00> : tensor<f16>
    %cst_2 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_4 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %34 = arith.divf %in, %cst_2 : f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x19xi1>
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x19xi64>) outs(%10 : tensor<2x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %34 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %34 : i1
    } -> tensor<2x19xi1>
    %12 = tensor.empty() : tensor<2x3x17x19xi1>
    %13 = linalg.generic {indexing_maps = [#map8, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x19xi1>) outs(%12 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x17x19xi1>
    %14 = linalg.generic {indexing_maps = [#map0, #map9, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %cst_1, %9 : tensor<2x3x17x19xi1>, tensor<f16>, tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: i1, %in_10: f16, %in_11: f16, %out: f16):
      %34 = arith.select %in, %in_10, %in_11 : f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x19xf16>
    %15 = tensor.empty() : tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x17x19xf16>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %34 = arith.extf %in : f16 to f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = tensor.empty() : tensor<2x3x17xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %19 = tensor.empty() : tensor<2x3x17xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %21:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%20, %18 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_10 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_6 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_6 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %34 = arith.subf %in, %in_10 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %24 = tensor.empty() : tensor<2x3x17x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %26 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x3x17x19xf32>) outs(%25 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x1xf32>
    %27 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %34 = arith.divf %in, %in_10 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %28 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_8 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %29 = tensor.empty() : tensor<6x17x8xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %31 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%30 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %32 = tensor.empty() : tensor<6x17x8xf16>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<6x17x8xf32>) outs(%32 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<6x17x8xf16>
    %expanded_9 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_9 : tensor<2x3x17x8xf16>
  }

  func.func @pattern16_bert_wide_mask(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.divf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.addf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %9 = tensor.empty() : tensor<2x3x17xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %11 = tensor.empty() : tensor<2x3x17xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %13:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x3x17x19xf32>) outs(%12, %10 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %23 = linalg.index 3 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.maximumf %in, %out : f32
      %26 = arith.cmpf ogt, %in, %out : f32
      %27 = arith.select %26, %24, %out_9 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %13#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.subf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = tensor.empty() : tensor<2x3x17x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%17 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.divf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %20 = tensor.empty() : tensor<6x17x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %22 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%21 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8 : tensor<2x3x17x8xf32>
  }

  func.func @pattern16_bert_wide_mask_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.divf %in, %cst_1 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x3x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %in_9: f32, %out: f32):
      %29 = arith.extf %in : f16 to f32
      %30 = arith.addf %29, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %14 = tensor.empty() : tensor<2x3x17xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %16:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%15, %13 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8 : tensor<2x3x17x8xf16>
  }

  func.func @pattern16_bert_wide_mask_batch1(%arg0: tensor<1x17x3x8xf32>, %arg1: tensor<1x19x3x8xf32>, %arg2: tensor<1x19x3x8xf32>, %arg3: tensor<1x1x17x19xf32>) -> tensor<1x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x17x3x8xf32>) outs(%0 : tensor<1x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x3x19x8xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%2 : tensor<1x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x3x17x8xf32> into tensor<3x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<1x3x8x19xf32> into tensor<3x8x19xf32>
    %3 = tensor.empty() : tensor<3x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<3x17x8xf32>, tensor<3x8x19xf32>) outs(%4 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 3, 17, 19] : tensor<3x17x19xf32> into tensor<1x3x17x19xf32>
    %6 = tensor.empty() : tensor<1x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x3x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.divf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %8 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %arg3 : tensor<1x3x17x19xf32>, tensor<1x1x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.addf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %9 = tensor.empty() : tensor<1x3x17xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<1x3x17xi64>) -> tensor<1x3x17xi64>
    %11 = tensor.empty() : tensor<1x3x17xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<1x3x17xf32>) -> tensor<1x3x17xf32>
    %13:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<1x3x17x19xf32>) outs(%12, %10 : tensor<1x3x17xf32>, tensor<1x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %23 = linalg.index 3 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.maximumf %in, %out : f32
      %26 = arith.cmpf ogt, %in, %out : f32
      %27 = arith.select %26, %24, %out_9 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<1x3x17xf32>, tensor<1x3x17xi64>)
    %expanded_5 = tensor.expand_shape %13#0 [[0], [1], [2, 3]] output_shape [1, 3, 17, 1] : tensor<1x3x17xf32> into tensor<1x3x17x1xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_5 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.subf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x3x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %16 = tensor.empty() : tensor<1x3x17x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x3x17x1xf32>) -> tensor<1x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<1x3x17x19xf32>) outs(%17 : tensor<1x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %23 = arith.divf %in, %in_9 : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<1x3x17x19xf32> into tensor<3x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<1x3x19x8xf32> into tensor<3x19x8xf32>
    %20 = tensor.empty() : tensor<3x17x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %22 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<3x17x19xf32>, tensor<3x19x8xf32>) outs(%21 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %expanded_8 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [1, 3, 17, 8] : tensor<3x17x8xf32> into tensor<1x3x17x8xf32>
    return %expanded_8 : tensor<1x3x17x8xf32>
  }

  func.func @pattern17_distilbert_dropout(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x19xi64>) -> tensor<2x3x17x8xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_4 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.divf %in, %cst_2 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x19xi1>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x19xi64>) outs(%8 : tensor<2x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %27 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %27 : i1
    } -> tensor<2x19xi1>
    %10 = tensor.empty() : tensor<2x3x17x19xi1>
    %11 = linalg.generic {indexing_maps = [#map8, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x19xi1>) outs(%10 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x17x19xi1>
    %12 = linalg.generic {indexing_maps = [#map0, #map9, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %cst_1, %7 : tensor<2x3x17x19xi1>, tensor<f32>, tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %27 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %15 = tensor.empty() : tensor<2x3x17xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %17:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%16, %14 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_10 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_6 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_6 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %27 = arith.subf %in, %in_10 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %27 = arith.divf %in, %in_10 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_8 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_9 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_9 : tensor<2x3x17x8xf32>
  }

  func.func @pattern17_distilbert_dropout_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x19xi64>) -> tensor<2x3x17x8xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFC00> : tensor<f16>
    %cst_2 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_4 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %34 = arith.divf %in, %cst_2 : f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x19xi1>
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x19xi64>) outs(%10 : tensor<2x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %34 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %34 : i1
    } -> tensor<2x19xi1>
    %12 = tensor.empty() : tensor<2x3x17x19xi1>
    %13 = linalg.generic {indexing_maps = [#map8, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x19xi1>) outs(%12 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x17x19xi1>
    %14 = linalg.generic {indexing_maps = [#map0, #map9, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %cst_1, %9 : tensor<2x3x17x19xi1>, tensor<f16>, tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: i1, %in_10: f16, %in_11: f16, %out: f16):
      %34 = arith.select %in, %in_10, %in_11 : f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x19xf16>
    %15 = tensor.empty() : tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x17x19xf16>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %34 = arith.extf %in : f16 to f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = tensor.empty() : tensor<2x3x17xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %19 = tensor.empty() : tensor<2x3x17xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %21:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%20, %18 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_10 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_6 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_6 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %34 = arith.subf %in, %in_10 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %24 = tensor.empty() : tensor<2x3x17x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %26 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x3x17x19xf32>) outs(%25 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x1xf32>
    %27 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %34 = arith.divf %in, %in_10 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %28 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_8 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %29 = tensor.empty() : tensor<6x17x8xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %31 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%30 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %32 = tensor.empty() : tensor<6x17x8xf16>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<6x17x8xf32>) outs(%32 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<6x17x8xf16>
    %expanded_9 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_9 : tensor<2x3x17x8xf16>
  }

  func.func @pattern18_gpt2(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<1x1x17x19xi1>) -> (tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<2.82842708> : tensor<f32>
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_5 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_2 : tensor<2x3x17x19xf32>, tensor<f32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %23 = arith.divf %in, %in_11 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = linalg.generic {indexing_maps = [#map10, #map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %7, %cst_1 : tensor<1x1x17x19xi1>, tensor<2x3x17x19xf32>, tensor<f32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %23 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %9 = tensor.empty() : tensor<2x3x17xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %11 = tensor.empty() : tensor<2x3x17xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %13:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x3x17x19xf32>) outs(%12, %10 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %23 = linalg.index 3 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.maximumf %in, %out : f32
      %26 = arith.cmpf ogt, %in, %out : f32
      %27 = arith.select %26, %24, %out_11 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_7 = tensor.expand_shape %13#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_7 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %23 = arith.subf %in, %in_11 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = tensor.empty() : tensor<2x3x17x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%17 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %23 = arith.divf %in, %in_11 : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_8 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_9 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %20 = tensor.empty() : tensor<6x17x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %22 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%21 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_10 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_10, %transposed_3, %transposed_4 : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>
  }

  func.func @pattern18_gpt2_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<1x1x17x19xi1>) -> (tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-6.550400e+04> : tensor<f16>
    %cst_2 = arith.constant dense<2.828130e+00> : tensor<f16>
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_5 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_2 : tensor<2x3x17x19xf16>, tensor<f16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %30 = arith.divf %in, %in_11 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = linalg.generic {indexing_maps = [#map10, #map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %9, %cst_1 : tensor<1x1x17x19xi1>, tensor<2x3x17x19xf16>, tensor<f16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: i1, %in_11: f16, %in_12: f16, %out: f16):
      %30 = arith.select %in, %in_11, %in_12 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %11 = tensor.empty() : tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x3x17x19xf16>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %15 = tensor.empty() : tensor<2x3x17xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %17:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%16, %14 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_11 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_7 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_7 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %30 = arith.subf %in, %in_11 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %30 = arith.divf %in, %in_11 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %24 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_8 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_9 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %25 = tensor.empty() : tensor<6x17x8xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%26 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %28 = tensor.empty() : tensor<6x17x8xf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<6x17x8xf32>) outs(%28 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x8xf16>
    %expanded_10 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_10, %transposed_3, %transposed_4 : tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>
  }

  func.func @pattern18_gpt2_batch1(%arg0: tensor<1x17x3x8xf32>, %arg1: tensor<1x19x3x8xf32>, %arg2: tensor<1x19x3x8xf32>, %arg3: tensor<1x1x17x19xi1>) -> (tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<2.82842708> : tensor<f32>
    %0 = tensor.empty() : tensor<1x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x17x3x8xf32>) outs(%0 : tensor<1x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x3x19x8xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1x3x8x19xf32>
    %transposed_5 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%2 : tensor<1x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x3x17x8xf32> into tensor<3x17x8xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<1x3x8x19xf32> into tensor<3x8x19xf32>
    %3 = tensor.empty() : tensor<3x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<3x17x8xf32>, tensor<3x8x19xf32>) outs(%4 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 3, 17, 19] : tensor<3x17x19xf32> into tensor<1x3x17x19xf32>
    %6 = tensor.empty() : tensor<1x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_2 : tensor<1x3x17x19xf32>, tensor<f32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %23 = arith.divf %in, %in_11 : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %7, %cst_1 : tensor<1x1x17x19xi1>, tensor<1x3x17x19xf32>, tensor<f32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %23 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %9 = tensor.empty() : tensor<1x3x17xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<1x3x17xi64>) -> tensor<1x3x17xi64>
    %11 = tensor.empty() : tensor<1x3x17xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<1x3x17xf32>) -> tensor<1x3x17xf32>
    %13:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<1x3x17x19xf32>) outs(%12, %10 : tensor<1x3x17xf32>, tensor<1x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %23 = linalg.index 3 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.maximumf %in, %out : f32
      %26 = arith.cmpf ogt, %in, %out : f32
      %27 = arith.select %26, %24, %out_11 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<1x3x17xf32>, tensor<1x3x17xi64>)
    %expanded_7 = tensor.expand_shape %13#0 [[0], [1], [2, 3]] output_shape [1, 3, 17, 1] : tensor<1x3x17xf32> into tensor<1x3x17x1xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_7 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %23 = arith.subf %in, %in_11 : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x3x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %16 = tensor.empty() : tensor<1x3x17x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x3x17x1xf32>) -> tensor<1x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<1x3x17x19xf32>) outs(%17 : tensor<1x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %23 = arith.divf %in, %in_11 : f32
      linalg.yield %23 : f32
    } -> tensor<1x3x17x19xf32>
    %collapsed_8 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<1x3x17x19xf32> into tensor<3x17x19xf32>
    %collapsed_9 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<1x3x19x8xf32> into tensor<3x19x8xf32>
    %20 = tensor.empty() : tensor<3x17x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %22 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<3x17x19xf32>, tensor<3x19x8xf32>) outs(%21 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %expanded_10 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [1, 3, 17, 8] : tensor<3x17x8xf32> into tensor<1x3x17x8xf32>
    return %expanded_10, %transposed_3, %transposed_4 : tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>
  }

  func.func @pattern19_gpt2_two_masks(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>, %arg3: tensor<1x1x17x19xi1>, %arg4: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<2.82842708> : tensor<f32>
    %0 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%0 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %4 = tensor.empty() : tensor<2x3x17x19xf32>
    %5 = linalg.generic {indexing_maps = [#map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_2 : tensor<2x3x17x19xf32>, tensor<f32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.divf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %6 = linalg.generic {indexing_maps = [#map10, #map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %5, %cst_1 : tensor<1x1x17x19xi1>, tensor<2x3x17x19xf32>, tensor<f32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %22 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %arg4 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.addf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_8 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_4 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_4 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.subf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.divf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %19 = tensor.empty() : tensor<6x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_7 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_7 : tensor<2x3x17x8xf32>
  }

  func.func @pattern19_gpt2_two_masks_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>, %arg3: tensor<1x1x17x19xi1>, %arg4: tensor<2x1x17x19xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-6.550400e+04> : tensor<f16>
    %cst_2 = arith.constant dense<2.828130e+00> : tensor<f16>
    %0 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf16>) outs(%0 : tensor<2x3x8x19xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %6 = tensor.empty() : tensor<2x3x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_2 : tensor<2x3x17x19xf16>, tensor<f16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %in_8: f16, %out: f16):
      %29 = arith.divf %in, %in_8 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %8 = linalg.generic {indexing_maps = [#map10, #map0, #map9, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %7, %cst_1 : tensor<1x1x17x19xi1>, tensor<2x3x17x19xf16>, tensor<f16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: i1, %in_8: f16, %in_9: f16, %out: f16):
      %29 = arith.select %in, %in_8, %in_9 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %arg4 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf16>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %in_8: f16, %out: f16):
      %29 = arith.addf %in, %in_8 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x3x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf16>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %14 = tensor.empty() : tensor<2x3x17xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %16:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%15, %13 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_8 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_4 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_4 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %29 = arith.subf %in, %in_8 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %29 = arith.divf %in, %in_8 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_7 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_7 : tensor<2x3x17x8xf16>
  }

  func.func @pattern20_distilbert_scaled_query(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x19xi64>) -> tensor<2x3x17x8xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x17x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.divf %in, %cst_2 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x8xf32>
    %3 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_4 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%3 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%5 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %7 = tensor.empty() : tensor<2x19xi1>
    %8 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x19xi64>) outs(%7 : tensor<2x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %27 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %27 : i1
    } -> tensor<2x19xi1>
    %9 = tensor.empty() : tensor<2x3x17x19xi1>
    %10 = linalg.generic {indexing_maps = [#map8, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x19xi1>) outs(%9 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x17x19xi1>
    %11 = tensor.empty() : tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map9, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_1, %expanded : tensor<2x3x17x19xi1>, tensor<f32>, tensor<2x3x17x19xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %27 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %15 = tensor.empty() : tensor<2x3x17xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %17:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%16, %14 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_10 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_6 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_6 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %27 = arith.subf %in, %in_10 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %27 = arith.divf %in, %in_10 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_8 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_9 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_9 : tensor<2x3x17x8xf32>
  }

  func.func @pattern20_distilbert_scaled_query_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x19xi64>) -> tensor<2x3x17x8xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFC00> : tensor<f16>
    %cst_2 = arith.constant 3.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x17x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %34 = arith.divf %in, %cst_2 : f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x8xf16>
    %3 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_4 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%3 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %4 = tensor.empty() : tensor<6x17x19xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%5 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %7 = tensor.empty() : tensor<6x17x19xf16>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<6x17x19xf32>) outs(%7 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %9 = tensor.empty() : tensor<2x19xi1>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x19xi64>) outs(%9 : tensor<2x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %34 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %34 : i1
    } -> tensor<2x19xi1>
    %11 = tensor.empty() : tensor<2x3x17x19xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x19xi1>) outs(%11 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x17x19xi1>
    %13 = tensor.empty() : tensor<2x3x17x19xf16>
    %14 = linalg.generic {indexing_maps = [#map0, #map9, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_1, %expanded : tensor<2x3x17x19xi1>, tensor<f16>, tensor<2x3x17x19xf16>) outs(%13 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: i1, %in_10: f16, %in_11: f16, %out: f16):
      %34 = arith.select %in, %in_10, %in_11 : f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x19xf16>
    %15 = tensor.empty() : tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x17x19xf16>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %34 = arith.extf %in : f16 to f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = tensor.empty() : tensor<2x3x17xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %19 = tensor.empty() : tensor<2x3x17xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %21:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%20, %18 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_10 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_6 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_6 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %34 = arith.subf %in, %in_10 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %24 = tensor.empty() : tensor<2x3x17x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %26 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x3x17x19xf32>) outs(%25 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x1xf32>
    %27 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %34 = arith.divf %in, %in_10 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x17x19xf32>
    %28 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x17x19xf32>) outs(%13 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_8 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %29 = tensor.empty() : tensor<6x17x8xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %31 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%30 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %32 = tensor.empty() : tensor<6x17x8xf16>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<6x17x8xf32>) outs(%32 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<6x17x8xf16>
    %expanded_9 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_9 : tensor<2x3x17x8xf16>
  }

  func.func @pattern21_t5_rounded(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_2 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.addf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_8 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_4 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_4 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.subf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.divf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_1 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %19 = tensor.empty() : tensor<6x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_7 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_7 : tensor<2x3x17x8xf32>
  }

  func.func @pattern21_t5_rounded_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_1 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_2 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf32>
    %9 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %in_8: f32, %out: f32):
      %30 = arith.extf %in : f16 to f32
      %31 = arith.addf %30, %in_8 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17x19xf16>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %15 = tensor.empty() : tensor<2x3x17xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %17:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%16, %14 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_8 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_4 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_4 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %30 = arith.subf %in, %in_8 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %30 = arith.divf %in, %in_8 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %24 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %transposed_1 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %25 = tensor.empty() : tensor<6x17x8xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%26 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %28 = tensor.empty() : tensor<6x17x8xf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<6x17x8xf32>) outs(%28 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x8xf16>
    %expanded_7 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_7 : tensor<2x3x17x8xf16>
  }

  func.func @pattern21_t5_rounded_batch1(%arg0: tensor<1x17x3x8xf32>, %arg1: tensor<1x19x3x8xf32>, %arg2: tensor<1x19x3x8xf32>, %arg3: tensor<1x1x17x19xf32>) -> tensor<1x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x17x3x8xf32>) outs(%0 : tensor<1x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg2 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1x3x8x19xf32>
    %transposed_2 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%2 : tensor<1x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x3x17x8xf32> into tensor<3x17x8xf32>
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<1x3x8x19xf32> into tensor<3x8x19xf32>
    %3 = tensor.empty() : tensor<3x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<3x17x8xf32>, tensor<3x8x19xf32>) outs(%4 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 3, 17, 19] : tensor<3x17x19xf32> into tensor<1x3x17x19xf32>
    %6 = tensor.empty() : tensor<1x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<1x3x17x19xf32>, tensor<1x1x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.addf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %8 = tensor.empty() : tensor<1x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<1x3x17xi64>) -> tensor<1x3x17xi64>
    %10 = tensor.empty() : tensor<1x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<1x3x17xf32>) -> tensor<1x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<1x3x17x19xf32>) outs(%11, %9 : tensor<1x3x17xf32>, tensor<1x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_8 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<1x3x17xf32>, tensor<1x3x17xi64>)
    %expanded_4 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [1, 3, 17, 1] : tensor<1x3x17xf32> into tensor<1x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_4 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.subf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x3x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %15 = tensor.empty() : tensor<1x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1x3x17x1xf32>) -> tensor<1x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<1x3x17x19xf32>) outs(%16 : tensor<1x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.divf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<1x3x17x19xf32> into tensor<3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_1 [[0, 1], [2], [3]] : tensor<1x3x19x8xf32> into tensor<3x19x8xf32>
    %19 = tensor.empty() : tensor<3x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<3x17x19xf32>, tensor<3x19x8xf32>) outs(%20 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %expanded_7 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [1, 3, 17, 8] : tensor<3x17x8xf32> into tensor<1x3x17x8xf32>
    return %expanded_7 : tensor<1x3x17x8xf32>
  }

  func.func @pattern22_t5_rounded_cache(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> (tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.addf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_9 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.subf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.divf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %19 = tensor.empty() : tensor<6x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>
  }

  func.func @pattern22_t5_rounded_cache_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x1x17x19xf32>) -> (tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf32>
    %9 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %in_9: f32, %out: f32):
      %30 = arith.extf %in : f16 to f32
      %31 = arith.addf %30, %in_9 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17x19xf16>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %15 = tensor.empty() : tensor<2x3x17xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %17:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%16, %14 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_9 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.subf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.divf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %24 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %25 = tensor.empty() : tensor<6x17x8xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%26 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %28 = tensor.empty() : tensor<6x17x8xf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<6x17x8xf32>) outs(%28 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>
  }

  func.func @pattern22_t5_rounded_cache_batch1(%arg0: tensor<1x17x3x8xf32>, %arg1: tensor<1x19x3x8xf32>, %arg2: tensor<1x19x3x8xf32>, %arg3: tensor<1x1x17x19xf32>) -> (tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x17x3x8xf32>) outs(%0 : tensor<1x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%2 : tensor<1x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x3x17x8xf32> into tensor<3x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<1x3x8x19xf32> into tensor<3x8x19xf32>
    %3 = tensor.empty() : tensor<3x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<3x17x8xf32>, tensor<3x8x19xf32>) outs(%4 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 3, 17, 19] : tensor<3x17x19xf32> into tensor<1x3x17x19xf32>
    %6 = tensor.empty() : tensor<1x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<1x3x17x19xf32>, tensor<1x1x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.addf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %8 = tensor.empty() : tensor<1x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<1x3x17xi64>) -> tensor<1x3x17xi64>
    %10 = tensor.empty() : tensor<1x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<1x3x17xf32>) -> tensor<1x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<1x3x17x19xf32>) outs(%11, %9 : tensor<1x3x17xf32>, tensor<1x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_9 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<1x3x17xf32>, tensor<1x3x17xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [1, 3, 17, 1] : tensor<1x3x17xf32> into tensor<1x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.subf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x3x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %15 = tensor.empty() : tensor<1x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1x3x17x1xf32>) -> tensor<1x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<1x3x17x19xf32>) outs(%16 : tensor<1x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.divf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<1x3x17x19xf32> into tensor<3x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<1x3x19x8xf32> into tensor<3x19x8xf32>
    %19 = tensor.empty() : tensor<3x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<3x17x19xf32>, tensor<3x19x8xf32>) outs(%20 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [1, 3, 17, 8] : tensor<3x17x8xf32> into tensor<1x3x17x8xf32>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>
  }

  func.func @pattern23_t5_no_mask_cache(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>) -> (tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %8 = tensor.empty() : tensor<2x3x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%9, %7 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %21 = linalg.index 3 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_9 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %11 = tensor.empty() : tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.subf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = tensor.empty() : tensor<2x3x17x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.divf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %18 = tensor.empty() : tensor<6x17x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %20 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>
  }

  func.func @pattern23_t5_no_mask_cache_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>) -> (tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf32>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17x19xf16>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %12 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = tensor.empty() : tensor<2x3x17xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %15 = tensor.empty() : tensor<2x3x17xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %17:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%16, %14 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_9 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.subf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.divf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %24 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %25 = tensor.empty() : tensor<6x17x8xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%26 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %28 = tensor.empty() : tensor<6x17x8xf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<6x17x8xf32>) outs(%28 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>
  }

  func.func @pattern23_t5_no_mask_cache_batch1(%arg0: tensor<1x17x3x8xf32>, %arg1: tensor<1x19x3x8xf32>, %arg2: tensor<1x19x3x8xf32>) -> (tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x17x3x8xf32>) outs(%0 : tensor<1x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%2 : tensor<1x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x3x17x8xf32> into tensor<3x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<1x3x8x19xf32> into tensor<3x8x19xf32>
    %3 = tensor.empty() : tensor<3x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<3x17x8xf32>, tensor<3x8x19xf32>) outs(%4 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 3, 17, 19] : tensor<3x17x19xf32> into tensor<1x3x17x19xf32>
    %6 = tensor.empty() : tensor<1x3x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<1x3x17xi64>) -> tensor<1x3x17xi64>
    %8 = tensor.empty() : tensor<1x3x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<1x3x17xf32>) -> tensor<1x3x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<1x3x17x19xf32>) outs(%9, %7 : tensor<1x3x17xf32>, tensor<1x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %21 = linalg.index 3 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_9 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<1x3x17xf32>, tensor<1x3x17xi64>)
    %expanded_5 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [1, 3, 17, 1] : tensor<1x3x17xf32> into tensor<1x3x17x1xf32>
    %11 = tensor.empty() : tensor<1x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%11 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.subf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<1x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<1x3x17x19xf32>) outs(%11 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<1x3x17x19xf32>
    %14 = tensor.empty() : tensor<1x3x17x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<1x3x17x1xf32>) -> tensor<1x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<1x3x17x19xf32>) outs(%15 : tensor<1x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<1x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%11 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.divf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<1x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<1x3x17x19xf32> into tensor<3x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<1x3x19x8xf32> into tensor<3x19x8xf32>
    %18 = tensor.empty() : tensor<3x17x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %20 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<3x17x19xf32>, tensor<3x19x8xf32>) outs(%19 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %expanded_8 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [1, 3, 17, 8] : tensor<3x17x8xf32> into tensor<1x3x17x8xf32>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>
  }

  func.func @pattern24_mbart(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x17x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_1 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %collapsed_2 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %0 = tensor.empty() : tensor<6x8x19xf32>
    %transposed = linalg.transpose ins(%collapsed_1 : tensor<6x19x8xf32>) outs(%0 : tensor<6x8x19xf32>) permutation = [0, 2, 1] 
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %transposed : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %4 = tensor.empty() : tensor<2x3x17x19xf32>
    %5 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%4 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %21 = arith.addf %in, %in_8 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_3 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<6x17xi64>) -> tensor<6x17xi64>
    %8 = tensor.empty() : tensor<6x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<6x17xf32>) -> tensor<6x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_3 : tensor<6x17x19xf32>) outs(%9, %7 : tensor<6x17xf32>, tensor<6x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %21 = linalg.index 2 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_8 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<6x17xf32>, tensor<6x17xi64>)
    %expanded_4 = tensor.expand_shape %10#0 [[0], [1, 2]] output_shape [6, 17, 1] : tensor<6x17xf32> into tensor<6x17x1xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_3, %expanded_4 : tensor<6x17x19xf32>, tensor<6x17x1xf32>) outs(%1 : tensor<6x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %21 = arith.subf %in, %in_8 : f32
      linalg.yield %21 : f32
    } -> tensor<6x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<6x17x19xf32>) outs(%1 : tensor<6x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<6x17x19xf32>
    %13 = tensor.empty() : tensor<6x17x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<6x17x1xf32>) -> tensor<6x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<6x17x19xf32>) outs(%14 : tensor<6x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<6x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<6x17x19xf32>, tensor<6x17x1xf32>) outs(%1 : tensor<6x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %21 = arith.divf %in, %in_8 : f32
      linalg.yield %21 : f32
    } -> tensor<6x17x19xf32>
    %17 = tensor.empty() : tensor<6x17x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %19 = linalg.batch_matmul ins(%16, %collapsed_2 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_5 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    %20 = tensor.empty() : tensor<2x17x3x8xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x3x17x8xf32>) outs(%20 : tensor<2x17x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2, 3]] : tensor<2x17x3x8xf32> into tensor<2x17x24xf32>
    return %collapsed_7 : tensor<2x17x24xf32>
  }

  func.func @pattern24_mbart_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x17x24xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_1 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %collapsed_2 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %0 = tensor.empty() : tensor<6x8x19xf16>
    %transposed = linalg.transpose ins(%collapsed_1 : tensor<6x19x8xf16>) outs(%0 : tensor<6x8x19xf16>) permutation = [0, 2, 1] 
    %1 = tensor.empty() : tensor<6x17x19xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %transposed : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %in_8: f32, %out: f32):
      %26 = arith.extf %in : f16 to f32
      %27 = arith.addf %26, %in_8 : f32
      linalg.yield %27 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_3 = tensor.collapse_shape %7 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %8 = tensor.empty() : tensor<6x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<6x17xi64>) -> tensor<6x17xi64>
    %10 = tensor.empty() : tensor<6x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<6x17xf32>) -> tensor<6x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_3 : tensor<6x17x19xf32>) outs(%11, %9 : tensor<6x17xf32>, tensor<6x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %26 = linalg.index 2 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f32
      %29 = arith.cmpf ogt, %in, %out : f32
      %30 = arith.select %29, %27, %out_8 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<6x17xf32>, tensor<6x17xi64>)
    %expanded_4 = tensor.expand_shape %12#0 [[0], [1, 2]] output_shape [6, 17, 1] : tensor<6x17xf32> into tensor<6x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_3, %expanded_4 : tensor<6x17x19xf32>, tensor<6x17x1xf32>) outs(%1 : tensor<6x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %26 = arith.subf %in, %in_8 : f32
      linalg.yield %26 : f32
    } -> tensor<6x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<6x17x19xf32>) outs(%1 : tensor<6x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<6x17x19xf32>
    %15 = tensor.empty() : tensor<6x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<6x17x1xf32>) -> tensor<6x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<6x17x19xf32>) outs(%16 : tensor<6x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<6x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<6x17x19xf32>, tensor<6x17x1xf32>) outs(%1 : tensor<6x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %26 = arith.divf %in, %in_8 : f32
      linalg.yield %26 : f32
    } -> tensor<6x17x19xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<6x17x19xf32>) outs(%4 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<6x17x19xf16>
    %20 = tensor.empty() : tensor<6x17x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %22 = linalg.batch_matmul ins(%19, %collapsed_2 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%21 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %23 = tensor.empty() : tensor<6x17x8xf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<6x17x8xf32>) outs(%23 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<6x17x8xf16>
    %expanded_5 = tensor.expand_shape %24 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    %25 = tensor.empty() : tensor<2x17x3x8xf16>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x3x17x8xf16>) outs(%25 : tensor<2x17x3x8xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2, 3]] : tensor<2x17x3x8xf16> into tensor<2x17x24xf16>
    return %collapsed_7 : tensor<2x17x24xf16>
  }

  func.func @pattern25_t5(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_2 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.addf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_8 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_4 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_4 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.subf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.divf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_1 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %19 = tensor.empty() : tensor<6x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_7 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_7 : tensor<2x3x17x8xf32>
  }

  func.func @pattern25_t5_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x1x17x19xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_1 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_2 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %in_8: f16, %out: f16):
      %29 = arith.addf %in, %in_8 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x3x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf16>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %14 = tensor.empty() : tensor<2x3x17xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %16:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%15, %13 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_8 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_4 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_4 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %29 = arith.subf %in, %in_8 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %29 = arith.divf %in, %in_8 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_5 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %transposed_1 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_7 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_7 : tensor<2x3x17x8xf16>
  }

  func.func @pattern25_t5_batch1(%arg0: tensor<1x17x3x8xf32>, %arg1: tensor<1x19x3x8xf32>, %arg2: tensor<1x19x3x8xf32>, %arg3: tensor<1x1x17x19xf32>) -> tensor<1x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x17x3x8xf32>) outs(%0 : tensor<1x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg2 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1x3x8x19xf32>
    %transposed_2 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%2 : tensor<1x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x3x17x8xf32> into tensor<3x17x8xf32>
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<1x3x8x19xf32> into tensor<3x8x19xf32>
    %3 = tensor.empty() : tensor<3x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<3x17x8xf32>, tensor<3x8x19xf32>) outs(%4 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 3, 17, 19] : tensor<3x17x19xf32> into tensor<1x3x17x19xf32>
    %6 = tensor.empty() : tensor<1x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<1x3x17x19xf32>, tensor<1x1x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.addf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %8 = tensor.empty() : tensor<1x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<1x3x17xi64>) -> tensor<1x3x17xi64>
    %10 = tensor.empty() : tensor<1x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<1x3x17xf32>) -> tensor<1x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<1x3x17x19xf32>) outs(%11, %9 : tensor<1x3x17xf32>, tensor<1x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_8 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<1x3x17xf32>, tensor<1x3x17xi64>)
    %expanded_4 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [1, 3, 17, 1] : tensor<1x3x17xf32> into tensor<1x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_4 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.subf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x3x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %15 = tensor.empty() : tensor<1x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1x3x17x1xf32>) -> tensor<1x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<1x3x17x19xf32>) outs(%16 : tensor<1x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.divf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %collapsed_5 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<1x3x17x19xf32> into tensor<3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_1 [[0, 1], [2], [3]] : tensor<1x3x19x8xf32> into tensor<3x19x8xf32>
    %19 = tensor.empty() : tensor<3x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<3x17x19xf32>, tensor<3x19x8xf32>) outs(%20 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %expanded_7 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [1, 3, 17, 8] : tensor<3x17x8xf32> into tensor<1x3x17x8xf32>
    return %expanded_7 : tensor<1x3x17x8xf32>
  }

  func.func @pattern26_t5_cache(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> (tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.addf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %8 = tensor.empty() : tensor<2x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %10 = tensor.empty() : tensor<2x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x3x17x19xf32>) outs(%11, %9 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_9 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.subf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%6 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.divf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %19 = tensor.empty() : tensor<6x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%20 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>
  }

  func.func @pattern26_t5_cache_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>, %arg3: tensor<2x1x17x19xf16>) -> (tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf16>
    %9 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf16>, tensor<2x1x17x19xf16>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %29 = arith.addf %in, %in_9 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %10 = tensor.empty() : tensor<2x3x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x17x19xf16>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %14 = tensor.empty() : tensor<2x3x17xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %16:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x3x17x19xf32>) outs(%15, %13 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x1xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%10 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x17x19xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %24 = tensor.empty() : tensor<6x17x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%25 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x17x8xf32>) outs(%27 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>
  }

  func.func @pattern26_t5_cache_batch1(%arg0: tensor<1x17x3x8xf32>, %arg1: tensor<1x19x3x8xf32>, %arg2: tensor<1x19x3x8xf32>, %arg3: tensor<1x1x17x19xf32>) -> (tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x17x3x8xf32>) outs(%0 : tensor<1x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%2 : tensor<1x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x3x17x8xf32> into tensor<3x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<1x3x8x19xf32> into tensor<3x8x19xf32>
    %3 = tensor.empty() : tensor<3x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<3x17x8xf32>, tensor<3x8x19xf32>) outs(%4 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 3, 17, 19] : tensor<3x17x19xf32> into tensor<1x3x17x19xf32>
    %6 = tensor.empty() : tensor<1x3x17x19xf32>
    %7 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<1x3x17x19xf32>, tensor<1x1x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.addf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %8 = tensor.empty() : tensor<1x3x17xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<1x3x17xi64>) -> tensor<1x3x17xi64>
    %10 = tensor.empty() : tensor<1x3x17xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<1x3x17xf32>) -> tensor<1x3x17xf32>
    %12:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<1x3x17x19xf32>) outs(%11, %9 : tensor<1x3x17xf32>, tensor<1x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_9 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<1x3x17xf32>, tensor<1x3x17xi64>)
    %expanded_5 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [1, 3, 17, 1] : tensor<1x3x17xf32> into tensor<1x3x17x1xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_5 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.subf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x3x17x19xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %15 = tensor.empty() : tensor<1x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1x3x17x1xf32>) -> tensor<1x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<1x3x17x19xf32>) outs(%16 : tensor<1x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%6 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.divf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<1x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<1x3x17x19xf32> into tensor<3x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<1x3x19x8xf32> into tensor<3x19x8xf32>
    %19 = tensor.empty() : tensor<3x17x8xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %21 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<3x17x19xf32>, tensor<3x19x8xf32>) outs(%20 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [1, 3, 17, 8] : tensor<3x17x8xf32> into tensor<1x3x17x8xf32>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>
  }

  func.func @pattern27_t5_unmasked_cache(%arg0: tensor<2x17x3x8xf32>, %arg1: tensor<2x19x3x8xf32>, %arg2: tensor<2x19x3x8xf32>) -> (tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf32>) outs(%1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %6 = tensor.empty() : tensor<2x3x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %8 = tensor.empty() : tensor<2x3x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%9, %7 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %21 = linalg.index 3 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_9 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %11 = tensor.empty() : tensor<2x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.subf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x3x17x19xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = tensor.empty() : tensor<2x3x17x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%11 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.divf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %18 = tensor.empty() : tensor<6x17x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %20 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%19 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x8xf32>
  }

  func.func @pattern27_t5_unmasked_cache_f16(%arg0: tensor<2x17x3x8xf16>, %arg1: tensor<2x19x3x8xf16>, %arg2: tensor<2x19x3x8xf16>) -> (tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x3x17x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x17x3x8xf16>) outs(%0 : tensor<2x3x17x8xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x19x8xf16>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<2x19x3x8xf16>) outs(%1 : tensor<2x3x19x8xf16>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<2x3x8x19xf16>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<2x19x3x8xf16>) outs(%2 : tensor<2x3x8x19xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x8xf16> into tensor<6x17x8xf16>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf16> into tensor<6x8x19xf16>
    %3 = tensor.empty() : tensor<6x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf16>, tensor<6x8x19xf16>) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = tensor.empty() : tensor<6x17x19xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<6x17x19xf32>) outs(%6 : tensor<6x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x19xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf16> into tensor<2x3x17x19xf16>
    %8 = tensor.empty() : tensor<2x3x17x19xf32>
    %9 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf16>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %12 = tensor.empty() : tensor<2x3x17xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %14:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9 : tensor<2x3x17x19xf32>) outs(%13, %11 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_9 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.subf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = tensor.empty() : tensor<2x3x17x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%18 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%8 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %28 = arith.divf %in, %in_9 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x19xf32>
    %21 = tensor.empty() : tensor<2x3x17x19xf16>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x17x19xf32>) outs(%21 : tensor<2x3x17x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x19xf16>
    %collapsed_6 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x17x19xf16> into tensor<6x17x19xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf16> into tensor<6x19x8xf16>
    %23 = tensor.empty() : tensor<6x17x8xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf16>, tensor<6x19x8xf16>) outs(%24 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %26 = tensor.empty() : tensor<6x17x8xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x17x8xf32>) outs(%26 : tensor<6x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x8xf16>
    %expanded_8 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf16> into tensor<2x3x17x8xf16>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<2x3x17x8xf16>, tensor<2x3x19x8xf16>, tensor<2x3x19x8xf16>
  }

  func.func @pattern27_t5_unmasked_cache_batch1(%arg0: tensor<1x17x3x8xf32>, %arg1: tensor<1x19x3x8xf32>, %arg2: tensor<1x19x3x8xf32>) -> (tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x17x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x17x3x8xf32>) outs(%0 : tensor<1x3x17x8xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x3x19x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<1x19x3x8xf32>) outs(%1 : tensor<1x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %2 = tensor.empty() : tensor<1x3x8x19xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<1x19x3x8xf32>) outs(%2 : tensor<1x3x8x19xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x3x17x8xf32> into tensor<3x17x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0, 1], [2], [3]] : tensor<1x3x8x19xf32> into tensor<3x8x19xf32>
    %3 = tensor.empty() : tensor<3x17x19xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<3x17x8xf32>, tensor<3x8x19xf32>) outs(%4 : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 3, 17, 19] : tensor<3x17x19xf32> into tensor<1x3x17x19xf32>
    %6 = tensor.empty() : tensor<1x3x17xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<1x3x17xi64>) -> tensor<1x3x17xi64>
    %8 = tensor.empty() : tensor<1x3x17xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<1x3x17xf32>) -> tensor<1x3x17xf32>
    %10:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<1x3x17x19xf32>) outs(%9, %7 : tensor<1x3x17xf32>, tensor<1x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %21 = linalg.index 3 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_9 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<1x3x17xf32>, tensor<1x3x17xi64>)
    %expanded_5 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [1, 3, 17, 1] : tensor<1x3x17xf32> into tensor<1x3x17x1xf32>
    %11 = tensor.empty() : tensor<1x3x17x19xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%11 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.subf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<1x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<1x3x17x19xf32>) outs(%11 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<1x3x17x19xf32>
    %14 = tensor.empty() : tensor<1x3x17x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<1x3x17x1xf32>) -> tensor<1x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<1x3x17x19xf32>) outs(%15 : tensor<1x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<1x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<1x3x17x19xf32>, tensor<1x3x17x1xf32>) outs(%11 : tensor<1x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.divf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<1x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<1x3x17x19xf32> into tensor<3x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<1x3x19x8xf32> into tensor<3x19x8xf32>
    %18 = tensor.empty() : tensor<3x17x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %20 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<3x17x19xf32>, tensor<3x19x8xf32>) outs(%19 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
    %expanded_8 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [1, 3, 17, 8] : tensor<3x17x8xf32> into tensor<1x3x17x8xf32>
    return %expanded_8, %transposed_1, %transposed_2 : tensor<1x3x17x8xf32>, tensor<1x3x19x8xf32>, tensor<1x3x19x8xf32>
  }

  func.func @pattern28_packed(%arg0: tensor<2x17x3x8xf32>) -> tensor<2x3x17x2xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 17, 3, 2] [1, 1, 1, 1] : tensor<2x17x3x8xf32> to tensor<2x17x3x2xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 0, 3] [2, 17, 3, 2] [1, 1, 1, 1] : tensor<2x17x3x8xf32> to tensor<2x17x3x2xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 0, 0, 5] [2, 17, 3, 2] [1, 1, 1, 1] : tensor<2x17x3x8xf32> to tensor<2x17x3x2xf32>
    %0 = tensor.empty() : tensor<2x3x17x2xf32>
    %transposed = linalg.transpose ins(%extracted_slice : tensor<2x17x3x2xf32>) outs(%0 : tensor<2x3x17x2xf32>) permutation = [0, 2, 1, 3] 
    %transposed_4 = linalg.transpose ins(%extracted_slice_3 : tensor<2x17x3x2xf32>) outs(%0 : tensor<2x3x17x2xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x2x17xf32>
    %transposed_5 = linalg.transpose ins(%extracted_slice_2 : tensor<2x17x3x2xf32>) outs(%1 : tensor<2x3x2x17xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x2xf32> into tensor<6x17x2xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x3x2x17xf32> into tensor<6x2x17xf32>
    %2 = tensor.empty() : tensor<6x17x17xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x17x17xf32>) -> tensor<6x17x17xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<6x17x2xf32>, tensor<6x2x17xf32>) outs(%3 : tensor<6x17x17xf32>) -> tensor<6x17x17xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 3, 17, 17] : tensor<6x17x17xf32> into tensor<2x3x17x17xf32>
    %5 = tensor.empty() : tensor<2x3x17x17xf32>
    %6 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x17xf32>) outs(%5 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_1 : f64 to f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x17x17xf32>
    %7 = tensor.empty() : tensor<2x3x17xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %9 = tensor.empty() : tensor<2x3x17xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %11:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x3x17x17xf32>) outs(%10, %8 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %21 = linalg.index 3 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_11 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_7 = tensor.expand_shape %11#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %12 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_7 : tensor<2x3x17x17xf32>, tensor<2x3x17x1xf32>) outs(%5 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %21 = arith.subf %in, %in_11 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x17xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x3x17x17xf32>) outs(%5 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x17xf32>
    %14 = tensor.empty() : tensor<2x3x17x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x3x17x17xf32>) outs(%15 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x3x17x17xf32>, tensor<2x3x17x1xf32>) outs(%5 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %21 = arith.divf %in, %in_11 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x17x17xf32>
    %collapsed_8 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x3x17x17xf32> into tensor<6x17x17xf32>
    %collapsed_9 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x17x2xf32> into tensor<6x17x2xf32>
    %18 = tensor.empty() : tensor<6x17x2xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x17x2xf32>) -> tensor<6x17x2xf32>
    %20 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x17x17xf32>, tensor<6x17x2xf32>) outs(%19 : tensor<6x17x2xf32>) -> tensor<6x17x2xf32>
    %expanded_10 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 17, 2] : tensor<6x17x2xf32> into tensor<2x3x17x2xf32>
    return %expanded_10 : tensor<2x3x17x2xf32>
  }

  func.func @pattern28_packed_f16(%arg0: tensor<2x17x3x8xf16>) -> tensor<2x3x17x2xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 17, 3, 2] [1, 1, 1, 1] : tensor<2x17x3x8xf16> to tensor<2x17x3x2xf16>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 0, 3] [2, 17, 3, 2] [1, 1, 1, 1] : tensor<2x17x3x8xf16> to tensor<2x17x3x2xf16>
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 0, 0, 5] [2, 17, 3, 2] [1, 1, 1, 1] : tensor<2x17x3x8xf16> to tensor<2x17x3x2xf16>
    %0 = tensor.empty() : tensor<2x3x17x2xf16>
    %transposed = linalg.transpose ins(%extracted_slice : tensor<2x17x3x2xf16>) outs(%0 : tensor<2x3x17x2xf16>) permutation = [0, 2, 1, 3] 
    %transposed_4 = linalg.transpose ins(%extracted_slice_3 : tensor<2x17x3x2xf16>) outs(%0 : tensor<2x3x17x2xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x3x2x17xf16>
    %transposed_5 = linalg.transpose ins(%extracted_slice_2 : tensor<2x17x3x2xf16>) outs(%1 : tensor<2x3x2x17xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x17x2xf16> into tensor<6x17x2xf16>
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x3x2x17xf16> into tensor<6x2x17xf16>
    %2 = tensor.empty() : tensor<6x17x17xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x17x17xf32>) -> tensor<6x17x17xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<6x17x2xf16>, tensor<6x2x17xf16>) outs(%3 : tensor<6x17x17xf32>) -> tensor<6x17x17xf32>
    %5 = tensor.empty() : tensor<6x17x17xf16>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<6x17x17xf32>) outs(%5 : tensor<6x17x17xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x17xf16>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 3, 17, 17] : tensor<6x17x17xf16> into tensor<2x3x17x17xf16>
    %7 = tensor.empty() : tensor<2x3x17x17xf16>
    %8 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x17xf16>) outs(%7 : tensor<2x3x17x17xf16>) {
    ^bb0(%in: f16, %out: f16):
      %28 = arith.truncf %cst_1 : f64 to f16
      %29 = arith.mulf %in, %28 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x17x17xf16>
    %9 = tensor.empty() : tensor<2x3x17x17xf32>
    %10 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x17x17xf16>) outs(%9 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x17xf32>
    %11 = tensor.empty() : tensor<2x3x17xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %13 = tensor.empty() : tensor<2x3x17xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %15:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x17x17xf32>) outs(%14, %12 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_11 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_7 = tensor.expand_shape %15#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_7 : tensor<2x3x17x17xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %28 = arith.subf %in, %in_11 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x17xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x17x17xf32>) outs(%9 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x17xf32>
    %18 = tensor.empty() : tensor<2x3x17x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x17x17xf32>) outs(%19 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x17x17xf32>, tensor<2x3x17x1xf32>) outs(%9 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %28 = arith.divf %in, %in_11 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x17x17xf32>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x17x17xf32>) outs(%7 : tensor<2x3x17x17xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x17x17xf16>
    %collapsed_8 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x17x17xf16> into tensor<6x17x17xf16>
    %collapsed_9 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x17x2xf16> into tensor<6x17x2xf16>
    %23 = tensor.empty() : tensor<6x17x2xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x17x2xf32>) -> tensor<6x17x2xf32>
    %25 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x17x17xf16>, tensor<6x17x2xf16>) outs(%24 : tensor<6x17x2xf32>) -> tensor<6x17x2xf32>
    %26 = tensor.empty() : tensor<6x17x2xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x17x2xf32>) outs(%26 : tensor<6x17x2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x17x2xf16>
    %expanded_10 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 17, 2] : tensor<6x17x2xf16> into tensor<2x3x17x2xf16>
    return %expanded_10 : tensor<2x3x17x2xf16>
  }

  func.func @pattern29_decomposed_mask(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>, %arg3: tensor<2x1x17x19xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x17x19xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.59460355750136051 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %1 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x17x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.truncf %cst_3 : f64 to f32
      %32 = arith.mulf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x17x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %3 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x8x19xf32>) outs(%2 : tensor<2x3x8x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.truncf %cst_3 : f64 to f32
      %32 = arith.mulf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x8x19xf32>
    %collapsed_4 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%5 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %7 = tensor.empty() : tensor<2x3x17x19xf32>
    %8 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%7 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %31 = arith.addf %in, %in_9 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x19xf32>
    %9 = tensor.empty() : tensor<2x3x17xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %11 = tensor.empty() : tensor<2x3x17xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %13:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x3x17x19xf32>) outs(%12, %10 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %31 = linalg.index 3 : index
      %32 = arith.index_cast %31 : index to i64
      %33 = arith.maximumf %in, %out : f32
      %34 = arith.cmpf ogt, %in, %out : f32
      %35 = arith.select %34, %32, %out_9 : i64
      linalg.yield %33, %35 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %13#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%7 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %31 = arith.subf %in, %in_9 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%7 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x19xf32>
    %16 = tensor.empty() : tensor<2x3x17x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x3x17x19xf32>) outs(%17 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%7 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %31 = arith.divf %in, %in_9 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = tensor.empty() : tensor<2x3x17x19xi1>
    %21 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x17x19xf32>) outs(%20 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: f32, %out: i1):
      %31 = arith.extf %in : f32 to f64
      %32 = arith.cmpf oeq, %31, %cst_2 : f64
      linalg.yield %32 : i1
    } -> tensor<2x3x17x19xi1>
    %22 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x17x19xi1>) outs(%20 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      %31 = arith.cmpi eq, %in, %false : i1
      linalg.yield %31 : i1
    } -> tensor<2x3x17x19xi1>
    %23 = tensor.empty() : tensor<2x3x17x1xi1>
    %24 = linalg.fill ins(%false : i1) outs(%23 : tensor<2x3x17x1xi1>) -> tensor<2x3x17x1xi1>
    %25 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x3x17x19xi1>) outs(%24 : tensor<2x3x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %31 = arith.ori %in, %out : i1
      linalg.yield %31 : i1
    } -> tensor<2x3x17x1xi1>
    %26 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x3x17x1xi1>) outs(%23 : tensor<2x3x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %31 = arith.cmpi eq, %in, %false : i1
      linalg.yield %31 : i1
    } -> tensor<2x3x17x1xi1>
    %27 = linalg.generic {indexing_maps = [#map2, #map0, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %cst_1, %19 : tensor<2x3x17x1xi1>, tensor<2x3x17x19xf32>, tensor<2x3x17x19xf32>) outs(%7 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %31 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %28 = tensor.empty() : tensor<6x17x8xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %30 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%29 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %30 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8 : tensor<2x3x17x8xf32>
  }

  func.func @pattern29_decomposed_mask_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>, %arg3: tensor<2x1x17x19xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x17x19xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.59460355750136051 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %1 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x17x8xf16>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<2x3x17x8xf32>
    %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x3x17x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.truncf %cst_3 : f64 to f32
      %40 = arith.mulf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<2x3x17x8xf32>
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %3 = tensor.empty() : tensor<2x3x19x8xf32>
    %4 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x19x8xf16>) outs(%3 : tensor<2x3x19x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<2x3x19x8xf32>
    %5 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%4 : tensor<2x3x19x8xf32>) outs(%5 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %6 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x8x19xf32>) outs(%5 : tensor<2x3x8x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.truncf %cst_3 : f64 to f32
      %40 = arith.mulf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<2x3x8x19xf32>
    %collapsed_4 = tensor.collapse_shape %6 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %7 = tensor.empty() : tensor<6x17x19xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %9 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%8 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %9 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x1x17x19xf32>
    %11 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x1x17x19xf16>) outs(%10 : tensor<2x1x17x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<2x1x17x19xf32>
    %12 = tensor.empty() : tensor<2x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map4, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %11 : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.addf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = tensor.empty() : tensor<2x3x17xi64>
    %15 = linalg.fill ins(%c0_i64 : i64) outs(%14 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %16 = tensor.empty() : tensor<2x3x17xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %18:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%17, %15 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %39 = linalg.index 3 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_9 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %18#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %19 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.subf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x17x19xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x3x17x19xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x17x19xf32>
    %21 = tensor.empty() : tensor<2x3x17x1xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %23 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<2x3x17x19xf32>) outs(%22 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x17x1xf32>
    %24 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %23 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.divf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x17x19xf32>
    %25 = tensor.empty() : tensor<2x3x17x19xi1>
    %26 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%25 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: f32, %out: i1):
      %39 = arith.extf %in : f32 to f64
      %40 = arith.cmpf oeq, %39, %cst_2 : f64
      linalg.yield %40 : i1
    } -> tensor<2x3x17x19xi1>
    %27 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x3x17x19xi1>) outs(%25 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      %39 = arith.cmpi eq, %in, %false : i1
      linalg.yield %39 : i1
    } -> tensor<2x3x17x19xi1>
    %28 = tensor.empty() : tensor<2x3x17x1xi1>
    %29 = linalg.fill ins(%false : i1) outs(%28 : tensor<2x3x17x1xi1>) -> tensor<2x3x17x1xi1>
    %30 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x3x17x19xi1>) outs(%29 : tensor<2x3x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %39 = arith.ori %in, %out : i1
      linalg.yield %39 : i1
    } -> tensor<2x3x17x1xi1>
    %31 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x3x17x1xi1>) outs(%28 : tensor<2x3x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %39 = arith.cmpi eq, %in, %false : i1
      linalg.yield %39 : i1
    } -> tensor<2x3x17x1xi1>
    %32 = linalg.generic {indexing_maps = [#map2, #map0, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %cst_1, %24 : tensor<2x3x17x1xi1>, tensor<2x3x17x19xf32>, tensor<2x3x17x19xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %39 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %33 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x19x8xf16>) outs(%3 : tensor<2x3x19x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<2x3x19x8xf32>
    %collapsed_7 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %34 = tensor.empty() : tensor<6x17x8xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %36 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%35 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    %37 = tensor.empty() : tensor<2x3x17x8xf16>
    %38 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x3x17x8xf32>) outs(%37 : tensor<2x3x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %39 = arith.truncf %in : f32 to f16
      linalg.yield %39 : f16
    } -> tensor<2x3x17x8xf16>
    return %38 : tensor<2x3x17x8xf16>
  }

  func.func @pattern30_decomposed_no_mask(%arg0: tensor<2x3x17x8xf32>, %arg1: tensor<2x3x19x8xf32>, %arg2: tensor<2x3x19x8xf32>) -> tensor<2x3x17x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x17x19xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.59460355750136051 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %1 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x17x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.truncf %cst_3 : f64 to f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x17x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %2 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x19x8xf32>) outs(%2 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %3 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x8x19xf32>) outs(%2 : tensor<2x3x8x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.truncf %cst_3 : f64 to f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x8x19xf32>
    %collapsed_4 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %4 = tensor.empty() : tensor<6x17x19xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%5 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %7 = tensor.empty() : tensor<2x3x17xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %9 = tensor.empty() : tensor<2x3x17xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %11:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%10, %8 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_9 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %11#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %12 = tensor.empty() : tensor<2x3x17x19xf32>
    %13 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.subf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %14 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x17x19xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %15 = tensor.empty() : tensor<2x3x17x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x17x19xf32>) outs(%16 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x1xf32>
    %18 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %30 = arith.divf %in, %in_9 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %19 = tensor.empty() : tensor<2x3x17x19xi1>
    %20 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: f32, %out: i1):
      %30 = arith.extf %in : f32 to f64
      %31 = arith.cmpf oeq, %30, %cst_2 : f64
      linalg.yield %31 : i1
    } -> tensor<2x3x17x19xi1>
    %21 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x17x19xi1>) outs(%19 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      %30 = arith.cmpi eq, %in, %false : i1
      linalg.yield %30 : i1
    } -> tensor<2x3x17x19xi1>
    %22 = tensor.empty() : tensor<2x3x17x1xi1>
    %23 = linalg.fill ins(%false : i1) outs(%22 : tensor<2x3x17x1xi1>) -> tensor<2x3x17x1xi1>
    %24 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x3x17x19xi1>) outs(%23 : tensor<2x3x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %30 = arith.ori %in, %out : i1
      linalg.yield %30 : i1
    } -> tensor<2x3x17x1xi1>
    %25 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x3x17x1xi1>) outs(%22 : tensor<2x3x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %30 = arith.cmpi eq, %in, %false : i1
      linalg.yield %30 : i1
    } -> tensor<2x3x17x1xi1>
    %26 = linalg.generic {indexing_maps = [#map2, #map0, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %cst_1, %18 : tensor<2x3x17x1xi1>, tensor<2x3x17x19xf32>, tensor<2x3x17x19xf32>) outs(%12 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %30 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %collapsed_7 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %27 = tensor.empty() : tensor<6x17x8xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %29 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%28 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    return %expanded_8 : tensor<2x3x17x8xf32>
  }

  func.func @pattern30_decomposed_no_mask_f16(%arg0: tensor<2x3x17x8xf16>, %arg1: tensor<2x3x19x8xf16>, %arg2: tensor<2x3x19x8xf16>) -> tensor<2x3x17x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x17x19xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.59460355750136051 : f64
    %0 = tensor.empty() : tensor<2x3x17x8xf32>
    %1 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x17x8xf16>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<2x3x17x8xf32>
    %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x3x17x8xf32>) outs(%0 : tensor<2x3x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.truncf %cst_3 : f64 to f32
      %37 = arith.mulf %in, %36 : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x17x8xf32>
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
    %3 = tensor.empty() : tensor<2x3x19x8xf32>
    %4 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x19x8xf16>) outs(%3 : tensor<2x3x19x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<2x3x19x8xf32>
    %5 = tensor.empty() : tensor<2x3x8x19xf32>
    %transposed = linalg.transpose ins(%4 : tensor<2x3x19x8xf32>) outs(%5 : tensor<2x3x8x19xf32>) permutation = [0, 1, 3, 2] 
    %6 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x8x19xf32>) outs(%5 : tensor<2x3x8x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.truncf %cst_3 : f64 to f32
      %37 = arith.mulf %in, %36 : f32
      linalg.yield %37 : f32
    } -> tensor<2x3x8x19xf32>
    %collapsed_4 = tensor.collapse_shape %6 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
    %7 = tensor.empty() : tensor<6x17x19xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %9 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%8 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
    %expanded = tensor.expand_shape %9 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
    %10 = tensor.empty() : tensor<2x3x17xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %12 = tensor.empty() : tensor<2x3x17xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %14:2 = linalg.generic {indexing_maps = [#map0, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%13, %11 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %36 = linalg.index 3 : index
      %37 = arith.index_cast %36 : index to i64
      %38 = arith.maximumf %in, %out : f32
      %39 = arith.cmpf ogt, %in, %out : f32
      %40 = arith.select %39, %37, %out_9 : i64
      linalg.yield %38, %40 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_5 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %15 = tensor.empty() : tensor<2x3x17x19xf32>
    %16 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %36 = arith.subf %in, %in_9 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x17x19xf32>
    %17 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x17x19xf32>
    %18 = tensor.empty() : tensor<2x3x17x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %20 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x17x19xf32>) outs(%19 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %out : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x17x1xf32>
    %21 = linalg.generic {indexing_maps = [#map0, #map2, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %36 = arith.divf %in, %in_9 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x17x19xf32>
    %22 = tensor.empty() : tensor<2x3x17x19xi1>
    %23 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x17x19xf32>) outs(%22 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: f32, %out: i1):
      %36 = arith.extf %in : f32 to f64
      %37 = arith.cmpf oeq, %36, %cst_2 : f64
      linalg.yield %37 : i1
    } -> tensor<2x3x17x19xi1>
    %24 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x17x19xi1>) outs(%22 : tensor<2x3x17x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      %36 = arith.cmpi eq, %in, %false : i1
      linalg.yield %36 : i1
    } -> tensor<2x3x17x19xi1>
    %25 = tensor.empty() : tensor<2x3x17x1xi1>
    %26 = linalg.fill ins(%false : i1) outs(%25 : tensor<2x3x17x1xi1>) -> tensor<2x3x17x1xi1>
    %27 = linalg.generic {indexing_maps = [#map0, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x3x17x19xi1>) outs(%26 : tensor<2x3x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %36 = arith.ori %in, %out : i1
      linalg.yield %36 : i1
    } -> tensor<2x3x17x1xi1>
    %28 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x17x1xi1>) outs(%25 : tensor<2x3x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %36 = arith.cmpi eq, %in, %false : i1
      linalg.yield %36 : i1
    } -> tensor<2x3x17x1xi1>
    %29 = linalg.generic {indexing_maps = [#map2, #map0, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %cst_1, %21 : tensor<2x3x17x1xi1>, tensor<2x3x17x19xf32>, tensor<2x3x17x19xf32>) outs(%15 : tensor<2x3x17x19xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %36 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x17x19xf32>
    %collapsed_6 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
    %30 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x19x8xf16>) outs(%3 : tensor<2x3x19x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<2x3x19x8xf32>
    %collapsed_7 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %31 = tensor.empty() : tensor<6x17x8xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %33 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x17x19xf32>, tensor<6x19x8xf32>) outs(%32 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_8 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 3, 17, 8] : tensor<6x17x8xf32> into tensor<2x3x17x8xf32>
    %34 = tensor.empty() : tensor<2x3x17x8xf16>
    %35 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x3x17x8xf32>) outs(%34 : tensor<2x3x17x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %36 = arith.truncf %in : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<2x3x17x8xf16>
    return %35 : tensor<2x3x17x8xf16>
  }
}
