#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x173x128xbf16>, %arg1: tensor<2x173xi64>, %arg2: tensor<384x128xbf16>, %arg3: tensor<128x128xbf16>, %arg4: tensor<32xbf16>, %arg5: tensor<32xbf16>, %arg6: tensor<32xbf16>, %arg7: tensor<32xbf16>) -> tensor<2x173x128xbf16> {
    %c7_i64 = arith.constant 7 : i64
    %c173_i64 = arith.constant 173 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 1.250000e-01 : bf16
    %0 = tensor.empty() : tensor<2x173xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x173xi64>) outs(%0 : tensor<2x173xi1>) {
    ^bb0(%in: i64, %out: i1):
      %90 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %90 : i1
    } -> tensor<2x173xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %90 = linalg.index 0 : index
      %91 = arith.index_cast %90 : index to i64
      linalg.yield %91 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<173xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<173xi64>) {
    ^bb0(%out: i64):
      %90 = linalg.index 0 : index
      %91 = arith.index_cast %90 : index to i64
      linalg.yield %91 : i64
    } -> tensor<173xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_5 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 173, 1] : tensor<173xi64> into tensor<1x1x173x1xi64>
    %expanded_6 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 173] : tensor<173xi64> into tensor<1x1x1x173xi64>
    %6 = tensor.empty() : tensor<1x1x173x173xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_6 : tensor<1x1x173x1xi64>, tensor<1x1x1x173xi64>) outs(%6 : tensor<1x1x173x173xi64>) {
    ^bb0(%in: i64, %in_37: i64, %out: i64):
      %90 = arith.subi %in, %in_37 : i64
      linalg.yield %90 : i64
    } -> tensor<1x1x173x173xi64>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<1x1x173x173xi64>) outs(%6 : tensor<1x1x173x173xi64>) {
    ^bb0(%in: i64, %out: i64):
      %90 = math.absi %in : i64
      linalg.yield %90 : i64
    } -> tensor<1x1x173x173xi64>
    %9 = tensor.empty() : tensor<1x1x173x173xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<1x1x173x173xi64>) outs(%9 : tensor<1x1x173x173xi1>) {
    ^bb0(%in: i64, %out: i1):
      %90 = arith.cmpi sle, %in, %c7_i64 : i64
      linalg.yield %90 : i1
    } -> tensor<1x1x173x173xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %10 : tensor<i1>, tensor<1x1x173x173xi1>) outs(%9 : tensor<1x1x173x173xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %90 = arith.andi %in, %in_37 : i1
      linalg.yield %90 : i1
    } -> tensor<1x1x173x173xi1>
    %12 = tensor.empty() : tensor<1x1x173x1xi1>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x1x173x1xi64>) outs(%12 : tensor<1x1x173x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %90 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %90 : i1
    } -> tensor<1x1x173x1xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<1x1x173x173xi1>, tensor<1x1x173x1xi1>) outs(%9 : tensor<1x1x173x173xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %90 = arith.andi %in, %in_37 : i1
      linalg.yield %90 : i1
    } -> tensor<1x1x173x173xi1>
    %15 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %14 : tensor<i1>, tensor<1x1x173x173xi1>) outs(%9 : tensor<1x1x173x173xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %90 = arith.andi %in, %in_37 : i1
      linalg.yield %90 : i1
    } -> tensor<1x1x173x173xi1>
    %16 = tensor.empty() : tensor<2x1x1x173xi1>
    %17 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<2x1x1x1xi64>, tensor<1x1x1x173xi64>) outs(%16 : tensor<2x1x1x173xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %90 = arith.cmpi slt, %in, %c0_i64 : i64
      %91 = arith.addi %in, %c2_i64 : i64
      %92 = arith.select %90, %91, %in : i64
      %93 = arith.index_cast %92 : i64 to index
      %94 = arith.cmpi slt, %in_37, %c0_i64 : i64
      %95 = arith.addi %in_37, %c173_i64 : i64
      %96 = arith.select %94, %95, %in_37 : i64
      %97 = arith.index_cast %96 : i64 to index
      %extracted = tensor.extract %1[%93, %97] : tensor<2x173xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x173xi1>
    %18 = tensor.empty() : tensor<2x1x173x173xi1>
    %19 = linalg.generic {indexing_maps = [#map8, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<1x1x173x173xi1>, tensor<2x1x1x173xi1>) outs(%18 : tensor<2x1x173x173xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %90 = arith.andi %in, %in_37 : i1
      linalg.yield %90 : i1
    } -> tensor<2x1x173x173xi1>
    %20 = tensor.empty() : tensor<2x1x173x173xbf16>
    %21 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %cst_2, %cst_1 : tensor<2x1x173x173xi1>, tensor<bf16>, tensor<bf16>) outs(%20 : tensor<2x1x173x173xbf16>) {
    ^bb0(%in: i1, %in_37: bf16, %in_38: bf16, %out: bf16):
      %90 = arith.select %in, %in_37, %in_38 : bf16
      linalg.yield %90 : bf16
    } -> tensor<2x1x173x173xbf16>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [1, 173, 1] : tensor<173xi64> into tensor<1x173x1xi64>
    %22 = tensor.empty() : tensor<1x173x1xf32>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x173x1xi64>) outs(%22 : tensor<1x173x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %90 = arith.sitofp %in : i64 to f32
      linalg.yield %90 : f32
    } -> tensor<1x173x1xf32>
    %24 = tensor.empty() : tensor<32xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg6 : tensor<32xbf16>) outs(%24 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %90 = arith.extf %in : bf16 to f32
      linalg.yield %90 : f32
    } -> tensor<32xf32>
    %26 = tensor.empty() : tensor<1x173x32xf32>
    %27 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %25 : tensor<1x173x1xf32>, tensor<32xf32>) outs(%26 : tensor<1x173x32xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %90 = arith.mulf %in, %in_37 : f32
      linalg.yield %90 : f32
    } -> tensor<1x173x32xf32>
    %concat = tensor.concat dim(2) %27, %27 : (tensor<1x173x32xf32>, tensor<1x173x32xf32>) -> tensor<1x173x64xf32>
    %28 = tensor.empty() : tensor<1x173x64xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x173x64xf32>) outs(%28 : tensor<1x173x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.cos %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x173x64xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x173x64xf32>) outs(%28 : tensor<1x173x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.sin %in : f32
      linalg.yield %90 : f32
    } -> tensor<1x173x64xf32>
    %31 = tensor.empty() : tensor<1x173x64xbf16>
    %32 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x173x64xf32>) outs(%31 : tensor<1x173x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<1x173x64xbf16>
    %33 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x173x64xf32>) outs(%31 : tensor<1x173x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<1x173x64xbf16>
    %34 = tensor.empty() : tensor<128x384xbf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<384x128xbf16>) outs(%34 : tensor<128x384xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x173x128xbf16> into tensor<346x128xbf16>
    %35 = tensor.empty() : tensor<346x384xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<346x384xf32>) -> tensor<346x384xf32>
    %37 = linalg.matmul ins(%collapsed, %transposed : tensor<346x128xbf16>, tensor<128x384xbf16>) outs(%36 : tensor<346x384xf32>) -> tensor<346x384xf32>
    %38 = tensor.empty() : tensor<346x384xbf16>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<346x384xf32>) outs(%38 : tensor<346x384xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<346x384xbf16>
    %expanded_8 = tensor.expand_shape %39 [[0, 1], [2, 3, 4]] output_shape [2, 173, 3, 2, 64] : tensor<346x384xbf16> into tensor<2x173x3x2x64xbf16>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0, 0, 0] [2, 173, 1, 2, 64] [1, 1, 1, 1, 1] : tensor<2x173x3x2x64xbf16> to tensor<2x173x1x2x64xbf16>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 1, 0, 0] [2, 173, 1, 2, 64] [1, 1, 1, 1, 1] : tensor<2x173x3x2x64xbf16> to tensor<2x173x1x2x64xbf16>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 2, 0, 0] [2, 173, 1, 2, 64] [1, 1, 1, 1, 1] : tensor<2x173x3x2x64xbf16> to tensor<2x173x1x2x64xbf16>
    %collapsed_11 = tensor.collapse_shape %extracted_slice [[0], [1, 2], [3], [4]] : tensor<2x173x1x2x64xbf16> into tensor<2x173x2x64xbf16>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_9 [[0], [1, 2], [3], [4]] : tensor<2x173x1x2x64xbf16> into tensor<2x173x2x64xbf16>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_10 [[0], [1, 2], [3], [4]] : tensor<2x173x1x2x64xbf16> into tensor<2x173x2x64xbf16>
    %40 = tensor.empty() : tensor<2x2x173x64xbf16>
    %transposed_14 = linalg.transpose ins(%collapsed_11 : tensor<2x173x2x64xbf16>) outs(%40 : tensor<2x2x173x64xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%collapsed_12 : tensor<2x173x2x64xbf16>) outs(%40 : tensor<2x2x173x64xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%collapsed_13 : tensor<2x173x2x64xbf16>) outs(%40 : tensor<2x2x173x64xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %32 [[0], [1, 2], [3]] output_shape [1, 1, 173, 64] : tensor<1x173x64xbf16> into tensor<1x1x173x64xbf16>
    %expanded_18 = tensor.expand_shape %33 [[0], [1, 2], [3]] output_shape [1, 1, 173, 64] : tensor<1x173x64xbf16> into tensor<1x1x173x64xbf16>
    %41 = tensor.empty() : tensor<2x2x173x64xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<2x2x173x64xbf16>) outs(%41 : tensor<2x2x173x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %90 = arith.extf %in : bf16 to f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x64xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %expanded_17 : tensor<2x2x173x64xf32>, tensor<1x1x173x64xbf16>) outs(%41 : tensor<2x2x173x64xf32>) {
    ^bb0(%in: f32, %in_37: bf16, %out: f32):
      %90 = arith.extf %in_37 : bf16 to f32
      %91 = arith.mulf %in, %90 : f32
      linalg.yield %91 : f32
    } -> tensor<2x2x173x64xf32>
    %extracted_slice_19 = tensor.extract_slice %42[0, 0, 0, 0] [2, 2, 173, 32] [1, 1, 1, 1] : tensor<2x2x173x64xf32> to tensor<2x2x173x32xf32>
    %extracted_slice_20 = tensor.extract_slice %42[0, 0, 0, 32] [2, 2, 173, 32] [1, 1, 1, 1] : tensor<2x2x173x64xf32> to tensor<2x2x173x32xf32>
    %44 = tensor.empty() : tensor<2x2x173x32xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x2x173x32xf32>) outs(%44 : tensor<2x2x173x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.negf %in : f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x32xf32>
    %concat_21 = tensor.concat dim(3) %45, %extracted_slice_19 : (tensor<2x2x173x32xf32>, tensor<2x2x173x32xf32>) -> tensor<2x2x173x64xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_18 : tensor<2x2x173x64xf32>, tensor<1x1x173x64xbf16>) outs(%41 : tensor<2x2x173x64xf32>) {
    ^bb0(%in: f32, %in_37: bf16, %out: f32):
      %90 = arith.extf %in_37 : bf16 to f32
      %91 = arith.mulf %in, %90 : f32
      linalg.yield %91 : f32
    } -> tensor<2x2x173x64xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %46 : tensor<2x2x173x64xf32>, tensor<2x2x173x64xf32>) outs(%41 : tensor<2x2x173x64xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %90 = arith.addf %in, %in_37 : f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x64xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<2x2x173x64xbf16>) outs(%41 : tensor<2x2x173x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %90 = arith.extf %in : bf16 to f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x64xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_17 : tensor<2x2x173x64xf32>, tensor<1x1x173x64xbf16>) outs(%41 : tensor<2x2x173x64xf32>) {
    ^bb0(%in: f32, %in_37: bf16, %out: f32):
      %90 = arith.extf %in_37 : bf16 to f32
      %91 = arith.mulf %in, %90 : f32
      linalg.yield %91 : f32
    } -> tensor<2x2x173x64xf32>
    %extracted_slice_22 = tensor.extract_slice %48[0, 0, 0, 0] [2, 2, 173, 32] [1, 1, 1, 1] : tensor<2x2x173x64xf32> to tensor<2x2x173x32xf32>
    %extracted_slice_23 = tensor.extract_slice %48[0, 0, 0, 32] [2, 2, 173, 32] [1, 1, 1, 1] : tensor<2x2x173x64xf32> to tensor<2x2x173x32xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x2x173x32xf32>) outs(%44 : tensor<2x2x173x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.negf %in : f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x32xf32>
    %concat_24 = tensor.concat dim(3) %50, %extracted_slice_22 : (tensor<2x2x173x32xf32>, tensor<2x2x173x32xf32>) -> tensor<2x2x173x64xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_18 : tensor<2x2x173x64xf32>, tensor<1x1x173x64xbf16>) outs(%41 : tensor<2x2x173x64xf32>) {
    ^bb0(%in: f32, %in_37: bf16, %out: f32):
      %90 = arith.extf %in_37 : bf16 to f32
      %91 = arith.mulf %in, %90 : f32
      linalg.yield %91 : f32
    } -> tensor<2x2x173x64xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %51 : tensor<2x2x173x64xf32>, tensor<2x2x173x64xf32>) outs(%41 : tensor<2x2x173x64xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %90 = arith.addf %in, %in_37 : f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x64xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x2x173x64xf32>) outs(%40 : tensor<2x2x173x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<2x2x173x64xbf16>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x2x173x64xf32>) outs(%40 : tensor<2x2x173x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<2x2x173x64xbf16>
    %55 = tensor.empty() : tensor<2x2x64x173xbf16>
    %transposed_25 = linalg.transpose ins(%54 : tensor<2x2x173x64xbf16>) outs(%55 : tensor<2x2x64x173xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %53 [[0, 1], [2], [3]] : tensor<2x2x173x64xbf16> into tensor<4x173x64xbf16>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<2x2x64x173xbf16> into tensor<4x64x173xbf16>
    %56 = tensor.empty() : tensor<4x173x173xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<4x173x173xf32>) -> tensor<4x173x173xf32>
    %58 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x173x64xbf16>, tensor<4x64x173xbf16>) outs(%57 : tensor<4x173x173xf32>) -> tensor<4x173x173xf32>
    %59 = tensor.empty() : tensor<4x173x173xbf16>
    %60 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<4x173x173xf32>) outs(%59 : tensor<4x173x173xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<4x173x173xbf16>
    %expanded_28 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 2, 173, 173] : tensor<4x173x173xbf16> into tensor<2x2x173x173xbf16>
    %61 = tensor.empty() : tensor<2x2x173x173xbf16>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x2x173x173xbf16>) outs(%61 : tensor<2x2x173x173xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %90 = arith.mulf %in, %cst_4 : bf16
      linalg.yield %90 : bf16
    } -> tensor<2x2x173x173xbf16>
    %63 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %21 : tensor<2x2x173x173xbf16>, tensor<2x1x173x173xbf16>) outs(%61 : tensor<2x2x173x173xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %90 = arith.addf %in, %in_37 : bf16
      linalg.yield %90 : bf16
    } -> tensor<2x2x173x173xbf16>
    %64 = tensor.empty() : tensor<2x2x173x173xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x2x173x173xbf16>) outs(%64 : tensor<2x2x173x173xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %90 = arith.extf %in : bf16 to f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x173xf32>
    %66 = tensor.empty() : tensor<2x2x173xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<2x2x173xi64>) -> tensor<2x2x173xi64>
    %68 = tensor.empty() : tensor<2x2x173xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<2x2x173xf32>) -> tensor<2x2x173xf32>
    %70:2 = linalg.generic {indexing_maps = [#map4, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x2x173x173xf32>) outs(%69, %67 : tensor<2x2x173xf32>, tensor<2x2x173xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %90 = linalg.index 3 : index
      %91 = arith.index_cast %90 : index to i64
      %92 = arith.maximumf %in, %out : f32
      %93 = arith.cmpf ogt, %in, %out : f32
      %94 = arith.select %93, %91, %out_37 : i64
      linalg.yield %92, %94 : f32, i64
    } -> (tensor<2x2x173xf32>, tensor<2x2x173xi64>)
    %expanded_29 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [2, 2, 173, 1] : tensor<2x2x173xf32> into tensor<2x2x173x1xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_29 : tensor<2x2x173x173xf32>, tensor<2x2x173x1xf32>) outs(%64 : tensor<2x2x173x173xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %90 = arith.subf %in, %in_37 : f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x173xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x2x173x173xf32>) outs(%64 : tensor<2x2x173x173xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.exp %in : f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x173xf32>
    %73 = tensor.empty() : tensor<2x2x173x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<2x2x173x1xf32>) -> tensor<2x2x173x1xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x2x173x173xf32>) outs(%74 : tensor<2x2x173x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.addf %in, %out : f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x1xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<2x2x173x173xf32>, tensor<2x2x173x1xf32>) outs(%64 : tensor<2x2x173x173xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %90 = arith.divf %in, %in_37 : f32
      linalg.yield %90 : f32
    } -> tensor<2x2x173x173xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x2x173x173xf32>) outs(%61 : tensor<2x2x173x173xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<2x2x173x173xbf16>
    %collapsed_30 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<2x2x173x173xbf16> into tensor<4x173x173xbf16>
    %collapsed_31 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x2x173x64xbf16> into tensor<4x173x64xbf16>
    %78 = tensor.empty() : tensor<4x173x64xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<4x173x64xf32>) -> tensor<4x173x64xf32>
    %80 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<4x173x173xbf16>, tensor<4x173x64xbf16>) outs(%79 : tensor<4x173x64xf32>) -> tensor<4x173x64xf32>
    %81 = tensor.empty() : tensor<4x173x64xbf16>
    %82 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<4x173x64xf32>) outs(%81 : tensor<4x173x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<4x173x64xbf16>
    %expanded_32 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [2, 2, 173, 64] : tensor<4x173x64xbf16> into tensor<2x2x173x64xbf16>
    %83 = tensor.empty() : tensor<2x173x2x64xbf16>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x2x173x64xbf16>) outs(%83 : tensor<2x173x2x64xbf16>) permutation = [0, 2, 1, 3] 
    %84 = tensor.empty() : tensor<128x128xbf16>
    %transposed_34 = linalg.transpose ins(%arg3 : tensor<128x128xbf16>) outs(%84 : tensor<128x128xbf16>) permutation = [1, 0] 
    %collapsed_35 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<2x173x2x64xbf16> into tensor<346x128xbf16>
    %85 = tensor.empty() : tensor<346x128xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<346x128xf32>) -> tensor<346x128xf32>
    %87 = linalg.matmul ins(%collapsed_35, %transposed_34 : tensor<346x128xbf16>, tensor<128x128xbf16>) outs(%86 : tensor<346x128xf32>) -> tensor<346x128xf32>
    %88 = tensor.empty() : tensor<346x128xbf16>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<346x128xf32>) outs(%88 : tensor<346x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %90 = arith.truncf %in : f32 to bf16
      linalg.yield %90 : bf16
    } -> tensor<346x128xbf16>
    %expanded_36 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 173, 128] : tensor<346x128xbf16> into tensor<2x173x128xbf16>
    return %expanded_36 : tensor<2x173x128xbf16>
  }
}
