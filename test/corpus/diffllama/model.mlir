#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0) -> ()>
#map16 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x61x24xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<32x24xf32>, %arg6: tensor<16x24xf32>, %arg7: tensor<16x24xf32>, %arg8: tensor<24x32xf32>, %arg9: tensor<4xf32>, %arg10: tensor<4xf32>) -> tensor<2x61x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 0.79999999999999993 : f64
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 0.20000000000000007 : f64
    %cst_6 = arith.constant 0.35355339059327379 : f64
    %cst_7 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<61xi64>) {
    ^bb0(%out: i64):
      %92 = linalg.index 0 : index
      %93 = arith.index_cast %92 : index to i64
      linalg.yield %93 : i64
    } -> tensor<61xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 61, 1] : tensor<61xi64> into tensor<1x1x61x1xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 61] : tensor<61xi64> into tensor<1x1x1x61xi64>
    %2 = tensor.empty() : tensor<1x1x61x61xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %expanded : tensor<1x1x1x61xi64>, tensor<1x1x61x1xi64>) outs(%2 : tensor<1x1x61x61xi1>) {
    ^bb0(%in: i64, %in_49: i64, %out: i1):
      %92 = arith.cmpi sle, %in, %in_49 : i64
      linalg.yield %92 : i1
    } -> tensor<1x1x61x61xi1>
    %4 = tensor.empty() : tensor<2x1x61x61xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x61x61xi1> into tensor<1x61x61xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x61x61xi1>) outs(%4 : tensor<2x1x61x61xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x61x61xi1>
    %6 = tensor.empty() : tensor<2x1x61x61xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<2x1x61x61xi1>, tensor<f32>, tensor<f32>) outs(%6 : tensor<2x1x61x61xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %92 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %92 : f32
    } -> tensor<2x1x61x61xf32>
    %expanded_9 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 61, 1] : tensor<61xi64> into tensor<1x61x1xi64>
    %8 = tensor.empty() : tensor<1x61x1xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x61x1xi64>) outs(%8 : tensor<1x61x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %92 = arith.sitofp %in : i64 to f32
      linalg.yield %92 : f32
    } -> tensor<1x61x1xf32>
    %10 = tensor.empty() : tensor<1x61x4xf32>
    %11 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg9 : tensor<1x61x1xf32>, tensor<4xf32>) outs(%10 : tensor<1x61x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<1x61x4xf32>
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x61x4xf32>, tensor<1x61x4xf32>) -> tensor<1x61x8xf32>
    %12 = tensor.empty() : tensor<1x61x8xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x61x8xf32>) outs(%12 : tensor<1x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.cos %in : f32
      linalg.yield %92 : f32
    } -> tensor<1x61x8xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x61x8xf32>) outs(%12 : tensor<1x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.sin %in : f32
      linalg.yield %92 : f32
    } -> tensor<1x61x8xf32>
    %15 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<32x24xf32>) outs(%15 : tensor<24x32xf32>) permutation = [1, 0] 
    %collapsed_10 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x61x24xf32> into tensor<122x24xf32>
    %16 = tensor.empty() : tensor<122x32xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<122x32xf32>) -> tensor<122x32xf32>
    %18 = linalg.matmul ins(%collapsed_10, %transposed : tensor<122x24xf32>, tensor<24x32xf32>) outs(%17 : tensor<122x32xf32>) -> tensor<122x32xf32>
    %expanded_11 = tensor.expand_shape %18 [[0, 1], [2, 3]] output_shape [2, 61, 4, 8] : tensor<122x32xf32> into tensor<2x61x4x8xf32>
    %19 = tensor.empty() : tensor<2x4x61x8xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x61x4x8xf32>) outs(%19 : tensor<2x4x61x8xf32>) permutation = [0, 2, 1, 3] 
    %20 = tensor.empty() : tensor<24x16xf32>
    %transposed_13 = linalg.transpose ins(%arg6 : tensor<16x24xf32>) outs(%20 : tensor<24x16xf32>) permutation = [1, 0] 
    %21 = tensor.empty() : tensor<122x16xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<122x16xf32>) -> tensor<122x16xf32>
    %23 = linalg.matmul ins(%collapsed_10, %transposed_13 : tensor<122x24xf32>, tensor<24x16xf32>) outs(%22 : tensor<122x16xf32>) -> tensor<122x16xf32>
    %expanded_14 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 61, 2, 8] : tensor<122x16xf32> into tensor<2x61x2x8xf32>
    %24 = tensor.empty() : tensor<2x2x61x8xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x61x2x8xf32>) outs(%24 : tensor<2x2x61x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%arg7 : tensor<16x24xf32>) outs(%20 : tensor<24x16xf32>) permutation = [1, 0] 
    %25 = linalg.matmul ins(%collapsed_10, %transposed_16 : tensor<122x24xf32>, tensor<24x16xf32>) outs(%22 : tensor<122x16xf32>) -> tensor<122x16xf32>
    %expanded_17 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 61, 2, 8] : tensor<122x16xf32> into tensor<2x61x2x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x61x2x8xf32>) outs(%24 : tensor<2x2x61x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [1, 1, 61, 8] : tensor<1x61x8xf32> into tensor<1x1x61x8xf32>
    %expanded_20 = tensor.expand_shape %14 [[0], [1, 2], [3]] output_shape [1, 1, 61, 8] : tensor<1x61x8xf32> into tensor<1x1x61x8xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_19 : tensor<2x4x61x8xf32>, tensor<1x1x61x8xf32>) outs(%19 : tensor<2x4x61x8xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 4, 61, 4] [1, 1, 1, 1] : tensor<2x4x61x8xf32> to tensor<2x4x61x4xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_12[0, 0, 0, 4] [2, 4, 61, 4] [1, 1, 1, 1] : tensor<2x4x61x8xf32> to tensor<2x4x61x4xf32>
    %27 = tensor.empty() : tensor<2x4x61x4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x4x61x4xf32>) outs(%27 : tensor<2x4x61x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x4xf32>
    %concat_22 = tensor.concat dim(3) %28, %extracted_slice : (tensor<2x4x61x4xf32>, tensor<2x4x61x4xf32>) -> tensor<2x4x61x8xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_20 : tensor<2x4x61x8xf32>, tensor<1x1x61x8xf32>) outs(%19 : tensor<2x4x61x8xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x8xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<2x4x61x8xf32>, tensor<2x4x61x8xf32>) outs(%19 : tensor<2x4x61x8xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.addf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x8xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_19 : tensor<2x2x61x8xf32>, tensor<1x1x61x8xf32>) outs(%24 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x2x61x8xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 2, 61, 4] [1, 1, 1, 1] : tensor<2x2x61x8xf32> to tensor<2x2x61x4xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_15[0, 0, 0, 4] [2, 2, 61, 4] [1, 1, 1, 1] : tensor<2x2x61x8xf32> to tensor<2x2x61x4xf32>
    %32 = tensor.empty() : tensor<2x2x61x4xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x2x61x4xf32>) outs(%32 : tensor<2x2x61x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x2x61x4xf32>
    %concat_25 = tensor.concat dim(3) %33, %extracted_slice_23 : (tensor<2x2x61x4xf32>, tensor<2x2x61x4xf32>) -> tensor<2x2x61x8xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_20 : tensor<2x2x61x8xf32>, tensor<1x1x61x8xf32>) outs(%24 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x2x61x8xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x2x61x8xf32>, tensor<2x2x61x8xf32>) outs(%24 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.addf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x2x61x8xf32>
    %extracted_slice_26 = tensor.extract_slice %transposed_18[0, 0, 0, 0] [2, 1, 61, 8] [1, 1, 1, 1] : tensor<2x2x61x8xf32> to tensor<2x1x61x8xf32>
    %extracted_slice_27 = tensor.extract_slice %transposed_18[0, 1, 0, 0] [2, 1, 61, 8] [1, 1, 1, 1] : tensor<2x2x61x8xf32> to tensor<2x1x61x8xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2], [3]] : tensor<2x1x61x8xf32> into tensor<2x61x8xf32>
    %36 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_28 : tensor<2x61x8xf32>) outs(%24 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x61x8xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2], [3]] : tensor<2x1x61x8xf32> into tensor<2x61x8xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<2x61x8xf32>) outs(%24 : tensor<2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x61x8xf32>
    %38 = tensor.empty() : tensor<2x2x2x61x8xf32>
    %39 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x2x61x8xf32>) outs(%38 : tensor<2x2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x61x8xf32>
    %collapsed_30 = tensor.collapse_shape %39 [[0], [1, 2], [3], [4]] : tensor<2x2x2x61x8xf32> into tensor<2x4x61x8xf32>
    %40 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x2x61x8xf32>) outs(%38 : tensor<2x2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x61x8xf32>
    %41 = tensor.empty() : tensor<2x4x8x61xf32>
    %transposed_31 = linalg.transpose ins(%collapsed_30 : tensor<2x4x61x8xf32>) outs(%41 : tensor<2x4x8x61xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_32 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x4x61x8xf32> into tensor<8x61x8xf32>
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2], [3]] : tensor<2x4x8x61xf32> into tensor<8x8x61xf32>
    %42 = tensor.empty() : tensor<8x61x61xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<8x61x61xf32>) -> tensor<8x61x61xf32>
    %44 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<8x61x8xf32>, tensor<8x8x61xf32>) outs(%43 : tensor<8x61x61xf32>) -> tensor<8x61x61xf32>
    %expanded_34 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 4, 61, 61] : tensor<8x61x61xf32> into tensor<2x4x61x61xf32>
    %45 = tensor.empty() : tensor<2x4x61x61xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x4x61x61xf32>) outs(%45 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.truncf %cst_6 : f64 to f32
      %93 = arith.mulf %in, %92 : f32
      linalg.yield %93 : f32
    } -> tensor<2x4x61x61xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %7 : tensor<2x4x61x61xf32>, tensor<2x1x61x61xf32>) outs(%45 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.addf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x61xf32>
    %48 = tensor.empty() : tensor<2x4x61xi64>
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<2x4x61xi64>) -> tensor<2x4x61xi64>
    %50 = tensor.empty() : tensor<2x4x61xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<2x4x61xf32>) -> tensor<2x4x61xf32>
    %52:2 = linalg.generic {indexing_maps = [#map3, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<2x4x61x61xf32>) outs(%51, %49 : tensor<2x4x61xf32>, tensor<2x4x61xi64>) {
    ^bb0(%in: f32, %out: f32, %out_49: i64):
      %92 = linalg.index 3 : index
      %93 = arith.index_cast %92 : index to i64
      %94 = arith.maximumf %in, %out : f32
      %95 = arith.cmpf ogt, %in, %out : f32
      %96 = arith.select %95, %93, %out_49 : i64
      linalg.yield %94, %96 : f32, i64
    } -> (tensor<2x4x61xf32>, tensor<2x4x61xi64>)
    %expanded_35 = tensor.expand_shape %52#0 [[0], [1], [2, 3]] output_shape [2, 4, 61, 1] : tensor<2x4x61xf32> into tensor<2x4x61x1xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %expanded_35 : tensor<2x4x61x61xf32>, tensor<2x4x61x1xf32>) outs(%45 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.subf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x61xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x4x61x61xf32>) outs(%45 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x61xf32>
    %55 = tensor.empty() : tensor<2x4x61x1xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<2x4x61x1xf32>) -> tensor<2x4x61x1xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x4x61x61xf32>) outs(%56 : tensor<2x4x61x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x1xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %57 : tensor<2x4x61x61xf32>, tensor<2x4x61x1xf32>) outs(%45 : tensor<2x4x61x61xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.divf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x61x61xf32>
    %collapsed_36 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x4x61x61xf32> into tensor<8x61x61xf32>
    %collapsed_37 = tensor.collapse_shape %40 [[0, 1, 2], [3], [4]] : tensor<2x2x2x61x8xf32> into tensor<8x61x8xf32>
    %59 = tensor.empty() : tensor<8x61x8xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<8x61x8xf32>) -> tensor<8x61x8xf32>
    %61 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<8x61x61xf32>, tensor<8x61x8xf32>) outs(%60 : tensor<8x61x8xf32>) -> tensor<8x61x8xf32>
    %expanded_38 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 4, 61, 8] : tensor<8x61x8xf32> into tensor<2x4x61x8xf32>
    %62 = tensor.empty() : tensor<2x61x4x8xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<2x4x61x8xf32>) outs(%62 : tensor<2x61x4x8xf32>) permutation = [0, 2, 1, 3] 
    %63 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x2x61x8xf32>) outs(%38 : tensor<2x2x2x61x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x61x8xf32>
    %collapsed_40 = tensor.collapse_shape %63 [[0, 1, 2], [3], [4]] : tensor<2x2x2x61x8xf32> into tensor<8x61x8xf32>
    %64 = linalg.batch_matmul ins(%collapsed_36, %collapsed_40 : tensor<8x61x61xf32>, tensor<8x61x8xf32>) outs(%60 : tensor<8x61x8xf32>) -> tensor<8x61x8xf32>
    %expanded_41 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [2, 4, 61, 8] : tensor<8x61x8xf32> into tensor<2x4x61x8xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<2x4x61x8xf32>) outs(%62 : tensor<2x61x4x8xf32>) permutation = [0, 2, 1, 3] 
    %concat_43 = tensor.concat dim(3) %transposed_39, %transposed_42 : (tensor<2x61x4x8xf32>, tensor<2x61x4x8xf32>) -> tensor<2x61x4x16xf32>
    %extracted_slice_44 = tensor.extract_slice %concat_43[0, 0, 0, 0] [2, 61, 2, 16] [1, 1, 1, 1] : tensor<2x61x4x16xf32> to tensor<2x61x2x16xf32>
    %extracted_slice_45 = tensor.extract_slice %concat_43[0, 0, 2, 0] [2, 61, 2, 16] [1, 1, 1, 1] : tensor<2x61x4x16xf32> to tensor<2x61x2x16xf32>
    %65 = tensor.empty() : tensor<8xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg2 : tensor<8xf32>, tensor<8xf32>) outs(%65 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<8xf32>
    %67 = tensor.empty() : tensor<f32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<f32>) -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction"]} ins(%66 : tensor<8xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<f32>
    %70 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%69 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<f32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<8xf32>, tensor<8xf32>) outs(%65 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<8xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction"]} ins(%71 : tensor<8xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%72 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<f32>
    %74 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%70, %73 : tensor<f32>, tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.subf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%74 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.truncf %cst_5 : f64 to f32
      %93 = arith.addf %in, %92 : f32
      linalg.yield %93 : f32
    } -> tensor<f32>
    %76 = tensor.empty() : tensor<2x61x2x16xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %extracted_slice_45 : tensor<f32>, tensor<2x61x2x16xf32>) outs(%76 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x61x2x16xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_44, %77 : tensor<2x61x2x16xf32>, tensor<2x61x2x16xf32>) outs(%76 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.subf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x61x2x16xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %78 : tensor<2x61x2x16xf32>, tensor<2x61x2x16xf32>) outs(%76 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x61x2x16xf32>
    %80 = tensor.empty() : tensor<2x61x2x1xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<2x61x2x1xf32>) -> tensor<2x61x2x1xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x61x2x16xf32>) outs(%81 : tensor<2x61x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<2x61x2x1xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<2x61x2x1xf32>) outs(%80 : tensor<2x61x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst_7 : f32
      linalg.yield %92 : f32
    } -> tensor<2x61x2x1xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x61x2x1xf32>) outs(%80 : tensor<2x61x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.truncf %cst_4 : f64 to f32
      %93 = arith.addf %in, %92 : f32
      linalg.yield %93 : f32
    } -> tensor<2x61x2x1xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x61x2x1xf32>) outs(%80 : tensor<2x61x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.rsqrt %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x61x2x1xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %85 : tensor<2x61x2x16xf32>, tensor<2x61x2x1xf32>) outs(%76 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %92 = arith.mulf %in, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<2x61x2x16xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x61x2x16xf32>) outs(%76 : tensor<2x61x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.truncf %cst_3 : f64 to f32
      %93 = arith.mulf %in, %92 : f32
      linalg.yield %93 : f32
    } -> tensor<2x61x2x16xf32>
    %88 = tensor.empty() : tensor<32x24xf32>
    %transposed_46 = linalg.transpose ins(%arg8 : tensor<24x32xf32>) outs(%88 : tensor<32x24xf32>) permutation = [1, 0] 
    %collapsed_47 = tensor.collapse_shape %87 [[0, 1], [2, 3]] : tensor<2x61x2x16xf32> into tensor<122x32xf32>
    %89 = tensor.empty() : tensor<122x24xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<122x24xf32>) -> tensor<122x24xf32>
    %91 = linalg.matmul ins(%collapsed_47, %transposed_46 : tensor<122x32xf32>, tensor<32x24xf32>) outs(%90 : tensor<122x24xf32>) -> tensor<122x24xf32>
    %expanded_48 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 61, 24] : tensor<122x24xf32> into tensor<2x61x24xf32>
    return %expanded_48 : tensor<2x61x24xf32>
  }
}
