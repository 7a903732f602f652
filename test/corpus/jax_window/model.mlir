#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d3, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1) -> (d0)>
#map14 = affine_map<(d0, d1) -> (d0, d1)>
#map15 = affine_map<(d0, d1) -> (d1)>
#map16 = affine_map<(d0, d1) -> ()>
#map17 = affine_map<(d0, d1) -> (d0, 0)>
#map18 = affine_map<(d0, d1) -> (0, d1)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d0, d1, d4, d5)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3, d2)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x29x24xf32>, %arg1: tensor<1x3x29x29xf32>, %arg2: tensor<24x3x8xf32>, %arg3: tensor<24x3x8xf32>, %arg4: tensor<24x3x8xf32>, %arg5: tensor<3x8x24xf32>) -> tensor<2x29x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = arith.constant dense<-2.38197633E+38> : tensor<f32>
    %cst_2 = arith.constant dense<3> : tensor<i32>
    %cst_3 = arith.constant dense<7> : tensor<i32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant dense<0.353553385> : tensor<f32>
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]> : tensor<29xi32>
    %0 = tensor.empty() : tensor<2x29x3x8xf32>
    %1 = linalg.fill ins(%cst_6 : f32) outs(%0 : tensor<2x29x3x8xf32>) -> tensor<2x29x3x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg2 : tensor<2x29x24xf32>, tensor<24x3x8xf32>) outs(%1 : tensor<2x29x3x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x29x3x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg3 : tensor<2x29x24xf32>, tensor<24x3x8xf32>) outs(%1 : tensor<2x29x3x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x29x3x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg4 : tensor<2x29x24xf32>, tensor<24x3x8xf32>) outs(%1 : tensor<2x29x3x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x29x3x8xf32>
    %expanded = tensor.expand_shape %2 [[0], [1], [2], [3, 4]] output_shape [2, 29, 3, 1, 8] : tensor<2x29x3x8xf32> into tensor<2x29x3x1x8xf32>
    %expanded_8 = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4]] output_shape [1, 3, 1, 29, 29] : tensor<1x3x29x29xf32> into tensor<1x3x1x29x29xf32>
    %5 = tensor.empty() : tensor<2x3x29x1x29xf32>
    %6 = linalg.fill ins(%cst_6 : f32) outs(%5 : tensor<2x3x29x1x29xf32>) -> tensor<2x3x29x1x29xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %3 : tensor<2x29x3x1x8xf32>, tensor<2x29x3x8xf32>) outs(%6 : tensor<2x3x29x1x29xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x3x29x1x29xf32>
    %8 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%5 : tensor<2x3x29x1x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x29x1x29xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x3x29x1x29xf32>, tensor<2x3x29x1x29xf32>) outs(%5 : tensor<2x3x29x1x29xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<2x3x29x1x29xf32>
    %10 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %11 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x29x1x29xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x29xf32>
    %12 = tensor.empty() : tensor<1x1x3x29x29xf32>
    %13 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x3x1x29x29xf32>) outs(%12 : tensor<1x1x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x3x29x29xf32>
    %14 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x1x3x29x29xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x29xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%11, %14 : tensor<1x2x3x29x29xf32>, tensor<1x2x3x29x29xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.addf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<1x2x3x29x29xf32>
    %16 = tensor.empty() : tensor<2x3x29x29xi1>
    %17 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<i1>) outs(%16 : tensor<2x3x29x29xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x29x29xi1>
    %18 = tensor.empty() : tensor<29x1xi32>
    %19 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<29xi32>) outs(%18 : tensor<29x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<29x1xi32>
    %20 = tensor.empty() : tensor<1x29xi32>
    %21 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<29xi32>) outs(%20 : tensor<1x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x29xi32>
    %22 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%20 : tensor<1x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x29xi32>
    %23 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<1x29xi32>, tensor<1x29xi32>) outs(%20 : tensor<1x29xi32>) {
    ^bb0(%in: i32, %in_9: i32, %out: i32):
      %69 = arith.addi %in, %in_9 : i32
      linalg.yield %69 : i32
    } -> tensor<1x29xi32>
    %24 = tensor.empty() : tensor<29x29xi32>
    %25 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<29x1xi32>) outs(%24 : tensor<29x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<29x29xi32>
    %26 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<1x29xi32>) outs(%24 : tensor<29x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<29x29xi32>
    %27 = tensor.empty() : tensor<29x29xi1>
    %28 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<29x29xi32>, tensor<29x29xi32>) outs(%27 : tensor<29x29xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %69 = arith.cmpi sle, %in, %in_9 : i32
      linalg.yield %69 : i1
    } -> tensor<29x29xi1>
    %29 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<i32>) outs(%20 : tensor<1x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x29xi32>
    %30 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%21, %29 : tensor<1x29xi32>, tensor<1x29xi32>) outs(%20 : tensor<1x29xi32>) {
    ^bb0(%in: i32, %in_9: i32, %out: i32):
      %69 = arith.subi %in, %in_9 : i32
      linalg.yield %69 : i32
    } -> tensor<1x29xi32>
    %31 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<1x29xi32>) outs(%24 : tensor<29x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<29x29xi32>
    %32 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%25, %31 : tensor<29x29xi32>, tensor<29x29xi32>) outs(%27 : tensor<29x29xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %69 = arith.cmpi sge, %in, %in_9 : i32
      linalg.yield %69 : i1
    } -> tensor<29x29xi1>
    %33 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%32, %28 : tensor<29x29xi1>, tensor<29x29xi1>) outs(%27 : tensor<29x29xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %69 = arith.andi %in, %in_9 : i1
      linalg.yield %69 : i1
    } -> tensor<29x29xi1>
    %34 = tensor.empty() : tensor<1x1x29x29xi1>
    %35 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<29x29xi1>) outs(%34 : tensor<1x1x29x29xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1x29x29xi1>
    %36 = linalg.generic {indexing_maps = [#map20, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<1x1x29x29xi1>) outs(%16 : tensor<2x3x29x29xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x29x29xi1>
    %37 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %36 : tensor<2x3x29x29xi1>, tensor<2x3x29x29xi1>) outs(%16 : tensor<2x3x29x29xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %69 = arith.andi %in, %in_9 : i1
      linalg.yield %69 : i1
    } -> tensor<2x3x29x29xi1>
    %38 = tensor.empty() : tensor<2x3x29x29xf32>
    %39 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%38 : tensor<2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x29x29xf32>
    %40 = tensor.empty() : tensor<1x2x3x29x29xi1>
    %41 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x3x29x29xi1>) outs(%40 : tensor<1x2x3x29x29xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x3x29x29xi1>
    %42 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x3x29x29xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x29xf32>
    %43 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%41, %15, %42 : tensor<1x2x3x29x29xi1>, tensor<1x2x3x29x29xf32>, tensor<1x2x3x29x29xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %69 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %69 : f32
    } -> tensor<1x2x3x29x29xf32>
    %44 = tensor.empty() : tensor<1x2x3x29xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<1x2x3x29xf32>) -> tensor<1x2x3x29xf32>
    %46 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<1x2x3x29x29xf32>) outs(%45 : tensor<1x2x3x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.maximumf %out, %in : f32
      linalg.yield %69 : f32
    } -> tensor<1x2x3x29xf32>
    %47 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%44 : tensor<1x2x3x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29xf32>
    %48 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %46 : tensor<1x2x3x29xf32>, tensor<1x2x3x29xf32>) outs(%44 : tensor<1x2x3x29xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.maximumf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<1x2x3x29xf32>
    %49 = tensor.empty() : tensor<1x2x3x29x1xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x2x3x29xf32>) outs(%49 : tensor<1x2x3x29x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x1xf32>
    %51 = linalg.generic {indexing_maps = [#map22, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<1x2x3x29x1xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x29xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%43, %51 : tensor<1x2x3x29x29xf32>, tensor<1x2x3x29x29xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.subf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<1x2x3x29x29xf32>
    %53 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<1x2x3x29x29xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.exp %in : f32
      linalg.yield %69 : f32
    } -> tensor<1x2x3x29x29xf32>
    %54 = linalg.fill ins(%cst_6 : f32) outs(%44 : tensor<1x2x3x29xf32>) -> tensor<1x2x3x29xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<1x2x3x29x29xf32>) outs(%54 : tensor<1x2x3x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %out, %in : f32
      linalg.yield %69 : f32
    } -> tensor<1x2x3x29xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<1x2x3x29xf32>) outs(%49 : tensor<1x2x3x29x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x1xf32>
    %57 = linalg.generic {indexing_maps = [#map22, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<1x2x3x29x1xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x29xf32>
    %58 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53, %57 : tensor<1x2x3x29x29xf32>, tensor<1x2x3x29x29xf32>) outs(%10 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.divf %in, %in_9 : f32
      linalg.yield %69 : f32
    } -> tensor<1x2x3x29x29xf32>
    %59 = tensor.empty() : tensor<2x3x8x1x29xf32>
    %60 = linalg.fill ins(%cst_6 : f32) outs(%59 : tensor<2x3x8x1x29xf32>) -> tensor<2x3x8x1x29xf32>
    %61 = linalg.generic {indexing_maps = [#map23, #map24, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%4, %58 : tensor<2x29x3x8xf32>, tensor<1x2x3x29x29xf32>) outs(%60 : tensor<2x3x8x1x29xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x3x8x1x29xf32>
    %62 = tensor.empty() : tensor<1x2x29x3x8xf32>
    %63 = linalg.generic {indexing_maps = [#map25, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x3x8x1x29xf32>) outs(%62 : tensor<1x2x29x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x29x3x8xf32>
    %64 = tensor.empty() : tensor<2x29x3x1x8xf32>
    %65 = linalg.generic {indexing_maps = [#map26, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<1x2x29x3x8xf32>) outs(%64 : tensor<2x29x3x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x29x3x1x8xf32>
    %collapsed = tensor.collapse_shape %65 [[0], [1], [2], [3, 4]] : tensor<2x29x3x1x8xf32> into tensor<2x29x3x8xf32>
    %66 = tensor.empty() : tensor<2x29x24xf32>
    %67 = linalg.fill ins(%cst_6 : f32) outs(%66 : tensor<2x29x24xf32>) -> tensor<2x29x24xf32>
    %68 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %arg5 : tensor<2x29x3x8xf32>, tensor<3x8x24xf32>) outs(%67 : tensor<2x29x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %69 = arith.mulf %in, %in_9 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x29x24xf32>
    return %68 : tensor<2x29x24xf32>
  }
}

