#include "BarePango.h"
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>

struct bare_pango {
  PangoFontMap *map;
  PangoContext *context;
  PangoLayout *layout;
};

bare_pango *bare_pango_open(const char *folder, const char *family, double size) {
  bare_pango *bare = calloc(1, sizeof *bare);
  char document[4096];
  snprintf(
      document, sizeof document,
      "<?xml version=\"1.0\"?><fontconfig><dir>%s</dir>"
      "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>",
      folder);
  FcConfig *config = FcConfigCreate();
  FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)document, FcFalse);
  FcConfigBuildFonts(config);
  bare->map = pango_ft2_font_map_new();
  pango_fc_font_map_set_config((PangoFcFontMap *)bare->map, config);
  FcConfigDestroy(config);
  bare->context = pango_font_map_create_context(bare->map);
  pango_context_set_round_glyph_positions(bare->context, FALSE);
  pango_context_set_language(bare->context, pango_language_from_string("en-us"));
  bare->layout = pango_layout_new(bare->context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, family);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(bare->layout, font);
  pango_font_description_free(font);
  return bare;
}

double bare_pango_measure(bare_pango *bare, const char *text, double width) {
  pango_layout_set_text(bare->layout, text, -1);
  return bare_pango_resize(bare, width);
}

double bare_pango_resize(bare_pango *bare, double width) {
  int found_width = 0, height = 0;
  pango_layout_set_width(bare->layout, (int)(width * PANGO_SCALE));
  pango_layout_get_size(bare->layout, &found_width, &height);
  return (double)height / PANGO_SCALE;
}

void bare_pango_close(bare_pango *bare) {
  g_object_unref(bare->layout);
  g_object_unref(bare->context);
  g_object_unref(bare->map);
  free(bare);
}
