#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x193x48xf32>, %arg1: tensor<144x48xf32>, %arg2: tensor<144xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>) -> tensor<2x193x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x193x48xf32> into tensor<386x48xf32>
    %0 = tensor.empty() : tensor<48x144xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<144x48xf32>) outs(%0 : tensor<48x144xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<386x144xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<386x144xf32>) -> tensor<386x144xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<386x48xf32>, tensor<48x144xf32>) outs(%2 : tensor<386x144xf32>) -> tensor<386x144xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<386x144xf32>, tensor<144xf32>) outs(%1 : tensor<386x144xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %33 = arith.addf %in, %in_19 : f32
      linalg.yield %33 : f32
    } -> tensor<386x144xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3, 4]] output_shape [2, 193, 3, 3, 16] : tensor<386x144xf32> into tensor<2x193x3x3x16xf32>
    %5 = tensor.empty() : tensor<3x2x3x193x16xf32>
    %transposed_2 = linalg.transpose ins(%expanded : tensor<2x193x3x3x16xf32>) outs(%5 : tensor<3x2x3x193x16xf32>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice = tensor.extract_slice %transposed_2[0, 0, 0, 0, 0] [1, 2, 3, 193, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x193x16xf32> to tensor<1x2x3x193x16xf32>
    %extracted_slice_3 = tensor.extract_slice %transposed_2[1, 0, 0, 0, 0] [1, 2, 3, 193, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x193x16xf32> to tensor<1x2x3x193x16xf32>
    %extracted_slice_4 = tensor.extract_slice %transposed_2[2, 0, 0, 0, 0] [1, 2, 3, 193, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x193x16xf32> to tensor<1x2x3x193x16xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x2x3x193x16xf32> into tensor<2x3x193x16xf32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_3 [[0, 1], [2], [3], [4]] : tensor<1x2x3x193x16xf32> into tensor<2x3x193x16xf32>
    %6 = tensor.empty() : tensor<2x3x193x16xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_5 : tensor<2x3x193x16xf32>) outs(%6 : tensor<2x3x193x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.mulf %in, %cst_1 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x193x16xf32>
    %8 = tensor.empty() : tensor<2x3x16x193xf32>
    %transposed_7 = linalg.transpose ins(%collapsed_6 : tensor<2x3x193x16xf32>) outs(%8 : tensor<2x3x16x193xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_8 = tensor.collapse_shape %7 [[0, 1], [2], [3]] : tensor<2x3x193x16xf32> into tensor<6x193x16xf32>
    %collapsed_9 = tensor.collapse_shape %transposed_7 [[0, 1], [2], [3]] : tensor<2x3x16x193xf32> into tensor<6x16x193xf32>
    %9 = tensor.empty() : tensor<6x193x193xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<6x193x193xf32>) -> tensor<6x193x193xf32>
    %11 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x193x16xf32>, tensor<6x16x193xf32>) outs(%10 : tensor<6x193x193xf32>) -> tensor<6x193x193xf32>
    %expanded_10 = tensor.expand_shape %11 [[0, 1], [2], [3]] output_shape [2, 3, 193, 193] : tensor<6x193x193xf32> into tensor<2x3x193x193xf32>
    %12 = tensor.empty() : tensor<2x3x193xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x3x193xi64>) -> tensor<2x3x193xi64>
    %14 = tensor.empty() : tensor<2x3x193xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x3x193xf32>) -> tensor<2x3x193xf32>
    %16:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_10 : tensor<2x3x193x193xf32>) outs(%15, %13 : tensor<2x3x193xf32>, tensor<2x3x193xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %33 = linalg.index 3 : index
      %34 = arith.index_cast %33 : index to i64
      %35 = arith.maximumf %in, %out : f32
      %36 = arith.cmpf ogt, %in, %out : f32
      %37 = arith.select %36, %34, %out_19 : i64
      linalg.yield %35, %37 : f32, i64
    } -> (tensor<2x3x193xf32>, tensor<2x3x193xi64>)
    %expanded_11 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 3, 193, 1] : tensor<2x3x193xf32> into tensor<2x3x193x1xf32>
    %17 = tensor.empty() : tensor<2x3x193x193xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %expanded_11 : tensor<2x3x193x193xf32>, tensor<2x3x193x1xf32>) outs(%17 : tensor<2x3x193x193xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %33 = arith.subf %in, %in_19 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x193x193xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x193x193xf32>) outs(%17 : tensor<2x3x193x193xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.exp %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x193x193xf32>
    %20 = tensor.empty() : tensor<2x3x193x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x193x1xf32>) -> tensor<2x3x193x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x193x193xf32>) outs(%21 : tensor<2x3x193x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %in, %out : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x193x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x193x193xf32>, tensor<2x3x193x1xf32>) outs(%17 : tensor<2x3x193x193xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %33 = arith.divf %in, %in_19 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x193x193xf32>
    %collapsed_12 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x3x193x193xf32> into tensor<6x193x193xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_4 [[0, 1, 2], [3], [4]] : tensor<1x2x3x193x16xf32> into tensor<6x193x16xf32>
    %24 = tensor.empty() : tensor<6x193x16xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x193x16xf32>) -> tensor<6x193x16xf32>
    %26 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<6x193x193xf32>, tensor<6x193x16xf32>) outs(%25 : tensor<6x193x16xf32>) -> tensor<6x193x16xf32>
    %expanded_14 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 193, 16] : tensor<6x193x16xf32> into tensor<2x3x193x16xf32>
    %27 = tensor.empty() : tensor<2x193x3x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x3x193x16xf32>) outs(%27 : tensor<2x193x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0, 1], [2, 3]] : tensor<2x193x3x16xf32> into tensor<386x48xf32>
    %28 = tensor.empty() : tensor<48x48xf32>
    %transposed_17 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%28 : tensor<48x48xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<386x48xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<386x48xf32>) -> tensor<386x48xf32>
    %31 = linalg.matmul ins(%collapsed_16, %transposed_17 : tensor<386x48xf32>, tensor<48x48xf32>) outs(%30 : tensor<386x48xf32>) -> tensor<386x48xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %arg4 : tensor<386x48xf32>, tensor<48xf32>) outs(%29 : tensor<386x48xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %33 = arith.addf %in, %in_19 : f32
      linalg.yield %33 : f32
    } -> tensor<386x48xf32>
    %expanded_18 = tensor.expand_shape %32 [[0, 1], [2]] output_shape [2, 193, 48] : tensor<386x48xf32> into tensor<2x193x48xf32>
    return %expanded_18 : tensor<2x193x48xf32>
  }
}
