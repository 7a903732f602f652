//===- PTXAssembler.cpp - Runs ptxas and reads what it says ---------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/NVVM/PTXAssembler.h"
#include "attn/Config.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::attn::tile;
namespace path = llvm::sys::path;

//===----------------------------------------------------------------------===//
// Reading the report
//===----------------------------------------------------------------------===//

const PTXFunctionInfo *PTXReport::lookup(StringRef name) const {
  for (const PTXFunctionInfo &info : functions)
    if (info.name == name)
      return &info;
  return nullptr;
}

/// The number right before `what` in `line`, or 0.
static int64_t numberBefore(StringRef line, StringRef what) {
  size_t at = line.find(what);
  if (at == StringRef::npos)
    return 0;
  StringRef head = line.take_front(at).rtrim();
  StringRef digits =
      head.take_back(head.size() - (head.find_last_not_of("0123456789") + 1));
  int64_t number = 0;
  (void)digits.getAsInteger(10, number);
  return number;
}

/// The name in quotes that follows the last "function" of a message.
static StringRef namedFunction(StringRef text) {
  size_t at = text.rfind("function");
  if (at == StringRef::npos)
    return {};
  return text.drop_front(at).split('\'').second.split('\'').first;
}

PTXReport attn::tile::parsePTXReport(StringRef output) {
  PTXReport report;
  // Statistics come in a fixed order: the name, stack and spills on a line of
  // their own, then, for kernels, the registers.
  PTXFunctionInfo *current = nullptr;
  while (!output.empty()) {
    StringRef line;
    std::tie(line, output) = output.split('\n');
    line = line.rtrim();
    if (line.contains("bytes stack frame")) {
      if (!current)
        continue;
      current->stack = numberBefore(line, "bytes stack frame");
      current->spillStores = numberBefore(line, "bytes spill stores");
      current->spillLoads = numberBefore(line, "bytes spill loads");
      current->words = line.trim().str();
      continue;
    }
    auto [head, rest] = line.split(':');
    if (!head.contains("ptxas"))
      continue;
    StringRef text = rest.trim();
    StringRef name = text;
    if (name.consume_front("Function properties for ")) {
      report.functions.emplace_back();
      current = &report.functions.back();
      current->name = name.str();
    } else if (text.starts_with("Used ")) {
      if (!current)
        continue;
      current->registers = numberBefore(text, "registers");
      current->shared = numberBefore(text, "bytes smem");
    } else if (text.starts_with("(C")) {
      StringRef code = text.drop_front().split(')').first;
      report.messages.push_back(
          {code.str(), namedFunction(text).str(), text.str()});
    } else if (head.contains("warning")) {
      report.messages.push_back({"", namedFunction(text).str(), text.str()});
    }
  }
  return report;
}

//===----------------------------------------------------------------------===//
// Finding and running the tools
//===----------------------------------------------------------------------===//

static bool isProgram(const Twine &file) {
  return llvm::sys::fs::can_execute(file);
}

std::string attn::tile::findCUDATool(StringRef name, StringRef toolkit) {
  SmallString<128> file;
  auto inFolder = [&](StringRef folder) {
    if (folder.empty())
      return false;
    file = folder;
    path::append(file, name);
    return isProgram(file);
  };
  auto inToolkit = [&](StringRef root) {
    if (root.empty())
      return false;
    SmallString<128> folder(root);
    path::append(folder, "bin");
    return inFolder(folder);
  };

  // Who names one wants no other.
  if (auto own = llvm::sys::Process::GetEnv("ATTN_PTXAS")) {
    if (name == "ptxas")
      return isProgram(*own) ? *own : std::string();
    return inFolder(path::parent_path(*own)) ? file.str().str() : std::string();
  }
  if (inToolkit(toolkit))
    return file.str().str();
  for (const char *variable : {"CUDA_ROOT", "CUDA_HOME", "CUDA_PATH"})
    if (auto root = llvm::sys::Process::GetEnv(variable);
        root && inToolkit(*root))
      return file.str().str();
  if (auto found = llvm::sys::findProgramByName(name))
    return *found;
  // Where the build found it: a toolkit, or the wheel in the source tree.
  for (StringRef root : {"/usr/local/cuda", ATTN_CUDA_ROOT})
    if (inToolkit(root))
      return file.str().str();

  // The wheel: <environment>/lib/python3.X/site-packages/nvidia/cuXY/bin.
  auto environment = llvm::sys::Process::GetEnv("VIRTUAL_ENV");
  if (!environment)
    return {};
  auto eachFolder = [](StringRef folder, StringRef prefix,
                       SmallVectorImpl<std::string> &found) {
    std::error_code ec;
    for (llvm::sys::fs::directory_iterator it(folder, ec), end;
         it != end && !ec; it.increment(ec))
      if (path::filename(it->path()).starts_with(prefix))
        found.push_back(it->path());
  };
  SmallVector<std::string> pythons, versions;
  SmallString<128> lib(*environment);
  path::append(lib, "lib");
  eachFolder(lib, "python", pythons);
  for (StringRef python : pythons) {
    SmallString<128> packages(python);
    path::append(packages, "site-packages", "nvidia");
    eachFolder(packages, "cu", versions);
  }
  // The order of a folder is the file system's; newest name first.
  llvm::sort(versions, std::greater<>());
  for (StringRef version : versions)
    if (inToolkit(version))
      return file.str().str();
  return {};
}

