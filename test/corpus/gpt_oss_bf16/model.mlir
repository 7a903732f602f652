#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x167x24xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<512x24xbf16>, %arg3: tensor<512xbf16>, %arg4: tensor<64x24xbf16>, %arg5: tensor<64xbf16>, %arg6: tensor<64x24xbf16>, %arg7: tensor<64xbf16>, %arg8: tensor<24x512xbf16>, %arg9: tensor<24xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>) -> tensor<1x167x24xbf16> {
    %c67_i64 = arith.constant 67 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF80 : bf16
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 1.3465735902799727 : f64
    %cst_6 = arith.constant 1.250000e-01 : bf16
    %0 = tensor.empty() : tensor<167xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<167xi64>) {
    ^bb0(%out: i64):
      %119 = linalg.index 0 : index
      %120 = arith.index_cast %119 : index to i64
      linalg.yield %120 : i64
    } -> tensor<167xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 167, 1] : tensor<167xi64> into tensor<1x1x167x1xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 167] : tensor<167xi64> into tensor<1x1x1x167xi64>
    %2 = tensor.empty() : tensor<1x1x167x1xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x167x1xi64>) outs(%2 : tensor<1x1x167x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %119 = arith.subi %in, %c67_i64 : i64
      linalg.yield %119 : i64
    } -> tensor<1x1x167x1xi64>
    %4 = tensor.empty() : tensor<1x1x167x167xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %3 : tensor<1x1x1x167xi64>, tensor<1x1x167x1xi64>) outs(%4 : tensor<1x1x167x167xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %119 = arith.cmpi sgt, %in, %in_40 : i64
      linalg.yield %119 : i1
    } -> tensor<1x1x167x167xi1>
    %6 = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %5 : tensor<i1>, tensor<1x1x167x167xi1>) outs(%4 : tensor<1x1x167x167xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %119 = arith.andi %in, %in_40 : i1
      linalg.yield %119 : i1
    } -> tensor<1x1x167x167xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded : tensor<1x1x1x167xi64>, tensor<1x1x167x1xi64>) outs(%4 : tensor<1x1x167x167xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %119 = arith.cmpi sle, %in, %in_40 : i64
      linalg.yield %119 : i1
    } -> tensor<1x1x167x167xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<1x1x167x167xi1>, tensor<1x1x167x167xi1>) outs(%4 : tensor<1x1x167x167xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %119 = arith.andi %in, %in_40 : i1
      linalg.yield %119 : i1
    } -> tensor<1x1x167x167xi1>
    %9 = tensor.empty() : tensor<1x1x167x167xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %cst_3, %cst_2 : tensor<1x1x167x167xi1>, tensor<bf16>, tensor<bf16>) outs(%9 : tensor<1x1x167x167xbf16>) {
    ^bb0(%in: i1, %in_40: bf16, %in_41: bf16, %out: bf16):
      %119 = arith.select %in, %in_40, %in_41 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x1x167x167xbf16>
    %expanded_8 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 167, 1] : tensor<167xi64> into tensor<1x167x1xi64>
    %11 = tensor.empty() : tensor<1x167x1xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x167x1xi64>) outs(%11 : tensor<1x167x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %119 = arith.sitofp %in : i64 to f32
      linalg.yield %119 : f32
    } -> tensor<1x167x1xf32>
    %13 = tensor.empty() : tensor<32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%13 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<32xf32>
    %15 = tensor.empty() : tensor<1x167x32xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x167x1xf32>, tensor<32xf32>) outs(%15 : tensor<1x167x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %119 = arith.mulf %in, %in_40 : f32
      linalg.yield %119 : f32
    } -> tensor<1x167x32xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<1x167x32xf32>) outs(%15 : tensor<1x167x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.cos %in : f32
      linalg.yield %119 : f32
    } -> tensor<1x167x32xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x167x32xf32>) outs(%15 : tensor<1x167x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.truncf %cst_5 : f64 to f32
      %120 = arith.mulf %in, %119 : f32
      linalg.yield %120 : f32
    } -> tensor<1x167x32xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<1x167x32xf32>) outs(%15 : tensor<1x167x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.sin %in : f32
      linalg.yield %119 : f32
    } -> tensor<1x167x32xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x167x32xf32>) outs(%15 : tensor<1x167x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.truncf %cst_5 : f64 to f32
      %120 = arith.mulf %in, %119 : f32
      linalg.yield %120 : f32
    } -> tensor<1x167x32xf32>
    %21 = tensor.empty() : tensor<1x167x32xbf16>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x167x32xf32>) outs(%21 : tensor<1x167x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<1x167x32xbf16>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x167x32xf32>) outs(%21 : tensor<1x167x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<1x167x32xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x167x24xbf16> into tensor<167x24xbf16>
    %24 = tensor.empty() : tensor<24x512xbf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<512x24xbf16>) outs(%24 : tensor<24x512xbf16>) permutation = [1, 0] 
    %25 = tensor.empty() : tensor<512xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<512xbf16>) outs(%25 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<512xf32>
    %27 = tensor.empty() : tensor<167x24xf32>
    %28 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<167x24xbf16>) outs(%27 : tensor<167x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<167x24xf32>
    %29 = tensor.empty() : tensor<24x512xf32>
    %30 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<24x512xbf16>) outs(%29 : tensor<24x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<24x512xf32>
    %31 = tensor.empty() : tensor<167x512xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<167x512xf32>) -> tensor<167x512xf32>
    %33 = linalg.matmul ins(%28, %30 : tensor<167x24xf32>, tensor<24x512xf32>) outs(%32 : tensor<167x512xf32>) -> tensor<167x512xf32>
    %34 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%33, %26 : tensor<167x512xf32>, tensor<512xf32>) outs(%31 : tensor<167x512xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %119 = arith.addf %in, %in_40 : f32
      linalg.yield %119 : f32
    } -> tensor<167x512xf32>
    %35 = tensor.empty() : tensor<167x512xbf16>
    %36 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<167x512xf32>) outs(%35 : tensor<167x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<167x512xbf16>
    %expanded_9 = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [1, 167, 8, 64] : tensor<167x512xbf16> into tensor<1x167x8x64xbf16>
    %37 = tensor.empty() : tensor<1x8x167x64xbf16>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<1x167x8x64xbf16>) outs(%37 : tensor<1x8x167x64xbf16>) permutation = [0, 2, 1, 3] 
    %38 = tensor.empty() : tensor<24x64xbf16>
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<64x24xbf16>) outs(%38 : tensor<24x64xbf16>) permutation = [1, 0] 
    %39 = tensor.empty() : tensor<64xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<64xbf16>) outs(%39 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<64xf32>
    %41 = tensor.empty() : tensor<24x64xf32>
    %42 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%transposed_11 : tensor<24x64xbf16>) outs(%41 : tensor<24x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<24x64xf32>
    %43 = tensor.empty() : tensor<167x64xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<167x64xf32>) -> tensor<167x64xf32>
    %45 = linalg.matmul ins(%28, %42 : tensor<167x24xf32>, tensor<24x64xf32>) outs(%44 : tensor<167x64xf32>) -> tensor<167x64xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%45, %40 : tensor<167x64xf32>, tensor<64xf32>) outs(%43 : tensor<167x64xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %119 = arith.addf %in, %in_40 : f32
      linalg.yield %119 : f32
    } -> tensor<167x64xf32>
    %47 = tensor.empty() : tensor<167x64xbf16>
    %48 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<167x64xf32>) outs(%47 : tensor<167x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<167x64xbf16>
    %expanded_12 = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [1, 167, 1, 64] : tensor<167x64xbf16> into tensor<1x167x1x64xbf16>
    %49 = tensor.empty() : tensor<1x1x167x64xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<1x167x1x64xbf16>) outs(%49 : tensor<1x1x167x64xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg6 : tensor<64x24xbf16>) outs(%38 : tensor<24x64xbf16>) permutation = [1, 0] 
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<64xbf16>) outs(%39 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<64xf32>
    %51 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%transposed_14 : tensor<24x64xbf16>) outs(%41 : tensor<24x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<24x64xf32>
    %52 = linalg.matmul ins(%28, %51 : tensor<167x24xf32>, tensor<24x64xf32>) outs(%44 : tensor<167x64xf32>) -> tensor<167x64xf32>
    %53 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%52, %50 : tensor<167x64xf32>, tensor<64xf32>) outs(%43 : tensor<167x64xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %119 = arith.addf %in, %in_40 : f32
      linalg.yield %119 : f32
    } -> tensor<167x64xf32>
    %54 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<167x64xf32>) outs(%47 : tensor<167x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<167x64xbf16>
    %expanded_15 = tensor.expand_shape %54 [[0, 1], [2, 3]] output_shape [1, 167, 1, 64] : tensor<167x64xbf16> into tensor<1x167x1x64xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<1x167x1x64xbf16>) outs(%49 : tensor<1x1x167x64xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [1, 1, 167, 32] : tensor<1x167x32xbf16> into tensor<1x1x167x32xbf16>
    %expanded_18 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, 167, 32] : tensor<1x167x32xbf16> into tensor<1x1x167x32xbf16>
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 0] [1, 8, 167, 32] [1, 1, 1, 1] : tensor<1x8x167x64xbf16> to tensor<1x8x167x32xbf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_10[0, 0, 0, 32] [1, 8, 167, 32] [1, 1, 1, 1] : tensor<1x8x167x64xbf16> to tensor<1x8x167x32xbf16>
    %55 = tensor.empty() : tensor<1x8x167x32xbf16>
    %56 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_17 : tensor<1x8x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%55 : tensor<1x8x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.mulf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x32xbf16>
    %57 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %expanded_18 : tensor<1x8x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%55 : tensor<1x8x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.mulf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x32xbf16>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %57 : tensor<1x8x167x32xbf16>, tensor<1x8x167x32xbf16>) outs(%55 : tensor<1x8x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.subf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x32xbf16>
    %59 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %expanded_17 : tensor<1x8x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%55 : tensor<1x8x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.mulf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x32xbf16>
    %60 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_18 : tensor<1x8x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%55 : tensor<1x8x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.mulf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x32xbf16>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %60 : tensor<1x8x167x32xbf16>, tensor<1x8x167x32xbf16>) outs(%55 : tensor<1x8x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.addf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x32xbf16>
    %concat = tensor.concat dim(3) %58, %61 : (tensor<1x8x167x32xbf16>, tensor<1x8x167x32xbf16>) -> tensor<1x8x167x64xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [1, 1, 167, 32] [1, 1, 1, 1] : tensor<1x1x167x64xbf16> to tensor<1x1x167x32xbf16>
    %extracted_slice_21 = tensor.extract_slice %transposed_13[0, 0, 0, 32] [1, 1, 167, 32] [1, 1, 1, 1] : tensor<1x1x167x64xbf16> to tensor<1x1x167x32xbf16>
    %62 = tensor.empty() : tensor<1x1x167x32xbf16>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %expanded_17 : tensor<1x1x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%62 : tensor<1x1x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.mulf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x1x167x32xbf16>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %expanded_18 : tensor<1x1x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%62 : tensor<1x1x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.mulf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x1x167x32xbf16>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<1x1x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%62 : tensor<1x1x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.subf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x1x167x32xbf16>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %expanded_17 : tensor<1x1x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%62 : tensor<1x1x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.mulf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x1x167x32xbf16>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %expanded_18 : tensor<1x1x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%62 : tensor<1x1x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.mulf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x1x167x32xbf16>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %67 : tensor<1x1x167x32xbf16>, tensor<1x1x167x32xbf16>) outs(%62 : tensor<1x1x167x32xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.addf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x1x167x32xbf16>
    %concat_22 = tensor.concat dim(3) %65, %68 : (tensor<1x1x167x32xbf16>, tensor<1x1x167x32xbf16>) -> tensor<1x1x167x64xbf16>
    %69 = tensor.empty() : tensor<1x1x8x167x64xbf16>
    %70 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_22 : tensor<1x1x167x64xbf16>) outs(%69 : tensor<1x1x8x167x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8x167x64xbf16>
    %collapsed_23 = tensor.collapse_shape %70 [[0], [1, 2], [3], [4]] : tensor<1x1x8x167x64xbf16> into tensor<1x8x167x64xbf16>
    %71 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<1x1x167x64xbf16>) outs(%69 : tensor<1x1x8x167x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8x167x64xbf16>
    %72 = tensor.empty() : tensor<1x8x64x167xbf16>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<1x8x167x64xbf16>) outs(%72 : tensor<1x8x64x167xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %concat [[0, 1], [2], [3]] : tensor<1x8x167x64xbf16> into tensor<8x167x64xbf16>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<1x8x64x167xbf16> into tensor<8x64x167xbf16>
    %73 = tensor.empty() : tensor<8x167x167xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<8x167x167xf32>) -> tensor<8x167x167xf32>
    %75 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<8x167x64xbf16>, tensor<8x64x167xbf16>) outs(%74 : tensor<8x167x167xf32>) -> tensor<8x167x167xf32>
    %76 = tensor.empty() : tensor<8x167x167xbf16>
    %77 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<8x167x167xf32>) outs(%76 : tensor<8x167x167xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<8x167x167xbf16>
    %expanded_27 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [1, 8, 167, 167] : tensor<8x167x167xbf16> into tensor<1x8x167x167xbf16>
    %78 = tensor.empty() : tensor<1x8x167x167xbf16>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<1x8x167x167xbf16>) outs(%78 : tensor<1x8x167x167xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %119 = arith.mulf %in, %cst_6 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x167xbf16>
    %80 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %10 : tensor<1x8x167x167xbf16>, tensor<1x1x167x167xbf16>) outs(%78 : tensor<1x8x167x167xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.addf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x167xbf16>
    %81 = tensor.empty() : tensor<1x8x167x1xbf16>
    %expanded_28 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 8, 1] : tensor<8xbf16> into tensor<1x8x1xbf16>
    %82 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<1x8x1xbf16>) outs(%81 : tensor<1x8x167x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x8x167x1xbf16>
    %concat_29 = tensor.concat dim(3) %80, %82 : (tensor<1x8x167x167xbf16>, tensor<1x8x167x1xbf16>) -> tensor<1x8x167x168xbf16>
    %83 = tensor.empty() : tensor<1x8x167xi64>
    %84 = linalg.fill ins(%c0_i64 : i64) outs(%83 : tensor<1x8x167xi64>) -> tensor<1x8x167xi64>
    %85 = tensor.empty() : tensor<1x8x167xbf16>
    %86 = linalg.fill ins(%cst_0 : bf16) outs(%85 : tensor<1x8x167xbf16>) -> tensor<1x8x167xbf16>
    %87:2 = linalg.generic {indexing_maps = [#map1, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%concat_29 : tensor<1x8x167x168xbf16>) outs(%86, %84 : tensor<1x8x167xbf16>, tensor<1x8x167xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_40: i64):
      %119 = linalg.index 3 : index
      %120 = arith.index_cast %119 : index to i64
      %121 = arith.maximumf %in, %out : bf16
      %122 = arith.cmpf ogt, %in, %out : bf16
      %123 = arith.select %122, %120, %out_40 : i64
      linalg.yield %121, %123 : bf16, i64
    } -> (tensor<1x8x167xbf16>, tensor<1x8x167xi64>)
    %expanded_30 = tensor.expand_shape %87#0 [[0], [1], [2, 3]] output_shape [1, 8, 167, 1] : tensor<1x8x167xbf16> into tensor<1x8x167x1xbf16>
    %88 = tensor.empty() : tensor<1x8x167x168xbf16>
    %89 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_29, %expanded_30 : tensor<1x8x167x168xbf16>, tensor<1x8x167x1xbf16>) outs(%88 : tensor<1x8x167x168xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %119 = arith.subf %in, %in_40 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x168xbf16>
    %90 = tensor.empty() : tensor<1x8x167x168xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<1x8x167x168xbf16>) outs(%90 : tensor<1x8x167x168xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<1x8x167x168xf32>
    %92 = tensor.empty() : tensor<1x8x167xf32>
    %93 = linalg.fill ins(%cst_1 : f32) outs(%92 : tensor<1x8x167xf32>) -> tensor<1x8x167xf32>
    %94:2 = linalg.generic {indexing_maps = [#map1, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%91 : tensor<1x8x167x168xf32>) outs(%93, %84 : tensor<1x8x167xf32>, tensor<1x8x167xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %119 = linalg.index 3 : index
      %120 = arith.index_cast %119 : index to i64
      %121 = arith.maximumf %in, %out : f32
      %122 = arith.cmpf ogt, %in, %out : f32
      %123 = arith.select %122, %120, %out_40 : i64
      linalg.yield %121, %123 : f32, i64
    } -> (tensor<1x8x167xf32>, tensor<1x8x167xi64>)
    %expanded_31 = tensor.expand_shape %94#0 [[0], [1], [2, 3]] output_shape [1, 8, 167, 1] : tensor<1x8x167xf32> into tensor<1x8x167x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %expanded_31 : tensor<1x8x167x168xf32>, tensor<1x8x167x1xf32>) outs(%90 : tensor<1x8x167x168xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %119 = arith.subf %in, %in_40 : f32
      linalg.yield %119 : f32
    } -> tensor<1x8x167x168xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<1x8x167x168xf32>) outs(%90 : tensor<1x8x167x168xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.exp %in : f32
      linalg.yield %119 : f32
    } -> tensor<1x8x167x168xf32>
    %97 = tensor.empty() : tensor<1x8x167x1xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<1x8x167x1xf32>) -> tensor<1x8x167x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%96 : tensor<1x8x167x168xf32>) outs(%98 : tensor<1x8x167x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.addf %in, %out : f32
      linalg.yield %119 : f32
    } -> tensor<1x8x167x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %99 : tensor<1x8x167x168xf32>, tensor<1x8x167x1xf32>) outs(%90 : tensor<1x8x167x168xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %119 = arith.divf %in, %in_40 : f32
      linalg.yield %119 : f32
    } -> tensor<1x8x167x168xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<1x8x167x168xf32>) outs(%88 : tensor<1x8x167x168xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<1x8x167x168xbf16>
    %extracted_slice_32 = tensor.extract_slice %101[0, 0, 0, 0] [1, 8, 167, 167] [1, 1, 1, 1] : tensor<1x8x167x168xbf16> to tensor<1x8x167x167xbf16>
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3]] : tensor<1x8x167x167xbf16> into tensor<8x167x167xbf16>
    %collapsed_34 = tensor.collapse_shape %71 [[0, 1, 2], [3], [4]] : tensor<1x1x8x167x64xbf16> into tensor<8x167x64xbf16>
    %102 = tensor.empty() : tensor<8x167x64xf32>
    %103 = linalg.fill ins(%cst : f32) outs(%102 : tensor<8x167x64xf32>) -> tensor<8x167x64xf32>
    %104 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<8x167x167xbf16>, tensor<8x167x64xbf16>) outs(%103 : tensor<8x167x64xf32>) -> tensor<8x167x64xf32>
    %105 = tensor.empty() : tensor<8x167x64xbf16>
    %106 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<8x167x64xf32>) outs(%105 : tensor<8x167x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<8x167x64xbf16>
    %expanded_35 = tensor.expand_shape %106 [[0, 1], [2], [3]] output_shape [1, 8, 167, 64] : tensor<8x167x64xbf16> into tensor<1x8x167x64xbf16>
    %107 = tensor.empty() : tensor<1x167x8x64xbf16>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<1x8x167x64xbf16>) outs(%107 : tensor<1x167x8x64xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0, 1], [2, 3]] : tensor<1x167x8x64xbf16> into tensor<167x512xbf16>
    %108 = tensor.empty() : tensor<512x24xbf16>
    %transposed_38 = linalg.transpose ins(%arg8 : tensor<24x512xbf16>) outs(%108 : tensor<512x24xbf16>) permutation = [1, 0] 
    %109 = tensor.empty() : tensor<24xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg9 : tensor<24xbf16>) outs(%109 : tensor<24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<24xf32>
    %111 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%collapsed_37 : tensor<167x512xbf16>) outs(%31 : tensor<167x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<167x512xf32>
    %112 = tensor.empty() : tensor<512x24xf32>
    %113 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%transposed_38 : tensor<512x24xbf16>) outs(%112 : tensor<512x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %119 = arith.extf %in : bf16 to f32
      linalg.yield %119 : f32
    } -> tensor<512x24xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%27 : tensor<167x24xf32>) -> tensor<167x24xf32>
    %115 = linalg.matmul ins(%111, %113 : tensor<167x512xf32>, tensor<512x24xf32>) outs(%114 : tensor<167x24xf32>) -> tensor<167x24xf32>
    %116 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%115, %110 : tensor<167x24xf32>, tensor<24xf32>) outs(%27 : tensor<167x24xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %119 = arith.addf %in, %in_40 : f32
      linalg.yield %119 : f32
    } -> tensor<167x24xf32>
    %117 = tensor.empty() : tensor<167x24xbf16>
    %118 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<167x24xf32>) outs(%117 : tensor<167x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %119 = arith.truncf %in : f32 to bf16
      linalg.yield %119 : bf16
    } -> tensor<167x24xbf16>
    %expanded_39 = tensor.expand_shape %118 [[0, 1], [2]] output_shape [1, 167, 24] : tensor<167x24xbf16> into tensor<1x167x24xbf16>
    return %expanded_39 : tensor<1x167x24xbf16>
  }
}
