#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0) -> ()>
#map16 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x61x24xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<32x24xf32>, %arg6: tensor<16x24xf32>, %arg7: tensor<16x24xf32>, %arg8: tensor<24x32xf32>, %arg9: tensor<4xf32>, %arg10: tensor<4xf32>) -> tensor<2x61x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x61x61xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant 0.79999999999999993 : f64
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 0.20000000000000007 : f64
    %cst_7 = arith.constant 0.59460355750136051 : f64
    %cst_8 = arith.constant 0xFFF0000000000000 : f64
    %cst_9 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<61xi64>) {
    ^bb0(%out: i64):
      %99 = linalg.index 0 : index
      %100 = arith.index_cast %99 : index to i64
      linalg.yield %100 : i64
    } -> tensor<61xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 61, 1] : tensor<61xi64> into tensor<1x1x61x1xi64>
    %expanded_10 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 61] : tensor<61xi64> into tensor<1x1x1x61xi64>
    %2 = tensor.empty() : tensor<1x1x61x61xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %expanded : tensor<1x1x1x61xi64>, tensor<1x1x61x1xi64>) outs(%2 : tensor<1x1x61x61xi1>) {
    ^bb0(%in: i64, %in_51: i64, %out: i1):
      %99 = arith.cmpi sle, %in, %in_51 : i64
      linalg.yield %99 : i1
    } -> tensor<1x1x61x61xi1>
    %4 = tensor.empty() : tensor<2x1x61x61xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x61x61xi1> into tensor<1x61x61xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x61x61xi1>) outs(%4 : tensor<2x1x61x61xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x61x61xi1>
    %expanded_11 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 61, 1] : tensor<61xi64> into tensor<1x61x1xi64>
    %6 = tensor.empty() : tensor<1x61x1xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x61x1xi64>) outs(%6 : tensor<1x61x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.sitofp %in : i64 to f32
      linalg.yield %99 : f32
    } -> tensor<1x61x1xf32>
    %8 = tensor.empty() : tensor<1x61x4xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg9 : tensor<1x61x1xf32>, tensor<4xf32>) outs(%8 : tensor<1x61x4xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<1x61x4xf32>
    %concat = tensor.concat dim(2) %9, %9 : (tensor<1x61x4xf32>, tensor<1x61x4xf32>) -> tensor<1x61x8xf32>
    %10 = tensor.empty() : tensor<1x61x8xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x61x8xf32>) outs(%10 : tensor<1x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.cos %in : f32
      linalg.yield %99 : f32
    } -> tensor<1x61x8xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x61x8xf32>) outs(%10 : tensor<1x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.sin %in : f32
      linalg.yield %99 : f32
    } -> tensor<1x61x8xf32>
    %13 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<32x24xf32>) outs(%13 : tensor<24x32xf32>) permutation = [1, 0] 
    %collapsed_12 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x61x24xf32> into tensor<122x24xf32>
    %14 = tensor.empty() : tensor<122x32xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<122x32xf32>) -> tensor<122x32xf32>
    %16 = linalg.matmul ins(%collapsed_12, %transposed : tensor<122x24xf32>, tensor<24x32xf32>) outs(%15 : tensor<122x32xf32>) -> tensor<122x32xf32>
    %expanded_13 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 61, 4, 8] : tensor<122x32xf32> into tensor<2x61x4x8xf32>
    %17 = tensor.empty() : tensor<2x4x61x8xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x61x4x8xf32>) outs(%17 : tensor<2x4x61x8xf32>) permutation = [0, 2, 1, 3] 
    %18 = tensor.empty() : tensor<24x16xf32>
    %transposed_15 = linalg.transpose ins(%arg6 : tensor<16x24xf32>) outs(%18 : tensor<24x16xf32>) permutation = [1, 0] 
    %19 = tensor.empty() : tensor<122x16xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<122x16xf32>) -> tensor<122x16xf32>
    %21 = linalg.matmul ins(%collapsed_12, %transposed_15 : tensor<122x24xf32>, tensor<24x16xf32>) outs(%20 : tensor<122x16xf32>) -> tensor<122x16xf32>
    %expanded_16 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 61, 2, 8] : tensor<122x16xf32> into tensor<2x61x2x8xf32>
    %22 = tensor.empty() : tensor<2x2x61x8xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x61x2x8xf32>) outs(%22 : tensor<2x2x61x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_18 = linalg.transpose ins(%arg7 : tensor<16x24xf32>) outs(%18 : tensor<24x16xf32>) permutation = [1, 0] 
    %23 = linalg.matmul ins(%collapsed_12, %transposed_18 : tensor<122x24xf32>, tensor<24x16xf32>) outs(%20 : tensor<122x16xf32>) -> tensor<122x16xf32>
    %expanded_19 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 61, 2, 8] : tensor<122x16xf32> into tensor<2x61x2x8xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x61x2x8xf32>) outs(%22 : tensor<2x2x61x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_21 = tensor.expand_shape %11 [[0], [1, 2], [3]] output_shape [1, 1, 61, 8] : tensor<1x61x8xf32> into tensor<1x1x61x8xf32>
    %expanded_22 = tensor.expand_shape %12 [[0], [1, 2], [3]] output_shape [1, 1, 61, 8] : tensor<1x61x8xf32> into tensor<1x1x61x8xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_21 : tensor<2x4x61x8xf32>, tensor<1x1x61x8xf32>) outs(%17 : tensor<2x4x61x8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 4, 61, 4] [1, 1, 1, 1] : tensor<2x4x61x8xf32> to tensor<2x4x61x4xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 4] [2, 4, 61, 4] [1, 1, 1, 1] : tensor<2x4x61x8xf32> to tensor<2x4x61x4xf32>
    %25 = tensor.empty() : tensor<2x4x61x4xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x4x61x4xf32>) outs(%25 : tensor<2x4x61x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.negf %in : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x4xf32>
    %concat_24 = tensor.concat dim(3) %26, %extracted_slice : (tensor<2x4x61x4xf32>, tensor<2x4x61x4xf32>) -> tensor<2x4x61x8xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_22 : tensor<2x4x61x8xf32>, tensor<1x1x61x8xf32>) outs(%17 : tensor<2x4x61x8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x8xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x4x61x8xf32>, tensor<2x4x61x8xf32>) outs(%17 : tensor<2x4x61x8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.addf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x8xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_21 : tensor<2x2x61x8xf32>, tensor<1x1x61x8xf32>) outs(%22 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x2x61x8xf32>
    %extracted_slice_25 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 2, 61, 4] [1, 1, 1, 1] : tensor<2x2x61x8xf32> to tensor<2x2x61x4xf32>
    %extracted_slice_26 = tensor.extract_slice %transposed_17[0, 0, 0, 4] [2, 2, 61, 4] [1, 1, 1, 1] : tensor<2x2x61x8xf32> to tensor<2x2x61x4xf32>
    %30 = tensor.empty() : tensor<2x2x61x4xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<2x2x61x4xf32>) outs(%30 : tensor<2x2x61x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.negf %in : f32
      linalg.yield %99 : f32
    } -> tensor<2x2x61x4xf32>
    %concat_27 = tensor.concat dim(3) %31, %extracted_slice_25 : (tensor<2x2x61x4xf32>, tensor<2x2x61x4xf32>) -> tensor<2x2x61x8xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_27, %expanded_22 : tensor<2x2x61x8xf32>, tensor<1x1x61x8xf32>) outs(%22 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x2x61x8xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x2x61x8xf32>, tensor<2x2x61x8xf32>) outs(%22 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.addf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x2x61x8xf32>
    %extracted_slice_28 = tensor.extract_slice %transposed_20[0, 0, 0, 0] [2, 1, 61, 8] [1, 1, 1, 1] : tensor<2x2x61x8xf32> to tensor<2x1x61x8xf32>
    %extracted_slice_29 = tensor.extract_slice %transposed_20[0, 1, 0, 0] [2, 1, 61, 8] [1, 1, 1, 1] : tensor<2x2x61x8xf32> to tensor<2x1x61x8xf32>
    %collapsed_30 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3]] : tensor<2x1x61x8xf32> into tensor<2x61x8xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_30 : tensor<2x61x8xf32>) outs(%22 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x61x8xf32>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_29 [[0, 1], [2], [3]] : tensor<2x1x61x8xf32> into tensor<2x61x8xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_31 : tensor<2x61x8xf32>) outs(%22 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x61x8xf32>
    %36 = tensor.empty() : tensor<2x2x2x61x8xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x2x61x8xf32>) outs(%36 : tensor<2x2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x61x8xf32>
    %collapsed_32 = tensor.collapse_shape %37 [[0], [1, 2], [3], [4]] : tensor<2x2x2x61x8xf32> into tensor<2x4x61x8xf32>
    %38 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x2x61x8xf32>) outs(%36 : tensor<2x2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x61x8xf32>
    %39 = tensor.empty() : tensor<2x1x61x61xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map12, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_3 : tensor<2x1x61x61xi1>, tensor<f32>, tensor<f32>) outs(%39 : tensor<2x1x61x61xf32>) {
    ^bb0(%in: i1, %in_51: f32, %in_52: f32, %out: f32):
      %99 = arith.select %in, %in_51, %in_52 : f32
      linalg.yield %99 : f32
    } -> tensor<2x1x61x61xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x4x61x8xf32>) outs(%17 : tensor<2x4x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_7 : f64 to f32
      %100 = arith.mulf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x61x8xf32>
    %42 = tensor.empty() : tensor<2x4x8x61xf32>
    %transposed_33 = linalg.transpose ins(%collapsed_32 : tensor<2x4x61x8xf32>) outs(%42 : tensor<2x4x8x61xf32>) permutation = [0, 1, 3, 2] 
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<2x4x8x61xf32>) outs(%42 : tensor<2x4x8x61xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_7 : f64 to f32
      %100 = arith.mulf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x8x61xf32>
    %collapsed_34 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x4x61x8xf32> into tensor<8x61x8xf32>
    %collapsed_35 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<2x4x8x61xf32> into tensor<8x8x61xf32>
    %44 = tensor.empty() : tensor<8x61x61xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<8x61x61xf32>) -> tensor<8x61x61xf32>
    %46 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<8x61x8xf32>, tensor<8x8x61xf32>) outs(%45 : tensor<8x61x61xf32>) -> tensor<8x61x61xf32>
    %expanded_36 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 4, 61, 61] : tensor<8x61x61xf32> into tensor<2x4x61x61xf32>
    %47 = tensor.empty() : tensor<2x4x61x61xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36, %40 : tensor<2x4x61x61xf32>, tensor<2x1x61x61xf32>) outs(%47 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.addf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x61xf32>
    %49 = tensor.empty() : tensor<2x4x61xi64>
    %50 = linalg.fill ins(%c0_i64 : i64) outs(%49 : tensor<2x4x61xi64>) -> tensor<2x4x61xi64>
    %51 = tensor.empty() : tensor<2x4x61xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x4x61xf32>) -> tensor<2x4x61xf32>
    %53:2 = linalg.generic {indexing_maps = [#map3, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x4x61x61xf32>) outs(%52, %50 : tensor<2x4x61xf32>, tensor<2x4x61xi64>) {
    ^bb0(%in: f32, %out: f32, %out_51: i64):
      %99 = linalg.index 3 : index
      %100 = arith.index_cast %99 : index to i64
      %101 = arith.maximumf %in, %out : f32
      %102 = arith.cmpf ogt, %in, %out : f32
      %103 = arith.select %102, %100, %out_51 : i64
      linalg.yield %101, %103 : f32, i64
    } -> (tensor<2x4x61xf32>, tensor<2x4x61xi64>)
    %expanded_37 = tensor.expand_shape %53#0 [[0], [1], [2, 3]] output_shape [2, 4, 61, 1] : tensor<2x4x61xf32> into tensor<2x4x61x1xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_37 : tensor<2x4x61x61xf32>, tensor<2x4x61x1xf32>) outs(%47 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.subf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x61xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x4x61x61xf32>) outs(%47 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.exp %in : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x61xf32>
    %56 = tensor.empty() : tensor<2x4x61x1xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<2x4x61x1xf32>) -> tensor<2x4x61x1xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x4x61x61xf32>) outs(%57 : tensor<2x4x61x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %out : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x1xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x4x61x61xf32>, tensor<2x4x61x1xf32>) outs(%47 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.divf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x61xf32>
    %60 = tensor.empty() : tensor<2x4x61x61xi1>
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x4x61x61xf32>) outs(%60 : tensor<2x4x61x61xi1>) {
    ^bb0(%in: f32, %out: i1):
      %99 = arith.extf %in : f32 to f64
      %100 = arith.cmpf oeq, %99, %cst_8 : f64
      linalg.yield %100 : i1
    } -> tensor<2x4x61x61xi1>
    %62 = tensor.empty() : tensor<2x4x61x1xi1>
    %63 = linalg.fill ins(%true : i1) outs(%62 : tensor<2x4x61x1xi1>) -> tensor<2x4x61x1xi1>
    %64 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x4x61x61xi1>) outs(%63 : tensor<2x4x61x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %99 = arith.andi %in, %out : i1
      linalg.yield %99 : i1
    } -> tensor<2x4x61x1xi1>
    %65 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %cst_1, %59 : tensor<2x4x61x1xi1>, tensor<2x4x61x61xf32>, tensor<2x4x61x61xf32>) outs(%47 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: i1, %in_51: f32, %in_52: f32, %out: f32):
      %99 = arith.select %in, %in_51, %in_52 : f32
      linalg.yield %99 : f32
    } -> tensor<2x4x61x61xf32>
    %collapsed_38 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x4x61x61xf32> into tensor<8x61x61xf32>
    %collapsed_39 = tensor.collapse_shape %38 [[0, 1, 2], [3], [4]] : tensor<2x2x2x61x8xf32> into tensor<8x61x8xf32>
    %66 = tensor.empty() : tensor<8x61x8xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<8x61x8xf32>) -> tensor<8x61x8xf32>
    %68 = linalg.batch_matmul ins(%collapsed_38, %collapsed_39 : tensor<8x61x61xf32>, tensor<8x61x8xf32>) outs(%67 : tensor<8x61x8xf32>) -> tensor<8x61x8xf32>
    %expanded_40 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 4, 61, 8] : tensor<8x61x8xf32> into tensor<2x4x61x8xf32>
    %69 = tensor.empty() : tensor<2x61x4x8xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x4x61x8xf32>) outs(%69 : tensor<2x61x4x8xf32>) permutation = [0, 2, 1, 3] 
    %70 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x2x61x8xf32>) outs(%36 : tensor<2x2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x61x8xf32>
    %collapsed_42 = tensor.collapse_shape %70 [[0, 1, 2], [3], [4]] : tensor<2x2x2x61x8xf32> into tensor<8x61x8xf32>
    %71 = linalg.batch_matmul ins(%collapsed_38, %collapsed_42 : tensor<8x61x61xf32>, tensor<8x61x8xf32>) outs(%67 : tensor<8x61x8xf32>) -> tensor<8x61x8xf32>
    %expanded_43 = tensor.expand_shape %71 [[0, 1], [2], [3]] output_shape [2, 4, 61, 8] : tensor<8x61x8xf32> into tensor<2x4x61x8xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<2x4x61x8xf32>) outs(%69 : tensor<2x61x4x8xf32>) permutation = [0, 2, 1, 3] 
    %concat_45 = tensor.concat dim(3) %transposed_41, %transposed_44 : (tensor<2x61x4x8xf32>, tensor<2x61x4x8xf32>) -> tensor<2x61x4x16xf32>
    %extracted_slice_46 = tensor.extract_slice %concat_45[0, 0, 0, 0] [2, 61, 2, 16] [1, 1, 1, 1] : tensor<2x61x4x16xf32> to tensor<2x61x2x16xf32>
    %extracted_slice_47 = tensor.extract_slice %concat_45[0, 0, 2, 0] [2, 61, 2, 16] [1, 1, 1, 1] : tensor<2x61x4x16xf32> to tensor<2x61x2x16xf32>
    %72 = tensor.empty() : tensor<8xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg2 : tensor<8xf32>, tensor<8xf32>) outs(%72 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<8xf32>
    %74 = tensor.empty() : tensor<f32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<f32>) -> tensor<f32>
    %76 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction"]} ins(%73 : tensor<8xf32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %out : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %77 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%76 : tensor<f32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.exp %in : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<8xf32>, tensor<8xf32>) outs(%72 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<8xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction"]} ins(%78 : tensor<8xf32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %out : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %80 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%79 : tensor<f32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.exp %in : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %81 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%77, %80 : tensor<f32>, tensor<f32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.subf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<f32>
    %82 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%81 : tensor<f32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_6 : f64 to f32
      %100 = arith.addf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<f32>
    %83 = tensor.empty() : tensor<2x61x2x16xf32>
    %84 = linalg.generic {indexing_maps = [#map12, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %extracted_slice_47 : tensor<f32>, tensor<2x61x2x16xf32>) outs(%83 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x61x2x16xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_46, %84 : tensor<2x61x2x16xf32>, tensor<2x61x2x16xf32>) outs(%83 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.subf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x61x2x16xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %85 : tensor<2x61x2x16xf32>, tensor<2x61x2x16xf32>) outs(%83 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x61x2x16xf32>
    %87 = tensor.empty() : tensor<2x61x2x1xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<2x61x2x1xf32>) -> tensor<2x61x2x1xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<2x61x2x16xf32>) outs(%88 : tensor<2x61x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %out : f32
      linalg.yield %99 : f32
    } -> tensor<2x61x2x1xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x61x2x1xf32>) outs(%87 : tensor<2x61x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.divf %in, %cst_9 : f32
      linalg.yield %99 : f32
    } -> tensor<2x61x2x1xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x61x2x1xf32>) outs(%87 : tensor<2x61x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_5 : f64 to f32
      %100 = arith.addf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<2x61x2x1xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x61x2x1xf32>) outs(%87 : tensor<2x61x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.rsqrt %in : f32
      linalg.yield %99 : f32
    } -> tensor<2x61x2x1xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %92 : tensor<2x61x2x16xf32>, tensor<2x61x2x1xf32>) outs(%83 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %99 = arith.mulf %in, %in_51 : f32
      linalg.yield %99 : f32
    } -> tensor<2x61x2x16xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x61x2x16xf32>) outs(%83 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_4 : f64 to f32
      %100 = arith.mulf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<2x61x2x16xf32>
    %95 = tensor.empty() : tensor<32x24xf32>
    %transposed_48 = linalg.transpose ins(%arg8 : tensor<24x32xf32>) outs(%95 : tensor<32x24xf32>) permutation = [1, 0] 
    %collapsed_49 = tensor.collapse_shape %94 [[0, 1], [2, 3]] : tensor<2x61x2x16xf32> into tensor<122x32xf32>
    %96 = tensor.empty() : tensor<122x24xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<122x24xf32>) -> tensor<122x24xf32>
    %98 = linalg.matmul ins(%collapsed_49, %transposed_48 : tensor<122x32xf32>, tensor<32x24xf32>) outs(%97 : tensor<122x24xf32>) -> tensor<122x24xf32>
    %expanded_50 = tensor.expand_shape %98 [[0, 1], [2]] output_shape [2, 61, 24] : tensor<122x24xf32> into tensor<2x61x24xf32>
    return %expanded_50 : tensor<2x61x24xf32>
  }
}
