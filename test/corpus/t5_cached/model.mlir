#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x29x40xf32>, %arg1: tensor<2x3x128x16xf32>, %arg2: tensor<2x3x128x16xf32>, %arg3: tensor<48x40xf32>, %arg4: tensor<48x40xf32>, %arg5: tensor<48x40xf32>, %arg6: tensor<40x48xf32>, %arg7: tensor<32x3xf32>) -> tensor<2x29x40xf32> {
    %c16_i64 = arith.constant 16 : i64
    %c128_i64 = arith.constant 128 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 2.0794415416798357 : f64
    %cst_4 = arith.constant 1.600000e+01 : f32
    %cst_5 = arith.constant dense<31> : tensor<29x157xi64>
    %cst_6 = arith.constant dense<0> : tensor<29x157xi64>
    %0 = tensor.empty() : tensor<29xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<29xi64>) {
    ^bb0(%out: i64):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i64
      linalg.yield %66 : i64
    } -> tensor<29xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<29xi64>) outs(%0 : tensor<29xi64>) {
    ^bb0(%in: i64, %out: i64):
      %65 = arith.addi %in, %c128_i64 : i64
      linalg.yield %65 : i64
    } -> tensor<29xi64>
    %3 = tensor.empty() : tensor<157xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<157xi64>) {
    ^bb0(%out: i64):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i64
      linalg.yield %66 : i64
    } -> tensor<157xi64>
    %expanded = tensor.expand_shape %2 [[0, 1, 2, 3]] output_shape [1, 1, 29, 1] : tensor<29xi64> into tensor<1x1x29x1xi64>
    %expanded_7 = tensor.expand_shape %4 [[0, 1, 2, 3]] output_shape [1, 1, 1, 157] : tensor<157xi64> into tensor<1x1x1x157xi64>
    %5 = tensor.empty() : tensor<1x1x29x157xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded : tensor<1x1x1x157xi64>, tensor<1x1x29x1xi64>) outs(%5 : tensor<1x1x29x157xi1>) {
    ^bb0(%in: i64, %in_34: i64, %out: i1):
      %65 = arith.cmpi sle, %in, %in_34 : i64
      linalg.yield %65 : i1
    } -> tensor<1x1x29x157xi1>
    %7 = tensor.empty() : tensor<2x1x29x157xi1>
    %collapsed = tensor.collapse_shape %6 [[0, 1], [2], [3]] : tensor<1x1x29x157xi1> into tensor<1x29x157xi1>
    %8 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x29x157xi1>) outs(%7 : tensor<2x1x29x157xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x29x157xi1>
    %9 = tensor.empty() : tensor<2x1x29x157xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %cst_2, %cst_1 : tensor<2x1x29x157xi1>, tensor<f32>, tensor<f32>) outs(%9 : tensor<2x1x29x157xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %65 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %65 : f32
    } -> tensor<2x1x29x157xf32>
    %11 = tensor.empty() : tensor<40x48xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x40xf32>) outs(%11 : tensor<40x48xf32>) permutation = [1, 0] 
    %collapsed_8 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x29x40xf32> into tensor<58x40xf32>
    %12 = tensor.empty() : tensor<58x48xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<58x48xf32>) -> tensor<58x48xf32>
    %14 = linalg.matmul ins(%collapsed_8, %transposed : tensor<58x40xf32>, tensor<40x48xf32>) outs(%13 : tensor<58x48xf32>) -> tensor<58x48xf32>
    %expanded_9 = tensor.expand_shape %14 [[0, 1], [2, 3]] output_shape [2, 29, 3, 16] : tensor<58x48xf32> into tensor<2x29x3x16xf32>
    %15 = tensor.empty() : tensor<2x3x29x16xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x29x3x16xf32>) outs(%15 : tensor<2x3x29x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<48x40xf32>) outs(%11 : tensor<40x48xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%collapsed_8, %transposed_11 : tensor<58x40xf32>, tensor<40x48xf32>) outs(%13 : tensor<58x48xf32>) -> tensor<58x48xf32>
    %expanded_12 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 29, 3, 16] : tensor<58x48xf32> into tensor<2x29x3x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x29x3x16xf32>) outs(%15 : tensor<2x3x29x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg5 : tensor<48x40xf32>) outs(%11 : tensor<40x48xf32>) permutation = [1, 0] 
    %17 = linalg.matmul ins(%collapsed_8, %transposed_14 : tensor<58x40xf32>, tensor<40x48xf32>) outs(%13 : tensor<58x48xf32>) -> tensor<58x48xf32>
    %expanded_15 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 29, 3, 16] : tensor<58x48xf32> into tensor<2x29x3x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x29x3x16xf32>) outs(%15 : tensor<2x3x29x16xf32>) permutation = [0, 2, 1, 3] 
    %concat = tensor.concat dim(2) %arg1, %transposed_13 : (tensor<2x3x128x16xf32>, tensor<2x3x29x16xf32>) -> tensor<2x3x157x16xf32>
    %concat_17 = tensor.concat dim(2) %arg2, %transposed_16 : (tensor<2x3x128x16xf32>, tensor<2x3x29x16xf32>) -> tensor<2x3x157x16xf32>
    %expanded_18 = tensor.expand_shape %1 [[0, 1]] output_shape [29, 1] : tensor<29xi64> into tensor<29x1xi64>
    %18 = tensor.empty() : tensor<29x1xi64>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_18 : tensor<29x1xi64>) outs(%18 : tensor<29x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %65 = arith.addi %in, %c128_i64 : i64
      linalg.yield %65 : i64
    } -> tensor<29x1xi64>
    %expanded_19 = tensor.expand_shape %4 [[0, 1]] output_shape [1, 157] : tensor<157xi64> into tensor<1x157xi64>
    %20 = tensor.empty() : tensor<29x157xi64>
    %21 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_19, %19 : tensor<1x157xi64>, tensor<29x1xi64>) outs(%20 : tensor<29x157xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %65 = arith.subi %in, %in_34 : i64
      linalg.yield %65 : i64
    } -> tensor<29x157xi64>
    %22 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%21, %cst_6 : tensor<29x157xi64>, tensor<29x157xi64>) outs(%20 : tensor<29x157xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %65 = arith.minsi %in, %in_34 : i64
      linalg.yield %65 : i64
    } -> tensor<29x157xi64>
    %23 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<29x157xi64>) outs(%20 : tensor<29x157xi64>) {
    ^bb0(%in: i64, %out: i64):
      %65 = arith.sitofp %in : i64 to f32
      %66 = arith.negf %65 : f32
      %67 = arith.fptosi %66 : f32 to i64
      linalg.yield %67 : i64
    } -> tensor<29x157xi64>
    %24 = tensor.empty() : tensor<29x157xi1>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<29x157xi64>) outs(%24 : tensor<29x157xi1>) {
    ^bb0(%in: i64, %out: i1):
      %65 = arith.cmpi slt, %in, %c16_i64 : i64
      linalg.yield %65 : i1
    } -> tensor<29x157xi1>
    %26 = tensor.empty() : tensor<29x157xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<29x157xi64>) outs(%26 : tensor<29x157xf32>) {
    ^bb0(%in: i64, %out: f32):
      %65 = arith.sitofp %in : i64 to f32
      linalg.yield %65 : f32
    } -> tensor<29x157xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<29x157xf32>) outs(%26 : tensor<29x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.divf %in, %cst_4 : f32
      linalg.yield %65 : f32
    } -> tensor<29x157xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<29x157xf32>) outs(%26 : tensor<29x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.log %in : f32
      linalg.yield %65 : f32
    } -> tensor<29x157xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<29x157xf32>) outs(%26 : tensor<29x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_3 : f64 to f32
      %66 = arith.divf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<29x157xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<29x157xf32>) outs(%26 : tensor<29x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %cst_4 : f32
      linalg.yield %65 : f32
    } -> tensor<29x157xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<29x157xf32>) outs(%20 : tensor<29x157xi64>) {
    ^bb0(%in: f32, %out: i64):
      %65 = arith.fptosi %in : f32 to i64
      linalg.yield %65 : i64
    } -> tensor<29x157xi64>
    %33 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<29x157xi64>) outs(%20 : tensor<29x157xi64>) {
    ^bb0(%in: i64, %out: i64):
      %65 = arith.addi %in, %c16_i64 : i64
      linalg.yield %65 : i64
    } -> tensor<29x157xi64>
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%33, %cst_5 : tensor<29x157xi64>, tensor<29x157xi64>) outs(%20 : tensor<29x157xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %65 = arith.minsi %in, %in_34 : i64
      linalg.yield %65 : i64
    } -> tensor<29x157xi64>
    %35 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%25, %23, %34 : tensor<29x157xi1>, tensor<29x157xi64>, tensor<29x157xi64>) outs(%20 : tensor<29x157xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %65 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %65 : i64
    } -> tensor<29x157xi64>
    %36 = tensor.empty() : tensor<29x157x3xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<29x157xi64>) outs(%36 : tensor<29x157x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %65 = arith.index_cast %in : i64 to index
      %66 = linalg.index 2 : index
      %67 = arith.cmpi slt, %65, %c32 : index
      cf.assert %67, "index must be smaller than dim size"
      %68 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %68, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg7[%65, %66] : tensor<32x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<29x157x3xf32>
    %38 = tensor.empty() : tensor<3x29x157xf32>
    %transposed_20 = linalg.transpose ins(%37 : tensor<29x157x3xf32>) outs(%38 : tensor<3x29x157xf32>) permutation = [2, 0, 1] 
    %expanded_21 = tensor.expand_shape %transposed_20 [[0, 1], [2], [3]] output_shape [1, 3, 29, 157] : tensor<3x29x157xf32> into tensor<1x3x29x157xf32>
    %39 = tensor.empty() : tensor<2x3x16x157xf32>
    %transposed_22 = linalg.transpose ins(%concat : tensor<2x3x157x16xf32>) outs(%39 : tensor<2x3x16x157xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_23 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x3x29x16xf32> into tensor<6x29x16xf32>
    %collapsed_24 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x3x16x157xf32> into tensor<6x16x157xf32>
    %40 = tensor.empty() : tensor<6x29x157xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<6x29x157xf32>) -> tensor<6x29x157xf32>
    %42 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<6x29x16xf32>, tensor<6x16x157xf32>) outs(%41 : tensor<6x29x157xf32>) -> tensor<6x29x157xf32>
    %expanded_25 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 3, 29, 157] : tensor<6x29x157xf32> into tensor<2x3x29x157xf32>
    %43 = tensor.empty() : tensor<2x3x29x157xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25, %expanded_21 : tensor<2x3x29x157xf32>, tensor<1x3x29x157xf32>) outs(%43 : tensor<2x3x29x157xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.addf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x157xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %10 : tensor<2x3x29x157xf32>, tensor<2x1x29x157xf32>) outs(%43 : tensor<2x3x29x157xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.addf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x157xf32>
    %46 = tensor.empty() : tensor<2x3x29xi64>
    %47 = linalg.fill ins(%c0_i64 : i64) outs(%46 : tensor<2x3x29xi64>) -> tensor<2x3x29xi64>
    %48 = tensor.empty() : tensor<2x3x29xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<2x3x29xf32>) -> tensor<2x3x29xf32>
    %50:2 = linalg.generic {indexing_maps = [#map3, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x3x29x157xf32>) outs(%49, %47 : tensor<2x3x29xf32>, tensor<2x3x29xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %65 = linalg.index 3 : index
      %66 = arith.index_cast %65 : index to i64
      %67 = arith.maximumf %in, %out : f32
      %68 = arith.cmpf ogt, %in, %out : f32
      %69 = arith.select %68, %66, %out_34 : i64
      linalg.yield %67, %69 : f32, i64
    } -> (tensor<2x3x29xf32>, tensor<2x3x29xi64>)
    %expanded_26 = tensor.expand_shape %50#0 [[0], [1], [2, 3]] output_shape [2, 3, 29, 1] : tensor<2x3x29xf32> into tensor<2x3x29x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %expanded_26 : tensor<2x3x29x157xf32>, tensor<2x3x29x1xf32>) outs(%43 : tensor<2x3x29x157xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.subf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x157xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x3x29x157xf32>) outs(%43 : tensor<2x3x29x157xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x157xf32>
    %53 = tensor.empty() : tensor<2x3x29x1xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<2x3x29x1xf32>) -> tensor<2x3x29x1xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x3x29x157xf32>) outs(%54 : tensor<2x3x29x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x1xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<2x3x29x157xf32>, tensor<2x3x29x1xf32>) outs(%43 : tensor<2x3x29x157xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.divf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x157xf32>
    %collapsed_27 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x3x29x157xf32> into tensor<6x29x157xf32>
    %collapsed_28 = tensor.collapse_shape %concat_17 [[0, 1], [2], [3]] : tensor<2x3x157x16xf32> into tensor<6x157x16xf32>
    %57 = tensor.empty() : tensor<6x29x16xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<6x29x16xf32>) -> tensor<6x29x16xf32>
    %59 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<6x29x157xf32>, tensor<6x157x16xf32>) outs(%58 : tensor<6x29x16xf32>) -> tensor<6x29x16xf32>
    %expanded_29 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 3, 29, 16] : tensor<6x29x16xf32> into tensor<2x3x29x16xf32>
    %60 = tensor.empty() : tensor<2x29x3x16xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x3x29x16xf32>) outs(%60 : tensor<2x29x3x16xf32>) permutation = [0, 2, 1, 3] 
    %61 = tensor.empty() : tensor<48x40xf32>
    %transposed_31 = linalg.transpose ins(%arg6 : tensor<40x48xf32>) outs(%61 : tensor<48x40xf32>) permutation = [1, 0] 
    %collapsed_32 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<2x29x3x16xf32> into tensor<58x48xf32>
    %62 = tensor.empty() : tensor<58x40xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<58x40xf32>) -> tensor<58x40xf32>
    %64 = linalg.matmul ins(%collapsed_32, %transposed_31 : tensor<58x48xf32>, tensor<48x40xf32>) outs(%63 : tensor<58x40xf32>) -> tensor<58x40xf32>
    %expanded_33 = tensor.expand_shape %64 [[0, 1], [2]] output_shape [2, 29, 40] : tensor<58x40xf32> into tensor<2x29x40xf32>
    return %expanded_33 : tensor<2x29x40xf32>
  }
}
