#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x37x48xf32>, %arg1: tensor<2x3x102x16xf32>, %arg2: tensor<2x3x102x16xf32>, %arg3: tensor<48x144xf32>, %arg4: tensor<144xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>) -> tensor<2x37x48xf32> {
    %c102_i64 = arith.constant 102 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<37xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<37xi64>) {
    ^bb0(%out: i64):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i64
      linalg.yield %43 : i64
    } -> tensor<37xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<37xi64>) outs(%0 : tensor<37xi64>) {
    ^bb0(%in: i64, %out: i64):
      %42 = arith.addi %in, %c102_i64 : i64
      linalg.yield %42 : i64
    } -> tensor<37xi64>
    %3 = tensor.empty() : tensor<139xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<139xi64>) {
    ^bb0(%out: i64):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i64
      linalg.yield %43 : i64
    } -> tensor<139xi64>
    %expanded = tensor.expand_shape %2 [[0, 1, 2, 3]] output_shape [1, 1, 37, 1] : tensor<37xi64> into tensor<1x1x37x1xi64>
    %expanded_4 = tensor.expand_shape %4 [[0, 1, 2, 3]] output_shape [1, 1, 1, 139] : tensor<139xi64> into tensor<1x1x1x139xi64>
    %5 = tensor.empty() : tensor<1x1x37x139xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded : tensor<1x1x1x139xi64>, tensor<1x1x37x1xi64>) outs(%5 : tensor<1x1x37x139xi1>) {
    ^bb0(%in: i64, %in_26: i64, %out: i1):
      %42 = arith.cmpi sle, %in, %in_26 : i64
      linalg.yield %42 : i1
    } -> tensor<1x1x37x139xi1>
    %7 = tensor.empty() : tensor<2x1x37x139xi1>
    %collapsed = tensor.collapse_shape %6 [[0, 1], [2], [3]] : tensor<1x1x37x139xi1> into tensor<1x37x139xi1>
    %8 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x37x139xi1>) outs(%7 : tensor<2x1x37x139xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x37x139xi1>
    %9 = tensor.empty() : tensor<2x1x37x139xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %cst_2, %cst_1 : tensor<2x1x37x139xi1>, tensor<f32>, tensor<f32>) outs(%9 : tensor<2x1x37x139xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %42 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %42 : f32
    } -> tensor<2x1x37x139xf32>
    %collapsed_5 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x37x48xf32> into tensor<74x48xf32>
    %11 = tensor.empty() : tensor<74x144xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<74x144xf32>) -> tensor<74x144xf32>
    %13 = linalg.matmul ins(%collapsed_5, %arg3 : tensor<74x48xf32>, tensor<48x144xf32>) outs(%12 : tensor<74x144xf32>) -> tensor<74x144xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%13, %arg4 : tensor<74x144xf32>, tensor<144xf32>) outs(%11 : tensor<74x144xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %42 = arith.addf %in, %in_26 : f32
      linalg.yield %42 : f32
    } -> tensor<74x144xf32>
    %expanded_6 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [2, 37, 144] : tensor<74x144xf32> into tensor<2x37x144xf32>
    %extracted_slice = tensor.extract_slice %expanded_6[0, 0, 0] [2, 37, 48] [1, 1, 1] : tensor<2x37x144xf32> to tensor<2x37x48xf32>
    %extracted_slice_7 = tensor.extract_slice %expanded_6[0, 0, 48] [2, 37, 48] [1, 1, 1] : tensor<2x37x144xf32> to tensor<2x37x48xf32>
    %extracted_slice_8 = tensor.extract_slice %expanded_6[0, 0, 96] [2, 37, 48] [1, 1, 1] : tensor<2x37x144xf32> to tensor<2x37x48xf32>
    %expanded_9 = tensor.expand_shape %extracted_slice_7 [[0], [1], [2, 3]] output_shape [2, 37, 3, 16] : tensor<2x37x48xf32> into tensor<2x37x3x16xf32>
    %15 = tensor.empty() : tensor<2x3x37x16xf32>
    %transposed = linalg.transpose ins(%expanded_9 : tensor<2x37x3x16xf32>) outs(%15 : tensor<2x3x37x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_10 = tensor.expand_shape %extracted_slice_8 [[0], [1], [2, 3]] output_shape [2, 37, 3, 16] : tensor<2x37x48xf32> into tensor<2x37x3x16xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x37x3x16xf32>) outs(%15 : tensor<2x3x37x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_12 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 37, 3, 16] : tensor<2x37x48xf32> into tensor<2x37x3x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x37x3x16xf32>) outs(%15 : tensor<2x3x37x16xf32>) permutation = [0, 2, 1, 3] 
    %concat = tensor.concat dim(2) %arg1, %transposed : (tensor<2x3x102x16xf32>, tensor<2x3x37x16xf32>) -> tensor<2x3x139x16xf32>
    %concat_14 = tensor.concat dim(2) %arg2, %transposed_11 : (tensor<2x3x102x16xf32>, tensor<2x3x37x16xf32>) -> tensor<2x3x139x16xf32>
    %16 = tensor.empty() : tensor<2x3x16x139xf32>
    %transposed_15 = linalg.transpose ins(%concat : tensor<2x3x139x16xf32>) outs(%16 : tensor<2x3x16x139xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_16 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x37x16xf32> into tensor<6x37x16xf32>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x16x139xf32> into tensor<6x16x139xf32>
    %17 = tensor.empty() : tensor<6x37x139xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<6x37x139xf32>) -> tensor<6x37x139xf32>
    %19 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<6x37x16xf32>, tensor<6x16x139xf32>) outs(%18 : tensor<6x37x139xf32>) -> tensor<6x37x139xf32>
    %expanded_18 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [2, 3, 37, 139] : tensor<6x37x139xf32> into tensor<2x3x37x139xf32>
    %20 = tensor.empty() : tensor<2x3x37x139xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x3x37x139xf32>) outs(%20 : tensor<2x3x37x139xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.mulf %in, %cst_3 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x37x139xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %10 : tensor<2x3x37x139xf32>, tensor<2x1x37x139xf32>) outs(%20 : tensor<2x3x37x139xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %42 = arith.addf %in, %in_26 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x37x139xf32>
    %23 = tensor.empty() : tensor<2x3x37xi64>
    %24 = linalg.fill ins(%c0_i64 : i64) outs(%23 : tensor<2x3x37xi64>) -> tensor<2x3x37xi64>
    %25 = tensor.empty() : tensor<2x3x37xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %27:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x3x37x139xf32>) outs(%26, %24 : tensor<2x3x37xf32>, tensor<2x3x37xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %42 = linalg.index 3 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_26 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<2x3x37xf32>, tensor<2x3x37xi64>)
    %expanded_19 = tensor.expand_shape %27#0 [[0], [1], [2, 3]] output_shape [2, 3, 37, 1] : tensor<2x3x37xf32> into tensor<2x3x37x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_19 : tensor<2x3x37x139xf32>, tensor<2x3x37x1xf32>) outs(%20 : tensor<2x3x37x139xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %42 = arith.subf %in, %in_26 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x37x139xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x3x37x139xf32>) outs(%20 : tensor<2x3x37x139xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x37x139xf32>
    %30 = tensor.empty() : tensor<2x3x37x1xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x3x37x1xf32>) -> tensor<2x3x37x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x3x37x139xf32>) outs(%31 : tensor<2x3x37x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %in, %out : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x37x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x3x37x139xf32>, tensor<2x3x37x1xf32>) outs(%20 : tensor<2x3x37x139xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %42 = arith.divf %in, %in_26 : f32
      linalg.yield %42 : f32
    } -> tensor<2x3x37x139xf32>
    %collapsed_20 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x37x139xf32> into tensor<6x37x139xf32>
    %collapsed_21 = tensor.collapse_shape %concat_14 [[0, 1], [2], [3]] : tensor<2x3x139x16xf32> into tensor<6x139x16xf32>
    %34 = tensor.empty() : tensor<6x37x16xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<6x37x16xf32>) -> tensor<6x37x16xf32>
    %36 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x37x139xf32>, tensor<6x139x16xf32>) outs(%35 : tensor<6x37x16xf32>) -> tensor<6x37x16xf32>
    %expanded_22 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 3, 37, 16] : tensor<6x37x16xf32> into tensor<2x3x37x16xf32>
    %37 = tensor.empty() : tensor<2x37x3x16xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x3x37x16xf32>) outs(%37 : tensor<2x37x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0, 1], [2, 3]] : tensor<2x37x3x16xf32> into tensor<74x48xf32>
    %38 = tensor.empty() : tensor<74x48xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<74x48xf32>) -> tensor<74x48xf32>
    %40 = linalg.matmul ins(%collapsed_24, %arg5 : tensor<74x48xf32>, tensor<48x48xf32>) outs(%39 : tensor<74x48xf32>) -> tensor<74x48xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%40, %arg6 : tensor<74x48xf32>, tensor<48xf32>) outs(%38 : tensor<74x48xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %42 = arith.addf %in, %in_26 : f32
      linalg.yield %42 : f32
    } -> tensor<74x48xf32>
    %expanded_25 = tensor.expand_shape %41 [[0, 1], [2]] output_shape [2, 37, 48] : tensor<74x48xf32> into tensor<2x37x48xf32>
    return %expanded_25 : tensor<2x37x48xf32>
  }
}
