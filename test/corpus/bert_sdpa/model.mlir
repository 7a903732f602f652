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
module {
  func.func @main(%arg0: tensor<2x107x64xf32>, %arg1: tensor<2x107xi64>, %arg2: tensor<64x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>) -> tensor<2x107x64xf32> {
    %c107_i64 = arith.constant 107 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x107x107xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %cst_6 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<2x107xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x107xi64>) outs(%0 : tensor<2x107xi1>) {
    ^bb0(%in: i64, %out: i1):
      %54 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %54 : i1
    } -> tensor<2x107xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<107xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<107xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<107xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 107, 1] : tensor<107xi64> into tensor<1x1x107x1xi64>
    %expanded_8 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 107] : tensor<107xi64> into tensor<1x1x1x107xi64>
    %6 = tensor.empty() : tensor<1x1x107x1xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x107x1xi64>) outs(%6 : tensor<1x1x107x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %54 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %54 : i1
    } -> tensor<1x1x107x1xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %7 : tensor<i1>, tensor<1x1x107x1xi1>) outs(%6 : tensor<1x1x107x1xi1>) {
    ^bb0(%in: i1, %in_26: i1, %out: i1):
      %54 = arith.andi %in, %in_26 : i1
      linalg.yield %54 : i1
    } -> tensor<1x1x107x1xi1>
    %9 = tensor.empty() : tensor<2x1x1x107xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x1x107xi64>) outs(%9 : tensor<2x1x1x107xi1>) {
    ^bb0(%in: i64, %in_26: i64, %out: i1):
      %54 = arith.cmpi slt, %in, %c0_i64 : i64
      %55 = arith.addi %in, %c2_i64 : i64
      %56 = arith.select %54, %55, %in : i64
      %57 = arith.index_cast %56 : i64 to index
      %58 = arith.cmpi slt, %in_26, %c0_i64 : i64
      %59 = arith.addi %in_26, %c107_i64 : i64
      %60 = arith.select %58, %59, %in_26 : i64
      %61 = arith.index_cast %60 : i64 to index
      %extracted = tensor.extract %1[%57, %61] : tensor<2x107xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x107xi1>
    %11 = tensor.empty() : tensor<2x1x107x107xi1>
    %12 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x107x1xi1>, tensor<2x1x1x107xi1>) outs(%11 : tensor<2x1x107x107xi1>) {
    ^bb0(%in: i1, %in_26: i1, %out: i1):
      %54 = arith.andi %in, %in_26 : i1
      linalg.yield %54 : i1
    } -> tensor<2x1x107x107xi1>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x107x64xf32> into tensor<214x64xf32>
    %13 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%13 : tensor<64x64xf32>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<214x64xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<214x64xf32>) -> tensor<214x64xf32>
    %16 = linalg.matmul ins(%collapsed, %transposed : tensor<214x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<214x64xf32>) -> tensor<214x64xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %arg3 : tensor<214x64xf32>, tensor<64xf32>) outs(%14 : tensor<214x64xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %54 = arith.addf %in, %in_26 : f32
      linalg.yield %54 : f32
    } -> tensor<214x64xf32>
    %expanded_9 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 107, 4, 16] : tensor<214x64xf32> into tensor<2x107x4x16xf32>
    %18 = tensor.empty() : tensor<2x4x107x16xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x107x4x16xf32>) outs(%18 : tensor<2x4x107x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<64x64xf32>) outs(%13 : tensor<64x64xf32>) permutation = [1, 0] 
    %19 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<214x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<214x64xf32>) -> tensor<214x64xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %arg5 : tensor<214x64xf32>, tensor<64xf32>) outs(%14 : tensor<214x64xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %54 = arith.addf %in, %in_26 : f32
      linalg.yield %54 : f32
    } -> tensor<214x64xf32>
    %expanded_12 = tensor.expand_shape %20 [[0, 1], [2, 3]] output_shape [2, 107, 4, 16] : tensor<214x64xf32> into tensor<2x107x4x16xf32>
    %transposed_13 = linalg.transpose ins(%arg6 : tensor<64x64xf32>) outs(%13 : tensor<64x64xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<214x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<214x64xf32>) -> tensor<214x64xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %arg7 : tensor<214x64xf32>, tensor<64xf32>) outs(%14 : tensor<214x64xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %54 = arith.addf %in, %in_26 : f32
      linalg.yield %54 : f32
    } -> tensor<214x64xf32>
    %expanded_14 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 107, 4, 16] : tensor<214x64xf32> into tensor<2x107x4x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x107x4x16xf32>) outs(%18 : tensor<2x4x107x16xf32>) permutation = [0, 2, 1, 3] 
    %23 = tensor.empty() : tensor<2x1x107x107xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_3 : tensor<2x1x107x107xi1>, tensor<f32>, tensor<f32>) outs(%23 : tensor<2x1x107x107xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %54 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<2x1x107x107xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<2x4x107x16xf32>) outs(%18 : tensor<2x4x107x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_6 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x107x16xf32>
    %26 = tensor.empty() : tensor<2x4x16x107xf32>
    %transposed_16 = linalg.transpose ins(%expanded_12 : tensor<2x107x4x16xf32>) outs(%26 : tensor<2x4x16x107xf32>) permutation = [0, 2, 3, 1] 
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x4x16x107xf32>) outs(%26 : tensor<2x4x16x107xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_6 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x16x107xf32>
    %collapsed_17 = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<2x4x107x16xf32> into tensor<8x107x16xf32>
    %collapsed_18 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<2x4x16x107xf32> into tensor<8x16x107xf32>
    %28 = tensor.empty() : tensor<8x107x107xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<8x107x107xf32>) -> tensor<8x107x107xf32>
    %30 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<8x107x16xf32>, tensor<8x16x107xf32>) outs(%29 : tensor<8x107x107xf32>) -> tensor<8x107x107xf32>
    %expanded_19 = tensor.expand_shape %30 [[0, 1], [2], [3]] output_shape [2, 4, 107, 107] : tensor<8x107x107xf32> into tensor<2x4x107x107xf32>
    %31 = tensor.empty() : tensor<2x4x107x107xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19, %24 : tensor<2x4x107x107xf32>, tensor<2x1x107x107xf32>) outs(%31 : tensor<2x4x107x107xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %54 = arith.addf %in, %in_26 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x107x107xf32>
    %33 = tensor.empty() : tensor<2x4x107xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<2x4x107xi64>) -> tensor<2x4x107xi64>
    %35 = tensor.empty() : tensor<2x4x107xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x4x107xf32>) -> tensor<2x4x107xf32>
    %37:2 = linalg.generic {indexing_maps = [#map2, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x4x107x107xf32>) outs(%36, %34 : tensor<2x4x107xf32>, tensor<2x4x107xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %54 = linalg.index 3 : index
      %55 = arith.index_cast %54 : index to i64
      %56 = arith.maximumf %in, %out : f32
      %57 = arith.cmpf ogt, %in, %out : f32
      %58 = arith.select %57, %55, %out_26 : i64
      linalg.yield %56, %58 : f32, i64
    } -> (tensor<2x4x107xf32>, tensor<2x4x107xi64>)
    %expanded_20 = tensor.expand_shape %37#0 [[0], [1], [2, 3]] output_shape [2, 4, 107, 1] : tensor<2x4x107xf32> into tensor<2x4x107x1xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_20 : tensor<2x4x107x107xf32>, tensor<2x4x107x1xf32>) outs(%31 : tensor<2x4x107x107xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %54 = arith.subf %in, %in_26 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x107x107xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x4x107x107xf32>) outs(%31 : tensor<2x4x107x107xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x107x107xf32>
    %40 = tensor.empty() : tensor<2x4x107x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x4x107x1xf32>) -> tensor<2x4x107x1xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x4x107x107xf32>) outs(%41 : tensor<2x4x107x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x107x1xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x4x107x107xf32>, tensor<2x4x107x1xf32>) outs(%31 : tensor<2x4x107x107xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %54 = arith.divf %in, %in_26 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x107x107xf32>
    %44 = tensor.empty() : tensor<2x4x107x107xi1>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x4x107x107xf32>) outs(%44 : tensor<2x4x107x107xi1>) {
    ^bb0(%in: f32, %out: i1):
      %54 = arith.extf %in : f32 to f64
      %55 = arith.cmpf oeq, %54, %cst_5 : f64
      linalg.yield %55 : i1
    } -> tensor<2x4x107x107xi1>
    %46 = tensor.empty() : tensor<2x4x107x1xi1>
    %47 = linalg.fill ins(%true : i1) outs(%46 : tensor<2x4x107x1xi1>) -> tensor<2x4x107x1xi1>
    %48 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x4x107x107xi1>) outs(%47 : tensor<2x4x107x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %54 = arith.andi %in, %out : i1
      linalg.yield %54 : i1
    } -> tensor<2x4x107x1xi1>
    %49 = linalg.generic {indexing_maps = [#map11, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %cst_1, %43 : tensor<2x4x107x1xi1>, tensor<2x4x107x107xf32>, tensor<2x4x107x107xf32>) outs(%31 : tensor<2x4x107x107xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %54 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x107x107xf32>
    %collapsed_21 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<2x4x107x107xf32> into tensor<8x107x107xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x4x107x16xf32> into tensor<8x107x16xf32>
    %50 = tensor.empty() : tensor<8x107x16xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<8x107x16xf32>) -> tensor<8x107x16xf32>
    %52 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<8x107x107xf32>, tensor<8x107x16xf32>) outs(%51 : tensor<8x107x16xf32>) -> tensor<8x107x16xf32>
    %expanded_23 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 4, 107, 16] : tensor<8x107x16xf32> into tensor<2x4x107x16xf32>
    %53 = tensor.empty() : tensor<2x107x4x16xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<2x4x107x16xf32>) outs(%53 : tensor<2x107x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2, 3]] : tensor<2x107x4x16xf32> into tensor<2x107x64xf32>
    return %collapsed_25 : tensor<2x107x64xf32>
  }
}
