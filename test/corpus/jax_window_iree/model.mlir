module @jit_main {
  func.func public @main(%arg0: tensor<2x29x24xf32>, %arg1: tensor<1x3x29x29xf32>, %arg2: tensor<24x3x8xf32>, %arg3: tensor<24x3x8xf32>, %arg4: tensor<24x3x8xf32>, %arg5: tensor<3x8x24xf32>) -> tensor<2x29x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -2.38197633E+38 : f32
    %c3_i32 = arith.constant 3 : i32
    %c7_i32 = arith.constant 7 : i32
    %cst_1 = arith.constant 0.353553385 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]> : tensor<29xi32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x29x24xf32> into tensor<58x24xf32>
    %collapsed_4 = tensor.collapse_shape %arg2 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %0 = tensor.empty() : tensor<58x24xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %2 = linalg.matmul ins(%collapsed, %collapsed_4 : tensor<58x24xf32>, tensor<24x24xf32>) outs(%1 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %collapsed_5 = tensor.collapse_shape %arg3 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %3 = tensor.empty() : tensor<58x24xf32>
    %4 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %5 = linalg.matmul ins(%collapsed, %collapsed_5 : tensor<58x24xf32>, tensor<24x24xf32>) outs(%4 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [2, 29, 3, 8] : tensor<58x24xf32> into tensor<2x29x3x8xf32>
    %collapsed_6 = tensor.collapse_shape %arg4 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %6 = tensor.empty() : tensor<58x24xf32>
    %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %8 = linalg.matmul ins(%collapsed, %collapsed_6 : tensor<58x24xf32>, tensor<24x24xf32>) outs(%7 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %expanded_7 = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [2, 29, 3, 8] : tensor<58x24xf32> into tensor<2x29x3x8xf32>
    %expanded_8 = tensor.expand_shape %2 [[0, 1], [2, 3, 4]] output_shape [2, 29, 3, 1, 8] : tensor<58x24xf32> into tensor<2x29x3x1x8xf32>
    %9 = tensor.empty() : tensor<2x3x29x1x8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x29x3x1x8xf32>) outs(%9 : tensor<2x3x29x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x29x1x8xf32>
    %11 = tensor.empty() : tensor<2x3x8x29xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x29x3x8xf32>) outs(%11 : tensor<2x3x8x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x29xf32>
    %collapsed_9 = tensor.collapse_shape %10 [[0, 1], [2], [3, 4]] : tensor<2x3x29x1x8xf32> into tensor<6x29x8xf32>
    %collapsed_10 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x3x8x29xf32> into tensor<6x8x29xf32>
    %13 = tensor.empty() : tensor<6x29x29xf32>
    %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<6x29x29xf32>) -> tensor<6x29x29xf32>
    %15 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<6x29x8xf32>, tensor<6x8x29xf32>) outs(%14 : tensor<6x29x29xf32>) -> tensor<6x29x29xf32>
    %expanded_11 = tensor.expand_shape %15 [[0, 1], [2], [3, 4]] output_shape [2, 3, 29, 1, 29] : tensor<6x29x29xf32> into tensor<2x3x29x1x29xf32>
    %16 = tensor.empty() : tensor<2x3x29x1x29xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x3x29x1x29xf32>) outs(%16 : tensor<2x3x29x1x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.mulf %in, %cst_1 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x29x1x29xf32>
    %collapsed_12 = tensor.collapse_shape %17 [[0, 1, 2, 3, 4]] : tensor<2x3x29x1x29xf32> into tensor<5046xf32>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0, 1, 2, 3, 4]] output_shape [1, 2, 3, 29, 29] : tensor<5046xf32> into tensor<1x2x3x29x29xf32>
    %expanded_14 = tensor.expand_shape %arg1 [[0], [1, 2], [3], [4]] output_shape [1, 1, 3, 29, 29] : tensor<1x3x29x29xf32> into tensor<1x1x3x29x29xf32>
    %18 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<1x1x3x29x29xf32>) outs(%18 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x29xf32>
    %20 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %19 : tensor<1x2x3x29x29xf32>, tensor<1x2x3x29x29xf32>) outs(%20 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %78 = arith.addf %in, %in_22 : f32
      linalg.yield %78 : f32
    } -> tensor<1x2x3x29x29xf32>
    %22 = tensor.empty() : tensor<1x29xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<29xi32>) outs(%22 : tensor<1x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x29xi32>
    %24 = tensor.empty() : tensor<1x29xi32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<1x29xi32>) outs(%24 : tensor<1x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.addi %in, %c7_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<1x29xi32>
    %26 = tensor.empty() : tensor<29x29xi32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<29xi32>) outs(%26 : tensor<29x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<29x29xi32>
    %28 = tensor.empty() : tensor<29x29xi32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<1x29xi32>) outs(%28 : tensor<29x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<29x29xi32>
    %30 = tensor.empty() : tensor<29x29xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<29x29xi32>, tensor<29x29xi32>) outs(%30 : tensor<29x29xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %78 = arith.cmpi sle, %in, %in_22 : i32
      linalg.yield %78 : i1
    } -> tensor<29x29xi1>
    %32 = tensor.empty() : tensor<1x29xi32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<1x29xi32>) outs(%32 : tensor<1x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.subi %in, %c3_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<1x29xi32>
    %34 = tensor.empty() : tensor<29x29xi32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x29xi32>) outs(%34 : tensor<29x29xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<29x29xi32>
    %36 = tensor.empty() : tensor<29x29xi1>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %35 : tensor<29x29xi32>, tensor<29x29xi32>) outs(%36 : tensor<29x29xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %78 = arith.cmpi sge, %in, %in_22 : i32
      linalg.yield %78 : i1
    } -> tensor<29x29xi1>
    %38 = tensor.empty() : tensor<29x29xi1>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37, %31 : tensor<29x29xi1>, tensor<29x29xi1>) outs(%38 : tensor<29x29xi1>) {
    ^bb0(%in: i1, %in_22: i1, %out: i1):
      %78 = arith.andi %in, %in_22 : i1
      linalg.yield %78 : i1
    } -> tensor<29x29xi1>
    %40 = tensor.empty() : tensor<2x3x29x29xi1>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<29x29xi1>) outs(%40 : tensor<2x3x29x29xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x29x29xi1>
    %42 = tensor.empty() : tensor<1x2x3x29x29xi1>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x3x29x29xi1>) outs(%42 : tensor<1x2x3x29x29xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x3x29x29xi1>
    %44 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%43, %21 : tensor<1x2x3x29x29xi1>, tensor<1x2x3x29x29xf32>) outs(%44 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: i1, %in_22: f32, %out: f32):
      %78 = arith.select %in, %in_22, %cst_0 : f32
      linalg.yield %78 : f32
    } -> tensor<1x2x3x29x29xf32>
    %46 = tensor.empty() : tensor<1x2x3x29xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<1x2x3x29xf32>) -> tensor<1x2x3x29xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<1x2x3x29x29xf32>) outs(%47 : tensor<1x2x3x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.maximumf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<1x2x3x29xf32>
    %49 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x2x3x29xf32>) outs(%49 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x29xf32>
    %51 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%45, %50 : tensor<1x2x3x29x29xf32>, tensor<1x2x3x29x29xf32>) outs(%51 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %78 = arith.subf %in, %in_22 : f32
      linalg.yield %78 : f32
    } -> tensor<1x2x3x29x29xf32>
    %53 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<1x2x3x29x29xf32>) outs(%53 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.exp %in : f32
      linalg.yield %78 : f32
    } -> tensor<1x2x3x29x29xf32>
    %55 = tensor.empty() : tensor<1x2x3x29xf32>
    %56 = linalg.fill ins(%cst_2 : f32) outs(%55 : tensor<1x2x3x29xf32>) -> tensor<1x2x3x29xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<1x2x3x29x29xf32>) outs(%56 : tensor<1x2x3x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.addf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<1x2x3x29xf32>
    %58 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<1x2x3x29xf32>) outs(%58 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x29x29xf32>
    %60 = tensor.empty() : tensor<1x2x3x29x29xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%54, %59 : tensor<1x2x3x29x29xf32>, tensor<1x2x3x29x29xf32>) outs(%60 : tensor<1x2x3x29x29xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %78 = arith.divf %in, %in_22 : f32
      linalg.yield %78 : f32
    } -> tensor<1x2x3x29x29xf32>
    %62 = tensor.empty() : tensor<2x3x8x29xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x29x3x8xf32>) outs(%62 : tensor<2x3x8x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x29xf32>
    %64 = tensor.empty() : tensor<2x3x29x1x29xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<1x2x3x29x29xf32>) outs(%64 : tensor<2x3x29x1x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x29x1x29xf32>
    %collapsed_15 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x3x8x29xf32> into tensor<6x8x29xf32>
    %collapsed_16 = tensor.collapse_shape %65 [[0, 1], [2], [3, 4]] : tensor<2x3x29x1x29xf32> into tensor<6x29x29xf32>
    %66 = tensor.empty() : tensor<6x8x29xf32>
    %67 = linalg.fill ins(%cst_2 : f32) outs(%66 : tensor<6x8x29xf32>) -> tensor<6x8x29xf32>
    %68 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x8x29xf32>, tensor<6x29x29xf32>) outs(%67 : tensor<6x8x29xf32>) -> tensor<6x8x29xf32>
    %expanded_17 = tensor.expand_shape %68 [[0, 1], [2], [3, 4]] output_shape [2, 3, 8, 1, 29] : tensor<6x8x29xf32> into tensor<2x3x8x1x29xf32>
    %69 = tensor.empty() : tensor<1x2x29x3x8xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x8x1x29xf32>) outs(%69 : tensor<1x2x29x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x29x3x8xf32>
    %collapsed_18 = tensor.collapse_shape %70 [[0, 1], [2], [3], [4]] : tensor<1x2x29x3x8xf32> into tensor<2x29x3x8xf32>
    %71 = tensor.empty() : tensor<2x29x8x3xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18 : tensor<2x29x3x8xf32>) outs(%71 : tensor<2x29x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x29x8x3xf32>
    %collapsed_19 = tensor.collapse_shape %72 [[0, 1], [2, 3]] : tensor<2x29x8x3xf32> into tensor<58x24xf32>
    %73 = tensor.empty() : tensor<8x3x24xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<3x8x24xf32>) outs(%73 : tensor<8x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3x24xf32>
    %collapsed_20 = tensor.collapse_shape %74 [[0, 1], [2]] : tensor<8x3x24xf32> into tensor<24x24xf32>
    %75 = tensor.empty() : tensor<58x24xf32>
    %76 = linalg.fill ins(%cst_2 : f32) outs(%75 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %77 = linalg.matmul ins(%collapsed_19, %collapsed_20 : tensor<58x24xf32>, tensor<24x24xf32>) outs(%76 : tensor<58x24xf32>) -> tensor<58x24xf32>
    %expanded_21 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [2, 29, 24] : tensor<58x24xf32> into tensor<2x29x24xf32>
    func.return %expanded_21 : tensor<2x29x24xf32>
  }
}
