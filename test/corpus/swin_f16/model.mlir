#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x14x14x96xf16>, %arg1: tensor<96x96xf16>, %arg2: tensor<96xf16>, %arg3: tensor<96x96xf16>, %arg4: tensor<96xf16>, %arg5: tensor<96x96xf16>, %arg6: tensor<96xf16>, %arg7: tensor<96x96xf16>, %arg8: tensor<96xf16>, %arg9: tensor<169x3xf16>, %arg10: tensor<2401xi64>) -> tensor<4x49x96xf16> {
    %c11_i64 = arith.constant 11 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c7_i64 = arith.constant 7 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c169_i64 = arith.constant 169 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_2 = arith.constant dense<-1.000000e+02> : tensor<f16>
    %cst_3 = arith.constant 0.17677669529663689 : f64
    %cst_4 = arith.constant 0.000000e+00 : f16
    %extracted_slice = tensor.extract_slice %arg0[0, 3, 0, 0] [1, 11, 14, 96] [1, 1, 1, 1] : tensor<1x14x14x96xf16> to tensor<1x11x14x96xf16>
    %cast = tensor.cast %extracted_slice : tensor<1x11x14x96xf16> to tensor<1x?x14x96xf16>
    %extracted_slice_5 = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 3, 14, 96] [1, 1, 1, 1] : tensor<1x14x14x96xf16> to tensor<1x3x14x96xf16>
    %cast_6 = tensor.cast %extracted_slice_5 : tensor<1x3x14x96xf16> to tensor<1x?x14x96xf16>
    %concat = tensor.concat dim(1) %cast, %cast_6 : (tensor<1x?x14x96xf16>, tensor<1x?x14x96xf16>) -> tensor<1x14x14x96xf16>
    %extracted_slice_7 = tensor.extract_slice %concat[0, 0, 3, 0] [1, 14, 11, 96] [1, 1, 1, 1] : tensor<1x14x14x96xf16> to tensor<1x14x11x96xf16>
    %cast_8 = tensor.cast %extracted_slice_7 : tensor<1x14x11x96xf16> to tensor<1x14x?x96xf16>
    %extracted_slice_9 = tensor.extract_slice %concat[0, 0, 0, 0] [1, 14, 3, 96] [1, 1, 1, 1] : tensor<1x14x14x96xf16> to tensor<1x14x3x96xf16>
    %cast_10 = tensor.cast %extracted_slice_9 : tensor<1x14x3x96xf16> to tensor<1x14x?x96xf16>
    %concat_11 = tensor.concat dim(2) %cast_8, %cast_10 : (tensor<1x14x?x96xf16>, tensor<1x14x?x96xf16>) -> tensor<1x14x14x96xf16>
    %expanded = tensor.expand_shape %concat_11 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 7, 2, 7, 96] : tensor<1x14x14x96xf16> into tensor<1x2x7x2x7x96xf16>
    %0 = tensor.empty() : tensor<1x2x2x7x7x96xf16>
    %transposed = linalg.transpose ins(%expanded : tensor<1x2x7x2x7x96xf16>) outs(%0 : tensor<1x2x2x7x7x96xf16>) permutation = [0, 1, 3, 2, 4, 5] 
    %1 = tensor.empty() : tensor<14xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<14xi64>) {
    ^bb0(%out: i64):
      %85 = linalg.index 0 : index
      %86 = arith.index_cast %85 : index to i64
      linalg.yield %86 : i64
    } -> tensor<14xi64>
    %3 = tensor.empty() : tensor<14xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<14xi64>) outs(%3 : tensor<14xi1>) {
    ^bb0(%in: i64, %out: i1):
      %85 = arith.cmpi sge, %in, %c7_i64 : i64
      linalg.yield %85 : i1
    } -> tensor<14xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<14xi1>) outs(%1 : tensor<14xi64>) {
    ^bb0(%in: i1, %out: i64):
      %85 = arith.extui %in : i1 to i64
      linalg.yield %85 : i64
    } -> tensor<14xi64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<14xi64>) outs(%3 : tensor<14xi1>) {
    ^bb0(%in: i64, %out: i1):
      %85 = arith.cmpi sge, %in, %c11_i64 : i64
      linalg.yield %85 : i1
    } -> tensor<14xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<14xi1>) outs(%1 : tensor<14xi64>) {
    ^bb0(%in: i1, %out: i64):
      %85 = arith.extui %in : i1 to i64
      linalg.yield %85 : i64
    } -> tensor<14xi64>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %7 : tensor<14xi64>, tensor<14xi64>) outs(%1 : tensor<14xi64>) {
    ^bb0(%in: i64, %in_43: i64, %out: i64):
      %85 = arith.addi %in, %in_43 : i64
      linalg.yield %85 : i64
    } -> tensor<14xi64>
    %expanded_12 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 14, 1, 1] : tensor<14xi64> into tensor<1x14x1x1xi64>
    %9 = tensor.empty() : tensor<1x14x1x1xi64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x14x1x1xi64>) outs(%9 : tensor<1x14x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %85 = arith.muli %in, %c3_i64 : i64
      linalg.yield %85 : i64
    } -> tensor<1x14x1x1xi64>
    %expanded_13 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 14, 1] : tensor<14xi64> into tensor<1x1x14x1xi64>
    %11 = tensor.empty() : tensor<1x14x14x1xi64>
    %12 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_13 : tensor<1x14x1x1xi64>, tensor<1x1x14x1xi64>) outs(%11 : tensor<1x14x14x1xi64>) {
    ^bb0(%in: i64, %in_43: i64, %out: i64):
      %85 = arith.addi %in, %in_43 : i64
      linalg.yield %85 : i64
    } -> tensor<1x14x14x1xi64>
    %13 = tensor.empty() : tensor<1x14x14x1xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<1x14x14x1xi64>) outs(%13 : tensor<1x14x14x1xf16>) {
    ^bb0(%in: i64, %out: f16):
      %85 = arith.sitofp %in : i64 to f16
      linalg.yield %85 : f16
    } -> tensor<1x14x14x1xf16>
    %expanded_14 = tensor.expand_shape %14 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 7, 2, 7, 1] : tensor<1x14x14x1xf16> into tensor<1x2x7x2x7x1xf16>
    %15 = tensor.empty() : tensor<1x2x2x7x7x1xf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<1x2x7x2x7x1xf16>) outs(%15 : tensor<1x2x2x7x7x1xf16>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed_15 [[0, 1, 2], [3, 4, 5]] : tensor<1x2x2x7x7x1xf16> into tensor<4x49xf16>
    %expanded_16 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [4, 1, 49] : tensor<4x49xf16> into tensor<4x1x49xf16>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1, 2], [3, 4], [5]] : tensor<1x2x2x7x7x1xf16> into tensor<4x49x1xf16>
    %16 = tensor.empty() : tensor<4x49x49xf16>
    %17 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %collapsed_17 : tensor<4x1x49xf16>, tensor<4x49x1xf16>) outs(%16 : tensor<4x49x49xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %85 = arith.subf %in, %in_43 : f16
      linalg.yield %85 : f16
    } -> tensor<4x49x49xf16>
    %18 = tensor.empty() : tensor<4x49x49xi1>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x49x49xf16>) outs(%18 : tensor<4x49x49xi1>) {
    ^bb0(%in: f16, %out: i1):
      %85 = arith.cmpf une, %in, %cst_4 : f16
      linalg.yield %85 : i1
    } -> tensor<4x49x49xi1>
    %20 = linalg.generic {indexing_maps = [#map6, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_2, %17 : tensor<4x49x49xi1>, tensor<f16>, tensor<4x49x49xf16>) outs(%16 : tensor<4x49x49xf16>) {
    ^bb0(%in: i1, %in_43: f16, %in_44: f16, %out: f16):
      %85 = arith.select %in, %in_43, %in_44 : f16
      linalg.yield %85 : f16
    } -> tensor<4x49x49xf16>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x49x49xf16>) outs(%18 : tensor<4x49x49xi1>) {
    ^bb0(%in: f16, %out: i1):
      %85 = arith.cmpf oeq, %in, %cst_4 : f16
      linalg.yield %85 : i1
    } -> tensor<4x49x49xi1>
    %22 = linalg.generic {indexing_maps = [#map6, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %cst_1, %20 : tensor<4x49x49xi1>, tensor<f16>, tensor<4x49x49xf16>) outs(%16 : tensor<4x49x49xf16>) {
    ^bb0(%in: i1, %in_43: f16, %in_44: f16, %out: f16):
      %85 = arith.select %in, %in_43, %in_44 : f16
      linalg.yield %85 : f16
    } -> tensor<4x49x49xf16>
    %collapsed_18 = tensor.collapse_shape %transposed [[0, 1, 2, 3, 4], [5]] : tensor<1x2x2x7x7x96xf16> into tensor<196x96xf16>
    %23 = tensor.empty() : tensor<96x96xf16>
    %transposed_19 = linalg.transpose ins(%arg1 : tensor<96x96xf16>) outs(%23 : tensor<96x96xf16>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<96xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<96xf16>) outs(%24 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<96xf32>
    %26 = tensor.empty() : tensor<196x96xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%collapsed_18 : tensor<196x96xf16>) outs(%26 : tensor<196x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<196x96xf32>
    %28 = tensor.empty() : tensor<96x96xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%transposed_19 : tensor<96x96xf16>) outs(%28 : tensor<96x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<96x96xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%26 : tensor<196x96xf32>) -> tensor<196x96xf32>
    %31 = linalg.matmul ins(%27, %29 : tensor<196x96xf32>, tensor<96x96xf32>) outs(%30 : tensor<196x96xf32>) -> tensor<196x96xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%31, %25 : tensor<196x96xf32>, tensor<96xf32>) outs(%26 : tensor<196x96xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<196x96xf32>
    %33 = tensor.empty() : tensor<196x96xf16>
    %34 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<196x96xf32>) outs(%33 : tensor<196x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %85 = arith.truncf %in : f32 to f16
      linalg.yield %85 : f16
    } -> tensor<196x96xf16>
    %expanded_20 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [4, 49, 3, 32] : tensor<196x96xf16> into tensor<4x49x3x32xf16>
    %35 = tensor.empty() : tensor<4x3x49x32xf16>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<4x49x3x32xf16>) outs(%35 : tensor<4x3x49x32xf16>) permutation = [0, 2, 1, 3] 
    %transposed_22 = linalg.transpose ins(%arg3 : tensor<96x96xf16>) outs(%23 : tensor<96x96xf16>) permutation = [1, 0] 
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<96xf16>) outs(%24 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<96xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%transposed_22 : tensor<96x96xf16>) outs(%28 : tensor<96x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<96x96xf32>
    %38 = linalg.matmul ins(%27, %37 : tensor<196x96xf32>, tensor<96x96xf32>) outs(%30 : tensor<196x96xf32>) -> tensor<196x96xf32>
    %39 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%38, %36 : tensor<196x96xf32>, tensor<96xf32>) outs(%26 : tensor<196x96xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<196x96xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<196x96xf32>) outs(%33 : tensor<196x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %85 = arith.truncf %in : f32 to f16
      linalg.yield %85 : f16
    } -> tensor<196x96xf16>
    %expanded_23 = tensor.expand_shape %40 [[0, 1], [2, 3]] output_shape [4, 49, 3, 32] : tensor<196x96xf16> into tensor<4x49x3x32xf16>
    %transposed_24 = linalg.transpose ins(%arg5 : tensor<96x96xf16>) outs(%23 : tensor<96x96xf16>) permutation = [1, 0] 
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<96xf16>) outs(%24 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<96xf32>
    %42 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%transposed_24 : tensor<96x96xf16>) outs(%28 : tensor<96x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<96x96xf32>
    %43 = linalg.matmul ins(%27, %42 : tensor<196x96xf32>, tensor<96x96xf32>) outs(%30 : tensor<196x96xf32>) -> tensor<196x96xf32>
    %44 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%43, %41 : tensor<196x96xf32>, tensor<96xf32>) outs(%26 : tensor<196x96xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<196x96xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<196x96xf32>) outs(%33 : tensor<196x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %85 = arith.truncf %in : f32 to f16
      linalg.yield %85 : f16
    } -> tensor<196x96xf16>
    %expanded_25 = tensor.expand_shape %45 [[0, 1], [2, 3]] output_shape [4, 49, 3, 32] : tensor<196x96xf16> into tensor<4x49x3x32xf16>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<4x49x3x32xf16>) outs(%35 : tensor<4x3x49x32xf16>) permutation = [0, 2, 1, 3] 
    %46 = tensor.empty() : tensor<2401x3xf16>
    %47 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<2401xi64>) outs(%46 : tensor<2401x3xf16>) {
    ^bb0(%in: i64, %out: f16):
      %85 = arith.cmpi slt, %in, %c0_i64 : i64
      %86 = arith.addi %in, %c169_i64 : i64
      %87 = arith.select %85, %86, %in : i64
      %88 = arith.index_cast %87 : i64 to index
      %89 = linalg.index 1 : index
      %extracted = tensor.extract %arg9[%88, %89] : tensor<169x3xf16>
      linalg.yield %extracted : f16
    } -> tensor<2401x3xf16>
    %expanded_27 = tensor.expand_shape %47 [[0, 1], [2]] output_shape [49, 49, 3] : tensor<2401x3xf16> into tensor<49x49x3xf16>
    %48 = tensor.empty() : tensor<3x49x49xf16>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<49x49x3xf16>) outs(%48 : tensor<3x49x49xf16>) permutation = [2, 0, 1] 
    %expanded_29 = tensor.expand_shape %transposed_28 [[0, 1], [2], [3]] output_shape [1, 3, 49, 49] : tensor<3x49x49xf16> into tensor<1x3x49x49xf16>
    %expanded_30 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [4, 1, 49, 49] : tensor<4x49x49xf16> into tensor<4x1x49x49xf16>
    %49 = tensor.empty() : tensor<4x3x49x49xf16>
    %50 = linalg.generic {indexing_maps = [#map11, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29, %expanded_30 : tensor<1x3x49x49xf16>, tensor<4x1x49x49xf16>) outs(%49 : tensor<4x3x49x49xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %85 = arith.addf %in, %in_43 : f16
      linalg.yield %85 : f16
    } -> tensor<4x3x49x49xf16>
    %51 = tensor.empty() : tensor<4x3x32x49xf16>
    %transposed_31 = linalg.transpose ins(%expanded_23 : tensor<4x49x3x32xf16>) outs(%51 : tensor<4x3x32x49xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_32 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<4x3x49x32xf16> into tensor<12x49x32xf16>
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2], [3]] : tensor<4x3x32x49xf16> into tensor<12x32x49xf16>
    %52 = tensor.empty() : tensor<12x49x49xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<12x49x49xf32>) -> tensor<12x49x49xf32>
    %54 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<12x49x32xf16>, tensor<12x32x49xf16>) outs(%53 : tensor<12x49x49xf32>) -> tensor<12x49x49xf32>
    %55 = tensor.empty() : tensor<12x49x49xf16>
    %56 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<12x49x49xf32>) outs(%55 : tensor<12x49x49xf16>) {
    ^bb0(%in: f32, %out: f16):
      %85 = arith.truncf %in : f32 to f16
      linalg.yield %85 : f16
    } -> tensor<12x49x49xf16>
    %expanded_34 = tensor.expand_shape %56 [[0, 1], [2], [3]] output_shape [4, 3, 49, 49] : tensor<12x49x49xf16> into tensor<4x3x49x49xf16>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<4x3x49x49xf16>) outs(%49 : tensor<4x3x49x49xf16>) {
    ^bb0(%in: f16, %out: f16):
      %85 = arith.truncf %cst_3 : f64 to f16
      %86 = arith.mulf %in, %85 : f16
      linalg.yield %86 : f16
    } -> tensor<4x3x49x49xf16>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %50 : tensor<4x3x49x49xf16>, tensor<4x3x49x49xf16>) outs(%49 : tensor<4x3x49x49xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %85 = arith.addf %in, %in_43 : f16
      linalg.yield %85 : f16
    } -> tensor<4x3x49x49xf16>
    %59 = tensor.empty() : tensor<4x3x49x49xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<4x3x49x49xf16>) outs(%59 : tensor<4x3x49x49xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<4x3x49x49xf32>
    %61 = tensor.empty() : tensor<4x3x49xi64>
    %62 = linalg.fill ins(%c0_i64 : i64) outs(%61 : tensor<4x3x49xi64>) -> tensor<4x3x49xi64>
    %63 = tensor.empty() : tensor<4x3x49xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<4x3x49xf32>) -> tensor<4x3x49xf32>
    %65:2 = linalg.generic {indexing_maps = [#map1, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<4x3x49x49xf32>) outs(%64, %62 : tensor<4x3x49xf32>, tensor<4x3x49xi64>) {
    ^bb0(%in: f32, %out: f32, %out_43: i64):
      %85 = linalg.index 3 : index
      %86 = arith.index_cast %85 : index to i64
      %87 = arith.maximumf %in, %out : f32
      %88 = arith.cmpf ogt, %in, %out : f32
      %89 = arith.select %88, %86, %out_43 : i64
      linalg.yield %87, %89 : f32, i64
    } -> (tensor<4x3x49xf32>, tensor<4x3x49xi64>)
    %expanded_35 = tensor.expand_shape %65#0 [[0], [1], [2, 3]] output_shape [4, 3, 49, 1] : tensor<4x3x49xf32> into tensor<4x3x49x1xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %expanded_35 : tensor<4x3x49x49xf32>, tensor<4x3x49x1xf32>) outs(%59 : tensor<4x3x49x49xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.subf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<4x3x49x49xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<4x3x49x49xf32>) outs(%59 : tensor<4x3x49x49xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.exp %in : f32
      linalg.yield %85 : f32
    } -> tensor<4x3x49x49xf32>
    %68 = tensor.empty() : tensor<4x3x49x1xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<4x3x49x1xf32>) -> tensor<4x3x49x1xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<4x3x49x49xf32>) outs(%69 : tensor<4x3x49x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.addf %in, %out : f32
      linalg.yield %85 : f32
    } -> tensor<4x3x49x1xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %70 : tensor<4x3x49x49xf32>, tensor<4x3x49x1xf32>) outs(%59 : tensor<4x3x49x49xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.divf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<4x3x49x49xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<4x3x49x49xf32>) outs(%49 : tensor<4x3x49x49xf16>) {
    ^bb0(%in: f32, %out: f16):
      %85 = arith.truncf %in : f32 to f16
      linalg.yield %85 : f16
    } -> tensor<4x3x49x49xf16>
    %collapsed_36 = tensor.collapse_shape %72 [[0, 1], [2], [3]] : tensor<4x3x49x49xf16> into tensor<12x49x49xf16>
    %collapsed_37 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<4x3x49x32xf16> into tensor<12x49x32xf16>
    %73 = tensor.empty() : tensor<12x49x32xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<12x49x32xf32>) -> tensor<12x49x32xf32>
    %75 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<12x49x49xf16>, tensor<12x49x32xf16>) outs(%74 : tensor<12x49x32xf32>) -> tensor<12x49x32xf32>
    %76 = tensor.empty() : tensor<12x49x32xf16>
    %77 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<12x49x32xf32>) outs(%76 : tensor<12x49x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %85 = arith.truncf %in : f32 to f16
      linalg.yield %85 : f16
    } -> tensor<12x49x32xf16>
    %expanded_38 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [4, 3, 49, 32] : tensor<12x49x32xf16> into tensor<4x3x49x32xf16>
    %78 = tensor.empty() : tensor<4x49x3x32xf16>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<4x3x49x32xf16>) outs(%78 : tensor<4x49x3x32xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0, 1], [2, 3]] : tensor<4x49x3x32xf16> into tensor<196x96xf16>
    %transposed_41 = linalg.transpose ins(%arg7 : tensor<96x96xf16>) outs(%23 : tensor<96x96xf16>) permutation = [1, 0] 
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<96xf16>) outs(%24 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<96xf32>
    %80 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%collapsed_40 : tensor<196x96xf16>) outs(%26 : tensor<196x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<196x96xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%transposed_41 : tensor<96x96xf16>) outs(%28 : tensor<96x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %85 = arith.extf %in : f16 to f32
      linalg.yield %85 : f32
    } -> tensor<96x96xf32>
    %82 = linalg.matmul ins(%80, %81 : tensor<196x96xf32>, tensor<96x96xf32>) outs(%30 : tensor<196x96xf32>) -> tensor<196x96xf32>
    %83 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%82, %79 : tensor<196x96xf32>, tensor<96xf32>) outs(%26 : tensor<196x96xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<196x96xf32>
    %84 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<196x96xf32>) outs(%33 : tensor<196x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %85 = arith.truncf %in : f32 to f16
      linalg.yield %85 : f16
    } -> tensor<196x96xf16>
    %expanded_42 = tensor.expand_shape %84 [[0, 1], [2]] output_shape [4, 49, 96] : tensor<196x96xf16> into tensor<4x49x96xf16>
    return %expanded_42 : tensor<4x49x96xf16>
  }
}
