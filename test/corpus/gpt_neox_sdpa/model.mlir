#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x31x24xf32>, %arg1: tensor<72x24xf32>, %arg2: tensor<72xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<2xf32>, %arg6: tensor<2xf32>) -> tensor<2x31x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x31x31xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant 0.59460355750136051 : f64
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<31xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i64
      linalg.yield %67 : i64
    } -> tensor<31xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 31, 1] : tensor<31xi64> into tensor<1x1x31x1xi64>
    %expanded_6 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 31] : tensor<31xi64> into tensor<1x1x1x31xi64>
    %2 = tensor.empty() : tensor<1x1x31x31xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded : tensor<1x1x1x31xi64>, tensor<1x1x31x1xi64>) outs(%2 : tensor<1x1x31x31xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %66 = arith.cmpi sle, %in, %in_39 : i64
      linalg.yield %66 : i1
    } -> tensor<1x1x31x31xi1>
    %4 = tensor.empty() : tensor<2x1x31x31xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x31x31xi1> into tensor<1x31x31xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x31x31xi1>) outs(%4 : tensor<2x1x31x31xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x31x31xi1>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 31, 1] : tensor<31xi64> into tensor<1x31x1xi64>
    %6 = tensor.empty() : tensor<1x31x1xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x31x1xi64>) outs(%6 : tensor<1x31x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %66 = arith.sitofp %in : i64 to f32
      linalg.yield %66 : f32
    } -> tensor<1x31x1xf32>
    %8 = tensor.empty() : tensor<1x31x2xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg5 : tensor<1x31x1xf32>, tensor<2xf32>) outs(%8 : tensor<1x31x2xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<1x31x2xf32>
    %concat = tensor.concat dim(2) %9, %9 : (tensor<1x31x2xf32>, tensor<1x31x2xf32>) -> tensor<1x31x4xf32>
    %10 = tensor.empty() : tensor<1x31x4xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x4xf32>) outs(%10 : tensor<1x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.cos %in : f32
      linalg.yield %66 : f32
    } -> tensor<1x31x4xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x4xf32>) outs(%10 : tensor<1x31x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.sin %in : f32
      linalg.yield %66 : f32
    } -> tensor<1x31x4xf32>
    %collapsed_8 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x31x24xf32> into tensor<62x24xf32>
    %13 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<72x24xf32>) outs(%13 : tensor<24x72xf32>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<62x72xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<62x72xf32>) -> tensor<62x72xf32>
    %16 = linalg.matmul ins(%collapsed_8, %transposed : tensor<62x24xf32>, tensor<24x72xf32>) outs(%15 : tensor<62x72xf32>) -> tensor<62x72xf32>
    %17 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%16, %arg2 : tensor<62x72xf32>, tensor<72xf32>) outs(%14 : tensor<62x72xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.addf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<62x72xf32>
    %expanded_9 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 31, 3, 24] : tensor<62x72xf32> into tensor<2x31x3x24xf32>
    %18 = tensor.empty() : tensor<2x3x31x24xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x31x3x24xf32>) outs(%18 : tensor<2x3x31x24xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 0] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x24xf32> to tensor<2x3x31x8xf32>
    %extracted_slice_11 = tensor.extract_slice %transposed_10[0, 0, 0, 8] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x24xf32> to tensor<2x3x31x8xf32>
    %extracted_slice_12 = tensor.extract_slice %transposed_10[0, 0, 0, 16] [2, 3, 31, 8] [1, 1, 1, 1] : tensor<2x3x31x24xf32> to tensor<2x3x31x8xf32>
    %expanded_13 = tensor.expand_shape %11 [[0], [1, 2], [3]] output_shape [1, 1, 31, 4] : tensor<1x31x4xf32> into tensor<1x1x31x4xf32>
    %expanded_14 = tensor.expand_shape %12 [[0], [1, 2], [3]] output_shape [1, 1, 31, 4] : tensor<1x31x4xf32> into tensor<1x1x31x4xf32>
    %extracted_slice_15 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x8xf32> to tensor<2x3x31x4xf32>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice[0, 0, 0, 4] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x8xf32> to tensor<2x3x31x4xf32>
    %extracted_slice_17 = tensor.extract_slice %extracted_slice_11[0, 0, 0, 0] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x8xf32> to tensor<2x3x31x4xf32>
    %extracted_slice_18 = tensor.extract_slice %extracted_slice_11[0, 0, 0, 4] [2, 3, 31, 4] [1, 1, 1, 1] : tensor<2x3x31x8xf32> to tensor<2x3x31x4xf32>
    %19 = tensor.empty() : tensor<2x3x31x4xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %expanded_13 : tensor<2x3x31x4xf32>, tensor<1x1x31x4xf32>) outs(%19 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x4xf32>
    %extracted_slice_19 = tensor.extract_slice %extracted_slice_15[0, 0, 0, 0] [2, 3, 31, 2] [1, 1, 1, 1] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %extracted_slice_20 = tensor.extract_slice %extracted_slice_15[0, 0, 0, 2] [2, 3, 31, 2] [1, 1, 1, 1] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %21 = tensor.empty() : tensor<2x3x31x2xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x3x31x2xf32>) outs(%21 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.negf %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x2xf32>
    %concat_21 = tensor.concat dim(3) %22, %extracted_slice_19 : (tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) -> tensor<2x3x31x4xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_14 : tensor<2x3x31x4xf32>, tensor<1x1x31x4xf32>) outs(%19 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x4xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %23 : tensor<2x3x31x4xf32>, tensor<2x3x31x4xf32>) outs(%19 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.addf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %expanded_13 : tensor<2x3x31x4xf32>, tensor<1x1x31x4xf32>) outs(%19 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x4xf32>
    %extracted_slice_22 = tensor.extract_slice %extracted_slice_17[0, 0, 0, 0] [2, 3, 31, 2] [1, 1, 1, 1] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %extracted_slice_23 = tensor.extract_slice %extracted_slice_17[0, 0, 0, 2] [2, 3, 31, 2] [1, 1, 1, 1] : tensor<2x3x31x4xf32> to tensor<2x3x31x2xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x31x2xf32>) outs(%21 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.negf %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x2xf32>
    %concat_24 = tensor.concat dim(3) %26, %extracted_slice_22 : (tensor<2x3x31x2xf32>, tensor<2x3x31x2xf32>) -> tensor<2x3x31x4xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_14 : tensor<2x3x31x4xf32>, tensor<1x1x31x4xf32>) outs(%19 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %27 : tensor<2x3x31x4xf32>, tensor<2x3x31x4xf32>) outs(%19 : tensor<2x3x31x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.addf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x4xf32>
    %concat_25 = tensor.concat dim(3) %24, %extracted_slice_16 : (tensor<2x3x31x4xf32>, tensor<2x3x31x4xf32>) -> tensor<2x3x31x8xf32>
    %concat_26 = tensor.concat dim(3) %28, %extracted_slice_18 : (tensor<2x3x31x4xf32>, tensor<2x3x31x4xf32>) -> tensor<2x3x31x8xf32>
    %29 = tensor.empty() : tensor<2x1x31x31xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map11, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_3 : tensor<2x1x31x31xi1>, tensor<f32>, tensor<f32>) outs(%29 : tensor<2x1x31x31xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %66 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %66 : f32
    } -> tensor<2x1x31x31xf32>
    %31 = tensor.empty() : tensor<2x3x31x8xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25 : tensor<2x3x31x8xf32>) outs(%31 : tensor<2x3x31x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.truncf %cst_4 : f64 to f32
      %67 = arith.mulf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<2x3x31x8xf32>
    %33 = tensor.empty() : tensor<2x3x8x31xf32>
    %transposed_27 = linalg.transpose ins(%concat_26 : tensor<2x3x31x8xf32>) outs(%33 : tensor<2x3x8x31xf32>) permutation = [0, 1, 3, 2] 
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<2x3x8x31xf32>) outs(%33 : tensor<2x3x8x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.truncf %cst_4 : f64 to f32
      %67 = arith.mulf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<2x3x8x31xf32>
    %collapsed_28 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x3x31x8xf32> into tensor<6x31x8xf32>
    %collapsed_29 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x3x8x31xf32> into tensor<6x8x31xf32>
    %35 = tensor.empty() : tensor<6x31x31xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %37 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x31x8xf32>, tensor<6x8x31xf32>) outs(%36 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %expanded_30 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 3, 31, 31] : tensor<6x31x31xf32> into tensor<2x3x31x31xf32>
    %38 = tensor.empty() : tensor<2x3x31x31xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %30 : tensor<2x3x31x31xf32>, tensor<2x1x31x31xf32>) outs(%38 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.addf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x31xf32>
    %40 = tensor.empty() : tensor<2x3x31xi64>
    %41 = linalg.fill ins(%c0_i64 : i64) outs(%40 : tensor<2x3x31xi64>) -> tensor<2x3x31xi64>
    %42 = tensor.empty() : tensor<2x3x31xf32>
    %43 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<2x3x31xf32>) -> tensor<2x3x31xf32>
    %44:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x3x31x31xf32>) outs(%43, %41 : tensor<2x3x31xf32>, tensor<2x3x31xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %66 = linalg.index 3 : index
      %67 = arith.index_cast %66 : index to i64
      %68 = arith.maximumf %in, %out : f32
      %69 = arith.cmpf ogt, %in, %out : f32
      %70 = arith.select %69, %67, %out_39 : i64
      linalg.yield %68, %70 : f32, i64
    } -> (tensor<2x3x31xf32>, tensor<2x3x31xi64>)
    %expanded_31 = tensor.expand_shape %44#0 [[0], [1], [2, 3]] output_shape [2, 3, 31, 1] : tensor<2x3x31xf32> into tensor<2x3x31x1xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %expanded_31 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%38 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.subf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x31xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x3x31x31xf32>) outs(%38 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x31xf32>
    %47 = tensor.empty() : tensor<2x3x31x1xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<2x3x31x1xf32>) -> tensor<2x3x31x1xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x3x31x31xf32>) outs(%48 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x1xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %49 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%38 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.divf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x31xf32>
    %51 = tensor.empty() : tensor<2x3x31x31xi1>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x3x31x31xf32>) outs(%51 : tensor<2x3x31x31xi1>) {
    ^bb0(%in: f32, %out: i1):
      %66 = arith.extf %in : f32 to f64
      %67 = arith.cmpf oeq, %66, %cst_5 : f64
      linalg.yield %67 : i1
    } -> tensor<2x3x31x31xi1>
    %53 = tensor.empty() : tensor<2x3x31x1xi1>
    %54 = linalg.fill ins(%true : i1) outs(%53 : tensor<2x3x31x1xi1>) -> tensor<2x3x31x1xi1>
    %55 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x3x31x31xi1>) outs(%54 : tensor<2x3x31x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %66 = arith.andi %in, %out : i1
      linalg.yield %66 : i1
    } -> tensor<2x3x31x1xi1>
    %56 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %cst_1, %50 : tensor<2x3x31x1xi1>, tensor<2x3x31x31xf32>, tensor<2x3x31x31xf32>) outs(%38 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %66 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x31x31xf32>
    %collapsed_32 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x3x31x31xf32> into tensor<6x31x31xf32>
    %collapsed_33 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2], [3]] : tensor<2x3x31x8xf32> into tensor<6x31x8xf32>
    %57 = tensor.empty() : tensor<6x31x8xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %59 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<6x31x31xf32>, tensor<6x31x8xf32>) outs(%58 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %expanded_34 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 3, 31, 8] : tensor<6x31x8xf32> into tensor<2x3x31x8xf32>
    %60 = tensor.empty() : tensor<2x31x3x8xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x3x31x8xf32>) outs(%60 : tensor<2x31x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<2x31x3x8xf32> into tensor<62x24xf32>
    %61 = tensor.empty() : tensor<24x24xf32>
    %transposed_37 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%61 : tensor<24x24xf32>) permutation = [1, 0] 
    %62 = tensor.empty() : tensor<62x24xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %64 = linalg.matmul ins(%collapsed_36, %transposed_37 : tensor<62x24xf32>, tensor<24x24xf32>) outs(%63 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %65 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%64, %arg4 : tensor<62x24xf32>, tensor<24xf32>) outs(%62 : tensor<62x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.addf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<62x24xf32>
    %expanded_38 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [2, 31, 24] : tensor<62x24xf32> into tensor<2x31x24xf32>
    return %expanded_38 : tensor<2x31x24xf32>
  }
}
