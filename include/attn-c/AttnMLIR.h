//===- AttnMLIR.h - C interface of the compiler -------------------*- C -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses MLIR, runs pass pipelines over it, prints it and compiles it, from C
// or through any foreign function interface. libAttnMLIR-C.so holds it; MLIR's
// own C interface is not needed. attn/Runtime/AttnRuntime.h is the interface to
// compiled code.
//
// A context and its modules may be used by one thread at a time; different
// contexts are independent.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_C_ATTNMLIR_H
#define ATTN_C_ATTNMLIR_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define ATTN_C_EXPORT __attribute__((visibility("default")))
#else
#define ATTN_C_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// "0.1.0" for example.
ATTN_C_EXPORT const char *attnCompilerVersion(void);

//===----------------------------------------------------------------------===//
// Context and diagnostics
//===----------------------------------------------------------------------===//

/// Owns types, attributes and the dialects of MLIR and of attn-mlir.
typedef struct AttnContext AttnContext;

typedef enum AttnSeverity {
  ATTN_SEVERITY_ERROR = 0,
  ATTN_SEVERITY_WARNING = 1,
  ATTN_SEVERITY_REMARK = 2,
  /// Belongs to the diagnostic reported before it.
  ATTN_SEVERITY_NOTE = 3
} AttnSeverity;

/// Receives a diagnostic. `location` is as MLIR prints it, without loc(...);
/// both strings end in NUL and live until the callback returns.
typedef void (*AttnDiagnosticFn)(AttnSeverity severity, const char *location,
                                 const char *message, void *user);

ATTN_C_EXPORT AttnContext *attnContextCreate(void);
/// Modules of the context must be destroyed first.
ATTN_C_EXPORT void attnContextDestroy(AttnContext *context);

/// Sends the context's diagnostics to `fn`, or to standard error if it is NULL
/// (as at the start).
ATTN_C_EXPORT void attnContextSetDiagnosticHandler(AttnContext *context,
                                                   AttnDiagnosticFn fn,
                                                   void *user);

/// Reports optimization remarks whose category matches the regular expression
/// `filter`, as diagnostics: what was captured and why not, tile sizes, mask
/// forms. Nonzero on success; call it once, before the first pipeline.
ATTN_C_EXPORT int attnContextEnableRemarks(AttnContext *context,
                                           const char *filter);

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// A builtin.module.
typedef struct AttnIR AttnIR;

/// Receives a piece of output.
typedef void (*AttnStringFn)(const char *data, size_t size, void *user);

/// Parses and verifies text or bytecode; NULL if it is malformed. `name` stands
/// for the file in locations, and may be NULL.
ATTN_C_EXPORT AttnIR *attnIRParse(AttnContext *context, const char *data,
                                  size_t size, const char *name);
ATTN_C_EXPORT AttnIR *attnIRParseFile(AttnContext *context, const char *path);
ATTN_C_EXPORT AttnIR *attnIRClone(AttnIR *ir);
ATTN_C_EXPORT void attnIRDestroy(AttnIR *ir);

/// Runs a pipeline in the syntax of --pass-pipeline, with or without the
/// surrounding builtin.module(...). Nonzero on success. After a failure the
/// module may only be destroyed.
ATTN_C_EXPORT int attnIRRunPipeline(AttnIR *ir, const char *pipeline);

/// Prints the module as text.
ATTN_C_EXPORT void attnIRPrint(AttnIR *ir, AttnStringFn fn, void *user);
/// Prints the module as bytecode. Nonzero on success.
ATTN_C_EXPORT int attnIRWriteBytecode(AttnIR *ir, AttnStringFn fn, void *user);

/// Compiles the module to `path`: a folder for a bundle, else a file. The
/// module is left as it is. Nonzero on success. `options` is a list as passes
/// take, "target=cuda chip=sm_90 format=cubin" for example; empty makes a
/// bundle for this machine's CPU:
///   target=cpu|cuda          where attention runs
///   format=bundle|mlir|llvm|object|ptx|cubin
///   chip=NAME                GPU, "sm_80" by default
///   cpu=NAME features=LIST   CPU, "native" by default
///   entries=NAME,NAME...     functions to compile, by default all public ones
///   tile-m=N tile-n=N        queries and keys in flight
///   fuse=BOOL                capture attention in what is given (default)
///   with-references=BOOL     also compile what checks compare with
///   linker=PATH              C compiler that links host code
///   pipeline-options={...}   more options of the target's pipeline
ATTN_C_EXPORT int attnIRCompile(AttnIR *ir, const char *options,
                                const char *path);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // ATTN_C_ATTNMLIR_H
