#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x23x24xf32>, %arg1: tensor<2x23xi64>, %arg2: tensor<14x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<72x24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>) -> tensor<2x23x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c14 = arith.constant 14 : index
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<2.400000e+01> : tensor<f32>
    %c13_i64 = arith.constant 13 : i64
    %cst_3 = arith.constant dense<7> : tensor<i64>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [2, 1, 1, 23] : tensor<2x23xi64> into tensor<2x1x1x23xi64>
    %expanded_4 = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [2, 1, 23, 1] : tensor<2x23xi64> into tensor<2x1x23x1xi64>
    %0 = tensor.empty() : tensor<2x1x23x23xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<2x1x1x23xi64>, tensor<2x1x23x1xi64>) outs(%0 : tensor<2x1x23x23xi64>) {
    ^bb0(%in: i64, %in_42: i64, %out: i64):
      %74 = arith.muli %in, %in_42 : i64
      linalg.yield %74 : i64
    } -> tensor<2x1x23x23xi64>
    %2 = tensor.empty() : tensor<23xi64>
    %3 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%2 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %74 = linalg.index 0 : index
      %75 = arith.index_cast %74 : index to i64
      linalg.yield %75 : i64
    } -> tensor<23xi64>
    %expanded_5 = tensor.expand_shape %3 [[0, 1]] output_shape [23, 1] : tensor<23xi64> into tensor<23x1xi64>
    %4 = tensor.empty() : tensor<23x23xi64>
    %5 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<23xi64>) outs(%4 : tensor<23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<23x23xi64>
    %6 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %5 : tensor<23x1xi64>, tensor<23x23xi64>) outs(%4 : tensor<23x23xi64>) {
    ^bb0(%in: i64, %in_42: i64, %out: i64):
      %74 = arith.subi %in, %in_42 : i64
      linalg.yield %74 : i64
    } -> tensor<23x23xi64>
    %7 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<72x24xf32>) outs(%7 : tensor<24x72xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x23x24xf32> into tensor<46x24xf32>
    %8 = tensor.empty() : tensor<46x72xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<46x72xf32>) -> tensor<46x72xf32>
    %10 = linalg.matmul ins(%collapsed, %transposed : tensor<46x24xf32>, tensor<24x72xf32>) outs(%9 : tensor<46x72xf32>) -> tensor<46x72xf32>
    %expanded_6 = tensor.expand_shape %10 [[0, 1], [2, 3]] output_shape [2, 23, 3, 24] : tensor<46x72xf32> into tensor<2x23x3x24xf32>
    %11 = tensor.empty() : tensor<2x3x23x24xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x23x3x24xf32>) outs(%11 : tensor<2x3x23x24xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_7[0, 0, 0, 0] [2, 3, 23, 8] [1, 1, 1, 1] : tensor<2x3x23x24xf32> to tensor<2x3x23x8xf32>
    %extracted_slice_8 = tensor.extract_slice %transposed_7[0, 0, 0, 8] [2, 3, 23, 8] [1, 1, 1, 1] : tensor<2x3x23x24xf32> to tensor<2x3x23x8xf32>
    %extracted_slice_9 = tensor.extract_slice %transposed_7[0, 0, 0, 16] [2, 3, 23, 8] [1, 1, 1, 1] : tensor<2x3x23x24xf32> to tensor<2x3x23x8xf32>
    %expanded_10 = tensor.expand_shape %arg3 [[0, 1, 2, 3]] output_shape [1, 1, 3, 8] : tensor<24xf32> into tensor<1x1x3x8xf32>
    %12 = tensor.empty() : tensor<1x3x1x8xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<1x1x3x8xf32>) outs(%12 : tensor<1x3x1x8xf32>) permutation = [0, 2, 1, 3] 
    %13 = tensor.empty() : tensor<2x3x23x8xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %transposed_11 : tensor<2x3x23x8xf32>, tensor<1x3x1x8xf32>) outs(%13 : tensor<2x3x23x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.addf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x8xf32>
    %expanded_12 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 1, 3, 8] : tensor<24xf32> into tensor<1x1x3x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<1x1x3x8xf32>) outs(%12 : tensor<1x3x1x8xf32>) permutation = [0, 2, 1, 3] 
    %15 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %transposed_13 : tensor<2x3x23x8xf32>, tensor<1x3x1x8xf32>) outs(%13 : tensor<2x3x23x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.addf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x8xf32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%cst_2 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.sqrt %in : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x3x23x8xf32>, tensor<f32>) outs(%13 : tensor<2x3x23x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.divf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x8xf32>
    %19 = tensor.empty() : tensor<2x3x8x23xf32>
    %transposed_14 = linalg.transpose ins(%extracted_slice_8 : tensor<2x3x23x8xf32>) outs(%19 : tensor<2x3x8x23xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_15 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x23x8xf32> into tensor<6x23x8xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x8x23xf32> into tensor<6x8x23xf32>
    %20 = tensor.empty() : tensor<6x23x23xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x23x23xf32>) -> tensor<6x23x23xf32>
    %22 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x23x8xf32>, tensor<6x8x23xf32>) outs(%21 : tensor<6x23x23xf32>) -> tensor<6x23x23xf32>
    %expanded_17 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [2, 3, 23, 23] : tensor<6x23x23xf32> into tensor<2x3x23x23xf32>
    %expanded_18 = tensor.expand_shape %6 [[0, 1, 2], [3]] output_shape [1, 1, 23, 23] : tensor<23x23xi64> into tensor<1x1x23x23xi64>
    %23 = tensor.empty() : tensor<24x24xf32>
    %transposed_19 = linalg.transpose ins(%arg6 : tensor<24x24xf32>) outs(%23 : tensor<24x24xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<14x24xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %26 = linalg.matmul ins(%arg2, %transposed_19 : tensor<14x24xf32>, tensor<24x24xf32>) outs(%25 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %expanded_20 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [1, 14, 3, 8] : tensor<14x24xf32> into tensor<1x14x3x8xf32>
    %27 = tensor.empty() : tensor<1x3x8x14xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<1x14x3x8xf32>) outs(%27 : tensor<1x3x8x14xf32>) permutation = [0, 2, 3, 1] 
    %28 = tensor.empty() : tensor<2x3x8x14xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<1x3x8x14xf32> into tensor<3x8x14xf32>
    %29 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_22 : tensor<3x8x14xf32>) outs(%28 : tensor<2x3x8x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x14xf32>
    %collapsed_23 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<2x3x8x14xf32> into tensor<6x8x14xf32>
    %30 = tensor.empty() : tensor<6x23x14xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<6x23x14xf32>) -> tensor<6x23x14xf32>
    %32 = linalg.batch_matmul ins(%collapsed_15, %collapsed_23 : tensor<6x23x8xf32>, tensor<6x8x14xf32>) outs(%31 : tensor<6x23x14xf32>) -> tensor<6x23x14xf32>
    %expanded_24 = tensor.expand_shape %32 [[0, 1], [2], [3]] output_shape [2, 3, 23, 14] : tensor<6x23x14xf32> into tensor<2x3x23x14xf32>
    %33 = tensor.empty() : tensor<1x1x23x23xi64>
    %34 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18, %cst_3 : tensor<1x1x23x23xi64>, tensor<i64>) outs(%33 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %in_42: i64, %out: i64):
      %74 = arith.addi %in, %in_42 : i64
      linalg.yield %74 : i64
    } -> tensor<1x1x23x23xi64>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<1x1x23x23xi64>) outs(%33 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      %74 = arith.maxsi %in, %c0_i64 : i64
      %75 = arith.minsi %74, %c13_i64 : i64
      linalg.yield %75 : i64
    } -> tensor<1x1x23x23xi64>
    %36 = tensor.empty() : tensor<2x3x23x23xi64>
    %collapsed_25 = tensor.collapse_shape %35 [[0, 1, 2], [3]] : tensor<1x1x23x23xi64> into tensor<23x23xi64>
    %37 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25 : tensor<23x23xi64>) outs(%36 : tensor<2x3x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x23x23xi64>
    %38 = tensor.empty() : tensor<2x3x23x23xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<2x3x23x23xf32>) -> tensor<2x3x23x23xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x3x23x23xi64>) outs(%39 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: i64, %out: f32):
      %74 = linalg.index 0 : index
      %75 = linalg.index 1 : index
      %76 = linalg.index 2 : index
      %77 = arith.index_cast %in : i64 to index
      %78 = arith.cmpi slt, %77, %c14 : index
      cf.assert %78, "index must be smaller than dim size"
      %79 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %79, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_24[%74, %75, %76, %77] : tensor<2x3x23x14xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x23x23xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x3x23x23xf32>) outs(%38 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %transposed_26 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%23 : tensor<24x24xf32>) permutation = [1, 0] 
    %42 = linalg.matmul ins(%arg2, %transposed_26 : tensor<14x24xf32>, tensor<24x24xf32>) outs(%25 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%42, %arg8 : tensor<14x24xf32>, tensor<24xf32>) outs(%24 : tensor<14x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.addf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<14x24xf32>
    %expanded_27 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [1, 14, 3, 8] : tensor<14x24xf32> into tensor<1x14x3x8xf32>
    %44 = tensor.empty() : tensor<1x3x14x8xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<1x14x3x8xf32>) outs(%44 : tensor<1x3x14x8xf32>) permutation = [0, 2, 1, 3] 
    %45 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_28, %17 : tensor<1x3x14x8xf32>, tensor<f32>) outs(%44 : tensor<1x3x14x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.divf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<1x3x14x8xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<1x1x23x23xi64>) outs(%33 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      %74 = arith.sitofp %in : i64 to f32
      %75 = arith.negf %74 : f32
      %76 = arith.fptosi %75 : f32 to i64
      linalg.yield %76 : i64
    } -> tensor<1x1x23x23xi64>
    %47 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %cst_3 : tensor<1x1x23x23xi64>, tensor<i64>) outs(%33 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %in_42: i64, %out: i64):
      %74 = arith.addi %in, %in_42 : i64
      linalg.yield %74 : i64
    } -> tensor<1x1x23x23xi64>
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<1x1x23x23xi64>) outs(%33 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      %74 = arith.maxsi %in, %c0_i64 : i64
      %75 = arith.minsi %74, %c13_i64 : i64
      linalg.yield %75 : i64
    } -> tensor<1x1x23x23xi64>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2], [3]] : tensor<2x3x23x8xf32> into tensor<6x23x8xf32>
    %transposed_30 = linalg.transpose ins(%45 : tensor<1x3x14x8xf32>) outs(%27 : tensor<1x3x8x14xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<1x3x8x14xf32> into tensor<3x8x14xf32>
    %49 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_31 : tensor<3x8x14xf32>) outs(%28 : tensor<2x3x8x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x14xf32>
    %collapsed_32 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<2x3x8x14xf32> into tensor<6x8x14xf32>
    %50 = linalg.batch_matmul ins(%collapsed_29, %collapsed_32 : tensor<6x23x8xf32>, tensor<6x8x14xf32>) outs(%31 : tensor<6x23x14xf32>) -> tensor<6x23x14xf32>
    %expanded_33 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [2, 3, 23, 14] : tensor<6x23x14xf32> into tensor<2x3x23x14xf32>
    %collapsed_34 = tensor.collapse_shape %48 [[0, 1, 2], [3]] : tensor<1x1x23x23xi64> into tensor<23x23xi64>
    %51 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<23x23xi64>) outs(%36 : tensor<2x3x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x23x23xi64>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x3x23x23xi64>) outs(%39 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: i64, %out: f32):
      %74 = linalg.index 0 : index
      %75 = linalg.index 1 : index
      %76 = linalg.index 2 : index
      %77 = arith.index_cast %in : i64 to index
      %78 = arith.cmpi slt, %77, %c14 : index
      cf.assert %78, "index must be smaller than dim size"
      %79 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %79, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_33[%74, %75, %76, %77] : tensor<2x3x23x14xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x23x23xf32>
    %transposed_35 = linalg.transpose ins(%52 : tensor<2x3x23x23xf32>) outs(%38 : tensor<2x3x23x23xf32>) permutation = [0, 1, 3, 2] 
    %53 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %transposed_35 : tensor<2x3x23x23xf32>, tensor<2x3x23x23xf32>) outs(%38 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.addf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17, %53 : tensor<2x3x23x23xf32>, tensor<2x3x23x23xf32>) outs(%38 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.addf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %55 = tensor.empty() : tensor<2x1x23x23xi1>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x1x23x23xi64>) outs(%55 : tensor<2x1x23x23xi1>) {
    ^bb0(%in: i64, %out: i1):
      %74 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %74 : i1
    } -> tensor<2x1x23x23xi1>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x1x23x23xi1>) outs(%55 : tensor<2x1x23x23xi1>) {
    ^bb0(%in: i1, %out: i1):
      %74 = arith.xori %in, %true : i1
      linalg.yield %74 : i1
    } -> tensor<2x1x23x23xi1>
    %58 = linalg.generic {indexing_maps = [#map12, #map9, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %cst_1, %54 : tensor<2x1x23x23xi1>, tensor<f32>, tensor<2x3x23x23xf32>) outs(%38 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: i1, %in_42: f32, %in_43: f32, %out: f32):
      %74 = arith.select %in, %in_42, %in_43 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %59 = tensor.empty() : tensor<2x3x23xi64>
    %60 = linalg.fill ins(%c0_i64 : i64) outs(%59 : tensor<2x3x23xi64>) -> tensor<2x3x23xi64>
    %61 = tensor.empty() : tensor<2x3x23xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<2x3x23xf32>) -> tensor<2x3x23xf32>
    %63:2 = linalg.generic {indexing_maps = [#map2, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<2x3x23x23xf32>) outs(%62, %60 : tensor<2x3x23xf32>, tensor<2x3x23xi64>) {
    ^bb0(%in: f32, %out: f32, %out_42: i64):
      %74 = linalg.index 3 : index
      %75 = arith.index_cast %74 : index to i64
      %76 = arith.maximumf %in, %out : f32
      %77 = arith.cmpf ogt, %in, %out : f32
      %78 = arith.select %77, %75, %out_42 : i64
      linalg.yield %76, %78 : f32, i64
    } -> (tensor<2x3x23xf32>, tensor<2x3x23xi64>)
    %expanded_36 = tensor.expand_shape %63#0 [[0], [1], [2, 3]] output_shape [2, 3, 23, 1] : tensor<2x3x23xf32> into tensor<2x3x23x1xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %expanded_36 : tensor<2x3x23x23xf32>, tensor<2x3x23x1xf32>) outs(%38 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.subf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x3x23x23xf32>) outs(%38 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %66 = tensor.empty() : tensor<2x3x23x1xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<2x3x23x1xf32>) -> tensor<2x3x23x1xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x3x23x23xf32>) outs(%67 : tensor<2x3x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %out : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x1xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %68 : tensor<2x3x23x23xf32>, tensor<2x3x23x1xf32>) outs(%38 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %74 = arith.divf %in, %in_42 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %collapsed_37 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x3x23x23xf32> into tensor<6x23x23xf32>
    %collapsed_38 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x3x23x8xf32> into tensor<6x23x8xf32>
    %70 = tensor.empty() : tensor<6x23x8xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<6x23x8xf32>) -> tensor<6x23x8xf32>
    %72 = linalg.batch_matmul ins(%collapsed_37, %collapsed_38 : tensor<6x23x23xf32>, tensor<6x23x8xf32>) outs(%71 : tensor<6x23x8xf32>) -> tensor<6x23x8xf32>
    %expanded_39 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 3, 23, 8] : tensor<6x23x8xf32> into tensor<2x3x23x8xf32>
    %73 = tensor.empty() : tensor<2x23x3x8xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x3x23x8xf32>) outs(%73 : tensor<2x23x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0], [1], [2, 3]] : tensor<2x23x3x8xf32> into tensor<2x23x24xf32>
    return %collapsed_41 : tensor<2x23x24xf32>
  }
}
