#pragma once
#include <stddef.h>
#include <stdint.h>

/// A parsed drawing, owned by who asked for it.
typedef struct crsvg_drawing crsvg_drawing;

/// What a drawing says of its size, in CSS pixels; 0 where it says nothing.
typedef struct {
  double width, height;
  double box_width, box_height;
} crsvg_size;

/// Whether librsvg is there; it is opened at the first call.
int crsvg_is_there(void);

/// Parses a drawing that refers to nothing outside itself; nothing, with a reason, where it can't.
///
/// Its letters aren't drawn.
crsvg_drawing *crsvg_open(const uint8_t *bytes, size_t count, char reason[200]);
void crsvg_close(crsvg_drawing *drawing);
crsvg_size crsvg_measure(crsvg_drawing *drawing);

/// Draws into the context of Cairo's `context`, scaled to a size; 0 where that fails.
int crsvg_draw(crsvg_drawing *drawing, void *context, double width, double height);

/// Whether a drawing can be drawn at all: tried on a single pixel.
int crsvg_can_draw(crsvg_drawing *drawing);
