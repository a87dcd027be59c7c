#!/bin/sh
# Starts the program that a package for Python brought. Python would find it as well, and takes longer to
# start than a picture takes: it is asked only where the program isn't in its usual place, or in several.
case $0 in
*/*) self=$0 ;;
*) self=./$0 ;;
esac
[ ! -L "$self" ] || self=$(readlink -f -- "$self")
prefix=${self%/*}/..
count=0
library=$prefix/lib
# Some systems have programs' files in a folder of their own; in others that is a link to the first.
[ ! -d "$prefix/lib64" ] || [ -L "$prefix/lib64" ] || library=$prefix/lib64
for found in "$library"/python3*/site-packages/snapline/_home \
  "$library"/python3*/dist-packages/snapline/_home; do
  [ -x "$found/snapline" ] || continue
  home=$found count=$((count + 1))
done
if [ "$count" != 1 ] || [ -n "${SNAPLINE_PROGRAM-}" ]; then
  python=${self%/*}/python3
  [ -x "$python" ] || python=python3
  "$python" -c 'import snapline' 2>/dev/null || {
    echo "snapline: the package 'snapline' isn't where this command or $python looks for it" >&2
    echo "hint: install it again, or set PYTHONPATH to the folder that it lies in" >&2
    exit 69
  }
  exec "$python" -m snapline "$@"
fi
if [ -z "${SNAPLINE_HOME-}" ]; then
  for fonts in "$home/../../snapline_fonts" "$home/../../snapline_fonts_cjk"; do
    [ ! -d "$fonts" ] || SNAPLINE_HOME=${SNAPLINE_HOME:-$home}:$fonts
  done
  [ -z "${SNAPLINE_HOME-}" ] || export SNAPLINE_HOME
fi
@START@
