#pragma once
#include <stddef.h>
#include <stdint.h>

/// What the channels of a profile are.
typedef enum {
  ccolor_gray = 0x47524159,
  ccolor_rgb = 0x52474220,
  ccolor_cmyk = 0x434D594B
} ccolor_space;

/// Whether Little CMS is there; it is opened at the first call.
int ccolor_is_there(void);

/// Brings pixels of four bytes to sRGB in place, their fourth byte left alone.
///
/// Pixels of `ccolor_rgb` and `ccolor_gray` are RGBA; those of `ccolor_cmyk` are CMYK, full ink
/// being 0, and become opaque. 0 where the profile can't be used for such pixels.
int ccolor_convert(
    const uint8_t *profile, size_t length, ccolor_space space, uint8_t *pixels, size_t count);
