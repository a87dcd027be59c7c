#!/bin/sh
# Starts the program that lies in the folder beside this file, wherever that is.
self=$0
[ ! -L "$self" ] || self=$(readlink -f -- "$self")
home=${self%/*}/home
glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null)
glibc=${glibc#glibc }
needed=@GLIBC@
if [ "${glibc%%.*}" != "${needed%%.*}" ] || [ "${glibc#*.}" -lt "${needed#*.}" ]; then
  echo "snapline: this system has glibc ${glibc:-of no known version}, and the program needs $needed or newer" >&2
  echo "hint: use Debian 12, Ubuntu 24.04, Fedora 37 or newer, or a container of one of them" >&2
  exit 69
fi
@START@
