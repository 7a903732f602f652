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
  func.func @main(%arg0: tensor<1x179x24xbf16>, %arg1: tensor<512x24xbf16>, %arg2: tensor<256x24xbf16>, %arg3: tensor<256x24xbf16>, %arg4: tensor<24x512xbf16>, %arg5: tensor<64xbf16>, %arg6: tensor<64xbf16>) -> tensor<1x179x24xbf16> {
    %c71_i64 = arith.constant 71 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0.088388347648318447 : f64
    %0 = tensor.empty() : tensor<179xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<179xi64>) {
    ^bb0(%out: i64):
      %87 = linalg.index 0 : index
      %88 = arith.index_cast %87 : index to i64
      linalg.yield %88 : i64
    } -> tensor<179xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 179, 1] : tensor<179xi64> into tensor<1x1x179x1xi64>
    %expanded_5 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 179] : tensor<179xi64> into tensor<1x1x1x179xi64>
    %2 = tensor.empty() : tensor<1x1x179x1xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x179x1xi64>) outs(%2 : tensor<1x1x179x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %87 = arith.subi %in, %c71_i64 : i64
      linalg.yield %87 : i64
    } -> tensor<1x1x179x1xi64>
    %4 = tensor.empty() : tensor<1x1x179x179xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %3 : tensor<1x1x1x179xi64>, tensor<1x1x179x1xi64>) outs(%4 : tensor<1x1x179x179xi1>) {
    ^bb0(%in: i64, %in_35: i64, %out: i1):
      %87 = arith.cmpi sgt, %in, %in_35 : i64
      linalg.yield %87 : i1
    } -> tensor<1x1x179x179xi1>
    %6 = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %5 : tensor<i1>, tensor<1x1x179x179xi1>) outs(%4 : tensor<1x1x179x179xi1>) {
    ^bb0(%in: i1, %in_35: i1, %out: i1):
      %87 = arith.andi %in, %in_35 : i1
      linalg.yield %87 : i1
    } -> tensor<1x1x179x179xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded : tensor<1x1x1x179xi64>, tensor<1x1x179x1xi64>) outs(%4 : tensor<1x1x179x179xi1>) {
    ^bb0(%in: i64, %in_35: i64, %out: i1):
      %87 = arith.cmpi sle, %in, %in_35 : i64
      linalg.yield %87 : i1
    } -> tensor<1x1x179x179xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<1x1x179x179xi1>, tensor<1x1x179x179xi1>) outs(%4 : tensor<1x1x179x179xi1>) {
    ^bb0(%in: i1, %in_35: i1, %out: i1):
      %87 = arith.andi %in, %in_35 : i1
      linalg.yield %87 : i1
    } -> tensor<1x1x179x179xi1>
    %9 = tensor.empty() : tensor<1x1x179x179xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %cst_2, %cst_1 : tensor<1x1x179x179xi1>, tensor<bf16>, tensor<bf16>) outs(%9 : tensor<1x1x179x179xbf16>) {
    ^bb0(%in: i1, %in_35: bf16, %in_36: bf16, %out: bf16):
      %87 = arith.select %in, %in_35, %in_36 : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x1x179x179xbf16>
    %expanded_6 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 179, 1] : tensor<179xi64> into tensor<1x179x1xi64>
    %11 = tensor.empty() : tensor<1x179x1xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x179x1xi64>) outs(%11 : tensor<1x179x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %87 = arith.sitofp %in : i64 to f32
      linalg.yield %87 : f32
    } -> tensor<1x179x1xf32>
    %13 = tensor.empty() : tensor<64xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<64xbf16>) outs(%13 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %87 = arith.extf %in : bf16 to f32
      linalg.yield %87 : f32
    } -> tensor<64xf32>
    %15 = tensor.empty() : tensor<1x179x64xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x179x1xf32>, tensor<64xf32>) outs(%15 : tensor<1x179x64xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %87 = arith.mulf %in, %in_35 : f32
      linalg.yield %87 : f32
    } -> tensor<1x179x64xf32>
    %concat = tensor.concat dim(2) %16, %16 : (tensor<1x179x64xf32>, tensor<1x179x64xf32>) -> tensor<1x179x128xf32>
    %17 = tensor.empty() : tensor<1x179x128xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x179x128xf32>) outs(%17 : tensor<1x179x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.cos %in : f32
      linalg.yield %87 : f32
    } -> tensor<1x179x128xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x179x128xf32>) outs(%17 : tensor<1x179x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.sin %in : f32
      linalg.yield %87 : f32
    } -> tensor<1x179x128xf32>
    %20 = tensor.empty() : tensor<1x179x128xbf16>
    %21 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x179x128xf32>) outs(%20 : tensor<1x179x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<1x179x128xbf16>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x179x128xf32>) outs(%20 : tensor<1x179x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<1x179x128xbf16>
    %23 = tensor.empty() : tensor<24x512xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<512x24xbf16>) outs(%23 : tensor<24x512xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x179x24xbf16> into tensor<179x24xbf16>
    %24 = tensor.empty() : tensor<179x512xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<179x512xf32>) -> tensor<179x512xf32>
    %26 = linalg.matmul ins(%collapsed, %transposed : tensor<179x24xbf16>, tensor<24x512xbf16>) outs(%25 : tensor<179x512xf32>) -> tensor<179x512xf32>
    %27 = tensor.empty() : tensor<179x512xbf16>
    %28 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<179x512xf32>) outs(%27 : tensor<179x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<179x512xbf16>
    %expanded_7 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [1, 179, 4, 128] : tensor<179x512xbf16> into tensor<1x179x4x128xbf16>
    %29 = tensor.empty() : tensor<1x4x179x128xbf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<1x179x4x128xbf16>) outs(%29 : tensor<1x4x179x128xbf16>) permutation = [0, 2, 1, 3] 
    %30 = tensor.empty() : tensor<24x256xbf16>
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<256x24xbf16>) outs(%30 : tensor<24x256xbf16>) permutation = [1, 0] 
    %31 = tensor.empty() : tensor<179x256xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<179x256xf32>) -> tensor<179x256xf32>
    %33 = linalg.matmul ins(%collapsed, %transposed_9 : tensor<179x24xbf16>, tensor<24x256xbf16>) outs(%32 : tensor<179x256xf32>) -> tensor<179x256xf32>
    %34 = tensor.empty() : tensor<179x256xbf16>
    %35 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<179x256xf32>) outs(%34 : tensor<179x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<179x256xbf16>
    %expanded_10 = tensor.expand_shape %35 [[0, 1], [2, 3]] output_shape [1, 179, 2, 128] : tensor<179x256xbf16> into tensor<1x179x2x128xbf16>
    %36 = tensor.empty() : tensor<1x2x179x128xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<1x179x2x128xbf16>) outs(%36 : tensor<1x2x179x128xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<256x24xbf16>) outs(%30 : tensor<24x256xbf16>) permutation = [1, 0] 
    %37 = linalg.matmul ins(%collapsed, %transposed_12 : tensor<179x24xbf16>, tensor<24x256xbf16>) outs(%32 : tensor<179x256xf32>) -> tensor<179x256xf32>
    %38 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<179x256xf32>) outs(%34 : tensor<179x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<179x256xbf16>
    %expanded_13 = tensor.expand_shape %38 [[0, 1], [2, 3]] output_shape [1, 179, 2, 128] : tensor<179x256xbf16> into tensor<1x179x2x128xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<1x179x2x128xbf16>) outs(%36 : tensor<1x2x179x128xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %21 [[0], [1, 2], [3]] output_shape [1, 1, 179, 128] : tensor<1x179x128xbf16> into tensor<1x1x179x128xbf16>
    %expanded_16 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [1, 1, 179, 128] : tensor<1x179x128xbf16> into tensor<1x1x179x128xbf16>
    %39 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8, %expanded_15 : tensor<1x4x179x128xbf16>, tensor<1x1x179x128xbf16>) outs(%29 : tensor<1x4x179x128xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %87 = arith.mulf %in, %in_35 : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x4x179x128xbf16>
    %extracted_slice = tensor.extract_slice %transposed_8[0, 0, 0, 0] [1, 4, 179, 64] [1, 1, 1, 1] : tensor<1x4x179x128xbf16> to tensor<1x4x179x64xbf16>
    %extracted_slice_17 = tensor.extract_slice %transposed_8[0, 0, 0, 64] [1, 4, 179, 64] [1, 1, 1, 1] : tensor<1x4x179x128xbf16> to tensor<1x4x179x64xbf16>
    %40 = tensor.empty() : tensor<1x4x179x64xbf16>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<1x4x179x64xbf16>) outs(%40 : tensor<1x4x179x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %87 = arith.negf %in : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x4x179x64xbf16>
    %concat_18 = tensor.concat dim(3) %41, %extracted_slice : (tensor<1x4x179x64xbf16>, tensor<1x4x179x64xbf16>) -> tensor<1x4x179x128xbf16>
    %42 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_18, %expanded_16 : tensor<1x4x179x128xbf16>, tensor<1x1x179x128xbf16>) outs(%29 : tensor<1x4x179x128xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %87 = arith.mulf %in, %in_35 : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x4x179x128xbf16>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<1x4x179x128xbf16>, tensor<1x4x179x128xbf16>) outs(%29 : tensor<1x4x179x128xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %87 = arith.addf %in, %in_35 : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x4x179x128xbf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %expanded_15 : tensor<1x2x179x128xbf16>, tensor<1x1x179x128xbf16>) outs(%36 : tensor<1x2x179x128xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %87 = arith.mulf %in, %in_35 : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x2x179x128xbf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_11[0, 0, 0, 0] [1, 2, 179, 64] [1, 1, 1, 1] : tensor<1x2x179x128xbf16> to tensor<1x2x179x64xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_11[0, 0, 0, 64] [1, 2, 179, 64] [1, 1, 1, 1] : tensor<1x2x179x128xbf16> to tensor<1x2x179x64xbf16>
    %45 = tensor.empty() : tensor<1x2x179x64xbf16>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<1x2x179x64xbf16>) outs(%45 : tensor<1x2x179x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %87 = arith.negf %in : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x2x179x64xbf16>
    %concat_21 = tensor.concat dim(3) %46, %extracted_slice_19 : (tensor<1x2x179x64xbf16>, tensor<1x2x179x64xbf16>) -> tensor<1x2x179x128xbf16>
    %47 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_16 : tensor<1x2x179x128xbf16>, tensor<1x1x179x128xbf16>) outs(%36 : tensor<1x2x179x128xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %87 = arith.mulf %in, %in_35 : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x2x179x128xbf16>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<1x2x179x128xbf16>, tensor<1x2x179x128xbf16>) outs(%36 : tensor<1x2x179x128xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %87 = arith.addf %in, %in_35 : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x2x179x128xbf16>
    %49 = tensor.empty() : tensor<1x2x2x179x128xbf16>
    %50 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x2x179x128xbf16>) outs(%49 : tensor<1x2x2x179x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x2x179x128xbf16>
    %collapsed_22 = tensor.collapse_shape %50 [[0], [1, 2], [3], [4]] : tensor<1x2x2x179x128xbf16> into tensor<1x4x179x128xbf16>
    %51 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<1x2x179x128xbf16>) outs(%49 : tensor<1x2x2x179x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x2x179x128xbf16>
    %52 = tensor.empty() : tensor<1x4x128x179xbf16>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<1x4x179x128xbf16>) outs(%52 : tensor<1x4x128x179xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<1x4x179x128xbf16> into tensor<4x179x128xbf16>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<1x4x128x179xbf16> into tensor<4x128x179xbf16>
    %53 = tensor.empty() : tensor<4x179x179xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<4x179x179xf32>) -> tensor<4x179x179xf32>
    %55 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<4x179x128xbf16>, tensor<4x128x179xbf16>) outs(%54 : tensor<4x179x179xf32>) -> tensor<4x179x179xf32>
    %56 = tensor.empty() : tensor<4x179x179xbf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<4x179x179xf32>) outs(%56 : tensor<4x179x179xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<4x179x179xbf16>
    %expanded_26 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [1, 4, 179, 179] : tensor<4x179x179xbf16> into tensor<1x4x179x179xbf16>
    %58 = tensor.empty() : tensor<1x4x179x179xbf16>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<1x4x179x179xbf16>) outs(%58 : tensor<1x4x179x179xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %87 = arith.truncf %cst_4 : f64 to bf16
      %88 = arith.mulf %in, %87 : bf16
      linalg.yield %88 : bf16
    } -> tensor<1x4x179x179xbf16>
    %60 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %10 : tensor<1x4x179x179xbf16>, tensor<1x1x179x179xbf16>) outs(%58 : tensor<1x4x179x179xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %87 = arith.addf %in, %in_35 : bf16
      linalg.yield %87 : bf16
    } -> tensor<1x4x179x179xbf16>
    %61 = tensor.empty() : tensor<1x4x179x179xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<1x4x179x179xbf16>) outs(%61 : tensor<1x4x179x179xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %87 = arith.extf %in : bf16 to f32
      linalg.yield %87 : f32
    } -> tensor<1x4x179x179xf32>
    %63 = tensor.empty() : tensor<1x4x179xi64>
    %64 = linalg.fill ins(%c0_i64 : i64) outs(%63 : tensor<1x4x179xi64>) -> tensor<1x4x179xi64>
    %65 = tensor.empty() : tensor<1x4x179xf32>
    %66 = linalg.fill ins(%cst_0 : f32) outs(%65 : tensor<1x4x179xf32>) -> tensor<1x4x179xf32>
    %67:2 = linalg.generic {indexing_maps = [#map1, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<1x4x179x179xf32>) outs(%66, %64 : tensor<1x4x179xf32>, tensor<1x4x179xi64>) {
    ^bb0(%in: f32, %out: f32, %out_35: i64):
      %87 = linalg.index 3 : index
      %88 = arith.index_cast %87 : index to i64
      %89 = arith.maximumf %in, %out : f32
      %90 = arith.cmpf ogt, %in, %out : f32
      %91 = arith.select %90, %88, %out_35 : i64
      linalg.yield %89, %91 : f32, i64
    } -> (tensor<1x4x179xf32>, tensor<1x4x179xi64>)
    %expanded_27 = tensor.expand_shape %67#0 [[0], [1], [2, 3]] output_shape [1, 4, 179, 1] : tensor<1x4x179xf32> into tensor<1x4x179x1xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %expanded_27 : tensor<1x4x179x179xf32>, tensor<1x4x179x1xf32>) outs(%61 : tensor<1x4x179x179xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %87 = arith.subf %in, %in_35 : f32
      linalg.yield %87 : f32
    } -> tensor<1x4x179x179xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<1x4x179x179xf32>) outs(%61 : tensor<1x4x179x179xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.exp %in : f32
      linalg.yield %87 : f32
    } -> tensor<1x4x179x179xf32>
    %70 = tensor.empty() : tensor<1x4x179x1xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<1x4x179x1xf32>) -> tensor<1x4x179x1xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<1x4x179x179xf32>) outs(%71 : tensor<1x4x179x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.addf %in, %out : f32
      linalg.yield %87 : f32
    } -> tensor<1x4x179x1xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %72 : tensor<1x4x179x179xf32>, tensor<1x4x179x1xf32>) outs(%61 : tensor<1x4x179x179xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %87 = arith.divf %in, %in_35 : f32
      linalg.yield %87 : f32
    } -> tensor<1x4x179x179xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<1x4x179x179xf32>) outs(%58 : tensor<1x4x179x179xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<1x4x179x179xbf16>
    %collapsed_28 = tensor.collapse_shape %74 [[0, 1], [2], [3]] : tensor<1x4x179x179xbf16> into tensor<4x179x179xbf16>
    %collapsed_29 = tensor.collapse_shape %51 [[0, 1, 2], [3], [4]] : tensor<1x2x2x179x128xbf16> into tensor<4x179x128xbf16>
    %75 = tensor.empty() : tensor<4x179x128xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<4x179x128xf32>) -> tensor<4x179x128xf32>
    %77 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<4x179x179xbf16>, tensor<4x179x128xbf16>) outs(%76 : tensor<4x179x128xf32>) -> tensor<4x179x128xf32>
    %78 = tensor.empty() : tensor<4x179x128xbf16>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x179x128xf32>) outs(%78 : tensor<4x179x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<4x179x128xbf16>
    %expanded_30 = tensor.expand_shape %79 [[0, 1], [2], [3]] output_shape [1, 4, 179, 128] : tensor<4x179x128xbf16> into tensor<1x4x179x128xbf16>
    %80 = tensor.empty() : tensor<1x179x4x128xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<1x4x179x128xbf16>) outs(%80 : tensor<1x179x4x128xbf16>) permutation = [0, 2, 1, 3] 
    %81 = tensor.empty() : tensor<512x24xbf16>
    %transposed_32 = linalg.transpose ins(%arg4 : tensor<24x512xbf16>) outs(%81 : tensor<512x24xbf16>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<1x179x4x128xbf16> into tensor<179x512xbf16>
    %82 = tensor.empty() : tensor<179x24xf32>
    %83 = linalg.fill ins(%cst : f32) outs(%82 : tensor<179x24xf32>) -> tensor<179x24xf32>
    %84 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<179x512xbf16>, tensor<512x24xbf16>) outs(%83 : tensor<179x24xf32>) -> tensor<179x24xf32>
    %85 = tensor.empty() : tensor<179x24xbf16>
    %86 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<179x24xf32>) outs(%85 : tensor<179x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %87 = arith.truncf %in : f32 to bf16
      linalg.yield %87 : bf16
    } -> tensor<179x24xbf16>
    %expanded_34 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [1, 179, 24] : tensor<179x24xbf16> into tensor<1x179x24xbf16>
    return %expanded_34 : tensor<1x179x24xbf16>
  }
}
