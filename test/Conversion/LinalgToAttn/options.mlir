// RUN: attn-opt %s --pass-pipeline='builtin.module(attn-raise-linalg{fuse-limit=1})' --attn-report=%t.json -o - | FileCheck %s --check-prefix=LIMIT
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: attn-opt %s --attn-raise-linalg | FileCheck %s --check-prefix=ALL
// RUN: attn-opt %s --pass-pipeline='builtin.module(attn-raise-linalg{fuse-limit=0})' | FileCheck %s --check-prefix=NONE
// RUN: echo 'module {}' | attn-opt --attn-raise-linalg --attn-report=%t.empty && FileCheck %s --check-prefix=EMPTY --input-file=%t.empty
// RUN: not attn-opt %s --attn-report=%t.missing/report.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNWRITABLE

// EMPTY: []
// UNWRITABLE: attn-opt: cannot open output file

// LIMIT-LABEL: func @first
// LIMIT: attn.attention
// LIMIT-LABEL: func @second
// LIMIT-NOT: attn.attention
// ALL-LABEL: func @first
// ALL: attn.attention
// ALL-LABEL: func @second
// ALL: attn.attention
// ALL-LABEL: func @function_kept
// ALL-NOT: attn.attention
// ALL-LABEL: func @softmax_kept
// ALL-NOT: attn.attention
// ALL: linalg.softmax
// NONE-NOT: attn.attention

// REPORT: "location": "{{.*}}options.mlir:[[#@LINE+10]]:8"
// REPORT-NEXT: "reason": "captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan"
// REPORT-NEXT: "status": "captured"
#id = affine_map<(m, n) -> (m, n)>
func.func @first(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %s0: tensor<17x19xf32>, %o0: tensor<17x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%sz : tensor<17x19xf32>) -> tensor<17x19xf32>

  %p = linalg.softmax dimension(1) ins(%s : tensor<17x19xf32>) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// REPORT: "location": "{{.*}}options.mlir:[[#@LINE+8]]:8"
// REPORT-NEXT: "reason": "the limit of fuse-limit is reached"
// REPORT-NEXT: "status": "refused"
func.func @second(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %s0: tensor<17x19xf32>, %o0: tensor<17x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%sz : tensor<17x19xf32>) -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<17x19xf32>) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// REPORT: "reason": "attn.no_fuse is set (func.func at
// REPORT-NEXT: "status": "refused"
func.func @function_kept(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %s0: tensor<17x19xf32>, %o0: tensor<17x16xf32>) -> tensor<17x16xf32> attributes {attn.no_fuse} {
  %zero = arith.constant 0.0 : f32
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%sz : tensor<17x19xf32>) -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<17x19xf32>) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// REPORT: "reason": "attn.no_fuse is set"
// REPORT-NEXT: "status": "refused"
func.func @softmax_kept(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %s0: tensor<17x19xf32>, %o0: tensor<17x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%sz : tensor<17x19xf32>) -> tensor<17x19xf32>
  %p = linalg.softmax {attn.no_fuse} dimension(1) ins(%s : tensor<17x19xf32>) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}
