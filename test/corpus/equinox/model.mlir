#map = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map16 = affine_map<(d0, d1, d2) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x41x24xf32>, %arg1: tensor<2x41x41xi1>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24x24xf32>) -> tensor<2x41x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<2.82842708> : tensor<f32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x2x41xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<24x2x41xf32>) -> tensor<24x2x41xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg2, %arg0 : tensor<24x24xf32>, tensor<2x41x24xf32>) outs(%1 : tensor<24x2x41xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.mulf %in, %in_6 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<24x2x41xf32>
    %3 = tensor.empty() : tensor<2x41x24xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<24x2x41xf32>) outs(%3 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    %5 = tensor.empty() : tensor<1x24xf32>
    %6 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<24xf32>) outs(%5 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x24xf32>
    %7 = tensor.empty() : tensor<1x1x24xf32>
    %8 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<1x24xf32>) outs(%7 : tensor<1x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x24xf32>
    %9 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<1x1x24xf32>) outs(%3 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %9 : tensor<2x41x24xf32>, tensor<2x41x24xf32>) outs(%3 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.addf %in, %in_6 : f32
      linalg.yield %50 : f32
    } -> tensor<2x41x24xf32>
    %expanded = tensor.expand_shape %10 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg0 : tensor<24x24xf32>, tensor<2x41x24xf32>) outs(%1 : tensor<24x2x41xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.mulf %in, %in_6 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<24x2x41xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<24x2x41xf32>) outs(%3 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    %expanded_4 = tensor.expand_shape %12 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg5, %arg0 : tensor<24x24xf32>, tensor<2x41x24xf32>) outs(%1 : tensor<24x2x41xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.mulf %in, %in_6 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<24x2x41xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<24x2x41xf32>) outs(%3 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    %expanded_5 = tensor.expand_shape %14 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %15 = tensor.empty() : tensor<2x41x3x8xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%15 : tensor<2x41x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x3x8xf32>
    %17 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %16 : tensor<2x41x3x8xf32>, tensor<2x41x3x8xf32>) outs(%15 : tensor<2x41x3x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.divf %in, %in_6 : f32
      linalg.yield %50 : f32
    } -> tensor<2x41x3x8xf32>
    %18 = tensor.empty() : tensor<2x3x41x41xf32>
    %19 = linalg.fill ins(%cst_3 : f32) outs(%18 : tensor<2x3x41x41xf32>) -> tensor<2x3x41x41xf32>
    %20 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%17, %expanded_4 : tensor<2x41x3x8xf32>, tensor<2x41x3x8xf32>) outs(%19 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.mulf %in, %in_6 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x41x41xf32>
    %21 = tensor.empty() : tensor<41x41xf32>
    %22 = linalg.generic {indexing_maps = [#map14, #map6], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%21 : tensor<41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<41x41xf32>
    %23 = tensor.empty() : tensor<2x3x41x41xi1>
    %24 = linalg.generic {indexing_maps = [#map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x41x41xi1>) outs(%23 : tensor<2x3x41x41xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x41x41xi1>
    %25 = tensor.empty() : tensor<3x41x41xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<41x41xf32>) outs(%25 : tensor<3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x41x41xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<3x41x41xf32>) outs(%18 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x41xf32>
    %28 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %20, %27 : tensor<2x3x41x41xi1>, tensor<2x3x41x41xf32>, tensor<2x3x41x41xf32>) outs(%18 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %50 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x41x41xf32>
    %29 = tensor.empty() : tensor<2x3x41xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x3x41xf32>) -> tensor<2x3x41xf32>
    %31 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x3x41x41xf32>) outs(%30 : tensor<2x3x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.maximumf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x41xf32>
    %32 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%29 : tensor<2x3x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %31 : tensor<2x3x41xf32>, tensor<2x3x41xf32>) outs(%29 : tensor<2x3x41xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.maximumf %in, %in_6 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x41xf32>
    %34 = tensor.empty() : tensor<2x3x41x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x3x41xf32>) outs(%34 : tensor<2x3x41x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x1xf32>
    %36 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x3x41x1xf32>) outs(%18 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x41xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %36 : tensor<2x3x41x41xf32>, tensor<2x3x41x41xf32>) outs(%18 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.subf %in, %in_6 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x41x41xf32>
    %38 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x3x41x41xf32>) outs(%18 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x41x41xf32>
    %39 = linalg.fill ins(%cst_3 : f32) outs(%29 : tensor<2x3x41xf32>) -> tensor<2x3x41xf32>
    %40 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x3x41x41xf32>) outs(%39 : tensor<2x3x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x41xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x3x41xf32>) outs(%34 : tensor<2x3x41x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x1xf32>
    %42 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x3x41x1xf32>) outs(%18 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x41xf32>
    %43 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %42 : tensor<2x3x41x41xf32>, tensor<2x3x41x41xf32>) outs(%18 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.divf %in, %in_6 : f32
      linalg.yield %50 : f32
    } -> tensor<2x3x41x41xf32>
    %44 = tensor.empty() : tensor<2x3x41x8xf32>
    %45 = linalg.fill ins(%cst_3 : f32) outs(%44 : tensor<2x3x41x8xf32>) -> tensor<2x3x41x8xf32>
    %46 = linalg.generic {indexing_maps = [#map18, #map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%43, %expanded_5 : tensor<2x3x41x41xf32>, tensor<2x41x3x8xf32>) outs(%45 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.mulf %in, %in_6 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x3x41x8xf32>
    %47 = linalg.generic {indexing_maps = [#map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x3x41x8xf32>) outs(%15 : tensor<2x41x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x3x8xf32>
    %collapsed = tensor.collapse_shape %47 [[0], [1], [2, 3]] : tensor<2x41x3x8xf32> into tensor<2x41x24xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg6, %collapsed : tensor<24x24xf32>, tensor<2x41x24xf32>) outs(%1 : tensor<24x2x41xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %50 = arith.mulf %in, %in_6 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<24x2x41xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<24x2x41xf32>) outs(%3 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    return %49 : tensor<2x41x24xf32>
  }
}

