#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x29x3x8xf32>, %arg1: tensor<2x29x3x4xf32>, %arg2: tensor<2x29x14xf32>, %arg3: tensor<2x29x4xf32>, %arg4: tensor<3x8x14xf32>, %arg5: tensor<3x6x14xf32>) -> tensor<2x29x3x6xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<29x29xf32>
    %cst_3 = arith.constant 0.28867513459481287 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 29, 3, 8, 1] : tensor<2x29x3x8xf32> into tensor<2x29x3x8x1xf32>
    %0 = tensor.empty() : tensor<3x2x29x8x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x29x3x8x1xf32>) outs(%0 : tensor<3x2x29x8x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2], [3, 4]] : tensor<3x2x29x8x1xf32> into tensor<3x58x8xf32>
    %1 = tensor.empty() : tensor<3x58x14xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x58x14xf32>) -> tensor<3x58x14xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %arg4 : tensor<3x58x8xf32>, tensor<3x8x14xf32>) outs(%2 : tensor<3x58x14xf32>) -> tensor<3x58x14xf32>
    %expanded_4 = tensor.expand_shape %3 [[0], [1, 2], [3, 4]] output_shape [3, 2, 29, 1, 14] : tensor<3x58x14xf32> into tensor<3x2x29x1x14xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 29, 14, 1, 1] : tensor<2x29x14xf32> into tensor<2x29x14x1x1xf32>
    %4 = tensor.empty() : tensor<2x29x3x14x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_4 : tensor<3x2x29x1x14xf32>) outs(%4 : tensor<2x29x3x14x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1, 2], [3, 4]] : tensor<2x29x3x14x1xf32> into tensor<2x87x14xf32>
    %5 = tensor.empty() : tensor<2x14x29x1x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_5 : tensor<2x29x14x1x1xf32>) outs(%5 : tensor<2x14x29x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3, 4]] : tensor<2x14x29x1x1xf32> into tensor<2x14x29xf32>
    %6 = tensor.empty() : tensor<2x87x29xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x87x29xf32>) -> tensor<2x87x29xf32>
    %8 = linalg.batch_matmul ins(%collapsed_7, %collapsed_9 : tensor<2x87x14xf32>, tensor<2x14x29xf32>) outs(%7 : tensor<2x87x29xf32>) -> tensor<2x87x29xf32>
    %expanded_10 = tensor.expand_shape %8 [[0], [1, 2], [3, 4]] output_shape [2, 29, 3, 1, 29] : tensor<2x87x29xf32> into tensor<2x29x3x1x29xf32>
    %9 = tensor.empty() : tensor<2x29x3x29x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x29x3x1x29xf32>) outs(%9 : tensor<2x29x3x29x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2], [3, 4]] : tensor<2x29x3x29x1xf32> into tensor<2x29x3x29xf32>
    %expanded_13 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 29, 4, 1, 1] : tensor<2x29x4xf32> into tensor<2x29x4x1x1xf32>
    %collapsed_14 = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<2x29x3x4xf32> into tensor<2x87x4xf32>
    %10 = tensor.empty() : tensor<2x4x29x1x1xf32>
    %transposed_15 = linalg.transpose ins(%expanded_13 : tensor<2x29x4x1x1xf32>) outs(%10 : tensor<2x4x29x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0], [1], [2, 3, 4]] : tensor<2x4x29x1x1xf32> into tensor<2x4x29xf32>
    %11 = linalg.batch_matmul ins(%collapsed_14, %collapsed_16 : tensor<2x87x4xf32>, tensor<2x4x29xf32>) outs(%7 : tensor<2x87x29xf32>) -> tensor<2x87x29xf32>
    %expanded_17 = tensor.expand_shape %11 [[0], [1, 2], [3, 4]] output_shape [2, 29, 3, 1, 29] : tensor<2x87x29xf32> into tensor<2x29x3x1x29xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x29x3x1x29xf32>) outs(%9 : tensor<2x29x3x29x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2], [3, 4]] : tensor<2x29x3x29x1xf32> into tensor<2x29x3x29xf32>
    %12 = tensor.empty() : tensor<2x29x3x29xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12, %collapsed_19 : tensor<2x29x3x29xf32>, tensor<2x29x3x29xf32>) outs(%12 : tensor<2x29x3x29xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %44 = arith.addf %in, %in_34 : f32
      linalg.yield %44 : f32
    } -> tensor<2x29x3x29xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x29x3x29xf32>) outs(%12 : tensor<2x29x3x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.truncf %cst_3 : f64 to f32
      %45 = arith.mulf %in, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x29x3x29xf32>
    %15 = tensor.empty() : tensor<29xi64>
    %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%15 : tensor<29xi64>) {
    ^bb0(%out: i64):
      %44 = linalg.index 0 : index
      %45 = arith.index_cast %44 : index to i64
      linalg.yield %45 : i64
    } -> tensor<29xi64>
    %expanded_20 = tensor.expand_shape %16 [[0, 1]] output_shape [1, 29] : tensor<29xi64> into tensor<1x29xi64>
    %expanded_21 = tensor.expand_shape %16 [[0, 1]] output_shape [29, 1] : tensor<29xi64> into tensor<29x1xi64>
    %17 = tensor.empty() : tensor<29x29xi64>
    %18 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_20, %expanded_21 : tensor<1x29xi64>, tensor<29x1xi64>) outs(%17 : tensor<29x29xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %44 = arith.subi %in, %in_34 : i64
      linalg.yield %44 : i64
    } -> tensor<29x29xi64>
    %19 = tensor.empty() : tensor<29x29xi1>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<29x29xi64>) outs(%19 : tensor<29x29xi1>) {
    ^bb0(%in: i64, %out: i1):
      %44 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %44 : i1
    } -> tensor<29x29xi1>
    %21 = tensor.empty() : tensor<29x29xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%20, %cst_2, %cst_1 : tensor<29x29xi1>, tensor<29x29xf32>, tensor<f32>) outs(%21 : tensor<29x29xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %44 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %44 : f32
    } -> tensor<29x29xf32>
    %expanded_22 = tensor.expand_shape %22 [[0], [1, 2]] output_shape [29, 1, 29] : tensor<29x29xf32> into tensor<29x1x29xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_22 : tensor<2x29x3x29xf32>, tensor<29x1x29xf32>) outs(%12 : tensor<2x29x3x29xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %44 = arith.addf %in, %in_34 : f32
      linalg.yield %44 : f32
    } -> tensor<2x29x3x29xf32>
    %24 = tensor.empty() : tensor<2x29x3xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<2x29x3xi64>) -> tensor<2x29x3xi64>
    %26 = tensor.empty() : tensor<2x29x3xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x29x3xf32>) -> tensor<2x29x3xf32>
    %28:2 = linalg.generic {indexing_maps = [#map, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x29x3x29xf32>) outs(%27, %25 : tensor<2x29x3xf32>, tensor<2x29x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %44 = linalg.index 3 : index
      %45 = arith.index_cast %44 : index to i64
      %46 = arith.maximumf %in, %out : f32
      %47 = arith.cmpf ogt, %in, %out : f32
      %48 = arith.select %47, %45, %out_34 : i64
      linalg.yield %46, %48 : f32, i64
    } -> (tensor<2x29x3xf32>, tensor<2x29x3xi64>)
    %expanded_23 = tensor.expand_shape %28#0 [[0], [1], [2, 3]] output_shape [2, 29, 3, 1] : tensor<2x29x3xf32> into tensor<2x29x3x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_23 : tensor<2x29x3x29xf32>, tensor<2x29x3x1xf32>) outs(%12 : tensor<2x29x3x29xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %44 = arith.subf %in, %in_34 : f32
      linalg.yield %44 : f32
    } -> tensor<2x29x3x29xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x29x3x29xf32>) outs(%12 : tensor<2x29x3x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.exp %in : f32
      linalg.yield %44 : f32
    } -> tensor<2x29x3x29xf32>
    %31 = tensor.empty() : tensor<2x29x3x1xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<2x29x3x1xf32>) -> tensor<2x29x3x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x29x3x29xf32>) outs(%32 : tensor<2x29x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %in, %out : f32
      linalg.yield %44 : f32
    } -> tensor<2x29x3x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<2x29x3x29xf32>, tensor<2x29x3x1xf32>) outs(%12 : tensor<2x29x3x29xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %44 = arith.divf %in, %in_34 : f32
      linalg.yield %44 : f32
    } -> tensor<2x29x3x29xf32>
    %collapsed_24 = tensor.collapse_shape %34 [[0], [1, 2], [3]] : tensor<2x29x3x29xf32> into tensor<2x87x29xf32>
    %35 = tensor.empty() : tensor<2x87x14xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<2x87x14xf32>) -> tensor<2x87x14xf32>
    %37 = linalg.batch_matmul ins(%collapsed_24, %arg2 : tensor<2x87x29xf32>, tensor<2x29x14xf32>) outs(%36 : tensor<2x87x14xf32>) -> tensor<2x87x14xf32>
    %expanded_25 = tensor.expand_shape %37 [[0], [1, 2], [3, 4]] output_shape [2, 29, 3, 1, 14] : tensor<2x87x14xf32> into tensor<2x29x3x1x14xf32>
    %expanded_26 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [3, 6, 14, 1, 1] : tensor<3x6x14xf32> into tensor<3x6x14x1x1xf32>
    %38 = tensor.empty() : tensor<3x2x29x14x1xf32>
    %transposed_27 = linalg.transpose ins(%expanded_25 : tensor<2x29x3x1x14xf32>) outs(%38 : tensor<3x2x29x14x1xf32>) permutation = [2, 0, 1, 4, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1, 2], [3, 4]] : tensor<3x2x29x14x1xf32> into tensor<3x58x14xf32>
    %39 = tensor.empty() : tensor<3x14x6x1x1xf32>
    %transposed_29 = linalg.transpose ins(%expanded_26 : tensor<3x6x14x1x1xf32>) outs(%39 : tensor<3x14x6x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2, 3, 4]] : tensor<3x14x6x1x1xf32> into tensor<3x14x6xf32>
    %40 = tensor.empty() : tensor<3x58x6xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<3x58x6xf32>) -> tensor<3x58x6xf32>
    %42 = linalg.batch_matmul ins(%collapsed_28, %collapsed_30 : tensor<3x58x14xf32>, tensor<3x14x6xf32>) outs(%41 : tensor<3x58x6xf32>) -> tensor<3x58x6xf32>
    %expanded_31 = tensor.expand_shape %42 [[0], [1, 2], [3, 4]] output_shape [3, 2, 29, 1, 6] : tensor<3x58x6xf32> into tensor<3x2x29x1x6xf32>
    %43 = tensor.empty() : tensor<2x29x3x6x1xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<3x2x29x1x6xf32>) outs(%43 : tensor<2x29x3x6x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0], [1], [2], [3, 4]] : tensor<2x29x3x6x1xf32> into tensor<2x29x3x6xf32>
    return %collapsed_33 : tensor<2x29x3x6xf32>
  }
}
