#pragma once
#include <stddef.h>
#include <stdint.h>

/// Whether libwebp is there; it is opened at the first call.
int cwebp_is_there(void);

/// Decodes a whole still picture whose size is known, as straight RGBA; 0 where it can't be.
int cwebp_read(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height);

/// Encodes straight RGBA pixels, exactly at a quality of 100; gives the file's length, or 0. The file
/// is to be freed.
size_t cwebp_write(
    const uint8_t *pixels, int width, int height, int quality, uint8_t **file);

void cwebp_free(uint8_t *file);
