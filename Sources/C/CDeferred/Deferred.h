// Libraries that many runs don't need are loaded when one of their functions is first called. Each
// such function is defined here once more, to stand in the place of the library's own.
#pragma once

// The address of a function; where it can't be had, the program ends as the system's loader would
// have ended it, and says why.
void *cdeferred_find(void *_Atomic *library, const char *file, const char *name);

#define LIBRARY(library, file)                         \
  static void *cdeferred_##library(const char *name) { \
    static void *_Atomic loaded;                       \
    return cdeferred_find(&loaded, file, name);        \
  }

// Two threads may look the same function up at once, and find the same.
#define DEFERRED(library, type, name, parameters, arguments)     \
  type name parameters {                                         \
    static void *_Atomic found;                                  \
    void *function = __c11_atomic_load(&found, __ATOMIC_ACQUIRE); \
    if (!function) {                                             \
      function = cdeferred_##library(#name);                     \
      __c11_atomic_store(&found, function, __ATOMIC_RELEASE);    \
    }                                                            \
    return ((type(*) parameters)function)arguments;              \
  }
