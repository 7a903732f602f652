#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d3, d5)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d0, d1, d4, d5)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map27 = affine_map<(d0, d1, d2) -> (d2)>
#map28 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map29 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x23x24xf32>, %arg1: tensor<2x47x24xf32>, %arg2: tensor<2x23x47xi1>, %arg3: tensor<24x6x8xf32>, %arg4: tensor<6x8xf32>, %arg5: tensor<24x2x8xf32>, %arg6: tensor<2x8xf32>, %arg7: tensor<24x2x8xf32>, %arg8: tensor<2x8xf32>, %arg9: tensor<6x8x24xf32>, %arg10: tensor<24xf32>) -> tensor<2x23x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = arith.constant dense<-2.38197633E+38> : tensor<f32>
    %cst_2 = arith.constant dense<true> : tensor<i1>
    %cst_3 = arith.constant dense<0.353553385> : tensor<f32>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x23x6x8xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<2x23x6x8xf32>) -> tensor<2x23x6x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg3 : tensor<2x23x24xf32>, tensor<24x6x8xf32>) outs(%1 : tensor<2x23x6x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.mulf %in, %in_7 : f32
      %74 = arith.addf %out, %73 : f32
      linalg.yield %74 : f32
    } -> tensor<2x23x6x8xf32>
    %3 = tensor.empty() : tensor<1x1x6x8xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<6x8xf32>) outs(%3 : tensor<1x1x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x6x8xf32>
    %5 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<1x1x6x8xf32>) outs(%0 : tensor<2x23x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x23x6x8xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<2x23x6x8xf32>, tensor<2x23x6x8xf32>) outs(%0 : tensor<2x23x6x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.addf %in, %in_7 : f32
      linalg.yield %73 : f32
    } -> tensor<2x23x6x8xf32>
    %7 = tensor.empty() : tensor<2x47x2x8xf32>
    %8 = linalg.fill ins(%cst_4 : f32) outs(%7 : tensor<2x47x2x8xf32>) -> tensor<2x47x2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg5 : tensor<2x47x24xf32>, tensor<24x2x8xf32>) outs(%8 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.mulf %in, %in_7 : f32
      %74 = arith.addf %out, %73 : f32
      linalg.yield %74 : f32
    } -> tensor<2x47x2x8xf32>
    %10 = tensor.empty() : tensor<1x1x2x8xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<2x8xf32>) outs(%10 : tensor<1x1x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x2x8xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<1x1x2x8xf32>) outs(%7 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x47x2x8xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %12 : tensor<2x47x2x8xf32>, tensor<2x47x2x8xf32>) outs(%7 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.addf %in, %in_7 : f32
      linalg.yield %73 : f32
    } -> tensor<2x47x2x8xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg7 : tensor<2x47x24xf32>, tensor<24x2x8xf32>) outs(%8 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.mulf %in, %in_7 : f32
      %74 = arith.addf %out, %73 : f32
      linalg.yield %74 : f32
    } -> tensor<2x47x2x8xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x8xf32>) outs(%10 : tensor<1x1x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x2x8xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x1x2x8xf32>) outs(%7 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x47x2x8xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<2x47x2x8xf32>, tensor<2x47x2x8xf32>) outs(%7 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.addf %in, %in_7 : f32
      linalg.yield %73 : f32
    } -> tensor<2x47x2x8xf32>
    %18 = tensor.empty() : tensor<2x47x2x3x8xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x47x2x8xf32>) outs(%18 : tensor<2x47x2x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x47x2x3x8xf32>
    %collapsed = tensor.collapse_shape %19 [[0], [1], [2, 3], [4]] : tensor<2x47x2x3x8xf32> into tensor<2x47x6x8xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x47x2x8xf32>) outs(%18 : tensor<2x47x2x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x47x2x3x8xf32>
    %collapsed_5 = tensor.collapse_shape %20 [[0], [1], [2, 3], [4]] : tensor<2x47x2x3x8xf32> into tensor<2x47x6x8xf32>
    %21 = tensor.empty() : tensor<2x1x23x47xi1>
    %22 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x23x47xi1>) outs(%21 : tensor<2x1x23x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x23x47xi1>
    %expanded = tensor.expand_shape %6 [[0], [1], [2], [3, 4]] output_shape [2, 23, 6, 1, 8] : tensor<2x23x6x8xf32> into tensor<2x23x6x1x8xf32>
    %23 = tensor.empty() : tensor<2x1x1x23x47xi1>
    %24 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x23x47xi1>) outs(%23 : tensor<2x1x1x23x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x1x23x47xi1>
    %25 = tensor.empty() : tensor<2x6x23x1x47xf32>
    %26 = linalg.fill ins(%cst_4 : f32) outs(%25 : tensor<2x6x23x1x47xf32>) -> tensor<2x6x23x1x47xf32>
    %27 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %collapsed : tensor<2x23x6x1x8xf32>, tensor<2x47x6x8xf32>) outs(%26 : tensor<2x6x23x1x47xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.mulf %in, %in_7 : f32
      %74 = arith.addf %out, %73 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x23x1x47xf32>
    %28 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%25 : tensor<2x6x23x1x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x23x1x47xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<2x6x23x1x47xf32>, tensor<2x6x23x1x47xf32>) outs(%25 : tensor<2x6x23x1x47xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.mulf %in, %in_7 : f32
      linalg.yield %73 : f32
    } -> tensor<2x6x23x1x47xf32>
    %30 = tensor.empty() : tensor<2x6x23x47xi1>
    %31 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<i1>) outs(%30 : tensor<2x6x23x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x6x23x47xi1>
    %32 = tensor.empty() : tensor<1x2x6x23x47xi1>
    %33 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x6x23x47xi1>) outs(%32 : tensor<1x2x6x23x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x6x23x47xi1>
    %34 = tensor.empty() : tensor<1x2x1x23x47xi1>
    %35 = linalg.generic {indexing_maps = [#map16, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x1x1x23x47xi1>) outs(%34 : tensor<1x2x1x23x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x1x23x47xi1>
    %36 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<1x2x1x23x47xi1>) outs(%32 : tensor<1x2x6x23x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x6x23x47xi1>
    %37 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<1x2x6x23x47xi1>, tensor<1x2x6x23x47xi1>) outs(%32 : tensor<1x2x6x23x47xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %73 = arith.andi %in, %in_7 : i1
      linalg.yield %73 : i1
    } -> tensor<1x2x6x23x47xi1>
    %38 = tensor.empty() : tensor<2x6x23x47xf32>
    %39 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%38 : tensor<2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x23x47xf32>
    %40 = tensor.empty() : tensor<1x2x6x23x47xf32>
    %41 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x6x23x47xf32>) outs(%40 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23x47xf32>
    %42 = linalg.generic {indexing_maps = [#map18, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x6x23x1x47xf32>) outs(%40 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23x47xf32>
    %43 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%37, %42, %41 : tensor<1x2x6x23x47xi1>, tensor<1x2x6x23x47xf32>, tensor<1x2x6x23x47xf32>) outs(%40 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %73 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %73 : f32
    } -> tensor<1x2x6x23x47xf32>
    %44 = tensor.empty() : tensor<1x2x6x23xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<1x2x6x23xf32>) -> tensor<1x2x6x23xf32>
    %46 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<1x2x6x23x47xf32>) outs(%45 : tensor<1x2x6x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.maximumf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<1x2x6x23xf32>
    %47 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%44 : tensor<1x2x6x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %46 : tensor<1x2x6x23xf32>, tensor<1x2x6x23xf32>) outs(%44 : tensor<1x2x6x23xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.maximumf %in, %in_7 : f32
      linalg.yield %73 : f32
    } -> tensor<1x2x6x23xf32>
    %49 = tensor.empty() : tensor<1x2x6x23x1xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x2x6x23xf32>) outs(%49 : tensor<1x2x6x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23x1xf32>
    %51 = linalg.generic {indexing_maps = [#map19, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<1x2x6x23x1xf32>) outs(%40 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23x47xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%43, %51 : tensor<1x2x6x23x47xf32>, tensor<1x2x6x23x47xf32>) outs(%40 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.subf %in, %in_7 : f32
      linalg.yield %73 : f32
    } -> tensor<1x2x6x23x47xf32>
    %53 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<1x2x6x23x47xf32>) outs(%40 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.exp %in : f32
      linalg.yield %73 : f32
    } -> tensor<1x2x6x23x47xf32>
    %54 = linalg.fill ins(%cst_4 : f32) outs(%44 : tensor<1x2x6x23xf32>) -> tensor<1x2x6x23xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<1x2x6x23x47xf32>) outs(%54 : tensor<1x2x6x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.addf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<1x2x6x23xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<1x2x6x23xf32>) outs(%49 : tensor<1x2x6x23x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23x1xf32>
    %57 = linalg.generic {indexing_maps = [#map19, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<1x2x6x23x1xf32>) outs(%40 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23x47xf32>
    %58 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53, %57 : tensor<1x2x6x23x47xf32>, tensor<1x2x6x23x47xf32>) outs(%40 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.divf %in, %in_7 : f32
      linalg.yield %73 : f32
    } -> tensor<1x2x6x23x47xf32>
    %59 = tensor.empty() : tensor<2x6x8x1x23xf32>
    %60 = linalg.fill ins(%cst_4 : f32) outs(%59 : tensor<2x6x8x1x23xf32>) -> tensor<2x6x8x1x23xf32>
    %61 = linalg.generic {indexing_maps = [#map20, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_5, %58 : tensor<2x47x6x8xf32>, tensor<1x2x6x23x47xf32>) outs(%60 : tensor<2x6x8x1x23xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.mulf %in, %in_7 : f32
      %74 = arith.addf %out, %73 : f32
      linalg.yield %74 : f32
    } -> tensor<2x6x8x1x23xf32>
    %62 = tensor.empty() : tensor<1x2x23x6x8xf32>
    %63 = linalg.generic {indexing_maps = [#map22, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x6x8x1x23xf32>) outs(%62 : tensor<1x2x23x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x23x6x8xf32>
    %64 = tensor.empty() : tensor<2x23x6x1x8xf32>
    %65 = linalg.generic {indexing_maps = [#map23, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<1x2x23x6x8xf32>) outs(%64 : tensor<2x23x6x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x23x6x1x8xf32>
    %collapsed_6 = tensor.collapse_shape %65 [[0], [1], [2], [3, 4]] : tensor<2x23x6x1x8xf32> into tensor<2x23x6x8xf32>
    %66 = tensor.empty() : tensor<2x23x24xf32>
    %67 = linalg.fill ins(%cst_4 : f32) outs(%66 : tensor<2x23x24xf32>) -> tensor<2x23x24xf32>
    %68 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_6, %arg9 : tensor<2x23x6x8xf32>, tensor<6x8x24xf32>) outs(%67 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.mulf %in, %in_7 : f32
      %74 = arith.addf %out, %73 : f32
      linalg.yield %74 : f32
    } -> tensor<2x23x24xf32>
    %69 = tensor.empty() : tensor<1x1x24xf32>
    %70 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<24xf32>) outs(%69 : tensor<1x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x24xf32>
    %71 = linalg.generic {indexing_maps = [#map29, #map28], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<1x1x24xf32>) outs(%66 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x23x24xf32>
    %72 = linalg.generic {indexing_maps = [#map28, #map28, #map28], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %71 : tensor<2x23x24xf32>, tensor<2x23x24xf32>) outs(%66 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %73 = arith.addf %in, %in_7 : f32
      linalg.yield %73 : f32
    } -> tensor<2x23x24xf32>
    return %72 : tensor<2x23x24xf32>
  }
}

