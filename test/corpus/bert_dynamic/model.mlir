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
  func.func @main(%arg0: tensor<2x?x64xf32>, %arg1: tensor<2x?xi64>, %arg2: tensor<64x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>) -> tensor<2x?x64xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %c4_i64 = arith.constant 4 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %c128_i64 = arith.constant 128 : i64
    %cst_4 = arith.constant 2.500000e-01 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x64xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_5 = tensor.dim %arg1, %c1 : tensor<2x?xi64>
    %1 = tensor.empty(%dim_5) : tensor<2x?xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x?xi64>) outs(%1 : tensor<2x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %87 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %87 : i1
    } -> tensor<2x?xi1>
    %3 = tensor.empty() : tensor<2xi64>
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%3 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %87 = linalg.index 0 : index
      %88 = arith.index_cast %87 : index to i64
      linalg.yield %88 : i64
    } -> tensor<2xi64>
    %5 = tensor.empty(%dim) : tensor<?xi64>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%5 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %87 = linalg.index 0 : index
      %88 = arith.index_cast %87 : index to i64
      linalg.yield %88 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %4 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_6 = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [1, 1, %dim, 1] : tensor<?xi64> into tensor<1x1x?x1xi64>
    %expanded_7 = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [1, 1, 1, %dim] : tensor<?xi64> into tensor<1x1x1x?xi64>
    %7 = tensor.empty(%dim) : tensor<1x1x?x1xi1>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x1x?x1xi64>) outs(%7 : tensor<1x1x?x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %87 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %87 : i1
    } -> tensor<1x1x?x1xi1>
    %9 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %8 : tensor<i1>, tensor<1x1x?x1xi1>) outs(%7 : tensor<1x1x?x1xi1>) {
    ^bb0(%in: i1, %in_31: i1, %out: i1):
      %87 = arith.andi %in, %in_31 : i1
      linalg.yield %87 : i1
    } -> tensor<1x1x?x1xi1>
    %dim_8 = tensor.dim %expanded_7, %c3 : tensor<1x1x1x?xi64>
    %10 = tensor.empty(%dim_8) : tensor<2x1x1x?xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<2x1x1x1xi64>, tensor<1x1x1x?xi64>) outs(%10 : tensor<2x1x1x?xi1>) {
    ^bb0(%in: i64, %in_31: i64, %out: i1):
      %87 = arith.cmpi slt, %in, %c0_i64 : i64
      %88 = arith.addi %in, %c2_i64 : i64
      %89 = arith.select %87, %88, %in : i64
      %90 = arith.index_cast %89 : i64 to index
      %91 = arith.cmpi slt, %in_31, %c0_i64 : i64
      %92 = arith.index_cast %dim_5 : index to i64
      %93 = arith.addi %in_31, %92 : i64
      %94 = arith.select %91, %93, %in_31 : i64
      %95 = arith.index_cast %94 : i64 to index
      %extracted = tensor.extract %2[%90, %95] : tensor<2x?xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x?xi1>
    %12 = tensor.empty(%dim, %dim_8) : tensor<2x1x?x?xi1>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %11 : tensor<1x1x?x1xi1>, tensor<2x1x1x?xi1>) outs(%12 : tensor<2x1x?x?xi1>) {
    ^bb0(%in: i1, %in_31: i1, %out: i1):
      %87 = arith.andi %in, %in_31 : i1
      linalg.yield %87 : i1
    } -> tensor<2x1x?x?xi1>
    %14 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %15 = tensor.empty(%dim, %dim) : tensor<2x1x?x?xi1>
    %16 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%15 : tensor<2x1x?x?xi1>) {
    ^bb0(%out: i1):
      %87 = linalg.index 0 : index
      %88 = linalg.index 2 : index
      %89 = linalg.index 3 : index
      %90 = arith.cmpi eq, %dim, %c1 : index
      %91 = arith.select %90, %c0, %88 : index
      %92 = arith.cmpi eq, %dim_8, %c1 : index
      %93 = arith.select %92, %c0, %89 : index
      %extracted = tensor.extract %13[%87, %c0, %91, %93] : tensor<2x1x?x?xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x?x?xi1>
    %17 = tensor.empty(%dim, %dim) : tensor<2x1x?x?xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %cst_2, %cst_1 : tensor<2x1x?x?xi1>, tensor<f32>, tensor<f32>) outs(%17 : tensor<2x1x?x?xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %87 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %87 : f32
    } -> tensor<2x1x?x?xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x?x64xf32> into tensor<?x64xf32>
    %19 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%19 : tensor<64x64xf32>) permutation = [1, 0] 
    %20 = affine.apply #map8()[%dim]
    %21 = tensor.empty(%20) : tensor<?x64xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %23 = linalg.matmul ins(%collapsed, %transposed : tensor<?x64xf32>, tensor<64x64xf32>) outs(%22 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %arg3 : tensor<?x64xf32>, tensor<64xf32>) outs(%21 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %87 = arith.addf %in, %in_31 : f32
      linalg.yield %87 : f32
    } -> tensor<?x64xf32>
    %25 = arith.divsi %20, %c2 : index
    %expanded_9 = tensor.expand_shape %24 [[0, 1], [2]] output_shape [2, %25, 64] : tensor<?x64xf32> into tensor<2x?x64xf32>
    %26 = arith.muli %0, %c2_i64 : i64
    %27 = arith.cmpi slt, %0, %c0_i64 : i64
    %28 = arith.select %27, %c2_i64, %26 : i64
    %29 = arith.extui %27 : i1 to i64
    %30 = arith.addi %29, %c1_i64 : i64
    %31 = arith.muli %28, %c16_i64 : i64
    %32 = arith.cmpi sle, %30, %c1_i64 : i64
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %33 = arith.index_cast %25 : index to i64
    %34 = arith.muli %33, %c128_i64 : i64
    %35 = arith.divsi %34, %31 : i64
    %36 = arith.select %27, %35, %0 : i64
    %from_elements = tensor.from_elements %c2_i64, %36, %35, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %expanded_9(%from_elements) : (tensor<2x?x64xf32>, tensor<4xi64>) -> tensor<2x?x4x16xf32>
    %37 = arith.index_cast %36 : i64 to index
    %38 = tensor.empty(%37) : tensor<2x4x?x16xf32>
    %transposed_10 = linalg.transpose ins(%reshape : tensor<2x?x4x16xf32>) outs(%38 : tensor<2x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<64x64xf32>) outs(%19 : tensor<64x64xf32>) permutation = [1, 0] 
    %39 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%22 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %arg5 : tensor<?x64xf32>, tensor<64xf32>) outs(%21 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %87 = arith.addf %in, %in_31 : f32
      linalg.yield %87 : f32
    } -> tensor<?x64xf32>
    %expanded_12 = tensor.expand_shape %40 [[0, 1], [2]] output_shape [2, %25, 64] : tensor<?x64xf32> into tensor<2x?x64xf32>
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %reshape_13 = tensor.reshape %expanded_12(%from_elements) : (tensor<2x?x64xf32>, tensor<4xi64>) -> tensor<2x?x4x16xf32>
    %transposed_14 = linalg.transpose ins(%arg6 : tensor<64x64xf32>) outs(%19 : tensor<64x64xf32>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<?x64xf32>, tensor<64x64xf32>) outs(%22 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %arg7 : tensor<?x64xf32>, tensor<64xf32>) outs(%21 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %87 = arith.addf %in, %in_31 : f32
      linalg.yield %87 : f32
    } -> tensor<?x64xf32>
    %expanded_15 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [2, %25, 64] : tensor<?x64xf32> into tensor<2x?x64xf32>
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %reshape_16 = tensor.reshape %expanded_15(%from_elements) : (tensor<2x?x64xf32>, tensor<4xi64>) -> tensor<2x?x4x16xf32>
    %transposed_17 = linalg.transpose ins(%reshape_16 : tensor<2x?x4x16xf32>) outs(%38 : tensor<2x4x?x16xf32>) permutation = [0, 2, 1, 3] 
    %43 = tensor.empty(%37) : tensor<2x4x16x?xf32>
    %transposed_18 = linalg.transpose ins(%reshape_13 : tensor<2x?x4x16xf32>) outs(%43 : tensor<2x4x16x?xf32>) permutation = [0, 2, 3, 1] 
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %44 = tensor.empty(%dim) : tensor<2x4x?x16xf32>
    %45 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%44 : tensor<2x4x?x16xf32>) {
    ^bb0(%out: f32):
      %87 = linalg.index 0 : index
      %88 = linalg.index 1 : index
      %89 = linalg.index 2 : index
      %90 = linalg.index 3 : index
      %91 = arith.cmpi eq, %37, %c1 : index
      %92 = arith.select %91, %c0, %89 : index
      %extracted = tensor.extract %transposed_10[%87, %88, %92, %90] : tensor<2x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x?x16xf32>
    %collapsed_19 = tensor.collapse_shape %45 [[0, 1], [2], [3]] : tensor<2x4x?x16xf32> into tensor<8x?x16xf32>
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %46 = tensor.empty(%dim) : tensor<2x4x16x?xf32>
    %47 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%46 : tensor<2x4x16x?xf32>) {
    ^bb0(%out: f32):
      %87 = linalg.index 0 : index
      %88 = linalg.index 1 : index
      %89 = linalg.index 2 : index
      %90 = linalg.index 3 : index
      %91 = arith.cmpi eq, %37, %c1 : index
      %92 = arith.select %91, %c0, %90 : index
      %extracted = tensor.extract %transposed_18[%87, %88, %89, %92] : tensor<2x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x16x?xf32>
    %collapsed_20 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x4x16x?xf32> into tensor<8x16x?xf32>
    %48 = tensor.empty(%dim, %dim) : tensor<8x?x?xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
    %50 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<8x?x16xf32>, tensor<8x16x?xf32>) outs(%49 : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
    %51 = arith.muli %0, %c8_i64 : i64
    %52 = arith.select %27, %c8_i64, %51 : i64
    %53 = arith.muli %52, %0 : i64
    %54 = arith.select %27, %c8_i64, %53 : i64
    %55 = arith.select %27, %30, %29 : i64
    %56 = arith.cmpi sle, %55, %c1_i64 : i64
    cf.assert %56, "must have at most one inferred (negative) dimension"
    %57 = arith.muli %51, %0 : i64
    %58 = arith.divsi %57, %54 : i64
    %59 = arith.select %27, %58, %0 : i64
    %from_elements_21 = tensor.from_elements %c2_i64, %c4_i64, %59, %59 : tensor<4xi64>
    %reshape_22 = tensor.reshape %50(%from_elements_21) : (tensor<8x?x?xf32>, tensor<4xi64>) -> tensor<2x4x?x?xf32>
    %60 = arith.index_cast %59 : i64 to index
    %61 = tensor.empty(%60, %60) : tensor<2x4x?x?xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_22 : tensor<2x4x?x?xf32>) outs(%61 : tensor<2x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.mulf %in, %cst_4 : f32
      linalg.yield %87 : f32
    } -> tensor<2x4x?x?xf32>
    %63 = arith.cmpi eq, %60, %dim : index
    cf.assert %63, "mismatched size for broadcast"
    cf.assert %63, "mismatched size for broadcast"
    %64 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %18 : tensor<2x4x?x?xf32>, tensor<2x1x?x?xf32>) outs(%61 : tensor<2x4x?x?xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %87 = arith.addf %in, %in_31 : f32
      linalg.yield %87 : f32
    } -> tensor<2x4x?x?xf32>
    %65 = tensor.empty(%60) : tensor<2x4x?xi64>
    %66 = linalg.fill ins(%c0_i64 : i64) outs(%65 : tensor<2x4x?xi64>) -> tensor<2x4x?xi64>
    %67 = tensor.empty(%60) : tensor<2x4x?xf32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<2x4x?xf32>) -> tensor<2x4x?xf32>
    %69:2 = linalg.generic {indexing_maps = [#map2, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<2x4x?x?xf32>) outs(%68, %66 : tensor<2x4x?xf32>, tensor<2x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_31: i64):
      %87 = linalg.index 3 : index
      %88 = arith.index_cast %87 : index to i64
      %89 = arith.maximumf %in, %out : f32
      %90 = arith.cmpf ogt, %in, %out : f32
      %91 = arith.select %90, %88, %out_31 : i64
      linalg.yield %89, %91 : f32, i64
    } -> (tensor<2x4x?xf32>, tensor<2x4x?xi64>)
    %expanded_23 = tensor.expand_shape %69#0 [[0], [1], [2, 3]] output_shape [2, 4, %60, 1] : tensor<2x4x?xf32> into tensor<2x4x?x1xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %expanded_23 : tensor<2x4x?x?xf32>, tensor<2x4x?x1xf32>) outs(%61 : tensor<2x4x?x?xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %87 = arith.subf %in, %in_31 : f32
      linalg.yield %87 : f32
    } -> tensor<2x4x?x?xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x4x?x?xf32>) outs(%61 : tensor<2x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.exp %in : f32
      linalg.yield %87 : f32
    } -> tensor<2x4x?x?xf32>
    %72 = tensor.empty(%60) : tensor<2x4x?x1xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<2x4x?x1xf32>) -> tensor<2x4x?x1xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<2x4x?x?xf32>) outs(%73 : tensor<2x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.addf %in, %out : f32
      linalg.yield %87 : f32
    } -> tensor<2x4x?x1xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %74 : tensor<2x4x?x?xf32>, tensor<2x4x?x1xf32>) outs(%61 : tensor<2x4x?x?xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %87 = arith.divf %in, %in_31 : f32
      linalg.yield %87 : f32
    } -> tensor<2x4x?x?xf32>
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %76 = tensor.empty(%dim, %dim) : tensor<2x4x?x?xf32>
    %77 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%76 : tensor<2x4x?x?xf32>) {
    ^bb0(%out: f32):
      %87 = linalg.index 0 : index
      %88 = linalg.index 1 : index
      %89 = linalg.index 2 : index
      %90 = linalg.index 3 : index
      %91 = arith.cmpi eq, %60, %c1 : index
      %92 = arith.select %91, %c0, %89 : index
      %93 = arith.select %91, %c0, %90 : index
      %extracted = tensor.extract %75[%87, %88, %92, %93] : tensor<2x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x?x?xf32>
    cf.assert %56, "must have at most one inferred (negative) dimension"
    %from_elements_24 = tensor.from_elements %c8_i64, %59, %59 : tensor<3xi64>
    %reshape_25 = tensor.reshape %77(%from_elements_24) : (tensor<2x4x?x?xf32>, tensor<3xi64>) -> tensor<8x?x?xf32>
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %78 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%44 : tensor<2x4x?x16xf32>) {
    ^bb0(%out: f32):
      %87 = linalg.index 0 : index
      %88 = linalg.index 1 : index
      %89 = linalg.index 2 : index
      %90 = linalg.index 3 : index
      %91 = arith.cmpi eq, %37, %c1 : index
      %92 = arith.select %91, %c0, %89 : index
      %extracted = tensor.extract %transposed_17[%87, %88, %92, %90] : tensor<2x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x?x16xf32>
    %collapsed_26 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<2x4x?x16xf32> into tensor<8x?x16xf32>
    %79 = arith.cmpi eq, %59, %0 : i64
    cf.assert %79, "mismatching contracting dimension"
    %80 = tensor.empty(%60) : tensor<8x?x16xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<8x?x16xf32>) -> tensor<8x?x16xf32>
    %82 = linalg.batch_matmul ins(%reshape_25, %collapsed_26 : tensor<8x?x?xf32>, tensor<8x?x16xf32>) outs(%81 : tensor<8x?x16xf32>) -> tensor<8x?x16xf32>
    %expanded_27 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [2, 4, %60, 16] : tensor<8x?x16xf32> into tensor<2x4x?x16xf32>
    %83 = tensor.empty(%60) : tensor<2x?x4x16xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x4x?x16xf32>) outs(%83 : tensor<2x?x4x16xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %84 = arith.muli %59, %c128_i64 : i64
    %85 = arith.divsi %84, %28 : i64
    %86 = arith.select %27, %85, %0 : i64
    %from_elements_29 = tensor.from_elements %c2_i64, %86, %85 : tensor<3xi64>
    %reshape_30 = tensor.reshape %transposed_28(%from_elements_29) : (tensor<2x?x4x16xf32>, tensor<3xi64>) -> tensor<2x?x64xf32>
    return %reshape_30 : tensor<2x?x64xf32>
  }
}
