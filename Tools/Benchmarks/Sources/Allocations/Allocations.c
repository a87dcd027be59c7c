#include "Allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

// The C library's own functions under their other names: what is defined below replaces the usual
// ones for the whole process, Swift's runtime included.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_size_t count;

static void note(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  note();
  void *found = __libc_memalign(alignment, size);
  if (!found) return ENOMEM;
  *memory = found;
  return 0;
}

size_t allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

size_t allocated_bytes(void) {
  struct mallinfo2 now = mallinfo2();
  return now.uordblks + now.hblkhd;
}
