#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<2x3x?x8xf32>, %arg1: tensor<2x3x?x8xf32>, %arg2: tensor<2x3x?x6xf32>) -> tensor<2x3x?x6xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.59460355750136051 : f64
    %dim = tensor.dim %arg0, %c2 : tensor<2x3x?x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg2, %c2 : tensor<2x3x?x6xf32>
    %1 = arith.index_cast %dim_4 : index to i64
    %2 = tensor.empty(%dim) : tensor<2x3x?x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x?x8xf32>) outs(%2 : tensor<2x3x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.truncf %cst_3 : f64 to f32
      %67 = arith.mulf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<2x3x?x8xf32>
    %dim_5 = tensor.dim %arg1, %c2 : tensor<2x3x?x8xf32>
    %4 = tensor.empty(%dim_5) : tensor<2x3x8x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x?x8xf32>) outs(%4 : tensor<2x3x8x?xf32>) permutation = [0, 1, 3, 2] 
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x8x?xf32>) outs(%4 : tensor<2x3x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.truncf %cst_3 : f64 to f32
      %67 = arith.mulf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<2x3x8x?xf32>
    %6 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %7 = tensor.empty(%dim) : tensor<2x3x?x8xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%7 : tensor<2x3x?x8xf32>) {
    ^bb0(%out: f32):
      %66 = linalg.index 0 : index
      %67 = linalg.index 1 : index
      %68 = linalg.index 2 : index
      %69 = linalg.index 3 : index
      %70 = arith.cmpi eq, %dim, %c1 : index
      %71 = arith.select %70, %c0, %68 : index
      %extracted = tensor.extract %3[%66, %67, %71, %69] : tensor<2x3x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x?x8xf32>
    %collapsed = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<2x3x?x8xf32> into tensor<6x?x8xf32>
    %9 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %10 = tensor.empty(%dim_4) : tensor<2x3x8x?xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<2x3x8x?xf32>) {
    ^bb0(%out: f32):
      %66 = linalg.index 0 : index
      %67 = linalg.index 1 : index
      %68 = linalg.index 2 : index
      %69 = linalg.index 3 : index
      %70 = arith.cmpi eq, %dim_5, %c1 : index
      %71 = arith.select %70, %c0, %69 : index
      %extracted = tensor.extract %5[%66, %67, %68, %71] : tensor<2x3x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x8x?xf32>
    %collapsed_6 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<2x3x8x?xf32> into tensor<6x8x?xf32>
    %12 = tensor.empty(%dim, %dim_4) : tensor<6x?x?xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %14 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<6x?x8xf32>, tensor<6x8x?xf32>) outs(%13 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %15 = arith.muli %0, %c6_i64 : i64
    %16 = arith.cmpi slt, %0, %c0_i64 : i64
    %17 = arith.select %16, %c6_i64, %15 : i64
    %18 = arith.extui %16 : i1 to i64
    %19 = arith.muli %17, %1 : i64
    %20 = arith.addi %18, %c1_i64 : i64
    %21 = arith.cmpi slt, %1, %c0_i64 : i64
    %22 = arith.select %21, %17, %19 : i64
    %23 = arith.select %21, %20, %18 : i64
    %24 = arith.cmpi sle, %23, %c1_i64 : i64
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %25 = arith.muli %15, %1 : i64
    %26 = arith.divsi %25, %22 : i64
    %27 = arith.select %16, %26, %0 : i64
    %28 = arith.select %21, %26, %1 : i64
    %from_elements = tensor.from_elements %c2_i64, %c3_i64, %27, %28 : tensor<4xi64>
    %reshape = tensor.reshape %14(%from_elements) : (tensor<6x?x?xf32>, tensor<4xi64>) -> tensor<2x3x?x?xf32>
    %29 = arith.index_cast %27 : i64 to index
    %30 = tensor.empty(%29) : tensor<2x3x?xi64>
    %31 = linalg.fill ins(%c0_i64 : i64) outs(%30 : tensor<2x3x?xi64>) -> tensor<2x3x?xi64>
    %32 = tensor.empty(%29) : tensor<2x3x?xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %34:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%reshape : tensor<2x3x?x?xf32>) outs(%33, %31 : tensor<2x3x?xf32>, tensor<2x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %66 = linalg.index 3 : index
      %67 = arith.index_cast %66 : index to i64
      %68 = arith.maximumf %in, %out : f32
      %69 = arith.cmpf ogt, %in, %out : f32
      %70 = arith.select %69, %67, %out_11 : i64
      linalg.yield %68, %70 : f32, i64
    } -> (tensor<2x3x?xf32>, tensor<2x3x?xi64>)
    %expanded = tensor.expand_shape %34#0 [[0], [1], [2, 3]] output_shape [2, 3, %29, 1] : tensor<2x3x?xf32> into tensor<2x3x?x1xf32>
    %35 = arith.index_cast %28 : i64 to index
    %36 = tensor.empty(%29, %35) : tensor<2x3x?x?xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape, %expanded : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%36 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %66 = arith.subf %in, %in_11 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x?x?xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x3x?x?xf32>) outs(%36 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x?x?xf32>
    %39 = tensor.empty(%29) : tensor<2x3x?x1xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<2x3x?x1xf32>) -> tensor<2x3x?x1xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x3x?x?xf32>) outs(%40 : tensor<2x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x?x1xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%36 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %66 = arith.divf %in, %in_11 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x?x?xf32>
    %43 = tensor.empty(%29, %35) : tensor<2x3x?x?xi1>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape : tensor<2x3x?x?xf32>) outs(%43 : tensor<2x3x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %66 = arith.extf %in : f32 to f64
      %67 = arith.cmpf oeq, %66, %cst_2 : f64
      linalg.yield %67 : i1
    } -> tensor<2x3x?x?xi1>
    %45 = tensor.empty(%29) : tensor<2x3x?x1xi1>
    %46 = linalg.fill ins(%true : i1) outs(%45 : tensor<2x3x?x1xi1>) -> tensor<2x3x?x1xi1>
    %47 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<2x3x?x?xi1>) outs(%46 : tensor<2x3x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %66 = arith.andi %in, %out : i1
      linalg.yield %66 : i1
    } -> tensor<2x3x?x1xi1>
    %48 = arith.cmpi sge, %27, %c0_i64 : i64
    cf.assert %48, "negative values not allowed in new dimensions"
    %49 = arith.index_cast %27 : i64 to index
    %50 = arith.cmpi sge, %28, %c0_i64 : i64
    cf.assert %50, "negative values not allowed in new dimensions"
    %51 = arith.index_cast %28 : i64 to index
    %52 = tensor.empty(%49, %51) : tensor<2x3x?x?xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%52 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x?x?xf32>
    %54 = arith.cmpi eq, %29, %49 : index
    cf.assert %54, "mismatched size for broadcast"
    %55 = arith.cmpi eq, %51, %35 : index
    cf.assert %55, "mismatched size for broadcast"
    %56 = tensor.empty(%29, %51) : tensor<2x3x?x?xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %53, %42 : tensor<2x3x?x1xi1>, tensor<2x3x?x?xf32>, tensor<2x3x?x?xf32>) outs(%56 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %66 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x?x?xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %58 = tensor.empty(%dim, %dim_4) : tensor<2x3x?x?xf32>
    %59 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%58 : tensor<2x3x?x?xf32>) {
    ^bb0(%out: f32):
      %66 = linalg.index 0 : index
      %67 = linalg.index 1 : index
      %68 = linalg.index 2 : index
      %69 = linalg.index 3 : index
      %70 = arith.cmpi eq, %29, %c1 : index
      %71 = arith.select %70, %c0, %68 : index
      %72 = arith.cmpi eq, %51, %c1 : index
      %73 = arith.select %72, %c0, %69 : index
      %extracted = tensor.extract %57[%66, %67, %71, %73] : tensor<2x3x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x?x?xf32>
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %from_elements_7 = tensor.from_elements %c6_i64, %27, %28 : tensor<3xi64>
    %reshape_8 = tensor.reshape %59(%from_elements_7) : (tensor<2x3x?x?xf32>, tensor<3xi64>) -> tensor<6x?x?xf32>
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %60 = tensor.empty(%dim_4) : tensor<2x3x?x6xf32>
    %61 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%60 : tensor<2x3x?x6xf32>) {
    ^bb0(%out: f32):
      %66 = linalg.index 0 : index
      %67 = linalg.index 1 : index
      %68 = linalg.index 2 : index
      %69 = linalg.index 3 : index
      %70 = arith.cmpi eq, %dim_4, %c1 : index
      %71 = arith.select %70, %c0, %68 : index
      %extracted = tensor.extract %arg2[%66, %67, %71, %69] : tensor<2x3x?x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x?x6xf32>
    %collapsed_9 = tensor.collapse_shape %61 [[0, 1], [2], [3]] : tensor<2x3x?x6xf32> into tensor<6x?x6xf32>
    %62 = arith.cmpi eq, %28, %1 : i64
    cf.assert %62, "mismatching contracting dimension"
    %63 = tensor.empty(%29) : tensor<6x?x6xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<6x?x6xf32>) -> tensor<6x?x6xf32>
    %65 = linalg.batch_matmul ins(%reshape_8, %collapsed_9 : tensor<6x?x?xf32>, tensor<6x?x6xf32>) outs(%64 : tensor<6x?x6xf32>) -> tensor<6x?x6xf32>
    %expanded_10 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 3, %29, 6] : tensor<6x?x6xf32> into tensor<2x3x?x6xf32>
    return %expanded_10 : tensor<2x3x?x6xf32>
  }
}
