#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (0, 0, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, 0, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<1x11x11x128xf16>, %arg1: tensor<21x64xf16>, %arg2: tensor<21x64xf16>, %arg3: tensor<384x128xf16>, %arg4: tensor<384xf16>, %arg5: tensor<128x128xf16>, %arg6: tensor<128xf16>) -> tensor<1x11x11x128xf16> {
    %c20_i64 = arith.constant 20 : i64
    %c21_i64 = arith.constant 21 : i64
    %c64_i64 = arith.constant 64 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.250000e-01 : f16
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<1x11x11x128xf16> into tensor<121x128xf16>
    %0 = tensor.empty() : tensor<128x384xf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<384x128xf16>) outs(%0 : tensor<128x384xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<384xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<384xf16>) outs(%1 : tensor<384xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<384xf32>
    %3 = tensor.empty() : tensor<121x128xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<121x128xf16>) outs(%3 : tensor<121x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<121x128xf32>
    %5 = tensor.empty() : tensor<128x384xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<128x384xf16>) outs(%5 : tensor<128x384xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<128x384xf32>
    %7 = tensor.empty() : tensor<121x384xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<121x384xf32>) -> tensor<121x384xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<121x128xf32>, tensor<128x384xf32>) outs(%8 : tensor<121x384xf32>) -> tensor<121x384xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<121x384xf32>, tensor<384xf32>) outs(%7 : tensor<121x384xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.addf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<121x384xf32>
    %11 = tensor.empty() : tensor<121x384xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<121x384xf32>) outs(%11 : tensor<121x384xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<121x384xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2, 3, 4]] output_shape [1, 121, 3, 2, 64] : tensor<121x384xf16> into tensor<1x121x3x2x64xf16>
    %13 = tensor.empty() : tensor<3x1x2x121x64xf16>
    %transposed_5 = linalg.transpose ins(%expanded : tensor<1x121x3x2x64xf16>) outs(%13 : tensor<3x1x2x121x64xf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1, 2], [3], [4]] : tensor<3x1x2x121x64xf16> into tensor<3x2x121x64xf16>
    %extracted_slice = tensor.extract_slice %collapsed_6[0, 0, 0, 0] [1, 2, 121, 64] [1, 1, 1, 1] : tensor<3x2x121x64xf16> to tensor<1x2x121x64xf16>
    %extracted_slice_7 = tensor.extract_slice %collapsed_6[1, 0, 0, 0] [1, 2, 121, 64] [1, 1, 1, 1] : tensor<3x2x121x64xf16> to tensor<1x2x121x64xf16>
    %extracted_slice_8 = tensor.extract_slice %collapsed_6[2, 0, 0, 0] [1, 2, 121, 64] [1, 1, 1, 1] : tensor<3x2x121x64xf16> to tensor<1x2x121x64xf16>
    %collapsed_9 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x2x121x64xf16> into tensor<2x121x64xf16>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2], [3]] : tensor<1x2x121x64xf16> into tensor<2x121x64xf16>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2], [3]] : tensor<1x2x121x64xf16> into tensor<2x121x64xf16>
    %14 = tensor.empty() : tensor<2x121x64xf16>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<2x121x64xf16>) outs(%14 : tensor<2x121x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %111 = arith.mulf %in, %cst_1 : f16
      linalg.yield %111 : f16
    } -> tensor<2x121x64xf16>
    %16 = tensor.empty() : tensor<2x64x121xf16>
    %transposed_12 = linalg.transpose ins(%collapsed_10 : tensor<2x121x64xf16>) outs(%16 : tensor<2x64x121xf16>) permutation = [0, 2, 1] 
    %17 = tensor.empty() : tensor<2x121x121xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x121x121xf32>) -> tensor<2x121x121xf32>
    %19 = linalg.batch_matmul ins(%15, %transposed_12 : tensor<2x121x64xf16>, tensor<2x64x121xf16>) outs(%18 : tensor<2x121x121xf32>) -> tensor<2x121x121xf32>
    %20 = tensor.empty() : tensor<2x121x121xf16>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x121x121xf32>) outs(%20 : tensor<2x121x121xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<2x121x121xf16>
    %expanded_13 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 21, 64] : tensor<21x64xf16> into tensor<1x21x64xf16>
    %22 = tensor.empty() : tensor<1x64x21xf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<1x21x64xf16>) outs(%22 : tensor<1x64x21xf16>) permutation = [0, 2, 1] 
    %23 = tensor.empty() : tensor<1x64x21xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<1x64x21xf16>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<1x64x21xf32>
    %25 = tensor.empty() : tensor<21xi64>
    %26 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%25 : tensor<21xi64>) {
    ^bb0(%out: i64):
      %111 = linalg.index 0 : index
      %112 = arith.index_cast %111 : index to i64
      linalg.yield %112 : i64
    } -> tensor<21xi64>
    %27 = tensor.empty() : tensor<21xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%26 : tensor<21xi64>) outs(%27 : tensor<21xf32>) {
    ^bb0(%in: i64, %out: f32):
      %111 = arith.sitofp %in : i64 to f32
      linalg.yield %111 : f32
    } -> tensor<21xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%28 : tensor<21xf32>) outs(%27 : tensor<21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %in, %cst_2 : f32
      linalg.yield %111 : f32
    } -> tensor<21xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%29 : tensor<21xf32>) outs(%27 : tensor<21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.subf %in, %cst_2 : f32
      linalg.yield %111 : f32
    } -> tensor<21xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%30 : tensor<21xf32>) outs(%27 : tensor<21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.cmpf ult, %in, %cst : f32
      %112 = arith.select %111, %cst, %in : f32
      linalg.yield %112 : f32
    } -> tensor<21xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%31 : tensor<21xf32>) outs(%25 : tensor<21xi64>) {
    ^bb0(%in: f32, %out: i64):
      %111 = arith.fptosi %in : f32 to i64
      linalg.yield %111 : i64
    } -> tensor<21xi64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%32 : tensor<21xi64>) outs(%25 : tensor<21xi64>) {
    ^bb0(%in: i64, %out: i64):
      %111 = arith.addi %in, %c1_i64 : i64
      linalg.yield %111 : i64
    } -> tensor<21xi64>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%33 : tensor<21xi64>) outs(%25 : tensor<21xi64>) {
    ^bb0(%in: i64, %out: i64):
      %111 = arith.minsi %in, %c20_i64 : i64
      linalg.yield %111 : i64
    } -> tensor<21xi64>
    %35 = tensor.empty() : tensor<64xi64>
    %36 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%35 : tensor<64xi64>) {
    ^bb0(%out: i64):
      %111 = linalg.index 0 : index
      %112 = arith.index_cast %111 : index to i64
      linalg.yield %112 : i64
    } -> tensor<64xi64>
    %expanded_15 = tensor.expand_shape %36 [[0, 1]] output_shape [64, 1] : tensor<64xi64> into tensor<64x1xi64>
    %37 = tensor.empty() : tensor<1xi64>
    %38 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%37 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_16 = tensor.expand_shape %38 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %39 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_15, %32 : tensor<1x1x1xi64>, tensor<64x1xi64>, tensor<21xi64>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: i64, %in_49: i64, %in_50: i64, %out: f32):
      %111 = arith.cmpi slt, %in, %c0_i64 : i64
      %112 = arith.addi %in, %c1_i64 : i64
      %113 = arith.select %111, %112, %in : i64
      %114 = arith.index_cast %113 : i64 to index
      %115 = arith.cmpi slt, %in_49, %c0_i64 : i64
      %116 = arith.addi %in_49, %c64_i64 : i64
      %117 = arith.select %115, %116, %in_49 : i64
      %118 = arith.index_cast %117 : i64 to index
      %119 = arith.cmpi slt, %in_50, %c0_i64 : i64
      %120 = arith.addi %in_50, %c21_i64 : i64
      %121 = arith.select %119, %120, %in_50 : i64
      %122 = arith.index_cast %121 : i64 to index
      %extracted = tensor.extract %24[%114, %118, %122] : tensor<1x64x21xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x64x21xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_15, %34 : tensor<1x1x1xi64>, tensor<64x1xi64>, tensor<21xi64>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: i64, %in_49: i64, %in_50: i64, %out: f32):
      %111 = arith.cmpi slt, %in, %c0_i64 : i64
      %112 = arith.addi %in, %c1_i64 : i64
      %113 = arith.select %111, %112, %in : i64
      %114 = arith.index_cast %113 : i64 to index
      %115 = arith.cmpi slt, %in_49, %c0_i64 : i64
      %116 = arith.addi %in_49, %c64_i64 : i64
      %117 = arith.select %115, %116, %in_49 : i64
      %118 = arith.index_cast %117 : i64 to index
      %119 = arith.cmpi slt, %in_50, %c0_i64 : i64
      %120 = arith.addi %in_50, %c21_i64 : i64
      %121 = arith.select %119, %120, %in_50 : i64
      %122 = arith.index_cast %121 : i64 to index
      %extracted = tensor.extract %24[%114, %118, %122] : tensor<1x64x21xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x64x21xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%31, %32 : tensor<21xf32>, tensor<21xi64>) outs(%27 : tensor<21xf32>) {
    ^bb0(%in: f32, %in_49: i64, %out: f32):
      %111 = arith.sitofp %in_49 : i64 to f32
      %112 = arith.subf %in, %111 : f32
      linalg.yield %112 : f32
    } -> tensor<21xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%41 : tensor<21xf32>) outs(%27 : tensor<21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.cmpf ult, %in, %cst : f32
      %112 = arith.select %111, %cst, %in : f32
      %113 = arith.cmpf ugt, %112, %cst_3 : f32
      %114 = arith.select %113, %cst_3, %112 : f32
      linalg.yield %114 : f32
    } -> tensor<21xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %39 : tensor<1x64x21xf32>, tensor<1x64x21xf32>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.subf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<1x64x21xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %42 : tensor<1x64x21xf32>, tensor<21xf32>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.mulf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<1x64x21xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %44 : tensor<1x64x21xf32>, tensor<1x64x21xf32>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.addf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<1x64x21xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<1x64x21xf32>) outs(%22 : tensor<1x64x21xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<1x64x21xf16>
    %collapsed_17 = tensor.collapse_shape %46 [[0, 1], [2]] : tensor<1x64x21xf16> into tensor<64x21xf16>
    %47 = tensor.empty() : tensor<21x64xf16>
    %transposed_18 = linalg.transpose ins(%collapsed_17 : tensor<64x21xf16>) outs(%47 : tensor<21x64xf16>) permutation = [1, 0] 
    %48 = tensor.empty() : tensor<11xi64>
    %49 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%48 : tensor<11xi64>) {
    ^bb0(%out: i64):
      %111 = linalg.index 0 : index
      %112 = arith.index_cast %111 : index to i64
      linalg.yield %112 : i64
    } -> tensor<11xi64>
    %expanded_19 = tensor.expand_shape %49 [[0, 1]] output_shape [11, 1] : tensor<11xi64> into tensor<11x1xi64>
    %50 = tensor.empty() : tensor<11x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_19 : tensor<11x1xi64>) outs(%50 : tensor<11x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %111 = arith.sitofp %in : i64 to f32
      linalg.yield %111 : f32
    } -> tensor<11x1xf32>
    %expanded_20 = tensor.expand_shape %49 [[0, 1]] output_shape [1, 11] : tensor<11xi64> into tensor<1x11xi64>
    %52 = tensor.empty() : tensor<1x11xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_20 : tensor<1x11xi64>) outs(%52 : tensor<1x11xf32>) {
    ^bb0(%in: i64, %out: f32):
      %111 = arith.sitofp %in : i64 to f32
      linalg.yield %111 : f32
    } -> tensor<1x11xf32>
    %54 = tensor.empty() : tensor<11x11xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %53 : tensor<11x1xf32>, tensor<1x11xf32>) outs(%54 : tensor<11x11xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.subf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<11x11xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<11x11xf32>) outs(%54 : tensor<11x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %in, %cst_4 : f32
      linalg.yield %111 : f32
    } -> tensor<11x11xf32>
    %57 = tensor.empty() : tensor<11x11xi64>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<11x11xf32>) outs(%57 : tensor<11x11xi64>) {
    ^bb0(%in: f32, %out: i64):
      %111 = arith.fptosi %in : f32 to i64
      linalg.yield %111 : i64
    } -> tensor<11x11xi64>
    %59 = tensor.empty() : tensor<11x11x64xf16>
    %60 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<11x11xi64>) outs(%59 : tensor<11x11x64xf16>) {
    ^bb0(%in: i64, %out: f16):
      %111 = arith.cmpi slt, %in, %c0_i64 : i64
      %112 = arith.addi %in, %c21_i64 : i64
      %113 = arith.select %111, %112, %in : i64
      %114 = arith.index_cast %113 : i64 to index
      %115 = linalg.index 2 : index
      %extracted = tensor.extract %transposed_18[%114, %115] : tensor<21x64xf16>
      linalg.yield %extracted : f16
    } -> tensor<11x11x64xf16>
    %expanded_21 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [1, 21, 64] : tensor<21x64xf16> into tensor<1x21x64xf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<1x21x64xf16>) outs(%22 : tensor<1x64x21xf16>) permutation = [0, 2, 1] 
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_22 : tensor<1x64x21xf16>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<1x64x21xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_15, %32 : tensor<1x1x1xi64>, tensor<64x1xi64>, tensor<21xi64>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: i64, %in_49: i64, %in_50: i64, %out: f32):
      %111 = arith.cmpi slt, %in, %c0_i64 : i64
      %112 = arith.addi %in, %c1_i64 : i64
      %113 = arith.select %111, %112, %in : i64
      %114 = arith.index_cast %113 : i64 to index
      %115 = arith.cmpi slt, %in_49, %c0_i64 : i64
      %116 = arith.addi %in_49, %c64_i64 : i64
      %117 = arith.select %115, %116, %in_49 : i64
      %118 = arith.index_cast %117 : i64 to index
      %119 = arith.cmpi slt, %in_50, %c0_i64 : i64
      %120 = arith.addi %in_50, %c21_i64 : i64
      %121 = arith.select %119, %120, %in_50 : i64
      %122 = arith.index_cast %121 : i64 to index
      %extracted = tensor.extract %61[%114, %118, %122] : tensor<1x64x21xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x64x21xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_15, %34 : tensor<1x1x1xi64>, tensor<64x1xi64>, tensor<21xi64>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: i64, %in_49: i64, %in_50: i64, %out: f32):
      %111 = arith.cmpi slt, %in, %c0_i64 : i64
      %112 = arith.addi %in, %c1_i64 : i64
      %113 = arith.select %111, %112, %in : i64
      %114 = arith.index_cast %113 : i64 to index
      %115 = arith.cmpi slt, %in_49, %c0_i64 : i64
      %116 = arith.addi %in_49, %c64_i64 : i64
      %117 = arith.select %115, %116, %in_49 : i64
      %118 = arith.index_cast %117 : i64 to index
      %119 = arith.cmpi slt, %in_50, %c0_i64 : i64
      %120 = arith.addi %in_50, %c21_i64 : i64
      %121 = arith.select %119, %120, %in_50 : i64
      %122 = arith.index_cast %121 : i64 to index
      %extracted = tensor.extract %61[%114, %118, %122] : tensor<1x64x21xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x64x21xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %62 : tensor<1x64x21xf32>, tensor<1x64x21xf32>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.subf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<1x64x21xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %42 : tensor<1x64x21xf32>, tensor<21xf32>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.mulf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<1x64x21xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<1x64x21xf32>, tensor<1x64x21xf32>) outs(%23 : tensor<1x64x21xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.addf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<1x64x21xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<1x64x21xf32>) outs(%22 : tensor<1x64x21xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<1x64x21xf16>
    %collapsed_23 = tensor.collapse_shape %67 [[0, 1], [2]] : tensor<1x64x21xf16> into tensor<64x21xf16>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<64x21xf16>) outs(%47 : tensor<21x64xf16>) permutation = [1, 0] 
    %68 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<11x11xi64>) outs(%59 : tensor<11x11x64xf16>) {
    ^bb0(%in: i64, %out: f16):
      %111 = arith.cmpi slt, %in, %c0_i64 : i64
      %112 = arith.addi %in, %c21_i64 : i64
      %113 = arith.select %111, %112, %in : i64
      %114 = arith.index_cast %113 : i64 to index
      %115 = linalg.index 2 : index
      %extracted = tensor.extract %transposed_24[%114, %115] : tensor<21x64xf16>
      linalg.yield %extracted : f16
    } -> tensor<11x11x64xf16>
    %expanded_25 = tensor.expand_shape %collapsed_9 [[0], [1, 2], [3, 4]] output_shape [2, 11, 11, 64, 1] : tensor<2x121x64xf16> into tensor<2x11x11x64x1xf16>
    %expanded_26 = tensor.expand_shape %60 [[0], [1], [2, 3, 4]] output_shape [11, 11, 64, 1, 1] : tensor<11x11x64xf16> into tensor<11x11x64x1x1xf16>
    %69 = tensor.empty() : tensor<11x2x11x64x1xf16>
    %transposed_27 = linalg.transpose ins(%expanded_25 : tensor<2x11x11x64x1xf16>) outs(%69 : tensor<11x2x11x64x1xf16>) permutation = [1, 0, 2, 3, 4] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1, 2], [3, 4]] : tensor<11x2x11x64x1xf16> into tensor<11x22x64xf16>
    %70 = tensor.empty() : tensor<11x64x11x1x1xf16>
    %transposed_29 = linalg.transpose ins(%expanded_26 : tensor<11x11x64x1x1xf16>) outs(%70 : tensor<11x64x11x1x1xf16>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2, 3, 4]] : tensor<11x64x11x1x1xf16> into tensor<11x64x11xf16>
    %71 = tensor.empty() : tensor<11x22x11xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<11x22x11xf32>) -> tensor<11x22x11xf32>
    %73 = linalg.batch_matmul ins(%collapsed_28, %collapsed_30 : tensor<11x22x64xf16>, tensor<11x64x11xf16>) outs(%72 : tensor<11x22x11xf32>) -> tensor<11x22x11xf32>
    %74 = tensor.empty() : tensor<11x22x11xf16>
    %75 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<11x22x11xf32>) outs(%74 : tensor<11x22x11xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<11x22x11xf16>
    %expanded_31 = tensor.expand_shape %75 [[0], [1, 2], [3, 4]] output_shape [11, 2, 11, 1, 11] : tensor<11x22x11xf16> into tensor<11x2x11x1x11xf16>
    %76 = tensor.empty() : tensor<2x11x11x11x1xf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<11x2x11x1x11xf16>) outs(%76 : tensor<2x11x11x11x1xf16>) permutation = [1, 0, 2, 4, 3] 
    %expanded_33 = tensor.expand_shape %68 [[0], [1], [2, 3, 4]] output_shape [11, 11, 64, 1, 1] : tensor<11x11x64xf16> into tensor<11x11x64x1x1xf16>
    %transposed_34 = linalg.transpose ins(%expanded_25 : tensor<2x11x11x64x1xf16>) outs(%69 : tensor<11x2x11x64x1xf16>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1, 2], [3, 4]] : tensor<11x2x11x64x1xf16> into tensor<11x22x64xf16>
    %transposed_36 = linalg.transpose ins(%expanded_33 : tensor<11x11x64x1x1xf16>) outs(%70 : tensor<11x64x11x1x1xf16>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2, 3, 4]] : tensor<11x64x11x1x1xf16> into tensor<11x64x11xf16>
    %77 = linalg.batch_matmul ins(%collapsed_35, %collapsed_37 : tensor<11x22x64xf16>, tensor<11x64x11xf16>) outs(%72 : tensor<11x22x11xf32>) -> tensor<11x22x11xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<11x22x11xf32>) outs(%74 : tensor<11x22x11xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<11x22x11xf16>
    %expanded_38 = tensor.expand_shape %78 [[0], [1, 2], [3, 4]] output_shape [11, 2, 11, 1, 11] : tensor<11x22x11xf16> into tensor<11x2x11x1x11xf16>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<11x2x11x1x11xf16>) outs(%76 : tensor<2x11x11x11x1xf16>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0], [1], [2], [3, 4]] : tensor<2x11x11x11x1xf16> into tensor<2x11x11x11xf16>
    %expanded_41 = tensor.expand_shape %collapsed_40 [[0], [1], [2], [3, 4]] output_shape [2, 11, 11, 1, 11] : tensor<2x11x11x11xf16> into tensor<2x11x11x1x11xf16>
    %79 = tensor.empty() : tensor<2x11x11x11x11xf16>
    %80 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_32, %expanded_41 : tensor<2x11x11x11x1xf16>, tensor<2x11x11x1x11xf16>) outs(%79 : tensor<2x11x11x11x11xf16>) {
    ^bb0(%in: f16, %in_49: f16, %out: f16):
      %111 = arith.addf %in, %in_49 : f16
      linalg.yield %111 : f16
    } -> tensor<2x11x11x11x11xf16>
    %collapsed_42 = tensor.collapse_shape %80 [[0], [1, 2], [3, 4]] : tensor<2x11x11x11x11xf16> into tensor<2x121x121xf16>
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %collapsed_42 : tensor<2x121x121xf16>, tensor<2x121x121xf16>) outs(%20 : tensor<2x121x121xf16>) {
    ^bb0(%in: f16, %in_49: f16, %out: f16):
      %111 = arith.addf %in, %in_49 : f16
      linalg.yield %111 : f16
    } -> tensor<2x121x121xf16>
    %82 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x121x121xf16>) outs(%17 : tensor<2x121x121xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<2x121x121xf32>
    %83 = tensor.empty() : tensor<2x121xi64>
    %84 = linalg.fill ins(%c0_i64 : i64) outs(%83 : tensor<2x121xi64>) -> tensor<2x121xi64>
    %85 = tensor.empty() : tensor<2x121xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<2x121xf32>) -> tensor<2x121xf32>
    %87:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%82 : tensor<2x121x121xf32>) outs(%86, %84 : tensor<2x121xf32>, tensor<2x121xi64>) {
    ^bb0(%in: f32, %out: f32, %out_49: i64):
      %111 = linalg.index 2 : index
      %112 = arith.index_cast %111 : index to i64
      %113 = arith.maximumf %in, %out : f32
      %114 = arith.cmpf ogt, %in, %out : f32
      %115 = arith.select %114, %112, %out_49 : i64
      linalg.yield %113, %115 : f32, i64
    } -> (tensor<2x121xf32>, tensor<2x121xi64>)
    %expanded_43 = tensor.expand_shape %87#0 [[0], [1, 2]] output_shape [2, 121, 1] : tensor<2x121xf32> into tensor<2x121x1xf32>
    %88 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %expanded_43 : tensor<2x121x121xf32>, tensor<2x121x1xf32>) outs(%17 : tensor<2x121x121xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.subf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<2x121x121xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x121x121xf32>) outs(%17 : tensor<2x121x121xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = math.exp %in : f32
      linalg.yield %111 : f32
    } -> tensor<2x121x121xf32>
    %90 = tensor.empty() : tensor<2x121x1xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<2x121x1xf32>) -> tensor<2x121x1xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<2x121x121xf32>) outs(%91 : tensor<2x121x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %111 = arith.addf %in, %out : f32
      linalg.yield %111 : f32
    } -> tensor<2x121x1xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %92 : tensor<2x121x121xf32>, tensor<2x121x1xf32>) outs(%17 : tensor<2x121x121xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.divf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<2x121x121xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x121x121xf32>) outs(%20 : tensor<2x121x121xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<2x121x121xf16>
    %95 = tensor.empty() : tensor<2x121x64xf32>
    %96 = linalg.fill ins(%cst : f32) outs(%95 : tensor<2x121x64xf32>) -> tensor<2x121x64xf32>
    %97 = linalg.batch_matmul ins(%94, %collapsed_11 : tensor<2x121x121xf16>, tensor<2x121x64xf16>) outs(%96 : tensor<2x121x64xf32>) -> tensor<2x121x64xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x121x64xf32>) outs(%14 : tensor<2x121x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<2x121x64xf16>
    %expanded_44 = tensor.expand_shape %98 [[0, 1], [2, 3], [4]] output_shape [1, 2, 11, 11, 64] : tensor<2x121x64xf16> into tensor<1x2x11x11x64xf16>
    %99 = tensor.empty() : tensor<1x11x11x2x64xf16>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<1x2x11x11x64xf16>) outs(%99 : tensor<1x11x11x2x64xf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_46 = tensor.collapse_shape %transposed_45 [[0, 1, 2], [3, 4]] : tensor<1x11x11x2x64xf16> into tensor<121x128xf16>
    %100 = tensor.empty() : tensor<128x128xf16>
    %transposed_47 = linalg.transpose ins(%arg5 : tensor<128x128xf16>) outs(%100 : tensor<128x128xf16>) permutation = [1, 0] 
    %101 = tensor.empty() : tensor<128xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<128xf16>) outs(%101 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<128xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_46 : tensor<121x128xf16>) outs(%3 : tensor<121x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<121x128xf32>
    %104 = tensor.empty() : tensor<128x128xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_47 : tensor<128x128xf16>) outs(%104 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %111 = arith.extf %in : f16 to f32
      linalg.yield %111 : f32
    } -> tensor<128x128xf32>
    %106 = linalg.fill ins(%cst : f32) outs(%3 : tensor<121x128xf32>) -> tensor<121x128xf32>
    %107 = linalg.matmul ins(%103, %105 : tensor<121x128xf32>, tensor<128x128xf32>) outs(%106 : tensor<121x128xf32>) -> tensor<121x128xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %102 : tensor<121x128xf32>, tensor<128xf32>) outs(%3 : tensor<121x128xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %111 = arith.addf %in, %in_49 : f32
      linalg.yield %111 : f32
    } -> tensor<121x128xf32>
    %109 = tensor.empty() : tensor<121x128xf16>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<121x128xf32>) outs(%109 : tensor<121x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %111 = arith.truncf %in : f32 to f16
      linalg.yield %111 : f16
    } -> tensor<121x128xf16>
    %expanded_48 = tensor.expand_shape %110 [[0, 1, 2], [3]] output_shape [1, 11, 11, 128] : tensor<121x128xf16> into tensor<1x11x11x128xf16>
    return %expanded_48 : tensor<1x11x11x128xf16>
  }
}
