//===- Bundle.cpp - What a bundle says about its code ---------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Internal.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::attn;
using namespace mlir::attn::compiler;

/// Version of the bundle format; the runtime refuses others.
static constexpr int64_t bundleVersion = 1;

/// The spelling of an element type that the runtime knows, or nothing.
static std::string getTypeName(Type type) {
  bool known = type.isF16() || type.isBF16() || type.isF32() || type.isF64() ||
               type.isIndex();
  if (auto integer = dyn_cast<IntegerType>(type))
    known = llvm::is_contained({1u, 8u, 16u, 32u, 64u}, integer.getWidth()) &&
            integer.isSignless();
  if (!known)
    return "";
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return name;
}

static bool describe(Type type, compiler::Value &value) {
  Type element = type;
  if (auto shaped = dyn_cast<ShapedType>(type)) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!shaped.hasRank() || (!memref && !isa<RankedTensorType>(type)))
      return false;
    value.hasShape = true;
    value.shape.assign(shaped.getShape().begin(), shaped.getShape().end());
    element = shaped.getElementType();
  }
  value.type = getTypeName(element);
  return !value.type.empty();
}

bool Entry::needsPackedCall() const {
  return llvm::any_of(args, [](const compiler::Value &arg) {
    return !arg.hasShape && (arg.type[0] == 'f' || arg.type[0] == 'b');
  });
}

/// Names the dynamic sizes of arguments, and those of results that are the size
/// of an argument.
static void nameSizes(func::FuncOp function, Entry &entry) {
  for (compiler::Value &arg : entry.args)
    for (size_t d = 0; d < arg.shape.size(); ++d)
      arg.dimNames.push_back(arg.name + "." + std::to_string(d));
  Operation *terminator = function.getBody().back().getTerminator();
  for (auto [i, result] : llvm::enumerate(entry.results)) {
    result.dimNames.resize(result.shape.size());
    if (!function.getBody().hasOneBlock() ||
        !isa<RankedTensorType, MemRefType>(terminator->getOperand(i).getType()))
      continue;
    for (size_t d = 0; d < result.shape.size(); ++d) {
      if (!ShapedType::isDynamic(result.shape[d]))
        continue;
      ValueBoundsConstraintSet::Variable size(terminator->getOperand(i), d);
      for (size_t a = 0; a < entry.args.size(); ++a)
        for (size_t k = 0; k < entry.args[a].shape.size(); ++k)
          if (result.dimNames[d].empty() &&
              ShapedType::isDynamic(entry.args[a].shape[k])) {
            FailureOr<bool> equal = ValueBoundsConstraintSet::areEqual(
                size,
                ValueBoundsConstraintSet::Variable(function.getArgument(a), k));
            if (succeeded(equal) && *equal)
              result.dimNames[d] = entry.args[a].dimNames[k];
          }
    }
  }
}

FailureOr<std::vector<Entry>> compiler::getEntries(ModuleOp module) {
  std::vector<Entry> entries;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isDeclaration() || !function.isPublic())
      continue;
    Entry &entry = entries.emplace_back();
    entry.name = function.getName().str();
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
      compiler::Value &value = entry.args.emplace_back();
      value.name = "arg" + std::to_string(i);
      if (!describe(type, value))
        return function.emitError() << "argument #" << i << " of type " << type
                                    << " cannot be part of a bundle";
    }
    for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
      compiler::Value &value = entry.results.emplace_back();
      value.name = "out" + std::to_string(i);
      if (!describe(type, value) || !value.hasShape)
        return function.emitError() << "result #" << i << " of type " << type
                                    << " cannot be part of a bundle";
    }
    nameSizes(function, entry);
  }
  return entries;
}

static LogicalResult
writeFile(Operation *diagnosed, StringRef folder, StringRef name,
          llvm::function_ref<void(llvm::raw_ostream &)> write) {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (!error) {
    write(stream);
    stream.close();
    error = stream.error();
    stream.clear_error();
  }
  if (error)
    return diagnosed->emitError()
           << "cannot write '" << path << "': " << error.message();
  return success();
}

LogicalResult compiler::writeSignature(Operation *diagnosed,
                                       llvm::ArrayRef<Entry> entries,
                                       const CompileOptions &options,
                                       StringRef folder) {
  return writeFile(diagnosed, folder, "signature.json", [&](auto &stream) {
    llvm::json::OStream json(stream, 2);
    auto writeValues = [&](StringRef key,
                           llvm::ArrayRef<compiler::Value> values) {
      json.attributeArray(key, [&] {
        for (const compiler::Value &value : values)
          json.object([&] {
            json.attribute("name", value.name);
            json.attribute("type", value.type);
            if (!value.hasShape)
              return;
            json.attributeArray("shape", [&] {
              for (auto [size, name] :
                   llvm::zip_equal(value.shape, value.dimNames))
                if (!ShapedType::isDynamic(size))
                  json.value(size);
                else
                  json.value(name.empty() ? "?" : name);
            });
          });
      });
    };
    json.object([&] {
      json.attribute("attn_bundle", bundleVersion);
      json.attribute("cpu", options.cpu);
      if (options.target == CompileTarget::CUDA)
        json.attribute("chip", options.chip);
      json.attributeArray("entries", [&] {
        for (const Entry &entry : entries)
          json.object([&] {
            json.attribute("name", entry.name);
            json.attribute("device", entry.onDevice ? "cuda" : "cpu");
            json.attribute("memory", entry.inDeviceMemory ? "device" : "host");
            json.attribute("results_in",
                           entry.takesResults ? "args" : "return");
            writeValues("args", entry.args);
            writeValues("results", entry.results);
          });
      });
    });
    stream << "\n";
  });
}

