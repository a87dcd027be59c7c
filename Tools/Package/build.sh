# Builds the command for packages: read by Tools/package.
#
# It differs from the one of Tools/snapline in two steps. Relocations aren't packed, as only glibc 2.36
# and later unpack them; and libraries are looked for in the folder `lib` beside the binary as well.
#
# Needs `root`, the folder of the repository.

build_for_packages() {
  local scratch=$root/.build/package
  mkdir -p "$scratch" || return
  . "$root/Tools/Startup/link.sh"
  startup_options | grep -vx -e pack-relative-relocs -e -z >"$scratch/all" || return
  # What stood in front of the two words that are left out is left out as well.
  awk '$0 == "-Xlinker" { if (held) next; held = 1; next } held { print "-Xlinker"; held = 0 } 1' \
    "$scratch/all" >"$scratch/options"
  local options
  mapfile -t options <"$scratch/options"
  printf 'package: building the binary\n' >&2
  swift build -c release --static-swift-stdlib --product snapline -Xlinker -s "${options[@]}" \
    -Xlinker -rpath -Xlinker '$ORIGIN/lib' --disable-build-manifest-caching \
    --package-path "$root" --scratch-path "$scratch" </dev/null >"$scratch/build.log" 2>&1 || {
    grep -v 'prohibited flag' "$scratch/build.log" >&2
    return 2
  }
}
