#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x137x128xf16>, %arg1: tensor<2x137xi64>, %arg2: tensor<128x128xf16>, %arg3: tensor<128xf16>, %arg4: tensor<128x128xf16>, %arg5: tensor<128xf16>, %arg6: tensor<128x128xf16>, %arg7: tensor<128xf16>) -> tensor<2x137x128xf16> {
    %c137_i64 = arith.constant 137 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-6.550400e+04> : tensor<f16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 1.250000e-01 : f16
    %0 = tensor.empty() : tensor<2x137xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x137xi64>) outs(%0 : tensor<2x137xi1>) {
    ^bb0(%in: i64, %out: i1):
      %67 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %67 : i1
    } -> tensor<2x137xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %67 = linalg.index 0 : index
      %68 = arith.index_cast %67 : index to i64
      linalg.yield %68 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<137xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<137xi64>) {
    ^bb0(%out: i64):
      %67 = linalg.index 0 : index
      %68 = arith.index_cast %67 : index to i64
      linalg.yield %68 : i64
    } -> tensor<137xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_5 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 137, 1] : tensor<137xi64> into tensor<1x1x137x1xi64>
    %expanded_6 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 137] : tensor<137xi64> into tensor<1x1x1x137xi64>
    %6 = tensor.empty() : tensor<1x1x137x1xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x1x137x1xi64>) outs(%6 : tensor<1x1x137x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %67 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %67 : i1
    } -> tensor<1x1x137x1xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %7 : tensor<i1>, tensor<1x1x137x1xi1>) outs(%6 : tensor<1x1x137x1xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %67 = arith.andi %in, %in_24 : i1
      linalg.yield %67 : i1
    } -> tensor<1x1x137x1xi1>
    %9 = tensor.empty() : tensor<2x1x1x137xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<2x1x1x1xi64>, tensor<1x1x1x137xi64>) outs(%9 : tensor<2x1x1x137xi1>) {
    ^bb0(%in: i64, %in_24: i64, %out: i1):
      %67 = arith.cmpi slt, %in, %c0_i64 : i64
      %68 = arith.addi %in, %c2_i64 : i64
      %69 = arith.select %67, %68, %in : i64
      %70 = arith.index_cast %69 : i64 to index
      %71 = arith.cmpi slt, %in_24, %c0_i64 : i64
      %72 = arith.addi %in_24, %c137_i64 : i64
      %73 = arith.select %71, %72, %in_24 : i64
      %74 = arith.index_cast %73 : i64 to index
      %extracted = tensor.extract %1[%70, %74] : tensor<2x137xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x137xi1>
    %11 = tensor.empty() : tensor<2x1x137x137xi1>
    %12 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x137x1xi1>, tensor<2x1x1x137xi1>) outs(%11 : tensor<2x1x137x137xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %67 = arith.andi %in, %in_24 : i1
      linalg.yield %67 : i1
    } -> tensor<2x1x137x137xi1>
    %13 = tensor.empty() : tensor<2x1x137x137xf16>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_1 : tensor<2x1x137x137xi1>, tensor<f16>, tensor<f16>) outs(%13 : tensor<2x1x137x137xf16>) {
    ^bb0(%in: i1, %in_24: f16, %in_25: f16, %out: f16):
      %67 = arith.select %in, %in_24, %in_25 : f16
      linalg.yield %67 : f16
    } -> tensor<2x1x137x137xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x137x128xf16> into tensor<274x128xf16>
    %15 = tensor.empty() : tensor<128x128xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<128x128xf16>) outs(%15 : tensor<128x128xf16>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<128xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<128xf16>) outs(%16 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %67 = arith.extf %in : f16 to f32
      linalg.yield %67 : f32
    } -> tensor<128xf32>
    %18 = tensor.empty() : tensor<274x128xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<274x128xf16>) outs(%18 : tensor<274x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %67 = arith.extf %in : f16 to f32
      linalg.yield %67 : f32
    } -> tensor<274x128xf32>
    %20 = tensor.empty() : tensor<128x128xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<128x128xf16>) outs(%20 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %67 = arith.extf %in : f16 to f32
      linalg.yield %67 : f32
    } -> tensor<128x128xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%18 : tensor<274x128xf32>) -> tensor<274x128xf32>
    %23 = linalg.matmul ins(%19, %21 : tensor<274x128xf32>, tensor<128x128xf32>) outs(%22 : tensor<274x128xf32>) -> tensor<274x128xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %17 : tensor<274x128xf32>, tensor<128xf32>) outs(%18 : tensor<274x128xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %67 = arith.addf %in, %in_24 : f32
      linalg.yield %67 : f32
    } -> tensor<274x128xf32>
    %25 = tensor.empty() : tensor<274x128xf16>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<274x128xf32>) outs(%25 : tensor<274x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %67 = arith.truncf %in : f32 to f16
      linalg.yield %67 : f16
    } -> tensor<274x128xf16>
    %expanded_7 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 137, 2, 64] : tensor<274x128xf16> into tensor<2x137x2x64xf16>
    %27 = tensor.empty() : tensor<2x2x137x64xf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x137x2x64xf16>) outs(%27 : tensor<2x2x137x64xf16>) permutation = [0, 2, 1, 3] 
    %transposed_9 = linalg.transpose ins(%arg4 : tensor<128x128xf16>) outs(%15 : tensor<128x128xf16>) permutation = [1, 0] 
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<128xf16>) outs(%16 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %67 = arith.extf %in : f16 to f32
      linalg.yield %67 : f32
    } -> tensor<128xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_9 : tensor<128x128xf16>) outs(%20 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %67 = arith.extf %in : f16 to f32
      linalg.yield %67 : f32
    } -> tensor<128x128xf32>
    %30 = linalg.matmul ins(%19, %29 : tensor<274x128xf32>, tensor<128x128xf32>) outs(%22 : tensor<274x128xf32>) -> tensor<274x128xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %28 : tensor<274x128xf32>, tensor<128xf32>) outs(%18 : tensor<274x128xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %67 = arith.addf %in, %in_24 : f32
      linalg.yield %67 : f32
    } -> tensor<274x128xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<274x128xf32>) outs(%25 : tensor<274x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %67 = arith.truncf %in : f32 to f16
      linalg.yield %67 : f16
    } -> tensor<274x128xf16>
    %expanded_10 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [2, 137, 2, 64] : tensor<274x128xf16> into tensor<2x137x2x64xf16>
    %transposed_11 = linalg.transpose ins(%arg6 : tensor<128x128xf16>) outs(%15 : tensor<128x128xf16>) permutation = [1, 0] 
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg7 : tensor<128xf16>) outs(%16 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %67 = arith.extf %in : f16 to f32
      linalg.yield %67 : f32
    } -> tensor<128xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_11 : tensor<128x128xf16>) outs(%20 : tensor<128x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %67 = arith.extf %in : f16 to f32
      linalg.yield %67 : f32
    } -> tensor<128x128xf32>
    %35 = linalg.matmul ins(%19, %34 : tensor<274x128xf32>, tensor<128x128xf32>) outs(%22 : tensor<274x128xf32>) -> tensor<274x128xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %33 : tensor<274x128xf32>, tensor<128xf32>) outs(%18 : tensor<274x128xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %67 = arith.addf %in, %in_24 : f32
      linalg.yield %67 : f32
    } -> tensor<274x128xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<274x128xf32>) outs(%25 : tensor<274x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %67 = arith.truncf %in : f32 to f16
      linalg.yield %67 : f16
    } -> tensor<274x128xf16>
    %expanded_12 = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [2, 137, 2, 64] : tensor<274x128xf16> into tensor<2x137x2x64xf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x137x2x64xf16>) outs(%27 : tensor<2x2x137x64xf16>) permutation = [0, 2, 1, 3] 
    %38 = tensor.empty() : tensor<2x2x64x137xf16>
    %transposed_14 = linalg.transpose ins(%expanded_10 : tensor<2x137x2x64xf16>) outs(%38 : tensor<2x2x64x137xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x2x137x64xf16> into tensor<4x137x64xf16>
    %collapsed_16 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x2x64x137xf16> into tensor<4x64x137xf16>
    %39 = tensor.empty() : tensor<4x137x137xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<4x137x137xf32>) -> tensor<4x137x137xf32>
    %41 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<4x137x64xf16>, tensor<4x64x137xf16>) outs(%40 : tensor<4x137x137xf32>) -> tensor<4x137x137xf32>
    %42 = tensor.empty() : tensor<4x137x137xf16>
    %43 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<4x137x137xf32>) outs(%42 : tensor<4x137x137xf16>) {
    ^bb0(%in: f32, %out: f16):
      %67 = arith.truncf %in : f32 to f16
      linalg.yield %67 : f16
    } -> tensor<4x137x137xf16>
    %expanded_17 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [2, 2, 137, 137] : tensor<4x137x137xf16> into tensor<2x2x137x137xf16>
    %44 = tensor.empty() : tensor<2x2x137x137xf16>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x2x137x137xf16>) outs(%44 : tensor<2x2x137x137xf16>) {
    ^bb0(%in: f16, %out: f16):
      %67 = arith.mulf %in, %cst_4 : f16
      linalg.yield %67 : f16
    } -> tensor<2x2x137x137xf16>
    %46 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %14 : tensor<2x2x137x137xf16>, tensor<2x1x137x137xf16>) outs(%44 : tensor<2x2x137x137xf16>) {
    ^bb0(%in: f16, %in_24: f16, %out: f16):
      %67 = arith.addf %in, %in_24 : f16
      linalg.yield %67 : f16
    } -> tensor<2x2x137x137xf16>
    %47 = tensor.empty() : tensor<2x2x137x137xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x2x137x137xf16>) outs(%47 : tensor<2x2x137x137xf32>) {
    ^bb0(%in: f16, %out: f32):
      %67 = arith.extf %in : f16 to f32
      linalg.yield %67 : f32
    } -> tensor<2x2x137x137xf32>
    %49 = tensor.empty() : tensor<2x2x137xi64>
    %50 = linalg.fill ins(%c0_i64 : i64) outs(%49 : tensor<2x2x137xi64>) -> tensor<2x2x137xi64>
    %51 = tensor.empty() : tensor<2x2x137xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x2x137xf32>) -> tensor<2x2x137xf32>
    %53:2 = linalg.generic {indexing_maps = [#map2, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x2x137x137xf32>) outs(%52, %50 : tensor<2x2x137xf32>, tensor<2x2x137xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %67 = linalg.index 3 : index
      %68 = arith.index_cast %67 : index to i64
      %69 = arith.maximumf %in, %out : f32
      %70 = arith.cmpf ogt, %in, %out : f32
      %71 = arith.select %70, %68, %out_24 : i64
      linalg.yield %69, %71 : f32, i64
    } -> (tensor<2x2x137xf32>, tensor<2x2x137xi64>)
    %expanded_18 = tensor.expand_shape %53#0 [[0], [1], [2, 3]] output_shape [2, 2, 137, 1] : tensor<2x2x137xf32> into tensor<2x2x137x1xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_18 : tensor<2x2x137x137xf32>, tensor<2x2x137x1xf32>) outs(%47 : tensor<2x2x137x137xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %67 = arith.subf %in, %in_24 : f32
      linalg.yield %67 : f32
    } -> tensor<2x2x137x137xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x2x137x137xf32>) outs(%47 : tensor<2x2x137x137xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.exp %in : f32
      linalg.yield %67 : f32
    } -> tensor<2x2x137x137xf32>
    %56 = tensor.empty() : tensor<2x2x137x1xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<2x2x137x1xf32>) -> tensor<2x2x137x1xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x2x137x137xf32>) outs(%57 : tensor<2x2x137x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %out : f32
      linalg.yield %67 : f32
    } -> tensor<2x2x137x1xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x2x137x137xf32>, tensor<2x2x137x1xf32>) outs(%47 : tensor<2x2x137x137xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %67 = arith.divf %in, %in_24 : f32
      linalg.yield %67 : f32
    } -> tensor<2x2x137x137xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x2x137x137xf32>) outs(%44 : tensor<2x2x137x137xf16>) {
    ^bb0(%in: f32, %out: f16):
      %67 = arith.truncf %in : f32 to f16
      linalg.yield %67 : f16
    } -> tensor<2x2x137x137xf16>
    %collapsed_19 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x2x137x137xf16> into tensor<4x137x137xf16>
    %collapsed_20 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x2x137x64xf16> into tensor<4x137x64xf16>
    %61 = tensor.empty() : tensor<4x137x64xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<4x137x64xf32>) -> tensor<4x137x64xf32>
    %63 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<4x137x137xf16>, tensor<4x137x64xf16>) outs(%62 : tensor<4x137x64xf32>) -> tensor<4x137x64xf32>
    %64 = tensor.empty() : tensor<4x137x64xf16>
    %65 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<4x137x64xf32>) outs(%64 : tensor<4x137x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %67 = arith.truncf %in : f32 to f16
      linalg.yield %67 : f16
    } -> tensor<4x137x64xf16>
    %expanded_21 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 2, 137, 64] : tensor<4x137x64xf16> into tensor<2x2x137x64xf16>
    %66 = tensor.empty() : tensor<2x137x2x64xf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x2x137x64xf16>) outs(%66 : tensor<2x137x2x64xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3]] : tensor<2x137x2x64xf16> into tensor<2x137x128xf16>
    return %collapsed_23 : tensor<2x137x128xf16>
  }
}
