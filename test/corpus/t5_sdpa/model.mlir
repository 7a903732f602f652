#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map13 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x47x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<32x3xf32>) -> tensor<2x47x24xf32> {
    %c16_i64 = arith.constant 16 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x47x47xf32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %cst_4 = arith.constant 2.7725887222397811 : f64
    %cst_5 = arith.constant 8.000000e+00 : f32
    %cst_6 = arith.constant dense<15> : tensor<47x47xi64>
    %0 = tensor.empty() : tensor<47xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<47xi64>) {
    ^bb0(%out: i64):
      %68 = linalg.index 0 : index
      %69 = arith.index_cast %68 : index to i64
      linalg.yield %69 : i64
    } -> tensor<47xi64>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 47, 1] : tensor<47xi64> into tensor<1x1x47x1xi64>
    %2 = tensor.empty() : tensor<1x1x47x1xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x47x1xi64>) outs(%2 : tensor<1x1x47x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %68 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %68 : i1
    } -> tensor<1x1x47x1xi1>
    %4 = tensor.empty() : tensor<2x1x47x47xi1>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2, 3]] : tensor<1x1x47x1xi1> into tensor<1x47xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x47xi1>) outs(%4 : tensor<2x1x47x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x47x47xi1>
    %6 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<24x24xf32>) outs(%6 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_7 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x47x24xf32> into tensor<94x24xf32>
    %7 = tensor.empty() : tensor<94x24xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %9 = linalg.matmul ins(%collapsed_7, %transposed : tensor<94x24xf32>, tensor<24x24xf32>) outs(%8 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %expanded_8 = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [2, 47, 3, 8] : tensor<94x24xf32> into tensor<2x47x3x8xf32>
    %10 = tensor.empty() : tensor<2x3x47x8xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x47x3x8xf32>) outs(%10 : tensor<2x3x47x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_10 = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%6 : tensor<24x24xf32>) permutation = [1, 0] 
    %11 = linalg.matmul ins(%collapsed_7, %transposed_10 : tensor<94x24xf32>, tensor<24x24xf32>) outs(%8 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %expanded_11 = tensor.expand_shape %11 [[0, 1], [2, 3]] output_shape [2, 47, 3, 8] : tensor<94x24xf32> into tensor<2x47x3x8xf32>
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%6 : tensor<24x24xf32>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%collapsed_7, %transposed_12 : tensor<94x24xf32>, tensor<24x24xf32>) outs(%8 : tensor<94x24xf32>) -> tensor<94x24xf32>
    %expanded_13 = tensor.expand_shape %12 [[0, 1], [2, 3]] output_shape [2, 47, 3, 8] : tensor<94x24xf32> into tensor<2x47x3x8xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x47x3x8xf32>) outs(%10 : tensor<2x3x47x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %1 [[0, 1]] output_shape [47, 1] : tensor<47xi64> into tensor<47x1xi64>
    %expanded_16 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 47] : tensor<47xi64> into tensor<1x47xi64>
    %13 = tensor.empty() : tensor<47x47xi64>
    %14 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %expanded_15 : tensor<1x47xi64>, tensor<47x1xi64>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %68 = arith.subi %in, %in_30 : i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %15 = tensor.empty() : tensor<47x47xi1>
    %16 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<47x47xi64>) outs(%15 : tensor<47x47xi1>) {
    ^bb0(%in: i64, %out: i1):
      %68 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %68 : i1
    } -> tensor<47x47xi1>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<47x47xi1>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: i1, %out: i64):
      %68 = arith.extui %in : i1 to i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<47x47xi64>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: i64, %out: i64):
      %68 = arith.muli %in, %c16_i64 : i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<47x47xi64>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: i64, %out: i64):
      %68 = math.absi %in : i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<47x47xi64>) outs(%15 : tensor<47x47xi1>) {
    ^bb0(%in: i64, %out: i1):
      %68 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %68 : i1
    } -> tensor<47x47xi1>
    %21 = tensor.empty() : tensor<47x47xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<47x47xi64>) outs(%21 : tensor<47x47xf32>) {
    ^bb0(%in: i64, %out: f32):
      %68 = arith.sitofp %in : i64 to f32
      linalg.yield %68 : f32
    } -> tensor<47x47xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<47x47xf32>) outs(%21 : tensor<47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<47x47xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<47x47xf32>) outs(%21 : tensor<47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.log %in : f32
      linalg.yield %68 : f32
    } -> tensor<47x47xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<47x47xf32>) outs(%21 : tensor<47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.truncf %cst_4 : f64 to f32
      %69 = arith.divf %in, %68 : f32
      linalg.yield %69 : f32
    } -> tensor<47x47xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<47x47xf32>) outs(%21 : tensor<47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<47x47xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<47x47xf32>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: f32, %out: i64):
      %68 = arith.fptosi %in : f32 to i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<47x47xi64>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: i64, %out: i64):
      %68 = arith.addi %in, %c8_i64 : i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %29 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%28, %cst_6 : tensor<47x47xi64>, tensor<47x47xi64>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %68 = arith.minsi %in, %in_30 : i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %30 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%20, %19, %29 : tensor<47x47xi1>, tensor<47x47xi64>, tensor<47x47xi64>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: i1, %in_30: i64, %in_31: i64, %out: i64):
      %68 = arith.select %in, %in_30, %in_31 : i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%18, %30 : tensor<47x47xi64>, tensor<47x47xi64>) outs(%13 : tensor<47x47xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %68 = arith.addi %in, %in_30 : i64
      linalg.yield %68 : i64
    } -> tensor<47x47xi64>
    %32 = tensor.empty() : tensor<47x47x3xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<47x47xi64>) outs(%32 : tensor<47x47x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %68 = arith.index_cast %in : i64 to index
      %69 = linalg.index 2 : index
      %70 = arith.cmpi slt, %68, %c32 : index
      cf.assert %70, "index must be smaller than dim size"
      %71 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %71, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg5[%68, %69] : tensor<32x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<47x47x3xf32>
    %34 = tensor.empty() : tensor<3x47x47xf32>
    %transposed_17 = linalg.transpose ins(%33 : tensor<47x47x3xf32>) outs(%34 : tensor<3x47x47xf32>) permutation = [2, 0, 1] 
    %expanded_18 = tensor.expand_shape %transposed_17 [[0, 1], [2], [3]] output_shape [1, 3, 47, 47] : tensor<3x47x47xf32> into tensor<1x3x47x47xf32>
    %35 = tensor.empty() : tensor<2x3x47x47xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_18, %cst_2 : tensor<2x1x47x47xi1>, tensor<1x3x47x47xf32>, tensor<f32>) outs(%35 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %68 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %68 : f32
    } -> tensor<2x3x47x47xf32>
    %37 = tensor.empty() : tensor<2x3x8x47xf32>
    %transposed_19 = linalg.transpose ins(%expanded_11 : tensor<2x47x3x8xf32>) outs(%37 : tensor<2x3x8x47xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_20 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x47x8xf32> into tensor<6x47x8xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x8x47xf32> into tensor<6x8x47xf32>
    %38 = tensor.empty() : tensor<6x47x47xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x47x47xf32>) -> tensor<6x47x47xf32>
    %40 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x47x8xf32>, tensor<6x8x47xf32>) outs(%39 : tensor<6x47x47xf32>) -> tensor<6x47x47xf32>
    %expanded_22 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 3, 47, 47] : tensor<6x47x47xf32> into tensor<2x3x47x47xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %36 : tensor<2x3x47x47xf32>, tensor<2x3x47x47xf32>) outs(%35 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %68 = arith.addf %in, %in_30 : f32
      linalg.yield %68 : f32
    } -> tensor<2x3x47x47xf32>
    %42 = tensor.empty() : tensor<2x3x47xi64>
    %43 = linalg.fill ins(%c0_i64 : i64) outs(%42 : tensor<2x3x47xi64>) -> tensor<2x3x47xi64>
    %44 = tensor.empty() : tensor<2x3x47xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<2x3x47xf32>) -> tensor<2x3x47xf32>
    %46:2 = linalg.generic {indexing_maps = [#map1, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<2x3x47x47xf32>) outs(%45, %43 : tensor<2x3x47xf32>, tensor<2x3x47xi64>) {
    ^bb0(%in: f32, %out: f32, %out_30: i64):
      %68 = linalg.index 3 : index
      %69 = arith.index_cast %68 : index to i64
      %70 = arith.maximumf %in, %out : f32
      %71 = arith.cmpf ogt, %in, %out : f32
      %72 = arith.select %71, %69, %out_30 : i64
      linalg.yield %70, %72 : f32, i64
    } -> (tensor<2x3x47xf32>, tensor<2x3x47xi64>)
    %expanded_23 = tensor.expand_shape %46#0 [[0], [1], [2, 3]] output_shape [2, 3, 47, 1] : tensor<2x3x47xf32> into tensor<2x3x47x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %expanded_23 : tensor<2x3x47x47xf32>, tensor<2x3x47x1xf32>) outs(%35 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %68 = arith.subf %in, %in_30 : f32
      linalg.yield %68 : f32
    } -> tensor<2x3x47x47xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x3x47x47xf32>) outs(%35 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.exp %in : f32
      linalg.yield %68 : f32
    } -> tensor<2x3x47x47xf32>
    %49 = tensor.empty() : tensor<2x3x47x1xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<2x3x47x1xf32>) -> tensor<2x3x47x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x3x47x47xf32>) outs(%50 : tensor<2x3x47x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<2x3x47x1xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %51 : tensor<2x3x47x47xf32>, tensor<2x3x47x1xf32>) outs(%35 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %68 = arith.divf %in, %in_30 : f32
      linalg.yield %68 : f32
    } -> tensor<2x3x47x47xf32>
    %53 = tensor.empty() : tensor<2x3x47x47xi1>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x3x47x47xf32>) outs(%53 : tensor<2x3x47x47xi1>) {
    ^bb0(%in: f32, %out: i1):
      %68 = arith.extf %in : f32 to f64
      %69 = arith.cmpf oeq, %68, %cst_3 : f64
      linalg.yield %69 : i1
    } -> tensor<2x3x47x47xi1>
    %55 = tensor.empty() : tensor<2x3x47x1xi1>
    %56 = linalg.fill ins(%true : i1) outs(%55 : tensor<2x3x47x1xi1>) -> tensor<2x3x47x1xi1>
    %57 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x3x47x47xi1>) outs(%56 : tensor<2x3x47x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %68 = arith.andi %in, %out : i1
      linalg.yield %68 : i1
    } -> tensor<2x3x47x1xi1>
    %58 = linalg.generic {indexing_maps = [#map12, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %cst_1, %52 : tensor<2x3x47x1xi1>, tensor<2x3x47x47xf32>, tensor<2x3x47x47xf32>) outs(%35 : tensor<2x3x47x47xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %68 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %68 : f32
    } -> tensor<2x3x47x47xf32>
    %collapsed_24 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x3x47x47xf32> into tensor<6x47x47xf32>
    %collapsed_25 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x47x8xf32> into tensor<6x47x8xf32>
    %59 = tensor.empty() : tensor<6x47x8xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<6x47x8xf32>) -> tensor<6x47x8xf32>
    %61 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x47x47xf32>, tensor<6x47x8xf32>) outs(%60 : tensor<6x47x8xf32>) -> tensor<6x47x8xf32>
    %expanded_26 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 3, 47, 8] : tensor<6x47x8xf32> into tensor<2x3x47x8xf32>
    %62 = tensor.empty() : tensor<2x47x3x8xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x3x47x8xf32>) outs(%62 : tensor<2x47x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2, 3]] : tensor<2x47x3x8xf32> into tensor<2x47x24xf32>
    %transposed_29 = linalg.transpose ins(%arg4 : tensor<24x24xf32>) outs(%6 : tensor<24x24xf32>) permutation = [1, 0] 
    %63 = tensor.empty() : tensor<2x24x24xf32>
    %64 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<24x24xf32>) outs(%63 : tensor<2x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x24xf32>
    %65 = tensor.empty() : tensor<2x47x24xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<2x47x24xf32>) -> tensor<2x47x24xf32>
    %67 = linalg.batch_matmul ins(%collapsed_28, %64 : tensor<2x47x24xf32>, tensor<2x24x24xf32>) outs(%66 : tensor<2x47x24xf32>) -> tensor<2x47x24xf32>
    return %67 : tensor<2x47x24xf32>
  }
}
