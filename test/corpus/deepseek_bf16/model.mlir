#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x139x24xbf16>, %arg1: tensor<10x24xbf16>, %arg2: tensor<10xbf16>, %arg3: tensor<384x10xbf16>, %arg4: tensor<78x24xbf16>, %arg5: tensor<14xbf16>, %arg6: tensor<512x14xbf16>, %arg7: tensor<24x256xbf16>, %arg8: tensor<32xbf16>, %arg9: tensor<32xbf16>) -> tensor<1x139x24xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant 0.072168783648703216 : f64
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 1.000000e+01 : f32
    %cst_6 = arith.constant 1.400000e+01 : f32
    %0 = tensor.empty() : tensor<139xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<139xi64>) {
    ^bb0(%out: i64):
      %118 = linalg.index 0 : index
      %119 = arith.index_cast %118 : index to i64
      linalg.yield %119 : i64
    } -> tensor<139xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 139, 1] : tensor<139xi64> into tensor<1x1x139x1xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 139] : tensor<139xi64> into tensor<1x1x1x139xi64>
    %2 = tensor.empty() : tensor<1x1x139x139xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded : tensor<1x1x1x139xi64>, tensor<1x1x139x1xi64>) outs(%2 : tensor<1x1x139x139xi1>) {
    ^bb0(%in: i64, %in_51: i64, %out: i1):
      %118 = arith.cmpi sle, %in, %in_51 : i64
      linalg.yield %118 : i1
    } -> tensor<1x1x139x139xi1>
    %4 = tensor.empty() : tensor<1x1x139x139xbf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %cst_2, %cst_1 : tensor<1x1x139x139xi1>, tensor<bf16>, tensor<bf16>) outs(%4 : tensor<1x1x139x139xbf16>) {
    ^bb0(%in: i1, %in_51: bf16, %in_52: bf16, %out: bf16):
      %118 = arith.select %in, %in_51, %in_52 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x1x139x139xbf16>
    %expanded_8 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 139, 1] : tensor<139xi64> into tensor<1x139x1xi64>
    %6 = tensor.empty() : tensor<1x139x1xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x139x1xi64>) outs(%6 : tensor<1x139x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %118 = arith.sitofp %in : i64 to f32
      linalg.yield %118 : f32
    } -> tensor<1x139x1xf32>
    %8 = tensor.empty() : tensor<32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<32xbf16>) outs(%8 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %118 = arith.extf %in : bf16 to f32
      linalg.yield %118 : f32
    } -> tensor<32xf32>
    %10 = tensor.empty() : tensor<1x139x32xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<1x139x1xf32>, tensor<32xf32>) outs(%10 : tensor<1x139x32xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %118 = arith.mulf %in, %in_51 : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x32xf32>
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x139x32xf32>, tensor<1x139x32xf32>) -> tensor<1x139x64xf32>
    %12 = tensor.empty() : tensor<1x139x64xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x139x64xf32>) outs(%12 : tensor<1x139x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.cos %in : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x64xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x139x64xf32>) outs(%12 : tensor<1x139x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.sin %in : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x64xf32>
    %15 = tensor.empty() : tensor<1x139x64xbf16>
    %16 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<1x139x64xf32>) outs(%15 : tensor<1x139x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<1x139x64xbf16>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x139x64xf32>) outs(%15 : tensor<1x139x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<1x139x64xbf16>
    %18 = tensor.empty() : tensor<24x10xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<10x24xbf16>) outs(%18 : tensor<24x10xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x139x24xbf16> into tensor<139x24xbf16>
    %19 = tensor.empty() : tensor<139x10xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<139x10xf32>) -> tensor<139x10xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<139x24xbf16>, tensor<24x10xbf16>) outs(%20 : tensor<139x10xf32>) -> tensor<139x10xf32>
    %22 = tensor.empty() : tensor<139x10xbf16>
    %23 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<139x10xf32>) outs(%22 : tensor<139x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<139x10xbf16>
    %expanded_9 = tensor.expand_shape %23 [[0, 1], [2]] output_shape [1, 139, 10] : tensor<139x10xbf16> into tensor<1x139x10xbf16>
    %24 = tensor.empty() : tensor<1x139x10xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x139x10xbf16>) outs(%24 : tensor<1x139x10xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %118 = arith.extf %in : bf16 to f32
      linalg.yield %118 : f32
    } -> tensor<1x139x10xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x139x10xf32>) outs(%24 : tensor<1x139x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %118 : f32
    } -> tensor<1x139x10xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x139x1xf32>) -> tensor<1x139x1xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<1x139x10xf32>) outs(%27 : tensor<1x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x1xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x139x1xf32>) outs(%6 : tensor<1x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.divf %in, %cst_5 : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x1xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x139x1xf32>) outs(%6 : tensor<1x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.truncf %cst_4 : f64 to f32
      %119 = arith.addf %in, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x139x1xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x139x1xf32>) outs(%6 : tensor<1x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.rsqrt %in : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x1xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %31 : tensor<1x139x10xf32>, tensor<1x139x1xf32>) outs(%24 : tensor<1x139x10xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %118 = arith.mulf %in, %in_51 : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x10xf32>
    %33 = tensor.empty() : tensor<1x139x10xbf16>
    %34 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<1x139x10xf32>) outs(%33 : tensor<1x139x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<1x139x10xbf16>
    %35 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %34 : tensor<10xbf16>, tensor<1x139x10xbf16>) outs(%33 : tensor<1x139x10xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x139x10xbf16>
    %36 = tensor.empty() : tensor<10x384xbf16>
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<384x10xbf16>) outs(%36 : tensor<10x384xbf16>) permutation = [1, 0] 
    %collapsed_11 = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<1x139x10xbf16> into tensor<139x10xbf16>
    %37 = tensor.empty() : tensor<139x384xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<139x384xf32>) -> tensor<139x384xf32>
    %39 = linalg.matmul ins(%collapsed_11, %transposed_10 : tensor<139x10xbf16>, tensor<10x384xbf16>) outs(%38 : tensor<139x384xf32>) -> tensor<139x384xf32>
    %40 = tensor.empty() : tensor<139x384xbf16>
    %41 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<139x384xf32>) outs(%40 : tensor<139x384xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<139x384xbf16>
    %expanded_12 = tensor.expand_shape %41 [[0, 1], [2, 3]] output_shape [1, 139, 2, 192] : tensor<139x384xbf16> into tensor<1x139x2x192xbf16>
    %42 = tensor.empty() : tensor<1x2x139x192xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<1x139x2x192xbf16>) outs(%42 : tensor<1x2x139x192xbf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [1, 2, 139, 128] [1, 1, 1, 1] : tensor<1x2x139x192xbf16> to tensor<1x2x139x128xbf16>
    %extracted_slice_14 = tensor.extract_slice %transposed_13[0, 0, 0, 128] [1, 2, 139, 64] [1, 1, 1, 1] : tensor<1x2x139x192xbf16> to tensor<1x2x139x64xbf16>
    %43 = tensor.empty() : tensor<24x78xbf16>
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<78x24xbf16>) outs(%43 : tensor<24x78xbf16>) permutation = [1, 0] 
    %44 = tensor.empty() : tensor<139x78xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<139x78xf32>) -> tensor<139x78xf32>
    %46 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<139x24xbf16>, tensor<24x78xbf16>) outs(%45 : tensor<139x78xf32>) -> tensor<139x78xf32>
    %47 = tensor.empty() : tensor<139x78xbf16>
    %48 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<139x78xf32>) outs(%47 : tensor<139x78xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<139x78xbf16>
    %expanded_16 = tensor.expand_shape %48 [[0, 1], [2]] output_shape [1, 139, 78] : tensor<139x78xbf16> into tensor<1x139x78xbf16>
    %extracted_slice_17 = tensor.extract_slice %expanded_16[0, 0, 0] [1, 139, 14] [1, 1, 1] : tensor<1x139x78xbf16> to tensor<1x139x14xbf16>
    %extracted_slice_18 = tensor.extract_slice %expanded_16[0, 0, 14] [1, 139, 64] [1, 1, 1] : tensor<1x139x78xbf16> to tensor<1x139x64xbf16>
    %49 = tensor.empty() : tensor<1x139x14xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<1x139x14xbf16>) outs(%49 : tensor<1x139x14xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %118 = arith.extf %in : bf16 to f32
      linalg.yield %118 : f32
    } -> tensor<1x139x14xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<1x139x14xf32>) outs(%49 : tensor<1x139x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %118 : f32
    } -> tensor<1x139x14xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<1x139x14xf32>) outs(%27 : tensor<1x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x1xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<1x139x1xf32>) outs(%6 : tensor<1x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.divf %in, %cst_6 : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x1xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<1x139x1xf32>) outs(%6 : tensor<1x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.truncf %cst_4 : f64 to f32
      %119 = arith.addf %in, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x139x1xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<1x139x1xf32>) outs(%6 : tensor<1x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.rsqrt %in : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x1xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %55 : tensor<1x139x14xf32>, tensor<1x139x1xf32>) outs(%49 : tensor<1x139x14xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %118 = arith.mulf %in, %in_51 : f32
      linalg.yield %118 : f32
    } -> tensor<1x139x14xf32>
    %57 = tensor.empty() : tensor<1x139x14xbf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<1x139x14xf32>) outs(%57 : tensor<1x139x14xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<1x139x14xbf16>
    %59 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %58 : tensor<14xbf16>, tensor<1x139x14xbf16>) outs(%57 : tensor<1x139x14xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x139x14xbf16>
    %expanded_19 = tensor.expand_shape %extracted_slice_18 [[0], [1, 2], [3]] output_shape [1, 1, 139, 64] : tensor<1x139x64xbf16> into tensor<1x1x139x64xbf16>
    %extracted_slice_20 = tensor.extract_slice %16[0, 0, 0] [1, 139, 32] [1, 1, 1] : tensor<1x139x64xbf16> to tensor<1x139x32xbf16>
    %expanded_21 = tensor.expand_shape %extracted_slice_20 [[0], [1, 2], [3]] output_shape [1, 1, 139, 32] : tensor<1x139x32xbf16> into tensor<1x1x139x32xbf16>
    %extracted_slice_22 = tensor.extract_slice %17[0, 0, 0] [1, 139, 32] [1, 1, 1] : tensor<1x139x64xbf16> to tensor<1x139x32xbf16>
    %expanded_23 = tensor.expand_shape %extracted_slice_22 [[0], [1, 2], [3]] output_shape [1, 1, 139, 32] : tensor<1x139x32xbf16> into tensor<1x1x139x32xbf16>
    %extracted_slice_24 = tensor.extract_slice %extracted_slice_14[0, 0, 0, 0] [1, 2, 139, 32] [1, 1, 1, 2] : tensor<1x2x139x64xbf16> to tensor<1x2x139x32xbf16>
    %extracted_slice_25 = tensor.extract_slice %extracted_slice_14[0, 0, 0, 1] [1, 2, 139, 32] [1, 1, 1, 2] : tensor<1x2x139x64xbf16> to tensor<1x2x139x32xbf16>
    %extracted_slice_26 = tensor.extract_slice %expanded_19[0, 0, 0, 0] [1, 1, 139, 32] [1, 1, 1, 2] : tensor<1x1x139x64xbf16> to tensor<1x1x139x32xbf16>
    %extracted_slice_27 = tensor.extract_slice %expanded_19[0, 0, 0, 1] [1, 1, 139, 32] [1, 1, 1, 2] : tensor<1x1x139x64xbf16> to tensor<1x1x139x32xbf16>
    %60 = tensor.empty() : tensor<1x2x139x32xbf16>
    %61 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24, %expanded_21 : tensor<1x2x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%60 : tensor<1x2x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x2x139x32xbf16>
    %62 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %expanded_23 : tensor<1x2x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%60 : tensor<1x2x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x2x139x32xbf16>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %62 : tensor<1x2x139x32xbf16>, tensor<1x2x139x32xbf16>) outs(%60 : tensor<1x2x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.subf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x2x139x32xbf16>
    %64 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %expanded_21 : tensor<1x2x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%60 : tensor<1x2x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x2x139x32xbf16>
    %65 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24, %expanded_23 : tensor<1x2x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%60 : tensor<1x2x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x2x139x32xbf16>
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %65 : tensor<1x2x139x32xbf16>, tensor<1x2x139x32xbf16>) outs(%60 : tensor<1x2x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.addf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x2x139x32xbf16>
    %concat_28 = tensor.concat dim(3) %63, %66 : (tensor<1x2x139x32xbf16>, tensor<1x2x139x32xbf16>) -> tensor<1x2x139x64xbf16>
    %67 = tensor.empty() : tensor<1x1x139x32xbf16>
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26, %expanded_21 : tensor<1x1x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%67 : tensor<1x1x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x1x139x32xbf16>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %expanded_23 : tensor<1x1x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%67 : tensor<1x1x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x1x139x32xbf16>
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %69 : tensor<1x1x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%67 : tensor<1x1x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.subf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x1x139x32xbf16>
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %expanded_21 : tensor<1x1x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%67 : tensor<1x1x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x1x139x32xbf16>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26, %expanded_23 : tensor<1x1x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%67 : tensor<1x1x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.mulf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x1x139x32xbf16>
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %72 : tensor<1x1x139x32xbf16>, tensor<1x1x139x32xbf16>) outs(%67 : tensor<1x1x139x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.addf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x1x139x32xbf16>
    %concat_29 = tensor.concat dim(3) %70, %73 : (tensor<1x1x139x32xbf16>, tensor<1x1x139x32xbf16>) -> tensor<1x1x139x64xbf16>
    %concat_30 = tensor.concat dim(3) %extracted_slice, %concat_28 : (tensor<1x2x139x128xbf16>, tensor<1x2x139x64xbf16>) -> tensor<1x2x139x192xbf16>
    %74 = tensor.empty() : tensor<14x512xbf16>
    %transposed_31 = linalg.transpose ins(%arg6 : tensor<512x14xbf16>) outs(%74 : tensor<14x512xbf16>) permutation = [1, 0] 
    %collapsed_32 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<1x139x14xbf16> into tensor<139x14xbf16>
    %75 = tensor.empty() : tensor<139x512xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<139x512xf32>) -> tensor<139x512xf32>
    %77 = linalg.matmul ins(%collapsed_32, %transposed_31 : tensor<139x14xbf16>, tensor<14x512xbf16>) outs(%76 : tensor<139x512xf32>) -> tensor<139x512xf32>
    %78 = tensor.empty() : tensor<139x512xbf16>
    %79 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<139x512xf32>) outs(%78 : tensor<139x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<139x512xbf16>
    %expanded_33 = tensor.expand_shape %79 [[0, 1], [2, 3]] output_shape [1, 139, 2, 256] : tensor<139x512xbf16> into tensor<1x139x2x256xbf16>
    %80 = tensor.empty() : tensor<1x2x139x256xbf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<1x139x2x256xbf16>) outs(%80 : tensor<1x2x139x256xbf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice_35 = tensor.extract_slice %transposed_34[0, 0, 0, 0] [1, 2, 139, 128] [1, 1, 1, 1] : tensor<1x2x139x256xbf16> to tensor<1x2x139x128xbf16>
    %extracted_slice_36 = tensor.extract_slice %transposed_34[0, 0, 0, 128] [1, 2, 139, 128] [1, 1, 1, 1] : tensor<1x2x139x256xbf16> to tensor<1x2x139x128xbf16>
    %81 = tensor.empty() : tensor<1x2x139x64xbf16>
    %collapsed_37 = tensor.collapse_shape %concat_29 [[0, 1], [2], [3]] : tensor<1x1x139x64xbf16> into tensor<1x139x64xbf16>
    %82 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_37 : tensor<1x139x64xbf16>) outs(%81 : tensor<1x2x139x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x139x64xbf16>
    %inserted_slice = tensor.insert_slice %extracted_slice_35 into %42[0, 0, 0, 0] [1, 2, 139, 128] [1, 1, 1, 1] : tensor<1x2x139x128xbf16> into tensor<1x2x139x192xbf16>
    %inserted_slice_38 = tensor.insert_slice %82 into %inserted_slice[0, 0, 0, 128] [1, 2, 139, 64] [1, 1, 1, 1] : tensor<1x2x139x64xbf16> into tensor<1x2x139x192xbf16>
    %collapsed_39 = tensor.collapse_shape %concat_30 [[0, 1], [2], [3]] : tensor<1x2x139x192xbf16> into tensor<2x139x192xbf16>
    %83 = tensor.empty() : tensor<1x2x192x139xbf16>
    %transposed_40 = linalg.transpose ins(%inserted_slice_38 : tensor<1x2x139x192xbf16>) outs(%83 : tensor<1x2x192x139xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<1x2x192x139xbf16> into tensor<2x192x139xbf16>
    %84 = tensor.empty() : tensor<2x139x139xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<2x139x139xf32>) -> tensor<2x139x139xf32>
    %86 = linalg.batch_matmul ins(%collapsed_39, %collapsed_41 : tensor<2x139x192xbf16>, tensor<2x192x139xbf16>) outs(%85 : tensor<2x139x139xf32>) -> tensor<2x139x139xf32>
    %87 = tensor.empty() : tensor<2x139x139xbf16>
    %88 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x139x139xf32>) outs(%87 : tensor<2x139x139xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<2x139x139xbf16>
    %expanded_42 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [1, 2, 139, 139] : tensor<2x139x139xbf16> into tensor<1x2x139x139xbf16>
    %89 = tensor.empty() : tensor<1x2x139x139xbf16>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<1x2x139x139xbf16>) outs(%89 : tensor<1x2x139x139xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %118 = arith.truncf %cst_3 : f64 to bf16
      %119 = arith.mulf %in, %118 : bf16
      linalg.yield %119 : bf16
    } -> tensor<1x2x139x139xbf16>
    %91 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %5 : tensor<1x2x139x139xbf16>, tensor<1x1x139x139xbf16>) outs(%89 : tensor<1x2x139x139xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %118 = arith.addf %in, %in_51 : bf16
      linalg.yield %118 : bf16
    } -> tensor<1x2x139x139xbf16>
    %92 = tensor.empty() : tensor<1x2x139x139xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<1x2x139x139xbf16>) outs(%92 : tensor<1x2x139x139xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %118 = arith.extf %in : bf16 to f32
      linalg.yield %118 : f32
    } -> tensor<1x2x139x139xf32>
    %94 = tensor.empty() : tensor<1x2x139xi64>
    %95 = linalg.fill ins(%c0_i64 : i64) outs(%94 : tensor<1x2x139xi64>) -> tensor<1x2x139xi64>
    %96 = tensor.empty() : tensor<1x2x139xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<1x2x139xf32>) -> tensor<1x2x139xf32>
    %98:2 = linalg.generic {indexing_maps = [#map3, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<1x2x139x139xf32>) outs(%97, %95 : tensor<1x2x139xf32>, tensor<1x2x139xi64>) {
    ^bb0(%in: f32, %out: f32, %out_51: i64):
      %118 = linalg.index 3 : index
      %119 = arith.index_cast %118 : index to i64
      %120 = arith.maximumf %in, %out : f32
      %121 = arith.cmpf ogt, %in, %out : f32
      %122 = arith.select %121, %119, %out_51 : i64
      linalg.yield %120, %122 : f32, i64
    } -> (tensor<1x2x139xf32>, tensor<1x2x139xi64>)
    %expanded_43 = tensor.expand_shape %98#0 [[0], [1], [2, 3]] output_shape [1, 2, 139, 1] : tensor<1x2x139xf32> into tensor<1x2x139x1xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded_43 : tensor<1x2x139x139xf32>, tensor<1x2x139x1xf32>) outs(%92 : tensor<1x2x139x139xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %118 = arith.subf %in, %in_51 : f32
      linalg.yield %118 : f32
    } -> tensor<1x2x139x139xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<1x2x139x139xf32>) outs(%92 : tensor<1x2x139x139xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.exp %in : f32
      linalg.yield %118 : f32
    } -> tensor<1x2x139x139xf32>
    %101 = tensor.empty() : tensor<1x2x139x1xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<1x2x139x1xf32>) -> tensor<1x2x139x1xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100 : tensor<1x2x139x139xf32>) outs(%102 : tensor<1x2x139x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<1x2x139x1xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %103 : tensor<1x2x139x139xf32>, tensor<1x2x139x1xf32>) outs(%92 : tensor<1x2x139x139xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %118 = arith.divf %in, %in_51 : f32
      linalg.yield %118 : f32
    } -> tensor<1x2x139x139xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<1x2x139x139xf32>) outs(%89 : tensor<1x2x139x139xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<1x2x139x139xbf16>
    %collapsed_44 = tensor.collapse_shape %105 [[0, 1], [2], [3]] : tensor<1x2x139x139xbf16> into tensor<2x139x139xbf16>
    %collapsed_45 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2], [3]] : tensor<1x2x139x128xbf16> into tensor<2x139x128xbf16>
    %106 = tensor.empty() : tensor<2x139x128xf32>
    %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<2x139x128xf32>) -> tensor<2x139x128xf32>
    %108 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<2x139x139xbf16>, tensor<2x139x128xbf16>) outs(%107 : tensor<2x139x128xf32>) -> tensor<2x139x128xf32>
    %109 = tensor.empty() : tensor<2x139x128xbf16>
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x139x128xf32>) outs(%109 : tensor<2x139x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<2x139x128xbf16>
    %expanded_46 = tensor.expand_shape %110 [[0, 1], [2], [3]] output_shape [1, 2, 139, 128] : tensor<2x139x128xbf16> into tensor<1x2x139x128xbf16>
    %111 = tensor.empty() : tensor<1x139x2x128xbf16>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<1x2x139x128xbf16>) outs(%111 : tensor<1x139x2x128xbf16>) permutation = [0, 2, 1, 3] 
    %112 = tensor.empty() : tensor<256x24xbf16>
    %transposed_48 = linalg.transpose ins(%arg7 : tensor<24x256xbf16>) outs(%112 : tensor<256x24xbf16>) permutation = [1, 0] 
    %collapsed_49 = tensor.collapse_shape %transposed_47 [[0, 1], [2, 3]] : tensor<1x139x2x128xbf16> into tensor<139x256xbf16>
    %113 = tensor.empty() : tensor<139x24xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<139x24xf32>) -> tensor<139x24xf32>
    %115 = linalg.matmul ins(%collapsed_49, %transposed_48 : tensor<139x256xbf16>, tensor<256x24xbf16>) outs(%114 : tensor<139x24xf32>) -> tensor<139x24xf32>
    %116 = tensor.empty() : tensor<139x24xbf16>
    %117 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<139x24xf32>) outs(%116 : tensor<139x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %118 = arith.truncf %in : f32 to bf16
      linalg.yield %118 : bf16
    } -> tensor<139x24xbf16>
    %expanded_50 = tensor.expand_shape %117 [[0, 1], [2]] output_shape [1, 139, 24] : tensor<139x24xbf16> into tensor<1x139x24xbf16>
    return %expanded_50 : tensor<1x139x24xbf16>
  }
}
