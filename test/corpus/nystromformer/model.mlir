#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module {
  func.func @main(%arg0: tensor<2x35x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>) -> tensor<2x35x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 1.6817928305074292 : f64
    %cst_5 = arith.constant 7.000000e+00 : f32
    %cst_6 = arith.constant 2.500000e-01 : f32
    %cst_7 = arith.constant 1.300000e+01 : f32
    %cst_8 = arith.constant 1.500000e+01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x35x24xf32> into tensor<70x24xf32>
    %0 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<70x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<70x24xf32>) -> tensor<70x24xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<70x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<70x24xf32>) -> tensor<70x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<70x24xf32>, tensor<24xf32>) outs(%1 : tensor<70x24xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.addf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<70x24xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [2, 35, 3, 8] : tensor<70x24xf32> into tensor<2x35x3x8xf32>
    %5 = tensor.empty() : tensor<2x3x35x8xf32>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<2x35x3x8xf32>) outs(%5 : tensor<2x3x35x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %6 = linalg.matmul ins(%collapsed, %transposed_10 : tensor<70x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<70x24xf32>) -> tensor<70x24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg4 : tensor<70x24xf32>, tensor<24xf32>) outs(%1 : tensor<70x24xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.addf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<70x24xf32>
    %expanded_11 = tensor.expand_shape %7 [[0, 1], [2, 3]] output_shape [2, 35, 3, 8] : tensor<70x24xf32> into tensor<2x35x3x8xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x35x3x8xf32>) outs(%5 : tensor<2x3x35x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) permutation = [1, 0] 
    %8 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<70x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<70x24xf32>) -> tensor<70x24xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg6 : tensor<70x24xf32>, tensor<24xf32>) outs(%1 : tensor<70x24xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.addf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<70x24xf32>
    %expanded_14 = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [2, 35, 3, 8] : tensor<70x24xf32> into tensor<2x35x3x8xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x35x3x8xf32>) outs(%5 : tensor<2x3x35x8xf32>) permutation = [0, 2, 1, 3] 
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<2x3x35x8xf32>) outs(%5 : tensor<2x3x35x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_4 : f64 to f32
      %132 = arith.divf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x35x8xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<2x3x35x8xf32>) outs(%5 : tensor<2x3x35x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_4 : f64 to f32
      %132 = arith.divf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x35x8xf32>
    %expanded_16 = tensor.expand_shape %10 [[0], [1], [2, 3], [4]] output_shape [2, 3, 5, 7, 8] : tensor<2x3x35x8xf32> into tensor<2x3x5x7x8xf32>
    %12 = tensor.empty() : tensor<2x3x5x8xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%expanded_16 : tensor<2x3x5x7x8xf32>) outs(%13 : tensor<2x3x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x8xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x5x8xf32>) outs(%12 : tensor<2x3x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.divf %in, %cst_5 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x8xf32>
    %expanded_17 = tensor.expand_shape %11 [[0], [1], [2, 3], [4]] output_shape [2, 3, 5, 7, 8] : tensor<2x3x35x8xf32> into tensor<2x3x5x7x8xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%expanded_17 : tensor<2x3x5x7x8xf32>) outs(%13 : tensor<2x3x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x8xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x5x8xf32>) outs(%12 : tensor<2x3x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.divf %in, %cst_5 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x8xf32>
    %18 = tensor.empty() : tensor<2x3x8x5xf32>
    %transposed_18 = linalg.transpose ins(%17 : tensor<2x3x5x8xf32>) outs(%18 : tensor<2x3x8x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_19 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x3x35x8xf32> into tensor<6x35x8xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x8x5xf32> into tensor<6x8x5xf32>
    %19 = tensor.empty() : tensor<6x35x5xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x35x5xf32>) -> tensor<6x35x5xf32>
    %21 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x35x8xf32>, tensor<6x8x5xf32>) outs(%20 : tensor<6x35x5xf32>) -> tensor<6x35x5xf32>
    %expanded_21 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 35, 5] : tensor<6x35x5xf32> into tensor<2x3x35x5xf32>
    %22 = tensor.empty() : tensor<2x3x35xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<2x3x35xi64>) -> tensor<2x3x35xi64>
    %24 = tensor.empty() : tensor<2x3x35xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<2x3x35xf32>) -> tensor<2x3x35xf32>
    %26:2 = linalg.generic {indexing_maps = [#map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_21 : tensor<2x3x35x5xf32>) outs(%25, %23 : tensor<2x3x35xf32>, tensor<2x3x35xi64>) {
    ^bb0(%in: f32, %out: f32, %out_87: i64):
      %131 = linalg.index 3 : index
      %132 = arith.index_cast %131 : index to i64
      %133 = arith.maximumf %in, %out : f32
      %134 = arith.cmpf ogt, %in, %out : f32
      %135 = arith.select %134, %132, %out_87 : i64
      linalg.yield %133, %135 : f32, i64
    } -> (tensor<2x3x35xf32>, tensor<2x3x35xi64>)
    %expanded_22 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [2, 3, 35, 1] : tensor<2x3x35xf32> into tensor<2x3x35x1xf32>
    %27 = tensor.empty() : tensor<2x3x35x5xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %expanded_22 : tensor<2x3x35x5xf32>, tensor<2x3x35x1xf32>) outs(%27 : tensor<2x3x35x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x35x5xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x3x35x5xf32>) outs(%27 : tensor<2x3x35x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = math.exp %in : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x35x5xf32>
    %30 = tensor.empty() : tensor<2x3x35x1xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x3x35x1xf32>) -> tensor<2x3x35x1xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x3x35x5xf32>) outs(%31 : tensor<2x3x35x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x35x1xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x3x35x5xf32>, tensor<2x3x35x1xf32>) outs(%27 : tensor<2x3x35x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.divf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x35x5xf32>
    %collapsed_23 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x3x5x8xf32> into tensor<6x5x8xf32>
    %34 = tensor.empty() : tensor<6x5x5xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %36 = linalg.batch_matmul ins(%collapsed_23, %collapsed_20 : tensor<6x5x8xf32>, tensor<6x8x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_24 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %37 = tensor.empty() : tensor<2x3x5xi64>
    %38 = linalg.fill ins(%c0_i64 : i64) outs(%37 : tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
    %39 = tensor.empty() : tensor<2x3x5xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %41:2 = linalg.generic {indexing_maps = [#map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24 : tensor<2x3x5x5xf32>) outs(%40, %38 : tensor<2x3x5xf32>, tensor<2x3x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_87: i64):
      %131 = linalg.index 3 : index
      %132 = arith.index_cast %131 : index to i64
      %133 = arith.maximumf %in, %out : f32
      %134 = arith.cmpf ogt, %in, %out : f32
      %135 = arith.select %134, %132, %out_87 : i64
      linalg.yield %133, %135 : f32, i64
    } -> (tensor<2x3x5xf32>, tensor<2x3x5xi64>)
    %expanded_25 = tensor.expand_shape %41#0 [[0], [1], [2, 3]] output_shape [2, 3, 5, 1] : tensor<2x3x5xf32> into tensor<2x3x5x1xf32>
    %42 = tensor.empty() : tensor<2x3x5x5xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24, %expanded_25 : tensor<2x3x5x5xf32>, tensor<2x3x5x1xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = math.exp %in : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %45 = tensor.empty() : tensor<2x3x5x1xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<2x3x5x1xf32>) -> tensor<2x3x5x1xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<2x3x5x5xf32>) outs(%46 : tensor<2x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x1xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<2x3x5x5xf32>, tensor<2x3x5x1xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.divf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %49 = tensor.empty() : tensor<2x3x8x35xf32>
    %transposed_26 = linalg.transpose ins(%11 : tensor<2x3x35x8xf32>) outs(%49 : tensor<2x3x8x35xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x3x8x35xf32> into tensor<6x8x35xf32>
    %50 = tensor.empty() : tensor<6x5x35xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<6x5x35xf32>) -> tensor<6x5x35xf32>
    %52 = linalg.batch_matmul ins(%collapsed_23, %collapsed_27 : tensor<6x5x8xf32>, tensor<6x8x35xf32>) outs(%51 : tensor<6x5x35xf32>) -> tensor<6x5x35xf32>
    %expanded_28 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 3, 5, 35] : tensor<6x5x35xf32> into tensor<2x3x5x35xf32>
    %53:2 = linalg.generic {indexing_maps = [#map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_28 : tensor<2x3x5x35xf32>) outs(%40, %38 : tensor<2x3x5xf32>, tensor<2x3x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_87: i64):
      %131 = linalg.index 3 : index
      %132 = arith.index_cast %131 : index to i64
      %133 = arith.maximumf %in, %out : f32
      %134 = arith.cmpf ogt, %in, %out : f32
      %135 = arith.select %134, %132, %out_87 : i64
      linalg.yield %133, %135 : f32, i64
    } -> (tensor<2x3x5xf32>, tensor<2x3x5xi64>)
    %expanded_29 = tensor.expand_shape %53#0 [[0], [1], [2, 3]] output_shape [2, 3, 5, 1] : tensor<2x3x5xf32> into tensor<2x3x5x1xf32>
    %54 = tensor.empty() : tensor<2x3x5x35xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %expanded_29 : tensor<2x3x5x35xf32>, tensor<2x3x5x1xf32>) outs(%54 : tensor<2x3x5x35xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x35xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x3x5x35xf32>) outs(%54 : tensor<2x3x5x35xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = math.exp %in : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x35xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x3x5x35xf32>) outs(%46 : tensor<2x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x1xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %57 : tensor<2x3x5x35xf32>, tensor<2x3x5x1xf32>) outs(%54 : tensor<2x3x5x35xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.divf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x35xf32>
    %59 = tensor.empty() : tensor<5xi64>
    %60 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%59 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %131 = linalg.index 0 : index
      %132 = arith.index_cast %131 : index to i64
      linalg.yield %132 : i64
    } -> tensor<5xi64>
    %expanded_30 = tensor.expand_shape %60 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %61 = tensor.empty() : tensor<5x5xi1>
    %62 = linalg.generic {indexing_maps = [#map8, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_30, %60 : tensor<5x1xi64>, tensor<5xi64>) outs(%61 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_87: i64, %out: i1):
      %131 = arith.cmpi eq, %in, %in_87 : i64
      linalg.yield %131 : i1
    } -> tensor<5x5xi1>
    %63 = tensor.empty() : tensor<5x5xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map9, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %cst_3, %cst_2 : tensor<5x5xi1>, tensor<f32>, tensor<f32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_87: f32, %in_88: f32, %out: f32):
      %131 = arith.select %in, %in_87, %in_88 : f32
      linalg.yield %131 : f32
    } -> tensor<5x5xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%39 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%48 : tensor<2x3x5x5xf32>) outs(%65 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5xf32>
    %67 = tensor.empty() : tensor<f32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<f32>) -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%66 : tensor<2x3x5xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.maximumf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<f32>
    %70 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%69 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.cmpf one, %in, %cst : f32
      cf.assert %131, "unimplemented: tensor with zero element"
      %132 = arith.divf %cst_1, %in : f32
      linalg.yield %132 : f32
    } -> tensor<f32>
    %transposed_31 = linalg.transpose ins(%48 : tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) permutation = [0, 1, 3, 2] 
    %71 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %transposed_31 : tensor<f32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.mulf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_32 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %collapsed_33 = tensor.collapse_shape %71 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %72 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_34 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_6 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<5x5xf32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_7 : f32
      linalg.yield %131 : f32
    } -> tensor<5x5xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<5x5xf32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_8 : f32
      linalg.yield %131 : f32
    } -> tensor<5x5xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<5x5xf32>) outs(%63 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_5 : f32
      linalg.yield %131 : f32
    } -> tensor<5x5xf32>
    %77 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %expanded_34 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_35 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %78 = linalg.batch_matmul ins(%72, %collapsed_35 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_36 = tensor.expand_shape %78 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %79 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_36 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_37 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %80 = linalg.batch_matmul ins(%72, %collapsed_37 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_38 = tensor.expand_shape %80 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %81 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_38 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_39 = tensor.collapse_shape %73 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %collapsed_40 = tensor.collapse_shape %81 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %82 = linalg.batch_matmul ins(%collapsed_39, %collapsed_40 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_41 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %83 = linalg.batch_matmul ins(%collapsed_32, %82 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_42 = tensor.expand_shape %83 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_6 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %85 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %expanded_42 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_43 = tensor.collapse_shape %85 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %86 = linalg.batch_matmul ins(%83, %collapsed_43 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_44 = tensor.expand_shape %86 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %87 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_44 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_45 = tensor.collapse_shape %87 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %88 = linalg.batch_matmul ins(%83, %collapsed_45 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_46 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %89 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_46 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_47 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %collapsed_48 = tensor.collapse_shape %89 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %90 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_49 = tensor.expand_shape %90 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %91 = linalg.batch_matmul ins(%collapsed_32, %90 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_50 = tensor.expand_shape %91 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_6 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %93 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %expanded_50 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_51 = tensor.collapse_shape %93 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %94 = linalg.batch_matmul ins(%91, %collapsed_51 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_52 = tensor.expand_shape %94 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %95 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_52 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_53 = tensor.collapse_shape %95 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %96 = linalg.batch_matmul ins(%91, %collapsed_53 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_54 = tensor.expand_shape %96 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %97 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_54 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_55 = tensor.collapse_shape %92 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %collapsed_56 = tensor.collapse_shape %97 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %98 = linalg.batch_matmul ins(%collapsed_55, %collapsed_56 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_57 = tensor.expand_shape %98 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %99 = linalg.batch_matmul ins(%collapsed_32, %98 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_58 = tensor.expand_shape %99 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_6 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %101 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %expanded_58 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_59 = tensor.collapse_shape %101 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %102 = linalg.batch_matmul ins(%99, %collapsed_59 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_60 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %103 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_60 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_61 = tensor.collapse_shape %103 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %104 = linalg.batch_matmul ins(%99, %collapsed_61 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_62 = tensor.expand_shape %104 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %105 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_62 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_63 = tensor.collapse_shape %100 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %collapsed_64 = tensor.collapse_shape %105 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %106 = linalg.batch_matmul ins(%collapsed_63, %collapsed_64 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_65 = tensor.expand_shape %106 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %107 = linalg.batch_matmul ins(%collapsed_32, %106 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_66 = tensor.expand_shape %107 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_65 : tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_6 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %109 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %expanded_66 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_67 = tensor.collapse_shape %109 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %110 = linalg.batch_matmul ins(%107, %collapsed_67 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_68 = tensor.expand_shape %110 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %111 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_68 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_69 = tensor.collapse_shape %111 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %112 = linalg.batch_matmul ins(%107, %collapsed_69 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_70 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %113 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_70 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_71 = tensor.collapse_shape %108 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %collapsed_72 = tensor.collapse_shape %113 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %114 = linalg.batch_matmul ins(%collapsed_71, %collapsed_72 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_73 = tensor.expand_shape %114 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %115 = linalg.batch_matmul ins(%collapsed_32, %114 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_74 = tensor.expand_shape %115 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_6 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %117 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %expanded_74 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_75 = tensor.collapse_shape %117 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %118 = linalg.batch_matmul ins(%115, %collapsed_75 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_76 = tensor.expand_shape %118 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %119 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_76 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_77 = tensor.collapse_shape %119 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %120 = linalg.batch_matmul ins(%115, %collapsed_77 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_78 = tensor.expand_shape %120 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %121 = linalg.generic {indexing_maps = [#map15, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_78 : tensor<5x5xf32>, tensor<2x3x5x5xf32>) outs(%42 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %131 = arith.subf %in, %in_87 : f32
      linalg.yield %131 : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_79 = tensor.collapse_shape %116 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %collapsed_80 = tensor.collapse_shape %121 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %122 = linalg.batch_matmul ins(%collapsed_79, %collapsed_80 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%35 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %collapsed_81 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x35x5xf32> into tensor<6x35x5xf32>
    %123 = linalg.batch_matmul ins(%collapsed_81, %122 : tensor<6x35x5xf32>, tensor<6x5x5xf32>) outs(%20 : tensor<6x35x5xf32>) -> tensor<6x35x5xf32>
    %collapsed_82 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x3x5x35xf32> into tensor<6x5x35xf32>
    %collapsed_83 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x35x8xf32> into tensor<6x35x8xf32>
    %124 = tensor.empty() : tensor<6x5x8xf32>
    %125 = linalg.fill ins(%cst : f32) outs(%124 : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
    %126 = linalg.batch_matmul ins(%collapsed_82, %collapsed_83 : tensor<6x5x35xf32>, tensor<6x35x8xf32>) outs(%125 : tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
    %127 = tensor.empty() : tensor<6x35x8xf32>
    %128 = linalg.fill ins(%cst : f32) outs(%127 : tensor<6x35x8xf32>) -> tensor<6x35x8xf32>
    %129 = linalg.batch_matmul ins(%123, %126 : tensor<6x35x5xf32>, tensor<6x5x8xf32>) outs(%128 : tensor<6x35x8xf32>) -> tensor<6x35x8xf32>
    %expanded_84 = tensor.expand_shape %129 [[0, 1], [2], [3]] output_shape [2, 3, 35, 8] : tensor<6x35x8xf32> into tensor<2x3x35x8xf32>
    %130 = tensor.empty() : tensor<2x35x3x8xf32>
    %transposed_85 = linalg.transpose ins(%expanded_84 : tensor<2x3x35x8xf32>) outs(%130 : tensor<2x35x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_86 = tensor.collapse_shape %transposed_85 [[0], [1], [2, 3]] : tensor<2x35x3x8xf32> into tensor<2x35x24xf32>
    return %collapsed_86 : tensor<2x35x24xf32>
  }
}
