module @jit_main {
  func.func public @main(%arg0: tensor<2x79x48xf32>, %arg1: tensor<2x79xi1>, %arg2: tensor<3x16xf32>, %arg3: tensor<48x3x16xf32>, %arg4: tensor<48xf32>, %arg5: tensor<3x16x48xf32>, %arg6: tensor<3x16xf32>, %arg7: tensor<48x3x16xf32>, %arg8: tensor<3x16xf32>, %arg9: tensor<48x3x16xf32>) -> tensor<2x79x48xf32> {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x79x79xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x79xi1>) outs(%0 : tensor<2x79x79xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x79x79xi1>
    %2 = tensor.empty() : tensor<2x79x79xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x79x79xi1>) outs(%2 : tensor<2x79x79xf32>) {
    ^bb0(%in: i1, %out: f32):
      %78 = arith.uitofp %in : i1 to f32
      linalg.yield %78 : f32
    } -> tensor<2x79x79xf32>
    %4 = tensor.empty() : tensor<2x1x79x79xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x79x79xf32>) outs(%4 : tensor<2x1x79x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x79x79xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x79x48xf32> into tensor<158x48xf32>
    %collapsed_3 = tensor.collapse_shape %arg7 [[0], [1, 2]] : tensor<48x3x16xf32> into tensor<48x48xf32>
    %6 = tensor.empty() : tensor<158x48xf32>
    %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<158x48xf32>) -> tensor<158x48xf32>
    %8 = linalg.matmul ins(%collapsed, %collapsed_3 : tensor<158x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<158x48xf32>) -> tensor<158x48xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [2, 79, 3, 16] : tensor<158x48xf32> into tensor<2x79x3x16xf32>
    %expanded_4 = tensor.expand_shape %arg6 [[0, 1, 2], [3]] output_shape [1, 1, 3, 16] : tensor<3x16xf32> into tensor<1x1x3x16xf32>
    %9 = tensor.empty() : tensor<2x79x3x16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<1x1x3x16xf32>) outs(%9 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x79x3x16xf32>
    %11 = tensor.empty() : tensor<2x79x3x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<2x79x3x16xf32>, tensor<2x79x3x16xf32>) outs(%11 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %78 = arith.addf %in, %in_21 : f32
      linalg.yield %78 : f32
    } -> tensor<2x79x3x16xf32>
    %collapsed_5 = tensor.collapse_shape %arg3 [[0], [1, 2]] : tensor<48x3x16xf32> into tensor<48x48xf32>
    %13 = tensor.empty() : tensor<158x48xf32>
    %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<158x48xf32>) -> tensor<158x48xf32>
    %15 = linalg.matmul ins(%collapsed, %collapsed_5 : tensor<158x48xf32>, tensor<48x48xf32>) outs(%14 : tensor<158x48xf32>) -> tensor<158x48xf32>
    %expanded_6 = tensor.expand_shape %15 [[0, 1], [2, 3]] output_shape [2, 79, 3, 16] : tensor<158x48xf32> into tensor<2x79x3x16xf32>
    %expanded_7 = tensor.expand_shape %arg2 [[0, 1, 2], [3]] output_shape [1, 1, 3, 16] : tensor<3x16xf32> into tensor<1x1x3x16xf32>
    %16 = tensor.empty() : tensor<2x79x3x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x3x16xf32>) outs(%16 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x79x3x16xf32>
    %18 = tensor.empty() : tensor<2x79x3x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %17 : tensor<2x79x3x16xf32>, tensor<2x79x3x16xf32>) outs(%18 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %78 = arith.addf %in, %in_21 : f32
      linalg.yield %78 : f32
    } -> tensor<2x79x3x16xf32>
    %collapsed_8 = tensor.collapse_shape %arg9 [[0], [1, 2]] : tensor<48x3x16xf32> into tensor<48x48xf32>
    %20 = tensor.empty() : tensor<158x48xf32>
    %21 = linalg.fill ins(%cst_2 : f32) outs(%20 : tensor<158x48xf32>) -> tensor<158x48xf32>
    %22 = linalg.matmul ins(%collapsed, %collapsed_8 : tensor<158x48xf32>, tensor<48x48xf32>) outs(%21 : tensor<158x48xf32>) -> tensor<158x48xf32>
    %expanded_9 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 79, 3, 16] : tensor<158x48xf32> into tensor<2x79x3x16xf32>
    %expanded_10 = tensor.expand_shape %arg8 [[0, 1, 2], [3]] output_shape [1, 1, 3, 16] : tensor<3x16xf32> into tensor<1x1x3x16xf32>
    %23 = tensor.empty() : tensor<2x79x3x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x3x16xf32>) outs(%23 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x79x3x16xf32>
    %25 = tensor.empty() : tensor<2x79x3x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %24 : tensor<2x79x3x16xf32>, tensor<2x79x3x16xf32>) outs(%25 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %78 = arith.addf %in, %in_21 : f32
      linalg.yield %78 : f32
    } -> tensor<2x79x3x16xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%27 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %29 = tensor.empty() : tensor<2x79x3x16xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<f32>) outs(%29 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x79x3x16xf32>
    %31 = tensor.empty() : tensor<2x79x3x16xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %30 : tensor<2x79x3x16xf32>, tensor<2x79x3x16xf32>) outs(%31 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %78 = arith.divf %in, %in_21 : f32
      linalg.yield %78 : f32
    } -> tensor<2x79x3x16xf32>
    %33 = tensor.empty() : tensor<2x3x79x16xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x79x3x16xf32>) outs(%33 : tensor<2x3x79x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x79x16xf32>
    %35 = tensor.empty() : tensor<2x3x16x79xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x79x3x16xf32>) outs(%35 : tensor<2x3x16x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x16x79xf32>
    %collapsed_11 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x3x79x16xf32> into tensor<6x79x16xf32>
    %collapsed_12 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<2x3x16x79xf32> into tensor<6x16x79xf32>
    %37 = tensor.empty() : tensor<6x79x79xf32>
    %38 = linalg.fill ins(%cst_2 : f32) outs(%37 : tensor<6x79x79xf32>) -> tensor<6x79x79xf32>
    %39 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<6x79x16xf32>, tensor<6x16x79xf32>) outs(%38 : tensor<6x79x79xf32>) -> tensor<6x79x79xf32>
    %expanded_13 = tensor.expand_shape %39 [[0, 1], [2], [3]] output_shape [2, 3, 79, 79] : tensor<6x79x79xf32> into tensor<2x3x79x79xf32>
    %40 = tensor.empty() : tensor<2x1x79x79xi1>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x1x79x79xf32>) outs(%40 : tensor<2x1x79x79xi1>) {
    ^bb0(%in: f32, %out: i1):
      %78 = arith.cmpf une, %in, %cst_2 : f32
      linalg.yield %78 : i1
    } -> tensor<2x1x79x79xi1>
    %42 = tensor.empty() : tensor<2x3x79x79xi1>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x1x79x79xi1>) outs(%42 : tensor<2x3x79x79xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x79x79xi1>
    %44 = tensor.empty() : tensor<2x3x79x79xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_13 : tensor<2x3x79x79xi1>, tensor<2x3x79x79xf32>) outs(%44 : tensor<2x3x79x79xf32>) {
    ^bb0(%in: i1, %in_21: f32, %out: f32):
      %78 = arith.select %in, %in_21, %cst_1 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x79x79xf32>
    %46 = tensor.empty() : tensor<2x3x79xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<2x3x79xf32>) -> tensor<2x3x79xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x3x79x79xf32>) outs(%47 : tensor<2x3x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.maximumf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x79xf32>
    %49 = tensor.empty() : tensor<2x3x79x79xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x3x79xf32>) outs(%49 : tensor<2x3x79x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x79x79xf32>
    %51 = tensor.empty() : tensor<2x3x79x79xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %50 : tensor<2x3x79x79xf32>, tensor<2x3x79x79xf32>) outs(%51 : tensor<2x3x79x79xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %78 = arith.subf %in, %in_21 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x79x79xf32>
    %53 = tensor.empty() : tensor<2x3x79x79xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x3x79x79xf32>) outs(%53 : tensor<2x3x79x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.exp %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x79x79xf32>
    %55 = tensor.empty() : tensor<2x3x79xf32>
    %56 = linalg.fill ins(%cst_2 : f32) outs(%55 : tensor<2x3x79xf32>) -> tensor<2x3x79xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x3x79x79xf32>) outs(%56 : tensor<2x3x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.addf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x79xf32>
    %58 = tensor.empty() : tensor<2x3x79x79xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x3x79xf32>) outs(%58 : tensor<2x3x79x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x79x79xf32>
    %60 = tensor.empty() : tensor<2x3x79x79xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %59 : tensor<2x3x79x79xf32>, tensor<2x3x79x79xf32>) outs(%60 : tensor<2x3x79x79xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %78 = arith.divf %in, %in_21 : f32
      linalg.yield %78 : f32
    } -> tensor<2x3x79x79xf32>
    %62 = tensor.empty() : tensor<2x3x16x79xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x79x3x16xf32>) outs(%62 : tensor<2x3x16x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x16x79xf32>
    %64 = tensor.empty() : tensor<2x3x79x79xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x3x79x79xf32>) outs(%64 : tensor<2x3x79x79xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x79x79xf32>
    %collapsed_14 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x3x16x79xf32> into tensor<6x16x79xf32>
    %collapsed_15 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x3x79x79xf32> into tensor<6x79x79xf32>
    %66 = tensor.empty() : tensor<6x16x79xf32>
    %67 = linalg.fill ins(%cst_2 : f32) outs(%66 : tensor<6x16x79xf32>) -> tensor<6x16x79xf32>
    %68 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<6x16x79xf32>, tensor<6x79x79xf32>) outs(%67 : tensor<6x16x79xf32>) -> tensor<6x16x79xf32>
    %expanded_16 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 3, 16, 79] : tensor<6x16x79xf32> into tensor<2x3x16x79xf32>
    %69 = tensor.empty() : tensor<2x79x3x16xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<2x3x16x79xf32>) outs(%69 : tensor<2x79x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x79x3x16xf32>
    %collapsed_17 = tensor.collapse_shape %70 [[0, 1], [2, 3]] : tensor<2x79x3x16xf32> into tensor<158x48xf32>
    %collapsed_18 = tensor.collapse_shape %arg5 [[0, 1], [2]] : tensor<3x16x48xf32> into tensor<48x48xf32>
    %71 = tensor.empty() : tensor<158x48xf32>
    %72 = linalg.fill ins(%cst_2 : f32) outs(%71 : tensor<158x48xf32>) -> tensor<158x48xf32>
    %73 = linalg.matmul ins(%collapsed_17, %collapsed_18 : tensor<158x48xf32>, tensor<48x48xf32>) outs(%72 : tensor<158x48xf32>) -> tensor<158x48xf32>
    %expanded_19 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [2, 79, 48] : tensor<158x48xf32> into tensor<2x79x48xf32>
    %expanded_20 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %74 = tensor.empty() : tensor<2x79x48xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<1x1x48xf32>) outs(%74 : tensor<2x79x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x79x48xf32>
    %76 = tensor.empty() : tensor<2x79x48xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_19, %75 : tensor<2x79x48xf32>, tensor<2x79x48xf32>) outs(%76 : tensor<2x79x48xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %78 = arith.addf %in, %in_21 : f32
      linalg.yield %78 : f32
    } -> tensor<2x79x48xf32>
    func.return %77 : tensor<2x79x48xf32>
  }
}
