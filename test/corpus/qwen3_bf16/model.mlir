#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x181x24xbf16>, %arg1: tensor<2x181xi64>, %arg2: tensor<512x24xbf16>, %arg3: tensor<256x24xbf16>, %arg4: tensor<256x24xbf16>, %arg5: tensor<24x512xbf16>, %arg6: tensor<128xbf16>, %arg7: tensor<128xbf16>, %arg8: tensor<64xbf16>, %arg9: tensor<64xbf16>) -> tensor<2x181x24xbf16> {
    %c181_i64 = arith.constant 181 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x181x181xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<0xFF80> : tensor<bf16>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 0.29730177875068026 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant 1.280000e+02 : f32
    %0 = tensor.empty() : tensor<2x181xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x181xi64>) outs(%0 : tensor<2x181xi1>) {
    ^bb0(%in: i64, %out: i1):
      %123 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %123 : i1
    } -> tensor<2x181xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %123 = linalg.index 0 : index
      %124 = arith.index_cast %123 : index to i64
      linalg.yield %124 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<181xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<181xi64>) {
    ^bb0(%out: i64):
      %123 = linalg.index 0 : index
      %124 = arith.index_cast %123 : index to i64
      linalg.yield %124 : i64
    } -> tensor<181xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_9 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 181, 1] : tensor<181xi64> into tensor<1x1x181x1xi64>
    %expanded_10 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 181] : tensor<181xi64> into tensor<1x1x1x181xi64>
    %6 = tensor.empty() : tensor<1x1x181x181xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %expanded_9 : tensor<1x1x1x181xi64>, tensor<1x1x181x1xi64>) outs(%6 : tensor<1x1x181x181xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %123 = arith.cmpi sle, %in, %in_40 : i64
      linalg.yield %123 : i1
    } -> tensor<1x1x181x181xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %7 : tensor<i1>, tensor<1x1x181x181xi1>) outs(%6 : tensor<1x1x181x181xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %123 = arith.andi %in, %in_40 : i1
      linalg.yield %123 : i1
    } -> tensor<1x1x181x181xi1>
    %9 = tensor.empty() : tensor<2x1x1x181xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_10 : tensor<2x1x1x1xi64>, tensor<1x1x1x181xi64>) outs(%9 : tensor<2x1x1x181xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %123 = arith.cmpi slt, %in, %c0_i64 : i64
      %124 = arith.addi %in, %c2_i64 : i64
      %125 = arith.select %123, %124, %in : i64
      %126 = arith.index_cast %125 : i64 to index
      %127 = arith.cmpi slt, %in_40, %c0_i64 : i64
      %128 = arith.addi %in_40, %c181_i64 : i64
      %129 = arith.select %127, %128, %in_40 : i64
      %130 = arith.index_cast %129 : i64 to index
      %extracted = tensor.extract %1[%126, %130] : tensor<2x181xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x181xi1>
    %11 = tensor.empty() : tensor<2x1x181x181xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x181x181xi1>, tensor<2x1x1x181xi1>) outs(%11 : tensor<2x1x181x181xi1>) {
    ^bb0(%in: i1, %in_40: i1, %out: i1):
      %123 = arith.andi %in, %in_40 : i1
      linalg.yield %123 : i1
    } -> tensor<2x1x181x181xi1>
    %expanded_11 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [1, 181, 1] : tensor<181xi64> into tensor<1x181x1xi64>
    %13 = tensor.empty() : tensor<1x181x1xf32>
    %14 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x181x1xi64>) outs(%13 : tensor<1x181x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %123 = arith.sitofp %in : i64 to f32
      linalg.yield %123 : f32
    } -> tensor<1x181x1xf32>
    %15 = tensor.empty() : tensor<64xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg8 : tensor<64xbf16>) outs(%15 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %123 = arith.extf %in : bf16 to f32
      linalg.yield %123 : f32
    } -> tensor<64xf32>
    %17 = tensor.empty() : tensor<1x181x64xf32>
    %18 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<1x181x1xf32>, tensor<64xf32>) outs(%17 : tensor<1x181x64xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %123 = arith.mulf %in, %in_40 : f32
      linalg.yield %123 : f32
    } -> tensor<1x181x64xf32>
    %concat = tensor.concat dim(2) %18, %18 : (tensor<1x181x64xf32>, tensor<1x181x64xf32>) -> tensor<1x181x128xf32>
    %19 = tensor.empty() : tensor<1x181x128xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x181x128xf32>) outs(%19 : tensor<1x181x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.cos %in : f32
      linalg.yield %123 : f32
    } -> tensor<1x181x128xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x181x128xf32>) outs(%19 : tensor<1x181x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.sin %in : f32
      linalg.yield %123 : f32
    } -> tensor<1x181x128xf32>
    %22 = tensor.empty() : tensor<1x181x128xbf16>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x181x128xf32>) outs(%22 : tensor<1x181x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<1x181x128xbf16>
    %24 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<1x181x128xf32>) outs(%22 : tensor<1x181x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<1x181x128xbf16>
    %25 = tensor.empty() : tensor<24x512xbf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<512x24xbf16>) outs(%25 : tensor<24x512xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x181x24xbf16> into tensor<362x24xbf16>
    %26 = tensor.empty() : tensor<362x512xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<362x512xf32>) -> tensor<362x512xf32>
    %28 = linalg.matmul ins(%collapsed, %transposed : tensor<362x24xbf16>, tensor<24x512xbf16>) outs(%27 : tensor<362x512xf32>) -> tensor<362x512xf32>
    %29 = tensor.empty() : tensor<362x512xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<362x512xf32>) outs(%29 : tensor<362x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<362x512xbf16>
    %expanded_12 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 181, 4, 128] : tensor<362x512xbf16> into tensor<2x181x4x128xbf16>
    %31 = tensor.empty() : tensor<2x181x4x128xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x181x4x128xbf16>) outs(%31 : tensor<2x181x4x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %123 = arith.extf %in : bf16 to f32
      linalg.yield %123 : f32
    } -> tensor<2x181x4x128xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x181x4x128xf32>) outs(%31 : tensor<2x181x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %123 : f32
    } -> tensor<2x181x4x128xf32>
    %34 = tensor.empty() : tensor<2x181x4x1xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<2x181x4x1xf32>) -> tensor<2x181x4x1xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x181x4x128xf32>) outs(%35 : tensor<2x181x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.addf %in, %out : f32
      linalg.yield %123 : f32
    } -> tensor<2x181x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x181x4x1xf32>) outs(%34 : tensor<2x181x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.divf %in, %cst_8 : f32
      linalg.yield %123 : f32
    } -> tensor<2x181x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x181x4x1xf32>) outs(%34 : tensor<2x181x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.truncf %cst_7 : f64 to f32
      %124 = arith.addf %in, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x181x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x181x4x1xf32>) outs(%34 : tensor<2x181x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.rsqrt %in : f32
      linalg.yield %123 : f32
    } -> tensor<2x181x4x1xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %39 : tensor<2x181x4x128xf32>, tensor<2x181x4x1xf32>) outs(%31 : tensor<2x181x4x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %123 = arith.mulf %in, %in_40 : f32
      linalg.yield %123 : f32
    } -> tensor<2x181x4x128xf32>
    %41 = tensor.empty() : tensor<2x181x4x128xbf16>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x181x4x128xf32>) outs(%41 : tensor<2x181x4x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<2x181x4x128xbf16>
    %43 = linalg.generic {indexing_maps = [#map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %42 : tensor<128xbf16>, tensor<2x181x4x128xbf16>) outs(%41 : tensor<2x181x4x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %123 = arith.mulf %in, %in_40 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x181x4x128xbf16>
    %44 = tensor.empty() : tensor<2x4x181x128xbf16>
    %transposed_13 = linalg.transpose ins(%43 : tensor<2x181x4x128xbf16>) outs(%44 : tensor<2x4x181x128xbf16>) permutation = [0, 2, 1, 3] 
    %45 = tensor.empty() : tensor<24x256xbf16>
    %transposed_14 = linalg.transpose ins(%arg3 : tensor<256x24xbf16>) outs(%45 : tensor<24x256xbf16>) permutation = [1, 0] 
    %46 = tensor.empty() : tensor<362x256xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<362x256xf32>) -> tensor<362x256xf32>
    %48 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<362x24xbf16>, tensor<24x256xbf16>) outs(%47 : tensor<362x256xf32>) -> tensor<362x256xf32>
    %49 = tensor.empty() : tensor<362x256xbf16>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<362x256xf32>) outs(%49 : tensor<362x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<362x256xbf16>
    %expanded_15 = tensor.expand_shape %50 [[0, 1], [2, 3]] output_shape [2, 181, 2, 128] : tensor<362x256xbf16> into tensor<2x181x2x128xbf16>
    %51 = tensor.empty() : tensor<2x181x2x128xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x181x2x128xbf16>) outs(%51 : tensor<2x181x2x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %123 = arith.extf %in : bf16 to f32
      linalg.yield %123 : f32
    } -> tensor<2x181x2x128xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x181x2x128xf32>) outs(%51 : tensor<2x181x2x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %123 : f32
    } -> tensor<2x181x2x128xf32>
    %54 = tensor.empty() : tensor<2x181x2x1xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<2x181x2x1xf32>) -> tensor<2x181x2x1xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x181x2x128xf32>) outs(%55 : tensor<2x181x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.addf %in, %out : f32
      linalg.yield %123 : f32
    } -> tensor<2x181x2x1xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x181x2x1xf32>) outs(%54 : tensor<2x181x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.divf %in, %cst_8 : f32
      linalg.yield %123 : f32
    } -> tensor<2x181x2x1xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x181x2x1xf32>) outs(%54 : tensor<2x181x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.truncf %cst_7 : f64 to f32
      %124 = arith.addf %in, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x181x2x1xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x181x2x1xf32>) outs(%54 : tensor<2x181x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.rsqrt %in : f32
      linalg.yield %123 : f32
    } -> tensor<2x181x2x1xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %59 : tensor<2x181x2x128xf32>, tensor<2x181x2x1xf32>) outs(%51 : tensor<2x181x2x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %123 = arith.mulf %in, %in_40 : f32
      linalg.yield %123 : f32
    } -> tensor<2x181x2x128xf32>
    %61 = tensor.empty() : tensor<2x181x2x128xbf16>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x181x2x128xf32>) outs(%61 : tensor<2x181x2x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<2x181x2x128xbf16>
    %63 = linalg.generic {indexing_maps = [#map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %62 : tensor<128xbf16>, tensor<2x181x2x128xbf16>) outs(%61 : tensor<2x181x2x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %123 = arith.mulf %in, %in_40 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x181x2x128xbf16>
    %64 = tensor.empty() : tensor<2x2x181x128xbf16>
    %transposed_16 = linalg.transpose ins(%63 : tensor<2x181x2x128xbf16>) outs(%64 : tensor<2x2x181x128xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg4 : tensor<256x24xbf16>) outs(%45 : tensor<24x256xbf16>) permutation = [1, 0] 
    %65 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<362x24xbf16>, tensor<24x256xbf16>) outs(%47 : tensor<362x256xf32>) -> tensor<362x256xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<362x256xf32>) outs(%49 : tensor<362x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<362x256xbf16>
    %expanded_18 = tensor.expand_shape %66 [[0, 1], [2, 3]] output_shape [2, 181, 2, 128] : tensor<362x256xbf16> into tensor<2x181x2x128xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x181x2x128xbf16>) outs(%64 : tensor<2x2x181x128xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, 181, 128] : tensor<1x181x128xbf16> into tensor<1x1x181x128xbf16>
    %expanded_21 = tensor.expand_shape %24 [[0], [1, 2], [3]] output_shape [1, 1, 181, 128] : tensor<1x181x128xbf16> into tensor<1x1x181x128xbf16>
    %67 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_20 : tensor<2x4x181x128xbf16>, tensor<1x1x181x128xbf16>) outs(%44 : tensor<2x4x181x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %123 = arith.mulf %in, %in_40 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x4x181x128xbf16>
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 4, 181, 64] [1, 1, 1, 1] : tensor<2x4x181x128xbf16> to tensor<2x4x181x64xbf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_13[0, 0, 0, 64] [2, 4, 181, 64] [1, 1, 1, 1] : tensor<2x4x181x128xbf16> to tensor<2x4x181x64xbf16>
    %68 = tensor.empty() : tensor<2x4x181x64xbf16>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x4x181x64xbf16>) outs(%68 : tensor<2x4x181x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %123 = arith.negf %in : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x4x181x64xbf16>
    %concat_23 = tensor.concat dim(3) %69, %extracted_slice : (tensor<2x4x181x64xbf16>, tensor<2x4x181x64xbf16>) -> tensor<2x4x181x128xbf16>
    %70 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_21 : tensor<2x4x181x128xbf16>, tensor<1x1x181x128xbf16>) outs(%44 : tensor<2x4x181x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %123 = arith.mulf %in, %in_40 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x4x181x128xbf16>
    %71 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %70 : tensor<2x4x181x128xbf16>, tensor<2x4x181x128xbf16>) outs(%44 : tensor<2x4x181x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %123 = arith.addf %in, %in_40 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x4x181x128xbf16>
    %72 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_20 : tensor<2x2x181x128xbf16>, tensor<1x1x181x128xbf16>) outs(%64 : tensor<2x2x181x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %123 = arith.mulf %in, %in_40 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x2x181x128xbf16>
    %extracted_slice_24 = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 2, 181, 64] [1, 1, 1, 1] : tensor<2x2x181x128xbf16> to tensor<2x2x181x64xbf16>
    %extracted_slice_25 = tensor.extract_slice %transposed_16[0, 0, 0, 64] [2, 2, 181, 64] [1, 1, 1, 1] : tensor<2x2x181x128xbf16> to tensor<2x2x181x64xbf16>
    %73 = tensor.empty() : tensor<2x2x181x64xbf16>
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x2x181x64xbf16>) outs(%73 : tensor<2x2x181x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %123 = arith.negf %in : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x2x181x64xbf16>
    %concat_26 = tensor.concat dim(3) %74, %extracted_slice_24 : (tensor<2x2x181x64xbf16>, tensor<2x2x181x64xbf16>) -> tensor<2x2x181x128xbf16>
    %75 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_21 : tensor<2x2x181x128xbf16>, tensor<1x1x181x128xbf16>) outs(%64 : tensor<2x2x181x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %123 = arith.mulf %in, %in_40 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x2x181x128xbf16>
    %76 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<2x2x181x128xbf16>, tensor<2x2x181x128xbf16>) outs(%64 : tensor<2x2x181x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %123 = arith.addf %in, %in_40 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x2x181x128xbf16>
    %77 = tensor.empty() : tensor<2x2x2x181x128xbf16>
    %78 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x2x181x128xbf16>) outs(%77 : tensor<2x2x2x181x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x181x128xbf16>
    %collapsed_27 = tensor.collapse_shape %78 [[0], [1, 2], [3], [4]] : tensor<2x2x2x181x128xbf16> into tensor<2x4x181x128xbf16>
    %79 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<2x2x181x128xbf16>) outs(%77 : tensor<2x2x2x181x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x181x128xbf16>
    %collapsed_28 = tensor.collapse_shape %79 [[0], [1, 2], [3], [4]] : tensor<2x2x2x181x128xbf16> into tensor<2x4x181x128xbf16>
    %80 = tensor.empty() : tensor<2x1x181x181xbf16>
    %81 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_2, %cst_3 : tensor<2x1x181x181xi1>, tensor<bf16>, tensor<bf16>) outs(%80 : tensor<2x1x181x181xbf16>) {
    ^bb0(%in: i1, %in_40: bf16, %in_41: bf16, %out: bf16):
      %123 = arith.select %in, %in_40, %in_41 : bf16
      linalg.yield %123 : bf16
    } -> tensor<2x1x181x181xbf16>
    %82 = tensor.empty() : tensor<2x4x181x128xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x4x181x128xbf16>) outs(%82 : tensor<2x4x181x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %123 = arith.extf %in : bf16 to f32
      linalg.yield %123 : f32
    } -> tensor<2x4x181x128xf32>
    %84 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_27 : tensor<2x4x181x128xbf16>) outs(%82 : tensor<2x4x181x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %123 = arith.extf %in : bf16 to f32
      linalg.yield %123 : f32
    } -> tensor<2x4x181x128xf32>
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_28 : tensor<2x4x181x128xbf16>) outs(%82 : tensor<2x4x181x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %123 = arith.extf %in : bf16 to f32
      linalg.yield %123 : f32
    } -> tensor<2x4x181x128xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x4x181x128xf32>) outs(%82 : tensor<2x4x181x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.truncf %cst_5 : f64 to f32
      %124 = arith.mulf %in, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x4x181x128xf32>
    %87 = tensor.empty() : tensor<2x4x128x181xf32>
    %transposed_29 = linalg.transpose ins(%84 : tensor<2x4x181x128xf32>) outs(%87 : tensor<2x4x128x181xf32>) permutation = [0, 1, 3, 2] 
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<2x4x128x181xf32>) outs(%87 : tensor<2x4x128x181xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.truncf %cst_5 : f64 to f32
      %124 = arith.mulf %in, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x4x128x181xf32>
    %collapsed_30 = tensor.collapse_shape %86 [[0, 1], [2], [3]] : tensor<2x4x181x128xf32> into tensor<8x181x128xf32>
    %collapsed_31 = tensor.collapse_shape %88 [[0, 1], [2], [3]] : tensor<2x4x128x181xf32> into tensor<8x128x181xf32>
    %89 = tensor.empty() : tensor<8x181x181xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<8x181x181xf32>) -> tensor<8x181x181xf32>
    %91 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<8x181x128xf32>, tensor<8x128x181xf32>) outs(%90 : tensor<8x181x181xf32>) -> tensor<8x181x181xf32>
    %expanded_32 = tensor.expand_shape %91 [[0, 1], [2], [3]] output_shape [2, 4, 181, 181] : tensor<8x181x181xf32> into tensor<2x4x181x181xf32>
    %92 = tensor.empty() : tensor<2x4x181x181xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %81 : tensor<2x4x181x181xf32>, tensor<2x1x181x181xbf16>) outs(%92 : tensor<2x4x181x181xf32>) {
    ^bb0(%in: f32, %in_40: bf16, %out: f32):
      %123 = arith.extf %in_40 : bf16 to f32
      %124 = arith.addf %in, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x4x181x181xf32>
    %94 = tensor.empty() : tensor<2x4x181xi64>
    %95 = linalg.fill ins(%c0_i64 : i64) outs(%94 : tensor<2x4x181xi64>) -> tensor<2x4x181xi64>
    %96 = tensor.empty() : tensor<2x4x181xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<2x4x181xf32>) -> tensor<2x4x181xf32>
    %98:2 = linalg.generic {indexing_maps = [#map4, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<2x4x181x181xf32>) outs(%97, %95 : tensor<2x4x181xf32>, tensor<2x4x181xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %123 = linalg.index 3 : index
      %124 = arith.index_cast %123 : index to i64
      %125 = arith.maximumf %in, %out : f32
      %126 = arith.cmpf ogt, %in, %out : f32
      %127 = arith.select %126, %124, %out_40 : i64
      linalg.yield %125, %127 : f32, i64
    } -> (tensor<2x4x181xf32>, tensor<2x4x181xi64>)
    %expanded_33 = tensor.expand_shape %98#0 [[0], [1], [2, 3]] output_shape [2, 4, 181, 1] : tensor<2x4x181xf32> into tensor<2x4x181x1xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded_33 : tensor<2x4x181x181xf32>, tensor<2x4x181x1xf32>) outs(%92 : tensor<2x4x181x181xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %123 = arith.subf %in, %in_40 : f32
      linalg.yield %123 : f32
    } -> tensor<2x4x181x181xf32>
    %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<2x4x181x181xf32>) outs(%92 : tensor<2x4x181x181xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.exp %in : f32
      linalg.yield %123 : f32
    } -> tensor<2x4x181x181xf32>
    %101 = tensor.empty() : tensor<2x4x181x1xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<2x4x181x1xf32>) -> tensor<2x4x181x1xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100 : tensor<2x4x181x181xf32>) outs(%102 : tensor<2x4x181x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.addf %in, %out : f32
      linalg.yield %123 : f32
    } -> tensor<2x4x181x1xf32>
    %104 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %103 : tensor<2x4x181x181xf32>, tensor<2x4x181x1xf32>) outs(%92 : tensor<2x4x181x181xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %123 = arith.divf %in, %in_40 : f32
      linalg.yield %123 : f32
    } -> tensor<2x4x181x181xf32>
    %105 = tensor.empty() : tensor<2x4x181x181xi1>
    %106 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x4x181x181xf32>) outs(%105 : tensor<2x4x181x181xi1>) {
    ^bb0(%in: f32, %out: i1):
      %123 = arith.extf %in : f32 to f64
      %124 = arith.cmpf oeq, %123, %cst_6 : f64
      linalg.yield %124 : i1
    } -> tensor<2x4x181x181xi1>
    %107 = tensor.empty() : tensor<2x4x181x1xi1>
    %108 = linalg.fill ins(%true : i1) outs(%107 : tensor<2x4x181x1xi1>) -> tensor<2x4x181x1xi1>
    %109 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<2x4x181x181xi1>) outs(%108 : tensor<2x4x181x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %123 = arith.andi %in, %out : i1
      linalg.yield %123 : i1
    } -> tensor<2x4x181x1xi1>
    %110 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %cst_1, %104 : tensor<2x4x181x1xi1>, tensor<2x4x181x181xf32>, tensor<2x4x181x181xf32>) outs(%92 : tensor<2x4x181x181xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %123 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %123 : f32
    } -> tensor<2x4x181x181xf32>
    %collapsed_34 = tensor.collapse_shape %110 [[0, 1], [2], [3]] : tensor<2x4x181x181xf32> into tensor<8x181x181xf32>
    %collapsed_35 = tensor.collapse_shape %85 [[0, 1], [2], [3]] : tensor<2x4x181x128xf32> into tensor<8x181x128xf32>
    %111 = tensor.empty() : tensor<8x181x128xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<8x181x128xf32>) -> tensor<8x181x128xf32>
    %113 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<8x181x181xf32>, tensor<8x181x128xf32>) outs(%112 : tensor<8x181x128xf32>) -> tensor<8x181x128xf32>
    %expanded_36 = tensor.expand_shape %113 [[0, 1], [2], [3]] output_shape [2, 4, 181, 128] : tensor<8x181x128xf32> into tensor<2x4x181x128xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x4x181x128xf32>) outs(%44 : tensor<2x4x181x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<2x4x181x128xbf16>
    %transposed_37 = linalg.transpose ins(%114 : tensor<2x4x181x128xbf16>) outs(%41 : tensor<2x181x4x128xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1], [2, 3]] : tensor<2x181x4x128xbf16> into tensor<2x181x512xbf16>
    %115 = tensor.empty() : tensor<512x24xbf16>
    %transposed_39 = linalg.transpose ins(%arg5 : tensor<24x512xbf16>) outs(%115 : tensor<512x24xbf16>) permutation = [1, 0] 
    %116 = tensor.empty() : tensor<2x512x24xbf16>
    %117 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<512x24xbf16>) outs(%116 : tensor<2x512x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x512x24xbf16>
    %118 = tensor.empty() : tensor<2x181x24xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<2x181x24xf32>) -> tensor<2x181x24xf32>
    %120 = linalg.batch_matmul ins(%collapsed_38, %117 : tensor<2x181x512xbf16>, tensor<2x512x24xbf16>) outs(%119 : tensor<2x181x24xf32>) -> tensor<2x181x24xf32>
    %121 = tensor.empty() : tensor<2x181x24xbf16>
    %122 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x181x24xf32>) outs(%121 : tensor<2x181x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %123 = arith.truncf %in : f32 to bf16
      linalg.yield %123 : bf16
    } -> tensor<2x181x24xbf16>
    return %122 : tensor<2x181x24xbf16>
  }
}
