// RUN: attn-opt %s -split-input-file -verify-diagnostics -convert-tile-to-nvvm

!map = !tile.tensor_map<!tile.shared<64x64xbf16>, rank = 2, rows = 0, columns = 1, slabs = 1>
!ring = !tile.ring<2 x !tile.shared<64x64xbf16>>

gpu.module @old_ptx [#tile.nvvm<chip = "sm_90a", features = "+ptx80">] {
  gpu.func @copy(%m: index, %map: !map) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %ring = tile.ring_create : !ring
    tile.warp_specialize
    warps 4 registers 240 {
      %a = tile.get %ring[%c0] : !ring -> !tile.shared<64x64xbf16>
      tile.release %ring[%c0] : !ring
    }
    warps 4 registers 24 {
      // expected-error @+1 {{into the memory of one block needs PTX 8.6, the target has '+ptx80'}}
      tile.put %ring[%c0], %map[%m, %c0] : !ring, !map
    }
    gpu.return
  }
}

// -----

!ring = !tile.ring<2 x !tile.shared<64x64xbf16>>

gpu.module @chip [#tile.nvvm<chip = "sm_90", features = "+ptx86">] {
  gpu.func @roles(%m: index) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %ring = tile.ring_create : !ring
    // expected-error @+1 {{is not for 'sm_90' but for 'sm_90a'}}
    tile.warp_specialize
    warps 4 registers 240 {
      %a = tile.get %ring[%c0] : !ring -> !tile.shared<64x64xbf16>
      tile.release %ring[%c0] : !ring
    }
    warps 4 registers 24 {
    }
    gpu.return
  }
}
