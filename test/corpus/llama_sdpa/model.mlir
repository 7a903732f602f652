#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x67x24xf32>, %arg1: tensor<48x24xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<24x48xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>) -> tensor<2x67x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x6x67x67xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant 0.59460355750136051 : f64
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<67xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<67xi64>) {
    ^bb0(%out: i64):
      %74 = linalg.index 0 : index
      %75 = arith.index_cast %74 : index to i64
      linalg.yield %75 : i64
    } -> tensor<67xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 67, 1] : tensor<67xi64> into tensor<1x1x67x1xi64>
    %expanded_6 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 67] : tensor<67xi64> into tensor<1x1x1x67xi64>
    %2 = tensor.empty() : tensor<1x1x67x67xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded : tensor<1x1x1x67xi64>, tensor<1x1x67x1xi64>) outs(%2 : tensor<1x1x67x67xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %74 = arith.cmpi sle, %in, %in_36 : i64
      linalg.yield %74 : i1
    } -> tensor<1x1x67x67xi1>
    %4 = tensor.empty() : tensor<2x1x67x67xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x67x67xi1> into tensor<1x67x67xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x67x67xi1>) outs(%4 : tensor<2x1x67x67xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x67x67xi1>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 67, 1] : tensor<67xi64> into tensor<1x67x1xi64>
    %6 = tensor.empty() : tensor<1x67x1xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x67x1xi64>) outs(%6 : tensor<1x67x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %74 = arith.sitofp %in : i64 to f32
      linalg.yield %74 : f32
    } -> tensor<1x67x1xf32>
    %8 = tensor.empty() : tensor<1x67x4xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg5 : tensor<1x67x1xf32>, tensor<4xf32>) outs(%8 : tensor<1x67x4xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.mulf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<1x67x4xf32>
    %concat = tensor.concat dim(2) %9, %9 : (tensor<1x67x4xf32>, tensor<1x67x4xf32>) -> tensor<1x67x8xf32>
    %10 = tensor.empty() : tensor<1x67x8xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x67x8xf32>) outs(%10 : tensor<1x67x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.cos %in : f32
      linalg.yield %74 : f32
    } -> tensor<1x67x8xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x67x8xf32>) outs(%10 : tensor<1x67x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.sin %in : f32
      linalg.yield %74 : f32
    } -> tensor<1x67x8xf32>
    %13 = tensor.empty() : tensor<24x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x24xf32>) outs(%13 : tensor<24x48xf32>) permutation = [1, 0] 
    %collapsed_8 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x67x24xf32> into tensor<134x24xf32>
    %14 = tensor.empty() : tensor<134x48xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<134x48xf32>) -> tensor<134x48xf32>
    %16 = linalg.matmul ins(%collapsed_8, %transposed : tensor<134x24xf32>, tensor<24x48xf32>) outs(%15 : tensor<134x48xf32>) -> tensor<134x48xf32>
    %expanded_9 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 67, 6, 8] : tensor<134x48xf32> into tensor<2x67x6x8xf32>
    %17 = tensor.empty() : tensor<2x6x67x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x67x6x8xf32>) outs(%17 : tensor<2x6x67x8xf32>) permutation = [0, 2, 1, 3] 
    %18 = tensor.empty() : tensor<24x16xf32>
    %transposed_11 = linalg.transpose ins(%arg2 : tensor<16x24xf32>) outs(%18 : tensor<24x16xf32>) permutation = [1, 0] 
    %19 = tensor.empty() : tensor<134x16xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<134x16xf32>) -> tensor<134x16xf32>
    %21 = linalg.matmul ins(%collapsed_8, %transposed_11 : tensor<134x24xf32>, tensor<24x16xf32>) outs(%20 : tensor<134x16xf32>) -> tensor<134x16xf32>
    %expanded_12 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 67, 2, 8] : tensor<134x16xf32> into tensor<2x67x2x8xf32>
    %22 = tensor.empty() : tensor<2x2x67x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x67x2x8xf32>) outs(%22 : tensor<2x2x67x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg3 : tensor<16x24xf32>) outs(%18 : tensor<24x16xf32>) permutation = [1, 0] 
    %23 = linalg.matmul ins(%collapsed_8, %transposed_14 : tensor<134x24xf32>, tensor<24x16xf32>) outs(%20 : tensor<134x16xf32>) -> tensor<134x16xf32>
    %expanded_15 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 67, 2, 8] : tensor<134x16xf32> into tensor<2x67x2x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x67x2x8xf32>) outs(%22 : tensor<2x2x67x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %11 [[0], [1, 2], [3]] output_shape [1, 1, 67, 8] : tensor<1x67x8xf32> into tensor<1x1x67x8xf32>
    %expanded_18 = tensor.expand_shape %12 [[0], [1, 2], [3]] output_shape [1, 1, 67, 8] : tensor<1x67x8xf32> into tensor<1x1x67x8xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %expanded_17 : tensor<2x6x67x8xf32>, tensor<1x1x67x8xf32>) outs(%17 : tensor<2x6x67x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.mulf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 0] [2, 6, 67, 4] [1, 1, 1, 1] : tensor<2x6x67x8xf32> to tensor<2x6x67x4xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_10[0, 0, 0, 4] [2, 6, 67, 4] [1, 1, 1, 1] : tensor<2x6x67x8xf32> to tensor<2x6x67x4xf32>
    %25 = tensor.empty() : tensor<2x6x67x4xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x6x67x4xf32>) outs(%25 : tensor<2x6x67x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.negf %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x4xf32>
    %concat_20 = tensor.concat dim(3) %26, %extracted_slice : (tensor<2x6x67x4xf32>, tensor<2x6x67x4xf32>) -> tensor<2x6x67x8xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_20, %expanded_18 : tensor<2x6x67x8xf32>, tensor<1x1x67x8xf32>) outs(%17 : tensor<2x6x67x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.mulf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x8xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x6x67x8xf32>, tensor<2x6x67x8xf32>) outs(%17 : tensor<2x6x67x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.addf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x8xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_17 : tensor<2x2x67x8xf32>, tensor<1x1x67x8xf32>) outs(%22 : tensor<2x2x67x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.mulf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x2x67x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 2, 67, 4] [1, 1, 1, 1] : tensor<2x2x67x8xf32> to tensor<2x2x67x4xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_13[0, 0, 0, 4] [2, 2, 67, 4] [1, 1, 1, 1] : tensor<2x2x67x8xf32> to tensor<2x2x67x4xf32>
    %30 = tensor.empty() : tensor<2x2x67x4xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x2x67x4xf32>) outs(%30 : tensor<2x2x67x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.negf %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x2x67x4xf32>
    %concat_23 = tensor.concat dim(3) %31, %extracted_slice_21 : (tensor<2x2x67x4xf32>, tensor<2x2x67x4xf32>) -> tensor<2x2x67x8xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_18 : tensor<2x2x67x8xf32>, tensor<1x1x67x8xf32>) outs(%22 : tensor<2x2x67x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.mulf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x2x67x8xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x2x67x8xf32>, tensor<2x2x67x8xf32>) outs(%22 : tensor<2x2x67x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.addf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x2x67x8xf32>
    %34 = tensor.empty() : tensor<2x2x3x67x8xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x2x67x8xf32>) outs(%34 : tensor<2x2x3x67x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x67x8xf32>
    %collapsed_24 = tensor.collapse_shape %35 [[0], [1, 2], [3], [4]] : tensor<2x2x3x67x8xf32> into tensor<2x6x67x8xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x2x67x8xf32>) outs(%34 : tensor<2x2x3x67x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x67x8xf32>
    %37 = tensor.empty() : tensor<2x1x67x67xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map11, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_3 : tensor<2x1x67x67xi1>, tensor<f32>, tensor<f32>) outs(%37 : tensor<2x1x67x67xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %74 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %74 : f32
    } -> tensor<2x1x67x67xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x6x67x8xf32>) outs(%17 : tensor<2x6x67x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.truncf %cst_4 : f64 to f32
      %75 = arith.mulf %in, %74 : f32
      linalg.yield %75 : f32
    } -> tensor<2x6x67x8xf32>
    %40 = tensor.empty() : tensor<2x6x8x67xf32>
    %transposed_25 = linalg.transpose ins(%collapsed_24 : tensor<2x6x67x8xf32>) outs(%40 : tensor<2x6x8x67xf32>) permutation = [0, 1, 3, 2] 
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_25 : tensor<2x6x8x67xf32>) outs(%40 : tensor<2x6x8x67xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.truncf %cst_4 : f64 to f32
      %75 = arith.mulf %in, %74 : f32
      linalg.yield %75 : f32
    } -> tensor<2x6x8x67xf32>
    %collapsed_26 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x6x67x8xf32> into tensor<12x67x8xf32>
    %collapsed_27 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x6x8x67xf32> into tensor<12x8x67xf32>
    %42 = tensor.empty() : tensor<12x67x67xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<12x67x67xf32>) -> tensor<12x67x67xf32>
    %44 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<12x67x8xf32>, tensor<12x8x67xf32>) outs(%43 : tensor<12x67x67xf32>) -> tensor<12x67x67xf32>
    %expanded_28 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 6, 67, 67] : tensor<12x67x67xf32> into tensor<2x6x67x67xf32>
    %45 = tensor.empty() : tensor<2x6x67x67xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %38 : tensor<2x6x67x67xf32>, tensor<2x1x67x67xf32>) outs(%45 : tensor<2x6x67x67xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.addf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x67xf32>
    %47 = tensor.empty() : tensor<2x6x67xi64>
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%47 : tensor<2x6x67xi64>) -> tensor<2x6x67xi64>
    %49 = tensor.empty() : tensor<2x6x67xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<2x6x67xf32>) -> tensor<2x6x67xf32>
    %51:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x6x67x67xf32>) outs(%50, %48 : tensor<2x6x67xf32>, tensor<2x6x67xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %74 = linalg.index 3 : index
      %75 = arith.index_cast %74 : index to i64
      %76 = arith.maximumf %in, %out : f32
      %77 = arith.cmpf ogt, %in, %out : f32
      %78 = arith.select %77, %75, %out_36 : i64
      linalg.yield %76, %78 : f32, i64
    } -> (tensor<2x6x67xf32>, tensor<2x6x67xi64>)
    %expanded_29 = tensor.expand_shape %51#0 [[0], [1], [2, 3]] output_shape [2, 6, 67, 1] : tensor<2x6x67xf32> into tensor<2x6x67x1xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_29 : tensor<2x6x67x67xf32>, tensor<2x6x67x1xf32>) outs(%45 : tensor<2x6x67x67xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.subf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x67xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x6x67x67xf32>) outs(%45 : tensor<2x6x67x67xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x67xf32>
    %54 = tensor.empty() : tensor<2x6x67x1xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<2x6x67x1xf32>) -> tensor<2x6x67x1xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x6x67x67xf32>) outs(%55 : tensor<2x6x67x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %out : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x1xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<2x6x67x67xf32>, tensor<2x6x67x1xf32>) outs(%45 : tensor<2x6x67x67xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %74 = arith.divf %in, %in_36 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x67xf32>
    %58 = tensor.empty() : tensor<2x6x67x67xi1>
    %59 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x6x67x67xf32>) outs(%58 : tensor<2x6x67x67xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.extf %in : f32 to f64
      %75 = arith.cmpf oeq, %74, %cst_5 : f64
      linalg.yield %75 : i1
    } -> tensor<2x6x67x67xi1>
    %60 = tensor.empty() : tensor<2x6x67x1xi1>
    %61 = linalg.fill ins(%true : i1) outs(%60 : tensor<2x6x67x1xi1>) -> tensor<2x6x67x1xi1>
    %62 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x6x67x67xi1>) outs(%61 : tensor<2x6x67x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %74 = arith.andi %in, %out : i1
      linalg.yield %74 : i1
    } -> tensor<2x6x67x1xi1>
    %63 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %cst_1, %57 : tensor<2x6x67x1xi1>, tensor<2x6x67x67xf32>, tensor<2x6x67x67xf32>) outs(%45 : tensor<2x6x67x67xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %74 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x67x67xf32>
    %collapsed_30 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x6x67x67xf32> into tensor<12x67x67xf32>
    %collapsed_31 = tensor.collapse_shape %36 [[0, 1, 2], [3], [4]] : tensor<2x2x3x67x8xf32> into tensor<12x67x8xf32>
    %64 = tensor.empty() : tensor<12x67x8xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<12x67x8xf32>) -> tensor<12x67x8xf32>
    %66 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<12x67x67xf32>, tensor<12x67x8xf32>) outs(%65 : tensor<12x67x8xf32>) -> tensor<12x67x8xf32>
    %expanded_32 = tensor.expand_shape %66 [[0, 1], [2], [3]] output_shape [2, 6, 67, 8] : tensor<12x67x8xf32> into tensor<2x6x67x8xf32>
    %67 = tensor.empty() : tensor<2x67x6x8xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x6x67x8xf32>) outs(%67 : tensor<2x67x6x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0], [1], [2, 3]] : tensor<2x67x6x8xf32> into tensor<2x67x48xf32>
    %68 = tensor.empty() : tensor<48x24xf32>
    %transposed_35 = linalg.transpose ins(%arg4 : tensor<24x48xf32>) outs(%68 : tensor<48x24xf32>) permutation = [1, 0] 
    %69 = tensor.empty() : tensor<2x48x24xf32>
    %70 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<48x24xf32>) outs(%69 : tensor<2x48x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x24xf32>
    %71 = tensor.empty() : tensor<2x67x24xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<2x67x24xf32>) -> tensor<2x67x24xf32>
    %73 = linalg.batch_matmul ins(%collapsed_34, %70 : tensor<2x67x48xf32>, tensor<2x48x24xf32>) outs(%72 : tensor<2x67x24xf32>) -> tensor<2x67x24xf32>
    return %73 : tensor<2x67x24xf32>
  }
}
