// Many checks in one process, of functions that are compiled for these alone.

// RUN: rm -rf %t && attn-compile %s -o %t --only-semantics
// RUN: echo "--entry=first --random=1" > %t.lines
// RUN: echo "--entry=second --adversarial=2 --dim=arg0.0=3" >> %t.lines
// RUN: attn-run %t --check=semantics --batch=%t.lines | FileCheck %s
// CHECK: run: --entry=first --random=1
// CHECK-NEXT: semantics: out0 f64[2]: largest error {{.*}}: ok
// CHECK-NEXT: run: --entry=second --adversarial=2 --dim=arg0.0=3
// CHECK-NEXT: semantics: out0 f64[3]: largest error {{.*}}: ok

// The last line that is named is the one that failed.
// RUN: echo "--entry=third --random" >> %t.lines
// RUN: not attn-run %t --check=semantics --batch=%t.lines > %t.out 2>&1
// RUN: FileCheck %s --check-prefix=ABSENT --input-file=%t.out
// ABSENT: run: --entry=third --random
// ABSENT-NEXT: error: {{.*}}third

// The functions themselves are not there to be run.
// RUN: not attn-run %t --entry=first --random 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: {{.*}}first
// RUN: not attn-run %t --batch=%t.absent 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: cannot open '{{.*}}.absent'

func.func @first(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

func.func @second(%x: tensor<?xf16>) -> tensor<?xf16> {
  return %x : tensor<?xf16>
}
