#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x197x48xf16>, %arg1: tensor<48x48xf16>, %arg2: tensor<48xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<48xf16>, %arg5: tensor<48x48xf16>, %arg6: tensor<48xf16>, %arg7: tensor<48x48xf16>, %arg8: tensor<48xf16>) -> tensor<2x197x48xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x197x48xf16> into tensor<394x48xf16>
    %0 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<48xf32>
    %3 = tensor.empty() : tensor<394x48xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<394x48xf16>) outs(%3 : tensor<394x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<394x48xf32>
    %5 = tensor.empty() : tensor<48x48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<48x48xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%3 : tensor<394x48xf32>) -> tensor<394x48xf32>
    %8 = linalg.matmul ins(%4, %6 : tensor<394x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<394x48xf32>) -> tensor<394x48xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %2 : tensor<394x48xf32>, tensor<48xf32>) outs(%3 : tensor<394x48xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %57 = arith.addf %in, %in_20 : f32
      linalg.yield %57 : f32
    } -> tensor<394x48xf32>
    %10 = tensor.empty() : tensor<394x48xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<394x48xf32>) outs(%10 : tensor<394x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %57 = arith.truncf %in : f32 to f16
      linalg.yield %57 : f16
    } -> tensor<394x48xf16>
    %expanded = tensor.expand_shape %11 [[0, 1], [2, 3]] output_shape [2, 197, 2, 24] : tensor<394x48xf16> into tensor<2x197x2x24xf16>
    %12 = tensor.empty() : tensor<2x2x197x24xf16>
    %transposed_2 = linalg.transpose ins(%expanded : tensor<2x197x2x24xf16>) outs(%12 : tensor<2x2x197x24xf16>) permutation = [0, 2, 1, 3] 
    %transposed_3 = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<48xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_3 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<48x48xf32>
    %15 = linalg.matmul ins(%4, %14 : tensor<394x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<394x48xf32>) -> tensor<394x48xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %13 : tensor<394x48xf32>, tensor<48xf32>) outs(%3 : tensor<394x48xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %57 = arith.addf %in, %in_20 : f32
      linalg.yield %57 : f32
    } -> tensor<394x48xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<394x48xf32>) outs(%10 : tensor<394x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %57 = arith.truncf %in : f32 to f16
      linalg.yield %57 : f16
    } -> tensor<394x48xf16>
    %expanded_4 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 197, 2, 24] : tensor<394x48xf16> into tensor<2x197x2x24xf16>
    %transposed_5 = linalg.transpose ins(%arg5 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<48xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_5 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<48x48xf32>
    %20 = linalg.matmul ins(%4, %19 : tensor<394x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<394x48xf32>) -> tensor<394x48xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %18 : tensor<394x48xf32>, tensor<48xf32>) outs(%3 : tensor<394x48xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %57 = arith.addf %in, %in_20 : f32
      linalg.yield %57 : f32
    } -> tensor<394x48xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<394x48xf32>) outs(%10 : tensor<394x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %57 = arith.truncf %in : f32 to f16
      linalg.yield %57 : f16
    } -> tensor<394x48xf16>
    %expanded_6 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 197, 2, 24] : tensor<394x48xf16> into tensor<2x197x2x24xf16>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x197x2x24xf16>) outs(%12 : tensor<2x2x197x24xf16>) permutation = [0, 2, 1, 3] 
    %23 = tensor.empty() : tensor<2x2x24x197xf16>
    %transposed_8 = linalg.transpose ins(%expanded_4 : tensor<2x197x2x24xf16>) outs(%23 : tensor<2x2x24x197xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_9 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x2x197x24xf16> into tensor<4x197x24xf16>
    %collapsed_10 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x2x24x197xf16> into tensor<4x24x197xf16>
    %24 = tensor.empty() : tensor<4x197x197xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<4x197x197xf32>) -> tensor<4x197x197xf32>
    %26 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<4x197x24xf16>, tensor<4x24x197xf16>) outs(%25 : tensor<4x197x197xf32>) -> tensor<4x197x197xf32>
    %27 = tensor.empty() : tensor<4x197x197xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<4x197x197xf32>) outs(%27 : tensor<4x197x197xf16>) {
    ^bb0(%in: f32, %out: f16):
      %57 = arith.truncf %in : f32 to f16
      linalg.yield %57 : f16
    } -> tensor<4x197x197xf16>
    %expanded_11 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 2, 197, 197] : tensor<4x197x197xf16> into tensor<2x2x197x197xf16>
    %29 = tensor.empty() : tensor<2x2x197x197xf16>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x2x197x197xf16>) outs(%29 : tensor<2x2x197x197xf16>) {
    ^bb0(%in: f16, %out: f16):
      %57 = arith.truncf %cst_1 : f64 to f16
      %58 = arith.mulf %in, %57 : f16
      linalg.yield %58 : f16
    } -> tensor<2x2x197x197xf16>
    %31 = tensor.empty() : tensor<2x2x197x197xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x2x197x197xf16>) outs(%31 : tensor<2x2x197x197xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<2x2x197x197xf32>
    %33 = tensor.empty() : tensor<2x2x197xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<2x2x197xi64>) -> tensor<2x2x197xi64>
    %35 = tensor.empty() : tensor<2x2x197xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x2x197xf32>) -> tensor<2x2x197xf32>
    %37:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x2x197x197xf32>) outs(%36, %34 : tensor<2x2x197xf32>, tensor<2x2x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %57 = linalg.index 3 : index
      %58 = arith.index_cast %57 : index to i64
      %59 = arith.maximumf %in, %out : f32
      %60 = arith.cmpf ogt, %in, %out : f32
      %61 = arith.select %60, %58, %out_20 : i64
      linalg.yield %59, %61 : f32, i64
    } -> (tensor<2x2x197xf32>, tensor<2x2x197xi64>)
    %expanded_12 = tensor.expand_shape %37#0 [[0], [1], [2, 3]] output_shape [2, 2, 197, 1] : tensor<2x2x197xf32> into tensor<2x2x197x1xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_12 : tensor<2x2x197x197xf32>, tensor<2x2x197x1xf32>) outs(%31 : tensor<2x2x197x197xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %57 = arith.subf %in, %in_20 : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x197x197xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x197x197xf32>) outs(%31 : tensor<2x2x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = math.exp %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x197x197xf32>
    %40 = tensor.empty() : tensor<2x2x197x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x2x197x1xf32>) -> tensor<2x2x197x1xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x2x197x197xf32>) outs(%41 : tensor<2x2x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %in, %out : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x197x1xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x2x197x197xf32>, tensor<2x2x197x1xf32>) outs(%31 : tensor<2x2x197x197xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %57 = arith.divf %in, %in_20 : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x197x197xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x2x197x197xf32>) outs(%29 : tensor<2x2x197x197xf16>) {
    ^bb0(%in: f32, %out: f16):
      %57 = arith.truncf %in : f32 to f16
      linalg.yield %57 : f16
    } -> tensor<2x2x197x197xf16>
    %collapsed_13 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x2x197x197xf16> into tensor<4x197x197xf16>
    %collapsed_14 = tensor.collapse_shape %transposed_7 [[0, 1], [2], [3]] : tensor<2x2x197x24xf16> into tensor<4x197x24xf16>
    %45 = tensor.empty() : tensor<4x197x24xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<4x197x24xf32>) -> tensor<4x197x24xf32>
    %47 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<4x197x197xf16>, tensor<4x197x24xf16>) outs(%46 : tensor<4x197x24xf32>) -> tensor<4x197x24xf32>
    %48 = tensor.empty() : tensor<4x197x24xf16>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x197x24xf32>) outs(%48 : tensor<4x197x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %57 = arith.truncf %in : f32 to f16
      linalg.yield %57 : f16
    } -> tensor<4x197x24xf16>
    %expanded_15 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 2, 197, 24] : tensor<4x197x24xf16> into tensor<2x2x197x24xf16>
    %50 = tensor.empty() : tensor<2x197x2x24xf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x2x197x24xf16>) outs(%50 : tensor<2x197x2x24xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0, 1], [2, 3]] : tensor<2x197x2x24xf16> into tensor<394x48xf16>
    %transposed_18 = linalg.transpose ins(%arg7 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<48xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17 : tensor<394x48xf16>) outs(%3 : tensor<394x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<394x48xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_18 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %57 = arith.extf %in : f16 to f32
      linalg.yield %57 : f32
    } -> tensor<48x48xf32>
    %54 = linalg.matmul ins(%52, %53 : tensor<394x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<394x48xf32>) -> tensor<394x48xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %51 : tensor<394x48xf32>, tensor<48xf32>) outs(%3 : tensor<394x48xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %57 = arith.addf %in, %in_20 : f32
      linalg.yield %57 : f32
    } -> tensor<394x48xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<394x48xf32>) outs(%10 : tensor<394x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %57 = arith.truncf %in : f32 to f16
      linalg.yield %57 : f16
    } -> tensor<394x48xf16>
    %expanded_19 = tensor.expand_shape %56 [[0, 1], [2]] output_shape [2, 197, 48] : tensor<394x48xf16> into tensor<2x197x48xf16>
    return %expanded_19 : tensor<2x197x48xf16>
  }
}
