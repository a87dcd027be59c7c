#include "CGIF.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The few names of <gif_lib.h> that are used; the library is opened only when a picture asks.
typedef struct {
  uint8_t red, green, blue;
} gif_color;

typedef struct {
  int count, bits;
  bool is_sorted;
  gif_color *colors;
} gif_palette;

typedef struct {
  int left, top, width, height;
  bool is_interlaced;
  gif_palette *palette;
} gif_frame;

typedef struct {
  int width, height, resolution, background;
  uint8_t aspect;
  gif_palette *palette;
  int frame_count;
  gif_frame frame;
  void *frames;
  int extension_count;
  void *extensions;
  int error;
  void *user;
  void *private_state;
} gif_file;

enum { record_frame = 2, record_extension = 3, record_end = 4 };
enum { error_read = 102, error_ended = 113, code_graphics = 0xF9 };

static struct {
  gif_file *(*open)(void *, int (*)(gif_file *, uint8_t *, int), int *);
  int (*close)(gif_file *, int *);
  int (*record)(gif_file *, int *);
  int (*frame)(gif_file *);
  int (*line)(gif_file *, uint8_t *, int);
  int (*extension)(gif_file *, int *, uint8_t **);
  int (*next_extension)(gif_file *, uint8_t **);
  const char *(*words)(int);
} gif;
static int is_there;

static void bind(void) {
  void *library = dlopen("libgif.so.7", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&gif.open = dlsym(library, "DGifOpen");
  *(void **)&gif.close = dlsym(library, "DGifCloseFile");
  *(void **)&gif.record = dlsym(library, "DGifGetRecordType");
  *(void **)&gif.frame = dlsym(library, "DGifGetImageDesc");
  *(void **)&gif.line = dlsym(library, "DGifGetLine");
  *(void **)&gif.extension = dlsym(library, "DGifGetExtension");
  *(void **)&gif.next_extension = dlsym(library, "DGifGetExtensionNext");
  *(void **)&gif.words = dlsym(library, "GifErrorString");
  is_there = gif.open && gif.close && gif.record && gif.frame && gif.line && gif.extension
      && gif.next_extension && gif.words;
}

typedef struct {
  const uint8_t *bytes;
  size_t count, place;
} source_bytes;

static int take(gif_file *file, uint8_t *into, int count) {
  source_bytes *source = file->user;
  size_t rest = source->count - source->place;
  size_t taken = count < 0 ? 0 : (size_t)count < rest ? (size_t)count : rest;
  memcpy(into, source->bytes + source->place, taken);
  source->place += taken;
  return (int)taken;
}

typedef struct {
  uint8_t *pixels;
  int width, height;
} canvas;

/// Puts one line of a frame onto the canvas; what lies outside, or has no colour, is left out.
static void put(canvas on, const gif_frame *frame, const gif_palette *palette, int transparent,
    int row, const uint8_t *line) {
  long long y = (long long)frame->top + row;
  if (!palette || y >= on.height) return;
  for (int x = 0; x < frame->width && (long long)frame->left + x < on.width; x++) {
    if (line[x] == transparent || line[x] >= palette->count) continue;
    gif_color color = palette->colors[line[x]];
    uint8_t *pixel = on.pixels + ((size_t)y * on.width + frame->left + x) * 4;
    pixel[0] = color.red;
    pixel[1] = color.green;
    pixel[2] = color.blue;
    pixel[3] = 255;
  }
}

/// Decodes the frame that begins here; 0 where its data don't hold.
static int read_frame(gif_file *file, canvas on, int transparent, const char **reason) {
  if (!gif.frame(file)) return 0;
  const gif_frame *frame = &file->frame;
  if (frame->width <= 0 || frame->left >= on.width || frame->top >= on.height) return 1;
  // Lines that can't be seen are read only where others are stored behind them.
  int seen = on.height - frame->top < frame->height ? on.height - frame->top : frame->height;
  int needed = frame->is_interlaced ? frame->height : seen;
  if (frame->width > on.width * 4LL || needed > on.height * 4LL) {
    *reason = "its frame is far larger than the picture";
    return 0;
  }
  const gif_palette *palette = frame->palette ? frame->palette : file->palette;
  uint8_t *line = malloc(frame->width);
  if (!line) return 0;
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  int passes = frame->is_interlaced ? 4 : 1, is_whole = 1;
  for (int pass = 0; pass < passes && is_whole; pass++) {
    int step = frame->is_interlaced ? steps[pass] : 1;
    for (int row = frame->is_interlaced ? starts[pass] : 0; row < needed; row += step) {
      memset(line, 0, frame->width);
      is_whole = gif.line(file, line, frame->width);
      if (!is_whole) break;
      put(on, frame, palette, transparent, row, line);
    }
  }
  free(line);
  return is_whole;
}

/// Reads up to the first frame, and that; 0 where the file doesn't hold.
static int read_file(gif_file *file, canvas on, const char **reason) {
  int transparent = -1;
  for (;;) {
    int record = 0;
    if (!gif.record(file, &record)) return 0;
    if (record == record_frame) return read_frame(file, on, transparent, reason);
    if (record == record_end) {
      *reason = "it has no frame";
      return 0;
    }
    if (record != record_extension) continue;
    int code = 0;
    uint8_t *block = NULL;
    if (!gif.extension(file, &code, &block)) return 0;
    // A graphic control extension says which colour is none.
    if (code == code_graphics && block && block[0] >= 4 && block[1] & 1) transparent = block[4];
    while (block) {
      if (!gif.next_extension(file, &block)) return 0;
    }
  }
}

int cgif_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return is_there;
}

cgif_outcome cgif_read(
    const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height, char reason[200]) {
  reason[0] = 0;
  if (!cgif_is_there()) return cgif_missing;
  source_bytes source = {bytes, count, 0};
  int error = 0;
  gif_file *file = gif.open(&source, take, &error);
  const char *words = NULL;
  int is_read = 0;
  if (file) {
    if (file->width == width && file->height == height) {
      is_read = read_file(file, (canvas){pixels, width, height}, &words);
      error = file->error;
    }
    gif.close(file, NULL);
  }
  if (is_read) return cgif_read_all;
  // giflib says of data that end that they can't be read.
  int has_ended = source.place >= count && (error == error_read || error == error_ended);
  if (!words && has_ended) return cgif_truncated;
  if (!words) words = gif.words(error);
  strncpy(reason, words ? words : "it makes no sense", 199);
  reason[199] = 0;
  return cgif_failed;
}
