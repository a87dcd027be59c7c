#pragma once
#include <stddef.h>
#include <stdint.h>

/// How a call to giflib ended.
typedef enum { cgif_read_all, cgif_truncated, cgif_failed, cgif_missing } cgif_outcome;

/// Whether giflib is there; it is opened at the first call.
int cgif_is_there(void);

/// Decodes the first frame onto a clear picture of the file's size: straight RGBA, four bytes a pixel.
///
/// giflib is opened at the first call; `reason` gets what it says where it isn't content. No more is
/// decoded than a frame a few times larger than the picture would hold.
cgif_outcome cgif_read(
    const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height, char reason[200]);
