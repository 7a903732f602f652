module @jit_main {
  func.func public @main(%arg0: tensor<2x41x24xf32>, %arg1: tensor<2x41x41xi1>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24x24xf32>) -> tensor<2x41x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 2.82842708 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x2x41xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x41x24xf32>) outs(%0 : tensor<24x2x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x2x41xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<24x2x41xf32> into tensor<24x82xf32>
    %2 = tensor.empty() : tensor<24x82xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<24x82xf32>) -> tensor<24x82xf32>
    %4 = linalg.matmul ins(%arg2, %collapsed : tensor<24x24xf32>, tensor<24x82xf32>) outs(%3 : tensor<24x82xf32>) -> tensor<24x82xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [24, 2, 41] : tensor<24x82xf32> into tensor<24x2x41xf32>
    %5 = tensor.empty() : tensor<2x41x24xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<24x2x41xf32>) outs(%5 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    %7 = tensor.empty() : tensor<2x41x24xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<24xf32>) outs(%7 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    %9 = tensor.empty() : tensor<2x41x24xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %8 : tensor<2x41x24xf32>, tensor<2x41x24xf32>) outs(%9 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.addf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<2x41x24xf32>
    %expanded_3 = tensor.expand_shape %10 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %11 = tensor.empty() : tensor<24x82xf32>
    %12 = linalg.fill ins(%cst_2 : f32) outs(%11 : tensor<24x82xf32>) -> tensor<24x82xf32>
    %13 = linalg.matmul ins(%arg4, %collapsed : tensor<24x24xf32>, tensor<24x82xf32>) outs(%12 : tensor<24x82xf32>) -> tensor<24x82xf32>
    %expanded_4 = tensor.expand_shape %13 [[0], [1, 2]] output_shape [24, 2, 41] : tensor<24x82xf32> into tensor<24x2x41xf32>
    %14 = tensor.empty() : tensor<2x41x24xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<24x2x41xf32>) outs(%14 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    %expanded_5 = tensor.expand_shape %15 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %16 = tensor.empty() : tensor<24x82xf32>
    %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<24x82xf32>) -> tensor<24x82xf32>
    %18 = linalg.matmul ins(%arg5, %collapsed : tensor<24x24xf32>, tensor<24x82xf32>) outs(%17 : tensor<24x82xf32>) -> tensor<24x82xf32>
    %expanded_6 = tensor.expand_shape %18 [[0], [1, 2]] output_shape [24, 2, 41] : tensor<24x82xf32> into tensor<24x2x41xf32>
    %19 = tensor.empty() : tensor<2x41x24xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<24x2x41xf32>) outs(%19 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    %expanded_7 = tensor.expand_shape %20 [[0], [1], [2, 3]] output_shape [2, 41, 3, 8] : tensor<2x41x24xf32> into tensor<2x41x3x8xf32>
    %21 = tensor.empty() : tensor<2x41x3x8xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x41x3x8xf32>) outs(%21 : tensor<2x41x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %in, %cst_1 : f32
      linalg.yield %64 : f32
    } -> tensor<2x41x3x8xf32>
    %23 = tensor.empty() : tensor<2x3x41x8xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x41x3x8xf32>) outs(%23 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x8xf32>
    %25 = tensor.empty() : tensor<2x3x8x41xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x41x3x8xf32>) outs(%25 : tensor<2x3x8x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x8x41xf32>
    %collapsed_8 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x41x8xf32> into tensor<6x41x8xf32>
    %collapsed_9 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x3x8x41xf32> into tensor<6x8x41xf32>
    %27 = tensor.empty() : tensor<6x41x41xf32>
    %28 = linalg.fill ins(%cst_2 : f32) outs(%27 : tensor<6x41x41xf32>) -> tensor<6x41x41xf32>
    %29 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x41x8xf32>, tensor<6x8x41xf32>) outs(%28 : tensor<6x41x41xf32>) -> tensor<6x41x41xf32>
    %expanded_10 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 41, 41] : tensor<6x41x41xf32> into tensor<2x3x41x41xf32>
    %30 = tensor.empty() : tensor<2x3x41x41xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x41x41xi1>) outs(%30 : tensor<2x3x41x41xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x41x41xi1>
    %32 = tensor.empty() : tensor<2x3x41x41xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_10 : tensor<2x3x41x41xi1>, tensor<2x3x41x41xf32>) outs(%32 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: i1, %in_17: f32, %out: f32):
      %64 = arith.select %in, %in_17, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<2x3x41x41xf32>
    %34 = tensor.empty() : tensor<2x3x41xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<2x3x41xf32>) -> tensor<2x3x41xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x3x41x41xf32>) outs(%35 : tensor<2x3x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x3x41xf32>
    %37 = tensor.empty() : tensor<2x3x41x41xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x3x41xf32>) outs(%37 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x41xf32>
    %39 = tensor.empty() : tensor<2x3x41x41xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %38 : tensor<2x3x41x41xf32>, tensor<2x3x41x41xf32>) outs(%39 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.subf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<2x3x41x41xf32>
    %41 = tensor.empty() : tensor<2x3x41x41xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x3x41x41xf32>) outs(%41 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x3x41x41xf32>
    %43 = tensor.empty() : tensor<2x3x41xf32>
    %44 = linalg.fill ins(%cst_2 : f32) outs(%43 : tensor<2x3x41xf32>) -> tensor<2x3x41xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x3x41x41xf32>) outs(%44 : tensor<2x3x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x3x41xf32>
    %46 = tensor.empty() : tensor<2x3x41x41xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x3x41xf32>) outs(%46 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x41xf32>
    %48 = tensor.empty() : tensor<2x3x41x41xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %47 : tensor<2x3x41x41xf32>, tensor<2x3x41x41xf32>) outs(%48 : tensor<2x3x41x41xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.divf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<2x3x41x41xf32>
    %50 = tensor.empty() : tensor<2x3x41x8xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x41x3x8xf32>) outs(%50 : tensor<2x3x41x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x41x8xf32>
    %collapsed_11 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<2x3x41x41xf32> into tensor<6x41x41xf32>
    %collapsed_12 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<2x3x41x8xf32> into tensor<6x41x8xf32>
    %52 = tensor.empty() : tensor<6x41x8xf32>
    %53 = linalg.fill ins(%cst_2 : f32) outs(%52 : tensor<6x41x8xf32>) -> tensor<6x41x8xf32>
    %54 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<6x41x41xf32>, tensor<6x41x8xf32>) outs(%53 : tensor<6x41x8xf32>) -> tensor<6x41x8xf32>
    %expanded_13 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 3, 41, 8] : tensor<6x41x8xf32> into tensor<2x3x41x8xf32>
    %55 = tensor.empty() : tensor<2x41x3x8xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x3x41x8xf32>) outs(%55 : tensor<2x41x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x3x8xf32>
    %collapsed_14 = tensor.collapse_shape %56 [[0], [1], [2, 3]] : tensor<2x41x3x8xf32> into tensor<2x41x24xf32>
    %57 = tensor.empty() : tensor<24x2x41xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_14 : tensor<2x41x24xf32>) outs(%57 : tensor<24x2x41xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x2x41xf32>
    %collapsed_15 = tensor.collapse_shape %58 [[0], [1, 2]] : tensor<24x2x41xf32> into tensor<24x82xf32>
    %59 = tensor.empty() : tensor<24x82xf32>
    %60 = linalg.fill ins(%cst_2 : f32) outs(%59 : tensor<24x82xf32>) -> tensor<24x82xf32>
    %61 = linalg.matmul ins(%arg6, %collapsed_15 : tensor<24x24xf32>, tensor<24x82xf32>) outs(%60 : tensor<24x82xf32>) -> tensor<24x82xf32>
    %expanded_16 = tensor.expand_shape %61 [[0], [1, 2]] output_shape [24, 2, 41] : tensor<24x82xf32> into tensor<24x2x41xf32>
    %62 = tensor.empty() : tensor<2x41x24xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<24x2x41xf32>) outs(%62 : tensor<2x41x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x41x24xf32>
    func.return %63 : tensor<2x41x24xf32>
  }
}
