#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x151x128xbf16>, %arg1: tensor<4x1x151xbf16>, %arg2: tensor<2x151xi64>, %arg3: tensor<384x128xbf16>, %arg4: tensor<384xbf16>, %arg5: tensor<128x128xbf16>, %arg6: tensor<128xbf16>) -> tensor<2x151x128xbf16> {
    %c151_i64 = arith.constant 151 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x151x128xbf16>
    %cst_2 = arith.constant dense<-3.389530e+38> : tensor<bf16>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 1.250000e-01 : f32
    %0 = tensor.empty() : tensor<2x151xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x151xi64>) outs(%0 : tensor<2x151xi1>) {
    ^bb0(%in: i64, %out: i1):
      %77 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %77 : i1
    } -> tensor<2x151xi1>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %77 = linalg.index 0 : index
      %78 = arith.index_cast %77 : index to i64
      linalg.yield %78 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<151xi64>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<151xi64>) {
    ^bb0(%out: i64):
      %77 = linalg.index 0 : index
      %78 = arith.index_cast %77 : index to i64
      linalg.yield %78 : i64
    } -> tensor<151xi64>
    %expanded = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_6 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 151, 1] : tensor<151xi64> into tensor<1x1x151x1xi64>
    %expanded_7 = tensor.expand_shape %5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 151] : tensor<151xi64> into tensor<1x1x1x151xi64>
    %6 = tensor.empty() : tensor<1x1x151x151xi1>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded_6 : tensor<1x1x1x151xi64>, tensor<1x1x151x1xi64>) outs(%6 : tensor<1x1x151x151xi1>) {
    ^bb0(%in: i64, %in_29: i64, %out: i1):
      %77 = arith.cmpi sle, %in, %in_29 : i64
      linalg.yield %77 : i1
    } -> tensor<1x1x151x151xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %7 : tensor<i1>, tensor<1x1x151x151xi1>) outs(%6 : tensor<1x1x151x151xi1>) {
    ^bb0(%in: i1, %in_29: i1, %out: i1):
      %77 = arith.andi %in, %in_29 : i1
      linalg.yield %77 : i1
    } -> tensor<1x1x151x151xi1>
    %9 = tensor.empty() : tensor<2x1x1x151xi1>
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<2x1x1x1xi64>, tensor<1x1x1x151xi64>) outs(%9 : tensor<2x1x1x151xi1>) {
    ^bb0(%in: i64, %in_29: i64, %out: i1):
      %77 = arith.cmpi slt, %in, %c0_i64 : i64
      %78 = arith.addi %in, %c2_i64 : i64
      %79 = arith.select %77, %78, %in : i64
      %80 = arith.index_cast %79 : i64 to index
      %81 = arith.cmpi slt, %in_29, %c0_i64 : i64
      %82 = arith.addi %in_29, %c151_i64 : i64
      %83 = arith.select %81, %82, %in_29 : i64
      %84 = arith.index_cast %83 : i64 to index
      %extracted = tensor.extract %1[%80, %84] : tensor<2x151xi1>
      linalg.yield %extracted : i1
    } -> tensor<2x1x1x151xi1>
    %11 = tensor.empty() : tensor<2x1x151x151xi1>
    %12 = linalg.generic {indexing_maps = [#map8, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<1x1x151x151xi1>, tensor<2x1x1x151xi1>) outs(%11 : tensor<2x1x151x151xi1>) {
    ^bb0(%in: i1, %in_29: i1, %out: i1):
      %77 = arith.andi %in, %in_29 : i1
      linalg.yield %77 : i1
    } -> tensor<2x1x151x151xi1>
    %13 = tensor.empty() : tensor<2x1x151x151xbf16>
    %14 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_3, %cst_2 : tensor<2x1x151x151xi1>, tensor<bf16>, tensor<bf16>) outs(%13 : tensor<2x1x151x151xbf16>) {
    ^bb0(%in: i1, %in_29: bf16, %in_30: bf16, %out: bf16):
      %77 = arith.select %in, %in_29, %in_30 : bf16
      linalg.yield %77 : bf16
    } -> tensor<2x1x151x151xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x151x128xbf16> into tensor<302x128xbf16>
    %15 = tensor.empty() : tensor<128x384xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<384x128xbf16>) outs(%15 : tensor<128x384xbf16>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<384xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg4 : tensor<384xbf16>) outs(%16 : tensor<384xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<384xf32>
    %18 = tensor.empty() : tensor<302x128xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<302x128xbf16>) outs(%18 : tensor<302x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<302x128xf32>
    %20 = tensor.empty() : tensor<128x384xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<128x384xbf16>) outs(%20 : tensor<128x384xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<128x384xf32>
    %22 = tensor.empty() : tensor<302x384xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<302x384xf32>) -> tensor<302x384xf32>
    %24 = linalg.matmul ins(%19, %21 : tensor<302x128xf32>, tensor<128x384xf32>) outs(%23 : tensor<302x384xf32>) -> tensor<302x384xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %17 : tensor<302x384xf32>, tensor<384xf32>) outs(%22 : tensor<302x384xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %77 = arith.addf %in, %in_29 : f32
      linalg.yield %77 : f32
    } -> tensor<302x384xf32>
    %26 = tensor.empty() : tensor<302x384xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<302x384xf32>) outs(%26 : tensor<302x384xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<302x384xbf16>
    %expanded_8 = tensor.expand_shape %27 [[0, 1], [2, 3, 4]] output_shape [2, 151, 2, 3, 64] : tensor<302x384xbf16> into tensor<2x151x2x3x64xbf16>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0, 0, 0] [2, 151, 2, 1, 64] [1, 1, 1, 1, 1] : tensor<2x151x2x3x64xbf16> to tensor<2x151x2x1x64xbf16>
    %collapsed_9 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3], [4]] : tensor<2x151x2x1x64xbf16> into tensor<2x151x2x64xbf16>
    %28 = tensor.empty() : tensor<2x2x151x64xbf16>
    %transposed_10 = linalg.transpose ins(%collapsed_9 : tensor<2x151x2x64xbf16>) outs(%28 : tensor<2x2x151x64xbf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice_11 = tensor.extract_slice %expanded_8[0, 0, 0, 1, 0] [2, 151, 2, 1, 64] [1, 1, 1, 1, 1] : tensor<2x151x2x3x64xbf16> to tensor<2x151x2x1x64xbf16>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0], [1], [2, 3], [4]] : tensor<2x151x2x1x64xbf16> into tensor<2x151x2x64xbf16>
    %transposed_13 = linalg.transpose ins(%collapsed_12 : tensor<2x151x2x64xbf16>) outs(%28 : tensor<2x2x151x64xbf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice_14 = tensor.extract_slice %expanded_8[0, 0, 0, 2, 0] [2, 151, 2, 1, 64] [1, 1, 1, 1, 1] : tensor<2x151x2x3x64xbf16> to tensor<2x151x2x1x64xbf16>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0], [1], [2, 3], [4]] : tensor<2x151x2x1x64xbf16> into tensor<2x151x2x64xbf16>
    %transposed_16 = linalg.transpose ins(%collapsed_15 : tensor<2x151x2x64xbf16>) outs(%28 : tensor<2x2x151x64xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_17 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x2x151x64xbf16> into tensor<4x151x64xbf16>
    %collapsed_18 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x2x151x64xbf16> into tensor<4x151x64xbf16>
    %29 = tensor.empty() : tensor<4x64x151xbf16>
    %transposed_19 = linalg.transpose ins(%collapsed_18 : tensor<4x151x64xbf16>) outs(%29 : tensor<4x64x151xbf16>) permutation = [0, 2, 1] 
    %collapsed_20 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x2x151x64xbf16> into tensor<4x151x64xbf16>
    %30 = tensor.empty() : tensor<4x1x151xf32>
    %31 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x1x151xbf16>) outs(%30 : tensor<4x1x151xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<4x1x151xf32>
    %32 = tensor.empty() : tensor<4x151x64xf32>
    %33 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_17 : tensor<4x151x64xbf16>) outs(%32 : tensor<4x151x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<4x151x64xf32>
    %34 = tensor.empty() : tensor<4x64x151xf32>
    %35 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<4x64x151xbf16>) outs(%34 : tensor<4x64x151xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<4x64x151xf32>
    %36 = tensor.empty() : tensor<4x151x151xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<4x151x151xf32>) -> tensor<4x151x151xf32>
    %38 = linalg.batch_matmul ins(%33, %35 : tensor<4x151x64xf32>, tensor<4x64x151xf32>) outs(%37 : tensor<4x151x151xf32>) -> tensor<4x151x151xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x151x151xf32>) outs(%36 : tensor<4x151x151xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.mulf %in, %cst_5 : f32
      linalg.yield %77 : f32
    } -> tensor<4x151x151xf32>
    %40 = linalg.generic {indexing_maps = [#map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %39 : tensor<4x1x151xf32>, tensor<4x151x151xf32>) outs(%36 : tensor<4x151x151xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %77 = arith.addf %in, %in_29 : f32
      linalg.yield %77 : f32
    } -> tensor<4x151x151xf32>
    %41 = tensor.empty() : tensor<4x151x151xbf16>
    %42 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<4x151x151xf32>) outs(%41 : tensor<4x151x151xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<4x151x151xbf16>
    %expanded_21 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 2, 151, 151] : tensor<4x151x151xbf16> into tensor<2x2x151x151xbf16>
    %43 = tensor.empty() : tensor<2x2x151x151xbf16>
    %44 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %14 : tensor<2x2x151x151xbf16>, tensor<2x1x151x151xbf16>) outs(%43 : tensor<2x2x151x151xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %77 = arith.addf %in, %in_29 : bf16
      linalg.yield %77 : bf16
    } -> tensor<2x2x151x151xbf16>
    %45 = tensor.empty() : tensor<2x2x151x151xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x2x151x151xbf16>) outs(%45 : tensor<2x2x151x151xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<2x2x151x151xf32>
    %47 = tensor.empty() : tensor<2x2x151xi64>
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%47 : tensor<2x2x151xi64>) -> tensor<2x2x151xi64>
    %49 = tensor.empty() : tensor<2x2x151xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<2x2x151xf32>) -> tensor<2x2x151xf32>
    %51:2 = linalg.generic {indexing_maps = [#map4, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x2x151x151xf32>) outs(%50, %48 : tensor<2x2x151xf32>, tensor<2x2x151xi64>) {
    ^bb0(%in: f32, %out: f32, %out_29: i64):
      %77 = linalg.index 3 : index
      %78 = arith.index_cast %77 : index to i64
      %79 = arith.maximumf %in, %out : f32
      %80 = arith.cmpf ogt, %in, %out : f32
      %81 = arith.select %80, %78, %out_29 : i64
      linalg.yield %79, %81 : f32, i64
    } -> (tensor<2x2x151xf32>, tensor<2x2x151xi64>)
    %expanded_22 = tensor.expand_shape %51#0 [[0], [1], [2, 3]] output_shape [2, 2, 151, 1] : tensor<2x2x151xf32> into tensor<2x2x151x1xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_22 : tensor<2x2x151x151xf32>, tensor<2x2x151x1xf32>) outs(%45 : tensor<2x2x151x151xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %77 = arith.subf %in, %in_29 : f32
      linalg.yield %77 : f32
    } -> tensor<2x2x151x151xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x2x151x151xf32>) outs(%45 : tensor<2x2x151x151xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x2x151x151xf32>
    %54 = tensor.empty() : tensor<2x2x151x1xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<2x2x151x1xf32>) -> tensor<2x2x151x1xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x2x151x151xf32>) outs(%55 : tensor<2x2x151x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<2x2x151x1xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<2x2x151x151xf32>, tensor<2x2x151x1xf32>) outs(%45 : tensor<2x2x151x151xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %77 = arith.divf %in, %in_29 : f32
      linalg.yield %77 : f32
    } -> tensor<2x2x151x151xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x2x151x151xf32>) outs(%43 : tensor<2x2x151x151xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<2x2x151x151xbf16>
    %collapsed_23 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x2x151x151xbf16> into tensor<4x151x151xbf16>
    %59 = linalg.fill ins(%cst : f32) outs(%32 : tensor<4x151x64xf32>) -> tensor<4x151x64xf32>
    %60 = linalg.batch_matmul ins(%collapsed_23, %collapsed_20 : tensor<4x151x151xbf16>, tensor<4x151x64xbf16>) outs(%59 : tensor<4x151x64xf32>) -> tensor<4x151x64xf32>
    %61 = tensor.empty() : tensor<4x151x64xbf16>
    %62 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<4x151x64xf32>) outs(%61 : tensor<4x151x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<4x151x64xbf16>
    %expanded_24 = tensor.expand_shape %62 [[0, 1], [2], [3]] output_shape [2, 2, 151, 64] : tensor<4x151x64xbf16> into tensor<2x2x151x64xbf16>
    %63 = tensor.empty() : tensor<2x151x2x64xbf16>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x2x151x64xbf16>) outs(%63 : tensor<2x151x2x64xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0, 1], [2, 3]] : tensor<2x151x2x64xbf16> into tensor<302x128xbf16>
    %64 = tensor.empty() : tensor<128x128xbf16>
    %transposed_27 = linalg.transpose ins(%arg5 : tensor<128x128xbf16>) outs(%64 : tensor<128x128xbf16>) permutation = [1, 0] 
    %65 = tensor.empty() : tensor<128xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg6 : tensor<128xbf16>) outs(%65 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<128xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_26 : tensor<302x128xbf16>) outs(%18 : tensor<302x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<302x128xf32>
    %68 = tensor.empty() : tensor<128x128xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_27 : tensor<128x128xbf16>) outs(%68 : tensor<128x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<128x128xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%18 : tensor<302x128xf32>) -> tensor<302x128xf32>
    %71 = linalg.matmul ins(%67, %69 : tensor<302x128xf32>, tensor<128x128xf32>) outs(%70 : tensor<302x128xf32>) -> tensor<302x128xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %66 : tensor<302x128xf32>, tensor<128xf32>) outs(%18 : tensor<302x128xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %77 = arith.addf %in, %in_29 : f32
      linalg.yield %77 : f32
    } -> tensor<302x128xf32>
    %73 = tensor.empty() : tensor<302x128xbf16>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<302x128xf32>) outs(%73 : tensor<302x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<302x128xbf16>
    %expanded_28 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [2, 151, 128] : tensor<302x128xbf16> into tensor<2x151x128xbf16>
    %75 = tensor.empty() : tensor<2x151x128xbf16>
    %76 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1, %expanded_28 : tensor<2x151x128xbf16>, tensor<2x151x128xbf16>) outs(%75 : tensor<2x151x128xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %77 = arith.addf %in, %in_29 : bf16
      linalg.yield %77 : bf16
    } -> tensor<2x151x128xbf16>
    return %76 : tensor<2x151x128xbf16>
  }
}
