#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d3, d5)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d0, d1, d4, d5)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x43x40xf32>, %arg1: tensor<2x163x40xf32>, %arg2: tensor<2x1x43x163xi1>, %arg3: tensor<40x4x16xf32>, %arg4: tensor<40x2x16xf32>, %arg5: tensor<40x2x16xf32>, %arg6: tensor<4x16x40xf32>) -> tensor<2x43x40xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = arith.constant dense<-2.38197633E+38> : tensor<f32>
    %cst_2 = arith.constant dense<true> : tensor<i1>
    %cst_3 = arith.constant dense<2.500000e-01> : tensor<f32>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x43x4x16xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<2x43x4x16xf32>) -> tensor<2x43x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg3 : tensor<2x43x40xf32>, tensor<40x4x16xf32>) outs(%1 : tensor<2x43x4x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.mulf %in, %in_5 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x43x4x16xf32>
    %3 = tensor.empty() : tensor<2x163x2x16xf32>
    %4 = linalg.fill ins(%cst_4 : f32) outs(%3 : tensor<2x163x2x16xf32>) -> tensor<2x163x2x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg4 : tensor<2x163x40xf32>, tensor<40x2x16xf32>) outs(%4 : tensor<2x163x2x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.mulf %in, %in_5 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x163x2x16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg5 : tensor<2x163x40xf32>, tensor<40x2x16xf32>) outs(%4 : tensor<2x163x2x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.mulf %in, %in_5 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x163x2x16xf32>
    %expanded = tensor.expand_shape %2 [[0], [1], [2, 3], [4]] output_shape [2, 43, 2, 2, 16] : tensor<2x43x4x16xf32> into tensor<2x43x2x2x16xf32>
    %7 = tensor.empty() : tensor<2x1x1x43x163xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x43x163xi1>) outs(%7 : tensor<2x1x1x43x163xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x1x43x163xi1>
    %9 = tensor.empty() : tensor<2x1x2x43x163xi1>
    %10 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x1x43x163xi1>) outs(%9 : tensor<2x1x2x43x163xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x2x43x163xi1>
    %11 = tensor.empty() : tensor<2x2x43x2x163xf32>
    %12 = linalg.fill ins(%cst_4 : f32) outs(%11 : tensor<2x2x43x2x163xf32>) -> tensor<2x2x43x2x163xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %5 : tensor<2x43x2x2x16xf32>, tensor<2x163x2x16xf32>) outs(%12 : tensor<2x2x43x2x163xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.mulf %in, %in_5 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x43x2x163xf32>
    %14 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%11 : tensor<2x2x43x2x163xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x43x2x163xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13, %14 : tensor<2x2x43x2x163xf32>, tensor<2x2x43x2x163xf32>) outs(%11 : tensor<2x2x43x2x163xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.mulf %in, %in_5 : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x43x2x163xf32>
    %16 = tensor.empty() : tensor<2x2x43x163xi1>
    %17 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<i1>) outs(%16 : tensor<2x2x43x163xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x43x163xi1>
    %18 = tensor.empty() : tensor<1x2x2x43x163xi1>
    %19 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x2x43x163xi1>) outs(%18 : tensor<1x2x2x43x163xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x2x43x163xi1>
    %20 = tensor.empty() : tensor<2x2x1x43x163xi1>
    %21 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x1x2x43x163xi1>) outs(%20 : tensor<2x2x1x43x163xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x1x43x163xi1>
    %22 = tensor.empty() : tensor<2x2x2x43x163xi1>
    %23 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<1x2x2x43x163xi1>) outs(%22 : tensor<2x2x2x43x163xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x2x43x163xi1>
    %24 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x2x1x43x163xi1>) outs(%22 : tensor<2x2x2x43x163xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x2x43x163xi1>
    %25 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%23, %24 : tensor<2x2x2x43x163xi1>, tensor<2x2x2x43x163xi1>) outs(%22 : tensor<2x2x2x43x163xi1>) {
    ^bb0(%in: i1, %in_5: i1, %out: i1):
      %57 = arith.andi %in, %in_5 : i1
      linalg.yield %57 : i1
    } -> tensor<2x2x2x43x163xi1>
    %26 = tensor.empty() : tensor<2x2x43x163xf32>
    %27 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%26 : tensor<2x2x43x163xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x43x163xf32>
    %28 = tensor.empty() : tensor<2x2x2x43x163xf32>
    %29 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x2x43x163xf32>) outs(%28 : tensor<2x2x2x43x163xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x163xf32>
    %30 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x2x43x2x163xf32>) outs(%28 : tensor<2x2x2x43x163xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x163xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%25, %30, %29 : tensor<2x2x2x43x163xi1>, tensor<2x2x2x43x163xf32>, tensor<2x2x2x43x163xf32>) outs(%28 : tensor<2x2x2x43x163xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %57 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x2x43x163xf32>
    %32 = tensor.empty() : tensor<2x2x2x43xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x2x2x43xf32>) -> tensor<2x2x2x43xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x2x2x43x163xf32>) outs(%33 : tensor<2x2x2x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.maximumf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x2x43xf32>
    %35 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%32 : tensor<2x2x2x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43xf32>
    %36 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %34 : tensor<2x2x2x43xf32>, tensor<2x2x2x43xf32>) outs(%32 : tensor<2x2x2x43xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.maximumf %in, %in_5 : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x2x43xf32>
    %37 = tensor.empty() : tensor<2x2x2x43x1xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x2x2x43xf32>) outs(%37 : tensor<2x2x2x43x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x1xf32>
    %39 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x2x43x1xf32>) outs(%28 : tensor<2x2x2x43x163xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x163xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%31, %39 : tensor<2x2x2x43x163xf32>, tensor<2x2x2x43x163xf32>) outs(%28 : tensor<2x2x2x43x163xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.subf %in, %in_5 : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x2x43x163xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x2x2x43x163xf32>) outs(%28 : tensor<2x2x2x43x163xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = math.exp %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x2x43x163xf32>
    %42 = linalg.fill ins(%cst_4 : f32) outs(%32 : tensor<2x2x2x43xf32>) -> tensor<2x2x2x43xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<2x2x2x43x163xf32>) outs(%42 : tensor<2x2x2x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x2x43xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x2x2x43xf32>) outs(%37 : tensor<2x2x2x43x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x1xf32>
    %45 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x2x2x43x1xf32>) outs(%28 : tensor<2x2x2x43x163xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x43x163xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%41, %45 : tensor<2x2x2x43x163xf32>, tensor<2x2x2x43x163xf32>) outs(%28 : tensor<2x2x2x43x163xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.divf %in, %in_5 : f32
      linalg.yield %57 : f32
    } -> tensor<2x2x2x43x163xf32>
    %47 = tensor.empty() : tensor<2x2x16x2x43xf32>
    %48 = linalg.fill ins(%cst_4 : f32) outs(%47 : tensor<2x2x16x2x43xf32>) -> tensor<2x2x16x2x43xf32>
    %49 = linalg.generic {indexing_maps = [#map17, #map18, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%6, %46 : tensor<2x163x2x16xf32>, tensor<2x2x2x43x163xf32>) outs(%48 : tensor<2x2x16x2x43xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.mulf %in, %in_5 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x16x2x43xf32>
    %50 = tensor.empty() : tensor<2x2x43x2x16xf32>
    %51 = linalg.generic {indexing_maps = [#map19, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x2x16x2x43xf32>) outs(%50 : tensor<2x2x43x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x43x2x16xf32>
    %52 = tensor.empty() : tensor<2x43x2x2x16xf32>
    %53 = linalg.generic {indexing_maps = [#map20, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x2x43x2x16xf32>) outs(%52 : tensor<2x43x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x2x2x16xf32>
    %collapsed = tensor.collapse_shape %53 [[0], [1], [2, 3], [4]] : tensor<2x43x2x2x16xf32> into tensor<2x43x4x16xf32>
    %54 = tensor.empty() : tensor<2x43x40xf32>
    %55 = linalg.fill ins(%cst_4 : f32) outs(%54 : tensor<2x43x40xf32>) -> tensor<2x43x40xf32>
    %56 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %arg6 : tensor<2x43x4x16xf32>, tensor<4x16x40xf32>) outs(%55 : tensor<2x43x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %57 = arith.mulf %in, %in_5 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x43x40xf32>
    return %56 : tensor<2x43x40xf32>
  }
}

