#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, 0, 0, 0, 0, 0)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, 0, 0, 0, 0)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, 0, 0)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5) -> (0, 0)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x37x24xf32>, %arg1: tensor<12x24xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12x24xf32>, %arg4: tensor<12xf32>, %arg5: tensor<12x24xf32>, %arg6: tensor<12xf32>, %arg7: tensor<12x1xf32>, %arg8: tensor<24x1x3xf32>, %arg9: tensor<12x24x1xf32>, %arg10: tensor<9x12xf32>, %arg11: tensor<9xf32>, %arg12: tensor<12x24xf32>, %arg13: tensor<12xf32>) -> tensor<2x37x24xf32> {
    %c12_i64 = arith.constant 12 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c39_i64 = arith.constant 39 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x37x24xf32> into tensor<74x24xf32>
    %0 = tensor.empty() : tensor<24x12xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<12x24xf32>) outs(%0 : tensor<24x12xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<74x12xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<74x12xf32>) -> tensor<74x12xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<74x24xf32>, tensor<24x12xf32>) outs(%2 : tensor<74x12xf32>) -> tensor<74x12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg4 : tensor<74x12xf32>, tensor<12xf32>) outs(%1 : tensor<74x12xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.addf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<74x12xf32>
    %transposed_2 = linalg.transpose ins(%arg5 : tensor<12x24xf32>) outs(%0 : tensor<24x12xf32>) permutation = [1, 0] 
    %5 = linalg.matmul ins(%collapsed, %transposed_2 : tensor<74x24xf32>, tensor<24x12xf32>) outs(%2 : tensor<74x12xf32>) -> tensor<74x12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg6 : tensor<74x12xf32>, tensor<12xf32>) outs(%1 : tensor<74x12xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.addf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<74x12xf32>
    %7 = tensor.empty() : tensor<2x24x37xf32>
    %transposed_3 = linalg.transpose ins(%arg0 : tensor<2x37x24xf32>) outs(%7 : tensor<2x24x37xf32>) permutation = [0, 2, 1] 
    %expanded = tensor.expand_shape %transposed_3 [[0], [1], [2, 3]] output_shape [2, 24, 37, 1] : tensor<2x24x37xf32> into tensor<2x24x37x1xf32>
    %expanded_4 = tensor.expand_shape %arg8 [[0], [1], [2, 3]] output_shape [24, 1, 3, 1] : tensor<24x1x3xf32> into tensor<24x1x3x1xf32>
    %padded = tensor.pad %expanded low[0, 0, 1, 0] high[0, 0, 1, 0] {
    ^bb0(%arg14: index, %arg15: index, %arg16: index, %arg17: index):
      tensor.yield %cst : f32
    } : tensor<2x24x37x1xf32> to tensor<2x24x39x1xf32>
    %8 = tensor.empty() : tensor<2x24x37x1xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x24x37x1xf32>) -> tensor<2x24x37x1xf32>
    %collapsed_5 = tensor.collapse_shape %expanded_4 [[0, 1], [2], [3]] : tensor<24x1x3x1xf32> into tensor<24x3x1xf32>
    %10 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed_5 : tensor<2x24x39x1xf32>, tensor<24x3x1xf32>) outs(%9 : tensor<2x24x37x1xf32>) -> tensor<2x24x37x1xf32>
    %collapsed_6 = tensor.collapse_shape %10 [[0], [1], [2, 3]] : tensor<2x24x37x1xf32> into tensor<2x24x37xf32>
    %11 = tensor.empty() : tensor<2x12x37xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x12x37xf32>) -> tensor<2x12x37xf32>
    %13 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%collapsed_6, %arg9 : tensor<2x24x37xf32>, tensor<12x24x1xf32>) outs(%12 : tensor<2x12x37xf32>) -> tensor<2x12x37xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %arg7 : tensor<2x12x37xf32>, tensor<12x1xf32>) outs(%11 : tensor<2x12x37xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.addf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<2x12x37xf32>
    %transposed_7 = linalg.transpose ins(%arg1 : tensor<12x24xf32>) outs(%0 : tensor<24x12xf32>) permutation = [1, 0] 
    %15 = linalg.matmul ins(%collapsed, %transposed_7 : tensor<74x24xf32>, tensor<24x12xf32>) outs(%2 : tensor<74x12xf32>) -> tensor<74x12xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %arg2 : tensor<74x12xf32>, tensor<12xf32>) outs(%1 : tensor<74x12xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.addf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<74x12xf32>
    %expanded_8 = tensor.expand_shape %16 [[0, 1], [2]] output_shape [2, 37, 12] : tensor<74x12xf32> into tensor<2x37x12xf32>
    %expanded_9 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 37, 3, 4] : tensor<74x12xf32> into tensor<2x37x3x4xf32>
    %17 = tensor.empty() : tensor<2x3x37x4xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x37x3x4xf32>) outs(%17 : tensor<2x3x37x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_11 = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [2, 37, 3, 4] : tensor<74x12xf32> into tensor<2x37x3x4xf32>
    %expanded_12 = tensor.expand_shape %6 [[0, 1], [2, 3]] output_shape [2, 37, 3, 4] : tensor<74x12xf32> into tensor<2x37x3x4xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x37x3x4xf32>) outs(%17 : tensor<2x3x37x4xf32>) permutation = [0, 2, 1, 3] 
    %18 = tensor.empty() : tensor<2x37x12xf32>
    %transposed_14 = linalg.transpose ins(%14 : tensor<2x12x37xf32>) outs(%18 : tensor<2x37x12xf32>) permutation = [0, 2, 1] 
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_8 : tensor<2x37x12xf32>, tensor<2x37x12xf32>) outs(%18 : tensor<2x37x12xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.mulf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<2x37x12xf32>
    %20 = tensor.empty() : tensor<12x9xf32>
    %transposed_15 = linalg.transpose ins(%arg10 : tensor<9x12xf32>) outs(%20 : tensor<12x9xf32>) permutation = [1, 0] 
    %21 = tensor.empty() : tensor<2x12x9xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<12x9xf32>) outs(%21 : tensor<2x12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x9xf32>
    %23 = tensor.empty() : tensor<2x37x9xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x37x9xf32>) -> tensor<2x37x9xf32>
    %25 = linalg.batch_matmul ins(%19, %22 : tensor<2x37x12xf32>, tensor<2x12x9xf32>) outs(%24 : tensor<2x37x9xf32>) -> tensor<2x37x9xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg11 : tensor<2x37x9xf32>, tensor<9xf32>) outs(%23 : tensor<2x37x9xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.addf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<2x37x9xf32>
    %collapsed_16 = tensor.collapse_shape %26 [[0, 1, 2]] : tensor<2x37x9xf32> into tensor<666xf32>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0, 1, 2]] output_shape [222, 3, 1] : tensor<666xf32> into tensor<222x3x1xf32>
    %27 = tensor.empty() : tensor<222x1xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<222x1xi64>) -> tensor<222x1xi64>
    %29 = tensor.empty() : tensor<222x1xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<222x1xf32>) -> tensor<222x1xf32>
    %31:2 = linalg.generic {indexing_maps = [#map2, #map6, #map6], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_17 : tensor<222x3x1xf32>) outs(%30, %28 : tensor<222x1xf32>, tensor<222x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_48: i64):
      %83 = linalg.index 1 : index
      %84 = arith.index_cast %83 : index to i64
      %85 = arith.maximumf %in, %out : f32
      %86 = arith.cmpf ogt, %in, %out : f32
      %87 = arith.select %86, %84, %out_48 : i64
      linalg.yield %85, %87 : f32, i64
    } -> (tensor<222x1xf32>, tensor<222x1xi64>)
    %expanded_18 = tensor.expand_shape %31#0 [[0, 1], [2]] output_shape [222, 1, 1] : tensor<222x1xf32> into tensor<222x1x1xf32>
    %32 = tensor.empty() : tensor<222x3x1xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_18 : tensor<222x3x1xf32>, tensor<222x1x1xf32>) outs(%32 : tensor<222x3x1xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.subf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<222x3x1xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<222x3x1xf32>) outs(%32 : tensor<222x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.exp %in : f32
      linalg.yield %83 : f32
    } -> tensor<222x3x1xf32>
    %35 = tensor.empty() : tensor<222x1x1xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<222x1x1xf32>) -> tensor<222x1x1xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "reduction", "parallel"]} ins(%34 : tensor<222x3x1xf32>) outs(%36 : tensor<222x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.addf %in, %out : f32
      linalg.yield %83 : f32
    } -> tensor<222x1x1xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<222x3x1xf32>, tensor<222x1x1xf32>) outs(%32 : tensor<222x3x1xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.divf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<222x3x1xf32>
    %transposed_19 = linalg.transpose ins(%arg12 : tensor<12x24xf32>) outs(%0 : tensor<24x12xf32>) permutation = [1, 0] 
    %39 = linalg.matmul ins(%collapsed, %transposed_19 : tensor<74x24xf32>, tensor<24x12xf32>) outs(%2 : tensor<74x12xf32>) -> tensor<74x12xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %arg13 : tensor<74x12xf32>, tensor<12xf32>) outs(%1 : tensor<74x12xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.addf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<74x12xf32>
    %expanded_20 = tensor.expand_shape %40 [[0, 1], [2]] output_shape [2, 37, 12] : tensor<74x12xf32> into tensor<2x37x12xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x37x12xf32>) outs(%11 : tensor<2x12x37xf32>) permutation = [0, 2, 1] 
    %expanded_22 = tensor.expand_shape %transposed_21 [[0], [1], [2, 3]] output_shape [2, 12, 37, 1] : tensor<2x12x37xf32> into tensor<2x12x37x1xf32>
    %41 = tensor.empty() : tensor<37xi64>
    %42 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%41 : tensor<37xi64>) {
    ^bb0(%out: i64):
      %83 = linalg.index 0 : index
      %84 = arith.index_cast %83 : index to i64
      linalg.yield %84 : i64
    } -> tensor<37xi64>
    %expanded_23 = tensor.expand_shape %42 [[0, 1]] output_shape [1, 37] : tensor<37xi64> into tensor<1x37xi64>
    %43 = tensor.empty() : tensor<3xi64>
    %44 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%43 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %83 = linalg.index 0 : index
      %84 = arith.index_cast %83 : index to i64
      linalg.yield %84 : i64
    } -> tensor<3xi64>
    %expanded_24 = tensor.expand_shape %44 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %45 = tensor.empty() : tensor<3x37xi64>
    %46 = linalg.generic {indexing_maps = [#map9, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_23, %expanded_24 : tensor<1x37xi64>, tensor<3x1xi64>) outs(%45 : tensor<3x37xi64>) {
    ^bb0(%in: i64, %in_48: i64, %out: i64):
      %83 = arith.addi %in, %in_48 : i64
      linalg.yield %83 : i64
    } -> tensor<3x37xi64>
    %47 = tensor.empty() : tensor<1xi64>
    %48 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%47 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_25 = tensor.expand_shape %48 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %49 = tensor.empty() : tensor<1x1xi64>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_25, %expanded_25 : tensor<1x1xi64>, tensor<1x1xi64>) outs(%49 : tensor<1x1xi64>) {
    ^bb0(%in: i64, %in_48: i64, %out: i64):
      %83 = arith.addi %in, %in_48 : i64
      linalg.yield %83 : i64
    } -> tensor<1x1xi64>
    %padded_26 = tensor.pad %expanded_22 low[0, 0, 1, 0] high[0, 0, 1, 0] {
    ^bb0(%arg14: index, %arg15: index, %arg16: index, %arg17: index):
      tensor.yield %cst : f32
    } : tensor<2x12x37x1xf32> to tensor<2x12x39x1xf32>
    %expanded_27 = tensor.expand_shape %46 [[0], [1, 2, 3]] output_shape [3, 37, 1, 1] : tensor<3x37xi64> into tensor<3x37x1x1xi64>
    %51 = tensor.empty() : tensor<12xi64>
    %52 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%51 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %83 = linalg.index 0 : index
      %84 = arith.index_cast %83 : index to i64
      linalg.yield %84 : i64
    } -> tensor<12xi64>
    %expanded_28 = tensor.expand_shape %52 [[0, 1, 2, 3, 4]] output_shape [12, 1, 1, 1, 1] : tensor<12xi64> into tensor<12x1x1x1x1xi64>
    %53 = tensor.empty() : tensor<2xi64>
    %54 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%53 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %83 = linalg.index 0 : index
      %84 = arith.index_cast %83 : index to i64
      linalg.yield %84 : i64
    } -> tensor<2xi64>
    %expanded_29 = tensor.expand_shape %54 [[0, 1, 2, 3, 4, 5]] output_shape [2, 1, 1, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1x1x1xi64>
    %55 = tensor.empty() : tensor<2x12x3x37x1x1xf32>
    %56 = linalg.generic {indexing_maps = [#map11, #map12, #map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29, %expanded_28, %expanded_27, %50 : tensor<2x1x1x1x1x1xi64>, tensor<12x1x1x1x1xi64>, tensor<3x37x1x1xi64>, tensor<1x1xi64>) outs(%55 : tensor<2x12x3x37x1x1xf32>) {
    ^bb0(%in: i64, %in_48: i64, %in_49: i64, %in_50: i64, %out: f32):
      %83 = arith.cmpi slt, %in, %c0_i64 : i64
      %84 = arith.addi %in, %c2_i64 : i64
      %85 = arith.select %83, %84, %in : i64
      %86 = arith.index_cast %85 : i64 to index
      %87 = arith.cmpi slt, %in_48, %c0_i64 : i64
      %88 = arith.addi %in_48, %c12_i64 : i64
      %89 = arith.select %87, %88, %in_48 : i64
      %90 = arith.index_cast %89 : i64 to index
      %91 = arith.cmpi slt, %in_49, %c0_i64 : i64
      %92 = arith.addi %in_49, %c39_i64 : i64
      %93 = arith.select %91, %92, %in_49 : i64
      %94 = arith.index_cast %93 : i64 to index
      %95 = arith.cmpi slt, %in_50, %c0_i64 : i64
      %96 = arith.addi %in_50, %c1_i64 : i64
      %97 = arith.select %95, %96, %in_50 : i64
      %98 = arith.index_cast %97 : i64 to index
      %extracted = tensor.extract %padded_26[%86, %90, %94, %98] : tensor<2x12x39x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x12x3x37x1x1xf32>
    %57 = tensor.empty() : tensor<2x12x3x1x37x1xf32>
    %transposed_30 = linalg.transpose ins(%56 : tensor<2x12x3x37x1x1xf32>) outs(%57 : tensor<2x12x3x1x37x1xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0], [1, 2], [3, 4, 5]] : tensor<2x12x3x1x37x1xf32> into tensor<2x36x37xf32>
    %58 = tensor.empty() : tensor<2x37x36xf32>
    %transposed_32 = linalg.transpose ins(%collapsed_31 : tensor<2x36x37xf32>) outs(%58 : tensor<2x37x36xf32>) permutation = [0, 2, 1] 
    %expanded_33 = tensor.expand_shape %transposed_32 [[0], [1], [2, 3]] output_shape [2, 37, 12, 3] : tensor<2x37x36xf32> into tensor<2x37x12x3xf32>
    %collapsed_34 = tensor.collapse_shape %expanded_33 [[0, 1, 2], [3]] : tensor<2x37x12x3xf32> into tensor<888x3xf32>
    %expanded_35 = tensor.expand_shape %collapsed_34 [[0, 1], [2]] output_shape [222, 4, 3] : tensor<888x3xf32> into tensor<222x4x3xf32>
    %59 = tensor.empty() : tensor<222x4x1xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<222x4x1xf32>) -> tensor<222x4x1xf32>
    %61 = linalg.batch_matmul ins(%expanded_35, %38 : tensor<222x4x3xf32>, tensor<222x3x1xf32>) outs(%60 : tensor<222x4x1xf32>) -> tensor<222x4x1xf32>
    %collapsed_36 = tensor.collapse_shape %61 [[0, 1, 2]] : tensor<222x4x1xf32> into tensor<888xf32>
    %62 = tensor.empty() : tensor<2x3x4x37xf32>
    %transposed_37 = linalg.transpose ins(%expanded_11 : tensor<2x37x3x4xf32>) outs(%62 : tensor<2x3x4x37xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_38 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x3x37x4xf32> into tensor<6x37x4xf32>
    %collapsed_39 = tensor.collapse_shape %transposed_37 [[0, 1], [2], [3]] : tensor<2x3x4x37xf32> into tensor<6x4x37xf32>
    %63 = tensor.empty() : tensor<6x37x37xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %65 = linalg.batch_matmul ins(%collapsed_38, %collapsed_39 : tensor<6x37x4xf32>, tensor<6x4x37xf32>) outs(%64 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %expanded_40 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 3, 37, 37] : tensor<6x37x37xf32> into tensor<2x3x37x37xf32>
    %66 = tensor.empty() : tensor<2x3x37x37xf32>
    %67 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<2x3x37x37xf32>) outs(%66 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.divf %in, %cst_1 : f32
      linalg.yield %83 : f32
    } -> tensor<2x3x37x37xf32>
    %68 = tensor.empty() : tensor<2x3x37xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<2x3x37xi64>) -> tensor<2x3x37xi64>
    %70 = tensor.empty() : tensor<2x3x37xf32>
    %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %72:2 = linalg.generic {indexing_maps = [#map16, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x3x37x37xf32>) outs(%71, %69 : tensor<2x3x37xf32>, tensor<2x3x37xi64>) {
    ^bb0(%in: f32, %out: f32, %out_48: i64):
      %83 = linalg.index 3 : index
      %84 = arith.index_cast %83 : index to i64
      %85 = arith.maximumf %in, %out : f32
      %86 = arith.cmpf ogt, %in, %out : f32
      %87 = arith.select %86, %84, %out_48 : i64
      linalg.yield %85, %87 : f32, i64
    } -> (tensor<2x3x37xf32>, tensor<2x3x37xi64>)
    %expanded_41 = tensor.expand_shape %72#0 [[0], [1], [2, 3]] output_shape [2, 3, 37, 1] : tensor<2x3x37xf32> into tensor<2x3x37x1xf32>
    %73 = linalg.generic {indexing_maps = [#map16, #map18, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_41 : tensor<2x3x37x37xf32>, tensor<2x3x37x1xf32>) outs(%66 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.subf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<2x3x37x37xf32>
    %74 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x3x37x37xf32>) outs(%66 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.exp %in : f32
      linalg.yield %83 : f32
    } -> tensor<2x3x37x37xf32>
    %75 = tensor.empty() : tensor<2x3x37x1xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<2x3x37x1xf32>) -> tensor<2x3x37x1xf32>
    %77 = linalg.generic {indexing_maps = [#map16, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<2x3x37x37xf32>) outs(%76 : tensor<2x3x37x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.addf %in, %out : f32
      linalg.yield %83 : f32
    } -> tensor<2x3x37x1xf32>
    %78 = linalg.generic {indexing_maps = [#map16, #map18, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<2x3x37x37xf32>, tensor<2x3x37x1xf32>) outs(%66 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %83 = arith.divf %in, %in_48 : f32
      linalg.yield %83 : f32
    } -> tensor<2x3x37x37xf32>
    %collapsed_42 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<2x3x37x37xf32> into tensor<6x37x37xf32>
    %collapsed_43 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x37x4xf32> into tensor<6x37x4xf32>
    %79 = tensor.empty() : tensor<6x37x4xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<6x37x4xf32>) -> tensor<6x37x4xf32>
    %81 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<6x37x37xf32>, tensor<6x37x4xf32>) outs(%80 : tensor<6x37x4xf32>) -> tensor<6x37x4xf32>
    %expanded_44 = tensor.expand_shape %81 [[0, 1], [2], [3]] output_shape [2, 3, 37, 4] : tensor<6x37x4xf32> into tensor<2x3x37x4xf32>
    %82 = tensor.empty() : tensor<2x37x3x4xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x3x37x4xf32>) outs(%82 : tensor<2x37x3x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_46 = tensor.expand_shape %collapsed_36 [[0, 1, 2, 3]] output_shape [2, 37, 3, 4] : tensor<888xf32> into tensor<2x37x3x4xf32>
    %concat = tensor.concat dim(2) %transposed_45, %expanded_46 : (tensor<2x37x3x4xf32>, tensor<2x37x3x4xf32>) -> tensor<2x37x6x4xf32>
    %collapsed_47 = tensor.collapse_shape %concat [[0], [1], [2, 3]] : tensor<2x37x6x4xf32> into tensor<2x37x24xf32>
    return %collapsed_47 : tensor<2x37x24xf32>
  }
}
