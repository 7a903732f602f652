#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<()[s0] -> (s0 * 2)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?x48xf32>, %arg1: tensor<48x144xf32>, %arg2: tensor<144xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>) -> tensor<2x?x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c3_i64 = arith.constant 3 : i64
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %c32_i64 = arith.constant 32 : i64
    %c96_i64 = arith.constant 96 : i64
    %cst_3 = arith.constant 2.500000e-01 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty(%dim) : tensor<?xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i64
      linalg.yield %49 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %2 [[0, 1, 2, 3]] output_shape [1, 1, %dim, 1] : tensor<?xi64> into tensor<1x1x?x1xi64>
    %expanded_4 = tensor.expand_shape %2 [[0, 1, 2, 3]] output_shape [1, 1, 1, %dim] : tensor<?xi64> into tensor<1x1x1x?xi64>
    %3 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xi1>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded : tensor<1x1x1x?xi64>, tensor<1x1x?x1xi64>) outs(%3 : tensor<1x1x?x?xi1>) {
    ^bb0(%in: i64, %in_25: i64, %out: i1):
      %48 = arith.cmpi sle, %in, %in_25 : i64
      linalg.yield %48 : i1
    } -> tensor<1x1x?x?xi1>
    %5 = tensor.empty(%dim, %dim) : tensor<2x1x?x?xi1>
    %collapsed = tensor.collapse_shape %4 [[0, 1], [2], [3]] : tensor<1x1x?x?xi1> into tensor<1x?x?xi1>
    %6 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x?x?xi1>) outs(%5 : tensor<2x1x?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x?x?xi1>
    %7 = tensor.empty(%dim, %dim) : tensor<2x1x?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %cst_2, %cst_1 : tensor<2x1x?x?xi1>, tensor<f32>, tensor<f32>) outs(%7 : tensor<2x1x?x?xf32>) {
    ^bb0(%in: i1, %in_25: f32, %in_26: f32, %out: f32):
      %48 = arith.select %in, %in_25, %in_26 : f32
      linalg.yield %48 : f32
    } -> tensor<2x1x?x?xf32>
    %collapsed_5 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x?x48xf32> into tensor<?x48xf32>
    %9 = affine.apply #map6()[%dim]
    %10 = tensor.empty(%9) : tensor<?x144xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<?x144xf32>) -> tensor<?x144xf32>
    %12 = linalg.matmul ins(%collapsed_5, %arg1 : tensor<?x48xf32>, tensor<48x144xf32>) outs(%11 : tensor<?x144xf32>) -> tensor<?x144xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%12, %arg2 : tensor<?x144xf32>, tensor<144xf32>) outs(%10 : tensor<?x144xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %48 = arith.addf %in, %in_25 : f32
      linalg.yield %48 : f32
    } -> tensor<?x144xf32>
    %14 = arith.divsi %9, %c2 : index
    %expanded_6 = tensor.expand_shape %13 [[0, 1], [2]] output_shape [2, %14, 144] : tensor<?x144xf32> into tensor<2x?x144xf32>
    %extracted_slice = tensor.extract_slice %expanded_6[0, 0, 0] [2, %14, 48] [1, 1, 1] : tensor<2x?x144xf32> to tensor<2x?x48xf32>
    %extracted_slice_7 = tensor.extract_slice %expanded_6[0, 0, 48] [2, %14, 48] [1, 1, 1] : tensor<2x?x144xf32> to tensor<2x?x48xf32>
    %extracted_slice_8 = tensor.extract_slice %expanded_6[0, 0, 96] [2, %14, 48] [1, 1, 1] : tensor<2x?x144xf32> to tensor<2x?x48xf32>
    %15 = arith.muli %0, %c32_i64 : i64
    %16 = arith.index_cast %14 : index to i64
    %17 = arith.muli %16, %c96_i64 : i64
    %18 = arith.divui %17, %15 : i64
    %from_elements = tensor.from_elements %c2_i64, %0, %18, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %extracted_slice_7(%from_elements) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %reshape_9 = tensor.reshape %extracted_slice_8(%from_elements) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %19 = tensor.empty(%dim) : tensor<2x3x?x16xf32>
    %transposed = linalg.transpose ins(%reshape_9 : tensor<2x?x3x16xf32>) outs(%19 : tensor<2x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %reshape_10 = tensor.reshape %extracted_slice(%from_elements) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %transposed_11 = linalg.transpose ins(%reshape_10 : tensor<2x?x3x16xf32>) outs(%19 : tensor<2x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %20 = tensor.empty(%dim) : tensor<2x3x16x?xf32>
    %transposed_12 = linalg.transpose ins(%reshape : tensor<2x?x3x16xf32>) outs(%20 : tensor<2x3x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_13 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x?x16xf32> into tensor<6x?x16xf32>
    %collapsed_14 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<2x3x16x?xf32> into tensor<6x16x?xf32>
    %21 = tensor.empty(%dim, %dim) : tensor<6x?x?xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %23 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<6x?x16xf32>, tensor<6x16x?xf32>) outs(%22 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %from_elements_15 = tensor.from_elements %c2_i64, %c3_i64, %0, %0 : tensor<4xi64>
    %reshape_16 = tensor.reshape %23(%from_elements_15) : (tensor<6x?x?xf32>, tensor<4xi64>) -> tensor<2x3x?x?xf32>
    %24 = tensor.empty(%dim, %dim) : tensor<2x3x?x?xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_16 : tensor<2x3x?x?xf32>) outs(%24 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_3 : f32
      linalg.yield %48 : f32
    } -> tensor<2x3x?x?xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %8 : tensor<2x3x?x?xf32>, tensor<2x1x?x?xf32>) outs(%24 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %48 = arith.addf %in, %in_25 : f32
      linalg.yield %48 : f32
    } -> tensor<2x3x?x?xf32>
    %27 = tensor.empty(%dim) : tensor<2x3x?xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<2x3x?xi64>) -> tensor<2x3x?xi64>
    %29 = tensor.empty(%dim) : tensor<2x3x?xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %31:2 = linalg.generic {indexing_maps = [#map3, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x3x?x?xf32>) outs(%30, %28 : tensor<2x3x?xf32>, tensor<2x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %48 = linalg.index 3 : index
      %49 = arith.index_cast %48 : index to i64
      %50 = arith.maximumf %in, %out : f32
      %51 = arith.cmpf ogt, %in, %out : f32
      %52 = arith.select %51, %49, %out_25 : i64
      linalg.yield %50, %52 : f32, i64
    } -> (tensor<2x3x?xf32>, tensor<2x3x?xi64>)
    %expanded_17 = tensor.expand_shape %31#0 [[0], [1], [2, 3]] output_shape [2, 3, %dim, 1] : tensor<2x3x?xf32> into tensor<2x3x?x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %expanded_17 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%24 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %48 = arith.subf %in, %in_25 : f32
      linalg.yield %48 : f32
    } -> tensor<2x3x?x?xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x3x?x?xf32>) outs(%24 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x3x?x?xf32>
    %34 = tensor.empty(%dim) : tensor<2x3x?x1xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<2x3x?x1xf32>) -> tensor<2x3x?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x3x?x?xf32>) outs(%35 : tensor<2x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %out : f32
      linalg.yield %48 : f32
    } -> tensor<2x3x?x1xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%24 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %48 = arith.divf %in, %in_25 : f32
      linalg.yield %48 : f32
    } -> tensor<2x3x?x?xf32>
    %from_elements_18 = tensor.from_elements %c6_i64, %0, %0 : tensor<3xi64>
    %reshape_19 = tensor.reshape %37(%from_elements_18) : (tensor<2x3x?x?xf32>, tensor<3xi64>) -> tensor<6x?x?xf32>
    %collapsed_20 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x?x16xf32> into tensor<6x?x16xf32>
    %38 = tensor.empty(%dim) : tensor<6x?x16xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %40 = linalg.batch_matmul ins(%reshape_19, %collapsed_20 : tensor<6x?x?xf32>, tensor<6x?x16xf32>) outs(%39 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %expanded_21 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 3, %dim, 16] : tensor<6x?x16xf32> into tensor<2x3x?x16xf32>
    %41 = tensor.empty(%dim) : tensor<2x?x3x16xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x3x?x16xf32>) outs(%41 : tensor<2x?x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2, 3]] : tensor<2x?x3x16xf32> into tensor<?x48xf32>
    %42 = affine.apply #map6()[%dim]
    %43 = tensor.empty(%42) : tensor<?x48xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %45 = linalg.matmul ins(%collapsed_23, %arg3 : tensor<?x48xf32>, tensor<48x48xf32>) outs(%44 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %46 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%45, %arg4 : tensor<?x48xf32>, tensor<48xf32>) outs(%43 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %48 = arith.addf %in, %in_25 : f32
      linalg.yield %48 : f32
    } -> tensor<?x48xf32>
    %47 = arith.divsi %42, %c2 : index
    %expanded_24 = tensor.expand_shape %46 [[0, 1], [2]] output_shape [2, %47, 48] : tensor<?x48xf32> into tensor<2x?x48xf32>
    return %expanded_24 : tensor<2x?x48xf32>
  }
}
