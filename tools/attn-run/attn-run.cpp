//===- attn-run.cpp - runs a compiled program and checks numbers ----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Needs the runtime alone. A file that is no bundle goes through attn-compile,
// as a process of its own, first.
//
//===----------------------------------------------------------------------===//

#include "Array.h"
#include "Generate.h"
#include "Npy.h"

#include "attn/Runtime/Tolerance.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

using namespace attn::run;
namespace fs = std::filesystem;

static const char usage[] =
    R"(usage: attn-run FILE|BUNDLE [options]

Runs a function of a bundle, or of a file that attn-compile accepts.

  --device=cpu|cuda      where to run (default: what the bundle was made for; cpu)
  --entry=NAME           function to run (default: the only one)

Arguments, in order:
  --arg=FILE.npy         a tensor; for a scalar a number will do
  --arg=-                an argument that is not given, before others that are
  --random[=SEED]        standard normal numbers for arguments that are not given
  --adversarial[=SEED]   numbers that make mistakes in a softmax show
  --int-range=LOW:HIGH   range of made-up integers (default 0:1)
  --dim=NAME=SIZE        size of a dynamic dimension by its name, as argI.J for
                         dimension J of argument I, or as ? for all others
  --shape=I:SIZExSIZE... all sizes of argument I

Results:
  --out-dir=DIR          write out0.npy, out1.npy, ...
  --bf16=uint16|void     how .npy files hold bf16 results (default uint16)
  --time                 median time of several runs, and peak memory
  --runs=N               number of timed runs
  --batch=FILE           for each line of the file, which holds more options, run
                         a function of the bundle; the exit status is the largest

Checks, exit status 1 if one fails:
  --check=numerics       the result against the graph in f64, by the 2x rule
  --check=semantics      the captured against the original graph, both in f64
  --max-memory=BYTES     refuse checks that need more (K, M, G; default 8G)

Compilation of a file:
  --chip=SM              GPU to compile for (default: the one present)
  --host-copies=BOOL     tensors stay in host memory and are copied for each
                         launch (default true)
  --compile-arg=ARG      a further argument of attn-compile
  --keep-bundle[=DIR]    keep the bundle and say where it is
)";

namespace {

enum class Fill { None, Random, Adversarial };

struct Options {
  std::string input, device, entry, outDir, chip, keepDir, batch;
  std::vector<std::string> args, compileArgs;
  std::map<std::string, int64_t> dims;
  std::map<int32_t, std::vector<int64_t>> shapes;
  Fill fill = Fill::None;
  uint64_t seed = 0;
  int64_t low = 0, high = 1;
  bool numerics = false, semantics = false, time = false, keep = false;
  bool hostCopies = true, bf16AsVoid = false;
  int64_t runs = 0;
  uint64_t maxMemory = uint64_t(8) << 30;
};

} // namespace

//===----------------------------------------------------------------------===//
// Command line
//===----------------------------------------------------------------------===//

static int64_t parseNumber(const std::string &text, const std::string &option) {
  char *end;
  errno = 0;
  long long value = strtoll(text.c_str(), &end, 10);
  if (text.empty() || *end || errno)
    fail("%s: '%s' is no number", option.c_str(), text.c_str());
  return value;
}

static uint64_t parseBytes(const std::string &text, const std::string &option) {
  std::string digits = text;
  int shift = 0;
  if (!digits.empty()) {
    switch (toupper(static_cast<unsigned char>(digits.back()))) {
    case 'K':
      shift = 10;
      break;
    case 'M':
      shift = 20;
      break;
    case 'G':
      shift = 30;
      break;
    }
    if (shift)
      digits.pop_back();
  }
  int64_t number = parseNumber(digits, option);
  if (number < 0 || number > INT64_MAX >> shift)
    fail("%s: '%s' is out of range", option.c_str(), text.c_str());
  return static_cast<uint64_t>(number) << shift;
}

static bool parseBool(const std::string &text, const std::string &option) {
  if (text == "true" || text == "1" || text.empty())
    return true;
  if (text == "false" || text == "0")
    return false;
  fail("%s: '%s' is neither true nor false", option.c_str(), text.c_str());
}

static void parseCheck(const std::string &text, Options &options) {
  if (text == "numerics")
    options.numerics = true;
  else if (text == "semantics")
    options.semantics = true;
  else
    fail("--check: '%s' is neither numerics nor semantics", text.c_str());
}

