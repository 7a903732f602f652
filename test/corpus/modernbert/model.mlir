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
module {
  func.func @main(%arg0: tensor<2x41x24xf32>, %arg1: tensor<2x41xi64>, %arg2: tensor<72x24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4xf32>) -> tensor<2x41x24xf32> {
    %c7_i64 = arith.constant 7 : i64
    %c41_i64 = arith.constant 41 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0.35355339059327379 : f64
    %0 = tensor.empty() : tensor<2x41xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x41xi64>) outs(%0 : tensor<2x41xi1>) {
    ^bb0(%in: i64, %out: i1):
      %69 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %69 : i1
    } -> tensor<2x41xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %69 = linalg.index 0 : index
      %70 = arith.index_cast %69 : index to i64
      linalg.yield %70 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<41xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<41xi64>) {
    ^bb0(%out: i64):
      %69 = linalg.index 0 : index
      %70 = arith.index_cast %69 : index to i64
      linalg.yield %70 : i64
    } -> tensor<41xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_5 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 41, 1] : tensor<41xi64> into tensor<1x1x41x1xi64>
    %expanded_6 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 41] : tensor<41xi64> into tensor<1x1x1x41xi64>
    %6 = tensor.empty() : tensor<1x1x41x41xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_6 : tensor<1x1x41x1xi64>, tensor<1x1x1x41xi64>) outs(%6 : tensor<1x1x41x41xi64>) {
    ^bb0(%in: i64, %in_37: i64, %out: i64):
      %69 = arith.subi %in, %in_37 : i64
      linalg.yield %69 : i64
    } -> tensor<1x1x41x41xi64>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<1x1x41x41xi64>) outs(%6 : tensor<1x1x41x41xi64>) {
    ^bb0(%in: i64, %out: i64):
      %69 = math.absi %in : i64
      linalg.yield %69 : i64
    } -> tensor<1x1x41x41xi64>
    %9 = tensor.empty() : tensor<1x1x41x41xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<1x1x41x41xi64>) outs(%9 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i64, %out: i1):
      %69 = arith.cmpi sle, %in, %c7_i64 : i64
      linalg.yield %69 : i1
    } -> tensor<1x1x41x41xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %10 : tensor<i1>, tensor<1x1x41x41xi1>) outs(%9 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %69 = arith.andi %in, %in_37 : i1
      linalg.yield %69 : i1
    } -> tensor<1x1x41x41xi1>
    %12 = tensor.empty() : tensor<1x1x41x1xi1>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x1x41x1xi64>) outs(%12 : tensor<1x1x41x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %69 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %69 : i1
    } -> tensor<1x1x41x1xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<1x1x41x41xi1>, tensor<1x1x41x1xi1>) outs(%9 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %69 = arith.andi %in, %in_37 : i1
      linalg.yield %69 : i1
    } -> tensor<1x1x41x41xi1>
    %15 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %14 : tensor<i1>, tensor<1x1x41x41xi1>) outs(%9 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %69 = arith.andi %in, %in_37 : i1
      linalg.yield %69 : i1
    } -> tensor<1x1x41x41xi1>
    %16 = tensor.empty() : tensor<2x1x1x41xi1>
    %17 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<2x1x1x1xi64>, tensor<1x1x1x41xi64>) outs(%16 : tensor<2x1x1x41xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %69 = arith.cmpi slt, %in, %c0_i64 : i64
      %70 = arith.addi %in, %c2_i64 : i64
      %71 = arith.select %69, %70, %in : i64
      %72 = arith.index_cast %71 : i64 to index
      %73 = arith.cmpi slt, %in_37, %c0_i64 : i64
      %74 = arith.addi %in_37, %c41_i64 : i64
      %75 = arith.select %73, %74, %in_37 : i64
      %76 = arith.index_cast %75 : i64 to index
      %extracted = tensor.extract %1[%72, %76] : tensor<2x41xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x41xi1>
    %18 = tensor.empty() : tensor<2x1x41x41xi1>
    %19 = linalg.generic {indexing_maps = [#map8, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<1x1x41x41xi1>, tensor<2x1x1x41xi1>) outs(%18 : tensor<2x1x41x41xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %69 = arith.andi %in, %in_37 : i1
      linalg.yield %69 : i1
    } -> tensor<2x1x41x41xi1>
    %20 = tensor.empty() : tensor<2x1x41x41xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %cst_2, %cst_1 : tensor<2x1x41x41xi1>, tensor<f32>, tensor<f32>) outs(%20 : tensor<2x1x41x41xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %69 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %69 : f32
    } -> tensor<2x1x41x41xf32>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [1, 41, 1] : tensor<41xi64> into tensor<1x41x1xi64>
    %22 = tensor.empty() : tensor<1x41x1xf32>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x41x1xi64>) outs(%22 : tensor<1x41x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %69 = arith.sitofp %in : i64 to f32
      linalg.yield %69 : f32
    } -> tensor<1x41x1xf32>
    %24 = tensor.empty() : tensor<1x41x4xf32>
    %25 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %arg6 : tensor<1x41x1xf32>, tensor<4xf32>) outs(%24 : tensor<1x41x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.mulf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<1x41x4xf32>
    %concat = tensor.concat dim(2) %25, %25 : (tensor<1x41x4xf32>, tensor<1x41x4xf32>) -> tensor<1x41x8xf32>
    %26 = tensor.empty() : tensor<1x41x8xf32>
    %27 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x41x8xf32>) outs(%26 : tensor<1x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.cos %in : f32
      linalg.yield %69 : f32
    } -> tensor<1x41x8xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x41x8xf32>) outs(%26 : tensor<1x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.sin %in : f32
      linalg.yield %69 : f32
    } -> tensor<1x41x8xf32>
    %29 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<72x24xf32>) outs(%29 : tensor<24x72xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x41x24xf32> into tensor<82x24xf32>
    %30 = tensor.empty() : tensor<82x72xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<82x72xf32>) -> tensor<82x72xf32>
    %32 = linalg.matmul ins(%collapsed, %transposed : tensor<82x24xf32>, tensor<24x72xf32>) outs(%31 : tensor<82x72xf32>) -> tensor<82x72xf32>
    %expanded_8 = tensor.expand_shape %32 [[0, 1], [2, 3, 4]] output_shape [2, 41, 3, 3, 8] : tensor<82x72xf32> into tensor<2x41x3x3x8xf32>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0, 0, 0] [2, 41, 1, 3, 8] [1, 1, 1, 1, 1] : tensor<2x41x3x3x8xf32> to tensor<2x41x1x3x8xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 1, 0, 0] [2, 41, 1, 3, 8] [1, 1, 1, 1, 1] : tensor<2x41x3x3x8xf32> to tensor<2x41x1x3x8xf32>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 2, 0, 0] [2, 41, 1, 3, 8] [1, 1, 1, 1, 1] : tensor<2x41x3x3x8xf32> to tensor<2x41x1x3x8xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice [[0], [1, 2], [3], [4]] : tensor<2x41x1x3x8xf32> into tensor<2x41x3x8xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_9 [[0], [1, 2], [3], [4]] : tensor<2x41x1x3x8xf32> into tensor<2x41x3x8xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_10 [[0], [1, 2], [3], [4]] : tensor<2x41x1x3x8xf32> into tensor<2x41x3x8xf32>
    %33 = tensor.empty() : tensor<2x3x41x8xf32>
    %transposed_14 = linalg.transpose ins(%collapsed_11 : tensor<2x41x3x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%collapsed_12 : tensor<2x41x3x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%collapsed_13 : tensor<2x41x3x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %27 [[0], [1, 2], [3]] output_shape [1, 1, 41, 8] : tensor<1x41x8xf32> into tensor<1x1x41x8xf32>
    %expanded_18 = tensor.expand_shape %28 [[0], [1, 2], [3]] output_shape [1, 1, 41, 8] : tensor<1x41x8xf32> into tensor<1x1x41x8xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_17 : tensor<2x3x41x8xf32>, tensor<1x1x41x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.mulf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x8xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 3, 41, 4] [1, 1, 1, 1] : tensor<2x3x41x8xf32> to tensor<2x3x41x4xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_14[0, 0, 0, 4] [2, 3, 41, 4] [1, 1, 1, 1] : tensor<2x3x41x8xf32> to tensor<2x3x41x4xf32>
    %35 = tensor.empty() : tensor<2x3x41x4xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x3x41x4xf32>) outs(%35 : tensor<2x3x41x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.negf %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x4xf32>
    %concat_21 = tensor.concat dim(3) %36, %extracted_slice_19 : (tensor<2x3x41x4xf32>, tensor<2x3x41x4xf32>) -> tensor<2x3x41x8xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_18 : tensor<2x3x41x8xf32>, tensor<1x1x41x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.mulf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x8xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x3x41x8xf32>, tensor<2x3x41x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.addf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x8xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_17 : tensor<2x3x41x8xf32>, tensor<1x1x41x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.mulf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x8xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 3, 41, 4] [1, 1, 1, 1] : tensor<2x3x41x8xf32> to tensor<2x3x41x4xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 4] [2, 3, 41, 4] [1, 1, 1, 1] : tensor<2x3x41x8xf32> to tensor<2x3x41x4xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x41x4xf32>) outs(%35 : tensor<2x3x41x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.negf %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x4xf32>
    %concat_24 = tensor.concat dim(3) %40, %extracted_slice_22 : (tensor<2x3x41x4xf32>, tensor<2x3x41x4xf32>) -> tensor<2x3x41x8xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_18 : tensor<2x3x41x8xf32>, tensor<1x1x41x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.mulf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x8xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<2x3x41x8xf32>, tensor<2x3x41x8xf32>) outs(%33 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.addf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x8xf32>
    %43 = tensor.empty() : tensor<2x3x8x41xf32>
    %transposed_25 = linalg.transpose ins(%42 : tensor<2x3x41x8xf32>) outs(%43 : tensor<2x3x8x41xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<2x3x41x8xf32> into tensor<6x41x8xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<2x3x8x41xf32> into tensor<6x8x41xf32>
    %44 = tensor.empty() : tensor<6x41x41xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<6x41x41xf32>) -> tensor<6x41x41xf32>
    %46 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<6x41x8xf32>, tensor<6x8x41xf32>) outs(%45 : tensor<6x41x41xf32>) -> tensor<6x41x41xf32>
    %expanded_28 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 3, 41, 41] : tensor<6x41x41xf32> into tensor<2x3x41x41xf32>
    %47 = tensor.empty() : tensor<2x3x41x41xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x3x41x41xf32>) outs(%47 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.truncf %cst_4 : f64 to f32
      %70 = arith.mulf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x3x41x41xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %21 : tensor<2x3x41x41xf32>, tensor<2x1x41x41xf32>) outs(%47 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.addf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x41xf32>
    %50 = tensor.empty() : tensor<2x3x41xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<2x3x41xi64>) -> tensor<2x3x41xi64>
    %52 = tensor.empty() : tensor<2x3x41xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<2x3x41xf32>) -> tensor<2x3x41xf32>
    %54:2 = linalg.generic {indexing_maps = [#map4, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x3x41x41xf32>) outs(%53, %51 : tensor<2x3x41xf32>, tensor<2x3x41xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %69 = linalg.index 3 : index
      %70 = arith.index_cast %69 : index to i64
      %71 = arith.maximumf %in, %out : f32
      %72 = arith.cmpf ogt, %in, %out : f32
      %73 = arith.select %72, %70, %out_37 : i64
      linalg.yield %71, %73 : f32, i64
    } -> (tensor<2x3x41xf32>, tensor<2x3x41xi64>)
    %expanded_29 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [2, 3, 41, 1] : tensor<2x3x41xf32> into tensor<2x3x41x1xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_29 : tensor<2x3x41x41xf32>, tensor<2x3x41x1xf32>) outs(%47 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.subf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x41xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x3x41x41xf32>) outs(%47 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.exp %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x41xf32>
    %57 = tensor.empty() : tensor<2x3x41x1xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<2x3x41x1xf32>) -> tensor<2x3x41x1xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x3x41x41xf32>) outs(%58 : tensor<2x3x41x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %out : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x1xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<2x3x41x41xf32>, tensor<2x3x41x1xf32>) outs(%47 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %69 = arith.divf %in, %in_37 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x41x41xf32>
    %collapsed_30 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x3x41x41xf32> into tensor<6x41x41xf32>
    %collapsed_31 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x41x8xf32> into tensor<6x41x8xf32>
    %61 = tensor.empty() : tensor<6x41x8xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<6x41x8xf32>) -> tensor<6x41x8xf32>
    %63 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x41x41xf32>, tensor<6x41x8xf32>) outs(%62 : tensor<6x41x8xf32>) -> tensor<6x41x8xf32>
    %expanded_32 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [2, 3, 41, 8] : tensor<6x41x8xf32> into tensor<2x3x41x8xf32>
    %64 = tensor.empty() : tensor<2x41x3x8xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x3x41x8xf32>) outs(%64 : tensor<2x41x3x8xf32>) permutation = [0, 2, 1, 3] 
    %65 = tensor.empty() : tensor<24x24xf32>
    %transposed_34 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%65 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_35 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<2x41x3x8xf32> into tensor<82x24xf32>
    %66 = tensor.empty() : tensor<82x24xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<82x24xf32>) -> tensor<82x24xf32>
    %68 = linalg.matmul ins(%collapsed_35, %transposed_34 : tensor<82x24xf32>, tensor<24x24xf32>) outs(%67 : tensor<82x24xf32>) -> tensor<82x24xf32>
    %expanded_36 = tensor.expand_shape %68 [[0, 1], [2]] output_shape [2, 41, 24] : tensor<82x24xf32> into tensor<2x41x24xf32>
    return %expanded_36 : tensor<2x41x24xf32>
  }
}
