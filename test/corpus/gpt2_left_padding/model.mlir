#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x61x48xf32>, %arg1: tensor<2x61xi64>, %arg2: tensor<48x144xf32>, %arg3: tensor<144xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48xf32>) -> tensor<2x61x48xf32> {
    %c61_i64 = arith.constant 61 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<2x61xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x61xi64>) outs(%0 : tensor<2x61xi1>) {
    ^bb0(%in: i64, %out: i1):
      %46 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %46 : i1
    } -> tensor<2x61xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %46 = linalg.index 0 : index
      %47 = arith.index_cast %46 : index to i64
      linalg.yield %47 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<61xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<61xi64>) {
    ^bb0(%out: i64):
      %46 = linalg.index 0 : index
      %47 = arith.index_cast %46 : index to i64
      linalg.yield %47 : i64
    } -> tensor<61xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_5 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 61, 1] : tensor<61xi64> into tensor<1x1x61x1xi64>
    %expanded_6 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 61] : tensor<61xi64> into tensor<1x1x1x61xi64>
    %6 = tensor.empty() : tensor<1x1x61x61xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded_5 : tensor<1x1x1x61xi64>, tensor<1x1x61x1xi64>) outs(%6 : tensor<1x1x61x61xi1>) {
    ^bb0(%in: i64, %in_25: i64, %out: i1):
      %46 = arith.cmpi sle, %in, %in_25 : i64
      linalg.yield %46 : i1
    } -> tensor<1x1x61x61xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %7 : tensor<i1>, tensor<1x1x61x61xi1>) outs(%6 : tensor<1x1x61x61xi1>) {
    ^bb0(%in: i1, %in_25: i1, %out: i1):
      %46 = arith.andi %in, %in_25 : i1
      linalg.yield %46 : i1
    } -> tensor<1x1x61x61xi1>
    %9 = tensor.empty() : tensor<2x1x1x61xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<2x1x1x1xi64>, tensor<1x1x1x61xi64>) outs(%9 : tensor<2x1x1x61xi1>) {
    ^bb0(%in: i64, %in_25: i64, %out: i1):
      %46 = arith.cmpi slt, %in, %c0_i64 : i64
      %47 = arith.addi %in, %c2_i64 : i64
      %48 = arith.select %46, %47, %in : i64
      %49 = arith.index_cast %48 : i64 to index
      %50 = arith.cmpi slt, %in_25, %c0_i64 : i64
      %51 = arith.addi %in_25, %c61_i64 : i64
      %52 = arith.select %50, %51, %in_25 : i64
      %53 = arith.index_cast %52 : i64 to index
      %extracted = tensor.extract %1[%49, %53] : tensor<2x61xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x61xi1>
    %11 = tensor.empty() : tensor<2x1x61x61xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x61x61xi1>, tensor<2x1x1x61xi1>) outs(%11 : tensor<2x1x61x61xi1>) {
    ^bb0(%in: i1, %in_25: i1, %out: i1):
      %46 = arith.andi %in, %in_25 : i1
      linalg.yield %46 : i1
    } -> tensor<2x1x61x61xi1>
    %13 = tensor.empty() : tensor<2x1x61x61xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_1 : tensor<2x1x61x61xi1>, tensor<f32>, tensor<f32>) outs(%13 : tensor<2x1x61x61xf32>) {
    ^bb0(%in: i1, %in_25: f32, %in_26: f32, %out: f32):
      %46 = arith.select %in, %in_25, %in_26 : f32
      linalg.yield %46 : f32
    } -> tensor<2x1x61x61xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x61x48xf32> into tensor<122x48xf32>
    %15 = tensor.empty() : tensor<122x144xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<122x144xf32>) -> tensor<122x144xf32>
    %17 = linalg.matmul ins(%collapsed, %arg2 : tensor<122x48xf32>, tensor<48x144xf32>) outs(%16 : tensor<122x144xf32>) -> tensor<122x144xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %arg3 : tensor<122x144xf32>, tensor<144xf32>) outs(%15 : tensor<122x144xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %46 = arith.addf %in, %in_25 : f32
      linalg.yield %46 : f32
    } -> tensor<122x144xf32>
    %expanded_7 = tensor.expand_shape %18 [[0, 1], [2]] output_shape [2, 61, 144] : tensor<122x144xf32> into tensor<2x61x144xf32>
    %extracted_slice = tensor.extract_slice %expanded_7[0, 0, 0] [2, 61, 48] [1, 1, 1] : tensor<2x61x144xf32> to tensor<2x61x48xf32>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 48] [2, 61, 48] [1, 1, 1] : tensor<2x61x144xf32> to tensor<2x61x48xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_7[0, 0, 96] [2, 61, 48] [1, 1, 1] : tensor<2x61x144xf32> to tensor<2x61x48xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice_8 [[0], [1], [2, 3]] output_shape [2, 61, 3, 16] : tensor<2x61x48xf32> into tensor<2x61x3x16xf32>
    %expanded_11 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 61, 3, 16] : tensor<2x61x48xf32> into tensor<2x61x3x16xf32>
    %19 = tensor.empty() : tensor<2x3x61x16xf32>
    %transposed = linalg.transpose ins(%expanded_11 : tensor<2x61x3x16xf32>) outs(%19 : tensor<2x3x61x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_12 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 61, 3, 16] : tensor<2x61x48xf32> into tensor<2x61x3x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x61x3x16xf32>) outs(%19 : tensor<2x3x61x16xf32>) permutation = [0, 2, 1, 3] 
    %20 = tensor.empty() : tensor<2x3x16x61xf32>
    %transposed_14 = linalg.transpose ins(%expanded_10 : tensor<2x61x3x16xf32>) outs(%20 : tensor<2x3x16x61xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x61x16xf32> into tensor<6x61x16xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x16x61xf32> into tensor<6x16x61xf32>
    %21 = tensor.empty() : tensor<6x61x61xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<6x61x61xf32>) -> tensor<6x61x61xf32>
    %23 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x61x16xf32>, tensor<6x16x61xf32>) outs(%22 : tensor<6x61x61xf32>) -> tensor<6x61x61xf32>
    %expanded_17 = tensor.expand_shape %23 [[0, 1], [2], [3]] output_shape [2, 3, 61, 61] : tensor<6x61x61xf32> into tensor<2x3x61x61xf32>
    %24 = tensor.empty() : tensor<2x3x61x61xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x61x61xf32>) outs(%24 : tensor<2x3x61x61xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.mulf %in, %cst_4 : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x61x61xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %14 : tensor<2x3x61x61xf32>, tensor<2x1x61x61xf32>) outs(%24 : tensor<2x3x61x61xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %46 = arith.addf %in, %in_25 : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x61x61xf32>
    %27 = tensor.empty() : tensor<2x3x61xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<2x3x61xi64>) -> tensor<2x3x61xi64>
    %29 = tensor.empty() : tensor<2x3x61xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<2x3x61xf32>) -> tensor<2x3x61xf32>
    %31:2 = linalg.generic {indexing_maps = [#map4, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x3x61x61xf32>) outs(%30, %28 : tensor<2x3x61xf32>, tensor<2x3x61xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %46 = linalg.index 3 : index
      %47 = arith.index_cast %46 : index to i64
      %48 = arith.maximumf %in, %out : f32
      %49 = arith.cmpf ogt, %in, %out : f32
      %50 = arith.select %49, %47, %out_25 : i64
      linalg.yield %48, %50 : f32, i64
    } -> (tensor<2x3x61xf32>, tensor<2x3x61xi64>)
    %expanded_18 = tensor.expand_shape %31#0 [[0], [1], [2, 3]] output_shape [2, 3, 61, 1] : tensor<2x3x61xf32> into tensor<2x3x61x1xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %expanded_18 : tensor<2x3x61x61xf32>, tensor<2x3x61x1xf32>) outs(%24 : tensor<2x3x61x61xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %46 = arith.subf %in, %in_25 : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x61x61xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x3x61x61xf32>) outs(%24 : tensor<2x3x61x61xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.exp %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x61x61xf32>
    %34 = tensor.empty() : tensor<2x3x61x1xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<2x3x61x1xf32>) -> tensor<2x3x61x1xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x3x61x61xf32>) outs(%35 : tensor<2x3x61x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %out : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x61x1xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<2x3x61x61xf32>, tensor<2x3x61x1xf32>) outs(%24 : tensor<2x3x61x61xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %46 = arith.divf %in, %in_25 : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x61x61xf32>
    %collapsed_19 = tensor.collapse_shape %37 [[0, 1], [2], [3]] : tensor<2x3x61x61xf32> into tensor<6x61x61xf32>
    %collapsed_20 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x61x16xf32> into tensor<6x61x16xf32>
    %38 = tensor.empty() : tensor<6x61x16xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x61x16xf32>) -> tensor<6x61x16xf32>
    %40 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x61x61xf32>, tensor<6x61x16xf32>) outs(%39 : tensor<6x61x16xf32>) -> tensor<6x61x16xf32>
    %expanded_21 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 3, 61, 16] : tensor<6x61x16xf32> into tensor<2x3x61x16xf32>
    %41 = tensor.empty() : tensor<2x61x3x16xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x3x61x16xf32>) outs(%41 : tensor<2x61x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2, 3]] : tensor<2x61x3x16xf32> into tensor<122x48xf32>
    %42 = tensor.empty() : tensor<122x48xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<122x48xf32>) -> tensor<122x48xf32>
    %44 = linalg.matmul ins(%collapsed_23, %arg4 : tensor<122x48xf32>, tensor<48x48xf32>) outs(%43 : tensor<122x48xf32>) -> tensor<122x48xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %arg5 : tensor<122x48xf32>, tensor<48xf32>) outs(%42 : tensor<122x48xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %46 = arith.addf %in, %in_25 : f32
      linalg.yield %46 : f32
    } -> tensor<122x48xf32>
    %expanded_24 = tensor.expand_shape %45 [[0, 1], [2]] output_shape [2, 61, 48] : tensor<122x48xf32> into tensor<2x61x48xf32>
    return %expanded_24 : tensor<2x61x48xf32>
  }
}