static void parseShape(const std::string &text, Options &options) {
  size_t colon = text.find(':');
  if (colon == std::string::npos)
    fail("--shape: expected I:SIZExSIZE..., found '%s'", text.c_str());
  auto &sizes = options.shapes[static_cast<int32_t>(
      parseNumber(text.substr(0, colon), "--shape"))];
  sizes.clear();
  for (size_t at = colon + 1; at < text.size();) {
    size_t end = std::min(text.find('x', at), text.size());
    sizes.push_back(parseNumber(text.substr(at, end - at), "--shape"));
    if (sizes.back() < 0)
      fail("--shape: a size is negative in '%s'", text.c_str());
    at = end + 1;
  }
}

static void parseOptions(const std::vector<std::string> &words,
                         Options &options) {
  for (const std::string &text : words) {
    if (text == "--help" || text == "-h") {
      fputs(usage, stdout);
      exit(0);
    }
    if (text.size() < 2 || text[0] != '-') {
      if (!options.input.empty())
        fail("more than one file: '%s' and '%s'", options.input.c_str(),
             text.c_str());
      options.input = text;
      continue;
    }
    size_t equals = text.find('=');
    bool hasValue = equals != std::string::npos;
    std::string name = text.substr(0, equals);
    std::string value = hasValue ? text.substr(equals + 1) : "";
    auto need = [&] {
      if (!hasValue || value.empty())
        fail("%s needs a value: %s=...", name.c_str(), name.c_str());
      return value;
    };
    auto seed = [&] {
      return hasValue ? static_cast<uint64_t>(parseNumber(value, name)) : 0;
    };
    if (name == "--device") {
      options.device = need();
      if (value != "cpu" && value != "cuda")
        fail("--device: '%s' is neither cpu nor cuda", value.c_str());
    } else if (name == "--entry") {
      options.entry = need();
    } else if (name == "--arg") {
      options.args.push_back(need());
    } else if (name == "--random") {
      options.fill = Fill::Random;
      options.seed = seed();
    } else if (name == "--adversarial") {
      options.fill = Fill::Adversarial;
      options.seed = seed();
    } else if (name == "--int-range") {
      size_t colon = need().find(':', 1);
      if (colon == std::string::npos)
        fail("--int-range: expected LOW:HIGH, found '%s'", value.c_str());
      options.low = parseNumber(value.substr(0, colon), name);
      options.high = parseNumber(value.substr(colon + 1), name);
      if (options.low > options.high)
        fail("--int-range: %s is empty", value.c_str());
    } else if (name == "--dim") {
      size_t split = need().rfind('=');
      if (split == std::string::npos || split == 0)
        fail("--dim: expected NAME=SIZE, found '%s'", value.c_str());
      int64_t size = parseNumber(value.substr(split + 1), name);
      if (size < 0)
        fail("--dim: %s is negative", value.c_str());
      options.dims[value.substr(0, split)] = size;
    } else if (name == "--shape") {
      parseShape(need(), options);
    } else if (name == "--out-dir") {
      options.outDir = need();
    } else if (name == "--bf16") {
      if (need() != "uint16" && value != "void")
        fail("--bf16: '%s' is neither uint16 nor void", value.c_str());
      options.bf16AsVoid = value == "void";
    } else if (name == "--time") {
      options.time = parseBool(value, name);
    } else if (name == "--runs") {
      options.runs = parseNumber(need(), name);
      if (options.runs < 1)
        fail("--runs: at least one run is needed");
    } else if (name == "--check") {
      parseCheck(need(), options);
    } else if (name == "--max-memory") {
      options.maxMemory = parseBytes(need(), name);
    } else if (name == "--chip") {
      options.chip = need();
    } else if (name == "--batch") {
      options.batch = need();
    } else if (name == "--host-copies") {
      options.hostCopies = parseBool(value, name);
    } else if (name == "--compile-arg") {
      options.compileArgs.push_back(need());
    } else if (name == "--keep-bundle") {
      options.keep = true;
      options.keepDir = value;
    } else {
      fail("unknown option '%s'; see attn-run --help", text.c_str());
    }
  }
  if (options.input.empty()) {
    fputs(usage, stderr);
    exit(2);
  }
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

/// A folder that goes when the process ends.
static std::string temporaryFolder;

static void removeTemporaryFolder() {
  std::error_code ignored;
  if (!temporaryFolder.empty())
    fs::remove_all(temporaryFolder, ignored);
}

/// attn-compile: $ATTN_COMPILE, or next to this program, or on the path.
static std::string findCompiler() {
  if (const char *path = getenv("ATTN_COMPILE"))
    return path;
  std::error_code error;
  fs::path self = fs::read_symlink("/proc/self/exe", error);
  if (!error) {
    fs::path sibling = self.parent_path() / "attn-compile";
    if (access(sibling.c_str(), X_OK) == 0)
      return sibling.string();
  }
  return "attn-compile";
}

/// Target name of the GPU that is present.
static std::string presentChip() {
  int32_t count;
  check(attnDeviceCount(&count));
  if (count == 0)
    fail("there is no CUDA device");
  char chip[16];
  check(attnDeviceGetChip(0, chip, sizeof(chip)));
  return chip;
}

/// Compiles the input and returns the bundle's folder.
static std::string compile(const Options &options) {
  bool cuda = options.device == "cuda";
  std::string folder = options.keepDir;
  if (folder.empty()) {
    const char *base = getenv("TMPDIR");
    std::string name =
        std::string(base && *base ? base : "/tmp") + "/attn-run-XXXXXX";
    if (!mkdtemp(name.data()))
      fail("cannot create a folder '%s': %s", name.c_str(), strerror(errno));
    folder = name + "/" + fs::path(options.input).stem().string() + ".bundle";
    if (!options.keep) {
      temporaryFolder = name;
      atexit(removeTemporaryFolder);
    }
  }

  std::vector<std::string> words = {
      findCompiler(), options.input,
      "--target=" + std::string(cuda ? "cuda" : "cpu"), "-o", folder};
  if (cuda) {
    words.push_back("--chip=" +
                    (options.chip.empty() ? presentChip() : options.chip));
    words.push_back(std::string("--pipeline-options=host-copies=") +
                    (options.hostCopies ? "true" : "false"));
  }
  if (!options.entry.empty())
    words.push_back("--entry=" + options.entry);
  if (options.numerics || options.semantics)
    words.push_back("--with-references");
  words.insert(words.end(), options.compileArgs.begin(),
               options.compileArgs.end());
  std::vector<char *> argv;
  argv.reserve(words.size() + 1);
  for (std::string &word : words)
    argv.push_back(word.data());
  argv.push_back(nullptr);

  fflush(stdout);
  pid_t child = fork();
  if (child < 0)
    fail("cannot start a process: %s", strerror(errno));
  if (child == 0) {
    execvp(argv[0], argv.data());
    fprintf(stderr, "attn-run: error: cannot run '%s': %s\n", argv[0],
            strerror(errno));
    _exit(127);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  if (WIFSIGNALED(status))
    fail("attn-compile was killed by signal %d", WTERMSIG(status));
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
    fail("attn-compile failed on '%s'", options.input.c_str());
  if (options.keep)
    printf("bundle: %s\n", folder.c_str());
  return folder;
}

//===----------------------------------------------------------------------===//
// Entries and arguments
//===----------------------------------------------------------------------===//

static bool isReference(const std::string &name) {
  for (const char *suffix : {"__ref64", "__unfused", "__captured64"}) {
    size_t size = strlen(suffix);
    if (name.size() > size &&
        name.compare(name.size() - size, size, suffix) == 0)
      return true;
  }
  return false;
}

/// Whether the entry itself runs: a check of semantics alone does not concern
/// it.
static bool runsEntry(const Options &options) {
  return options.numerics || options.time || !options.outDir.empty() ||
         !options.semantics;
}

static const AttnEntry *chooseEntry(const AttnBundle *bundle,
                                    const Options &options) {
  const AttnEntry *entry = nullptr;
  if (!options.entry.empty()) {
    // A check of semantics alone needs no more than its references.
    std::string reference = options.entry + "__ref64";
    if (options.semantics && !runsEntry(options) &&
        attnBundleFindEntry(bundle, options.entry.c_str(), &entry) &&
        !attnBundleFindEntry(bundle, reference.c_str(), &entry))
      return entry;
    check(attnBundleFindEntry(bundle, options.entry.c_str(), &entry));
    return entry;
  }
  std::string names;
  int32_t candidates = 0;
  for (int32_t i = 0; i < attnBundleNumEntries(bundle); ++i) {
    const AttnEntry *candidate = attnBundleGetEntry(bundle, i);
    std::string name = attnEntryName(candidate);
    if (isReference(name))
      continue;
    names += (candidates ? ", " : "") + name;
    entry = candidate;
    ++candidates;
  }
  if (candidates == 0)
    fail("%s: the bundle has no entry", options.input.c_str());
  if (candidates > 1)
    fail("%s: choose an entry with --entry=NAME; there are %s",
         options.input.c_str(), names.c_str());
  return entry;
}

static const AttnEntry *findReference(const AttnBundle *bundle,
                                      const AttnEntry *entry,
                                      const Options &options,
                                      const char *suffix) {
  std::string name =
      (options.entry.empty() ? attnEntryName(entry) : options.entry) + suffix;
  const AttnEntry *result;
  if (attnBundleFindEntry(bundle, name.c_str(), &result))
    fail("the bundle has no entry '%s', which the check needs; compile it with "
         "--with-references",
         name.c_str());
  return result;
}

/// Sizes of an argument that is made up.
static std::vector<int64_t> chooseSizes(const AttnValueInfo &info,
                                        int32_t index, const Options &options) {
  auto shape = options.shapes.find(index);
  if (shape != options.shapes.end()) {
    if (static_cast<int32_t>(shape->second.size()) != info.rank)
      fail("--shape: argument %d has rank %d, %zu sizes given", index,
           info.rank, shape->second.size());
    return shape->second;
  }
  std::vector<int64_t> sizes(info.sizes, info.sizes + info.rank);
  for (int32_t d = 0; d < info.rank; ++d) {
    if (sizes[d] != ATTN_DYNAMIC)
      continue;
    std::string position =
        "arg" + std::to_string(index) + "." + std::to_string(d);
    std::string name = info.dimNames[d];
    auto it = options.dims.find(position);
    if (it == options.dims.end() && !name.empty())
      it = options.dims.find(name);
    if (it == options.dims.end())
      it = options.dims.find("?");
    if (it == options.dims.end())
      fail("argument %d, %s: the size of dimension %d is open; give it with "
           "--dim=%s=SIZE",
           index, describe(info.type, info.rank, info.sizes).c_str(), d,
           name.empty() ? position.c_str() : name.c_str());
    sizes[d] = it->second;
  }
  return sizes;
}

/// A number on the command line for a scalar.
static Array parseScalar(const std::string &text, int32_t type, int32_t index) {
  Array array = Array::scalar(type);
  char *end;
  if (type == ATTN_TYPE_I64 || type == ATTN_TYPE_INDEX) {
    int64_t value = strtoll(text.c_str(), &end, 0);
    memcpy(array.data(), &value, sizeof(value));
  } else {
    array.set(0, strtod(text.c_str(), &end));
  }
  if (end == text.c_str() || *end)
    fail("argument %d is a scalar of type %s; '%s' is no number", index,
         attnTypeName(type), text.c_str());
  return array;
}

static std::vector<Array> makeArgs(const AttnEntry *entry,
                                   const Options &options) {
  int32_t numArgs = attnEntryNumArgs(entry);
  int32_t numGiven = static_cast<int32_t>(options.args.size());
  if (numGiven > numArgs)
    fail("entry '%s' takes %d arguments, %d given", attnEntryName(entry),
         numArgs, numGiven);
  auto isGiven = [&](int32_t i) {
    return i < numGiven && options.args[i] != "-";
  };
  int32_t numMissing = 0;
  for (int32_t i = 0; i < numArgs; ++i)
    numMissing += !isGiven(i);
  if (numMissing && options.fill == Fill::None)
    fail("entry '%s' takes %d arguments, %d given; --random or --adversarial "
         "makes up the others",
         attnEntryName(entry), numArgs, numArgs - numMissing);
  std::vector<Array> args;
  for (int32_t i = 0; i < numArgs; ++i) {
    AttnValueInfo info;
    check(attnEntryArgInfo(entry, i, &info));
    if (isGiven(i)) {
      const std::string &text = options.args[i];
      if (info.rank < 0)
        args.push_back(parseScalar(text, info.type, i));
      else
        args.push_back(readNpy(text, info.type));
      continue;
    }
    Array array = info.rank < 0
                      ? Array::scalar(info.type)
                      : Array(info.type, chooseSizes(info, i, options));
    if (options.fill == Fill::Random)
      fillRandom(array, options.seed, i, options.low, options.high);
    else
      fillAdversarial(array, options.seed, i, options.low, options.high);
    args.push_back(std::move(array));
  }
  return args;
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

namespace {

/// Device memory for the length of a run.
class DeviceMemory {
public:
  explicit DeviceMemory(size_t bytes) {
    check(attnDeviceAlloc(bytes, &pointer));
  }
  DeviceMemory(DeviceMemory &&other) noexcept
      : pointer(std::exchange(other.pointer, nullptr)) {}
  DeviceMemory &operator=(DeviceMemory &&) = delete;
  ~DeviceMemory() { attnDeviceFree(pointer); }
  void *get() const { return pointer; }

private:
  void *pointer = nullptr;
};

/// Times of the runs, in milliseconds.
struct Timing {
  int64_t runs = 0;
  std::vector<double> milliseconds;

  /// Whether another run is wanted.
  bool more() const {
    size_t done = milliseconds.size();
    if (runs)
      return static_cast<int64_t>(done) < runs;
    double total = 0;
    for (double time : milliseconds)
      total += time;
    return done < 3 || (total < 1000 && done < 51);
  }
};

} // namespace

/// Sizes of result `index`, which must follow from the arguments.
static std::vector<int64_t> resultSizes(const AttnEntry *entry,
                                        const std::vector<AttnTensor> &args,
                                        int32_t index) {
  AttnValueInfo info;
  check(attnEntryResultInfo(entry, index, &info));
  std::vector<int64_t> sizes(info.rank);
  check(attnEntryResultSizes(entry, args.data(),
                             static_cast<int32_t>(args.size()), index,
                             sizes.data()));
  for (int64_t size : sizes)
    if (size == ATTN_DYNAMIC)
      fail("entry '%s': the size of result %d does not follow from the "
           "arguments",
           attnEntryName(entry), index);
  return sizes;
}

static double now() {
  return std::chrono::duration<double, std::milli>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

static std::vector<AttnTensor> tensorsOf(const std::vector<Array> &arrays) {
  std::vector<AttnTensor> tensors;
  tensors.reserve(arrays.size());
  for (const Array &array : arrays)
    tensors.push_back(array.tensor());
  return tensors;
}

/// Memory for the results of an entry that does not allocate them.
static std::vector<Array> makeResults(const AttnEntry *entry,
                                      const std::vector<AttnTensor> &args) {
  std::vector<Array> results;
  for (int32_t i = 0; i < attnEntryNumResults(entry); ++i) {
    AttnValueInfo info;
    check(attnEntryResultInfo(entry, i, &info));
    results.emplace_back(info.type, resultSizes(entry, args, i));
  }
  return results;
}

/// Runs an entry whose tensors lie in host memory.
static std::vector<Array> runOnHost(const AttnEntry *entry,
                                    const std::vector<Array> &args,
                                    Timing *timing) {
  std::vector<AttnTensor> tensors = tensorsOf(args);
  int32_t numResults = attnEntryNumResults(entry);
  std::vector<Array> arrays;
  std::vector<AttnTensor> results(numResults);
  bool takesResults = attnEntryTakesResults(entry);
  if (takesResults) {
    arrays = makeResults(entry, tensors);
    results = tensorsOf(arrays);
  }
  auto call = [&] {
    check(attnEntryCall(entry, tensors.data(),
                        static_cast<int32_t>(tensors.size()), results.data(),
                        numResults, nullptr, 0, nullptr));
  };
  check(attnEntryPrepare(entry));
  call();
  while (timing && timing->more()) {
    if (!takesResults)
      for (AttnTensor &result : results)
        attnTensorRelease(&result);
    double start = now();
    call();
    timing->milliseconds.push_back(now() - start);
  }
  if (!takesResults)
    for (AttnTensor &result : results)
      arrays.push_back(Array::adopt(result));
  return arrays;
}

/// Copies a result from the device, dense or not.
static Array fetch(AttnTensor &result, AttnStream stream) {
  size_t element = attnTypeSize(result.type);
  int64_t last = 0;
  bool empty = false;
  for (int32_t d = 0; d < result.rank; ++d) {
    empty |= result.sizes[d] == 0;
    last += (result.sizes[d] - 1) * result.strides[d];
  }
  size_t bytes = empty ? 0 : (static_cast<size_t>(last) + 1) * element;
  std::unique_ptr<char[]> memory(new char[bytes + 1]);
  check(attnMemcpyAsync(memory.get(), result.data, bytes, stream));
  check(attnStreamSynchronize(stream));
  AttnTensor copy = result;
  copy.data = memory.get();
  copy.owner = ATTN_OWNER_CALLER;
  copy.allocated = nullptr;
  Array array = Array::adopt(copy);
  check(attnTensorRelease(&result));
  return array;
}

/// Runs an entry whose tensors lie in device memory.
static std::vector<Array> runOnDevice(const AttnEntry *entry,
                                      const std::vector<Array> &args,
                                      Timing *timing) {
  AttnStream stream;
  check(attnStreamCreate(&stream));
  std::vector<AttnTensor> tensors = tensorsOf(args);
  std::vector<DeviceMemory> memories;
  auto place = [&](AttnTensor &tensor, size_t bytes) {
    memories.emplace_back(bytes);
    tensor.data = memories.back().get();
  };
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i].rank() < 0)
      continue;
    place(tensors[i], args[i].bytes());
    check(attnMemcpyAsync(tensors[i].data, args[i].data(), args[i].bytes(),
                          stream));
  }
  int32_t numArgs = static_cast<int32_t>(tensors.size());
  int32_t numResults = attnEntryNumResults(entry);
  std::vector<AttnTensor> results(numResults);
  bool takesResults = attnEntryTakesResults(entry);
  if (takesResults) {
    for (int32_t i = 0; i < numResults; ++i) {
      AttnValueInfo info;
      check(attnEntryResultInfo(entry, i, &info));
      std::vector<int64_t> sizes = resultSizes(entry, tensors, i);
      AttnTensor &result = results[i];
      result.type = info.type;
      result.rank = info.rank;
      int64_t count = 1;
      for (int32_t d = info.rank - 1; d >= 0; --d) {
        result.sizes[d] = sizes[d];
        result.strides[d] = count;
        count *= sizes[d];
      }
      size_t bytes = static_cast<size_t>(count) * attnTypeSize(info.type);
      place(result, bytes);
      // What the kernel leaves out shows as NaN.
      check(attnMemsetAsync(result.data, 0xff, bytes, stream));
    }
  }
  size_t workspaceBytes;
  check(
      attnEntryWorkspaceSize(entry, tensors.data(), numArgs, &workspaceBytes));
  DeviceMemory workspace(workspaceBytes);
  check(attnEntryPrepare(entry));
  auto call = [&] {
    check(attnEntryCall(entry, tensors.data(), numArgs, results.data(),
                        numResults, workspace.get(), workspaceBytes, stream));
  };
  call();
  check(attnStreamSynchronize(stream));
  if (timing) {
    AttnEvent start, end;
    check(attnEventCreate(&start));
    check(attnEventCreate(&end));
    while (timing->more()) {
      if (!takesResults)
        for (AttnTensor &result : results)
          check(attnTensorRelease(&result));
      float milliseconds;
      check(attnEventRecord(start, stream));
      call();
      check(attnEventRecord(end, stream));
      check(attnEventSynchronize(end));
      check(attnEventElapsed(&milliseconds, start, end));
      timing->milliseconds.push_back(milliseconds);
    }
    check(attnEventDestroy(start));
    check(attnEventDestroy(end));
  }
  std::vector<Array> arrays;
  arrays.reserve(numResults);
  for (AttnTensor &result : results)
    arrays.push_back(fetch(result, stream));
  check(attnStreamDestroy(stream));
  return arrays;
}

static std::vector<Array> run(const AttnEntry *entry,
                              const std::vector<Array> &args,
                              Timing *timing = nullptr) {
  return attnEntryMemory(entry) == ATTN_DEVICE_CUDA
             ? runOnDevice(entry, args, timing)
             : runOnHost(entry, args, timing);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// The arguments as another entry takes them: floats in its types.
static std::vector<Array> convertArgs(const AttnEntry *reference,
                                      const std::vector<Array> &args) {
  if (attnEntryNumArgs(reference) != static_cast<int32_t>(args.size()))
    fail("entry '%s' takes %d arguments, not %zu", attnEntryName(reference),
         attnEntryNumArgs(reference), args.size());
  std::vector<Array> result;
  for (size_t i = 0; i < args.size(); ++i) {
    AttnValueInfo info;
    check(attnEntryArgInfo(reference, static_cast<int32_t>(i), &info));
    const Array &arg = args[i];
    if (info.rank != arg.rank() ||
        (info.type != arg.type() &&
         !(isFloat(info.type) && isFloat(arg.type()))))
      fail("entry '%s', argument %zu: is %s, must be like %s",
           attnEntryName(reference), i,
           describe(info.type, info.rank, info.sizes).c_str(),
           describe(arg.type(), arg.rank(), arg.tensor().sizes).c_str());
    Array array =
        arg.rank() < 0
            ? Array::scalar(info.type)
            : Array(info.type,
                    std::vector<int64_t>(arg.tensor().sizes,
                                         arg.tensor().sizes + arg.rank()));
    if (info.type == arg.type()) {
      memcpy(array.data(), arg.data(), arg.bytes());
    } else {
      int64_t count = arg.count();
      for (int64_t j = 0; j < count; ++j)
        array.set(j, arg.get(j));
    }
    result.push_back(std::move(array));
  }
  return result;
}

/// Bytes of a product of sizes, as large as a double.
static double volume(const AttnTensor &tensor, int32_t from, int32_t to) {
  double product = 1;
  for (int32_t d = from; d < to; ++d)
    product *= static_cast<double>(tensor.sizes[d]);
  return product;
}

/// Memory that running a reference takes.
static double estimateReference(const AttnEntry *reference,
                                const std::vector<Array> &args) {
  double bytes = 0;
  std::vector<AttnTensor> tensors;
  for (size_t i = 0; i < args.size(); ++i) {
    AttnValueInfo info;
    check(attnEntryArgInfo(reference, static_cast<int32_t>(i), &info));
    tensors.push_back(args[i].tensor());
    tensors.back().type = info.type;
    bytes += static_cast<double>(args[i].count()) *
             static_cast<double>(attnTypeSize(info.type));
  }
  uint64_t intermediates;
  check(attnEntryIntermediateSize(reference, tensors.data(),
                                  static_cast<int32_t>(tensors.size()),
                                  &intermediates));
  if (intermediates)
    return bytes + static_cast<double>(intermediates);
  // The signature says nothing. Assume scores, exponentials and probabilities
  // in f64 between all rows of the largest argument and the longest dimension
  // of any, and heads of 64 columns where one dimension holds all heads.
  double rows = 0, columns = 0;
  for (const AttnTensor &tensor : tensors) {
    if (tensor.rank < 2)
      continue;
    double heads = 1;
    if (tensor.rank < 4)
      heads = std::max(1.0,
                       static_cast<double>(tensor.sizes[tensor.rank - 1]) / 64);
    rows = std::max(rows, heads * volume(tensor, 0, tensor.rank - 1));
    for (int32_t d = 0; d < tensor.rank - 1; ++d)
      columns = std::max(columns, static_cast<double>(tensor.sizes[d]));
  }
  return bytes + 3 * 8 * rows * columns;
}

static void refuseAbove(const Options &options, double bytes) {
  if (bytes <= static_cast<double>(options.maxMemory))
    return;
  fail("the references of this check need about %.2f GiB, more than "
       "--max-memory=%.2f GiB allows",
       bytes / (1 << 30), static_cast<double>(options.maxMemory) / (1 << 30));
}

static void checkShape(const Array &array, const Array &other,
                       const char *what) {
  bool same = array.rank() == other.rank();
  for (int32_t d = 0; same && d < array.rank(); ++d)
    same = array.size(d) == other.size(d);
  if (!same)
    fail("%s: the shapes of the results differ: %s and %s", what,
         describe(array.type(), array.rank(), array.tensor().sizes).c_str(),
         describe(other.type(), other.rank(), other.tensor().sizes).c_str());
}

/// How many products the longest sum has, by the two largest dimensions of an
/// argument: keys and columns of a key, or columns of all heads.
static double countTerms(const std::vector<Array> &args) {
  double terms = 1;
  for (const Array &arg : args) {
    double first = 1, second = 1;
    for (int32_t d = 0; d < arg.rank(); ++d) {
      double size = static_cast<double>(arg.size(d));
      second = std::max(second, std::min(first, size));
      first = std::max(first, size);
    }
    terms = std::max(terms, first * second);
  }
  return terms;
}

/// Compares results and prints what came out; whether the rule holds. No sum
/// has more than `terms` products.
static bool compare(const char *check, double terms,
                    const std::vector<Array> &results,
                    const std::vector<Array> *unfused,
                    const std::vector<Array> &reference) {
  if (results.size() != reference.size() ||
      (unfused && unfused->size() != reference.size()))
    fail("%s: the numbers of results differ", check);
  bool allHold = true;
  for (size_t i = 0; i < results.size(); ++i) {
    const Array &result = results[i];
    checkShape(result, reference[i], check);
    if (unfused)
      checkShape(result, (*unfused)[i], check);
    AttnComparison comparison =
        attnComparisonBegin(result.type(), unfused != nullptr);
    comparison.terms = terms;
    int64_t count = result.count();
    for (int64_t j = 0; j < count; ++j)
      attnComparisonAdd(&comparison, j, result.get(j),
                        unfused ? (*unfused)[i].get(j) : 0,
                        reference[i].get(j));
    bool holds = attnComparisonHolds(&comparison);
    allHold &= holds;
    std::string shape =
        describe(result.type(), result.rank(), result.tensor().sizes);
    printf("%s: out%zu %s: largest error %.3e, limit %.3e", check, i,
           shape.c_str(), comparison.fusedError,
           attnComparisonLimit(&comparison));
    if (unfused)
      printf(" (unfused error %.3e, largest value %.3e)",
             comparison.unfusedError, comparison.maxReference);
    else
      printf(" (largest value %.3e)", comparison.maxReference);
    if (comparison.worst >= 0)
      printf(", at %s: %.9g, must be %.9g",
             describeIndex(result.tensor(), comparison.worst).c_str(),
             comparison.worstFused, comparison.worstReference);
    if (comparison.nanMismatches)
      printf(
          ", %lld NaN on one side only, first at %s: %.9g, must be %.9g",
          static_cast<long long>(comparison.nanMismatches),
          describeIndex(result.tensor(), comparison.firstNaNMismatch).c_str(),
          result.get(comparison.firstNaNMismatch),
          reference[i].get(comparison.firstNaNMismatch));
    printf(": %s\n", holds ? "ok" : "FAILED");
  }
  return allHold;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

static void printTiming(Timing &timing, bool onDevice) {
  std::vector<double> &times = timing.milliseconds;
  std::sort(times.begin(), times.end());
  size_t half = times.size() / 2;
  double median =
      times.size() % 2 ? times[half] : (times[half - 1] + times[half]) / 2;
  printf("time: median %.4f ms of %zu runs, least %.4f, most %.4f (%s)\n",
         median, times.size(), times.front(), times.back(),
         onDevice ? "on the device" : "wall clock");
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("peak memory: %.1f MB\n",
         static_cast<double>(usage.ru_maxrss) * 1024 / 1e6);
}

static void summarize(const Array &result, size_t index) {
  double least = INFINITY, most = -INFINITY, sum = 0;
  int64_t nans = 0, count = result.count();
  for (int64_t i = 0; i < count; ++i) {
    double value = result.get(i);
    if (std::isnan(value)) {
      ++nans;
      continue;
    }
    least = std::min(least, value);
    most = std::max(most, value);
    sum += value;
  }
  printf("out%zu: %s", index,
         describe(result.type(), result.rank(), result.tensor().sizes).c_str());
  if (count > nans)
    printf(", least %.6g, most %.6g, mean %.6g", least, most,
           sum / static_cast<double>(count - nans));
  if (nans)
    printf(", %lld NaN", static_cast<long long>(nans));
  printf("\n");
}

/// Runs a function of the bundle; whether all checks hold.
static bool runOnce(const AttnBundle *bundle, const Options &options) {
  const AttnEntry *entry = chooseEntry(bundle, options);
  bool cuda = attnEntryDevice(entry) == ATTN_DEVICE_CUDA;
  if (!options.device.empty() && (options.device == "cuda") != cuda)
    fail("entry '%s' was compiled for %s, not for %s", attnEntryName(entry),
         cuda ? "cuda" : "cpu", options.device.c_str());
  std::vector<Array> args = makeArgs(entry, options);

  // References and the memory that they need come first: nothing should run
  // for long before a refusal.
  const AttnEntry *ref64 = nullptr, *unfused = nullptr, *captured = nullptr;
  if (options.numerics || options.semantics) {
    ref64 = findReference(bundle, entry, options, "__ref64");
    double bytes = estimateReference(ref64, args);
    if (options.numerics) {
      unfused = findReference(bundle, entry, options, "__unfused");
      bytes = std::max(bytes, estimateReference(unfused, args));
    }
    if (options.semantics)
      captured = findReference(bundle, entry, options, "__captured64");
    for (const Array &arg : args)
      bytes += static_cast<double>(arg.bytes());
    refuseAbove(options, bytes);
  }

  std::vector<Array> results;
  if (runsEntry(options)) {
    Timing timing;
    timing.runs = options.runs;
    results = run(entry, args, options.time ? &timing : nullptr);
    if (options.time)
      printTiming(timing, attnEntryMemory(entry) == ATTN_DEVICE_CUDA);
  }
  if (!options.outDir.empty()) {
    std::error_code error;
    fs::create_directories(options.outDir, error);
    if (error)
      fail("cannot create '%s': %s", options.outDir.c_str(),
           error.message().c_str());
    for (size_t i = 0; i < results.size(); ++i)
      writeNpy(options.outDir + "/out" + std::to_string(i) + ".npy", results[i],
               options.bf16AsVoid);
  } else if (!ref64 && !options.time) {
    for (size_t i = 0; i < results.size(); ++i)
      summarize(results[i], i);
  }

  bool holds = true;
  if (ref64) {
    double terms = countTerms(args);
    std::vector<Array> promoted = convertArgs(ref64, args);
    std::vector<Array> reference = ::run(ref64, promoted);
    if (captured) {
      std::vector<Array> other = ::run(captured, promoted);
      holds &= compare("semantics", terms, other, nullptr, reference);
    }
    promoted.clear();
    if (unfused) {
      std::vector<Array> other = ::run(unfused, convertArgs(unfused, args));
      holds &= compare("numerics", terms, results, &other, reference);
    }
  }
  return holds;
}

int main(int argc, char **argv) {
  Options options;
  parseOptions({argv + 1, argv + argc}, options);
  std::error_code error;
  bool isBundle = fs::is_directory(options.input, error);
  std::string folder = isBundle ? options.input : compile(options);

  AttnBundle *bundle;
  check(attnBundleOpen(folder.c_str(), &bundle));
  bool holds = true;
  if (options.batch.empty()) {
    holds = runOnce(bundle, options);
  } else {
    std::ifstream lines(options.batch);
    if (!lines)
      fail("cannot open '%s': %s", options.batch.c_str(), strerror(errno));
    for (std::string line; std::getline(lines, line);) {
      std::istringstream stream(line);
      Options lineOptions = options;
      parseOptions({std::istream_iterator<std::string>(stream), {}},
                   lineOptions);
      // Printed before it runs, so that a reader knows which one ended it.
      printf("run: %s\n", line.c_str());
      fflush(stdout);
      holds &= runOnce(bundle, lineOptions);
    }
  }
  check(attnBundleClose(bundle));
  return holds ? 0 : 1;
}
