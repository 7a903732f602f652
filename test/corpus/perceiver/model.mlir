#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x13x24xf32>, %arg1: tensor<2x59x20xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<20xf32>, %arg5: tensor<20xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x20xf32>, %arg9: tensor<24xf32>, %arg10: tensor<30x20xf32>, %arg11: tensor<30xf32>) -> tensor<2x13x30xf32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 2.8284271247461903 : f64
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 2.400000e+01 : f64
    %cst_5 = arith.constant 2.400000e+01 : f32
    %cst_6 = arith.constant 2.000000e+01 : f64
    %cst_7 = arith.constant 2.000000e+01 : f32
    %0 = tensor.empty() : tensor<2x13x24xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x13x24xf32>) outs(%0 : tensor<2x13x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %82 = arith.extf %in : f32 to f64
      linalg.yield %82 : f64
    } -> tensor<2x13x24xf64>
    %2 = tensor.empty() : tensor<2x13x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x13x1xf64>) -> tensor<2x13x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x13x24xf64>) outs(%3 : tensor<2x13x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %82 = arith.addf %in, %out : f64
      linalg.yield %82 : f64
    } -> tensor<2x13x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x13x1xf64>) outs(%2 : tensor<2x13x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %82 = arith.divf %in, %cst_4 : f64
      linalg.yield %82 : f64
    } -> tensor<2x13x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x13x24xf64>, tensor<2x13x1xf64>) outs(%0 : tensor<2x13x24xf64>) {
    ^bb0(%in: f64, %in_25: f64, %out: f64):
      %82 = arith.subf %in, %in_25 : f64
      linalg.yield %82 : f64
    } -> tensor<2x13x24xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x13x24xf64>, tensor<2x13x24xf64>) outs(%0 : tensor<2x13x24xf64>) {
    ^bb0(%in: f64, %in_25: f64, %out: f64):
      %82 = arith.mulf %in, %in_25 : f64
      linalg.yield %82 : f64
    } -> tensor<2x13x24xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x13x24xf64>) outs(%3 : tensor<2x13x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %82 = arith.addf %in, %out : f64
      linalg.yield %82 : f64
    } -> tensor<2x13x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x13x1xf64>) outs(%2 : tensor<2x13x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %82 = arith.divf %in, %cst_4 : f64
      linalg.yield %82 : f64
    } -> tensor<2x13x1xf64>
    %10 = tensor.empty() : tensor<2x13x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x13x1xf64>) outs(%10 : tensor<2x13x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %82 = arith.truncf %in : f64 to f32
      linalg.yield %82 : f32
    } -> tensor<2x13x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x13x1xf32>) -> tensor<2x13x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x13x24xf32>) outs(%12 : tensor<2x13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<2x13x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x13x1xf32>) outs(%10 : tensor<2x13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_5 : f32
      linalg.yield %82 : f32
    } -> tensor<2x13x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x13x1xf32>) outs(%10 : tensor<2x13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.truncf %cst_3 : f64 to f32
      %83 = arith.addf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x13x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x13x1xf32>) outs(%10 : tensor<2x13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.rsqrt %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x13x1xf32>
    %17 = tensor.empty() : tensor<2x13x24xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<2x13x24xf32>, tensor<2x13x1xf32>) outs(%17 : tensor<2x13x24xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.subf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x13x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x13x24xf32>, tensor<2x13x1xf32>) outs(%17 : tensor<2x13x24xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.mulf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x13x24xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg2 : tensor<2x13x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x13x24xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.mulf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x13x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg3 : tensor<2x13x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x13x24xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.addf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x13x24xf32>
    %22 = tensor.empty() : tensor<2x59x20xf64>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x59x20xf32>) outs(%22 : tensor<2x59x20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %82 = arith.extf %in : f32 to f64
      linalg.yield %82 : f64
    } -> tensor<2x59x20xf64>
    %24 = tensor.empty() : tensor<2x59x1xf64>
    %25 = linalg.fill ins(%cst : f64) outs(%24 : tensor<2x59x1xf64>) -> tensor<2x59x1xf64>
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<2x59x20xf64>) outs(%25 : tensor<2x59x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %82 = arith.addf %in, %out : f64
      linalg.yield %82 : f64
    } -> tensor<2x59x1xf64>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x59x1xf64>) outs(%24 : tensor<2x59x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %82 = arith.divf %in, %cst_6 : f64
      linalg.yield %82 : f64
    } -> tensor<2x59x1xf64>
    %28 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %27 : tensor<2x59x20xf64>, tensor<2x59x1xf64>) outs(%22 : tensor<2x59x20xf64>) {
    ^bb0(%in: f64, %in_25: f64, %out: f64):
      %82 = arith.subf %in, %in_25 : f64
      linalg.yield %82 : f64
    } -> tensor<2x59x20xf64>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %28 : tensor<2x59x20xf64>, tensor<2x59x20xf64>) outs(%22 : tensor<2x59x20xf64>) {
    ^bb0(%in: f64, %in_25: f64, %out: f64):
      %82 = arith.mulf %in, %in_25 : f64
      linalg.yield %82 : f64
    } -> tensor<2x59x20xf64>
    %30 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29 : tensor<2x59x20xf64>) outs(%25 : tensor<2x59x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %82 = arith.addf %in, %out : f64
      linalg.yield %82 : f64
    } -> tensor<2x59x1xf64>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x59x1xf64>) outs(%24 : tensor<2x59x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %82 = arith.divf %in, %cst_6 : f64
      linalg.yield %82 : f64
    } -> tensor<2x59x1xf64>
    %32 = tensor.empty() : tensor<2x59x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x59x1xf64>) outs(%32 : tensor<2x59x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %82 = arith.truncf %in : f64 to f32
      linalg.yield %82 : f32
    } -> tensor<2x59x1xf32>
    %34 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<2x59x1xf32>) -> tensor<2x59x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<2x59x20xf32>) outs(%34 : tensor<2x59x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<2x59x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x59x1xf32>) outs(%32 : tensor<2x59x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_7 : f32
      linalg.yield %82 : f32
    } -> tensor<2x59x1xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x59x1xf32>) outs(%32 : tensor<2x59x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.truncf %cst_3 : f64 to f32
      %83 = arith.addf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x59x1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x59x1xf32>) outs(%32 : tensor<2x59x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.rsqrt %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x59x1xf32>
    %39 = tensor.empty() : tensor<2x59x20xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %36 : tensor<2x59x20xf32>, tensor<2x59x1xf32>) outs(%39 : tensor<2x59x20xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.subf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x59x20xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %38 : tensor<2x59x20xf32>, tensor<2x59x1xf32>) outs(%39 : tensor<2x59x20xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.mulf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x59x20xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %arg4 : tensor<2x59x20xf32>, tensor<20xf32>) outs(%39 : tensor<2x59x20xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.mulf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x59x20xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %arg5 : tensor<2x59x20xf32>, tensor<20xf32>) outs(%39 : tensor<2x59x20xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.addf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x59x20xf32>
    %collapsed = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<2x13x24xf32> into tensor<26x24xf32>
    %44 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<24x24xf32>) outs(%44 : tensor<24x24xf32>) permutation = [1, 0] 
    %45 = tensor.empty() : tensor<26x24xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<26x24xf32>) -> tensor<26x24xf32>
    %47 = linalg.matmul ins(%collapsed, %transposed : tensor<26x24xf32>, tensor<24x24xf32>) outs(%46 : tensor<26x24xf32>) -> tensor<26x24xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%47, %arg7 : tensor<26x24xf32>, tensor<24xf32>) outs(%45 : tensor<26x24xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.addf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<26x24xf32>
    %collapsed_8 = tensor.collapse_shape %43 [[0, 1], [2]] : tensor<2x59x20xf32> into tensor<118x20xf32>
    %49 = tensor.empty() : tensor<20x24xf32>
    %transposed_9 = linalg.transpose ins(%arg8 : tensor<24x20xf32>) outs(%49 : tensor<20x24xf32>) permutation = [1, 0] 
    %50 = tensor.empty() : tensor<118x24xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %52 = linalg.matmul ins(%collapsed_8, %transposed_9 : tensor<118x20xf32>, tensor<20x24xf32>) outs(%51 : tensor<118x24xf32>) -> tensor<118x24xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%52, %arg9 : tensor<118x24xf32>, tensor<24xf32>) outs(%50 : tensor<118x24xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.addf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<118x24xf32>
    %54 = tensor.empty() : tensor<20x30xf32>
    %transposed_10 = linalg.transpose ins(%arg10 : tensor<30x20xf32>) outs(%54 : tensor<20x30xf32>) permutation = [1, 0] 
    %55 = tensor.empty() : tensor<118x30xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<118x30xf32>) -> tensor<118x30xf32>
    %57 = linalg.matmul ins(%collapsed_8, %transposed_10 : tensor<118x20xf32>, tensor<20x30xf32>) outs(%56 : tensor<118x30xf32>) -> tensor<118x30xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%57, %arg11 : tensor<118x30xf32>, tensor<30xf32>) outs(%55 : tensor<118x30xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.addf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<118x30xf32>
    %expanded = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [2, 13, 3, 8] : tensor<26x24xf32> into tensor<2x13x3x8xf32>
    %59 = tensor.empty() : tensor<2x3x13x8xf32>
    %transposed_11 = linalg.transpose ins(%expanded : tensor<2x13x3x8xf32>) outs(%59 : tensor<2x3x13x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_12 = tensor.expand_shape %53 [[0, 1], [2, 3]] output_shape [2, 59, 3, 8] : tensor<118x24xf32> into tensor<2x59x3x8xf32>
    %expanded_13 = tensor.expand_shape %58 [[0, 1], [2, 3]] output_shape [2, 59, 3, 10] : tensor<118x30xf32> into tensor<2x59x3x10xf32>
    %60 = tensor.empty() : tensor<2x3x59x10xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x59x3x10xf32>) outs(%60 : tensor<2x3x59x10xf32>) permutation = [0, 2, 1, 3] 
    %61 = tensor.empty() : tensor<2x3x8x59xf32>
    %transposed_15 = linalg.transpose ins(%expanded_12 : tensor<2x59x3x8xf32>) outs(%61 : tensor<2x3x8x59xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_16 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x13x8xf32> into tensor<6x13x8xf32>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x8x59xf32> into tensor<6x8x59xf32>
    %62 = tensor.empty() : tensor<6x13x59xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<6x13x59xf32>) -> tensor<6x13x59xf32>
    %64 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<6x13x8xf32>, tensor<6x8x59xf32>) outs(%63 : tensor<6x13x59xf32>) -> tensor<6x13x59xf32>
    %expanded_18 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [2, 3, 13, 59] : tensor<6x13x59xf32> into tensor<2x3x13x59xf32>
    %65 = tensor.empty() : tensor<2x3x13x59xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x3x13x59xf32>) outs(%65 : tensor<2x3x13x59xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.truncf %cst_2 : f64 to f32
      %83 = arith.divf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x3x13x59xf32>
    %67 = tensor.empty() : tensor<2x3x13xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<2x3x13xi64>) -> tensor<2x3x13xi64>
    %69 = tensor.empty() : tensor<2x3x13xf32>
    %70 = linalg.fill ins(%cst_1 : f32) outs(%69 : tensor<2x3x13xf32>) -> tensor<2x3x13xf32>
    %71:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x13x59xf32>) outs(%70, %68 : tensor<2x3x13xf32>, tensor<2x3x13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %82 = linalg.index 3 : index
      %83 = arith.index_cast %82 : index to i64
      %84 = arith.maximumf %in, %out : f32
      %85 = arith.cmpf ogt, %in, %out : f32
      %86 = arith.select %85, %83, %out_25 : i64
      linalg.yield %84, %86 : f32, i64
    } -> (tensor<2x3x13xf32>, tensor<2x3x13xi64>)
    %expanded_19 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [2, 3, 13, 1] : tensor<2x3x13xf32> into tensor<2x3x13x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_19 : tensor<2x3x13x59xf32>, tensor<2x3x13x1xf32>) outs(%65 : tensor<2x3x13x59xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.subf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x13x59xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x3x13x59xf32>) outs(%65 : tensor<2x3x13x59xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x13x59xf32>
    %74 = tensor.empty() : tensor<2x3x13x1xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<2x3x13x1xf32>) -> tensor<2x3x13x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x3x13x59xf32>) outs(%75 : tensor<2x3x13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x13x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<2x3x13x59xf32>, tensor<2x3x13x1xf32>) outs(%65 : tensor<2x3x13x59xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %82 = arith.divf %in, %in_25 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x13x59xf32>
    %collapsed_20 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<2x3x13x59xf32> into tensor<6x13x59xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x59x10xf32> into tensor<6x59x10xf32>
    %78 = tensor.empty() : tensor<6x13x10xf32>
    %79 = linalg.fill ins(%cst_0 : f32) outs(%78 : tensor<6x13x10xf32>) -> tensor<6x13x10xf32>
    %80 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x13x59xf32>, tensor<6x59x10xf32>) outs(%79 : tensor<6x13x10xf32>) -> tensor<6x13x10xf32>
    %expanded_22 = tensor.expand_shape %80 [[0, 1], [2], [3]] output_shape [2, 3, 13, 10] : tensor<6x13x10xf32> into tensor<2x3x13x10xf32>
    %81 = tensor.empty() : tensor<2x13x3x10xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x3x13x10xf32>) outs(%81 : tensor<2x13x3x10xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3]] : tensor<2x13x3x10xf32> into tensor<2x13x30xf32>
    return %collapsed_24 : tensor<2x13x30xf32>
  }
}
