#include "CWebP.h"
#include <dlfcn.h>
#include <pthread.h>

static uint8_t *(*decode)(const uint8_t *, size_t, uint8_t *, size_t, int);
static int (*measure)(const uint8_t *, size_t, int *, int *);
static size_t (*encode)(const uint8_t *, int, int, int, float, uint8_t **);
static size_t (*encode_exactly)(const uint8_t *, int, int, int, uint8_t **);
static void (*release)(void *);

static void bind(void) {
  void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&decode = dlsym(library, "WebPDecodeRGBAInto");
  *(void **)&measure = dlsym(library, "WebPGetInfo");
  *(void **)&encode = dlsym(library, "WebPEncodeRGBA");
  *(void **)&encode_exactly = dlsym(library, "WebPEncodeLosslessRGBA");
  *(void **)&release = dlsym(library, "WebPFree");
}

int cwebp_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return decode && measure && encode && encode_exactly && release;
}

int cwebp_read(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height) {
  if (!cwebp_is_there()) return 0;
  int found_width = 0, found_height = 0;
  if (!measure(bytes, count, &found_width, &found_height)) return 0;
  if (found_width != width || found_height != height) return 0;
  return decode(bytes, count, pixels, (size_t)width * height * 4, width * 4) != NULL;
}

size_t cwebp_write(
    const uint8_t *pixels, int width, int height, int quality, uint8_t **file) {
  *file = NULL;
  if (!cwebp_is_there()) return 0;
  if (quality >= 100) return encode_exactly(pixels, width, height, width * 4, file);
  return encode(pixels, width, height, width * 4, (float)quality, file);
}

void cwebp_free(uint8_t *file) {
  if (file) release(file);
}
