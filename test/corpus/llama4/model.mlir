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
module {
  func.func @main(%arg0: tensor<2x43x24xf32>, %arg1: tensor<32x24xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<24x32xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>) -> tensor<2x43x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0.35355339059327379 : f64
    %cst_5 = arith.constant 1.000000e-01 : f64
    %cst_6 = arith.constant 1.000000e+00 : f32
    %cst_7 = arith.constant 4.000000e+00 : f32
    %cst_8 = arith.constant dense<16> : tensor<i64>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %71 = linalg.index 0 : index
      %72 = arith.index_cast %71 : index to i64
      linalg.yield %72 : i64
    } -> tensor<2xi64>
    %2 = tensor.empty() : tensor<43xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<43xi64>) {
    ^bb0(%out: i64):
      %71 = linalg.index 0 : index
      %72 = arith.index_cast %71 : index to i64
      linalg.yield %72 : i64
    } -> tensor<43xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_9 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 43, 1] : tensor<43xi64> into tensor<1x1x43x1xi64>
    %expanded_10 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 43] : tensor<43xi64> into tensor<1x1x1x43xi64>
    %4 = tensor.empty() : tensor<2x1x1x1xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x1x1xi64>) outs(%4 : tensor<2x1x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<2x1x1x1xi64>
    %6 = tensor.empty() : tensor<2x1x1x43xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %5 : tensor<1x1x1x43xi64>, tensor<2x1x1x1xi64>) outs(%6 : tensor<2x1x1x43xi64>) {
    ^bb0(%in: i64, %in_33: i64, %out: i64):
      %71 = arith.subi %in, %in_33 : i64
      linalg.yield %71 : i64
    } -> tensor<2x1x1x43xi64>
    %8 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %cst_8 : tensor<2x1x1x43xi64>, tensor<i64>) outs(%6 : tensor<2x1x1x43xi64>) {
    ^bb0(%in: i64, %in_33: i64, %out: i64):
      %71 = arith.sitofp %in : i64 to f64
      %72 = arith.sitofp %in_33 : i64 to f64
      %73 = arith.divf %71, %72 : f64
      %74 = math.floor %73 : f64
      %75 = arith.fptosi %74 : f64 to i64
      linalg.yield %75 : i64
    } -> tensor<2x1x1x43xi64>
    %9 = tensor.empty() : tensor<2x1x43x1xi64>
    %10 = linalg.generic {indexing_maps = [#map3, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %5 : tensor<1x1x43x1xi64>, tensor<2x1x1x1xi64>) outs(%9 : tensor<2x1x43x1xi64>) {
    ^bb0(%in: i64, %in_33: i64, %out: i64):
      %71 = arith.subi %in, %in_33 : i64
      linalg.yield %71 : i64
    } -> tensor<2x1x43x1xi64>
    %11 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_8 : tensor<2x1x43x1xi64>, tensor<i64>) outs(%9 : tensor<2x1x43x1xi64>) {
    ^bb0(%in: i64, %in_33: i64, %out: i64):
      %71 = arith.sitofp %in : i64 to f64
      %72 = arith.sitofp %in_33 : i64 to f64
      %73 = arith.divf %71, %72 : f64
      %74 = math.floor %73 : f64
      %75 = arith.fptosi %74 : f64 to i64
      linalg.yield %75 : i64
    } -> tensor<2x1x43x1xi64>
    %12 = tensor.empty() : tensor<2x1x43x43xi1>
    %13 = linalg.generic {indexing_maps = [#map6, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %11 : tensor<2x1x1x43xi64>, tensor<2x1x43x1xi64>) outs(%12 : tensor<2x1x43x43xi1>) {
    ^bb0(%in: i64, %in_33: i64, %out: i1):
      %71 = arith.cmpi eq, %in, %in_33 : i64
      linalg.yield %71 : i1
    } -> tensor<2x1x43x43xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %13 : tensor<i1>, tensor<2x1x43x43xi1>) outs(%12 : tensor<2x1x43x43xi1>) {
    ^bb0(%in: i1, %in_33: i1, %out: i1):
      %71 = arith.andi %in, %in_33 : i1
      linalg.yield %71 : i1
    } -> tensor<2x1x43x43xi1>
    %15 = tensor.empty() : tensor<1x1x43x43xi1>
    %16 = linalg.generic {indexing_maps = [#map6, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %expanded_9 : tensor<1x1x1x43xi64>, tensor<1x1x43x1xi64>) outs(%15 : tensor<1x1x43x43xi1>) {
    ^bb0(%in: i64, %in_33: i64, %out: i1):
      %71 = arith.cmpi sle, %in, %in_33 : i64
      linalg.yield %71 : i1
    } -> tensor<1x1x43x43xi1>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<2x1x43x43xi1>, tensor<1x1x43x43xi1>) outs(%12 : tensor<2x1x43x43xi1>) {
    ^bb0(%in: i1, %in_33: i1, %out: i1):
      %71 = arith.andi %in, %in_33 : i1
      linalg.yield %71 : i1
    } -> tensor<2x1x43x43xi1>
    %18 = tensor.empty() : tensor<2x1x43x43xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %cst_2, %cst_1 : tensor<2x1x43x43xi1>, tensor<f32>, tensor<f32>) outs(%18 : tensor<2x1x43x43xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %71 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %71 : f32
    } -> tensor<2x1x43x43xf32>
    %20 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x24xf32>) outs(%20 : tensor<24x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x43x24xf32> into tensor<86x24xf32>
    %21 = tensor.empty() : tensor<86x32xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<86x32xf32>) -> tensor<86x32xf32>
    %23 = linalg.matmul ins(%collapsed, %transposed : tensor<86x24xf32>, tensor<24x32xf32>) outs(%22 : tensor<86x32xf32>) -> tensor<86x32xf32>
    %expanded_11 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 43, 4, 8] : tensor<86x32xf32> into tensor<2x43x4x8xf32>
    %24 = tensor.empty() : tensor<24x16xf32>
    %transposed_12 = linalg.transpose ins(%arg2 : tensor<16x24xf32>) outs(%24 : tensor<24x16xf32>) permutation = [1, 0] 
    %25 = tensor.empty() : tensor<86x16xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %27 = linalg.matmul ins(%collapsed, %transposed_12 : tensor<86x24xf32>, tensor<24x16xf32>) outs(%26 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %expanded_13 = tensor.expand_shape %27 [[0, 1], [2, 3]] output_shape [2, 43, 2, 8] : tensor<86x16xf32> into tensor<2x43x2x8xf32>
    %transposed_14 = linalg.transpose ins(%arg3 : tensor<16x24xf32>) outs(%24 : tensor<24x16xf32>) permutation = [1, 0] 
    %28 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<86x24xf32>, tensor<24x16xf32>) outs(%26 : tensor<86x16xf32>) -> tensor<86x16xf32>
    %expanded_15 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 43, 2, 8] : tensor<86x16xf32> into tensor<2x43x2x8xf32>
    %29 = tensor.empty() : tensor<2x2x43x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x43x2x8xf32>) outs(%29 : tensor<2x2x43x8xf32>) permutation = [0, 2, 1, 3] 
    %30 = tensor.empty() : tensor<43xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<43xi64>) outs(%30 : tensor<43xf32>) {
    ^bb0(%in: i64, %out: f32):
      %71 = arith.sitofp %in : i64 to f32
      linalg.yield %71 : f32
    } -> tensor<43xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%31 : tensor<43xf32>) outs(%30 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %in, %cst_6 : f32
      linalg.yield %71 : f32
    } -> tensor<43xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%32 : tensor<43xf32>) outs(%30 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.divf %in, %cst_7 : f32
      linalg.yield %71 : f32
    } -> tensor<43xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%33 : tensor<43xf32>) outs(%30 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.floor %in : f32
      linalg.yield %71 : f32
    } -> tensor<43xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%34 : tensor<43xf32>) outs(%30 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.log1p %in : f32
      linalg.yield %71 : f32
    } -> tensor<43xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%35 : tensor<43xf32>) outs(%30 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.truncf %cst_5 : f64 to f32
      %72 = arith.mulf %in, %71 : f32
      linalg.yield %72 : f32
    } -> tensor<43xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%36 : tensor<43xf32>) outs(%30 : tensor<43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %in, %cst_6 : f32
      linalg.yield %71 : f32
    } -> tensor<43xf32>
    %38 = tensor.empty() : tensor<2x43x1x1xf32>
    %expanded_17 = tensor.expand_shape %37 [[0, 1, 2]] output_shape [43, 1, 1] : tensor<43xf32> into tensor<43x1x1xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<43x1x1xf32>) outs(%38 : tensor<2x43x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x1x1xf32>
    %40 = tensor.empty() : tensor<2x43x4x8xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %39 : tensor<2x43x4x8xf32>, tensor<2x43x1x1xf32>) outs(%40 : tensor<2x43x4x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %71 = arith.mulf %in, %in_33 : f32
      linalg.yield %71 : f32
    } -> tensor<2x43x4x8xf32>
    %42 = tensor.empty() : tensor<2x4x43x8xf32>
    %transposed_18 = linalg.transpose ins(%41 : tensor<2x43x4x8xf32>) outs(%42 : tensor<2x4x43x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_19 = linalg.transpose ins(%expanded_13 : tensor<2x43x2x8xf32>) outs(%29 : tensor<2x2x43x8xf32>) permutation = [0, 2, 1, 3] 
    %43 = tensor.empty() : tensor<2x2x2x43x8xf32>
    %44 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<2x2x43x8xf32>) outs(%43 : tensor<2x2x2x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x8xf32>
    %collapsed_20 = tensor.collapse_shape %44 [[0], [1, 2], [3], [4]] : tensor<2x2x2x43x8xf32> into tensor<2x4x43x8xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x2x43x8xf32>) outs(%43 : tensor<2x2x2x43x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x8xf32>
    %46 = tensor.empty() : tensor<2x4x8x43xf32>
    %transposed_21 = linalg.transpose ins(%collapsed_20 : tensor<2x4x43x8xf32>) outs(%46 : tensor<2x4x8x43xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_22 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x4x43x8xf32> into tensor<8x43x8xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x4x8x43xf32> into tensor<8x8x43xf32>
    %47 = tensor.empty() : tensor<8x43x43xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<8x43x43xf32>) -> tensor<8x43x43xf32>
    %49 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<8x43x8xf32>, tensor<8x8x43xf32>) outs(%48 : tensor<8x43x43xf32>) -> tensor<8x43x43xf32>
    %expanded_24 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 4, 43, 43] : tensor<8x43x43xf32> into tensor<2x4x43x43xf32>
    %50 = tensor.empty() : tensor<2x4x43x43xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x4x43x43xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.truncf %cst_4 : f64 to f32
      %72 = arith.mulf %in, %71 : f32
      linalg.yield %72 : f32
    } -> tensor<2x4x43x43xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %19 : tensor<2x4x43x43xf32>, tensor<2x1x43x43xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %71 = arith.addf %in, %in_33 : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x43x43xf32>
    %53 = tensor.empty() : tensor<2x4x43xi64>
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<2x4x43xi64>) -> tensor<2x4x43xi64>
    %55 = tensor.empty() : tensor<2x4x43xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<2x4x43xf32>) -> tensor<2x4x43xf32>
    %57:2 = linalg.generic {indexing_maps = [#map2, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x4x43x43xf32>) outs(%56, %54 : tensor<2x4x43xf32>, tensor<2x4x43xi64>) {
    ^bb0(%in: f32, %out: f32, %out_33: i64):
      %71 = linalg.index 3 : index
      %72 = arith.index_cast %71 : index to i64
      %73 = arith.maximumf %in, %out : f32
      %74 = arith.cmpf ogt, %in, %out : f32
      %75 = arith.select %74, %72, %out_33 : i64
      linalg.yield %73, %75 : f32, i64
    } -> (tensor<2x4x43xf32>, tensor<2x4x43xi64>)
    %expanded_25 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [2, 4, 43, 1] : tensor<2x4x43xf32> into tensor<2x4x43x1xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_25 : tensor<2x4x43x43xf32>, tensor<2x4x43x1xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %71 = arith.subf %in, %in_33 : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x43x43xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x4x43x43xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.exp %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x43x43xf32>
    %60 = tensor.empty() : tensor<2x4x43x1xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<2x4x43x1xf32>) -> tensor<2x4x43x1xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x4x43x43xf32>) outs(%61 : tensor<2x4x43x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %in, %out : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x43x1xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x4x43x43xf32>, tensor<2x4x43x1xf32>) outs(%50 : tensor<2x4x43x43xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %71 = arith.divf %in, %in_33 : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x43x43xf32>
    %collapsed_26 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x4x43x43xf32> into tensor<8x43x43xf32>
    %collapsed_27 = tensor.collapse_shape %45 [[0, 1, 2], [3], [4]] : tensor<2x2x2x43x8xf32> into tensor<8x43x8xf32>
    %64 = tensor.empty() : tensor<8x43x8xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<8x43x8xf32>) -> tensor<8x43x8xf32>
    %66 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<8x43x43xf32>, tensor<8x43x8xf32>) outs(%65 : tensor<8x43x8xf32>) -> tensor<8x43x8xf32>
    %expanded_28 = tensor.expand_shape %66 [[0, 1], [2], [3]] output_shape [2, 4, 43, 8] : tensor<8x43x8xf32> into tensor<2x4x43x8xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x4x43x8xf32>) outs(%40 : tensor<2x43x4x8xf32>) permutation = [0, 2, 1, 3] 
    %67 = tensor.empty() : tensor<32x24xf32>
    %transposed_30 = linalg.transpose ins(%arg4 : tensor<24x32xf32>) outs(%67 : tensor<32x24xf32>) permutation = [1, 0] 
    %collapsed_31 = tensor.collapse_shape %transposed_29 [[0, 1], [2, 3]] : tensor<2x43x4x8xf32> into tensor<86x32xf32>
    %68 = tensor.empty() : tensor<86x24xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<86x24xf32>) -> tensor<86x24xf32>
    %70 = linalg.matmul ins(%collapsed_31, %transposed_30 : tensor<86x32xf32>, tensor<32x24xf32>) outs(%69 : tensor<86x24xf32>) -> tensor<86x24xf32>
    %expanded_32 = tensor.expand_shape %70 [[0, 1], [2]] output_shape [2, 43, 24] : tensor<86x24xf32> into tensor<2x43x24xf32>
    return %expanded_32 : tensor<2x43x24xf32>
  }
}
