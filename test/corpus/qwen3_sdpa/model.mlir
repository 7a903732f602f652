#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x41x24xf32>, %arg1: tensor<2x41xi64>, %arg2: tensor<32x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<16x24xf32>, %arg5: tensor<24x32xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>) -> tensor<2x41x24xf32> {
    %c41_i64 = arith.constant 41 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x41x41xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.59460355750136051 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant 8.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x41xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x41xi64>) outs(%0 : tensor<2x41xi1>) {
    ^bb0(%in: i64, %out: i1):
      %100 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %100 : i1
    } -> tensor<2x41xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<41xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<41xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<41xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_9 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 41, 1] : tensor<41xi64> into tensor<1x1x41x1xi64>
    %expanded_10 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 41] : tensor<41xi64> into tensor<1x1x1x41xi64>
    %6 = tensor.empty() : tensor<1x1x41x41xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %expanded_9 : tensor<1x1x1x41xi64>, tensor<1x1x41x1xi64>) outs(%6 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %100 = arith.cmpi sle, %in, %in_39 : i64
      linalg.yield %100 : i1
    } -> tensor<1x1x41x41xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %7 : tensor<i1>, tensor<1x1x41x41xi1>) outs(%6 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %100 = arith.andi %in, %in_39 : i1
      linalg.yield %100 : i1
    } -> tensor<1x1x41x41xi1>
    %9 = tensor.empty() : tensor<2x1x1x41xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_10 : tensor<2x1x1x1xi64>, tensor<1x1x1x41xi64>) outs(%9 : tensor<2x1x1x41xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %100 = arith.cmpi slt, %in, %c0_i64 : i64
      %101 = arith.addi %in, %c2_i64 : i64
      %102 = arith.select %100, %101, %in : i64
      %103 = arith.index_cast %102 : i64 to index
      %104 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %105 = arith.addi %in_39, %c41_i64 : i64
      %106 = arith.select %104, %105, %in_39 : i64
      %107 = arith.index_cast %106 : i64 to index
      %extracted = tensor.extract %1[%103, %107] : tensor<2x41xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x41xi1>
    %11 = tensor.empty() : tensor<2x1x41x41xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x41x41xi1>, tensor<2x1x1x41xi1>) outs(%11 : tensor<2x1x41x41xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %100 = arith.andi %in, %in_39 : i1
      linalg.yield %100 : i1
    } -> tensor<2x1x41x41xi1>
    %expanded_11 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [1, 41, 1] : tensor<41xi64> into tensor<1x41x1xi64>
    %13 = tensor.empty() : tensor<1x41x1xf32>
    %14 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x41x1xi64>) outs(%13 : tensor<1x41x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      linalg.yield %100 : f32
    } -> tensor<1x41x1xf32>
    %15 = tensor.empty() : tensor<1x41x4xf32>
    %16 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %arg8 : tensor<1x41x1xf32>, tensor<4xf32>) outs(%15 : tensor<1x41x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<1x41x4xf32>
    %concat = tensor.concat dim(2) %16, %16 : (tensor<1x41x4xf32>, tensor<1x41x4xf32>) -> tensor<1x41x8xf32>
    %17 = tensor.empty() : tensor<1x41x8xf32>
    %18 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x41x8xf32>) outs(%17 : tensor<1x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.cos %in : f32
      linalg.yield %100 : f32
    } -> tensor<1x41x8xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x41x8xf32>) outs(%17 : tensor<1x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.sin %in : f32
      linalg.yield %100 : f32
    } -> tensor<1x41x8xf32>
    %20 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x24xf32>) outs(%20 : tensor<24x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x41x24xf32> into tensor<82x24xf32>
    %21 = tensor.empty() : tensor<82x32xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<82x32xf32>) -> tensor<82x32xf32>
    %23 = linalg.matmul ins(%collapsed, %transposed : tensor<82x24xf32>, tensor<24x32xf32>) outs(%22 : tensor<82x32xf32>) -> tensor<82x32xf32>
    %expanded_12 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 41, 4, 8] : tensor<82x32xf32> into tensor<2x41x4x8xf32>
    %24 = tensor.empty() : tensor<2x41x4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x41x4x8xf32>) outs(%24 : tensor<2x41x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<2x41x4x8xf32>
    %26 = tensor.empty() : tensor<2x41x4x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x41x4x1xf32>) -> tensor<2x41x4x1xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x41x4x8xf32>) outs(%27 : tensor<2x41x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x4x1xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x41x4x1xf32>) outs(%26 : tensor<2x41x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_8 : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x4x1xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x41x4x1xf32>) outs(%26 : tensor<2x41x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_7 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x41x4x1xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x41x4x1xf32>) outs(%26 : tensor<2x41x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x4x1xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %31 : tensor<2x41x4x8xf32>, tensor<2x41x4x1xf32>) outs(%24 : tensor<2x41x4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x4x8xf32>
    %33 = linalg.generic {indexing_maps = [#map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %32 : tensor<8xf32>, tensor<2x41x4x8xf32>) outs(%24 : tensor<2x41x4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x4x8xf32>
    %34 = tensor.empty() : tensor<2x4x41x8xf32>
    %transposed_13 = linalg.transpose ins(%33 : tensor<2x41x4x8xf32>) outs(%34 : tensor<2x4x41x8xf32>) permutation = [0, 2, 1, 3] 
    %35 = tensor.empty() : tensor<24x16xf32>
    %transposed_14 = linalg.transpose ins(%arg3 : tensor<16x24xf32>) outs(%35 : tensor<24x16xf32>) permutation = [1, 0] 
    %36 = tensor.empty() : tensor<82x16xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<82x16xf32>) -> tensor<82x16xf32>
    %38 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<82x24xf32>, tensor<24x16xf32>) outs(%37 : tensor<82x16xf32>) -> tensor<82x16xf32>
    %expanded_15 = tensor.expand_shape %38 [[0, 1], [2, 3]] output_shape [2, 41, 2, 8] : tensor<82x16xf32> into tensor<2x41x2x8xf32>
    %39 = tensor.empty() : tensor<2x41x2x8xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x41x2x8xf32>) outs(%39 : tensor<2x41x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<2x41x2x8xf32>
    %41 = tensor.empty() : tensor<2x41x2x1xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<2x41x2x1xf32>) -> tensor<2x41x2x1xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<2x41x2x8xf32>) outs(%42 : tensor<2x41x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x2x1xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x41x2x1xf32>) outs(%41 : tensor<2x41x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_8 : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x2x1xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x41x2x1xf32>) outs(%41 : tensor<2x41x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_7 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x41x2x1xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x41x2x1xf32>) outs(%41 : tensor<2x41x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x2x1xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %46 : tensor<2x41x2x8xf32>, tensor<2x41x2x1xf32>) outs(%39 : tensor<2x41x2x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x2x8xf32>
    %48 = linalg.generic {indexing_maps = [#map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %47 : tensor<8xf32>, tensor<2x41x2x8xf32>) outs(%39 : tensor<2x41x2x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x41x2x8xf32>
    %49 = tensor.empty() : tensor<2x2x41x8xf32>
    %transposed_16 = linalg.transpose ins(%48 : tensor<2x41x2x8xf32>) outs(%49 : tensor<2x2x41x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg4 : tensor<16x24xf32>) outs(%35 : tensor<24x16xf32>) permutation = [1, 0] 
    %50 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<82x24xf32>, tensor<24x16xf32>) outs(%37 : tensor<82x16xf32>) -> tensor<82x16xf32>
    %expanded_18 = tensor.expand_shape %50 [[0, 1], [2, 3]] output_shape [2, 41, 2, 8] : tensor<82x16xf32> into tensor<2x41x2x8xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x41x2x8xf32>) outs(%49 : tensor<2x2x41x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %18 [[0], [1, 2], [3]] output_shape [1, 1, 41, 8] : tensor<1x41x8xf32> into tensor<1x1x41x8xf32>
    %expanded_21 = tensor.expand_shape %19 [[0], [1, 2], [3]] output_shape [1, 1, 41, 8] : tensor<1x41x8xf32> into tensor<1x1x41x8xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_20 : tensor<2x4x41x8xf32>, tensor<1x1x41x8xf32>) outs(%34 : tensor<2x4x41x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 4, 41, 4] [1, 1, 1, 1] : tensor<2x4x41x8xf32> to tensor<2x4x41x4xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_13[0, 0, 0, 4] [2, 4, 41, 4] [1, 1, 1, 1] : tensor<2x4x41x8xf32> to tensor<2x4x41x4xf32>
    %52 = tensor.empty() : tensor<2x4x41x4xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x4x41x4xf32>) outs(%52 : tensor<2x4x41x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x4xf32>
    %concat_23 = tensor.concat dim(3) %53, %extracted_slice : (tensor<2x4x41x4xf32>, tensor<2x4x41x4xf32>) -> tensor<2x4x41x8xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_21 : tensor<2x4x41x8xf32>, tensor<1x1x41x8xf32>) outs(%34 : tensor<2x4x41x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x8xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %54 : tensor<2x4x41x8xf32>, tensor<2x4x41x8xf32>) outs(%34 : tensor<2x4x41x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.addf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x8xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_20 : tensor<2x2x41x8xf32>, tensor<1x1x41x8xf32>) outs(%49 : tensor<2x2x41x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x2x41x8xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 2, 41, 4] [1, 1, 1, 1] : tensor<2x2x41x8xf32> to tensor<2x2x41x4xf32>
    %extracted_slice_25 = tensor.extract_slice %transposed_16[0, 0, 0, 4] [2, 2, 41, 4] [1, 1, 1, 1] : tensor<2x2x41x8xf32> to tensor<2x2x41x4xf32>
    %57 = tensor.empty() : tensor<2x2x41x4xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x2x41x4xf32>) outs(%57 : tensor<2x2x41x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x2x41x4xf32>
    %concat_26 = tensor.concat dim(3) %58, %extracted_slice_24 : (tensor<2x2x41x4xf32>, tensor<2x2x41x4xf32>) -> tensor<2x2x41x8xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_21 : tensor<2x2x41x8xf32>, tensor<1x1x41x8xf32>) outs(%49 : tensor<2x2x41x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.mulf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x2x41x8xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<2x2x41x8xf32>, tensor<2x2x41x8xf32>) outs(%49 : tensor<2x2x41x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.addf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x2x41x8xf32>
    %61 = tensor.empty() : tensor<2x2x2x41x8xf32>
    %62 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x2x41x8xf32>) outs(%61 : tensor<2x2x2x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x41x8xf32>
    %collapsed_27 = tensor.collapse_shape %62 [[0], [1, 2], [3], [4]] : tensor<2x2x2x41x8xf32> into tensor<2x4x41x8xf32>
    %63 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<2x2x41x8xf32>) outs(%61 : tensor<2x2x2x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x41x8xf32>
    %64 = tensor.empty() : tensor<2x1x41x41xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_3 : tensor<2x1x41x41xi1>, tensor<f32>, tensor<f32>) outs(%64 : tensor<2x1x41x41xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %100 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x41x41xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x4x41x8xf32>) outs(%34 : tensor<2x4x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_5 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x4x41x8xf32>
    %67 = tensor.empty() : tensor<2x4x8x41xf32>
    %transposed_28 = linalg.transpose ins(%collapsed_27 : tensor<2x4x41x8xf32>) outs(%67 : tensor<2x4x8x41xf32>) permutation = [0, 1, 3, 2] 
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_28 : tensor<2x4x8x41xf32>) outs(%67 : tensor<2x4x8x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_5 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x4x8x41xf32>
    %collapsed_29 = tensor.collapse_shape %66 [[0, 1], [2], [3]] : tensor<2x4x41x8xf32> into tensor<8x41x8xf32>
    %collapsed_30 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<2x4x8x41xf32> into tensor<8x8x41xf32>
    %69 = tensor.empty() : tensor<8x41x41xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<8x41x41xf32>) -> tensor<8x41x41xf32>
    %71 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<8x41x8xf32>, tensor<8x8x41xf32>) outs(%70 : tensor<8x41x41xf32>) -> tensor<8x41x41xf32>
    %expanded_31 = tensor.expand_shape %71 [[0, 1], [2], [3]] output_shape [2, 4, 41, 41] : tensor<8x41x41xf32> into tensor<2x4x41x41xf32>
    %72 = tensor.empty() : tensor<2x4x41x41xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31, %65 : tensor<2x4x41x41xf32>, tensor<2x1x41x41xf32>) outs(%72 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.addf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x41xf32>
    %74 = tensor.empty() : tensor<2x4x41xi64>
    %75 = linalg.fill ins(%c0_i64 : i64) outs(%74 : tensor<2x4x41xi64>) -> tensor<2x4x41xi64>
    %76 = tensor.empty() : tensor<2x4x41xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<2x4x41xf32>) -> tensor<2x4x41xf32>
    %78:2 = linalg.generic {indexing_maps = [#map4, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x4x41x41xf32>) outs(%77, %75 : tensor<2x4x41xf32>, tensor<2x4x41xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_39 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<2x4x41xf32>, tensor<2x4x41xi64>)
    %expanded_32 = tensor.expand_shape %78#0 [[0], [1], [2, 3]] output_shape [2, 4, 41, 1] : tensor<2x4x41xf32> into tensor<2x4x41x1xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %expanded_32 : tensor<2x4x41x41xf32>, tensor<2x4x41x1xf32>) outs(%72 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.subf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x41xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x4x41x41xf32>) outs(%72 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.exp %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x41xf32>
    %81 = tensor.empty() : tensor<2x4x41x1xf32>
    %82 = linalg.fill ins(%cst : f32) outs(%81 : tensor<2x4x41x1xf32>) -> tensor<2x4x41x1xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80 : tensor<2x4x41x41xf32>) outs(%82 : tensor<2x4x41x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x1xf32>
    %84 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %83 : tensor<2x4x41x41xf32>, tensor<2x4x41x1xf32>) outs(%72 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %100 = arith.divf %in, %in_39 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x41xf32>
    %85 = tensor.empty() : tensor<2x4x41x41xi1>
    %86 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x4x41x41xf32>) outs(%85 : tensor<2x4x41x41xi1>) {
    ^bb0(%in: f32, %out: i1):
      %100 = arith.extf %in : f32 to f64
      %101 = arith.cmpf oeq, %100, %cst_6 : f64
      linalg.yield %101 : i1
    } -> tensor<2x4x41x41xi1>
    %87 = tensor.empty() : tensor<2x4x41x1xi1>
    %88 = linalg.fill ins(%true : i1) outs(%87 : tensor<2x4x41x1xi1>) -> tensor<2x4x41x1xi1>
    %89 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<2x4x41x41xi1>) outs(%88 : tensor<2x4x41x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %100 = arith.andi %in, %out : i1
      linalg.yield %100 : i1
    } -> tensor<2x4x41x1xi1>
    %90 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %cst_1, %84 : tensor<2x4x41x1xi1>, tensor<2x4x41x41xf32>, tensor<2x4x41x41xf32>) outs(%72 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %100 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x41x41xf32>
    %collapsed_33 = tensor.collapse_shape %90 [[0, 1], [2], [3]] : tensor<2x4x41x41xf32> into tensor<8x41x41xf32>
    %collapsed_34 = tensor.collapse_shape %63 [[0, 1, 2], [3], [4]] : tensor<2x2x2x41x8xf32> into tensor<8x41x8xf32>
    %91 = tensor.empty() : tensor<8x41x8xf32>
    %92 = linalg.fill ins(%cst : f32) outs(%91 : tensor<8x41x8xf32>) -> tensor<8x41x8xf32>
    %93 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<8x41x41xf32>, tensor<8x41x8xf32>) outs(%92 : tensor<8x41x8xf32>) -> tensor<8x41x8xf32>
    %expanded_35 = tensor.expand_shape %93 [[0, 1], [2], [3]] output_shape [2, 4, 41, 8] : tensor<8x41x8xf32> into tensor<2x4x41x8xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x4x41x8xf32>) outs(%24 : tensor<2x41x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2, 3]] : tensor<2x41x4x8xf32> into tensor<2x41x32xf32>
    %94 = tensor.empty() : tensor<32x24xf32>
    %transposed_38 = linalg.transpose ins(%arg5 : tensor<24x32xf32>) outs(%94 : tensor<32x24xf32>) permutation = [1, 0] 
    %95 = tensor.empty() : tensor<2x32x24xf32>
    %96 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<32x24xf32>) outs(%95 : tensor<2x32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x24xf32>
    %97 = tensor.empty() : tensor<2x41x24xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<2x41x24xf32>) -> tensor<2x41x24xf32>
    %99 = linalg.batch_matmul ins(%collapsed_37, %96 : tensor<2x41x32xf32>, tensor<2x32x24xf32>) outs(%98 : tensor<2x41x24xf32>) -> tensor<2x41x24xf32>
    return %99 : tensor<2x41x24xf32>
  }
}
