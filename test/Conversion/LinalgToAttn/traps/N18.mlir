// N18: the softmax works on memrefs.
// DECISION: refuse
// RUN: %check_row %s

// CHECK-LABEL: @buffers: refuse
// CHECK-NEXT: remark: [Missed] the softmax works on memrefs: run attn-raise-linalg before bufferization
func.func @buffers(%s: memref<17x19xf32>, %m: memref<17xf32>, %l: memref<17xf32>, %v: memref<19x16xf32>, %o: memref<17x16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<17xf32>) outs(%s : memref<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %d = arith.subf %out, %a : f32
    %x = math.exp %d : f32
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%s : memref<17x19xf32>) outs(%l : memref<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %x = arith.addf %a, %out : f32
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(m, e, n) -> (m, n)>, affine_map<(m, e, n) -> (m)>, affine_map<(m, e, n) -> (n, e)>, affine_map<(m, e, n) -> (m, e)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s, %l, %v : memref<17x19xf32>, memref<17xf32>, memref<19x16xf32>) outs(%o : memref<17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %p = arith.divf %a, %b : f32
    %x = arith.mulf %p, %c : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  }
  return
}
