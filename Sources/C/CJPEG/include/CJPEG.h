#pragma once
#include <stddef.h>
#include <stdint.h>

/// How a call to libjpeg-turbo ended.
typedef enum {
  cjpeg_read_all,
  cjpeg_read_part,
  cjpeg_written,
  cjpeg_failed,
  cjpeg_missing
} cjpeg_outcome;

/// Whether libjpeg-turbo is there; it is opened at the first call.
int cjpeg_is_there(void);

/// Decodes a whole picture whose size is known: four bytes a pixel, RGBA, or CMYK where `is_cmyk`.
///
/// libjpeg-turbo is opened at the first call; `reason` gets what it says where it isn't content.
cjpeg_outcome cjpeg_read(
    const uint8_t *bytes, size_t count, int is_cmyk, uint8_t *pixels, int width, int height,
    char reason[200]);

/// A file in memory that libjpeg-turbo owns.
typedef struct {
  uint8_t *bytes;
  size_t count;
} cjpeg_file;

/// Encodes opaque RGBA pixels; colours are kept in full or, where not `keeps_color`, of every other
/// pixel in both directions. The file is to be freed.
cjpeg_outcome cjpeg_write(
    const uint8_t *pixels, int width, int height, int quality, int keeps_color, cjpeg_file *file,
    char reason[200]);

void cjpeg_free(cjpeg_file *file);
