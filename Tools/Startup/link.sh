# How the command is linked so that it starts sooner and takes less memory: read by Tools/snapline.
# What each step gains is in README.md beside this file. `SNAPLINE_STARTUP=0 Tools/snapline` does
# without all of it.
#
# Needs `root` and `scratch`, the folders of the repository and of the build.

startup_symbols=$root/Tools/Startup/symbols
# Packed relocations, which glibc unpacks from 2.36 on; packages for others do without.
startup_packing=(-z pack-relative-relocs)

# Prints the options of `swift build`, a line each.
startup_options() {
  describe_pango || return
  printf '%s\n' --pkg-config-path "$scratch/descriptions"
  link_tightly
}

# Describes Pango's libraries without naming them to the linker: what is called of them is deferred
# (Sources/C/CDeferred), so a run without text doesn't wait for them.
describe_pango() {
  local name descriptions=$scratch/descriptions
  mkdir -p "$descriptions" || return
  for name in pangocairo pangoft2; do
    printf 'Name: %s\nDescription: deferred\nVersion: 0\nCflags: %s\nLibs: %s\n' \
      "$name" "$(pkg-config --cflags-only-I "$name")" \
      "$(pkg-config --libs "$name" | sed 's/-lpango[^ ]*//g')" >"$descriptions/$name.pc" || return
  done
}

# The options with which less of the binary comes into memory. Only the toolchain's own linker knows
# them; without it the binary is linked like any other.
link_tightly() {
  local resources linker option
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  # The linker decides by its own name how it behaves, so links to it aren't followed.
  linker=$(cd -- "$resources/../../bin" && pwd)/ld.lld && [ -x "$linker" ] || return 0
  # With a section for each function, the list orders functions; without, whole files.
  # A generic type is asked of its function. The other way is to look its name up among all
  # conformances, which is a tenth of the work of drawing a card.
  printf '{"schemaVersion": "1.0", "linker": {"path": "%s"}, "swiftCompiler": %s}\n' "$linker" \
    '{"extraCLIOptions": ["-Xfrontend", "-function-sections",
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]}' \
    >"$scratch/toolset.json" || return
  printf '%s\n' --toolset "$scratch/toolset.json"
  for option in --no-export-dynamic "${startup_packing[@]}" --no-warn-symbol-ordering \
    "--symbol-ordering-file=$startup_symbols"; do
    printf '%s\n' -Xlinker "$option"
  done
}
