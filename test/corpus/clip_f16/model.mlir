#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x77x128xf16>, %arg1: tensor<2x77xi64>, %arg2: tensor<128x128xf16>, %arg3: tensor<128xf16>, %arg4: tensor<128x128xf16>, %arg5: tensor<128xf16>, %arg6: tensor<128x128xf16>, %arg7: tensor<128xf16>, %arg8: tensor<128x128xf16>, %arg9: tensor<128xf16>) -> tensor<2x77x128xf16> {
    %c77_i64 = arith.constant 77 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x2x77x77xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<0xFC00> : tensor<f16>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.35355339059327379 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<2x77xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x77xi64>) outs(%0 : tensor<2x77xi1>) {
    ^bb0(%in: i64, %out: i1):
      %80 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %80 : i1
    } -> tensor<2x77xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<77xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<77xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<77xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 77, 1] : tensor<77xi64> into tensor<1x1x77x1xi64>
    %expanded_8 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 77] : tensor<77xi64> into tensor<1x1x1x77xi64>
    %6 = tensor.empty() : tensor<1x1x77x77xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %expanded_7 : tensor<1x1x1x77xi64>, tensor<1x1x77x1xi64>) outs(%6 : tensor<1x1x77x77xi1>) {
    ^bb0(%in: i64, %in_28: i64, %out: i1):
      %80 = arith.cmpi sle, %in, %in_28 : i64
      linalg.yield %80 : i1
    } -> tensor<1x1x77x77xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %7 : tensor<i1>, tensor<1x1x77x77xi1>) outs(%6 : tensor<1x1x77x77xi1>) {
    ^bb0(%in: i1, %in_28: i1, %out: i1):
      %80 = arith.andi %in, %in_28 : i1
      linalg.yield %80 : i1
    } -> tensor<1x1x77x77xi1>
    %9 = tensor.empty() : tensor<2x1x1x77xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x1x77xi64>) outs(%9 : tensor<2x1x1x77xi1>) {
    ^bb0(%in: i64, %in_28: i64, %out: i1):
      %80 = arith.cmpi slt, %in, %c0_i64 : i64
      %81 = arith.addi %in, %c2_i64 : i64
      %82 = arith.select %80, %81, %in : i64
      %83 = arith.index_cast %82 : i64 to index
      %84 = arith.cmpi slt, %in_28, %c0_i64 : i64
      %85 = arith.addi %in_28, %c77_i64 : i64
      %86 = arith.select %84, %85, %in_28 : i64
      %87 = arith.index_cast %86 : i64 to index
      %extracted = tensor.extract %1[%83, %87] : tensor<2x77xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x77xi1>
    %11 = tensor.empty() : tensor<2x1x77x77xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x77x77xi1>, tensor<2x1x1x77xi1>) outs(%11 : tensor<2x1x77x77xi1>) {
    ^bb0(%in: i1, %in_28: i1, %out: i1):
      %80 = arith.andi %in, %in_28 : i1
      linalg.yield %80 : i1
    } -> tensor<2x1x77x77xi1>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x77x128xf16> into tensor<154x128xf16>
    %13 = tensor.empty() : tensor<128x128xf16>
    %transposed = linalg.transpose ins(%arg6 : tensor<128x128xf16>) outs(%13 : tensor<128x128xf16>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<128xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg7 : tensor<128xf16>) outs(%14 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128xf32>
    %16 = tensor.empty() : tensor<154x128xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<154x128xf16>) outs(%16 : tensor<154x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<154x128xf32>
    %18 = tensor.empty() : tensor<128x128xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<128x128xf16>) outs(%18 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128x128xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%16 : tensor<154x128xf32>) -> tensor<154x128xf32>
    %21 = linalg.matmul ins(%17, %19 : tensor<154x128xf32>, tensor<128x128xf32>) outs(%20 : tensor<154x128xf32>) -> tensor<154x128xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %15 : tensor<154x128xf32>, tensor<128xf32>) outs(%16 : tensor<154x128xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %80 = arith.addf %in, %in_28 : f32
      linalg.yield %80 : f32
    } -> tensor<154x128xf32>
    %23 = tensor.empty() : tensor<154x128xf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<154x128xf32>) outs(%23 : tensor<154x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<154x128xf16>
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<128x128xf16>) outs(%13 : tensor<128x128xf16>) permutation = [1, 0] 
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<128xf16>) outs(%14 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_9 : tensor<128x128xf16>) outs(%18 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128x128xf32>
    %27 = linalg.matmul ins(%17, %26 : tensor<154x128xf32>, tensor<128x128xf32>) outs(%20 : tensor<154x128xf32>) -> tensor<154x128xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %25 : tensor<154x128xf32>, tensor<128xf32>) outs(%16 : tensor<154x128xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %80 = arith.addf %in, %in_28 : f32
      linalg.yield %80 : f32
    } -> tensor<154x128xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<154x128xf32>) outs(%23 : tensor<154x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<154x128xf16>
    %transposed_10 = linalg.transpose ins(%arg4 : tensor<128x128xf16>) outs(%13 : tensor<128x128xf16>) permutation = [1, 0] 
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<128xf16>) outs(%14 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_10 : tensor<128x128xf16>) outs(%18 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<128x128xf32>
    %32 = linalg.matmul ins(%17, %31 : tensor<154x128xf32>, tensor<128x128xf32>) outs(%20 : tensor<154x128xf32>) -> tensor<154x128xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %30 : tensor<154x128xf32>, tensor<128xf32>) outs(%16 : tensor<154x128xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %80 = arith.addf %in, %in_28 : f32
      linalg.yield %80 : f32
    } -> tensor<154x128xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<154x128xf32>) outs(%23 : tensor<154x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<154x128xf16>
    %expanded_11 = tensor.expand_shape %24 [[0, 1], [2, 3]] output_shape [2, 77, 2, 64] : tensor<154x128xf16> into tensor<2x77x2x64xf16>
    %35 = tensor.empty() : tensor<2x2x77x64xf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x77x2x64xf16>) outs(%35 : tensor<2x2x77x64xf16>) permutation = [0, 2, 1, 3] 
    %expanded_13 = tensor.expand_shape %29 [[0, 1], [2, 3]] output_shape [2, 77, 2, 64] : tensor<154x128xf16> into tensor<2x77x2x64xf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x77x2x64xf16>) outs(%35 : tensor<2x2x77x64xf16>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 77, 2, 64] : tensor<154x128xf16> into tensor<2x77x2x64xf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x77x2x64xf16>) outs(%35 : tensor<2x2x77x64xf16>) permutation = [0, 2, 1, 3] 
    %36 = tensor.empty() : tensor<2x1x77x77xf16>
    %37 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_3 : tensor<2x1x77x77xi1>, tensor<f16>, tensor<f16>) outs(%36 : tensor<2x1x77x77xf16>) {
    ^bb0(%in: i1, %in_28: f16, %in_29: f16, %out: f16):
      %80 = arith.select %in, %in_28, %in_29 : f16
      linalg.yield %80 : f16
    } -> tensor<2x1x77x77xf16>
    %38 = tensor.empty() : tensor<2x2x77x64xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<2x2x77x64xf16>) outs(%38 : tensor<2x2x77x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<2x2x77x64xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<2x2x77x64xf16>) outs(%38 : tensor<2x2x77x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<2x2x77x64xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x2x77x64xf16>) outs(%38 : tensor<2x2x77x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<2x2x77x64xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x2x77x64xf32>) outs(%38 : tensor<2x2x77x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_5 : f64 to f32
      %81 = arith.mulf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<2x2x77x64xf32>
    %43 = tensor.empty() : tensor<2x2x64x77xf32>
    %transposed_17 = linalg.transpose ins(%40 : tensor<2x2x77x64xf32>) outs(%43 : tensor<2x2x64x77xf32>) permutation = [0, 1, 3, 2] 
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<2x2x64x77xf32>) outs(%43 : tensor<2x2x64x77xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_5 : f64 to f32
      %81 = arith.mulf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<2x2x64x77xf32>
    %collapsed_18 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<2x2x77x64xf32> into tensor<4x77x64xf32>
    %collapsed_19 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x2x64x77xf32> into tensor<4x64x77xf32>
    %45 = tensor.empty() : tensor<4x77x77xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<4x77x77xf32>) -> tensor<4x77x77xf32>
    %47 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<4x77x64xf32>, tensor<4x64x77xf32>) outs(%46 : tensor<4x77x77xf32>) -> tensor<4x77x77xf32>
    %expanded_20 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 2, 77, 77] : tensor<4x77x77xf32> into tensor<2x2x77x77xf32>
    %48 = tensor.empty() : tensor<2x2x77x77xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %37 : tensor<2x2x77x77xf32>, tensor<2x1x77x77xf16>) outs(%48 : tensor<2x2x77x77xf32>) {
    ^bb0(%in: f32, %in_28: f16, %out: f32):
      %80 = arith.extf %in_28 : f16 to f32
      %81 = arith.addf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<2x2x77x77xf32>
    %50 = tensor.empty() : tensor<2x2x77xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<2x2x77xi64>) -> tensor<2x2x77xi64>
    %52 = tensor.empty() : tensor<2x2x77xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<2x2x77xf32>) -> tensor<2x2x77xf32>
    %54:2 = linalg.generic {indexing_maps = [#map4, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x2x77x77xf32>) outs(%53, %51 : tensor<2x2x77xf32>, tensor<2x2x77xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %80 = linalg.index 3 : index
      %81 = arith.index_cast %80 : index to i64
      %82 = arith.maximumf %in, %out : f32
      %83 = arith.cmpf ogt, %in, %out : f32
      %84 = arith.select %83, %81, %out_28 : i64
      linalg.yield %82, %84 : f32, i64
    } -> (tensor<2x2x77xf32>, tensor<2x2x77xi64>)
    %expanded_21 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [2, 2, 77, 1] : tensor<2x2x77xf32> into tensor<2x2x77x1xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_21 : tensor<2x2x77x77xf32>, tensor<2x2x77x1xf32>) outs(%48 : tensor<2x2x77x77xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %80 = arith.subf %in, %in_28 : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x77x77xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x2x77x77xf32>) outs(%48 : tensor<2x2x77x77xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x77x77xf32>
    %57 = tensor.empty() : tensor<2x2x77x1xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<2x2x77x1xf32>) -> tensor<2x2x77x1xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x2x77x77xf32>) outs(%58 : tensor<2x2x77x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %out : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x77x1xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<2x2x77x77xf32>, tensor<2x2x77x1xf32>) outs(%48 : tensor<2x2x77x77xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %80 = arith.divf %in, %in_28 : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x77x77xf32>
    %61 = tensor.empty() : tensor<2x2x77x77xi1>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x2x77x77xf32>) outs(%61 : tensor<2x2x77x77xi1>) {
    ^bb0(%in: f32, %out: i1):
      %80 = arith.extf %in : f32 to f64
      %81 = arith.cmpf oeq, %80, %cst_6 : f64
      linalg.yield %81 : i1
    } -> tensor<2x2x77x77xi1>
    %63 = tensor.empty() : tensor<2x2x77x1xi1>
    %64 = linalg.fill ins(%true : i1) outs(%63 : tensor<2x2x77x1xi1>) -> tensor<2x2x77x1xi1>
    %65 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x2x77x77xi1>) outs(%64 : tensor<2x2x77x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %80 = arith.andi %in, %out : i1
      linalg.yield %80 : i1
    } -> tensor<2x2x77x1xi1>
    %66 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %cst_1, %60 : tensor<2x2x77x1xi1>, tensor<2x2x77x77xf32>, tensor<2x2x77x77xf32>) outs(%48 : tensor<2x2x77x77xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %80 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %80 : f32
    } -> tensor<2x2x77x77xf32>
    %collapsed_22 = tensor.collapse_shape %66 [[0, 1], [2], [3]] : tensor<2x2x77x77xf32> into tensor<4x77x77xf32>
    %collapsed_23 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x2x77x64xf32> into tensor<4x77x64xf32>
    %67 = tensor.empty() : tensor<4x77x64xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<4x77x64xf32>) -> tensor<4x77x64xf32>
    %69 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x77x77xf32>, tensor<4x77x64xf32>) outs(%68 : tensor<4x77x64xf32>) -> tensor<4x77x64xf32>
    %expanded_24 = tensor.expand_shape %69 [[0, 1], [2], [3]] output_shape [2, 2, 77, 64] : tensor<4x77x64xf32> into tensor<2x2x77x64xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x2x77x64xf32>) outs(%35 : tensor<2x2x77x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<2x2x77x64xf16>
    %71 = tensor.empty() : tensor<2x77x2x64xf16>
    %transposed_25 = linalg.transpose ins(%70 : tensor<2x2x77x64xf16>) outs(%71 : tensor<2x77x2x64xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2, 3]] : tensor<2x77x2x64xf16> into tensor<2x77x128xf16>
    %transposed_27 = linalg.transpose ins(%arg8 : tensor<128x128xf16>) outs(%13 : tensor<128x128xf16>) permutation = [1, 0] 
    %72 = tensor.empty() : tensor<2x128x128xf16>
    %73 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<128x128xf16>) outs(%72 : tensor<2x128x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x128x128xf16>
    %74 = tensor.empty() : tensor<2x77x128xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<2x77x128xf32>) -> tensor<2x77x128xf32>
    %76 = linalg.batch_matmul ins(%collapsed_26, %73 : tensor<2x77x128xf16>, tensor<2x128x128xf16>) outs(%75 : tensor<2x77x128xf32>) -> tensor<2x77x128xf32>
    %77 = tensor.empty() : tensor<2x77x128xf16>
    %78 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x77x128xf32>) outs(%77 : tensor<2x77x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<2x77x128xf16>
    %79 = linalg.generic {indexing_maps = [#map13, #map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %arg9 : tensor<2x77x128xf16>, tensor<128xf16>) outs(%77 : tensor<2x77x128xf16>) {
    ^bb0(%in: f16, %in_28: f16, %out: f16):
      %80 = arith.addf %in, %in_28 : f16
      linalg.yield %80 : f16
    } -> tensor<2x77x128xf16>
    return %79 : tensor<2x77x128xf16>
  }
}
