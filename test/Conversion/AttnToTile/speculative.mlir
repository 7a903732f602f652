// RUN: attn-opt %s --attn-tile-online-softmax="tile-m=64 tile-n=64" \
// RUN:   --attn-specialize-masks=peel-tails --cse --convert-attn-to-tile="fallback=error row-sums=matrix" \
// RUN:   --canonicalize --cse --split-input-file -remarks-filter=attn 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: attn-opt %s --attn-tile-online-softmax="tile-m=64 tile-n=64" \
// RUN:   --attn-specialize-masks=peel-tails --cse --convert-attn-to-tile="fallback=error row-sums=rounded" \
// RUN:   --canonicalize --cse --split-input-file | FileCheck %s --check-prefix=ROUNDED

// Whole blocks are tried with the reference of the blocks before, a power of two.
// The first one, and those of a warp that has done one again, are measured: its
// limit is below 0 then, which every weight passes. A warp whose rows outgrow the
// reference multiplies the same tiles again.

// CHECK-LABEL: gpu.func @causal_attention
// CHECK-DAG:   %[[NONEVALUE:.*]] = arith.constant -8.50705917E+37 : f32
// CHECK-DAG:   %[[FRESH:.*]] = arith.constant -2.000000e+00 : f32
// CHECK-DAG:   %[[ALWAYS:.*]] = arith.constant -1.000000e+00 : f32
// CHECK-DAG:   %[[TWO:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-DAG:   %[[HALF:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-DAG:   %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK:       %[[NONE:.*]] = tile.splat %[[NONEVALUE]] : tensor<64xf32, #tile.slice
// CHECK:       %[[FULL:.*]]:4 = scf.for {{.*}} iter_args(%[[ACC:[a-z0-9]+]] = {{.*}}, %[[REF:[a-z0-9]+]] = %[[NONE]], %[[SUM:[a-z0-9]+]] = {{.*}}, %[[LIMIT:[a-z0-9]+]] = %[[FRESH]])
// CHECK-SAME:    -> (tensor<64x64xf32, #tile.accumulator<warps = 4>>, tensor<64xf32, #tile.slice<dim = 1, parent = <warps = 4>>>, tensor<64x8xf32, #tile.accumulator<warps = 4>>, f32)
// CHECK:         %[[K:.*]] = tile.load
// CHECK:         %[[S:.*]] = tile.dot %[[Q:[a-z0-9_]+]], %[[K]], %{{.*}} {transpose_rhs}
// CHECK:         %[[BITS:.*]] = arith.bitcast %[[LIMIT]] : f32 to i32
// CHECK:         %[[NEGATIVE:.*]] = arith.cmpi slt, %[[BITS]], %c0_i32
// CHECK:         %[[MEASURES:.*]] = tile.any %[[NEGATIVE]] : i1
// CHECK:         %[[TRIED:.*]]:2 = scf.if %[[MEASURES]] -> (tensor<64xf32, #tile.slice
// CHECK:           tile.reduce {{ *}}max %[[S]]
// CHECK:           %[[RAISED:.*]] = arith.maximumf %[[REF]],
// CHECK:           %[[ROSE:.*]] = arith.subf %[[REF]], %[[RAISED]]
// CHECK:           %[[CORRECTION:.*]] = math.exp2 %[[ROSE]]
// CHECK:           scf.yield %[[RAISED]], %[[CORRECTION]]
// CHECK:         } else {
// CHECK:           scf.yield %[[REF]], %{{.*}}
// CHECK-NOT:     tile.reduce
// CHECK:         %[[SHIFT:.*]] = arith.negf %[[TRIED]]#0
// CHECK:         %[[P:.*]] = math.exp2
// CHECK:         %[[H:.*]] = arith.truncf %[[P]]
// CHECK:         %[[OP:.*]] = tile.convert_layout %[[H]]
// CHECK-NOT:     tile.dot_ones
// CHECK:         %[[AT:.*]] = tile.splat %[[LIMIT]]
// CHECK:         %[[PASSES:.*]] = arith.cmpf uge, %[[P]], %[[AT]]
// CHECK:         %[[CHANGES:.*]] = tile.any %[[PASSES]] : tensor<64x64xi1
// CHECK:         %[[JOIN:.*]]:5 = scf.if %[[CHANGES]]
// CHECK:           %[[REDO:.*]]:4 = scf.if %[[MEASURES]]
// CHECK:             %[[ISFIRST:.*]] = arith.cmpf oeq, %[[LIMIT]], %[[FRESH]]
// CHECK:             %[[NEXT:.*]] = arith.select %[[ISFIRST]], %[[TWO]], %[[LIMIT]]
// CHECK:             scf.yield %[[TRIED]]#1, %[[NEXT]], %[[OP]], %[[TRIED]]#0
// CHECK:           } else {
// CHECK:             tile.dot %[[Q]], %[[K]], %{{.*}} {transpose_rhs}
// CHECK:             tile.reduce {{ *}}max
// CHECK:             math.exp2
// CHECK:             %[[LESS:.*]] = arith.mulf %[[LIMIT]], %[[HALF]]
// CHECK:             %[[ISLAST:.*]] = arith.cmpf ole, %[[LESS]], %[[ONE]]
// CHECK:             arith.select %[[ISLAST]], %[[ALWAYS]], %[[LESS]]
// CHECK:           }
// CHECK:           %[[FACTOR:.*]] = tile.broadcast %[[REDO]]#0
// CHECK:           arith.mulf %[[ACC]], %[[FACTOR]]
// CHECK:           arith.mulf %[[SUM]],
// CHECK:         } else {
// CHECK-NEXT:      scf.yield %[[ACC]], %[[LIMIT]], %[[SUM]], %[[OP]], %[[TRIED]]#0
// CHECK:         tile.dot_ones %[[JOIN]]#3, %[[JOIN]]#2
// CHECK:         %[[V:.*]] = tile.load
// CHECK:         tile.dot %[[JOIN]]#3, %[[V]], %[[JOIN]]#0

