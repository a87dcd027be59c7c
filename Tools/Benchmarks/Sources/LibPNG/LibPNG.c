#include "LibPNG.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t room;
} sink;

static void take(png_structp png, png_bytep bytes, png_size_t count) {
  sink *sink = png_get_io_ptr(png);
  if (sink->count + count > sink->room) {
    sink->room = (sink->count + count) * 2;
    sink->bytes = realloc(sink->bytes, sink->room);
  }
  memcpy(sink->bytes + sink->count, bytes, count);
  sink->count += count;
}

static void flush(png_structp png) { (void)png; }

size_t libpng_write(const uint8_t *pixels, int width, int height) {
  sink sink = {0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_write_fn(png, &sink, take, flush);
  png_set_IHDR(
      png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  // Four bytes a pixel in memory, three in the file.
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (int row = 0; row < height; row++) png_write_row(png, pixels + (size_t)row * width * 4);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  free(sink.bytes);
  return sink.count;
}
