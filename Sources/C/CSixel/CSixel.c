#include "CSixel.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// Words of sixel.h: three bytes a pixel, the library's own choice, and Atkinson's diffusion.
enum { rgb888 = 3, automatic = 0, atkinson = 2, failed = 0x1000 };

static int (*make_dither)(void **, int, void *);
static int (*choose_colors)(void *, uint8_t *, int, int, int, int, int, int);
static void (*diffuse)(void *, int);
static void (*drop_dither)(void *);
static int (*make_output)(void **, int (*)(char *, int, void *), void *, void *);
static void (*drop_output)(void *);
static int (*encode)(uint8_t *, int, int, int, void *, void *);

static void bind(void) {
  void *library = dlopen("libsixel.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&make_dither = dlsym(library, "sixel_dither_new");
  *(void **)&choose_colors = dlsym(library, "sixel_dither_initialize");
  *(void **)&diffuse = dlsym(library, "sixel_dither_set_diffusion_type");
  *(void **)&drop_dither = dlsym(library, "sixel_dither_unref");
  *(void **)&make_output = dlsym(library, "sixel_output_new");
  *(void **)&drop_output = dlsym(library, "sixel_output_unref");
  *(void **)&encode = dlsym(library, "sixel_encode");
}

int csixel_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return make_dither && choose_colors && diffuse && drop_dither && make_output && drop_output &&
         encode;
}

struct text {
  uint8_t *bytes;
  size_t count, room;
  int is_broken;
};

static int take(char *data, int count, void *target) {
  struct text *text = target;
  if (text->is_broken || count < 0) return -1;
  if (text->count + (size_t)count > text->room) {
    size_t room = (text->count + (size_t)count) * 2;
    uint8_t *bytes = realloc(text->bytes, room);
    if (!bytes) return text->is_broken = 1, -1;
    text->bytes = bytes;
    text->room = room;
  }
  memcpy(text->bytes + text->count, data, (size_t)count);
  text->count += (size_t)count;
  return 0;
}

size_t csixel_write(const uint8_t *pixels, int width, int height, uint8_t **bytes) {
  *bytes = NULL;
  if (!csixel_is_there() || width < 1 || height < 1) return 0;
  // The library writes into what it is given while it diffuses.
  size_t size = (size_t)width * height * 3;
  uint8_t *copy = malloc(size);
  if (!copy) return 0;
  memcpy(copy, pixels, size);
  struct text text = {0};
  void *dither = NULL, *output = NULL;
  int status = make_dither(&dither, 256, NULL);
  if (!(status & failed))
    status = choose_colors(dither, copy, width, height, rgb888, automatic, automatic, automatic);
  if (!(status & failed)) {
    diffuse(dither, atkinson);
    status = make_output(&output, take, &text, NULL);
  }
  if (!(status & failed)) status = encode(copy, width, height, 3, dither, output);
  if (output) drop_output(output);
  if (dither) drop_dither(dither);
  free(copy);
  if (status & failed || text.is_broken) {
    free(text.bytes);
    return 0;
  }
  *bytes = text.bytes;
  return text.count;
}

void csixel_free(uint8_t *bytes) { free(bytes); }
