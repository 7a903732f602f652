module @jit_main {
  func.func public @main(%arg0: tensor<2x37x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24x24xf32>) -> tensor<2x37x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %cst_1 = arith.constant 2.82842708 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<37x37xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<37x37xi32>) {
    ^bb0(%out: i32):
      %78 = linalg.index 0 : index
      %79 = arith.index_cast %78 : index to i32
      linalg.yield %79 : i32
    } -> tensor<37x37xi32>
    %2 = tensor.empty() : tensor<37x37xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<37x37xi32>) {
    ^bb0(%out: i32):
      %78 = linalg.index 1 : index
      %79 = arith.index_cast %78 : index to i32
      linalg.yield %79 : i32
    } -> tensor<37x37xi32>
    %4 = tensor.empty() : tensor<37x37xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<37x37xi32>, tensor<37x37xi32>) outs(%4 : tensor<37x37xi1>) {
    ^bb0(%in: i32, %in_17: i32, %out: i1):
      %78 = arith.cmpi sge, %in, %in_17 : i32
      linalg.yield %78 : i1
    } -> tensor<37x37xi1>
    %6 = tensor.empty() : tensor<1x1x37x37xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<37x37xi1>) outs(%6 : tensor<1x1x37x37xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1x37x37xi1>
    %8 = tensor.empty() : tensor<1x1x37x37xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<1x1x37x37xi1>) outs(%8 : tensor<1x1x37x37xf32>) {
    ^bb0(%in: i1, %out: f32):
      %78 = arith.select %in, %cst_3, %cst_2 : f32
      linalg.yield %78 : f32
    } -> tensor<1x1x37x37xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x37x24xf32> into tensor<74x24xf32>
    %10 = tensor.empty() : tensor<74x24xf32>
    %11 = linalg.fill ins(%cst_2 : f32) outs(%10 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %12 = linalg.matmul ins(%collapsed, %arg6 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%11 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 37, 24] : tensor<74x24xf32> into tensor<2x37x24xf32>
    %13 = tensor.empty() : tensor<2x37x24xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<24xf32>) outs(%13 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x24xf32>
    %15 = tensor.empty() : tensor<2x37x24xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %14 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%15 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %78 = arith.addf %in, %in_17 : f32
      linalg.yield %78 : f32
    } -> tensor<2x37x24xf32>
    %expanded_4 = tensor.expand_shape %16 [[0], [1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<2x37x24xf32> into tensor<2x37x3x8xf32>
    %17 = tensor.empty() : tensor<74x24xf32>
    %18 = linalg.fill ins(%cst_2 : f32) outs(%17 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %19 = linalg.matmul ins(%collapsed, %arg2 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%18 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %expanded_5 = tensor.expand_shape %19 [[0, 1], [2]] output_shape [2, 37, 24] : tensor<74x24xf32> into tensor<2x37x24xf32>
    %20 = tensor.empty() : tensor<2x37x24xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<24xf32>) outs(%20 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x24xf32>
    %22 = tensor.empty() : tensor<2x37x24xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5, %21 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%22 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %78 = arith.addf %in, %in_17 : f32
      linalg.yield %78 : f32
    } -> tensor<2x37x24xf32>
    %expanded_6 = tensor.expand_shape %23 [[0], [1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<2x37x24xf32> into tensor<2x37x3x8xf32>
    %24 = tensor.empty() : tensor<74x24xf32>
    %25 = linalg.fill ins(%cst_2 : f32) outs(%24 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %26 = linalg.matmul ins(%collapsed, %arg8 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%25 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %expanded_7 = tensor.expand_shape %26 [[0, 1], [2]] output_shape [2, 37, 24] : tensor<74x24xf32> into tensor<2x37x24xf32>
    %27 = tensor.empty() : tensor<2x37x24xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7 : tensor<24xf32>) outs(%27 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x24xf32>
    %29 = tensor.empty() : tensor<2x37x24xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7, %28 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%29 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %78 = arith.addf %in, %in_17 : f32
      linalg.yield %78 : f32
    } -> tensor<2x37x24xf32>
    %expanded_8 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 37, 3, 8] : tensor<2x37x24xf32> into tensor<2x37x3x8xf32>
    %31 = tensor.empty() : tensor<2x3x37x8xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x37x3x8xf32>) outs(%31 : tensor<2x3x37x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x8xf32>
    %33 = tensor.empty() : tensor<2x3x8x37xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x37x3x8xf32>) outs(%33 : tensor<2x3x8x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x37xf32>
    %collapsed_9 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x3x37x8xf32> into tensor<6x37x8xf32>
    %collapsed_10 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x3x8x37xf32> into tensor<6x8x37xf32>
    %35 = tensor.empty() : tensor<6x37x37xf32>
    %36 = linalg.fill ins(%cst_2 : f32) outs(%35 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %37 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<6x37x8xf32>, tensor<6x8x37xf32>) outs(%36 : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
    %expanded_11 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 3, 37, 37] : tensor<6x37x37xf32> into tensor<2x3x37x37xf32>
    %38 = tensor.empty() : tensor<2x3x37x37xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x3x37x37xf32>) outs(%38 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.divf %in, %cst_1 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x37x37xf32>
    %40 = tensor.empty() : tensor<1x1x37x37xi1>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x1x37x37xf32>) outs(%40 : tensor<1x1x37x37xi1>) {
    ^bb0(%in: f32, %out: i1):
      %78 = arith.cmpf une, %in, %cst_2 : f32
      linalg.yield %78 : i1
    } -> tensor<1x1x37x37xi1>
    %42 = tensor.empty() : tensor<2x3x37x37xi1>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<1x1x37x37xi1>) outs(%42 : tensor<2x3x37x37xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x37x37xi1>
    %44 = tensor.empty() : tensor<2x3x37x37xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %39 : tensor<2x3x37x37xi1>, tensor<2x3x37x37xf32>) outs(%44 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: i1, %in_17: f32, %out: f32):
      %78 = arith.select %in, %in_17, %cst_0 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x37x37xf32>
    %46 = tensor.empty() : tensor<2x3x37xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x3x37x37xf32>) outs(%47 : tensor<2x3x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.maximumf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x37xf32>
    %49 = tensor.empty() : tensor<2x3x37x37xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x3x37xf32>) outs(%49 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x37xf32>
    %51 = tensor.empty() : tensor<2x3x37x37xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %50 : tensor<2x3x37x37xf32>, tensor<2x3x37x37xf32>) outs(%51 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %78 = arith.subf %in, %in_17 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x37x37xf32>
    %53 = tensor.empty() : tensor<2x3x37x37xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x3x37x37xf32>) outs(%53 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.exp %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x37x37xf32>
    %55 = tensor.empty() : tensor<2x3x37xf32>
    %56 = linalg.fill ins(%cst_2 : f32) outs(%55 : tensor<2x3x37xf32>) -> tensor<2x3x37xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x3x37x37xf32>) outs(%56 : tensor<2x3x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.addf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x37xf32>
    %58 = tensor.empty() : tensor<2x3x37x37xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x3x37xf32>) outs(%58 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x37xf32>
    %60 = tensor.empty() : tensor<2x3x37x37xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %59 : tensor<2x3x37x37xf32>, tensor<2x3x37x37xf32>) outs(%60 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %78 = arith.divf %in, %in_17 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x37x37xf32>
    %62 = tensor.empty() : tensor<2x3x8x37xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x37x3x8xf32>) outs(%62 : tensor<2x3x8x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x37xf32>
    %64 = tensor.empty() : tensor<2x3x37x37xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x3x37x37xf32>) outs(%64 : tensor<2x3x37x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x37x37xf32>
    %collapsed_12 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x3x8x37xf32> into tensor<6x8x37xf32>
    %collapsed_13 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x3x37x37xf32> into tensor<6x37x37xf32>
    %66 = tensor.empty() : tensor<6x8x37xf32>
    %67 = linalg.fill ins(%cst_2 : f32) outs(%66 : tensor<6x8x37xf32>) -> tensor<6x8x37xf32>
    %68 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<6x8x37xf32>, tensor<6x37x37xf32>) outs(%67 : tensor<6x8x37xf32>) -> tensor<6x8x37xf32>
    %expanded_14 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 3, 8, 37] : tensor<6x8x37xf32> into tensor<2x3x8x37xf32>
    %69 = tensor.empty() : tensor<2x37x3x8xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x3x8x37xf32>) outs(%69 : tensor<2x37x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x3x8xf32>
    %collapsed_15 = tensor.collapse_shape %70 [[0, 1], [2, 3]] : tensor<2x37x3x8xf32> into tensor<74x24xf32>
    %71 = tensor.empty() : tensor<74x24xf32>
    %72 = linalg.fill ins(%cst_2 : f32) outs(%71 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %73 = linalg.matmul ins(%collapsed_15, %arg4 : tensor<74x24xf32>, tensor<24x24xf32>) outs(%72 : tensor<74x24xf32>) -> tensor<74x24xf32>
    %expanded_16 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [2, 37, 24] : tensor<74x24xf32> into tensor<2x37x24xf32>
    %74 = tensor.empty() : tensor<2x37x24xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<24xf32>) outs(%74 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x37x24xf32>
    %76 = tensor.empty() : tensor<2x37x24xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %75 : tensor<2x37x24xf32>, tensor<2x37x24xf32>) outs(%76 : tensor<2x37x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %78 = arith.addf %in, %in_17 : f32
      linalg.yield %78 : f32
    } -> tensor<2x37x24xf32>
    func.return %77 : tensor<2x37x24xf32>
  }
}
