#include "CZint.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

/// The library's structure as version 2.11 has it. Each version has another one under a file name of its
/// own, so this is the version that is loaded.
struct symbol {
  int symbology;
  float height, scale;
  int whitespace_width, whitespace_height, border_width, output_options;
  char foreground[10], background[10];
  char *foreground_alias, *background_alias;
  char file[256], primary[128];
  int option_1, option_2, option_3;
  int shows_text, font_size, input_mode, eci;
  float dot_size, guard_descent;
  struct { int index, count; char id[32]; } append;
  int warning_level, debug;
  uint8_t text[128];
  int rows, width;
  uint8_t data[200][144];
  // More follows, which nothing here reads: the library makes the structure.
};

/// Words of zint.h: text is UTF-8; what is below the first error is a warning.
enum { unicode = 1, first_error = 5, too_long = 5, invalid_data = 6, invalid_check = 7 };

static struct symbol *(*make)(void);
static void (*drop)(struct symbol *);
static int (*encode)(struct symbol *, const uint8_t *, int);
static int (*version)(void);

static void bind(void) {
  void *library = dlopen("libzint.so.2.11", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&make = dlsym(library, "ZBarcode_Create");
  *(void **)&drop = dlsym(library, "ZBarcode_Delete");
  *(void **)&encode = dlsym(library, "ZBarcode_Encode");
  *(void **)&version = dlsym(library, "ZBarcode_Version");
}

int czint_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return make && drop && encode && version;
}

int czint_version(void) { return czint_is_there() ? version() : 0; }

static enum czint_answer copy(const struct symbol *symbol, struct czint_modules *modules) {
  int width = symbol->width, rows = symbol->rows;
  if (width < 1 || rows < 1 || rows > 200 || width > 144 * 8) return czint_failed;
  uint8_t *dark = malloc((size_t)width * rows);
  if (!dark) return czint_failed;
  for (int row = 0; row < rows; row++)
    for (int place = 0; place < width; place++)
      dark[row * width + place] = symbol->data[row][place / 8] >> place % 8 & 1;
  *modules = (struct czint_modules){width, rows, dark};
  return czint_done;
}

enum czint_answer czint_encode(
    enum czint_kind kind, const uint8_t *text, int count, int level, int eci,
    struct czint_modules *modules) {
  // The library measures a text of no length by itself.
  if (!czint_is_there() || count < 1) return czint_failed;
  struct symbol *symbol = make();
  if (!symbol) return czint_failed;
  symbol->symbology = kind;
  symbol->input_mode = unicode;
  symbol->option_1 = kind == czint_qr ? level : -1;
  symbol->eci = eci;
  int status = encode(symbol, text, count);
  enum czint_answer answer = status < first_error ? copy(symbol, modules)
      : status == too_long ? czint_too_long
      : status == invalid_data || status == invalid_check ? czint_invalid
      : czint_failed;
  drop(symbol);
  return answer;
}

void czint_free(struct czint_modules *modules) {
  free(modules->dark);
  modules->dark = NULL;
}
