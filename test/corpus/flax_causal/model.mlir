#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2) -> ()>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map27 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x83x48xf32>, %arg1: tensor<3x16xf32>, %arg2: tensor<48x3x16xf32>, %arg3: tensor<48xf32>, %arg4: tensor<3x16x48xf32>, %arg5: tensor<3x16xf32>, %arg6: tensor<48x3x16xf32>, %arg7: tensor<3x16xf32>, %arg8: tensor<48x3x16xf32>) -> tensor<2x83x48xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<83xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<83xi32>) {
    ^bb0(%out: i32):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i32
      linalg.yield %66 : i32
    } -> tensor<83xi32>
    %2 = tensor.empty() : tensor<2x83xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<83xi32>) outs(%2 : tensor<2x83xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x83xi32>
    %4 = tensor.empty() : tensor<2x83x1xi32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x83xi32>) outs(%4 : tensor<2x83x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x83x1xi32>
    %6 = tensor.empty() : tensor<2x1x83xi32>
    %7 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x83xi32>) outs(%6 : tensor<2x1x83xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x83xi32>
    %8 = tensor.empty() : tensor<2x83x83xi32>
    %9 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x83x1xi32>) outs(%8 : tensor<2x83x83xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x83x83xi32>
    %10 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x1x83xi32>) outs(%8 : tensor<2x83x83xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x83x83xi32>
    %11 = tensor.empty() : tensor<2x83x83xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x83x83xi32>, tensor<2x83x83xi32>) outs(%11 : tensor<2x83x83xi1>) {
    ^bb0(%in: i32, %in_8: i32, %out: i1):
      %65 = arith.cmpi sge, %in, %in_8 : i32
      linalg.yield %65 : i1
    } -> tensor<2x83x83xi1>
    %13 = tensor.empty() : tensor<2x1x83x83xi1>
    %14 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x83x83xi1>) outs(%13 : tensor<2x1x83x83xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x83x83xi1>
    %15 = tensor.empty() : tensor<2x1x83x83xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x1x83x83xi1>) outs(%15 : tensor<2x1x83x83xf32>) {
    ^bb0(%in: i1, %out: f32):
      %65 = arith.uitofp %in : i1 to f32
      linalg.yield %65 : f32
    } -> tensor<2x1x83x83xf32>
    %17 = tensor.empty() : tensor<2x83x3x16xf32>
    %18 = linalg.fill ins(%cst_4 : f32) outs(%17 : tensor<2x83x3x16xf32>) -> tensor<2x83x3x16xf32>
    %19 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg6 : tensor<2x83x48xf32>, tensor<48x3x16xf32>) outs(%18 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.mulf %in, %in_8 : f32
      %66 = arith.addf %out, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x83x3x16xf32>
    %expanded = tensor.expand_shape %arg5 [[0, 1, 2], [3]] output_shape [1, 1, 3, 16] : tensor<3x16xf32> into tensor<1x1x3x16xf32>
    %20 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x3x16xf32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x83x3x16xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<2x83x3x16xf32>, tensor<2x83x3x16xf32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.addf %in, %in_8 : f32
      linalg.yield %65 : f32
    } -> tensor<2x83x3x16xf32>
    %22 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg2 : tensor<2x83x48xf32>, tensor<48x3x16xf32>) outs(%18 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.mulf %in, %in_8 : f32
      %66 = arith.addf %out, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x83x3x16xf32>
    %expanded_5 = tensor.expand_shape %arg1 [[0, 1, 2], [3]] output_shape [1, 1, 3, 16] : tensor<3x16xf32> into tensor<1x1x3x16xf32>
    %23 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x1x3x16xf32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x83x3x16xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<2x83x3x16xf32>, tensor<2x83x3x16xf32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.addf %in, %in_8 : f32
      linalg.yield %65 : f32
    } -> tensor<2x83x3x16xf32>
    %25 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg8 : tensor<2x83x48xf32>, tensor<48x3x16xf32>) outs(%18 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.mulf %in, %in_8 : f32
      %66 = arith.addf %out, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x83x3x16xf32>
    %expanded_6 = tensor.expand_shape %arg7 [[0, 1, 2], [3]] output_shape [1, 1, 3, 16] : tensor<3x16xf32> into tensor<1x1x3x16xf32>
    %26 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x1x3x16xf32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x83x3x16xf32>
    %27 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %26 : tensor<2x83x3x16xf32>, tensor<2x83x3x16xf32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.addf %in, %in_8 : f32
      linalg.yield %65 : f32
    } -> tensor<2x83x3x16xf32>
    %28 = tensor.empty() : tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map14], iterator_types = []} outs(%28 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<f32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x83x3x16xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %30 : tensor<2x83x3x16xf32>, tensor<2x83x3x16xf32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.divf %in, %in_8 : f32
      linalg.yield %65 : f32
    } -> tensor<2x83x3x16xf32>
    %32 = tensor.empty() : tensor<2x3x83x83xf32>
    %33 = linalg.fill ins(%cst_4 : f32) outs(%32 : tensor<2x3x83x83xf32>) -> tensor<2x3x83x83xf32>
    %34 = linalg.generic {indexing_maps = [#map16, #map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%31, %24 : tensor<2x83x3x16xf32>, tensor<2x83x3x16xf32>) outs(%33 : tensor<2x3x83x83xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.mulf %in, %in_8 : f32
      %66 = arith.addf %out, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x83x83xf32>
    %35 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%15 : tensor<2x1x83x83xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x83x83xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %35 : tensor<2x1x83x83xf32>, tensor<2x1x83x83xf32>) outs(%13 : tensor<2x1x83x83xi1>) {
    ^bb0(%in: f32, %in_8: f32, %out: i1):
      %65 = arith.cmpf une, %in, %in_8 : f32
      linalg.yield %65 : i1
    } -> tensor<2x1x83x83xi1>
    %37 = tensor.empty() : tensor<2x3x83x83xi1>
    %38 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x1x83x83xi1>) outs(%37 : tensor<2x3x83x83xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x83x83xi1>
    %39 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%32 : tensor<2x3x83x83xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x83x83xf32>
    %40 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %34, %39 : tensor<2x3x83x83xi1>, tensor<2x3x83x83xf32>, tensor<2x3x83x83xf32>) outs(%32 : tensor<2x3x83x83xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %65 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x83x83xf32>
    %41 = tensor.empty() : tensor<2x3x83xf32>
    %42 = linalg.fill ins(%cst_1 : f32) outs(%41 : tensor<2x3x83xf32>) -> tensor<2x3x83xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<2x3x83x83xf32>) outs(%42 : tensor<2x3x83xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.maximumf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x83xf32>
    %44 = linalg.generic {indexing_maps = [#map20, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%41 : tensor<2x3x83xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x83xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %43 : tensor<2x3x83xf32>, tensor<2x3x83xf32>) outs(%41 : tensor<2x3x83xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.maximumf %in, %in_8 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x83xf32>
    %46 = tensor.empty() : tensor<2x3x83x1xf32>
    %47 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x3x83xf32>) outs(%46 : tensor<2x3x83x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x83x1xf32>
    %48 = linalg.generic {indexing_maps = [#map21, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x3x83x1xf32>) outs(%32 : tensor<2x3x83x83xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x83x83xf32>
    %49 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %48 : tensor<2x3x83x83xf32>, tensor<2x3x83x83xf32>) outs(%32 : tensor<2x3x83x83xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.subf %in, %in_8 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x83x83xf32>
    %50 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x83x83xf32>) outs(%32 : tensor<2x3x83x83xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x83x83xf32>
    %51 = linalg.fill ins(%cst_4 : f32) outs(%41 : tensor<2x3x83xf32>) -> tensor<2x3x83xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x83x83xf32>) outs(%51 : tensor<2x3x83xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x83xf32>
    %53 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x3x83xf32>) outs(%46 : tensor<2x3x83x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x83x1xf32>
    %54 = linalg.generic {indexing_maps = [#map21, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x3x83x1xf32>) outs(%32 : tensor<2x3x83x83xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x83x83xf32>
    %55 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %54 : tensor<2x3x83x83xf32>, tensor<2x3x83x83xf32>) outs(%32 : tensor<2x3x83x83xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.divf %in, %in_8 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x83x83xf32>
    %56 = tensor.empty() : tensor<2x3x16x83xf32>
    %57 = linalg.fill ins(%cst_4 : f32) outs(%56 : tensor<2x3x16x83xf32>) -> tensor<2x3x16x83xf32>
    %58 = linalg.generic {indexing_maps = [#map22, #map23, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%27, %55 : tensor<2x83x3x16xf32>, tensor<2x3x83x83xf32>) outs(%57 : tensor<2x3x16x83xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.mulf %in, %in_8 : f32
      %66 = arith.addf %out, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x16x83xf32>
    %59 = linalg.generic {indexing_maps = [#map24, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x3x16x83xf32>) outs(%17 : tensor<2x83x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x83x3x16xf32>
    %60 = tensor.empty() : tensor<2x83x48xf32>
    %61 = linalg.fill ins(%cst_4 : f32) outs(%60 : tensor<2x83x48xf32>) -> tensor<2x83x48xf32>
    %62 = linalg.generic {indexing_maps = [#map23, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%59, %arg4 : tensor<2x83x3x16xf32>, tensor<3x16x48xf32>) outs(%61 : tensor<2x83x48xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.mulf %in, %in_8 : f32
      %66 = arith.addf %out, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x83x48xf32>
    %expanded_7 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %63 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x48xf32>) outs(%60 : tensor<2x83x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x83x48xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %63 : tensor<2x83x48xf32>, tensor<2x83x48xf32>) outs(%60 : tensor<2x83x48xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %65 = arith.addf %in, %in_8 : f32
      linalg.yield %65 : f32
    } -> tensor<2x83x48xf32>
    return %64 : tensor<2x83x48xf32>
  }
}

