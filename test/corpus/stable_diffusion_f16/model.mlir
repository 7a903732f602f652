#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x143x80xf16>, %arg1: tensor<2x77x48xf16>, %arg2: tensor<80x80xf16>, %arg3: tensor<80x48xf16>, %arg4: tensor<80x48xf16>, %arg5: tensor<80x80xf16>, %arg6: tensor<80xf16>) -> tensor<2x143x80xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x2x143x77xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.39763536438352531 : f64
    %0 = tensor.empty() : tensor<80x80xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<80x80xf16>) outs(%0 : tensor<80x80xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x143x80xf16> into tensor<286x80xf16>
    %1 = tensor.empty() : tensor<286x80xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<286x80xf32>) -> tensor<286x80xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<286x80xf16>, tensor<80x80xf16>) outs(%2 : tensor<286x80xf32>) -> tensor<286x80xf32>
    %4 = tensor.empty() : tensor<286x80xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<286x80xf32>) outs(%4 : tensor<286x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<286x80xf16>
    %6 = tensor.empty() : tensor<48x80xf16>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<80x48xf16>) outs(%6 : tensor<48x80xf16>) permutation = [1, 0] 
    %collapsed_5 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x77x48xf16> into tensor<154x48xf16>
    %7 = tensor.empty() : tensor<154x80xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<154x80xf32>) -> tensor<154x80xf32>
    %9 = linalg.matmul ins(%collapsed_5, %transposed_4 : tensor<154x48xf16>, tensor<48x80xf16>) outs(%8 : tensor<154x80xf32>) -> tensor<154x80xf32>
    %10 = tensor.empty() : tensor<154x80xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<154x80xf32>) outs(%10 : tensor<154x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<154x80xf16>
    %transposed_6 = linalg.transpose ins(%arg4 : tensor<80x48xf16>) outs(%6 : tensor<48x80xf16>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%collapsed_5, %transposed_6 : tensor<154x48xf16>, tensor<48x80xf16>) outs(%8 : tensor<154x80xf32>) -> tensor<154x80xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<154x80xf32>) outs(%10 : tensor<154x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<154x80xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [2, 143, 2, 40] : tensor<286x80xf16> into tensor<2x143x2x40xf16>
    %14 = tensor.empty() : tensor<2x2x143x40xf16>
    %transposed_7 = linalg.transpose ins(%expanded : tensor<2x143x2x40xf16>) outs(%14 : tensor<2x2x143x40xf16>) permutation = [0, 2, 1, 3] 
    %expanded_8 = tensor.expand_shape %11 [[0, 1], [2, 3]] output_shape [2, 77, 2, 40] : tensor<154x80xf16> into tensor<2x77x2x40xf16>
    %15 = tensor.empty() : tensor<2x2x77x40xf16>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x77x2x40xf16>) outs(%15 : tensor<2x2x77x40xf16>) permutation = [0, 2, 1, 3] 
    %expanded_10 = tensor.expand_shape %13 [[0, 1], [2, 3]] output_shape [2, 77, 2, 40] : tensor<154x80xf16> into tensor<2x77x2x40xf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x77x2x40xf16>) outs(%15 : tensor<2x2x77x40xf16>) permutation = [0, 2, 1, 3] 
    %16 = tensor.empty() : tensor<2x2x143x40xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_7 : tensor<2x2x143x40xf16>) outs(%16 : tensor<2x2x143x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<2x2x143x40xf32>
    %18 = tensor.empty() : tensor<2x2x77x40xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<2x2x77x40xf16>) outs(%18 : tensor<2x2x77x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<2x2x77x40xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<2x2x77x40xf16>) outs(%18 : tensor<2x2x77x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<2x2x77x40xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x2x143x40xf32>) outs(%16 : tensor<2x2x143x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.truncf %cst_3 : f64 to f32
      %59 = arith.mulf %in, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x2x143x40xf32>
    %22 = tensor.empty() : tensor<2x2x40x77xf32>
    %transposed_12 = linalg.transpose ins(%19 : tensor<2x2x77x40xf32>) outs(%22 : tensor<2x2x40x77xf32>) permutation = [0, 1, 3, 2] 
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<2x2x40x77xf32>) outs(%22 : tensor<2x2x40x77xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.truncf %cst_3 : f64 to f32
      %59 = arith.mulf %in, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x2x40x77xf32>
    %collapsed_13 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x2x143x40xf32> into tensor<4x143x40xf32>
    %collapsed_14 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x2x40x77xf32> into tensor<4x40x77xf32>
    %24 = tensor.empty() : tensor<4x143x77xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<4x143x77xf32>) -> tensor<4x143x77xf32>
    %26 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<4x143x40xf32>, tensor<4x40x77xf32>) outs(%25 : tensor<4x143x77xf32>) -> tensor<4x143x77xf32>
    %expanded_15 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 2, 143, 77] : tensor<4x143x77xf32> into tensor<2x2x143x77xf32>
    %27 = tensor.empty() : tensor<2x2x143xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<2x2x143xi64>) -> tensor<2x2x143xi64>
    %29 = tensor.empty() : tensor<2x2x143xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<2x2x143xf32>) -> tensor<2x2x143xf32>
    %31:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<2x2x143x77xf32>) outs(%30, %28 : tensor<2x2x143xf32>, tensor<2x2x143xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %58 = linalg.index 3 : index
      %59 = arith.index_cast %58 : index to i64
      %60 = arith.maximumf %in, %out : f32
      %61 = arith.cmpf ogt, %in, %out : f32
      %62 = arith.select %61, %59, %out_23 : i64
      linalg.yield %60, %62 : f32, i64
    } -> (tensor<2x2x143xf32>, tensor<2x2x143xi64>)
    %expanded_16 = tensor.expand_shape %31#0 [[0], [1], [2, 3]] output_shape [2, 2, 143, 1] : tensor<2x2x143xf32> into tensor<2x2x143x1xf32>
    %32 = tensor.empty() : tensor<2x2x143x77xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %expanded_16 : tensor<2x2x143x77xf32>, tensor<2x2x143x1xf32>) outs(%32 : tensor<2x2x143x77xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %58 = arith.subf %in, %in_23 : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x143x77xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x2x143x77xf32>) outs(%32 : tensor<2x2x143x77xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = math.exp %in : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x143x77xf32>
    %35 = tensor.empty() : tensor<2x2x143x1xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<2x2x143x1xf32>) -> tensor<2x2x143x1xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x2x143x77xf32>) outs(%36 : tensor<2x2x143x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %in, %out : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x143x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x2x143x77xf32>, tensor<2x2x143x1xf32>) outs(%32 : tensor<2x2x143x77xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %58 = arith.divf %in, %in_23 : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x143x77xf32>
    %39 = tensor.empty() : tensor<2x2x143x77xi1>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x2x143x77xf32>) outs(%39 : tensor<2x2x143x77xi1>) {
    ^bb0(%in: f32, %out: i1):
      %58 = arith.extf %in : f32 to f64
      %59 = arith.cmpf oeq, %58, %cst_2 : f64
      linalg.yield %59 : i1
    } -> tensor<2x2x143x77xi1>
    %41 = tensor.empty() : tensor<2x2x143x1xi1>
    %42 = linalg.fill ins(%true : i1) outs(%41 : tensor<2x2x143x1xi1>) -> tensor<2x2x143x1xi1>
    %43 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<2x2x143x77xi1>) outs(%42 : tensor<2x2x143x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %58 = arith.andi %in, %out : i1
      linalg.yield %58 : i1
    } -> tensor<2x2x143x1xi1>
    %44 = linalg.generic {indexing_maps = [#map3, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %cst_1, %38 : tensor<2x2x143x1xi1>, tensor<2x2x143x77xf32>, tensor<2x2x143x77xf32>) outs(%32 : tensor<2x2x143x77xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %58 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x143x77xf32>
    %collapsed_17 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x2x143x77xf32> into tensor<4x143x77xf32>
    %collapsed_18 = tensor.collapse_shape %20 [[0, 1], [2], [3]] : tensor<2x2x77x40xf32> into tensor<4x77x40xf32>
    %45 = tensor.empty() : tensor<4x143x40xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<4x143x40xf32>) -> tensor<4x143x40xf32>
    %47 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<4x143x77xf32>, tensor<4x77x40xf32>) outs(%46 : tensor<4x143x40xf32>) -> tensor<4x143x40xf32>
    %expanded_19 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 2, 143, 40] : tensor<4x143x40xf32> into tensor<2x2x143x40xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<2x2x143x40xf32>) outs(%14 : tensor<2x2x143x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<2x2x143x40xf16>
    %49 = tensor.empty() : tensor<2x143x2x40xf16>
    %transposed_20 = linalg.transpose ins(%48 : tensor<2x2x143x40xf16>) outs(%49 : tensor<2x143x2x40xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1], [2, 3]] : tensor<2x143x2x40xf16> into tensor<2x143x80xf16>
    %transposed_22 = linalg.transpose ins(%arg5 : tensor<80x80xf16>) outs(%0 : tensor<80x80xf16>) permutation = [1, 0] 
    %50 = tensor.empty() : tensor<2x80x80xf16>
    %51 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_22 : tensor<80x80xf16>) outs(%50 : tensor<2x80x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x80x80xf16>
    %52 = tensor.empty() : tensor<2x143x80xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<2x143x80xf32>) -> tensor<2x143x80xf32>
    %54 = linalg.batch_matmul ins(%collapsed_21, %51 : tensor<2x143x80xf16>, tensor<2x80x80xf16>) outs(%53 : tensor<2x143x80xf32>) -> tensor<2x143x80xf32>
    %55 = tensor.empty() : tensor<2x143x80xf16>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x143x80xf32>) outs(%55 : tensor<2x143x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<2x143x80xf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %arg6 : tensor<2x143x80xf16>, tensor<80xf16>) outs(%55 : tensor<2x143x80xf16>) {
    ^bb0(%in: f16, %in_23: f16, %out: f16):
      %58 = arith.addf %in, %in_23 : f16
      linalg.yield %58 : f16
    } -> tensor<2x143x80xf16>
    return %57 : tensor<2x143x80xf16>
  }
}
