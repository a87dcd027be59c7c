#pragma once
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

// What Swift cannot see: casts by macro.

// Pango's FreeType map would ask the system's rules beside those of its own configuration; Cairo's
// asks its own alone.
static inline PangoFontMap *cpango_font_map_new(FcConfig *config) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map == NULL) return NULL;
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  return map;
}

static inline FcPattern *cpango_font_pattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}

static inline void cpango_unref(void *object) { g_object_unref(object); }
static inline void *cpango_ref(void *object) { return g_object_ref(object); }
