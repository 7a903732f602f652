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
module {
  func.func @main(%arg0: tensor<2x41x24xf32>, %arg1: tensor<2x41xi64>, %arg2: tensor<32x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<16x24xf32>, %arg5: tensor<24x32xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>) -> tensor<2x41x24xf32> {
    %c41_i64 = arith.constant 41 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0.35355339059327379 : f64
    %cst_5 = arith.constant 9.9999999999999995E-7 : f64
    %cst_6 = arith.constant 8.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x41xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x41xi64>) outs(%0 : tensor<2x41xi1>) {
    ^bb0(%in: i64, %out: i1):
      %91 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %91 : i1
    } -> tensor<2x41xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %91 = linalg.index 0 : index
      %92 = arith.index_cast %91 : index to i64
      linalg.yield %92 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<41xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<41xi64>) {
    ^bb0(%out: i64):
      %91 = linalg.index 0 : index
      %92 = arith.index_cast %91 : index to i64
      linalg.yield %92 : i64
    } -> tensor<41xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 41, 1] : tensor<41xi64> into tensor<1x1x41x1xi64>
    %expanded_8 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 41] : tensor<41xi64> into tensor<1x1x1x41xi64>
    %6 = tensor.empty() : tensor<1x1x41x41xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %expanded_7 : tensor<1x1x1x41xi64>, tensor<1x1x41x1xi64>) outs(%6 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i64, %in_38: i64, %out: i1):
      %91 = arith.cmpi sle, %in, %in_38 : i64
      linalg.yield %91 : i1
    } -> tensor<1x1x41x41xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %7 : tensor<i1>, tensor<1x1x41x41xi1>) outs(%6 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i1, %in_38: i1, %out: i1):
      %91 = arith.andi %in, %in_38 : i1
      linalg.yield %91 : i1
    } -> tensor<1x1x41x41xi1>
    %9 = tensor.empty() : tensor<2x1x1x41xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x1x41xi64>) outs(%9 : tensor<2x1x1x41xi1>) {
    ^bb0(%in: i64, %in_38: i64, %out: i1):
      %91 = arith.cmpi slt, %in, %c0_i64 : i64
      %92 = arith.addi %in, %c2_i64 : i64
      %93 = arith.select %91, %92, %in : i64
      %94 = arith.index_cast %93 : i64 to index
      %95 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %96 = arith.addi %in_38, %c41_i64 : i64
      %97 = arith.select %95, %96, %in_38 : i64
      %98 = arith.index_cast %97 : i64 to index
      %extracted = tensor.extract %1[%94, %98] : tensor<2x41xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x41xi1>
    %11 = tensor.empty() : tensor<2x1x41x41xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x41x41xi1>, tensor<2x1x1x41xi1>) outs(%11 : tensor<2x1x41x41xi1>) {
    ^bb0(%in: i1, %in_38: i1, %out: i1):
      %91 = arith.andi %in, %in_38 : i1
      linalg.yield %91 : i1
    } -> tensor<2x1x41x41xi1>
    %13 = tensor.empty() : tensor<2x1x41x41xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_1 : tensor<2x1x41x41xi1>, tensor<f32>, tensor<f32>) outs(%13 : tensor<2x1x41x41xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %91 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %91 : f32
    } -> tensor<2x1x41x41xf32>
    %expanded_9 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [1, 41, 1] : tensor<41xi64> into tensor<1x41x1xi64>
    %15 = tensor.empty() : tensor<1x41x1xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x41x1xi64>) outs(%15 : tensor<1x41x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %91 = arith.sitofp %in : i64 to f32
      linalg.yield %91 : f32
    } -> tensor<1x41x1xf32>
    %17 = tensor.empty() : tensor<1x41x4xf32>
    %18 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %arg8 : tensor<1x41x1xf32>, tensor<4xf32>) outs(%17 : tensor<1x41x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<1x41x4xf32>
    %concat = tensor.concat dim(2) %18, %18 : (tensor<1x41x4xf32>, tensor<1x41x4xf32>) -> tensor<1x41x8xf32>
    %19 = tensor.empty() : tensor<1x41x8xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x41x8xf32>) outs(%19 : tensor<1x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.cos %in : f32
      linalg.yield %91 : f32
    } -> tensor<1x41x8xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x41x8xf32>) outs(%19 : tensor<1x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.sin %in : f32
      linalg.yield %91 : f32
    } -> tensor<1x41x8xf32>
    %22 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x24xf32>) outs(%22 : tensor<24x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x41x24xf32> into tensor<82x24xf32>
    %23 = tensor.empty() : tensor<82x32xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<82x32xf32>) -> tensor<82x32xf32>
    %25 = linalg.matmul ins(%collapsed, %transposed : tensor<82x24xf32>, tensor<24x32xf32>) outs(%24 : tensor<82x32xf32>) -> tensor<82x32xf32>
    %expanded_10 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 41, 4, 8] : tensor<82x32xf32> into tensor<2x41x4x8xf32>
    %26 = tensor.empty() : tensor<2x41x4x8xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x41x4x8xf32>) outs(%26 : tensor<2x41x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %91 : f32
    } -> tensor<2x41x4x8xf32>
    %28 = tensor.empty() : tensor<2x41x4x1xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<2x41x4x1xf32>) -> tensor<2x41x4x1xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x41x4x8xf32>) outs(%29 : tensor<2x41x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.addf %in, %out : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x4x1xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x41x4x1xf32>) outs(%28 : tensor<2x41x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.divf %in, %cst_6 : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x4x1xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x41x4x1xf32>) outs(%28 : tensor<2x41x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.truncf %cst_5 : f64 to f32
      %92 = arith.addf %in, %91 : f32
      linalg.yield %92 : f32
    } -> tensor<2x41x4x1xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x41x4x1xf32>) outs(%28 : tensor<2x41x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.rsqrt %in : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x4x1xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %33 : tensor<2x41x4x8xf32>, tensor<2x41x4x1xf32>) outs(%26 : tensor<2x41x4x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x4x8xf32>
    %35 = linalg.generic {indexing_maps = [#map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %34 : tensor<8xf32>, tensor<2x41x4x8xf32>) outs(%26 : tensor<2x41x4x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x4x8xf32>
    %36 = tensor.empty() : tensor<2x4x41x8xf32>
    %transposed_11 = linalg.transpose ins(%35 : tensor<2x41x4x8xf32>) outs(%36 : tensor<2x4x41x8xf32>) permutation = [0, 2, 1, 3] 
    %37 = tensor.empty() : tensor<24x16xf32>
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<16x24xf32>) outs(%37 : tensor<24x16xf32>) permutation = [1, 0] 
    %38 = tensor.empty() : tensor<82x16xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<82x16xf32>) -> tensor<82x16xf32>
    %40 = linalg.matmul ins(%collapsed, %transposed_12 : tensor<82x24xf32>, tensor<24x16xf32>) outs(%39 : tensor<82x16xf32>) -> tensor<82x16xf32>
    %expanded_13 = tensor.expand_shape %40 [[0, 1], [2, 3]] output_shape [2, 41, 2, 8] : tensor<82x16xf32> into tensor<2x41x2x8xf32>
    %41 = tensor.empty() : tensor<2x41x2x8xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x41x2x8xf32>) outs(%41 : tensor<2x41x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %91 : f32
    } -> tensor<2x41x2x8xf32>
    %43 = tensor.empty() : tensor<2x41x2x1xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<2x41x2x1xf32>) -> tensor<2x41x2x1xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x41x2x8xf32>) outs(%44 : tensor<2x41x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.addf %in, %out : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x2x1xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x41x2x1xf32>) outs(%43 : tensor<2x41x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.divf %in, %cst_6 : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x2x1xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x41x2x1xf32>) outs(%43 : tensor<2x41x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.truncf %cst_5 : f64 to f32
      %92 = arith.addf %in, %91 : f32
      linalg.yield %92 : f32
    } -> tensor<2x41x2x1xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x41x2x1xf32>) outs(%43 : tensor<2x41x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.rsqrt %in : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x2x1xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %48 : tensor<2x41x2x8xf32>, tensor<2x41x2x1xf32>) outs(%41 : tensor<2x41x2x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x2x8xf32>
    %50 = linalg.generic {indexing_maps = [#map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %49 : tensor<8xf32>, tensor<2x41x2x8xf32>) outs(%41 : tensor<2x41x2x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x41x2x8xf32>
    %51 = tensor.empty() : tensor<2x2x41x8xf32>
    %transposed_14 = linalg.transpose ins(%50 : tensor<2x41x2x8xf32>) outs(%51 : tensor<2x2x41x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<16x24xf32>) outs(%37 : tensor<24x16xf32>) permutation = [1, 0] 
    %52 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<82x24xf32>, tensor<24x16xf32>) outs(%39 : tensor<82x16xf32>) -> tensor<82x16xf32>
    %expanded_16 = tensor.expand_shape %52 [[0, 1], [2, 3]] output_shape [2, 41, 2, 8] : tensor<82x16xf32> into tensor<2x41x2x8xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x41x2x8xf32>) outs(%51 : tensor<2x2x41x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_18 = tensor.expand_shape %20 [[0], [1, 2], [3]] output_shape [1, 1, 41, 8] : tensor<1x41x8xf32> into tensor<1x1x41x8xf32>
    %expanded_19 = tensor.expand_shape %21 [[0], [1, 2], [3]] output_shape [1, 1, 41, 8] : tensor<1x41x8xf32> into tensor<1x1x41x8xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %expanded_18 : tensor<2x4x41x8xf32>, tensor<1x1x41x8xf32>) outs(%36 : tensor<2x4x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_11[0, 0, 0, 0] [2, 4, 41, 4] [1, 1, 1, 1] : tensor<2x4x41x8xf32> to tensor<2x4x41x4xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_11[0, 0, 0, 4] [2, 4, 41, 4] [1, 1, 1, 1] : tensor<2x4x41x8xf32> to tensor<2x4x41x4xf32>
    %54 = tensor.empty() : tensor<2x4x41x4xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x4x41x4xf32>) outs(%54 : tensor<2x4x41x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.negf %in : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x4xf32>
    %concat_21 = tensor.concat dim(3) %55, %extracted_slice : (tensor<2x4x41x4xf32>, tensor<2x4x41x4xf32>) -> tensor<2x4x41x8xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_19 : tensor<2x4x41x8xf32>, tensor<1x1x41x8xf32>) outs(%36 : tensor<2x4x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x8xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<2x4x41x8xf32>, tensor<2x4x41x8xf32>) outs(%36 : tensor<2x4x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.addf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x8xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_18 : tensor<2x2x41x8xf32>, tensor<1x1x41x8xf32>) outs(%51 : tensor<2x2x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x2x41x8xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 2, 41, 4] [1, 1, 1, 1] : tensor<2x2x41x8xf32> to tensor<2x2x41x4xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 4] [2, 2, 41, 4] [1, 1, 1, 1] : tensor<2x2x41x8xf32> to tensor<2x2x41x4xf32>
    %59 = tensor.empty() : tensor<2x2x41x4xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x2x41x4xf32>) outs(%59 : tensor<2x2x41x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.negf %in : f32
      linalg.yield %91 : f32
    } -> tensor<2x2x41x4xf32>
    %concat_24 = tensor.concat dim(3) %60, %extracted_slice_22 : (tensor<2x2x41x4xf32>, tensor<2x2x41x4xf32>) -> tensor<2x2x41x8xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_19 : tensor<2x2x41x8xf32>, tensor<1x1x41x8xf32>) outs(%51 : tensor<2x2x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.mulf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x2x41x8xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<2x2x41x8xf32>, tensor<2x2x41x8xf32>) outs(%51 : tensor<2x2x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.addf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x2x41x8xf32>
    %63 = tensor.empty() : tensor<2x2x2x41x8xf32>
    %64 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x2x41x8xf32>) outs(%63 : tensor<2x2x2x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x41x8xf32>
    %collapsed_25 = tensor.collapse_shape %64 [[0], [1, 2], [3], [4]] : tensor<2x2x2x41x8xf32> into tensor<2x4x41x8xf32>
    %65 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<2x2x41x8xf32>) outs(%63 : tensor<2x2x2x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x41x8xf32>
    %66 = tensor.empty() : tensor<2x4x8x41xf32>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<2x4x41x8xf32>) outs(%66 : tensor<2x4x8x41xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_27 = tensor.collapse_shape %57 [[0, 1], [2], [3]] : tensor<2x4x41x8xf32> into tensor<8x41x8xf32>
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x4x8x41xf32> into tensor<8x8x41xf32>
    %67 = tensor.empty() : tensor<8x41x41xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<8x41x41xf32>) -> tensor<8x41x41xf32>
    %69 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<8x41x8xf32>, tensor<8x8x41xf32>) outs(%68 : tensor<8x41x41xf32>) -> tensor<8x41x41xf32>
    %expanded_29 = tensor.expand_shape %69 [[0, 1], [2], [3]] output_shape [2, 4, 41, 41] : tensor<8x41x41xf32> into tensor<2x4x41x41xf32>
    %70 = tensor.empty() : tensor<2x4x41x41xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x4x41x41xf32>) outs(%70 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.truncf %cst_4 : f64 to f32
      %92 = arith.mulf %in, %91 : f32
      linalg.yield %92 : f32
    } -> tensor<2x4x41x41xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %14 : tensor<2x4x41x41xf32>, tensor<2x1x41x41xf32>) outs(%70 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.addf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x41xf32>
    %73 = tensor.empty() : tensor<2x4x41xi64>
    %74 = linalg.fill ins(%c0_i64 : i64) outs(%73 : tensor<2x4x41xi64>) -> tensor<2x4x41xi64>
    %75 = tensor.empty() : tensor<2x4x41xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<2x4x41xf32>) -> tensor<2x4x41xf32>
    %77:2 = linalg.generic {indexing_maps = [#map4, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x4x41x41xf32>) outs(%76, %74 : tensor<2x4x41xf32>, tensor<2x4x41xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %91 = linalg.index 3 : index
      %92 = arith.index_cast %91 : index to i64
      %93 = arith.maximumf %in, %out : f32
      %94 = arith.cmpf ogt, %in, %out : f32
      %95 = arith.select %94, %92, %out_38 : i64
      linalg.yield %93, %95 : f32, i64
    } -> (tensor<2x4x41xf32>, tensor<2x4x41xi64>)
    %expanded_30 = tensor.expand_shape %77#0 [[0], [1], [2, 3]] output_shape [2, 4, 41, 1] : tensor<2x4x41xf32> into tensor<2x4x41x1xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %expanded_30 : tensor<2x4x41x41xf32>, tensor<2x4x41x1xf32>) outs(%70 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.subf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x41xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x4x41x41xf32>) outs(%70 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.exp %in : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x41xf32>
    %80 = tensor.empty() : tensor<2x4x41x1xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<2x4x41x1xf32>) -> tensor<2x4x41x1xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x4x41x41xf32>) outs(%81 : tensor<2x4x41x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.addf %in, %out : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x1xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %82 : tensor<2x4x41x41xf32>, tensor<2x4x41x1xf32>) outs(%70 : tensor<2x4x41x41xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %91 = arith.divf %in, %in_38 : f32
      linalg.yield %91 : f32
    } -> tensor<2x4x41x41xf32>
    %collapsed_31 = tensor.collapse_shape %83 [[0, 1], [2], [3]] : tensor<2x4x41x41xf32> into tensor<8x41x41xf32>
    %collapsed_32 = tensor.collapse_shape %65 [[0, 1, 2], [3], [4]] : tensor<2x2x2x41x8xf32> into tensor<8x41x8xf32>
    %84 = tensor.empty() : tensor<8x41x8xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<8x41x8xf32>) -> tensor<8x41x8xf32>
    %86 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<8x41x41xf32>, tensor<8x41x8xf32>) outs(%85 : tensor<8x41x8xf32>) -> tensor<8x41x8xf32>
    %expanded_33 = tensor.expand_shape %86 [[0, 1], [2], [3]] output_shape [2, 4, 41, 8] : tensor<8x41x8xf32> into tensor<2x4x41x8xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x4x41x8xf32>) outs(%26 : tensor<2x41x4x8xf32>) permutation = [0, 2, 1, 3] 
    %87 = tensor.empty() : tensor<32x24xf32>
    %transposed_35 = linalg.transpose ins(%arg5 : tensor<24x32xf32>) outs(%87 : tensor<32x24xf32>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %transposed_34 [[0, 1], [2, 3]] : tensor<2x41x4x8xf32> into tensor<82x32xf32>
    %88 = tensor.empty() : tensor<82x24xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<82x24xf32>) -> tensor<82x24xf32>
    %90 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<82x32xf32>, tensor<32x24xf32>) outs(%89 : tensor<82x24xf32>) -> tensor<82x24xf32>
    %expanded_37 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 41, 24] : tensor<82x24xf32> into tensor<2x41x24xf32>
    return %expanded_37 : tensor<2x41x24xf32>
  }
}
