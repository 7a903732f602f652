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
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x37x24xf32>, %arg1: tensor<6x1x37xf32>, %arg2: tensor<2x37xi64>, %arg3: tensor<72x24xf32>, %arg4: tensor<72xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>) -> tensor<2x37x24xf32> {
    %c37_i64 = arith.constant 37 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x37x24xf32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.35355339059327373 : f64
    %0 = tensor.empty() : tensor<2x37xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x37xi64>) outs(%0 : tensor<2x37xi1>) {
    ^bb0(%in: i64, %out: i1):
      %51 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %51 : i1
    } -> tensor<2x37xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %51 = linalg.index 0 : index
      %52 = arith.index_cast %51 : index to i64
      linalg.yield %52 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<37xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<37xi64>) {
    ^bb0(%out: i64):
      %51 = linalg.index 0 : index
      %52 = arith.index_cast %51 : index to i64
      linalg.yield %52 : i64
    } -> tensor<37xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_6 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 37, 1] : tensor<37xi64> into tensor<1x1x37x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 37] : tensor<37xi64> into tensor<1x1x1x37xi64>
    %6 = tensor.empty() : tensor<1x1x37x37xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded_6 : tensor<1x1x1x37xi64>, tensor<1x1x37x1xi64>) outs(%6 : tensor<1x1x37x37xi1>) {
    ^bb0(%in: i64, %in_29: i64, %out: i1):
      %51 = arith.cmpi sle, %in, %in_29 : i64
      linalg.yield %51 : i1
    } -> tensor<1x1x37x37xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %7 : tensor<i1>, tensor<1x1x37x37xi1>) outs(%6 : tensor<1x1x37x37xi1>) {
    ^bb0(%in: i1, %in_29: i1, %out: i1):
      %51 = arith.andi %in, %in_29 : i1
      linalg.yield %51 : i1
    } -> tensor<1x1x37x37xi1>
    %9 = tensor.empty() : tensor<2x1x1x37xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<2x1x1x1xi64>, tensor<1x1x1x37xi64>) outs(%9 : tensor<2x1x1x37xi1>) {
    ^bb0(%in: i64, %in_29: i64, %out: i1):
      %51 = arith.cmpi slt, %in, %c0_i64 : i64
      %52 = arith.addi %in, %c2_i64 : i64
      %53 = arith.select %51, %52, %in : i64
      %54 = arith.index_cast %53 : i64 to index
      %55 = arith.cmpi slt, %in_29, %c0_i64 : i64
      %56 = arith.addi %in_29, %c37_i64 : i64
      %57 = arith.select %55, %56, %in_29 : i64
      %58 = arith.index_cast %57 : i64 to index
      %extracted = tensor.extract %1[%54, %58] : tensor<2x37xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x37xi1>
    %11 = tensor.empty() : tensor<2x1x37x37xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x37x37xi1>, tensor<2x1x1x37xi1>) outs(%11 : tensor<2x1x37x37xi1>) {
    ^bb0(%in: i1, %in_29: i1, %out: i1):
      %51 = arith.andi %in, %in_29 : i1
      linalg.yield %51 : i1
    } -> tensor<2x1x37x37xi1>
    %13 = tensor.empty() : tensor<2x1x37x37xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_3, %cst_2 : tensor<2x1x37x37xi1>, tensor<f32>, tensor<f32>) outs(%13 : tensor<2x1x37x37xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %51 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %51 : f32
    } -> tensor<2x1x37x37xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x37x24xf32> into tensor<74x24xf32>
    %15 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<72x24xf32>) outs(%15 : tensor<24x72xf32>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<74x72xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<74x72xf32>) -> tensor<74x72xf32>
    %18 = linalg.matmul ins(%collapsed, %transposed : tensor<74x24xf32>, tensor<24x72xf32>) outs(%17 : tensor<74x72xf32>) -> tensor<74x72xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %arg4 : tensor<74x72xf32>, tensor<72xf32>) outs(%16 : tensor<74x72xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %51 = arith.addf %in, %in_29 : f32
      linalg.yield %51 : f32
    } -> tensor<74x72xf32>
    %expanded_8 = tensor.expand_shape %19 [[0, 1], [2, 3, 4]] output_shape [2, 37, 3, 3, 8] : tensor<74x72xf32> into tensor<2x37x3x3x8xf32>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0, 0, 0] [2, 37, 3, 1, 8] [1, 1, 1, 1, 1] : tensor<2x37x3x3x8xf32> to tensor<2x37x3x1x8xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3], [4]] : tensor<2x37x3x1x8xf32> into tensor<2x37x3x8xf32>
    %20 = tensor.empty() : tensor<2x3x37x8xf32>
    %transposed_10 = linalg.transpose ins(%collapsed_9 : tensor<2x37x3x8xf32>) outs(%20 : tensor<2x3x37x8xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_11 = tensor.extract_slice %expanded_8[0, 0, 0, 1, 0] [2, 37, 3, 1, 8] [1, 1, 1, 1, 1] : tensor<2x37x3x3x8xf32> to tensor<2x37x3x1x8xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0], [1], [2, 3], [4]] : tensor<2x37x3x1x8xf32> into tensor<2x37x3x8xf32>
    %transposed_13 = linalg.transpose ins(%collapsed_12 : tensor<2x37x3x8xf32>) outs(%20 : tensor<2x3x37x8xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_14 = tensor.extract_slice %expanded_8[0, 0, 0, 2, 0] [2, 37, 3, 1, 8] [1, 1, 1, 1, 1] : tensor<2x37x3x3x8xf32> to tensor<2x37x3x1x8xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0], [1], [2, 3], [4]] : tensor<2x37x3x1x8xf32> into tensor<2x37x3x8xf32>
    %transposed_16 = linalg.transpose ins(%collapsed_15 : tensor<2x37x3x8xf32>) outs(%20 : tensor<2x3x37x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_17 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x3x37x8xf32> into tensor<6x37x8xf32>
    %collapsed_18 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x37x8xf32> into tensor<6x37x8xf32>
    %21 = tensor.empty() : tensor<6x8x37xf32>
    %transposed_19 = linalg.transpose ins(%collapsed_18 : tensor<6x37x8xf32>) outs(%21 : tensor<6x8x37xf32>) permutation = [0, 2, 1] 
    %collapsed_20 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x37x8xf32> into tensor<6x37x8xf32>
    %22 = tensor.empty() : tensor<6x37x37xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %24 = linalg.batch_matmul ins(%collapsed_17, %transposed_19 : tensor<6x37x8xf32>, tensor<6x8x37xf32>) outs(%23 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %25 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x37x37xf32>) outs(%22 : tensor<6x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.truncf %cst_5 : f64 to f32
      %52 = arith.mulf %in, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<6x37x37xf32>
    %26 = linalg.generic {indexing_maps = [#map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %25 : tensor<6x1x37xf32>, tensor<6x37x37xf32>) outs(%22 : tensor<6x37x37xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %51 = arith.addf %in, %in_29 : f32
      linalg.yield %51 : f32
    } -> tensor<6x37x37xf32>
    %expanded_21 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 37, 37] : tensor<6x37x37xf32> into tensor<2x3x37x37xf32>
    %27 = tensor.empty() : tensor<2x3x37x37xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %14 : tensor<2x3x37x37xf32>, tensor<2x1x37x37xf32>) outs(%27 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %51 = arith.addf %in, %in_29 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x37x37xf32>
    %29 = tensor.empty() : tensor<2x3x37xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<2x3x37xi64>) -> tensor<2x3x37xi64>
    %31 = tensor.empty() : tensor<2x3x37xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %33:2 = linalg.generic {indexing_maps = [#map4, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x3x37x37xf32>) outs(%32, %30 : tensor<2x3x37xf32>, tensor<2x3x37xi64>) {
    ^bb0(%in: f32, %out: f32, %out_29: i64):
      %51 = linalg.index 3 : index
      %52 = arith.index_cast %51 : index to i64
      %53 = arith.maximumf %in, %out : f32
      %54 = arith.cmpf ogt, %in, %out : f32
      %55 = arith.select %54, %52, %out_29 : i64
      linalg.yield %53, %55 : f32, i64
    } -> (tensor<2x3x37xf32>, tensor<2x3x37xi64>)
    %expanded_22 = tensor.expand_shape %33#0 [[0], [1], [2, 3]] output_shape [2, 3, 37, 1] : tensor<2x3x37xf32> into tensor<2x3x37x1xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_22 : tensor<2x3x37x37xf32>, tensor<2x3x37x1xf32>) outs(%27 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %51 = arith.subf %in, %in_29 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x37x37xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x3x37x37xf32>) outs(%27 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.exp %in : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x37x37xf32>
    %36 = tensor.empty() : tensor<2x3x37x1xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<2x3x37x1xf32>) -> tensor<2x3x37x1xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x3x37x37xf32>) outs(%37 : tensor<2x3x37x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x37x1xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x3x37x37xf32>, tensor<2x3x37x1xf32>) outs(%27 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %51 = arith.divf %in, %in_29 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x37x37xf32>
    %collapsed_23 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x3x37x37xf32> into tensor<6x37x37xf32>
    %40 = tensor.empty() : tensor<6x37x8xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<6x37x8xf32>) -> tensor<6x37x8xf32>
    %42 = linalg.batch_matmul ins(%collapsed_23, %collapsed_20 : tensor<6x37x37xf32>, tensor<6x37x8xf32>) outs(%41 : tensor<6x37x8xf32>) -> tensor<6x37x8xf32>
    %expanded_24 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 3, 37, 8] : tensor<6x37x8xf32> into tensor<2x3x37x8xf32>
    %43 = tensor.empty() : tensor<2x37x3x8xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x3x37x8xf32>) outs(%43 : tensor<2x37x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0, 1], [2, 3]] : tensor<2x37x3x8xf32> into tensor<74x24xf32>
    %44 = tensor.empty() : tensor<24x24xf32>
    %transposed_27 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%44 : tensor<24x24xf32>) permutation = [1, 0] 
    %45 = tensor.empty() : tensor<74x24xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %47 = linalg.matmul ins(%collapsed_26, %transposed_27 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%46 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %arg6 : tensor<74x24xf32>, tensor<24xf32>) outs(%45 : tensor<74x24xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %51 = arith.addf %in, %in_29 : f32
      linalg.yield %51 : f32
    } -> tensor<74x24xf32>
    %expanded_28 = tensor.expand_shape %48 [[0, 1], [2]] output_shape [2, 37, 24] : tensor<74x24xf32> into tensor<2x37x24xf32>
    %49 = tensor.empty() : tensor<2x37x24xf32>
    %50 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1, %expanded_28 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%49 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %51 = arith.addf %in, %in_29 : f32
      linalg.yield %51 : f32
    } -> tensor<2x37x24xf32>
    return %50 : tensor<2x37x24xf32>
  }
}
