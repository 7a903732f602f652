#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x23x24xf32>, %arg1: tensor<2x23xf32>, %arg2: tensor<3x8xf32>, %arg3: tensor<3x8xf32>, %arg4: tensor<24x3x8xf32>, %arg5: tensor<3x8xf32>, %arg6: tensor<2x3x8xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24x24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24x24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>) -> tensor<2x23x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant 1.000000e-09 : f64
    %cst_4 = arith.constant 0.35355339059327373 : f64
    %cst_5 = arith.constant 1.200000e+01 : f32
    %cst_6 = arith.constant 1.000000e+04 : f32
    %cst_7 = arith.constant 1.000000e+06 : f32
    %cst_8 = arith.constant 2.400000e+01 : f64
    %cst_9 = arith.constant 2.400000e+01 : f32
    %cst_10 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<23xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<23xi64>
    %2 = tensor.empty() : tensor<23xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<23xi64>) outs(%2 : tensor<23xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      linalg.yield %100 : f32
    } -> tensor<23xf32>
    %4 = tensor.empty() : tensor<12xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<12xi64>
    %6 = tensor.empty() : tensor<12xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<12xi64>) outs(%6 : tensor<12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<12xf32>) outs(%6 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_5 : f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<12xf32>) outs(%6 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.powf %cst_6, %in : f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<12xf32>) outs(%6 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.cmpf one, %in, %cst : f32
      cf.assert %100, "unimplemented: tensor with zero element"
      %101 = arith.divf %cst_0, %in : f32
      linalg.yield %101 : f32
    } -> tensor<12xf32>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [23, 1] : tensor<23xf32> into tensor<23x1xf32>
    %expanded_11 = tensor.expand_shape %10 [[0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32>
    %11 = tensor.empty() : tensor<23x12xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<23x1xf32>, tensor<1x12xf32>) outs(%11 : tensor<23x12xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.mulf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<23x12xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<23x12xf32>) outs(%11 : tensor<23x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.sin %in : f32
      linalg.yield %100 : f32
    } -> tensor<23x12xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<23x12xf32>) outs(%11 : tensor<23x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.cos %in : f32
      linalg.yield %100 : f32
    } -> tensor<23x12xf32>
    %concat = tensor.concat dim(1) %13, %13 : (tensor<23x12xf32>, tensor<23x12xf32>) -> tensor<23x24xf32>
    %concat_12 = tensor.concat dim(1) %14, %13 : (tensor<23x12xf32>, tensor<23x12xf32>) -> tensor<23x24xf32>
    %concat_13 = tensor.concat dim(1) %14, %14 : (tensor<23x12xf32>, tensor<23x12xf32>) -> tensor<23x24xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<23x12xf32>) outs(%11 : tensor<23x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      linalg.yield %100 : f32
    } -> tensor<23x12xf32>
    %concat_14 = tensor.concat dim(1) %15, %14 : (tensor<23x12xf32>, tensor<23x12xf32>) -> tensor<23x24xf32>
    %16 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%16 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x23x24xf32> into tensor<46x24xf32>
    %17 = tensor.empty() : tensor<46x24xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %19 = linalg.matmul ins(%collapsed, %transposed : tensor<46x24xf32>, tensor<24x24xf32>) outs(%18 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %expanded_15 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [2, 23, 3, 8] : tensor<46x24xf32> into tensor<2x23x3x8xf32>
    %transposed_16 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%16 : tensor<24x24xf32>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%collapsed, %transposed_16 : tensor<46x24xf32>, tensor<24x24xf32>) outs(%18 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %arg9 : tensor<46x24xf32>, tensor<24xf32>) outs(%17 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<46x24xf32>
    %transposed_17 = linalg.transpose ins(%arg10 : tensor<24x24xf32>) outs(%16 : tensor<24x24xf32>) permutation = [1, 0] 
    %22 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<46x24xf32>, tensor<24x24xf32>) outs(%18 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%22, %arg11 : tensor<46x24xf32>, tensor<24xf32>) outs(%17 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<46x24xf32>
    %24 = tensor.empty() : tensor<2x23x3x8xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x23x3x8xf32>) outs(%24 : tensor<2x23x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x23x3x8xf32>
    %26 = tensor.empty() : tensor<3x8xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x8xf32>) outs(%26 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<3x8xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %27 : tensor<2x23x3x8xf32>, tensor<3x8xf32>) outs(%24 : tensor<2x23x3x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x3x8xf32>
    %expanded_18 = tensor.expand_shape %28 [[0], [1], [2], [3, 4]] output_shape [2, 23, 3, 8, 1] : tensor<2x23x3x8xf32> into tensor<2x23x3x8x1xf32>
    %expanded_19 = tensor.expand_shape %21 [[0, 1], [2, 3, 4]] output_shape [2, 23, 3, 8, 1] : tensor<46x24xf32> into tensor<2x23x3x8x1xf32>
    %29 = tensor.empty() : tensor<2x3x23x8x1xf32>
    %transposed_20 = linalg.transpose ins(%expanded_18 : tensor<2x23x3x8x1xf32>) outs(%29 : tensor<2x3x23x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3, 4]] : tensor<2x3x23x8x1xf32> into tensor<6x23x8xf32>
    %30 = tensor.empty() : tensor<2x3x8x23x1xf32>
    %transposed_22 = linalg.transpose ins(%expanded_19 : tensor<2x23x3x8x1xf32>) outs(%30 : tensor<2x3x8x23x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3, 4]] : tensor<2x3x8x23x1xf32> into tensor<6x8x23xf32>
    %31 = tensor.empty() : tensor<6x23x23xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<6x23x23xf32>) -> tensor<6x23x23xf32>
    %33 = linalg.batch_matmul ins(%collapsed_21, %collapsed_23 : tensor<6x23x8xf32>, tensor<6x8x23xf32>) outs(%32 : tensor<6x23x23xf32>) -> tensor<6x23x23xf32>
    %expanded_24 = tensor.expand_shape %33 [[0, 1], [2], [3, 4]] output_shape [2, 3, 23, 1, 23] : tensor<6x23x23xf32> into tensor<2x3x23x1x23xf32>
    %34 = tensor.empty() : tensor<2x3x23x23x1xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x3x23x1x23xf32>) outs(%34 : tensor<2x3x23x23x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2], [3, 4]] : tensor<2x3x23x23x1xf32> into tensor<2x3x23x23xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3x8xf32>) outs(%26 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<3x8xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %35 : tensor<2x23x3x8xf32>, tensor<3x8xf32>) outs(%24 : tensor<2x23x3x8xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x3x8xf32>
    %expanded_27 = tensor.expand_shape %36 [[0], [1], [2], [3, 4]] output_shape [2, 23, 3, 8, 1] : tensor<2x23x3x8xf32> into tensor<2x23x3x8x1xf32>
    %expanded_28 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [24, 3, 8, 1, 1] : tensor<24x3x8xf32> into tensor<24x3x8x1x1xf32>
    %37 = tensor.empty() : tensor<3x2x23x8x1xf32>
    %transposed_29 = linalg.transpose ins(%expanded_27 : tensor<2x23x3x8x1xf32>) outs(%37 : tensor<3x2x23x8x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1, 2], [3, 4]] : tensor<3x2x23x8x1xf32> into tensor<3x46x8xf32>
    %38 = tensor.empty() : tensor<3x8x24x1x1xf32>
    %transposed_31 = linalg.transpose ins(%expanded_28 : tensor<24x3x8x1x1xf32>) outs(%38 : tensor<3x8x24x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3, 4]] : tensor<3x8x24x1x1xf32> into tensor<3x8x24xf32>
    %39 = tensor.empty() : tensor<3x46x24xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<3x46x24xf32>) -> tensor<3x46x24xf32>
    %41 = linalg.batch_matmul ins(%collapsed_30, %collapsed_32 : tensor<3x46x8xf32>, tensor<3x8x24xf32>) outs(%40 : tensor<3x46x24xf32>) -> tensor<3x46x24xf32>
    %expanded_33 = tensor.expand_shape %41 [[0], [1, 2], [3, 4]] output_shape [3, 2, 23, 1, 24] : tensor<3x46x24xf32> into tensor<3x2x23x1x24xf32>
    %42 = tensor.empty() : tensor<2x23x3x24x1xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<3x2x23x1x24xf32>) outs(%42 : tensor<2x23x3x24x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1], [2], [3, 4]] : tensor<2x23x3x24x1xf32> into tensor<2x23x3x24xf32>
    %expanded_36 = tensor.expand_shape %concat [[0], [1, 2]] output_shape [23, 1, 24] : tensor<23x24xf32> into tensor<23x1x24xf32>
    %43 = tensor.empty() : tensor<2x23x3x24xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_35, %expanded_36 : tensor<2x23x3x24xf32>, tensor<23x1x24xf32>) outs(%43 : tensor<2x23x3x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.mulf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x3x24xf32>
    %expanded_37 = tensor.expand_shape %concat_13 [[0], [1, 2]] output_shape [23, 1, 24] : tensor<23x24xf32> into tensor<23x1x24xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_35, %expanded_37 : tensor<2x23x3x24xf32>, tensor<23x1x24xf32>) outs(%43 : tensor<2x23x3x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.mulf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x3x24xf32>
    %expanded_38 = tensor.expand_shape %44 [[0], [1], [2], [3, 4]] output_shape [2, 23, 3, 24, 1] : tensor<2x23x3x24xf32> into tensor<2x23x3x24x1xf32>
    %expanded_39 = tensor.expand_shape %concat_12 [[0], [1, 2, 3, 4]] output_shape [23, 24, 1, 1, 1] : tensor<23x24xf32> into tensor<23x24x1x1x1xf32>
    %46 = tensor.empty() : tensor<2x3x23x24x1xf32>
    %transposed_40 = linalg.transpose ins(%expanded_38 : tensor<2x23x3x24x1xf32>) outs(%46 : tensor<2x3x23x24x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0, 1, 2], [3, 4]] : tensor<2x3x23x24x1xf32> into tensor<138x24xf32>
    %expanded_42 = tensor.expand_shape %collapsed_41 [[0, 1], [2]] output_shape [1, 138, 24] : tensor<138x24xf32> into tensor<1x138x24xf32>
    %47 = tensor.empty() : tensor<24x23x1x1x1xf32>
    %transposed_43 = linalg.transpose ins(%expanded_39 : tensor<23x24x1x1x1xf32>) outs(%47 : tensor<24x23x1x1x1xf32>) permutation = [1, 0, 2, 3, 4] 
    %collapsed_44 = tensor.collapse_shape %transposed_43 [[0], [1, 2, 3, 4]] : tensor<24x23x1x1x1xf32> into tensor<24x23xf32>
    %expanded_45 = tensor.expand_shape %collapsed_44 [[0, 1], [2]] output_shape [1, 24, 23] : tensor<24x23xf32> into tensor<1x24x23xf32>
    %48 = tensor.empty() : tensor<1x138x23xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<1x138x23xf32>) -> tensor<1x138x23xf32>
    %50 = linalg.batch_matmul ins(%expanded_42, %expanded_45 : tensor<1x138x24xf32>, tensor<1x24x23xf32>) outs(%49 : tensor<1x138x23xf32>) -> tensor<1x138x23xf32>
    %collapsed_46 = tensor.collapse_shape %50 [[0, 1], [2]] : tensor<1x138x23xf32> into tensor<138x23xf32>
    %expanded_47 = tensor.expand_shape %collapsed_46 [[0, 1, 2], [3, 4]] output_shape [2, 3, 23, 1, 23] : tensor<138x23xf32> into tensor<2x3x23x1x23xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x3x23x1x23xf32>) outs(%34 : tensor<2x3x23x23x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0], [1], [2], [3, 4]] : tensor<2x3x23x23x1xf32> into tensor<2x3x23x23xf32>
    %expanded_50 = tensor.expand_shape %45 [[0], [1], [2], [3, 4]] output_shape [2, 23, 3, 24, 1] : tensor<2x23x3x24xf32> into tensor<2x23x3x24x1xf32>
    %expanded_51 = tensor.expand_shape %concat_14 [[0], [1, 2, 3, 4]] output_shape [23, 24, 1, 1, 1] : tensor<23x24xf32> into tensor<23x24x1x1x1xf32>
    %transposed_52 = linalg.transpose ins(%expanded_50 : tensor<2x23x3x24x1xf32>) outs(%46 : tensor<2x3x23x24x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0, 1, 2], [3, 4]] : tensor<2x3x23x24x1xf32> into tensor<138x24xf32>
    %expanded_54 = tensor.expand_shape %collapsed_53 [[0, 1], [2]] output_shape [1, 138, 24] : tensor<138x24xf32> into tensor<1x138x24xf32>
    %transposed_55 = linalg.transpose ins(%expanded_51 : tensor<23x24x1x1x1xf32>) outs(%47 : tensor<24x23x1x1x1xf32>) permutation = [1, 0, 2, 3, 4] 
    %collapsed_56 = tensor.collapse_shape %transposed_55 [[0], [1, 2, 3, 4]] : tensor<24x23x1x1x1xf32> into tensor<24x23xf32>
    %expanded_57 = tensor.expand_shape %collapsed_56 [[0, 1], [2]] output_shape [1, 24, 23] : tensor<24x23xf32> into tensor<1x24x23xf32>
    %51 = linalg.batch_matmul ins(%expanded_54, %expanded_57 : tensor<1x138x24xf32>, tensor<1x24x23xf32>) outs(%49 : tensor<1x138x23xf32>) -> tensor<1x138x23xf32>
    %collapsed_58 = tensor.collapse_shape %51 [[0, 1], [2]] : tensor<1x138x23xf32> into tensor<138x23xf32>
    %expanded_59 = tensor.expand_shape %collapsed_58 [[0, 1, 2], [3, 4]] output_shape [2, 3, 23, 1, 23] : tensor<138x23xf32> into tensor<2x3x23x1x23xf32>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<2x3x23x1x23xf32>) outs(%34 : tensor<2x3x23x23x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_61 = tensor.collapse_shape %transposed_60 [[0], [1], [2], [3, 4]] : tensor<2x3x23x23x1xf32> into tensor<2x3x23x23xf32>
    %52 = tensor.empty() : tensor<2x3x23x23xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_49, %collapsed_61 : tensor<2x3x23x23xf32>, tensor<2x3x23x23xf32>) outs(%52 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_26, %53 : tensor<2x3x23x23xf32>, tensor<2x3x23x23xf32>) outs(%52 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x3x23x23xf32>) outs(%52 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %cst : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %expanded_62 = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [2, 1, 1, 23] : tensor<2x23xf32> into tensor<2x1x1x23xf32>
    %56 = tensor.empty() : tensor<2x1x1x23xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10, %expanded_62 : tensor<i64>, tensor<2x1x1x23xf32>) outs(%56 : tensor<2x1x1x23xf32>) {
    ^bb0(%in: i64, %in_73: f32, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      %101 = arith.subf %100, %in_73 : f32
      linalg.yield %101 : f32
    } -> tensor<2x1x1x23xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x1x1x23xf32>) outs(%56 : tensor<2x1x1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.mulf %in, %cst_7 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x1x23xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x3x23x23xf32>, tensor<2x1x1x23xf32>) outs(%52 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.subf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %60 = tensor.empty() : tensor<2x3x23xi64>
    %61 = linalg.fill ins(%c0_i64 : i64) outs(%60 : tensor<2x3x23xi64>) -> tensor<2x3x23xi64>
    %62 = tensor.empty() : tensor<2x3x23xf32>
    %63 = linalg.fill ins(%cst_1 : f32) outs(%62 : tensor<2x3x23xf32>) -> tensor<2x3x23xf32>
    %64:2 = linalg.generic {indexing_maps = [#map5, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x3x23x23xf32>) outs(%63, %61 : tensor<2x3x23xf32>, tensor<2x3x23xi64>) {
    ^bb0(%in: f32, %out: f32, %out_73: i64):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_73 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<2x3x23xf32>, tensor<2x3x23xi64>)
    %expanded_63 = tensor.expand_shape %64#0 [[0], [1], [2, 3]] output_shape [2, 3, 23, 1] : tensor<2x3x23xf32> into tensor<2x3x23x1xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %expanded_63 : tensor<2x3x23x23xf32>, tensor<2x3x23x1xf32>) outs(%52 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.subf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x3x23x23xf32>) outs(%52 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.exp %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %67 = tensor.empty() : tensor<2x3x23x1xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<2x3x23x1xf32>) -> tensor<2x3x23x1xf32>
    %69 = linalg.generic {indexing_maps = [#map5, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x23x23xf32>) outs(%68 : tensor<2x3x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x1xf32>
    %70 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %69 : tensor<2x3x23x23xf32>, tensor<2x3x23x1xf32>) outs(%52 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.divf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %expanded_64 = tensor.expand_shape %23 [[0, 1], [2, 3, 4]] output_shape [2, 23, 3, 8, 1] : tensor<46x24xf32> into tensor<2x23x3x8x1xf32>
    %collapsed_65 = tensor.collapse_shape %70 [[0, 1], [2], [3]] : tensor<2x3x23x23xf32> into tensor<6x23x23xf32>
    %transposed_66 = linalg.transpose ins(%expanded_64 : tensor<2x23x3x8x1xf32>) outs(%29 : tensor<2x3x23x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_67 = tensor.collapse_shape %transposed_66 [[0, 1], [2], [3, 4]] : tensor<2x3x23x8x1xf32> into tensor<6x23x8xf32>
    %71 = tensor.empty() : tensor<6x23x8xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<6x23x8xf32>) -> tensor<6x23x8xf32>
    %73 = linalg.batch_matmul ins(%collapsed_65, %collapsed_67 : tensor<6x23x23xf32>, tensor<6x23x8xf32>) outs(%72 : tensor<6x23x8xf32>) -> tensor<6x23x8xf32>
    %expanded_68 = tensor.expand_shape %73 [[0, 1], [2], [3, 4]] output_shape [2, 3, 23, 1, 8] : tensor<6x23x8xf32> into tensor<2x3x23x1x8xf32>
    %74 = tensor.empty() : tensor<2x23x3x8x1xf32>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<2x3x23x1x8xf32>) outs(%74 : tensor<2x23x3x8x1xf32>) permutation = [0, 2, 1, 4, 3] 
    %collapsed_70 = tensor.collapse_shape %transposed_69 [[0, 1], [2, 3, 4]] : tensor<2x23x3x8x1xf32> into tensor<46x24xf32>
    %transposed_71 = linalg.transpose ins(%arg12 : tensor<24x24xf32>) outs(%16 : tensor<24x24xf32>) permutation = [1, 0] 
    %75 = linalg.matmul ins(%collapsed_70, %transposed_71 : tensor<46x24xf32>, tensor<24x24xf32>) outs(%18 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%75, %arg13 : tensor<46x24xf32>, tensor<24xf32>) outs(%17 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<46x24xf32>
    %expanded_72 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [2, 23, 24] : tensor<46x24xf32> into tensor<2x23x24xf32>
    %77 = tensor.empty() : tensor<2x23x24xf32>
    %78 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_72 : tensor<2x23x24xf32>, tensor<2x23x24xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    %79 = tensor.empty() : tensor<2x23x24xf64>
    %80 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x23x24xf32>) outs(%79 : tensor<2x23x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %100 = arith.extf %in : f32 to f64
      linalg.yield %100 : f64
    } -> tensor<2x23x24xf64>
    %81 = tensor.empty() : tensor<2x23x1xf64>
    %82 = linalg.fill ins(%cst_2 : f64) outs(%81 : tensor<2x23x1xf64>) -> tensor<2x23x1xf64>
    %83 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<2x23x24xf64>) outs(%82 : tensor<2x23x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<2x23x1xf64>
    %84 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x23x1xf64>) outs(%81 : tensor<2x23x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_8 : f64
      linalg.yield %100 : f64
    } -> tensor<2x23x1xf64>
    %85 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %84 : tensor<2x23x24xf64>, tensor<2x23x1xf64>) outs(%79 : tensor<2x23x24xf64>) {
    ^bb0(%in: f64, %in_73: f64, %out: f64):
      %100 = arith.subf %in, %in_73 : f64
      linalg.yield %100 : f64
    } -> tensor<2x23x24xf64>
    %86 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %85 : tensor<2x23x24xf64>, tensor<2x23x24xf64>) outs(%79 : tensor<2x23x24xf64>) {
    ^bb0(%in: f64, %in_73: f64, %out: f64):
      %100 = arith.mulf %in, %in_73 : f64
      linalg.yield %100 : f64
    } -> tensor<2x23x24xf64>
    %87 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<2x23x24xf64>) outs(%82 : tensor<2x23x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<2x23x1xf64>
    %88 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x23x1xf64>) outs(%81 : tensor<2x23x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_8 : f64
      linalg.yield %100 : f64
    } -> tensor<2x23x1xf64>
    %89 = tensor.empty() : tensor<2x23x1xf32>
    %90 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x23x1xf64>) outs(%89 : tensor<2x23x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %100 = arith.truncf %in : f64 to f32
      linalg.yield %100 : f32
    } -> tensor<2x23x1xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%89 : tensor<2x23x1xf32>) -> tensor<2x23x1xf32>
    %92 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<2x23x24xf32>) outs(%91 : tensor<2x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x1xf32>
    %93 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x23x1xf32>) outs(%89 : tensor<2x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_9 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x1xf32>
    %94 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x23x1xf32>) outs(%89 : tensor<2x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_3 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x23x1xf32>
    %95 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x23x1xf32>) outs(%89 : tensor<2x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x1xf32>
    %96 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %93 : tensor<2x23x24xf32>, tensor<2x23x1xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.subf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    %97 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<2x23x24xf32>, tensor<2x23x1xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.mulf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    %98 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg14 : tensor<2x23x24xf32>, tensor<24xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.mulf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    %99 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg15 : tensor<2x23x24xf32>, tensor<24xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_73: f32, %out: f32):
      %100 = arith.addf %in, %in_73 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    return %99 : tensor<2x23x24xf32>
  }
}
