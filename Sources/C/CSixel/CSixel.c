#include "CSixel.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// Words of sixel.h: three bytes a pixel, a byte a pixel that is a colour's number, the library's own
/// choice, and Atkinson's diffusion.
enum { rgb888 = 3, numbers = 0x83, automatic = 0, atkinson = 2, failed = 0x1000 };
enum { most_colors = 256 };

static int (*make_dither)(void **, int, void *);
static int (*choose_colors)(void *, uint8_t *, int, int, int, int, int, int);
static void (*diffuse)(void *, int);
static uint8_t *(*palette_of)(void *);
static int (*count_of)(void *);
static void (*set_palette)(void *, uint8_t *);
static void (*set_format)(void *, int);
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
  *(void **)&palette_of = dlsym(library, "sixel_dither_get_palette");
  *(void **)&count_of = dlsym(library, "sixel_dither_get_num_of_palette_colors");
  *(void **)&set_palette = dlsym(library, "sixel_dither_set_palette");
  *(void **)&set_format = dlsym(library, "sixel_dither_set_pixelformat");
  *(void **)&drop_dither = dlsym(library, "sixel_dither_unref");
  *(void **)&make_output = dlsym(library, "sixel_output_new");
  *(void **)&drop_output = dlsym(library, "sixel_output_unref");
  *(void **)&encode = dlsym(library, "sixel_encode");
}

int csixel_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return make_dither && choose_colors && diffuse && palette_of && count_of && set_palette &&
         set_format && drop_dither && make_output && drop_output && encode;
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

/// Numbers the colours of a picture that has few; gives how many, or 0 where there are more than fit.
static int number_colors(const uint8_t *pixels, size_t count, uint8_t *places, uint8_t *palette) {
  enum { room = 1024 };
  int32_t keys[room];
  uint8_t values[room];
  memset(keys, 0xFF, sizeof keys);
  int known = 0;
  for (size_t place = 0; place < count; place++) {
    const uint8_t *pixel = pixels + place * 3;
    int32_t color = pixel[0] << 16 | pixel[1] << 8 | pixel[2];
    uint32_t slot = ((uint32_t)color * 2654435761u) >> 22;
    while (keys[slot] >= 0 && keys[slot] != color) slot = (slot + 1) % room;
    if (keys[slot] < 0) {
      if (known == most_colors) return 0;
      memcpy(palette + known * 3, pixel, 3);
      keys[slot] = color;
      values[slot] = (uint8_t)known++;
    }
    places[place] = values[slot];
  }
  return known;
}

/// Has the library choose colours for a picture that has more than fit.
static int choose(void *dither, uint8_t *pixels, int width, int height) {
  int status = choose_colors(dither, pixels, width, height, rgb888, automatic, automatic, automatic);
  if (status & failed) return status;
  // The library looks at five bits of each level, and takes the lowest of those that begin with them.
  uint8_t *palette = palette_of(dither);
  for (int place = 0; palette && place < count_of(dither) * 3; place++) {
    int level = palette[place] * 255 / 248;
    palette[place] = level > 255 ? 255 : (uint8_t)level;
  }
  diffuse(dither, atkinson);
  return status;
}

size_t csixel_write(const uint8_t *pixels, int width, int height, uint8_t **bytes) {
  *bytes = NULL;
  if (!csixel_is_there() || width < 1 || height < 1) return 0;
  size_t count = (size_t)width * height;
  uint8_t palette[most_colors * 3] = {0};
  // The library writes into what it is given while it diffuses.
  uint8_t *copy = malloc(count * 3);
  if (!copy) return 0;
  int colors = number_colors(pixels, count, copy, palette);
  struct text text = {0};
  void *dither = NULL, *output = NULL;
  int status = make_dither(&dither, colors > 1 ? colors : most_colors, NULL);
  if (!(status & failed) && colors) {
    set_palette(dither, palette);
    set_format(dither, numbers);
  } else if (!(status & failed)) {
    memcpy(copy, pixels, count * 3);
    status = choose(dither, copy, width, height);
  }
  if (!(status & failed)) status = make_output(&output, take, &text, NULL);
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
