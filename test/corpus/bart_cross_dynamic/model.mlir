#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map8 = affine_map<()[s0] -> (s0 * 2)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x?x48xf32>, %arg1: tensor<2x?x48xf32>, %arg2: tensor<2x?xi64>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<48x48xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48x48xf32>, %arg10: tensor<48xf32>) -> tensor<2x?x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c3_i64 = arith.constant 3 : i64
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %c32_i64 = arith.constant 32 : i64
    %c96_i64 = arith.constant 96 : i64
    %cst_4 = arith.constant 2.500000e-01 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_5 = tensor.dim %arg1, %c1 : tensor<2x?x48xf32>
    %1 = arith.index_cast %dim_5 : index to i64
    %dim_6 = tensor.dim %arg2, %c1 : tensor<2x?xi64>
    %2 = tensor.empty(%dim_6) : tensor<2x?xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x?xi64>) outs(%2 : tensor<2x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %75 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %75 : i1
    } -> tensor<2x?xi1>
    %4 = tensor.empty() : tensor<2xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %75 = linalg.index 0 : index
      %76 = arith.index_cast %75 : index to i64
      linalg.yield %76 : i64
    } -> tensor<2xi64>
    %6 = tensor.empty(%dim) : tensor<?xi64>
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%6 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %75 = linalg.index 0 : index
      %76 = arith.index_cast %75 : index to i64
      linalg.yield %76 : i64
    } -> tensor<?xi64>
    %8 = tensor.empty(%dim_5) : tensor<?xi64>
    %9 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%8 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %75 = linalg.index 0 : index
      %76 = arith.index_cast %75 : index to i64
      linalg.yield %76 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_7 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, %dim, 1] : tensor<?xi64> into tensor<1x1x?x1xi64>
    %expanded_8 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 1, %dim_5] : tensor<?xi64> into tensor<1x1x1x?xi64>
    %10 = tensor.empty(%dim) : tensor<1x1x?x1xi1>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x?x1xi64>) outs(%10 : tensor<1x1x?x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %75 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %75 : i1
    } -> tensor<1x1x?x1xi1>
    %12 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %11 : tensor<i1>, tensor<1x1x?x1xi1>) outs(%10 : tensor<1x1x?x1xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %75 = arith.andi %in, %in_37 : i1
      linalg.yield %75 : i1
    } -> tensor<1x1x?x1xi1>
    %dim_9 = tensor.dim %expanded_8, %c3 : tensor<1x1x1x?xi64>
    %13 = tensor.empty(%dim_9) : tensor<2x1x1x?xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x1x?xi64>) outs(%13 : tensor<2x1x1x?xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %75 = arith.cmpi slt, %in, %c0_i64 : i64
      %76 = arith.addi %in, %c2_i64 : i64
      %77 = arith.select %75, %76, %in : i64
      %78 = arith.index_cast %77 : i64 to index
      %79 = arith.cmpi slt, %in_37, %c0_i64 : i64
      %80 = arith.index_cast %dim_6 : index to i64
      %81 = arith.addi %in_37, %80 : i64
      %82 = arith.select %79, %81, %in_37 : i64
      %83 = arith.index_cast %82 : i64 to index
      %extracted = tensor.extract %3[%78, %83] : tensor<2x?xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x?xi1>
    %15 = tensor.empty(%dim, %dim_9) : tensor<2x1x?x?xi1>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<1x1x?x1xi1>, tensor<2x1x1x?xi1>) outs(%15 : tensor<2x1x?x?xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %75 = arith.andi %in, %in_37 : i1
      linalg.yield %75 : i1
    } -> tensor<2x1x?x?xi1>
    %17 = tensor.empty(%dim, %dim_9) : tensor<2x1x?x?xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %cst_2, %cst_1 : tensor<2x1x?x?xi1>, tensor<f32>, tensor<f32>) outs(%17 : tensor<2x1x?x?xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %75 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %75 : f32
    } -> tensor<2x1x?x?xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x?x48xf32> into tensor<?x48xf32>
    %19 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg7 : tensor<48x48xf32>) outs(%19 : tensor<48x48xf32>) permutation = [1, 0] 
    %20 = affine.apply #map8()[%dim]
    %21 = tensor.empty(%20) : tensor<?x48xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %23 = linalg.matmul ins(%collapsed, %transposed : tensor<?x48xf32>, tensor<48x48xf32>) outs(%22 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %arg8 : tensor<?x48xf32>, tensor<48xf32>) outs(%21 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %75 = arith.addf %in, %in_37 : f32
      linalg.yield %75 : f32
    } -> tensor<?x48xf32>
    %25 = arith.divsi %20, %c2 : index
    %expanded_10 = tensor.expand_shape %24 [[0, 1], [2]] output_shape [2, %25, 48] : tensor<?x48xf32> into tensor<2x?x48xf32>
    %26 = arith.muli %0, %c32_i64 : i64
    %27 = arith.index_cast %25 : index to i64
    %28 = arith.muli %27, %c96_i64 : i64
    %29 = arith.divui %28, %26 : i64
    %from_elements = tensor.from_elements %c2_i64, %0, %29, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %expanded_10(%from_elements) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %30 = tensor.empty(%dim) : tensor<2x3x?x16xf32>
    %transposed_11 = linalg.transpose ins(%reshape : tensor<2x?x3x16xf32>) outs(%30 : tensor<2x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_12 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x?x48xf32> into tensor<?x48xf32>
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%19 : tensor<48x48xf32>) permutation = [1, 0] 
    %31 = affine.apply #map8()[%dim_5]
    %32 = tensor.empty(%31) : tensor<?x48xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %34 = linalg.matmul ins(%collapsed_12, %transposed_13 : tensor<?x48xf32>, tensor<48x48xf32>) outs(%33 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %arg4 : tensor<?x48xf32>, tensor<48xf32>) outs(%32 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %75 = arith.addf %in, %in_37 : f32
      linalg.yield %75 : f32
    } -> tensor<?x48xf32>
    %36 = arith.divsi %31, %c2 : index
    %expanded_14 = tensor.expand_shape %35 [[0, 1], [2]] output_shape [2, %36, 48] : tensor<?x48xf32> into tensor<2x?x48xf32>
    %transposed_15 = linalg.transpose ins(%arg5 : tensor<48x48xf32>) outs(%19 : tensor<48x48xf32>) permutation = [1, 0] 
    %37 = linalg.matmul ins(%collapsed_12, %transposed_15 : tensor<?x48xf32>, tensor<48x48xf32>) outs(%33 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %arg6 : tensor<?x48xf32>, tensor<48xf32>) outs(%32 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %75 = arith.addf %in, %in_37 : f32
      linalg.yield %75 : f32
    } -> tensor<?x48xf32>
    %expanded_16 = tensor.expand_shape %38 [[0, 1], [2]] output_shape [2, %36, 48] : tensor<?x48xf32> into tensor<2x?x48xf32>
    %39 = arith.muli %1, %c32_i64 : i64
    %40 = arith.index_cast %36 : index to i64
    %41 = arith.muli %40, %c96_i64 : i64
    %42 = arith.divui %41, %39 : i64
    %from_elements_17 = tensor.from_elements %c2_i64, %1, %42, %c16_i64 : tensor<4xi64>
    %reshape_18 = tensor.reshape %expanded_14(%from_elements_17) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %reshape_19 = tensor.reshape %expanded_16(%from_elements_17) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %43 = tensor.empty(%dim_5) : tensor<2x3x?x16xf32>
    %transposed_20 = linalg.transpose ins(%reshape_19 : tensor<2x?x3x16xf32>) outs(%43 : tensor<2x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %44 = tensor.empty(%dim_5) : tensor<2x3x16x?xf32>
    %transposed_21 = linalg.transpose ins(%reshape_18 : tensor<2x?x3x16xf32>) outs(%44 : tensor<2x3x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_22 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x?x16xf32> into tensor<6x?x16xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x3x16x?xf32> into tensor<6x16x?xf32>
    %45 = tensor.empty(%dim, %dim_5) : tensor<6x?x?xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %47 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<6x?x16xf32>, tensor<6x16x?xf32>) outs(%46 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %from_elements_24 = tensor.from_elements %c2_i64, %c3_i64, %0, %1 : tensor<4xi64>
    %reshape_25 = tensor.reshape %47(%from_elements_24) : (tensor<6x?x?xf32>, tensor<4xi64>) -> tensor<2x3x?x?xf32>
    %48 = tensor.empty(%dim, %dim_5) : tensor<2x3x?x?xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_25 : tensor<2x3x?x?xf32>) outs(%48 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.mulf %in, %cst_4 : f32
      linalg.yield %75 : f32
    } -> tensor<2x3x?x?xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %18 : tensor<2x3x?x?xf32>, tensor<2x1x?x?xf32>) outs(%48 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %75 = arith.addf %in, %in_37 : f32
      linalg.yield %75 : f32
    } -> tensor<2x3x?x?xf32>
    %51 = tensor.empty(%dim) : tensor<2x3x?xi64>
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<2x3x?xi64>) -> tensor<2x3x?xi64>
    %53 = tensor.empty(%dim) : tensor<2x3x?xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %55:2 = linalg.generic {indexing_maps = [#map2, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x?x?xf32>) outs(%54, %52 : tensor<2x3x?xf32>, tensor<2x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %75 = linalg.index 3 : index
      %76 = arith.index_cast %75 : index to i64
      %77 = arith.maximumf %in, %out : f32
      %78 = arith.cmpf ogt, %in, %out : f32
      %79 = arith.select %78, %76, %out_37 : i64
      linalg.yield %77, %79 : f32, i64
    } -> (tensor<2x3x?xf32>, tensor<2x3x?xi64>)
    %expanded_26 = tensor.expand_shape %55#0 [[0], [1], [2, 3]] output_shape [2, 3, %dim, 1] : tensor<2x3x?xf32> into tensor<2x3x?x1xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %expanded_26 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%48 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %75 = arith.subf %in, %in_37 : f32
      linalg.yield %75 : f32
    } -> tensor<2x3x?x?xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x3x?x?xf32>) outs(%48 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = math.exp %in : f32
      linalg.yield %75 : f32
    } -> tensor<2x3x?x?xf32>
    %58 = tensor.empty(%dim) : tensor<2x3x?x1xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<2x3x?x1xf32>) -> tensor<2x3x?x1xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x3x?x?xf32>) outs(%59 : tensor<2x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.addf %in, %out : f32
      linalg.yield %75 : f32
    } -> tensor<2x3x?x1xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%48 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %75 = arith.divf %in, %in_37 : f32
      linalg.yield %75 : f32
    } -> tensor<2x3x?x?xf32>
    %from_elements_27 = tensor.from_elements %c6_i64, %0, %1 : tensor<3xi64>
    %reshape_28 = tensor.reshape %61(%from_elements_27) : (tensor<2x3x?x?xf32>, tensor<3xi64>) -> tensor<6x?x?xf32>
    %collapsed_29 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x3x?x16xf32> into tensor<6x?x16xf32>
    %62 = tensor.empty(%dim) : tensor<6x?x16xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %64 = linalg.batch_matmul ins(%reshape_28, %collapsed_29 : tensor<6x?x?xf32>, tensor<6x?x16xf32>) outs(%63 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %expanded_30 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [2, 3, %dim, 16] : tensor<6x?x16xf32> into tensor<2x3x?x16xf32>
    %65 = tensor.empty(%dim) : tensor<2x?x3x16xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x?x16xf32>) outs(%65 : tensor<2x?x3x16xf32>) permutation = [0, 2, 1, 3] 
    %66 = arith.muli %0, %c2_i64 : i64
    %67 = arith.muli %0, %c96_i64 : i64
    %68 = arith.divui %67, %66 : i64
    %from_elements_32 = tensor.from_elements %c2_i64, %0, %68 : tensor<3xi64>
    %reshape_33 = tensor.reshape %transposed_31(%from_elements_32) : (tensor<2x?x3x16xf32>, tensor<3xi64>) -> tensor<2x?x48xf32>
    %collapsed_34 = tensor.collapse_shape %reshape_33 [[0, 1], [2]] : tensor<2x?x48xf32> into tensor<?x48xf32>
    %transposed_35 = linalg.transpose ins(%arg9 : tensor<48x48xf32>) outs(%19 : tensor<48x48xf32>) permutation = [1, 0] 
    %69 = affine.apply #map8()[%dim]
    %70 = tensor.empty(%69) : tensor<?x48xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %72 = linalg.matmul ins(%collapsed_34, %transposed_35 : tensor<?x48xf32>, tensor<48x48xf32>) outs(%71 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %arg10 : tensor<?x48xf32>, tensor<48xf32>) outs(%70 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %75 = arith.addf %in, %in_37 : f32
      linalg.yield %75 : f32
    } -> tensor<?x48xf32>
    %74 = arith.divsi %69, %c2 : index
    %expanded_36 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [2, %74, 48] : tensor<?x48xf32> into tensor<2x?x48xf32>
    return %expanded_36 : tensor<2x?x48xf32>
  }
}
