#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x163x24xbf16>, %arg1: tensor<512x24xbf16>, %arg2: tensor<256x24xbf16>, %arg3: tensor<256x24xbf16>, %arg4: tensor<24x512xbf16>, %arg5: tensor<128xbf16>, %arg6: tensor<128xbf16>) -> tensor<1x163x24xbf16> {
    %c73_i64 = arith.constant 73 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 6.250000e-02 : bf16
    %cst_5 = arith.constant 5.000000e+01 : bf16
    %0 = tensor.empty() : tensor<163xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<163xi64>) {
    ^bb0(%out: i64):
      %90 = linalg.index 0 : index
      %91 = arith.index_cast %90 : index to i64
      linalg.yield %91 : i64
    } -> tensor<163xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 163, 1] : tensor<163xi64> into tensor<1x1x163x1xi64>
    %expanded_6 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 163] : tensor<163xi64> into tensor<1x1x1x163xi64>
    %2 = tensor.empty() : tensor<1x1x163x1xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x163x1xi64>) outs(%2 : tensor<1x1x163x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %90 = arith.subi %in, %c73_i64 : i64
      linalg.yield %90 : i64
    } -> tensor<1x1x163x1xi64>
    %4 = tensor.empty() : tensor<1x1x163x163xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %3 : tensor<1x1x1x163xi64>, tensor<1x1x163x1xi64>) outs(%4 : tensor<1x1x163x163xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %90 = arith.cmpi sgt, %in, %in_36 : i64
      linalg.yield %90 : i1
    } -> tensor<1x1x163x163xi1>
    %6 = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %5 : tensor<i1>, tensor<1x1x163x163xi1>) outs(%4 : tensor<1x1x163x163xi1>) {
    ^bb0(%in: i1, %in_36: i1, %out: i1):
      %90 = arith.andi %in, %in_36 : i1
      linalg.yield %90 : i1
    } -> tensor<1x1x163x163xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded : tensor<1x1x1x163xi64>, tensor<1x1x163x1xi64>) outs(%4 : tensor<1x1x163x163xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %90 = arith.cmpi sle, %in, %in_36 : i64
      linalg.yield %90 : i1
    } -> tensor<1x1x163x163xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<1x1x163x163xi1>, tensor<1x1x163x163xi1>) outs(%4 : tensor<1x1x163x163xi1>) {
    ^bb0(%in: i1, %in_36: i1, %out: i1):
      %90 = arith.andi %in, %in_36 : i1
      linalg.yield %90 : i1
    } -> tensor<1x1x163x163xi1>
    %9 = tensor.empty() : tensor<1x1x163x163xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %cst_2, %cst_1 : tensor<1x1x163x163xi1>, tensor<bf16>, tensor<bf16>) outs(%9 : tensor<1x1x163x163xbf16>) {
    ^bb0(%in: i1, %in_36: bf16, %in_37: bf16, %out: bf16):
      %90 = arith.select %in, %in_36, %in_37 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x1x163x163xbf16>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 163, 1] : tensor<163xi64> into tensor<1x163x1xi64>
    %11 = tensor.empty() : tensor<1x163x1xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x163x1xi64>) outs(%11 : tensor<1x163x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %90 = arith.sitofp %in : i64 to f32
      linalg.yield %90 : f32
    } -> tensor<1x163x1xf32>
    %13 = tensor.empty() : tensor<128xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<128xbf16>) outs(%13 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %90 = arith.extf %in : bf16 to f32
      linalg.yield %90 : f32
    } -> tensor<128xf32>
    %15 = tensor.empty() : tensor<1x163x128xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x163x1xf32>, tensor<128xf32>) outs(%15 : tensor<1x163x128xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %90 = arith.mulf %in, %in_36 : f32
      linalg.yield %90 : f32
    } -> tensor<1x163x128xf32>
    %concat = tensor.concat dim(2) %16, %16 : (tensor<1x163x128xf32>, tensor<1x163x128xf32>) -> tensor<1x163x256xf32>
    %17 = tensor.empty() : tensor<1x163x256xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x163x256xf32>) outs(%17 : tensor<1x163x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.cos %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x163x256xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x163x256xf32>) outs(%17 : tensor<1x163x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.sin %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x163x256xf32>
    %20 = tensor.empty() : tensor<1x163x256xbf16>
    %21 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x163x256xf32>) outs(%20 : tensor<1x163x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<1x163x256xbf16>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x163x256xf32>) outs(%20 : tensor<1x163x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<1x163x256xbf16>
    %23 = tensor.empty() : tensor<24x512xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<512x24xbf16>) outs(%23 : tensor<24x512xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x163x24xbf16> into tensor<163x24xbf16>
    %24 = tensor.empty() : tensor<163x512xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<163x512xf32>) -> tensor<163x512xf32>
    %26 = linalg.matmul ins(%collapsed, %transposed : tensor<163x24xbf16>, tensor<24x512xbf16>) outs(%25 : tensor<163x512xf32>) -> tensor<163x512xf32>
    %27 = tensor.empty() : tensor<163x512xbf16>
    %28 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<163x512xf32>) outs(%27 : tensor<163x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<163x512xbf16>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [1, 163, 2, 256] : tensor<163x512xbf16> into tensor<1x163x2x256xbf16>
    %29 = tensor.empty() : tensor<1x2x163x256xbf16>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<1x163x2x256xbf16>) outs(%29 : tensor<1x2x163x256xbf16>) permutation = [0, 2, 1, 3] 
    %30 = tensor.empty() : tensor<24x256xbf16>
    %transposed_10 = linalg.transpose ins(%arg2 : tensor<256x24xbf16>) outs(%30 : tensor<24x256xbf16>) permutation = [1, 0] 
    %31 = tensor.empty() : tensor<163x256xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<163x256xf32>) -> tensor<163x256xf32>
    %33 = linalg.matmul ins(%collapsed, %transposed_10 : tensor<163x24xbf16>, tensor<24x256xbf16>) outs(%32 : tensor<163x256xf32>) -> tensor<163x256xf32>
    %34 = tensor.empty() : tensor<163x256xbf16>
    %35 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<163x256xf32>) outs(%34 : tensor<163x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<163x256xbf16>
    %expanded_11 = tensor.expand_shape %35 [[0, 1], [2, 3]] output_shape [1, 163, 1, 256] : tensor<163x256xbf16> into tensor<1x163x1x256xbf16>
    %36 = tensor.empty() : tensor<1x1x163x256xbf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<1x163x1x256xbf16>) outs(%36 : tensor<1x1x163x256xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<256x24xbf16>) outs(%30 : tensor<24x256xbf16>) permutation = [1, 0] 
    %37 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<163x24xbf16>, tensor<24x256xbf16>) outs(%32 : tensor<163x256xf32>) -> tensor<163x256xf32>
    %38 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<163x256xf32>) outs(%34 : tensor<163x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<163x256xbf16>
    %expanded_14 = tensor.expand_shape %38 [[0, 1], [2, 3]] output_shape [1, 163, 1, 256] : tensor<163x256xbf16> into tensor<1x163x1x256xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<1x163x1x256xbf16>) outs(%36 : tensor<1x1x163x256xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %21 [[0], [1, 2], [3]] output_shape [1, 1, 163, 256] : tensor<1x163x256xbf16> into tensor<1x1x163x256xbf16>
    %expanded_17 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [1, 1, 163, 256] : tensor<1x163x256xbf16> into tensor<1x1x163x256xbf16>
    %39 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %expanded_16 : tensor<1x2x163x256xbf16>, tensor<1x1x163x256xbf16>) outs(%29 : tensor<1x2x163x256xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %90 = arith.mulf %in, %in_36 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x256xbf16>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 0] [1, 2, 163, 128] [1, 1, 1, 1] : tensor<1x2x163x256xbf16> to tensor<1x2x163x128xbf16>
    %extracted_slice_18 = tensor.extract_slice %transposed_9[0, 0, 0, 128] [1, 2, 163, 128] [1, 1, 1, 1] : tensor<1x2x163x256xbf16> to tensor<1x2x163x128xbf16>
    %40 = tensor.empty() : tensor<1x2x163x128xbf16>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<1x2x163x128xbf16>) outs(%40 : tensor<1x2x163x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %90 = arith.negf %in : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x128xbf16>
    %concat_19 = tensor.concat dim(3) %41, %extracted_slice : (tensor<1x2x163x128xbf16>, tensor<1x2x163x128xbf16>) -> tensor<1x2x163x256xbf16>
    %42 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_19, %expanded_17 : tensor<1x2x163x256xbf16>, tensor<1x1x163x256xbf16>) outs(%29 : tensor<1x2x163x256xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %90 = arith.mulf %in, %in_36 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x256xbf16>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<1x2x163x256xbf16>, tensor<1x2x163x256xbf16>) outs(%29 : tensor<1x2x163x256xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %90 = arith.addf %in, %in_36 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x256xbf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_16 : tensor<1x1x163x256xbf16>, tensor<1x1x163x256xbf16>) outs(%36 : tensor<1x1x163x256xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %90 = arith.mulf %in, %in_36 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x1x163x256xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [1, 1, 163, 128] [1, 1, 1, 1] : tensor<1x1x163x256xbf16> to tensor<1x1x163x128xbf16>
    %extracted_slice_21 = tensor.extract_slice %transposed_12[0, 0, 0, 128] [1, 1, 163, 128] [1, 1, 1, 1] : tensor<1x1x163x256xbf16> to tensor<1x1x163x128xbf16>
    %45 = tensor.empty() : tensor<1x1x163x128xbf16>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<1x1x163x128xbf16>) outs(%45 : tensor<1x1x163x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %90 = arith.negf %in : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x1x163x128xbf16>
    %concat_22 = tensor.concat dim(3) %46, %extracted_slice_20 : (tensor<1x1x163x128xbf16>, tensor<1x1x163x128xbf16>) -> tensor<1x1x163x256xbf16>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_17 : tensor<1x1x163x256xbf16>, tensor<1x1x163x256xbf16>) outs(%36 : tensor<1x1x163x256xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %90 = arith.mulf %in, %in_36 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x1x163x256xbf16>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<1x1x163x256xbf16>, tensor<1x1x163x256xbf16>) outs(%36 : tensor<1x1x163x256xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %90 = arith.addf %in, %in_36 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x1x163x256xbf16>
    %49 = tensor.empty() : tensor<1x1x2x163x256xbf16>
    %50 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x1x163x256xbf16>) outs(%49 : tensor<1x1x2x163x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x2x163x256xbf16>
    %collapsed_23 = tensor.collapse_shape %50 [[0], [1, 2], [3], [4]] : tensor<1x1x2x163x256xbf16> into tensor<1x2x163x256xbf16>
    %51 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<1x1x163x256xbf16>) outs(%49 : tensor<1x1x2x163x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x2x163x256xbf16>
    %52 = tensor.empty() : tensor<1x2x256x163xbf16>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<1x2x163x256xbf16>) outs(%52 : tensor<1x2x256x163xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<1x2x163x256xbf16> into tensor<2x163x256xbf16>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<1x2x256x163xbf16> into tensor<2x256x163xbf16>
    %53 = tensor.empty() : tensor<2x163x163xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<2x163x163xf32>) -> tensor<2x163x163xf32>
    %55 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<2x163x256xbf16>, tensor<2x256x163xbf16>) outs(%54 : tensor<2x163x163xf32>) -> tensor<2x163x163xf32>
    %56 = tensor.empty() : tensor<2x163x163xbf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x163x163xf32>) outs(%56 : tensor<2x163x163xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<2x163x163xbf16>
    %expanded_27 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [1, 2, 163, 163] : tensor<2x163x163xbf16> into tensor<1x2x163x163xbf16>
    %58 = tensor.empty() : tensor<1x2x163x163xbf16>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<1x2x163x163xbf16>) outs(%58 : tensor<1x2x163x163xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %90 = arith.mulf %in, %cst_4 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x163xbf16>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<1x2x163x163xbf16>) outs(%58 : tensor<1x2x163x163xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %90 = arith.divf %in, %cst_5 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x163xbf16>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<1x2x163x163xbf16>) outs(%58 : tensor<1x2x163x163xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %90 = math.tanh %in : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x163xbf16>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<1x2x163x163xbf16>) outs(%58 : tensor<1x2x163x163xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %90 = arith.mulf %in, %cst_5 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x163xbf16>
    %63 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %10 : tensor<1x2x163x163xbf16>, tensor<1x1x163x163xbf16>) outs(%58 : tensor<1x2x163x163xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %90 = arith.addf %in, %in_36 : bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x163xbf16>
    %64 = tensor.empty() : tensor<1x2x163x163xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<1x2x163x163xbf16>) outs(%64 : tensor<1x2x163x163xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %90 = arith.extf %in : bf16 to f32
      linalg.yield %90 : f32
    } -> tensor<1x2x163x163xf32>
    %66 = tensor.empty() : tensor<1x2x163xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<1x2x163xi64>) -> tensor<1x2x163xi64>
    %68 = tensor.empty() : tensor<1x2x163xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<1x2x163xf32>) -> tensor<1x2x163xf32>
    %70:2 = linalg.generic {indexing_maps = [#map1, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<1x2x163x163xf32>) outs(%69, %67 : tensor<1x2x163xf32>, tensor<1x2x163xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %90 = linalg.index 3 : index
      %91 = arith.index_cast %90 : index to i64
      %92 = arith.maximumf %in, %out : f32
      %93 = arith.cmpf ogt, %in, %out : f32
      %94 = arith.select %93, %91, %out_36 : i64
      linalg.yield %92, %94 : f32, i64
    } -> (tensor<1x2x163xf32>, tensor<1x2x163xi64>)
    %expanded_28 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [1, 2, 163, 1] : tensor<1x2x163xf32> into tensor<1x2x163x1xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_28 : tensor<1x2x163x163xf32>, tensor<1x2x163x1xf32>) outs(%64 : tensor<1x2x163x163xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %90 = arith.subf %in, %in_36 : f32
      linalg.yield %90 : f32
    } -> tensor<1x2x163x163xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<1x2x163x163xf32>) outs(%64 : tensor<1x2x163x163xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.exp %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x2x163x163xf32>
    %73 = tensor.empty() : tensor<1x2x163x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<1x2x163x1xf32>) -> tensor<1x2x163x1xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<1x2x163x163xf32>) outs(%74 : tensor<1x2x163x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.addf %in, %out : f32
      linalg.yield %90 : f32
    } -> tensor<1x2x163x1xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<1x2x163x163xf32>, tensor<1x2x163x1xf32>) outs(%64 : tensor<1x2x163x163xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %90 = arith.divf %in, %in_36 : f32
      linalg.yield %90 : f32
    } -> tensor<1x2x163x163xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<1x2x163x163xf32>) outs(%58 : tensor<1x2x163x163xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<1x2x163x163xbf16>
    %collapsed_29 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<1x2x163x163xbf16> into tensor<2x163x163xbf16>
    %collapsed_30 = tensor.collapse_shape %51 [[0, 1, 2], [3], [4]] : tensor<1x1x2x163x256xbf16> into tensor<2x163x256xbf16>
    %78 = tensor.empty() : tensor<2x163x256xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<2x163x256xf32>) -> tensor<2x163x256xf32>
    %80 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<2x163x163xbf16>, tensor<2x163x256xbf16>) outs(%79 : tensor<2x163x256xf32>) -> tensor<2x163x256xf32>
    %81 = tensor.empty() : tensor<2x163x256xbf16>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x163x256xf32>) outs(%81 : tensor<2x163x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<2x163x256xbf16>
    %expanded_31 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [1, 2, 163, 256] : tensor<2x163x256xbf16> into tensor<1x2x163x256xbf16>
    %83 = tensor.empty() : tensor<1x163x2x256xbf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<1x2x163x256xbf16>) outs(%83 : tensor<1x163x2x256xbf16>) permutation = [0, 2, 1, 3] 
    %84 = tensor.empty() : tensor<512x24xbf16>
    %transposed_33 = linalg.transpose ins(%arg4 : tensor<24x512xbf16>) outs(%84 : tensor<512x24xbf16>) permutation = [1, 0] 
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2, 3]] : tensor<1x163x2x256xbf16> into tensor<163x512xbf16>
    %85 = tensor.empty() : tensor<163x24xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<163x24xf32>) -> tensor<163x24xf32>
    %87 = linalg.matmul ins(%collapsed_34, %transposed_33 : tensor<163x512xbf16>, tensor<512x24xbf16>) outs(%86 : tensor<163x24xf32>) -> tensor<163x24xf32>
    %88 = tensor.empty() : tensor<163x24xbf16>
    %89 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<163x24xf32>) outs(%88 : tensor<163x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<163x24xbf16>
    %expanded_35 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [1, 163, 24] : tensor<163x24xbf16> into tensor<1x163x24xbf16>
    return %expanded_35 : tensor<1x163x24xbf16>
  }
}
