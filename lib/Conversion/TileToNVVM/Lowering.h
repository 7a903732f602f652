//===- Lowering.h - Shared parts of the tile to NVVM conversion -*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_CONVERSION_TILETONVVM_LOWERING_H
#define ATTN_LIB_CONVERSION_TILETONVVM_LOWERING_H

#include "attn/Dialect/Tile/IR/Tile.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir {
class LLVMTypeConverter;
namespace gpu {
class GPUFuncOp;
class GPUModuleOp;
} // namespace gpu
} // namespace mlir

namespace mlir::attn::tile {

/// The dynamic shared memory of a kernel, a symbol of its module.
constexpr llvm::StringLiteral kSharedSymbol = "tile_shared";
/// A readable place for the loads of gathers that read nothing.
constexpr llvm::StringLiteral kZeroSymbol = "tile_zero";
/// On an op that owns shared memory: its place, in bytes.
constexpr llvm::StringLiteral kOffsetAttr = "tile.shared_offset";
/// On an argument of a kernel: a tensor map, which is passed by value.
constexpr llvm::StringLiteral kTensorMapAttr = "tile.tensor_map";
/// On a copy: other threads may still read what it overwrites.
constexpr llvm::StringLiteral kBarrierAttr = "tile.needs_barrier";

/// On a kernel: wgmma reads what copies of its threads write.
constexpr llvm::StringLiteral kProxyFenceAttr = "tile.proxy_fence";
/// On an op in a role: the role's threads, and the barrier at which they meet.
constexpr llvm::StringLiteral kThreadsAttr = "tile.threads";
constexpr llvm::StringLiteral kNamedBarrierAttr = "tile.named_barrier";
/// On a ring that roles share, and on what uses it: the place of its barriers,
/// in bytes; on the ring, how many warps empty a slot.
constexpr llvm::StringLiteral kBarriersAttr = "tile.barriers_offset";
constexpr llvm::StringLiteral kReadersAttr = "tile.readers";

/// On a branch that is hardly ever taken.
constexpr llvm::StringLiteral kColdAttr = "tile.cold";

constexpr unsigned kGlobalSpace = 1;
constexpr unsigned kSharedSpace = 3;

/// Builds scalar code at one place.
struct Emitter : ImplicitLocOpBuilder {
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  Value i1(bool v) { return arith::ConstantOp::create(*this, getBoolAttr(v)); }
  Value i32(int64_t v) {
    return arith::ConstantOp::create(*this, getI32IntegerAttr(v));
  }
  Value i64(int64_t v) {
    return arith::ConstantOp::create(*this, getI64IntegerAttr(v));
  }
  /// A constant of the type of `like`.
  Value cst(Value like, int64_t v) {
    return arith::ConstantOp::create(*this, getIntegerAttr(like.getType(), v));
  }

