// The host module embeds every object, as one image table.

// RUN: attn-opt %s --attn-host-to-llvm | attn-compile - --format=llvm --no-fuse -o - | FileCheck %s
// RUN: attn-opt %s | attn-opt | FileCheck %s --check-prefix=ROUND

// Magic and count; then chip, kind, offset and size of each; then the images.
// CHECK: @kernels_binary = internal constant [{{[0-9]+}} x i8] c"ATTNIMG1\03\00\00\00\00\00\00\00sm_80\00{{.*}}sm_90a\00{{.*}}sm_80\00{{.*}}first{{.*}}second\00{{.*}}.version 7.0\00", align 8
// CHECK: call void @mgpuLaunchKernel
// CHECK: call ptr @mgpuModuleLoad(ptr {{.*}}@kernels_binary, i64 {{[0-9]+}})
// ROUND: gpu.binary @kernels <#tile.images>

module attributes {gpu.container_module} {
  gpu.binary @kernels <#tile.images> [
    #gpu.object<#tile.nvvm<chip = "sm_80">, bin = "first">,
    #gpu.object<#tile.nvvm<chip = "sm_90a">, bin = "second">,
    #gpu.object<#nvvm.target<chip = "sm_80">, assembly = ".version 7.0">
  ]
  func.func @launch(%x: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1)
        threads in (%c1, %c1, %c1) args(%x : memref<?xf32>)
    return
  }
}
