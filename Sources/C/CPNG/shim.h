#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/// Bytes that libpng reads one after another.
typedef struct {
  const unsigned char *bytes;
  size_t count;
  size_t place;
} cpng_source;

/// A decoded picture: `width * height * 4` straight RGBA bytes from `malloc`, or a reason.
typedef struct {
  unsigned char *pixels;
  unsigned int width;
  unsigned int height;
  int ended;
  int too_large;
  char reason[96];
} cpng_picture;

static inline void cpng_take(png_structp png, png_bytep into, png_size_t count) {
  cpng_source *source = (cpng_source *)png_get_io_ptr(png);
  if (count > source->count - source->place) {
    // Not kept in the reader's frame: a jump may leave a local as it was.
    ((cpng_picture *)png_get_error_ptr(png))->ended = 1;
    png_error(png, "the data end too early");
  }
  memcpy(into, source->bytes + source->place, count);
  source->place += count;
}

static inline void cpng_fail(png_structp png, png_const_charp reason) {
  cpng_picture *picture = (cpng_picture *)png_get_error_ptr(png);
  strncpy(picture->reason, reason, sizeof picture->reason - 1);
  png_longjmp(png, 1);
}

static inline void cpng_ignore(png_structp png, png_const_charp reason) {
  (void)png;
  (void)reason;
}

/// Reads a whole picture. The jump that libpng makes on an error never leaves this function.
static inline void cpng_read(
    const unsigned char *bytes, size_t count, size_t most_pixels, cpng_picture *picture) {
  cpng_source source = {bytes, count, 0};
  memset(picture, 0, sizeof *picture);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, picture, cpng_fail, cpng_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  unsigned char *volatile pixels = NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    strcpy(picture->reason, "out of memory");
    return;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(pixels);
    return;
  }
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(png, 8000000);
  png_set_chunk_cache_max(png, 1000);
  png_set_read_fn(png, &source, cpng_take);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_read_info(png, info);
  picture->width = png_get_image_width(png, info);
  picture->height = png_get_image_height(png, info);
  if ((size_t)picture->width > most_pixels / picture->height) {
    picture->too_large = 1;
    png_error(png, "too many pixels");
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (size_t)picture->width * 4;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected layout");
  pixels = (unsigned char *)calloc(picture->height, stride);
  if (!pixels) png_error(png, "out of memory");
  for (int pass = 0; pass < passes; pass++) {
    for (size_t row = 0; row < picture->height; row++) {
      png_read_row(png, pixels + row * stride, NULL);
    }
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  picture->pixels = pixels;
}
