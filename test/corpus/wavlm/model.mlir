#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d2)>
#map16 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x31x24xf32>, %arg1: tensor<1x3x1x1xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<8x8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<10x3xf32>) -> tensor<2x31x24xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %c10 = arith.constant 10 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.35355339059327379 : f64
    %cst_3 = arith.constant 2.3025850929940459 : f64
    %cst_4 = arith.constant 2.000000e+00 : f32
    %cst_5 = arith.constant 3.000000e+00 : f32
    %cst_6 = arith.constant dense<4> : tensor<31x31xi64>
    %0 = tensor.empty() : tensor<31xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %81 = linalg.index 0 : index
      %82 = arith.index_cast %81 : index to i64
      linalg.yield %82 : i64
    } -> tensor<31xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [31, 1] : tensor<31xi64> into tensor<31x1xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 31] : tensor<31xi64> into tensor<1x31xi64>
    %2 = tensor.empty() : tensor<31x31xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded : tensor<1x31xi64>, tensor<31x1xi64>) outs(%2 : tensor<31x31xi64>) {
    ^bb0(%in: i64, %in_40: i64, %out: i64):
      %81 = arith.subi %in, %in_40 : i64
      linalg.yield %81 : i64
    } -> tensor<31x31xi64>
    %4 = tensor.empty() : tensor<31x31xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<31x31xi64>) outs(%4 : tensor<31x31xi1>) {
    ^bb0(%in: i64, %out: i1):
      %81 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %81 : i1
    } -> tensor<31x31xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<31x31xi1>) outs(%2 : tensor<31x31xi64>) {
    ^bb0(%in: i1, %out: i64):
      %81 = arith.extui %in : i1 to i64
      linalg.yield %81 : i64
    } -> tensor<31x31xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<31x31xi64>) outs(%2 : tensor<31x31xi64>) {
    ^bb0(%in: i64, %out: i64):
      %81 = arith.muli %in, %c5_i64 : i64
      linalg.yield %81 : i64
    } -> tensor<31x31xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<31x31xi64>) outs(%2 : tensor<31x31xi64>) {
    ^bb0(%in: i64, %out: i64):
      %81 = math.absi %in : i64
      linalg.yield %81 : i64
    } -> tensor<31x31xi64>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<31x31xi64>) outs(%4 : tensor<31x31xi1>) {
    ^bb0(%in: i64, %out: i1):
      %81 = arith.cmpi slt, %in, %c2_i64 : i64
      linalg.yield %81 : i1
    } -> tensor<31x31xi1>
    %10 = tensor.empty() : tensor<31x31xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<31x31xi64>) outs(%10 : tensor<31x31xf32>) {
    ^bb0(%in: i64, %out: f32):
      %81 = arith.sitofp %in : i64 to f32
      linalg.yield %81 : f32
    } -> tensor<31x31xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<31x31xf32>) outs(%10 : tensor<31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.divf %in, %cst_4 : f32
      linalg.yield %81 : f32
    } -> tensor<31x31xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<31x31xf32>) outs(%10 : tensor<31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = math.log %in : f32
      linalg.yield %81 : f32
    } -> tensor<31x31xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<31x31xf32>) outs(%10 : tensor<31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.truncf %cst_3 : f64 to f32
      %82 = arith.divf %in, %81 : f32
      linalg.yield %82 : f32
    } -> tensor<31x31xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<31x31xf32>) outs(%10 : tensor<31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.mulf %in, %cst_5 : f32
      linalg.yield %81 : f32
    } -> tensor<31x31xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<31x31xf32>) outs(%10 : tensor<31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.addf %in, %cst_4 : f32
      linalg.yield %81 : f32
    } -> tensor<31x31xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<31x31xf32>) outs(%2 : tensor<31x31xi64>) {
    ^bb0(%in: f32, %out: i64):
      %81 = arith.fptosi %in : f32 to i64
      linalg.yield %81 : i64
    } -> tensor<31x31xi64>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %cst_6 : tensor<31x31xi64>, tensor<31x31xi64>) outs(%2 : tensor<31x31xi64>) {
    ^bb0(%in: i64, %in_40: i64, %out: i64):
      %81 = arith.minsi %in, %in_40 : i64
      linalg.yield %81 : i64
    } -> tensor<31x31xi64>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9, %8, %18 : tensor<31x31xi1>, tensor<31x31xi64>, tensor<31x31xi64>) outs(%2 : tensor<31x31xi64>) {
    ^bb0(%in: i1, %in_40: i64, %in_41: i64, %out: i64):
      %81 = arith.select %in, %in_40, %in_41 : i64
      linalg.yield %81 : i64
    } -> tensor<31x31xi64>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %19 : tensor<31x31xi64>, tensor<31x31xi64>) outs(%2 : tensor<31x31xi64>) {
    ^bb0(%in: i64, %in_40: i64, %out: i64):
      %81 = arith.addi %in, %in_40 : i64
      linalg.yield %81 : i64
    } -> tensor<31x31xi64>
    %21 = tensor.empty() : tensor<31x31x3xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<31x31xi64>) outs(%21 : tensor<31x31x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %81 = arith.index_cast %in : i64 to index
      %82 = linalg.index 2 : index
      %83 = arith.cmpi slt, %81, %c10 : index
      cf.assert %83, "index must be smaller than dim size"
      %84 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %84, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg12[%81, %82] : tensor<10x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<31x31x3xf32>
    %23 = tensor.empty() : tensor<3x31x31xf32>
    %transposed = linalg.transpose ins(%22 : tensor<31x31x3xf32>) outs(%23 : tensor<3x31x31xf32>) permutation = [2, 0, 1] 
    %24 = tensor.empty() : tensor<2x3x31x31xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<3x31x31xf32>) outs(%24 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x31x31xf32>
    %collapsed = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<2x3x31x31xf32> into tensor<6x31x31xf32>
    %expanded_8 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 31, 3, 8] : tensor<2x31x24xf32> into tensor<2x31x3x8xf32>
    %26 = tensor.empty() : tensor<2x3x31x8xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x31x3x8xf32>) outs(%26 : tensor<2x3x31x8xf32>) permutation = [0, 2, 1, 3] 
    %27 = tensor.empty() : tensor<8x8xf32>
    %transposed_10 = linalg.transpose ins(%arg10 : tensor<8x8xf32>) outs(%27 : tensor<8x8xf32>) permutation = [1, 0] 
    %collapsed_11 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x31x8xf32> into tensor<6x31x8xf32>
    %28 = tensor.empty() : tensor<2x3x8x8xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<8x8xf32>) outs(%28 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x8xf32>
    %collapsed_12 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<2x3x8x8xf32> into tensor<6x8x8xf32>
    %30 = tensor.empty() : tensor<6x31x8xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %32 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<6x31x8xf32>, tensor<6x8x8xf32>) outs(%31 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %expanded_13 = tensor.expand_shape %32 [[0, 1], [2], [3]] output_shape [2, 3, 31, 8] : tensor<6x31x8xf32> into tensor<2x3x31x8xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %arg11 : tensor<2x3x31x8xf32>, tensor<8xf32>) outs(%26 : tensor<2x3x31x8xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.addf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<2x3x31x8xf32>
    %expanded_14 = tensor.expand_shape %33 [[0], [1], [2], [3, 4]] output_shape [2, 3, 31, 2, 4] : tensor<2x3x31x8xf32> into tensor<2x3x31x2x4xf32>
    %34 = tensor.empty() : tensor<2x3x31x2xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<2x3x31x2xf32>) -> tensor<2x3x31x2xf32>
    %36 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14 : tensor<2x3x31x2x4xf32>) outs(%35 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.addf %in, %out : f32
      linalg.yield %81 : f32
    } -> tensor<2x3x31x2xf32>
    %37 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x3x31x2xf32>) outs(%34 : tensor<2x3x31x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.negf %in : f32
      %82 = math.exp %81 : f32
      %83 = arith.addf %82, %cst_0 : f32
      %84 = arith.divf %cst_0, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<2x3x31x2xf32>
    %extracted_slice = tensor.extract_slice %37[0, 0, 0, 0] [2, 3, 31, 1] [1, 1, 1, 1] : tensor<2x3x31x2xf32> to tensor<2x3x31x1xf32>
    %extracted_slice_15 = tensor.extract_slice %37[0, 0, 0, 1] [2, 3, 31, 1] [1, 1, 1, 1] : tensor<2x3x31x2xf32> to tensor<2x3x31x1xf32>
    %38 = tensor.empty() : tensor<2x3x31x1xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %arg1 : tensor<2x3x31x1xf32>, tensor<1x3x1x1xf32>) outs(%38 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.mulf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<2x3x31x1xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x3x31x1xf32>) outs(%38 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.subf %in, %cst_0 : f32
      linalg.yield %81 : f32
    } -> tensor<2x3x31x1xf32>
    %41 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %40 : tensor<2x3x31x1xf32>, tensor<2x3x31x1xf32>) outs(%38 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.mulf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<2x3x31x1xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x3x31x1xf32>) outs(%38 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.addf %in, %cst_4 : f32
      linalg.yield %81 : f32
    } -> tensor<2x3x31x1xf32>
    %collapsed_16 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<2x3x31x1xf32> into tensor<6x31x1xf32>
    %43 = tensor.empty() : tensor<6x31x31xf32>
    %44 = linalg.generic {indexing_maps = [#map13, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_16, %collapsed : tensor<6x31x1xf32>, tensor<6x31x31xf32>) outs(%43 : tensor<6x31x31xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.mulf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<6x31x31xf32>
    %45 = tensor.empty() : tensor<31x2x24xf32>
    %transposed_17 = linalg.transpose ins(%arg0 : tensor<2x31x24xf32>) outs(%45 : tensor<31x2x24xf32>) permutation = [1, 0, 2] 
    %concat = tensor.concat dim(0) %arg7, %arg3, %arg5 : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<72xf32>
    %extracted_slice_18 = tensor.extract_slice %concat[0] [24] [1] : tensor<72xf32> to tensor<24xf32>
    %extracted_slice_19 = tensor.extract_slice %concat[24] [24] [1] : tensor<72xf32> to tensor<24xf32>
    %extracted_slice_20 = tensor.extract_slice %concat[48] [24] [1] : tensor<72xf32> to tensor<24xf32>
    %46 = tensor.empty() : tensor<24x24xf32>
    %transposed_21 = linalg.transpose ins(%arg6 : tensor<24x24xf32>) outs(%46 : tensor<24x24xf32>) permutation = [1, 0] 
    %47 = tensor.empty() : tensor<31x24x24xf32>
    %48 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<24x24xf32>) outs(%47 : tensor<31x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<31x24x24xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%45 : tensor<31x2x24xf32>) -> tensor<31x2x24xf32>
    %50 = linalg.batch_matmul ins(%transposed_17, %48 : tensor<31x2x24xf32>, tensor<31x24x24xf32>) outs(%49 : tensor<31x2x24xf32>) -> tensor<31x2x24xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %extracted_slice_18 : tensor<31x2x24xf32>, tensor<24xf32>) outs(%45 : tensor<31x2x24xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.addf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<31x2x24xf32>
    %transposed_22 = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%46 : tensor<24x24xf32>) permutation = [1, 0] 
    %52 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_22 : tensor<24x24xf32>) outs(%47 : tensor<31x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<31x24x24xf32>
    %53 = linalg.batch_matmul ins(%transposed_17, %52 : tensor<31x2x24xf32>, tensor<31x24x24xf32>) outs(%49 : tensor<31x2x24xf32>) -> tensor<31x2x24xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %extracted_slice_19 : tensor<31x2x24xf32>, tensor<24xf32>) outs(%45 : tensor<31x2x24xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.addf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<31x2x24xf32>
    %transposed_23 = linalg.transpose ins(%arg4 : tensor<24x24xf32>) outs(%46 : tensor<24x24xf32>) permutation = [1, 0] 
    %55 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_23 : tensor<24x24xf32>) outs(%47 : tensor<31x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<31x24x24xf32>
    %56 = linalg.batch_matmul ins(%transposed_17, %55 : tensor<31x2x24xf32>, tensor<31x24x24xf32>) outs(%49 : tensor<31x2x24xf32>) -> tensor<31x2x24xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %extracted_slice_20 : tensor<31x2x24xf32>, tensor<24xf32>) outs(%45 : tensor<31x2x24xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.addf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<31x2x24xf32>
    %collapsed_24 = tensor.collapse_shape %51 [[0], [1, 2]] : tensor<31x2x24xf32> into tensor<31x48xf32>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0], [1, 2]] output_shape [31, 6, 8] : tensor<31x48xf32> into tensor<31x6x8xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<31x6x8xf32>) outs(%30 : tensor<6x31x8xf32>) permutation = [1, 0, 2] 
    %collapsed_27 = tensor.collapse_shape %54 [[0], [1, 2]] : tensor<31x2x24xf32> into tensor<31x48xf32>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0], [1, 2]] output_shape [31, 6, 8] : tensor<31x48xf32> into tensor<31x6x8xf32>
    %collapsed_29 = tensor.collapse_shape %57 [[0], [1, 2]] : tensor<31x2x24xf32> into tensor<31x48xf32>
    %expanded_30 = tensor.expand_shape %collapsed_29 [[0], [1, 2]] output_shape [31, 6, 8] : tensor<31x48xf32> into tensor<31x6x8xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<31x6x8xf32>) outs(%30 : tensor<6x31x8xf32>) permutation = [1, 0, 2] 
    %58 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<6x31x8xf32>) outs(%30 : tensor<6x31x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.truncf %cst_2 : f64 to f32
      %82 = arith.mulf %in, %81 : f32
      linalg.yield %82 : f32
    } -> tensor<6x31x8xf32>
    %59 = tensor.empty() : tensor<6x8x31xf32>
    %transposed_32 = linalg.transpose ins(%expanded_28 : tensor<31x6x8xf32>) outs(%59 : tensor<6x8x31xf32>) permutation = [1, 2, 0] 
    %60 = linalg.fill ins(%cst : f32) outs(%43 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %61 = linalg.batch_matmul ins(%58, %transposed_32 : tensor<6x31x8xf32>, tensor<6x8x31xf32>) outs(%60 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %61 : tensor<6x31x31xf32>, tensor<6x31x31xf32>) outs(%43 : tensor<6x31x31xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.addf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<6x31x31xf32>
    %63 = tensor.empty() : tensor<6x31xi64>
    %64 = linalg.fill ins(%c0_i64 : i64) outs(%63 : tensor<6x31xi64>) -> tensor<6x31xi64>
    %65 = tensor.empty() : tensor<6x31xf32>
    %66 = linalg.fill ins(%cst_1 : f32) outs(%65 : tensor<6x31xf32>) -> tensor<6x31xf32>
    %67:2 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<6x31x31xf32>) outs(%66, %64 : tensor<6x31xf32>, tensor<6x31xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %81 = linalg.index 2 : index
      %82 = arith.index_cast %81 : index to i64
      %83 = arith.maximumf %in, %out : f32
      %84 = arith.cmpf ogt, %in, %out : f32
      %85 = arith.select %84, %82, %out_40 : i64
      linalg.yield %83, %85 : f32, i64
    } -> (tensor<6x31xf32>, tensor<6x31xi64>)
    %expanded_33 = tensor.expand_shape %67#0 [[0], [1, 2]] output_shape [6, 31, 1] : tensor<6x31xf32> into tensor<6x31x1xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %expanded_33 : tensor<6x31x31xf32>, tensor<6x31x1xf32>) outs(%43 : tensor<6x31x31xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.subf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<6x31x31xf32>
    %69 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<6x31x31xf32>) outs(%43 : tensor<6x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = math.exp %in : f32
      linalg.yield %81 : f32
    } -> tensor<6x31x31xf32>
    %70 = tensor.empty() : tensor<6x31x1xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<6x31x1xf32>) -> tensor<6x31x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<6x31x31xf32>) outs(%71 : tensor<6x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %81 = arith.addf %in, %out : f32
      linalg.yield %81 : f32
    } -> tensor<6x31x1xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %72 : tensor<6x31x31xf32>, tensor<6x31x1xf32>) outs(%43 : tensor<6x31x31xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.divf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<6x31x31xf32>
    %74 = linalg.batch_matmul ins(%73, %transposed_31 : tensor<6x31x31xf32>, tensor<6x31x8xf32>) outs(%31 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %75 = tensor.empty() : tensor<31x6x8xf32>
    %transposed_34 = linalg.transpose ins(%74 : tensor<6x31x8xf32>) outs(%75 : tensor<31x6x8xf32>) permutation = [1, 0, 2] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0, 1, 2]] : tensor<31x6x8xf32> into tensor<1488xf32>
    %expanded_36 = tensor.expand_shape %collapsed_35 [[0, 1]] output_shape [62, 24] : tensor<1488xf32> into tensor<62x24xf32>
    %transposed_37 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%46 : tensor<24x24xf32>) permutation = [1, 0] 
    %76 = tensor.empty() : tensor<62x24xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %78 = linalg.matmul ins(%expanded_36, %transposed_37 : tensor<62x24xf32>, tensor<24x24xf32>) outs(%77 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map16, #map3], iterator_types = ["parallel", "parallel"]} ins(%78, %arg9 : tensor<62x24xf32>, tensor<24xf32>) outs(%76 : tensor<62x24xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %81 = arith.addf %in, %in_40 : f32
      linalg.yield %81 : f32
    } -> tensor<62x24xf32>
    %expanded_38 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [31, 2, 24] : tensor<62x24xf32> into tensor<31x2x24xf32>
    %80 = tensor.empty() : tensor<2x31x24xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<31x2x24xf32>) outs(%80 : tensor<2x31x24xf32>) permutation = [1, 0, 2] 
    return %transposed_39 : tensor<2x31x24xf32>
  }
}
