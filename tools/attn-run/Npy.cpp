//===- Npy.cpp - NumPy files ----------------------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format: six magic bytes, two of version, the length of the header, the
// header (a Python dictionary), the elements.
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace attn::run;

namespace {

/// What a header says.
struct Header {
  std::string descr;
  bool fortranOrder = false;
  std::vector<int64_t> shape;
};

/// Reads the dictionary of a header.
class HeaderParser {
public:
  HeaderParser(const std::string &path, const std::string &text)
      : path(path), text(text) {}

  Header parse() {
    Header header;
    bool hasDescr = false, hasOrder = false, hasShape = false;
    expect('{');
    while (!consume('}')) {
      std::string key = parseString();
      expect(':');
      if (key == "descr") {
        skipSpace();
        if (at < text.size() && text[at] == '[')
          fail("%s: structured types are not supported", path.c_str());
        header.descr = parseString();
        hasDescr = true;
      } else if (key == "fortran_order") {
        header.fortranOrder = parseBool();
        hasOrder = true;
      } else if (key == "shape") {
        header.shape = parseShape();
        hasShape = true;
      } else {
        malformed();
      }
      if (!consume(',')) {
        expect('}');
        break;
      }
    }
    if (!hasDescr || !hasOrder || !hasShape)
      malformed();
    return header;
  }

private:
  [[noreturn]] void malformed() {
    fail("%s: malformed .npy header: %s", path.c_str(), text.c_str());
  }

  void skipSpace() {
    while (at < text.size() && isspace(static_cast<unsigned char>(text[at])))
      ++at;
  }

  bool consume(char c) {
    skipSpace();
    if (at >= text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }

  void expect(char c) {
    if (!consume(c))
      malformed();
  }

  std::string parseString() {
    skipSpace();
    if (at >= text.size() || (text[at] != '\'' && text[at] != '"'))
      malformed();
    size_t end = text.find(text[at], at + 1);
    if (end == std::string::npos)
      malformed();
    std::string result = text.substr(at + 1, end - at - 1);
    at = end + 1;
    return result;
  }

  bool parseBool() {
    skipSpace();
    for (bool value : {true, false}) {
      const char *word = value ? "True" : "False";
      if (text.compare(at, strlen(word), word) == 0) {
        at += strlen(word);
        return value;
      }
    }
    malformed();
  }

  std::vector<int64_t> parseShape() {
    std::vector<int64_t> shape;
    expect('(');
    while (!consume(')')) {
      skipSpace();
      size_t begin = at;
      int64_t size = 0;
      for (; at < text.size() && isdigit(static_cast<unsigned char>(text[at]));
           ++at)
        if (__builtin_mul_overflow(size, 10, &size) ||
            __builtin_add_overflow(size, text[at] - '0', &size))
          malformed();
      if (at == begin)
        malformed();
      if (at < text.size() && text[at] == 'L')
        ++at;
      shape.push_back(size);
      if (!consume(',')) {
        expect(')');
        break;
      }
    }
    if (shape.size() > ATTN_MAX_RANK)
      fail("%s: rank %zu is above %d", path.c_str(), shape.size(),
           ATTN_MAX_RANK);
    return shape;
  }

  const std::string &path;
  const std::string &text;
  size_t at = 0;
};

class File {
public:
  File(const std::string &path, const char *mode)
      : path(path), file(fopen(path.c_str(), mode)) {
    if (!file)
      fail("cannot open '%s': %s", path.c_str(), strerror(errno));
  }
  ~File() {
    if (file)
      fclose(file);
  }
  File(const File &) = delete;
  File &operator=(const File &) = delete;

