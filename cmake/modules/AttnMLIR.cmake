# Helpers shared by the project's CMake files.

# MLIR's headers take most of the time that a file compiles. Compiler caches
# rarely get along with precompiled ones, so these are for builds without.
if(CMAKE_CXX_COMPILER_LAUNCHER)
  set(ATTN_PRECOMPILED_HEADERS_DEFAULT OFF)
else()
  set(ATTN_PRECOMPILED_HEADERS_DEFAULT ON)
endif()
option(ATTN_PRECOMPILED_HEADERS "Precompile MLIR's headers"
  ${ATTN_PRECOMPILED_HEADERS_DEFAULT})

# The options that every library is compiled with.
function(attn_compile_options name)
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(${name} PRIVATE -fno-rtti)
  endif()
  target_compile_options(${name} PRIVATE -fno-exceptions)
endfunction()

function(attn_precompile_headers name)
  if(NOT ATTN_PRECOMPILED_HEADERS)
    return()
  endif()
  if(NOT TARGET AttnPrecompiled)
    set(stub ${ATTN_BINARY_DIR}/AttnPrecompiled.cpp)
    file(CONFIGURE OUTPUT ${stub} CONTENT "// Holds precompiled headers.\n")
    add_library(AttnPrecompiled STATIC EXCLUDE_FROM_ALL ${stub})
    target_link_libraries(AttnPrecompiled PUBLIC MLIR LLVM)
    attn_compile_options(AttnPrecompiled)
    target_precompile_headers(AttnPrecompiled PRIVATE
      <mlir/Dialect/Affine/IR/AffineOps.h>
      <mlir/Dialect/Arith/IR/Arith.h>
      <mlir/Dialect/Arith/Utils/Utils.h>
      <mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h>
      <mlir/Dialect/Bufferization/IR/Bufferization.h>
      <mlir/Dialect/Func/IR/FuncOps.h>
      <mlir/Dialect/GPU/IR/GPUDialect.h>
      <mlir/Dialect/LLVMIR/NVVMDialect.h>
      <mlir/Dialect/Linalg/IR/Linalg.h>
      <mlir/Dialect/Math/IR/Math.h>
      <mlir/Dialect/MemRef/IR/MemRef.h>
      <mlir/Dialect/SCF/IR/SCF.h>
      <mlir/Dialect/Tensor/IR/Tensor.h>
      <mlir/Dialect/Vector/IR/VectorOps.h>
      <mlir/IR/Remarks.h>
      <mlir/Interfaces/TilingInterface.h>
      <mlir/Pass/PassManager.h>
      <mlir/Transforms/GreedyPatternRewriteDriver.h>)
  endif()
  target_precompile_headers(${name} REUSE_FROM AttnPrecompiled)
endfunction()

# add_attn_library(NAME sources... [LINK_LIBS libs...] [DEPENDS targets...])
#
# A static library of the project. MLIR and LLVM come from the shared libraries
# libMLIR and libLLVM alone: a second, static copy would duplicate type ids and
# command line options.
function(add_attn_library name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS} MLIR LLVM)
  target_include_directories(${name} PUBLIC
    $<BUILD_INTERFACE:${ATTN_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${ATTN_BINARY_DIR}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  attn_compile_options(${name})
  attn_precompile_headers(${name})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  # Every library may include every generated header.
  add_dependencies(${name} attn-headers)
  install(TARGETS ${name} EXPORT AttnMLIRTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  set_property(GLOBAL APPEND PROPERTY ATTN_LIBS ${name})
endfunction()

# add_attn_tool(NAME sources... [LINK_LIBS libs...])
function(add_attn_tool name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} MLIR LLVM)
  target_compile_options(${name} PRIVATE -fno-exceptions)
  add_dependencies(${name} attn-headers)
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
  install(TARGETS ${name} EXPORT AttnMLIRTargets
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  set_property(GLOBAL APPEND PROPERTY ATTN_TOOLS ${name})
endfunction()

# add_attn_doc(TD-FILE OUTPUT mlir-tblgen-args...)
#
# Markdown generated from TableGen into <build>/docs/OUTPUT.md, built by the
# target attn-doc.
function(add_attn_doc td output)
  set(LLVM_TARGET_DEFINITIONS ${td}.td)
  tablegen(MLIR ${output}.md ${ARGN})
  set(doc ${ATTN_BINARY_DIR}/docs/${output}.md)
  add_custom_command(OUTPUT ${doc}
    COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_CURRENT_BINARY_DIR}/${output}.md ${doc}
    DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/${output}.md)
  add_custom_target(attn-doc-${output} DEPENDS ${doc})
  add_dependencies(attn-doc attn-doc-${output})
endfunction()
