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
crsvg_drawing *crsvg_open(const uint8_t *bytes, size_t count, char reason[200]);
void crsvg_close(crsvg_drawing *drawing);
crsvg_size crsvg_measure(crsvg_drawing *drawing);

/// Draws into the context of Cairo's `context`, scaled to a size; 0 where that fails.
int crsvg_draw(crsvg_drawing *drawing, void *context, double width, double height);

/// How a drawing is tried: on so many pixels, each unit of it so many pixels wide and tall; only
/// read where there are none.
typedef struct {
  int width, height;
  double across, down;
  /// The time and the memory that a process of its own may take for it.
  unsigned seconds;
  uint64_t bytes;
} crsvg_trial;

typedef enum {
  crsvg_fine,
  /// librsvg says that it can't draw it.
  crsvg_fails,
  /// The process ended in the midst of it, because of a fault or for want of memory.
  crsvg_ends,
  crsvg_takes_too_long,
  /// The helper couldn't be started, or is none.
  crsvg_unknown
} crsvg_outcome;

/// Draws over pixels that nobody sees; 0 where that fails.
int crsvg_try(
    crsvg_drawing *drawing, double drawn_width, double drawn_height, crsvg_trial trial);

/// The same by a helper, which may come to harm, and is given only so much: the program at a path.
crsvg_outcome crsvg_try_apart(
    const char *helper, const uint8_t *bytes, size_t count, double drawn_width,
    double drawn_height, crsvg_trial trial);

/// Tries a drawing and ends the process, where its arguments say that it was started as a helper.
void crsvg_help(int count, char *const *arguments);
