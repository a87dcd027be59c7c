if [ ! -e /proc/self/exe ]; then
  echo "snapline: /proc isn't mounted here, and by it the program finds the libraries beside it" >&2
  echo "hint: mount it (mount -t proc proc /proc), or install the .deb, which needs none" >&2
  exit 69
fi
: "${SNAPLINE_HELPER:=$home/snapline}"
export SNAPLINE_HELPER
exec "$home/snapline" "$@"
