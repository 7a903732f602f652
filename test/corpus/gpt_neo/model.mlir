#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x37x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<1x1x37x37xi1>) -> tensor<2x37x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %0 = tensor.empty() : tensor<37xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<37xi64>) {
    ^bb0(%out: i64):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i64
      linalg.yield %40 : i64
    } -> tensor<37xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 37, 1] : tensor<37xi64> into tensor<1x1x37x1xi64>
    %expanded_3 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 37] : tensor<37xi64> into tensor<1x1x1x37xi64>
    %2 = tensor.empty() : tensor<1x1x37x37xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %expanded : tensor<1x1x1x37xi64>, tensor<1x1x37x1xi64>) outs(%2 : tensor<1x1x37x37xi1>) {
    ^bb0(%in: i64, %in_24: i64, %out: i1):
      %39 = arith.cmpi sle, %in, %in_24 : i64
      linalg.yield %39 : i1
    } -> tensor<1x1x37x37xi1>
    %4 = tensor.empty() : tensor<2x1x37x37xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x37x37xi1> into tensor<1x37x37xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x37x37xi1>) outs(%4 : tensor<2x1x37x37xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x37x37xi1>
    %6 = tensor.empty() : tensor<2x1x37x37xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_1, %cst_2 : tensor<2x1x37x37xi1>, tensor<f32>, tensor<f32>) outs(%6 : tensor<2x1x37x37xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %39 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %39 : f32
    } -> tensor<2x1x37x37xf32>
    %8 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%8 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_4 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x37x24xf32> into tensor<74x24xf32>
    %9 = tensor.empty() : tensor<74x24xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %11 = linalg.matmul ins(%collapsed_4, %transposed : tensor<74x24xf32>, tensor<24x24xf32>) outs(%10 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %transposed_5 = linalg.transpose ins(%arg1 : tensor<24x24xf32>) outs(%8 : tensor<24x24xf32>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%collapsed_4, %transposed_5 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%10 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %transposed_6 = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%8 : tensor<24x24xf32>) permutation = [1, 0] 
    %13 = linalg.matmul ins(%collapsed_4, %transposed_6 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%10 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %expanded_7 = tensor.expand_shape %11 [[0, 1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<74x24xf32> into tensor<2x37x3x8xf32>
    %14 = tensor.empty() : tensor<2x3x37x8xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x37x3x8xf32>) outs(%14 : tensor<2x3x37x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_9 = tensor.expand_shape %12 [[0, 1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<74x24xf32> into tensor<2x37x3x8xf32>
    %expanded_10 = tensor.expand_shape %13 [[0, 1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<74x24xf32> into tensor<2x37x3x8xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x37x3x8xf32>) outs(%14 : tensor<2x3x37x8xf32>) permutation = [0, 2, 1, 3] 
    %15 = tensor.empty() : tensor<2x3x8x37xf32>
    %transposed_12 = linalg.transpose ins(%expanded_9 : tensor<2x37x3x8xf32>) outs(%15 : tensor<2x3x8x37xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_13 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x3x37x8xf32> into tensor<6x37x8xf32>
    %collapsed_14 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<2x3x8x37xf32> into tensor<6x8x37xf32>
    %16 = tensor.empty() : tensor<6x37x37xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %18 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<6x37x8xf32>, tensor<6x8x37xf32>) outs(%17 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %expanded_15 = tensor.expand_shape %18 [[0, 1], [2], [3]] output_shape [2, 3, 37, 37] : tensor<6x37x37xf32> into tensor<2x3x37x37xf32>
    %19 = tensor.empty() : tensor<2x3x37x37xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %expanded_15, %cst_2 : tensor<1x1x37x37xi1>, tensor<2x3x37x37xf32>, tensor<f32>) outs(%19 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %39 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x37x37xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %7 : tensor<2x3x37x37xf32>, tensor<2x1x37x37xf32>) outs(%19 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %39 = arith.addf %in, %in_24 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x37x37xf32>
    %22 = tensor.empty() : tensor<2x3x37xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<2x3x37xi64>) -> tensor<2x3x37xi64>
    %24 = tensor.empty() : tensor<2x3x37xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %26:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x3x37x37xf32>) outs(%25, %23 : tensor<2x3x37xf32>, tensor<2x3x37xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %39 = linalg.index 3 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_24 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<2x3x37xf32>, tensor<2x3x37xi64>)
    %expanded_16 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [2, 3, 37, 1] : tensor<2x3x37xf32> into tensor<2x3x37x1xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_16 : tensor<2x3x37x37xf32>, tensor<2x3x37x1xf32>) outs(%19 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %39 = arith.subf %in, %in_24 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x37x37xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x37x37xf32>) outs(%19 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x37x37xf32>
    %29 = tensor.empty() : tensor<2x3x37x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x3x37x1xf32>) -> tensor<2x3x37x1xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x3x37x37xf32>) outs(%30 : tensor<2x3x37x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x37x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %31 : tensor<2x3x37x37xf32>, tensor<2x3x37x1xf32>) outs(%19 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %39 = arith.divf %in, %in_24 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x37x37xf32>
    %collapsed_17 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x3x37x37xf32> into tensor<6x37x37xf32>
    %collapsed_18 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x37x8xf32> into tensor<6x37x8xf32>
    %33 = tensor.empty() : tensor<6x37x8xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<6x37x8xf32>) -> tensor<6x37x8xf32>
    %35 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<6x37x37xf32>, tensor<6x37x8xf32>) outs(%34 : tensor<6x37x8xf32>) -> tensor<6x37x8xf32>
    %expanded_19 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [2, 3, 37, 8] : tensor<6x37x8xf32> into tensor<2x3x37x8xf32>
    %36 = tensor.empty() : tensor<2x37x3x8xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x3x37x8xf32>) outs(%36 : tensor<2x37x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0, 1], [2, 3]] : tensor<2x37x3x8xf32> into tensor<74x24xf32>
    %transposed_22 = linalg.transpose ins(%arg4 : tensor<24x24xf32>) outs(%8 : tensor<24x24xf32>) permutation = [1, 0] 
    %37 = linalg.matmul ins(%collapsed_21, %transposed_22 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%10 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%37, %arg5 : tensor<74x24xf32>, tensor<24xf32>) outs(%9 : tensor<74x24xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %39 = arith.addf %in, %in_24 : f32
      linalg.yield %39 : f32
    } -> tensor<74x24xf32>
    %expanded_23 = tensor.expand_shape %38 [[0, 1], [2]] output_shape [2, 37, 24] : tensor<74x24xf32> into tensor<2x37x24xf32>
    return %expanded_23 : tensor<2x37x24xf32>
  }
}