// The few blocks on the diagonal are measured.
// CHECK:       scf.for {{.*}} iter_args(%{{.*}} = %[[FULL]]#0, %{{.*}} = %[[FULL]]#1
// CHECK-COUNT-1: tile.dot {{.*}}transpose_rhs
// CHECK-NOT:     scf.if
// CHECK:         tile.reduce {{ *}}max
// CHECK:         tile.dot_ones
// CHECK:         tile.dot

// A row that saw no key has a sum of 0.
// CHECK:       %[[TOTAL:.*]] = tile.reduce {{ *}}max
// CHECK:       arith.cmpf oeq, %[[TOTAL]], %{{.*}}
// CHECK:       tile.store

// ROUNDED-LABEL: gpu.func @causal_attention
// ROUNDED-NOT: tile.dot_ones
// ROUNDED:     %[[H:.*]] = arith.truncf
// ROUNDED:     %[[P:.*]] = arith.extf %[[H]]
// ROUNDED:     tile.fold {{ *}}add %[[P]] : tensor<64x64xf32, {{.*}}> -> tensor<64x8xf32
// ROUNDED:     tile.any %{{.*}} : tensor<64x8xi1
// ROUNDED:     tile.reduce {{ *}}add %{{.*}} : tensor<64x8xf32

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
!t = tensor<8x512x64xbf16>
func.func @causal(%q: !t, %k: !t, %v: !t, %o: !t) -> !t {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o],
      attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64, softmax = speculative>}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) mask {
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> !t
  return %r : !t
}

// -----

// The LSE has a sum of its own, of weights that are not rounded. With no loop
// over whole blocks, masked ones are tried.

// CHECK-LABEL: gpu.func @opaque_attention
// CHECK:       scf.for {{.*}} -> (tensor<64x64xf32, {{.*}}>, tensor<64xf32, {{.*}}>, tensor<64x8xf32, {{.*}}>, tensor<64x8xf32, {{.*}}>, f32)
// CHECK:         tile.dot_ones
// CHECK:         %[[EXACT:.*]] = tile.fold {{ *}}add
// CHECK:         arith.cmpf ugt, %[[EXACT]]
// CHECK:         scf.if
// CHECK:       math.log2

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#r = affine_map<(b, m, n, d, e) -> (b, m)>
#c = affine_map<(b, m, n, d, e) -> (m, n)>
!t = tensor<8x512x64xf16>
func.func @opaque(%q: !t, %k: !t, %v: !t, %o: !t, %l: tensor<8x512xf32>, %see: tensor<512x512xi1>) -> (!t, tensor<8x512xf32>) {
  %r:2 = attn.attention {indexing_maps = [#q, #k, #v, #c, #o, #r],
      attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64, softmax = speculative>}
    ins(%q, %k, %v : !t, !t, !t) captures(%see : tensor<512x512xi1>)
    outs(%o : !t) lse(%l : tensor<8x512xf32>) mask {
    ^bb0(%c: i1):
      attn.yield %c : i1
    } -> !t, tensor<8x512xf32>
  return %r#0, %r#1 : !t, tensor<8x512xf32>
}

// -----

// What needs the true maximum keeps it.

// CHECK-LABEL: gpu.func @maximum_attention
// CHECK-NOT:   tile.any
// CHECK:       gpu.return
// REMARK:      remark: [Missed] SpeculativeMaximum {{.*}}the row maximum is a result

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#r = affine_map<(b, m, n, d, e) -> (b, m)>
!t = tensor<8x512x64xbf16>
func.func @maximum(%q: !t, %k: !t, %v: !t, %o: !t, %m: tensor<8x512xf32>) -> (!t, tensor<8x512xf32>) {
  %r:2 = attn.attention {indexing_maps = [#q, #k, #v, #o, #r],
      attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64, softmax = speculative>}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) max(%m : tensor<8x512xf32>)
    -> !t, tensor<8x512xf32>
  return %r#0, %r#1 : !t, tensor<8x512xf32>
}

// -----

// A graph that makes NaN of a row without keys begins with a state of its own
// where there are no keys at all: that is a reference like any other.

// CHECK-LABEL: gpu.func @no_keys_attention
// CHECK-DAG:   %[[NONEVALUE:.*]] = arith.constant -8.50705917E+37 : f32
// CHECK:       %[[STATE:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : f32
// CHECK:       %[[POWER:.*]] = arith.mulf %[[STATE]], %{{.*}} : f32
// CHECK:       %[[START:.*]] = arith.maximumf %[[POWER]], %[[NONEVALUE]] : f32
// CHECK:       %[[REF:.*]] = tile.splat %[[START]] : tensor<64xf32, #tile.slice
// CHECK:       scf.for {{.*}} = %[[REF]]{{.*}} -> ({{.*}}, f32)
// CHECK:         tile.any

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
!t = tensor<8x?x64xbf16>
func.func @no_keys(%q: !t, %k: !t, %v: !t, %o: !t) -> !t {
  %r = attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [#q, #k, #v, #o],
      attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64, softmax = speculative>}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) -> !t
  return %r : !t
}

