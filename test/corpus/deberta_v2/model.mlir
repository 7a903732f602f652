#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x23x24xf32>, %arg1: tensor<2x23xi64>, %arg2: tensor<14x24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>) -> tensor<2x23x24xf32> {
    %c13_i64 = arith.constant 13 : i64
    %c7_i64 = arith.constant 7 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c14 = arith.constant 14 : index
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<2.400000e+01> : tensor<f32>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [2, 1, 1, 23] : tensor<2x23xi64> into tensor<2x1x1x23xi64>
    %expanded_3 = tensor.expand_shape %arg1 [[0], [1, 2, 3]] output_shape [2, 1, 23, 1] : tensor<2x23xi64> into tensor<2x1x23x1xi64>
    %0 = tensor.empty() : tensor<2x1x23x23xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<2x1x1x23xi64>, tensor<2x1x23x1xi64>) outs(%0 : tensor<2x1x23x23xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %74 = arith.muli %in, %in_38 : i64
      linalg.yield %74 : i64
    } -> tensor<2x1x23x23xi64>
    %2 = tensor.empty() : tensor<23xi64>
    %3 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%2 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %74 = linalg.index 0 : index
      %75 = arith.index_cast %74 : index to i64
      linalg.yield %75 : i64
    } -> tensor<23xi64>
    %expanded_4 = tensor.expand_shape %3 [[0, 1]] output_shape [23, 1] : tensor<23xi64> into tensor<23x1xi64>
    %expanded_5 = tensor.expand_shape %3 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %4 = tensor.empty() : tensor<23x23xi64>
    %5 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_5 : tensor<23x1xi64>, tensor<1x23xi64>) outs(%4 : tensor<23x23xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %74 = arith.subi %in, %in_38 : i64
      linalg.yield %74 : i64
    } -> tensor<23x23xi64>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x23x24xf32> into tensor<46x24xf32>
    %6 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%6 : tensor<24x24xf32>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<46x24xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %9 = linalg.matmul ins(%collapsed, %transposed : tensor<46x24xf32>, tensor<24x24xf32>) outs(%8 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%9, %arg4 : tensor<46x24xf32>, tensor<24xf32>) outs(%7 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.addf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<46x24xf32>
    %expanded_6 = tensor.expand_shape %10 [[0, 1], [2, 3]] output_shape [2, 23, 3, 8] : tensor<46x24xf32> into tensor<2x23x3x8xf32>
    %11 = tensor.empty() : tensor<2x3x23x8xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x23x3x8xf32>) outs(%11 : tensor<2x3x23x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0, 1], [2], [3]] : tensor<2x3x23x8xf32> into tensor<6x23x8xf32>
    %transposed_9 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%6 : tensor<24x24xf32>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%collapsed, %transposed_9 : tensor<46x24xf32>, tensor<24x24xf32>) outs(%8 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%12, %arg6 : tensor<46x24xf32>, tensor<24xf32>) outs(%7 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.addf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<46x24xf32>
    %expanded_10 = tensor.expand_shape %13 [[0, 1], [2, 3]] output_shape [2, 23, 3, 8] : tensor<46x24xf32> into tensor<2x23x3x8xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x23x3x8xf32>) outs(%11 : tensor<2x3x23x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x23x8xf32> into tensor<6x23x8xf32>
    %transposed_13 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%6 : tensor<24x24xf32>) permutation = [1, 0] 
    %14 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<46x24xf32>, tensor<24x24xf32>) outs(%8 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%14, %arg8 : tensor<46x24xf32>, tensor<24xf32>) outs(%7 : tensor<46x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.addf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<46x24xf32>
    %expanded_14 = tensor.expand_shape %15 [[0, 1], [2, 3]] output_shape [2, 23, 3, 8] : tensor<46x24xf32> into tensor<2x23x3x8xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x23x3x8xf32>) outs(%11 : tensor<2x3x23x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x23x8xf32> into tensor<6x23x8xf32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%cst_2 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.sqrt %in : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %18 = tensor.empty() : tensor<6x8x23xf32>
    %transposed_17 = linalg.transpose ins(%collapsed_12 : tensor<6x23x8xf32>) outs(%18 : tensor<6x8x23xf32>) permutation = [0, 2, 1] 
    %19 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17, %17 : tensor<6x8x23xf32>, tensor<f32>) outs(%18 : tensor<6x8x23xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.divf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<6x8x23xf32>
    %20 = tensor.empty() : tensor<6x23x23xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x23x23xf32>) -> tensor<6x23x23xf32>
    %22 = linalg.batch_matmul ins(%collapsed_8, %19 : tensor<6x23x8xf32>, tensor<6x8x23xf32>) outs(%21 : tensor<6x23x23xf32>) -> tensor<6x23x23xf32>
    %expanded_18 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 23, 23] : tensor<23x23xi64> into tensor<1x1x23x23xi64>
    %23 = tensor.empty() : tensor<14x24xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %25 = linalg.matmul ins(%arg2, %transposed : tensor<14x24xf32>, tensor<24x24xf32>) outs(%24 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%25, %arg4 : tensor<14x24xf32>, tensor<24xf32>) outs(%23 : tensor<14x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.addf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<14x24xf32>
    %expanded_19 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [1, 14, 3, 8] : tensor<14x24xf32> into tensor<1x14x3x8xf32>
    %27 = tensor.empty() : tensor<1x3x14x8xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<1x14x3x8xf32>) outs(%27 : tensor<1x3x14x8xf32>) permutation = [0, 2, 1, 3] 
    %28 = tensor.empty() : tensor<2x3x14x8xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<1x3x14x8xf32> into tensor<3x14x8xf32>
    %29 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_21 : tensor<3x14x8xf32>) outs(%28 : tensor<2x3x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x14x8xf32>
    %collapsed_22 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<2x3x14x8xf32> into tensor<6x14x8xf32>
    %30 = linalg.matmul ins(%arg2, %transposed_9 : tensor<14x24xf32>, tensor<24x24xf32>) outs(%24 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%30, %arg6 : tensor<14x24xf32>, tensor<24xf32>) outs(%23 : tensor<14x24xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.addf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<14x24xf32>
    %expanded_23 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [1, 14, 3, 8] : tensor<14x24xf32> into tensor<1x14x3x8xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<1x14x3x8xf32>) outs(%27 : tensor<1x3x14x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<1x3x14x8xf32> into tensor<3x14x8xf32>
    %32 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25 : tensor<3x14x8xf32>) outs(%28 : tensor<2x3x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x14x8xf32>
    %collapsed_26 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x3x14x8xf32> into tensor<6x14x8xf32>
    %33 = tensor.empty() : tensor<6x8x14xf32>
    %transposed_27 = linalg.transpose ins(%collapsed_26 : tensor<6x14x8xf32>) outs(%33 : tensor<6x8x14xf32>) permutation = [0, 2, 1] 
    %34 = tensor.empty() : tensor<6x23x14xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<6x23x14xf32>) -> tensor<6x23x14xf32>
    %36 = linalg.batch_matmul ins(%collapsed_8, %transposed_27 : tensor<6x23x8xf32>, tensor<6x8x14xf32>) outs(%35 : tensor<6x23x14xf32>) -> tensor<6x23x14xf32>
    %37 = tensor.empty() : tensor<1x1x23x23xi64>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<1x1x23x23xi64>) outs(%37 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      %74 = arith.addi %in, %c7_i64 : i64
      linalg.yield %74 : i64
    } -> tensor<1x1x23x23xi64>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<1x1x23x23xi64>) outs(%37 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      %74 = arith.maxsi %in, %c0_i64 : i64
      %75 = arith.minsi %74, %c13_i64 : i64
      linalg.yield %75 : i64
    } -> tensor<1x1x23x23xi64>
    %40 = tensor.empty() : tensor<6x23x23xi64>
    %collapsed_28 = tensor.collapse_shape %39 [[0, 1, 2], [3]] : tensor<1x1x23x23xi64> into tensor<23x23xi64>
    %41 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_28 : tensor<23x23xi64>) outs(%40 : tensor<6x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x23x23xi64>
    %42 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<6x23x23xi64>) outs(%21 : tensor<6x23x23xf32>) {
    ^bb0(%in: i64, %out: f32):
      %74 = linalg.index 0 : index
      %75 = linalg.index 1 : index
      %76 = arith.index_cast %in : i64 to index
      %77 = arith.cmpi slt, %76, %c14 : index
      cf.assert %77, "index must be smaller than dim size"
      %78 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %78, "index must be larger or equal to 0"
      %extracted = tensor.extract %36[%74, %75, %76] : tensor<6x23x14xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x23x23xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %17 : tensor<6x23x23xf32>, tensor<f32>) outs(%20 : tensor<6x23x23xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.divf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<6x23x23xf32>
    %44 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<6x23x23xf32>) outs(%20 : tensor<6x23x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst : f32
      linalg.yield %74 : f32
    } -> tensor<6x23x23xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<1x1x23x23xi64>) outs(%37 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      %74 = arith.sitofp %in : i64 to f32
      %75 = arith.negf %74 : f32
      %76 = arith.fptosi %75 : f32 to i64
      linalg.yield %76 : i64
    } -> tensor<1x1x23x23xi64>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<1x1x23x23xi64>) outs(%37 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      %74 = arith.addi %in, %c7_i64 : i64
      linalg.yield %74 : i64
    } -> tensor<1x1x23x23xi64>
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<1x1x23x23xi64>) outs(%37 : tensor<1x1x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      %74 = arith.maxsi %in, %c0_i64 : i64
      %75 = arith.minsi %74, %c13_i64 : i64
      linalg.yield %75 : i64
    } -> tensor<1x1x23x23xi64>
    %transposed_29 = linalg.transpose ins(%collapsed_22 : tensor<6x14x8xf32>) outs(%33 : tensor<6x8x14xf32>) permutation = [0, 2, 1] 
    %48 = linalg.batch_matmul ins(%collapsed_12, %transposed_29 : tensor<6x23x8xf32>, tensor<6x8x14xf32>) outs(%35 : tensor<6x23x14xf32>) -> tensor<6x23x14xf32>
    %collapsed_30 = tensor.collapse_shape %47 [[0, 1, 2], [3]] : tensor<1x1x23x23xi64> into tensor<23x23xi64>
    %49 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_30 : tensor<23x23xi64>) outs(%40 : tensor<6x23x23xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x23x23xi64>
    %50 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<6x23x23xi64>) outs(%21 : tensor<6x23x23xf32>) {
    ^bb0(%in: i64, %out: f32):
      %74 = linalg.index 0 : index
      %75 = linalg.index 1 : index
      %76 = arith.index_cast %in : i64 to index
      %77 = arith.cmpi slt, %76, %c14 : index
      cf.assert %77, "index must be smaller than dim size"
      %78 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %78, "index must be larger or equal to 0"
      %extracted = tensor.extract %48[%74, %75, %76] : tensor<6x23x14xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x23x23xf32>
    %transposed_31 = linalg.transpose ins(%50 : tensor<6x23x23xf32>) outs(%20 : tensor<6x23x23xf32>) permutation = [0, 2, 1] 
    %51 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_31, %17 : tensor<6x23x23xf32>, tensor<f32>) outs(%20 : tensor<6x23x23xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.divf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<6x23x23xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %51 : tensor<6x23x23xf32>, tensor<6x23x23xf32>) outs(%20 : tensor<6x23x23xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.addf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<6x23x23xf32>
    %53 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %52 : tensor<6x23x23xf32>, tensor<6x23x23xf32>) outs(%20 : tensor<6x23x23xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.addf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<6x23x23xf32>
    %expanded_32 = tensor.expand_shape %53 [[0, 1], [2], [3]] output_shape [2, 3, 23, 23] : tensor<6x23x23xf32> into tensor<2x3x23x23xf32>
    %54 = tensor.empty() : tensor<2x1x23x23xi1>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x1x23x23xi64>) outs(%54 : tensor<2x1x23x23xi1>) {
    ^bb0(%in: i64, %out: i1):
      %74 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %74 : i1
    } -> tensor<2x1x23x23xi1>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x1x23x23xi1>) outs(%54 : tensor<2x1x23x23xi1>) {
    ^bb0(%in: i1, %out: i1):
      %74 = arith.xori %in, %true : i1
      linalg.yield %74 : i1
    } -> tensor<2x1x23x23xi1>
    %57 = tensor.empty() : tensor<2x3x23x23xf32>
    %58 = linalg.generic {indexing_maps = [#map13, #map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %cst_1, %expanded_32 : tensor<2x1x23x23xi1>, tensor<f32>, tensor<2x3x23x23xf32>) outs(%57 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %74 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %59 = tensor.empty() : tensor<2x3x23xi64>
    %60 = linalg.fill ins(%c0_i64 : i64) outs(%59 : tensor<2x3x23xi64>) -> tensor<2x3x23xi64>
    %61 = tensor.empty() : tensor<2x3x23xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<2x3x23xf32>) -> tensor<2x3x23xf32>
    %63:2 = linalg.generic {indexing_maps = [#map2, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<2x3x23x23xf32>) outs(%62, %60 : tensor<2x3x23xf32>, tensor<2x3x23xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %74 = linalg.index 3 : index
      %75 = arith.index_cast %74 : index to i64
      %76 = arith.maximumf %in, %out : f32
      %77 = arith.cmpf ogt, %in, %out : f32
      %78 = arith.select %77, %75, %out_38 : i64
      linalg.yield %76, %78 : f32, i64
    } -> (tensor<2x3x23xf32>, tensor<2x3x23xi64>)
    %expanded_33 = tensor.expand_shape %63#0 [[0], [1], [2, 3]] output_shape [2, 3, 23, 1] : tensor<2x3x23xf32> into tensor<2x3x23x1xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %expanded_33 : tensor<2x3x23x23xf32>, tensor<2x3x23x1xf32>) outs(%57 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.subf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x3x23x23xf32>) outs(%57 : tensor<2x3x23x23xf32>) {
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
    %69 = linalg.generic {indexing_maps = [#map2, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %68 : tensor<2x3x23x23xf32>, tensor<2x3x23x1xf32>) outs(%57 : tensor<2x3x23x23xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %74 = arith.divf %in, %in_38 : f32
      linalg.yield %74 : f32
    } -> tensor<2x3x23x23xf32>
    %collapsed_34 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x3x23x23xf32> into tensor<6x23x23xf32>
    %70 = tensor.empty() : tensor<6x23x8xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<6x23x8xf32>) -> tensor<6x23x8xf32>
    %72 = linalg.batch_matmul ins(%collapsed_34, %collapsed_16 : tensor<6x23x23xf32>, tensor<6x23x8xf32>) outs(%71 : tensor<6x23x8xf32>) -> tensor<6x23x8xf32>
    %expanded_35 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 3, 23, 8] : tensor<6x23x8xf32> into tensor<2x3x23x8xf32>
    %73 = tensor.empty() : tensor<2x23x3x8xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x3x23x8xf32>) outs(%73 : tensor<2x23x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2, 3]] : tensor<2x23x3x8xf32> into tensor<2x23x24xf32>
    return %collapsed_37 : tensor<2x23x24xf32>
  }
}
