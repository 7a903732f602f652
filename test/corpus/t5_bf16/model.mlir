#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x157x40xbf16>, %arg1: tensor<128x40xbf16>, %arg2: tensor<128x40xbf16>, %arg3: tensor<128x40xbf16>, %arg4: tensor<40x128xbf16>, %arg5: tensor<32x2xbf16>) -> tensor<2x157x40xbf16> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant 2.7725887222397811 : f64
    %cst_4 = arith.constant 8.000000e+00 : f32
    %cst_5 = arith.constant dense<15> : tensor<157x157xi64>
    %0 = tensor.empty() : tensor<157xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<157xi64>) {
    ^bb0(%out: i64):
      %76 = linalg.index 0 : index
      %77 = arith.index_cast %76 : index to i64
      linalg.yield %77 : i64
    } -> tensor<157xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 157, 1] : tensor<157xi64> into tensor<1x1x157x1xi64>
    %2 = tensor.empty() : tensor<1x1x157x1xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x157x1xi64>) outs(%2 : tensor<1x1x157x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x157x1xi1>
    %4 = tensor.empty() : tensor<2x1x157x157xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2, 3]] : tensor<1x1x157x1xi1> into tensor<1x157xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x157xi1>) outs(%4 : tensor<2x1x157x157xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x157x157xi1>
    %6 = tensor.empty() : tensor<2x1x157x157xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<2x1x157x157xi1>, tensor<bf16>, tensor<bf16>) outs(%6 : tensor<2x1x157x157xbf16>) {
    ^bb0(%in: i1, %in_30: bf16, %in_31: bf16, %out: bf16):
      %76 = arith.select %in, %in_30, %in_31 : bf16
      linalg.yield %76 : bf16
    } -> tensor<2x1x157x157xbf16>
    %8 = tensor.empty() : tensor<40x128xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<128x40xbf16>) outs(%8 : tensor<40x128xbf16>) permutation = [1, 0] 
    %collapsed_6 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x157x40xbf16> into tensor<314x40xbf16>
    %9 = tensor.empty() : tensor<314x128xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<314x128xf32>) -> tensor<314x128xf32>
    %11 = linalg.matmul ins(%collapsed_6, %transposed : tensor<314x40xbf16>, tensor<40x128xbf16>) outs(%10 : tensor<314x128xf32>) -> tensor<314x128xf32>
    %12 = tensor.empty() : tensor<314x128xbf16>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<314x128xf32>) outs(%12 : tensor<314x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<314x128xbf16>
    %expanded_7 = tensor.expand_shape %13 [[0, 1], [2, 3]] output_shape [2, 157, 2, 64] : tensor<314x128xbf16> into tensor<2x157x2x64xbf16>
    %14 = tensor.empty() : tensor<2x2x157x64xbf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x157x2x64xbf16>) outs(%14 : tensor<2x2x157x64xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<128x40xbf16>) outs(%8 : tensor<40x128xbf16>) permutation = [1, 0] 
    %15 = linalg.matmul ins(%collapsed_6, %transposed_9 : tensor<314x40xbf16>, tensor<40x128xbf16>) outs(%10 : tensor<314x128xf32>) -> tensor<314x128xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<314x128xf32>) outs(%12 : tensor<314x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<314x128xbf16>
    %expanded_10 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 157, 2, 64] : tensor<314x128xbf16> into tensor<2x157x2x64xbf16>
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<128x40xbf16>) outs(%8 : tensor<40x128xbf16>) permutation = [1, 0] 
    %17 = linalg.matmul ins(%collapsed_6, %transposed_11 : tensor<314x40xbf16>, tensor<40x128xbf16>) outs(%10 : tensor<314x128xf32>) -> tensor<314x128xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<314x128xf32>) outs(%12 : tensor<314x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<314x128xbf16>
    %expanded_12 = tensor.expand_shape %18 [[0, 1], [2, 3]] output_shape [2, 157, 2, 64] : tensor<314x128xbf16> into tensor<2x157x2x64xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x157x2x64xbf16>) outs(%14 : tensor<2x2x157x64xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_14 = tensor.expand_shape %1 [[0, 1]] output_shape [157, 1] : tensor<157xi64> into tensor<157x1xi64>
    %expanded_15 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 157] : tensor<157xi64> into tensor<1x157xi64>
    %19 = tensor.empty() : tensor<157x157xi64>
    %20 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %expanded_14 : tensor<1x157xi64>, tensor<157x1xi64>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %76 = arith.subi %in, %in_30 : i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %21 = tensor.empty() : tensor<157x157xi1>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<157x157xi64>) outs(%21 : tensor<157x157xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<157x157xi1>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<157x157xi1>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: i1, %out: i64):
      %76 = arith.extui %in : i1 to i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<157x157xi64>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = arith.muli %in, %c16_i64 : i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<157x157xi64>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = math.absi %in : i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<157x157xi64>) outs(%21 : tensor<157x157xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<157x157xi1>
    %27 = tensor.empty() : tensor<157x157xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<157x157xi64>) outs(%27 : tensor<157x157xf32>) {
    ^bb0(%in: i64, %out: f32):
      %76 = arith.sitofp %in : i64 to f32
      linalg.yield %76 : f32
    } -> tensor<157x157xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<157x157xf32>) outs(%27 : tensor<157x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.divf %in, %cst_4 : f32
      linalg.yield %76 : f32
    } -> tensor<157x157xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<157x157xf32>) outs(%27 : tensor<157x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.log %in : f32
      linalg.yield %76 : f32
    } -> tensor<157x157xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<157x157xf32>) outs(%27 : tensor<157x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.truncf %cst_3 : f64 to f32
      %77 = arith.divf %in, %76 : f32
      linalg.yield %77 : f32
    } -> tensor<157x157xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<157x157xf32>) outs(%27 : tensor<157x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.mulf %in, %cst_4 : f32
      linalg.yield %76 : f32
    } -> tensor<157x157xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<157x157xf32>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: f32, %out: i64):
      %76 = arith.fptosi %in : f32 to i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<157x157xi64>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = arith.addi %in, %c8_i64 : i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %35 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%34, %cst_5 : tensor<157x157xi64>, tensor<157x157xi64>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %76 = arith.minsi %in, %in_30 : i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %36 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%26, %25, %35 : tensor<157x157xi1>, tensor<157x157xi64>, tensor<157x157xi64>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: i1, %in_30: i64, %in_31: i64, %out: i64):
      %76 = arith.select %in, %in_30, %in_31 : i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%24, %36 : tensor<157x157xi64>, tensor<157x157xi64>) outs(%19 : tensor<157x157xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %76 = arith.addi %in, %in_30 : i64
      linalg.yield %76 : i64
    } -> tensor<157x157xi64>
    %38 = tensor.empty() : tensor<157x157x2xbf16>
    %39 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<157x157xi64>) outs(%38 : tensor<157x157x2xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %76 = arith.index_cast %in : i64 to index
      %77 = linalg.index 2 : index
      %78 = arith.cmpi slt, %76, %c32 : index
      cf.assert %78, "index must be smaller than dim size"
      %79 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %79, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg5[%76, %77] : tensor<32x2xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<157x157x2xbf16>
    %40 = tensor.empty() : tensor<2x157x157xbf16>
    %transposed_16 = linalg.transpose ins(%39 : tensor<157x157x2xbf16>) outs(%40 : tensor<2x157x157xbf16>) permutation = [2, 0, 1] 
    %expanded_17 = tensor.expand_shape %transposed_16 [[0, 1], [2], [3]] output_shape [1, 2, 157, 157] : tensor<2x157x157xbf16> into tensor<1x2x157x157xbf16>
    %41 = tensor.empty() : tensor<2x2x64x157xbf16>
    %transposed_18 = linalg.transpose ins(%expanded_10 : tensor<2x157x2x64xbf16>) outs(%41 : tensor<2x2x64x157xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed_19 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x2x157x64xbf16> into tensor<4x157x64xbf16>
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x2x64x157xbf16> into tensor<4x64x157xbf16>
    %42 = tensor.empty() : tensor<4x157x157xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<4x157x157xf32>) -> tensor<4x157x157xf32>
    %44 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<4x157x64xbf16>, tensor<4x64x157xbf16>) outs(%43 : tensor<4x157x157xf32>) -> tensor<4x157x157xf32>
    %45 = tensor.empty() : tensor<4x157x157xbf16>
    %46 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<4x157x157xf32>) outs(%45 : tensor<4x157x157xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<4x157x157xbf16>
    %expanded_21 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 2, 157, 157] : tensor<4x157x157xbf16> into tensor<2x2x157x157xbf16>
    %47 = tensor.empty() : tensor<2x2x157x157xbf16>
    %48 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %expanded_17 : tensor<2x2x157x157xbf16>, tensor<1x2x157x157xbf16>) outs(%47 : tensor<2x2x157x157xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %76 = arith.addf %in, %in_30 : bf16
      linalg.yield %76 : bf16
    } -> tensor<2x2x157x157xbf16>
    %49 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %7 : tensor<2x2x157x157xbf16>, tensor<2x1x157x157xbf16>) outs(%47 : tensor<2x2x157x157xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %76 = arith.addf %in, %in_30 : bf16
      linalg.yield %76 : bf16
    } -> tensor<2x2x157x157xbf16>
    %50 = tensor.empty() : tensor<2x2x157x157xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x2x157x157xbf16>) outs(%50 : tensor<2x2x157x157xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %76 = arith.extf %in : bf16 to f32
      linalg.yield %76 : f32
    } -> tensor<2x2x157x157xf32>
    %52 = tensor.empty() : tensor<2x2x157xi64>
    %53 = linalg.fill ins(%c0_i64 : i64) outs(%52 : tensor<2x2x157xi64>) -> tensor<2x2x157xi64>
    %54 = tensor.empty() : tensor<2x2x157xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<2x2x157xf32>) -> tensor<2x2x157xf32>
    %56:2 = linalg.generic {indexing_maps = [#map1, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<2x2x157x157xf32>) outs(%55, %53 : tensor<2x2x157xf32>, tensor<2x2x157xi64>) {
    ^bb0(%in: f32, %out: f32, %out_30: i64):
      %76 = linalg.index 3 : index
      %77 = arith.index_cast %76 : index to i64
      %78 = arith.maximumf %in, %out : f32
      %79 = arith.cmpf ogt, %in, %out : f32
      %80 = arith.select %79, %77, %out_30 : i64
      linalg.yield %78, %80 : f32, i64
    } -> (tensor<2x2x157xf32>, tensor<2x2x157xi64>)
    %expanded_22 = tensor.expand_shape %56#0 [[0], [1], [2, 3]] output_shape [2, 2, 157, 1] : tensor<2x2x157xf32> into tensor<2x2x157x1xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_22 : tensor<2x2x157x157xf32>, tensor<2x2x157x1xf32>) outs(%50 : tensor<2x2x157x157xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %76 = arith.subf %in, %in_30 : f32
      linalg.yield %76 : f32
    } -> tensor<2x2x157x157xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x2x157x157xf32>) outs(%50 : tensor<2x2x157x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.exp %in : f32
      linalg.yield %76 : f32
    } -> tensor<2x2x157x157xf32>
    %59 = tensor.empty() : tensor<2x2x157x1xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<2x2x157x1xf32>) -> tensor<2x2x157x1xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<2x2x157x157xf32>) outs(%60 : tensor<2x2x157x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %in, %out : f32
      linalg.yield %76 : f32
    } -> tensor<2x2x157x1xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<2x2x157x157xf32>, tensor<2x2x157x1xf32>) outs(%50 : tensor<2x2x157x157xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %76 = arith.divf %in, %in_30 : f32
      linalg.yield %76 : f32
    } -> tensor<2x2x157x157xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x2x157x157xf32>) outs(%47 : tensor<2x2x157x157xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<2x2x157x157xbf16>
    %collapsed_23 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x2x157x157xbf16> into tensor<4x157x157xbf16>
    %collapsed_24 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x2x157x64xbf16> into tensor<4x157x64xbf16>
    %64 = tensor.empty() : tensor<4x157x64xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<4x157x64xf32>) -> tensor<4x157x64xf32>
    %66 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<4x157x157xbf16>, tensor<4x157x64xbf16>) outs(%65 : tensor<4x157x64xf32>) -> tensor<4x157x64xf32>
    %67 = tensor.empty() : tensor<4x157x64xbf16>
    %68 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<4x157x64xf32>) outs(%67 : tensor<4x157x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<4x157x64xbf16>
    %expanded_25 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 2, 157, 64] : tensor<4x157x64xbf16> into tensor<2x2x157x64xbf16>
    %69 = tensor.empty() : tensor<2x157x2x64xbf16>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x2x157x64xbf16>) outs(%69 : tensor<2x157x2x64xbf16>) permutation = [0, 2, 1, 3] 
    %70 = tensor.empty() : tensor<128x40xbf16>
    %transposed_27 = linalg.transpose ins(%arg4 : tensor<40x128xbf16>) outs(%70 : tensor<128x40xbf16>) permutation = [1, 0] 
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2, 3]] : tensor<2x157x2x64xbf16> into tensor<314x128xbf16>
    %71 = tensor.empty() : tensor<314x40xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<314x40xf32>) -> tensor<314x40xf32>
    %73 = linalg.matmul ins(%collapsed_28, %transposed_27 : tensor<314x128xbf16>, tensor<128x40xbf16>) outs(%72 : tensor<314x40xf32>) -> tensor<314x40xf32>
    %74 = tensor.empty() : tensor<314x40xbf16>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<314x40xf32>) outs(%74 : tensor<314x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %76 = arith.truncf %in : f32 to bf16
      linalg.yield %76 : bf16
    } -> tensor<314x40xbf16>
    %expanded_29 = tensor.expand_shape %75 [[0, 1], [2]] output_shape [2, 157, 40] : tensor<314x40xbf16> into tensor<2x157x40xbf16>
    return %expanded_29 : tensor<2x157x40xbf16>
  }
}