  Value add(Value a, Value b) { return createOrFold<arith::AddIOp>(a, b); }
  Value add(Value a, int64_t b) { return b ? add(a, cst(a, b)) : a; }
  Value sub(Value a, Value b) { return createOrFold<arith::SubIOp>(a, b); }
  Value mul(Value a, Value b) { return createOrFold<arith::MulIOp>(a, b); }
  Value mul(Value a, int64_t b) { return b == 1 ? a : mul(a, cst(a, b)); }
  Value andI(Value a, Value b) { return createOrFold<arith::AndIOp>(a, b); }
  Value andI(Value a, int64_t b) { return andI(a, cst(a, b)); }
  Value xorI(Value a, Value b) { return createOrFold<arith::XOrIOp>(a, b); }
  Value xorI(Value a, int64_t b) { return b ? xorI(a, cst(a, b)) : a; }
  Value shr(Value a, int64_t b) {
    return b ? createOrFold<arith::ShRUIOp>(a, cst(a, b)) : a;
  }
  Value shl(Value a, int64_t b) {
    return b ? createOrFold<arith::ShLIOp>(a, cst(a, b)) : a;
  }
  Value div(Value a, int64_t b) {
    return b == 1 ? a : createOrFold<arith::DivUIOp>(a, cst(a, b));
  }
  Value rem(Value a, int64_t b) {
    return createOrFold<arith::RemUIOp>(a, cst(a, b));
  }
  Value cmp(arith::CmpIPredicate p, Value a, Value b) {
    return createOrFold<arith::CmpIOp>(p, a, b);
  }
  Value select(Value c, Value a, Value b) {
    return createOrFold<arith::SelectOp>(c, a, b);
  }
  /// min(max(a, 0), limit), signed.
  Value clamp(Value a, int64_t limit) {
    Value low = createOrFold<arith::MaxSIOp>(a, cst(a, 0));
    return createOrFold<arith::MinSIOp>(low, cst(a, limit));
  }
  Value toI32(Value a) {
    if (a.getType().isInteger(32))
      return a;
    if (a.getType().isIndex())
      return createOrFold<arith::IndexCastOp>(getI32Type(), a);
    return createOrFold<arith::TruncIOp>(getI32Type(), a);
  }
  Value toI64(Value a) {
    if (a.getType().isInteger(64))
      return a;
    if (a.getType().isIndex())
      return createOrFold<arith::IndexCastOp>(getI64Type(), a);
    return createOrFold<arith::ExtSIOp>(getI64Type(), a);
  }

  LLVM::LLVMPointerType ptrType(unsigned space) {
    return LLVM::LLVMPointerType::get(getContext(), space);
  }
  /// `ptr` plus `index` elements of `type`.
  Value gep(Value ptr, Type type, Value index) {
    return LLVM::GEPOp::create(*this, ptr.getType(), type, ptr,
                               ArrayRef<LLVM::GEPArg>{index});
  }
  Value gepBytes(Value ptr, Value bytes) {
    return gep(ptr, getI8Type(), bytes);
  }
  Value gepBytes(Value ptr, int64_t bytes) {
    if (bytes == 0)
      return ptr;
    return LLVM::GEPOp::create(
        *this, ptr.getType(), getI8Type(), ptr,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(bytes)});
  }

  /// The number of the thread. Where code hardly ever runs, nothing that is
  /// computed from it elsewhere is kept in registers for it, nor is anything
  /// computed ahead.
  Value tid();
  Value opaqueTid();
  Value lane() { return andI(tid(), 31); }
  Value warp() { return shr(tid(), 5); }
  /// The part of a fragment's position that depends on the thread.
  Value baseRow() { return add(shl(warp(), 4), shr(lane(), 2)); }
  Value baseColumn() { return shl(andI(lane(), 3), 1); }

  /// The number of the warp, which is known to be the same for its threads.
  Value uniformWarp();
  void barrier();
  /// Where the threads meet that run `op`.
  void barrier(Operation *op);
  SmallVector<Value> elements(Value vector);
  Value vector(ArrayRef<Value> elements, Type elementType);
};

/// Sizes, strides and start of a memref, static ones as constants.
class Source {
public:
  Source(Emitter &e, Value memref, const LLVMTypeConverter &llvmConverter);
  /// Pointer to global memory of the element at offset 0.
  Value base(Emitter &e) const;
  Value size(Emitter &e, unsigned dim) const;
  Value stride(Emitter &e, unsigned dim) const;
  MemRefType getType() const { return type; }
  std::optional<int64_t> staticStride(unsigned dim) const;

private:
  MemRefType type;
  Value descriptor;
  int64_t offset;
  SmallVector<int64_t> strides;
};

/// Whether `type` is one that `Source` reads: global memory, strided.
LogicalResult checkSource(Operation *op, MemRefType type);

/// Copies the tile of `type` at `offsets` to shared memory at `to` with the
/// copy engine: one thread runs this. `map` points to the tensor map, and
/// `offsets` has an index or i32 for each dimension of the memref. `barrier`,
/// an mbarrier in shared memory, must expect as many bytes as a tile has,
/// `type.getTile().getSizeInBytes()`, wherever the tile is. `l2CacheHint` is an
/// i64 cache policy or null. Needs PTX 8.6.
void emitTensorLoad(Emitter &e, TensorMapType type, Value map,
                    ValueRange offsets, Value to, Value barrier,
                    Value l2CacheHint = Value());
