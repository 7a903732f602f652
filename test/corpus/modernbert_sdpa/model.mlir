#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x41x24xf32>, %arg1: tensor<2x41xi64>, %arg2: tensor<72x24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4xf32>) -> tensor<2x41x24xf32> {
    %c7_i64 = arith.constant 7 : i64
    %c41_i64 = arith.constant 41 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x41x41xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.59460355750136051 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<2x41xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x41xi64>) outs(%0 : tensor<2x41xi1>) {
    ^bb0(%in: i64, %out: i1):
      %78 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %78 : i1
    } -> tensor<2x41xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %78 = linalg.index 0 : index
      %79 = arith.index_cast %78 : index to i64
      linalg.yield %79 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<41xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<41xi64>) {
    ^bb0(%out: i64):
      %78 = linalg.index 0 : index
      %79 = arith.index_cast %78 : index to i64
      linalg.yield %79 : i64
    } -> tensor<41xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 41, 1] : tensor<41xi64> into tensor<1x1x41x1xi64>
    %expanded_8 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 41] : tensor<41xi64> into tensor<1x1x1x41xi64>
    %6 = tensor.empty() : tensor<1x1x41x41xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded_8 : tensor<1x1x41x1xi64>, tensor<1x1x1x41xi64>) outs(%6 : tensor<1x1x41x41xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %78 = arith.subi %in, %in_38 : i64
      linalg.yield %78 : i64
    } -> tensor<1x1x41x41xi64>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<1x1x41x41xi64>) outs(%6 : tensor<1x1x41x41xi64>) {
    ^bb0(%in: i64, %out: i64):
      %78 = math.absi %in : i64
      linalg.yield %78 : i64
    } -> tensor<1x1x41x41xi64>
    %9 = tensor.empty() : tensor<1x1x41x41xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<1x1x41x41xi64>) outs(%9 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i64, %out: i1):
      %78 = arith.cmpi sle, %in, %c7_i64 : i64
      linalg.yield %78 : i1
    } -> tensor<1x1x41x41xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %10 : tensor<i1>, tensor<1x1x41x41xi1>) outs(%9 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i1, %in_38: i1, %out: i1):
      %78 = arith.andi %in, %in_38 : i1
      linalg.yield %78 : i1
    } -> tensor<1x1x41x41xi1>
    %12 = tensor.empty() : tensor<1x1x41x1xi1>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x41x1xi64>) outs(%12 : tensor<1x1x41x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %78 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %78 : i1
    } -> tensor<1x1x41x1xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<1x1x41x41xi1>, tensor<1x1x41x1xi1>) outs(%9 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i1, %in_38: i1, %out: i1):
      %78 = arith.andi %in, %in_38 : i1
      linalg.yield %78 : i1
    } -> tensor<1x1x41x41xi1>
    %15 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %14 : tensor<i1>, tensor<1x1x41x41xi1>) outs(%9 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i1, %in_38: i1, %out: i1):
      %78 = arith.andi %in, %in_38 : i1
      linalg.yield %78 : i1
    } -> tensor<1x1x41x41xi1>
    %16 = tensor.empty() : tensor<2x1x1x41xi1>
    %17 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x1x41xi64>) outs(%16 : tensor<2x1x1x41xi1>) {
    ^bb0(%in: i64, %in_38: i64, %out: i1):
      %78 = arith.cmpi slt, %in, %c0_i64 : i64
      %79 = arith.addi %in, %c2_i64 : i64
      %80 = arith.select %78, %79, %in : i64
      %81 = arith.index_cast %80 : i64 to index
      %82 = arith.cmpi slt, %in_38, %c0_i64 : i64
      %83 = arith.addi %in_38, %c41_i64 : i64
      %84 = arith.select %82, %83, %in_38 : i64
      %85 = arith.index_cast %84 : i64 to index
      %extracted = tensor.extract %1[%81, %85] : tensor<2x41xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x41xi1>
    %18 = tensor.empty() : tensor<2x1x41x41xi1>
    %19 = linalg.generic {indexing_maps = [#map8, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<1x1x41x41xi1>, tensor<2x1x1x41xi1>) outs(%18 : tensor<2x1x41x41xi1>) {
    ^bb0(%in: i1, %in_38: i1, %out: i1):
      %78 = arith.andi %in, %in_38 : i1
      linalg.yield %78 : i1
    } -> tensor<2x1x41x41xi1>
    %expanded_9 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [1, 41, 1] : tensor<41xi64> into tensor<1x41x1xi64>
    %20 = tensor.empty() : tensor<1x41x1xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x41x1xi64>) outs(%20 : tensor<1x41x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %78 = arith.sitofp %in : i64 to f32
      linalg.yield %78 : f32
    } -> tensor<1x41x1xf32>
    %22 = tensor.empty() : tensor<1x41x4xf32>
    %23 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg6 : tensor<1x41x1xf32>, tensor<4xf32>) outs(%22 : tensor<1x41x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.mulf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<1x41x4xf32>
    %concat = tensor.concat dim(2) %23, %23 : (tensor<1x41x4xf32>, tensor<1x41x4xf32>) -> tensor<1x41x8xf32>
    %24 = tensor.empty() : tensor<1x41x8xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x41x8xf32>) outs(%24 : tensor<1x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.cos %in : f32
      linalg.yield %78 : f32
    } -> tensor<1x41x8xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x41x8xf32>) outs(%24 : tensor<1x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.sin %in : f32
      linalg.yield %78 : f32
    } -> tensor<1x41x8xf32>
    %27 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<72x24xf32>) outs(%27 : tensor<24x72xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x41x24xf32> into tensor<82x24xf32>
    %28 = tensor.empty() : tensor<82x72xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<82x72xf32>) -> tensor<82x72xf32>
    %30 = linalg.matmul ins(%collapsed, %transposed : tensor<82x24xf32>, tensor<24x72xf32>) outs(%29 : tensor<82x72xf32>) -> tensor<82x72xf32>
    %expanded_10 = tensor.expand_shape %30 [[0, 1], [2, 3, 4]] output_shape [2, 41, 3, 3, 8] : tensor<82x72xf32> into tensor<2x41x3x3x8xf32>
    %extracted_slice = tensor.extract_slice %expanded_10[0, 0, 0, 0, 0] [2, 41, 1, 3, 8] [1, 1, 1, 1, 1] : tensor<2x41x3x3x8xf32> to tensor<2x41x1x3x8xf32>
    %extracted_slice_11 = tensor.extract_slice %expanded_10[0, 0, 1, 0, 0] [2, 41, 1, 3, 8] [1, 1, 1, 1, 1] : tensor<2x41x3x3x8xf32> to tensor<2x41x1x3x8xf32>
    %extracted_slice_12 = tensor.extract_slice %expanded_10[0, 0, 2, 0, 0] [2, 41, 1, 3, 8] [1, 1, 1, 1, 1] : tensor<2x41x3x3x8xf32> to tensor<2x41x1x3x8xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice [[0], [1, 2], [3], [4]] : tensor<2x41x1x3x8xf32> into tensor<2x41x3x8xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_11 [[0], [1, 2], [3], [4]] : tensor<2x41x1x3x8xf32> into tensor<2x41x3x8xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_12 [[0], [1, 2], [3], [4]] : tensor<2x41x1x3x8xf32> into tensor<2x41x3x8xf32>
    %31 = tensor.empty() : tensor<2x3x41x8xf32>
    %transposed_16 = linalg.transpose ins(%collapsed_13 : tensor<2x41x3x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%collapsed_14 : tensor<2x41x3x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_18 = linalg.transpose ins(%collapsed_15 : tensor<2x41x3x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %25 [[0], [1, 2], [3]] output_shape [1, 1, 41, 8] : tensor<1x41x8xf32> into tensor<1x1x41x8xf32>
    %expanded_20 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [1, 1, 41, 8] : tensor<1x41x8xf32> into tensor<1x1x41x8xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_19 : tensor<2x3x41x8xf32>, tensor<1x1x41x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.mulf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 3, 41, 4] [1, 1, 1, 1] : tensor<2x3x41x8xf32> to tensor<2x3x41x4xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_16[0, 0, 0, 4] [2, 3, 41, 4] [1, 1, 1, 1] : tensor<2x3x41x8xf32> to tensor<2x3x41x4xf32>
    %33 = tensor.empty() : tensor<2x3x41x4xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x3x41x4xf32>) outs(%33 : tensor<2x3x41x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.negf %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x4xf32>
    %concat_23 = tensor.concat dim(3) %34, %extracted_slice_21 : (tensor<2x3x41x4xf32>, tensor<2x3x41x4xf32>) -> tensor<2x3x41x8xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_20 : tensor<2x3x41x8xf32>, tensor<1x1x41x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.mulf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x8xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<2x3x41x8xf32>, tensor<2x3x41x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.addf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x8xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_19 : tensor<2x3x41x8xf32>, tensor<1x1x41x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.mulf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x8xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 3, 41, 4] [1, 1, 1, 1] : tensor<2x3x41x8xf32> to tensor<2x3x41x4xf32>
    %extracted_slice_25 = tensor.extract_slice %transposed_17[0, 0, 0, 4] [2, 3, 41, 4] [1, 1, 1, 1] : tensor<2x3x41x8xf32> to tensor<2x3x41x4xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x3x41x4xf32>) outs(%33 : tensor<2x3x41x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.negf %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x4xf32>
    %concat_26 = tensor.concat dim(3) %38, %extracted_slice_24 : (tensor<2x3x41x4xf32>, tensor<2x3x41x4xf32>) -> tensor<2x3x41x8xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_20 : tensor<2x3x41x8xf32>, tensor<1x1x41x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.mulf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x8xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<2x3x41x8xf32>, tensor<2x3x41x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.addf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x8xf32>
    %41 = tensor.empty() : tensor<2x1x41x41xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %cst_2, %cst_3 : tensor<2x1x41x41xi1>, tensor<f32>, tensor<f32>) outs(%41 : tensor<2x1x41x41xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %78 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %78 : f32
    } -> tensor<2x1x41x41xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x3x41x8xf32>) outs(%31 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.truncf %cst_5 : f64 to f32
      %79 = arith.mulf %in, %78 : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x41x8xf32>
    %44 = tensor.empty() : tensor<2x3x8x41xf32>
    %transposed_27 = linalg.transpose ins(%40 : tensor<2x3x41x8xf32>) outs(%44 : tensor<2x3x8x41xf32>) permutation = [0, 1, 3, 2] 
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<2x3x8x41xf32>) outs(%44 : tensor<2x3x8x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.truncf %cst_5 : f64 to f32
      %79 = arith.mulf %in, %78 : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x8x41xf32>
    %collapsed_28 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<2x3x41x8xf32> into tensor<6x41x8xf32>
    %collapsed_29 = tensor.collapse_shape %45 [[0, 1], [2], [3]] : tensor<2x3x8x41xf32> into tensor<6x8x41xf32>
    %46 = tensor.empty() : tensor<6x41x41xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<6x41x41xf32>) -> tensor<6x41x41xf32>
    %48 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x41x8xf32>, tensor<6x8x41xf32>) outs(%47 : tensor<6x41x41xf32>) -> tensor<6x41x41xf32>
    %expanded_30 = tensor.expand_shape %48 [[0, 1], [2], [3]] output_shape [2, 3, 41, 41] : tensor<6x41x41xf32> into tensor<2x3x41x41xf32>
    %49 = tensor.empty() : tensor<2x3x41x41xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %42 : tensor<2x3x41x41xf32>, tensor<2x1x41x41xf32>) outs(%49 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.addf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x41xf32>
    %51 = tensor.empty() : tensor<2x3x41xi64>
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<2x3x41xi64>) -> tensor<2x3x41xi64>
    %53 = tensor.empty() : tensor<2x3x41xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<2x3x41xf32>) -> tensor<2x3x41xf32>
    %55:2 = linalg.generic {indexing_maps = [#map4, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x41x41xf32>) outs(%54, %52 : tensor<2x3x41xf32>, tensor<2x3x41xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %78 = linalg.index 3 : index
      %79 = arith.index_cast %78 : index to i64
      %80 = arith.maximumf %in, %out : f32
      %81 = arith.cmpf ogt, %in, %out : f32
      %82 = arith.select %81, %79, %out_38 : i64
      linalg.yield %80, %82 : f32, i64
    } -> (tensor<2x3x41xf32>, tensor<2x3x41xi64>)
    %expanded_31 = tensor.expand_shape %55#0 [[0], [1], [2, 3]] output_shape [2, 3, 41, 1] : tensor<2x3x41xf32> into tensor<2x3x41x1xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %expanded_31 : tensor<2x3x41x41xf32>, tensor<2x3x41x1xf32>) outs(%49 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.subf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x41xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x3x41x41xf32>) outs(%49 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.exp %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x41xf32>
    %58 = tensor.empty() : tensor<2x3x41x1xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<2x3x41x1xf32>) -> tensor<2x3x41x1xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x3x41x41xf32>) outs(%59 : tensor<2x3x41x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.addf %in, %out : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x1xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x3x41x41xf32>, tensor<2x3x41x1xf32>) outs(%49 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %78 = arith.divf %in, %in_38 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x41xf32>
    %62 = tensor.empty() : tensor<2x3x41x41xi1>
    %63 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x3x41x41xf32>) outs(%62 : tensor<2x3x41x41xi1>) {
    ^bb0(%in: f32, %out: i1):
      %78 = arith.extf %in : f32 to f64
      %79 = arith.cmpf oeq, %78, %cst_6 : f64
      linalg.yield %79 : i1
    } -> tensor<2x3x41x41xi1>
    %64 = tensor.empty() : tensor<2x3x41x1xi1>
    %65 = linalg.fill ins(%true : i1) outs(%64 : tensor<2x3x41x1xi1>) -> tensor<2x3x41x1xi1>
    %66 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x3x41x41xi1>) outs(%65 : tensor<2x3x41x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %78 = arith.andi %in, %out : i1
      linalg.yield %78 : i1
    } -> tensor<2x3x41x1xi1>
    %67 = linalg.generic {indexing_maps = [#map2, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %cst_1, %61 : tensor<2x3x41x1xi1>, tensor<2x3x41x41xf32>, tensor<2x3x41x41xf32>) outs(%49 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %78 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x41x41xf32>
    %collapsed_32 = tensor.collapse_shape %67 [[0, 1], [2], [3]] : tensor<2x3x41x41xf32> into tensor<6x41x41xf32>
    %collapsed_33 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x41x8xf32> into tensor<6x41x8xf32>
    %68 = tensor.empty() : tensor<6x41x8xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<6x41x8xf32>) -> tensor<6x41x8xf32>
    %70 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<6x41x41xf32>, tensor<6x41x8xf32>) outs(%69 : tensor<6x41x8xf32>) -> tensor<6x41x8xf32>
    %expanded_34 = tensor.expand_shape %70 [[0, 1], [2], [3]] output_shape [2, 3, 41, 8] : tensor<6x41x8xf32> into tensor<2x3x41x8xf32>
    %71 = tensor.empty() : tensor<2x41x3x8xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x3x41x8xf32>) outs(%71 : tensor<2x41x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0], [1], [2, 3]] : tensor<2x41x3x8xf32> into tensor<2x41x24xf32>
    %72 = tensor.empty() : tensor<24x24xf32>
    %transposed_37 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%72 : tensor<24x24xf32>) permutation = [1, 0] 
    %73 = tensor.empty() : tensor<2x24x24xf32>
    %74 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<24x24xf32>) outs(%73 : tensor<2x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x24xf32>
    %75 = tensor.empty() : tensor<2x41x24xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<2x41x24xf32>) -> tensor<2x41x24xf32>
    %77 = linalg.batch_matmul ins(%collapsed_36, %74 : tensor<2x41x24xf32>, tensor<2x24x24xf32>) outs(%76 : tensor<2x41x24xf32>) -> tensor<2x41x24xf32>
    return %77 : tensor<2x41x24xf32>
  }
}
