#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x31x24xf32>, %arg1: tensor<72x24xf32>, %arg2: tensor<72xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<2xf32>, %arg6: tensor<2xf32>) -> tensor<2x31x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 0.35355339059327379 : f64
    %0 = tensor.empty() : tensor<31xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %58 = linalg.index 0 : index
      %59 = arith.index_cast %58 : index to i64
      linalg.yield %59 : i64
    } -> tensor<31xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 31, 1] : tensor<31xi64> into tensor<1x1x31x1xi64>
    %expanded_4 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 31] : tensor<31xi64> into tensor<1x1x1x31xi64>
    %2 = tensor.empty() : tensor<1x1x31x31xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded : tensor<1x1x1x31xi64>, tensor<1x1x31x1xi64>) outs(%2 : tensor<1x1x31x31xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %58 = arith.cmpi sle, %in, %in_37 : i64
      linalg.yield %58 : i1
    } -> tensor<1x1x31x31xi1>
    %4 = tensor.empty() : tensor<2x1x31x31xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x31x31xi1> into tensor<1x31x31xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x31x31xi1>) outs(%4 : tensor<2x1x31x31xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x31x31xi1>
    %6 = tensor.empty() : tensor<2x1x31x31xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<2x1x31x31xi1>, tensor<f32>, tensor<f32>) outs(%6 : tensor<2x1x31x31xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %58 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %58 : f32
    } -> tensor<2x1x31x31xf32>
    %expanded_5 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 31, 1] : tensor<31xi64> into tensor<1x31x1xi64>
    %8 = tensor.empty() : tensor<1x31x1xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x31x1xi64>) outs(%8 : tensor<1x31x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %58 = arith.sitofp %in : i64 to f32
      linalg.yield %58 : f32
    } -> tensor<1x31x1xf32>
    %10 = tensor.empty() : tensor<1x31x2xf32>
    %11 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg5 : tensor<1x31x1xf32>, tensor<2xf32>) outs(%10 : tensor<1x31x2xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.mulf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<1x31x2xf32>
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x31x2xf32>, tensor<1x31x2xf32>) -> tensor<1x31x4xf32>
    %12 = tensor.empty() : tensor<1x31x4xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x4xf32>) outs(%12 : tensor<1x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = math.cos %in : f32
      linalg.yield %58 : f32
    } -> tensor<1x31x4xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x4xf32>) outs(%12 : tensor<1x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = math.sin %in : f32
      linalg.yield %58 : f32
    } -> tensor<1x31x4xf32>
    %collapsed_6 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x31x24xf32> into tensor<62x24xf32>
    %15 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<72x24xf32>) outs(%15 : tensor<24x72xf32>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<62x72xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<62x72xf32>) -> tensor<62x72xf32>
    %18 = linalg.matmul ins(%collapsed_6, %transposed : tensor<62x24xf32>, tensor<24x72xf32>) outs(%17 : tensor<62x72xf32>) -> tensor<62x72xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%18, %arg2 : tensor<62x72xf32>, tensor<72xf32>) outs(%16 : tensor<62x72xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.addf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<62x72xf32>
    %expanded_7 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [2, 31, 3, 24] : tensor<62x72xf32> into tensor<2x31x3x24xf32>
    %20 = tensor.empty() : tensor<2x3x31x24xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x31x3x24xf32>) outs(%20 : tensor<2x3x31x24xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_8[0, 0, 0, 0] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x24xf32> to tensor<2x3x31x8xf32>
    %extracted_slice_9 = tensor.extract_slice %transposed_8[0, 0, 0, 8] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x24xf32> to tensor<2x3x31x8xf32>
    %extracted_slice_10 = tensor.extract_slice %transposed_8[0, 0, 0, 16] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x24xf32> to tensor<2x3x31x8xf32>
    %expanded_11 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [1, 1, 31, 4] : tensor<1x31x4xf32> into tensor<1x1x31x4xf32>
    %expanded_12 = tensor.expand_shape %14 [[0], [1, 2], [3]] output_shape [1, 1, 31, 4] : tensor<1x31x4xf32> into tensor<1x1x31x4xf32>
    %extracted_slice_13 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x8xf32> to tensor<2x3x31x4xf32>
    %extracted_slice_14 = tensor.extract_slice %extracted_slice[0, 0, 0, 4] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x8xf32> to tensor<2x3x31x4xf32>
    %extracted_slice_15 = tensor.extract_slice %extracted_slice_9[0, 0, 0, 0] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x8xf32> to tensor<2x3x31x4xf32>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice_9[0, 0, 0, 4] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x8xf32> to tensor<2x3x31x4xf32>
    %21 = tensor.empty() : tensor<2x3x31x4xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %expanded_11 : tensor<2x3x31x4xf32>, tensor<1x1x31x4xf32>) outs(%21 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.mulf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x4xf32>
    %extracted_slice_17 = tensor.extract_slice %extracted_slice_13[0, 0, 0, 0] [2, 3, 31, 2] [1, 1, 1, 1] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %extracted_slice_18 = tensor.extract_slice %extracted_slice_13[0, 0, 0, 2] [2, 3, 31, 2] [1, 1, 1, 1] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %23 = tensor.empty() : tensor<2x3x31x2xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x3x31x2xf32>) outs(%23 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.negf %in : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x2xf32>
    %concat_19 = tensor.concat dim(3) %24, %extracted_slice_17 : (tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) -> tensor<2x3x31x4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_19, %expanded_12 : tensor<2x3x31x4xf32>, tensor<1x1x31x4xf32>) outs(%21 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.mulf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x4xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<2x3x31x4xf32>, tensor<2x3x31x4xf32>) outs(%21 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.addf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x4xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %expanded_11 : tensor<2x3x31x4xf32>, tensor<1x1x31x4xf32>) outs(%21 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.mulf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x4xf32>
    %extracted_slice_20 = tensor.extract_slice %extracted_slice_15[0, 0, 0, 0] [2, 3, 31, 2] [1, 1, 1, 1] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %extracted_slice_21 = tensor.extract_slice %extracted_slice_15[0, 0, 0, 2] [2, 3, 31, 2] [1, 1, 1, 1] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x3x31x2xf32>) outs(%23 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.negf %in : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x2xf32>
    %concat_22 = tensor.concat dim(3) %28, %extracted_slice_20 : (tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) -> tensor<2x3x31x4xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_12 : tensor<2x3x31x4xf32>, tensor<1x1x31x4xf32>) outs(%21 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.mulf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x3x31x4xf32>, tensor<2x3x31x4xf32>) outs(%21 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.addf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x4xf32>
    %concat_23 = tensor.concat dim(3) %26, %extracted_slice_14 : (tensor<2x3x31x4xf32>, tensor<2x3x31x4xf32>) -> tensor<2x3x31x8xf32>
    %concat_24 = tensor.concat dim(3) %30, %extracted_slice_16 : (tensor<2x3x31x4xf32>, tensor<2x3x31x4xf32>) -> tensor<2x3x31x8xf32>
    %31 = tensor.empty() : tensor<2x3x8x31xf32>
    %transposed_25 = linalg.transpose ins(%concat_24 : tensor<2x3x31x8xf32>) outs(%31 : tensor<2x3x8x31xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %concat_23 [[0, 1], [2], [3]] : tensor<2x3x31x8xf32> into tensor<6x31x8xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<2x3x8x31xf32> into tensor<6x8x31xf32>
    %32 = tensor.empty() : tensor<6x31x31xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %34 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<6x31x8xf32>, tensor<6x8x31xf32>) outs(%33 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %expanded_28 = tensor.expand_shape %34 [[0, 1], [2], [3]] output_shape [2, 3, 31, 31] : tensor<6x31x31xf32> into tensor<2x3x31x31xf32>
    %35 = tensor.empty() : tensor<2x3x31x31xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x3x31x31xf32>) outs(%35 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.truncf %cst_3 : f64 to f32
      %59 = arith.mulf %in, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x3x31x31xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %7 : tensor<2x3x31x31xf32>, tensor<2x1x31x31xf32>) outs(%35 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.addf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x31xf32>
    %38 = tensor.empty() : tensor<2x3x31xi64>
    %39 = linalg.fill ins(%c0_i64 : i64) outs(%38 : tensor<2x3x31xi64>) -> tensor<2x3x31xi64>
    %40 = tensor.empty() : tensor<2x3x31xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<2x3x31xf32>) -> tensor<2x3x31xf32>
    %42:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<2x3x31x31xf32>) outs(%41, %39 : tensor<2x3x31xf32>, tensor<2x3x31xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %58 = linalg.index 3 : index
      %59 = arith.index_cast %58 : index to i64
      %60 = arith.maximumf %in, %out : f32
      %61 = arith.cmpf ogt, %in, %out : f32
      %62 = arith.select %61, %59, %out_37 : i64
      linalg.yield %60, %62 : f32, i64
    } -> (tensor<2x3x31xf32>, tensor<2x3x31xi64>)
    %expanded_29 = tensor.expand_shape %42#0 [[0], [1], [2, 3]] output_shape [2, 3, 31, 1] : tensor<2x3x31xf32> into tensor<2x3x31x1xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %expanded_29 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%35 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.subf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x31xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x3x31x31xf32>) outs(%35 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = math.exp %in : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x31xf32>
    %45 = tensor.empty() : tensor<2x3x31x1xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<2x3x31x1xf32>) -> tensor<2x3x31x1xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<2x3x31x31xf32>) outs(%46 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %in, %out : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x1xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%35 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.divf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x31x31xf32>
    %collapsed_30 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<2x3x31x31xf32> into tensor<6x31x31xf32>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2], [3]] : tensor<2x3x31x8xf32> into tensor<6x31x8xf32>
    %49 = tensor.empty() : tensor<6x31x8xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %51 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x31x31xf32>, tensor<6x31x8xf32>) outs(%50 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %expanded_32 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 3, 31, 8] : tensor<6x31x8xf32> into tensor<2x3x31x8xf32>
    %52 = tensor.empty() : tensor<2x31x3x8xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x3x31x8xf32>) outs(%52 : tensor<2x31x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<2x31x3x8xf32> into tensor<62x24xf32>
    %53 = tensor.empty() : tensor<24x24xf32>
    %transposed_35 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%53 : tensor<24x24xf32>) permutation = [1, 0] 
    %54 = tensor.empty() : tensor<62x24xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %56 = linalg.matmul ins(%collapsed_34, %transposed_35 : tensor<62x24xf32>, tensor<24x24xf32>) outs(%55 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %57 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%56, %arg4 : tensor<62x24xf32>, tensor<24xf32>) outs(%54 : tensor<62x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %58 = arith.addf %in, %in_37 : f32
      linalg.yield %58 : f32
    } -> tensor<62x24xf32>
    %expanded_36 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [2, 31, 24] : tensor<62x24xf32> into tensor<2x31x24xf32>
    return %expanded_36 : tensor<2x31x24xf32>
  }
}
