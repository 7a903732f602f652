#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d3, d5)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d3, d4)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d0, d1, d4, d5)>
#map31 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map35 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x31x24xf32>, %arg1: tensor<2x43x24xf32>, %arg2: tensor<2x43xi1>, %arg3: tensor<3x8xf32>, %arg4: tensor<24x3x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<24xf32>, %arg7: tensor<3x8x24xf32>, %arg8: tensor<3x8xf32>, %arg9: tensor<24x3x8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<3x8xf32>, %arg12: tensor<24x3x8xf32>) -> tensor<2x31x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = arith.constant dense<-2.38197633E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.353553385> : tensor<f32>
    %cst_3 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_4 = arith.constant dense<8.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant dense<true> : tensor<i1>
    %0 = tensor.empty() : tensor<2x31xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i1>) outs(%0 : tensor<2x31xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x31xi1>
    %2 = tensor.empty() : tensor<2x31x1xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x31xi1>) outs(%2 : tensor<2x31x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x31x1xi1>
    %4 = tensor.empty() : tensor<2x1x43xi1>
    %5 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x43xi1>) outs(%4 : tensor<2x1x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x43xi1>
    %6 = tensor.empty() : tensor<2x31x43xi1>
    %7 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x31x1xi1>) outs(%6 : tensor<2x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x31x43xi1>
    %8 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x1x43xi1>) outs(%6 : tensor<2x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x31x43xi1>
    %9 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x31x43xi1>, tensor<2x31x43xi1>) outs(%6 : tensor<2x31x43xi1>) {
    ^bb0(%in: i1, %in_18: i1, %out: i1):
      %121 = arith.andi %in, %in_18 : i1
      linalg.yield %121 : i1
    } -> tensor<2x31x43xi1>
    %10 = tensor.empty() : tensor<2x1x31x43xi1>
    %11 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x31x43xi1>) outs(%10 : tensor<2x1x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x31x43xi1>
    %12 = tensor.empty() : tensor<2x1x31x43xf32>
    %13 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x31x43xi1>) outs(%12 : tensor<2x1x31x43xf32>) {
    ^bb0(%in: i1, %out: f32):
      %121 = arith.uitofp %in : i1 to f32
      linalg.yield %121 : f32
    } -> tensor<2x1x31x43xf32>
    %14 = tensor.empty() : tensor<2x31x3x8xf32>
    %15 = linalg.fill ins(%cst_6 : f32) outs(%14 : tensor<2x31x3x8xf32>) -> tensor<2x31x3x8xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg9 : tensor<2x31x24xf32>, tensor<24x3x8xf32>) outs(%15 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x31x3x8xf32>
    %expanded = tensor.expand_shape %arg8 [[0, 1, 2], [3]] output_shape [1, 1, 3, 8] : tensor<3x8xf32> into tensor<1x1x3x8xf32>
    %17 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x3x8xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x8xf32>
    %18 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %17 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.addf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3x8xf32>
    %19 = tensor.empty() : tensor<2x43x3x8xf32>
    %20 = linalg.fill ins(%cst_6 : f32) outs(%19 : tensor<2x43x3x8xf32>) -> tensor<2x43x3x8xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg4 : tensor<2x43x24xf32>, tensor<24x3x8xf32>) outs(%20 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x43x3x8xf32>
    %expanded_8 = tensor.expand_shape %arg3 [[0, 1, 2], [3]] output_shape [1, 1, 3, 8] : tensor<3x8xf32> into tensor<1x1x3x8xf32>
    %22 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x1x3x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.addf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3x8xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg12 : tensor<2x43x24xf32>, tensor<24x3x8xf32>) outs(%20 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x43x3x8xf32>
    %expanded_9 = tensor.expand_shape %arg11 [[0, 1, 2], [3]] output_shape [1, 1, 3, 8] : tensor<3x8xf32> into tensor<1x1x3x8xf32>
    %25 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x3x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %26 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %25 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.addf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3x8xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3x8xf32>
    %28 = tensor.empty() : tensor<2x31x3xf32>
    %29 = linalg.fill ins(%cst_6 : f32) outs(%28 : tensor<2x31x3xf32>) -> tensor<2x31x3xf32>
    %30 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x31x3x8xf32>) outs(%29 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3xf32>
    %31 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%28 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<2x31x3xf32>, tensor<2x31x3xf32>) outs(%28 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.divf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3xf32>
    %33 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x31x3x8xf32>) outs(%29 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %31 : tensor<2x31x3xf32>, tensor<2x31x3xf32>) outs(%28 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.divf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %32 : tensor<2x31x3xf32>, tensor<2x31x3xf32>) outs(%28 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %35 : tensor<2x31x3xf32>, tensor<2x31x3xf32>) outs(%28 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.subf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3xf32>
    %37 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%28 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %36 : tensor<2x31x3xf32>, tensor<2x31x3xf32>) outs(%28 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.maximumf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3xf32>
    %expanded_10 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 31, 3, 1] : tensor<2x31x3xf32> into tensor<2x31x3x1xf32>
    %expanded_11 = tensor.expand_shape %38 [[0], [1], [2, 3]] output_shape [2, 31, 3, 1] : tensor<2x31x3xf32> into tensor<2x31x3x1xf32>
    %39 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x31x3x1xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x8xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %39 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.subf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3x8xf32>
    %41 = tensor.empty() : tensor<2x31x3x1xf32>
    %42 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%41 : tensor<2x31x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x1xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %42 : tensor<2x31x3x1xf32>, tensor<2x31x3x1xf32>) outs(%41 : tensor<2x31x3x1xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.addf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3x1xf32>
    %44 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x31x3x1xf32>) outs(%41 : tensor<2x31x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.rsqrt %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3x1xf32>
    %expanded_12 = tensor.expand_shape %arg10 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
    %45 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x31x3x1xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x8xf32>
    %46 = linalg.generic {indexing_maps = [#map17, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x1x1x8xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x8xf32>
    %47 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %46 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3x8xf32>
    %48 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %47 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%14 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x3x8xf32>
    %49 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %23 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3x8xf32>
    %50 = tensor.empty() : tensor<2x43x3xf32>
    %51 = linalg.fill ins(%cst_6 : f32) outs(%50 : tensor<2x43x3xf32>) -> tensor<2x43x3xf32>
    %52 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x43x3x8xf32>) outs(%51 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3xf32>
    %53 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%50 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<2x43x3xf32>, tensor<2x43x3xf32>) outs(%50 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.divf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3xf32>
    %55 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x43x3x8xf32>) outs(%51 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %53 : tensor<2x43x3xf32>, tensor<2x43x3xf32>) outs(%50 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.divf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %54 : tensor<2x43x3xf32>, tensor<2x43x3xf32>) outs(%50 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %57 : tensor<2x43x3xf32>, tensor<2x43x3xf32>) outs(%50 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.subf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3xf32>
    %59 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%50 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %58 : tensor<2x43x3xf32>, tensor<2x43x3xf32>) outs(%50 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.maximumf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3xf32>
    %expanded_13 = tensor.expand_shape %54 [[0], [1], [2, 3]] output_shape [2, 43, 3, 1] : tensor<2x43x3xf32> into tensor<2x43x3x1xf32>
    %expanded_14 = tensor.expand_shape %60 [[0], [1], [2, 3]] output_shape [2, 43, 3, 1] : tensor<2x43x3xf32> into tensor<2x43x3x1xf32>
    %61 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x43x3x1xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %62 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %61 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.subf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3x8xf32>
    %63 = tensor.empty() : tensor<2x43x3x1xf32>
    %64 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%63 : tensor<2x43x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x1xf32>
    %65 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14, %64 : tensor<2x43x3x1xf32>, tensor<2x43x3x1xf32>) outs(%63 : tensor<2x43x3x1xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.addf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3x1xf32>
    %66 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x43x3x1xf32>) outs(%63 : tensor<2x43x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.rsqrt %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3x1xf32>
    %expanded_15 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
    %67 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x43x3x1xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %68 = linalg.generic {indexing_maps = [#map17, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<1x1x1x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %69 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %68 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3x8xf32>
    %70 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %69 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%19 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x43x3x8xf32>
    %71 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%12 : tensor<2x1x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x31x43xf32>
    %72 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %71 : tensor<2x1x31x43xf32>, tensor<2x1x31x43xf32>) outs(%10 : tensor<2x1x31x43xi1>) {
    ^bb0(%in: f32, %in_18: f32, %out: i1):
      %121 = arith.cmpf une, %in, %in_18 : f32
      linalg.yield %121 : i1
    } -> tensor<2x1x31x43xi1>
    %expanded_16 = tensor.expand_shape %48 [[0], [1], [2], [3, 4]] output_shape [2, 31, 3, 1, 8] : tensor<2x31x3x8xf32> into tensor<2x31x3x1x8xf32>
    %73 = tensor.empty() : tensor<2x1x1x31x43xi1>
    %74 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x1x31x43xi1>) outs(%73 : tensor<2x1x1x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x1x31x43xi1>
    %75 = tensor.empty() : tensor<2x3x31x1x43xf32>
    %76 = linalg.fill ins(%cst_6 : f32) outs(%75 : tensor<2x3x31x1x43xf32>) -> tensor<2x3x31x1x43xf32>
    %77 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16, %70 : tensor<2x31x3x1x8xf32>, tensor<2x43x3x8xf32>) outs(%76 : tensor<2x3x31x1x43xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x3x31x1x43xf32>
    %78 = linalg.generic {indexing_maps = [#map23, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%75 : tensor<2x3x31x1x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x31x1x43xf32>
    %79 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%77, %78 : tensor<2x3x31x1x43xf32>, tensor<2x3x31x1x43xf32>) outs(%75 : tensor<2x3x31x1x43xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x3x31x1x43xf32>
    %80 = tensor.empty() : tensor<2x3x31x43xi1>
    %81 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<i1>) outs(%80 : tensor<2x3x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x31x43xi1>
    %82 = tensor.empty() : tensor<1x2x3x31x43xi1>
    %83 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<2x3x31x43xi1>) outs(%82 : tensor<1x2x3x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x3x31x43xi1>
    %84 = tensor.empty() : tensor<1x2x1x31x43xi1>
    %85 = linalg.generic {indexing_maps = [#map25, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x1x1x31x43xi1>) outs(%84 : tensor<1x2x1x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x1x31x43xi1>
    %86 = linalg.generic {indexing_maps = [#map26, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<1x2x1x31x43xi1>) outs(%82 : tensor<1x2x3x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x3x31x43xi1>
    %87 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%83, %86 : tensor<1x2x3x31x43xi1>, tensor<1x2x3x31x43xi1>) outs(%82 : tensor<1x2x3x31x43xi1>) {
    ^bb0(%in: i1, %in_18: i1, %out: i1):
      %121 = arith.andi %in, %in_18 : i1
      linalg.yield %121 : i1
    } -> tensor<1x2x3x31x43xi1>
    %88 = tensor.empty() : tensor<2x3x31x43xf32>
    %89 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%88 : tensor<2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x31x43xf32>
    %90 = tensor.empty() : tensor<1x2x3x31x43xf32>
    %91 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x3x31x43xf32>) outs(%90 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31x43xf32>
    %92 = linalg.generic {indexing_maps = [#map27, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x3x31x1x43xf32>) outs(%90 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31x43xf32>
    %93 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%87, %92, %91 : tensor<1x2x3x31x43xi1>, tensor<1x2x3x31x43xf32>, tensor<1x2x3x31x43xf32>) outs(%90 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %121 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %121 : f32
    } -> tensor<1x2x3x31x43xf32>
    %94 = tensor.empty() : tensor<1x2x3x31xf32>
    %95 = linalg.fill ins(%cst : f32) outs(%94 : tensor<1x2x3x31xf32>) -> tensor<1x2x3x31xf32>
    %96 = linalg.generic {indexing_maps = [#map19, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<1x2x3x31x43xf32>) outs(%95 : tensor<1x2x3x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.maximumf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<1x2x3x31xf32>
    %97 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%94 : tensor<1x2x3x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %96 : tensor<1x2x3x31xf32>, tensor<1x2x3x31xf32>) outs(%94 : tensor<1x2x3x31xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.maximumf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<1x2x3x31xf32>
    %99 = tensor.empty() : tensor<1x2x3x31x1xf32>
    %100 = linalg.generic {indexing_maps = [#map11, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<1x2x3x31xf32>) outs(%99 : tensor<1x2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31x1xf32>
    %101 = linalg.generic {indexing_maps = [#map28, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<1x2x3x31x1xf32>) outs(%90 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31x43xf32>
    %102 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%93, %101 : tensor<1x2x3x31x43xf32>, tensor<1x2x3x31x43xf32>) outs(%90 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.subf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<1x2x3x31x43xf32>
    %103 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<1x2x3x31x43xf32>) outs(%90 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.exp %in : f32
      linalg.yield %121 : f32
    } -> tensor<1x2x3x31x43xf32>
    %104 = linalg.fill ins(%cst_6 : f32) outs(%94 : tensor<1x2x3x31xf32>) -> tensor<1x2x3x31xf32>
    %105 = linalg.generic {indexing_maps = [#map19, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%103 : tensor<1x2x3x31x43xf32>) outs(%104 : tensor<1x2x3x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<1x2x3x31xf32>
    %106 = linalg.generic {indexing_maps = [#map11, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<1x2x3x31xf32>) outs(%99 : tensor<1x2x3x31x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31x1xf32>
    %107 = linalg.generic {indexing_maps = [#map28, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<1x2x3x31x1xf32>) outs(%90 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31x43xf32>
    %108 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%103, %107 : tensor<1x2x3x31x43xf32>, tensor<1x2x3x31x43xf32>) outs(%90 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.divf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<1x2x3x31x43xf32>
    %109 = tensor.empty() : tensor<2x3x8x1x31xf32>
    %110 = linalg.fill ins(%cst_6 : f32) outs(%109 : tensor<2x3x8x1x31xf32>) -> tensor<2x3x8x1x31xf32>
    %111 = linalg.generic {indexing_maps = [#map29, #map30, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%26, %108 : tensor<2x43x3x8xf32>, tensor<1x2x3x31x43xf32>) outs(%110 : tensor<2x3x8x1x31xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x3x8x1x31xf32>
    %112 = tensor.empty() : tensor<1x2x31x3x8xf32>
    %113 = linalg.generic {indexing_maps = [#map31, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x3x8x1x31xf32>) outs(%112 : tensor<1x2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x31x3x8xf32>
    %114 = tensor.empty() : tensor<2x31x3x1x8xf32>
    %115 = linalg.generic {indexing_maps = [#map32, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<1x2x31x3x8xf32>) outs(%114 : tensor<2x31x3x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x1x8xf32>
    %collapsed = tensor.collapse_shape %115 [[0], [1], [2], [3, 4]] : tensor<2x31x3x1x8xf32> into tensor<2x31x3x8xf32>
    %116 = tensor.empty() : tensor<2x31x24xf32>
    %117 = linalg.fill ins(%cst_6 : f32) outs(%116 : tensor<2x31x24xf32>) -> tensor<2x31x24xf32>
    %118 = linalg.generic {indexing_maps = [#map18, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %arg7 : tensor<2x31x3x8xf32>, tensor<3x8x24xf32>) outs(%117 : tensor<2x31x24xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.mulf %in, %in_18 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x31x24xf32>
    %expanded_17 = tensor.expand_shape %arg6 [[0, 1, 2]] output_shape [1, 1, 24] : tensor<24xf32> into tensor<1x1x24xf32>
    %119 = linalg.generic {indexing_maps = [#map35, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<1x1x24xf32>) outs(%116 : tensor<2x31x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x24xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %119 : tensor<2x31x24xf32>, tensor<2x31x24xf32>) outs(%116 : tensor<2x31x24xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %121 = arith.addf %in, %in_18 : f32
      linalg.yield %121 : f32
    } -> tensor<2x31x24xf32>
    return %120 : tensor<2x31x24xf32>
  }
}

