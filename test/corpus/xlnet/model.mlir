#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map16 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<17x2x24xf32>, %arg1: tensor<17x2xf32>, %arg2: tensor<24x3x8xf32>, %arg3: tensor<24x3x8xf32>, %arg4: tensor<24x3x8xf32>, %arg5: tensor<24x3x8xf32>, %arg6: tensor<24x3x8xf32>, %arg7: tensor<3x8xf32>, %arg8: tensor<3x8xf32>, %arg9: tensor<3x8xf32>, %arg10: tensor<2x3x8xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>) -> tensor<17x2x24xf32> {
    %c17_i64 = arith.constant 17 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant 1.000000e+30 : f64
    %cst_7 = arith.constant 0.35355339059327373 : f64
    %c2_i64 = arith.constant 2 : i64
    %cst_8 = arith.constant 2.400000e+01 : f32
    %cst_9 = arith.constant 1.000000e+04 : f32
    %cst_10 = arith.constant 2.400000e+01 : f64
    %cst_11 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<12xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.muli %101, %c2_i64 : i64
      linalg.yield %102 : i64
    } -> tensor<12xi64>
    %2 = tensor.empty() : tensor<12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<12xi64>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_8 : f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.powf %cst_9, %in : f32
      linalg.yield %100 : f32
    } -> tensor<12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.cmpf one, %in, %cst : f32
      cf.assert %100, "unimplemented: tensor with zero element"
      %101 = arith.divf %cst_0, %in : f32
      linalg.yield %101 : f32
    } -> tensor<12xf32>
    %7 = tensor.empty() : tensor<34xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<34xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.subi %c17_i64, %101 : i64
      linalg.yield %102 : i64
    } -> tensor<34xi64>
    %9 = tensor.empty() : tensor<34xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<34xi64>) outs(%9 : tensor<34xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      linalg.yield %100 : f32
    } -> tensor<34xf32>
    %expanded = tensor.expand_shape %10 [[0, 1]] output_shape [34, 1] : tensor<34xf32> into tensor<34x1xf32>
    %11 = tensor.empty() : tensor<34x12xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %6 : tensor<34x1xf32>, tensor<12xf32>) outs(%11 : tensor<34x12xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.mulf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<34x12xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<34x12xf32>) outs(%11 : tensor<34x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.sin %in : f32
      linalg.yield %100 : f32
    } -> tensor<34x12xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<34x12xf32>) outs(%11 : tensor<34x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.cos %in : f32
      linalg.yield %100 : f32
    } -> tensor<34x12xf32>
    %concat = tensor.concat dim(1) %13, %14 : (tensor<34x12xf32>, tensor<34x12xf32>) -> tensor<34x24xf32>
    %15 = tensor.empty() : tensor<34x2x24xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<34x24xf32>) outs(%15 : tensor<34x2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x2x24xf32>
    %17 = tensor.empty() : tensor<17x17x2xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<17x2xf32>) outs(%17 : tensor<17x17x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<17x17x2xf32>
    %expanded_12 = tensor.expand_shape %18 [[0], [1], [2, 3]] output_shape [17, 17, 2, 1] : tensor<17x17x2xf32> into tensor<17x17x2x1xf32>
    %19 = tensor.empty() : tensor<17xi64>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%19 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<17xi64>
    %expanded_13 = tensor.expand_shape %20 [[0, 1]] output_shape [17, 1] : tensor<17xi64> into tensor<17x1xi64>
    %21 = tensor.empty() : tensor<17x17xi1>
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %20 : tensor<17x1xi64>, tensor<17xi64>) outs(%21 : tensor<17x17xi1>) {
    ^bb0(%in: i64, %in_71: i64, %out: i1):
      %100 = arith.cmpi eq, %in, %in_71 : i64
      linalg.yield %100 : i1
    } -> tensor<17x17xi1>
    %23 = tensor.empty() : tensor<17x17xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map7, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%22, %cst_4, %cst_3 : tensor<17x17xi1>, tensor<f32>, tensor<f32>) outs(%23 : tensor<17x17xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %100 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %100 : f32
    } -> tensor<17x17xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %24 : tensor<i64>, tensor<17x17xf32>) outs(%23 : tensor<17x17xf32>) {
    ^bb0(%in: i64, %in_71: f32, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      %101 = arith.subf %100, %in_71 : f32
      linalg.yield %101 : f32
    } -> tensor<17x17xf32>
    %expanded_14 = tensor.expand_shape %25 [[0], [1, 2, 3]] output_shape [17, 17, 1, 1] : tensor<17x17xf32> into tensor<17x17x1x1xf32>
    %26 = tensor.empty() : tensor<17x17x2x1xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %expanded_14 : tensor<17x17x2x1xf32>, tensor<17x17x1x1xf32>) outs(%26 : tensor<17x17x2x1xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.mulf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<17x17x2x1xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<17x2x24xf32> into tensor<34x24xf32>
    %expanded_15 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 34, 24] : tensor<34x24xf32> into tensor<1x34x24xf32>
    %collapsed_16 = tensor.collapse_shape %arg2 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0, 1], [2]] output_shape [1, 24, 24] : tensor<24x24xf32> into tensor<1x24x24xf32>
    %28 = tensor.empty() : tensor<1x34x24xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<1x34x24xf32>) -> tensor<1x34x24xf32>
    %30 = linalg.batch_matmul ins(%expanded_15, %expanded_17 : tensor<1x34x24xf32>, tensor<1x24x24xf32>) outs(%29 : tensor<1x34x24xf32>) -> tensor<1x34x24xf32>
    %collapsed_18 = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<1x34x24xf32> into tensor<34x24xf32>
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0, 1], [2, 3, 4]] output_shape [17, 2, 1, 3, 8] : tensor<34x24xf32> into tensor<17x2x1x3x8xf32>
    %31 = tensor.empty() : tensor<17x2x3x8x1xf32>
    %transposed = linalg.transpose ins(%expanded_19 : tensor<17x2x1x3x8xf32>) outs(%31 : tensor<17x2x3x8x1xf32>) permutation = [0, 1, 3, 4, 2] 
    %collapsed_20 = tensor.collapse_shape %transposed [[0], [1], [2], [3, 4]] : tensor<17x2x3x8x1xf32> into tensor<17x2x3x8xf32>
    %collapsed_21 = tensor.collapse_shape %arg3 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1], [2]] output_shape [1, 24, 24] : tensor<24x24xf32> into tensor<1x24x24xf32>
    %32 = linalg.batch_matmul ins(%expanded_15, %expanded_22 : tensor<1x34x24xf32>, tensor<1x24x24xf32>) outs(%29 : tensor<1x34x24xf32>) -> tensor<1x34x24xf32>
    %collapsed_23 = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<1x34x24xf32> into tensor<34x24xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0, 1], [2, 3, 4]] output_shape [17, 2, 1, 3, 8] : tensor<34x24xf32> into tensor<17x2x1x3x8xf32>
    %collapsed_25 = tensor.collapse_shape %arg4 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %expanded_26 = tensor.expand_shape %collapsed_25 [[0, 1], [2]] output_shape [1, 24, 24] : tensor<24x24xf32> into tensor<1x24x24xf32>
    %33 = linalg.batch_matmul ins(%expanded_15, %expanded_26 : tensor<1x34x24xf32>, tensor<1x24x24xf32>) outs(%29 : tensor<1x34x24xf32>) -> tensor<1x34x24xf32>
    %collapsed_27 = tensor.collapse_shape %33 [[0, 1], [2]] : tensor<1x34x24xf32> into tensor<34x24xf32>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0, 1], [2, 3, 4]] output_shape [17, 2, 1, 3, 8] : tensor<34x24xf32> into tensor<17x2x1x3x8xf32>
    %collapsed_29 = tensor.collapse_shape %16 [[0, 1], [2]] : tensor<34x2x24xf32> into tensor<68x24xf32>
    %expanded_30 = tensor.expand_shape %collapsed_29 [[0, 1], [2]] output_shape [1, 68, 24] : tensor<68x24xf32> into tensor<1x68x24xf32>
    %collapsed_31 = tensor.collapse_shape %arg6 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %expanded_32 = tensor.expand_shape %collapsed_31 [[0, 1], [2]] output_shape [1, 24, 24] : tensor<24x24xf32> into tensor<1x24x24xf32>
    %34 = tensor.empty() : tensor<1x68x24xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<1x68x24xf32>) -> tensor<1x68x24xf32>
    %36 = linalg.batch_matmul ins(%expanded_30, %expanded_32 : tensor<1x68x24xf32>, tensor<1x24x24xf32>) outs(%35 : tensor<1x68x24xf32>) -> tensor<1x68x24xf32>
    %collapsed_33 = tensor.collapse_shape %36 [[0, 1], [2]] : tensor<1x68x24xf32> into tensor<68x24xf32>
    %expanded_34 = tensor.expand_shape %collapsed_33 [[0, 1], [2, 3, 4]] output_shape [34, 2, 1, 3, 8] : tensor<68x24xf32> into tensor<34x2x1x3x8xf32>
    %37 = tensor.empty() : tensor<17x2x3x8xf32>
    %38 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20, %arg9 : tensor<17x2x3x8xf32>, tensor<3x8xf32>) outs(%37 : tensor<17x2x3x8xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.addf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x3x8xf32>
    %expanded_35 = tensor.expand_shape %38 [[0], [1], [2], [3, 4]] output_shape [17, 2, 3, 8, 1] : tensor<17x2x3x8xf32> into tensor<17x2x3x8x1xf32>
    %39 = tensor.empty() : tensor<2x3x17x8x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<17x2x3x8x1xf32>) outs(%39 : tensor<2x3x17x8x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0, 1], [2], [3, 4]] : tensor<2x3x17x8x1xf32> into tensor<6x17x8xf32>
    %40 = tensor.empty() : tensor<2x3x8x17x1xf32>
    %transposed_38 = linalg.transpose ins(%expanded_24 : tensor<17x2x1x3x8xf32>) outs(%40 : tensor<2x3x8x17x1xf32>) permutation = [1, 3, 4, 0, 2] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0, 1], [2], [3, 4]] : tensor<2x3x8x17x1xf32> into tensor<6x8x17xf32>
    %41 = tensor.empty() : tensor<6x17x17xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<6x17x17xf32>) -> tensor<6x17x17xf32>
    %43 = linalg.batch_matmul ins(%collapsed_37, %collapsed_39 : tensor<6x17x8xf32>, tensor<6x8x17xf32>) outs(%42 : tensor<6x17x17xf32>) -> tensor<6x17x17xf32>
    %expanded_40 = tensor.expand_shape %43 [[0, 1], [2], [3, 4]] output_shape [2, 3, 17, 1, 17] : tensor<6x17x17xf32> into tensor<2x3x17x1x17xf32>
    %44 = tensor.empty() : tensor<2x3x17x17x1xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x3x17x1x17xf32>) outs(%44 : tensor<2x3x17x17x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0], [1], [2], [3, 4]] : tensor<2x3x17x17x1xf32> into tensor<2x3x17x17xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20, %arg7 : tensor<17x2x3x8xf32>, tensor<3x8xf32>) outs(%37 : tensor<17x2x3x8xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.addf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x3x8xf32>
    %expanded_43 = tensor.expand_shape %45 [[0], [1], [2], [3, 4]] output_shape [17, 2, 3, 8, 1] : tensor<17x2x3x8xf32> into tensor<17x2x3x8x1xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<17x2x3x8x1xf32>) outs(%39 : tensor<2x3x17x8x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0, 1], [2], [3, 4]] : tensor<2x3x17x8x1xf32> into tensor<6x17x8xf32>
    %46 = tensor.empty() : tensor<2x3x8x34x1xf32>
    %transposed_46 = linalg.transpose ins(%expanded_34 : tensor<34x2x1x3x8xf32>) outs(%46 : tensor<2x3x8x34x1xf32>) permutation = [1, 3, 4, 0, 2] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3, 4]] : tensor<2x3x8x34x1xf32> into tensor<6x8x34xf32>
    %47 = tensor.empty() : tensor<6x17x34xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<6x17x34xf32>) -> tensor<6x17x34xf32>
    %49 = linalg.batch_matmul ins(%collapsed_45, %collapsed_47 : tensor<6x17x8xf32>, tensor<6x8x34xf32>) outs(%48 : tensor<6x17x34xf32>) -> tensor<6x17x34xf32>
    %expanded_48 = tensor.expand_shape %49 [[0, 1], [2], [3, 4]] output_shape [2, 3, 17, 1, 34] : tensor<6x17x34xf32> into tensor<2x3x17x1x34xf32>
    %50 = tensor.empty() : tensor<2x3x17x34x1xf32>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<2x3x17x1x34xf32>) outs(%50 : tensor<2x3x17x34x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0], [1], [2, 3, 4]] : tensor<2x3x17x34x1xf32> into tensor<2x3x578xf32>
    %expanded_51 = tensor.expand_shape %collapsed_50 [[0], [1], [2, 3]] output_shape [2, 3, 34, 17] : tensor<2x3x578xf32> into tensor<2x3x34x17xf32>
    %extracted_slice = tensor.extract_slice %expanded_51[0, 0, 1, 0] [2, 3, 33, 17] [1, 1, 1, 1] : tensor<2x3x34x17xf32> to tensor<2x3x33x17xf32>
    %collapsed_52 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3]] : tensor<2x3x33x17xf32> into tensor<2x3x561xf32>
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0], [1], [2, 3]] output_shape [2, 3, 17, 33] : tensor<2x3x561xf32> into tensor<2x3x17x33xf32>
    %51 = tensor.empty() : tensor<2x3x17x17xf32>
    %52 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<17xi64>) outs(%51 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.index_cast %in : i64 to index
      %101 = linalg.index 0 : index
      %102 = linalg.index 1 : index
      %103 = linalg.index 2 : index
      %extracted = tensor.extract %expanded_53[%101, %102, %103, %100] : tensor<2x3x17x33xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x17x17xf32>
    %53 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_42, %52 : tensor<2x3x17x17xf32>, tensor<2x3x17x17xf32>) outs(%51 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.addf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x17x17xf32>
    %54 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x3x17x17xf32>) outs(%51 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %cst : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x17x17xf32>
    %55 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x3x17x17xf32>) outs(%51 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_7 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x3x17x17xf32>
    %56 = tensor.empty() : tensor<2x1x17x17xf32>
    %transposed_54 = linalg.transpose ins(%27 : tensor<17x17x2x1xf32>) outs(%56 : tensor<2x1x17x17xf32>) permutation = [2, 3, 0, 1] 
    %57 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_54 : tensor<2x1x17x17xf32>) outs(%56 : tensor<2x1x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_6 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x1x17x17xf32>
    %58 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %57 : tensor<2x3x17x17xf32>, tensor<2x1x17x17xf32>) outs(%51 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.subf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x17x17xf32>
    %59 = tensor.empty() : tensor<2x3x17xi64>
    %60 = linalg.fill ins(%c0_i64 : i64) outs(%59 : tensor<2x3x17xi64>) -> tensor<2x3x17xi64>
    %61 = tensor.empty() : tensor<2x3x17xf32>
    %62 = linalg.fill ins(%cst_1 : f32) outs(%61 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
    %63:2 = linalg.generic {indexing_maps = [#map8, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<2x3x17x17xf32>) outs(%62, %60 : tensor<2x3x17xf32>, tensor<2x3x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_71 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<2x3x17xf32>, tensor<2x3x17xi64>)
    %expanded_55 = tensor.expand_shape %63#0 [[0], [1], [2, 3]] output_shape [2, 3, 17, 1] : tensor<2x3x17xf32> into tensor<2x3x17x1xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map14, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %expanded_55 : tensor<2x3x17x17xf32>, tensor<2x3x17x1xf32>) outs(%51 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.subf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x17x17xf32>
    %65 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x3x17x17xf32>) outs(%51 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.exp %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x17x17xf32>
    %66 = tensor.empty() : tensor<2x3x17x1xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<2x3x17x1xf32>) -> tensor<2x3x17x1xf32>
    %68 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x3x17x17xf32>) outs(%67 : tensor<2x3x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x17x1xf32>
    %69 = linalg.generic {indexing_maps = [#map8, #map14, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %68 : tensor<2x3x17x17xf32>, tensor<2x3x17x1xf32>) outs(%51 : tensor<2x3x17x17xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.divf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x17x17xf32>
    %collapsed_56 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x3x17x17xf32> into tensor<6x17x17xf32>
    %transposed_57 = linalg.transpose ins(%expanded_28 : tensor<17x2x1x3x8xf32>) outs(%39 : tensor<2x3x17x8x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0, 1], [2], [3, 4]] : tensor<2x3x17x8x1xf32> into tensor<6x17x8xf32>
    %70 = tensor.empty() : tensor<6x17x8xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %72 = linalg.batch_matmul ins(%collapsed_56, %collapsed_58 : tensor<6x17x17xf32>, tensor<6x17x8xf32>) outs(%71 : tensor<6x17x8xf32>) -> tensor<6x17x8xf32>
    %expanded_59 = tensor.expand_shape %72 [[0, 1], [2], [3, 4]] output_shape [2, 3, 17, 1, 8] : tensor<6x17x8xf32> into tensor<2x3x17x1x8xf32>
    %expanded_60 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [24, 3, 8, 1, 1] : tensor<24x3x8xf32> into tensor<24x3x8x1x1xf32>
    %73 = tensor.empty() : tensor<17x2x8x3x1xf32>
    %transposed_61 = linalg.transpose ins(%expanded_59 : tensor<2x3x17x1x8xf32>) outs(%73 : tensor<17x2x8x3x1xf32>) permutation = [2, 0, 4, 1, 3] 
    %collapsed_62 = tensor.collapse_shape %transposed_61 [[0, 1], [2, 3, 4]] : tensor<17x2x8x3x1xf32> into tensor<34x24xf32>
    %expanded_63 = tensor.expand_shape %collapsed_62 [[0, 1], [2]] output_shape [1, 34, 24] : tensor<34x24xf32> into tensor<1x34x24xf32>
    %74 = tensor.empty() : tensor<8x3x24x1x1xf32>
    %transposed_64 = linalg.transpose ins(%expanded_60 : tensor<24x3x8x1x1xf32>) outs(%74 : tensor<8x3x24x1x1xf32>) permutation = [2, 1, 0, 3, 4] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0, 1], [2, 3, 4]] : tensor<8x3x24x1x1xf32> into tensor<24x24xf32>
    %expanded_66 = tensor.expand_shape %collapsed_65 [[0, 1], [2]] output_shape [1, 24, 24] : tensor<24x24xf32> into tensor<1x24x24xf32>
    %75 = linalg.batch_matmul ins(%expanded_63, %expanded_66 : tensor<1x34x24xf32>, tensor<1x24x24xf32>) outs(%29 : tensor<1x34x24xf32>) -> tensor<1x34x24xf32>
    %collapsed_67 = tensor.collapse_shape %75 [[0, 1], [2]] : tensor<1x34x24xf32> into tensor<34x24xf32>
    %expanded_68 = tensor.expand_shape %collapsed_67 [[0, 1], [2, 3, 4]] output_shape [17, 2, 1, 1, 24] : tensor<34x24xf32> into tensor<17x2x1x1x24xf32>
    %76 = tensor.empty() : tensor<17x2x24x1x1xf32>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<17x2x1x1x24xf32>) outs(%76 : tensor<17x2x24x1x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_70 = tensor.collapse_shape %transposed_69 [[0], [1], [2, 3, 4]] : tensor<17x2x24x1x1xf32> into tensor<17x2x24xf32>
    %77 = tensor.empty() : tensor<17x2x24xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_70, %arg0 : tensor<17x2x24xf32>, tensor<17x2x24xf32>) outs(%77 : tensor<17x2x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.addf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x24xf32>
    %79 = tensor.empty() : tensor<17x2x24xf64>
    %80 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<17x2x24xf32>) outs(%79 : tensor<17x2x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %100 = arith.extf %in : f32 to f64
      linalg.yield %100 : f64
    } -> tensor<17x2x24xf64>
    %81 = tensor.empty() : tensor<17x2x1xf64>
    %82 = linalg.fill ins(%cst_2 : f64) outs(%81 : tensor<17x2x1xf64>) -> tensor<17x2x1xf64>
    %83 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<17x2x24xf64>) outs(%82 : tensor<17x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<17x2x1xf64>
    %84 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<17x2x1xf64>) outs(%81 : tensor<17x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_10 : f64
      linalg.yield %100 : f64
    } -> tensor<17x2x1xf64>
    %85 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %84 : tensor<17x2x24xf64>, tensor<17x2x1xf64>) outs(%79 : tensor<17x2x24xf64>) {
    ^bb0(%in: f64, %in_71: f64, %out: f64):
      %100 = arith.subf %in, %in_71 : f64
      linalg.yield %100 : f64
    } -> tensor<17x2x24xf64>
    %86 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %85 : tensor<17x2x24xf64>, tensor<17x2x24xf64>) outs(%79 : tensor<17x2x24xf64>) {
    ^bb0(%in: f64, %in_71: f64, %out: f64):
      %100 = arith.mulf %in, %in_71 : f64
      linalg.yield %100 : f64
    } -> tensor<17x2x24xf64>
    %87 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<17x2x24xf64>) outs(%82 : tensor<17x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<17x2x1xf64>
    %88 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<17x2x1xf64>) outs(%81 : tensor<17x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_10 : f64
      linalg.yield %100 : f64
    } -> tensor<17x2x1xf64>
    %89 = tensor.empty() : tensor<17x2x1xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<17x2x1xf64>) outs(%89 : tensor<17x2x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %100 = arith.truncf %in : f64 to f32
      linalg.yield %100 : f32
    } -> tensor<17x2x1xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%89 : tensor<17x2x1xf32>) -> tensor<17x2x1xf32>
    %92 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<17x2x24xf32>) outs(%91 : tensor<17x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x1xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<17x2x1xf32>) outs(%89 : tensor<17x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_8 : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x1xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<17x2x1xf32>) outs(%89 : tensor<17x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_5 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<17x2x1xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<17x2x1xf32>) outs(%89 : tensor<17x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x1xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %93 : tensor<17x2x24xf32>, tensor<17x2x1xf32>) outs(%77 : tensor<17x2x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.subf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x24xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<17x2x24xf32>, tensor<17x2x1xf32>) outs(%77 : tensor<17x2x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.mulf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x24xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg11 : tensor<17x2x24xf32>, tensor<24xf32>) outs(%77 : tensor<17x2x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.mulf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x24xf32>
    %99 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg12 : tensor<17x2x24xf32>, tensor<24xf32>) outs(%77 : tensor<17x2x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %100 = arith.addf %in, %in_71 : f32
      linalg.yield %100 : f32
    } -> tensor<17x2x24xf32>
    return %99 : tensor<17x2x24xf32>
  }
}
