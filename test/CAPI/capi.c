//===- capi.c - Test of the compiler's C interface ------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn-c/AttnMLIR.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);  \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

struct Log {
  int errors, notes, remarks;
  char location[256], message[1024];
};

static void record(AttnSeverity severity, const char *location,
                   const char *message, void *user) {
  struct Log *log = user;
  log->errors += severity == ATTN_SEVERITY_ERROR;
  log->notes += severity == ATTN_SEVERITY_NOTE;
  log->remarks += severity == ATTN_SEVERITY_REMARK;
  snprintf(log->location, sizeof log->location, "%s", location);
  snprintf(log->message, sizeof log->message, "%s", message);
}

struct Text {
  char *data;
  size_t size;
};

static void append(const char *data, size_t size, void *user) {
  struct Text *text = user;
  text->data = realloc(text->data, text->size + size + 1);
  memcpy(text->data + text->size, data, size);
  text->size += size;
  text->data[text->size] = '\0';
}

static struct Text print(AttnIR *ir) {
  struct Text text = {NULL, 0};
  attnIRPrint(ir, append, &text);
  return text;
}

static const char source[] =
    "func.func @f(%q: tensor<17x16xf32>, %k: tensor<23x16xf32>,\n"
    "             %v: tensor<23x8xf32>, %i: tensor<17x8xf32>)\n"
    "    -> tensor<17x8xf32> {\n"
    "  %dead = arith.constant 42.0 : f32\n"
    "  %o = attn.attention {indexing_maps = [\n"
    "      affine_map<(m, n, d, e) -> (m, d)>,\n"
    "      affine_map<(m, n, d, e) -> (n, d)>,\n"
    "      affine_map<(m, n, d, e) -> (n, e)>,\n"
    "      affine_map<(m, n, d, e) -> (m, e)>]}\n"
    "    ins(%q, %k, %v : tensor<17x16xf32>, tensor<23x16xf32>,\n"
    "                     tensor<23x8xf32>)\n"
    "    outs(%i : tensor<17x8xf32>) -> tensor<17x8xf32>\n"
    "  return %o : tensor<17x8xf32>\n"
    "}\n";

int main(int argc, char **argv) {
  CHECK(argc == 2);
  const char *output = argv[1];
  CHECK(strlen(attnCompilerVersion()) > 0);
  AttnContext *context = attnContextCreate();
  struct Log log = {0};
  attnContextSetDiagnosticHandler(context, record, &log);

  // Malformed text is an error at its place.
  const char bad[] = "func.func @f() {\n  attn.nothing\n  return\n}\n";
  CHECK(!attnIRParse(context, bad, strlen(bad), "bad.mlir"));
  CHECK(log.errors == 1);
  CHECK(!strcmp(log.location, "bad.mlir:2:3"));
  CHECK(strstr(log.message, "attn.nothing"));
  CHECK(!attnIRParseFile(context, "/nonexistent/file.mlir"));
  CHECK(log.errors == 2);

  AttnIR *ir = attnIRParse(context, source, strlen(source), NULL);
  CHECK(ir && log.errors == 2);
  struct Text text = print(ir);
  CHECK(strstr(text.data, "attn.attention") && strstr(text.data, "4.2"));

  // A pipeline in both spellings; the clone keeps what it was cloned from.
  AttnIR *clone = attnIRClone(ir);
  CHECK(attnIRRunPipeline(clone, "func.func(canonicalize),cse"));
  CHECK(
      attnIRRunPipeline(clone, "builtin.module(func.func(canonicalize),cse)"));
  struct Text after = print(clone);
  CHECK(strstr(after.data, "attn.attention") && !strstr(after.data, "4.2"));
  struct Text again = print(ir);
  CHECK(!strcmp(text.data, again.data));
  attnIRDestroy(clone);

  // Pipelines that do not parse.
  CHECK(!attnIRRunPipeline(ir, "no-such-pass"));
  CHECK(log.errors == 3 && strstr(log.message, "no-such-pass"));
  CHECK(!attnIRRunPipeline(ir, "builtin.module(cse"));
  CHECK(log.errors == 4);

  // Bytecode comes back as the module it was.
  struct Text bytecode = {NULL, 0};
  CHECK(attnIRWriteBytecode(ir, append, &bytecode));
  AttnIR *read = attnIRParse(context, bytecode.data, bytecode.size, NULL);
  CHECK(read);
  struct Text round = print(read);
  CHECK(!strcmp(text.data, round.data));
  attnIRDestroy(read);

  // Compilation leaves the module as it is, writes where it was told, and
  // reports what it cannot do.
  CHECK(attnIRCompile(ir, "format=llvm", output));
  FILE *file = fopen(output, "r");
  char start[4096] = {0};
  CHECK(file && fread(start, 1, sizeof start - 1, file) > 0);
  CHECK(strstr(start, "ModuleID"));
  fclose(file);
  struct Text unchanged = print(ir);
  CHECK(!strcmp(text.data, unchanged.data));
  CHECK(!attnIRCompile(ir, "format=nonsense", output));
  CHECK(log.errors == 5);
  CHECK(!attnIRCompile(ir, "entries=nothere", output));
  CHECK(log.errors == 6 && strstr(log.message, "nothere"));

  // Two contexts are independent.
  AttnContext *other = attnContextCreate();
  struct Log otherLog = {0};
  attnContextSetDiagnosticHandler(other, record, &otherLog);
  CHECK(!attnIRParse(other, bad, strlen(bad), "bad.mlir"));
  CHECK(otherLog.errors == 1 && log.errors == 6);
  attnContextDestroy(other);

  attnIRDestroy(ir);
  attnContextDestroy(context);
  free(text.data);
  free(after.data);
  free(again.data);
  free(bytecode.data);
  free(round.data);
  free(unchanged.data);
  puts("ok");
  return 0;
}
