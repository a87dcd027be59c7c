#pragma once
#include <stddef.h>
#include <stdint.h>

/// Whether libwebp is there; it is opened at the first call.
int cwebp_is_there(void);

/// Decodes a whole still picture whose size is known, as straight RGBA; 0 where it can't be.
int cwebp_read(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height);