/// Copies a tile from shared memory at `from` to the tensor, in one committed
/// bulk group; what is outside of the tensor is not written. One thread runs
/// this, behind a fence.proxy.async of the threads that wrote the tile.
void emitTensorStore(Emitter &e, TensorMapType type, Value map,
                     ValueRange offsets, Value from);
/// Fetches a tensor map ahead of its first use.
void emitTensorMapPrefetch(Emitter &e, Value map);

/// Marks the arguments of `kernel` that are tensor maps, which its conversion
/// to pointers would forget.
void markTensorMaps(gpu::GPUFuncOp kernel);
/// Numbers that marked arguments get when the kernel becomes a function of
/// LLVM.
SmallVector<unsigned> getTensorMapArguments(gpu::GPUFuncOp kernel,
                                            const LLVMTypeConverter &converter);
/// Makes tensor maps of arguments that are pointers.
void passByValue(LLVM::LLVMFuncOp kernel, ArrayRef<unsigned> arguments);

/// Bytes of a shared tile from its start to row `row` of 16-byte chunk `chunk`.
int64_t getSwizzledOffset(SharedType tile, int64_t row, int64_t chunk);

/// Threads of the kernel around `op`.
int64_t getNumThreads(Operation *op);

/// Types of fragments, tiles and rings in a kernel: vectors of one thread's
/// elements and pointers to shared memory.
class TileTypeConverter : public TypeConverter {
public:
  explicit TileTypeConverter(const LLVMTypeConverter &llvmConverter);
  const LLVMTypeConverter &getLLVMConverter() const { return llvmConverter; }

private:
  const LLVMTypeConverter &llvmConverter;
};

template <typename OpTy>
struct TilePattern : OpConversionPattern<OpTy> {
  TilePattern(const TileTypeConverter &converter, MLIRContext *context,
              PatternBenefit benefit = 1)
      : OpConversionPattern<OpTy>(converter, context, benefit),
        llvmConverter(converter.getLLVMConverter()) {}
  const LLVMTypeConverter &llvmConverter;
};

/// Places every tile and ring of a kernel in shared memory, decides which
/// copies wait for readers, and refuses what the conversion does not know.
LogicalResult prepareKernel(gpu::GPUFuncOp kernel);

/// Deals out barriers behind the first `sharedBytes` of shared memory, and
/// notes on ops in a role which threads run them. Nothing to do in a kernel
/// without.
LogicalResult prepareRoles(gpu::GPUFuncOp kernel, int64_t &sharedBytes);
int64_t getBarrierBytes(RingType ring);
/// Refuses ops in which all warps meet where a branch on `tile.any` parts them.
LogicalResult checkWarpScope(gpu::GPUFuncOp kernel);

void populateFragmentPatterns(const TileTypeConverter &converter,
                              RewritePatternSet &patterns);
void populateCopyPatterns(const TileTypeConverter &converter,
                          RewritePatternSet &patterns);
void populateGlobalPatterns(const TileTypeConverter &converter,
                            RewritePatternSet &patterns);
void populateMatrixPatterns(const TileTypeConverter &converter,
                            RewritePatternSet &patterns);

void populateWarpgroupPatterns(const TileTypeConverter &converter,
                               RewritePatternSet &patterns);
void populateRolePatterns(const TileTypeConverter &converter,
                          RewritePatternSet &patterns);

/// Expands math on scalars and vectors in `module` into instructions of the
/// GPU. Nothing calls a library; what has no expansion is an error.
LogicalResult expandMath(gpu::GPUModuleOp module);

} // namespace mlir::attn::tile

#endif // ATTN_LIB_CONVERSION_TILETONVVM_LOWERING_H
