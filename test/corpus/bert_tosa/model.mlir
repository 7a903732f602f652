#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d1, d3, d5, d7, d9)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d0, d1, d2, d3, d4, d5, d6, d7, d8, d9)>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x73x64xf32>, %arg1: tensor<2x73xi64>, %arg2: tensor<64x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>) -> tensor<2x73x64xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c0_i8 = arith.constant 0 : i8
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c0_i64 = arith.constant 0 : i64
    %cst_2 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72]> : tensor<73xi64>
    %cst_3 = arith.constant dense<0> : tensor<1x1x1x1xi64>
    %cst_4 = arith.constant dense<true> : tensor<1x1x1x1xi1>
    %cst_5 = arith.constant dense<0> : tensor<1x1x1x1xi32>
    %cst_6 = arith.constant dense<2> : tensor<1x1x1x1xi32>
    %cst_7 = arith.constant dense<73> : tensor<1x1x1x1xi32>
    %cst_8 = arith.constant dense<[[73, 1]]> : tensor<1x2xi32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<1x1x1x1xf32>
    %cst_10 = arith.constant dense<-3.40282347E+38> : tensor<1x1x1x1xf32>
    %cst_11 = arith.constant dense<2.500000e-01> : tensor<1x1x1x1xf32>
    %cst_12 = arith.constant dense<[[[[0]]], [[[1]]]]> : tensor<2x1x1x1xi64>
    %0 = tensor.empty() : tensor<2x73xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x73xi64>) outs(%0 : tensor<2x73xi1>) {
    ^bb0(%in: i64, %out: i1):
      %69 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %69 : i1
    } -> tensor<2x73xi1>
    %2 = tensor.empty() : tensor<73xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%cst_2 : tensor<73xi64>) outs(%2 : tensor<73xi32>) {
    ^bb0(%in: i64, %out: i32):
      %69 = arith.trunci %in : i64 to i32
      linalg.yield %69 : i32
    } -> tensor<73xi32>
    %4 = tensor.empty() : tensor<73xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%3 : tensor<73xi32>) outs(%4 : tensor<73xi64>) {
    ^bb0(%in: i32, %out: i64):
      %69 = arith.extsi %in : i32 to i64
      linalg.yield %69 : i64
    } -> tensor<73xi64>
    %expanded = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 73, 1] : tensor<73xi64> into tensor<1x1x73x1xi64>
    %expanded_13 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 73] : tensor<73xi64> into tensor<1x1x1x73xi64>
    %6 = tensor.empty() : tensor<1x1x73x1xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_3 : tensor<1x1x73x1xi64>, tensor<1x1x1x1xi64>) outs(%6 : tensor<1x1x73x1xi1>) {
    ^bb0(%in: i64, %in_55: i64, %out: i1):
      %69 = arith.cmpi sge, %in, %in_55 : i64
      linalg.yield %69 : i1
    } -> tensor<1x1x73x1xi1>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %cst_4 : tensor<1x1x73x1xi1>, tensor<1x1x1x1xi1>) outs(%6 : tensor<1x1x73x1xi1>) {
    ^bb0(%in: i1, %in_55: i1, %out: i1):
      %69 = arith.andi %in, %in_55 : i1
      linalg.yield %69 : i1
    } -> tensor<1x1x73x1xi1>
    %9 = tensor.empty() : tensor<2x1x1x1xi32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<2x1x1x1xi64>) outs(%9 : tensor<2x1x1x1xi32>) {
    ^bb0(%in: i64, %out: i32):
      %69 = arith.trunci %in : i64 to i32
      linalg.yield %69 : i32
    } -> tensor<2x1x1x1xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_6 : tensor<2x1x1x1xi32>, tensor<1x1x1x1xi32>) outs(%9 : tensor<2x1x1x1xi32>) {
    ^bb0(%in: i32, %in_55: i32, %out: i32):
      %69 = arith.addi %in, %in_55 : i32
      linalg.yield %69 : i32
    } -> tensor<2x1x1x1xi32>
    %12 = tensor.empty() : tensor<2x1x1x1xi1>
    %13 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %10 : tensor<1x1x1x1xi32>, tensor<2x1x1x1xi32>) outs(%12 : tensor<2x1x1x1xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %69 = arith.cmpi sgt, %in, %in_55 : i32
      linalg.yield %69 : i1
    } -> tensor<2x1x1x1xi1>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %11, %10 : tensor<2x1x1x1xi1>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) outs(%9 : tensor<2x1x1x1xi32>) {
    ^bb0(%in: i1, %in_55: i32, %in_56: i32, %out: i32):
      %69 = arith.select %in, %in_55, %in_56 : i32
      linalg.yield %69 : i32
    } -> tensor<2x1x1x1xi32>
    %expanded_14 = tensor.expand_shape %14 [[0], [1], [2], [3, 4]] output_shape [2, 1, 1, 1, 1] : tensor<2x1x1x1xi32> into tensor<2x1x1x1x1xi32>
    %15 = tensor.empty() : tensor<1x1x1x73xi32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<1x1x1x73xi64>) outs(%15 : tensor<1x1x1x73xi32>) {
    ^bb0(%in: i64, %out: i32):
      %69 = arith.trunci %in : i64 to i32
      linalg.yield %69 : i32
    } -> tensor<1x1x1x73xi32>
    %17 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %cst_7 : tensor<1x1x1x73xi32>, tensor<1x1x1x1xi32>) outs(%15 : tensor<1x1x1x73xi32>) {
    ^bb0(%in: i32, %in_55: i32, %out: i32):
      %69 = arith.addi %in, %in_55 : i32
      linalg.yield %69 : i32
    } -> tensor<1x1x1x73xi32>
    %18 = tensor.empty() : tensor<1x1x1x73xi1>
    %19 = linalg.generic {indexing_maps = [#map5, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %16 : tensor<1x1x1x1xi32>, tensor<1x1x1x73xi32>) outs(%18 : tensor<1x1x1x73xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %69 = arith.cmpi sgt, %in, %in_55 : i32
      linalg.yield %69 : i1
    } -> tensor<1x1x1x73xi1>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %17, %16 : tensor<1x1x1x73xi1>, tensor<1x1x1x73xi32>, tensor<1x1x1x73xi32>) outs(%15 : tensor<1x1x1x73xi32>) {
    ^bb0(%in: i1, %in_55: i32, %in_56: i32, %out: i32):
      %69 = arith.select %in, %in_55, %in_56 : i32
      linalg.yield %69 : i32
    } -> tensor<1x1x1x73xi32>
    %expanded_15 = tensor.expand_shape %20 [[0], [1], [2], [3, 4]] output_shape [1, 1, 1, 73, 1] : tensor<1x1x1x73xi32> into tensor<1x1x1x73x1xi32>
    %21 = tensor.empty() : tensor<1x2x1x1x1x1x73x1x1x1xi32>
    %22 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x1x1x1x1xi32>) outs(%21 : tensor<1x2x1x1x1x1x73x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x2x1x1x1x1x73x1x1x1xi32>
    %collapsed = tensor.collapse_shape %22 [[0, 1], [2], [3, 4, 5], [6], [7, 8, 9]] : tensor<1x2x1x1x1x1x73x1x1x1xi32> into tensor<2x1x1x73x1xi32>
    %23 = tensor.empty() : tensor<2x1x1x1x1x1x1x73x1x1xi32>
    %24 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<1x1x1x73x1xi32>) outs(%23 : tensor<2x1x1x1x1x1x1x73x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1x1x1x1x1x73x1x1xi32>
    %collapsed_16 = tensor.collapse_shape %24 [[0], [1], [2, 3, 4, 5, 6], [7], [8, 9]] : tensor<2x1x1x1x1x1x1x73x1x1xi32> into tensor<2x1x1x73x1xi32>
    %25 = tensor.empty() : tensor<2x1x1x73x2xi32>
    %inserted_slice = tensor.insert_slice %collapsed into %25[0, 0, 0, 0, 0] [2, 1, 1, 73, 1] [1, 1, 1, 1, 1] : tensor<2x1x1x73x1xi32> into tensor<2x1x1x73x2xi32>
    %inserted_slice_17 = tensor.insert_slice %collapsed_16 into %inserted_slice[0, 0, 0, 0, 1] [2, 1, 1, 73, 1] [1, 1, 1, 1, 1] : tensor<2x1x1x73x1xi32> into tensor<2x1x1x73x2xi32>
    %collapsed_18 = tensor.collapse_shape %1 [[0, 1]] : tensor<2x73xi1> into tensor<146xi1>
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0, 1, 2]] output_shape [1, 146, 1] : tensor<146xi1> into tensor<1x146x1xi1>
    %collapsed_20 = tensor.collapse_shape %inserted_slice_17 [[0, 1, 2, 3], [4]] : tensor<2x1x1x73x2xi32> into tensor<146x2xi32>
    %26 = tensor.empty() : tensor<146x2xi32>
    %27 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_20, %cst_8 : tensor<146x2xi32>, tensor<1x2xi32>) outs(%26 : tensor<146x2xi32>) {
    ^bb0(%in: i32, %in_55: i32, %out: i32):
      %69 = arith.muli %in, %in_55 : i32
      linalg.yield %69 : i32
    } -> tensor<146x2xi32>
    %28 = tensor.empty() : tensor<146xi32>
    %29 = linalg.fill ins(%c0_i32 : i32) outs(%28 : tensor<146xi32>) -> tensor<146xi32>
    %reduced = linalg.reduce ins(%27 : tensor<146x2xi32>) outs(%29 : tensor<146xi32>) dimensions = [1] 
      (%in: i32, %init: i32) {
        %69 = arith.addi %in, %init : i32
        linalg.yield %69 : i32
      }
    %expanded_21 = tensor.expand_shape %reduced [[0, 1]] output_shape [1, 146] : tensor<146xi32> into tensor<1x146xi32>
    %30 = tensor.empty() : tensor<1x146x1xi8>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<1x146x1xi1>) outs(%30 : tensor<1x146x1xi8>) {
    ^bb0(%in: i1, %out: i8):
      %69 = arith.extui %in : i1 to i8
      linalg.yield %69 : i8
    } -> tensor<1x146x1xi8>
    %32 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<1x146xi32>) outs(%30 : tensor<1x146x1xi8>) {
    ^bb0(%in: i32, %out: i8):
      %69 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %31[%c0, %69, %c0] : tensor<1x146x1xi8>
      linalg.yield %extracted : i8
    } -> tensor<1x146x1xi8>
    %33 = tensor.empty() : tensor<1x146x1xi1>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<1x146x1xi8>) outs(%33 : tensor<1x146x1xi1>) {
    ^bb0(%in: i8, %out: i1):
      %69 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %69 : i1
    } -> tensor<1x146x1xi1>
    %collapsed_22 = tensor.collapse_shape %34 [[0, 1, 2]] : tensor<1x146x1xi1> into tensor<146xi1>
    %expanded_23 = tensor.expand_shape %collapsed_22 [[0, 1, 2, 3]] output_shape [2, 1, 1, 73] : tensor<146xi1> into tensor<2x1x1x73xi1>
    %35 = tensor.empty() : tensor<2x1x73x73xi1>
    %36 = linalg.generic {indexing_maps = [#map11, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_23 : tensor<1x1x73x1xi1>, tensor<2x1x1x73xi1>) outs(%35 : tensor<2x1x73x73xi1>) {
    ^bb0(%in: i1, %in_55: i1, %out: i1):
      %69 = arith.andi %in, %in_55 : i1
      linalg.yield %69 : i1
    } -> tensor<2x1x73x73xi1>
    %37 = tensor.empty() : tensor<2x1x73x73xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map12, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %cst_9, %cst_10 : tensor<2x1x73x73xi1>, tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) outs(%37 : tensor<2x1x73x73xf32>) {
    ^bb0(%in: i1, %in_55: f32, %in_56: f32, %out: f32):
      %69 = arith.select %in, %in_55, %in_56 : f32
      linalg.yield %69 : f32
    } -> tensor<2x1x73x73xf32>
    %39 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_24 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x73x64xf32> into tensor<146x64xf32>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0, 1], [2]] output_shape [1, 146, 64] : tensor<146x64xf32> into tensor<1x146x64xf32>
    %expanded_26 = tensor.expand_shape %transposed [[0, 1], [2]] output_shape [1, 64, 64] : tensor<64x64xf32> into tensor<1x64x64xf32>
    %40 = tensor.empty() : tensor<1x146x64xf32>
    %41 = linalg.fill ins(%cst_1 : f32) outs(%40 : tensor<1x146x64xf32>) -> tensor<1x146x64xf32>
    %42 = linalg.batch_matmul ins(%expanded_25, %expanded_26 : tensor<1x146x64xf32>, tensor<1x64x64xf32>) outs(%41 : tensor<1x146x64xf32>) -> tensor<1x146x64xf32>
    %collapsed_27 = tensor.collapse_shape %42 [[0, 1], [2]] : tensor<1x146x64xf32> into tensor<146x64xf32>
    %expanded_28 = tensor.expand_shape %arg3 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %43 = tensor.empty() : tensor<146x64xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27, %expanded_28 : tensor<146x64xf32>, tensor<1x64xf32>) outs(%43 : tensor<146x64xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %69 = arith.addf %in, %in_55 : f32
      linalg.yield %69 : f32
    } -> tensor<146x64xf32>
    %expanded_29 = tensor.expand_shape %44 [[0, 1], [2, 3]] output_shape [2, 73, 4, 16] : tensor<146x64xf32> into tensor<2x73x4x16xf32>
    %45 = tensor.empty() : tensor<2x4x73x16xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x73x4x16xf32>) outs(%45 : tensor<2x4x73x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_31 = linalg.transpose ins(%arg4 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %expanded_32 = tensor.expand_shape %transposed_31 [[0, 1], [2]] output_shape [1, 64, 64] : tensor<64x64xf32> into tensor<1x64x64xf32>
    %46 = linalg.batch_matmul ins(%expanded_25, %expanded_32 : tensor<1x146x64xf32>, tensor<1x64x64xf32>) outs(%41 : tensor<1x146x64xf32>) -> tensor<1x146x64xf32>
    %collapsed_33 = tensor.collapse_shape %46 [[0, 1], [2]] : tensor<1x146x64xf32> into tensor<146x64xf32>
    %expanded_34 = tensor.expand_shape %arg5 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33, %expanded_34 : tensor<146x64xf32>, tensor<1x64xf32>) outs(%43 : tensor<146x64xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %69 = arith.addf %in, %in_55 : f32
      linalg.yield %69 : f32
    } -> tensor<146x64xf32>
    %expanded_35 = tensor.expand_shape %47 [[0, 1], [2, 3]] output_shape [2, 73, 4, 16] : tensor<146x64xf32> into tensor<2x73x4x16xf32>
    %transposed_36 = linalg.transpose ins(%arg6 : tensor<64x64xf32>) outs(%39 : tensor<64x64xf32>) permutation = [1, 0] 
    %expanded_37 = tensor.expand_shape %transposed_36 [[0, 1], [2]] output_shape [1, 64, 64] : tensor<64x64xf32> into tensor<1x64x64xf32>
    %48 = linalg.batch_matmul ins(%expanded_25, %expanded_37 : tensor<1x146x64xf32>, tensor<1x64x64xf32>) outs(%41 : tensor<1x146x64xf32>) -> tensor<1x146x64xf32>
    %collapsed_38 = tensor.collapse_shape %48 [[0, 1], [2]] : tensor<1x146x64xf32> into tensor<146x64xf32>
    %expanded_39 = tensor.expand_shape %arg7 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_38, %expanded_39 : tensor<146x64xf32>, tensor<1x64xf32>) outs(%43 : tensor<146x64xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %69 = arith.addf %in, %in_55 : f32
      linalg.yield %69 : f32
    } -> tensor<146x64xf32>
    %expanded_40 = tensor.expand_shape %49 [[0, 1], [2, 3]] output_shape [2, 73, 4, 16] : tensor<146x64xf32> into tensor<2x73x4x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x73x4x16xf32>) outs(%45 : tensor<2x4x73x16xf32>) permutation = [0, 2, 1, 3] 
    %50 = tensor.empty() : tensor<2x4x16x73xf32>
    %transposed_42 = linalg.transpose ins(%expanded_35 : tensor<2x73x4x16xf32>) outs(%50 : tensor<2x4x16x73xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_43 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x4x73x16xf32> into tensor<8x73x16xf32>
    %collapsed_44 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<2x4x16x73xf32> into tensor<8x16x73xf32>
    %51 = tensor.empty() : tensor<8x73x73xf32>
    %52 = linalg.fill ins(%cst_1 : f32) outs(%51 : tensor<8x73x73xf32>) -> tensor<8x73x73xf32>
    %53 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<8x73x16xf32>, tensor<8x16x73xf32>) outs(%52 : tensor<8x73x73xf32>) -> tensor<8x73x73xf32>
    %expanded_45 = tensor.expand_shape %53 [[0, 1], [2], [3]] output_shape [2, 4, 73, 73] : tensor<8x73x73xf32> into tensor<2x4x73x73xf32>
    %54 = tensor.empty() : tensor<2x4x73x73xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45, %cst_11 : tensor<2x4x73x73xf32>, tensor<1x1x1x1xf32>) outs(%54 : tensor<2x4x73x73xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %69 = arith.mulf %in, %in_55 : f32
      linalg.yield %69 : f32
    } -> tensor<2x4x73x73xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map14, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %38 : tensor<2x4x73x73xf32>, tensor<2x1x73x73xf32>) outs(%54 : tensor<2x4x73x73xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %69 = arith.addf %in, %in_55 : f32
      linalg.yield %69 : f32
    } -> tensor<2x4x73x73xf32>
    %57 = tensor.empty() : tensor<2x4x73xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x4x73xf32>) -> tensor<2x4x73xf32>
    %reduced_46 = linalg.reduce ins(%56 : tensor<2x4x73x73xf32>) outs(%58 : tensor<2x4x73xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %69 = arith.maximumf %in, %init : f32
        linalg.yield %69 : f32
      }
    %expanded_47 = tensor.expand_shape %reduced_46 [[0], [1], [2, 3]] output_shape [2, 4, 73, 1] : tensor<2x4x73xf32> into tensor<2x4x73x1xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_47 : tensor<2x4x73x73xf32>, tensor<2x4x73x1xf32>) outs(%54 : tensor<2x4x73x73xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %69 = arith.subf %in, %in_55 : f32
      linalg.yield %69 : f32
    } -> tensor<2x4x73x73xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x4x73x73xf32>) outs(%54 : tensor<2x4x73x73xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.exp %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x4x73x73xf32>
    %61 = linalg.fill ins(%cst_1 : f32) outs(%57 : tensor<2x4x73xf32>) -> tensor<2x4x73xf32>
    %reduced_48 = linalg.reduce ins(%60 : tensor<2x4x73x73xf32>) outs(%61 : tensor<2x4x73xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %69 = arith.addf %in, %init : f32
        linalg.yield %69 : f32
      }
    %expanded_49 = tensor.expand_shape %reduced_48 [[0], [1], [2, 3]] output_shape [2, 4, 73, 1] : tensor<2x4x73xf32> into tensor<2x4x73x1xf32>
    %62 = tensor.empty() : tensor<2x4x73x1xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x4x73x1xf32>) outs(%62 : tensor<2x4x73x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.divf %cst, %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x4x73x1xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<2x4x73x73xf32>, tensor<2x4x73x1xf32>) outs(%54 : tensor<2x4x73x73xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %69 = arith.mulf %in, %in_55 : f32
      linalg.yield %69 : f32
    } -> tensor<2x4x73x73xf32>
    %collapsed_50 = tensor.collapse_shape %64 [[0, 1], [2], [3]] : tensor<2x4x73x73xf32> into tensor<8x73x73xf32>
    %collapsed_51 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x4x73x16xf32> into tensor<8x73x16xf32>
    %65 = tensor.empty() : tensor<8x73x16xf32>
    %66 = linalg.fill ins(%cst_1 : f32) outs(%65 : tensor<8x73x16xf32>) -> tensor<8x73x16xf32>
    %67 = linalg.batch_matmul ins(%collapsed_50, %collapsed_51 : tensor<8x73x73xf32>, tensor<8x73x16xf32>) outs(%66 : tensor<8x73x16xf32>) -> tensor<8x73x16xf32>
    %expanded_52 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 4, 73, 16] : tensor<8x73x16xf32> into tensor<2x4x73x16xf32>
    %68 = tensor.empty() : tensor<2x73x4x16xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x4x73x16xf32>) outs(%68 : tensor<2x73x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_54 = tensor.collapse_shape %transposed_53 [[0], [1], [2, 3]] : tensor<2x73x4x16xf32> into tensor<2x73x64xf32>
    return %collapsed_54 : tensor<2x73x64xf32>
  }
}

