#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x151x40xf32>, %arg1: tensor<48x40xf32>, %arg2: tensor<48x40xf32>, %arg3: tensor<48x40xf32>, %arg4: tensor<40x48xf32>, %arg5: tensor<32x3xf32>) -> tensor<2x151x40xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 2.7725887222397811 : f64
    %cst_4 = arith.constant 8.000000e+00 : f32
    %cst_5 = arith.constant dense<15> : tensor<151x151xi64>
    %0 = tensor.empty() : tensor<151xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<151xi64>) {
    ^bb0(%out: i64):
      %63 = linalg.index 0 : index
      %64 = arith.index_cast %63 : index to i64
      linalg.yield %64 : i64
    } -> tensor<151xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 151, 1] : tensor<151xi64> into tensor<1x1x151x1xi64>
    %2 = tensor.empty() : tensor<1x1x151x1xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x151x1xi64>) outs(%2 : tensor<1x1x151x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %63 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %63 : i1
    } -> tensor<1x1x151x1xi1>
    %4 = tensor.empty() : tensor<2x1x151x151xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2, 3]] : tensor<1x1x151x1xi1> into tensor<1x151xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x151xi1>) outs(%4 : tensor<2x1x151x151xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x151x151xi1>
    %6 = tensor.empty() : tensor<2x1x151x151xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<2x1x151x151xi1>, tensor<f32>, tensor<f32>) outs(%6 : tensor<2x1x151x151xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %63 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %63 : f32
    } -> tensor<2x1x151x151xf32>
    %8 = tensor.empty() : tensor<40x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x40xf32>) outs(%8 : tensor<40x48xf32>) permutation = [1, 0] 
    %collapsed_6 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x151x40xf32> into tensor<302x40xf32>
    %9 = tensor.empty() : tensor<302x48xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<302x48xf32>) -> tensor<302x48xf32>
    %11 = linalg.matmul ins(%collapsed_6, %transposed : tensor<302x40xf32>, tensor<40x48xf32>) outs(%10 : tensor<302x48xf32>) -> tensor<302x48xf32>
    %expanded_7 = tensor.expand_shape %11 [[0, 1], [2, 3]] output_shape [2, 151, 3, 16] : tensor<302x48xf32> into tensor<2x151x3x16xf32>
    %12 = tensor.empty() : tensor<2x3x151x16xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x151x3x16xf32>) outs(%12 : tensor<2x3x151x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<48x40xf32>) outs(%8 : tensor<40x48xf32>) permutation = [1, 0] 
    %13 = linalg.matmul ins(%collapsed_6, %transposed_9 : tensor<302x40xf32>, tensor<40x48xf32>) outs(%10 : tensor<302x48xf32>) -> tensor<302x48xf32>
    %expanded_10 = tensor.expand_shape %13 [[0, 1], [2, 3]] output_shape [2, 151, 3, 16] : tensor<302x48xf32> into tensor<2x151x3x16xf32>
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<48x40xf32>) outs(%8 : tensor<40x48xf32>) permutation = [1, 0] 
    %14 = linalg.matmul ins(%collapsed_6, %transposed_11 : tensor<302x40xf32>, tensor<40x48xf32>) outs(%10 : tensor<302x48xf32>) -> tensor<302x48xf32>
    %expanded_12 = tensor.expand_shape %14 [[0, 1], [2, 3]] output_shape [2, 151, 3, 16] : tensor<302x48xf32> into tensor<2x151x3x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x151x3x16xf32>) outs(%12 : tensor<2x3x151x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_14 = tensor.expand_shape %1 [[0, 1]] output_shape [151, 1] : tensor<151xi64> into tensor<151x1xi64>
    %expanded_15 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 151] : tensor<151xi64> into tensor<1x151xi64>
    %15 = tensor.empty() : tensor<151x151xi64>
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %expanded_14 : tensor<1x151xi64>, tensor<151x1xi64>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %63 = arith.subi %in, %in_30 : i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %17 = tensor.empty() : tensor<151x151xi1>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<151x151xi64>) outs(%17 : tensor<151x151xi1>) {
    ^bb0(%in: i64, %out: i1):
      %63 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %63 : i1
    } -> tensor<151x151xi1>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<151x151xi1>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: i1, %out: i64):
      %63 = arith.extui %in : i1 to i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<151x151xi64>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: i64, %out: i64):
      %63 = arith.muli %in, %c16_i64 : i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<151x151xi64>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: i64, %out: i64):
      %63 = math.absi %in : i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %22 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<151x151xi64>) outs(%17 : tensor<151x151xi1>) {
    ^bb0(%in: i64, %out: i1):
      %63 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %63 : i1
    } -> tensor<151x151xi1>
    %23 = tensor.empty() : tensor<151x151xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<151x151xi64>) outs(%23 : tensor<151x151xf32>) {
    ^bb0(%in: i64, %out: f32):
      %63 = arith.sitofp %in : i64 to f32
      linalg.yield %63 : f32
    } -> tensor<151x151xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<151x151xf32>) outs(%23 : tensor<151x151xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst_4 : f32
      linalg.yield %63 : f32
    } -> tensor<151x151xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<151x151xf32>) outs(%23 : tensor<151x151xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log %in : f32
      linalg.yield %63 : f32
    } -> tensor<151x151xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<151x151xf32>) outs(%23 : tensor<151x151xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.truncf %cst_3 : f64 to f32
      %64 = arith.divf %in, %63 : f32
      linalg.yield %64 : f32
    } -> tensor<151x151xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<151x151xf32>) outs(%23 : tensor<151x151xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_4 : f32
      linalg.yield %63 : f32
    } -> tensor<151x151xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<151x151xf32>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: f32, %out: i64):
      %63 = arith.fptosi %in : f32 to i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %30 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<151x151xi64>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: i64, %out: i64):
      %63 = arith.addi %in, %c8_i64 : i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %31 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_5 : tensor<151x151xi64>, tensor<151x151xi64>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %63 = arith.minsi %in, %in_30 : i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %32 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%22, %21, %31 : tensor<151x151xi1>, tensor<151x151xi64>, tensor<151x151xi64>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: i1, %in_30: i64, %in_31: i64, %out: i64):
      %63 = arith.select %in, %in_30, %in_31 : i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %33 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%20, %32 : tensor<151x151xi64>, tensor<151x151xi64>) outs(%15 : tensor<151x151xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %63 = arith.addi %in, %in_30 : i64
      linalg.yield %63 : i64
    } -> tensor<151x151xi64>
    %34 = tensor.empty() : tensor<151x151x3xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<151x151xi64>) outs(%34 : tensor<151x151x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %63 = arith.index_cast %in : i64 to index
      %64 = linalg.index 2 : index
      %65 = arith.cmpi slt, %63, %c32 : index
      cf.assert %65, "index must be smaller than dim size"
      %66 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %66, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg5[%63, %64] : tensor<32x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<151x151x3xf32>
    %36 = tensor.empty() : tensor<3x151x151xf32>
    %transposed_16 = linalg.transpose ins(%35 : tensor<151x151x3xf32>) outs(%36 : tensor<3x151x151xf32>) permutation = [2, 0, 1] 
    %expanded_17 = tensor.expand_shape %transposed_16 [[0, 1], [2], [3]] output_shape [1, 3, 151, 151] : tensor<3x151x151xf32> into tensor<1x3x151x151xf32>
    %37 = tensor.empty() : tensor<2x3x16x151xf32>
    %transposed_18 = linalg.transpose ins(%expanded_10 : tensor<2x151x3x16xf32>) outs(%37 : tensor<2x3x16x151xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_19 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x3x151x16xf32> into tensor<6x151x16xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x16x151xf32> into tensor<6x16x151xf32>
    %38 = tensor.empty() : tensor<6x151x151xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x151x151xf32>) -> tensor<6x151x151xf32>
    %40 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x151x16xf32>, tensor<6x16x151xf32>) outs(%39 : tensor<6x151x151xf32>) -> tensor<6x151x151xf32>
    %expanded_21 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 3, 151, 151] : tensor<6x151x151xf32> into tensor<2x3x151x151xf32>
    %41 = tensor.empty() : tensor<2x3x151x151xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %expanded_17 : tensor<2x3x151x151xf32>, tensor<1x3x151x151xf32>) outs(%41 : tensor<2x3x151x151xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %63 = arith.addf %in, %in_30 : f32
      linalg.yield %63 : f32
    } -> tensor<2x3x151x151xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %7 : tensor<2x3x151x151xf32>, tensor<2x1x151x151xf32>) outs(%41 : tensor<2x3x151x151xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %63 = arith.addf %in, %in_30 : f32
      linalg.yield %63 : f32
    } -> tensor<2x3x151x151xf32>
    %44 = tensor.empty() : tensor<2x3x151xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<2x3x151xi64>) -> tensor<2x3x151xi64>
    %46 = tensor.empty() : tensor<2x3x151xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<2x3x151xf32>) -> tensor<2x3x151xf32>
    %48:2 = linalg.generic {indexing_maps = [#map1, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x3x151x151xf32>) outs(%47, %45 : tensor<2x3x151xf32>, tensor<2x3x151xi64>) {
    ^bb0(%in: f32, %out: f32, %out_30: i64):
      %63 = linalg.index 3 : index
      %64 = arith.index_cast %63 : index to i64
      %65 = arith.maximumf %in, %out : f32
      %66 = arith.cmpf ogt, %in, %out : f32
      %67 = arith.select %66, %64, %out_30 : i64
      linalg.yield %65, %67 : f32, i64
    } -> (tensor<2x3x151xf32>, tensor<2x3x151xi64>)
    %expanded_22 = tensor.expand_shape %48#0 [[0], [1], [2, 3]] output_shape [2, 3, 151, 1] : tensor<2x3x151xf32> into tensor<2x3x151x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_22 : tensor<2x3x151x151xf32>, tensor<2x3x151x1xf32>) outs(%41 : tensor<2x3x151x151xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %63 = arith.subf %in, %in_30 : f32
      linalg.yield %63 : f32
    } -> tensor<2x3x151x151xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x151x151xf32>) outs(%41 : tensor<2x3x151x151xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<2x3x151x151xf32>
    %51 = tensor.empty() : tensor<2x3x151x1xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<2x3x151x1xf32>) -> tensor<2x3x151x1xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x151x151xf32>) outs(%52 : tensor<2x3x151x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %in, %out : f32
      linalg.yield %63 : f32
    } -> tensor<2x3x151x1xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<2x3x151x151xf32>, tensor<2x3x151x1xf32>) outs(%41 : tensor<2x3x151x151xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %63 = arith.divf %in, %in_30 : f32
      linalg.yield %63 : f32
    } -> tensor<2x3x151x151xf32>
    %collapsed_23 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<2x3x151x151xf32> into tensor<6x151x151xf32>
    %collapsed_24 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x151x16xf32> into tensor<6x151x16xf32>
    %55 = tensor.empty() : tensor<6x151x16xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<6x151x16xf32>) -> tensor<6x151x16xf32>
    %57 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<6x151x151xf32>, tensor<6x151x16xf32>) outs(%56 : tensor<6x151x16xf32>) -> tensor<6x151x16xf32>
    %expanded_25 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 3, 151, 16] : tensor<6x151x16xf32> into tensor<2x3x151x16xf32>
    %58 = tensor.empty() : tensor<2x151x3x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x3x151x16xf32>) outs(%58 : tensor<2x151x3x16xf32>) permutation = [0, 2, 1, 3] 
    %59 = tensor.empty() : tensor<48x40xf32>
    %transposed_27 = linalg.transpose ins(%arg4 : tensor<40x48xf32>) outs(%59 : tensor<48x40xf32>) permutation = [1, 0] 
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2, 3]] : tensor<2x151x3x16xf32> into tensor<302x48xf32>
    %60 = tensor.empty() : tensor<302x40xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<302x40xf32>) -> tensor<302x40xf32>
    %62 = linalg.matmul ins(%collapsed_28, %transposed_27 : tensor<302x48xf32>, tensor<48x40xf32>) outs(%61 : tensor<302x40xf32>) -> tensor<302x40xf32>
    %expanded_29 = tensor.expand_shape %62 [[0, 1], [2]] output_shape [2, 151, 40] : tensor<302x40xf32> into tensor<2x151x40xf32>
    return %expanded_29 : tensor<2x151x40xf32>
  }
}
