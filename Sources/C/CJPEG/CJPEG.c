#include "CJPEG.h"
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The few names of <turbojpeg.h> that are used; the library is opened only when a picture asks.
enum { pixels_rgba = 7, pixels_cmyk = 11, flag_limit_scans = 32768, error_is_warning = 0 };

static struct {
  void *(*open)(void);
  int (*close)(void *);
  int (*decode)(
      void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
  char *(*reason)(void *);
  int (*severity)(void *);
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
  is_there = turbo.open && turbo.close && turbo.decode && turbo.reason && turbo.severity;
}

cjpeg_outcome cjpeg_read(
    const uint8_t *bytes, size_t count, int is_cmyk, uint8_t *pixels, int width, int height,
    char reason[200]) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  reason[0] = 0;
  if (!is_there) return cjpeg_missing;
  void *decoder = turbo.open();
  if (!decoder) return cjpeg_failed;
  int format = is_cmyk ? pixels_cmyk : pixels_rgba;
  int status = turbo.decode(
      decoder, bytes, count, pixels, width, width * 4, height, format, flag_limit_scans);
  cjpeg_outcome outcome = cjpeg_read_all;
  if (status != 0) {
    outcome = turbo.severity(decoder) == error_is_warning ? cjpeg_read_part : cjpeg_failed;
    strncpy(reason, turbo.reason(decoder), 199);
    reason[199] = 0;
  }
  turbo.close(decoder);
  return outcome;
}
