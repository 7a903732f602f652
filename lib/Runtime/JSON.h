//===- JSON.h - a small JSON reader -----------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the signature of a bundle into a tree. Numbers are integers, which is
// all that a signature holds.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_JSON_H
#define ATTN_LIB_RUNTIME_JSON_H

#include "Support.h"

namespace attn::runtime::json {

enum class Kind { Null, Bool, Integer, String, Array, Object };

struct Value {
  Kind kind;
  /// Bool (0 or 1) and Integer.
  int64_t integer;
  /// String; NUL-terminated.
  const char *string;
  /// Array and Object.
  Value *first;
  int32_t count;
  /// Next element of the parent, and this one's key if that is an object.
  Value *next;
  const char *key;

  /// Member of an object, or null.
  const Value *find(const char *name) const;
  /// Text of a string member, or `otherwise`.
  const char *getString(const char *name, const char *otherwise) const;
};

/// A parsed text. Frees its values.
class Document {
public:
  Document() = default;
  ~Document();
  Document(const Document &) = delete;
  Document &operator=(const Document &) = delete;

  /// Parses `text`; `source` names it in messages.
  AttnStatus parse(const char *text, const char *source);
  const Value *root() const { return top; }

private:
  friend class Parser;
  struct Block {
    Block *next;
  };
  void *take(size_t bytes);

  Block *blocks = nullptr;
  Value *top = nullptr;
};

} // namespace attn::runtime::json

#endif // ATTN_LIB_RUNTIME_JSON_H