  void read(void *data, size_t bytes) {
    if (fread(data, 1, bytes, file) != bytes)
      fail("%s: the file is too short for a .npy file of its shape",
           path.c_str());
  }
  void write(const void *data, size_t bytes) {
    if (fwrite(data, 1, bytes, file) != bytes)
      fail("cannot write '%s': %s", path.c_str(), strerror(errno));
  }
  void close() {
    int result = fclose(file);
    file = nullptr;
    if (result != 0)
      fail("cannot write '%s': %s", path.c_str(), strerror(errno));
  }
  bool atEnd() { return fgetc(file) == EOF; }

private:
  const std::string &path;
  FILE *file;
};

} // namespace

/// Whether elements of NumPy's type are elements of `type`.
static bool isReadableAs(const std::string &descr, int32_t type) {
  if (descr.size() < 3)
    return false;
  char order = descr[0];
  std::string code = descr.substr(1);
  size_t bytes = strtoul(code.c_str() + 1, nullptr, 10);
  if (bytes != attnTypeSize(type))
    return false;
  // Multi-byte types must be little-endian, like the host.
  if (order == '>' || (order != '<' && order != '=' && order != '|'))
    return false;
  switch (type) {
  case ATTN_TYPE_I1:
    return code[0] == 'b';
  case ATTN_TYPE_BF16:
    return code[0] == 'u' || code[0] == 'V';
  case ATTN_TYPE_F16:
  case ATTN_TYPE_F32:
  case ATTN_TYPE_F64:
    return code[0] == 'f';
  default:
    return code[0] == 'i' || code[0] == 'u';
  }
}

Array attn::run::readNpy(const std::string &path, int32_t type) {
  File file(path, "rb");
  unsigned char start[8];
  file.read(start, 8);
  if (memcmp(start, "\x93NUMPY", 6) != 0)
    fail("%s: not a .npy file", path.c_str());
  if (start[6] < 1 || start[6] > 3)
    fail("%s: unknown .npy version %d", path.c_str(), start[6]);
  unsigned char length[4] = {0};
  file.read(length, start[6] == 1 ? 2 : 4);
  size_t size = length[0] | length[1] << 8 | length[2] << 16 |
                static_cast<size_t>(length[3]) << 24;
  if (size > 1 << 20)
    fail("%s: malformed .npy header: %zu bytes", path.c_str(), size);
  std::string text(size, 0);
  file.read(text.data(), size);
  Header header = HeaderParser(path, text).parse();
  if (!isReadableAs(header.descr, type))
    fail("%s: holds elements of type '%s', must hold %s", path.c_str(),
         header.descr.c_str(), attnTypeName(type));

  std::vector<int64_t> stored = header.shape;
  if (header.fortranOrder)
    stored.assign(header.shape.rbegin(), header.shape.rend());
  Array array(type, stored);
  file.read(array.data(), array.bytes());
  if (!file.atEnd())
    fail("%s: the file is longer than its shape says", path.c_str());
  if (!header.fortranOrder || stored.size() < 2)
    return array;

  // Stored column by column: reverse the dimensions.
  Array result(type, header.shape);
  size_t element = attnTypeSize(type);
  std::vector<int64_t> index(stored.size(), 0);
  int64_t count = array.count();
  for (int64_t i = 0; i < count; ++i) {
    int64_t from = 0;
    for (size_t d = 0; d < index.size(); ++d)
      from += index[d] * array.tensor().strides[index.size() - 1 - d];
    memcpy(static_cast<char *>(result.data()) + i * element,
           static_cast<char *>(array.data()) + from * element, element);
    for (size_t d = index.size(); d-- > 0 && ++index[d] == header.shape[d];)
      index[d] = 0;
  }
  return result;
}

void attn::run::writeNpy(const std::string &path, const Array &array,
                         bool bf16AsVoid) {
  const char *descr = nullptr;
  switch (array.type()) {
  case ATTN_TYPE_I1:
    descr = "|b1";
    break;
  case ATTN_TYPE_I8:
    descr = "|i1";
    break;
  case ATTN_TYPE_I16:
    descr = "<i2";
    break;
  case ATTN_TYPE_I32:
    descr = "<i4";
    break;
  case ATTN_TYPE_F16:
    descr = "<f2";
    break;
  case ATTN_TYPE_BF16:
    descr = bf16AsVoid ? "<V2" : "<u2";
    break;
  case ATTN_TYPE_F32:
    descr = "<f4";
    break;
  case ATTN_TYPE_F64:
    descr = "<f8";
    break;
  default:
    descr = "<i8";
    break;
  }
  std::string shape = "(";
  for (int32_t d = 0; d < array.rank(); ++d)
    shape += std::to_string(array.size(d)) + (d == 0 ? "," : "") +
             (d + 1 < array.rank() ? (d == 0 ? " " : ", ") : "");
  shape += ")";
  std::string header = std::string("{'descr': '") + descr +
                       "', 'fortran_order': False, 'shape': " + shape + ", }";
  // The elements begin at a multiple of 64 bytes.
  while ((10 + header.size() + 1) % 64)
    header += ' ';
  header += '\n';
  File file(path, "wb");
  unsigned char start[10] = {0x93,
                             'N',
                             'U',
                             'M',
                             'P',
                             'Y',
                             1,
                             0,
                             static_cast<unsigned char>(header.size() & 0xff),
                             static_cast<unsigned char>(header.size() >> 8)};
  file.write(start, sizeof(start));
  file.write(header.data(), header.size());
  file.write(array.data(), array.bytes());
  file.close();
}
