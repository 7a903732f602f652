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
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x53x16xf32>, %arg1: tensor<2x53xi64>) -> tensor<2x53x16xf32> {
    %c53_i64 = arith.constant 53 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<true> : tensor<i1>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_17> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_torch.float32_16> : tensor<16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_torch.float32_15> : tensor<16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_48_torch.float32_1> : tensor<16x48xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_48_torch.float32_1> : tensor<48xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_48_16_torch.float32_1> : tensor<48x16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_torch.float32_14> : tensor<16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_13> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_torch.float32_12> : tensor<16xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_7> : tensor<16x16xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_16_torch.float32_11> : tensor<16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_6> : tensor<16x16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_torch.float32_10> : tensor<16xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_5> : tensor<16x16xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_16_torch.float32_9> : tensor<16xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_4> : tensor<16x16xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_16_torch.float32_8> : tensor<16xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_16_torch.float32_7> : tensor<16xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_16_torch.float32_6> : tensor<16xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_16_48_torch.float32> : tensor<16x48xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_48_torch.float32> : tensor<48xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_48_16_torch.float32> : tensor<48x16xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_31 = arith.constant 9.9999999999999998E-13 : f64
    %cst_32 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_33 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_3> : tensor<16x16xf32>
    %cst_34 = arith.constant 0.35355339059327379 : f64
    %cst_35 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_36 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_37 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_38 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_39 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_40 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_41 = arith.constant 1.600000e+01 : f64
    %cst_42 = arith.constant 1.600000e+01 : f32
    %cst_43 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<2x53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x53xi64>) outs(%0 : tensor<2x53xi1>) {
    ^bb0(%in: i64, %out: i1):
      %155 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %155 : i1
    } -> tensor<2x53xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %155 = linalg.index 0 : index
      %156 = arith.index_cast %155 : index to i64
      linalg.yield %156 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<53xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<53xi64>) {
    ^bb0(%out: i64):
      %155 = linalg.index 0 : index
      %156 = arith.index_cast %155 : index to i64
      linalg.yield %156 : i64
    } -> tensor<53xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_44 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 53, 1] : tensor<53xi64> into tensor<1x1x53x1xi64>
    %expanded_45 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 53] : tensor<53xi64> into tensor<1x1x1x53xi64>
    %6 = tensor.empty() : tensor<1x1x53x1xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<1x1x53x1xi64>) outs(%6 : tensor<1x1x53x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %155 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %155 : i1
    } -> tensor<1x1x53x1xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6, %7 : tensor<i1>, tensor<1x1x53x1xi1>) outs(%6 : tensor<1x1x53x1xi1>) {
    ^bb0(%in: i1, %in_98: i1, %out: i1):
      %155 = arith.andi %in, %in_98 : i1
      linalg.yield %155 : i1
    } -> tensor<1x1x53x1xi1>
    %9 = tensor.empty() : tensor<2x1x1x53xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_45 : tensor<2x1x1x1xi64>, tensor<1x1x1x53xi64>) outs(%9 : tensor<2x1x1x53xi1>) {
    ^bb0(%in: i64, %in_98: i64, %out: i1):
      %155 = arith.cmpi slt, %in, %c0_i64 : i64
      %156 = arith.addi %in, %c2_i64 : i64
      %157 = arith.select %155, %156, %in : i64
      %158 = arith.index_cast %157 : i64 to index
      %159 = arith.cmpi slt, %in_98, %c0_i64 : i64
      %160 = arith.addi %in_98, %c53_i64 : i64
      %161 = arith.select %159, %160, %in_98 : i64
      %162 = arith.index_cast %161 : i64 to index
      %extracted = tensor.extract %1[%158, %162] : tensor<2x53xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x53xi1>
    %11 = tensor.empty() : tensor<2x1x53x53xi1>
    %12 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x53x1xi1>, tensor<2x1x1x53xi1>) outs(%11 : tensor<2x1x53x53xi1>) {
    ^bb0(%in: i1, %in_98: i1, %out: i1):
      %155 = arith.andi %in, %in_98 : i1
      linalg.yield %155 : i1
    } -> tensor<2x1x53x53xi1>
    %13 = tensor.empty() : tensor<2x1x53x53xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_5, %cst_4 : tensor<2x1x53x53xi1>, tensor<f32>, tensor<f32>) outs(%13 : tensor<2x1x53x53xf32>) {
    ^bb0(%in: i1, %in_98: f32, %in_99: f32, %out: f32):
      %155 = arith.select %in, %in_98, %in_99 : f32
      linalg.yield %155 : f32
    } -> tensor<2x1x53x53xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x53x16xf32> into tensor<106x16xf32>
    %15 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%cst_40 : tensor<16x16xf32>) outs(%15 : tensor<16x16xf32>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<106x16xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %18 = linalg.matmul ins(%collapsed, %transposed : tensor<106x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %cst_39 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_46 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [2, 53, 2, 8] : tensor<106x16xf32> into tensor<2x53x2x8xf32>
    %20 = tensor.empty() : tensor<2x2x53x8xf32>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<2x53x2x8xf32>) outs(%20 : tensor<2x2x53x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_48 = linalg.transpose ins(%cst_38 : tensor<16x16xf32>) outs(%15 : tensor<16x16xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%collapsed, %transposed_48 : tensor<106x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %cst_37 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_49 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 53, 2, 8] : tensor<106x16xf32> into tensor<2x53x2x8xf32>
    %transposed_50 = linalg.transpose ins(%cst_36 : tensor<16x16xf32>) outs(%15 : tensor<16x16xf32>) permutation = [1, 0] 
    %23 = linalg.matmul ins(%collapsed, %transposed_50 : tensor<106x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %cst_35 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_51 = tensor.expand_shape %24 [[0, 1], [2, 3]] output_shape [2, 53, 2, 8] : tensor<106x16xf32> into tensor<2x53x2x8xf32>
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<2x53x2x8xf32>) outs(%20 : tensor<2x2x53x8xf32>) permutation = [0, 2, 1, 3] 
    %25 = tensor.empty() : tensor<2x2x8x53xf32>
    %transposed_53 = linalg.transpose ins(%expanded_49 : tensor<2x53x2x8xf32>) outs(%25 : tensor<2x2x8x53xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_54 = tensor.collapse_shape %transposed_47 [[0, 1], [2], [3]] : tensor<2x2x53x8xf32> into tensor<4x53x8xf32>
    %collapsed_55 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<2x2x8x53xf32> into tensor<4x8x53xf32>
    %26 = tensor.empty() : tensor<4x53x53xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<4x53x53xf32>) -> tensor<4x53x53xf32>
    %28 = linalg.batch_matmul ins(%collapsed_54, %collapsed_55 : tensor<4x53x8xf32>, tensor<4x8x53xf32>) outs(%27 : tensor<4x53x53xf32>) -> tensor<4x53x53xf32>
    %expanded_56 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 2, 53, 53] : tensor<4x53x53xf32> into tensor<2x2x53x53xf32>
    %29 = tensor.empty() : tensor<2x2x53x53xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<2x2x53x53xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_34 : f64 to f32
      %156 = arith.mulf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x2x53x53xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %14 : tensor<2x2x53x53xf32>, tensor<2x1x53x53xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x53xf32>
    %32 = tensor.empty() : tensor<2x2x53xi64>
    %33 = linalg.fill ins(%c0_i64 : i64) outs(%32 : tensor<2x2x53xi64>) -> tensor<2x2x53xi64>
    %34 = tensor.empty() : tensor<2x2x53xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<2x2x53xf32>) -> tensor<2x2x53xf32>
    %36:2 = linalg.generic {indexing_maps = [#map2, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x2x53x53xf32>) outs(%35, %33 : tensor<2x2x53xf32>, tensor<2x2x53xi64>) {
    ^bb0(%in: f32, %out: f32, %out_98: i64):
      %155 = linalg.index 3 : index
      %156 = arith.index_cast %155 : index to i64
      %157 = arith.maximumf %in, %out : f32
      %158 = arith.cmpf ogt, %in, %out : f32
      %159 = arith.select %158, %156, %out_98 : i64
      linalg.yield %157, %159 : f32, i64
    } -> (tensor<2x2x53xf32>, tensor<2x2x53xi64>)
    %expanded_57 = tensor.expand_shape %36#0 [[0], [1], [2, 3]] output_shape [2, 2, 53, 1] : tensor<2x2x53xf32> into tensor<2x2x53x1xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_57 : tensor<2x2x53x53xf32>, tensor<2x2x53x1xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.subf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x53xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x2x53x53xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.exp %in : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x53xf32>
    %39 = tensor.empty() : tensor<2x2x53x1xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<2x2x53x1xf32>) -> tensor<2x2x53x1xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x2x53x53xf32>) outs(%40 : tensor<2x2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x1xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<2x2x53x53xf32>, tensor<2x2x53x1xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.divf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x53xf32>
    %collapsed_58 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<2x2x53x53xf32> into tensor<4x53x53xf32>
    %collapsed_59 = tensor.collapse_shape %transposed_52 [[0, 1], [2], [3]] : tensor<2x2x53x8xf32> into tensor<4x53x8xf32>
    %43 = tensor.empty() : tensor<4x53x8xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<4x53x8xf32>) -> tensor<4x53x8xf32>
    %45 = linalg.batch_matmul ins(%collapsed_58, %collapsed_59 : tensor<4x53x53xf32>, tensor<4x53x8xf32>) outs(%44 : tensor<4x53x8xf32>) -> tensor<4x53x8xf32>
    %expanded_60 = tensor.expand_shape %45 [[0, 1], [2], [3]] output_shape [2, 2, 53, 8] : tensor<4x53x8xf32> into tensor<2x2x53x8xf32>
    %46 = tensor.empty() : tensor<2x53x2x8xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<2x2x53x8xf32>) outs(%46 : tensor<2x53x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_62 = tensor.collapse_shape %transposed_61 [[0, 1], [2, 3]] : tensor<2x53x2x8xf32> into tensor<106x16xf32>
    %transposed_63 = linalg.transpose ins(%cst_33 : tensor<16x16xf32>) outs(%15 : tensor<16x16xf32>) permutation = [1, 0] 
    %47 = linalg.matmul ins(%collapsed_62, %transposed_63 : tensor<106x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %cst_32 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_64 = tensor.expand_shape %48 [[0, 1], [2]] output_shape [2, 53, 16] : tensor<106x16xf32> into tensor<2x53x16xf32>
    %49 = tensor.empty() : tensor<2x53x16xf32>
    %50 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %arg0 : tensor<2x53x16xf32>, tensor<2x53x16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %51 = tensor.empty() : tensor<2x53x16xf64>
    %52 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x53x16xf32>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %155 = arith.extf %in : f32 to f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %53 = tensor.empty() : tensor<2x53x1xf64>
    %54 = linalg.fill ins(%cst_1 : f64) outs(%53 : tensor<2x53x1xf64>) -> tensor<2x53x1xf64>
    %55 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<2x53x16xf64>) outs(%54 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %56 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x53x1xf64>) outs(%53 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_41 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %57 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %56 : tensor<2x53x16xf64>, tensor<2x53x1xf64>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f64, %in_98: f64, %out: f64):
      %155 = arith.subf %in, %in_98 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %58 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %57 : tensor<2x53x16xf64>, tensor<2x53x16xf64>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f64, %in_98: f64, %out: f64):
      %155 = arith.mulf %in, %in_98 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %59 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%58 : tensor<2x53x16xf64>) outs(%54 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %60 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<2x53x1xf64>) outs(%53 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_41 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %61 = tensor.empty() : tensor<2x53x1xf32>
    %62 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x53x1xf64>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %155 = arith.truncf %in : f64 to f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%61 : tensor<2x53x1xf32>) -> tensor<2x53x1xf32>
    %64 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<2x53x16xf32>) outs(%63 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %65 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_42 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %66 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_31 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x53x1xf32>
    %67 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %68 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %65 : tensor<2x53x16xf32>, tensor<2x53x1xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.subf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %69 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %67 : tensor<2x53x16xf32>, tensor<2x53x1xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.mulf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %70 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %cst_30 : tensor<2x53x16xf32>, tensor<16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.mulf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %71 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %cst_29 : tensor<2x53x16xf32>, tensor<16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %collapsed_65 = tensor.collapse_shape %71 [[0, 1], [2]] : tensor<2x53x16xf32> into tensor<106x16xf32>
    %72 = tensor.empty() : tensor<16x48xf32>
    %transposed_66 = linalg.transpose ins(%cst_28 : tensor<48x16xf32>) outs(%72 : tensor<16x48xf32>) permutation = [1, 0] 
    %73 = tensor.empty() : tensor<106x48xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<106x48xf32>) -> tensor<106x48xf32>
    %75 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<106x16xf32>, tensor<16x48xf32>) outs(%74 : tensor<106x48xf32>) -> tensor<106x48xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %cst_27 : tensor<106x48xf32>, tensor<48xf32>) outs(%73 : tensor<106x48xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x48xf32>
    %expanded_67 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [2, 53, 48] : tensor<106x48xf32> into tensor<2x53x48xf32>
    %77 = tensor.empty() : tensor<2x53x48xf32>
    %78 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<2x53x48xf32>) outs(%77 : tensor<2x53x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_43 : f32
      %156 = math.erf %155 : f32
      %157 = arith.addf %156, %cst_2 : f32
      %158 = arith.mulf %157, %cst_3 : f32
      %159 = arith.mulf %in, %158 : f32
      linalg.yield %159 : f32
    } -> tensor<2x53x48xf32>
    %collapsed_68 = tensor.collapse_shape %78 [[0, 1], [2]] : tensor<2x53x48xf32> into tensor<106x48xf32>
    %79 = tensor.empty() : tensor<48x16xf32>
    %transposed_69 = linalg.transpose ins(%cst_26 : tensor<16x48xf32>) outs(%79 : tensor<48x16xf32>) permutation = [1, 0] 
    %80 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<106x48xf32>, tensor<48x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %cst_25 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_70 = tensor.expand_shape %81 [[0, 1], [2]] output_shape [2, 53, 16] : tensor<106x16xf32> into tensor<2x53x16xf32>
    %82 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %71 : tensor<2x53x16xf32>, tensor<2x53x16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %83 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x53x16xf32>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %155 = arith.extf %in : f32 to f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %84 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x53x16xf64>) outs(%54 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %85 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x53x1xf64>) outs(%53 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_41 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %86 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %85 : tensor<2x53x16xf64>, tensor<2x53x1xf64>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f64, %in_98: f64, %out: f64):
      %155 = arith.subf %in, %in_98 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %87 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %86 : tensor<2x53x16xf64>, tensor<2x53x16xf64>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f64, %in_98: f64, %out: f64):
      %155 = arith.mulf %in, %in_98 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %88 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<2x53x16xf64>) outs(%54 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %89 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x53x1xf64>) outs(%53 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_41 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %90 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x53x1xf64>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %155 = arith.truncf %in : f64 to f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %91 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%82 : tensor<2x53x16xf32>) outs(%63 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %92 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_42 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %93 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_31 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x53x1xf32>
    %94 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %95 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %92 : tensor<2x53x16xf32>, tensor<2x53x1xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.subf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %96 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %94 : tensor<2x53x16xf32>, tensor<2x53x1xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.mulf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %97 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %cst_24 : tensor<2x53x16xf32>, tensor<16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.mulf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %98 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %cst_23 : tensor<2x53x16xf32>, tensor<16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %collapsed_71 = tensor.collapse_shape %98 [[0, 1], [2]] : tensor<2x53x16xf32> into tensor<106x16xf32>
    %transposed_72 = linalg.transpose ins(%cst_22 : tensor<16x16xf32>) outs(%15 : tensor<16x16xf32>) permutation = [1, 0] 
    %99 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<106x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %cst_21 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_73 = tensor.expand_shape %100 [[0, 1], [2, 3]] output_shape [2, 53, 2, 8] : tensor<106x16xf32> into tensor<2x53x2x8xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<2x53x2x8xf32>) outs(%20 : tensor<2x2x53x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_75 = linalg.transpose ins(%cst_20 : tensor<16x16xf32>) outs(%15 : tensor<16x16xf32>) permutation = [1, 0] 
    %101 = linalg.matmul ins(%collapsed_71, %transposed_75 : tensor<106x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%101, %cst_19 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_76 = tensor.expand_shape %102 [[0, 1], [2, 3]] output_shape [2, 53, 2, 8] : tensor<106x16xf32> into tensor<2x53x2x8xf32>
    %transposed_77 = linalg.transpose ins(%cst_18 : tensor<16x16xf32>) outs(%15 : tensor<16x16xf32>) permutation = [1, 0] 
    %103 = linalg.matmul ins(%collapsed_71, %transposed_77 : tensor<106x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %cst_17 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_78 = tensor.expand_shape %104 [[0, 1], [2, 3]] output_shape [2, 53, 2, 8] : tensor<106x16xf32> into tensor<2x53x2x8xf32>
    %transposed_79 = linalg.transpose ins(%expanded_78 : tensor<2x53x2x8xf32>) outs(%20 : tensor<2x2x53x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_80 = linalg.transpose ins(%expanded_76 : tensor<2x53x2x8xf32>) outs(%25 : tensor<2x2x8x53xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_81 = tensor.collapse_shape %transposed_74 [[0, 1], [2], [3]] : tensor<2x2x53x8xf32> into tensor<4x53x8xf32>
    %collapsed_82 = tensor.collapse_shape %transposed_80 [[0, 1], [2], [3]] : tensor<2x2x8x53xf32> into tensor<4x8x53xf32>
    %105 = linalg.batch_matmul ins(%collapsed_81, %collapsed_82 : tensor<4x53x8xf32>, tensor<4x8x53xf32>) outs(%27 : tensor<4x53x53xf32>) -> tensor<4x53x53xf32>
    %expanded_83 = tensor.expand_shape %105 [[0, 1], [2], [3]] output_shape [2, 2, 53, 53] : tensor<4x53x53xf32> into tensor<2x2x53x53xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_83 : tensor<2x2x53x53xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_34 : f64 to f32
      %156 = arith.mulf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x2x53x53xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %14 : tensor<2x2x53x53xf32>, tensor<2x1x53x53xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x53xf32>
    %108:2 = linalg.generic {indexing_maps = [#map2, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%107 : tensor<2x2x53x53xf32>) outs(%35, %33 : tensor<2x2x53xf32>, tensor<2x2x53xi64>) {
    ^bb0(%in: f32, %out: f32, %out_98: i64):
      %155 = linalg.index 3 : index
      %156 = arith.index_cast %155 : index to i64
      %157 = arith.maximumf %in, %out : f32
      %158 = arith.cmpf ogt, %in, %out : f32
      %159 = arith.select %158, %156, %out_98 : i64
      linalg.yield %157, %159 : f32, i64
    } -> (tensor<2x2x53xf32>, tensor<2x2x53xi64>)
    %expanded_84 = tensor.expand_shape %108#0 [[0], [1], [2, 3]] output_shape [2, 2, 53, 1] : tensor<2x2x53xf32> into tensor<2x2x53x1xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %expanded_84 : tensor<2x2x53x53xf32>, tensor<2x2x53x1xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.subf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x53xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x2x53x53xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.exp %in : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x53xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%110 : tensor<2x2x53x53xf32>) outs(%40 : tensor<2x2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x1xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<2x2x53x53xf32>, tensor<2x2x53x1xf32>) outs(%29 : tensor<2x2x53x53xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.divf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x2x53x53xf32>
    %collapsed_85 = tensor.collapse_shape %112 [[0, 1], [2], [3]] : tensor<2x2x53x53xf32> into tensor<4x53x53xf32>
    %collapsed_86 = tensor.collapse_shape %transposed_79 [[0, 1], [2], [3]] : tensor<2x2x53x8xf32> into tensor<4x53x8xf32>
    %113 = linalg.batch_matmul ins(%collapsed_85, %collapsed_86 : tensor<4x53x53xf32>, tensor<4x53x8xf32>) outs(%44 : tensor<4x53x8xf32>) -> tensor<4x53x8xf32>
    %expanded_87 = tensor.expand_shape %113 [[0, 1], [2], [3]] output_shape [2, 2, 53, 8] : tensor<4x53x8xf32> into tensor<2x2x53x8xf32>
    %transposed_88 = linalg.transpose ins(%expanded_87 : tensor<2x2x53x8xf32>) outs(%46 : tensor<2x53x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_89 = tensor.collapse_shape %transposed_88 [[0, 1], [2, 3]] : tensor<2x53x2x8xf32> into tensor<106x16xf32>
    %transposed_90 = linalg.transpose ins(%cst_16 : tensor<16x16xf32>) outs(%15 : tensor<16x16xf32>) permutation = [1, 0] 
    %114 = linalg.matmul ins(%collapsed_89, %transposed_90 : tensor<106x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %cst_15 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_91 = tensor.expand_shape %115 [[0, 1], [2]] output_shape [2, 53, 16] : tensor<106x16xf32> into tensor<2x53x16xf32>
    %116 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91, %98 : tensor<2x53x16xf32>, tensor<2x53x16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %117 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x53x16xf32>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %155 = arith.extf %in : f32 to f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %118 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<2x53x16xf64>) outs(%54 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %119 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x53x1xf64>) outs(%53 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_41 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %120 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %119 : tensor<2x53x16xf64>, tensor<2x53x1xf64>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f64, %in_98: f64, %out: f64):
      %155 = arith.subf %in, %in_98 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %121 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %120 : tensor<2x53x16xf64>, tensor<2x53x16xf64>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f64, %in_98: f64, %out: f64):
      %155 = arith.mulf %in, %in_98 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %122 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<2x53x16xf64>) outs(%54 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %123 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x53x1xf64>) outs(%53 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_41 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %124 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x53x1xf64>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %155 = arith.truncf %in : f64 to f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %125 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<2x53x16xf32>) outs(%63 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %126 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_42 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %127 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_31 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x53x1xf32>
    %128 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %129 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %126 : tensor<2x53x16xf32>, tensor<2x53x1xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.subf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %130 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %128 : tensor<2x53x16xf32>, tensor<2x53x1xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.mulf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %131 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %cst_14 : tensor<2x53x16xf32>, tensor<16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.mulf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %132 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %cst_13 : tensor<2x53x16xf32>, tensor<16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %collapsed_92 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<2x53x16xf32> into tensor<106x16xf32>
    %transposed_93 = linalg.transpose ins(%cst_12 : tensor<48x16xf32>) outs(%72 : tensor<16x48xf32>) permutation = [1, 0] 
    %133 = linalg.matmul ins(%collapsed_92, %transposed_93 : tensor<106x16xf32>, tensor<16x48xf32>) outs(%74 : tensor<106x48xf32>) -> tensor<106x48xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %cst_11 : tensor<106x48xf32>, tensor<48xf32>) outs(%73 : tensor<106x48xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x48xf32>
    %expanded_94 = tensor.expand_shape %134 [[0, 1], [2]] output_shape [2, 53, 48] : tensor<106x48xf32> into tensor<2x53x48xf32>
    %135 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_94 : tensor<2x53x48xf32>) outs(%77 : tensor<2x53x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_43 : f32
      %156 = math.erf %155 : f32
      %157 = arith.addf %156, %cst_2 : f32
      %158 = arith.mulf %157, %cst_3 : f32
      %159 = arith.mulf %in, %158 : f32
      linalg.yield %159 : f32
    } -> tensor<2x53x48xf32>
    %collapsed_95 = tensor.collapse_shape %135 [[0, 1], [2]] : tensor<2x53x48xf32> into tensor<106x48xf32>
    %transposed_96 = linalg.transpose ins(%cst_10 : tensor<16x48xf32>) outs(%79 : tensor<48x16xf32>) permutation = [1, 0] 
    %136 = linalg.matmul ins(%collapsed_95, %transposed_96 : tensor<106x48xf32>, tensor<48x16xf32>) outs(%17 : tensor<106x16xf32>) -> tensor<106x16xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %cst_9 : tensor<106x16xf32>, tensor<16xf32>) outs(%16 : tensor<106x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<106x16xf32>
    %expanded_97 = tensor.expand_shape %137 [[0, 1], [2]] output_shape [2, 53, 16] : tensor<106x16xf32> into tensor<2x53x16xf32>
    %138 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %132 : tensor<2x53x16xf32>, tensor<2x53x16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %139 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x53x16xf32>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %155 = arith.extf %in : f32 to f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %140 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<2x53x16xf64>) outs(%54 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %141 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<2x53x1xf64>) outs(%53 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_41 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %142 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<2x53x16xf64>, tensor<2x53x1xf64>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f64, %in_98: f64, %out: f64):
      %155 = arith.subf %in, %in_98 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %143 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %142 : tensor<2x53x16xf64>, tensor<2x53x16xf64>) outs(%51 : tensor<2x53x16xf64>) {
    ^bb0(%in: f64, %in_98: f64, %out: f64):
      %155 = arith.mulf %in, %in_98 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x16xf64>
    %144 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<2x53x16xf64>) outs(%54 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %145 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x53x1xf64>) outs(%53 : tensor<2x53x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_41 : f64
      linalg.yield %155 : f64
    } -> tensor<2x53x1xf64>
    %146 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x53x1xf64>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %155 = arith.truncf %in : f64 to f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %147 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138 : tensor<2x53x16xf32>) outs(%63 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %148 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_42 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %149 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_31 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x53x1xf32>
    %150 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x53x1xf32>) outs(%61 : tensor<2x53x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x1xf32>
    %151 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %148 : tensor<2x53x16xf32>, tensor<2x53x1xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.subf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %152 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %150 : tensor<2x53x16xf32>, tensor<2x53x1xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.mulf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %153 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %cst_8 : tensor<2x53x16xf32>, tensor<16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.mulf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    %154 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %cst_7 : tensor<2x53x16xf32>, tensor<16xf32>) outs(%49 : tensor<2x53x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %155 = arith.addf %in, %in_98 : f32
      linalg.yield %155 : f32
    } -> tensor<2x53x16xf32>
    return %154 : tensor<2x53x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_17: "0x04000000BB056D3F248E49BEF479CB3EA92B3ABD9953133D0BF5D83E52D5AD3EFEC1C73E52E62ABDC35CE13E25F5003E83D1DC3E24411B3EE60D113EEE5D0ABEFEEAC0BE",
      torch_tensor_16_torch.float32_16: "0x0400000054B5B63F9B1A863F5EC9803F7B15AB3F8F389B3FE0129C3F506A923FAF9C6B3F7AC8803F02963B3FC0A74B3FAC539E3F41EACD3FC32A5B3FBD69553F8F4D823F",
      torch_tensor_16_torch.float32_15: "0x04000000FE38A7BD2B8726BDA8A07ABD937B87BB0245233D24F6D0BE13DB493E620F76BD1A35DBBDC0233DBE2C6D4A3E3B389D3E6E85B6BE3A24A2BE371A163E57A3863E",
      torch_tensor_16_48_torch.float32_1: "0x040000009F328FBE3F8F533DF80231BC62F2EC3D4F4CF3BE43CCA8BE823956BB7678013F8254A3BE13CABD3E9AD3783E5423AEBEE3092ABC62D68E3D01D1103D239D7ABDE1BEA93D1EDB3ABC2D2DBB3DD3A84B3E450B6CBE264543BE6950AABB095E96BE7FAF8E3D5EED75BEE8BD143E99C250BDF8B1803E1A64493D0C80E83D3F8802BE675B01BE9DE1D43D4C094E3EBEB207BE9D3228BE4392B6BD75AF113D1B96B13E855BBEBC5F6560BEEC20813EE19585BDC342C03EBBEC813D7AD11E3ED747A43E7BF20BBFC6CC813C8884143DA741863E0F824D3E19B8873E408E393E49043A3EFA47383E92B6D7BD472057BDF530483EF6140DBE889C68BDC0920E3E6A85EE3DEF0F8CBDF68E07BD6B8F593D4A6B31BD4DC7FF3CC822463EF12382BCE5E5CA3DBA01C5BD28C3CB3DDE07823EB3C844BE7138B839F83BECBDA80DB83E822EA4BE9AAABB3D5E210DBE6AFA47BDAD90D1BEE4A1BC3D8B96C93E9973A6BE4D9CF83CD88372BD17003BBE5359993E6449963DC5426C3EA9E9E4BD8A10A03E3F72313FF1C587BE164A9CBE7CB308BEDA3C92BE989E41BE7DA95E3EF3CED43ED53D033F03C8013DCA13C2BCD70F77BE3E5D083D0F78863E3B96973D0FA5BFBEEED03D3DEAA2E73DE30E66BD8E7FE0BDB5BE71BB1390B83DE8E4363D919C8EBC18F75B3B07A3993D4329DE3D9ED7513DCF75093E2BA49E3D05E0A0BDEDC97D3E36230BBEB02C1EBD88EC403EA989043E081A113E1E8A20BE5774283E055B1BBE32C990BE66511B3E3DF36BBE2BD4C83EEC80AFBD0B580CBEC9A484BD578E073E09FCEFBECCA59A3DB419F6BEAB428CBCF668413E9940CE3E3E1096BE436BE03D2843383D925B9EBE9ABE2FBE8F1D523EDF2C2CBE339941BCF82E833E10FD9D3E264EE23CC34082BE42849B3ED80306BDB2A95F3B07B6233DBDC8B23EC46D6C3E26A4DFBDABCA133F6B6AFCBB16F2DBBCAC3658BE51742C3D79E0C13CC6A4AC3D1D56363E194D03BED984A7BC99C72CBDB5EE63BCE52977BE2692AB3DD4745E3EBBFA593CCED95D3DDC601F3E2BFE08BE2B67A3BE899086BCB701F0BDAE0AF53D18FFAD3CE15674BEE358923D0C8BB83E3A0B8F3C8920DFBD95C04D3EF2BA7C3ED362A0BEC17E973D97EEBBBE9F8BF1BD97B7FC3CF8F5423E039DB23E7523A6BE5CC276BE3075D03D190C333EF851F73E1CF4B63DE8C9BE3B1725603C575F183D7FF2DF3E895DAEBE8B5932BEAEC541BEA64489BE1E23A7BE71EE68BE9DAA19BEEBA237BE594E713E6E15F8BDD903A43E6817A8BD889790BD273406BE74F1E63DD6BB893C94181B3D679FA63C22C205BE2B65813CA7220CBCF0ACEA3E8FAD9ABE8F603B3ED5E3A8BDC0C019BEC0A0063EDEA0813ABD26D8BC592687BE5814FCBD645D62BD9ABAD53DFB5605BFA8BE6C3DB5D3663EE8CCE73D7C4C30BE97D58EBE1ADEEE3CA3FE173B8C6152BDB5C533BE648B44BEF5E0673E7FF060BD6143B13ED49E18BE5B1129BECCC6A73EFD9393BEB8C0B93D13D0DE3ED7CF2DBEE578B23EC0E2FD3DA56EA23D6E2840BDA380AEBEF8E6083E434D3A3E7BEAB3BDE92B933E1705B13E24A5633E50770CBE04B5BFBE32EE87BD005DA63E80040A3E273CC9BDD17BF33C0F810F3E3656683EB003D7BDEEE739BEC4F33F3E0087F43DD5DE523D0992F9BC80E094BE2088EDBE8169D7BC3685A93E4B0B1DBE7BC5863E1A4A4B3E0D6F0EBD8A68763DFC1B813D743DB93ED4FC01BECC82BA3DA925F3BD128D443E03C8E13D6EBADABDE9A6FC3DAA42C7BEFE81CA3E8E041D3C37F14A3E5700453E5C28923E3E384FBE5E63333EAA66553E1D8A2FBD9C53ABBDBEB5CFBC7F65753E86FE0FBE5258973E32A342BEB5C8D13EB60700BE6FDE463E4C429E3D1AD2493E0B6940BED6ED2BBEB06A1EBE5EE7BABECA5A9ABCF1DE703EB6FD25BEA419EFBC6542B03E80F2AC3C74D5453D251E1BBE2DCA96BD3F045BBE2F0E9CBE6B5EC23D85AC23BD5B2D7A3D9CA9B53EEF6E89BEC1DF0E3ED3CB5C3D442E923D90A86EBE973D303E2A772ABD7680083E8F3FE53DB28BA23DA0E5F03D4390AE3DE0EF2A3DA8FA21BE45736F3EE3FB073E5F05A7BE6F28DC3E52CDCFBEF570D7BD5E46A9BEB368DCBBD1B90B3EA4F6C3BE6E13AC3B048217BE02042CBD79B36E3E67A7503D27A25DBE4AC1B73EB76FE83D89FFF2BE821773BCC006333DC7E0F13E6AE49CBDEEF9BE3EB199113FF103EF3B1F5F793D87531ABEAA4D2E3E54631EBE361457BECF941C3ED6041D3C0DA98F3EA625A8BD84AC82BE6760D13CB3EB083DCD6BF93DFD64C23C2E8A26BEB5CA7A3D7BD9883E97C15D3C3BA208BE1C47573E600711BE4D8A16BE0A942C3D339890BE12B435BE43F7873DC279693E5975BD3DF08F6C3D0B21323EC302783E8AC2643D5EE3F0BD166B6F3E966E513E7919D8BDB884A6BD90FD8EBE9F7681BCC193E7BEAE1D313E795B28BDEBE6EFBDA009033DA6D5E6BD45F532BDF4E3DEBDBF577DBDD22C8EBE35521D3D1F06953D3B61213E3C299CBD1E202EBEF76A953EE0D66A3E3866323D1E0507BDD08535BE327B9FBE27B0FD3DBB7D37BED5FE463E764221BEE61F0DBDECA5C13EEFE7243E498DD8BD96A372BE6DED4CBE75A26EBEDC39E73EEEAB52BE1FD2A03ECAE929BE8180ACBD0E5399BE04F35F3D3621AE3D750D253C7E89583D07F1A6BE6253CBBEAB4BD23C27AC9BBE27DD453EBE1C1FBBC3CCA33EEED5CC3E630F82BD64DF03BEE450CA3D317693BE9B9D073E6E615FBDB2C2D6BE7911913E36AFBB3E39C201BB6AE8DF3B03F03C3EB6AB5E3EB0B62EBE4276E93B801E043FF3FB0DBF5D154CBDF5371EBF73179C3E1592F8BDCC24A33E1469AE3D6A7B9EBEE4C9F53C1FD1B6BE8AB62DBF7031793D082930BE4B49AABDC1D2E0BE5074233E50CBB9BCDA76FB3E4A76FFBCC3D0C83E35ABBEBD2B9E90BE8319743EA3B258BEA87BC1BD47D098BE678210BEDE45BDBEFBA7073FAC699DBDA011423E007A8ABE4E419ABE711C233E2B8099BD3D1AC83DE0CC363D0352993C9E77B1BD92EB27BE3C44A83D5774AA3DE2F818BF56E4FEBD62B65EBE176E233D2C478F3DD09D45BEBC2891BC98BE523E4C54B9BE43D2FABE090AC3BE48D5803D2CAE6B3E72C32EBE724F51BD5FADB53CF4F2D53ECC56C33E25138CBCB0CBBEBDAD6B54BE189C94BE567DD23D7DC56BBE1A62143E12A42DBE82A841BEA4CC82BE7D91083ED6F3523ECBEFE9BD470053BE67224E3D359080BE5369913D1A06F0BADCED133D3505A2BEDC32553EE4B4F4BD5A97723DF7CB8E3E2381CFBEAC6EC6BE8F84193EB4B411BEC3A4BA3E8703A7BDCCC7F2BBA767183FF00F3DBE3E70413B3DA3FA3EA3B167BDE7318A3D84CB8ABE92F75E3BBDC2A63EE03521BEB7BEF93CDE26E2BD4C6E9BBC663067BE36D5C53DD73C06BE227B263EE02F23BE933A89BCD5E50A3E603BC1BD92F80B3E4E436FBE483155BDFDDAAABEA5EE223ED3EDD83D99A8183C631861BEF092C03EB70485BE4A6D0B3E4FCAB8BD1CD0D83D507E853E60ABF13D9677D1BEB9756DBE921664BE4231C0BD3651D63DD73EA6BDE13E18BE7B83903EF5CAF6BBBBF3C4BB3975F4BEB3C4A93EEC5D403E1307973E08BD943C68E7A3BD89AF31BEEA1F5C3D19F99ABC0E3E6EBC72F93BBE295A503EB482C5BE133A653E6426D1BDC198833C7E5117BE77999ABEB3762DBD3ED73D3DE19E28BD667EB53EF08428BE219384BDCC15803DB5A667BDBA311E3ECD8BB23D82EA873E9FCC483D14CE39BD953E0F3E130DE3BEF21B043DE16130BEE134D4BDBCDA433C3041993E0877B5BD3E81663DDC2B35BEBA329E3D8953D63E7B14173E29FC6CBCF2D3383EF34F6C3DB8A4283D57372DBEC5E117BE11E2013F172F173EB5E314BEA3BFB8BE1DE892BEE73F6B3D57D2333D9E020E3EC2B1A8BCF9938A3DA3B0083E133AB9BD40B1543E266D8BBC7BAE30BE608C68BDAD4E533CB6440BBECC6198BED07414BE82F983BDC3F03CBE6EAAF1BE011A06BE047EF43D568CC03D2907C8BBAEC502BF33849FBE010BB63D54A078BDF94A04BC5B024CBD8CF052BE194492BD91EF823E3AAA5FBEB26317BDA709623D5B052A3E39EBC7BDD496913E41AF37BE42B0823E2581CBBEA64602BD6E64FABD30EF80BDA8F24FBD4BABC2BD8E27B9BC55003DBE1144D2BC89D1B4BDD8645E3C9B30973E22939ABCC254DBBEF9FBC5BEEF8D5ABEF3F591BE18C1123F573680BE28B8BDBCCBE9EF3D0660083F1312FFBD350290BEB711A6BE408150BE23A2BCBDAC3C303DB7F0143E6517B2BEF2572FBE77C3713EC70E073DF29B4EBEF164CC3E7E2AE83C0B2D7DBDB63D9BBE",
      torch_tensor_48_torch.float32_1: "0x040000007159E13EB0EF443D86DB763E48F1BCBC82D051BE971DF5BDD579E73E5BDD993DAE463DBE3ED02EBF3E5A9ABE596F2C3E47C9BBBE215085BE34DA003F654C48BC4521DF3E8790523E7A8932BEF57086BC800AFE3EC5457ABDC55444BE7AC881BDEC840D3EC01A693BA7CD183FE355B1BD43C9A93EDA94E9BD8299593C27FC69BD851007BF5DE3D03E37F0F03E25AE403ED19D15BE91326D3EB238213E45E6F8BE0F848A3EA79582BEF64504BB052DC13D2B71FF3E457D823E7EC61B3CAAA7F9BE",
      torch_tensor_48_16_torch.float32_1: "0x0400000006CC27BEFD58FA3E5B3522BE50D4FD3E9B141EBF4A1709BF032DA53E8395B83DF54A543DCDDA43BC77B2ABBC2CC9B3BE35DADBBEC2C7D83D22B9D53D01E6373E43BD263F6402873DEDE59C3DBC9AAEBEB3148E3EE39CDDBDF26EE83EDD26A43B3A236D3FF27944BF887A19BFCF1A413FF5E6493F63D85A3F653BE2BEFA91FCBE6ABB12BFE81404BE1F77453EB195973EF83FDB3DCAF15C3F549E38BF2F3EBC3D7DA48EBEAB106B3E8A3C16BD10D2FC3E957CDEBD3FE3F63EDDA5DDBD830BC0BEF5682BBF9E14943D83CA4DBF8282BEBCEA801FBF6EA9ACBE0372C3BE8021DC3D5DAD513EEA62B2BE623C513E97C6163E378EC6BE775368BFFF6568BE1D4B243F4E4B81BE4AED17BE207DF33EF18610BF8775AA3ED8F0A0BE0B7C1FBE3FE9C53EED249DBD4F7F79BEA3FF933E7679493E935F97BE15A683BE27BE063E304CEEBE663887BE4B7F4139ADCB8FBEAB0CA13D51FA0CBE2F93FB3DECFA83BDD2E6A3BEA42D003F177ED9BE2DF3E83E9A14263F761FB63D35EB193F734BF93E236F803E9AEE25BEBCAD493E2FF5CFBE279D163ECA8B1BBEAB5488BE8768C33E8B631CBF2E8643BF6BB1623D67DC893E97EF0CBFE7010FBEB37132BC9B630E3F4F85683DF083F83E7B360E3F53DCE03C1552FFBEF108983E038AB2BE23EA6DBD670D1D3DD5C15B3F1CAEC5BEA04FEB3D26FA0A3F5B2DCE3E94C2073F83B46FBE93FB86BDF774CFBDA71100BF80BF0EBFEF943FBEFBEB0E3EFB690A3E12FEB8BD85E8653D68A25BBD48E3D93EE79B0CBD951C2D3E47958C3ECD69653EC5F4F53EDAD4693E776212BF716D20BF401369BF87DD0E3E14BE2BBF593599BE132EA83D8B8ACCBEE2E46DBE1408333F4E52C23E1AC0173E79D70C3E928451BEAAA2E23E5AAC4F3E90D129BEC76F5ABEA8033D3E893B93BEA7D1003F7718D23E6C7938BFFFB01D3DBF64DF3E92333A3EC82EF4BC72222D3F4DF8F83E670FA6BE43407A3EFB8E32BFBFD48E3EF7867ABE1195ABBE23B8EABE334F80BF4D5A903E6F5E12BFD3ECBFBE5352023F5F5776BEA06587BB2F3693BE6B7F2E3F197D2DBE249217BE27D667BE2369FE3E877124BFEDEC4F3FB8B1683EC5D50FBEC8A1D53EBAB4153E640122BD87CCDF3ECFE0D3BDF1DCA13E4FBE0C3F73115BBCEAE998BE8A0F593F414E37BB0997893E670DA13EE1E48CBE52B482BE2F3FBCBE211BB73EDC47983E253462BE9BBC71BEE73182BE3FC94CBD28AA30BF5BCA86BD8DF5FEBE3ACEF6BE1F877E3E8A59E83E213E1DBFCDF2EEBEC224693D98A46E3F2A72973EB35FCEBC675C303F87563BBEA0D814BF2EEAB5BDFFAF063FCBDBB83E0D979D3EA8BC65BE21E0BE3C9C3019BDEA84D73D2269093F4F4D8E3E92B052BFC7CB213EA743033FDA7802BDF06CDDBD377D21BDD5BE49BEEBF5193F66858B3ECB9FDABEAEA715BDE7B39B3E109BB63E1BB4F03B552FA3BE45B3C83E7530203F66E323BEE2C68BBF7441B7BDC8F7DFBE4AC1893F73B3E53E4350E8BDC24570BF8FFBD1BE27BA0DBD3715A2BD3CCF16BFDB1CF9BEFB59C63EBE539E3ECE28993E9FD7573E8FD9E33C631618BDFCC3153ECF269ABE122CE33E475944BD733861BDBB6E613D270EFCBEE8E3DB3D736C213F20F4E2BE1BD1803E37C905BD9B75A93E27837A3EBD03A73D8AE820BD23EA273F89E2403E0B78233CEDC573BED4B40F3FB8C0EABD6F1A903E4E50183DC5B2663F56C0BA3ED769DABD90BD7FBD0740F13DA83B02BFFF83BC3EFF9331BF7771E43CFB25FABDA4FEC6BE0521093FB33B2DBDBB821FBFAD7C16BFD27A99BE1428953DC34CF03E4241853E95CECCBEDDC1BC3DB39E803D9D0263BEA0C713BFC5038A3EF6A82ABFCBE6B53DAF41A93D56BA333BE7FBF23D985C283E3A45853EAF0C40BEBD0613BEDD722D3EE520C43EABB0BA3E1F5C893F70BCE73E8B92633C1B3085BDD5DDF3BD556806BF6D7ABABD01CF1FBF29BA18BD703870BE027FDE3EA3535BBF8BB42B3F8B7ACCBDDF2BD4BBE241FABDA3633D3EFB7445BC51E9C73E46CEB5BEBAB8773E8A619C3D0BC4163E3CE30E3E63FA333F467545BE7AC1B03EC3BCF63D17D5803EF5B8A23EEB21313F650367BF778638BF27D2B03DF5726FBD326AACBECA40DB3E2876D93D58721E3E091026BE8741863EA0E0A83CEB0439BA4818C2BB6DC854BED06ED13E8B40983D7A6215BEABDB11BF0D9687BE0F8131BD0B04F53E4DD4AB3E3B30F83D5B2A233F86B40CBF578693BD0B722F3EA77A4F3DF19685BDFCC6C63EF333ED3E96C79F3E7F8F05BFBDB508BFF073573DFE9FB23E877B223F034220BE56C2003F47E4863E8D1F2CBF83FAFD3D2BD18D3C9FC2ADBE80EB52BE2B89303DC290E93EAC9D24BE85ABFB3E3ACD5BBE05084C3D4FF3B63D7F61F2BD573FE6BDB3944DBEA1F4AA3E4C3F0A3F12F0B5BE0472003C38C0A03E20C90D3F1372833FCE223EBE9701933F6DEEDB3DDF09BFBD57B682BEB70E68BDCB770DBE90C2C8BDA3188A3E5BC38F3ED820C5BED6172DBF43F729BD8207BCBD025174BFAA80ED3E43DE75BEEB5BCCBED200913E682FAABC90899B3CB181953E4F00073F75C6DBBD73AF2D3CD0984A3E840B1CBF002F83BD3DFF563EED87963ED4CD9C3C4D0443BE655A4A3E49B4273C1B59D9BDCDD247BD2A050D3FD70E6BBFDF3F7FBE453BEF3E6DED4A3F401709BEBC7B063E1564AA3ED0BCF2BE1B36DDBC2FD00A3E0E1C8CBE4E79413EF8E458BE0FE019BEAF587FBDB57D133F63269F3CD00C9C3E0D616D3DD9FF813DA7557B3ED3C8B43DA50C513EEAE90EBCD0A499BEA63D03BF18D8983C03EB0A3E844C923C2048FC3D91B812BDAF8D11BEF91696BE803FF5BE55DA81BDC501D0BEF78427BF233E2DBD1B7BB8BD0A63F83ECA55CCBE73F75BBC7B0FDF3E922F3BBF66021E3E47E0123F7BFFB13E2D38403FB5289D3E3AA3A33D08ED323FAB0D253F3256CBBE08D2CFBD7B6B183E9BC4963BDC9E293E342294BE7359573EBC7945BE0F83BE3EC085A1BE65BE5B3F63F2063F81FE233FBCF23F3E222BD8BD2B15683EFE258BBEF5D2983FE7AAB1BE97EE76BEB3ACD63E7657C3BEEC60A43E03431DBF53AC3A3EB730213F9FBE72BE6796033F7339D1BD637B94BD550CEABDEFD3C9BE653EC33E8E2E3BBDF5E4AEBE302474BEAD61083D4A63403EED56173EDF9D24BE3F8D22BE9AB4A9BD7BFEE7BEED985E3E5165B33D44FA993D47FF0DBF4BBB95BE9D0CEBBE670FB63E7DDABD3E8F1A93BEC04B5C3E5513803E0779603E0F6ADD3D77C89D3EEE319D3E4A8C61BE767012BE1B28E4BE574C9ABE5BB5BBBE871E0DBE14129CBD7D48BA3CF609BDBE80C3CBBDEC4C993E9AB1CDBE328BB83D9B30F03D174A453FCFE63A3F747FC83DA0567F3E05B1BC3E9D4C29BE979FFD3EF7EAEE3C3E8384BE2698033E5894A53E19BD26BFB81167BD77CF58BEF38EA03D5B912DBF73C6FDBE2090F9BE1782D6BE6FBC2DBD24530EBF97A775BC1710ABBDE6B120BE8C43043E95152A3FC540D53E2F230BBFA7ACB5BE7E50083E8B8ABABE4B2FEB3ECF917CBE5B92F73CC75519BF712F193C0ECD953EAA37343E28A8663E07B2BABE4DB80EBFF52359BE68A8E2BE56CC1ABD40DB70BFC7752BBF17DAE23E3278DA3E092EB43E4DAF573DA94F8EBE9E92AE3E80475EBE8604103E8076A0BEFA1ABABC457FF0BEDF9DDABEBF201E3E5078EBBEEF79833C17C28D3ED7AD413D9248C0BD6B30C6BD4AABAABEB82E4FBDAADA3A3FCA02B1BE40F401BEE44306BFF84C093F700D95BEEEB710BFF97997BEA7C5D5BEEFE09DBF4BC437BE99F30A3F68F6CEBE4385DEBE3369ACBE83BA013F2B5D643EECC01B3F504BBABE4F06183FF2F9CC3D0F9F0B3F853FCBBE9543683F6F559BBE62423EBE0D1E1BBEC82B0C3EE748B03EB877763C18881C3ED083A73D852CAFBE4A35B53E383B4C3E1F81C33E1778E4BDEA38063E3BB729BFFE7947BFE35713BE4044553EB227FD3DBB1DE4BC518B103E839CBCBD53E9313DDF4C203E712230BFCBF901BF86408D3E53C7423C66A0493E59253ABC4F14013E793CA33E576136BEA5258A3EE90B483FE289E53EAFEB1BBD2366893FB2A2A9BE8A1F833F1F991DBEF79B253EB01303BF09BA8BBEF42A083E8D885B3D2BD14A3F2512743EFAA0F53E6DEDC13EBD8E8B3DEA1656BEF5E5463DE56F503DDA918FBD9C9FAD3ECD44393F57271EBFE80AD4BE3EB3BCBEDF971BBED265483EFF61293D63B79FBC354607BF4B4E243DFF6EC03D7C8B80BFDF33793DD67880BE014EB33E7C1A2D3D0B1617BFDFEFB5BD7B8B92BEA887A6BDDF8D8ABE125EDB3EBDC5CEBED109B0BE81DB3DBF2F4F9DBD",
      torch_tensor_16_torch.float32_14: "0x04000000FE39183E0BF5603DC969CEBE07D4C73E423AE1BE290AF03E7507A4BEDC74E23E6ACD1EBFB7D10FBF6663C7BC41E214BE8038373E5B54FCBE17C30CBD1CDB52BD",
      torch_tensor_16_torch.float32_13: "0x0400000055B8473FCE11413F48730C3FEAC5793F2451413FBE39473F47B4A23FFE6A863FC9F4723F4AA4AF3F52DE343F4E23503FA0AE7A3F39A3433F70D08B3F08E8D93F",
      torch_tensor_16_torch.float32_12: "0x0400000040B1CC3D0DA3973D5CA6BBBE30D8D0BD817D32BC15C46EBEEB08993EA1DF8BBECD4ECD3D4E41DBBE7B1A89BE15DFCCBE3BB6AD3D65378C3E5605B43C379FFE3D",
      torch_tensor_16_16_torch.float32_7: "0x04000000FDF6773E521B3D3ECEFC8EBE23BCE23DD0B54EBDFA9FE0BDCB8EE6BEF883783D5B0751BE6C3DA8BDE7621FBF9B000A3F642C013EA359D7BEFF9E703EABF4E93ECB371E3F0FDC05BE4839D0BEC1A2803F7A2CFABE0DCD1CBF31E5883E9CDA33BE6A1CCDBE5881593DD32FD83EA249943E506557BF998428BF341FC93E27B8A43EAC1D893E8393E5BE6023203DCBB304BF3F5FC7BEBF5DE0BE915B93BE52958D3D2FC34CBFE4F68A3E18641FBE1B96633EC6D7193FC8883DBD87738DBEC4A0983E93A823BFE361AA3D267A16BF00DB11BFEB6A5BBDF7D5B53D27DF92BE1EF5883E36F996BE0D1A53BE8FE6D2BD3B9C25BE6A7A17BF874111BFEC1207BF90A6A93E2F11163FF7D18E3EFF74A43D8D41D6BE3C83C8BEDE34313F392A973EDD8EEB3DAC4D473F37F43EBE8E61153E0D1CD2BEAE5B27BED52A29BEE531873D3641B1BD8728953DBD030D3F2875683E179FAA3DC10D273D597931BFF46088BE5D4A86BE3F00E33D4B66C03D2DC8D0BD1FDA56BD5D0D2FBE06FE21BF6212D83C27559CBE43BB9A3E63799D3D8F58163E32B19ABF5BD2BD3E9D0BE03E57F2A8BD8551F73D5FC9693C0508563F33A541BFAA8B673DE588B13EDBF2383DCF5CBDBD0EF7BB3E16FB8B3E4FAB5DBD0789A4BE33D0BABE591F0A3F1CEABC3EC163883E45EE513D6294643C0D17D23E197E12BF827412BE1E9CBFBDCC1E9DBC98DEECBD1C52B1BEAC8991BD54010B3F9E65803E682A973E35CA7A3EF6A8343E0FEA863E0BA09A3DD12997BE398407BF8DC4933EF5F7B23E0810F2BE1BB47F3D43D6033EA045F43DEDC8B03DA7388CBCD484883C360200BFDD3E7E3EB3F2373D3BD2093FA4CAA33E4BEC143E43B98ABC877B43BF9E920EBFB0C1453F8CD90FBE1F2F163EEEB403BF506D8F3ED862FABE500BA6BEAA9D943EF598063FF7DBA83E5B38A2BDBFDA483E734600BE6725A7BDA28D683FC9F39BBE80D8E4BE27DA103F75F7F7BEDDC1553F70B91B3FE204B43E5F26EBBE8BE7083F796A2F3FEB8AE8BE56DA1EBFAF780F3FC70CCFBE979574BEF5ECF5BEA34CD43EEF7C6FBEFCDB133D0B8B063FDAF671BE675F2FBFD341C53E8C9BA2BD03A682BE40865FBF82B2C43E6B264ABE93FFFFBE237F5EBEED7690BED00D343E2B7A373D377FACBED059DCBCA07F1E3F3D419C3D2CC08D3EB26EDBBD823618BF57F8003E6FA624BD41A5B5BE45DE003F414C02BF00D746BB014291BD77A64DBE32A0913E6DBBFFBD30BD6E3EC5072F3F9767993E7711953D1AD1AABE2B5196BDD71A82BEE72C12BE5AE2DB3EE4441DBC8964B13E32F2963D7CFA923D6FAAC9BE5FC66FBD0309483DFD4F7DBCB75931BEC897AA3EAF2D77BE0A5A1CBF52035B3EDB2D36BFBF97453DFBE3F0BEF7D73B3D57033A3F5F22943EABC4F83ECCB88C3E2A68BABE0276A33EE9EB88BF1E60A8BED51FD53E",
      torch_tensor_16_torch.float32_11: "0x040000000A8320BE88DF7E3D22032DBD1FF45D3ED9DB40BDDF1D253FA29316BFC99DA13EA4739ABD148A603DAD98013EBFE1513F3DA8E83EB985F73C06496A3ED75A853D",
      torch_tensor_16_16_torch.float32_6: "0x040000001ECC25BE8D2F17BF8B653C3F179B9FBDB563DA3CEABB01BEBDA14ABECA6B8D3E9BE478BD580F61BF53BE7E3E17A7A7BF70B24ABFCB5E2BBFF398353FE5E95B3EB83E793EB679B83E5FCA283F3775FFBC1747673E0E9B15BD0827513F8794343E093B20BF1526CE3EA5D50E3FFD61D53EDD58D2BEF015273F3A1878BCB32CBDBD9289473FD74C46BFA2406EBECBB130BEA070D6BE14D6C7BE2C08A2BD6FB1EFBE0D48FC3D1FBC883E33ED09BE3230C83EBBABFE3E9B2E603E5310273E92E2DEBD30EB703F48FF70BE923899BE0F96263D1D7C583F08BC503FAB1A06BFF760AB3E2A9E3BBF142633BE6509FE3E4BDBF7BEF791953EE373293E47F18EBEA55071BE7843EC3C4379D03DE5060D3D9B64A0BEA783B6BE9B45FF3C66C5B6BE0129843E53FF5E3F3B67AF3EA0E899BEED4A003E517A863EC490193FC2C1CA3DAA92BABECD8EE6BDCF1E23BFF290583F3A3178BF635CC33D5505B13ECD4323BF6782243F8570DC3D2A31A53EA515613EBF7C813D5F93113EC77734BE5FF4D63EA2635ABE0A365C3ECF99D33EBF7861BEF38AC93E9B9F8FBED7781F3FB6B2BCBE9B6768BEC76FBF3D076CFA3EB2D75D3E6A419CBEAE81AABD7FC3D43EE97809BFAAA058BDB48C0C3F9097CABEE3D7E3BEDD66C5BEDD962CBFD8F11BBD3AD403BF3F4A063FDDCFDB3DFC701A3D413B06BF275D57BD7DE4543E1CA185BE9220773EB44E273DECBFBA3EBB8E7BBE3F7B5C3EE0A73F3FDEB78EBE4DD1653FEDBD4ABE4260E2BE80DEBF3E7A39933E944648BE7181923D1D5F4D3C6A3CE23EFF0A563E86D2BABE133905BF6C908E3DB851063FD43C0F3F8B1C513F6FA4023E6F79293F6B2F68BF72C66DBECF2DE9BDAD04843EAE65BF3DFB05733EC9EC84BEE366113F4B26943E68ECFDBE02C3C7BEBFC5833CFA7E0EBFD56554BF3383693EC29DD33E91E63EBFFE38C4BE37EB833E382E593D5A225F3D4B071CBECBE5123F35BC803E9851F1BEF38D733F5078183F6A8E173D1110023E13EDE0BD9AC976BDAE628D3EF3D645BE4BA68FBECF051ABE5233D2BCCB67EDBEE7AB5FBF3AA1E9BE308AEE3DBF9B57BE60D07ABD461F813D1E629DBE2D7177BCB119B3BECA21FFBE6704E2BE0DD14C3E38261D3EC28CB0BEE56664BF39C02A3F078ACABEFF8ACBBD60A6BC3E6D17F03D18D3873C061619BD8343CFBCD034E3BED8ADF13E8CA201BF85A9263FF2BADDBE2E5DB5BE7785113E133310BDFA38B93E87C8E63E5AF0283FEB1263BF2F3B83BE6763113F21D029BE3324823F13EF27BF2C8A3E3FD50E7EBE458F6EBF37E73E3E7D80053FCC7F44BFCA4F59BD77AAFA3E2D68D5BD5F80473D40098F3EAA4DA5BE770A4DBF2A018B3C037336BE620CDA3E18E8F33E1B5981BF5FF8C03EDB32083F5239093E5D398D3DBB12313FAD537A3E8809BFBE3FBC60BF3098D73C3DF11FBF",
      torch_tensor_16_torch.float32_10: "0x04000000563FA13DDC1BD8BC2E7D2A3E6647A9BE47398A3D3FA52A3E5A08E73EF349423E56781CBEFAC08ABDED1541BE2D236BBE8C36C03E41B84CBD0CB7CA3E427EEBBE",
      torch_tensor_16_16_torch.float32_5: "0x04000000A8E6FFBEE2E8E4BBD729E0BD97A00EBCDBB1C03E7DFEDB3ED8446B3E8F9C5CBEA5F6F03E9DCB783D047797BD5DD5D43E4B2401BFE7364D3D8871F9BE213D2F3FD71ADA3ECFBE09BEFA2160BE4EFDA93E1C2DBCBD654F853E9A1001BE381ED13D3B9D49BE00A6D73EBBA4C9BE583760BE7702903ECFF398BF9787CFBD44253BBF6D8D9E3D2FEC9EBEF7D6813A078B70BE520F573DA1BFAD3D3F99973DEDCEE7BDF7FB593E5B0820BEEB3D80BE618E9B3D6371513E8C9E0BBF4E3E98BC8BB2A73C30801DBFCC3D883D2AEDEB3E15C24ABC325C9C3C0FE303BEDAF1ED3D598BCBBEFBE19D3D087E533EF8AABBBDCA51F0BDBD1D5DBEE7DDA2BE4504EA3DBF8BCA3DEF7965BE179EF6BE57B3D9BCB8FAD13DD275E8BE131E523C53F211BFFD3A5D3C10CAB3BEB9FE2BBFBB37B53E3D6004BE0877D13D55A680BE211A813D92A3793E7FA2413F8EAF973EC961B2BED5680D3EF1E610BF3D0E59BE26B020BE2B3352BFFB3CFBBE4B3AEF3E8F2881BCD7C0D6BEC139B63EF26B293E6BD6463F42A94E3C9163B53EDDB1FD3D6F3B2BBE0178CC3CAB20A8BE8602A4BE0A11593ED839CCBEC6A70D3EF9E1153C725AB3BDDA14CDBDD52E3DBF5F2A573E27E8023F4FFCDE3EE77B8D3D7814F5BDC416863EBAE46A3E3BDF1F3F64368ABD90F636BE32A6E9BD5879B3BEA130A8BE658A6BBDF8641BBD270622BFB0F96CBE1A9F7B3E55DED13E3FAEF3BDE55BFE3E81D4A13E3A786EBF1FD5313E280DDBBEEA92B73E4308AC3EDB8E7D3F0F58BCBE0031B83EC6E80ABF67556DBE1BB203BD9D5EDEBE2AC632BF9F10253E46D0B83DD3B672BE7F0656BFC03A963D2233043FB1EE81BE03F6E8BDC922053E558D9CBE9895E7BE9724803D4603A83EB298103E4B61DD3C17E624BE66BA833E80600EBE9F62A43D779A07BFAC2E3BBFF202793D11A5B3BE5404983E2873E7BD24D9823E1A07573FE31F14BF3D0C94BE9EADCC3C5F2C0D3FC221F6BB870E1BBE1DBE52BE7851F33E5AB1C2BE8B93C7BD978AE5BB908DEABEA35D0DBFBC0DB83E8F8608BE2FAC8CBED7E5D93E73996BBDEA2DDE3EB3CB433E32BA81BDB8CAD6BD8F41A6BE614481BEB0FF263FFE289CBECF18983EF434C0BE070001BFC71401BF5792F83E798D083F9934C1BE8B7E64BDC8972CBE89D7C6BD67B2BFBD9F1C753ED3D3EFBD83E049BEAD905D3F14112B3FD3B1803E9C45133E130D7FBD7D0B0F3D530CEDBE9DCCD0BE44ED1E3FC76D453FA9E0123FC3B11E3E1FD950BF22B2D2BE537801BE2113BC3EB6AC9C3E764EA43D5FCBACBD27430BBFB7DD90BEE57CCDBE277AB3BE07CFC1BE52785D3F9B8EDEBE7C84993E83583CBED58B143E3811F53EEFA6BA3D7D7E593E4C5C023E60DBA0BE62F71FBF324126BEAF339C3D07F13D3F23323ABE7C63053FE3C877BEF82F18BF57DED93DA869063E2AF7F4BE",
      torch_tensor_16_torch.float32_9: "0x04000000B1AE5DBE89C152BEB637DD3EC848143E29ED353E47924B3ED9B3B4BE371D19BD2E541D3ED850DDBCCA918C3D33971B3EB452B43EAB0F723D369C3BBEF14896BE",
      torch_tensor_16_16_torch.float32_4: "0x0400000000CC113E7F6D88BD4B2B273E29351A3BF37A9C3E7D7F50BE43EDC7BE4BA709BF6656BB3CC778E0BEE71EA8BE57D77A3ECF86E0BC2A145D3D764A2E3ED9338FBD252B0FBEF1972F3E2DE76E3F608178BE176536BE8FFBC93EE6AC93BEA51673BD484FDCBED789A63EABCFEA3E198296BCC7DCC5BEA6C112BE312FAC3E476445BE70459E3E7B7B803E45AE7B3D2FFEA63EE9619D3E4843913A002760BD9405AABE238B02BF38549F3ECCBEC13E1725BD3D0F1BB13E232630BEC2E28D3F16CB93BEFD60B33D02DA403F93A40FBF3BF7AD3EDEC59BBEA4B9353E31559ABE339F673EB32F8D3EE77E51BCF215D6BEDC8F16BF12D8D73EF28069BEEDA259BE0D06503E1EE712BF1FDA31BF10B85CBE1FB9E13E13171FBE0208EA3EE6FE243FC025C43E406B983E90E8C33E3B95DC3B0DA100BF289744BDF32DE93E987190BDBD9EB2BE40737ABB337A0CBF9831873EDB7BAC3D37D184BE20F83DBF3198AEBE77CB603FEC9606BE2F3A6D3DBB5D09BE7F38D03E09C92F3CCFC160BE739A22BF6CAC143FC784CF3D22F268BEC0B423BC24F7CABD7D7B9EBE2382D4BE73DA5EBE081CFABD5139213F124FADBDBF54FC3D2B11203FE482C03EFA738B3E1D038DBEDD59EA3CB300D83ED35D593CFFFD14BDD220EFBEDFD54CBF453DDABBF7FD193E8F6407BFF8F67A3E2F776B3E52D101BE599A2EBEB3A7423EDBD2F4BE7340EE3ECABC2EBFBF9AFBBE032D833EFF603D3F4F517CBE4AD9573F7C4A1F3FF241843E91F9273F421C13BDC55AE8BE3F12C43DEA1369BE886D60BE978BC53D6296CCBEA5CE8E3D1FF90B3E76410E3E257DE43D97A20EBF10BCC43DB589F03CB338683CEAE442BFA0C7E9BDDA0EE33ED018223F738308BE983FF6BD25ED833DB6DBC2BB2B69473E42A12BBE6F1341BDFD04BABDAA3057BEDA0D513E0CC909BEE2BBF23D9FE4523E8850ABBE185B823F0DBB503FD615A1BE73E3A1BE66D092BD25B73DBFBCC622BC5CB7ACBE02021D3E3209053F88B87CBEA664AA3D288B4FBEF03CECBEBAC457BE9C7634BFCCD898BDEFC794BDC862573F82F7D3BD7AF1ECBD48046B3ED75B623FF91EBC3EF9BE383FA7F6CABE6B6D1CBE8F79A4BE1A99A8BECD9A6C3EB00663BFB73164BD9D09F43D9A39FD3E3C70963E3DB507BCFACC553CF4CB95BE9598E7BE90D6DBBD21BC113FC93CA53E726CF13E7C06BD3D7B7279BFFFEFAA3E12FC18BEB08A2DBEEFFAA4BD17929ABEDFE65BBF90DAE83EFA8CC33E9B7F9C3E335324BE973DC6BDE80BEABEC57581BD0FF08EBDFBB762BD4A567CBE6F528EBEDBCA4BBE8F336CBD0EFA07BFBBFE04BF4F59153F778A503E067C43BDFBCF11BFED10183F90D569BEC0D1CBBE3805613EB6379B3D0A1E043E1B31F8BE62A5CD3C4ABDCD3E6BD6FBBC867D983E547283BED3F1273FF8F5113FAAB72BBE2FDFDD3EFBB7003F",
      torch_tensor_16_torch.float32_8: "0x0400000002982BBE473052BE59E5863B79791A3F5F56263E11878C3E199B913E63E20FBF68A2263F9615293D2231143EED97E43DB60184BEECC81FBE5171913D28D001BD",
      torch_tensor_16_torch.float32_7: "0x040000000635893FB62C4B3FE569693F721C9B3F68A8743F21DE6C3F6483AE3F9C274C3FCEF2163FD67A833FFCC9923FCA49883F5D598C3FF2B39F3EBB31243FAB619C3F",
      torch_tensor_16_torch.float32_6: "0x0400000066B7833DBC70723E3DE2D3BE379660BEDD0BC23E0ABE883E637F50BEB0A37EBE044E1A3E567930BEBBE7F33D106A4EBE137518BF8B93CB3D38FEED3ECF284EBE",
      torch_tensor_16_48_torch.float32: "0x04000000AF3296BE01BAE43C5A529B3CADB3A73DB3B3743E2FD8D8BC39161ABEF710A83EBCBBF43E3CD1183E22F3583EC778F6BD6267BA3E8C3F9C3D1B2B683D913D2EBEE4C7993DB2F1FB3D3215B0BE9D2724BE461297BD8C2A3C3EEAAB02BE09875BBE104AE7BEDFB212BDB09060BE239ED93E10166FBE7F54B33E34472C3D5E0C123EFF33233E788D703E7A140FBE1C290ABE2BF6983E653AF4BDEE582F3E4C54FDBD002FCB3D0E59FF3DF1816C3E6A1EA4BD31B3DEBEB435323D109B7B3ECBBBCABE47B320BD9258973D1513C93EF63AFF3DCA5DC33ED564483E2C4122BAB54E363D40F681BE8572253E4EA7BABE2FEBC0BBF310443DC21524BD1A932E3EEFFD76BECDB746BEF12D15BF73D632BE0DD826BE3DF3663E5741EEBB740BD63D900590BEF99F1C3E4974563EA9A384BE7590B1BE95A2273D4E36833D8523A8BE2F068CBEFCB23E3EA90623BE5D76773C941882BE02E0D8BB18F58B3DDE4F693E5DF4A9BEFD1106BF6008703E05D25FBE93BC033E3F6FD6BBE8EE6B3E87DC443E8B6A2A3E4C10A9BE6A98DBBEA9F28B3E29E8EBBD44ED0CBED180743E7E020A3EAEB4C1BD865B343EFC13043F0D57F23D5FFC2FBEEF71A7BE9B9C18BE0E27193E361B9FBE0E87573E9A57B3BDAE1F26BD060817BD19083CBD3944AD3E52E8BDBC44ED5C3CF1F4043FF439243ECD61433E3D6B8F3D9964493D5FF5493E1619E13A205C3B3E2C56623B88C1063FE4A9E5BCE941263E6E827CBEF5B08E3CB282653ED0019EBE0F3648BE31627CBEDA1D783EAB48973CD860F43D1E1364BE1C09B1BC7031223E830CBEBDA36D1F3E2691B5BCED40963EE0B1BC3D62F22E3EC1F082BD2C0C353E6AAE12BE58B7933D86F68A3E186192BDD7A40E3EE4D6B53EE7B8B2BD1F823B3E4E097D3EA9E5AA3D0EBFA93DEB86CE3B5ECF573E087EA93DCF69D6BC433C22BEB356553EDCEB043EEB0A8E3E38B9FF3D4AAC1BBEE78086BED0B3ACBEC9C254BE3A6D13BE32BA8D3D397E22BEE76108BEBC98F3BE3BA503BD946CBCBE03147E3E23F6F33C224ED2BC9FEC643ED308EE3D3FA4D8BD3747453E9C3F023ED840BEBD52DCF0BEB2FCE23EC152A4BDD7956A3EA1C84F3EF542F03D419695BEDD5DB1BDF2F209BEB1155A3E0FD9C0BD89DA3F3E756F093ABC8496BD5676993EE56290BDDC2875BDFF85133E79C280BE27282D3E1555633E303F40BD7B4A19BC62EABF3EB7A403BE87EC60BE03AB183C6B209E3E744AAF3E478E573E526BE63E75CA0E3E0300463EE7B50F3F45CF19BE12C7D9BD610DE8BE7CDC43BEEF28A23DF6AB58BE576E4EBDE831563EB37061BD2214673D24AADF3EE3762A3D4A9B003E36EFFE3CBADE62BE184096BD6D37FC3C05E22F3ED1232EBE794CEC3E288C043EFDABA7BEF25592BDE02DD3BE970B99BD0EB52A3E4948443E08BC8EBE29D9B0BDCF29CDBCF11D2D3C38E9ED3DC25FCC3E6F0C27BED4468EBE0A2D683E07CE8BBEFF5A8A3D94D6013ECB34ECBD284AA4BEDD75483E1F55ECBD0013C0BDA119A33BF994E03DD26688BE6D7CFE3CA148C3BEA8140CBFEB3DD8BC2495E7BC08FB43BEA3108FBE8F78EABEDF5884BD4F69D23DE33561BC6B56AE3EC19EF1BE50AE013EDC3C24BC70FE833E3B3E253E7ED7853EFD7C2FBE6527E53CC4113A3E02A1B5BE89684BBEB23C32BCAA36D0BEDDF51BBDF8685B3E805DFABD64F5CE3DCCD3803E6EDC2C3EEE43143FCB120DBF0DA8BC3EAF327A3E3DA6963D829B66BE26C02ABE068A863C23A1E3BE230A4ABE0F117C3E8F712FBD09C720BDF3B145BE7B2FFB3E1A6A99BD5AD6E83D43D9FABE5B929A3C297DE03CDBC2DF3DFC9712BEC30172BC5AC3093E1462C6BDC9F6173E63B0033E9079673E6ED4B83D4DB053BE6186563E7CE889BEFAA0D83DF51D22BD82495ABE28E3693E71FDE3BD3E9D14BF9D47A3BD6F4A5E3E011BDF3CCF6939BEEC87ACBD2F79F83D548A863E0516B83D9FF21C3DC1679ABD9BD495BD6C099B3EED74B23D6D553DBEF9E2CD3D92A0DFBD65349FBE559C863EB877EEBD3051013EE6142FB8CFD7FDBD4DE1D83E468F86BEDFA70FBC714C57BE747F8B3EFBED25BCD650723DEC277A3E267C35BE12AD90BDEC514B3E743FCB3EADDACCBD86B01D3E2BF248BEB742F13D7973A0BEB6F72CBE79A4D03EA5187F3DEF2C0C3F7899B83E161420BECABE033F52616BBE53CA4C3EAC2EE9BEA53AB3BD7CA32D3D6384C03D5B7FF4BD58E5433DAD59F93C1FC6C0BEF1A28EBEA12F50BE87FB603DD121833E6F0FDDBDF80189BEA134253E057D3DBCBEBE943D0637FE3DE58E083EB58D8E3E0D9A1C3E87F48DBEF2723F3E6C19D23D887EA53E7A82A6BD0190D0BE8CCCB7BB94376DBDCD93743E2709053DBE5B0D3A987561BE29CCACBD28C14DBC7669073E34CDE53B3901683E1C1DC63EB59D993E913F1E3D7214AB3DA40B903E0411B73EF66E14BE2198A5BC3586133E3BD6553E2A5AD8BE93E69FBEFED0453E8DE272BED63AB43C1826FBBD6981BC3D3D41253E561DFE3D4E00ACBE136824BD3F0E3CBE8733603EA3C4E3BCCBE8FA3E1C24D5BDF7A81FBD39236ABE647B703A81631EBE9E50A83D52C8D9BC870381BDF0C82D3E21DA24BCCBA7A03E579A18BE74FF343E41705DBDB374583E3E6E933EE983073F4F59B3BD635BD53DFC9EBC3EF41CB63D764935BE8D03BB3EE8E5893E68508C3D1B2647BE0253E93D7E551FBE71DE89BEB361953EA57926BBCDBD293E8CB9AE3DF0C088BDFB9319BE731827BE7718903CAC8E543E5DC698BC9DB36D3CDC0A54BEB82106BCE1D0EC3DA52E8BBDF3FA70BD63F9DFBCA41147BDA7BBF7BEEA73C53EC4FBDDBE0DEFE53CE6D43FBE3339F23D8BD0B7BD59F81BBEB707BD3D751F543ED2D0B13E152C34BEA833E83D98BB043D7791BCBE622FB3BE0304363E1B4061BDDC22F93D2057BF3B4E1B673D0E688ABED112933E0F479C3EBDB9353E16700BBE9A75E73C8BE0C2BD5B4F413E2FB94E3D58422B3FAACB66BEC4268B3E7925D1BBF6A1CBBD14C0EF3E56C5C6BE2FC16FBC77D474BDFC9B333E710C84BEA96B2EBE5D2B913E04AD80BE42B4A23E45B874BE62EB993EDD7770BEA39B933EF694053FAD11403EF3F567BE4B6924BC57B8A33612C821BE849D99BD6B5663BE7B66D83D3B071B3E463C953EA85F29BF7BC376BDEA3ADF3D12ADEA3E52789BBC6B9BAD3E61A281BE70332FBDF9AB4B3E4ABD47BE939B15BE81CB92BC481484BE9EBCEE3D2B75713EC9E985BE0046903D4819A7BCDCBA81BEE99D6A3D0B7B223D76707CBED841C0BB02F89DBEFFD18DBDC1BDBC3EE0BEDABE38A78BBCF1380DBE7E0E5F3DE69E0D3E0AEC70BDBD9DCABD85E1953E63BFD0BD80E5753E2E17103DAA9D6A3E5560A13EFE70EE3C35A31B3C4A0049BEAE595BBEF5E3973C34BC903E8528533E910CB13EBE7B87BEBC15A7BDDA5FAEBD6E666FBE71DB1D3DD7D7563E2E601B3E528948BEA2372B3D4AFE0E3EFC025ABE26C3A33EB23D7ABE0806B9BE4144A7BE4A110A3E75C9543EA4F8303E579731BB6422F13EB530C7BB7DA7B0BEB001D4BEC11E9D3ECF91723E96CA7B3DB0D01E3DE3C5AEBD02E80EBFBE71A8BEB3DCCBBD8FF0DEBDDE70B43D353A12BE6B39B03BE658F6BE691CE2BD0029BEBED0FF26BDD78D86BD62BB07BF94F703BFFDEE94BEDE63043FFF33893EF99B8CBEDEE02CBD8B41703DE88B88BE8A979EBE4E07F63D29DCA43E0EE9D53D69C0673C74A3BA3DC0BB11B8F086E33C035E6ABD597781BDA555B2BE7A930E3CC3F2153E8C9C83BE64CA0CBEDCB88E3EB633B9BE3B318BBD690B773CBC0CDABEF30745BEFFCCC1BE3BAE6FBE9558B7BE77ED873E237D7BBEB92A3B3E0EE6ABBDF70719BE29A5993D48BD523D7A0377BEFEC99B3D5F61FCBDB6F680BE7C98C13D9860EBBED8E8A2BD258AD0BC8CCA2C3EE7164FBC164F9C3E4E7D133FC85D17B8D345BCBC51D4B83D4BBFA93EF09EB93DD320A1BD4404483E0C3EF63D748808BEF08D57BE4476C1BC592686BE1430983E35CA953E08E84FBE9E06C53DF841353EF84A0ABEC8D70EBF68D39FBD1CBD17BEB962033FC0FF27BD9FDA8EBE529364BE5CA3113FEEE00DBB356A56BD7DD62E3E0E40173EA6DF14BEBB00A43ECB2C19BDA64333BEF19A983D81F745BE851D9C3D1092833B4B73A4BED801073E36F8B2BDB5E480BED2056EBEBE4E6A3E03A204BD412C8DBE9D3BB03E21EE6B3DB04FDE3DA9CFE63E4793D33DC81B01BEA1D7A03D2AC422BC039FF6BE980585BEA6685A3D50F6E1BC0A90243DAEB51B3F7DC3C3BDA882FBBCAA52A7BD294C9B3E0001203FA3702C3E7D19423C30E4733E3DD6353E",
      torch_tensor_48_torch.float32: "0x040000008389C13E5CCBDF3D0793293EE5C451BD7DA08FBE1769133E7FDF02BE76982CBEF2079BBE2F1A11BF5066C23E9C3C69BE9D9648BE85FE5CBDAAB1E9BE81E1DE3D095D093F9293F93E58A48D3E949FF1BDFBBE0CBDE946F1BCCD3F0BBE3AC6AABE0BD3113E68322CBEAA87E63CCEA9693E6EF2B7BB2AFE733E8B499DBB8903163F5FF113BD4C3AA9BD7D331FBE6B42DF3D9FAD003EE260F6BC3970FB3E3C0BAF3E5AB27FBEE2348C3E51FEDD3D3820363EB851A2BED86CBFBEE8B1623D5B6F3EBE",
      torch_tensor_48_16_torch.float32: "0x040000000BC88FBE9E18B53EB3948E3E3F90DDBE0BF2D2BD57793ABEAFF3DE3E7586ECBE4BB8DC3EAD9D713D2E09A1BEF2B8EABC5E368BBDD0E14C3EC789F9BE816A223F283FC6BE209BB63DC3D8943DC8C070BEFDD9EA3E4786063D72E4F73D0F9EB7BED712103E634CE63E1BCA103F92C6FFBECC8680BEF0B20BBF409E83BE9720793EC3CEFC3DA2B2B03D5B2D00BF97BDA2BE960D2D3F25FF8F3EC19914BEE237863D959FA43EE9E00A3E33EE63BE4D97F73EB9C408BEF377C8BEF075FDBD986C553BCB455F3EE5CF1BBF5DCDC7BE12E37F3E99AF083F6EAD1A3FCB0E403E5B6339BEBD04CEBEFF27E43E263C8BBE8F156D3E9014A9BE61131BBF18FA85BEECFC073F107BB43DA240B5BE0F42F83EB587ECBEEBB6C93E8FEC023F954068BE8175203C4FFAC43EC457BA3EA84B06BD85A61CBFBFF8AA3D9F27B7BDF2B27DBC10ED543E0F3E093E7A73E3BEB5E0013F9F2020BF7C6BC23E5F5FCB3ED8E9273E88C0B63E6D46B73C1B6C7F3EA5E0893E008FEE3EFF46CEBC6C47AF3E47575FBEEBAD4FBEFFB2AA3E784CD9BEF2A496BE25FA633E2391F63D68D3CD3EB6F61C3FCBE3713ECDE8E5BEC18A9BBD8315483F2FD9213F7F22AD39D314DC3ED36AE7BE34220A3EDC3C0B3D47593B3EE7E9863E678D103FA52754BF0476013FBCC13DBD6727C43DB801CFBDA080F7BD390E453B6BAC133F3A6668BE1FB6B93ECA51DF3EBF8F70BD603A573E1B089B3D428BEF3E6FEA2CBE670DD83E49A4193EFEAD343FAFC0A23E9B84FFBCDF38973EAD1628BF935D2DBE2DE76ABD1BE9023F0FC5A93C675A343E58EC79BE1398183F2CDB85BE0269A13EA8DFE73E6A4222BF8B9FA93E9071DABE83FD38BED45128BEF420BF3E9F13633EDF9BA53E2218803E0DD3E0BE13BB003EFE87893EEABFD33EE1A73C3F26E6263E1C7EA23E0BB8D53E788F8EBE1FE0FF3E714C8FBF6223FABE7FBF12BD434ED3BDB30F2FBEF4B33B3E253054BE302E1F3DE475063FF2E24D3E3025BA3E851E48BED2AD9FBD281C143D9A30FF3DBB2E60BEF8DCC23E0A3BA4BE9CAB80BDEC44153E61AC2F3F8827023DD7296CBE7DAA213FE8ABF5BB2A0279BE47F4913EAE370FBF40DF04BF67E9473D70A51CBD7077E73E0000DBBEA99302BF6C6BB5BD13DEE23D1DFFBDBE2AC4FCBE91D213BEFB06183EA5F1303C635D5CBD60757D3DFECDA0BE72DDF7BEAFFF833F0F7379BEF6C89D3E3D45D5BD424F1FBE4A2881BFC3F278BD5EC1B3BE0BB686BE6DA1743DC43E14BE2BA1823EFC33ADBE5210EBBC1ED8BEBE830C6C3E2A1B2E3FBBD2893D3791F03EA53C5D3F63E07CBE1D5775BE0F64A53E927A61BF04D9863E600A4E3EFCBFB03EC6B30BBF1B32B13E91B99FBE821038BE883D1C3F73832FBE7601373FA61F833EB0FF58BEE713FF3E1C9FC4BE13ACB43E2387493F9BF92B3E01091FBEB3CD2BBE9994B13DC9B91DBD9E5C28BFF5B71F3D708FE9BE8C2B9EBEE38E4EBF2791C63ED85E913DB35A95BE1719913E4B20E43EB4E21E3FA599613E68B2FDBEEBBCAB3EC54BD63D27D8DC3EA70F8F3DAC238FBF0C541A3FE802203D6FADB93EE87C893E5230E4BC6053FFBD1DDA703EB15029BED361F63ED79EDC3E747191BEF11B103EC76637BF836F9F3EB198B3BE6DCD913DA46E1EBFEF41453FA7A8E9BCE082D63EF7E958BEC52B2B3EC2C456BD47CDAB3D7F7A1CBE4F0146BFBF68CEBEFDAF20BEAFF78C3D5FD06FBCD305E83E7BFAF33E7AE9F63E3B0E3FBE1C8946BE2119A53E87B382BD9E808C3CD25283BEFF2F78BF92247CBD07D429BEBDCB4DBEA7EAA5BE73BF1DBE50666CBE779C6F3E7ED8273F2B97803E4BFF59BD9D6D0FBF924001BF926A4F3DCD98D33DCAFD50BFD6951D3FEA5FF63E832D48BFC75DDB3E3FC1C7BE83BFF7BEAA46DFBDA5C87C3E06A727BF727F1EBFCF03913E2782CDBDB2AE23BF70F6503F73EF293E561D0ABF96D10A3D1C08013E500801BF926D6D3E057ADF3EAA03093FAD9E32BD3A91063E355F6C3E8BABD53ECCE9133E9E393FBF9D7465BDB2DFE53E33A424BF80FCB4BE6108013F2322AC3E0F330FBF1462163FB71DD0BE51D9AB3E9B2B1CBE26BE00BE7454A0BE8B34CF3E25017FBED8C12ABF001D593E56BE91BE15D7183EC9CE9E3E97A19BBEAFC12BBFACC11EBE1872293ECCFFBDBEBFE0DABEC729C63E9864D0BE2A18B53DD3C645BF73A537BE62F93B3F43D714BE8F919B3EE26E18BF7259F6BEDA3B9B3E5A0FD13EDD9F80BF5A99753E9228933E8FA7A63D9813F5BB68574DBCB7D4703E825D79BDF276DDBEED880B3F9863EE3E96FD3CBE85300F3EC0F7BA3E88A6F73D8F1E0C3FDE582C3EA259A23C327067BC63FA28BEABE4AD3D89404B3EE80866BE760B3E3F5756AD3E4A416FBF590AA4BEED9D4DBE32C0323EBC8536BFEF892F3F6DBC0ABF9DB1043E4FB4303FEFA20DBFD797F53E55C956BF32162ABF6F84303F574F9A3E6259D03E408E64BE87D53F3D252B12BF1D3BFF3D667A95BDA244493F9FB3F3BC679A373E8A12573EABE527BFEAE3743ECD553FBE7B21413F4997A03EB7C3EB3DA973B53E32B3DC3E10257F3E34DD24BF27081ABFD5BBEFBE9779423F085E653E293507BEB9903FBE020A1EBEC11DACBD6FD1113F6C66803E8A42D0BE0BF78ABE145DABBE443BBDBE470BC3BB4787F03E570E9CBE3D79713EF14D00BFCFEACE3D8765033EFCD0903E4981323FCF7201BE33F1D3BE3AFE853E53E4DE3E97EFC2BDA4A09CBECCEC46BFA3EF06BFFAABA9BECD63B03EBF05D03E655C5DBE871B91BC0A5DF6BE8BCB403FEB25743E936720BDE6FB00BF24CD4ABE4889DBBE45A8633EBF14C3BE0B21E93EA83BFFBE6A512C3E0BC8F33E7207403ED3E30DBF1C8E2BBF8BE6153FC83E6A3C80FE903C73F4F2BCEB8F99BC5919B0BE17AEC83D4ABEE5BD6F74713C647C9BBE14B2463F02EA833FB3E091BEF8C6E8BE4532D6BE12CDEB3D1BB5B4BE02D86E3EF7C48A3EFA507FBE67189ABE1DF4FE3CCA415CBEA71D1ABF0CDCA83ECF41D13ED5F51F3E174B21BED79A5B3E33A2253FE8C000BF55E8CEBD16AA87BE2BE39DBD865AA6BD2A48183FBD5FDDBD28193A3FBA670EBFF8D41DBFD91B973E47DC6D3E5FA66CBE5A7D8CBE2B33B13E921258BE800BEABD1BAA03BFA753EFBD5B48EE3EF3C1773E3F0A01BE7713A7BED5B3D13E3AD2113F87EFC23E3F2B183EAD6A1ABE99B9843CAE4E38BCCBCF833EC04B09BD2FEA12BFBA2CDBBEE9E536BEC4C1AE3DD70AE83D44F0BC3DCFEAB33EA2E23BBF56342DBBA7587FBE5500F63DE4CE963E135F95BF0D7CE23E58F2DD3EA3DCEA3EA3AFDA3E08726DBD9C43B93EEFC82FBE9FAD303EB229F1BEF82963BEE3F1963E28614D3E13EE3E3E260318BEEA9E2C3E6A2B913DEB8A413D080F0C3EC96004BE92148EBE458DA5BE1880FF3C4A9EC4BE90ED90BE4096E03EA341683ECFC9933EF50B7B3F906BE63CCA6514BE75FEFC3E9E709A3DC4D0943ECC3942BE995339BF230A0EBF26C9363D50ACD2BC17BFA13E1E50AC3EF8CF3E3F4DDE763EC9F59C3F88E5583EF3D1CBBE92C5AB3EE200E1BEE8D9683C9276BDBEC26F15BF444A163FB44143BF250F08BF43A4683E71ED9CBE4CBEB6BDDAF8FE3D02A02E3EAA6CE43CE8E25F3F16BEADBD5BC1EEBC3AC9A6BE71F3BBBEA17000BF9D663C3E4F91C53D04560A3E10E557BE9FB3C1BE00554D3EEBB4EEBD1637973EA2C145BD717085BD97A6DABE6B08353B5B6A613C8EE8C3BECB781D3EF0FFFE3C37302CBF5A02C3BEB11448BD33A51ABE12DA293FEBC190BE30744CBF6475233DEB2E17BE03C0CD3E7741AEBEB970953E2822473F5D75E93E31D83CBE43679DBD392691BD07494EBFEF17EBBE4D9CDABCAE1C48BF713BA83EB9470CBFE7774E3B41490BBE8A1F8C3F68FE31BF25AEACBE80094F3D9F11083EDF9B203F472F03BF3739E93EA72257BED0F0573FBD6E27BF4B156B3D9B2693BDEADC45BE3B044E3D574DC43E6D0EEC3D2F13CFBE9FD67BBEEF84CB3D7B19DABDA429C8BE0AC3E53EA045033F2AFD89BFF133033F51373EBDA88C31BD1B3BDD3E324E2D3F63219E3EE0C581BE0068BB3E4BE759BEEA2E603F5FB9923DF1A9823E4E16183EB7F2AEBFF3F383BE1D5E4F3E9564323F24E8A6BE3916B8BF8D385BBFE0D61FBE1311873D4536E4BE2FA5D93C3BD4063F3F6629BFEF4D4FBDB10E08BE4BD57C3FAA5AB9BE18A7F23CCB0D003F7A5B4DBF091BB8BDCBDA953E0B58A7BE2C28233E273708BF902D0FBFC32A243E3E86183EAD4FF8BEC625283EA2D28B3F4595853EA34D363EB242EA3E1F051CBE6B37733F7AB18B3ED34279BECF95393F8B77FDBE",
      torch_tensor_16_torch.float32_5: "0x0400000098AEC03D092D433E48650ABEF197F43D4DAE843D29FDB43EA7D433BF54268ABE4AE9A8BE8612253EA941C9BDA6AE4A3EC48CB0BB4FFDED3DA1BF8CBE9B8B5A3E",
      torch_tensor_16_torch.float32_4: "0x04000000D876AF3F8D77693F45B8873F3511713F45073A3FAA368B3F05F8383F70CA993F789E9C3F0283933FB4E3A03FAB7FA33FDC066B3F567C4A3FD664AA3FDE27903F",
      torch_tensor_16_torch.float32_3: "0x040000000A1E24BE0D48453D5093BABD9B8151BEF856903EBF3062BD023B3EBE5903173FE47F6ABE94239D3D25C457BED81C12BF54666E3E24773BBF686C783E81BA87BD",
      torch_tensor_16_16_torch.float32_3: "0x040000008D23F63E772291BFB31F5CBF5825E0BE05889FBE403D7E3F4B91D83DD3653F3DD5DD6EBE0D347CBE3DBE18BECB3EF7BE09111DBF41748B3D7B3F6FBEE953143F7AAFC93E001868BCB9E5063F27F43DBFDBD4A33DC9299CBEB28406BDAD8450BE920A99BE3C7F483FA17D2ABCD200A33C99CFB03E8D3E1CBFF5C49EBC74F1C13C29048CBEF45F8DBE1FCAAB3C07C950BFC0A501BF22447ABFC87AA9BD6F48793EC3F8343F07A9183EEB43B4BD186E423EEA63D4BECE78863EEF4CB63D96A8AEBDF5352B3C9FC390BEFFAC27BE5A1FFDBD538103BF6AF4E13EAAA408BFC72884BF9FC3C13D43D19BBEDA1094BE0AA4553E0B920BBE7F07C7BCF370A4BE5246D53CD73FD13EB345C03DDDCB5CBE7FA3123E1F6AFCBD2BD308BE02624ABEDE8F41BD7755B6BE8058433FB368C23EA7E14DBE033558BE20632ABD47F5B2BF1AC2D9BEDAB3023FB1581A3F7BE2033E3B199D3DC657243E189073BC8390D1BE7A93E63E38D8BCBE469E8BBE1E0E1CBD00A7963EBE2CC7BE843D173E9152203F17994C3E6D00DA3D6222213EA846343D61F9AA3B0795873E3A19F53E6BDEA03BD006063FE0C5C53DB34E6DBEAC002D3F816635BFB850A43ECEF691BDF94F30BB472A973DC7F8CCBEC70A2B3F0B7CA1BEC23C27BDE1D42ABE3349CF3E8781E83EBBD7EFBE168F03BD8DD9A2BE3110013FC5DE46BB6942C23CB18323BFB7CAB43E5DC3B83DFCFD06BFED56943EBAAFE0BE895589BD65C4FA3D573FD1BEFE3C26BEF914A8BE1AAAEEBC205F51BE03DDC3BD8BCA763DC196B0BE78C7DA3EF3A807BFA7074EBF9DBB7E3EDAA6B3BEB0B51F3FD8DB3B3F684AD8BEFA2C543EFD86993D13F0F23EE6EC8B3F7983B5BD5B9387BE682065BF5347DD3EC59E433E4B97773E87A380BD13FB48BE32B45ABF4A46B2BE1BC4083F236E033DDBBE30BDDB8ED23E26EF143EFF93E73CCA3AE3BD2B54C1BCB8A3F33E4B4C4A3FCF47E8BD18836ABEB9ED13BED7AD01BF2F1C14BF4A156BBE9F377DBEE9130FBD6991463DE36EE1BE5A9CED3D6B7D7A3E61E125BE454DC03E402D0DBF9AB6B93EB803B63D6F045B3EA9CE4BBC6E3F18BF0D722E3EC35B60BD5282C7BE63DECB3E92E423BE514C013F0F1433BF17FB843D0E46063F46DD393C82C7F33EC5944EBE396D383E1D7A583E0DE9C5BEB0909C3E63CE283E53E0453D1BE504BFBFD625BF9CC4C6BE9D05903EB540AF3E23CA05BE61C4263E1A4F5DBF5164C9BEE68F3C3E9DADC03D62D9813E554E5ABE2234673D19788ABEEB9995BE272EF63D61984B3EA5ECCDBD2F85333F1FA4903E8BB208BEEC7F933DF48F07BFF350433F05826FBD386CD93E0ECD1BBD53CFF9BD4358B23C1B7503BEFC87013E8B41A0BDAD5C5EBCBA2DDCBEB870DF3D47218F3E2FC2153FE7E99C3EB811673EE7291F3E84959A3EEB7FA0BE6E0BC23C4721353F",
      torch_tensor_16_torch.float32_2: "0x04000000641D15BE7B5715BE987F1DBE7F29583EC15BFABE2046193EA02F0E3E68A0963D3AED063F25FED23E940CF7BE49F286BEA7EBC83A3D99F0BDC33CC53E07B2C3BA",
      torch_tensor_16_16_torch.float32_2: "0x040000004214103F5C138CBDA94F153FAB628BBE0F15413E62C2DBBE847EACBE08D4C6BD38D266BE1DA6BABC2DAB3F3E39A383BE49E726BEB7C564BFA4D6A73EA31C96BEAA5583BE5F7B593F4B25D1BE8B03B5BE2F27B43DA3540D3E9A465C3DE83436BE7007AF3E815C043FB0C8D43E954599BE9A049BBE77F9D33EDE48033F8D6CADBEFCB130BF91F1063DD68E353C7F67E43E0B92733E1C6E21BF832D75BE7A49383EF324D13ECF36A3BEE5E9EFBE3A6DD8BCCFDC1A3F0782033F8EFE23BE3F68D0BEEB7F0EBFBBBB663D1F064A3F3169093E218C46BD5F3870BED5D19C3D30218D3E57901EBFDBD602BEFA16F63DE3195EBE5EE198BE13DA4C3D4BD765BE5F77B1BEEAFCDDBEFB0FE0BEA11F28BF47D74B3F4F0E803E476FA0BF8AE377BF5CDB193D2905C23E955FA2BD67600C3F2889063D33C57ABEB30495BE4F65A2BDE3106E3A573FE63D84FF083F3509F3BE95FA00BFE372E2BDE48B093F587C99BD8599C63E96648FBD9F322F3ED3FEE8BDC8AD633E9B15F83E7BEAF93E08DDB73EE3465A3EC7932B3FA3E961BF7E7A2BBF5E55843FD07E913E8F9C443DDB9013BEC7E55DBF7F40A73D68EF3D3F97F30F3F9EB61B3EFAE2B93E28A754BF5B3D503F65903C3F6BDD0BBF080E293F5868D03BC3081E3DB0C25BBE93E83E3E1396FCBEE651493D6FEB13BF77DFCD3D369C083FCFF60FBF4831CB3EF274F3BE6B83D33EDAF31F3E23FF4E3E0A3A393EB855953EAF7E9DBE72DD97BE4CC0943E953D00BF5D5BFA3EA62F933F6B4117BFC2121B3F1770BDBE78F559BEBEF80E3F1DC631BEDF6DE8BE0ED8B5BECC6DA33EC89014BE228E0EBEE3D172BED34E1CBF806000BD672758BEDAE0F6BEF629A7BE0C7AC4BE97F568BE252BDD3D1AEF4EBB3A8108BF3F62C13EAEFE0D3EDD76653FB27DA83E1A54003FAF9F8E3E5D7E3CBF49BD05BFD6D427BE98C82FBD28E89F3E3992A1BE498FBA3D8DB7463E10ADF7BE6F5BC0BE6D0A253FF03BE7BEBB0A033E19EB003DD9EEA5BEC39685BE274D32BFD7B1F2BE575F933EE3FD7CBDFD29B13E7D51963EB242523EAFB730BE033C41BE3DCD74BF49EF123F4B8B593E701863BE4883023F3ACBAE3E6B9B293ED2E2463DAF32CABC8877DDBED08DB13E225A7ABF36AC43BE4C1B12BD8296B93E1811D4BDF049EA3DAC6792BEF35B9D3E57DC53BEEA07CE3EE12904BEDB885D3FDF50933D228E713D5FCB2CBFBEA784BF8533D2BD036289BE47DEE2BCA70A9DBEBD40343F1590083EDA50873DAD04053F2D1B953E5D1707BF1A62CDBECAC2CEBE9B28B2BE8258053EB9BC04BDCF73C63E58CC923CC5288B3FE04A04BF3F2109BE4BC5BABDDF92463DE899AA3EEB8D8A3EB0140E3F289304BF34ECA2BE4B52313F00F116BFB6D524BE738AC83DA819CFBE00CAB93E83A5C43D8011D6BBC1000ABE38224A3E14E10B3E2B7B72BD",
      torch_tensor_16_torch.float32_1: "0x040000007A096ABE6D9A1CBF2E512FBE89A2D2BE02C5AD3DB367F6BC6405213DBBFE88BD412F863EABC1D43E006CE33D70293ABF9BF86BBD8D3144BDD306ADBCB70B8B3E",
      torch_tensor_16_16_torch.float32_1: "0x04000000BAD5D13EA806913E0C2022BDE6890CBE6FF6F6BD87868DBF67E2BB3D53D4F5BD57F7323FDCCD0FBF7D6E9FBE717640BFD4D58C3EEB9A97BE9E464A3FB8E3E9BEF0501C3FA5956D3E6B1B3E3F96A00DBF181817BE25E1CE3D129A19BFA410AB3E9C28173FE07DBDBE4F23FC3EFBD31FBFDB73C03E1A5CB13E1D5140BD43ED6CBDCA14203DBF8254BE5D79F73E177E27BEBE043A3F4F0E01BFE784BE3E4BE15E3F226BD6BE9D16613D7BB425BF170BC8BEEAEADCBE173317BE85794FBE82050ABD8BB3A43E2F375FBE4F12DC3D4F27963FE7E44CBE0FF908BE82818FBE53DAACBE1CA2953D3734773CF318FCBE6BBD183E780249BE65A5473F7710163F21853BBE10F818BF80FBBD3E72C748BE7F4DCFBC6235A3BEC09A023EB81A103E4AABEABE6C0F2B3E37B14EBFE176AF3EA433BD3E19B9493E75C6FF3DD96447BE3B3E23BFA35C36BF3040BA3EB7EF1EBF3B293D3E87C18ABD947A9F3D16D781BFE31D80BE0950483EFE96CB3EF58A02BEA926263E5E7C8DBD682C163F017693BDC4BD093E47E628BFBA5E27BFFF4B88BDDEA5A3BF9ACEBE3C376A68BD4078E93E2FBA54BFA0D4EDBDDB1D10BF283162BD301329BF901583BD6B8590BE2AB8A13EC8EDA33EF788E8BED7DF5A3E389569BE45993DBD54ADABBD45667DBD7741043F1D9BB03E9E1118BF37D90B3F639C563F275232BFB379A8BDCB82E0BEC751813FDF6DAE3D0D1CD63C5F8810BE30D3F9BE3076013E741D1ABEA0F511BF752AE83E7B3164BED721B0BE63C4EF3D47B741BF3071C2BEF06C303E4FFE003D02A47BBE66944CBEAF4AE33D057F4BBFEDE18C3E7D28233EC745FBBE530BC93E5A6EBE3E4E46B7BE6B1C98BE65B79C3C9FA0773E2CDE453E9A780F3EFF220C3EFC270E3F1F7D163F6A63183ED7C3D3BE8255D0BEDA815D3E0F0E013F0829B43E4C98B6BE281659BE34718BBCC799C5BD5243C53E253AE3BEF75622BFDD9B69BE88A9F5BE4C49AF3EFC5314BF79B6A3BE97175B3DFD5180BC3B98263A1052963E5CF5883E23A7803E10B6F5BE0599133E4BEB193C8014F1BC4B9830BFD1D8A03E5EAA843E435543BE970D8BBEC0A9C23E46124B3F356C5A3E58E2E73E95A3723EEAE22DBFFABDF33E93DE4BBD228364BDDBFE35BEC59068BE8BDCF03D4C09ACBE05CBEB3E6DA1F63EE03CF2BED07A513E4B87743FA06088BC40187E3EB2B107BF7FD09FBE2F238B3E4F1A10BE14CA2A3DA590EA3DD29F503F25A09E3E9D9E8ABCE3B7693ECBCE173E3F1CE03E4BF53FBFFF34DF3E7F7AD83E9B449C3EEDD73E3EAA5A1CBF422E323E6A61FC3E0D316B3E7DCEEDBE89B018BE5EA11CBE0758063EF28FE2BEA9B3A1BED04FAFBDAD9122BE2B9F4BBD5E7BB43DBDC03A3E01B64CBDFC93A5BE2A01803DC199113E408E0D3E4A5D583D1728623D26F7B33D92840C3D15E3A93E6B58BBBD",
      torch_tensor_16_torch.float32: "0x040000003A2206BFAE7EBE3D7B3B593EBAA2A93EE14D26BEB66AF53EB07AFF3DED6A4A3E33377D3E6C1368BE58E1C9BD2EBD40BED8DD0B3FB86B6CBC2027163D950EB33E",
      torch_tensor_16_16_torch.float32: "0x040000009042D6BEC002FC3EA3193F3F14B60CBED257DD3C408E373EB32E75BE9BFFCD3D351EAD3D5A205A3D82A1CE3DFBBF1C3E030BC03D9FC2F13E74679F3E9343FC3E63A2013B032C403DCA7FEDBE12D67A3E091E103E859A983D8FEDC33E83B5123D2741B33BDD455CBE5D3D8FBE4DE9E83E5542E13D8A8328BE44AE3D3DC377B0BD58E5783D634A8BBD9AFEC4BC4EE680BEB4A608BF2ECB013FDFA6B93EEB8D643DB797973E2FB1E73E0FA683BFCCC5123F6383E73ED283CEBE224B74BE6B44A63ECC6EB33D65C39D3ED5A6C33E2F50CD3E2B96DA3E2B43D23D0727D83D15F3453E93A046BE92BCD93EB5A829BF90897A3F0B03BEBE424E9B3E210F47BED8FFDF3E60A444BB534A223E3F119EBD886F633E1A91D83E8DECF3BD48548CBEF38E103F0BEFD03EF503743D8B25123E00DD3A3E70B371BEE39B6EBE22F80C3F19919A3D45643C3E23C4BA3DAA1380BE7EF221BFA1048ABD23EDBBBEC59E2BBE87DA2ABFA007FD3BD80C55BF51B9A33E633E01BE737A823FCAB702BE17B5263F1B469D3ECF9C4C3F33EFB43DFA8AE63E6F15DF3DBA348DBD7C6A8EBEDBB24E3E77CC8A3DF66FAEBE15907DBE9F5C42BE58E50EBF570CAA3EEFF99F3DD61CCC3E3F66013D272B31BE8292ACBD70D820BCC2B2203EDED735BF50AC9C3C180628BE8D77C43DA94FB7BE687E87BE754CC93CC7BB223FC55456BE4223A4BEA1E6953E3A65373DFB675D3C809D6F3DC54F9BBD9AF528BEE5B7FB3EA18EA6BDAB3415BFBA3AA7BE6310A23EFB9862BE9F403EBC2B3336BEBBCDAD3ECECEC43DC4054CBD123FC8BEA58EC03DB419023FEFF84BBEEB440E3C5142803EBFCD363EF87058BF07C32DBF9DD3E9BE4995CB3E90B63B3EB7749F3E309BF0BCC86ADDBEDF63AB3EBD97E2BB1F54593E0886DC3D6A5CD43E1DBA61BFD50B843E8A7AC4BE97F3363E5058EB3D34D4A33E9707953DA5671BBFCCE280BEBA77E03D372C083F5BF8BF3EEA4BD33C297E323F4D4145BE39CB2D3E6733C8BD500289BD2713433C43774FBFA09B8D3E83CAA8BE03C0A93D2B25423F0B2DE33EC5122CBC8DFAF9BD865EC4BDB1C8BABE551C86BE1971AE3EB0419BBC36A7053F29751C3D439945BF1EE22EBEA5DDD83EAF9594BF89CD943C305601BF3AF7BCBD9A19D5BE4F13DABE247141BFE76DD2BEEB5D3B3FF36BE23E0DDA02BECBC0AEBEF8EC503DF32137BF5F176D3EFF46CFBD08D9ACBE22FC51BD1F18E4BE230E66BE9F18033F7853A63D80529B3EB50544BFFAD86F3C632E7E3D6AF7C03E6F7A783E754B013FCFAB0C3C465EA1BEB9DC3DBEAB38E73E2D847D3D25B362BE9FC14F3EBB4FA03EC39070BD975DB13D1F71C03DEC1C09BFE400A13EBD9C96BEDFA9BFBDBC23C7BCD8265ABE5A29B73EBE732EBF22B4FB3D0DF0383DAF0F9D3E4614883D77540E3E0AD48C3E9D478A3FF7835A3F"
    }
  }
#-}
