#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x43x24xf32>, %arg1: tensor<32x24xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<24x32xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>) -> tensor<2x43x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x43x43xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.59460355750136051 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 1.000000e-01 : f64
    %cst_8 = arith.constant 1.000000e+00 : f32
    %cst_9 = arith.constant 4.000000e+00 : f32
    %cst_10 = arith.constant dense<16> : tensor<i64>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<2xi64>
    %2 = tensor.empty() : tensor<43xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<43xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<43xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_11 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 43, 1] : tensor<43xi64> into tensor<1x1x43x1xi64>
    %expanded_12 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 43] : tensor<43xi64> into tensor<1x1x1x43xi64>
    %4 = tensor.empty() : tensor<2x1x1x1xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x1x1xi64>) outs(%4 : tensor<2x1x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<2x1x1x1xi64>
    %6 = tensor.empty() : tensor<2x1x1x43xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %5 : tensor<1x1x1x43xi64>, tensor<2x1x1x1xi64>) outs(%6 : tensor<2x1x1x43xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %80 = arith.subi %in, %in_34 : i64
      linalg.yield %80 : i64
    } -> tensor<2x1x1x43xi64>
    %8 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %cst_10 : tensor<2x1x1x43xi64>, tensor<i64>) outs(%6 : tensor<2x1x1x43xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %80 = arith.sitofp %in : i64 to f64
      %81 = arith.sitofp %in_34 : i64 to f64
      %82 = arith.divf %80, %81 : f64
      %83 = math.floor %82 : f64
      %84 = arith.fptosi %83 : f64 to i64
      linalg.yield %84 : i64
    } -> tensor<2x1x1x43xi64>
    %9 = tensor.empty() : tensor<2x1x43x1xi64>
    %10 = linalg.generic {indexing_maps = [#map3, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %5 : tensor<1x1x43x1xi64>, tensor<2x1x1x1xi64>) outs(%9 : tensor<2x1x43x1xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %80 = arith.subi %in, %in_34 : i64
      linalg.yield %80 : i64
    } -> tensor<2x1x43x1xi64>
    %11 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_10 : tensor<2x1x43x1xi64>, tensor<i64>) outs(%9 : tensor<2x1x43x1xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %80 = arith.sitofp %in : i64 to f64
      %81 = arith.sitofp %in_34 : i64 to f64
      %82 = arith.divf %80, %81 : f64
      %83 = math.floor %82 : f64
      %84 = arith.fptosi %83 : f64 to i64
      linalg.yield %84 : i64
    } -> tensor<2x1x43x1xi64>
    %12 = tensor.empty() : tensor<2x1x43x43xi1>
    %13 = linalg.generic {indexing_maps = [#map6, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %11 : tensor<2x1x1x43xi64>, tensor<2x1x43x1xi64>) outs(%12 : tensor<2x1x43x43xi1>) {
    ^bb0(%in: i64, %in_34: i64, %out: i1):
      %80 = arith.cmpi eq, %in, %in_34 : i64
      linalg.yield %80 : i1
    } -> tensor<2x1x43x43xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %13 : tensor<i1>, tensor<2x1x43x43xi1>) outs(%12 : tensor<2x1x43x43xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %80 = arith.andi %in, %in_34 : i1
      linalg.yield %80 : i1
    } -> tensor<2x1x43x43xi1>
    %15 = tensor.empty() : tensor<1x1x43x43xi1>
    %16 = linalg.generic {indexing_maps = [#map6, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %expanded_11 : tensor<1x1x1x43xi64>, tensor<1x1x43x1xi64>) outs(%15 : tensor<1x1x43x43xi1>) {
    ^bb0(%in: i64, %in_34: i64, %out: i1):
      %80 = arith.cmpi sle, %in, %in_34 : i64
      linalg.yield %80 : i1
    } -> tensor<1x1x43x43xi1>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<2x1x43x43xi1>, tensor<1x1x43x43xi1>) outs(%12 : tensor<2x1x43x43xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %80 = arith.andi %in, %in_34 : i1
      linalg.yield %80 : i1
    } -> tensor<2x1x43x43xi1>
    %18 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x24xf32>) outs(%18 : tensor<24x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x43x24xf32> into tensor<86x24xf32>
    %19 = tensor.empty() : tensor<86x32xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<86x32xf32>) -> tensor<86x32xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<86x24xf32>, tensor<24x32xf32>) outs(%20 : tensor<86x32xf32>) -> tensor<86x32xf32>
    %expanded_13 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 43, 4, 8] : tensor<86x32xf32> into tensor<2x43x4x8xf32>
    %22 = tensor.empty() : tensor<24x16xf32>
    %transposed_14 = linalg.transpose ins(%arg2 : tensor<16x24xf32>) outs(%22 : tensor<24x16xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<86x16xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %25 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<86x24xf32>, tensor<24x16xf32>) outs(%24 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %expanded_15 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 43, 2, 8] : tensor<86x16xf32> into tensor<2x43x2x8xf32>
    %transposed_16 = linalg.transpose ins(%arg3 : tensor<16x24xf32>) outs(%22 : tensor<24x16xf32>) permutation = [1, 0] 
    %26 = linalg.matmul ins(%collapsed, %transposed_16 : tensor<86x24xf32>, tensor<24x16xf32>) outs(%24 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %expanded_17 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 43, 2, 8] : tensor<86x16xf32> into tensor<2x43x2x8xf32>
    %27 = tensor.empty() : tensor<2x2x43x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x43x2x8xf32>) outs(%27 : tensor<2x2x43x8xf32>) permutation = [0, 2, 1, 3] 
    %28 = tensor.empty() : tensor<43xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<43xi64>) outs(%28 : tensor<43xf32>) {
    ^bb0(%in: i64, %out: f32):
      %80 = arith.sitofp %in : i64 to f32
      linalg.yield %80 : f32
    } -> tensor<43xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%29 : tensor<43xf32>) outs(%28 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_8 : f32
      linalg.yield %80 : f32
    } -> tensor<43xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%30 : tensor<43xf32>) outs(%28 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_9 : f32
      linalg.yield %80 : f32
    } -> tensor<43xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%31 : tensor<43xf32>) outs(%28 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.floor %in : f32
      linalg.yield %80 : f32
    } -> tensor<43xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%32 : tensor<43xf32>) outs(%28 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.log1p %in : f32
      linalg.yield %80 : f32
    } -> tensor<43xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%33 : tensor<43xf32>) outs(%28 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_7 : f64 to f32
      %81 = arith.mulf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<43xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%34 : tensor<43xf32>) outs(%28 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_8 : f32
      linalg.yield %80 : f32
    } -> tensor<43xf32>
    %36 = tensor.empty() : tensor<2x43x1x1xf32>
    %expanded_19 = tensor.expand_shape %35 [[0, 1, 2]] output_shape [43, 1, 1] : tensor<43xf32> into tensor<43x1x1xf32>
    %37 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<43x1x1xf32>) outs(%36 : tensor<2x43x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x1x1xf32>
    %38 = tensor.empty() : tensor<2x43x4x8xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %37 : tensor<2x43x4x8xf32>, tensor<2x43x1x1xf32>) outs(%38 : tensor<2x43x4x8xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.mulf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x43x4x8xf32>
    %40 = tensor.empty() : tensor<2x4x43x8xf32>
    %transposed_20 = linalg.transpose ins(%39 : tensor<2x43x4x8xf32>) outs(%40 : tensor<2x4x43x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_21 = linalg.transpose ins(%expanded_15 : tensor<2x43x2x8xf32>) outs(%27 : tensor<2x2x43x8xf32>) permutation = [0, 2, 1, 3] 
    %41 = tensor.empty() : tensor<2x2x2x43x8xf32>
    %42 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<2x2x43x8xf32>) outs(%41 : tensor<2x2x2x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x8xf32>
    %collapsed_22 = tensor.collapse_shape %42 [[0], [1, 2], [3], [4]] : tensor<2x2x2x43x8xf32> into tensor<2x4x43x8xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<2x2x43x8xf32>) outs(%41 : tensor<2x2x2x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x8xf32>
    %44 = tensor.empty() : tensor<2x1x43x43xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %cst_2, %cst_3 : tensor<2x1x43x43xi1>, tensor<f32>, tensor<f32>) outs(%44 : tensor<2x1x43x43xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %80 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<2x1x43x43xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<2x4x43x8xf32>) outs(%40 : tensor<2x4x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_5 : f64 to f32
      %81 = arith.mulf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<2x4x43x8xf32>
    %47 = tensor.empty() : tensor<2x4x8x43xf32>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<2x4x43x8xf32>) outs(%47 : tensor<2x4x8x43xf32>) permutation = [0, 1, 3, 2] 
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_23 : tensor<2x4x8x43xf32>) outs(%47 : tensor<2x4x8x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_5 : f64 to f32
      %81 = arith.mulf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<2x4x8x43xf32>
    %collapsed_24 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x4x43x8xf32> into tensor<8x43x8xf32>
    %collapsed_25 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<2x4x8x43xf32> into tensor<8x8x43xf32>
    %49 = tensor.empty() : tensor<8x43x43xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<8x43x43xf32>) -> tensor<8x43x43xf32>
    %51 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<8x43x8xf32>, tensor<8x8x43xf32>) outs(%50 : tensor<8x43x43xf32>) -> tensor<8x43x43xf32>
    %expanded_26 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 4, 43, 43] : tensor<8x43x43xf32> into tensor<2x4x43x43xf32>
    %52 = tensor.empty() : tensor<2x4x43x43xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26, %45 : tensor<2x4x43x43xf32>, tensor<2x1x43x43xf32>) outs(%52 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.addf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x43x43xf32>
    %54 = tensor.empty() : tensor<2x4x43xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%54 : tensor<2x4x43xi64>) -> tensor<2x4x43xi64>
    %56 = tensor.empty() : tensor<2x4x43xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<2x4x43xf32>) -> tensor<2x4x43xf32>
    %58:2 = linalg.generic {indexing_maps = [#map2, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x4x43x43xf32>) outs(%57, %55 : tensor<2x4x43xf32>, tensor<2x4x43xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %80 = linalg.index 3 : index
      %81 = arith.index_cast %80 : index to i64
      %82 = arith.maximumf %in, %out : f32
      %83 = arith.cmpf ogt, %in, %out : f32
      %84 = arith.select %83, %81, %out_34 : i64
      linalg.yield %82, %84 : f32, i64
    } -> (tensor<2x4x43xf32>, tensor<2x4x43xi64>)
    %expanded_27 = tensor.expand_shape %58#0 [[0], [1], [2, 3]] output_shape [2, 4, 43, 1] : tensor<2x4x43xf32> into tensor<2x4x43x1xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_27 : tensor<2x4x43x43xf32>, tensor<2x4x43x1xf32>) outs(%52 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.subf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x43x43xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x4x43x43xf32>) outs(%52 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x43x43xf32>
    %61 = tensor.empty() : tensor<2x4x43x1xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<2x4x43x1xf32>) -> tensor<2x4x43x1xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x4x43x43xf32>) outs(%62 : tensor<2x4x43x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %out : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x43x1xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<2x4x43x43xf32>, tensor<2x4x43x1xf32>) outs(%52 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.divf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x43x43xf32>
    %65 = tensor.empty() : tensor<2x4x43x43xi1>
    %66 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x4x43x43xf32>) outs(%65 : tensor<2x4x43x43xi1>) {
    ^bb0(%in: f32, %out: i1):
      %80 = arith.extf %in : f32 to f64
      %81 = arith.cmpf oeq, %80, %cst_6 : f64
      linalg.yield %81 : i1
    } -> tensor<2x4x43x43xi1>
    %67 = tensor.empty() : tensor<2x4x43x1xi1>
    %68 = linalg.fill ins(%true : i1) outs(%67 : tensor<2x4x43x1xi1>) -> tensor<2x4x43x1xi1>
    %69 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x4x43x43xi1>) outs(%68 : tensor<2x4x43x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %80 = arith.andi %in, %out : i1
      linalg.yield %80 : i1
    } -> tensor<2x4x43x1xi1>
    %70 = linalg.generic {indexing_maps = [#map4, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %cst_1, %64 : tensor<2x4x43x1xi1>, tensor<2x4x43x43xf32>, tensor<2x4x43x43xf32>) outs(%52 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %80 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x43x43xf32>
    %collapsed_28 = tensor.collapse_shape %70 [[0, 1], [2], [3]] : tensor<2x4x43x43xf32> into tensor<8x43x43xf32>
    %collapsed_29 = tensor.collapse_shape %43 [[0, 1, 2], [3], [4]] : tensor<2x2x2x43x8xf32> into tensor<8x43x8xf32>
    %71 = tensor.empty() : tensor<8x43x8xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<8x43x8xf32>) -> tensor<8x43x8xf32>
    %73 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<8x43x43xf32>, tensor<8x43x8xf32>) outs(%72 : tensor<8x43x8xf32>) -> tensor<8x43x8xf32>
    %expanded_30 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [2, 4, 43, 8] : tensor<8x43x8xf32> into tensor<2x4x43x8xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x4x43x8xf32>) outs(%38 : tensor<2x43x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3]] : tensor<2x43x4x8xf32> into tensor<2x43x32xf32>
    %74 = tensor.empty() : tensor<32x24xf32>
    %transposed_33 = linalg.transpose ins(%arg4 : tensor<24x32xf32>) outs(%74 : tensor<32x24xf32>) permutation = [1, 0] 
    %75 = tensor.empty() : tensor<2x32x24xf32>
    %76 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<32x24xf32>) outs(%75 : tensor<2x32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x24xf32>
    %77 = tensor.empty() : tensor<2x43x24xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<2x43x24xf32>) -> tensor<2x43x24xf32>
    %79 = linalg.batch_matmul ins(%collapsed_32, %76 : tensor<2x43x32xf32>, tensor<2x32x24xf32>) outs(%78 : tensor<2x43x24xf32>) -> tensor<2x43x24xf32>
    return %79 : tensor<2x43x24xf32>
  }
}
