#include "CJPEG.h"
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The few names of <turbojpeg.h> that are used; the library is opened only when a picture asks.
enum { pixels_rgbx = 2, pixels_rgba = 7, pixels_cmyk = 11 };
enum { flag_limit_scans = 32768, error_is_warning = 0, full_color = 0, half_color = 2 };

static struct {
  void *(*open)(void);
  int (*close)(void *);
  int (*decode)(
      void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
  char *(*reason)(void *);
  int (*severity)(void *);
  void *(*open_writer)(void);
  int (*encode)(
      void *, const unsigned char *, int, int, int, int, unsigned char **, unsigned long *, int,
      int, int);
  void (*free)(unsigned char *);
} turbo;
static int is_there;

static void bind(void) {
  void *library = dlopen("libturbojpeg.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&turbo.open = dlsym(library, "tjInitDecompress");
  *(void **)&turbo.close = dlsym(library, "tjDestroy");
  *(void **)&turbo.decode = dlsym(library, "tjDecompress2");
  *(void **)&turbo.reason = dlsym(library, "tjGetErrorStr2");
  *(void **)&turbo.severity = dlsym(library, "tjGetErrorCode");
  *(void **)&turbo.open_writer = dlsym(library, "tjInitCompress");
  *(void **)&turbo.encode = dlsym(library, "tjCompress2");
  *(void **)&turbo.free = dlsym(library, "tjFree");
  is_there = turbo.open && turbo.close && turbo.decode && turbo.reason && turbo.severity &&
             turbo.open_writer && turbo.encode && turbo.free;
}

int cjpeg_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return is_there;
}

static void tell(char reason[200], void *handle) {
  strncpy(reason, turbo.reason(handle), 199);
  reason[199] = 0;
}

cjpeg_outcome cjpeg_read(
    const uint8_t *bytes, size_t count, int is_cmyk, uint8_t *pixels, int width, int height,
    char reason[200]) {
  reason[0] = 0;
  if (!cjpeg_is_there()) return cjpeg_missing;
  void *decoder = turbo.open();
  if (!decoder) return cjpeg_failed;
  int format = is_cmyk ? pixels_cmyk : pixels_rgba;
  int status = turbo.decode(
      decoder, bytes, count, pixels, width, width * 4, height, format, flag_limit_scans);
  cjpeg_outcome outcome = cjpeg_read_all;
  if (status != 0) {
    outcome = turbo.severity(decoder) == error_is_warning ? cjpeg_read_part : cjpeg_failed;
    tell(reason, decoder);
  }
  turbo.close(decoder);
  return outcome;
}

cjpeg_outcome cjpeg_write(
    const uint8_t *pixels, int width, int height, int quality, int keeps_color, cjpeg_file *file,
    char reason[200]) {
  reason[0] = 0;
  file->bytes = NULL;
  file->count = 0;
  if (!cjpeg_is_there()) return cjpeg_missing;
  void *encoder = turbo.open_writer();
  if (!encoder) return cjpeg_failed;
  unsigned long count = 0;
  int status = turbo.encode(
      encoder, pixels, width, width * 4, height, pixels_rgbx, &file->bytes, &count,
      keeps_color ? full_color : half_color, quality, 0);
  file->count = count;
  if (status != 0) {
    tell(reason, encoder);
    cjpeg_free(file);
  }
  turbo.close(encoder);
  return status == 0 ? cjpeg_written : cjpeg_failed;
}

void cjpeg_free(cjpeg_file *file) {
  if (file->bytes) turbo.free(file->bytes);
  file->bytes = NULL;
  file->count = 0;
}
