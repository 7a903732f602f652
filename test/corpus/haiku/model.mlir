#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x37x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x24xf32>) -> tensor<2x37x24xf32> {
    %cst = arith.constant dense<0> : tensor<i32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+30> : tensor<f32>
    %cst_4 = arith.constant dense<2.82842708> : tensor<f32>
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<1x1x37x37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<1x1x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x37x37xf32>
    %2 = tensor.empty() : tensor<37x37xi32>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<37x37xi32>) {
    ^bb0(%out: i32):
      %57 = linalg.index 0 : index
      %58 = arith.index_cast %57 : index to i32
      linalg.yield %58 : i32
    } -> tensor<37x37xi32>
    %4 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%2 : tensor<37x37xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<37x37xi32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<37x37xi32>, tensor<37x37xi32>) outs(%2 : tensor<37x37xi32>) {
    ^bb0(%in: i32, %in_9: i32, %out: i32):
      %57 = arith.addi %in, %in_9 : i32
      linalg.yield %57 : i32
    } -> tensor<37x37xi32>
    %6 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<37x37xi32>) {
    ^bb0(%out: i32):
      %57 = linalg.index 1 : index
      %58 = arith.index_cast %57 : index to i32
      linalg.yield %58 : i32
    } -> tensor<37x37xi32>
    %7 = tensor.empty() : tensor<37x37xi1>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %6 : tensor<37x37xi32>, tensor<37x37xi32>) outs(%7 : tensor<37x37xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %57 = arith.cmpi sge, %in, %in_9 : i32
      linalg.yield %57 : i1
    } -> tensor<37x37xi1>
    %9 = tensor.empty() : tensor<1x1x37x37xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<37x37xi1>) outs(%9 : tensor<1x1x37x37xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1x37x37xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<1x1x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x37x37xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %1, %11 : tensor<1x1x37x37xi1>, tensor<1x1x37x37xf32>, tensor<1x1x37x37xf32>) outs(%0 : tensor<1x1x37x37xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %57 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %57 : f32
    } -> tensor<1x1x37x37xf32>
    %13 = tensor.empty() : tensor<2x37x24xf32>
    %14 = linalg.fill ins(%cst_5 : f32) outs(%13 : tensor<2x37x24xf32>) -> tensor<2x37x24xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg6 : tensor<2x37x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.mulf %in, %in_9 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x37x24xf32>
    %16 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x24xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %16 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.addf %in, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<2x37x24xf32>
    %expanded = tensor.expand_shape %17 [[0], [1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<2x37x24xf32> into tensor<2x37x3x8xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg2 : tensor<2x37x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.mulf %in, %in_9 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x37x24xf32>
    %19 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x24xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %19 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.addf %in, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<2x37x24xf32>
    %expanded_7 = tensor.expand_shape %20 [[0], [1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<2x37x24xf32> into tensor<2x37x3x8xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg8 : tensor<2x37x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.mulf %in, %in_9 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x37x24xf32>
    %22 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7 : tensor<24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x24xf32>
    %23 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.addf %in, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<2x37x24xf32>
    %expanded_8 = tensor.expand_shape %23 [[0], [1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<2x37x24xf32> into tensor<2x37x3x8xf32>
    %24 = tensor.empty() : tensor<2x3x37x37xf32>
    %25 = linalg.fill ins(%cst_5 : f32) outs(%24 : tensor<2x3x37x37xf32>) -> tensor<2x3x37x37xf32>
    %26 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_7 : tensor<2x37x3x8xf32>, tensor<2x37x3x8xf32>) outs(%25 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.mulf %in, %in_9 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x37x37xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x37xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %27 : tensor<2x3x37x37xf32>, tensor<2x3x37x37xf32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.divf %in, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x37x37xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %11 : tensor<1x1x37x37xf32>, tensor<1x1x37x37xf32>) outs(%9 : tensor<1x1x37x37xi1>) {
    ^bb0(%in: f32, %in_9: f32, %out: i1):
      %57 = arith.cmpf une, %in, %in_9 : f32
      linalg.yield %57 : i1
    } -> tensor<1x1x37x37xi1>
    %30 = tensor.empty() : tensor<2x3x37x37xi1>
    %31 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<1x1x37x37xi1>) outs(%30 : tensor<2x3x37x37xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x37x37xi1>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x37xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %28, %32 : tensor<2x3x37x37xi1>, tensor<2x3x37x37xf32>, tensor<2x3x37x37xf32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %57 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x37x37xf32>
    %34 = tensor.empty() : tensor<2x3x37xf32>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%34 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x3x37x37xf32>) outs(%35 : tensor<2x3x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.maximumf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x37xf32>
    %37 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%34 : tensor<2x3x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %36 : tensor<2x3x37xf32>, tensor<2x3x37xf32>) outs(%34 : tensor<2x3x37xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.maximumf %in, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x37xf32>
    %39 = tensor.empty() : tensor<2x3x37x1xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x3x37xf32>) outs(%39 : tensor<2x3x37x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x1xf32>
    %41 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x3x37x1xf32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x37xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %41 : tensor<2x3x37x37xf32>, tensor<2x3x37x37xf32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.subf %in, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x37x37xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x3x37x37xf32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = math.exp %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x37x37xf32>
    %44 = linalg.fill ins(%cst_5 : f32) outs(%34 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x3x37x37xf32>) outs(%44 : tensor<2x3x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %out, %in : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x37xf32>
    %46 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x3x37xf32>) outs(%39 : tensor<2x3x37x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x1xf32>
    %47 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x3x37x1xf32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x37xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %47 : tensor<2x3x37x37xf32>, tensor<2x3x37x37xf32>) outs(%24 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.divf %in, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<2x3x37x37xf32>
    %49 = tensor.empty() : tensor<2x3x8x37xf32>
    %50 = linalg.fill ins(%cst_5 : f32) outs(%49 : tensor<2x3x8x37xf32>) -> tensor<2x3x8x37xf32>
    %51 = linalg.generic {indexing_maps = [#map16, #map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_8, %48 : tensor<2x37x3x8xf32>, tensor<2x3x37x37xf32>) outs(%50 : tensor<2x3x8x37xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.mulf %in, %in_9 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x3x8x37xf32>
    %52 = tensor.empty() : tensor<2x37x3x8xf32>
    %53 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x3x8x37xf32>) outs(%52 : tensor<2x37x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x3x8xf32>
    %collapsed = tensor.collapse_shape %53 [[0], [1], [2, 3]] : tensor<2x37x3x8xf32> into tensor<2x37x24xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg4 : tensor<2x37x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.mulf %in, %in_9 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x37x24xf32>
    %55 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x24xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %55 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %57 = arith.addf %in, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<2x37x24xf32>
    return %56 : tensor<2x37x24xf32>
  }
}

