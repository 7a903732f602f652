#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x131x128xf16>, %arg1: tensor<128x384xf16>, %arg2: tensor<384xf16>, %arg3: tensor<128x128xf16>, %arg4: tensor<128xf16>) -> tensor<1x131x128xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-6.550400e+04> : tensor<f16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant 1.250000e-01 : f16
    %0 = tensor.empty() : tensor<131xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<131xi64>) {
    ^bb0(%out: i64):
      %58 = linalg.index 0 : index
      %59 = arith.index_cast %58 : index to i64
      linalg.yield %59 : i64
    } -> tensor<131xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 131, 1] : tensor<131xi64> into tensor<1x1x131x1xi64>
    %expanded_4 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 131] : tensor<131xi64> into tensor<1x1x1x131xi64>
    %2 = tensor.empty() : tensor<1x1x131x131xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded : tensor<1x1x1x131xi64>, tensor<1x1x131x1xi64>) outs(%2 : tensor<1x1x131x131xi1>) {
    ^bb0(%in: i64, %in_23: i64, %out: i1):
      %58 = arith.cmpi sle, %in, %in_23 : i64
      linalg.yield %58 : i1
    } -> tensor<1x1x131x131xi1>
    %4 = tensor.empty() : tensor<1x1x131x131xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %cst_2, %cst_1 : tensor<1x1x131x131xi1>, tensor<f16>, tensor<f16>) outs(%4 : tensor<1x1x131x131xf16>) {
    ^bb0(%in: i1, %in_23: f16, %in_24: f16, %out: f16):
      %58 = arith.select %in, %in_23, %in_24 : f16
      linalg.yield %58 : f16
    } -> tensor<1x1x131x131xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x131x128xf16> into tensor<131x128xf16>
    %6 = tensor.empty() : tensor<384xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<384xf16>) outs(%6 : tensor<384xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<384xf32>
    %8 = tensor.empty() : tensor<131x128xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<131x128xf16>) outs(%8 : tensor<131x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<131x128xf32>
    %10 = tensor.empty() : tensor<128x384xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<128x384xf16>) outs(%10 : tensor<128x384xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<128x384xf32>
    %12 = tensor.empty() : tensor<131x384xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<131x384xf32>) -> tensor<131x384xf32>
    %14 = linalg.matmul ins(%9, %11 : tensor<131x128xf32>, tensor<128x384xf32>) outs(%13 : tensor<131x384xf32>) -> tensor<131x384xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%14, %7 : tensor<131x384xf32>, tensor<384xf32>) outs(%12 : tensor<131x384xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %58 = arith.addf %in, %in_23 : f32
      linalg.yield %58 : f32
    } -> tensor<131x384xf32>
    %16 = tensor.empty() : tensor<131x384xf16>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<131x384xf32>) outs(%16 : tensor<131x384xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<131x384xf16>
    %expanded_5 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [1, 131, 384] : tensor<131x384xf16> into tensor<1x131x384xf16>
    %extracted_slice = tensor.extract_slice %expanded_5[0, 0, 0] [1, 131, 128] [1, 1, 1] : tensor<1x131x384xf16> to tensor<1x131x128xf16>
    %extracted_slice_6 = tensor.extract_slice %expanded_5[0, 0, 128] [1, 131, 128] [1, 1, 1] : tensor<1x131x384xf16> to tensor<1x131x128xf16>
    %extracted_slice_7 = tensor.extract_slice %expanded_5[0, 0, 256] [1, 131, 128] [1, 1, 1] : tensor<1x131x384xf16> to tensor<1x131x128xf16>
    %expanded_8 = tensor.expand_shape %extracted_slice_6 [[0], [1], [2, 3]] output_shape [1, 131, 2, 64] : tensor<1x131x128xf16> into tensor<1x131x2x64xf16>
    %expanded_9 = tensor.expand_shape %extracted_slice_7 [[0], [1], [2, 3]] output_shape [1, 131, 2, 64] : tensor<1x131x128xf16> into tensor<1x131x2x64xf16>
    %18 = tensor.empty() : tensor<1x2x131x64xf16>
    %transposed = linalg.transpose ins(%expanded_9 : tensor<1x131x2x64xf16>) outs(%18 : tensor<1x2x131x64xf16>) permutation = [0, 2, 1, 3] 
    %expanded_10 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [1, 131, 2, 64] : tensor<1x131x128xf16> into tensor<1x131x2x64xf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<1x131x2x64xf16>) outs(%18 : tensor<1x2x131x64xf16>) permutation = [0, 2, 1, 3] 
    %19 = tensor.empty() : tensor<1x2x64x131xf16>
    %transposed_12 = linalg.transpose ins(%expanded_8 : tensor<1x131x2x64xf16>) outs(%19 : tensor<1x2x64x131xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_13 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<1x2x131x64xf16> into tensor<2x131x64xf16>
    %collapsed_14 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<1x2x64x131xf16> into tensor<2x64x131xf16>
    %20 = tensor.empty() : tensor<2x131x131xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x131x131xf32>) -> tensor<2x131x131xf32>
    %22 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<2x131x64xf16>, tensor<2x64x131xf16>) outs(%21 : tensor<2x131x131xf32>) -> tensor<2x131x131xf32>
    %23 = tensor.empty() : tensor<2x131x131xf16>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x131x131xf32>) outs(%23 : tensor<2x131x131xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<2x131x131xf16>
    %expanded_15 = tensor.expand_shape %24 [[0, 1], [2], [3]] output_shape [1, 2, 131, 131] : tensor<2x131x131xf16> into tensor<1x2x131x131xf16>
    %25 = tensor.empty() : tensor<1x2x131x131xf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<1x2x131x131xf16>) outs(%25 : tensor<1x2x131x131xf16>) {
    ^bb0(%in: f16, %out: f16):
      %58 = arith.mulf %in, %cst_3 : f16
      linalg.yield %58 : f16
    } -> tensor<1x2x131x131xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %5 : tensor<1x2x131x131xf16>, tensor<1x1x131x131xf16>) outs(%25 : tensor<1x2x131x131xf16>) {
    ^bb0(%in: f16, %in_23: f16, %out: f16):
      %58 = arith.addf %in, %in_23 : f16
      linalg.yield %58 : f16
    } -> tensor<1x2x131x131xf16>
    %28 = tensor.empty() : tensor<1x2x131x131xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<1x2x131x131xf16>) outs(%28 : tensor<1x2x131x131xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<1x2x131x131xf32>
    %30 = tensor.empty() : tensor<1x2x131xi64>
    %31 = linalg.fill ins(%c0_i64 : i64) outs(%30 : tensor<1x2x131xi64>) -> tensor<1x2x131xi64>
    %32 = tensor.empty() : tensor<1x2x131xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<1x2x131xf32>) -> tensor<1x2x131xf32>
    %34:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<1x2x131x131xf32>) outs(%33, %31 : tensor<1x2x131xf32>, tensor<1x2x131xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %58 = linalg.index 3 : index
      %59 = arith.index_cast %58 : index to i64
      %60 = arith.maximumf %in, %out : f32
      %61 = arith.cmpf ogt, %in, %out : f32
      %62 = arith.select %61, %59, %out_23 : i64
      linalg.yield %60, %62 : f32, i64
    } -> (tensor<1x2x131xf32>, tensor<1x2x131xi64>)
    %expanded_16 = tensor.expand_shape %34#0 [[0], [1], [2, 3]] output_shape [1, 2, 131, 1] : tensor<1x2x131xf32> into tensor<1x2x131x1xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %expanded_16 : tensor<1x2x131x131xf32>, tensor<1x2x131x1xf32>) outs(%28 : tensor<1x2x131x131xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %58 = arith.subf %in, %in_23 : f32
      linalg.yield %58 : f32
    } -> tensor<1x2x131x131xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<1x2x131x131xf32>) outs(%28 : tensor<1x2x131x131xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = math.exp %in : f32
      linalg.yield %58 : f32
    } -> tensor<1x2x131x131xf32>
    %37 = tensor.empty() : tensor<1x2x131x1xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<1x2x131x1xf32>) -> tensor<1x2x131x1xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%36 : tensor<1x2x131x131xf32>) outs(%38 : tensor<1x2x131x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %in, %out : f32
      linalg.yield %58 : f32
    } -> tensor<1x2x131x1xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<1x2x131x131xf32>, tensor<1x2x131x1xf32>) outs(%28 : tensor<1x2x131x131xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %58 = arith.divf %in, %in_23 : f32
      linalg.yield %58 : f32
    } -> tensor<1x2x131x131xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<1x2x131x131xf32>) outs(%25 : tensor<1x2x131x131xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<1x2x131x131xf16>
    %collapsed_17 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<1x2x131x131xf16> into tensor<2x131x131xf16>
    %collapsed_18 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x2x131x64xf16> into tensor<2x131x64xf16>
    %42 = tensor.empty() : tensor<2x131x64xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<2x131x64xf32>) -> tensor<2x131x64xf32>
    %44 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<2x131x131xf16>, tensor<2x131x64xf16>) outs(%43 : tensor<2x131x64xf32>) -> tensor<2x131x64xf32>
    %45 = tensor.empty() : tensor<2x131x64xf16>
    %46 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x131x64xf32>) outs(%45 : tensor<2x131x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<2x131x64xf16>
    %expanded_19 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [1, 2, 131, 64] : tensor<2x131x64xf16> into tensor<1x2x131x64xf16>
    %47 = tensor.empty() : tensor<1x131x2x64xf16>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<1x2x131x64xf16>) outs(%47 : tensor<1x131x2x64xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0, 1], [2, 3]] : tensor<1x131x2x64xf16> into tensor<131x128xf16>
    %48 = tensor.empty() : tensor<128xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<128xf16>) outs(%48 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<128xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21 : tensor<131x128xf16>) outs(%8 : tensor<131x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<131x128xf32>
    %51 = tensor.empty() : tensor<128x128xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<128x128xf16>) outs(%51 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %58 = arith.extf %in : f16 to f32
      linalg.yield %58 : f32
    } -> tensor<128x128xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%8 : tensor<131x128xf32>) -> tensor<131x128xf32>
    %54 = linalg.matmul ins(%50, %52 : tensor<131x128xf32>, tensor<128x128xf32>) outs(%53 : tensor<131x128xf32>) -> tensor<131x128xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%54, %49 : tensor<131x128xf32>, tensor<128xf32>) outs(%8 : tensor<131x128xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %58 = arith.addf %in, %in_23 : f32
      linalg.yield %58 : f32
    } -> tensor<131x128xf32>
    %56 = tensor.empty() : tensor<131x128xf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<131x128xf32>) outs(%56 : tensor<131x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %58 = arith.truncf %in : f32 to f16
      linalg.yield %58 : f16
    } -> tensor<131x128xf16>
    %expanded_22 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [1, 131, 128] : tensor<131x128xf16> into tensor<1x131x128xf16>
    return %expanded_22 : tensor<1x131x128xf16>
  }
}
