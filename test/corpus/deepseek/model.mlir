#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x31x24xf32>, %arg1: tensor<10x24xf32>, %arg2: tensor<10xf32>, %arg3: tensor<36x10xf32>, %arg4: tensor<18x24xf32>, %arg5: tensor<14xf32>, %arg6: tensor<42x14xf32>, %arg7: tensor<24x18xf32>, %arg8: tensor<2xf32>, %arg9: tensor<2xf32>) -> tensor<2x31x24xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 0.28867513459481287 : f64
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 1.000000e+01 : f32
    %cst_6 = arith.constant 1.400000e+01 : f32
    %0 = tensor.empty() : tensor<31xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %93 = linalg.index 0 : index
      %94 = arith.index_cast %93 : index to i64
      linalg.yield %94 : i64
    } -> tensor<31xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 31, 1] : tensor<31xi64> into tensor<1x1x31x1xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 31] : tensor<31xi64> into tensor<1x1x1x31xi64>
    %2 = tensor.empty() : tensor<1x1x31x31xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded : tensor<1x1x1x31xi64>, tensor<1x1x31x1xi64>) outs(%2 : tensor<1x1x31x31xi1>) {
    ^bb0(%in: i64, %in_52: i64, %out: i1):
      %93 = arith.cmpi sle, %in, %in_52 : i64
      linalg.yield %93 : i1
    } -> tensor<1x1x31x31xi1>
    %4 = tensor.empty() : tensor<2x1x31x31xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x31x31xi1> into tensor<1x31x31xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x31x31xi1>) outs(%4 : tensor<2x1x31x31xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x31x31xi1>
    %6 = tensor.empty() : tensor<2x1x31x31xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<2x1x31x31xi1>, tensor<f32>, tensor<f32>) outs(%6 : tensor<2x1x31x31xf32>) {
    ^bb0(%in: i1, %in_52: f32, %in_53: f32, %out: f32):
      %93 = arith.select %in, %in_52, %in_53 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x31x31xf32>
    %expanded_8 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 31, 1] : tensor<31xi64> into tensor<1x31x1xi64>
    %8 = tensor.empty() : tensor<1x31x1xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x31x1xi64>) outs(%8 : tensor<1x31x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %93 = arith.sitofp %in : i64 to f32
      linalg.yield %93 : f32
    } -> tensor<1x31x1xf32>
    %10 = tensor.empty() : tensor<1x31x2xf32>
    %11 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg8 : tensor<1x31x1xf32>, tensor<2xf32>) outs(%10 : tensor<1x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<1x31x2xf32>
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x31x2xf32>, tensor<1x31x2xf32>) -> tensor<1x31x4xf32>
    %12 = tensor.empty() : tensor<1x31x4xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x4xf32>) outs(%12 : tensor<1x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.cos %in : f32
      linalg.yield %93 : f32
    } -> tensor<1x31x4xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x4xf32>) outs(%12 : tensor<1x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.sin %in : f32
      linalg.yield %93 : f32
    } -> tensor<1x31x4xf32>
    %15 = tensor.empty() : tensor<24x10xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<10x24xf32>) outs(%15 : tensor<24x10xf32>) permutation = [1, 0] 
    %collapsed_9 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x31x24xf32> into tensor<62x24xf32>
    %16 = tensor.empty() : tensor<62x10xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<62x10xf32>) -> tensor<62x10xf32>
    %18 = linalg.matmul ins(%collapsed_9, %transposed : tensor<62x24xf32>, tensor<24x10xf32>) outs(%17 : tensor<62x10xf32>) -> tensor<62x10xf32>
    %expanded_10 = tensor.expand_shape %18 [[0, 1], [2]] output_shape [2, 31, 10] : tensor<62x10xf32> into tensor<2x31x10xf32>
    %19 = tensor.empty() : tensor<2x31x10xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x31x10xf32>) outs(%19 : tensor<2x31x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %93 : f32
    } -> tensor<2x31x10xf32>
    %21 = tensor.empty() : tensor<2x31x1xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x31x10xf32>) outs(%22 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x1xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x31x1xf32>) outs(%21 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_5 : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x1xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x31x1xf32>) outs(%21 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_4 : f64 to f32
      %94 = arith.addf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2x31x1xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x31x1xf32>) outs(%21 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.rsqrt %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x1xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10, %26 : tensor<2x31x10xf32>, tensor<2x31x1xf32>) outs(%19 : tensor<2x31x10xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x10xf32>
    %28 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %27 : tensor<10xf32>, tensor<2x31x10xf32>) outs(%19 : tensor<2x31x10xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x10xf32>
    %29 = tensor.empty() : tensor<10x36xf32>
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<36x10xf32>) outs(%29 : tensor<10x36xf32>) permutation = [1, 0] 
    %collapsed_12 = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<2x31x10xf32> into tensor<62x10xf32>
    %30 = tensor.empty() : tensor<62x36xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<62x36xf32>) -> tensor<62x36xf32>
    %32 = linalg.matmul ins(%collapsed_12, %transposed_11 : tensor<62x10xf32>, tensor<10x36xf32>) outs(%31 : tensor<62x36xf32>) -> tensor<62x36xf32>
    %expanded_13 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [2, 31, 3, 12] : tensor<62x36xf32> into tensor<2x31x3x12xf32>
    %33 = tensor.empty() : tensor<2x3x31x12xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x31x3x12xf32>) outs(%33 : tensor<2x3x31x12xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x12xf32> to tensor<2x3x31x8xf32>
    %extracted_slice_15 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x12xf32> to tensor<2x3x31x4xf32>
    %34 = tensor.empty() : tensor<24x18xf32>
    %transposed_16 = linalg.transpose ins(%arg4 : tensor<18x24xf32>) outs(%34 : tensor<24x18xf32>) permutation = [1, 0] 
    %35 = tensor.empty() : tensor<62x18xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<62x18xf32>) -> tensor<62x18xf32>
    %37 = linalg.matmul ins(%collapsed_9, %transposed_16 : tensor<62x24xf32>, tensor<24x18xf32>) outs(%36 : tensor<62x18xf32>) -> tensor<62x18xf32>
    %expanded_17 = tensor.expand_shape %37 [[0, 1], [2]] output_shape [2, 31, 18] : tensor<62x18xf32> into tensor<2x31x18xf32>
    %extracted_slice_18 = tensor.extract_slice %expanded_17[0, 0, 0] [2, 31, 14] [1, 1, 1] : tensor<2x31x18xf32> to tensor<2x31x14xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded_17[0, 0, 14] [2, 31, 4] [1, 1, 1] : tensor<2x31x18xf32> to tensor<2x31x4xf32>
    %38 = tensor.empty() : tensor<2x31x14xf32>
    %39 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x31x14xf32>) outs(%38 : tensor<2x31x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %93 : f32
    } -> tensor<2x31x14xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<2x31x14xf32>) outs(%22 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x1xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x31x1xf32>) outs(%21 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_6 : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x1xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x31x1xf32>) outs(%21 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_4 : f64 to f32
      %94 = arith.addf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2x31x1xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x31x1xf32>) outs(%21 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.rsqrt %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x1xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %43 : tensor<2x31x14xf32>, tensor<2x31x1xf32>) outs(%38 : tensor<2x31x14xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x14xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %44 : tensor<14xf32>, tensor<2x31x14xf32>) outs(%38 : tensor<2x31x14xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x31x14xf32>
    %expanded_20 = tensor.expand_shape %extracted_slice_19 [[0], [1, 2], [3]] output_shape [2, 1, 31, 4] : tensor<2x31x4xf32> into tensor<2x1x31x4xf32>
    %extracted_slice_21 = tensor.extract_slice %13[0, 0, 0] [1, 31, 2] [1, 1, 1] : tensor<1x31x4xf32> to tensor<1x31x2xf32>
    %expanded_22 = tensor.expand_shape %extracted_slice_21 [[0], [1, 2], [3]] output_shape [1, 1, 31, 2] : tensor<1x31x2xf32> into tensor<1x1x31x2xf32>
    %extracted_slice_23 = tensor.extract_slice %14[0, 0, 0] [1, 31, 2] [1, 1, 1] : tensor<1x31x4xf32> to tensor<1x31x2xf32>
    %expanded_24 = tensor.expand_shape %extracted_slice_23 [[0], [1, 2], [3]] output_shape [1, 1, 31, 2] : tensor<1x31x2xf32> into tensor<1x1x31x2xf32>
    %extracted_slice_25 = tensor.extract_slice %extracted_slice_15[0, 0, 0, 0] [2, 3, 31, 2] [1, 1, 1, 2] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %extracted_slice_26 = tensor.extract_slice %extracted_slice_15[0, 0, 0, 1] [2, 3, 31, 2] [1, 1, 1, 2] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %extracted_slice_27 = tensor.extract_slice %expanded_20[0, 0, 0, 0] [2, 1, 31, 2] [1, 1, 1, 2] : tensor<2x1x31x4xf32> to tensor<2x1x31x2xf32>
    %extracted_slice_28 = tensor.extract_slice %expanded_20[0, 0, 0, 1] [2, 1, 31, 2] [1, 1, 1, 2] : tensor<2x1x31x4xf32> to tensor<2x1x31x2xf32>
    %46 = tensor.empty() : tensor<2x3x31x2xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %expanded_22 : tensor<2x3x31x2xf32>, tensor<1x1x31x2xf32>) outs(%46 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x2xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26, %expanded_24 : tensor<2x3x31x2xf32>, tensor<1x1x31x2xf32>) outs(%46 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x2xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %48 : tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) outs(%46 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.subf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x2xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26, %expanded_22 : tensor<2x3x31x2xf32>, tensor<1x1x31x2xf32>) outs(%46 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x2xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %expanded_24 : tensor<2x3x31x2xf32>, tensor<1x1x31x2xf32>) outs(%46 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x2xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %51 : tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) outs(%46 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.addf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x2xf32>
    %concat_29 = tensor.concat dim(3) %49, %52 : (tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) -> tensor<2x3x31x4xf32>
    %53 = tensor.empty() : tensor<2x1x31x2xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %expanded_22 : tensor<2x1x31x2xf32>, tensor<1x1x31x2xf32>) outs(%53 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x31x2xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28, %expanded_24 : tensor<2x1x31x2xf32>, tensor<1x1x31x2xf32>) outs(%53 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x31x2xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %55 : tensor<2x1x31x2xf32>, tensor<2x1x31x2xf32>) outs(%53 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.subf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x31x2xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28, %expanded_22 : tensor<2x1x31x2xf32>, tensor<1x1x31x2xf32>) outs(%53 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x31x2xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %expanded_24 : tensor<2x1x31x2xf32>, tensor<1x1x31x2xf32>) outs(%53 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.mulf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x31x2xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %58 : tensor<2x1x31x2xf32>, tensor<2x1x31x2xf32>) outs(%53 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.addf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x1x31x2xf32>
    %concat_30 = tensor.concat dim(3) %56, %59 : (tensor<2x1x31x2xf32>, tensor<2x1x31x2xf32>) -> tensor<2x1x31x4xf32>
    %concat_31 = tensor.concat dim(3) %extracted_slice, %concat_29 : (tensor<2x3x31x8xf32>, tensor<2x3x31x4xf32>) -> tensor<2x3x31x12xf32>
    %60 = tensor.empty() : tensor<14x42xf32>
    %transposed_32 = linalg.transpose ins(%arg6 : tensor<42x14xf32>) outs(%60 : tensor<14x42xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %45 [[0, 1], [2]] : tensor<2x31x14xf32> into tensor<62x14xf32>
    %61 = tensor.empty() : tensor<62x42xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<62x42xf32>) -> tensor<62x42xf32>
    %63 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<62x14xf32>, tensor<14x42xf32>) outs(%62 : tensor<62x42xf32>) -> tensor<62x42xf32>
    %expanded_34 = tensor.expand_shape %63 [[0, 1], [2, 3]] output_shape [2, 31, 3, 14] : tensor<62x42xf32> into tensor<2x31x3x14xf32>
    %64 = tensor.empty() : tensor<2x3x31x14xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x31x3x14xf32>) outs(%64 : tensor<2x3x31x14xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_36 = tensor.extract_slice %transposed_35[0, 0, 0, 0] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x14xf32> to tensor<2x3x31x8xf32>
    %extracted_slice_37 = tensor.extract_slice %transposed_35[0, 0, 0, 8] [2, 3, 31, 6] [1, 1, 1, 1] : tensor<2x3x31x14xf32> to tensor<2x3x31x6xf32>
    %65 = tensor.empty() : tensor<2x3x31x4xf32>
    %collapsed_38 = tensor.collapse_shape %concat_30 [[0, 1], [2], [3]] : tensor<2x1x31x4xf32> into tensor<2x31x4xf32>
    %66 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_38 : tensor<2x31x4xf32>) outs(%65 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x31x4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_36 into %33[0, 0, 0, 0] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x8xf32> into tensor<2x3x31x12xf32>
    %inserted_slice_39 = tensor.insert_slice %66 into %inserted_slice[0, 0, 0, 8] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x4xf32> into tensor<2x3x31x12xf32>
    %collapsed_40 = tensor.collapse_shape %concat_31 [[0, 1], [2], [3]] : tensor<2x3x31x12xf32> into tensor<6x31x12xf32>
    %67 = tensor.empty() : tensor<2x3x12x31xf32>
    %transposed_41 = linalg.transpose ins(%inserted_slice_39 : tensor<2x3x31x12xf32>) outs(%67 : tensor<2x3x12x31xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x3x12x31xf32> into tensor<6x12x31xf32>
    %68 = tensor.empty() : tensor<6x31x31xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %70 = linalg.batch_matmul ins(%collapsed_40, %collapsed_42 : tensor<6x31x12xf32>, tensor<6x12x31xf32>) outs(%69 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %expanded_43 = tensor.expand_shape %70 [[0, 1], [2], [3]] output_shape [2, 3, 31, 31] : tensor<6x31x31xf32> into tensor<2x3x31x31xf32>
    %71 = tensor.empty() : tensor<2x3x31x31xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x3x31x31xf32>) outs(%71 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_3 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x31x31xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %7 : tensor<2x3x31x31xf32>, tensor<2x1x31x31xf32>) outs(%71 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.addf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x31xf32>
    %74 = tensor.empty() : tensor<2x3x31xi64>
    %75 = linalg.fill ins(%c0_i64 : i64) outs(%74 : tensor<2x3x31xi64>) -> tensor<2x3x31xi64>
    %76 = tensor.empty() : tensor<2x3x31xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<2x3x31xf32>) -> tensor<2x3x31xf32>
    %78:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x3x31x31xf32>) outs(%77, %75 : tensor<2x3x31xf32>, tensor<2x3x31xi64>) {
    ^bb0(%in: f32, %out: f32, %out_52: i64):
      %93 = linalg.index 3 : index
      %94 = arith.index_cast %93 : index to i64
      %95 = arith.maximumf %in, %out : f32
      %96 = arith.cmpf ogt, %in, %out : f32
      %97 = arith.select %96, %94, %out_52 : i64
      linalg.yield %95, %97 : f32, i64
    } -> (tensor<2x3x31xf32>, tensor<2x3x31xi64>)
    %expanded_44 = tensor.expand_shape %78#0 [[0], [1], [2, 3]] output_shape [2, 3, 31, 1] : tensor<2x3x31xf32> into tensor<2x3x31x1xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %expanded_44 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%71 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.subf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x31xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x3x31x31xf32>) outs(%71 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.exp %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x31xf32>
    %81 = tensor.empty() : tensor<2x3x31x1xf32>
    %82 = linalg.fill ins(%cst : f32) outs(%81 : tensor<2x3x31x1xf32>) -> tensor<2x3x31x1xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80 : tensor<2x3x31x31xf32>) outs(%82 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x1xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %83 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%71 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %93 = arith.divf %in, %in_52 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x31x31xf32>
    %collapsed_45 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<2x3x31x31xf32> into tensor<6x31x31xf32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice_37 [[0, 1], [2], [3]] : tensor<2x3x31x6xf32> into tensor<6x31x6xf32>
    %85 = tensor.empty() : tensor<6x31x6xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<6x31x6xf32>) -> tensor<6x31x6xf32>
    %87 = linalg.batch_matmul ins(%collapsed_45, %collapsed_46 : tensor<6x31x31xf32>, tensor<6x31x6xf32>) outs(%86 : tensor<6x31x6xf32>) -> tensor<6x31x6xf32>
    %expanded_47 = tensor.expand_shape %87 [[0, 1], [2], [3]] output_shape [2, 3, 31, 6] : tensor<6x31x6xf32> into tensor<2x3x31x6xf32>
    %88 = tensor.empty() : tensor<2x31x3x6xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x3x31x6xf32>) outs(%88 : tensor<2x31x3x6xf32>) permutation = [0, 2, 1, 3] 
    %89 = tensor.empty() : tensor<18x24xf32>
    %transposed_49 = linalg.transpose ins(%arg7 : tensor<24x18xf32>) outs(%89 : tensor<18x24xf32>) permutation = [1, 0] 
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2, 3]] : tensor<2x31x3x6xf32> into tensor<62x18xf32>
    %90 = tensor.empty() : tensor<62x24xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %92 = linalg.matmul ins(%collapsed_50, %transposed_49 : tensor<62x18xf32>, tensor<18x24xf32>) outs(%91 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %expanded_51 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 31, 24] : tensor<62x24xf32> into tensor<2x31x24xf32>
    return %expanded_51 : tensor<2x31x24xf32>
  }
}