// -----

// A mask of the lowest floats that is added: the reference is taken off the score
// before the product with log2(e), which would be infinite, and a row has none
// below the lowest float.

// CHECK-LABEL: gpu.func @added_mask_attention
// CHECK-DAG:   %[[LOWEST:.*]] = arith.constant -3.40282347E+38 : f32
// CHECK:       %[[NONE:.*]] = tile.splat %[[LOWEST]] : tensor<64xf32, #tile.slice
// CHECK:       scf.for {{.*}} %[[REF:[a-z0-9]+]] = %[[NONE]]
// CHECK:         %[[TRIED:.*]]:2 = scf.if
// CHECK-NOT:     math.fma {{.*}} : tensor<64x64xf32
// CHECK:         %[[BEYOND:.*]] = tile.broadcast %[[TRIED]]#0
// CHECK:         %[[DIFFERENCE:.*]] = arith.subf %{{.*}}, %[[BEYOND]]
// CHECK:         %[[POWER:.*]] = arith.mulf %[[DIFFERENCE]],
// CHECK:         math.exp2 %[[POWER]]

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#c = affine_map<(b, m, n, d, e) -> (m, n)>
!t = tensor<8x512x64xbf16>
func.func @added_mask(%q: !t, %k: !t, %v: !t, %o: !t, %mask: tensor<512x512xbf16>) -> !t {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #c, #o],
      attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64, softmax = speculative>}
    ins(%q, %k, %v : !t, !t, !t) captures(%mask : tensor<512x512xbf16>)
    outs(%o : !t) score {
    ^bb0(%s: f32, %c: bf16):
      %wide = arith.extf %c : bf16 to f32
      %sum = arith.addf %s, %wide : f32
      attn.yield %sum : f32
    } -> !t
  return %r : !t
}

// -----

// Slopes times distances are no such mask.

// CHECK-LABEL: gpu.func @slopes_attention
// CHECK:         scf.if
// CHECK:         math.fma %{{.*}} : tensor<64x64xf32
// CHECK:         math.exp2

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#h = affine_map<(b, m, n, d, e) -> (b)>
!t = tensor<8x512x64xbf16>
func.func @slopes(%q: !t, %k: !t, %v: !t, %o: !t, %slopes: tensor<8xf32>) -> !t {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #h, #o],
      attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64, softmax = speculative>}
    ins(%q, %k, %v : !t, !t, !t) captures(%slopes : tensor<8xf32>)
    outs(%o : !t) score {
    ^bb0(%s: f32, %slope: f32):
      %n = attn.index 2
      %i = arith.index_cast %n : index to i32
      %f = arith.sitofp %i : i32 to f32
      %bias = arith.mulf %slope, %f : f32
      %sum = arith.addf %s, %bias : f32
      attn.yield %sum : f32
    } -> !t
  return %r : !t
}

// -----

// Nor is a flag that is made a number a distance: what it is multiplied with may
// be a mask.

// CHECK-LABEL: gpu.func @flags_attention
// CHECK:         scf.if
// CHECK-NOT:     math.fma %{{.*}} : tensor<64x64xf32
// CHECK:         arith.subf %{{.*}} : tensor<64x64xf32
// CHECK:         math.exp2

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#h = affine_map<(b, m, n, d, e) -> (b)>
#c = affine_map<(b, m, n, d, e) -> (b, n)>
!t = tensor<8x512x64xbf16>
func.func @flags(%q: !t, %k: !t, %v: !t, %o: !t, %fill: tensor<8xf32>, %flags: tensor<8x512xi32>, %outer: f32) -> !t {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #h, #c, #o],
      attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64, softmax = speculative>}
    ins(%q, %k, %v : !t, !t, !t) captures(%fill, %flags : tensor<8xf32>, tensor<8x512xi32>)
    outs(%o : !t) score {
    ^bb0(%s: f32, %f: f32, %flag: i32):
      %x = arith.sitofp %flag : i32 to f32
      %bias = arith.mulf %f, %x : f32
      %more = arith.mulf %outer, %bias : f32
      %sum = arith.addf %s, %more : f32
      attn.yield %sum : f32
    } -> !t
  return %r : !t
}
