#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x19x24xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>) -> tensor<2x19x24xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c-8_i64 = arith.constant -8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.35355339059327379 : f64
    %cst_2 = arith.constant dense<7> : tensor<i64>
    %cst_3 = arith.constant dense<-8> : tensor<i64>
    %0 = tensor.empty() : tensor<19xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<19xi64>) {
    ^bb0(%out: i64):
      %51 = linalg.index 0 : index
      %52 = arith.index_cast %51 : index to i64
      linalg.yield %52 : i64
    } -> tensor<19xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [19, 1] : tensor<19xi64> into tensor<19x1xi64>
    %expanded_4 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 19] : tensor<19xi64> into tensor<1x19xi64>
    %2 = tensor.empty() : tensor<19x19xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<19x1xi64>, tensor<1x19xi64>) outs(%2 : tensor<19x19xi64>) {
    ^bb0(%in: i64, %in_27: i64, %out: i64):
      %51 = arith.subi %in, %in_27 : i64
      linalg.yield %51 : i64
    } -> tensor<19x19xi64>
    %4 = tensor.empty() : tensor<19x19xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<19x19xi64>) outs(%4 : tensor<19x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %51 = arith.cmpi slt, %in, %c-8_i64 : i64
      linalg.yield %51 : i1
    } -> tensor<19x19xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_3, %3 : tensor<19x19xi1>, tensor<i64>, tensor<19x19xi64>) outs(%2 : tensor<19x19xi64>) {
    ^bb0(%in: i1, %in_27: i64, %in_28: i64, %out: i64):
      %51 = arith.select %in, %in_27, %in_28 : i64
      linalg.yield %51 : i64
    } -> tensor<19x19xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<19x19xi64>) outs(%4 : tensor<19x19xi1>) {
    ^bb0(%in: i64, %out: i1):
      %51 = arith.cmpi sge, %in, %c8_i64 : i64
      linalg.yield %51 : i1
    } -> tensor<19x19xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %cst_2, %6 : tensor<19x19xi1>, tensor<i64>, tensor<19x19xi64>) outs(%2 : tensor<19x19xi64>) {
    ^bb0(%in: i1, %in_27: i64, %in_28: i64, %out: i64):
      %51 = arith.select %in, %in_27, %in_28 : i64
      linalg.yield %51 : i64
    } -> tensor<19x19xi64>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<19x19xi64>) outs(%2 : tensor<19x19xi64>) {
    ^bb0(%in: i64, %out: i64):
      %51 = arith.addi %in, %c8_i64 : i64
      linalg.yield %51 : i64
    } -> tensor<19x19xi64>
    %10 = tensor.empty() : tensor<19x19x8xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<19x19xi64>) outs(%10 : tensor<19x19x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %51 = arith.index_cast %in : i64 to index
      %52 = linalg.index 2 : index
      %53 = arith.cmpi slt, %51, %c16 : index
      cf.assert %53, "index must be smaller than dim size"
      %54 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %54, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%51, %52] : tensor<16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<19x19x8xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x19x24xf32> into tensor<38x24xf32>
    %12 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<24x24xf32>) outs(%12 : tensor<24x24xf32>) permutation = [1, 0] 
    %13 = tensor.empty() : tensor<38x24xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<38x24xf32>) -> tensor<38x24xf32>
    %15 = linalg.matmul ins(%collapsed, %transposed : tensor<38x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<38x24xf32>) -> tensor<38x24xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%15, %arg7 : tensor<38x24xf32>, tensor<24xf32>) outs(%13 : tensor<38x24xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %51 = arith.addf %in, %in_27 : f32
      linalg.yield %51 : f32
    } -> tensor<38x24xf32>
    %expanded_5 = tensor.expand_shape %16 [[0, 1], [2]] output_shape [2, 19, 24] : tensor<38x24xf32> into tensor<2x19x24xf32>
    %17 = tensor.empty() : tensor<2x19x24xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x19x24xf32>) outs(%17 : tensor<2x19x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.truncf %cst_1 : f64 to f32
      %52 = arith.mulf %in, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<2x19x24xf32>
    %transposed_6 = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%12 : tensor<24x24xf32>) permutation = [1, 0] 
    %19 = linalg.matmul ins(%collapsed, %transposed_6 : tensor<38x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<38x24xf32>) -> tensor<38x24xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%19, %arg3 : tensor<38x24xf32>, tensor<24xf32>) outs(%13 : tensor<38x24xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %51 = arith.addf %in, %in_27 : f32
      linalg.yield %51 : f32
    } -> tensor<38x24xf32>
    %transposed_7 = linalg.transpose ins(%arg4 : tensor<24x24xf32>) outs(%12 : tensor<24x24xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%collapsed, %transposed_7 : tensor<38x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<38x24xf32>) -> tensor<38x24xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%21, %arg5 : tensor<38x24xf32>, tensor<24xf32>) outs(%13 : tensor<38x24xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %51 = arith.addf %in, %in_27 : f32
      linalg.yield %51 : f32
    } -> tensor<38x24xf32>
    %expanded_8 = tensor.expand_shape %20 [[0, 1], [2, 3]] output_shape [2, 19, 3, 8] : tensor<38x24xf32> into tensor<2x19x3x8xf32>
    %23 = tensor.empty() : tensor<2x3x19x8xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x19x3x8xf32>) outs(%23 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_10 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 19, 3, 8] : tensor<38x24xf32> into tensor<2x19x3x8xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x19x3x8xf32>) outs(%23 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_12 = tensor.expand_shape %18 [[0], [1], [2, 3]] output_shape [2, 19, 3, 8] : tensor<2x19x24xf32> into tensor<2x19x3x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x19x3x8xf32>) outs(%23 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %collapsed_15 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
    %24 = tensor.empty() : tensor<6x8x19xf32>
    %transposed_17 = linalg.transpose ins(%collapsed_15 : tensor<6x19x8xf32>) outs(%24 : tensor<6x8x19xf32>) permutation = [0, 2, 1] 
    %25 = tensor.empty() : tensor<6x19x19xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<6x19x19xf32>) -> tensor<6x19x19xf32>
    %27 = linalg.batch_matmul ins(%collapsed_14, %transposed_17 : tensor<6x19x8xf32>, tensor<6x8x19xf32>) outs(%26 : tensor<6x19x19xf32>) -> tensor<6x19x19xf32>
    %28 = tensor.empty() : tensor<19x6x8xf32>
    %transposed_18 = linalg.transpose ins(%collapsed_14 : tensor<6x19x8xf32>) outs(%28 : tensor<19x6x8xf32>) permutation = [1, 0, 2] 
    %29 = tensor.empty() : tensor<19x8x19xf32>
    %transposed_19 = linalg.transpose ins(%11 : tensor<19x19x8xf32>) outs(%29 : tensor<19x8x19xf32>) permutation = [0, 2, 1] 
    %30 = tensor.empty() : tensor<19x6x19xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<19x6x19xf32>) -> tensor<19x6x19xf32>
    %32 = linalg.batch_matmul ins(%transposed_18, %transposed_19 : tensor<19x6x8xf32>, tensor<19x8x19xf32>) outs(%31 : tensor<19x6x19xf32>) -> tensor<19x6x19xf32>
    %transposed_20 = linalg.transpose ins(%32 : tensor<19x6x19xf32>) outs(%25 : tensor<6x19x19xf32>) permutation = [1, 0, 2] 
    %33 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %transposed_20 : tensor<6x19x19xf32>, tensor<6x19x19xf32>) outs(%25 : tensor<6x19x19xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %51 = arith.addf %in, %in_27 : f32
      linalg.yield %51 : f32
    } -> tensor<6x19x19xf32>
    %34 = tensor.empty() : tensor<6x19xi64>
    %35 = linalg.fill ins(%c0_i64 : i64) outs(%34 : tensor<6x19xi64>) -> tensor<6x19xi64>
    %36 = tensor.empty() : tensor<6x19xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<6x19xf32>) -> tensor<6x19xf32>
    %38:2 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<6x19x19xf32>) outs(%37, %35 : tensor<6x19xf32>, tensor<6x19xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %51 = linalg.index 2 : index
      %52 = arith.index_cast %51 : index to i64
      %53 = arith.maximumf %in, %out : f32
      %54 = arith.cmpf ogt, %in, %out : f32
      %55 = arith.select %54, %52, %out_27 : i64
      linalg.yield %53, %55 : f32, i64
    } -> (tensor<6x19xf32>, tensor<6x19xi64>)
    %expanded_21 = tensor.expand_shape %38#0 [[0], [1, 2]] output_shape [6, 19, 1] : tensor<6x19xf32> into tensor<6x19x1xf32>
    %39 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %expanded_21 : tensor<6x19x19xf32>, tensor<6x19x1xf32>) outs(%25 : tensor<6x19x19xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %51 = arith.subf %in, %in_27 : f32
      linalg.yield %51 : f32
    } -> tensor<6x19x19xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<6x19x19xf32>) outs(%25 : tensor<6x19x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.exp %in : f32
      linalg.yield %51 : f32
    } -> tensor<6x19x19xf32>
    %41 = tensor.empty() : tensor<6x19x1xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<6x19x1xf32>) -> tensor<6x19x1xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<6x19x19xf32>) outs(%42 : tensor<6x19x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<6x19x1xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<6x19x19xf32>, tensor<6x19x1xf32>) outs(%25 : tensor<6x19x19xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %51 = arith.divf %in, %in_27 : f32
      linalg.yield %51 : f32
    } -> tensor<6x19x19xf32>
    %45 = tensor.empty() : tensor<6x19x8xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<6x19x8xf32>) -> tensor<6x19x8xf32>
    %47 = linalg.batch_matmul ins(%44, %collapsed_16 : tensor<6x19x19xf32>, tensor<6x19x8xf32>) outs(%46 : tensor<6x19x8xf32>) -> tensor<6x19x8xf32>
    %expanded_22 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 3, 19, 8] : tensor<6x19x8xf32> into tensor<2x3x19x8xf32>
    %48 = tensor.empty() : tensor<2x19x3x8xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x3x19x8xf32>) outs(%48 : tensor<2x19x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0, 1], [2, 3]] : tensor<2x19x3x8xf32> into tensor<38x24xf32>
    %transposed_25 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%12 : tensor<24x24xf32>) permutation = [1, 0] 
    %49 = linalg.matmul ins(%collapsed_24, %transposed_25 : tensor<38x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<38x24xf32>) -> tensor<38x24xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%49, %arg9 : tensor<38x24xf32>, tensor<24xf32>) outs(%13 : tensor<38x24xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %51 = arith.addf %in, %in_27 : f32
      linalg.yield %51 : f32
    } -> tensor<38x24xf32>
    %expanded_26 = tensor.expand_shape %50 [[0, 1], [2]] output_shape [2, 19, 24] : tensor<38x24xf32> into tensor<2x19x24xf32>
    return %expanded_26 : tensor<2x19x24xf32>
  }
}
