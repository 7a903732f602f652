#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x47x24xf32>, %arg1: tensor<32x24xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<24x32xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>) -> tensor<2x47x24xf32> {
    %c13_i64 = arith.constant 13 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0.35355339059327379 : f64
    %cst_5 = arith.constant 5.000000e+00 : f32
    %0 = tensor.empty() : tensor<47xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<47xi64>) {
    ^bb0(%out: i64):
      %73 = linalg.index 0 : index
      %74 = arith.index_cast %73 : index to i64
      linalg.yield %74 : i64
    } -> tensor<47xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 47, 1] : tensor<47xi64> into tensor<1x1x47x1xi64>
    %expanded_6 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 47] : tensor<47xi64> into tensor<1x1x1x47xi64>
    %2 = tensor.empty() : tensor<1x1x47x1xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x47x1xi64>) outs(%2 : tensor<1x1x47x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %73 = arith.subi %in, %c13_i64 : i64
      linalg.yield %73 : i64
    } -> tensor<1x1x47x1xi64>
    %4 = tensor.empty() : tensor<1x1x47x47xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %3 : tensor<1x1x1x47xi64>, tensor<1x1x47x1xi64>) outs(%4 : tensor<1x1x47x47xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %73 = arith.cmpi sgt, %in, %in_37 : i64
      linalg.yield %73 : i1
    } -> tensor<1x1x47x47xi1>
    %6 = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %5 : tensor<i1>, tensor<1x1x47x47xi1>) outs(%4 : tensor<1x1x47x47xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %73 = arith.andi %in, %in_37 : i1
      linalg.yield %73 : i1
    } -> tensor<1x1x47x47xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded : tensor<1x1x1x47xi64>, tensor<1x1x47x1xi64>) outs(%4 : tensor<1x1x47x47xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %73 = arith.cmpi sle, %in, %in_37 : i64
      linalg.yield %73 : i1
    } -> tensor<1x1x47x47xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<1x1x47x47xi1>, tensor<1x1x47x47xi1>) outs(%4 : tensor<1x1x47x47xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %73 = arith.andi %in, %in_37 : i1
      linalg.yield %73 : i1
    } -> tensor<1x1x47x47xi1>
    %9 = tensor.empty() : tensor<2x1x47x47xi1>
    %collapsed = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<1x1x47x47xi1> into tensor<1x47x47xi1>
    %10 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x47x47xi1>) outs(%9 : tensor<2x1x47x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x47x47xi1>
    %11 = tensor.empty() : tensor<2x1x47x47xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_2, %cst_1 : tensor<2x1x47x47xi1>, tensor<f32>, tensor<f32>) outs(%11 : tensor<2x1x47x47xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %73 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %73 : f32
    } -> tensor<2x1x47x47xf32>
    %expanded_7 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 47, 1] : tensor<47xi64> into tensor<1x47x1xi64>
    %13 = tensor.empty() : tensor<1x47x1xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x47x1xi64>) outs(%13 : tensor<1x47x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %73 = arith.sitofp %in : i64 to f32
      linalg.yield %73 : f32
    } -> tensor<1x47x1xf32>
    %15 = tensor.empty() : tensor<1x47x4xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %arg5 : tensor<1x47x1xf32>, tensor<4xf32>) outs(%15 : tensor<1x47x4xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.mulf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<1x47x4xf32>
    %concat = tensor.concat dim(2) %16, %16 : (tensor<1x47x4xf32>, tensor<1x47x4xf32>) -> tensor<1x47x8xf32>
    %17 = tensor.empty() : tensor<1x47x8xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x47x8xf32>) outs(%17 : tensor<1x47x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.cos %in : f32
      linalg.yield %73 : f32
    } -> tensor<1x47x8xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x47x8xf32>) outs(%17 : tensor<1x47x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.sin %in : f32
      linalg.yield %73 : f32
    } -> tensor<1x47x8xf32>
    %20 = tensor.empty() : tensor<24x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x24xf32>) outs(%20 : tensor<24x32xf32>) permutation = [1, 0] 
    %collapsed_8 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x47x24xf32> into tensor<94x24xf32>
    %21 = tensor.empty() : tensor<94x32xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<94x32xf32>) -> tensor<94x32xf32>
    %23 = linalg.matmul ins(%collapsed_8, %transposed : tensor<94x24xf32>, tensor<24x32xf32>) outs(%22 : tensor<94x32xf32>) -> tensor<94x32xf32>
    %expanded_9 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 47, 4, 8] : tensor<94x32xf32> into tensor<2x47x4x8xf32>
    %24 = tensor.empty() : tensor<2x4x47x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x47x4x8xf32>) outs(%24 : tensor<2x4x47x8xf32>) permutation = [0, 2, 1, 3] 
    %25 = tensor.empty() : tensor<24x16xf32>
    %transposed_11 = linalg.transpose ins(%arg2 : tensor<16x24xf32>) outs(%25 : tensor<24x16xf32>) permutation = [1, 0] 
    %26 = tensor.empty() : tensor<94x16xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<94x16xf32>) -> tensor<94x16xf32>
    %28 = linalg.matmul ins(%collapsed_8, %transposed_11 : tensor<94x24xf32>, tensor<24x16xf32>) outs(%27 : tensor<94x16xf32>) -> tensor<94x16xf32>
    %expanded_12 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 47, 2, 8] : tensor<94x16xf32> into tensor<2x47x2x8xf32>
    %29 = tensor.empty() : tensor<2x2x47x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x47x2x8xf32>) outs(%29 : tensor<2x2x47x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg3 : tensor<16x24xf32>) outs(%25 : tensor<24x16xf32>) permutation = [1, 0] 
    %30 = linalg.matmul ins(%collapsed_8, %transposed_14 : tensor<94x24xf32>, tensor<24x16xf32>) outs(%27 : tensor<94x16xf32>) -> tensor<94x16xf32>
    %expanded_15 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 47, 2, 8] : tensor<94x16xf32> into tensor<2x47x2x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x47x2x8xf32>) outs(%29 : tensor<2x2x47x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %18 [[0], [1, 2], [3]] output_shape [1, 1, 47, 8] : tensor<1x47x8xf32> into tensor<1x1x47x8xf32>
    %expanded_18 = tensor.expand_shape %19 [[0], [1, 2], [3]] output_shape [1, 1, 47, 8] : tensor<1x47x8xf32> into tensor<1x1x47x8xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %expanded_17 : tensor<2x4x47x8xf32>, tensor<1x1x47x8xf32>) outs(%24 : tensor<2x4x47x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.mulf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 0] [2, 4, 47, 4] [1, 1, 1, 1] : tensor<2x4x47x8xf32> to tensor<2x4x47x4xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_10[0, 0, 0, 4] [2, 4, 47, 4] [1, 1, 1, 1] : tensor<2x4x47x8xf32> to tensor<2x4x47x4xf32>
    %32 = tensor.empty() : tensor<2x4x47x4xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x4x47x4xf32>) outs(%32 : tensor<2x4x47x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.negf %in : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x4xf32>
    %concat_20 = tensor.concat dim(3) %33, %extracted_slice : (tensor<2x4x47x4xf32>, tensor<2x4x47x4xf32>) -> tensor<2x4x47x8xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_20, %expanded_18 : tensor<2x4x47x8xf32>, tensor<1x1x47x8xf32>) outs(%24 : tensor<2x4x47x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.mulf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x8xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x4x47x8xf32>, tensor<2x4x47x8xf32>) outs(%24 : tensor<2x4x47x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.addf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x8xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_17 : tensor<2x2x47x8xf32>, tensor<1x1x47x8xf32>) outs(%29 : tensor<2x2x47x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.mulf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x2x47x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 2, 47, 4] [1, 1, 1, 1] : tensor<2x2x47x8xf32> to tensor<2x2x47x4xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_13[0, 0, 0, 4] [2, 2, 47, 4] [1, 1, 1, 1] : tensor<2x2x47x8xf32> to tensor<2x2x47x4xf32>
    %37 = tensor.empty() : tensor<2x2x47x4xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x2x47x4xf32>) outs(%37 : tensor<2x2x47x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.negf %in : f32
      linalg.yield %73 : f32
    } -> tensor<2x2x47x4xf32>
    %concat_23 = tensor.concat dim(3) %38, %extracted_slice_21 : (tensor<2x2x47x4xf32>, tensor<2x2x47x4xf32>) -> tensor<2x2x47x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_18 : tensor<2x2x47x8xf32>, tensor<1x1x47x8xf32>) outs(%29 : tensor<2x2x47x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.mulf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x2x47x8xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<2x2x47x8xf32>, tensor<2x2x47x8xf32>) outs(%29 : tensor<2x2x47x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.addf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x2x47x8xf32>
    %41 = tensor.empty() : tensor<2x2x2x47x8xf32>
    %42 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x2x47x8xf32>) outs(%41 : tensor<2x2x2x47x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x47x8xf32>
    %collapsed_24 = tensor.collapse_shape %42 [[0], [1, 2], [3], [4]] : tensor<2x2x2x47x8xf32> into tensor<2x4x47x8xf32>
    %43 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x2x47x8xf32>) outs(%41 : tensor<2x2x2x47x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x47x8xf32>
    %44 = tensor.empty() : tensor<2x4x8x47xf32>
    %transposed_25 = linalg.transpose ins(%collapsed_24 : tensor<2x4x47x8xf32>) outs(%44 : tensor<2x4x8x47xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x4x47x8xf32> into tensor<8x47x8xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<2x4x8x47xf32> into tensor<8x8x47xf32>
    %45 = tensor.empty() : tensor<8x47x47xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<8x47x47xf32>) -> tensor<8x47x47xf32>
    %47 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<8x47x8xf32>, tensor<8x8x47xf32>) outs(%46 : tensor<8x47x47xf32>) -> tensor<8x47x47xf32>
    %expanded_28 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 4, 47, 47] : tensor<8x47x47xf32> into tensor<2x4x47x47xf32>
    %48 = tensor.empty() : tensor<2x4x47x47xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x4x47x47xf32>) outs(%48 : tensor<2x4x47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.truncf %cst_4 : f64 to f32
      %74 = arith.mulf %in, %73 : f32
      linalg.yield %74 : f32
    } -> tensor<2x4x47x47xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x4x47x47xf32>) outs(%48 : tensor<2x4x47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.divf %in, %cst_5 : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x47xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x4x47x47xf32>) outs(%48 : tensor<2x4x47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.tanh %in : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x47xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x4x47x47xf32>) outs(%48 : tensor<2x4x47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.mulf %in, %cst_5 : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x47xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %12 : tensor<2x4x47x47xf32>, tensor<2x1x47x47xf32>) outs(%48 : tensor<2x4x47x47xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.addf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x47xf32>
    %54 = tensor.empty() : tensor<2x4x47xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%54 : tensor<2x4x47xi64>) -> tensor<2x4x47xi64>
    %56 = tensor.empty() : tensor<2x4x47xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<2x4x47xf32>) -> tensor<2x4x47xf32>
    %58:2 = linalg.generic {indexing_maps = [#map1, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x4x47x47xf32>) outs(%57, %55 : tensor<2x4x47xf32>, tensor<2x4x47xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %73 = linalg.index 3 : index
      %74 = arith.index_cast %73 : index to i64
      %75 = arith.maximumf %in, %out : f32
      %76 = arith.cmpf ogt, %in, %out : f32
      %77 = arith.select %76, %74, %out_37 : i64
      linalg.yield %75, %77 : f32, i64
    } -> (tensor<2x4x47xf32>, tensor<2x4x47xi64>)
    %expanded_29 = tensor.expand_shape %58#0 [[0], [1], [2, 3]] output_shape [2, 4, 47, 1] : tensor<2x4x47xf32> into tensor<2x4x47x1xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_29 : tensor<2x4x47x47xf32>, tensor<2x4x47x1xf32>) outs(%48 : tensor<2x4x47x47xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.subf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x47xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x4x47x47xf32>) outs(%48 : tensor<2x4x47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.exp %in : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x47xf32>
    %61 = tensor.empty() : tensor<2x4x47x1xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<2x4x47x1xf32>) -> tensor<2x4x47x1xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x4x47x47xf32>) outs(%62 : tensor<2x4x47x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.addf %in, %out : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x1xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<2x4x47x47xf32>, tensor<2x4x47x1xf32>) outs(%48 : tensor<2x4x47x47xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %73 = arith.divf %in, %in_37 : f32
      linalg.yield %73 : f32
    } -> tensor<2x4x47x47xf32>
    %collapsed_30 = tensor.collapse_shape %64 [[0, 1], [2], [3]] : tensor<2x4x47x47xf32> into tensor<8x47x47xf32>
    %collapsed_31 = tensor.collapse_shape %43 [[0, 1, 2], [3], [4]] : tensor<2x2x2x47x8xf32> into tensor<8x47x8xf32>
    %65 = tensor.empty() : tensor<8x47x8xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<8x47x8xf32>) -> tensor<8x47x8xf32>
    %67 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<8x47x47xf32>, tensor<8x47x8xf32>) outs(%66 : tensor<8x47x8xf32>) -> tensor<8x47x8xf32>
    %expanded_32 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 4, 47, 8] : tensor<8x47x8xf32> into tensor<2x4x47x8xf32>
    %68 = tensor.empty() : tensor<2x47x4x8xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x4x47x8xf32>) outs(%68 : tensor<2x47x4x8xf32>) permutation = [0, 2, 1, 3] 
    %69 = tensor.empty() : tensor<32x24xf32>
    %transposed_34 = linalg.transpose ins(%arg4 : tensor<24x32xf32>) outs(%69 : tensor<32x24xf32>) permutation = [1, 0] 
    %collapsed_35 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<2x47x4x8xf32> into tensor<94x32xf32>
    %70 = tensor.empty() : tensor<94x24xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %72 = linalg.matmul ins(%collapsed_35, %transposed_34 : tensor<94x32xf32>, tensor<32x24xf32>) outs(%71 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %expanded_36 = tensor.expand_shape %72 [[0, 1], [2]] output_shape [2, 47, 24] : tensor<94x24xf32> into tensor<2x47x24xf32>
    return %expanded_36 : tensor<2x47x24xf32>
  }
}
