#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x41x48xf32>, %arg1: tensor<2x149x48xf32>, %arg2: tensor<2x149xi64>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<48x48xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48x48xf32>, %arg10: tensor<48xf32>) -> tensor<2x41x48xf32> {
    %c149_i64 = arith.constant 149 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<2x149xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x149xi64>) outs(%0 : tensor<2x149xi1>) {
    ^bb0(%in: i64, %out: i1):
      %54 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %54 : i1
    } -> tensor<2x149xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<41xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<41xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<41xi64>
    %6 = tensor.empty() : tensor<149xi64>
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%6 : tensor<149xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<149xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_5 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 41, 1] : tensor<41xi64> into tensor<1x1x41x1xi64>
    %expanded_6 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 149] : tensor<149xi64> into tensor<1x1x1x149xi64>
    %8 = tensor.empty() : tensor<1x1x41x1xi1>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x1x41x1xi64>) outs(%8 : tensor<1x1x41x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %54 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %54 : i1
    } -> tensor<1x1x41x1xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %9 : tensor<i1>, tensor<1x1x41x1xi1>) outs(%8 : tensor<1x1x41x1xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %54 = arith.andi %in, %in_27 : i1
      linalg.yield %54 : i1
    } -> tensor<1x1x41x1xi1>
    %11 = tensor.empty() : tensor<2x1x1x149xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<2x1x1x1xi64>, tensor<1x1x1x149xi64>) outs(%11 : tensor<2x1x1x149xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %54 = arith.cmpi slt, %in, %c0_i64 : i64
      %55 = arith.addi %in, %c2_i64 : i64
      %56 = arith.select %54, %55, %in : i64
      %57 = arith.index_cast %56 : i64 to index
      %58 = arith.cmpi slt, %in_27, %c0_i64 : i64
      %59 = arith.addi %in_27, %c149_i64 : i64
      %60 = arith.select %58, %59, %in_27 : i64
      %61 = arith.index_cast %60 : i64 to index
      %extracted = tensor.extract %1[%57, %61] : tensor<2x149xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x149xi1>
    %13 = tensor.empty() : tensor<2x1x41x149xi1>
    %14 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %12 : tensor<1x1x41x1xi1>, tensor<2x1x1x149xi1>) outs(%13 : tensor<2x1x41x149xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %54 = arith.andi %in, %in_27 : i1
      linalg.yield %54 : i1
    } -> tensor<2x1x41x149xi1>
    %15 = tensor.empty() : tensor<2x1x41x149xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %cst_2, %cst_1 : tensor<2x1x41x149xi1>, tensor<f32>, tensor<f32>) outs(%15 : tensor<2x1x41x149xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %54 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %54 : f32
    } -> tensor<2x1x41x149xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x41x48xf32> into tensor<82x48xf32>
    %17 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg7 : tensor<48x48xf32>) outs(%17 : tensor<48x48xf32>) permutation = [1, 0] 
    %18 = tensor.empty() : tensor<82x48xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<82x48xf32>) -> tensor<82x48xf32>
    %20 = linalg.matmul ins(%collapsed, %transposed : tensor<82x48xf32>, tensor<48x48xf32>) outs(%19 : tensor<82x48xf32>) -> tensor<82x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %arg8 : tensor<82x48xf32>, tensor<48xf32>) outs(%18 : tensor<82x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %54 = arith.addf %in, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<82x48xf32>
    %expanded_7 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 41, 3, 16] : tensor<82x48xf32> into tensor<2x41x3x16xf32>
    %22 = tensor.empty() : tensor<2x3x41x16xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x41x3x16xf32>) outs(%22 : tensor<2x3x41x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_9 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x149x48xf32> into tensor<298x48xf32>
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%17 : tensor<48x48xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<298x48xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<298x48xf32>) -> tensor<298x48xf32>
    %25 = linalg.matmul ins(%collapsed_9, %transposed_10 : tensor<298x48xf32>, tensor<48x48xf32>) outs(%24 : tensor<298x48xf32>) -> tensor<298x48xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %arg4 : tensor<298x48xf32>, tensor<48xf32>) outs(%23 : tensor<298x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %54 = arith.addf %in, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<298x48xf32>
    %transposed_11 = linalg.transpose ins(%arg5 : tensor<48x48xf32>) outs(%17 : tensor<48x48xf32>) permutation = [1, 0] 
    %27 = linalg.matmul ins(%collapsed_9, %transposed_11 : tensor<298x48xf32>, tensor<48x48xf32>) outs(%24 : tensor<298x48xf32>) -> tensor<298x48xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %arg6 : tensor<298x48xf32>, tensor<48xf32>) outs(%23 : tensor<298x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %54 = arith.addf %in, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<298x48xf32>
    %expanded_12 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 149, 3, 16] : tensor<298x48xf32> into tensor<2x149x3x16xf32>
    %expanded_13 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 149, 3, 16] : tensor<298x48xf32> into tensor<2x149x3x16xf32>
    %29 = tensor.empty() : tensor<2x3x149x16xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x149x3x16xf32>) outs(%29 : tensor<2x3x149x16xf32>) permutation = [0, 2, 1, 3] 
    %30 = tensor.empty() : tensor<2x3x16x149xf32>
    %transposed_15 = linalg.transpose ins(%expanded_12 : tensor<2x149x3x16xf32>) outs(%30 : tensor<2x3x16x149xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_16 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x3x41x16xf32> into tensor<6x41x16xf32>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x16x149xf32> into tensor<6x16x149xf32>
    %31 = tensor.empty() : tensor<6x41x149xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<6x41x149xf32>) -> tensor<6x41x149xf32>
    %33 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<6x41x16xf32>, tensor<6x16x149xf32>) outs(%32 : tensor<6x41x149xf32>) -> tensor<6x41x149xf32>
    %expanded_18 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 3, 41, 149] : tensor<6x41x149xf32> into tensor<2x3x41x149xf32>
    %34 = tensor.empty() : tensor<2x3x41x149xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x3x41x149xf32>) outs(%34 : tensor<2x3x41x149xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_4 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x41x149xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %16 : tensor<2x3x41x149xf32>, tensor<2x1x41x149xf32>) outs(%34 : tensor<2x3x41x149xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %54 = arith.addf %in, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x41x149xf32>
    %37 = tensor.empty() : tensor<2x3x41xi64>
    %38 = linalg.fill ins(%c0_i64 : i64) outs(%37 : tensor<2x3x41xi64>) -> tensor<2x3x41xi64>
    %39 = tensor.empty() : tensor<2x3x41xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<2x3x41xf32>) -> tensor<2x3x41xf32>
    %41:2 = linalg.generic {indexing_maps = [#map2, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%36 : tensor<2x3x41x149xf32>) outs(%40, %38 : tensor<2x3x41xf32>, tensor<2x3x41xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %54 = linalg.index 3 : index
      %55 = arith.index_cast %54 : index to i64
      %56 = arith.maximumf %in, %out : f32
      %57 = arith.cmpf ogt, %in, %out : f32
      %58 = arith.select %57, %55, %out_27 : i64
      linalg.yield %56, %58 : f32, i64
    } -> (tensor<2x3x41xf32>, tensor<2x3x41xi64>)
    %expanded_19 = tensor.expand_shape %41#0 [[0], [1], [2, 3]] output_shape [2, 3, 41, 1] : tensor<2x3x41xf32> into tensor<2x3x41x1xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %expanded_19 : tensor<2x3x41x149xf32>, tensor<2x3x41x1xf32>) outs(%34 : tensor<2x3x41x149xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %54 = arith.subf %in, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x41x149xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x3x41x149xf32>) outs(%34 : tensor<2x3x41x149xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x41x149xf32>
    %44 = tensor.empty() : tensor<2x3x41x1xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<2x3x41x1xf32>) -> tensor<2x3x41x1xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x3x41x149xf32>) outs(%45 : tensor<2x3x41x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x41x1xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %46 : tensor<2x3x41x149xf32>, tensor<2x3x41x1xf32>) outs(%34 : tensor<2x3x41x149xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %54 = arith.divf %in, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x41x149xf32>
    %collapsed_20 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x3x41x149xf32> into tensor<6x41x149xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x149x16xf32> into tensor<6x149x16xf32>
    %48 = tensor.empty() : tensor<6x41x16xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<6x41x16xf32>) -> tensor<6x41x16xf32>
    %50 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x41x149xf32>, tensor<6x149x16xf32>) outs(%49 : tensor<6x41x16xf32>) -> tensor<6x41x16xf32>
    %expanded_22 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [2, 3, 41, 16] : tensor<6x41x16xf32> into tensor<2x3x41x16xf32>
    %51 = tensor.empty() : tensor<2x41x3x16xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x3x41x16xf32>) outs(%51 : tensor<2x41x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0, 1], [2, 3]] : tensor<2x41x3x16xf32> into tensor<82x48xf32>
    %transposed_25 = linalg.transpose ins(%arg9 : tensor<48x48xf32>) outs(%17 : tensor<48x48xf32>) permutation = [1, 0] 
    %52 = linalg.matmul ins(%collapsed_24, %transposed_25 : tensor<82x48xf32>, tensor<48x48xf32>) outs(%19 : tensor<82x48xf32>) -> tensor<82x48xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %arg10 : tensor<82x48xf32>, tensor<48xf32>) outs(%18 : tensor<82x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %54 = arith.addf %in, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<82x48xf32>
    %expanded_26 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [2, 41, 48] : tensor<82x48xf32> into tensor<2x41x48xf32>
    return %expanded_26 : tensor<2x41x48xf32>
  }
}
