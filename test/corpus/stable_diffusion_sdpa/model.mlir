#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x77x24xf32>, %arg1: tensor<2x31x20xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x20xf32>, %arg4: tensor<24x20xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>) -> tensor<2x77x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x77x31xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.59460355750136051 : f64
    %0 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x77x24xf32> into tensor<154x24xf32>
    %1 = tensor.empty() : tensor<154x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<154x24xf32>) -> tensor<154x24xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<154x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<154x24xf32>) -> tensor<154x24xf32>
    %4 = tensor.empty() : tensor<20x24xf32>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<24x20xf32>) outs(%4 : tensor<20x24xf32>) permutation = [1, 0] 
    %collapsed_5 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x31x20xf32> into tensor<62x20xf32>
    %5 = tensor.empty() : tensor<62x24xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %7 = linalg.matmul ins(%collapsed_5, %transposed_4 : tensor<62x20xf32>, tensor<20x24xf32>) outs(%6 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %transposed_6 = linalg.transpose ins(%arg4 : tensor<24x20xf32>) outs(%4 : tensor<20x24xf32>) permutation = [1, 0] 
    %8 = linalg.matmul ins(%collapsed_5, %transposed_6 : tensor<62x20xf32>, tensor<20x24xf32>) outs(%6 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2, 3]] output_shape [2, 77, 3, 8] : tensor<154x24xf32> into tensor<2x77x3x8xf32>
    %9 = tensor.empty() : tensor<2x3x77x8xf32>
    %transposed_7 = linalg.transpose ins(%expanded : tensor<2x77x3x8xf32>) outs(%9 : tensor<2x3x77x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_8 = tensor.expand_shape %7 [[0, 1], [2, 3]] output_shape [2, 31, 3, 8] : tensor<62x24xf32> into tensor<2x31x3x8xf32>
    %expanded_9 = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [2, 31, 3, 8] : tensor<62x24xf32> into tensor<2x31x3x8xf32>
    %10 = tensor.empty() : tensor<2x3x31x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x31x3x8xf32>) outs(%10 : tensor<2x3x31x8xf32>) permutation = [0, 2, 1, 3] 
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_7 : tensor<2x3x77x8xf32>) outs(%9 : tensor<2x3x77x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.truncf %cst_3 : f64 to f32
      %46 = arith.mulf %in, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x77x8xf32>
    %12 = tensor.empty() : tensor<2x3x8x31xf32>
    %transposed_11 = linalg.transpose ins(%expanded_8 : tensor<2x31x3x8xf32>) outs(%12 : tensor<2x3x8x31xf32>) permutation = [0, 2, 3, 1] 
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<2x3x8x31xf32>) outs(%12 : tensor<2x3x8x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.truncf %cst_3 : f64 to f32
      %46 = arith.mulf %in, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x8x31xf32>
    %collapsed_12 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<2x3x77x8xf32> into tensor<6x77x8xf32>
    %collapsed_13 = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<2x3x8x31xf32> into tensor<6x8x31xf32>
    %14 = tensor.empty() : tensor<6x77x31xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<6x77x31xf32>) -> tensor<6x77x31xf32>
    %16 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<6x77x8xf32>, tensor<6x8x31xf32>) outs(%15 : tensor<6x77x31xf32>) -> tensor<6x77x31xf32>
    %expanded_14 = tensor.expand_shape %16 [[0, 1], [2], [3]] output_shape [2, 3, 77, 31] : tensor<6x77x31xf32> into tensor<2x3x77x31xf32>
    %17 = tensor.empty() : tensor<2x3x77xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x3x77xi64>) -> tensor<2x3x77xi64>
    %19 = tensor.empty() : tensor<2x3x77xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x3x77xf32>) -> tensor<2x3x77xf32>
    %21:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14 : tensor<2x3x77x31xf32>) outs(%20, %18 : tensor<2x3x77xf32>, tensor<2x3x77xi64>) {
    ^bb0(%in: f32, %out: f32, %out_22: i64):
      %45 = linalg.index 3 : index
      %46 = arith.index_cast %45 : index to i64
      %47 = arith.maximumf %in, %out : f32
      %48 = arith.cmpf ogt, %in, %out : f32
      %49 = arith.select %48, %46, %out_22 : i64
      linalg.yield %47, %49 : f32, i64
    } -> (tensor<2x3x77xf32>, tensor<2x3x77xi64>)
    %expanded_15 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 3, 77, 1] : tensor<2x3x77xf32> into tensor<2x3x77x1xf32>
    %22 = tensor.empty() : tensor<2x3x77x31xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14, %expanded_15 : tensor<2x3x77x31xf32>, tensor<2x3x77x1xf32>) outs(%22 : tensor<2x3x77x31xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %45 = arith.subf %in, %in_22 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x77x31xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x77x31xf32>) outs(%22 : tensor<2x3x77x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.exp %in : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x77x31xf32>
    %25 = tensor.empty() : tensor<2x3x77x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x3x77x1xf32>) -> tensor<2x3x77x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x3x77x31xf32>) outs(%26 : tensor<2x3x77x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x77x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x3x77x31xf32>, tensor<2x3x77x1xf32>) outs(%22 : tensor<2x3x77x31xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %45 = arith.divf %in, %in_22 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x77x31xf32>
    %29 = tensor.empty() : tensor<2x3x77x31xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x3x77x31xf32>) outs(%29 : tensor<2x3x77x31xi1>) {
    ^bb0(%in: f32, %out: i1):
      %45 = arith.extf %in : f32 to f64
      %46 = arith.cmpf oeq, %45, %cst_2 : f64
      linalg.yield %46 : i1
    } -> tensor<2x3x77x31xi1>
    %31 = tensor.empty() : tensor<2x3x77x1xi1>
    %32 = linalg.fill ins(%true : i1) outs(%31 : tensor<2x3x77x1xi1>) -> tensor<2x3x77x1xi1>
    %33 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x3x77x31xi1>) outs(%32 : tensor<2x3x77x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %45 = arith.andi %in, %out : i1
      linalg.yield %45 : i1
    } -> tensor<2x3x77x1xi1>
    %34 = linalg.generic {indexing_maps = [#map2, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %cst_1, %28 : tensor<2x3x77x1xi1>, tensor<2x3x77x31xf32>, tensor<2x3x77x31xf32>) outs(%22 : tensor<2x3x77x31xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %45 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x77x31xf32>
    %collapsed_16 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x3x77x31xf32> into tensor<6x77x31xf32>
    %collapsed_17 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x3x31x8xf32> into tensor<6x31x8xf32>
    %35 = tensor.empty() : tensor<6x77x8xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<6x77x8xf32>) -> tensor<6x77x8xf32>
    %37 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<6x77x31xf32>, tensor<6x31x8xf32>) outs(%36 : tensor<6x77x8xf32>) -> tensor<6x77x8xf32>
    %expanded_18 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 3, 77, 8] : tensor<6x77x8xf32> into tensor<2x3x77x8xf32>
    %38 = tensor.empty() : tensor<2x77x3x8xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x3x77x8xf32>) outs(%38 : tensor<2x77x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3]] : tensor<2x77x3x8xf32> into tensor<2x77x24xf32>
    %transposed_21 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %39 = tensor.empty() : tensor<2x24x24xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<24x24xf32>) outs(%39 : tensor<2x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x24xf32>
    %41 = tensor.empty() : tensor<2x77x24xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<2x77x24xf32>) -> tensor<2x77x24xf32>
    %43 = linalg.batch_matmul ins(%collapsed_20, %40 : tensor<2x77x24xf32>, tensor<2x24x24xf32>) outs(%42 : tensor<2x77x24xf32>) -> tensor<2x77x24xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %arg6 : tensor<2x77x24xf32>, tensor<24xf32>) outs(%41 : tensor<2x77x24xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %45 = arith.addf %in, %in_22 : f32
      linalg.yield %45 : f32
    } -> tensor<2x77x24xf32>
    return %44 : tensor<2x77x24xf32>
  }
}
