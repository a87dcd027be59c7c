#include "Deferred.h"
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

static void *end(void) {
  fprintf(stderr, "snapline: a library is missing: %s\n", dlerror());
  _exit(127);
}

void *cdeferred_find(void *_Atomic *library, const char *file, const char *name) {
  void *loaded = __c11_atomic_load(library, __ATOMIC_ACQUIRE);
  if (!loaded) {
    loaded = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
    if (!loaded) return end();
    __c11_atomic_store(library, loaded, __ATOMIC_RELEASE);
  }
  void *function = dlsym(loaded, name);
  return function ? function : end();
}
