#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x31x24xf32>, %arg1: tensor<6x1x31xf32>, %arg2: tensor<2x31xi64>, %arg3: tensor<40x24xf32>, %arg4: tensor<24x24xf32>) -> tensor<2x31x24xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c31_i64 = arith.constant 31 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c5_i64 = arith.constant 5 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0.35355339059327373 : f64
    %cst_5 = arith.constant dense<-2> : tensor<1x1xi64>
    %cst_6 = arith.constant dense<-1> : tensor<1x1xi64>
    %0 = tensor.empty() : tensor<2x31xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x31xi64>) outs(%0 : tensor<2x31xi1>) {
    ^bb0(%in: i64, %out: i1):
      %56 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %56 : i1
    } -> tensor<2x31xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %56 : index to i64
      linalg.yield %57 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<31xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %56 : index to i64
      linalg.yield %57 : i64
    } -> tensor<31xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 31, 1] : tensor<31xi64> into tensor<1x1x31x1xi64>
    %expanded_8 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 31] : tensor<31xi64> into tensor<1x1x1x31xi64>
    %6 = tensor.empty() : tensor<1x1x31x31xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %expanded_7 : tensor<1x1x1x31xi64>, tensor<1x1x31x1xi64>) outs(%6 : tensor<1x1x31x31xi1>) {
    ^bb0(%in: i64, %in_28: i64, %out: i1):
      %56 = arith.cmpi sle, %in, %in_28 : i64
      linalg.yield %56 : i1
    } -> tensor<1x1x31x31xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %7 : tensor<i1>, tensor<1x1x31x31xi1>) outs(%6 : tensor<1x1x31x31xi1>) {
    ^bb0(%in: i1, %in_28: i1, %out: i1):
      %56 = arith.andi %in, %in_28 : i1
      linalg.yield %56 : i1
    } -> tensor<1x1x31x31xi1>
    %9 = tensor.empty() : tensor<2x1x1x31xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x1x31xi64>) outs(%9 : tensor<2x1x1x31xi1>) {
    ^bb0(%in: i64, %in_28: i64, %out: i1):
      %56 = arith.cmpi slt, %in, %c0_i64 : i64
      %57 = arith.addi %in, %c2_i64 : i64
      %58 = arith.select %56, %57, %in : i64
      %59 = arith.index_cast %58 : i64 to index
      %60 = arith.cmpi slt, %in_28, %c0_i64 : i64
      %61 = arith.addi %in_28, %c31_i64 : i64
      %62 = arith.select %60, %61, %in_28 : i64
      %63 = arith.index_cast %62 : i64 to index
      %extracted = tensor.extract %1[%59, %63] : tensor<2x31xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x31xi1>
    %11 = tensor.empty() : tensor<2x1x31x31xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x31x31xi1>, tensor<2x1x1x31xi1>) outs(%11 : tensor<2x1x31x31xi1>) {
    ^bb0(%in: i1, %in_28: i1, %out: i1):
      %56 = arith.andi %in, %in_28 : i1
      linalg.yield %56 : i1
    } -> tensor<2x1x31x31xi1>
    %13 = tensor.empty() : tensor<2x1x31x31xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_1 : tensor<2x1x31x31xi1>, tensor<f32>, tensor<f32>) outs(%13 : tensor<2x1x31x31xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %56 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %56 : f32
    } -> tensor<2x1x31x31xf32>
    %15 = tensor.empty() : tensor<24x40xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<40x24xf32>) outs(%15 : tensor<24x40xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x31x24xf32> into tensor<62x24xf32>
    %16 = tensor.empty() : tensor<62x40xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<62x40xf32>) -> tensor<62x40xf32>
    %18 = linalg.matmul ins(%collapsed, %transposed : tensor<62x24xf32>, tensor<24x40xf32>) outs(%17 : tensor<62x40xf32>) -> tensor<62x40xf32>
    %expanded_9 = tensor.expand_shape %18 [[0, 1], [2, 3]] output_shape [2, 31, 5, 8] : tensor<62x40xf32> into tensor<2x31x5x8xf32>
    %extracted_slice = tensor.extract_slice %expanded_9[0, 0, 0, 0] [2, 31, 3, 8] [1, 1, 1, 1] : tensor<2x31x5x8xf32> to tensor<2x31x3x8xf32>
    %19 = tensor.empty() : tensor<8xi64>
    %20 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%19 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %56 : index to i64
      linalg.yield %57 : i64
    } -> tensor<8xi64>
    %expanded_10 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [31, 1, 1] : tensor<31xi64> into tensor<31x1x1xi64>
    %21 = tensor.empty() : tensor<2x31x1x8xf32>
    %22 = linalg.generic {indexing_maps = [#map6, #map9, #map10, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_10, %cst_5, %20 : tensor<2x1x1x1xi64>, tensor<31x1x1xi64>, tensor<1x1xi64>, tensor<8xi64>) outs(%21 : tensor<2x31x1x8xf32>) {
    ^bb0(%in: i64, %in_28: i64, %in_29: i64, %in_30: i64, %out: f32):
      %56 = arith.cmpi slt, %in, %c0_i64 : i64
      %57 = arith.addi %in, %c2_i64 : i64
      %58 = arith.select %56, %57, %in : i64
      %59 = arith.index_cast %58 : i64 to index
      %60 = arith.cmpi slt, %in_28, %c0_i64 : i64
      %61 = arith.addi %in_28, %c31_i64 : i64
      %62 = arith.select %60, %61, %in_28 : i64
      %63 = arith.index_cast %62 : i64 to index
      %64 = arith.cmpi slt, %in_29, %c0_i64 : i64
      %65 = arith.addi %in_29, %c5_i64 : i64
      %66 = arith.select %64, %65, %in_29 : i64
      %67 = arith.index_cast %66 : i64 to index
      %68 = arith.cmpi slt, %in_30, %c0_i64 : i64
      %69 = arith.addi %in_30, %c8_i64 : i64
      %70 = arith.select %68, %69, %in_30 : i64
      %71 = arith.index_cast %70 : i64 to index
      %extracted = tensor.extract %expanded_9[%59, %63, %67, %71] : tensor<2x31x5x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x31x1x8xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map9, #map10, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_10, %cst_6, %20 : tensor<2x1x1x1xi64>, tensor<31x1x1xi64>, tensor<1x1xi64>, tensor<8xi64>) outs(%21 : tensor<2x31x1x8xf32>) {
    ^bb0(%in: i64, %in_28: i64, %in_29: i64, %in_30: i64, %out: f32):
      %56 = arith.cmpi slt, %in, %c0_i64 : i64
      %57 = arith.addi %in, %c2_i64 : i64
      %58 = arith.select %56, %57, %in : i64
      %59 = arith.index_cast %58 : i64 to index
      %60 = arith.cmpi slt, %in_28, %c0_i64 : i64
      %61 = arith.addi %in_28, %c31_i64 : i64
      %62 = arith.select %60, %61, %in_28 : i64
      %63 = arith.index_cast %62 : i64 to index
      %64 = arith.cmpi slt, %in_29, %c0_i64 : i64
      %65 = arith.addi %in_29, %c5_i64 : i64
      %66 = arith.select %64, %65, %in_29 : i64
      %67 = arith.index_cast %66 : i64 to index
      %68 = arith.cmpi slt, %in_30, %c0_i64 : i64
      %69 = arith.addi %in_30, %c8_i64 : i64
      %70 = arith.select %68, %69, %in_30 : i64
      %71 = arith.index_cast %70 : i64 to index
      %extracted = tensor.extract %expanded_9[%59, %63, %67, %71] : tensor<2x31x5x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x31x1x8xf32>
    %24 = tensor.empty() : tensor<2x3x31x8xf32>
    %transposed_11 = linalg.transpose ins(%extracted_slice : tensor<2x31x3x8xf32>) outs(%24 : tensor<2x3x31x8xf32>) permutation = [0, 2, 1, 3] 
    %25 = tensor.empty() : tensor<2x1x31x8xf32>
    %transposed_12 = linalg.transpose ins(%23 : tensor<2x31x1x8xf32>) outs(%25 : tensor<2x1x31x8xf32>) permutation = [0, 2, 1, 3] 
    %26 = tensor.empty() : tensor<2x1x8x31xf32>
    %transposed_13 = linalg.transpose ins(%22 : tensor<2x31x1x8xf32>) outs(%26 : tensor<2x1x8x31xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_14 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x31x8xf32> into tensor<6x31x8xf32>
    %27 = tensor.empty() : tensor<2x3x8x31xf32>
    %collapsed_15 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x1x8x31xf32> into tensor<2x8x31xf32>
    %28 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_15 : tensor<2x8x31xf32>) outs(%27 : tensor<2x3x8x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x31xf32>
    %collapsed_16 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<2x3x8x31xf32> into tensor<6x8x31xf32>
    %29 = tensor.empty() : tensor<6x31x31xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %31 = linalg.batch_matmul ins(%collapsed_14, %collapsed_16 : tensor<6x31x8xf32>, tensor<6x8x31xf32>) outs(%30 : tensor<6x31x31xf32>) -> tensor<6x31x31xf32>
    %expanded_17 = tensor.expand_shape %31 [[0, 1], [2], [3]] output_shape [2, 3, 31, 31] : tensor<6x31x31xf32> into tensor<2x3x31x31xf32>
    %expanded_18 = tensor.expand_shape %arg1 [[0, 1], [2], [3]] output_shape [2, 3, 1, 31] : tensor<6x1x31xf32> into tensor<2x3x1x31xf32>
    %32 = tensor.empty() : tensor<2x3x31x31xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_18 : tensor<2x3x31x31xf32>, tensor<2x3x1x31xf32>) outs(%32 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %56 = arith.addf %in, %in_28 : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x31x31xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x3x31x31xf32>) outs(%32 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.truncf %cst_4 : f64 to f32
      %57 = arith.mulf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x31x31xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %14 : tensor<2x3x31x31xf32>, tensor<2x1x31x31xf32>) outs(%32 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %56 = arith.addf %in, %in_28 : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x31x31xf32>
    %36 = tensor.empty() : tensor<2x3x31xi64>
    %37 = linalg.fill ins(%c0_i64 : i64) outs(%36 : tensor<2x3x31xi64>) -> tensor<2x3x31xi64>
    %38 = tensor.empty() : tensor<2x3x31xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<2x3x31xf32>) -> tensor<2x3x31xf32>
    %40:2 = linalg.generic {indexing_maps = [#map4, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x3x31x31xf32>) outs(%39, %37 : tensor<2x3x31xf32>, tensor<2x3x31xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %56 = linalg.index 3 : index
      %57 = arith.index_cast %56 : index to i64
      %58 = arith.maximumf %in, %out : f32
      %59 = arith.cmpf ogt, %in, %out : f32
      %60 = arith.select %59, %57, %out_28 : i64
      linalg.yield %58, %60 : f32, i64
    } -> (tensor<2x3x31xf32>, tensor<2x3x31xi64>)
    %expanded_19 = tensor.expand_shape %40#0 [[0], [1], [2, 3]] output_shape [2, 3, 31, 1] : tensor<2x3x31xf32> into tensor<2x3x31x1xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %expanded_19 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%32 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %56 = arith.subf %in, %in_28 : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x31x31xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x3x31x31xf32>) outs(%32 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.exp %in : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x31x31xf32>
    %43 = tensor.empty() : tensor<2x3x31x1xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<2x3x31x1xf32>) -> tensor<2x3x31x1xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x3x31x31xf32>) outs(%44 : tensor<2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x31x1xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<2x3x31x31xf32>, tensor<2x3x31x1xf32>) outs(%32 : tensor<2x3x31x31xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %56 = arith.divf %in, %in_28 : f32
      linalg.yield %56 : f32
    } -> tensor<2x3x31x31xf32>
    %collapsed_20 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x3x31x31xf32> into tensor<6x31x31xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<2x1x31x8xf32> into tensor<2x31x8xf32>
    %47 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_21 : tensor<2x31x8xf32>) outs(%24 : tensor<2x3x31x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x31x8xf32>
    %collapsed_22 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x3x31x8xf32> into tensor<6x31x8xf32>
    %48 = tensor.empty() : tensor<6x31x8xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %50 = linalg.batch_matmul ins(%collapsed_20, %collapsed_22 : tensor<6x31x31xf32>, tensor<6x31x8xf32>) outs(%49 : tensor<6x31x8xf32>) -> tensor<6x31x8xf32>
    %expanded_23 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [2, 3, 31, 8] : tensor<6x31x8xf32> into tensor<2x3x31x8xf32>
    %51 = tensor.empty() : tensor<2x31x3x8xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<2x3x31x8xf32>) outs(%51 : tensor<2x31x3x8xf32>) permutation = [0, 2, 1, 3] 
    %52 = tensor.empty() : tensor<24x24xf32>
    %transposed_25 = linalg.transpose ins(%arg4 : tensor<24x24xf32>) outs(%52 : tensor<24x24xf32>) permutation = [1, 0] 
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2, 3]] : tensor<2x31x3x8xf32> into tensor<62x24xf32>
    %53 = tensor.empty() : tensor<62x24xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %55 = linalg.matmul ins(%collapsed_26, %transposed_25 : tensor<62x24xf32>, tensor<24x24xf32>) outs(%54 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %expanded_27 = tensor.expand_shape %55 [[0, 1], [2]] output_shape [2, 31, 24] : tensor<62x24xf32> into tensor<2x31x24xf32>
    return %expanded_27 : tensor<2x31x24xf32>
  }
}
