#!/bin/sh
# Starts the program that lies in the folder beside this file, wherever that is.
case $0 in
*/*) self=$0 ;;
*) self=./$0 ;;
esac
[ ! -L "$self" ] || self=$(readlink -f -- "$self")
home=${self%/*}/home
glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null)
glibc=${glibc#glibc }
minor=${glibc#*.}
minor=${minor%%.*}
needed=@GLIBC@
if [ "${glibc%%.*}" != "${needed%%.*}" ] || [ "${minor:-0}" -lt "${needed#*.}" ]; then
  echo "snapline: the program needs glibc $needed or newer; here it is ${glibc:-none that is known}" >&2
  echo "hint: use Debian 12, Ubuntu 24.04, Fedora 37 or newer, or a container of one of them" >&2
  exit 69
fi
@START@
