#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x43x24xf32>, %arg1: tensor<32x24xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<24x32xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>) -> tensor<2x43x24xf32> {
    %c11_i64 = arith.constant 11 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x43x43xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.59460355750136051 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<43xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<43xi64>) {
    ^bb0(%out: i64):
      %79 = linalg.index 0 : index
      %80 = arith.index_cast %79 : index to i64
      linalg.yield %80 : i64
    } -> tensor<43xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 43, 1] : tensor<43xi64> into tensor<1x1x43x1xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 43] : tensor<43xi64> into tensor<1x1x1x43xi64>
    %2 = tensor.empty() : tensor<1x1x43x1xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x43x1xi64>) outs(%2 : tensor<1x1x43x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %79 = arith.subi %in, %c11_i64 : i64
      linalg.yield %79 : i64
    } -> tensor<1x1x43x1xi64>
    %4 = tensor.empty() : tensor<1x1x43x43xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %3 : tensor<1x1x1x43xi64>, tensor<1x1x43x1xi64>) outs(%4 : tensor<1x1x43x43xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %79 = arith.cmpi sgt, %in, %in_37 : i64
      linalg.yield %79 : i1
    } -> tensor<1x1x43x43xi1>
    %6 = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %5 : tensor<i1>, tensor<1x1x43x43xi1>) outs(%4 : tensor<1x1x43x43xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %79 = arith.andi %in, %in_37 : i1
      linalg.yield %79 : i1
    } -> tensor<1x1x43x43xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded : tensor<1x1x1x43xi64>, tensor<1x1x43x1xi64>) outs(%4 : tensor<1x1x43x43xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %79 = arith.cmpi sle, %in, %in_37 : i64
      linalg.yield %79 : i1
    } -> tensor<1x1x43x43xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<1x1x43x43xi1>, tensor<1x1x43x43xi1>) outs(%4 : tensor<1x1x43x43xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %79 = arith.andi %in, %in_37 : i1
      linalg.yield %79 : i1
    } -> tensor<1x1x43x43xi1>
    %9 = tensor.empty() : tensor<2x1x43x43xi1>
    %collapsed = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<1x1x43x43xi1> into tensor<1x43x43xi1>
    %10 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x43x43xi1>) outs(%9 : tensor<2x1x43x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x43x43xi1>
    %expanded_8 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 43, 1] : tensor<43xi64> into tensor<1x43x1xi64>
    %11 = tensor.empty() : tensor<1x43x1xf32>
    %12 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x43x1xi64>) outs(%11 : tensor<1x43x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %79 = arith.sitofp %in : i64 to f32
      linalg.yield %79 : f32
    } -> tensor<1x43x1xf32>
    %13 = tensor.empty() : tensor<1x43x4xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %arg5 : tensor<1x43x1xf32>, tensor<4xf32>) outs(%13 : tensor<1x43x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.mulf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<1x43x4xf32>
    %concat = tensor.concat dim(2) %14, %14 : (tensor<1x43x4xf32>, tensor<1x43x4xf32>) -> tensor<1x43x8xf32>
    %15 = tensor.empty() : tensor<1x43x8xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x43x8xf32>) outs(%15 : tensor<1x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.cos %in : f32
      linalg.yield %79 : f32
    } -> tensor<1x43x8xf32>
    %17 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x43x8xf32>) outs(%15 : tensor<1x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.sin %in : f32
      linalg.yield %79 : f32
    } -> tensor<1x43x8xf32>
    %18 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x24xf32>) outs(%18 : tensor<24x32xf32>) permutation = [1, 0] 
    %collapsed_9 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x43x24xf32> into tensor<86x24xf32>
    %19 = tensor.empty() : tensor<86x32xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<86x32xf32>) -> tensor<86x32xf32>
    %21 = linalg.matmul ins(%collapsed_9, %transposed : tensor<86x24xf32>, tensor<24x32xf32>) outs(%20 : tensor<86x32xf32>) -> tensor<86x32xf32>
    %expanded_10 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 43, 4, 8] : tensor<86x32xf32> into tensor<2x43x4x8xf32>
    %22 = tensor.empty() : tensor<2x4x43x8xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x43x4x8xf32>) outs(%22 : tensor<2x4x43x8xf32>) permutation = [0, 2, 1, 3] 
    %23 = tensor.empty() : tensor<24x16xf32>
    %transposed_12 = linalg.transpose ins(%arg2 : tensor<16x24xf32>) outs(%23 : tensor<24x16xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<86x16xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %26 = linalg.matmul ins(%collapsed_9, %transposed_12 : tensor<86x24xf32>, tensor<24x16xf32>) outs(%25 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %expanded_13 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 43, 2, 8] : tensor<86x16xf32> into tensor<2x43x2x8xf32>
    %27 = tensor.empty() : tensor<2x2x43x8xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x43x2x8xf32>) outs(%27 : tensor<2x2x43x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%arg3 : tensor<16x24xf32>) outs(%23 : tensor<24x16xf32>) permutation = [1, 0] 
    %28 = linalg.matmul ins(%collapsed_9, %transposed_15 : tensor<86x24xf32>, tensor<24x16xf32>) outs(%25 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %expanded_16 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 43, 2, 8] : tensor<86x16xf32> into tensor<2x43x2x8xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x43x2x8xf32>) outs(%27 : tensor<2x2x43x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_18 = tensor.expand_shape %16 [[0], [1, 2], [3]] output_shape [1, 1, 43, 8] : tensor<1x43x8xf32> into tensor<1x1x43x8xf32>
    %expanded_19 = tensor.expand_shape %17 [[0], [1, 2], [3]] output_shape [1, 1, 43, 8] : tensor<1x43x8xf32> into tensor<1x1x43x8xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %expanded_18 : tensor<2x4x43x8xf32>, tensor<1x1x43x8xf32>) outs(%22 : tensor<2x4x43x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.mulf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_11[0, 0, 0, 0] [2, 4, 43, 4] [1, 1, 1, 1] : tensor<2x4x43x8xf32> to tensor<2x4x43x4xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_11[0, 0, 0, 4] [2, 4, 43, 4] [1, 1, 1, 1] : tensor<2x4x43x8xf32> to tensor<2x4x43x4xf32>
    %30 = tensor.empty() : tensor<2x4x43x4xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x4x43x4xf32>) outs(%30 : tensor<2x4x43x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.negf %in : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x4xf32>
    %concat_21 = tensor.concat dim(3) %31, %extracted_slice : (tensor<2x4x43x4xf32>, tensor<2x4x43x4xf32>) -> tensor<2x4x43x8xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_19 : tensor<2x4x43x8xf32>, tensor<1x1x43x8xf32>) outs(%22 : tensor<2x4x43x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.mulf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x8xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x4x43x8xf32>, tensor<2x4x43x8xf32>) outs(%22 : tensor<2x4x43x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.addf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x8xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_18 : tensor<2x2x43x8xf32>, tensor<1x1x43x8xf32>) outs(%27 : tensor<2x2x43x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.mulf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x2x43x8xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 2, 43, 4] [1, 1, 1, 1] : tensor<2x2x43x8xf32> to tensor<2x2x43x4xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 4] [2, 2, 43, 4] [1, 1, 1, 1] : tensor<2x2x43x8xf32> to tensor<2x2x43x4xf32>
    %35 = tensor.empty() : tensor<2x2x43x4xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x2x43x4xf32>) outs(%35 : tensor<2x2x43x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.negf %in : f32
      linalg.yield %79 : f32
    } -> tensor<2x2x43x4xf32>
    %concat_24 = tensor.concat dim(3) %36, %extracted_slice_22 : (tensor<2x2x43x4xf32>, tensor<2x2x43x4xf32>) -> tensor<2x2x43x8xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_19 : tensor<2x2x43x8xf32>, tensor<1x1x43x8xf32>) outs(%27 : tensor<2x2x43x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.mulf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x2x43x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x2x43x8xf32>, tensor<2x2x43x8xf32>) outs(%27 : tensor<2x2x43x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.addf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x2x43x8xf32>
    %39 = tensor.empty() : tensor<2x2x2x43x8xf32>
    %40 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x43x8xf32>) outs(%39 : tensor<2x2x2x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x8xf32>
    %collapsed_25 = tensor.collapse_shape %40 [[0], [1, 2], [3], [4]] : tensor<2x2x2x43x8xf32> into tensor<2x4x43x8xf32>
    %41 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<2x2x43x8xf32>) outs(%39 : tensor<2x2x2x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x8xf32>
    %42 = tensor.empty() : tensor<2x1x43x43xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_2, %cst_3 : tensor<2x1x43x43xi1>, tensor<f32>, tensor<f32>) outs(%42 : tensor<2x1x43x43xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %79 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %79 : f32
    } -> tensor<2x1x43x43xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x4x43x8xf32>) outs(%22 : tensor<2x4x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.truncf %cst_5 : f64 to f32
      %80 = arith.mulf %in, %79 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x43x8xf32>
    %45 = tensor.empty() : tensor<2x4x8x43xf32>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<2x4x43x8xf32>) outs(%45 : tensor<2x4x8x43xf32>) permutation = [0, 1, 3, 2] 
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<2x4x8x43xf32>) outs(%45 : tensor<2x4x8x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.truncf %cst_5 : f64 to f32
      %80 = arith.mulf %in, %79 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x8x43xf32>
    %collapsed_27 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x4x43x8xf32> into tensor<8x43x8xf32>
    %collapsed_28 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x4x8x43xf32> into tensor<8x8x43xf32>
    %47 = tensor.empty() : tensor<8x43x43xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<8x43x43xf32>) -> tensor<8x43x43xf32>
    %49 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<8x43x8xf32>, tensor<8x8x43xf32>) outs(%48 : tensor<8x43x43xf32>) -> tensor<8x43x43xf32>
    %expanded_29 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 4, 43, 43] : tensor<8x43x43xf32> into tensor<2x4x43x43xf32>
    %50 = tensor.empty() : tensor<2x4x43x43xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29, %43 : tensor<2x4x43x43xf32>, tensor<2x1x43x43xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.addf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x43xf32>
    %52 = tensor.empty() : tensor<2x4x43xi64>
    %53 = linalg.fill ins(%c0_i64 : i64) outs(%52 : tensor<2x4x43xi64>) -> tensor<2x4x43xi64>
    %54 = tensor.empty() : tensor<2x4x43xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<2x4x43xf32>) -> tensor<2x4x43xf32>
    %56:2 = linalg.generic {indexing_maps = [#map1, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<2x4x43x43xf32>) outs(%55, %53 : tensor<2x4x43xf32>, tensor<2x4x43xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %79 = linalg.index 3 : index
      %80 = arith.index_cast %79 : index to i64
      %81 = arith.maximumf %in, %out : f32
      %82 = arith.cmpf ogt, %in, %out : f32
      %83 = arith.select %82, %80, %out_37 : i64
      linalg.yield %81, %83 : f32, i64
    } -> (tensor<2x4x43xf32>, tensor<2x4x43xi64>)
    %expanded_30 = tensor.expand_shape %56#0 [[0], [1], [2, 3]] output_shape [2, 4, 43, 1] : tensor<2x4x43xf32> into tensor<2x4x43x1xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_30 : tensor<2x4x43x43xf32>, tensor<2x4x43x1xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.subf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x43xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x4x43x43xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.exp %in : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x43xf32>
    %59 = tensor.empty() : tensor<2x4x43x1xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<2x4x43x1xf32>) -> tensor<2x4x43x1xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<2x4x43x43xf32>) outs(%60 : tensor<2x4x43x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.addf %in, %out : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x1xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<2x4x43x43xf32>, tensor<2x4x43x1xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %79 = arith.divf %in, %in_37 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x43xf32>
    %63 = tensor.empty() : tensor<2x4x43x43xi1>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x4x43x43xf32>) outs(%63 : tensor<2x4x43x43xi1>) {
    ^bb0(%in: f32, %out: i1):
      %79 = arith.extf %in : f32 to f64
      %80 = arith.cmpf oeq, %79, %cst_6 : f64
      linalg.yield %80 : i1
    } -> tensor<2x4x43x43xi1>
    %65 = tensor.empty() : tensor<2x4x43x1xi1>
    %66 = linalg.fill ins(%true : i1) outs(%65 : tensor<2x4x43x1xi1>) -> tensor<2x4x43x1xi1>
    %67 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<2x4x43x43xi1>) outs(%66 : tensor<2x4x43x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.andi %in, %out : i1
      linalg.yield %79 : i1
    } -> tensor<2x4x43x1xi1>
    %68 = linalg.generic {indexing_maps = [#map3, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %cst_1, %62 : tensor<2x4x43x1xi1>, tensor<2x4x43x43xf32>, tensor<2x4x43x43xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %79 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x43x43xf32>
    %collapsed_31 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<2x4x43x43xf32> into tensor<8x43x43xf32>
    %collapsed_32 = tensor.collapse_shape %41 [[0, 1, 2], [3], [4]] : tensor<2x2x2x43x8xf32> into tensor<8x43x8xf32>
    %69 = tensor.empty() : tensor<8x43x8xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<8x43x8xf32>) -> tensor<8x43x8xf32>
    %71 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<8x43x43xf32>, tensor<8x43x8xf32>) outs(%70 : tensor<8x43x8xf32>) -> tensor<8x43x8xf32>
    %expanded_33 = tensor.expand_shape %71 [[0, 1], [2], [3]] output_shape [2, 4, 43, 8] : tensor<8x43x8xf32> into tensor<2x4x43x8xf32>
    %72 = tensor.empty() : tensor<2x43x4x8xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x4x43x8xf32>) outs(%72 : tensor<2x43x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1], [2, 3]] : tensor<2x43x4x8xf32> into tensor<2x43x32xf32>
    %73 = tensor.empty() : tensor<32x24xf32>
    %transposed_36 = linalg.transpose ins(%arg4 : tensor<24x32xf32>) outs(%73 : tensor<32x24xf32>) permutation = [1, 0] 
    %74 = tensor.empty() : tensor<2x32x24xf32>
    %75 = linalg.generic {indexing_maps = [#map14, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<32x24xf32>) outs(%74 : tensor<2x32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x24xf32>
    %76 = tensor.empty() : tensor<2x43x24xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<2x43x24xf32>) -> tensor<2x43x24xf32>
    %78 = linalg.batch_matmul ins(%collapsed_35, %75 : tensor<2x43x32xf32>, tensor<2x32x24xf32>) outs(%77 : tensor<2x43x24xf32>) -> tensor<2x43x24xf32>
    return %78 : tensor<2x43x24xf32>
  }
}
