#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x37x24xf32>, %arg1: tensor<2x37xi64>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>) -> tensor<2x37x24xf32> {
    %c37_i64 = arith.constant 37 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x37x37xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.59460355750136051 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<2x37xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x37xi64>) outs(%0 : tensor<2x37xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<2x37xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %60 = linalg.index 0 : index
      %61 = arith.index_cast %60 : index to i64
      linalg.yield %61 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<37xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<37xi64>) {
    ^bb0(%out: i64):
      %60 = linalg.index 0 : index
      %61 = arith.index_cast %60 : index to i64
      linalg.yield %61 : i64
    } -> tensor<37xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 37, 1] : tensor<37xi64> into tensor<1x1x37x1xi64>
    %expanded_8 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 37] : tensor<37xi64> into tensor<1x1x1x37xi64>
    %6 = tensor.empty() : tensor<1x1x37x1xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x37x1xi64>) outs(%6 : tensor<1x1x37x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %60 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %60 : i1
    } -> tensor<1x1x37x1xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %7 : tensor<i1>, tensor<1x1x37x1xi1>) outs(%6 : tensor<1x1x37x1xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %60 = arith.andi %in, %in_27 : i1
      linalg.yield %60 : i1
    } -> tensor<1x1x37x1xi1>
    %9 = tensor.empty() : tensor<2x1x1x37xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x1x37xi64>) outs(%9 : tensor<2x1x1x37xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %60 = arith.cmpi slt, %in, %c0_i64 : i64
      %61 = arith.addi %in, %c2_i64 : i64
      %62 = arith.select %60, %61, %in : i64
      %63 = arith.index_cast %62 : i64 to index
      %64 = arith.cmpi slt, %in_27, %c0_i64 : i64
      %65 = arith.addi %in_27, %c37_i64 : i64
      %66 = arith.select %64, %65, %in_27 : i64
      %67 = arith.index_cast %66 : i64 to index
      %extracted = tensor.extract %1[%63, %67] : tensor<2x37xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x37xi1>
    %11 = tensor.empty() : tensor<2x1x37x37xi1>
    %12 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x37x1xi1>, tensor<2x1x1x37xi1>) outs(%11 : tensor<2x1x37x37xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %60 = arith.andi %in, %in_27 : i1
      linalg.yield %60 : i1
    } -> tensor<2x1x37x37xi1>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x37x24xf32> into tensor<74x24xf32>
    %13 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<24x24xf32>) outs(%13 : tensor<24x24xf32>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<74x24xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %16 = linalg.matmul ins(%collapsed, %transposed : tensor<74x24xf32>, tensor<24x24xf32>) outs(%15 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %arg3 : tensor<74x24xf32>, tensor<24xf32>) outs(%14 : tensor<74x24xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %60 = arith.addf %in, %in_27 : f32
      linalg.yield %60 : f32
    } -> tensor<74x24xf32>
    %expanded_9 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<74x24xf32> into tensor<2x37x3x8xf32>
    %18 = tensor.empty() : tensor<2x3x37x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x37x3x8xf32>) outs(%18 : tensor<2x3x37x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<24x24xf32>) outs(%13 : tensor<24x24xf32>) permutation = [1, 0] 
    %19 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%15 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %arg5 : tensor<74x24xf32>, tensor<24xf32>) outs(%14 : tensor<74x24xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %60 = arith.addf %in, %in_27 : f32
      linalg.yield %60 : f32
    } -> tensor<74x24xf32>
    %expanded_12 = tensor.expand_shape %20 [[0, 1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<74x24xf32> into tensor<2x37x3x8xf32>
    %transposed_13 = linalg.transpose ins(%arg6 : tensor<24x24xf32>) outs(%13 : tensor<24x24xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%15 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %arg7 : tensor<74x24xf32>, tensor<24xf32>) outs(%14 : tensor<74x24xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %60 = arith.addf %in, %in_27 : f32
      linalg.yield %60 : f32
    } -> tensor<74x24xf32>
    %expanded_14 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<74x24xf32> into tensor<2x37x3x8xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x37x3x8xf32>) outs(%18 : tensor<2x3x37x8xf32>) permutation = [0, 2, 1, 3] 
    %23 = tensor.empty() : tensor<2x1x37x37xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_3 : tensor<2x1x37x37xi1>, tensor<f32>, tensor<f32>) outs(%23 : tensor<2x1x37x37xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %60 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %60 : f32
    } -> tensor<2x1x37x37xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<2x3x37x8xf32>) outs(%18 : tensor<2x3x37x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.truncf %cst_5 : f64 to f32
      %61 = arith.mulf %in, %60 : f32
      linalg.yield %61 : f32
    } -> tensor<2x3x37x8xf32>
    %26 = tensor.empty() : tensor<2x3x8x37xf32>
    %transposed_16 = linalg.transpose ins(%expanded_12 : tensor<2x37x3x8xf32>) outs(%26 : tensor<2x3x8x37xf32>) permutation = [0, 2, 3, 1] 
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x3x8x37xf32>) outs(%26 : tensor<2x3x8x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.truncf %cst_5 : f64 to f32
      %61 = arith.mulf %in, %60 : f32
      linalg.yield %61 : f32
    } -> tensor<2x3x8x37xf32>
    %collapsed_17 = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<2x3x37x8xf32> into tensor<6x37x8xf32>
    %collapsed_18 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<2x3x8x37xf32> into tensor<6x8x37xf32>
    %28 = tensor.empty() : tensor<6x37x37xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %30 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<6x37x8xf32>, tensor<6x8x37xf32>) outs(%29 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %expanded_19 = tensor.expand_shape %30 [[0, 1], [2], [3]] output_shape [2, 3, 37, 37] : tensor<6x37x37xf32> into tensor<2x3x37x37xf32>
    %31 = tensor.empty() : tensor<2x3x37x37xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19, %24 : tensor<2x3x37x37xf32>, tensor<2x1x37x37xf32>) outs(%31 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %60 = arith.addf %in, %in_27 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x37x37xf32>
    %33 = tensor.empty() : tensor<2x3x37xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<2x3x37xi64>) -> tensor<2x3x37xi64>
    %35 = tensor.empty() : tensor<2x3x37xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %37:2 = linalg.generic {indexing_maps = [#map2, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x3x37x37xf32>) outs(%36, %34 : tensor<2x3x37xf32>, tensor<2x3x37xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %60 = linalg.index 3 : index
      %61 = arith.index_cast %60 : index to i64
      %62 = arith.maximumf %in, %out : f32
      %63 = arith.cmpf ogt, %in, %out : f32
      %64 = arith.select %63, %61, %out_27 : i64
      linalg.yield %62, %64 : f32, i64
    } -> (tensor<2x3x37xf32>, tensor<2x3x37xi64>)
    %expanded_20 = tensor.expand_shape %37#0 [[0], [1], [2, 3]] output_shape [2, 3, 37, 1] : tensor<2x3x37xf32> into tensor<2x3x37x1xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_20 : tensor<2x3x37x37xf32>, tensor<2x3x37x1xf32>) outs(%31 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %60 = arith.subf %in, %in_27 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x37x37xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x3x37x37xf32>) outs(%31 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.exp %in : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x37x37xf32>
    %40 = tensor.empty() : tensor<2x3x37x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x3x37x1xf32>) -> tensor<2x3x37x1xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x3x37x37xf32>) outs(%41 : tensor<2x3x37x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x37x1xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x3x37x37xf32>, tensor<2x3x37x1xf32>) outs(%31 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %60 = arith.divf %in, %in_27 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x37x37xf32>
    %44 = tensor.empty() : tensor<2x3x37x37xi1>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x3x37x37xf32>) outs(%44 : tensor<2x3x37x37xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.extf %in : f32 to f64
      %61 = arith.cmpf oeq, %60, %cst_6 : f64
      linalg.yield %61 : i1
    } -> tensor<2x3x37x37xi1>
    %46 = tensor.empty() : tensor<2x3x37x1xi1>
    %47 = linalg.fill ins(%true : i1) outs(%46 : tensor<2x3x37x1xi1>) -> tensor<2x3x37x1xi1>
    %48 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x3x37x37xi1>) outs(%47 : tensor<2x3x37x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %60 = arith.andi %in, %out : i1
      linalg.yield %60 : i1
    } -> tensor<2x3x37x1xi1>
    %49 = linalg.generic {indexing_maps = [#map11, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %cst_1, %43 : tensor<2x3x37x1xi1>, tensor<2x3x37x37xf32>, tensor<2x3x37x37xf32>) outs(%31 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %60 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x37x37xf32>
    %collapsed_21 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<2x3x37x37xf32> into tensor<6x37x37xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x37x8xf32> into tensor<6x37x8xf32>
    %50 = tensor.empty() : tensor<6x37x8xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<6x37x8xf32>) -> tensor<6x37x8xf32>
    %52 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x37x37xf32>, tensor<6x37x8xf32>) outs(%51 : tensor<6x37x8xf32>) -> tensor<6x37x8xf32>
    %expanded_23 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 3, 37, 8] : tensor<6x37x8xf32> into tensor<2x3x37x8xf32>
    %53 = tensor.empty() : tensor<2x37x3x8xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<2x3x37x8xf32>) outs(%53 : tensor<2x37x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2, 3]] : tensor<2x37x3x8xf32> into tensor<2x37x24xf32>
    %transposed_26 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%13 : tensor<24x24xf32>) permutation = [1, 0] 
    %54 = tensor.empty() : tensor<2x24x24xf32>
    %55 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<24x24xf32>) outs(%54 : tensor<2x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x24xf32>
    %56 = tensor.empty() : tensor<2x37x24xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<2x37x24xf32>) -> tensor<2x37x24xf32>
    %58 = linalg.batch_matmul ins(%collapsed_25, %55 : tensor<2x37x24xf32>, tensor<2x24x24xf32>) outs(%57 : tensor<2x37x24xf32>) -> tensor<2x37x24xf32>
    %59 = linalg.generic {indexing_maps = [#map13, #map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %arg9 : tensor<2x37x24xf32>, tensor<24xf32>) outs(%56 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %60 = arith.addf %in, %in_27 : f32
      linalg.yield %60 : f32
    } -> tensor<2x37x24xf32>
    return %59 : tensor<2x37x24xf32>
  }
}
