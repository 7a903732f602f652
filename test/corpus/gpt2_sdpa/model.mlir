#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x43x24xf32>, %arg1: tensor<24x72xf32>, %arg2: tensor<72xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>) -> tensor<2x43x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x43x43xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant 0.59460355750136051 : f64
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<43xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<43xi64>) {
    ^bb0(%out: i64):
      %49 = linalg.index 0 : index
      %50 = arith.index_cast %49 : index to i64
      linalg.yield %50 : i64
    } -> tensor<43xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 43, 1] : tensor<43xi64> into tensor<1x1x43x1xi64>
    %expanded_6 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 43] : tensor<43xi64> into tensor<1x1x1x43xi64>
    %2 = tensor.empty() : tensor<1x1x43x43xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded : tensor<1x1x1x43xi64>, tensor<1x1x43x1xi64>) outs(%2 : tensor<1x1x43x43xi1>) {
    ^bb0(%in: i64, %in_26: i64, %out: i1):
      %49 = arith.cmpi sle, %in, %in_26 : i64
      linalg.yield %49 : i1
    } -> tensor<1x1x43x43xi1>
    %4 = tensor.empty() : tensor<2x1x43x43xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x43x43xi1> into tensor<1x43x43xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x43x43xi1>) outs(%4 : tensor<2x1x43x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x43x43xi1>
    %collapsed_7 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x43x24xf32> into tensor<86x24xf32>
    %6 = tensor.empty() : tensor<86x72xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<86x72xf32>) -> tensor<86x72xf32>
    %8 = linalg.matmul ins(%collapsed_7, %arg1 : tensor<86x24xf32>, tensor<24x72xf32>) outs(%7 : tensor<86x72xf32>) -> tensor<86x72xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%8, %arg2 : tensor<86x72xf32>, tensor<72xf32>) outs(%6 : tensor<86x72xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.addf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<86x72xf32>
    %expanded_8 = tensor.expand_shape %9 [[0, 1], [2]] output_shape [2, 43, 72] : tensor<86x72xf32> into tensor<2x43x72xf32>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0] [2, 43, 24] [1, 1, 1] : tensor<2x43x72xf32> to tensor<2x43x24xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 24] [2, 43, 24] [1, 1, 1] : tensor<2x43x72xf32> to tensor<2x43x24xf32>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 48] [2, 43, 24] [1, 1, 1] : tensor<2x43x72xf32> to tensor<2x43x24xf32>
    %expanded_11 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 43, 3, 8] : tensor<2x43x24xf32> into tensor<2x43x3x8xf32>
    %expanded_12 = tensor.expand_shape %extracted_slice_10 [[0], [1], [2, 3]] output_shape [2, 43, 3, 8] : tensor<2x43x24xf32> into tensor<2x43x3x8xf32>
    %10 = tensor.empty() : tensor<2x3x43x8xf32>
    %transposed = linalg.transpose ins(%expanded_12 : tensor<2x43x3x8xf32>) outs(%10 : tensor<2x3x43x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_13 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 43, 3, 8] : tensor<2x43x24xf32> into tensor<2x43x3x8xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x43x3x8xf32>) outs(%10 : tensor<2x3x43x8xf32>) permutation = [0, 2, 1, 3] 
    %11 = tensor.empty() : tensor<2x1x43x43xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map7, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_3 : tensor<2x1x43x43xi1>, tensor<f32>, tensor<f32>) outs(%11 : tensor<2x1x43x43xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %49 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x43x43xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<2x3x43x8xf32>) outs(%10 : tensor<2x3x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.truncf %cst_4 : f64 to f32
      %50 = arith.mulf %in, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x43x8xf32>
    %14 = tensor.empty() : tensor<2x3x8x43xf32>
    %transposed_15 = linalg.transpose ins(%expanded_11 : tensor<2x43x3x8xf32>) outs(%14 : tensor<2x3x8x43xf32>) permutation = [0, 2, 3, 1] 
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<2x3x8x43xf32>) outs(%14 : tensor<2x3x8x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.truncf %cst_4 : f64 to f32
      %50 = arith.mulf %in, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x8x43xf32>
    %collapsed_16 = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<2x3x43x8xf32> into tensor<6x43x8xf32>
    %collapsed_17 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x3x8x43xf32> into tensor<6x8x43xf32>
    %16 = tensor.empty() : tensor<6x43x43xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<6x43x43xf32>) -> tensor<6x43x43xf32>
    %18 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<6x43x8xf32>, tensor<6x8x43xf32>) outs(%17 : tensor<6x43x43xf32>) -> tensor<6x43x43xf32>
    %expanded_18 = tensor.expand_shape %18 [[0, 1], [2], [3]] output_shape [2, 3, 43, 43] : tensor<6x43x43xf32> into tensor<2x3x43x43xf32>
    %19 = tensor.empty() : tensor<2x3x43x43xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18, %12 : tensor<2x3x43x43xf32>, tensor<2x1x43x43xf32>) outs(%19 : tensor<2x3x43x43xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.addf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x43x43xf32>
    %21 = tensor.empty() : tensor<2x3x43xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<2x3x43xi64>) -> tensor<2x3x43xi64>
    %23 = tensor.empty() : tensor<2x3x43xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<2x3x43xf32>) -> tensor<2x3x43xf32>
    %25:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<2x3x43x43xf32>) outs(%24, %22 : tensor<2x3x43xf32>, tensor<2x3x43xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %49 = linalg.index 3 : index
      %50 = arith.index_cast %49 : index to i64
      %51 = arith.maximumf %in, %out : f32
      %52 = arith.cmpf ogt, %in, %out : f32
      %53 = arith.select %52, %50, %out_26 : i64
      linalg.yield %51, %53 : f32, i64
    } -> (tensor<2x3x43xf32>, tensor<2x3x43xi64>)
    %expanded_19 = tensor.expand_shape %25#0 [[0], [1], [2, 3]] output_shape [2, 3, 43, 1] : tensor<2x3x43xf32> into tensor<2x3x43x1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_19 : tensor<2x3x43x43xf32>, tensor<2x3x43x1xf32>) outs(%19 : tensor<2x3x43x43xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.subf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x43x43xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x3x43x43xf32>) outs(%19 : tensor<2x3x43x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x43x43xf32>
    %28 = tensor.empty() : tensor<2x3x43x1xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<2x3x43x1xf32>) -> tensor<2x3x43x1xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x3x43x43xf32>) outs(%29 : tensor<2x3x43x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %out : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x43x1xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<2x3x43x43xf32>, tensor<2x3x43x1xf32>) outs(%19 : tensor<2x3x43x43xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.divf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x43x43xf32>
    %32 = tensor.empty() : tensor<2x3x43x43xi1>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x43x43xf32>) outs(%32 : tensor<2x3x43x43xi1>) {
    ^bb0(%in: f32, %out: i1):
      %49 = arith.extf %in : f32 to f64
      %50 = arith.cmpf oeq, %49, %cst_5 : f64
      linalg.yield %50 : i1
    } -> tensor<2x3x43x43xi1>
    %34 = tensor.empty() : tensor<2x3x43x1xi1>
    %35 = linalg.fill ins(%true : i1) outs(%34 : tensor<2x3x43x1xi1>) -> tensor<2x3x43x1xi1>
    %36 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x3x43x43xi1>) outs(%35 : tensor<2x3x43x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %49 = arith.andi %in, %out : i1
      linalg.yield %49 : i1
    } -> tensor<2x3x43x1xi1>
    %37 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %cst_1, %31 : tensor<2x3x43x1xi1>, tensor<2x3x43x43xf32>, tensor<2x3x43x43xf32>) outs(%19 : tensor<2x3x43x43xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %49 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x43x43xf32>
    %collapsed_20 = tensor.collapse_shape %37 [[0, 1], [2], [3]] : tensor<2x3x43x43xf32> into tensor<6x43x43xf32>
    %collapsed_21 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x43x8xf32> into tensor<6x43x8xf32>
    %38 = tensor.empty() : tensor<6x43x8xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x43x8xf32>) -> tensor<6x43x8xf32>
    %40 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x43x43xf32>, tensor<6x43x8xf32>) outs(%39 : tensor<6x43x8xf32>) -> tensor<6x43x8xf32>
    %expanded_22 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 3, 43, 8] : tensor<6x43x8xf32> into tensor<2x3x43x8xf32>
    %41 = tensor.empty() : tensor<2x43x3x8xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x3x43x8xf32>) outs(%41 : tensor<2x43x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3]] : tensor<2x43x3x8xf32> into tensor<2x43x24xf32>
    %42 = tensor.empty() : tensor<24x24xf32>
    %transposed_25 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%42 : tensor<24x24xf32>) permutation = [1, 0] 
    %43 = tensor.empty() : tensor<2x24x24xf32>
    %44 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_25 : tensor<24x24xf32>) outs(%43 : tensor<2x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x24xf32>
    %45 = tensor.empty() : tensor<2x43x24xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<2x43x24xf32>) -> tensor<2x43x24xf32>
    %47 = linalg.batch_matmul ins(%collapsed_24, %44 : tensor<2x43x24xf32>, tensor<2x24x24xf32>) outs(%46 : tensor<2x43x24xf32>) -> tensor<2x43x24xf32>
    %48 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %arg4 : tensor<2x43x24xf32>, tensor<24xf32>) outs(%45 : tensor<2x43x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.addf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<2x43x24xf32>
    return %48 : tensor<2x43x24xf32>
  }
}