namespace {
/// A temporary file that goes with its scope.
class TemporaryFile {
public:
  TemporaryFile(StringRef suffix) {
    ec = llvm::sys::fs::createTemporaryFile("attn", suffix, name);
    if (!ec)
      remover.setFile(name, /*deleteIt=*/true);
  }
  StringRef getName() const { return name; }
  explicit operator bool() const { return !ec; }

  bool write(StringRef bytes) {
    llvm::raw_fd_ostream os(name, ec);
    if (ec)
      return false;
    os << bytes;
    os.close();
    return !os.has_error();
  }
  FailureOr<std::unique_ptr<llvm::MemoryBuffer>> read() {
    auto buffer = llvm::MemoryBuffer::getFile(name, /*IsText=*/false);
    if (!buffer)
      return failure();
    return std::move(*buffer);
  }

private:
  SmallString<128> name;
  std::error_code ec;
  llvm::FileRemover remover;
};
} // namespace

/// Runs a tool; gives what it printed, or an error with it.
static FailureOr<std::string>
runTool(StringRef program, ArrayRef<StringRef> arguments,
        function_ref<InFlightDiagnostic()> emitError) {
  TemporaryFile log("log");
  if (!log)
    return emitError() << "cannot create a temporary file";
  std::optional<StringRef> redirects[] = {StringRef(""), log.getName(),
                                          log.getName()};
  std::string message;
  int status = llvm::sys::ExecuteAndWait(program, arguments,
                                         /*Env=*/std::nullopt, redirects,
                                         /*SecondsToWait=*/0,
                                         /*MemoryLimit=*/0, &message);
  auto buffer = log.read();
  std::string output = succeeded(buffer) ? (*buffer)->getBuffer().str() : "";
  if (status == 0)
    return output;
  if (!output.empty())
    message = StringRef(output).trim().str();
  return emitError() << "'" << program << "' failed: " << message;
}

FailureOr<SmallVector<char, 0>>
attn::tile::assemblePTX(const PTXAssembly &input, PTXReport &report,
                        function_ref<InFlightDiagnostic()> emitError) {
  std::string ptxas = findCUDATool("ptxas", input.toolkit);
  if (ptxas.empty())
    return emitError()
           << "found no ptxas to make machine code for " << input.chip
           << ": set ATTN_PTXAS, install a CUDA toolkit or the wheel "
              "nvidia-cuda-nvcc, or ask for PTX (format=isa)";

  TemporaryFile ptx("ptx"), cubin("cubin");
  if (!ptx || !cubin || !ptx.write(input.ptx))
    return emitError() << "cannot write the PTX to a temporary file";

  std::string level = "-O" + std::to_string(input.optLevel);
  SmallVector<StringRef> arguments = {ptxas, "-arch",        input.chip,
                                      level, "-v",           ptx.getName(),
                                      "-o",  cubin.getName()};
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  SmallVector<const char *> more;
  llvm::cl::TokenizeGNUCommandLine(input.options, saver, more);
  arguments.append(more.begin(), more.end());

  FailureOr<std::string> output = runTool(ptxas, arguments, emitError);
  if (failed(output))
    return failure();
  report = parsePTXReport(*output);
  auto object = cubin.read();
  if (failed(object))
    return emitError() << "'" << ptxas << "' wrote no object";
  StringRef bytes = (*object)->getBuffer();
  return SmallVector<char, 0>(bytes.begin(), bytes.end());
}

FailureOr<SmallVector<char, 0>>
attn::tile::packFatbin(const PTXAssembly &input, ArrayRef<char> cubin,
                       function_ref<InFlightDiagnostic()> emitError) {
  std::string tool = findCUDATool("fatbinary", input.toolkit);
  if (tool.empty())
    return emitError() << "found no fatbinary beside ptxas: ask for machine "
                          "code (format=bin) or PTX (format=isa)";
  TemporaryFile ptx("ptx"), elf("cubin"), fatbin("fatbin");
  if (!ptx || !elf || !fatbin || !ptx.write(input.ptx) ||
      !elf.write(StringRef(cubin.data(), cubin.size())))
    return emitError() << "cannot write the kernel to a temporary file";
  StringRef sm = input.chip;
  sm.consume_front("sm_");
  std::string elfImage =
      ("--image3=kind=elf,sm=" + sm + ",file=" + elf.getName()).str();
  std::string ptxImage =
      ("--image3=kind=ptx,sm=" + sm + ",file=" + ptx.getName()).str();
  StringRef arguments[] = {tool,     "--64",  "--create", fatbin.getName(),
                           elfImage, ptxImage};
  if (failed(runTool(tool, arguments, emitError)))
    return failure();
  auto object = fatbin.read();
  if (failed(object))
    return emitError() << "'" << tool << "' wrote no object";
  StringRef bytes = (*object)->getBuffer();
  return SmallVector<char, 0>(bytes.begin(), bytes.end());
}
