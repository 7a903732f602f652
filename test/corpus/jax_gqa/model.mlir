module @jit_main {
  func.func public @main(%arg0: tensor<2x97x40xf32>, %arg1: tensor<2xi32>, %arg2: tensor<40x6x16xf32>, %arg3: tensor<40x2x16xf32>, %arg4: tensor<40x2x16xf32>, %arg5: tensor<6x16x40xf32>) -> tensor<2x97x40xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -2.38197633E+38 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x97x40xf32> into tensor<194x40xf32>
    %collapsed_3 = tensor.collapse_shape %arg2 [[0], [1, 2]] : tensor<40x6x16xf32> into tensor<40x96xf32>
    %0 = tensor.empty() : tensor<194x96xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<194x96xf32>) -> tensor<194x96xf32>
    %2 = linalg.matmul ins(%collapsed, %collapsed_3 : tensor<194x40xf32>, tensor<40x96xf32>) outs(%1 : tensor<194x96xf32>) -> tensor<194x96xf32>
    %collapsed_4 = tensor.collapse_shape %arg3 [[0], [1, 2]] : tensor<40x2x16xf32> into tensor<40x32xf32>
    %3 = tensor.empty() : tensor<194x32xf32>
    %4 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<194x32xf32>) -> tensor<194x32xf32>
    %5 = linalg.matmul ins(%collapsed, %collapsed_4 : tensor<194x40xf32>, tensor<40x32xf32>) outs(%4 : tensor<194x32xf32>) -> tensor<194x32xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [2, 97, 2, 16] : tensor<194x32xf32> into tensor<2x97x2x16xf32>
    %collapsed_5 = tensor.collapse_shape %arg4 [[0], [1, 2]] : tensor<40x2x16xf32> into tensor<40x32xf32>
    %6 = tensor.empty() : tensor<194x32xf32>
    %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<194x32xf32>) -> tensor<194x32xf32>
    %8 = linalg.matmul ins(%collapsed, %collapsed_5 : tensor<194x40xf32>, tensor<40x32xf32>) outs(%7 : tensor<194x32xf32>) -> tensor<194x32xf32>
    %expanded_6 = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [2, 97, 2, 16] : tensor<194x32xf32> into tensor<2x97x2x16xf32>
    %expanded_7 = tensor.expand_shape %2 [[0, 1], [2, 3, 4]] output_shape [2, 97, 2, 3, 16] : tensor<194x96xf32> into tensor<2x97x2x3x16xf32>
    %9 = tensor.empty() : tensor<2x2x97x3x16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x97x2x3x16xf32>) outs(%9 : tensor<2x2x97x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x97x3x16xf32>
    %11 = tensor.empty() : tensor<2x2x16x97xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x97x2x16xf32>) outs(%11 : tensor<2x2x16x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x97xf32>
    %collapsed_8 = tensor.collapse_shape %10 [[0, 1], [2, 3], [4]] : tensor<2x2x97x3x16xf32> into tensor<4x291x16xf32>
    %collapsed_9 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x2x16x97xf32> into tensor<4x16x97xf32>
    %13 = tensor.empty() : tensor<4x291x97xf32>
    %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<4x291x97xf32>) -> tensor<4x291x97xf32>
    %15 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<4x291x16xf32>, tensor<4x16x97xf32>) outs(%14 : tensor<4x291x97xf32>) -> tensor<4x291x97xf32>
    %expanded_10 = tensor.expand_shape %15 [[0, 1], [2, 3], [4]] output_shape [2, 2, 97, 3, 97] : tensor<4x291x97xf32> into tensor<2x2x97x3x97xf32>
    %16 = tensor.empty() : tensor<2x2x97x3x97xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x2x97x3x97xf32>) outs(%16 : tensor<2x2x97x3x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %cst_1 : f32
      linalg.yield %68 : f32
    } -> tensor<2x2x97x3x97xf32>
    %18 = tensor.empty() : tensor<97xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%18 : tensor<97xi32>) {
    ^bb0(%out: i32):
      %68 = linalg.index 0 : index
      %69 = arith.index_cast %68 : index to i32
      linalg.yield %69 : i32
    } -> tensor<97xi32>
    %20 = tensor.empty() : tensor<2x1x97xi32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<97xi32>) outs(%20 : tensor<2x1x97xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x97xi32>
    %22 = tensor.empty() : tensor<2x1x97xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2xi32>) outs(%22 : tensor<2x1x97xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x97xi32>
    %24 = tensor.empty() : tensor<2x1x97xi1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %23 : tensor<2x1x97xi32>, tensor<2x1x97xi32>) outs(%24 : tensor<2x1x97xi1>) {
    ^bb0(%in: i32, %in_18: i32, %out: i1):
      %68 = arith.cmpi slt, %in, %in_18 : i32
      linalg.yield %68 : i1
    } -> tensor<2x1x97xi1>
    %26 = tensor.empty() : tensor<2x2x97x97xi1>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x1x97xi1>) outs(%26 : tensor<2x2x97x97xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x97x97xi1>
    %28 = tensor.empty() : tensor<3x2x2x97x97xi1>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x2x97x97xi1>) outs(%28 : tensor<3x2x2x97x97xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<3x2x2x97x97xi1>
    %30 = tensor.empty() : tensor<3x2x2x97x97xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x2x97x3x97xf32>) outs(%30 : tensor<3x2x2x97x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x2x97x97xf32>
    %32 = tensor.empty() : tensor<3x2x2x97x97xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%29, %31 : tensor<3x2x2x97x97xi1>, tensor<3x2x2x97x97xf32>) outs(%32 : tensor<3x2x2x97x97xf32>) {
    ^bb0(%in: i1, %in_18: f32, %out: f32):
      %68 = arith.select %in, %in_18, %cst_0 : f32
      linalg.yield %68 : f32
    } -> tensor<3x2x2x97x97xf32>
    %34 = tensor.empty() : tensor<3x2x2x97xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<3x2x2x97xf32>) -> tensor<3x2x2x97xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<3x2x2x97x97xf32>) outs(%35 : tensor<3x2x2x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.maximumf %out, %in : f32
      linalg.yield %68 : f32
    } -> tensor<3x2x2x97xf32>
    %37 = tensor.empty() : tensor<3x2x2x97x97xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<3x2x2x97xf32>) outs(%37 : tensor<3x2x2x97x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x2x97x97xf32>
    %39 = tensor.empty() : tensor<3x2x2x97x97xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%33, %38 : tensor<3x2x2x97x97xf32>, tensor<3x2x2x97x97xf32>) outs(%39 : tensor<3x2x2x97x97xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %68 = arith.subf %in, %in_18 : f32
      linalg.yield %68 : f32
    } -> tensor<3x2x2x97x97xf32>
    %41 = tensor.empty() : tensor<3x2x2x97x97xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<3x2x2x97x97xf32>) outs(%41 : tensor<3x2x2x97x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.exp %in : f32
      linalg.yield %68 : f32
    } -> tensor<3x2x2x97x97xf32>
    %43 = tensor.empty() : tensor<3x2x2x97xf32>
    %44 = linalg.fill ins(%cst_2 : f32) outs(%43 : tensor<3x2x2x97xf32>) -> tensor<3x2x2x97xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<3x2x2x97x97xf32>) outs(%44 : tensor<3x2x2x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %out, %in : f32
      linalg.yield %68 : f32
    } -> tensor<3x2x2x97xf32>
    %46 = tensor.empty() : tensor<3x2x2x97x97xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<3x2x2x97xf32>) outs(%46 : tensor<3x2x2x97x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x2x97x97xf32>
    %48 = tensor.empty() : tensor<3x2x2x97x97xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42, %47 : tensor<3x2x2x97x97xf32>, tensor<3x2x2x97x97xf32>) outs(%48 : tensor<3x2x2x97x97xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %68 = arith.divf %in, %in_18 : f32
      linalg.yield %68 : f32
    } -> tensor<3x2x2x97x97xf32>
    %50 = tensor.empty() : tensor<2x2x16x97xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x97x2x16xf32>) outs(%50 : tensor<2x2x16x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x97xf32>
    %52 = tensor.empty() : tensor<2x2x97x3x97xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<3x2x2x97x97xf32>) outs(%52 : tensor<2x2x97x3x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x97x3x97xf32>
    %collapsed_11 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<2x2x16x97xf32> into tensor<4x16x97xf32>
    %collapsed_12 = tensor.collapse_shape %53 [[0, 1], [2], [3, 4]] : tensor<2x2x97x3x97xf32> into tensor<4x97x291xf32>
    %54 = tensor.empty() : tensor<4x16x291xf32>
    %55 = linalg.fill ins(%cst_2 : f32) outs(%54 : tensor<4x16x291xf32>) -> tensor<4x16x291xf32>
    %56 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<4x16x97xf32>, tensor<4x97x291xf32>) outs(%55 : tensor<4x16x291xf32>) -> tensor<4x16x291xf32>
    %expanded_13 = tensor.expand_shape %56 [[0, 1], [2], [3, 4]] output_shape [2, 2, 16, 3, 97] : tensor<4x16x291xf32> into tensor<2x2x16x3x97xf32>
    %57 = tensor.empty() : tensor<3x2x97x2x16xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x2x16x3x97xf32>) outs(%57 : tensor<3x2x97x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x97x2x16xf32>
    %59 = tensor.empty() : tensor<2x97x2x3x16xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<3x2x97x2x16xf32>) outs(%59 : tensor<2x97x2x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x97x2x3x16xf32>
    %collapsed_14 = tensor.collapse_shape %60 [[0], [1], [2, 3], [4]] : tensor<2x97x2x3x16xf32> into tensor<2x97x6x16xf32>
    %61 = tensor.empty() : tensor<2x97x16x6xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_14 : tensor<2x97x6x16xf32>) outs(%61 : tensor<2x97x16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x97x16x6xf32>
    %collapsed_15 = tensor.collapse_shape %62 [[0, 1], [2, 3]] : tensor<2x97x16x6xf32> into tensor<194x96xf32>
    %63 = tensor.empty() : tensor<16x6x40xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<6x16x40xf32>) outs(%63 : tensor<16x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6x40xf32>
    %collapsed_16 = tensor.collapse_shape %64 [[0, 1], [2]] : tensor<16x6x40xf32> into tensor<96x40xf32>
    %65 = tensor.empty() : tensor<194x40xf32>
    %66 = linalg.fill ins(%cst_2 : f32) outs(%65 : tensor<194x40xf32>) -> tensor<194x40xf32>
    %67 = linalg.matmul ins(%collapsed_15, %collapsed_16 : tensor<194x96xf32>, tensor<96x40xf32>) outs(%66 : tensor<194x40xf32>) -> tensor<194x40xf32>
    %expanded_17 = tensor.expand_shape %67 [[0, 1], [2]] output_shape [2, 97, 40] : tensor<194x40xf32> into tensor<2x97x40xf32>
    func.return %expanded_17 : tensor<2x97x40xf32>
  }
}
