// Where ptxas has too few registers for the form that was chosen, the standard
// softmax or warps instead of warpgroups take its place, with a warning.
// REQUIRES: ptxas
// RUN: attn-compile %s --target=cuda --chip=sm_90a --format=cubin -o %t.cubin \
// RUN:   --pipeline-options=max-spill=0 2>&1 | FileCheck %s
// RUN: test -s %t.cubin

// CHECK: registers.mlir:[[@LINE+12]]:{{.*}}: warning: compiled with {{softmax=online|chip=sm_90}}: 'main_attention' spills registers on sm_90a

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
!t = tensor<8x?x128xbf16>
func.func @main(%q: !t, %k: !t, %v: !t) -> !t {
  %c1 = arith.constant 1 : index
  %m = tensor.dim %q, %c1 : !t
  %o = tensor.empty(%m) : !t
  // The kernel reports here.
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) -> !t
  return %r : !t
}
