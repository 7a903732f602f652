//===- JSON.cpp - a small JSON reader -------------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSON.h"

#include <stdio.h>

using namespace attn::runtime;
using namespace attn::runtime::json;

const Value *Value::find(const char *name) const {
  if (kind != Kind::Object)
    return nullptr;
  for (const Value *it = first; it; it = it->next)
    if (strcmp(it->key, name) == 0)
      return it;
  return nullptr;
}

const char *Value::getString(const char *name, const char *otherwise) const {
  const Value *member = find(name);
  return member && member->kind == Kind::String ? member->string : otherwise;
}

Document::~Document() {
  while (blocks) {
    Block *next = blocks->next;
    free(blocks);
    blocks = next;
  }
}

void *Document::take(size_t bytes) {
  auto *block = static_cast<Block *>(calloc(1, sizeof(Block) + bytes));
  if (!block)
    return nullptr;
  block->next = blocks;
  blocks = block;
  return block + 1;
}

namespace attn::runtime::json {

/// Recursive descent over the text.
class Parser {
public:
  Parser(Document &document, const char *text, const char *source)
      : document(document), begin(text), at(text), source(source) {}

  bool parseDocument(Value *value) {
    if (!parseValue(value, 0))
      return false;
    skipSpace();
    return *at == 0 || fail("text after the end");
  }

private:
  bool fail(const char *what) {
    int line = 1, column = 1;
    for (const char *p = begin; p != at; ++p) {
      column = *p == '\n' ? 1 : column + 1;
      line += *p == '\n';
    }
    setError(ATTN_ERROR_BAD_BUNDLE, "%s:%d:%d: malformed JSON: %s", source,
             line, column, what);
    return false;
  }

  bool failMemory() {
    outOfMemory();
    return false;
  }

  void skipSpace() {
    while (*at == ' ' || *at == '\n' || *at == '\t' || *at == '\r')
      ++at;
  }

  bool consume(char c) {
    skipSpace();
    if (*at != c)
      return false;
    ++at;
    return true;
  }

  bool consumeWord(const char *word) {
    size_t size = strlen(word);
    if (strncmp(at, word, size) != 0)
      return false;
    at += size;
    return true;
  }

  bool parseValue(Value *value, int depth) {
    skipSpace();
    if (depth > 32)
      return fail("nested too deeply");
    if (*at == '{' || *at == '[')
      return parseSequence(value, depth);
    if (*at == '"') {
      value->kind = Kind::String;
      return parseString(&value->string);
    }
    if (consumeWord("null")) {
      value->kind = Kind::Null;
      return true;
    }
    bool isTrue = *at == 't';
    if (consumeWord("true") || consumeWord("false")) {
      value->kind = Kind::Bool;
      value->integer = isTrue;
      return true;
    }
    return parseInteger(value);
  }

  bool parseInteger(Value *value) {
    bool negative = *at == '-';
    const char *digits = at + negative;
    if (*digits < '0' || *digits > '9')
      return fail("expected a value");
    uint64_t number = 0;
    const char *p = digits;
    for (; *p >= '0' && *p <= '9'; ++p) {
      if (number > (INT64_MAX - 9) / 10)
        return fail("number out of range");
      number = number * 10 + (*p - '0');
    }
    if (*p == '.' || *p == 'e' || *p == 'E')
      return fail("expected an integer");
    at = p;
    value->kind = Kind::Integer;
    value->integer =
        negative ? -static_cast<int64_t>(number) : static_cast<int64_t>(number);
    return true;
  }

  /// An array or an object.
  bool parseSequence(Value *value, int depth) {
    bool isObject = *at++ == '{';
    char close = isObject ? '}' : ']';
    value->kind = isObject ? Kind::Object : Kind::Array;
    if (consume(close))
      return true;
    Value **link = &value->first;
    do {
      auto *child = static_cast<Value *>(document.take(sizeof(Value)));
      if (!child)
        return failMemory();
      if (isObject) {
        skipSpace();
        if (*at != '"')
          return fail("expected a key");
        if (!parseString(&child->key))
          return false;
        if (!consume(':'))
          return fail("expected ':'");
      }
      if (!parseValue(child, depth + 1))
        return false;
      *link = child;
      link = &child->next;
      ++value->count;
    } while (consume(','));
    return consume(close) ||
           fail(isObject ? "expected ',' or '}'" : "expected ',' or ']'");
  }

  bool parseHex(uint32_t *code) {
    *code = 0;
    for (int i = 0; i < 4; ++i, ++at) {
      int digit;
      if (*at >= '0' && *at <= '9')
        digit = *at - '0';
      else if ((*at | 32) >= 'a' && (*at | 32) <= 'f')
        digit = (*at | 32) - 'a' + 10;
      else
        return fail("expected four hexadecimal digits");
      *code = *code << 4 | static_cast<uint32_t>(digit);
    }
    return true;
  }

  bool parseString(const char **result) {
    const char *end = ++at;
    for (; *end != '"'; ++end) {
      if (static_cast<unsigned char>(*end) < 32)
        return fail("unterminated string");
      if (*end == '\\' && *++end == 0)
        return fail("unterminated string");
    }
    // No escape is shorter than what it stands for.
    auto *out = static_cast<char *>(document.take(end - at + 1));
    if (!out)
      return failMemory();
    *result = out;
    while (*at != '"') {
      if (*at != '\\') {
        *out++ = *at++;
        continue;
      }
      char escape = at[1];
      at += 2;
      static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
      if (const char *found = strchr(from, escape)) {
        *out++ = to[found - from];
        continue;
      }
      if (escape != 'u')
        return fail("unknown escape");
      uint32_t code, low;
      if (!parseHex(&code))
        return false;
      if (code >= 0xd800 && code < 0xdc00) {
        if (!consumeWord("\\u"))
          return fail("unpaired surrogate");
        if (!parseHex(&low))
          return false;
        if (low < 0xdc00 || low > 0xdfff)
          return fail("unpaired surrogate");
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
      } else if (code >= 0xdc00 && code < 0xe000) {
        return fail("unpaired surrogate");
      }
      if (code == 0)
        return fail("NUL in a string");
      out = encode(out, code);
    }
    ++at;
    *out = 0;
    return true;
  }

  /// Writes a code point as UTF-8.
  static char *encode(char *out, uint32_t code) {
    int extra = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned char lead[] = {0, 0xc0, 0xe0, 0xf0};
    *out++ = static_cast<char>(lead[extra] | code >> (6 * extra));
    while (extra-- > 0)
      *out++ = static_cast<char>(0x80 | (code >> (6 * extra) & 0x3f));
    return out;
  }

  Document &document;
  const char *begin;
  const char *at;
  const char *source;
};

} // namespace attn::runtime::json

AttnStatus Document::parse(const char *text, const char *source) {
  top = static_cast<Value *>(take(sizeof(Value)));
  if (!top)
    return outOfMemory();
  return Parser(*this, text, source).parseDocument(top) ? ATTN_SUCCESS
                                                        : errorState().status;
}
