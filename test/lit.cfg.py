import os
import subprocess

import lit.formats
from lit.llvm import llvm_config

config.name = "attn-mlir"
config.test_format = lit.formats.ShTest(not llvm_config.use_lit_shell)
config.suffixes = [".mlir", ".test", ".py"]
config.excludes = [
    "lit.cfg.py", "CMakeLists.txt", "Inputs", "corpus", "fuzz", "install", "python",
]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.attn_obj_root, "test")

llvm_config.with_system_environment(["HOME", "TMP", "TEMP"])
# Before the defaults: theirs is the Python that lit itself runs with.
config.substitutions.append(("%python", config.attn_python))
llvm_config.use_default_substitutions()
bin_dir = os.path.join(config.attn_obj_root, "bin")
llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)
llvm_config.with_environment("PATH", bin_dir, append_path=True)
if config.attn_asan_options:
    config.environment.setdefault("ASAN_OPTIONS", config.attn_asan_options)
    config.available_features.add("asan")
llvm_config.add_tool_substitutions(
    [
        "attn-compile", "attn-lsp-server", "attn-opt", "attn-reduce", "attn-run",
        "mlir-opt", "mlir-translate", "mlir-runner",
    ],
    [bin_dir, config.attn_stock_tools],
)
config.substitutions.append(("%attn_lib_dir", os.path.join(config.attn_obj_root, "lib")))
config.substitutions.append(("%attn_docs", os.path.join(config.attn_obj_root, "docs")))
for name, path in (
    ("%run_bundle", "run.bundle"), ("%cuda_bundle", "bundle"),
    ("%fake_cuda", "libFakeCUDA.so"),
):
    config.substitutions.append(
        (name, os.path.join(config.attn_obj_root, "test/Runtime", path)))
config.substitutions.append(("%nvdisasm", config.attn_nvdisasm))
# A row of the table of captured forms, at every point of a pipeline, with the
# numbers of what is captured.
config.substitutions.append(("%check_row", " ".join([
    config.attn_python, os.path.join(config.attn_src_root, "scripts/capture-table.py"),
    "--bin=" + bin_dir, "--filecheck=" + os.path.join(config.llvm_tools_dir, "FileCheck"),
    "--numbers", "--check"])))
config.substitutions.append(("%attn_src", config.attn_src_root))

# What a test may ask for.
if subprocess.run(
        [config.attn_python, "-c", "import numpy, ml_dtypes"],
        capture_output=True).returncode == 0:
    config.available_features.add("numpy")
if "NVPTX" in config.llvm_targets.split(";"):
    config.available_features.add("nvptx")
for tool in ("ptxas", "nvdisasm"):
    if os.access(getattr(config, "attn_" + tool), os.X_OK):
        config.available_features.add(tool)
