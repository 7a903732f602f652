#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x31x24xf32>, %arg1: tensor<10x24xf32>, %arg2: tensor<10xf32>, %arg3: tensor<36x10xf32>, %arg4: tensor<18x24xf32>, %arg5: tensor<14xf32>, %arg6: tensor<42x14xf32>, %arg7: tensor<24x18xf32>, %arg8: tensor<2xf32>, %arg9: tensor<2xf32>) -> tensor<2x31x24xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x31x31xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant 0.537284965911771 : f64
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64
    %cst_7 = arith.constant 1.000000e+01 : f32
    %cst_8 = arith.constant 1.400000e+01 : f32
    %0 = tensor.empty() : tensor<31xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<31xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 31, 1] : tensor<31xi64> into tensor<1x1x31x1xi64>
    %expanded_9 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 31] : tensor<31xi64> into tensor<1x1x1x31xi64>
    %2 = tensor.empty() : tensor<1x1x31x31xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %expanded : tensor<1x1x1x31xi64>, tensor<1x1x31x1xi64>) outs(%2 : tensor<1x1x31x31xi1>) {
    ^bb0(%in: i64, %in_54: i64, %out: i1):
      %100 = arith.cmpi sle, %in, %in_54 : i64
      linalg.yield %100 : i1
    } -> tensor<1x1x31x31xi1>
    %4 = tensor.empty() : tensor<2x1x31x31xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x31x31xi1> into tensor<1x31x31xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x31x31xi1>) outs(%4 : tensor<2x1x31x31xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x31x31xi1>
    %expanded_10 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 31, 1] : tensor<31xi64> into tensor<1x31x1xi64>
    %6 = tensor.empty() : tensor<1x31x1xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x31x1xi64>) outs(%6 : tensor<1x31x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      linalg.yield %100 : f32
    } -> tensor<1x31x1xf32>
    %8 = tensor.empty() : tensor<1x31x2xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg8 : tensor<1x31x1xf32>, tensor<2xf32>) outs(%8 : tensor<1x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<1x31x2xf32>
    %concat = tensor.concat dim(2) %9, %9 : (tensor<1x31x2xf32>, tensor<1x31x2xf32>) -> tensor<1x31x4xf32>
    %10 = tensor.empty() : tensor<1x31x4xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x4xf32>) outs(%10 : tensor<1x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.cos %in : f32
      linalg.yield %100 : f32
    } -> tensor<1x31x4xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x4xf32>) outs(%10 : tensor<1x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.sin %in : f32
      linalg.yield %100 : f32
    } -> tensor<1x31x4xf32>
    %13 = tensor.empty() : tensor<24x10xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<10x24xf32>) outs(%13 : tensor<24x10xf32>) permutation = [1, 0] 
    %collapsed_11 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x31x24xf32> into tensor<62x24xf32>
    %14 = tensor.empty() : tensor<62x10xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<62x10xf32>) -> tensor<62x10xf32>
    %16 = linalg.matmul ins(%collapsed_11, %transposed : tensor<62x24xf32>, tensor<24x10xf32>) outs(%15 : tensor<62x10xf32>) -> tensor<62x10xf32>
    %expanded_12 = tensor.expand_shape %16 [[0, 1], [2]] output_shape [2, 31, 10] : tensor<62x10xf32> into tensor<2x31x10xf32>
    %17 = tensor.empty() : tensor<2x31x10xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x31x10xf32>) outs(%17 : tensor<2x31x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<2x31x10xf32>
    %19 = tensor.empty() : tensor<2x31x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x31x10xf32>) outs(%20 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x1xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x31x1xf32>) outs(%19 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_7 : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x1xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x31x1xf32>) outs(%19 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_6 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x31x1xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x31x1xf32>) outs(%19 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x1xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %24 : tensor<2x31x10xf32>, tensor<2x31x1xf32>) outs(%17 : tensor<2x31x10xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x10xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %25 : tensor<10xf32>, tensor<2x31x10xf32>) outs(%17 : tensor<2x31x10xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x10xf32>
    %27 = tensor.empty() : tensor<10x36xf32>
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<36x10xf32>) outs(%27 : tensor<10x36xf32>) permutation = [1, 0] 
    %collapsed_14 = tensor.collapse_shape %26 [[0, 1], [2]] : tensor<2x31x10xf32> into tensor<62x10xf32>
    %28 = tensor.empty() : tensor<62x36xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<62x36xf32>) -> tensor<62x36xf32>
    %30 = linalg.matmul ins(%collapsed_14, %transposed_13 : tensor<62x10xf32>, tensor<10x36xf32>) outs(%29 : tensor<62x36xf32>) -> tensor<62x36xf32>
    %expanded_15 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 31, 3, 12] : tensor<62x36xf32> into tensor<2x31x3x12xf32>
    %31 = tensor.empty() : tensor<2x3x31x12xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x31x3x12xf32>) outs(%31 : tensor<2x3x31x12xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x12xf32> to tensor<2x3x31x8xf32>
    %extracted_slice_17 = tensor.extract_slice %transposed_16[0, 0, 0, 8] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x12xf32> to tensor<2x3x31x4xf32>
    %32 = tensor.empty() : tensor<24x18xf32>
    %transposed_18 = linalg.transpose ins(%arg4 : tensor<18x24xf32>) outs(%32 : tensor<24x18xf32>) permutation = [1, 0] 
    %33 = tensor.empty() : tensor<62x18xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<62x18xf32>) -> tensor<62x18xf32>
    %35 = linalg.matmul ins(%collapsed_11, %transposed_18 : tensor<62x24xf32>, tensor<24x18xf32>) outs(%34 : tensor<62x18xf32>) -> tensor<62x18xf32>
    %expanded_19 = tensor.expand_shape %35 [[0, 1], [2]] output_shape [2, 31, 18] : tensor<62x18xf32> into tensor<2x31x18xf32>
    %extracted_slice_20 = tensor.extract_slice %expanded_19[0, 0, 0] [2, 31, 14] [1, 1, 1] : tensor<2x31x18xf32> to tensor<2x31x14xf32>
    %extracted_slice_21 = tensor.extract_slice %expanded_19[0, 0, 14] [2, 31, 4] [1, 1, 1] : tensor<2x31x18xf32> to tensor<2x31x4xf32>
    %36 = tensor.empty() : tensor<2x31x14xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x31x14xf32>) outs(%36 : tensor<2x31x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<2x31x14xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37 : tensor<2x31x14xf32>) outs(%20 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x1xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x31x1xf32>) outs(%19 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_8 : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x1xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x31x1xf32>) outs(%19 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_6 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x31x1xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x31x1xf32>) outs(%19 : tensor<2x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x1xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %41 : tensor<2x31x14xf32>, tensor<2x31x1xf32>) outs(%36 : tensor<2x31x14xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x14xf32>
    %43 = linalg.generic {indexing_maps = [#map7, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %42 : tensor<14xf32>, tensor<2x31x14xf32>) outs(%36 : tensor<2x31x14xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x31x14xf32>
    %expanded_22 = tensor.expand_shape %extracted_slice_21 [[0], [1, 2], [3]] output_shape [2, 1, 31, 4] : tensor<2x31x4xf32> into tensor<2x1x31x4xf32>
    %extracted_slice_23 = tensor.extract_slice %11[0, 0, 0] [1, 31, 2] [1, 1, 1] : tensor<1x31x4xf32> to tensor<1x31x2xf32>
    %expanded_24 = tensor.expand_shape %extracted_slice_23 [[0], [1, 2], [3]] output_shape [1, 1, 31, 2] : tensor<1x31x2xf32> into tensor<1x1x31x2xf32>
    %extracted_slice_25 = tensor.extract_slice %12[0, 0, 0] [1, 31, 2] [1, 1, 1] : tensor<1x31x4xf32> to tensor<1x31x2xf32>
    %expanded_26 = tensor.expand_shape %extracted_slice_25 [[0], [1, 2], [3]] output_shape [1, 1, 31, 2] : tensor<1x31x2xf32> into tensor<1x1x31x2xf32>
    %extracted_slice_27 = tensor.extract_slice %extracted_slice_17[0, 0, 0, 0] [2, 3, 31, 2] [1, 1, 1, 2] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %extracted_slice_28 = tensor.extract_slice %extracted_slice_17[0, 0, 0, 1] [2, 3, 31, 2] [1, 1, 1, 2] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %extracted_slice_29 = tensor.extract_slice %expanded_22[0, 0, 0, 0] [2, 1, 31, 2] [1, 1, 1, 2] : tensor<2x1x31x4xf32> to tensor<2x1x31x2xf32>
    %extracted_slice_30 = tensor.extract_slice %expanded_22[0, 0, 0, 1] [2, 1, 31, 2] [1, 1, 1, 2] : tensor<2x1x31x4xf32> to tensor<2x1x31x2xf32>
    %44 = tensor.empty() : tensor<2x3x31x2xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %expanded_24 : tensor<2x3x31x2xf32>, tensor<1x1x31x2xf32>) outs(%44 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x2xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28, %expanded_26 : tensor<2x3x31x2xf32>, tensor<1x1x31x2xf32>) outs(%44 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x2xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %46 : tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) outs(%44 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.subf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x2xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28, %expanded_24 : tensor<2x3x31x2xf32>, tensor<1x1x31x2xf32>) outs(%44 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x2xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %expanded_26 : tensor<2x3x31x2xf32>, tensor<1x1x31x2xf32>) outs(%44 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x2xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) outs(%44 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.addf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x2xf32>
    %concat_31 = tensor.concat dim(3) %47, %50 : (tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) -> tensor<2x3x31x4xf32>
    %51 = tensor.empty() : tensor<2x1x31x2xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_29, %expanded_24 : tensor<2x1x31x2xf32>, tensor<1x1x31x2xf32>) outs(%51 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x31x2xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30, %expanded_26 : tensor<2x1x31x2xf32>, tensor<1x1x31x2xf32>) outs(%51 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x31x2xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<2x1x31x2xf32>, tensor<2x1x31x2xf32>) outs(%51 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.subf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x31x2xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30, %expanded_24 : tensor<2x1x31x2xf32>, tensor<1x1x31x2xf32>) outs(%51 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x31x2xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_29, %expanded_26 : tensor<2x1x31x2xf32>, tensor<1x1x31x2xf32>) outs(%51 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.mulf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x31x2xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %56 : tensor<2x1x31x2xf32>, tensor<2x1x31x2xf32>) outs(%51 : tensor<2x1x31x2xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.addf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x31x2xf32>
    %concat_32 = tensor.concat dim(3) %54, %57 : (tensor<2x1x31x2xf32>, tensor<2x1x31x2xf32>) -> tensor<2x1x31x4xf32>
    %concat_33 = tensor.concat dim(3) %extracted_slice, %concat_31 : (tensor<2x3x31x8xf32>, tensor<2x3x31x4xf32>) -> tensor<2x3x31x12xf32>
    %58 = tensor.empty() : tensor<14x42xf32>
    %transposed_34 = linalg.transpose ins(%arg6 : tensor<42x14xf32>) outs(%58 : tensor<14x42xf32>) permutation = [1, 0] 
    %collapsed_35 = tensor.collapse_shape %43 [[0, 1], [2]] : tensor<2x31x14xf32> into tensor<62x14xf32>
    %59 = tensor.empty() : tensor<62x42xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<62x42xf32>) -> tensor<62x42xf32>
    %61 = linalg.matmul ins(%collapsed_35, %transposed_34 : tensor<62x14xf32>, tensor<14x42xf32>) outs(%60 : tensor<62x42xf32>) -> tensor<62x42xf32>
    %expanded_36 = tensor.expand_shape %61 [[0, 1], [2, 3]] output_shape [2, 31, 3, 14] : tensor<62x42xf32> into tensor<2x31x3x14xf32>
    %62 = tensor.empty() : tensor<2x3x31x14xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x31x3x14xf32>) outs(%62 : tensor<2x3x31x14xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_38 = tensor.extract_slice %transposed_37[0, 0, 0, 0] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x14xf32> to tensor<2x3x31x8xf32>
    %extracted_slice_39 = tensor.extract_slice %transposed_37[0, 0, 0, 8] [2, 3, 31, 6] [1, 1, 1, 1] : tensor<2x3x31x14xf32> to tensor<2x3x31x6xf32>
    %63 = tensor.empty() : tensor<2x3x31x4xf32>
    %collapsed_40 = tensor.collapse_shape %concat_32 [[0, 1], [2], [3]] : tensor<2x1x31x4xf32> into tensor<2x31x4xf32>
    %64 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_40 : tensor<2x31x4xf32>) outs(%63 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x31x4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_38 into %31[0, 0, 0, 0] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x8xf32> into tensor<2x3x31x12xf32>
    %inserted_slice_41 = tensor.insert_slice %64 into %inserted_slice[0, 0, 0, 8] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x4xf32> into tensor<2x3x31x12xf32>
    %65 = tensor.empty() : tensor<2x1x31x31xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map11, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_3 : tensor<2x1x31x31xi1>, tensor<f32>, tensor<f32>) outs(%65 : tensor<2x1x31x31xf32>) {
    ^bb0(%in: i1, %in_54: f32, %in_55: f32, %out: f32):
      %100 = arith.select %in, %in_54, %in_55 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x31x31xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_33 : tensor<2x3x31x12xf32>) outs(%31 : tensor<2x3x31x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x3x31x12xf32>
    %68 = tensor.empty() : tensor<2x3x12x31xf32>
    %transposed_42 = linalg.transpose ins(%inserted_slice_41 : tensor<2x3x31x12xf32>) outs(%68 : tensor<2x3x12x31xf32>) permutation = [0, 1, 3, 2] 
    %69 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_42 : tensor<2x3x12x31xf32>) outs(%68 : tensor<2x3x12x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x3x12x31xf32>
    %collapsed_43 = tensor.collapse_shape %67 [[0, 1], [2], [3]] : tensor<2x3x31x12xf32> into tensor<6x31x12xf32>
    %collapsed_44 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x3x12x31xf32> into tensor<6x12x31xf32>
    %70 = tensor.empty() : tensor<6x31x31xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %72 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<6x31x12xf32>, tensor<6x12x31xf32>) outs(%71 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %expanded_45 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 3, 31, 31] : tensor<6x31x31xf32> into tensor<2x3x31x31xf32>
    %73 = tensor.empty() : tensor<2x3x31x31xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45, %66 : tensor<2x3x31x31xf32>, tensor<2x1x31x31xf32>) outs(%73 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.addf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x31xf32>
    %75 = tensor.empty() : tensor<2x3x31xi64>
    %76 = linalg.fill ins(%c0_i64 : i64) outs(%75 : tensor<2x3x31xi64>) -> tensor<2x3x31xi64>
    %77 = tensor.empty() : tensor<2x3x31xf32>
    %78 = linalg.fill ins(%cst_0 : f32) outs(%77 : tensor<2x3x31xf32>) -> tensor<2x3x31xf32>
    %79:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<2x3x31x31xf32>) outs(%78, %76 : tensor<2x3x31xf32>, tensor<2x3x31xi64>) {
    ^bb0(%in: f32, %out: f32, %out_54: i64):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_54 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<2x3x31xf32>, tensor<2x3x31xi64>)
    %expanded_46 = tensor.expand_shape %79#0 [[0], [1], [2, 3]] output_shape [2, 3, 31, 1] : tensor<2x3x31xf32> into tensor<2x3x31x1xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_46 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%73 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.subf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x31xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x3x31x31xf32>) outs(%73 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.exp %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x31xf32>
    %82 = tensor.empty() : tensor<2x3x31x1xf32>
    %83 = linalg.fill ins(%cst : f32) outs(%82 : tensor<2x3x31x1xf32>) -> tensor<2x3x31x1xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%81 : tensor<2x3x31x31xf32>) outs(%83 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x1xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %84 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%73 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %100 = arith.divf %in, %in_54 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x31xf32>
    %86 = tensor.empty() : tensor<2x3x31x31xi1>
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x3x31x31xf32>) outs(%86 : tensor<2x3x31x31xi1>) {
    ^bb0(%in: f32, %out: i1):
      %100 = arith.extf %in : f32 to f64
      %101 = arith.cmpf oeq, %100, %cst_5 : f64
      linalg.yield %101 : i1
    } -> tensor<2x3x31x31xi1>
    %88 = tensor.empty() : tensor<2x3x31x1xi1>
    %89 = linalg.fill ins(%true : i1) outs(%88 : tensor<2x3x31x1xi1>) -> tensor<2x3x31x1xi1>
    %90 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87 : tensor<2x3x31x31xi1>) outs(%89 : tensor<2x3x31x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %100 = arith.andi %in, %out : i1
      linalg.yield %100 : i1
    } -> tensor<2x3x31x1xi1>
    %91 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %cst_1, %85 : tensor<2x3x31x1xi1>, tensor<2x3x31x31xf32>, tensor<2x3x31x31xf32>) outs(%73 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: i1, %in_54: f32, %in_55: f32, %out: f32):
      %100 = arith.select %in, %in_54, %in_55 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x31x31xf32>
    %collapsed_47 = tensor.collapse_shape %91 [[0, 1], [2], [3]] : tensor<2x3x31x31xf32> into tensor<6x31x31xf32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice_39 [[0, 1], [2], [3]] : tensor<2x3x31x6xf32> into tensor<6x31x6xf32>
    %92 = tensor.empty() : tensor<6x31x6xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<6x31x6xf32>) -> tensor<6x31x6xf32>
    %94 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<6x31x31xf32>, tensor<6x31x6xf32>) outs(%93 : tensor<6x31x6xf32>) -> tensor<6x31x6xf32>
    %expanded_49 = tensor.expand_shape %94 [[0, 1], [2], [3]] output_shape [2, 3, 31, 6] : tensor<6x31x6xf32> into tensor<2x3x31x6xf32>
    %95 = tensor.empty() : tensor<2x31x3x6xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x3x31x6xf32>) outs(%95 : tensor<2x31x3x6xf32>) permutation = [0, 2, 1, 3] 
    %96 = tensor.empty() : tensor<18x24xf32>
    %transposed_51 = linalg.transpose ins(%arg7 : tensor<24x18xf32>) outs(%96 : tensor<18x24xf32>) permutation = [1, 0] 
    %collapsed_52 = tensor.collapse_shape %transposed_50 [[0, 1], [2, 3]] : tensor<2x31x3x6xf32> into tensor<62x18xf32>
    %97 = tensor.empty() : tensor<62x24xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %99 = linalg.matmul ins(%collapsed_52, %transposed_51 : tensor<62x18xf32>, tensor<18x24xf32>) outs(%98 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %expanded_53 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [2, 31, 24] : tensor<62x24xf32> into tensor<2x31x24xf32>
    return %expanded_53 : tensor<2x31x24xf32>
  }
}
