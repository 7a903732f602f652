# What `cmake --install` adds to the libraries and tools: headers, written and
# generated, and a package for find_package(AttnMLIR).

include(CMakePackageConfigHelpers)

foreach(root ${ATTN_SOURCE_DIR} ${ATTN_BINARY_DIR})
  install(DIRECTORY ${root}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
    FILES_MATCHING PATTERN "*.h" PATTERN "*.h.inc" PATTERN "*.td"
    PATTERN "CMakeFiles" EXCLUDE)
endforeach()

set(ATTN_INSTALL_CMAKEDIR ${CMAKE_INSTALL_LIBDIR}/cmake/AttnMLIR)
install(EXPORT AttnMLIRTargets DESTINATION ${ATTN_INSTALL_CMAKEDIR})
configure_package_config_file(
  ${ATTN_SOURCE_DIR}/cmake/AttnMLIRConfig.cmake.in
  ${ATTN_BINARY_DIR}/cmake/AttnMLIRConfig.cmake
  INSTALL_DESTINATION ${ATTN_INSTALL_CMAKEDIR}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(
  ${ATTN_BINARY_DIR}/cmake/AttnMLIRConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${ATTN_BINARY_DIR}/cmake/AttnMLIRConfig.cmake
  ${ATTN_BINARY_DIR}/cmake/AttnMLIRConfigVersion.cmake
  DESTINATION ${ATTN_INSTALL_CMAKEDIR})
