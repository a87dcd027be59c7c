#include "CWebP.h"
#include <dlfcn.h>
#include <pthread.h>

static uint8_t *(*decode)(const uint8_t *, size_t, uint8_t *, size_t, int);
static int (*measure)(const uint8_t *, size_t, int *, int *);

static void bind(void) {
  void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&decode = dlsym(library, "WebPDecodeRGBAInto");
  *(void **)&measure = dlsym(library, "WebPGetInfo");
}

int cwebp_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return decode && measure;
}

int cwebp_read(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height) {
  if (!cwebp_is_there()) return 0;
  int found_width = 0, found_height = 0;
  if (!measure(bytes, count, &found_width, &found_height)) return 0;
  if (found_width != width || found_height != height) return 0;
  return decode(bytes, count, pixels, (size_t)width * height * 4, width * 4) != NULL;
}
