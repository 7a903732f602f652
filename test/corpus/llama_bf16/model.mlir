#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x101x48xbf16>, %arg1: tensor<96x48xbf16>, %arg2: tensor<32x48xbf16>, %arg3: tensor<32x48xbf16>, %arg4: tensor<48x96xbf16>, %arg5: tensor<8xbf16>, %arg6: tensor<8xbf16>) -> tensor<2x101x48xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<101xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<101xi64>) {
    ^bb0(%out: i64):
      %84 = linalg.index 0 : index
      %85 = arith.index_cast %84 : index to i64
      linalg.yield %85 : i64
    } -> tensor<101xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 101, 1] : tensor<101xi64> into tensor<1x1x101x1xi64>
    %expanded_4 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 101] : tensor<101xi64> into tensor<1x1x1x101xi64>
    %2 = tensor.empty() : tensor<1x1x101x101xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded : tensor<1x1x1x101xi64>, tensor<1x1x101x1xi64>) outs(%2 : tensor<1x1x101x101xi1>) {
    ^bb0(%in: i64, %in_35: i64, %out: i1):
      %84 = arith.cmpi sle, %in, %in_35 : i64
      linalg.yield %84 : i1
    } -> tensor<1x1x101x101xi1>
    %4 = tensor.empty() : tensor<2x1x101x101xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x101x101xi1> into tensor<1x101x101xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x101x101xi1>) outs(%4 : tensor<2x1x101x101xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x101x101xi1>
    %6 = tensor.empty() : tensor<2x1x101x101xbf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<2x1x101x101xi1>, tensor<bf16>, tensor<bf16>) outs(%6 : tensor<2x1x101x101xbf16>) {
    ^bb0(%in: i1, %in_35: bf16, %in_36: bf16, %out: bf16):
      %84 = arith.select %in, %in_35, %in_36 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x1x101x101xbf16>
    %expanded_5 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 101, 1] : tensor<101xi64> into tensor<1x101x1xi64>
    %8 = tensor.empty() : tensor<1x101x1xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x101x1xi64>) outs(%8 : tensor<1x101x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %84 = arith.sitofp %in : i64 to f32
      linalg.yield %84 : f32
    } -> tensor<1x101x1xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<8xbf16>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %84 = arith.extf %in : bf16 to f32
      linalg.yield %84 : f32
    } -> tensor<8xf32>
    %12 = tensor.empty() : tensor<1x101x8xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %11 : tensor<1x101x1xf32>, tensor<8xf32>) outs(%12 : tensor<1x101x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %84 = arith.mulf %in, %in_35 : f32
      linalg.yield %84 : f32
    } -> tensor<1x101x8xf32>
    %concat = tensor.concat dim(2) %13, %13 : (tensor<1x101x8xf32>, tensor<1x101x8xf32>) -> tensor<1x101x16xf32>
    %14 = tensor.empty() : tensor<1x101x16xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x101x16xf32>) outs(%14 : tensor<1x101x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.cos %in : f32
      linalg.yield %84 : f32
    } -> tensor<1x101x16xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x101x16xf32>) outs(%14 : tensor<1x101x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.sin %in : f32
      linalg.yield %84 : f32
    } -> tensor<1x101x16xf32>
    %17 = tensor.empty() : tensor<1x101x16xbf16>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<1x101x16xf32>) outs(%17 : tensor<1x101x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<1x101x16xbf16>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<1x101x16xf32>) outs(%17 : tensor<1x101x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<1x101x16xbf16>
    %20 = tensor.empty() : tensor<48x96xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x48xbf16>) outs(%20 : tensor<48x96xbf16>) permutation = [1, 0] 
    %collapsed_6 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x101x48xbf16> into tensor<202x48xbf16>
    %21 = tensor.empty() : tensor<202x96xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<202x96xf32>) -> tensor<202x96xf32>
    %23 = linalg.matmul ins(%collapsed_6, %transposed : tensor<202x48xbf16>, tensor<48x96xbf16>) outs(%22 : tensor<202x96xf32>) -> tensor<202x96xf32>
    %24 = tensor.empty() : tensor<202x96xbf16>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<202x96xf32>) outs(%24 : tensor<202x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<202x96xbf16>
    %expanded_7 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 101, 6, 16] : tensor<202x96xbf16> into tensor<2x101x6x16xbf16>
    %26 = tensor.empty() : tensor<2x6x101x16xbf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x101x6x16xbf16>) outs(%26 : tensor<2x6x101x16xbf16>) permutation = [0, 2, 1, 3] 
    %27 = tensor.empty() : tensor<48x32xbf16>
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<32x48xbf16>) outs(%27 : tensor<48x32xbf16>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<202x32xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<202x32xf32>) -> tensor<202x32xf32>
    %30 = linalg.matmul ins(%collapsed_6, %transposed_9 : tensor<202x48xbf16>, tensor<48x32xbf16>) outs(%29 : tensor<202x32xf32>) -> tensor<202x32xf32>
    %31 = tensor.empty() : tensor<202x32xbf16>
    %32 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<202x32xf32>) outs(%31 : tensor<202x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<202x32xbf16>
    %expanded_10 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [2, 101, 2, 16] : tensor<202x32xbf16> into tensor<2x101x2x16xbf16>
    %33 = tensor.empty() : tensor<2x2x101x16xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x101x2x16xbf16>) outs(%33 : tensor<2x2x101x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<32x48xbf16>) outs(%27 : tensor<48x32xbf16>) permutation = [1, 0] 
    %34 = linalg.matmul ins(%collapsed_6, %transposed_12 : tensor<202x48xbf16>, tensor<48x32xbf16>) outs(%29 : tensor<202x32xf32>) -> tensor<202x32xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<202x32xf32>) outs(%31 : tensor<202x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<202x32xbf16>
    %expanded_13 = tensor.expand_shape %35 [[0, 1], [2, 3]] output_shape [2, 101, 2, 16] : tensor<202x32xbf16> into tensor<2x101x2x16xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x101x2x16xbf16>) outs(%33 : tensor<2x2x101x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %18 [[0], [1, 2], [3]] output_shape [1, 1, 101, 16] : tensor<1x101x16xbf16> into tensor<1x1x101x16xbf16>
    %expanded_16 = tensor.expand_shape %19 [[0], [1, 2], [3]] output_shape [1, 1, 101, 16] : tensor<1x101x16xbf16> into tensor<1x1x101x16xbf16>
    %36 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8, %expanded_15 : tensor<2x6x101x16xbf16>, tensor<1x1x101x16xbf16>) outs(%26 : tensor<2x6x101x16xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %84 = arith.mulf %in, %in_35 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x6x101x16xbf16>
    %extracted_slice = tensor.extract_slice %transposed_8[0, 0, 0, 0] [2, 6, 101, 8] [1, 1, 1, 1] : tensor<2x6x101x16xbf16> to tensor<2x6x101x8xbf16>
    %extracted_slice_17 = tensor.extract_slice %transposed_8[0, 0, 0, 8] [2, 6, 101, 8] [1, 1, 1, 1] : tensor<2x6x101x16xbf16> to tensor<2x6x101x8xbf16>
    %37 = tensor.empty() : tensor<2x6x101x8xbf16>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<2x6x101x8xbf16>) outs(%37 : tensor<2x6x101x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %84 = arith.negf %in : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x6x101x8xbf16>
    %concat_18 = tensor.concat dim(3) %38, %extracted_slice : (tensor<2x6x101x8xbf16>, tensor<2x6x101x8xbf16>) -> tensor<2x6x101x16xbf16>
    %39 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_18, %expanded_16 : tensor<2x6x101x16xbf16>, tensor<1x1x101x16xbf16>) outs(%26 : tensor<2x6x101x16xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %84 = arith.mulf %in, %in_35 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x6x101x16xbf16>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<2x6x101x16xbf16>, tensor<2x6x101x16xbf16>) outs(%26 : tensor<2x6x101x16xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %84 = arith.addf %in, %in_35 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x6x101x16xbf16>
    %41 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %expanded_15 : tensor<2x2x101x16xbf16>, tensor<1x1x101x16xbf16>) outs(%33 : tensor<2x2x101x16xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %84 = arith.mulf %in, %in_35 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x2x101x16xbf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_11[0, 0, 0, 0] [2, 2, 101, 8] [1, 1, 1, 1] : tensor<2x2x101x16xbf16> to tensor<2x2x101x8xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_11[0, 0, 0, 8] [2, 2, 101, 8] [1, 1, 1, 1] : tensor<2x2x101x16xbf16> to tensor<2x2x101x8xbf16>
    %42 = tensor.empty() : tensor<2x2x101x8xbf16>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x2x101x8xbf16>) outs(%42 : tensor<2x2x101x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %84 = arith.negf %in : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x2x101x8xbf16>
    %concat_21 = tensor.concat dim(3) %43, %extracted_slice_19 : (tensor<2x2x101x8xbf16>, tensor<2x2x101x8xbf16>) -> tensor<2x2x101x16xbf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_16 : tensor<2x2x101x16xbf16>, tensor<1x1x101x16xbf16>) outs(%33 : tensor<2x2x101x16xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %84 = arith.mulf %in, %in_35 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x2x101x16xbf16>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %44 : tensor<2x2x101x16xbf16>, tensor<2x2x101x16xbf16>) outs(%33 : tensor<2x2x101x16xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %84 = arith.addf %in, %in_35 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x2x101x16xbf16>
    %46 = tensor.empty() : tensor<2x2x3x101x16xbf16>
    %47 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x2x101x16xbf16>) outs(%46 : tensor<2x2x3x101x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x3x101x16xbf16>
    %collapsed_22 = tensor.collapse_shape %47 [[0], [1, 2], [3], [4]] : tensor<2x2x3x101x16xbf16> into tensor<2x6x101x16xbf16>
    %48 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<2x2x101x16xbf16>) outs(%46 : tensor<2x2x3x101x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x3x101x16xbf16>
    %49 = tensor.empty() : tensor<2x6x16x101xbf16>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<2x6x101x16xbf16>) outs(%49 : tensor<2x6x16x101xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<2x6x101x16xbf16> into tensor<12x101x16xbf16>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x6x16x101xbf16> into tensor<12x16x101xbf16>
    %50 = tensor.empty() : tensor<12x101x101xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<12x101x101xf32>) -> tensor<12x101x101xf32>
    %52 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<12x101x16xbf16>, tensor<12x16x101xbf16>) outs(%51 : tensor<12x101x101xf32>) -> tensor<12x101x101xf32>
    %53 = tensor.empty() : tensor<12x101x101xbf16>
    %54 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<12x101x101xf32>) outs(%53 : tensor<12x101x101xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<12x101x101xbf16>
    %expanded_26 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 6, 101, 101] : tensor<12x101x101xbf16> into tensor<2x6x101x101xbf16>
    %55 = tensor.empty() : tensor<2x6x101x101xbf16>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x6x101x101xbf16>) outs(%55 : tensor<2x6x101x101xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %84 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x6x101x101xbf16>
    %57 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %7 : tensor<2x6x101x101xbf16>, tensor<2x1x101x101xbf16>) outs(%55 : tensor<2x6x101x101xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %84 = arith.addf %in, %in_35 : bf16
      linalg.yield %84 : bf16
    } -> tensor<2x6x101x101xbf16>
    %58 = tensor.empty() : tensor<2x6x101x101xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x6x101x101xbf16>) outs(%58 : tensor<2x6x101x101xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %84 = arith.extf %in : bf16 to f32
      linalg.yield %84 : f32
    } -> tensor<2x6x101x101xf32>
    %60 = tensor.empty() : tensor<2x6x101xi64>
    %61 = linalg.fill ins(%c0_i64 : i64) outs(%60 : tensor<2x6x101xi64>) -> tensor<2x6x101xi64>
    %62 = tensor.empty() : tensor<2x6x101xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<2x6x101xf32>) -> tensor<2x6x101xf32>
    %64:2 = linalg.generic {indexing_maps = [#map3, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x6x101x101xf32>) outs(%63, %61 : tensor<2x6x101xf32>, tensor<2x6x101xi64>) {
    ^bb0(%in: f32, %out: f32, %out_35: i64):
      %84 = linalg.index 3 : index
      %85 = arith.index_cast %84 : index to i64
      %86 = arith.maximumf %in, %out : f32
      %87 = arith.cmpf ogt, %in, %out : f32
      %88 = arith.select %87, %85, %out_35 : i64
      linalg.yield %86, %88 : f32, i64
    } -> (tensor<2x6x101xf32>, tensor<2x6x101xi64>)
    %expanded_27 = tensor.expand_shape %64#0 [[0], [1], [2, 3]] output_shape [2, 6, 101, 1] : tensor<2x6x101xf32> into tensor<2x6x101x1xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %expanded_27 : tensor<2x6x101x101xf32>, tensor<2x6x101x1xf32>) outs(%58 : tensor<2x6x101x101xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %84 = arith.subf %in, %in_35 : f32
      linalg.yield %84 : f32
    } -> tensor<2x6x101x101xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x6x101x101xf32>) outs(%58 : tensor<2x6x101x101xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x6x101x101xf32>
    %67 = tensor.empty() : tensor<2x6x101x1xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<2x6x101x1xf32>) -> tensor<2x6x101x1xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x6x101x101xf32>) outs(%68 : tensor<2x6x101x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %in, %out : f32
      linalg.yield %84 : f32
    } -> tensor<2x6x101x1xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %69 : tensor<2x6x101x101xf32>, tensor<2x6x101x1xf32>) outs(%58 : tensor<2x6x101x101xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %84 = arith.divf %in, %in_35 : f32
      linalg.yield %84 : f32
    } -> tensor<2x6x101x101xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x6x101x101xf32>) outs(%55 : tensor<2x6x101x101xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<2x6x101x101xbf16>
    %collapsed_28 = tensor.collapse_shape %71 [[0, 1], [2], [3]] : tensor<2x6x101x101xbf16> into tensor<12x101x101xbf16>
    %collapsed_29 = tensor.collapse_shape %48 [[0, 1, 2], [3], [4]] : tensor<2x2x3x101x16xbf16> into tensor<12x101x16xbf16>
    %72 = tensor.empty() : tensor<12x101x16xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<12x101x16xf32>) -> tensor<12x101x16xf32>
    %74 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<12x101x101xbf16>, tensor<12x101x16xbf16>) outs(%73 : tensor<12x101x16xf32>) -> tensor<12x101x16xf32>
    %75 = tensor.empty() : tensor<12x101x16xbf16>
    %76 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<12x101x16xf32>) outs(%75 : tensor<12x101x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<12x101x16xbf16>
    %expanded_30 = tensor.expand_shape %76 [[0, 1], [2], [3]] output_shape [2, 6, 101, 16] : tensor<12x101x16xbf16> into tensor<2x6x101x16xbf16>
    %77 = tensor.empty() : tensor<2x101x6x16xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x6x101x16xbf16>) outs(%77 : tensor<2x101x6x16xbf16>) permutation = [0, 2, 1, 3] 
    %78 = tensor.empty() : tensor<96x48xbf16>
    %transposed_32 = linalg.transpose ins(%arg4 : tensor<48x96xbf16>) outs(%78 : tensor<96x48xbf16>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<2x101x6x16xbf16> into tensor<202x96xbf16>
    %79 = tensor.empty() : tensor<202x48xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<202x48xf32>) -> tensor<202x48xf32>
    %81 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<202x96xbf16>, tensor<96x48xbf16>) outs(%80 : tensor<202x48xf32>) -> tensor<202x48xf32>
    %82 = tensor.empty() : tensor<202x48xbf16>
    %83 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<202x48xf32>) outs(%82 : tensor<202x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %84 = arith.truncf %in : f32 to bf16
      linalg.yield %84 : bf16
    } -> tensor<202x48xbf16>
    %expanded_34 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [2, 101, 48] : tensor<202x48xbf16> into tensor<2x101x48xbf16>
    return %expanded_34 : tensor<2x101x48xbf16>
  }
}
