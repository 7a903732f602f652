#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x127x24xbf16>, %arg1: tensor<2x127xi64>, %arg2: tensor<2x127xi64>, %arg3: tensor<512x24xbf16>, %arg4: tensor<256x24xbf16>, %arg5: tensor<256x24xbf16>, %arg6: tensor<24x512xbf16>, %arg7: tensor<128xbf16>, %arg8: tensor<128xbf16>) -> tensor<2x127x24xbf16> {
    %c127_i64 = arith.constant 127 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<false> : tensor<i1>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 6.250000e-02 : bf16
    %cst_6 = arith.constant dense<0> : tensor<i64>
    %cst_7 = arith.constant dense<-1> : tensor<i64>
    %0 = tensor.empty() : tensor<2x127xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x127xi64>) outs(%0 : tensor<2x127xi1>) {
    ^bb0(%in: i64, %out: i1):
      %104 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %104 : i1
    } -> tensor<2x127xi1>
    %2 = tensor.empty() : tensor<2x127xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_6, %cst_7 : tensor<2x127xi1>, tensor<i64>, tensor<i64>) outs(%2 : tensor<2x127xi64>) {
    ^bb0(%in: i1, %in_39: i64, %in_40: i64, %out: i64):
      %104 = arith.select %in, %in_39, %in_40 : i64
      linalg.yield %104 : i64
    } -> tensor<2x127xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x127xi64>) outs(%0 : tensor<2x127xi1>) {
    ^bb0(%in: i64, %out: i1):
      %104 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %104 : i1
    } -> tensor<2x127xi1>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%5 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %104 = linalg.index 0 : index
      %105 = arith.index_cast %104 : index to i64
      linalg.yield %105 : i64
    } -> tensor<2xi64>
    %7 = tensor.empty() : tensor<127xi64>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<127xi64>) {
    ^bb0(%out: i64):
      %104 = linalg.index 0 : index
      %105 = arith.index_cast %104 : index to i64
      linalg.yield %105 : i64
    } -> tensor<127xi64>
    %expanded = tensor.expand_shape %6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_8 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 127, 1] : tensor<127xi64> into tensor<1x1x127x1xi64>
    %expanded_9 = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 1, 127] : tensor<127xi64> into tensor<1x1x1x127xi64>
    %9 = tensor.empty() : tensor<1x1x127x127xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %expanded_8 : tensor<1x1x1x127xi64>, tensor<1x1x127x1xi64>) outs(%9 : tensor<1x1x127x127xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %104 = arith.cmpi sle, %in, %in_39 : i64
      linalg.yield %104 : i1
    } -> tensor<1x1x127x127xi1>
    %11 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %10 : tensor<i1>, tensor<1x1x127x127xi1>) outs(%9 : tensor<1x1x127x127xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %104 = arith.ori %in, %in_39 : i1
      linalg.yield %104 : i1
    } -> tensor<1x1x127x127xi1>
    %12 = tensor.empty() : tensor<2x1x127x1xi64>
    %13 = linalg.generic {indexing_maps = [#map7, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<2x1x1x1xi64>, tensor<1x1x127x1xi64>) outs(%12 : tensor<2x1x127x1xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %104 = arith.cmpi slt, %in, %c0_i64 : i64
      %105 = arith.addi %in, %c2_i64 : i64
      %106 = arith.select %104, %105, %in : i64
      %107 = arith.index_cast %106 : i64 to index
      %108 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %109 = arith.addi %in_39, %c127_i64 : i64
      %110 = arith.select %108, %109, %in_39 : i64
      %111 = arith.index_cast %110 : i64 to index
      %extracted = tensor.extract %3[%107, %111] : tensor<2x127xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x127x1xi64>
    %14 = tensor.empty() : tensor<2x1x1x127xi64>
    %15 = linalg.generic {indexing_maps = [#map7, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<2x1x1x1xi64>, tensor<1x1x1x127xi64>) outs(%14 : tensor<2x1x1x127xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %104 = arith.cmpi slt, %in, %c0_i64 : i64
      %105 = arith.addi %in, %c2_i64 : i64
      %106 = arith.select %104, %105, %in : i64
      %107 = arith.index_cast %106 : i64 to index
      %108 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %109 = arith.addi %in_39, %c127_i64 : i64
      %110 = arith.select %108, %109, %in_39 : i64
      %111 = arith.index_cast %110 : i64 to index
      %extracted = tensor.extract %3[%107, %111] : tensor<2x127xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x127xi64>
    %16 = tensor.empty() : tensor<2x1x127x127xi1>
    %17 = linalg.generic {indexing_maps = [#map4, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<2x1x127x1xi64>, tensor<2x1x1x127xi64>) outs(%16 : tensor<2x1x127x127xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %104 = arith.cmpi eq, %in, %in_39 : i64
      linalg.yield %104 : i1
    } -> tensor<2x1x127x127xi1>
    %18 = tensor.empty() : tensor<2x1x127x1xi1>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x127x1xi64>) outs(%18 : tensor<2x1x127x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %104 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %104 : i1
    } -> tensor<2x1x127x1xi1>
    %20 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<2x1x127x127xi1>, tensor<2x1x127x1xi1>) outs(%16 : tensor<2x1x127x127xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %104 = arith.andi %in, %in_39 : i1
      linalg.yield %104 : i1
    } -> tensor<2x1x127x127xi1>
    %21 = linalg.generic {indexing_maps = [#map10, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %20 : tensor<1x1x127x127xi1>, tensor<2x1x127x127xi1>) outs(%16 : tensor<2x1x127x127xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %104 = arith.ori %in, %in_39 : i1
      linalg.yield %104 : i1
    } -> tensor<2x1x127x127xi1>
    %22 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %21 : tensor<i1>, tensor<2x1x127x127xi1>) outs(%16 : tensor<2x1x127x127xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %104 = arith.andi %in, %in_39 : i1
      linalg.yield %104 : i1
    } -> tensor<2x1x127x127xi1>
    %23 = tensor.empty() : tensor<2x1x1x127xi1>
    %24 = linalg.generic {indexing_maps = [#map7, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<2x1x1x1xi64>, tensor<1x1x1x127xi64>) outs(%23 : tensor<2x1x1x127xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %104 = arith.cmpi slt, %in, %c0_i64 : i64
      %105 = arith.addi %in, %c2_i64 : i64
      %106 = arith.select %104, %105, %in : i64
      %107 = arith.index_cast %106 : i64 to index
      %108 = arith.cmpi slt, %in_39, %c0_i64 : i64
      %109 = arith.addi %in_39, %c127_i64 : i64
      %110 = arith.select %108, %109, %in_39 : i64
      %111 = arith.index_cast %110 : i64 to index
      %extracted = tensor.extract %4[%107, %111] : tensor<2x127xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x127xi1>
    %25 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<2x1x127x127xi1>, tensor<2x1x1x127xi1>) outs(%16 : tensor<2x1x127x127xi1>) {
    ^bb0(%in: i1, %in_39: i1, %out: i1):
      %104 = arith.andi %in, %in_39 : i1
      linalg.yield %104 : i1
    } -> tensor<2x1x127x127xi1>
    %26 = tensor.empty() : tensor<2x1x127x127xbf16>
    %27 = linalg.generic {indexing_maps = [#map5, #map6, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %cst_2, %cst_1 : tensor<2x1x127x127xi1>, tensor<bf16>, tensor<bf16>) outs(%26 : tensor<2x1x127x127xbf16>) {
    ^bb0(%in: i1, %in_39: bf16, %in_40: bf16, %out: bf16):
      %104 = arith.select %in, %in_39, %in_40 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x1x127x127xbf16>
    %expanded_10 = tensor.expand_shape %8 [[0, 1, 2]] output_shape [1, 127, 1] : tensor<127xi64> into tensor<1x127x1xi64>
    %28 = tensor.empty() : tensor<1x127x1xf32>
    %29 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x127x1xi64>) outs(%28 : tensor<1x127x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %104 = arith.sitofp %in : i64 to f32
      linalg.yield %104 : f32
    } -> tensor<1x127x1xf32>
    %30 = tensor.empty() : tensor<128xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg7 : tensor<128xbf16>) outs(%30 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %104 = arith.extf %in : bf16 to f32
      linalg.yield %104 : f32
    } -> tensor<128xf32>
    %32 = tensor.empty() : tensor<1x127x128xf32>
    %33 = linalg.generic {indexing_maps = [#map12, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %31 : tensor<1x127x1xf32>, tensor<128xf32>) outs(%32 : tensor<1x127x128xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %104 = arith.mulf %in, %in_39 : f32
      linalg.yield %104 : f32
    } -> tensor<1x127x128xf32>
    %concat = tensor.concat dim(2) %33, %33 : (tensor<1x127x128xf32>, tensor<1x127x128xf32>) -> tensor<1x127x256xf32>
    %34 = tensor.empty() : tensor<1x127x256xf32>
    %35 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x127x256xf32>) outs(%34 : tensor<1x127x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.cos %in : f32
      linalg.yield %104 : f32
    } -> tensor<1x127x256xf32>
    %36 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x127x256xf32>) outs(%34 : tensor<1x127x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.sin %in : f32
      linalg.yield %104 : f32
    } -> tensor<1x127x256xf32>
    %37 = tensor.empty() : tensor<1x127x256xbf16>
    %38 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<1x127x256xf32>) outs(%37 : tensor<1x127x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<1x127x256xbf16>
    %39 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<1x127x256xf32>) outs(%37 : tensor<1x127x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<1x127x256xbf16>
    %40 = tensor.empty() : tensor<24x512xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<512x24xbf16>) outs(%40 : tensor<24x512xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x127x24xbf16> into tensor<254x24xbf16>
    %41 = tensor.empty() : tensor<254x512xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<254x512xf32>) -> tensor<254x512xf32>
    %43 = linalg.matmul ins(%collapsed, %transposed : tensor<254x24xbf16>, tensor<24x512xbf16>) outs(%42 : tensor<254x512xf32>) -> tensor<254x512xf32>
    %44 = tensor.empty() : tensor<254x512xbf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<254x512xf32>) outs(%44 : tensor<254x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<254x512xbf16>
    %expanded_11 = tensor.expand_shape %45 [[0, 1], [2, 3]] output_shape [2, 127, 2, 256] : tensor<254x512xbf16> into tensor<2x127x2x256xbf16>
    %46 = tensor.empty() : tensor<2x2x127x256xbf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x127x2x256xbf16>) outs(%46 : tensor<2x2x127x256xbf16>) permutation = [0, 2, 1, 3] 
    %47 = tensor.empty() : tensor<24x256xbf16>
    %transposed_13 = linalg.transpose ins(%arg4 : tensor<256x24xbf16>) outs(%47 : tensor<24x256xbf16>) permutation = [1, 0] 
    %48 = tensor.empty() : tensor<254x256xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<254x256xf32>) -> tensor<254x256xf32>
    %50 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<254x24xbf16>, tensor<24x256xbf16>) outs(%49 : tensor<254x256xf32>) -> tensor<254x256xf32>
    %51 = tensor.empty() : tensor<254x256xbf16>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<254x256xf32>) outs(%51 : tensor<254x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<254x256xbf16>
    %expanded_14 = tensor.expand_shape %52 [[0, 1], [2, 3]] output_shape [2, 127, 1, 256] : tensor<254x256xbf16> into tensor<2x127x1x256xbf16>
    %53 = tensor.empty() : tensor<2x1x127x256xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x127x1x256xbf16>) outs(%53 : tensor<2x1x127x256xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%arg5 : tensor<256x24xbf16>) outs(%47 : tensor<24x256xbf16>) permutation = [1, 0] 
    %54 = linalg.matmul ins(%collapsed, %transposed_16 : tensor<254x24xbf16>, tensor<24x256xbf16>) outs(%49 : tensor<254x256xf32>) -> tensor<254x256xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<254x256xf32>) outs(%51 : tensor<254x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<254x256xbf16>
    %expanded_17 = tensor.expand_shape %55 [[0, 1], [2, 3]] output_shape [2, 127, 1, 256] : tensor<254x256xbf16> into tensor<2x127x1x256xbf16>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x127x1x256xbf16>) outs(%53 : tensor<2x1x127x256xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %38 [[0], [1, 2], [3]] output_shape [1, 1, 127, 256] : tensor<1x127x256xbf16> into tensor<1x1x127x256xbf16>
    %expanded_20 = tensor.expand_shape %39 [[0], [1, 2], [3]] output_shape [1, 1, 127, 256] : tensor<1x127x256xbf16> into tensor<1x1x127x256xbf16>
    %56 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_19 : tensor<2x2x127x256xbf16>, tensor<1x1x127x256xbf16>) outs(%46 : tensor<2x2x127x256xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %104 = arith.mulf %in, %in_39 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x2x127x256xbf16>
    %extracted_slice = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 2, 127, 128] [1, 1, 1, 1] : tensor<2x2x127x256xbf16> to tensor<2x2x127x128xbf16>
    %extracted_slice_21 = tensor.extract_slice %transposed_12[0, 0, 0, 128] [2, 2, 127, 128] [1, 1, 1, 1] : tensor<2x2x127x256xbf16> to tensor<2x2x127x128xbf16>
    %57 = tensor.empty() : tensor<2x2x127x128xbf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x2x127x128xbf16>) outs(%57 : tensor<2x2x127x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %104 = arith.negf %in : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x2x127x128xbf16>
    %concat_22 = tensor.concat dim(3) %58, %extracted_slice : (tensor<2x2x127x128xbf16>, tensor<2x2x127x128xbf16>) -> tensor<2x2x127x256xbf16>
    %59 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_20 : tensor<2x2x127x256xbf16>, tensor<1x1x127x256xbf16>) outs(%46 : tensor<2x2x127x256xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %104 = arith.mulf %in, %in_39 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x2x127x256xbf16>
    %60 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<2x2x127x256xbf16>, tensor<2x2x127x256xbf16>) outs(%46 : tensor<2x2x127x256xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %104 = arith.addf %in, %in_39 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x2x127x256xbf16>
    %61 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_19 : tensor<2x1x127x256xbf16>, tensor<1x1x127x256xbf16>) outs(%53 : tensor<2x1x127x256xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %104 = arith.mulf %in, %in_39 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x1x127x256xbf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 1, 127, 128] [1, 1, 1, 1] : tensor<2x1x127x256xbf16> to tensor<2x1x127x128xbf16>
    %extracted_slice_24 = tensor.extract_slice %transposed_15[0, 0, 0, 128] [2, 1, 127, 128] [1, 1, 1, 1] : tensor<2x1x127x256xbf16> to tensor<2x1x127x128xbf16>
    %62 = tensor.empty() : tensor<2x1x127x128xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x1x127x128xbf16>) outs(%62 : tensor<2x1x127x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %104 = arith.negf %in : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x1x127x128xbf16>
    %concat_25 = tensor.concat dim(3) %63, %extracted_slice_23 : (tensor<2x1x127x128xbf16>, tensor<2x1x127x128xbf16>) -> tensor<2x1x127x256xbf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_20 : tensor<2x1x127x256xbf16>, tensor<1x1x127x256xbf16>) outs(%53 : tensor<2x1x127x256xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %104 = arith.mulf %in, %in_39 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x1x127x256xbf16>
    %65 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<2x1x127x256xbf16>, tensor<2x1x127x256xbf16>) outs(%53 : tensor<2x1x127x256xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %104 = arith.addf %in, %in_39 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x1x127x256xbf16>
    %66 = tensor.empty() : tensor<2x1x2x127x256xbf16>
    %67 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x1x127x256xbf16>) outs(%66 : tensor<2x1x2x127x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x127x256xbf16>
    %collapsed_26 = tensor.collapse_shape %67 [[0], [1, 2], [3], [4]] : tensor<2x1x2x127x256xbf16> into tensor<2x2x127x256xbf16>
    %68 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<2x1x127x256xbf16>) outs(%66 : tensor<2x1x2x127x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x127x256xbf16>
    %69 = tensor.empty() : tensor<2x2x256x127xbf16>
    %transposed_27 = linalg.transpose ins(%collapsed_26 : tensor<2x2x127x256xbf16>) outs(%69 : tensor<2x2x256x127xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x2x127x256xbf16> into tensor<4x127x256xbf16>
    %collapsed_29 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x2x256x127xbf16> into tensor<4x256x127xbf16>
    %70 = tensor.empty() : tensor<4x127x127xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<4x127x127xf32>) -> tensor<4x127x127xf32>
    %72 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<4x127x256xbf16>, tensor<4x256x127xbf16>) outs(%71 : tensor<4x127x127xf32>) -> tensor<4x127x127xf32>
    %73 = tensor.empty() : tensor<4x127x127xbf16>
    %74 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<4x127x127xf32>) outs(%73 : tensor<4x127x127xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<4x127x127xbf16>
    %expanded_30 = tensor.expand_shape %74 [[0, 1], [2], [3]] output_shape [2, 2, 127, 127] : tensor<4x127x127xbf16> into tensor<2x2x127x127xbf16>
    %75 = tensor.empty() : tensor<2x2x127x127xbf16>
    %76 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x2x127x127xbf16>) outs(%75 : tensor<2x2x127x127xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %104 = arith.mulf %in, %cst_5 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x2x127x127xbf16>
    %77 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %27 : tensor<2x2x127x127xbf16>, tensor<2x1x127x127xbf16>) outs(%75 : tensor<2x2x127x127xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %104 = arith.addf %in, %in_39 : bf16
      linalg.yield %104 : bf16
    } -> tensor<2x2x127x127xbf16>
    %78 = tensor.empty() : tensor<2x2x127x127xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x2x127x127xbf16>) outs(%78 : tensor<2x2x127x127xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %104 = arith.extf %in : bf16 to f32
      linalg.yield %104 : f32
    } -> tensor<2x2x127x127xf32>
    %80 = tensor.empty() : tensor<2x2x127xi64>
    %81 = linalg.fill ins(%c0_i64 : i64) outs(%80 : tensor<2x2x127xi64>) -> tensor<2x2x127xi64>
    %82 = tensor.empty() : tensor<2x2x127xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<2x2x127xf32>) -> tensor<2x2x127xf32>
    %84:2 = linalg.generic {indexing_maps = [#map5, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x2x127x127xf32>) outs(%83, %81 : tensor<2x2x127xf32>, tensor<2x2x127xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %104 = linalg.index 3 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = arith.maximumf %in, %out : f32
      %107 = arith.cmpf ogt, %in, %out : f32
      %108 = arith.select %107, %105, %out_39 : i64
      linalg.yield %106, %108 : f32, i64
    } -> (tensor<2x2x127xf32>, tensor<2x2x127xi64>)
    %expanded_31 = tensor.expand_shape %84#0 [[0], [1], [2, 3]] output_shape [2, 2, 127, 1] : tensor<2x2x127xf32> into tensor<2x2x127x1xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_31 : tensor<2x2x127x127xf32>, tensor<2x2x127x1xf32>) outs(%78 : tensor<2x2x127x127xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %104 = arith.subf %in, %in_39 : f32
      linalg.yield %104 : f32
    } -> tensor<2x2x127x127xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x2x127x127xf32>) outs(%78 : tensor<2x2x127x127xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.exp %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x2x127x127xf32>
    %87 = tensor.empty() : tensor<2x2x127x1xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<2x2x127x1xf32>) -> tensor<2x2x127x1xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<2x2x127x127xf32>) outs(%88 : tensor<2x2x127x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x2x127x1xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %89 : tensor<2x2x127x127xf32>, tensor<2x2x127x1xf32>) outs(%78 : tensor<2x2x127x127xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %104 = arith.divf %in, %in_39 : f32
      linalg.yield %104 : f32
    } -> tensor<2x2x127x127xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x2x127x127xf32>) outs(%75 : tensor<2x2x127x127xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<2x2x127x127xbf16>
    %collapsed_32 = tensor.collapse_shape %91 [[0, 1], [2], [3]] : tensor<2x2x127x127xbf16> into tensor<4x127x127xbf16>
    %collapsed_33 = tensor.collapse_shape %68 [[0, 1, 2], [3], [4]] : tensor<2x1x2x127x256xbf16> into tensor<4x127x256xbf16>
    %92 = tensor.empty() : tensor<4x127x256xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<4x127x256xf32>) -> tensor<4x127x256xf32>
    %94 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<4x127x127xbf16>, tensor<4x127x256xbf16>) outs(%93 : tensor<4x127x256xf32>) -> tensor<4x127x256xf32>
    %95 = tensor.empty() : tensor<4x127x256xbf16>
    %96 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<4x127x256xf32>) outs(%95 : tensor<4x127x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<4x127x256xbf16>
    %expanded_34 = tensor.expand_shape %96 [[0, 1], [2], [3]] output_shape [2, 2, 127, 256] : tensor<4x127x256xbf16> into tensor<2x2x127x256xbf16>
    %97 = tensor.empty() : tensor<2x127x2x256xbf16>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x2x127x256xbf16>) outs(%97 : tensor<2x127x2x256xbf16>) permutation = [0, 2, 1, 3] 
    %98 = tensor.empty() : tensor<512x24xbf16>
    %transposed_36 = linalg.transpose ins(%arg6 : tensor<24x512xbf16>) outs(%98 : tensor<512x24xbf16>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<2x127x2x256xbf16> into tensor<254x512xbf16>
    %99 = tensor.empty() : tensor<254x24xf32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<254x24xf32>) -> tensor<254x24xf32>
    %101 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<254x512xbf16>, tensor<512x24xbf16>) outs(%100 : tensor<254x24xf32>) -> tensor<254x24xf32>
    %102 = tensor.empty() : tensor<254x24xbf16>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<254x24xf32>) outs(%102 : tensor<254x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %104 = arith.truncf %in : f32 to bf16
      linalg.yield %104 : bf16
    } -> tensor<254x24xbf16>
    %expanded_38 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [2, 127, 24] : tensor<254x24xbf16> into tensor<2x127x24xbf16>
    return %expanded_38 : tensor<2x127x24xbf16>
  }
}
