#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes opaque RGBA pixels as an RGB file into memory by libpng as it comes, the way Cairo does;
/// gives the file's length.
size_t libpng_write(const uint8_t *pixels, int width, int height);
