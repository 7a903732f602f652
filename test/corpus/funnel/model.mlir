#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x23x24xf32>, %arg1: tensor<2x23xf32>, %arg2: tensor<3x8xf32>, %arg3: tensor<3x8xf32>, %arg4: tensor<24x3x8xf32>, %arg5: tensor<3x8xf32>, %arg6: tensor<2x3x8xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24x24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24x24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>) -> tensor<2x23x24xf32> {
    %c23_i64 = arith.constant 23 : i64
    %c46_i64 = arith.constant 46 : i64
    %c-46_i64 = arith.constant -46 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c92 = arith.constant 92 : index
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
    %0 = tensor.empty() : tensor<12xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<12xi64>
    %2 = tensor.empty() : tensor<12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<12xi64>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_5 : f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.powf %cst_6, %in : f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.cmpf one, %in, %cst : f32
      cf.assert %100, "unimplemented: tensor with zero element"
      %101 = arith.divf %cst_0, %in : f32
      linalg.yield %101 : f32
    } -> tensor<12xf32>
    %7 = tensor.empty() : tensor<92xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<92xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.addi %101, %c-46_i64 : i64
      linalg.yield %102 : i64
    } -> tensor<92xi64>
    %9 = tensor.empty() : tensor<92xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<92xi64>) outs(%9 : tensor<92xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      linalg.yield %100 : f32
    } -> tensor<92xf32>
    %expanded = tensor.expand_shape %10 [[0, 1]] output_shape [92, 1] : tensor<92xf32> into tensor<92x1xf32>
    %expanded_11 = tensor.expand_shape %6 [[0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32>
    %11 = tensor.empty() : tensor<92x12xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<92x1xf32>, tensor<1x12xf32>) outs(%11 : tensor<92x12xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.mulf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<92x12xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<92x12xf32>) outs(%11 : tensor<92x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.sin %in : f32
      linalg.yield %100 : f32
    } -> tensor<92x12xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<92x12xf32>) outs(%11 : tensor<92x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.cos %in : f32
      linalg.yield %100 : f32
    } -> tensor<92x12xf32>
    %concat = tensor.concat dim(1) %13, %14 : (tensor<92x12xf32>, tensor<92x12xf32>) -> tensor<92x24xf32>
    %15 = tensor.empty() : tensor<46xi64>
    %16 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%15 : tensor<46xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.subi %c23_i64, %101 : i64
      linalg.yield %102 : i64
    } -> tensor<46xi64>
    %expanded_12 = tensor.expand_shape %16 [[0, 1]] output_shape [46, 1] : tensor<46xi64> into tensor<46x1xi64>
    %17 = tensor.empty() : tensor<46x1xi64>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<46x1xi64>) outs(%17 : tensor<46x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %100 = arith.addi %in, %c46_i64 : i64
      linalg.yield %100 : i64
    } -> tensor<46x1xi64>
    %19 = tensor.empty() : tensor<46x24xi64>
    %collapsed = tensor.collapse_shape %18 [[0, 1]] : tensor<46x1xi64> into tensor<46xi64>
    %20 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<46xi64>) outs(%19 : tensor<46x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<46x24xi64>
    %21 = tensor.empty() : tensor<46x24xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<46x24xi64>) outs(%22 : tensor<46x24xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.index_cast %in : i64 to index
      %101 = linalg.index 1 : index
      %102 = arith.cmpi slt, %100, %c92 : index
      cf.assert %102, "index must be smaller than dim size"
      %103 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %103, "index must be larger or equal to 0"
      %extracted = tensor.extract %concat[%100, %101] : tensor<92x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<46x24xf32>
    %24 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%24 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_13 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x23x24xf32> into tensor<46x24xf32>
    %25 = linalg.matmul ins(%collapsed_13, %transposed : tensor<46x24xf32>, tensor<24x24xf32>) outs(%22 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %expanded_14 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 23, 3, 8] : tensor<46x24xf32> into tensor<2x23x3x8xf32>
    %transposed_15 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%24 : tensor<24x24xf32>) permutation = [1, 0] 
    %26 = linalg.matmul ins(%collapsed_13, %transposed_15 : tensor<46x24xf32>, tensor<24x24xf32>) outs(%22 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%26, %arg9 : tensor<46x24xf32>, tensor<24xf32>) outs(%21 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.addf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<46x24xf32>
    %transposed_16 = linalg.transpose ins(%arg10 : tensor<24x24xf32>) outs(%24 : tensor<24x24xf32>) permutation = [1, 0] 
    %28 = linalg.matmul ins(%collapsed_13, %transposed_16 : tensor<46x24xf32>, tensor<24x24xf32>) outs(%22 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %arg11 : tensor<46x24xf32>, tensor<24xf32>) outs(%21 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.addf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<46x24xf32>
    %30 = tensor.empty() : tensor<2x23x3x8xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x23x3x8xf32>) outs(%30 : tensor<2x23x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x23x3x8xf32>
    %32 = tensor.empty() : tensor<3x8xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x8xf32>) outs(%32 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<3x8xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %33 : tensor<2x23x3x8xf32>, tensor<3x8xf32>) outs(%30 : tensor<2x23x3x8xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.addf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x3x8xf32>
    %expanded_17 = tensor.expand_shape %34 [[0], [1], [2], [3, 4]] output_shape [2, 23, 3, 8, 1] : tensor<2x23x3x8xf32> into tensor<2x23x3x8x1xf32>
    %expanded_18 = tensor.expand_shape %27 [[0, 1], [2, 3, 4]] output_shape [2, 23, 3, 8, 1] : tensor<46x24xf32> into tensor<2x23x3x8x1xf32>
    %35 = tensor.empty() : tensor<2x3x23x8x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_17 : tensor<2x23x3x8x1xf32>) outs(%35 : tensor<2x3x23x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3, 4]] : tensor<2x3x23x8x1xf32> into tensor<6x23x8xf32>
    %36 = tensor.empty() : tensor<2x3x8x23x1xf32>
    %transposed_21 = linalg.transpose ins(%expanded_18 : tensor<2x23x3x8x1xf32>) outs(%36 : tensor<2x3x8x23x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3, 4]] : tensor<2x3x8x23x1xf32> into tensor<6x8x23xf32>
    %37 = tensor.empty() : tensor<6x23x23xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<6x23x23xf32>) -> tensor<6x23x23xf32>
    %39 = linalg.batch_matmul ins(%collapsed_20, %collapsed_22 : tensor<6x23x8xf32>, tensor<6x8x23xf32>) outs(%38 : tensor<6x23x23xf32>) -> tensor<6x23x23xf32>
    %expanded_23 = tensor.expand_shape %39 [[0, 1], [2], [3, 4]] output_shape [2, 3, 23, 1, 23] : tensor<6x23x23xf32> into tensor<2x3x23x1x23xf32>
    %40 = tensor.empty() : tensor<2x3x23x23x1xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<2x3x23x1x23xf32>) outs(%40 : tensor<2x3x23x23x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2], [3, 4]] : tensor<2x3x23x23x1xf32> into tensor<2x3x23x23xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3x8xf32>) outs(%32 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<3x8xf32>
    %expanded_26 = tensor.expand_shape %23 [[0, 1], [2]] output_shape [1, 46, 24] : tensor<46x24xf32> into tensor<1x46x24xf32>
    %collapsed_27 = tensor.collapse_shape %arg4 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0, 1], [2]] output_shape [1, 24, 24] : tensor<24x24xf32> into tensor<1x24x24xf32>
    %42 = tensor.empty() : tensor<1x46x24xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<1x46x24xf32>) -> tensor<1x46x24xf32>
    %44 = linalg.batch_matmul ins(%expanded_26, %expanded_28 : tensor<1x46x24xf32>, tensor<1x24x24xf32>) outs(%43 : tensor<1x46x24xf32>) -> tensor<1x46x24xf32>
    %collapsed_29 = tensor.collapse_shape %44 [[0, 1], [2]] : tensor<1x46x24xf32> into tensor<46x24xf32>
    %expanded_30 = tensor.expand_shape %collapsed_29 [[0], [1, 2, 3]] output_shape [46, 1, 3, 8] : tensor<46x24xf32> into tensor<46x1x3x8xf32>
    %45 = tensor.empty() : tensor<46x3x8x1xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<46x1x3x8xf32>) outs(%45 : tensor<46x3x8x1xf32>) permutation = [0, 2, 3, 1] 
    %46 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %41 : tensor<2x23x3x8xf32>, tensor<3x8xf32>) outs(%30 : tensor<2x23x3x8xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.addf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x3x8xf32>
    %expanded_32 = tensor.expand_shape %46 [[0], [1], [2], [3, 4]] output_shape [2, 23, 3, 8, 1] : tensor<2x23x3x8xf32> into tensor<2x23x3x8x1xf32>
    %expanded_33 = tensor.expand_shape %transposed_31 [[0], [1], [2], [3, 4]] output_shape [46, 3, 8, 1, 1] : tensor<46x3x8x1xf32> into tensor<46x3x8x1x1xf32>
    %47 = tensor.empty() : tensor<3x2x23x8x1xf32>
    %transposed_34 = linalg.transpose ins(%expanded_32 : tensor<2x23x3x8x1xf32>) outs(%47 : tensor<3x2x23x8x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1, 2], [3, 4]] : tensor<3x2x23x8x1xf32> into tensor<3x46x8xf32>
    %48 = tensor.empty() : tensor<3x8x46x1x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_33 : tensor<46x3x8x1x1xf32>) outs(%48 : tensor<3x8x46x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2, 3, 4]] : tensor<3x8x46x1x1xf32> into tensor<3x8x46xf32>
    %49 = tensor.empty() : tensor<3x46x46xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<3x46x46xf32>) -> tensor<3x46x46xf32>
    %51 = linalg.batch_matmul ins(%collapsed_35, %collapsed_37 : tensor<3x46x8xf32>, tensor<3x8x46xf32>) outs(%50 : tensor<3x46x46xf32>) -> tensor<3x46x46xf32>
    %expanded_38 = tensor.expand_shape %51 [[0], [1, 2], [3, 4]] output_shape [3, 2, 23, 1, 46] : tensor<3x46x46xf32> into tensor<3x2x23x1x46xf32>
    %52 = tensor.empty() : tensor<2x3x23x46x1xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<3x2x23x1x46xf32>) outs(%52 : tensor<2x3x23x46x1xf32>) permutation = [1, 0, 2, 4, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0], [1], [2, 3, 4]] : tensor<2x3x23x46x1xf32> into tensor<2x3x1058xf32>
    %expanded_41 = tensor.expand_shape %collapsed_40 [[0], [1], [2, 3]] output_shape [2, 3, 46, 23] : tensor<2x3x1058xf32> into tensor<2x3x46x23xf32>
    %extracted_slice = tensor.extract_slice %expanded_41[0, 0, 1, 0] [2, 3, 45, 23] [1, 1, 1, 1] : tensor<2x3x46x23xf32> to tensor<2x3x45x23xf32>
    %collapsed_42 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3]] : tensor<2x3x45x23xf32> into tensor<2x3x1035xf32>
    %expanded_43 = tensor.expand_shape %collapsed_42 [[0], [1], [2, 3]] output_shape [2, 3, 23, 45] : tensor<2x3x1035xf32> into tensor<2x3x23x45xf32>
    %extracted_slice_44 = tensor.extract_slice %expanded_43[0, 0, 0, 0] [2, 3, 23, 23] [1, 1, 1, 1] : tensor<2x3x23x45xf32> to tensor<2x3x23x23xf32>
    %53 = tensor.empty() : tensor<2x3x23x23xf32>
    %54 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25, %extracted_slice_44 : tensor<2x3x23x23xf32>, tensor<2x3x23x23xf32>) outs(%53 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.addf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %55 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x3x23x23xf32>) outs(%53 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %cst : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %expanded_45 = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [2, 1, 1, 23] : tensor<2x23xf32> into tensor<2x1x1x23xf32>
    %56 = tensor.empty() : tensor<2x1x1x23xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10, %expanded_45 : tensor<i64>, tensor<2x1x1x23xf32>) outs(%56 : tensor<2x1x1x23xf32>) {
    ^bb0(%in: i64, %in_56: f32, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      %101 = arith.subf %100, %in_56 : f32
      linalg.yield %101 : f32
    } -> tensor<2x1x1x23xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x1x1x23xf32>) outs(%56 : tensor<2x1x1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.mulf %in, %cst_7 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x1x23xf32>
    %59 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x3x23x23xf32>, tensor<2x1x1x23xf32>) outs(%53 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.subf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %60 = tensor.empty() : tensor<2x3x23xi64>
    %61 = linalg.fill ins(%c0_i64 : i64) outs(%60 : tensor<2x3x23xi64>) -> tensor<2x3x23xi64>
    %62 = tensor.empty() : tensor<2x3x23xf32>
    %63 = linalg.fill ins(%cst_1 : f32) outs(%62 : tensor<2x3x23xf32>) -> tensor<2x3x23xf32>
    %64:2 = linalg.generic {indexing_maps = [#map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x3x23x23xf32>) outs(%63, %61 : tensor<2x3x23xf32>, tensor<2x3x23xi64>) {
    ^bb0(%in: f32, %out: f32, %out_56: i64):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_56 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<2x3x23xf32>, tensor<2x3x23xi64>)
    %expanded_46 = tensor.expand_shape %64#0 [[0], [1], [2, 3]] output_shape [2, 3, 23, 1] : tensor<2x3x23xf32> into tensor<2x3x23x1xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map11, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %expanded_46 : tensor<2x3x23x23xf32>, tensor<2x3x23x1xf32>) outs(%53 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.subf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %66 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x3x23x23xf32>) outs(%53 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.exp %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %67 = tensor.empty() : tensor<2x3x23x1xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<2x3x23x1xf32>) -> tensor<2x3x23x1xf32>
    %69 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x23x23xf32>) outs(%68 : tensor<2x3x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x1xf32>
    %70 = linalg.generic {indexing_maps = [#map6, #map11, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %69 : tensor<2x3x23x23xf32>, tensor<2x3x23x1xf32>) outs(%53 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.divf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x23x23xf32>
    %expanded_47 = tensor.expand_shape %29 [[0, 1], [2, 3, 4]] output_shape [2, 23, 3, 8, 1] : tensor<46x24xf32> into tensor<2x23x3x8x1xf32>
    %collapsed_48 = tensor.collapse_shape %70 [[0, 1], [2], [3]] : tensor<2x3x23x23xf32> into tensor<6x23x23xf32>
    %transposed_49 = linalg.transpose ins(%expanded_47 : tensor<2x23x3x8x1xf32>) outs(%35 : tensor<2x3x23x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3, 4]] : tensor<2x3x23x8x1xf32> into tensor<6x23x8xf32>
    %71 = tensor.empty() : tensor<6x23x8xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<6x23x8xf32>) -> tensor<6x23x8xf32>
    %73 = linalg.batch_matmul ins(%collapsed_48, %collapsed_50 : tensor<6x23x23xf32>, tensor<6x23x8xf32>) outs(%72 : tensor<6x23x8xf32>) -> tensor<6x23x8xf32>
    %expanded_51 = tensor.expand_shape %73 [[0, 1], [2], [3, 4]] output_shape [2, 3, 23, 1, 8] : tensor<6x23x8xf32> into tensor<2x3x23x1x8xf32>
    %74 = tensor.empty() : tensor<2x23x3x8x1xf32>
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<2x3x23x1x8xf32>) outs(%74 : tensor<2x23x3x8x1xf32>) permutation = [0, 2, 1, 4, 3] 
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0, 1], [2, 3, 4]] : tensor<2x23x3x8x1xf32> into tensor<46x24xf32>
    %transposed_54 = linalg.transpose ins(%arg12 : tensor<24x24xf32>) outs(%24 : tensor<24x24xf32>) permutation = [1, 0] 
    %75 = linalg.matmul ins(%collapsed_53, %transposed_54 : tensor<46x24xf32>, tensor<24x24xf32>) outs(%22 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%75, %arg13 : tensor<46x24xf32>, tensor<24xf32>) outs(%21 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.addf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<46x24xf32>
    %expanded_55 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [2, 23, 24] : tensor<46x24xf32> into tensor<2x23x24xf32>
    %77 = tensor.empty() : tensor<2x23x24xf32>
    %78 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_55 : tensor<2x23x24xf32>, tensor<2x23x24xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.addf %in, %in_56 : f32
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
    ^bb0(%in: f64, %in_56: f64, %out: f64):
      %100 = arith.subf %in, %in_56 : f64
      linalg.yield %100 : f64
    } -> tensor<2x23x24xf64>
    %86 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %85 : tensor<2x23x24xf64>, tensor<2x23x24xf64>) outs(%79 : tensor<2x23x24xf64>) {
    ^bb0(%in: f64, %in_56: f64, %out: f64):
      %100 = arith.mulf %in, %in_56 : f64
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
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.subf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    %97 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<2x23x24xf32>, tensor<2x23x1xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.mulf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    %98 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg14 : tensor<2x23x24xf32>, tensor<24xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.mulf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    %99 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg15 : tensor<2x23x24xf32>, tensor<24xf32>) outs(%77 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %100 = arith.addf %in, %in_56 : f32
      linalg.yield %100 : f32
    } -> tensor<2x23x24xf32>
    return %99 : tensor<2x23x24xf32>
  }
}
