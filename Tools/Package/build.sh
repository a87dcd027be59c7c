# Builds the command for packages: read by Tools/package.
#
# It differs from the one of Tools/snapline in three steps:
#
# - Relocations aren't packed, as only glibc 2.36 and later unpack them.
# - Of ICU's data, what the program never asks for is left out.
# - The folder of the build is in no name of a file, nor in an identifier; the compiler's own hashes of modules,
#   which hold it and which no program reads, are taken out.
#
# Needs `root`, the folder of the repository.

build_for_packages() {
  local scratch=$root/.build/package options
  mkdir -p "$scratch" || return
  . "$root/Tools/Startup/link.sh"
  startup_packing=()
  startup_options >"$scratch/options" || return
  python3 "$root/Tools/Package/icu.py" "$scratch/icu.o" >>"$scratch/options" || return
  mapfile -t options <"$scratch/options"
  # The build doesn't know that this object is read.
  rm -f "$scratch/release/snapline"
  printf 'package: building the binary\n' >&2
  swift build -c release --static-swift-stdlib --product snapline -Xlinker -s "${options[@]}" \
    -Xlinker --build-id=none \
    -Xswiftc -file-prefix-map -Xswiftc "$root=." -Xcc "-ffile-prefix-map=$root=." \
    --disable-build-manifest-caching --package-path "$root" --scratch-path "$scratch" \
    </dev/null >"$scratch/build.log" 2>&1 || {
    grep -v 'prohibited flag' "$scratch/build.log" >&2
    return 2
  }
  objcopy --remove-section=.swift_modhash "$scratch/release/snapline"
}
