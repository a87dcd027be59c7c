// What Swift's module of the C library leaves out.
#include <fcntl.h>

int renameat2(int oldFolder, const char *old, int newFolder, const char *new, unsigned flags);

/// Has two paths of one file system change places in one step; 0, or -1 with the reason in `errno`.
static inline int exchange_paths(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, 2 /* RENAME_EXCHANGE */);
}
