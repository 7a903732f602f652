#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x12xf32>, %arg1: tensor<2x43x12xf32>, %arg2: tensor<2x43x12xf32>) -> tensor<2x7x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e-08 : f64
    %cst_2 = arith.constant 0.28867513459481287 : f64
    %expanded = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [2, 43, 12, 1] : tensor<2x43x12xf32> into tensor<2x43x12x1xf32>
    %0 = tensor.empty() : tensor<2x12x43x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x43x12x1xf32>) outs(%0 : tensor<2x12x43x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3]] : tensor<2x12x43x1xf32> into tensor<2x12x43xf32>
    %1 = tensor.empty() : tensor<2x7x43xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x7x43xf32>) -> tensor<2x7x43xf32>
    %3 = linalg.batch_matmul ins(%arg0, %collapsed : tensor<2x7x12xf32>, tensor<2x12x43xf32>) outs(%2 : tensor<2x7x43xf32>) -> tensor<2x7x43xf32>
    %expanded_3 = tensor.expand_shape %3 [[0], [1], [2, 3]] output_shape [2, 7, 1, 43] : tensor<2x7x43xf32> into tensor<2x7x1x43xf32>
    %4 = tensor.empty() : tensor<2x7x43x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<2x7x1x43xf32>) outs(%4 : tensor<2x7x43x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3]] : tensor<2x7x43x1xf32> into tensor<2x7x43xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_5 : tensor<2x7x43xf32>) outs(%1 : tensor<2x7x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.truncf %cst_2 : f64 to f32
      %27 = arith.mulf %in, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x43xf32>
    %6 = tensor.empty() : tensor<2x43xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x43xi64>) -> tensor<2x43xi64>
    %8 = tensor.empty() : tensor<2x43xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x43xf32>) -> tensor<2x43xf32>
    %10:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%5 : tensor<2x7x43xf32>) outs(%9, %7 : tensor<2x43xf32>, tensor<2x43xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %26 = linalg.index 1 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f32
      %29 = arith.cmpf ogt, %in, %out : f32
      %30 = arith.select %29, %27, %out_10 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<2x43xf32>, tensor<2x43xi64>)
    %expanded_6 = tensor.expand_shape %10#0 [[0, 1], [2]] output_shape [2, 1, 43] : tensor<2x43xf32> into tensor<2x1x43xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %expanded_6 : tensor<2x7x43xf32>, tensor<2x1x43xf32>) outs(%1 : tensor<2x7x43xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %26 = arith.subf %in, %in_10 : f32
      linalg.yield %26 : f32
    } -> tensor<2x7x43xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x43xf32>) outs(%1 : tensor<2x7x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<2x7x43xf32>
    %13 = tensor.empty() : tensor<2x1x43xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x1x43xf32>) -> tensor<2x1x43xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%12 : tensor<2x7x43xf32>) outs(%14 : tensor<2x1x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<2x1x43xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<2x7x43xf32>, tensor<2x1x43xf32>) outs(%1 : tensor<2x7x43xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %26 = arith.divf %in, %in_10 : f32
      linalg.yield %26 : f32
    } -> tensor<2x7x43xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x43xf32>) outs(%1 : tensor<2x7x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.truncf %cst_1 : f64 to f32
      %27 = arith.addf %in, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x43xf32>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x7x43xf32>) outs(%19 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x7x43xf32>, tensor<2x7x1xf32>) outs(%1 : tensor<2x7x43xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %26 = arith.divf %in, %in_10 : f32
      linalg.yield %26 : f32
    } -> tensor<2x7x43xf32>
    %22 = tensor.empty() : tensor<2x7x12xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x7x12xf32>) -> tensor<2x7x12xf32>
    %24 = linalg.batch_matmul ins(%21, %arg2 : tensor<2x7x43xf32>, tensor<2x43x12xf32>) outs(%23 : tensor<2x7x12xf32>) -> tensor<2x7x12xf32>
    %expanded_7 = tensor.expand_shape %24 [[0], [1], [2, 3]] output_shape [2, 7, 1, 12] : tensor<2x7x12xf32> into tensor<2x7x1x12xf32>
    %25 = tensor.empty() : tensor<2x7x12x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x7x1x12xf32>) outs(%25 : tensor<2x7x12x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3]] : tensor<2x7x12x1xf32> into tensor<2x7x12xf32>
    return %collapsed_9 : tensor<2x7x12xf32>
  }
}
