#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x25x24xf32>, %arg1: tensor<3x25xf32>, %arg2: tensor<72x24xf32>, %arg3: tensor<72xf32>, %arg4: tensor<72xf32>, %arg5: tensor<24x36xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<25x25xi64>, %arg9: tensor<72xf32>, %arg10: tensor<72xf32>, %arg11: tensor<i64>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<i64>) -> tensor<2x25x24xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c25_i64 = arith.constant 25 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.40824829046386302 : f64
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 3.000000e+00 : f32
    %cst_4 = arith.constant 6.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<72x24xf32>) outs(%0 : tensor<24x72xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x25x24xf32> into tensor<50x24xf32>
    %1 = tensor.empty() : tensor<50x72xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<50x72xf32>) -> tensor<50x72xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<50x24xf32>, tensor<24x72xf32>) outs(%2 : tensor<50x72xf32>) -> tensor<50x72xf32>
    %4 = tensor.empty() : tensor<72xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<72xf32>) outs(%4 : tensor<72xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.truncf %cst_2 : f64 to f32
      %57 = arith.addf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<72xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<72xf32>) outs(%4 : tensor<72xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.rsqrt %in : f32
      linalg.yield %56 : f32
    } -> tensor<72xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %arg9 : tensor<50x72xf32>, tensor<72xf32>) outs(%1 : tensor<50x72xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.subf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<50x72xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %6 : tensor<50x72xf32>, tensor<72xf32>) outs(%1 : tensor<50x72xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.mulf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<50x72xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %arg3 : tensor<50x72xf32>, tensor<72xf32>) outs(%1 : tensor<50x72xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.mulf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<50x72xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %arg4 : tensor<50x72xf32>, tensor<72xf32>) outs(%1 : tensor<50x72xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.addf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<50x72xf32>
    %expanded = tensor.expand_shape %10 [[0, 1], [2, 3]] output_shape [2, 25, 3, 24] : tensor<50x72xf32> into tensor<2x25x3x24xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 25, 3, 6] [1, 1, 1, 1] : tensor<2x25x3x24xf32> to tensor<2x25x3x6xf32>
    %extracted_slice_5 = tensor.extract_slice %expanded[0, 0, 0, 6] [2, 25, 3, 6] [1, 1, 1, 1] : tensor<2x25x3x24xf32> to tensor<2x25x3x6xf32>
    %extracted_slice_6 = tensor.extract_slice %expanded[0, 0, 0, 12] [2, 25, 3, 12] [1, 1, 1, 1] : tensor<2x25x3x24xf32> to tensor<2x25x3x12xf32>
    %11 = tensor.empty() : tensor<2x3x25x6xf32>
    %transposed_7 = linalg.transpose ins(%extracted_slice : tensor<2x25x3x6xf32>) outs(%11 : tensor<2x3x25x6xf32>) permutation = [0, 2, 1, 3] 
    %12 = tensor.empty() : tensor<2x3x25x12xf32>
    %transposed_8 = linalg.transpose ins(%extracted_slice_6 : tensor<2x25x3x12xf32>) outs(%12 : tensor<2x3x25x12xf32>) permutation = [0, 2, 1, 3] 
    %13 = tensor.empty() : tensor<2x3x6x25xf32>
    %transposed_9 = linalg.transpose ins(%extracted_slice_5 : tensor<2x25x3x6xf32>) outs(%13 : tensor<2x3x6x25xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_10 = tensor.collapse_shape %transposed_7 [[0, 1], [2], [3]] : tensor<2x3x25x6xf32> into tensor<6x25x6xf32>
    %collapsed_11 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x6x25xf32> into tensor<6x6x25xf32>
    %14 = tensor.empty() : tensor<6x25x25xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<6x25x25xf32>) -> tensor<6x25x25xf32>
    %16 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<6x25x6xf32>, tensor<6x6x25xf32>) outs(%15 : tensor<6x25x25xf32>) -> tensor<6x25x25xf32>
    %expanded_12 = tensor.expand_shape %16 [[0, 1], [2], [3]] output_shape [2, 3, 25, 25] : tensor<6x25x25xf32> into tensor<2x3x25x25xf32>
    %17 = tensor.empty() : tensor<2x3x25x25xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x3x25x25xf32>) outs(%17 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.truncf %cst_1 : f64 to f32
      %57 = arith.mulf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x25x25xf32>
    %19 = tensor.empty() : tensor<3xi64>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%19 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %56 : index to i64
      linalg.yield %57 : i64
    } -> tensor<3xi64>
    %expanded_13 = tensor.expand_shape %20 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
    %21 = tensor.empty() : tensor<3x25x25xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13, %arg8 : tensor<3x1x1xi64>, tensor<25x25xi64>) outs(%21 : tensor<3x25x25xf32>) {
    ^bb0(%in: i64, %in_23: i64, %out: f32):
      %56 = arith.cmpi slt, %in, %c0_i64 : i64
      %57 = arith.addi %in, %c3_i64 : i64
      %58 = arith.select %56, %57, %in : i64
      %59 = arith.index_cast %58 : i64 to index
      %60 = arith.cmpi slt, %in_23, %c0_i64 : i64
      %61 = arith.addi %in_23, %c25_i64 : i64
      %62 = arith.select %60, %61, %in_23 : i64
      %63 = arith.index_cast %62 : i64 to index
      %extracted = tensor.extract %arg1[%59, %63] : tensor<3x25xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x25x25xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %22 : tensor<2x3x25x25xf32>, tensor<3x25x25xf32>) outs(%17 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.addf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x25x25xf32>
    %24 = tensor.empty() : tensor<2x3x25xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<2x3x25xi64>) -> tensor<2x3x25xi64>
    %26 = tensor.empty() : tensor<2x3x25xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x3x25xf32>) -> tensor<2x3x25xf32>
    %28:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x3x25x25xf32>) outs(%27, %25 : tensor<2x3x25xf32>, tensor<2x3x25xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %56 = linalg.index 3 : index
      %57 = arith.index_cast %56 : index to i64
      %58 = arith.maximumf %in, %out : f32
      %59 = arith.cmpf ogt, %in, %out : f32
      %60 = arith.select %59, %57, %out_23 : i64
      linalg.yield %58, %60 : f32, i64
    } -> (tensor<2x3x25xf32>, tensor<2x3x25xi64>)
    %expanded_14 = tensor.expand_shape %28#0 [[0], [1], [2, 3]] output_shape [2, 3, 25, 1] : tensor<2x3x25xf32> into tensor<2x3x25x1xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_14 : tensor<2x3x25x25xf32>, tensor<2x3x25x1xf32>) outs(%17 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.subf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x25x25xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x3x25x25xf32>) outs(%17 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.exp %in : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x25x25xf32>
    %31 = tensor.empty() : tensor<2x3x25x1xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<2x3x25x1xf32>) -> tensor<2x3x25x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x3x25x25xf32>) outs(%32 : tensor<2x3x25x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x25x1xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<2x3x25x25xf32>, tensor<2x3x25x1xf32>) outs(%17 : tensor<2x3x25x25xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.divf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x25x25xf32>
    %collapsed_15 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x3x25x25xf32> into tensor<6x25x25xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x3x25x12xf32> into tensor<6x25x12xf32>
    %35 = tensor.empty() : tensor<6x25x12xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<6x25x12xf32>) -> tensor<6x25x12xf32>
    %37 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x25x25xf32>, tensor<6x25x12xf32>) outs(%36 : tensor<6x25x12xf32>) -> tensor<6x25x12xf32>
    %expanded_17 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 3, 25, 12] : tensor<6x25x12xf32> into tensor<2x3x25x12xf32>
    %38 = tensor.empty() : tensor<2x25x3x12xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x3x25x12xf32>) outs(%38 : tensor<2x25x3x12xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2, 3]] : tensor<2x25x3x12xf32> into tensor<2x25x36xf32>
    %39 = tensor.empty() : tensor<2x25x36xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_19 : tensor<2x25x36xf32>) outs(%39 : tensor<2x25x36xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %cst_3 : f32
      linalg.yield %56 : f32
    } -> tensor<2x25x36xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x25x36xf32>) outs(%39 : tensor<2x25x36xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.cmpf ult, %in, %cst : f32
      %57 = arith.select %56, %cst, %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x25x36xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x25x36xf32>) outs(%39 : tensor<2x25x36xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.cmpf ugt, %in, %cst_4 : f32
      %57 = arith.select %56, %cst_4, %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x25x36xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_19, %42 : tensor<2x25x36xf32>, tensor<2x25x36xf32>) outs(%39 : tensor<2x25x36xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.mulf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<2x25x36xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x25x36xf32>) outs(%39 : tensor<2x25x36xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.divf %in, %cst_4 : f32
      linalg.yield %56 : f32
    } -> tensor<2x25x36xf32>
    %45 = tensor.empty() : tensor<36x24xf32>
    %transposed_20 = linalg.transpose ins(%arg5 : tensor<24x36xf32>) outs(%45 : tensor<36x24xf32>) permutation = [1, 0] 
    %collapsed_21 = tensor.collapse_shape %44 [[0, 1], [2]] : tensor<2x25x36xf32> into tensor<50x36xf32>
    %46 = tensor.empty() : tensor<50x24xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<50x24xf32>) -> tensor<50x24xf32>
    %48 = linalg.matmul ins(%collapsed_21, %transposed_20 : tensor<50x36xf32>, tensor<36x24xf32>) outs(%47 : tensor<50x24xf32>) -> tensor<50x24xf32>
    %49 = tensor.empty() : tensor<24xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<24xf32>) outs(%49 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.truncf %cst_2 : f64 to f32
      %57 = arith.addf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<24xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%50 : tensor<24xf32>) outs(%49 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.rsqrt %in : f32
      linalg.yield %56 : f32
    } -> tensor<24xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %arg12 : tensor<50x24xf32>, tensor<24xf32>) outs(%46 : tensor<50x24xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.subf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<50x24xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %51 : tensor<50x24xf32>, tensor<24xf32>) outs(%46 : tensor<50x24xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.mulf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<50x24xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %arg6 : tensor<50x24xf32>, tensor<24xf32>) outs(%46 : tensor<50x24xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.mulf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<50x24xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %arg7 : tensor<50x24xf32>, tensor<24xf32>) outs(%46 : tensor<50x24xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %56 = arith.addf %in, %in_23 : f32
      linalg.yield %56 : f32
    } -> tensor<50x24xf32>
    %expanded_22 = tensor.expand_shape %55 [[0, 1], [2]] output_shape [2, 25, 24] : tensor<50x24xf32> into tensor<2x25x24xf32>
    return %expanded_22 : tensor<2x25x24xf32>
  }
}
