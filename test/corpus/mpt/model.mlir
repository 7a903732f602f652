#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x41x24xf32>, %arg1: tensor<72x24xf32>, %arg2: tensor<24x24xf32>) -> tensor<2x41x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 0.35355339059327373 : f64
    %c-40_i32 = arith.constant -40 : i32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<41xi64>) {
    ^bb0(%out: i64):
      %52 = linalg.index 0 : index
      %53 = arith.index_cast %52 : index to i64
      linalg.yield %53 : i64
    } -> tensor<41xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 41, 1] : tensor<41xi64> into tensor<1x1x41x1xi64>
    %expanded_6 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 41] : tensor<41xi64> into tensor<1x1x1x41xi64>
    %2 = tensor.empty() : tensor<1x1x41x41xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded : tensor<1x1x1x41xi64>, tensor<1x1x41x1xi64>) outs(%2 : tensor<1x1x41x41xi1>) {
    ^bb0(%in: i64, %in_34: i64, %out: i1):
      %52 = arith.cmpi sle, %in, %in_34 : i64
      linalg.yield %52 : i1
    } -> tensor<1x1x41x41xi1>
    %4 = tensor.empty() : tensor<2x1x41x41xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x1x41x41xi1> into tensor<1x41x41xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x41x41xi1>) outs(%4 : tensor<2x1x41x41xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x41x41xi1>
    %6 = tensor.empty() : tensor<2x1x41x41xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<2x1x41x41xi1>, tensor<f32>, tensor<f32>) outs(%6 : tensor<2x1x41x41xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %52 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %52 : f32
    } -> tensor<2x1x41x41xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x1x41x41xf32>) outs(%4 : tensor<2x1x41x41xi1>) {
    ^bb0(%in: f32, %out: i1):
      %52 = arith.cmpf une, %in, %cst : f32
      linalg.yield %52 : i1
    } -> tensor<2x1x41x41xi1>
    %9 = tensor.empty() : tensor<41xi32>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%9 : tensor<41xi32>) {
    ^bb0(%out: i32):
      %52 = linalg.index 0 : index
      %53 = arith.index_cast %52 : index to i64
      %54 = arith.trunci %53 : i64 to i32
      %55 = arith.addi %54, %c-40_i32 : i32
      linalg.yield %55 : i32
    } -> tensor<41xi32>
    %expanded_7 = tensor.expand_shape %10 [[0, 1, 2, 3]] output_shape [1, 1, 1, 41] : tensor<41xi32> into tensor<1x1x1x41xi32>
    %11 = tensor.empty() : tensor<4xi64>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %52 = linalg.index 0 : index
      %53 = arith.index_cast %52 : index to i64
      %54 = arith.addi %53, %c1_i64 : i64
      linalg.yield %54 : i64
    } -> tensor<4xi64>
    %13 = tensor.empty() : tensor<4xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<4xi64>) outs(%13 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %52 = arith.sitofp %in : i64 to f32
      linalg.yield %52 : f32
    } -> tensor<4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<4xf32>) outs(%13 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %cst_5 : f32
      linalg.yield %52 : f32
    } -> tensor<4xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<4xf32>) outs(%13 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.powf %cst_5, %in : f32
      linalg.yield %52 : f32
    } -> tensor<4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<4xf32>) outs(%13 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.cmpf one, %in, %cst : f32
      cf.assert %52, "unimplemented: tensor with zero element"
      %53 = arith.divf %cst_0, %in : f32
      linalg.yield %53 : f32
    } -> tensor<4xf32>
    %expanded_8 = tensor.expand_shape %17 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 1, 0, 0] [1, 2, 1, 1] [1, 2, 1, 1] : tensor<1x4x1x1xf32> to tensor<1x2x1x1xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 0, 0] [1, 2, 1, 1] [1, 2, 1, 1] : tensor<1x4x1x1xf32> to tensor<1x2x1x1xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %extracted_slice_9 : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x4x1x1xf32>
    %extracted_slice_10 = tensor.extract_slice %concat[0, 0, 0, 0] [1, 3, 1, 1] [1, 1, 1, 1] : tensor<1x4x1x1xf32> to tensor<1x3x1x1xf32>
    %18 = tensor.empty() : tensor<1x3x1x41xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %extracted_slice_10 : tensor<1x1x1x41xi32>, tensor<1x3x1x1xf32>) outs(%18 : tensor<1x3x1x41xf32>) {
    ^bb0(%in: i32, %in_34: f32, %out: f32):
      %52 = arith.sitofp %in : i32 to f32
      %53 = arith.mulf %52, %in_34 : f32
      linalg.yield %53 : f32
    } -> tensor<1x3x1x41xf32>
    %collapsed_11 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<1x3x1x41xf32> into tensor<3x1x41xf32>
    %20 = tensor.empty() : tensor<24x72xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<72x24xf32>) outs(%20 : tensor<24x72xf32>) permutation = [1, 0] 
    %collapsed_12 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x41x24xf32> into tensor<82x24xf32>
    %21 = tensor.empty() : tensor<82x72xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<82x72xf32>) -> tensor<82x72xf32>
    %23 = linalg.matmul ins(%collapsed_12, %transposed : tensor<82x24xf32>, tensor<24x72xf32>) outs(%22 : tensor<82x72xf32>) -> tensor<82x72xf32>
    %expanded_13 = tensor.expand_shape %23 [[0, 1], [2]] output_shape [2, 41, 72] : tensor<82x72xf32> into tensor<2x41x72xf32>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 0] [2, 41, 24] [1, 1, 1] : tensor<2x41x72xf32> to tensor<2x41x24xf32>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 24] [2, 41, 24] [1, 1, 1] : tensor<2x41x72xf32> to tensor<2x41x24xf32>
    %extracted_slice_16 = tensor.extract_slice %expanded_13[0, 0, 48] [2, 41, 24] [1, 1, 1] : tensor<2x41x72xf32> to tensor<2x41x24xf32>
    %expanded_17 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %24 = tensor.empty() : tensor<2x3x41x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x41x3x8xf32>) outs(%24 : tensor<2x3x41x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %extracted_slice_15 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %expanded_20 = tensor.expand_shape %extracted_slice_16 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x41x3x8xf32>) outs(%24 : tensor<2x3x41x8xf32>) permutation = [0, 2, 1, 3] 
    %25 = tensor.empty() : tensor<2x3x8x41xf32>
    %transposed_22 = linalg.transpose ins(%expanded_19 : tensor<2x41x3x8xf32>) outs(%25 : tensor<2x3x8x41xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_23 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x41x8xf32> into tensor<6x41x8xf32>
    %collapsed_24 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x3x8x41xf32> into tensor<6x8x41xf32>
    %26 = tensor.empty() : tensor<6x41x41xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<6x41x41xf32>) -> tensor<6x41x41xf32>
    %28 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<6x41x8xf32>, tensor<6x8x41xf32>) outs(%27 : tensor<6x41x41xf32>) -> tensor<6x41x41xf32>
    %expanded_25 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 41, 41] : tensor<6x41x41xf32> into tensor<2x3x41x41xf32>
    %29 = tensor.empty() : tensor<2x3x41x41xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x3x41x41xf32>) outs(%29 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.truncf %cst_4 : f64 to f32
      %53 = arith.mulf %in, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<2x3x41x41xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %collapsed_11 : tensor<2x3x41x41xf32>, tensor<3x1x41xf32>) outs(%29 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %52 = arith.addf %in, %in_34 : f32
      linalg.yield %52 : f32
    } -> tensor<2x3x41x41xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %cst_2, %31 : tensor<2x1x41x41xi1>, tensor<f32>, tensor<2x3x41x41xf32>) outs(%29 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %52 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %52 : f32
    } -> tensor<2x3x41x41xf32>
    %33 = tensor.empty() : tensor<2x3x41xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<2x3x41xi64>) -> tensor<2x3x41xi64>
    %35 = tensor.empty() : tensor<2x3x41xf32>
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<2x3x41xf32>) -> tensor<2x3x41xf32>
    %37:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x3x41x41xf32>) outs(%36, %34 : tensor<2x3x41xf32>, tensor<2x3x41xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %52 = linalg.index 3 : index
      %53 = arith.index_cast %52 : index to i64
      %54 = arith.maximumf %in, %out : f32
      %55 = arith.cmpf ogt, %in, %out : f32
      %56 = arith.select %55, %53, %out_34 : i64
      linalg.yield %54, %56 : f32, i64
    } -> (tensor<2x3x41xf32>, tensor<2x3x41xi64>)
    %expanded_26 = tensor.expand_shape %37#0 [[0], [1], [2, 3]] output_shape [2, 3, 41, 1] : tensor<2x3x41xf32> into tensor<2x3x41x1xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_26 : tensor<2x3x41x41xf32>, tensor<2x3x41x1xf32>) outs(%29 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %52 = arith.subf %in, %in_34 : f32
      linalg.yield %52 : f32
    } -> tensor<2x3x41x41xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x3x41x41xf32>) outs(%29 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.exp %in : f32
      linalg.yield %52 : f32
    } -> tensor<2x3x41x41xf32>
    %40 = tensor.empty() : tensor<2x3x41x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x3x41x1xf32>) -> tensor<2x3x41x1xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x3x41x41xf32>) outs(%41 : tensor<2x3x41x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %in, %out : f32
      linalg.yield %52 : f32
    } -> tensor<2x3x41x1xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x3x41x41xf32>, tensor<2x3x41x1xf32>) outs(%29 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %52 = arith.divf %in, %in_34 : f32
      linalg.yield %52 : f32
    } -> tensor<2x3x41x41xf32>
    %collapsed_27 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<2x3x41x41xf32> into tensor<6x41x41xf32>
    %collapsed_28 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x3x41x8xf32> into tensor<6x41x8xf32>
    %44 = tensor.empty() : tensor<6x41x8xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<6x41x8xf32>) -> tensor<6x41x8xf32>
    %46 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<6x41x41xf32>, tensor<6x41x8xf32>) outs(%45 : tensor<6x41x8xf32>) -> tensor<6x41x8xf32>
    %expanded_29 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 3, 41, 8] : tensor<6x41x8xf32> into tensor<2x3x41x8xf32>
    %47 = tensor.empty() : tensor<2x41x3x8xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x3x41x8xf32>) outs(%47 : tensor<2x41x3x8xf32>) permutation = [0, 2, 1, 3] 
    %48 = tensor.empty() : tensor<24x24xf32>
    %transposed_31 = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%48 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_32 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<2x41x3x8xf32> into tensor<82x24xf32>
    %49 = tensor.empty() : tensor<82x24xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<82x24xf32>) -> tensor<82x24xf32>
    %51 = linalg.matmul ins(%collapsed_32, %transposed_31 : tensor<82x24xf32>, tensor<24x24xf32>) outs(%50 : tensor<82x24xf32>) -> tensor<82x24xf32>
    %expanded_33 = tensor.expand_shape %51 [[0, 1], [2]] output_shape [2, 41, 24] : tensor<82x24xf32> into tensor<2x41x24xf32>
    return %expanded_33 : tensor<2x41x24xf32>
  }
}
