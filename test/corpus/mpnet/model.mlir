#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x29x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<8x24xf32>, %arg12: tensor<8xf32>, %arg13: tensor<24x8xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<32x3xf32>) -> tensor<2x29x24xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %cst_2 = arith.constant 2.7725887222397811 : f64
    %cst_3 = arith.constant 8.000000e+00 : f32
    %cst_4 = arith.constant dense<15> : tensor<29x29xi64>
    %0 = tensor.empty() : tensor<29xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<29xi64>) {
    ^bb0(%out: i64):
      %60 = linalg.index 0 : index
      %61 = arith.index_cast %60 : index to i64
      linalg.yield %61 : i64
    } -> tensor<29xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [29, 1] : tensor<29xi64> into tensor<29x1xi64>
    %expanded_5 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 29] : tensor<29xi64> into tensor<1x29xi64>
    %2 = tensor.empty() : tensor<29x29xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded : tensor<1x29xi64>, tensor<29x1xi64>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i64, %in_26: i64, %out: i64):
      %60 = arith.subi %in, %in_26 : i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<29x29xi64>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.sitofp %in : i64 to f32
      %61 = arith.negf %60 : f32
      %62 = arith.fptosi %61 : f32 to i64
      linalg.yield %62 : i64
    } -> tensor<29x29xi64>
    %5 = tensor.empty() : tensor<29x29xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<29x29xi64>) outs(%5 : tensor<29x29xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<29x29xi1>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<29x29xi1>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i1, %out: i64):
      %60 = arith.extui %in : i1 to i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<29x29xi64>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.muli %in, %c16_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<29x29xi64>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = math.absi %in : i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<29x29xi64>) outs(%5 : tensor<29x29xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<29x29xi1>
    %11 = tensor.empty() : tensor<29x29xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<29x29xi64>) outs(%11 : tensor<29x29xf32>) {
    ^bb0(%in: i64, %out: f32):
      %60 = arith.sitofp %in : i64 to f32
      linalg.yield %60 : f32
    } -> tensor<29x29xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<29x29xf32>) outs(%11 : tensor<29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.divf %in, %cst_3 : f32
      linalg.yield %60 : f32
    } -> tensor<29x29xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<29x29xf32>) outs(%11 : tensor<29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.log %in : f32
      linalg.yield %60 : f32
    } -> tensor<29x29xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<29x29xf32>) outs(%11 : tensor<29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.truncf %cst_2 : f64 to f32
      %61 = arith.divf %in, %60 : f32
      linalg.yield %61 : f32
    } -> tensor<29x29xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<29x29xf32>) outs(%11 : tensor<29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_3 : f32
      linalg.yield %60 : f32
    } -> tensor<29x29xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<29x29xf32>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: f32, %out: i64):
      %60 = arith.fptosi %in : f32 to i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<29x29xi64>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i64, %out: i64):
      %60 = arith.addi %in, %c8_i64 : i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %cst_4 : tensor<29x29xi64>, tensor<29x29xi64>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i64, %in_26: i64, %out: i64):
      %60 = arith.minsi %in, %in_26 : i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10, %9, %19 : tensor<29x29xi1>, tensor<29x29xi64>, tensor<29x29xi64>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i1, %in_26: i64, %in_27: i64, %out: i64):
      %60 = arith.select %in, %in_26, %in_27 : i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8, %20 : tensor<29x29xi64>, tensor<29x29xi64>) outs(%2 : tensor<29x29xi64>) {
    ^bb0(%in: i64, %in_26: i64, %out: i64):
      %60 = arith.addi %in, %in_26 : i64
      linalg.yield %60 : i64
    } -> tensor<29x29xi64>
    %22 = tensor.empty() : tensor<29x29x3xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<29x29xi64>) outs(%22 : tensor<29x29x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %60 = arith.index_cast %in : i64 to index
      %61 = linalg.index 2 : index
      %62 = arith.cmpi slt, %60, %c32 : index
      cf.assert %62, "index must be smaller than dim size"
      %63 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %63, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg17[%60, %61] : tensor<32x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<29x29x3xf32>
    %24 = tensor.empty() : tensor<3x29x29xf32>
    %transposed = linalg.transpose ins(%23 : tensor<29x29x3xf32>) outs(%24 : tensor<3x29x29xf32>) permutation = [2, 0, 1] 
    %25 = tensor.empty() : tensor<2x3x29x29xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<3x29x29xf32>) outs(%25 : tensor<2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x29x29xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x29x24xf32> into tensor<58x24xf32>
    %27 = tensor.empty() : tensor<24x24xf32>
    %transposed_6 = linalg.transpose ins(%arg1 : tensor<24x24xf32>) outs(%27 : tensor<24x24xf32>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<58x24xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %30 = linalg.matmul ins(%collapsed, %transposed_6 : tensor<58x24xf32>, tensor<24x24xf32>) outs(%29 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%30, %arg2 : tensor<58x24xf32>, tensor<24xf32>) outs(%28 : tensor<58x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %60 = arith.addf %in, %in_26 : f32
      linalg.yield %60 : f32
    } -> tensor<58x24xf32>
    %expanded_7 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [2, 29, 3, 8] : tensor<58x24xf32> into tensor<2x29x3x8xf32>
    %32 = tensor.empty() : tensor<2x3x29x8xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x29x3x8xf32>) outs(%32 : tensor<2x3x29x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_9 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%27 : tensor<24x24xf32>) permutation = [1, 0] 
    %33 = linalg.matmul ins(%collapsed, %transposed_9 : tensor<58x24xf32>, tensor<24x24xf32>) outs(%29 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %arg4 : tensor<58x24xf32>, tensor<24xf32>) outs(%28 : tensor<58x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %60 = arith.addf %in, %in_26 : f32
      linalg.yield %60 : f32
    } -> tensor<58x24xf32>
    %expanded_10 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 29, 3, 8] : tensor<58x24xf32> into tensor<2x29x3x8xf32>
    %transposed_11 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%27 : tensor<24x24xf32>) permutation = [1, 0] 
    %35 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<58x24xf32>, tensor<24x24xf32>) outs(%29 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%35, %arg6 : tensor<58x24xf32>, tensor<24xf32>) outs(%28 : tensor<58x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %60 = arith.addf %in, %in_26 : f32
      linalg.yield %60 : f32
    } -> tensor<58x24xf32>
    %expanded_12 = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [2, 29, 3, 8] : tensor<58x24xf32> into tensor<2x29x3x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x29x3x8xf32>) outs(%32 : tensor<2x3x29x8xf32>) permutation = [0, 2, 1, 3] 
    %37 = tensor.empty() : tensor<2x3x8x29xf32>
    %transposed_14 = linalg.transpose ins(%expanded_10 : tensor<2x29x3x8xf32>) outs(%37 : tensor<2x3x8x29xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x3x29x8xf32> into tensor<6x29x8xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x8x29xf32> into tensor<6x8x29xf32>
    %38 = tensor.empty() : tensor<6x29x29xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x29x29xf32>) -> tensor<6x29x29xf32>
    %40 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x29x8xf32>, tensor<6x8x29xf32>) outs(%39 : tensor<6x29x29xf32>) -> tensor<6x29x29xf32>
    %expanded_17 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 3, 29, 29] : tensor<6x29x29xf32> into tensor<2x3x29x29xf32>
    %41 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x29x29xf32>) outs(%25 : tensor<2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.truncf %cst_1 : f64 to f32
      %61 = arith.divf %in, %60 : f32
      linalg.yield %61 : f32
    } -> tensor<2x3x29x29xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %26 : tensor<2x3x29x29xf32>, tensor<2x3x29x29xf32>) outs(%25 : tensor<2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %60 = arith.addf %in, %in_26 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x29x29xf32>
    %43 = tensor.empty() : tensor<2x3x29xi64>
    %44 = linalg.fill ins(%c0_i64 : i64) outs(%43 : tensor<2x3x29xi64>) -> tensor<2x3x29xi64>
    %45 = tensor.empty() : tensor<2x3x29xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<2x3x29xf32>) -> tensor<2x3x29xf32>
    %47:2 = linalg.generic {indexing_maps = [#map7, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x3x29x29xf32>) outs(%46, %44 : tensor<2x3x29xf32>, tensor<2x3x29xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %60 = linalg.index 3 : index
      %61 = arith.index_cast %60 : index to i64
      %62 = arith.maximumf %in, %out : f32
      %63 = arith.cmpf ogt, %in, %out : f32
      %64 = arith.select %63, %61, %out_26 : i64
      linalg.yield %62, %64 : f32, i64
    } -> (tensor<2x3x29xf32>, tensor<2x3x29xi64>)
    %expanded_18 = tensor.expand_shape %47#0 [[0], [1], [2, 3]] output_shape [2, 3, 29, 1] : tensor<2x3x29xf32> into tensor<2x3x29x1xf32>
    %48 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %expanded_18 : tensor<2x3x29x29xf32>, tensor<2x3x29x1xf32>) outs(%25 : tensor<2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %60 = arith.subf %in, %in_26 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x29x29xf32>
    %49 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x3x29x29xf32>) outs(%25 : tensor<2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.exp %in : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x29x29xf32>
    %50 = tensor.empty() : tensor<2x3x29x1xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<2x3x29x1xf32>) -> tensor<2x3x29x1xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x3x29x29xf32>) outs(%51 : tensor<2x3x29x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x29x1xf32>
    %53 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %52 : tensor<2x3x29x29xf32>, tensor<2x3x29x1xf32>) outs(%25 : tensor<2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %60 = arith.divf %in, %in_26 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x29x29xf32>
    %collapsed_19 = tensor.collapse_shape %53 [[0, 1], [2], [3]] : tensor<2x3x29x29xf32> into tensor<6x29x29xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x29x8xf32> into tensor<6x29x8xf32>
    %54 = tensor.empty() : tensor<6x29x8xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<6x29x8xf32>) -> tensor<6x29x8xf32>
    %56 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x29x29xf32>, tensor<6x29x8xf32>) outs(%55 : tensor<6x29x8xf32>) -> tensor<6x29x8xf32>
    %expanded_21 = tensor.expand_shape %56 [[0, 1], [2], [3]] output_shape [2, 3, 29, 8] : tensor<6x29x8xf32> into tensor<2x3x29x8xf32>
    %57 = tensor.empty() : tensor<2x29x3x8xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x3x29x8xf32>) outs(%57 : tensor<2x29x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2, 3]] : tensor<2x29x3x8xf32> into tensor<58x24xf32>
    %transposed_24 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%27 : tensor<24x24xf32>) permutation = [1, 0] 
    %58 = linalg.matmul ins(%collapsed_23, %transposed_24 : tensor<58x24xf32>, tensor<24x24xf32>) outs(%29 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%58, %arg8 : tensor<58x24xf32>, tensor<24xf32>) outs(%28 : tensor<58x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %60 = arith.addf %in, %in_26 : f32
      linalg.yield %60 : f32
    } -> tensor<58x24xf32>
    %expanded_25 = tensor.expand_shape %59 [[0, 1], [2]] output_shape [2, 29, 24] : tensor<58x24xf32> into tensor<2x29x24xf32>
    return %expanded_25 : tensor<2x29x24xf32>
  }
}
