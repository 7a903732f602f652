module @jit_main {
  func.func public @main(%arg0: tensor<2x31x24xf32>, %arg1: tensor<2x43x24xf32>, %arg2: tensor<2x43xi1>, %arg3: tensor<3x8xf32>, %arg4: tensor<24x3x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<24xf32>, %arg7: tensor<3x8x24xf32>, %arg8: tensor<3x8xf32>, %arg9: tensor<24x3x8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<3x8xf32>, %arg12: tensor<24x3x8xf32>) -> tensor<2x31x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -2.38197633E+38 : f32
    %cst_1 = arith.constant 0.353553385 : f32
    %cst_2 = arith.constant 9.99999997E-7 : f32
    %cst_3 = arith.constant 8.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x31x43xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x43xi1>) outs(%0 : tensor<2x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x31x43xi1>
    %2 = tensor.empty() : tensor<2x31x43xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x31x43xi1>) outs(%2 : tensor<2x31x43xf32>) {
    ^bb0(%in: i1, %out: f32):
      %144 = arith.uitofp %in : i1 to f32
      linalg.yield %144 : f32
    } -> tensor<2x31x43xf32>
    %4 = tensor.empty() : tensor<2x1x31x43xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x31x43xf32>) outs(%4 : tensor<2x1x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x31x43xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x31x24xf32> into tensor<62x24xf32>
    %collapsed_5 = tensor.collapse_shape %arg9 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %6 = tensor.empty() : tensor<62x24xf32>
    %7 = linalg.fill ins(%cst_4 : f32) outs(%6 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %8 = linalg.matmul ins(%collapsed, %collapsed_5 : tensor<62x24xf32>, tensor<24x24xf32>) outs(%7 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [2, 31, 3, 8] : tensor<62x24xf32> into tensor<2x31x3x8xf32>
    %expanded_6 = tensor.expand_shape %arg8 [[0, 1, 2], [3]] output_shape [1, 1, 3, 8] : tensor<3x8xf32> into tensor<1x1x3x8xf32>
    %9 = tensor.empty() : tensor<2x31x3x8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x1x3x8xf32>) outs(%9 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x8xf32>
    %11 = tensor.empty() : tensor<2x31x3x8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%11 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.addf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3x8xf32>
    %collapsed_7 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x43x24xf32> into tensor<86x24xf32>
    %collapsed_8 = tensor.collapse_shape %arg4 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %13 = tensor.empty() : tensor<86x24xf32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<86x24xf32>) -> tensor<86x24xf32>
    %15 = linalg.matmul ins(%collapsed_7, %collapsed_8 : tensor<86x24xf32>, tensor<24x24xf32>) outs(%14 : tensor<86x24xf32>) -> tensor<86x24xf32>
    %expanded_9 = tensor.expand_shape %15 [[0, 1], [2, 3]] output_shape [2, 43, 3, 8] : tensor<86x24xf32> into tensor<2x43x3x8xf32>
    %expanded_10 = tensor.expand_shape %arg3 [[0, 1, 2], [3]] output_shape [1, 1, 3, 8] : tensor<3x8xf32> into tensor<1x1x3x8xf32>
    %16 = tensor.empty() : tensor<2x43x3x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x3x8xf32>) outs(%16 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %18 = tensor.empty() : tensor<2x43x3x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %17 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%18 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.addf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3x8xf32>
    %collapsed_11 = tensor.collapse_shape %arg12 [[0], [1, 2]] : tensor<24x3x8xf32> into tensor<24x24xf32>
    %20 = tensor.empty() : tensor<86x24xf32>
    %21 = linalg.fill ins(%cst_4 : f32) outs(%20 : tensor<86x24xf32>) -> tensor<86x24xf32>
    %22 = linalg.matmul ins(%collapsed_7, %collapsed_11 : tensor<86x24xf32>, tensor<24x24xf32>) outs(%21 : tensor<86x24xf32>) -> tensor<86x24xf32>
    %expanded_12 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 43, 3, 8] : tensor<86x24xf32> into tensor<2x43x3x8xf32>
    %expanded_13 = tensor.expand_shape %arg11 [[0, 1, 2], [3]] output_shape [1, 1, 3, 8] : tensor<3x8xf32> into tensor<1x1x3x8xf32>
    %23 = tensor.empty() : tensor<2x43x3x8xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<1x1x3x8xf32>) outs(%23 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %25 = tensor.empty() : tensor<2x43x3x8xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %24 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%25 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.addf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3x8xf32>
    %27 = tensor.empty() : tensor<2x31x3x8xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x31x3x8xf32>) outs(%27 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3x8xf32>
    %29 = tensor.empty() : tensor<2x31x3xf32>
    %30 = linalg.fill ins(%cst_4 : f32) outs(%29 : tensor<2x31x3xf32>) -> tensor<2x31x3xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x31x3x8xf32>) outs(%30 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3xf32>
    %32 = tensor.empty() : tensor<2x31x3xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x31x3xf32>) outs(%32 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.divf %in, %cst_3 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3xf32>
    %34 = tensor.empty() : tensor<2x31x3xf32>
    %35 = linalg.fill ins(%cst_4 : f32) outs(%34 : tensor<2x31x3xf32>) -> tensor<2x31x3xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x31x3x8xf32>) outs(%35 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3xf32>
    %37 = tensor.empty() : tensor<2x31x3xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x31x3xf32>) outs(%37 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.divf %in, %cst_3 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3xf32>
    %39 = tensor.empty() : tensor<2x31x3xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x31x3xf32>) outs(%39 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3xf32>
    %41 = tensor.empty() : tensor<2x31x3xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %40 : tensor<2x31x3xf32>, tensor<2x31x3xf32>) outs(%41 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.subf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3xf32>
    %43 = tensor.empty() : tensor<2x31x3xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x31x3xf32>) outs(%43 : tensor<2x31x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3xf32>
    %expanded_14 = tensor.expand_shape %33 [[0], [1], [2, 3]] output_shape [2, 31, 3, 1] : tensor<2x31x3xf32> into tensor<2x31x3x1xf32>
    %expanded_15 = tensor.expand_shape %44 [[0], [1], [2, 3]] output_shape [2, 31, 3, 1] : tensor<2x31x3xf32> into tensor<2x31x3x1xf32>
    %45 = tensor.empty() : tensor<2x31x3x8xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x31x3x1xf32>) outs(%45 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x8xf32>
    %47 = tensor.empty() : tensor<2x31x3x8xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %46 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%47 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.subf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3x8xf32>
    %49 = tensor.empty() : tensor<2x31x3x1xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x31x3x1xf32>) outs(%49 : tensor<2x31x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %in, %cst_2 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3x1xf32>
    %51 = tensor.empty() : tensor<2x31x3x1xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x31x3x1xf32>) outs(%51 : tensor<2x31x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.rsqrt %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3x1xf32>
    %expanded_16 = tensor.expand_shape %arg10 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
    %53 = tensor.empty() : tensor<2x31x3x8xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x31x3x1xf32>) outs(%53 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x8xf32>
    %55 = tensor.empty() : tensor<2x31x3x8xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<1x1x1x8xf32>) outs(%55 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x3x8xf32>
    %57 = tensor.empty() : tensor<2x31x3x8xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %56 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%57 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.mulf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3x8xf32>
    %59 = tensor.empty() : tensor<2x31x3x8xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %58 : tensor<2x31x3x8xf32>, tensor<2x31x3x8xf32>) outs(%59 : tensor<2x31x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.mulf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x3x8xf32>
    %61 = tensor.empty() : tensor<2x43x3x8xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x43x3x8xf32>) outs(%61 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3x8xf32>
    %63 = tensor.empty() : tensor<2x43x3xf32>
    %64 = linalg.fill ins(%cst_4 : f32) outs(%63 : tensor<2x43x3xf32>) -> tensor<2x43x3xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x43x3x8xf32>) outs(%64 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3xf32>
    %66 = tensor.empty() : tensor<2x43x3xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x43x3xf32>) outs(%66 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.divf %in, %cst_3 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3xf32>
    %68 = tensor.empty() : tensor<2x43x3xf32>
    %69 = linalg.fill ins(%cst_4 : f32) outs(%68 : tensor<2x43x3xf32>) -> tensor<2x43x3xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x43x3x8xf32>) outs(%69 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3xf32>
    %71 = tensor.empty() : tensor<2x43x3xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x43x3xf32>) outs(%71 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.divf %in, %cst_3 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3xf32>
    %73 = tensor.empty() : tensor<2x43x3xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x43x3xf32>) outs(%73 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3xf32>
    %75 = tensor.empty() : tensor<2x43x3xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %74 : tensor<2x43x3xf32>, tensor<2x43x3xf32>) outs(%75 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.subf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3xf32>
    %77 = tensor.empty() : tensor<2x43x3xf32>
    %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x43x3xf32>) outs(%77 : tensor<2x43x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3xf32>
    %expanded_17 = tensor.expand_shape %67 [[0], [1], [2, 3]] output_shape [2, 43, 3, 1] : tensor<2x43x3xf32> into tensor<2x43x3x1xf32>
    %expanded_18 = tensor.expand_shape %78 [[0], [1], [2, 3]] output_shape [2, 43, 3, 1] : tensor<2x43x3xf32> into tensor<2x43x3x1xf32>
    %79 = tensor.empty() : tensor<2x43x3x8xf32>
    %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x43x3x1xf32>) outs(%79 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %81 = tensor.empty() : tensor<2x43x3x8xf32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %80 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%81 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.subf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3x8xf32>
    %83 = tensor.empty() : tensor<2x43x3x1xf32>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x43x3x1xf32>) outs(%83 : tensor<2x43x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %in, %cst_2 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3x1xf32>
    %85 = tensor.empty() : tensor<2x43x3x1xf32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x43x3x1xf32>) outs(%85 : tensor<2x43x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.rsqrt %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3x1xf32>
    %expanded_19 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
    %87 = tensor.empty() : tensor<2x43x3x8xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x43x3x1xf32>) outs(%87 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %89 = tensor.empty() : tensor<2x43x3x8xf32>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<1x1x1x8xf32>) outs(%89 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x43x3x8xf32>
    %91 = tensor.empty() : tensor<2x43x3x8xf32>
    %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %90 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%91 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.mulf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3x8xf32>
    %93 = tensor.empty() : tensor<2x43x3x8xf32>
    %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %92 : tensor<2x43x3x8xf32>, tensor<2x43x3x8xf32>) outs(%93 : tensor<2x43x3x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.mulf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x43x3x8xf32>
    %95 = tensor.empty() : tensor<2x1x31x43xi1>
    %96 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x1x31x43xf32>) outs(%95 : tensor<2x1x31x43xi1>) {
    ^bb0(%in: f32, %out: i1):
      %144 = arith.cmpf une, %in, %cst_4 : f32
      linalg.yield %144 : i1
    } -> tensor<2x1x31x43xi1>
    %expanded_20 = tensor.expand_shape %60 [[0], [1], [2], [3, 4]] output_shape [2, 31, 3, 1, 8] : tensor<2x31x3x8xf32> into tensor<2x31x3x1x8xf32>
    %97 = tensor.empty() : tensor<2x1x1x31x43xi1>
    %98 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<2x1x31x43xi1>) outs(%97 : tensor<2x1x1x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x1x31x43xi1>
    %99 = tensor.empty() : tensor<2x3x31x1x8xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<2x31x3x1x8xf32>) outs(%99 : tensor<2x3x31x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x31x1x8xf32>
    %101 = tensor.empty() : tensor<2x3x8x43xf32>
    %102 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x43x3x8xf32>) outs(%101 : tensor<2x3x8x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x43xf32>
    %collapsed_21 = tensor.collapse_shape %100 [[0, 1], [2], [3, 4]] : tensor<2x3x31x1x8xf32> into tensor<6x31x8xf32>
    %collapsed_22 = tensor.collapse_shape %102 [[0, 1], [2], [3]] : tensor<2x3x8x43xf32> into tensor<6x8x43xf32>
    %103 = tensor.empty() : tensor<6x31x43xf32>
    %104 = linalg.fill ins(%cst_4 : f32) outs(%103 : tensor<6x31x43xf32>) -> tensor<6x31x43xf32>
    %105 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x31x8xf32>, tensor<6x8x43xf32>) outs(%104 : tensor<6x31x43xf32>) -> tensor<6x31x43xf32>
    %expanded_23 = tensor.expand_shape %105 [[0, 1], [2], [3, 4]] output_shape [2, 3, 31, 1, 43] : tensor<6x31x43xf32> into tensor<2x3x31x1x43xf32>
    %106 = tensor.empty() : tensor<2x3x31x1x43xf32>
    %107 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x3x31x1x43xf32>) outs(%106 : tensor<2x3x31x1x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %cst_1 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x31x1x43xf32>
    %collapsed_24 = tensor.collapse_shape %98 [[0, 1, 2, 3, 4]] : tensor<2x1x1x31x43xi1> into tensor<2666xi1>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0, 1, 2, 3, 4]] output_shape [1, 2, 1, 31, 43] : tensor<2666xi1> into tensor<1x2x1x31x43xi1>
    %108 = tensor.empty() : tensor<1x2x3x31x43xi1>
    %109 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<1x2x1x31x43xi1>) outs(%108 : tensor<1x2x3x31x43xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x3x31x43xi1>
    %collapsed_26 = tensor.collapse_shape %107 [[0, 1, 2, 3, 4]] : tensor<2x3x31x1x43xf32> into tensor<7998xf32>
    %expanded_27 = tensor.expand_shape %collapsed_26 [[0, 1, 2, 3, 4]] output_shape [1, 2, 3, 31, 43] : tensor<7998xf32> into tensor<1x2x3x31x43xf32>
    %110 = tensor.empty() : tensor<1x2x3x31x43xf32>
    %111 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%109, %expanded_27 : tensor<1x2x3x31x43xi1>, tensor<1x2x3x31x43xf32>) outs(%110 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: i1, %in_35: f32, %out: f32):
      %144 = arith.select %in, %in_35, %cst_0 : f32
      linalg.yield %144 : f32
    } -> tensor<1x2x3x31x43xf32>
    %112 = tensor.empty() : tensor<1x2x3x31xf32>
    %113 = linalg.fill ins(%cst : f32) outs(%112 : tensor<1x2x3x31xf32>) -> tensor<1x2x3x31xf32>
    %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%111 : tensor<1x2x3x31x43xf32>) outs(%113 : tensor<1x2x3x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.maximumf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<1x2x3x31xf32>
    %115 = tensor.empty() : tensor<1x2x3x31x43xf32>
    %116 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<1x2x3x31xf32>) outs(%115 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31x43xf32>
    %117 = tensor.empty() : tensor<1x2x3x31x43xf32>
    %118 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%111, %116 : tensor<1x2x3x31x43xf32>, tensor<1x2x3x31x43xf32>) outs(%117 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.subf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<1x2x3x31x43xf32>
    %119 = tensor.empty() : tensor<1x2x3x31x43xf32>
    %120 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<1x2x3x31x43xf32>) outs(%119 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.exp %in : f32
      linalg.yield %144 : f32
    } -> tensor<1x2x3x31x43xf32>
    %121 = tensor.empty() : tensor<1x2x3x31xf32>
    %122 = linalg.fill ins(%cst_4 : f32) outs(%121 : tensor<1x2x3x31xf32>) -> tensor<1x2x3x31xf32>
    %123 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<1x2x3x31x43xf32>) outs(%122 : tensor<1x2x3x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<1x2x3x31xf32>
    %124 = tensor.empty() : tensor<1x2x3x31x43xf32>
    %125 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<1x2x3x31xf32>) outs(%124 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x31x43xf32>
    %126 = tensor.empty() : tensor<1x2x3x31x43xf32>
    %127 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%120, %125 : tensor<1x2x3x31x43xf32>, tensor<1x2x3x31x43xf32>) outs(%126 : tensor<1x2x3x31x43xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.divf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<1x2x3x31x43xf32>
    %128 = tensor.empty() : tensor<2x3x8x43xf32>
    %129 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x43x3x8xf32>) outs(%128 : tensor<2x3x8x43xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x43xf32>
    %130 = tensor.empty() : tensor<2x3x43x1x31xf32>
    %131 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<1x2x3x31x43xf32>) outs(%130 : tensor<2x3x43x1x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x43x1x31xf32>
    %collapsed_28 = tensor.collapse_shape %129 [[0, 1], [2], [3]] : tensor<2x3x8x43xf32> into tensor<6x8x43xf32>
    %collapsed_29 = tensor.collapse_shape %131 [[0, 1], [2], [3, 4]] : tensor<2x3x43x1x31xf32> into tensor<6x43x31xf32>
    %132 = tensor.empty() : tensor<6x8x31xf32>
    %133 = linalg.fill ins(%cst_4 : f32) outs(%132 : tensor<6x8x31xf32>) -> tensor<6x8x31xf32>
    %134 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x8x43xf32>, tensor<6x43x31xf32>) outs(%133 : tensor<6x8x31xf32>) -> tensor<6x8x31xf32>
    %expanded_30 = tensor.expand_shape %134 [[0, 1], [2], [3, 4]] output_shape [2, 3, 8, 1, 31] : tensor<6x8x31xf32> into tensor<2x3x8x1x31xf32>
    %135 = tensor.empty() : tensor<1x2x31x3x8xf32>
    %136 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x3x8x1x31xf32>) outs(%135 : tensor<1x2x31x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x31x3x8xf32>
    %collapsed_31 = tensor.collapse_shape %136 [[0, 1, 2], [3, 4]] : tensor<1x2x31x3x8xf32> into tensor<62x24xf32>
    %collapsed_32 = tensor.collapse_shape %arg7 [[0, 1], [2]] : tensor<3x8x24xf32> into tensor<24x24xf32>
    %137 = tensor.empty() : tensor<62x24xf32>
    %138 = linalg.fill ins(%cst_4 : f32) outs(%137 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %139 = linalg.matmul ins(%collapsed_31, %collapsed_32 : tensor<62x24xf32>, tensor<24x24xf32>) outs(%138 : tensor<62x24xf32>) -> tensor<62x24xf32>
    %expanded_33 = tensor.expand_shape %139 [[0, 1], [2]] output_shape [2, 31, 24] : tensor<62x24xf32> into tensor<2x31x24xf32>
    %expanded_34 = tensor.expand_shape %arg6 [[0, 1, 2]] output_shape [1, 1, 24] : tensor<24xf32> into tensor<1x1x24xf32>
    %140 = tensor.empty() : tensor<2x31x24xf32>
    %141 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<1x1x24xf32>) outs(%140 : tensor<2x31x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x31x24xf32>
    %142 = tensor.empty() : tensor<2x31x24xf32>
    %143 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %141 : tensor<2x31x24xf32>, tensor<2x31x24xf32>) outs(%142 : tensor<2x31x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %144 = arith.addf %in, %in_35 : f32
      linalg.yield %144 : f32
    } -> tensor<2x31x24xf32>
    func.return %143 : tensor<2x31x24xf32>
  }
}
