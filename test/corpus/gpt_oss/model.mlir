#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x53x24xf32>, %arg1: tensor<4xf32>, %arg2: tensor<32x24xf32>, %arg3: tensor<32xf32>, %arg4: tensor<16x24xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16x24xf32>, %arg7: tensor<16xf32>, %arg8: tensor<24x32xf32>, %arg9: tensor<24xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4xf32>) -> tensor<2x53x24xf32> {
    %c17_i64 = arith.constant 17 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0.35355339059327379 : f64
    %cst_5 = arith.constant 1.3465735902799727 : f64
    %0 = tensor.empty() : tensor<53xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<53xi64>) {
    ^bb0(%out: i64):
      %83 = linalg.index 0 : index
      %84 = arith.index_cast %83 : index to i64
      linalg.yield %84 : i64
    } -> tensor<53xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 53, 1] : tensor<53xi64> into tensor<1x1x53x1xi64>
    %expanded_6 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 53] : tensor<53xi64> into tensor<1x1x1x53xi64>
    %2 = tensor.empty() : tensor<1x1x53x1xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x53x1xi64>) outs(%2 : tensor<1x1x53x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %83 = arith.subi %in, %c17_i64 : i64
      linalg.yield %83 : i64
    } -> tensor<1x1x53x1xi64>
    %4 = tensor.empty() : tensor<1x1x53x53xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %3 : tensor<1x1x1x53xi64>, tensor<1x1x53x1xi64>) outs(%4 : tensor<1x1x53x53xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %83 = arith.cmpi sgt, %in, %in_40 : i64
      linalg.yield %83 : i1
    } -> tensor<1x1x53x53xi1>
    %6 = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %5 : tensor<i1>, tensor<1x1x53x53xi1>) outs(%4 : tensor<1x1x53x53xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %83 = arith.andi %in, %in_40 : i1
      linalg.yield %83 : i1
    } -> tensor<1x1x53x53xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded : tensor<1x1x1x53xi64>, tensor<1x1x53x1xi64>) outs(%4 : tensor<1x1x53x53xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %83 = arith.cmpi sle, %in, %in_40 : i64
      linalg.yield %83 : i1
    } -> tensor<1x1x53x53xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<1x1x53x53xi1>, tensor<1x1x53x53xi1>) outs(%4 : tensor<1x1x53x53xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %83 = arith.andi %in, %in_40 : i1
      linalg.yield %83 : i1
    } -> tensor<1x1x53x53xi1>
    %9 = tensor.empty() : tensor<2x1x53x53xi1>
    %collapsed = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<1x1x53x53xi1> into tensor<1x53x53xi1>
    %10 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x53x53xi1>) outs(%9 : tensor<2x1x53x53xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x53x53xi1>
    %11 = tensor.empty() : tensor<2x1x53x53xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_2, %cst_1 : tensor<2x1x53x53xi1>, tensor<f32>, tensor<f32>) outs(%11 : tensor<2x1x53x53xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %83 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x53x53xf32>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 53, 1] : tensor<53xi64> into tensor<1x53x1xi64>
    %13 = tensor.empty() : tensor<1x53x1xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x53x1xi64>) outs(%13 : tensor<1x53x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %83 = arith.sitofp %in : i64 to f32
      linalg.yield %83 : f32
    } -> tensor<1x53x1xf32>
    %15 = tensor.empty() : tensor<1x53x4xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %arg10 : tensor<1x53x1xf32>, tensor<4xf32>) outs(%15 : tensor<1x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<1x53x4xf32>
    %17 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<1x53x4xf32>) outs(%15 : tensor<1x53x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.cos %in : f32
      linalg.yield %83 : f32
    } -> tensor<1x53x4xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x53x4xf32>) outs(%15 : tensor<1x53x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.truncf %cst_5 : f64 to f32
      %84 = arith.mulf %in, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<1x53x4xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<1x53x4xf32>) outs(%15 : tensor<1x53x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.sin %in : f32
      linalg.yield %83 : f32
    } -> tensor<1x53x4xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x53x4xf32>) outs(%15 : tensor<1x53x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.truncf %cst_5 : f64 to f32
      %84 = arith.mulf %in, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<1x53x4xf32>
    %collapsed_8 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x53x24xf32> into tensor<106x24xf32>
    %21 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x24xf32>) outs(%21 : tensor<24x32xf32>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<106x32xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<106x32xf32>) -> tensor<106x32xf32>
    %24 = linalg.matmul ins(%collapsed_8, %transposed : tensor<106x24xf32>, tensor<24x32xf32>) outs(%23 : tensor<106x32xf32>) -> tensor<106x32xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%24, %arg3 : tensor<106x32xf32>, tensor<32xf32>) outs(%22 : tensor<106x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.addf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<106x32xf32>
    %expanded_9 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 53, 4, 8] : tensor<106x32xf32> into tensor<2x53x4x8xf32>
    %26 = tensor.empty() : tensor<2x4x53x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x53x4x8xf32>) outs(%26 : tensor<2x4x53x8xf32>) permutation = [0, 2, 1, 3] 
    %27 = tensor.empty() : tensor<24x16xf32>
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<16x24xf32>) outs(%27 : tensor<24x16xf32>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<106x16xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %30 = linalg.matmul ins(%collapsed_8, %transposed_11 : tensor<106x24xf32>, tensor<24x16xf32>) outs(%29 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%30, %arg5 : tensor<106x16xf32>, tensor<16xf32>) outs(%28 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.addf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<106x16xf32>
    %expanded_12 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [2, 53, 2, 8] : tensor<106x16xf32> into tensor<2x53x2x8xf32>
    %32 = tensor.empty() : tensor<2x2x53x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x53x2x8xf32>) outs(%32 : tensor<2x2x53x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg6 : tensor<16x24xf32>) outs(%27 : tensor<24x16xf32>) permutation = [1, 0] 
    %33 = linalg.matmul ins(%collapsed_8, %transposed_14 : tensor<106x24xf32>, tensor<24x16xf32>) outs(%29 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%33, %arg7 : tensor<106x16xf32>, tensor<16xf32>) outs(%28 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.addf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<106x16xf32>
    %expanded_15 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 53, 2, 8] : tensor<106x16xf32> into tensor<2x53x2x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x53x2x8xf32>) outs(%32 : tensor<2x2x53x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %18 [[0], [1, 2], [3]] output_shape [1, 1, 53, 4] : tensor<1x53x4xf32> into tensor<1x1x53x4xf32>
    %expanded_18 = tensor.expand_shape %20 [[0], [1, 2], [3]] output_shape [1, 1, 53, 4] : tensor<1x53x4xf32> into tensor<1x1x53x4xf32>
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 0] [2, 4, 53, 4] [1, 1, 1, 1] : tensor<2x4x53x8xf32> to tensor<2x4x53x4xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_10[0, 0, 0, 4] [2, 4, 53, 4] [1, 1, 1, 1] : tensor<2x4x53x8xf32> to tensor<2x4x53x4xf32>
    %35 = tensor.empty() : tensor<2x4x53x4xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_17 : tensor<2x4x53x4xf32>, tensor<1x1x53x4xf32>) outs(%35 : tensor<2x4x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x4xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %expanded_18 : tensor<2x4x53x4xf32>, tensor<1x1x53x4xf32>) outs(%35 : tensor<2x4x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x4xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %37 : tensor<2x4x53x4xf32>, tensor<2x4x53x4xf32>) outs(%35 : tensor<2x4x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.subf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x4xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %expanded_17 : tensor<2x4x53x4xf32>, tensor<1x1x53x4xf32>) outs(%35 : tensor<2x4x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x4xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_18 : tensor<2x4x53x4xf32>, tensor<1x1x53x4xf32>) outs(%35 : tensor<2x4x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x4xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<2x4x53x4xf32>, tensor<2x4x53x4xf32>) outs(%35 : tensor<2x4x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.addf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x4xf32>
    %concat = tensor.concat dim(3) %38, %41 : (tensor<2x4x53x4xf32>, tensor<2x4x53x4xf32>) -> tensor<2x4x53x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 2, 53, 4] [1, 1, 1, 1] : tensor<2x2x53x8xf32> to tensor<2x2x53x4xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_13[0, 0, 0, 4] [2, 2, 53, 4] [1, 1, 1, 1] : tensor<2x2x53x8xf32> to tensor<2x2x53x4xf32>
    %42 = tensor.empty() : tensor<2x2x53x4xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %expanded_17 : tensor<2x2x53x4xf32>, tensor<1x1x53x4xf32>) outs(%42 : tensor<2x2x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x2x53x4xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %expanded_18 : tensor<2x2x53x4xf32>, tensor<1x1x53x4xf32>) outs(%42 : tensor<2x2x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x2x53x4xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %44 : tensor<2x2x53x4xf32>, tensor<2x2x53x4xf32>) outs(%42 : tensor<2x2x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.subf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x2x53x4xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %expanded_17 : tensor<2x2x53x4xf32>, tensor<1x1x53x4xf32>) outs(%42 : tensor<2x2x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x2x53x4xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %expanded_18 : tensor<2x2x53x4xf32>, tensor<1x1x53x4xf32>) outs(%42 : tensor<2x2x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.mulf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x2x53x4xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %47 : tensor<2x2x53x4xf32>, tensor<2x2x53x4xf32>) outs(%42 : tensor<2x2x53x4xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.addf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x2x53x4xf32>
    %concat_22 = tensor.concat dim(3) %45, %48 : (tensor<2x2x53x4xf32>, tensor<2x2x53x4xf32>) -> tensor<2x2x53x8xf32>
    %49 = tensor.empty() : tensor<2x2x2x53x8xf32>
    %50 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_22 : tensor<2x2x53x8xf32>) outs(%49 : tensor<2x2x2x53x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x53x8xf32>
    %collapsed_23 = tensor.collapse_shape %50 [[0], [1, 2], [3], [4]] : tensor<2x2x2x53x8xf32> into tensor<2x4x53x8xf32>
    %51 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x2x53x8xf32>) outs(%49 : tensor<2x2x2x53x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x53x8xf32>
    %52 = tensor.empty() : tensor<2x4x8x53xf32>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<2x4x53x8xf32>) outs(%52 : tensor<2x4x8x53xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %concat [[0, 1], [2], [3]] : tensor<2x4x53x8xf32> into tensor<8x53x8xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x4x8x53xf32> into tensor<8x8x53xf32>
    %53 = tensor.empty() : tensor<8x53x53xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<8x53x53xf32>) -> tensor<8x53x53xf32>
    %55 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<8x53x8xf32>, tensor<8x8x53xf32>) outs(%54 : tensor<8x53x53xf32>) -> tensor<8x53x53xf32>
    %expanded_27 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [2, 4, 53, 53] : tensor<8x53x53xf32> into tensor<2x4x53x53xf32>
    %56 = tensor.empty() : tensor<2x4x53x53xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x4x53x53xf32>) outs(%56 : tensor<2x4x53x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.truncf %cst_4 : f64 to f32
      %84 = arith.mulf %in, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x53x53xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %12 : tensor<2x4x53x53xf32>, tensor<2x1x53x53xf32>) outs(%56 : tensor<2x4x53x53xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.addf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x53xf32>
    %59 = tensor.empty() : tensor<2x4x53x1xf32>
    %expanded_28 = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %60 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<4x1xf32>) outs(%59 : tensor<2x4x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x53x1xf32>
    %concat_29 = tensor.concat dim(3) %58, %60 : (tensor<2x4x53x53xf32>, tensor<2x4x53x1xf32>) -> tensor<2x4x53x54xf32>
    %61 = tensor.empty() : tensor<2x4x53xi64>
    %62 = linalg.fill ins(%c0_i64 : i64) outs(%61 : tensor<2x4x53xi64>) -> tensor<2x4x53xi64>
    %63 = tensor.empty() : tensor<2x4x53xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<2x4x53xf32>) -> tensor<2x4x53xf32>
    %65:2 = linalg.generic {indexing_maps = [#map1, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%concat_29 : tensor<2x4x53x54xf32>) outs(%64, %62 : tensor<2x4x53xf32>, tensor<2x4x53xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %83 = linalg.index 3 : index
      %84 = arith.index_cast %83 : index to i64
      %85 = arith.maximumf %in, %out : f32
      %86 = arith.cmpf ogt, %in, %out : f32
      %87 = arith.select %86, %84, %out_40 : i64
      linalg.yield %85, %87 : f32, i64
    } -> (tensor<2x4x53xf32>, tensor<2x4x53xi64>)
    %expanded_30 = tensor.expand_shape %65#0 [[0], [1], [2, 3]] output_shape [2, 4, 53, 1] : tensor<2x4x53xf32> into tensor<2x4x53x1xf32>
    %66 = tensor.empty() : tensor<2x4x53x54xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_29, %expanded_30 : tensor<2x4x53x54xf32>, tensor<2x4x53x1xf32>) outs(%66 : tensor<2x4x53x54xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.subf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x54xf32>
    %68:2 = linalg.generic {indexing_maps = [#map1, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x4x53x54xf32>) outs(%64, %62 : tensor<2x4x53xf32>, tensor<2x4x53xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %83 = linalg.index 3 : index
      %84 = arith.index_cast %83 : index to i64
      %85 = arith.maximumf %in, %out : f32
      %86 = arith.cmpf ogt, %in, %out : f32
      %87 = arith.select %86, %84, %out_40 : i64
      linalg.yield %85, %87 : f32, i64
    } -> (tensor<2x4x53xf32>, tensor<2x4x53xi64>)
    %expanded_31 = tensor.expand_shape %68#0 [[0], [1], [2, 3]] output_shape [2, 4, 53, 1] : tensor<2x4x53xf32> into tensor<2x4x53x1xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_31 : tensor<2x4x53x54xf32>, tensor<2x4x53x1xf32>) outs(%66 : tensor<2x4x53x54xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.subf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x54xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x4x53x54xf32>) outs(%66 : tensor<2x4x53x54xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.exp %in : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x54xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%59 : tensor<2x4x53x1xf32>) -> tensor<2x4x53x1xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%70 : tensor<2x4x53x54xf32>) outs(%71 : tensor<2x4x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.addf %in, %out : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x1xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %72 : tensor<2x4x53x54xf32>, tensor<2x4x53x1xf32>) outs(%66 : tensor<2x4x53x54xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.divf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<2x4x53x54xf32>
    %extracted_slice_32 = tensor.extract_slice %73[0, 0, 0, 0] [2, 4, 53, 53] [1, 1, 1, 1] : tensor<2x4x53x54xf32> to tensor<2x4x53x53xf32>
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3]] : tensor<2x4x53x53xf32> into tensor<8x53x53xf32>
    %collapsed_34 = tensor.collapse_shape %51 [[0, 1, 2], [3], [4]] : tensor<2x2x2x53x8xf32> into tensor<8x53x8xf32>
    %74 = tensor.empty() : tensor<8x53x8xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<8x53x8xf32>) -> tensor<8x53x8xf32>
    %76 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<8x53x53xf32>, tensor<8x53x8xf32>) outs(%75 : tensor<8x53x8xf32>) -> tensor<8x53x8xf32>
    %expanded_35 = tensor.expand_shape %76 [[0, 1], [2], [3]] output_shape [2, 4, 53, 8] : tensor<8x53x8xf32> into tensor<2x4x53x8xf32>
    %77 = tensor.empty() : tensor<2x53x4x8xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x4x53x8xf32>) outs(%77 : tensor<2x53x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0, 1], [2, 3]] : tensor<2x53x4x8xf32> into tensor<106x32xf32>
    %78 = tensor.empty() : tensor<32x24xf32>
    %transposed_38 = linalg.transpose ins(%arg8 : tensor<24x32xf32>) outs(%78 : tensor<32x24xf32>) permutation = [1, 0] 
    %79 = tensor.empty() : tensor<106x24xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<106x24xf32>) -> tensor<106x24xf32>
    %81 = linalg.matmul ins(%collapsed_37, %transposed_38 : tensor<106x32xf32>, tensor<32x24xf32>) outs(%80 : tensor<106x24xf32>) -> tensor<106x24xf32>
    %82 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%81, %arg9 : tensor<106x24xf32>, tensor<24xf32>) outs(%79 : tensor<106x24xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %83 = arith.addf %in, %in_40 : f32
      linalg.yield %83 : f32
    } -> tensor<106x24xf32>
    %expanded_39 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 53, 24] : tensor<106x24xf32> into tensor<2x53x24xf32>
    return %expanded_39 : tensor<2x53x24xf32>
  }
}
