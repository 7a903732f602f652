#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x191x48xf32>, %arg1: tensor<48x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<48x48xf32>, %arg8: tensor<48xf32>) -> tensor<2x191x48xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.204124153> : tensor<1x1x1x1xf32>
    %0 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x191x48xf32> into tensor<382x48xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 382, 48] : tensor<382x48xf32> into tensor<1x382x48xf32>
    %expanded_3 = tensor.expand_shape %transposed [[0, 1], [2]] output_shape [1, 48, 48] : tensor<48x48xf32> into tensor<1x48x48xf32>
    %1 = tensor.empty() : tensor<1x382x48xf32>
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<1x382x48xf32>) -> tensor<1x382x48xf32>
    %3 = linalg.batch_matmul ins(%expanded, %expanded_3 : tensor<1x382x48xf32>, tensor<1x48x48xf32>) outs(%2 : tensor<1x382x48xf32>) -> tensor<1x382x48xf32>
    %collapsed_4 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<1x382x48xf32> into tensor<382x48xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 48] : tensor<48xf32> into tensor<1x48xf32>
    %4 = tensor.empty() : tensor<382x48xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_4, %expanded_5 : tensor<382x48xf32>, tensor<1x48xf32>) outs(%4 : tensor<382x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %31 = arith.addf %in, %in_37 : f32
      linalg.yield %31 : f32
    } -> tensor<382x48xf32>
    %expanded_6 = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [2, 191, 2, 24] : tensor<382x48xf32> into tensor<2x191x2x24xf32>
    %6 = tensor.empty() : tensor<2x2x191x24xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x191x2x24xf32>) outs(%6 : tensor<2x2x191x24xf32>) permutation = [0, 2, 1, 3] 
    %transposed_8 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %expanded_9 = tensor.expand_shape %transposed_8 [[0, 1], [2]] output_shape [1, 48, 48] : tensor<48x48xf32> into tensor<1x48x48xf32>
    %7 = linalg.batch_matmul ins(%expanded, %expanded_9 : tensor<1x382x48xf32>, tensor<1x48x48xf32>) outs(%2 : tensor<1x382x48xf32>) -> tensor<1x382x48xf32>
    %collapsed_10 = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<1x382x48xf32> into tensor<382x48xf32>
    %expanded_11 = tensor.expand_shape %arg4 [[0, 1]] output_shape [1, 48] : tensor<48xf32> into tensor<1x48xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10, %expanded_11 : tensor<382x48xf32>, tensor<1x48xf32>) outs(%4 : tensor<382x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %31 = arith.addf %in, %in_37 : f32
      linalg.yield %31 : f32
    } -> tensor<382x48xf32>
    %expanded_12 = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [2, 191, 2, 24] : tensor<382x48xf32> into tensor<2x191x2x24xf32>
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %expanded_14 = tensor.expand_shape %transposed_13 [[0, 1], [2]] output_shape [1, 48, 48] : tensor<48x48xf32> into tensor<1x48x48xf32>
    %9 = linalg.batch_matmul ins(%expanded, %expanded_14 : tensor<1x382x48xf32>, tensor<1x48x48xf32>) outs(%2 : tensor<1x382x48xf32>) -> tensor<1x382x48xf32>
    %collapsed_15 = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<1x382x48xf32> into tensor<382x48xf32>
    %expanded_16 = tensor.expand_shape %arg6 [[0, 1]] output_shape [1, 48] : tensor<48xf32> into tensor<1x48xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_15, %expanded_16 : tensor<382x48xf32>, tensor<1x48xf32>) outs(%4 : tensor<382x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %31 = arith.addf %in, %in_37 : f32
      linalg.yield %31 : f32
    } -> tensor<382x48xf32>
    %expanded_17 = tensor.expand_shape %10 [[0, 1], [2, 3]] output_shape [2, 191, 2, 24] : tensor<382x48xf32> into tensor<2x191x2x24xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x191x2x24xf32>) outs(%6 : tensor<2x2x191x24xf32>) permutation = [0, 2, 1, 3] 
    %11 = tensor.empty() : tensor<2x2x24x191xf32>
    %transposed_19 = linalg.transpose ins(%expanded_12 : tensor<2x191x2x24xf32>) outs(%11 : tensor<2x2x24x191xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_20 = tensor.collapse_shape %transposed_7 [[0, 1], [2], [3]] : tensor<2x2x191x24xf32> into tensor<4x191x24xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x2x24x191xf32> into tensor<4x24x191xf32>
    %12 = tensor.empty() : tensor<4x191x191xf32>
    %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<4x191x191xf32>) -> tensor<4x191x191xf32>
    %14 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<4x191x24xf32>, tensor<4x24x191xf32>) outs(%13 : tensor<4x191x191xf32>) -> tensor<4x191x191xf32>
    %expanded_22 = tensor.expand_shape %14 [[0, 1], [2], [3]] output_shape [2, 2, 191, 191] : tensor<4x191x191xf32> into tensor<2x2x191x191xf32>
    %15 = tensor.empty() : tensor<2x2x191x191xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %cst_2 : tensor<2x2x191x191xf32>, tensor<1x1x1x1xf32>) outs(%15 : tensor<2x2x191x191xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %31 = arith.mulf %in, %in_37 : f32
      linalg.yield %31 : f32
    } -> tensor<2x2x191x191xf32>
    %17 = tensor.empty() : tensor<2x2x191xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x2x191xf32>) -> tensor<2x2x191xf32>
    %reduced = linalg.reduce ins(%16 : tensor<2x2x191x191xf32>) outs(%18 : tensor<2x2x191xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %31 = arith.maximumf %in, %init : f32
        linalg.yield %31 : f32
      }
    %expanded_23 = tensor.expand_shape %reduced [[0], [1], [2, 3]] output_shape [2, 2, 191, 1] : tensor<2x2x191xf32> into tensor<2x2x191x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_23 : tensor<2x2x191x191xf32>, tensor<2x2x191x1xf32>) outs(%15 : tensor<2x2x191x191xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %31 = arith.subf %in, %in_37 : f32
      linalg.yield %31 : f32
    } -> tensor<2x2x191x191xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x2x191x191xf32>) outs(%15 : tensor<2x2x191x191xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x2x191x191xf32>
    %21 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<2x2x191xf32>) -> tensor<2x2x191xf32>
    %reduced_24 = linalg.reduce ins(%20 : tensor<2x2x191x191xf32>) outs(%21 : tensor<2x2x191xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %31 = arith.addf %in, %init : f32
        linalg.yield %31 : f32
      }
    %expanded_25 = tensor.expand_shape %reduced_24 [[0], [1], [2, 3]] output_shape [2, 2, 191, 1] : tensor<2x2x191xf32> into tensor<2x2x191x1xf32>
    %22 = tensor.empty() : tensor<2x2x191x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x2x191x1xf32>) outs(%22 : tensor<2x2x191x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.divf %cst, %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x2x191x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %23 : tensor<2x2x191x191xf32>, tensor<2x2x191x1xf32>) outs(%15 : tensor<2x2x191x191xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %31 = arith.mulf %in, %in_37 : f32
      linalg.yield %31 : f32
    } -> tensor<2x2x191x191xf32>
    %collapsed_26 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x2x191x191xf32> into tensor<4x191x191xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x2x191x24xf32> into tensor<4x191x24xf32>
    %25 = tensor.empty() : tensor<4x191x24xf32>
    %26 = linalg.fill ins(%cst_1 : f32) outs(%25 : tensor<4x191x24xf32>) -> tensor<4x191x24xf32>
    %27 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x191x191xf32>, tensor<4x191x24xf32>) outs(%26 : tensor<4x191x24xf32>) -> tensor<4x191x24xf32>
    %expanded_28 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 2, 191, 24] : tensor<4x191x24xf32> into tensor<2x2x191x24xf32>
    %28 = tensor.empty() : tensor<2x191x2x24xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x2x191x24xf32>) outs(%28 : tensor<2x191x2x24xf32>) permutation = [0, 2, 1, 3] 
    %transposed_30 = linalg.transpose ins(%arg7 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_31 = tensor.collapse_shape %transposed_29 [[0, 1], [2, 3]] : tensor<2x191x2x24xf32> into tensor<382x48xf32>
    %expanded_32 = tensor.expand_shape %collapsed_31 [[0, 1], [2]] output_shape [1, 382, 48] : tensor<382x48xf32> into tensor<1x382x48xf32>
    %expanded_33 = tensor.expand_shape %transposed_30 [[0, 1], [2]] output_shape [1, 48, 48] : tensor<48x48xf32> into tensor<1x48x48xf32>
    %29 = linalg.batch_matmul ins(%expanded_32, %expanded_33 : tensor<1x382x48xf32>, tensor<1x48x48xf32>) outs(%2 : tensor<1x382x48xf32>) -> tensor<1x382x48xf32>
    %collapsed_34 = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<1x382x48xf32> into tensor<382x48xf32>
    %expanded_35 = tensor.expand_shape %arg8 [[0, 1]] output_shape [1, 48] : tensor<48xf32> into tensor<1x48xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34, %expanded_35 : tensor<382x48xf32>, tensor<1x48xf32>) outs(%4 : tensor<382x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %31 = arith.addf %in, %in_37 : f32
      linalg.yield %31 : f32
    } -> tensor<382x48xf32>
    %expanded_36 = tensor.expand_shape %30 [[0, 1], [2]] output_shape [2, 191, 48] : tensor<382x48xf32> into tensor<2x191x48xf32>
    return %expanded_36 : tensor<2x191x48xf32>
  }
}

