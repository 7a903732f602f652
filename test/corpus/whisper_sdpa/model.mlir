#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x19x24xf32>, %arg1: tensor<2x53x24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>) -> tensor<2x19x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x19x53xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.35355339059327379 : f64
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x19x24xf32> into tensor<38x24xf32>
    %0 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<38x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<38x24xf32>) -> tensor<38x24xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<38x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<38x24xf32>) -> tensor<38x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg6 : tensor<38x24xf32>, tensor<24xf32>) outs(%1 : tensor<38x24xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %42 = arith.addf %in, %in_24 : f32
      linalg.yield %42 : f32
    } -> tensor<38x24xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 19, 24] : tensor<38x24xf32> into tensor<2x19x24xf32>
    %5 = tensor.empty() : tensor<2x19x24xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x19x24xf32>) outs(%5 : tensor<2x19x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.truncf %cst_3 : f64 to f32
      %43 = arith.mulf %in, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<2x19x24xf32>
    %expanded_4 = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [2, 19, 3, 8] : tensor<2x19x24xf32> into tensor<2x19x3x8xf32>
    %7 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<2x19x3x8xf32>) outs(%7 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_6 = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_7 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x53x24xf32> into tensor<106x24xf32>
    %8 = tensor.empty() : tensor<106x24xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<106x24xf32>) -> tensor<106x24xf32>
    %10 = linalg.matmul ins(%collapsed_7, %transposed_6 : tensor<106x24xf32>, tensor<24x24xf32>) outs(%9 : tensor<106x24xf32>) -> tensor<106x24xf32>
    %expanded_8 = tensor.expand_shape %10 [[0, 1], [2, 3]] output_shape [2, 53, 3, 8] : tensor<106x24xf32> into tensor<2x53x3x8xf32>
    %transposed_9 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %11 = linalg.matmul ins(%collapsed_7, %transposed_9 : tensor<106x24xf32>, tensor<24x24xf32>) outs(%9 : tensor<106x24xf32>) -> tensor<106x24xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg4 : tensor<106x24xf32>, tensor<24xf32>) outs(%8 : tensor<106x24xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %42 = arith.addf %in, %in_24 : f32
      linalg.yield %42 : f32
    } -> tensor<106x24xf32>
    %expanded_10 = tensor.expand_shape %12 [[0, 1], [2, 3]] output_shape [2, 53, 3, 8] : tensor<106x24xf32> into tensor<2x53x3x8xf32>
    %13 = tensor.empty() : tensor<2x3x53x8xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x53x3x8xf32>) outs(%13 : tensor<2x3x53x8xf32>) permutation = [0, 2, 1, 3] 
    %14 = tensor.empty() : tensor<2x3x8x53xf32>
    %transposed_12 = linalg.transpose ins(%expanded_8 : tensor<2x53x3x8xf32>) outs(%14 : tensor<2x3x8x53xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_13 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %collapsed_14 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<2x3x8x53xf32> into tensor<6x8x53xf32>
    %15 = tensor.empty() : tensor<6x19x53xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<6x19x53xf32>) -> tensor<6x19x53xf32>
    %17 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<6x19x8xf32>, tensor<6x8x53xf32>) outs(%16 : tensor<6x19x53xf32>) -> tensor<6x19x53xf32>
    %expanded_15 = tensor.expand_shape %17 [[0, 1], [2], [3]] output_shape [2, 3, 19, 53] : tensor<6x19x53xf32> into tensor<2x3x19x53xf32>
    %18 = tensor.empty() : tensor<2x3x19xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<2x3x19xi64>) -> tensor<2x3x19xi64>
    %20 = tensor.empty() : tensor<2x3x19xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x3x19xf32>) -> tensor<2x3x19xf32>
    %22:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<2x3x19x53xf32>) outs(%21, %19 : tensor<2x3x19xf32>, tensor<2x3x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %42 = linalg.index 3 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_24 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<2x3x19xf32>, tensor<2x3x19xi64>)
    %expanded_16 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [2, 3, 19, 1] : tensor<2x3x19xf32> into tensor<2x3x19x1xf32>
    %23 = tensor.empty() : tensor<2x3x19x53xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %expanded_16 : tensor<2x3x19x53xf32>, tensor<2x3x19x1xf32>) outs(%23 : tensor<2x3x19x53xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %42 = arith.subf %in, %in_24 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x19x53xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x3x19x53xf32>) outs(%23 : tensor<2x3x19x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x19x53xf32>
    %26 = tensor.empty() : tensor<2x3x19x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x3x19x1xf32>) -> tensor<2x3x19x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x3x19x53xf32>) outs(%27 : tensor<2x3x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %in, %out : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x19x1xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<2x3x19x53xf32>, tensor<2x3x19x1xf32>) outs(%23 : tensor<2x3x19x53xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %42 = arith.divf %in, %in_24 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x19x53xf32>
    %30 = tensor.empty() : tensor<2x3x19x53xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x3x19x53xf32>) outs(%30 : tensor<2x3x19x53xi1>) {
    ^bb0(%in: f32, %out: i1):
      %42 = arith.extf %in : f32 to f64
      %43 = arith.cmpf oeq, %42, %cst_2 : f64
      linalg.yield %43 : i1
    } -> tensor<2x3x19x53xi1>
    %32 = tensor.empty() : tensor<2x3x19x1xi1>
    %33 = linalg.fill ins(%true : i1) outs(%32 : tensor<2x3x19x1xi1>) -> tensor<2x3x19x1xi1>
    %34 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x3x19x53xi1>) outs(%33 : tensor<2x3x19x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %42 = arith.andi %in, %out : i1
      linalg.yield %42 : i1
    } -> tensor<2x3x19x1xi1>
    %35 = linalg.generic {indexing_maps = [#map5, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %cst_1, %29 : tensor<2x3x19x1xi1>, tensor<2x3x19x53xf32>, tensor<2x3x19x53xf32>) outs(%23 : tensor<2x3x19x53xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %42 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x19x53xf32>
    %collapsed_17 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x3x19x53xf32> into tensor<6x19x53xf32>
    %collapsed_18 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x53x8xf32> into tensor<6x53x8xf32>
    %36 = tensor.empty() : tensor<6x19x8xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<6x19x8xf32>) -> tensor<6x19x8xf32>
    %38 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<6x19x53xf32>, tensor<6x53x8xf32>) outs(%37 : tensor<6x19x8xf32>) -> tensor<6x19x8xf32>
    %expanded_19 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [2, 3, 19, 8] : tensor<6x19x8xf32> into tensor<2x3x19x8xf32>
    %39 = tensor.empty() : tensor<2x19x3x8xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x3x19x8xf32>) outs(%39 : tensor<2x19x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0, 1], [2, 3]] : tensor<2x19x3x8xf32> into tensor<38x24xf32>
    %transposed_22 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %40 = linalg.matmul ins(%collapsed_21, %transposed_22 : tensor<38x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<38x24xf32>) -> tensor<38x24xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %arg8 : tensor<38x24xf32>, tensor<24xf32>) outs(%1 : tensor<38x24xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %42 = arith.addf %in, %in_24 : f32
      linalg.yield %42 : f32
    } -> tensor<38x24xf32>
    %expanded_23 = tensor.expand_shape %41 [[0, 1], [2]] output_shape [2, 19, 24] : tensor<38x24xf32> into tensor<2x19x24xf32>
    return %expanded_23 : tensor<2x19x24xf32>
  }
}
