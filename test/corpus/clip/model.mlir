#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x47x24xf32>, %arg1: tensor<2x47xi64>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>) -> tensor<2x47x24xf32> {
    %c47_i64 = arith.constant 47 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0.35355339059327379 : f64
    %0 = tensor.empty() : tensor<2x47xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x47xi64>) outs(%0 : tensor<2x47xi1>) {
    ^bb0(%in: i64, %out: i1):
      %49 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %49 : i1
    } -> tensor<2x47xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %49 = linalg.index 0 : index
      %50 = arith.index_cast %49 : index to i64
      linalg.yield %50 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<47xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<47xi64>) {
    ^bb0(%out: i64):
      %49 = linalg.index 0 : index
      %50 = arith.index_cast %49 : index to i64
      linalg.yield %50 : i64
    } -> tensor<47xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_5 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 47, 1] : tensor<47xi64> into tensor<1x1x47x1xi64>
    %expanded_6 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 47] : tensor<47xi64> into tensor<1x1x1x47xi64>
    %6 = tensor.empty() : tensor<1x1x47x47xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded_5 : tensor<1x1x1x47xi64>, tensor<1x1x47x1xi64>) outs(%6 : tensor<1x1x47x47xi1>) {
    ^bb0(%in: i64, %in_26: i64, %out: i1):
      %49 = arith.cmpi sle, %in, %in_26 : i64
      linalg.yield %49 : i1
    } -> tensor<1x1x47x47xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %7 : tensor<i1>, tensor<1x1x47x47xi1>) outs(%6 : tensor<1x1x47x47xi1>) {
    ^bb0(%in: i1, %in_26: i1, %out: i1):
      %49 = arith.andi %in, %in_26 : i1
      linalg.yield %49 : i1
    } -> tensor<1x1x47x47xi1>
    %9 = tensor.empty() : tensor<2x1x1x47xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<2x1x1x1xi64>, tensor<1x1x1x47xi64>) outs(%9 : tensor<2x1x1x47xi1>) {
    ^bb0(%in: i64, %in_26: i64, %out: i1):
      %49 = arith.cmpi slt, %in, %c0_i64 : i64
      %50 = arith.addi %in, %c2_i64 : i64
      %51 = arith.select %49, %50, %in : i64
      %52 = arith.index_cast %51 : i64 to index
      %53 = arith.cmpi slt, %in_26, %c0_i64 : i64
      %54 = arith.addi %in_26, %c47_i64 : i64
      %55 = arith.select %53, %54, %in_26 : i64
      %56 = arith.index_cast %55 : i64 to index
      %extracted = tensor.extract %1[%52, %56] : tensor<2x47xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x47xi1>
    %11 = tensor.empty() : tensor<2x1x47x47xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x47x47xi1>, tensor<2x1x1x47xi1>) outs(%11 : tensor<2x1x47x47xi1>) {
    ^bb0(%in: i1, %in_26: i1, %out: i1):
      %49 = arith.andi %in, %in_26 : i1
      linalg.yield %49 : i1
    } -> tensor<2x1x47x47xi1>
    %13 = tensor.empty() : tensor<2x1x47x47xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_1 : tensor<2x1x47x47xi1>, tensor<f32>, tensor<f32>) outs(%13 : tensor<2x1x47x47xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %49 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x47x47xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x47x24xf32> into tensor<94x24xf32>
    %15 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<24x24xf32>) outs(%15 : tensor<24x24xf32>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<94x24xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %18 = linalg.matmul ins(%collapsed, %transposed : tensor<94x24xf32>, tensor<24x24xf32>) outs(%17 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %arg7 : tensor<94x24xf32>, tensor<24xf32>) outs(%16 : tensor<94x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.addf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<94x24xf32>
    %transposed_7 = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%15 : tensor<24x24xf32>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%collapsed, %transposed_7 : tensor<94x24xf32>, tensor<24x24xf32>) outs(%17 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %arg3 : tensor<94x24xf32>, tensor<24xf32>) outs(%16 : tensor<94x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.addf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<94x24xf32>
    %transposed_8 = linalg.transpose ins(%arg4 : tensor<24x24xf32>) outs(%15 : tensor<24x24xf32>) permutation = [1, 0] 
    %22 = linalg.matmul ins(%collapsed, %transposed_8 : tensor<94x24xf32>, tensor<24x24xf32>) outs(%17 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %arg5 : tensor<94x24xf32>, tensor<24xf32>) outs(%16 : tensor<94x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.addf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<94x24xf32>
    %expanded_9 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [2, 47, 3, 8] : tensor<94x24xf32> into tensor<2x47x3x8xf32>
    %24 = tensor.empty() : tensor<2x3x47x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x47x3x8xf32>) outs(%24 : tensor<2x3x47x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_11 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 47, 3, 8] : tensor<94x24xf32> into tensor<2x47x3x8xf32>
    %expanded_12 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 47, 3, 8] : tensor<94x24xf32> into tensor<2x47x3x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x47x3x8xf32>) outs(%24 : tensor<2x3x47x8xf32>) permutation = [0, 2, 1, 3] 
    %25 = tensor.empty() : tensor<2x3x8x47xf32>
    %transposed_14 = linalg.transpose ins(%expanded_11 : tensor<2x47x3x8xf32>) outs(%25 : tensor<2x3x8x47xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x3x47x8xf32> into tensor<6x47x8xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x8x47xf32> into tensor<6x8x47xf32>
    %26 = tensor.empty() : tensor<6x47x47xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<6x47x47xf32>) -> tensor<6x47x47xf32>
    %28 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x47x8xf32>, tensor<6x8x47xf32>) outs(%27 : tensor<6x47x47xf32>) -> tensor<6x47x47xf32>
    %expanded_17 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 47, 47] : tensor<6x47x47xf32> into tensor<2x3x47x47xf32>
    %29 = tensor.empty() : tensor<2x3x47x47xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x47x47xf32>) outs(%29 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.truncf %cst_4 : f64 to f32
      %50 = arith.mulf %in, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x47x47xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %14 : tensor<2x3x47x47xf32>, tensor<2x1x47x47xf32>) outs(%29 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.addf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x47x47xf32>
    %32 = tensor.empty() : tensor<2x3x47xi64>
    %33 = linalg.fill ins(%c0_i64 : i64) outs(%32 : tensor<2x3x47xi64>) -> tensor<2x3x47xi64>
    %34 = tensor.empty() : tensor<2x3x47xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<2x3x47xf32>) -> tensor<2x3x47xf32>
    %36:2 = linalg.generic {indexing_maps = [#map4, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x3x47x47xf32>) outs(%35, %33 : tensor<2x3x47xf32>, tensor<2x3x47xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %49 = linalg.index 3 : index
      %50 = arith.index_cast %49 : index to i64
      %51 = arith.maximumf %in, %out : f32
      %52 = arith.cmpf ogt, %in, %out : f32
      %53 = arith.select %52, %50, %out_26 : i64
      linalg.yield %51, %53 : f32, i64
    } -> (tensor<2x3x47xf32>, tensor<2x3x47xi64>)
    %expanded_18 = tensor.expand_shape %36#0 [[0], [1], [2, 3]] output_shape [2, 3, 47, 1] : tensor<2x3x47xf32> into tensor<2x3x47x1xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_18 : tensor<2x3x47x47xf32>, tensor<2x3x47x1xf32>) outs(%29 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.subf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x47x47xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x3x47x47xf32>) outs(%29 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x47x47xf32>
    %39 = tensor.empty() : tensor<2x3x47x1xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<2x3x47x1xf32>) -> tensor<2x3x47x1xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x3x47x47xf32>) outs(%40 : tensor<2x3x47x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %out : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x47x1xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<2x3x47x47xf32>, tensor<2x3x47x1xf32>) outs(%29 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.divf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<2x3x47x47xf32>
    %collapsed_19 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<2x3x47x47xf32> into tensor<6x47x47xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x47x8xf32> into tensor<6x47x8xf32>
    %43 = tensor.empty() : tensor<6x47x8xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<6x47x8xf32>) -> tensor<6x47x8xf32>
    %45 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x47x47xf32>, tensor<6x47x8xf32>) outs(%44 : tensor<6x47x8xf32>) -> tensor<6x47x8xf32>
    %expanded_21 = tensor.expand_shape %45 [[0, 1], [2], [3]] output_shape [2, 3, 47, 8] : tensor<6x47x8xf32> into tensor<2x3x47x8xf32>
    %46 = tensor.empty() : tensor<2x47x3x8xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x3x47x8xf32>) outs(%46 : tensor<2x47x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2, 3]] : tensor<2x47x3x8xf32> into tensor<94x24xf32>
    %transposed_24 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%15 : tensor<24x24xf32>) permutation = [1, 0] 
    %47 = linalg.matmul ins(%collapsed_23, %transposed_24 : tensor<94x24xf32>, tensor<24x24xf32>) outs(%17 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %arg9 : tensor<94x24xf32>, tensor<24xf32>) outs(%16 : tensor<94x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %49 = arith.addf %in, %in_26 : f32
      linalg.yield %49 : f32
    } -> tensor<94x24xf32>
    %expanded_25 = tensor.expand_shape %48 [[0, 1], [2]] output_shape [2, 47, 24] : tensor<94x24xf32> into tensor<2x47x24xf32>
    return %expanded_25 : tensor<2x47x24xf32>
  }
}
