#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x61x128xf16>, %arg1: tensor<2x149x128xf16>, %arg2: tensor<2x149xi64>, %arg3: tensor<128x128xf16>, %arg4: tensor<128xf16>, %arg5: tensor<128x128xf16>, %arg6: tensor<128xf16>, %arg7: tensor<128x128xf16>, %arg8: tensor<128xf16>, %arg9: tensor<128x128xf16>, %arg10: tensor<128xf16>) -> tensor<2x61x128xf16> {
    %c149_i64 = arith.constant 149 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-6.550400e+04> : tensor<f16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 1.250000e-01 : f16
    %0 = tensor.empty() : tensor<2x149xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x149xi64>) outs(%0 : tensor<2x149xi1>) {
    ^bb0(%in: i64, %out: i1):
      %80 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %80 : i1
    } -> tensor<2x149xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<61xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<61xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<61xi64>
    %6 = tensor.empty() : tensor<149xi64>
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%6 : tensor<149xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<149xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_5 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 61, 1] : tensor<61xi64> into tensor<1x1x61x1xi64>
    %expanded_6 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 149] : tensor<149xi64> into tensor<1x1x1x149xi64>
    %8 = tensor.empty() : tensor<1x1x61x1xi1>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x1x61x1xi64>) outs(%8 : tensor<1x1x61x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %80 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %80 : i1
    } -> tensor<1x1x61x1xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %9 : tensor<i1>, tensor<1x1x61x1xi1>) outs(%8 : tensor<1x1x61x1xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %80 = arith.andi %in, %in_27 : i1
      linalg.yield %80 : i1
    } -> tensor<1x1x61x1xi1>
    %11 = tensor.empty() : tensor<2x1x1x149xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<2x1x1x1xi64>, tensor<1x1x1x149xi64>) outs(%11 : tensor<2x1x1x149xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %80 = arith.cmpi slt, %in, %c0_i64 : i64
      %81 = arith.addi %in, %c2_i64 : i64
      %82 = arith.select %80, %81, %in : i64
      %83 = arith.index_cast %82 : i64 to index
      %84 = arith.cmpi slt, %in_27, %c0_i64 : i64
      %85 = arith.addi %in_27, %c149_i64 : i64
      %86 = arith.select %84, %85, %in_27 : i64
      %87 = arith.index_cast %86 : i64 to index
      %extracted = tensor.extract %1[%83, %87] : tensor<2x149xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x149xi1>
    %13 = tensor.empty() : tensor<2x1x61x149xi1>
    %14 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %12 : tensor<1x1x61x1xi1>, tensor<2x1x1x149xi1>) outs(%13 : tensor<2x1x61x149xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %80 = arith.andi %in, %in_27 : i1
      linalg.yield %80 : i1
    } -> tensor<2x1x61x149xi1>
    %15 = tensor.empty() : tensor<2x1x61x149xf16>
    %16 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %cst_2, %cst_1 : tensor<2x1x61x149xi1>, tensor<f16>, tensor<f16>) outs(%15 : tensor<2x1x61x149xf16>) {
    ^bb0(%in: i1, %in_27: f16, %in_28: f16, %out: f16):
      %80 = arith.select %in, %in_27, %in_28 : f16
      linalg.yield %80 : f16
    } -> tensor<2x1x61x149xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x61x128xf16> into tensor<122x128xf16>
    %17 = tensor.empty() : tensor<128x128xf16>
    %transposed = linalg.transpose ins(%arg7 : tensor<128x128xf16>) outs(%17 : tensor<128x128xf16>) permutation = [1, 0] 
    %18 = tensor.empty() : tensor<128xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg8 : tensor<128xf16>) outs(%18 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128xf32>
    %20 = tensor.empty() : tensor<122x128xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<122x128xf16>) outs(%20 : tensor<122x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<122x128xf32>
    %22 = tensor.empty() : tensor<128x128xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<128x128xf16>) outs(%22 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128x128xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%20 : tensor<122x128xf32>) -> tensor<122x128xf32>
    %25 = linalg.matmul ins(%21, %23 : tensor<122x128xf32>, tensor<128x128xf32>) outs(%24 : tensor<122x128xf32>) -> tensor<122x128xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %19 : tensor<122x128xf32>, tensor<128xf32>) outs(%20 : tensor<122x128xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %80 = arith.addf %in, %in_27 : f32
      linalg.yield %80 : f32
    } -> tensor<122x128xf32>
    %27 = tensor.empty() : tensor<122x128xf16>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<122x128xf32>) outs(%27 : tensor<122x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<122x128xf16>
    %expanded_7 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 61, 2, 64] : tensor<122x128xf16> into tensor<2x61x2x64xf16>
    %29 = tensor.empty() : tensor<2x2x61x64xf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x61x2x64xf16>) outs(%29 : tensor<2x2x61x64xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_9 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x149x128xf16> into tensor<298x128xf16>
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<128x128xf16>) outs(%17 : tensor<128x128xf16>) permutation = [1, 0] 
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg4 : tensor<128xf16>) outs(%18 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128xf32>
    %31 = tensor.empty() : tensor<298x128xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9 : tensor<298x128xf16>) outs(%31 : tensor<298x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<298x128xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_10 : tensor<128x128xf16>) outs(%22 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128x128xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%31 : tensor<298x128xf32>) -> tensor<298x128xf32>
    %35 = linalg.matmul ins(%32, %33 : tensor<298x128xf32>, tensor<128x128xf32>) outs(%34 : tensor<298x128xf32>) -> tensor<298x128xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %30 : tensor<298x128xf32>, tensor<128xf32>) outs(%31 : tensor<298x128xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %80 = arith.addf %in, %in_27 : f32
      linalg.yield %80 : f32
    } -> tensor<298x128xf32>
    %37 = tensor.empty() : tensor<298x128xf16>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<298x128xf32>) outs(%37 : tensor<298x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<298x128xf16>
    %transposed_11 = linalg.transpose ins(%arg5 : tensor<128x128xf16>) outs(%17 : tensor<128x128xf16>) permutation = [1, 0] 
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg6 : tensor<128xf16>) outs(%18 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_11 : tensor<128x128xf16>) outs(%22 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128x128xf32>
    %41 = linalg.matmul ins(%32, %40 : tensor<298x128xf32>, tensor<128x128xf32>) outs(%34 : tensor<298x128xf32>) -> tensor<298x128xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %39 : tensor<298x128xf32>, tensor<128xf32>) outs(%31 : tensor<298x128xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %80 = arith.addf %in, %in_27 : f32
      linalg.yield %80 : f32
    } -> tensor<298x128xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<298x128xf32>) outs(%37 : tensor<298x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<298x128xf16>
    %expanded_12 = tensor.expand_shape %38 [[0, 1], [2, 3]] output_shape [2, 149, 2, 64] : tensor<298x128xf16> into tensor<2x149x2x64xf16>
    %expanded_13 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [2, 149, 2, 64] : tensor<298x128xf16> into tensor<2x149x2x64xf16>
    %44 = tensor.empty() : tensor<2x2x149x64xf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x149x2x64xf16>) outs(%44 : tensor<2x2x149x64xf16>) permutation = [0, 2, 1, 3] 
    %45 = tensor.empty() : tensor<2x2x64x149xf16>
    %transposed_15 = linalg.transpose ins(%expanded_12 : tensor<2x149x2x64xf16>) outs(%45 : tensor<2x2x64x149xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_16 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x2x61x64xf16> into tensor<4x61x64xf16>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x2x64x149xf16> into tensor<4x64x149xf16>
    %46 = tensor.empty() : tensor<4x61x149xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<4x61x149xf32>) -> tensor<4x61x149xf32>
    %48 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<4x61x64xf16>, tensor<4x64x149xf16>) outs(%47 : tensor<4x61x149xf32>) -> tensor<4x61x149xf32>
    %49 = tensor.empty() : tensor<4x61x149xf16>
    %50 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<4x61x149xf32>) outs(%49 : tensor<4x61x149xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<4x61x149xf16>
    %expanded_18 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [2, 2, 61, 149] : tensor<4x61x149xf16> into tensor<2x2x61x149xf16>
    %51 = tensor.empty() : tensor<2x2x61x149xf16>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x2x61x149xf16>) outs(%51 : tensor<2x2x61x149xf16>) {
    ^bb0(%in: f16, %out: f16):
      %80 = arith.mulf %in, %cst_4 : f16
      linalg.yield %80 : f16
    } -> tensor<2x2x61x149xf16>
    %53 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %16 : tensor<2x2x61x149xf16>, tensor<2x1x61x149xf16>) outs(%51 : tensor<2x2x61x149xf16>) {
    ^bb0(%in: f16, %in_27: f16, %out: f16):
      %80 = arith.addf %in, %in_27 : f16
      linalg.yield %80 : f16
    } -> tensor<2x2x61x149xf16>
    %54 = tensor.empty() : tensor<2x2x61x149xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x2x61x149xf16>) outs(%54 : tensor<2x2x61x149xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<2x2x61x149xf32>
    %56 = tensor.empty() : tensor<2x2x61xi64>
    %57 = linalg.fill ins(%c0_i64 : i64) outs(%56 : tensor<2x2x61xi64>) -> tensor<2x2x61xi64>
    %58 = tensor.empty() : tensor<2x2x61xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<2x2x61xf32>) -> tensor<2x2x61xf32>
    %60:2 = linalg.generic {indexing_maps = [#map2, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x2x61x149xf32>) outs(%59, %57 : tensor<2x2x61xf32>, tensor<2x2x61xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %80 = linalg.index 3 : index
      %81 = arith.index_cast %80 : index to i64
      %82 = arith.maximumf %in, %out : f32
      %83 = arith.cmpf ogt, %in, %out : f32
      %84 = arith.select %83, %81, %out_27 : i64
      linalg.yield %82, %84 : f32, i64
    } -> (tensor<2x2x61xf32>, tensor<2x2x61xi64>)
    %expanded_19 = tensor.expand_shape %60#0 [[0], [1], [2, 3]] output_shape [2, 2, 61, 1] : tensor<2x2x61xf32> into tensor<2x2x61x1xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %expanded_19 : tensor<2x2x61x149xf32>, tensor<2x2x61x1xf32>) outs(%54 : tensor<2x2x61x149xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %80 = arith.subf %in, %in_27 : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x61x149xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x2x61x149xf32>) outs(%54 : tensor<2x2x61x149xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x61x149xf32>
    %63 = tensor.empty() : tensor<2x2x61x1xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<2x2x61x1xf32>) -> tensor<2x2x61x1xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x2x61x149xf32>) outs(%64 : tensor<2x2x61x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %out : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x61x1xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<2x2x61x149xf32>, tensor<2x2x61x1xf32>) outs(%54 : tensor<2x2x61x149xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %80 = arith.divf %in, %in_27 : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x61x149xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x2x61x149xf32>) outs(%51 : tensor<2x2x61x149xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<2x2x61x149xf16>
    %collapsed_20 = tensor.collapse_shape %67 [[0, 1], [2], [3]] : tensor<2x2x61x149xf16> into tensor<4x61x149xf16>
    %collapsed_21 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x2x149x64xf16> into tensor<4x149x64xf16>
    %68 = tensor.empty() : tensor<4x61x64xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<4x61x64xf32>) -> tensor<4x61x64xf32>
    %70 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<4x61x149xf16>, tensor<4x149x64xf16>) outs(%69 : tensor<4x61x64xf32>) -> tensor<4x61x64xf32>
    %71 = tensor.empty() : tensor<4x61x64xf16>
    %72 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<4x61x64xf32>) outs(%71 : tensor<4x61x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<4x61x64xf16>
    %expanded_22 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 2, 61, 64] : tensor<4x61x64xf16> into tensor<2x2x61x64xf16>
    %73 = tensor.empty() : tensor<2x61x2x64xf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x2x61x64xf16>) outs(%73 : tensor<2x61x2x64xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0, 1], [2, 3]] : tensor<2x61x2x64xf16> into tensor<122x128xf16>
    %transposed_25 = linalg.transpose ins(%arg9 : tensor<128x128xf16>) outs(%17 : tensor<128x128xf16>) permutation = [1, 0] 
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg10 : tensor<128xf16>) outs(%18 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_24 : tensor<122x128xf16>) outs(%20 : tensor<122x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<122x128xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_25 : tensor<128x128xf16>) outs(%22 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128x128xf32>
    %77 = linalg.matmul ins(%75, %76 : tensor<122x128xf32>, tensor<128x128xf32>) outs(%24 : tensor<122x128xf32>) -> tensor<122x128xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %74 : tensor<122x128xf32>, tensor<128xf32>) outs(%20 : tensor<122x128xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %80 = arith.addf %in, %in_27 : f32
      linalg.yield %80 : f32
    } -> tensor<122x128xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<122x128xf32>) outs(%27 : tensor<122x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<122x128xf16>
    %expanded_26 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [2, 61, 128] : tensor<122x128xf16> into tensor<2x61x128xf16>
    return %expanded_26 : tensor<2x61x128xf16>
  }
}
