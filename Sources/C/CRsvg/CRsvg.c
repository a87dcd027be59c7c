#define _GNU_SOURCE
#include "CRsvg.h"
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The few names of librsvg and GLib that are used. Linking librsvg would cost several milliseconds
// in the start of every process; so it is opened only when a drawing asks for it.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} error_value;

typedef struct {
  double length;
  int unit;
} length_value;

typedef struct {
  double x, y, width, height;
} box_value;

enum { unit_percent = 0, unit_pixels = 1 };

static struct {
  void *(*open)(const uint8_t *, size_t, error_value **);
  int (*draw)(void *, void *, const box_value *, error_value **);
  int (*size)(void *, double *, double *);
  void (*dimensions)(
      void *, int *, length_value *, int *, length_value *, int *, box_value *);
  void (*set_dpi)(void *, double);
  void (*release)(void *);
  void (*release_error)(error_value *);
} rsvg;

// Of Cairo, what a trial draws on.
static struct {
  void *(*surface)(int, int, int);
  void *(*context)(void *);
  void (*scale)(void *, double, double);
  int (*status)(void *);
  void (*release_context)(void *);
  void (*release_surface)(void *);
} cairo;
static int is_there;

static void bind(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&rsvg.open = dlsym(library, "rsvg_handle_new_from_data");
  *(void **)&rsvg.draw = dlsym(library, "rsvg_handle_render_document");
  *(void **)&rsvg.size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&rsvg.dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
  *(void **)&rsvg.set_dpi = dlsym(library, "rsvg_handle_set_dpi");
  // A handle finds what its libraries need as well.
  *(void **)&rsvg.release = dlsym(library, "g_object_unref");
  *(void **)&rsvg.release_error = dlsym(library, "g_error_free");
  *(void **)&cairo.surface = dlsym(library, "cairo_image_surface_create");
  *(void **)&cairo.context = dlsym(library, "cairo_create");
  *(void **)&cairo.scale = dlsym(library, "cairo_scale");
  *(void **)&cairo.status = dlsym(library, "cairo_status");
  *(void **)&cairo.release_context = dlsym(library, "cairo_destroy");
  *(void **)&cairo.release_surface = dlsym(library, "cairo_surface_destroy");
  is_there = rsvg.open && rsvg.draw && rsvg.size && rsvg.dimensions && rsvg.set_dpi
      && rsvg.release && rsvg.release_error && cairo.surface && cairo.context && cairo.scale
      && cairo.status && cairo.release_context && cairo.release_surface;
}

int crsvg_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return is_there;
}

crsvg_drawing *crsvg_open(const uint8_t *bytes, size_t count, char reason[200]) {
  reason[0] = 0;
  if (!crsvg_is_there()) return NULL;
  error_value *error = NULL;
  void *drawing = rsvg.open(bytes, count, &error);
  if (error) {
    if (error->message) strncpy(reason, error->message, 199);
    reason[199] = 0;
    rsvg.release_error(error);
  }
  if (drawing) rsvg.set_dpi(drawing, 96);
  return drawing;
}

void crsvg_close(crsvg_drawing *drawing) { rsvg.release(drawing); }

crsvg_size crsvg_measure(crsvg_drawing *drawing) {
  crsvg_size size = {0, 0, 0, 0};
  int has_width = 0, has_height = 0, has_box = 0;
  length_value width = {0, 0}, height = {0, 0};
  box_value box = {0, 0, 0, 0};
  rsvg.dimensions(drawing, &has_width, &width, &has_height, &height, &has_box, &box);
  // Lengths in parts of a viewport that isn't there say nothing.
  if (has_width && has_height && width.unit != unit_percent && height.unit != unit_percent) {
    rsvg.size(drawing, &size.width, &size.height);
  }
  if (has_box) {
    size.box_width = box.width;
    size.box_height = box.height;
  }
  return size;
}

int crsvg_draw(crsvg_drawing *drawing, void *context, double width, double height) {
  error_value *error = NULL;
  box_value viewport = {0, 0, width, height};
  int is_drawn = rsvg.draw(drawing, context, &viewport, &error);
  if (error) rsvg.release_error(error);
  return is_drawn;
}

int crsvg_try(
    crsvg_drawing *drawing, double drawn_width, double drawn_height, crsvg_trial trial) {
  enum { four_bytes_a_pixel = 0 };
  void *surface = cairo.surface(four_bytes_a_pixel, trial.width, trial.height);
  void *context = cairo.context(surface);
  cairo.scale(context, trial.across, trial.down);
  int is_drawn = crsvg_draw(drawing, context, drawn_width, drawn_height);
  if (cairo.status(context) != 0) is_drawn = 0;
  cairo.release_context(context);
  cairo.release_surface(surface);
  return is_drawn;
}
