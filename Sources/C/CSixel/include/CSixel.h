#pragma once
#include <stddef.h>
#include <stdint.h>

/// Whether libsixel is there; it is opened at the first call.
int csixel_is_there(void);

/// Draws RGB pixels in Sixel, with at most 256 colours; gives the length, or 0 where it can't be. The
/// bytes are to be freed.
size_t csixel_write(const uint8_t *pixels, int width, int height, uint8_t **bytes);

void csixel_free(uint8_t *bytes);
