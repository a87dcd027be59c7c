#include "CColor.h"
#include <dlfcn.h>
#include <pthread.h>

// The few names of <lcms2.h> that are used; the library is opened only when a profile asks.
enum {
  type_rgba = 4 << 16 | 1 << 7 | 3 << 3 | 1,
  type_cmyk_inverted = 1 << 13 | 6 << 16 | 4 << 3 | 1,
  type_gray_first_of_four = 3 << 16 | 3 << 7 | 1 << 3 | 1,
  intent_relative = 1,
  flag_black_point = 0x2000,
  flag_copy_alpha = 0x04000000
};

static struct {
  void *(*open)(const void *, uint32_t);
  void *(*srgb)(void);
  uint32_t (*space)(void *);
  void *(*prepare)(void *, uint32_t, void *, uint32_t, uint32_t, uint32_t);
  void (*convert)(void *, const void *, void *, uint32_t);
  void (*release)(void *);
  int (*close)(void *);
} lcms;
static int is_there;

static void bind(void) {
  void *library = dlopen("liblcms2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&lcms.open = dlsym(library, "cmsOpenProfileFromMem");
  *(void **)&lcms.srgb = dlsym(library, "cmsCreate_sRGBProfile");
  *(void **)&lcms.space = dlsym(library, "cmsGetColorSpace");
  *(void **)&lcms.prepare = dlsym(library, "cmsCreateTransform");
  *(void **)&lcms.convert = dlsym(library, "cmsDoTransform");
  *(void **)&lcms.release = dlsym(library, "cmsDeleteTransform");
  *(void **)&lcms.close = dlsym(library, "cmsCloseProfile");
  is_there = lcms.open && lcms.srgb && lcms.space && lcms.prepare && lcms.convert
      && lcms.release && lcms.close;
}

int ccolor_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  return is_there;
}

int ccolor_convert(
    const uint8_t *profile, size_t length, ccolor_space space, uint8_t *pixels, size_t count) {
  if (!ccolor_is_there()) return 0;
  void *from = lcms.open(profile, (uint32_t)length);
  if (!from) return 0;
  void *to = lcms.srgb();
  void *transform = NULL;
  uint32_t type = space == ccolor_cmyk ? type_cmyk_inverted
      : space == ccolor_gray ? type_gray_first_of_four
                             : type_rgba;
  uint32_t flags = flag_black_point | (space == ccolor_rgb ? flag_copy_alpha : 0);
  if (to && lcms.space(from) == (uint32_t)space) {
    transform = lcms.prepare(from, type, to, type_rgba, intent_relative, flags);
  }
  if (transform) {
    // In parts: lcms counts in 32 bits. The fourth byte of grey and inks is written afterwards.
    enum { part = 4096 };
    uint8_t kept[part];
    for (size_t start = 0; start < count; start += part) {
      size_t pixel_count = count - start < part ? count - start : part;
      uint8_t *first = pixels + start * 4;
      for (size_t place = 0; place < pixel_count; place++) {
        kept[place] = space == ccolor_cmyk ? 255 : first[place * 4 + 3];
      }
      lcms.convert(transform, first, first, (uint32_t)pixel_count);
      for (size_t place = 0; place < pixel_count; place++) first[place * 4 + 3] = kept[place];
    }
    lcms.release(transform);
  }
  if (to) lcms.close(to);
  lcms.close(from);
  return transform != NULL;
}