static StringRef getCType(StringRef type) {
  return llvm::StringSwitch<StringRef>(type)
      .Case("i1", "bool")
      .Case("i8", "int8_t")
      .Case("i16", "int16_t")
      .Case("i32", "int32_t")
      .Case("f32", "float")
      .Case("f64", "double")
      .Default("int64_t");
}

LogicalResult compiler::writeHeader(Operation *diagnosed,
                                    llvm::ArrayRef<Entry> entries,
                                    StringRef name, StringRef folder) {
  std::string prefix;
  for (char c : name)
    prefix += llvm::isAlnum(c) ? c : '_';
  if (prefix.empty() || llvm::isDigit(prefix[0]))
    prefix = "_" + prefix;
  std::string guard = "ATTN_BUNDLE_" + StringRef(prefix).upper() + "_H";

  return writeFile(diagnosed, folder, (name + ".h").str(), [&](auto &stream) {
    stream << "/* C interface of the bundle '" << name
           << "', written by attn-compile. */\n"
           << "#ifndef " << guard << "\n#define " << guard << "\n\n"
           << "#include <stdbool.h>\n#include <stdint.h>\n\n"
           << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
           << "/* Tensors are memref descriptors; strides count elements. "
              "Memory that a\n   function returns is the caller's: free() its "
              "`allocated`. */\n";
    llvm::SmallVector<unsigned> ranks;
    for (const Entry &entry : entries)
      for (auto *list : {&entry.args, &entry.results})
        for (const compiler::Value &value : *list)
          if (value.hasShape)
            ranks.push_back(value.shape.size());
    llvm::sort(ranks);
    ranks.erase(llvm::unique(ranks), ranks.end());
    for (unsigned rank : ranks) {
      stream << "typedef struct {\n  void *allocated, *aligned;\n"
                "  int64_t offset;\n";
      if (rank)
        stream << "  int64_t sizes[" << rank << "], strides[" << rank << "];\n";
      stream << "} " << prefix << "_memref" << rank << ";\n";
    }
    for (const Entry &entry : entries) {
      auto printType = [&](const compiler::Value &value) {
        llvm::ListSeparator x("x");
        if (!value.hasShape) {
          stream << value.type;
          return;
        }
        for (int64_t size : value.shape)
          if (ShapedType::isDynamic(size))
            stream << x << "?";
          else
            stream << x << size;
        stream << x << value.type;
      };
      stream << "\n/* " << entry.name << "(";
      llvm::ListSeparator comma;
      for (const compiler::Value &value : entry.args) {
        stream << comma;
        printType(value);
      }
      stream << ") -> (";
      llvm::ListSeparator resultComma;
      for (const compiler::Value &value : entry.results) {
        stream << resultComma;
        printType(value);
      }
      stream << "), on " << (entry.onDevice ? "CUDA" : "CPU") << ", tensors in "
             << (entry.inDeviceMemory ? "device" : "host") << " memory. */\n";
      if (!entry.results.empty() && !entry.takesResults) {
        stream << "typedef struct {\n";
        for (const compiler::Value &value : entry.results)
          stream << "  " << prefix << "_memref" << value.shape.size() << " "
                 << value.name << ";\n";
        stream << "} " << prefix << "_" << entry.name << "_results;\n";
      }
      // A float by value has no portable C type in half precision.
      if (entry.needsPackedCall()) {
        stream << "/* values: the results, then one pointer per argument. */\n"
               << "void attn_packed_" << entry.name << "(void **values);\n";
        continue;
      }
      stream << "void _mlir_ciface_" << entry.name << "(";
      llvm::ListSeparator argComma;
      if (!entry.results.empty() && !entry.takesResults)
        stream << argComma << prefix << "_" << entry.name
               << "_results *results";
      for (const compiler::Value &value : entry.args) {
        stream << argComma;
        if (value.hasShape)
          stream << prefix << "_memref" << value.shape.size() << " *";
        else
          stream << getCType(value.type) << " ";
        stream << value.name;
      }
      if (entry.takesResults)
        for (const compiler::Value &value : entry.results)
          stream << argComma << prefix << "_memref" << value.shape.size()
                 << " *" << value.name;
      stream << ");\n";
    }
    stream << "\n#ifdef __cplusplus\n}\n#endif\n#endif\n";
  });
}
