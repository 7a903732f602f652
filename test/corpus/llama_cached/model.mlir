#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x31x48xf32>, %arg1: tensor<2x2x106x16xf32>, %arg2: tensor<2x2x106x16xf32>, %arg3: tensor<96x48xf32>, %arg4: tensor<32x48xf32>, %arg5: tensor<32x48xf32>, %arg6: tensor<48x96xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>) -> tensor<2x31x48xf32> {
    %c106_i64 = arith.constant 106 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<31xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %70 = linalg.index 0 : index
      %71 = arith.index_cast %70 : index to i64
      linalg.yield %71 : i64
    } -> tensor<31xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 31] : tensor<31xi64> into tensor<1x31xi64>
    %2 = tensor.empty() : tensor<1x31xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x31xi64>) outs(%2 : tensor<1x31xi64>) {
    ^bb0(%in: i64, %out: i64):
      %70 = arith.addi %in, %c106_i64 : i64
      linalg.yield %70 : i64
    } -> tensor<1x31xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<31xi64>) outs(%0 : tensor<31xi64>) {
    ^bb0(%in: i64, %out: i64):
      %70 = arith.addi %in, %c106_i64 : i64
      linalg.yield %70 : i64
    } -> tensor<31xi64>
    %5 = tensor.empty() : tensor<137xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<137xi64>) {
    ^bb0(%out: i64):
      %70 = linalg.index 0 : index
      %71 = arith.index_cast %70 : index to i64
      linalg.yield %71 : i64
    } -> tensor<137xi64>
    %expanded_4 = tensor.expand_shape %4 [[0, 1, 2, 3]] output_shape [1, 1, 31, 1] : tensor<31xi64> into tensor<1x1x31x1xi64>
    %expanded_5 = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [1, 1, 1, 137] : tensor<137xi64> into tensor<1x1x1x137xi64>
    %7 = tensor.empty() : tensor<1x1x31x137xi1>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_4 : tensor<1x1x1x137xi64>, tensor<1x1x31x1xi64>) outs(%7 : tensor<1x1x31x137xi1>) {
    ^bb0(%in: i64, %in_38: i64, %out: i1):
      %70 = arith.cmpi sle, %in, %in_38 : i64
      linalg.yield %70 : i1
    } -> tensor<1x1x31x137xi1>
    %9 = tensor.empty() : tensor<2x1x31x137xi1>
    %collapsed = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<1x1x31x137xi1> into tensor<1x31x137xi1>
    %10 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x31x137xi1>) outs(%9 : tensor<2x1x31x137xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x31x137xi1>
    %11 = tensor.empty() : tensor<2x1x31x137xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map6, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_2, %cst_1 : tensor<2x1x31x137xi1>, tensor<f32>, tensor<f32>) outs(%11 : tensor<2x1x31x137xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %70 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %70 : f32
    } -> tensor<2x1x31x137xf32>
    %expanded_6 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [1, 31, 1] : tensor<1x31xi64> into tensor<1x31x1xi64>
    %13 = tensor.empty() : tensor<1x31x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x31x1xi64>) outs(%13 : tensor<1x31x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %70 = arith.sitofp %in : i64 to f32
      linalg.yield %70 : f32
    } -> tensor<1x31x1xf32>
    %15 = tensor.empty() : tensor<1x31x8xf32>
    %16 = linalg.generic {indexing_maps = [#map8, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %arg7 : tensor<1x31x1xf32>, tensor<8xf32>) outs(%15 : tensor<1x31x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.mulf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<1x31x8xf32>
    %concat = tensor.concat dim(2) %16, %16 : (tensor<1x31x8xf32>, tensor<1x31x8xf32>) -> tensor<1x31x16xf32>
    %17 = tensor.empty() : tensor<1x31x16xf32>
    %18 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x16xf32>) outs(%17 : tensor<1x31x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = math.cos %in : f32
      linalg.yield %70 : f32
    } -> tensor<1x31x16xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x31x16xf32>) outs(%17 : tensor<1x31x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = math.sin %in : f32
      linalg.yield %70 : f32
    } -> tensor<1x31x16xf32>
    %20 = tensor.empty() : tensor<48x96xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<96x48xf32>) outs(%20 : tensor<48x96xf32>) permutation = [1, 0] 
    %collapsed_7 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x31x48xf32> into tensor<62x48xf32>
    %21 = tensor.empty() : tensor<62x96xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<62x96xf32>) -> tensor<62x96xf32>
    %23 = linalg.matmul ins(%collapsed_7, %transposed : tensor<62x48xf32>, tensor<48x96xf32>) outs(%22 : tensor<62x96xf32>) -> tensor<62x96xf32>
    %expanded_8 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 31, 6, 16] : tensor<62x96xf32> into tensor<2x31x6x16xf32>
    %24 = tensor.empty() : tensor<2x6x31x16xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x31x6x16xf32>) outs(%24 : tensor<2x6x31x16xf32>) permutation = [0, 2, 1, 3] 
    %25 = tensor.empty() : tensor<48x32xf32>
    %transposed_10 = linalg.transpose ins(%arg4 : tensor<32x48xf32>) outs(%25 : tensor<48x32xf32>) permutation = [1, 0] 
    %26 = tensor.empty() : tensor<62x32xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<62x32xf32>) -> tensor<62x32xf32>
    %28 = linalg.matmul ins(%collapsed_7, %transposed_10 : tensor<62x48xf32>, tensor<48x32xf32>) outs(%27 : tensor<62x32xf32>) -> tensor<62x32xf32>
    %expanded_11 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 31, 2, 16] : tensor<62x32xf32> into tensor<2x31x2x16xf32>
    %29 = tensor.empty() : tensor<2x2x31x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x31x2x16xf32>) outs(%29 : tensor<2x2x31x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<32x48xf32>) outs(%25 : tensor<48x32xf32>) permutation = [1, 0] 
    %30 = linalg.matmul ins(%collapsed_7, %transposed_13 : tensor<62x48xf32>, tensor<48x32xf32>) outs(%27 : tensor<62x32xf32>) -> tensor<62x32xf32>
    %expanded_14 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 31, 2, 16] : tensor<62x32xf32> into tensor<2x31x2x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x31x2x16xf32>) outs(%29 : tensor<2x2x31x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %18 [[0], [1, 2], [3]] output_shape [1, 1, 31, 16] : tensor<1x31x16xf32> into tensor<1x1x31x16xf32>
    %expanded_17 = tensor.expand_shape %19 [[0], [1, 2], [3]] output_shape [1, 1, 31, 16] : tensor<1x31x16xf32> into tensor<1x1x31x16xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %expanded_16 : tensor<2x6x31x16xf32>, tensor<1x1x31x16xf32>) outs(%24 : tensor<2x6x31x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.mulf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 0] [2, 6, 31, 8] [1, 1, 1, 1] : tensor<2x6x31x16xf32> to tensor<2x6x31x8xf32>
    %extracted_slice_18 = tensor.extract_slice %transposed_9[0, 0, 0, 8] [2, 6, 31, 8] [1, 1, 1, 1] : tensor<2x6x31x16xf32> to tensor<2x6x31x8xf32>
    %32 = tensor.empty() : tensor<2x6x31x8xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x6x31x8xf32>) outs(%32 : tensor<2x6x31x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.negf %in : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x8xf32>
    %concat_19 = tensor.concat dim(3) %33, %extracted_slice : (tensor<2x6x31x8xf32>, tensor<2x6x31x8xf32>) -> tensor<2x6x31x16xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_19, %expanded_17 : tensor<2x6x31x16xf32>, tensor<1x1x31x16xf32>) outs(%24 : tensor<2x6x31x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.mulf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x16xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x6x31x16xf32>, tensor<2x6x31x16xf32>) outs(%24 : tensor<2x6x31x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.addf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x16xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_16 : tensor<2x2x31x16xf32>, tensor<1x1x31x16xf32>) outs(%29 : tensor<2x2x31x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.mulf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x2x31x16xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 2, 31, 8] [1, 1, 1, 1] : tensor<2x2x31x16xf32> to tensor<2x2x31x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 2, 31, 8] [1, 1, 1, 1] : tensor<2x2x31x16xf32> to tensor<2x2x31x8xf32>
    %37 = tensor.empty() : tensor<2x2x31x8xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x2x31x8xf32>) outs(%37 : tensor<2x2x31x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.negf %in : f32
      linalg.yield %70 : f32
    } -> tensor<2x2x31x8xf32>
    %concat_22 = tensor.concat dim(3) %38, %extracted_slice_20 : (tensor<2x2x31x8xf32>, tensor<2x2x31x8xf32>) -> tensor<2x2x31x16xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_17 : tensor<2x2x31x16xf32>, tensor<1x1x31x16xf32>) outs(%29 : tensor<2x2x31x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.mulf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x2x31x16xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<2x2x31x16xf32>, tensor<2x2x31x16xf32>) outs(%29 : tensor<2x2x31x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.addf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x2x31x16xf32>
    %concat_23 = tensor.concat dim(2) %arg1, %40 : (tensor<2x2x106x16xf32>, tensor<2x2x31x16xf32>) -> tensor<2x2x137x16xf32>
    %concat_24 = tensor.concat dim(2) %arg2, %transposed_15 : (tensor<2x2x106x16xf32>, tensor<2x2x31x16xf32>) -> tensor<2x2x137x16xf32>
    %41 = tensor.empty() : tensor<2x2x3x137x16xf32>
    %42 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_23 : tensor<2x2x137x16xf32>) outs(%41 : tensor<2x2x3x137x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x137x16xf32>
    %collapsed_25 = tensor.collapse_shape %42 [[0], [1, 2], [3], [4]] : tensor<2x2x3x137x16xf32> into tensor<2x6x137x16xf32>
    %43 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_24 : tensor<2x2x137x16xf32>) outs(%41 : tensor<2x2x3x137x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x137x16xf32>
    %44 = tensor.empty() : tensor<2x6x16x137xf32>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<2x6x137x16xf32>) outs(%44 : tensor<2x6x16x137xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_27 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x6x31x16xf32> into tensor<12x31x16xf32>
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x6x16x137xf32> into tensor<12x16x137xf32>
    %45 = tensor.empty() : tensor<12x31x137xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<12x31x137xf32>) -> tensor<12x31x137xf32>
    %47 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<12x31x16xf32>, tensor<12x16x137xf32>) outs(%46 : tensor<12x31x137xf32>) -> tensor<12x31x137xf32>
    %expanded_29 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 6, 31, 137] : tensor<12x31x137xf32> into tensor<2x6x31x137xf32>
    %48 = tensor.empty() : tensor<2x6x31x137xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x6x31x137xf32>) outs(%48 : tensor<2x6x31x137xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.mulf %in, %cst_3 : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x137xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %12 : tensor<2x6x31x137xf32>, tensor<2x1x31x137xf32>) outs(%48 : tensor<2x6x31x137xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.addf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x137xf32>
    %51 = tensor.empty() : tensor<2x6x31xi64>
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<2x6x31xi64>) -> tensor<2x6x31xi64>
    %53 = tensor.empty() : tensor<2x6x31xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<2x6x31xf32>) -> tensor<2x6x31xf32>
    %55:2 = linalg.generic {indexing_maps = [#map4, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x6x31x137xf32>) outs(%54, %52 : tensor<2x6x31xf32>, tensor<2x6x31xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %70 = linalg.index 3 : index
      %71 = arith.index_cast %70 : index to i64
      %72 = arith.maximumf %in, %out : f32
      %73 = arith.cmpf ogt, %in, %out : f32
      %74 = arith.select %73, %71, %out_38 : i64
      linalg.yield %72, %74 : f32, i64
    } -> (tensor<2x6x31xf32>, tensor<2x6x31xi64>)
    %expanded_30 = tensor.expand_shape %55#0 [[0], [1], [2, 3]] output_shape [2, 6, 31, 1] : tensor<2x6x31xf32> into tensor<2x6x31x1xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %expanded_30 : tensor<2x6x31x137xf32>, tensor<2x6x31x1xf32>) outs(%48 : tensor<2x6x31x137xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.subf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x137xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x6x31x137xf32>) outs(%48 : tensor<2x6x31x137xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = math.exp %in : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x137xf32>
    %58 = tensor.empty() : tensor<2x6x31x1xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<2x6x31x1xf32>) -> tensor<2x6x31x1xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x6x31x137xf32>) outs(%59 : tensor<2x6x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %in, %out : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x1xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x6x31x137xf32>, tensor<2x6x31x1xf32>) outs(%48 : tensor<2x6x31x137xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %70 = arith.divf %in, %in_38 : f32
      linalg.yield %70 : f32
    } -> tensor<2x6x31x137xf32>
    %collapsed_31 = tensor.collapse_shape %61 [[0, 1], [2], [3]] : tensor<2x6x31x137xf32> into tensor<12x31x137xf32>
    %collapsed_32 = tensor.collapse_shape %43 [[0, 1, 2], [3], [4]] : tensor<2x2x3x137x16xf32> into tensor<12x137x16xf32>
    %62 = tensor.empty() : tensor<12x31x16xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<12x31x16xf32>) -> tensor<12x31x16xf32>
    %64 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<12x31x137xf32>, tensor<12x137x16xf32>) outs(%63 : tensor<12x31x16xf32>) -> tensor<12x31x16xf32>
    %expanded_33 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [2, 6, 31, 16] : tensor<12x31x16xf32> into tensor<2x6x31x16xf32>
    %65 = tensor.empty() : tensor<2x31x6x16xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x6x31x16xf32>) outs(%65 : tensor<2x31x6x16xf32>) permutation = [0, 2, 1, 3] 
    %66 = tensor.empty() : tensor<96x48xf32>
    %transposed_35 = linalg.transpose ins(%arg6 : tensor<48x96xf32>) outs(%66 : tensor<96x48xf32>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %transposed_34 [[0, 1], [2, 3]] : tensor<2x31x6x16xf32> into tensor<62x96xf32>
    %67 = tensor.empty() : tensor<62x48xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<62x48xf32>) -> tensor<62x48xf32>
    %69 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<62x96xf32>, tensor<96x48xf32>) outs(%68 : tensor<62x48xf32>) -> tensor<62x48xf32>
    %expanded_37 = tensor.expand_shape %69 [[0, 1], [2]] output_shape [2, 31, 48] : tensor<62x48xf32> into tensor<2x31x48xf32>
    return %expanded_37 : tensor<2x31x48xf32>
  }
}
