module @jit_main {
  func.func public @main(%arg0: tensor<2x23x24xf32>, %arg1: tensor<2x47x24xf32>, %arg2: tensor<2x23x47xi1>, %arg3: tensor<24x6x8xf32>, %arg4: tensor<6x8xf32>, %arg5: tensor<24x2x8xf32>, %arg6: tensor<2x8xf32>, %arg7: tensor<24x2x8xf32>, %arg8: tensor<2x8xf32>, %arg9: tensor<6x8x24xf32>, %arg10: tensor<24xf32>) -> tensor<2x23x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -2.38197633E+38 : f32
    %cst_1 = arith.constant 0.353553385 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x23x24xf32> into tensor<46x24xf32>
    %collapsed_3 = tensor.collapse_shape %arg3 [[0], [1, 2]] : tensor<24x6x8xf32> into tensor<24x48xf32>
    %0 = tensor.empty() : tensor<46x48xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<46x48xf32>) -> tensor<46x48xf32>
    %2 = linalg.matmul ins(%collapsed, %collapsed_3 : tensor<46x24xf32>, tensor<24x48xf32>) outs(%1 : tensor<46x48xf32>) -> tensor<46x48xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [2, 23, 6, 8] : tensor<46x48xf32> into tensor<2x23x6x8xf32>
    %3 = tensor.empty() : tensor<2x23x6x8xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<6x8xf32>) outs(%3 : tensor<2x23x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x23x6x8xf32>
    %5 = tensor.empty() : tensor<2x23x6x8xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<2x23x6x8xf32>, tensor<2x23x6x8xf32>) outs(%5 : tensor<2x23x6x8xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %76 = arith.addf %in, %in_26 : f32
      linalg.yield %76 : f32
    } -> tensor<2x23x6x8xf32>
    %collapsed_4 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x47x24xf32> into tensor<94x24xf32>
    %collapsed_5 = tensor.collapse_shape %arg5 [[0], [1, 2]] : tensor<24x2x8xf32> into tensor<24x16xf32>
    %7 = tensor.empty() : tensor<94x16xf32>
    %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<94x16xf32>) -> tensor<94x16xf32>
    %9 = linalg.matmul ins(%collapsed_4, %collapsed_5 : tensor<94x24xf32>, tensor<24x16xf32>) outs(%8 : tensor<94x16xf32>) -> tensor<94x16xf32>
    %expanded_6 = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [2, 47, 2, 8] : tensor<94x16xf32> into tensor<2x47x2x8xf32>
    %10 = tensor.empty() : tensor<2x47x2x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<2x8xf32>) outs(%10 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x47x2x8xf32>
    %12 = tensor.empty() : tensor<2x47x2x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %11 : tensor<2x47x2x8xf32>, tensor<2x47x2x8xf32>) outs(%12 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %76 = arith.addf %in, %in_26 : f32
      linalg.yield %76 : f32
    } -> tensor<2x47x2x8xf32>
    %collapsed_7 = tensor.collapse_shape %arg7 [[0], [1, 2]] : tensor<24x2x8xf32> into tensor<24x16xf32>
    %14 = tensor.empty() : tensor<94x16xf32>
    %15 = linalg.fill ins(%cst_2 : f32) outs(%14 : tensor<94x16xf32>) -> tensor<94x16xf32>
    %16 = linalg.matmul ins(%collapsed_4, %collapsed_7 : tensor<94x24xf32>, tensor<24x16xf32>) outs(%15 : tensor<94x16xf32>) -> tensor<94x16xf32>
    %expanded_8 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 47, 2, 8] : tensor<94x16xf32> into tensor<2x47x2x8xf32>
    %17 = tensor.empty() : tensor<2x47x2x8xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x8xf32>) outs(%17 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x47x2x8xf32>
    %19 = tensor.empty() : tensor<2x47x2x8xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %18 : tensor<2x47x2x8xf32>, tensor<2x47x2x8xf32>) outs(%19 : tensor<2x47x2x8xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %76 = arith.addf %in, %in_26 : f32
      linalg.yield %76 : f32
    } -> tensor<2x47x2x8xf32>
    %21 = tensor.empty() : tensor<2x47x2x3x8xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x47x2x8xf32>) outs(%21 : tensor<2x47x2x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x47x2x3x8xf32>
    %collapsed_9 = tensor.collapse_shape %22 [[0], [1], [2, 3], [4]] : tensor<2x47x2x3x8xf32> into tensor<2x47x6x8xf32>
    %23 = tensor.empty() : tensor<2x47x2x3x8xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x47x2x8xf32>) outs(%23 : tensor<2x47x2x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x47x2x3x8xf32>
    %collapsed_10 = tensor.collapse_shape %24 [[0], [1], [2, 3], [4]] : tensor<2x47x2x3x8xf32> into tensor<2x47x6x8xf32>
    %expanded_11 = tensor.expand_shape %6 [[0], [1], [2], [3, 4]] output_shape [2, 23, 6, 1, 8] : tensor<2x23x6x8xf32> into tensor<2x23x6x1x8xf32>
    %25 = tensor.empty() : tensor<2x1x1x23x47xi1>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x23x47xi1>) outs(%25 : tensor<2x1x1x23x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x1x23x47xi1>
    %27 = tensor.empty() : tensor<2x6x23x1x8xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x23x6x1x8xf32>) outs(%27 : tensor<2x6x23x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x23x1x8xf32>
    %29 = tensor.empty() : tensor<2x6x8x47xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<2x47x6x8xf32>) outs(%29 : tensor<2x6x8x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8x47xf32>
    %collapsed_12 = tensor.collapse_shape %28 [[0, 1], [2], [3, 4]] : tensor<2x6x23x1x8xf32> into tensor<12x23x8xf32>
    %collapsed_13 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x6x8x47xf32> into tensor<12x8x47xf32>
    %31 = tensor.empty() : tensor<12x23x47xf32>
    %32 = linalg.fill ins(%cst_2 : f32) outs(%31 : tensor<12x23x47xf32>) -> tensor<12x23x47xf32>
    %33 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<12x23x8xf32>, tensor<12x8x47xf32>) outs(%32 : tensor<12x23x47xf32>) -> tensor<12x23x47xf32>
    %expanded_14 = tensor.expand_shape %33 [[0, 1], [2], [3, 4]] output_shape [2, 6, 23, 1, 47] : tensor<12x23x47xf32> into tensor<2x6x23x1x47xf32>
    %34 = tensor.empty() : tensor<2x6x23x1x47xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x6x23x1x47xf32>) outs(%34 : tensor<2x6x23x1x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.mulf %in, %cst_1 : f32
      linalg.yield %76 : f32
    } -> tensor<2x6x23x1x47xf32>
    %collapsed_15 = tensor.collapse_shape %26 [[0, 1, 2, 3, 4]] : tensor<2x1x1x23x47xi1> into tensor<2162xi1>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0, 1, 2, 3, 4]] output_shape [1, 2, 1, 23, 47] : tensor<2162xi1> into tensor<1x2x1x23x47xi1>
    %36 = tensor.empty() : tensor<1x2x6x23x47xi1>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<1x2x1x23x47xi1>) outs(%36 : tensor<1x2x6x23x47xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x6x23x47xi1>
    %collapsed_17 = tensor.collapse_shape %35 [[0, 1, 2, 3, 4]] : tensor<2x6x23x1x47xf32> into tensor<12972xf32>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1, 2, 3, 4]] output_shape [1, 2, 6, 23, 47] : tensor<12972xf32> into tensor<1x2x6x23x47xf32>
    %38 = tensor.empty() : tensor<1x2x6x23x47xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%37, %expanded_18 : tensor<1x2x6x23x47xi1>, tensor<1x2x6x23x47xf32>) outs(%38 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: i1, %in_26: f32, %out: f32):
      %76 = arith.select %in, %in_26, %cst_0 : f32
      linalg.yield %76 : f32
    } -> tensor<1x2x6x23x47xf32>
    %40 = tensor.empty() : tensor<1x2x6x23xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<1x2x6x23xf32>) -> tensor<1x2x6x23xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<1x2x6x23x47xf32>) outs(%41 : tensor<1x2x6x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.maximumf %out, %in : f32
      linalg.yield %76 : f32
    } -> tensor<1x2x6x23xf32>
    %43 = tensor.empty() : tensor<1x2x6x23x47xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<1x2x6x23xf32>) outs(%43 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23x47xf32>
    %45 = tensor.empty() : tensor<1x2x6x23x47xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%39, %44 : tensor<1x2x6x23x47xf32>, tensor<1x2x6x23x47xf32>) outs(%45 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %76 = arith.subf %in, %in_26 : f32
      linalg.yield %76 : f32
    } -> tensor<1x2x6x23x47xf32>
    %47 = tensor.empty() : tensor<1x2x6x23x47xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<1x2x6x23x47xf32>) outs(%47 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.exp %in : f32
      linalg.yield %76 : f32
    } -> tensor<1x2x6x23x47xf32>
    %49 = tensor.empty() : tensor<1x2x6x23xf32>
    %50 = linalg.fill ins(%cst_2 : f32) outs(%49 : tensor<1x2x6x23xf32>) -> tensor<1x2x6x23xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<1x2x6x23x47xf32>) outs(%50 : tensor<1x2x6x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %out, %in : f32
      linalg.yield %76 : f32
    } -> tensor<1x2x6x23xf32>
    %52 = tensor.empty() : tensor<1x2x6x23x47xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<1x2x6x23xf32>) outs(%52 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x23x47xf32>
    %54 = tensor.empty() : tensor<1x2x6x23x47xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48, %53 : tensor<1x2x6x23x47xf32>, tensor<1x2x6x23x47xf32>) outs(%54 : tensor<1x2x6x23x47xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %76 = arith.divf %in, %in_26 : f32
      linalg.yield %76 : f32
    } -> tensor<1x2x6x23x47xf32>
    %56 = tensor.empty() : tensor<2x6x8x47xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<2x47x6x8xf32>) outs(%56 : tensor<2x6x8x47xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8x47xf32>
    %58 = tensor.empty() : tensor<2x6x47x1x23xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<1x2x6x23x47xf32>) outs(%58 : tensor<2x6x47x1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x47x1x23xf32>
    %collapsed_19 = tensor.collapse_shape %57 [[0, 1], [2], [3]] : tensor<2x6x8x47xf32> into tensor<12x8x47xf32>
    %collapsed_20 = tensor.collapse_shape %59 [[0, 1], [2], [3, 4]] : tensor<2x6x47x1x23xf32> into tensor<12x47x23xf32>
    %60 = tensor.empty() : tensor<12x8x23xf32>
    %61 = linalg.fill ins(%cst_2 : f32) outs(%60 : tensor<12x8x23xf32>) -> tensor<12x8x23xf32>
    %62 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<12x8x47xf32>, tensor<12x47x23xf32>) outs(%61 : tensor<12x8x23xf32>) -> tensor<12x8x23xf32>
    %expanded_21 = tensor.expand_shape %62 [[0, 1], [2], [3, 4]] output_shape [2, 6, 8, 1, 23] : tensor<12x8x23xf32> into tensor<2x6x8x1x23xf32>
    %63 = tensor.empty() : tensor<1x2x23x6x8xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x6x8x1x23xf32>) outs(%63 : tensor<1x2x23x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x23x6x8xf32>
    %collapsed_22 = tensor.collapse_shape %64 [[0, 1], [2], [3], [4]] : tensor<1x2x23x6x8xf32> into tensor<2x23x6x8xf32>
    %65 = tensor.empty() : tensor<2x23x8x6xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_22 : tensor<2x23x6x8xf32>) outs(%65 : tensor<2x23x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x23x8x6xf32>
    %collapsed_23 = tensor.collapse_shape %66 [[0, 1], [2, 3]] : tensor<2x23x8x6xf32> into tensor<46x48xf32>
    %67 = tensor.empty() : tensor<8x6x24xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9 : tensor<6x8x24xf32>) outs(%67 : tensor<8x6x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6x24xf32>
    %collapsed_24 = tensor.collapse_shape %68 [[0, 1], [2]] : tensor<8x6x24xf32> into tensor<48x24xf32>
    %69 = tensor.empty() : tensor<46x24xf32>
    %70 = linalg.fill ins(%cst_2 : f32) outs(%69 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %71 = linalg.matmul ins(%collapsed_23, %collapsed_24 : tensor<46x48xf32>, tensor<48x24xf32>) outs(%70 : tensor<46x24xf32>) -> tensor<46x24xf32>
    %expanded_25 = tensor.expand_shape %71 [[0, 1], [2]] output_shape [2, 23, 24] : tensor<46x24xf32> into tensor<2x23x24xf32>
    %72 = tensor.empty() : tensor<2x23x24xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<24xf32>) outs(%72 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x23x24xf32>
    %74 = tensor.empty() : tensor<2x23x24xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %73 : tensor<2x23x24xf32>, tensor<2x23x24xf32>) outs(%74 : tensor<2x23x24xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %76 = arith.addf %in, %in_26 : f32
      linalg.yield %76 : f32
    } -> tensor<2x23x24xf32>
    func.return %75 : tensor<2x23x24xf32>
  }
}
