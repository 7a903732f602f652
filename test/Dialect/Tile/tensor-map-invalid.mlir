// RUN: attn-opt %s -split-input-file -verify-diagnostics

// expected-error @+2 {{a tensor map copies at most 256 rows, got 264}}
func.func private @rows(
  !tile.tensor_map<!tile.shared<264x64xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>)

// -----

// expected-error @+2 {{rows and columns are two dimensions of 2, got 1 and 1}}
func.func private @dims(
  !tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 1, columns = 1, slabs = 1>)

// -----

// expected-error @+2 {{rows and columns are two dimensions of 2, got 0 and 2}}
func.func private @outside(
  !tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 0, columns = 2, slabs = 1>)

// -----

// expected-error @+2 {{a tensor map copies 1 slab or all of 3 at once, got 2}}
func.func private @slabs(
  !tile.tensor_map<!tile.shared<64x192xf16>, rank = 2, rows = 0, columns = 1, slabs = 2>)

// -----

// expected-error @+2 {{a tensor map has at most 5 dimensions, got 6}}
func.func private @rank(
  !tile.tensor_map<!tile.shared<64x128xf16>, rank = 5, rows = 0, columns = 1, slabs = 2>)

// -----

!map = !tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>

func.func @rank(%source: memref<2x?x64xf16>) {
  // expected-error @+1 {{'tile.encode_tensor_map' op describes 'memref<2x?x64xf16>' by a map of rank 2 of 'f16'}}
  %map = tile.encode_tensor_map %source : memref<2x?x64xf16> -> !map
  return
}

// -----

!map = !tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>

func.func @element_type(%source: memref<?x64xbf16>) {
  // expected-error @+1 {{'tile.encode_tensor_map' op describes 'memref<?x64xbf16>' by a map of rank 2 of 'f16'}}
  %map = tile.encode_tensor_map %source : memref<?x64xbf16> -> !map
  return
}

// -----

!map = !tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>

func.func @column_stride(%source: memref<?x64xf16, strided<[?, 2]>>) {
  // expected-error @+1 {{'tile.encode_tensor_map' op needs a column stride of 1, got 2}}
  %map = tile.encode_tensor_map %source : memref<?x64xf16, strided<[?, 2]>> -> !map
  return
}

// -----

!map = !tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>

func.func @row_stride(%source: memref<?x60xf16>) {
  // expected-error @+1 {{'tile.encode_tensor_map' op needs strides of a multiple of 16 bytes, got a stride of 120 bytes in dimension 0}}
  %map = tile.encode_tensor_map %source : memref<?x60xf16> -> !map
  return
}

// -----

!map = !tile.tensor_map<!tile.shared<64x128xf16>, rank = 2, rows = 0, columns = 1, slabs = 2>

func.func @partial_slab(%source: memref<?x96xf16>) {
  // expected-error @+1 {{'tile.encode_tensor_map' op copies slabs of 64 columns, which do not divide the columns of 'memref<?x96xf16>'}}
  %map = tile.encode_tensor_map %source : memref<?x96xf16> -> !map
  return
}

// -----

!map = !tile.tensor_map<!tile.shared<64x64xf16>, rank = 3, rows = 1, columns = 2, slabs = 1>

func.func @put_tile(%map: !map, %i: index) {
  %ring = tile.ring_create : !tile.ring<2 x !tile.shared<128x64xf16>>
  // expected-error @+1 {{'tile.put' op puts a map of '!tile.shared<64x64xf16>' into a ring of '!tile.shared<128x64xf16>'}}
  tile.put %ring[%i], %map[%i, %i, %i] : !tile.ring<2 x !tile.shared<128x64xf16>>, !map
  return
}

// -----

!map = !tile.tensor_map<!tile.shared<64x64xf16>, rank = 3, rows = 1, columns = 2, slabs = 1>

func.func @put_offsets(%map: !map, %i: index) {
  %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
  // expected-error @+1 {{'tile.put' op expects 3 offsets, got 2}}
  tile.put %ring[%i], %map[%i, %i] : !tile.ring<2 x !tile.shared<64x64xf16>>, !map
  return
}
