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
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x113x48xf32>, %arg1: tensor<96x48xf32>, %arg2: tensor<32x48xf32>, %arg3: tensor<32x48xf32>, %arg4: tensor<48x96xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>) -> tensor<2x113x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<113xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<113xi64>) {
    ^bb0(%out: i64):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i64
      linalg.yield %66 : i64
    } -> tensor<113xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 113, 1] : tensor<113xi64> into tensor<1x1x113x1xi64>
    %expanded_4 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 113] : tensor<113xi64> into tensor<1x1x1x113xi64>
    %2 = tensor.empty() : tensor<1x1x113x113xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded : tensor<1x1x1x113xi64>, tensor<1x1x113x1xi64>) outs(%2 : tensor<1x1x113x113xi1>) {
    ^bb0(%in: i64, %in_35: i64, %out: i1):
      %65 = arith.cmpi sle, %in, %in_35 : i64
      linalg.yield %65 : i1
    } -> tensor<1x1x113x113xi1>
    %4 = tensor.empty() : tensor<2x1x113x113xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x113x113xi1> into tensor<1x113x113xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x113x113xi1>) outs(%4 : tensor<2x1x113x113xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x113x113xi1>
    %6 = tensor.empty() : tensor<2x1x113x113xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<2x1x113x113xi1>, tensor<f32>, tensor<f32>) outs(%6 : tensor<2x1x113x113xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %65 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %65 : f32
    } -> tensor<2x1x113x113xf32>
    %expanded_5 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 113, 1] : tensor<113xi64> into tensor<1x113x1xi64>
    %8 = tensor.empty() : tensor<1x113x1xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x113x1xi64>) outs(%8 : tensor<1x113x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %65 = arith.sitofp %in : i64 to f32
      linalg.yield %65 : f32
    } -> tensor<1x113x1xf32>
    %10 = tensor.empty() : tensor<1x113x8xf32>
    %11 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg5 : tensor<1x113x1xf32>, tensor<8xf32>) outs(%10 : tensor<1x113x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.mulf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<1x113x8xf32>
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x113x8xf32>, tensor<1x113x8xf32>) -> tensor<1x113x16xf32>
    %12 = tensor.empty() : tensor<1x113x16xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x113x16xf32>) outs(%12 : tensor<1x113x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.cos %in : f32
      linalg.yield %65 : f32
    } -> tensor<1x113x16xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x113x16xf32>) outs(%12 : tensor<1x113x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.sin %in : f32
      linalg.yield %65 : f32
    } -> tensor<1x113x16xf32>
    %15 = tensor.empty() : tensor<48x96xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x48xf32>) outs(%15 : tensor<48x96xf32>) permutation = [1, 0] 
    %collapsed_6 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x113x48xf32> into tensor<226x48xf32>
    %16 = tensor.empty() : tensor<226x96xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<226x96xf32>) -> tensor<226x96xf32>
    %18 = linalg.matmul ins(%collapsed_6, %transposed : tensor<226x48xf32>, tensor<48x96xf32>) outs(%17 : tensor<226x96xf32>) -> tensor<226x96xf32>
    %expanded_7 = tensor.expand_shape %18 [[0, 1], [2, 3]] output_shape [2, 113, 6, 16] : tensor<226x96xf32> into tensor<2x113x6x16xf32>
    %19 = tensor.empty() : tensor<2x6x113x16xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x113x6x16xf32>) outs(%19 : tensor<2x6x113x16xf32>) permutation = [0, 2, 1, 3] 
    %20 = tensor.empty() : tensor<48x32xf32>
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<32x48xf32>) outs(%20 : tensor<48x32xf32>) permutation = [1, 0] 
    %21 = tensor.empty() : tensor<226x32xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<226x32xf32>) -> tensor<226x32xf32>
    %23 = linalg.matmul ins(%collapsed_6, %transposed_9 : tensor<226x48xf32>, tensor<48x32xf32>) outs(%22 : tensor<226x32xf32>) -> tensor<226x32xf32>
    %expanded_10 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 113, 2, 16] : tensor<226x32xf32> into tensor<2x113x2x16xf32>
    %24 = tensor.empty() : tensor<2x2x113x16xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x113x2x16xf32>) outs(%24 : tensor<2x2x113x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<32x48xf32>) outs(%20 : tensor<48x32xf32>) permutation = [1, 0] 
    %25 = linalg.matmul ins(%collapsed_6, %transposed_12 : tensor<226x48xf32>, tensor<48x32xf32>) outs(%22 : tensor<226x32xf32>) -> tensor<226x32xf32>
    %expanded_13 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 113, 2, 16] : tensor<226x32xf32> into tensor<2x113x2x16xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x113x2x16xf32>) outs(%24 : tensor<2x2x113x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [1, 1, 113, 16] : tensor<1x113x16xf32> into tensor<1x1x113x16xf32>
    %expanded_16 = tensor.expand_shape %14 [[0], [1, 2], [3]] output_shape [1, 1, 113, 16] : tensor<1x113x16xf32> into tensor<1x1x113x16xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8, %expanded_15 : tensor<2x6x113x16xf32>, tensor<1x1x113x16xf32>) outs(%19 : tensor<2x6x113x16xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.mulf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_8[0, 0, 0, 0] [2, 6, 113, 8] [1, 1, 1, 1] : tensor<2x6x113x16xf32> to tensor<2x6x113x8xf32>
    %extracted_slice_17 = tensor.extract_slice %transposed_8[0, 0, 0, 8] [2, 6, 113, 8] [1, 1, 1, 1] : tensor<2x6x113x16xf32> to tensor<2x6x113x8xf32>
    %27 = tensor.empty() : tensor<2x6x113x8xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<2x6x113x8xf32>) outs(%27 : tensor<2x6x113x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.negf %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x8xf32>
    %concat_18 = tensor.concat dim(3) %28, %extracted_slice : (tensor<2x6x113x8xf32>, tensor<2x6x113x8xf32>) -> tensor<2x6x113x16xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_18, %expanded_16 : tensor<2x6x113x16xf32>, tensor<1x1x113x16xf32>) outs(%19 : tensor<2x6x113x16xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.mulf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x16xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<2x6x113x16xf32>, tensor<2x6x113x16xf32>) outs(%19 : tensor<2x6x113x16xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.addf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x16xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %expanded_15 : tensor<2x2x113x16xf32>, tensor<1x1x113x16xf32>) outs(%24 : tensor<2x2x113x16xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.mulf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x2x113x16xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_11[0, 0, 0, 0] [2, 2, 113, 8] [1, 1, 1, 1] : tensor<2x2x113x16xf32> to tensor<2x2x113x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_11[0, 0, 0, 8] [2, 2, 113, 8] [1, 1, 1, 1] : tensor<2x2x113x16xf32> to tensor<2x2x113x8xf32>
    %32 = tensor.empty() : tensor<2x2x113x8xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x2x113x8xf32>) outs(%32 : tensor<2x2x113x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.negf %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x2x113x8xf32>
    %concat_21 = tensor.concat dim(3) %33, %extracted_slice_19 : (tensor<2x2x113x8xf32>, tensor<2x2x113x8xf32>) -> tensor<2x2x113x16xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_16 : tensor<2x2x113x16xf32>, tensor<1x1x113x16xf32>) outs(%24 : tensor<2x2x113x16xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.mulf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x2x113x16xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x2x113x16xf32>, tensor<2x2x113x16xf32>) outs(%24 : tensor<2x2x113x16xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.addf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x2x113x16xf32>
    %36 = tensor.empty() : tensor<2x2x3x113x16xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x2x113x16xf32>) outs(%36 : tensor<2x2x3x113x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x113x16xf32>
    %collapsed_22 = tensor.collapse_shape %37 [[0], [1, 2], [3], [4]] : tensor<2x2x3x113x16xf32> into tensor<2x6x113x16xf32>
    %38 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<2x2x113x16xf32>) outs(%36 : tensor<2x2x3x113x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x113x16xf32>
    %39 = tensor.empty() : tensor<2x6x16x113xf32>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<2x6x113x16xf32>) outs(%39 : tensor<2x6x16x113xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x6x113x16xf32> into tensor<12x113x16xf32>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x6x16x113xf32> into tensor<12x16x113xf32>
    %40 = tensor.empty() : tensor<12x113x113xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<12x113x113xf32>) -> tensor<12x113x113xf32>
    %42 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<12x113x16xf32>, tensor<12x16x113xf32>) outs(%41 : tensor<12x113x113xf32>) -> tensor<12x113x113xf32>
    %expanded_26 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 6, 113, 113] : tensor<12x113x113xf32> into tensor<2x6x113x113xf32>
    %43 = tensor.empty() : tensor<2x6x113x113xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x6x113x113xf32>) outs(%43 : tensor<2x6x113x113xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %cst_3 : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x113xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %7 : tensor<2x6x113x113xf32>, tensor<2x1x113x113xf32>) outs(%43 : tensor<2x6x113x113xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.addf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x113xf32>
    %46 = tensor.empty() : tensor<2x6x113xi64>
    %47 = linalg.fill ins(%c0_i64 : i64) outs(%46 : tensor<2x6x113xi64>) -> tensor<2x6x113xi64>
    %48 = tensor.empty() : tensor<2x6x113xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<2x6x113xf32>) -> tensor<2x6x113xf32>
    %50:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x6x113x113xf32>) outs(%49, %47 : tensor<2x6x113xf32>, tensor<2x6x113xi64>) {
    ^bb0(%in: f32, %out: f32, %out_35: i64):
      %65 = linalg.index 3 : index
      %66 = arith.index_cast %65 : index to i64
      %67 = arith.maximumf %in, %out : f32
      %68 = arith.cmpf ogt, %in, %out : f32
      %69 = arith.select %68, %66, %out_35 : i64
      linalg.yield %67, %69 : f32, i64
    } -> (tensor<2x6x113xf32>, tensor<2x6x113xi64>)
    %expanded_27 = tensor.expand_shape %50#0 [[0], [1], [2, 3]] output_shape [2, 6, 113, 1] : tensor<2x6x113xf32> into tensor<2x6x113x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %expanded_27 : tensor<2x6x113x113xf32>, tensor<2x6x113x1xf32>) outs(%43 : tensor<2x6x113x113xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.subf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x113xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x6x113x113xf32>) outs(%43 : tensor<2x6x113x113xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x113xf32>
    %53 = tensor.empty() : tensor<2x6x113x1xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<2x6x113x1xf32>) -> tensor<2x6x113x1xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x6x113x113xf32>) outs(%54 : tensor<2x6x113x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x1xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<2x6x113x113xf32>, tensor<2x6x113x1xf32>) outs(%43 : tensor<2x6x113x113xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %65 = arith.divf %in, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x6x113x113xf32>
    %collapsed_28 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x6x113x113xf32> into tensor<12x113x113xf32>
    %collapsed_29 = tensor.collapse_shape %38 [[0, 1, 2], [3], [4]] : tensor<2x2x3x113x16xf32> into tensor<12x113x16xf32>
    %57 = tensor.empty() : tensor<12x113x16xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<12x113x16xf32>) -> tensor<12x113x16xf32>
    %59 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<12x113x113xf32>, tensor<12x113x16xf32>) outs(%58 : tensor<12x113x16xf32>) -> tensor<12x113x16xf32>
    %expanded_30 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 6, 113, 16] : tensor<12x113x16xf32> into tensor<2x6x113x16xf32>
    %60 = tensor.empty() : tensor<2x113x6x16xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x6x113x16xf32>) outs(%60 : tensor<2x113x6x16xf32>) permutation = [0, 2, 1, 3] 
    %61 = tensor.empty() : tensor<96x48xf32>
    %transposed_32 = linalg.transpose ins(%arg4 : tensor<48x96xf32>) outs(%61 : tensor<96x48xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<2x113x6x16xf32> into tensor<226x96xf32>
    %62 = tensor.empty() : tensor<226x48xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<226x48xf32>) -> tensor<226x48xf32>
    %64 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<226x96xf32>, tensor<96x48xf32>) outs(%63 : tensor<226x48xf32>) -> tensor<226x48xf32>
    %expanded_34 = tensor.expand_shape %64 [[0, 1], [2]] output_shape [2, 113, 48] : tensor<226x48xf32> into tensor<2x113x48xf32>
    return %expanded_34 : tensor<2x113x48xf32>
  }
}
