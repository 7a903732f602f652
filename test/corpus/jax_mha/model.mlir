#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d3, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1) -> ()>
#map11 = affine_map<(d0, d1) -> (d0, d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
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
  func.func public @main(%arg0: tensor<2x89x48xf32>, %arg1: tensor<48x3x16xf32>, %arg2: tensor<48x3x16xf32>, %arg3: tensor<48x3x16xf32>, %arg4: tensor<3x16x48xf32>) -> tensor<2x89x48xf32> {
    %cst = arith.constant dense<0> : tensor<i32>
    %cst_0 = arith.constant dense<false> : tensor<i1>
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<-2.38197633E+38> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant dense<2.500000e-01> : tensor<f32>
    %cst_6 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x89x3x16xf32>
    %1 = linalg.fill ins(%cst_6 : f32) outs(%0 : tensor<2x89x3x16xf32>) -> tensor<2x89x3x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x89x48xf32>, tensor<48x3x16xf32>) outs(%1 : tensor<2x89x3x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.mulf %in, %in_7 : f32
      %60 = arith.addf %out, %59 : f32
      linalg.yield %60 : f32
    } -> tensor<2x89x3x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg2 : tensor<2x89x48xf32>, tensor<48x3x16xf32>) outs(%1 : tensor<2x89x3x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.mulf %in, %in_7 : f32
      %60 = arith.addf %out, %59 : f32
      linalg.yield %60 : f32
    } -> tensor<2x89x3x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg3 : tensor<2x89x48xf32>, tensor<48x3x16xf32>) outs(%1 : tensor<2x89x3x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.mulf %in, %in_7 : f32
      %60 = arith.addf %out, %59 : f32
      linalg.yield %60 : f32
    } -> tensor<2x89x3x16xf32>
    %expanded = tensor.expand_shape %2 [[0], [1], [2], [3, 4]] output_shape [2, 89, 3, 1, 16] : tensor<2x89x3x16xf32> into tensor<2x89x3x1x16xf32>
    %5 = tensor.empty() : tensor<2x3x89x1x89xf32>
    %6 = linalg.fill ins(%cst_6 : f32) outs(%5 : tensor<2x3x89x1x89xf32>) -> tensor<2x3x89x1x89xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %3 : tensor<2x89x3x1x16xf32>, tensor<2x89x3x16xf32>) outs(%6 : tensor<2x3x89x1x89xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.mulf %in, %in_7 : f32
      %60 = arith.addf %out, %59 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x89x1x89xf32>
    %8 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%5 : tensor<2x3x89x1x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x89x1x89xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x3x89x1x89xf32>, tensor<2x3x89x1x89xf32>) outs(%5 : tensor<2x3x89x1x89xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.mulf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<2x3x89x1x89xf32>
    %10 = tensor.empty() : tensor<2x3x89x89xi1>
    %11 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<i1>) outs(%10 : tensor<2x3x89x89xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x89x89xi1>
    %12 = tensor.empty() : tensor<89x89xi1>
    %13 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i1>) outs(%12 : tensor<89x89xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<89x89xi1>
    %14 = tensor.empty() : tensor<89x89xi32>
    %15 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<89x89xi32>) {
    ^bb0(%out: i32):
      %59 = linalg.index 0 : index
      %60 = arith.index_cast %59 : index to i32
      linalg.yield %60 : i32
    } -> tensor<89x89xi32>
    %16 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%14 : tensor<89x89xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<89x89xi32>
    %17 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<89x89xi32>, tensor<89x89xi32>) outs(%14 : tensor<89x89xi32>) {
    ^bb0(%in: i32, %in_7: i32, %out: i32):
      %59 = arith.addi %in, %in_7 : i32
      linalg.yield %59 : i32
    } -> tensor<89x89xi32>
    %18 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<89x89xi32>) {
    ^bb0(%out: i32):
      %59 = linalg.index 1 : index
      %60 = arith.index_cast %59 : index to i32
      linalg.yield %60 : i32
    } -> tensor<89x89xi32>
    %19 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<89x89xi32>, tensor<89x89xi32>) outs(%12 : tensor<89x89xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %59 = arith.cmpi sge, %in, %in_7 : i32
      linalg.yield %59 : i1
    } -> tensor<89x89xi1>
    %20 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i1>) outs(%12 : tensor<89x89xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<89x89xi1>
    %21 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%19, %13, %20 : tensor<89x89xi1>, tensor<89x89xi1>, tensor<89x89xi1>) outs(%12 : tensor<89x89xi1>) {
    ^bb0(%in: i1, %in_7: i1, %in_8: i1, %out: i1):
      %59 = arith.select %in, %in_7, %in_8 : i1
      linalg.yield %59 : i1
    } -> tensor<89x89xi1>
    %22 = tensor.empty() : tensor<1x1x89x89xi1>
    %23 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<89x89xi1>) outs(%22 : tensor<1x1x89x89xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1x89x89xi1>
    %24 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<1x1x89x89xi1>) outs(%10 : tensor<2x3x89x89xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x89x89xi1>
    %25 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %24 : tensor<2x3x89x89xi1>, tensor<2x3x89x89xi1>) outs(%10 : tensor<2x3x89x89xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %59 = arith.andi %in, %in_7 : i1
      linalg.yield %59 : i1
    } -> tensor<2x3x89x89xi1>
    %26 = tensor.empty() : tensor<2x3x89x89xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%26 : tensor<2x3x89x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x89x89xf32>
    %28 = tensor.empty() : tensor<1x2x3x89x89xi1>
    %29 = linalg.generic {indexing_maps = [#map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x3x89x89xi1>) outs(%28 : tensor<1x2x3x89x89xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x3x89x89xi1>
    %30 = tensor.empty() : tensor<1x2x3x89x89xf32>
    %31 = linalg.generic {indexing_maps = [#map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x89x89xf32>) outs(%30 : tensor<1x2x3x89x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x89x89xf32>
    %32 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x89x1x89xf32>) outs(%30 : tensor<1x2x3x89x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x89x89xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%29, %32, %31 : tensor<1x2x3x89x89xi1>, tensor<1x2x3x89x89xf32>, tensor<1x2x3x89x89xf32>) outs(%30 : tensor<1x2x3x89x89xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %59 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %59 : f32
    } -> tensor<1x2x3x89x89xf32>
    %34 = tensor.empty() : tensor<1x2x3x89xf32>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%34 : tensor<1x2x3x89xf32>) -> tensor<1x2x3x89xf32>
    %36 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<1x2x3x89x89xf32>) outs(%35 : tensor<1x2x3x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.maximumf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<1x2x3x89xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%34 : tensor<1x2x3x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x89xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %36 : tensor<1x2x3x89xf32>, tensor<1x2x3x89xf32>) outs(%34 : tensor<1x2x3x89xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.maximumf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<1x2x3x89xf32>
    %39 = tensor.empty() : tensor<1x2x3x89x1xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<1x2x3x89xf32>) outs(%39 : tensor<1x2x3x89x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x89x1xf32>
    %41 = linalg.generic {indexing_maps = [#map16, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<1x2x3x89x1xf32>) outs(%30 : tensor<1x2x3x89x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x89x89xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%33, %41 : tensor<1x2x3x89x89xf32>, tensor<1x2x3x89x89xf32>) outs(%30 : tensor<1x2x3x89x89xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.subf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<1x2x3x89x89xf32>
    %43 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<1x2x3x89x89xf32>) outs(%30 : tensor<1x2x3x89x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = math.exp %in : f32
      linalg.yield %59 : f32
    } -> tensor<1x2x3x89x89xf32>
    %44 = linalg.fill ins(%cst_6 : f32) outs(%34 : tensor<1x2x3x89xf32>) -> tensor<1x2x3x89xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<1x2x3x89x89xf32>) outs(%44 : tensor<1x2x3x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<1x2x3x89xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<1x2x3x89xf32>) outs(%39 : tensor<1x2x3x89x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x89x1xf32>
    %47 = linalg.generic {indexing_maps = [#map16, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<1x2x3x89x1xf32>) outs(%30 : tensor<1x2x3x89x89xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x89x89xf32>
    %48 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%43, %47 : tensor<1x2x3x89x89xf32>, tensor<1x2x3x89x89xf32>) outs(%30 : tensor<1x2x3x89x89xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.divf %in, %in_7 : f32
      linalg.yield %59 : f32
    } -> tensor<1x2x3x89x89xf32>
    %49 = tensor.empty() : tensor<2x3x16x1x89xf32>
    %50 = linalg.fill ins(%cst_6 : f32) outs(%49 : tensor<2x3x16x1x89xf32>) -> tensor<2x3x16x1x89xf32>
    %51 = linalg.generic {indexing_maps = [#map17, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%4, %48 : tensor<2x89x3x16xf32>, tensor<1x2x3x89x89xf32>) outs(%50 : tensor<2x3x16x1x89xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.mulf %in, %in_7 : f32
      %60 = arith.addf %out, %59 : f32
      linalg.yield %60 : f32
    } -> tensor<2x3x16x1x89xf32>
    %52 = tensor.empty() : tensor<1x2x89x3x16xf32>
    %53 = linalg.generic {indexing_maps = [#map19, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x3x16x1x89xf32>) outs(%52 : tensor<1x2x89x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x89x3x16xf32>
    %54 = tensor.empty() : tensor<2x89x3x1x16xf32>
    %55 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<1x2x89x3x16xf32>) outs(%54 : tensor<2x89x3x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x89x3x1x16xf32>
    %collapsed = tensor.collapse_shape %55 [[0], [1], [2], [3, 4]] : tensor<2x89x3x1x16xf32> into tensor<2x89x3x16xf32>
    %56 = tensor.empty() : tensor<2x89x48xf32>
    %57 = linalg.fill ins(%cst_6 : f32) outs(%56 : tensor<2x89x48xf32>) -> tensor<2x89x48xf32>
    %58 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %arg4 : tensor<2x89x3x16xf32>, tensor<3x16x48xf32>) outs(%57 : tensor<2x89x48xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %59 = arith.mulf %in, %in_7 : f32
      %60 = arith.addf %out, %59 : f32
      linalg.yield %60 : f32
    } -> tensor<2x89x48xf32>
    return %58 : tensor<2x89x48xf32>
  }
}

