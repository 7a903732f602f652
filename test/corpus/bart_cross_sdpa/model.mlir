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
  func.func @main(%arg0: tensor<2x29x24xf32>, %arg1: tensor<2x53x24xf32>, %arg2: tensor<2x53xi64>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24x24xf32>, %arg10: tensor<24xf32>) -> tensor<2x29x24xf32> {
    %c53_i64 = arith.constant 53 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x29x53xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.59460355750136051 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<2x53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x53xi64>) outs(%0 : tensor<2x53xi1>) {
    ^bb0(%in: i64, %out: i1):
      %65 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %65 : i1
    } -> tensor<2x53xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i64
      linalg.yield %66 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<29xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<29xi64>) {
    ^bb0(%out: i64):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i64
      linalg.yield %66 : i64
    } -> tensor<29xi64>
    %6 = tensor.empty() : tensor<53xi64>
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%6 : tensor<53xi64>) {
    ^bb0(%out: i64):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i64
      linalg.yield %66 : i64
    } -> tensor<53xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 29, 1] : tensor<29xi64> into tensor<1x1x29x1xi64>
    %expanded_8 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 53] : tensor<53xi64> into tensor<1x1x1x53xi64>
    %8 = tensor.empty() : tensor<1x1x29x1xi1>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x29x1xi64>) outs(%8 : tensor<1x1x29x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %65 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %65 : i1
    } -> tensor<1x1x29x1xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %9 : tensor<i1>, tensor<1x1x29x1xi1>) outs(%8 : tensor<1x1x29x1xi1>) {
    ^bb0(%in: i1, %in_28: i1, %out: i1):
      %65 = arith.andi %in, %in_28 : i1
      linalg.yield %65 : i1
    } -> tensor<1x1x29x1xi1>
    %11 = tensor.empty() : tensor<2x1x1x53xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x1x53xi64>) outs(%11 : tensor<2x1x1x53xi1>) {
    ^bb0(%in: i64, %in_28: i64, %out: i1):
      %65 = arith.cmpi slt, %in, %c0_i64 : i64
      %66 = arith.addi %in, %c2_i64 : i64
      %67 = arith.select %65, %66, %in : i64
      %68 = arith.index_cast %67 : i64 to index
      %69 = arith.cmpi slt, %in_28, %c0_i64 : i64
      %70 = arith.addi %in_28, %c53_i64 : i64
      %71 = arith.select %69, %70, %in_28 : i64
      %72 = arith.index_cast %71 : i64 to index
      %extracted = tensor.extract %1[%68, %72] : tensor<2x53xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x53xi1>
    %13 = tensor.empty() : tensor<2x1x29x53xi1>
    %14 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %12 : tensor<1x1x29x1xi1>, tensor<2x1x1x53xi1>) outs(%13 : tensor<2x1x29x53xi1>) {
    ^bb0(%in: i1, %in_28: i1, %out: i1):
      %65 = arith.andi %in, %in_28 : i1
      linalg.yield %65 : i1
    } -> tensor<2x1x29x53xi1>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x29x24xf32> into tensor<58x24xf32>
    %15 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%15 : tensor<24x24xf32>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<58x24xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %18 = linalg.matmul ins(%collapsed, %transposed : tensor<58x24xf32>, tensor<24x24xf32>) outs(%17 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %arg8 : tensor<58x24xf32>, tensor<24xf32>) outs(%16 : tensor<58x24xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %65 = arith.addf %in, %in_28 : f32
      linalg.yield %65 : f32
    } -> tensor<58x24xf32>
    %expanded_9 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [2, 29, 3, 8] : tensor<58x24xf32> into tensor<2x29x3x8xf32>
    %20 = tensor.empty() : tensor<2x3x29x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x29x3x8xf32>) outs(%20 : tensor<2x3x29x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_11 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x53x24xf32> into tensor<106x24xf32>
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%15 : tensor<24x24xf32>) permutation = [1, 0] 
    %21 = tensor.empty() : tensor<106x24xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<106x24xf32>) -> tensor<106x24xf32>
    %23 = linalg.matmul ins(%collapsed_11, %transposed_12 : tensor<106x24xf32>, tensor<24x24xf32>) outs(%22 : tensor<106x24xf32>) -> tensor<106x24xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %arg4 : tensor<106x24xf32>, tensor<24xf32>) outs(%21 : tensor<106x24xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %65 = arith.addf %in, %in_28 : f32
      linalg.yield %65 : f32
    } -> tensor<106x24xf32>
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%15 : tensor<24x24xf32>) permutation = [1, 0] 
    %25 = linalg.matmul ins(%collapsed_11, %transposed_13 : tensor<106x24xf32>, tensor<24x24xf32>) outs(%22 : tensor<106x24xf32>) -> tensor<106x24xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %arg6 : tensor<106x24xf32>, tensor<24xf32>) outs(%21 : tensor<106x24xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %65 = arith.addf %in, %in_28 : f32
      linalg.yield %65 : f32
    } -> tensor<106x24xf32>
    %expanded_14 = tensor.expand_shape %24 [[0, 1], [2, 3]] output_shape [2, 53, 3, 8] : tensor<106x24xf32> into tensor<2x53x3x8xf32>
    %expanded_15 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 53, 3, 8] : tensor<106x24xf32> into tensor<2x53x3x8xf32>
    %27 = tensor.empty() : tensor<2x3x53x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x53x3x8xf32>) outs(%27 : tensor<2x3x53x8xf32>) permutation = [0, 2, 1, 3] 
    %28 = tensor.empty() : tensor<2x1x29x53xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %cst_2, %cst_3 : tensor<2x1x29x53xi1>, tensor<f32>, tensor<f32>) outs(%28 : tensor<2x1x29x53xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %65 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %65 : f32
    } -> tensor<2x1x29x53xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<2x3x29x8xf32>) outs(%20 : tensor<2x3x29x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_5 : f64 to f32
      %66 = arith.mulf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x29x8xf32>
    %31 = tensor.empty() : tensor<2x3x8x53xf32>
    %transposed_17 = linalg.transpose ins(%expanded_14 : tensor<2x53x3x8xf32>) outs(%31 : tensor<2x3x8x53xf32>) permutation = [0, 2, 3, 1] 
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<2x3x8x53xf32>) outs(%31 : tensor<2x3x8x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_5 : f64 to f32
      %66 = arith.mulf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x8x53xf32>
    %collapsed_18 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x3x29x8xf32> into tensor<6x29x8xf32>
    %collapsed_19 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x3x8x53xf32> into tensor<6x8x53xf32>
    %33 = tensor.empty() : tensor<6x29x53xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<6x29x53xf32>) -> tensor<6x29x53xf32>
    %35 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<6x29x8xf32>, tensor<6x8x53xf32>) outs(%34 : tensor<6x29x53xf32>) -> tensor<6x29x53xf32>
    %expanded_20 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [2, 3, 29, 53] : tensor<6x29x53xf32> into tensor<2x3x29x53xf32>
    %36 = tensor.empty() : tensor<2x3x29x53xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %29 : tensor<2x3x29x53xf32>, tensor<2x1x29x53xf32>) outs(%36 : tensor<2x3x29x53xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %65 = arith.addf %in, %in_28 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x53xf32>
    %38 = tensor.empty() : tensor<2x3x29xi64>
    %39 = linalg.fill ins(%c0_i64 : i64) outs(%38 : tensor<2x3x29xi64>) -> tensor<2x3x29xi64>
    %40 = tensor.empty() : tensor<2x3x29xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<2x3x29xf32>) -> tensor<2x3x29xf32>
    %42:2 = linalg.generic {indexing_maps = [#map2, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<2x3x29x53xf32>) outs(%41, %39 : tensor<2x3x29xf32>, tensor<2x3x29xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %65 = linalg.index 3 : index
      %66 = arith.index_cast %65 : index to i64
      %67 = arith.maximumf %in, %out : f32
      %68 = arith.cmpf ogt, %in, %out : f32
      %69 = arith.select %68, %66, %out_28 : i64
      linalg.yield %67, %69 : f32, i64
    } -> (tensor<2x3x29xf32>, tensor<2x3x29xi64>)
    %expanded_21 = tensor.expand_shape %42#0 [[0], [1], [2, 3]] output_shape [2, 3, 29, 1] : tensor<2x3x29xf32> into tensor<2x3x29x1xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %expanded_21 : tensor<2x3x29x53xf32>, tensor<2x3x29x1xf32>) outs(%36 : tensor<2x3x29x53xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %65 = arith.subf %in, %in_28 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x53xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x3x29x53xf32>) outs(%36 : tensor<2x3x29x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x53xf32>
    %45 = tensor.empty() : tensor<2x3x29x1xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<2x3x29x1xf32>) -> tensor<2x3x29x1xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<2x3x29x53xf32>) outs(%46 : tensor<2x3x29x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x1xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<2x3x29x53xf32>, tensor<2x3x29x1xf32>) outs(%36 : tensor<2x3x29x53xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %65 = arith.divf %in, %in_28 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x53xf32>
    %49 = tensor.empty() : tensor<2x3x29x53xi1>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x3x29x53xf32>) outs(%49 : tensor<2x3x29x53xi1>) {
    ^bb0(%in: f32, %out: i1):
      %65 = arith.extf %in : f32 to f64
      %66 = arith.cmpf oeq, %65, %cst_6 : f64
      linalg.yield %66 : i1
    } -> tensor<2x3x29x53xi1>
    %51 = tensor.empty() : tensor<2x3x29x1xi1>
    %52 = linalg.fill ins(%true : i1) outs(%51 : tensor<2x3x29x1xi1>) -> tensor<2x3x29x1xi1>
    %53 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x29x53xi1>) outs(%52 : tensor<2x3x29x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %65 = arith.andi %in, %out : i1
      linalg.yield %65 : i1
    } -> tensor<2x3x29x1xi1>
    %54 = linalg.generic {indexing_maps = [#map11, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %cst_1, %48 : tensor<2x3x29x1xi1>, tensor<2x3x29x53xf32>, tensor<2x3x29x53xf32>) outs(%36 : tensor<2x3x29x53xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %65 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x29x53xf32>
    %collapsed_22 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<2x3x29x53xf32> into tensor<6x29x53xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x53x8xf32> into tensor<6x53x8xf32>
    %55 = tensor.empty() : tensor<6x29x8xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<6x29x8xf32>) -> tensor<6x29x8xf32>
    %57 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<6x29x53xf32>, tensor<6x53x8xf32>) outs(%56 : tensor<6x29x8xf32>) -> tensor<6x29x8xf32>
    %expanded_24 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 3, 29, 8] : tensor<6x29x8xf32> into tensor<2x3x29x8xf32>
    %58 = tensor.empty() : tensor<2x29x3x8xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x3x29x8xf32>) outs(%58 : tensor<2x29x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2, 3]] : tensor<2x29x3x8xf32> into tensor<2x29x24xf32>
    %transposed_27 = linalg.transpose ins(%arg9 : tensor<24x24xf32>) outs(%15 : tensor<24x24xf32>) permutation = [1, 0] 
    %59 = tensor.empty() : tensor<2x24x24xf32>
    %60 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<24x24xf32>) outs(%59 : tensor<2x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x24xf32>
    %61 = tensor.empty() : tensor<2x29x24xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<2x29x24xf32>) -> tensor<2x29x24xf32>
    %63 = linalg.batch_matmul ins(%collapsed_26, %60 : tensor<2x29x24xf32>, tensor<2x24x24xf32>) outs(%62 : tensor<2x29x24xf32>) -> tensor<2x29x24xf32>
    %64 = linalg.generic {indexing_maps = [#map13, #map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %arg10 : tensor<2x29x24xf32>, tensor<24xf32>) outs(%61 : tensor<2x29x24xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %65 = arith.addf %in, %in_28 : f32
      linalg.yield %65 : f32
    } -> tensor<2x29x24xf32>
    return %64 : tensor<2x29x24xf32>
  }
}
