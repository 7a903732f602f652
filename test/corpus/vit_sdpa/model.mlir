#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x59x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>) -> tensor<2x59x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x59x59xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.59460355750136051 : f64
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x59x24xf32> into tensor<118x24xf32>
    %0 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<118x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<118x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<118x24xf32>, tensor<24xf32>) outs(%1 : tensor<118x24xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %44 = arith.addf %in, %in_21 : f32
      linalg.yield %44 : f32
    } -> tensor<118x24xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [2, 59, 3, 8] : tensor<118x24xf32> into tensor<2x59x3x8xf32>
    %5 = tensor.empty() : tensor<2x3x59x8xf32>
    %transposed_4 = linalg.transpose ins(%expanded : tensor<2x59x3x8xf32>) outs(%5 : tensor<2x3x59x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_5 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %6 = linalg.matmul ins(%collapsed, %transposed_5 : tensor<118x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg4 : tensor<118x24xf32>, tensor<24xf32>) outs(%1 : tensor<118x24xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %44 = arith.addf %in, %in_21 : f32
      linalg.yield %44 : f32
    } -> tensor<118x24xf32>
    %expanded_6 = tensor.expand_shape %7 [[0, 1], [2, 3]] output_shape [2, 59, 3, 8] : tensor<118x24xf32> into tensor<2x59x3x8xf32>
    %transposed_7 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %8 = linalg.matmul ins(%collapsed, %transposed_7 : tensor<118x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg6 : tensor<118x24xf32>, tensor<24xf32>) outs(%1 : tensor<118x24xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %44 = arith.addf %in, %in_21 : f32
      linalg.yield %44 : f32
    } -> tensor<118x24xf32>
    %expanded_8 = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [2, 59, 3, 8] : tensor<118x24xf32> into tensor<2x59x3x8xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x59x3x8xf32>) outs(%5 : tensor<2x3x59x8xf32>) permutation = [0, 2, 1, 3] 
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_4 : tensor<2x3x59x8xf32>) outs(%5 : tensor<2x3x59x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.truncf %cst_3 : f64 to f32
      %45 = arith.mulf %in, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x59x8xf32>
    %11 = tensor.empty() : tensor<2x3x8x59xf32>
    %transposed_10 = linalg.transpose ins(%expanded_6 : tensor<2x59x3x8xf32>) outs(%11 : tensor<2x3x8x59xf32>) permutation = [0, 2, 3, 1] 
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<2x3x8x59xf32>) outs(%11 : tensor<2x3x8x59xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.truncf %cst_3 : f64 to f32
      %45 = arith.mulf %in, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x8x59xf32>
    %collapsed_11 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x3x59x8xf32> into tensor<6x59x8xf32>
    %collapsed_12 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x3x8x59xf32> into tensor<6x8x59xf32>
    %13 = tensor.empty() : tensor<6x59x59xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<6x59x59xf32>) -> tensor<6x59x59xf32>
    %15 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<6x59x8xf32>, tensor<6x8x59xf32>) outs(%14 : tensor<6x59x59xf32>) -> tensor<6x59x59xf32>
    %expanded_13 = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [2, 3, 59, 59] : tensor<6x59x59xf32> into tensor<2x3x59x59xf32>
    %16 = tensor.empty() : tensor<2x3x59xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<2x3x59xi64>) -> tensor<2x3x59xi64>
    %18 = tensor.empty() : tensor<2x3x59xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x3x59xf32>) -> tensor<2x3x59xf32>
    %20:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_13 : tensor<2x3x59x59xf32>) outs(%19, %17 : tensor<2x3x59xf32>, tensor<2x3x59xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %44 = linalg.index 3 : index
      %45 = arith.index_cast %44 : index to i64
      %46 = arith.maximumf %in, %out : f32
      %47 = arith.cmpf ogt, %in, %out : f32
      %48 = arith.select %47, %45, %out_21 : i64
      linalg.yield %46, %48 : f32, i64
    } -> (tensor<2x3x59xf32>, tensor<2x3x59xi64>)
    %expanded_14 = tensor.expand_shape %20#0 [[0], [1], [2, 3]] output_shape [2, 3, 59, 1] : tensor<2x3x59xf32> into tensor<2x3x59x1xf32>
    %21 = tensor.empty() : tensor<2x3x59x59xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %expanded_14 : tensor<2x3x59x59xf32>, tensor<2x3x59x1xf32>) outs(%21 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %44 = arith.subf %in, %in_21 : f32
      linalg.yield %44 : f32
    } -> tensor<2x3x59x59xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x59x59xf32>) outs(%21 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.exp %in : f32
      linalg.yield %44 : f32
    } -> tensor<2x3x59x59xf32>
    %24 = tensor.empty() : tensor<2x3x59x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x3x59x1xf32>) -> tensor<2x3x59x1xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x3x59x59xf32>) outs(%25 : tensor<2x3x59x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %in, %out : f32
      linalg.yield %44 : f32
    } -> tensor<2x3x59x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x3x59x59xf32>, tensor<2x3x59x1xf32>) outs(%21 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %44 = arith.divf %in, %in_21 : f32
      linalg.yield %44 : f32
    } -> tensor<2x3x59x59xf32>
    %28 = tensor.empty() : tensor<2x3x59x59xi1>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x3x59x59xf32>) outs(%28 : tensor<2x3x59x59xi1>) {
    ^bb0(%in: f32, %out: i1):
      %44 = arith.extf %in : f32 to f64
      %45 = arith.cmpf oeq, %44, %cst_2 : f64
      linalg.yield %45 : i1
    } -> tensor<2x3x59x59xi1>
    %30 = tensor.empty() : tensor<2x3x59x1xi1>
    %31 = linalg.fill ins(%true : i1) outs(%30 : tensor<2x3x59x1xi1>) -> tensor<2x3x59x1xi1>
    %32 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x3x59x59xi1>) outs(%31 : tensor<2x3x59x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %44 = arith.andi %in, %out : i1
      linalg.yield %44 : i1
    } -> tensor<2x3x59x1xi1>
    %33 = linalg.generic {indexing_maps = [#map4, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %cst_1, %27 : tensor<2x3x59x1xi1>, tensor<2x3x59x59xf32>, tensor<2x3x59x59xf32>) outs(%21 : tensor<2x3x59x59xf32>) {
    ^bb0(%in: i1, %in_21: f32, %in_22: f32, %out: f32):
      %44 = arith.select %in, %in_21, %in_22 : f32
      linalg.yield %44 : f32
    } -> tensor<2x3x59x59xf32>
    %collapsed_15 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x59x59xf32> into tensor<6x59x59xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x59x8xf32> into tensor<6x59x8xf32>
    %34 = tensor.empty() : tensor<6x59x8xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<6x59x8xf32>) -> tensor<6x59x8xf32>
    %36 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x59x59xf32>, tensor<6x59x8xf32>) outs(%35 : tensor<6x59x8xf32>) -> tensor<6x59x8xf32>
    %expanded_17 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 3, 59, 8] : tensor<6x59x8xf32> into tensor<2x3x59x8xf32>
    %37 = tensor.empty() : tensor<2x59x3x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x3x59x8xf32>) outs(%37 : tensor<2x59x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2, 3]] : tensor<2x59x3x8xf32> into tensor<2x59x24xf32>
    %transposed_20 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %38 = tensor.empty() : tensor<2x24x24xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<24x24xf32>) outs(%38 : tensor<2x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x24xf32>
    %40 = tensor.empty() : tensor<2x59x24xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x59x24xf32>) -> tensor<2x59x24xf32>
    %42 = linalg.batch_matmul ins(%collapsed_19, %39 : tensor<2x59x24xf32>, tensor<2x24x24xf32>) outs(%41 : tensor<2x59x24xf32>) -> tensor<2x59x24xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %arg8 : tensor<2x59x24xf32>, tensor<24xf32>) outs(%40 : tensor<2x59x24xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %44 = arith.addf %in, %in_21 : f32
      linalg.yield %44 : f32
    } -> tensor<2x59x24xf32>
    return %43 : tensor<2x59x24xf32>
  }
}
