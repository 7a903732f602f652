# Helpers shared by the project's CMake files.

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
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(${name} PRIVATE -fno-rtti)
  endif()
  target_compile_options(${name} PRIVATE -fno-exceptions)
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
