// What is called of Pango, and of HarfBuzz beneath it.
#include "Deferred.h"
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

// For this program alone: the libraries call each other as ever.
#pragma GCC visibility push(hidden)

LIBRARY(pango, "libpango-1.0.so.0")
LIBRARY(pangocairo, "libpangocairo-1.0.so.0")
LIBRARY(pangoft2, "libpangoft2-1.0.so.0")
LIBRARY(harfbuzz, "libharfbuzz.so.0")

DEFERRED(pango, PangoAttribute *, pango_attr_family_new, (const char *family), (family))
DEFERRED(pango, PangoAttribute *, pango_attr_font_desc_new,
         (const PangoFontDescription *desc),
         (desc))
DEFERRED(pango, PangoAttribute *, pango_attr_font_features_new, (const char *features), (features))
DEFERRED(pango, PangoAttribute *, pango_attr_language_new, (PangoLanguage *language), (language))
DEFERRED(pango, void, pango_attr_list_insert,
         (PangoAttrList *list, PangoAttribute *attr),
         (list, attr))
DEFERRED(pango, PangoAttrList *, pango_attr_list_new, (void), ())
DEFERRED(pango, void, pango_attr_list_unref, (PangoAttrList *list), (list))
DEFERRED(pango, PangoFont *, pango_context_load_font,
         (PangoContext *context, const PangoFontDescription *desc),
         (context, desc))
DEFERRED(pango, void, pango_context_set_language,
         (PangoContext *context, PangoLanguage *language),
         (context, language))
DEFERRED(pango, void, pango_context_set_round_glyph_positions,
         (PangoContext *context, gboolean round_positions),
         (context, round_positions))
DEFERRED(pango, void, pango_font_description_free, (PangoFontDescription *desc), (desc))
DEFERRED(pango, PangoFontDescription *, pango_font_description_new, (void), ())
DEFERRED(pango, void, pango_font_description_set_absolute_size,
         (PangoFontDescription *desc, double size),
         (desc, size))
DEFERRED(pango, void, pango_font_description_set_family,
         (PangoFontDescription *desc, const char *family),
         (desc, family))
DEFERRED(pango, void, pango_font_description_set_stretch,
         (PangoFontDescription *desc, PangoStretch stretch),
         (desc, stretch))
DEFERRED(pango, void, pango_font_description_set_style,
         (PangoFontDescription *desc, PangoStyle style),
         (desc, style))
DEFERRED(pango, void, pango_font_description_set_variations,
         (PangoFontDescription *desc, const char *variations),
         (desc, variations))
DEFERRED(pango, void, pango_font_description_set_weight,
         (PangoFontDescription *desc, PangoWeight weight),
         (desc, weight))
DEFERRED(pango, hb_font_t *, pango_font_get_hb_font, (PangoFont *font), (font))
DEFERRED(pango, PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap))
DEFERRED(pango, void, pango_get_log_attrs,
         (const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs,
          int attrs_len),
         (text, length, level, language, attrs, attrs_len))
DEFERRED(pango, void, pango_glyph_string_free, (PangoGlyphString *string), (string))
DEFERRED(pango, PangoGlyphString *, pango_glyph_string_new, (void), ())
DEFERRED(pango, void, pango_item_free, (PangoItem *item), (item))
DEFERRED(pango, GList *, pango_itemize_with_base_dir,
         (PangoContext *context, PangoDirection base_dir, const char *text, int start_index,
          int length, PangoAttrList *attrs, PangoAttrIterator *cached_iter),
         (context, base_dir, text, start_index, length, attrs, cached_iter))
DEFERRED(pango, PangoLanguage *, pango_language_from_string, (const char *language), (language))
DEFERRED(pango, void, pango_shape_item,
         (PangoItem *item, const char *paragraph_text, int paragraph_length,
          PangoLogAttr *log_attrs, PangoGlyphString *glyphs, PangoShapeFlags flags),
         (item, paragraph_text, paragraph_length, log_attrs, glyphs, flags))
DEFERRED(pango, const char *, pango_version_string, (void), ())

DEFERRED(pangocairo, GType, pango_cairo_font_map_get_type, (void), ())
DEFERRED(pangocairo, PangoFontMap *, pango_cairo_font_map_new_for_font_type,
         (cairo_font_type_t fonttype),
         (fonttype))
DEFERRED(pangocairo, void, pango_cairo_font_map_set_resolution,
         (PangoCairoFontMap *fontmap, double dpi),
         (fontmap, dpi))

DEFERRED(pangoft2, FcPattern *, pango_fc_font_get_pattern, (PangoFcFont *font), (font))
DEFERRED(pangoft2, GType, pango_fc_font_get_type, (void), ())
DEFERRED(pangoft2, GType, pango_fc_font_map_get_type, (void), ())
DEFERRED(pangoft2, void, pango_fc_font_map_set_config,
         (PangoFcFontMap *fcfontmap, FcConfig *fcconfig),
         (fcfontmap, fcconfig))

DEFERRED(harfbuzz, hb_bool_t, hb_font_get_glyph_extents,
         (hb_font_t *font, hb_codepoint_t glyph, hb_glyph_extents_t *extents),
         (font, glyph, extents))
DEFERRED(harfbuzz, hb_position_t, hb_font_get_glyph_h_advance,
         (hb_font_t *font, hb_codepoint_t glyph), (font, glyph))
DEFERRED(harfbuzz, hb_bool_t, hb_font_get_nominal_glyph,
         (hb_font_t *font, hb_codepoint_t unicode, hb_codepoint_t *glyph),
         (font, unicode, glyph))
DEFERRED(harfbuzz, const char *, hb_version_string, (void), ())
