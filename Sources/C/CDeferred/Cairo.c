// What is called of Cairo.
#include "Deferred.h"
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>

// For this program alone: the libraries call each other as ever.
#pragma GCC visibility push(hidden)

LIBRARY(cairo, "libcairo.so.2")

DEFERRED(cairo, void, cairo_clip, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_clip_extents,
         (cairo_t *cr, double *x1, double *y1, double *x2, double *y2),
         (cr, x1, y1, x2, y2))
DEFERRED(cairo, void, cairo_close_path, (cairo_t *cr), (cr))
DEFERRED(cairo, cairo_t *, cairo_create, (cairo_surface_t *target), (target))
DEFERRED(cairo, void, cairo_curve_to,
         (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),
         (cr, x1, y1, x2, y2, x3, y3))
DEFERRED(cairo, void, cairo_destroy, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_fill, (cairo_t *cr), (cr))
DEFERRED(cairo, cairo_status_t, cairo_font_face_status, (cairo_font_face_t *font_face), (font_face))
DEFERRED(cairo, cairo_font_options_t *, cairo_font_options_create, (void), ())
DEFERRED(cairo, void, cairo_font_options_set_antialias,
         (cairo_font_options_t *options, cairo_antialias_t antialias),
         (options, antialias))
DEFERRED(cairo, void, cairo_font_options_set_hint_metrics,
         (cairo_font_options_t *options, cairo_hint_metrics_t hint_metrics),
         (options, hint_metrics))
DEFERRED(cairo, void, cairo_font_options_set_hint_style,
         (cairo_font_options_t *options, cairo_hint_style_t hint_style),
         (options, hint_style))
DEFERRED(cairo, void, cairo_font_options_set_variations,
         (cairo_font_options_t *options, const char *variations),
         (options, variations))
DEFERRED(cairo, cairo_font_face_t *, cairo_ft_font_face_create_for_ft_face,
         (FT_Face face, int load_flags),
         (face, load_flags))
DEFERRED(cairo, void, cairo_ft_font_face_set_synthesize,
         (cairo_font_face_t *font_face, unsigned int synth_flags),
         (font_face, synth_flags))
DEFERRED(cairo, cairo_surface_t *, cairo_get_group_target, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_get_matrix, (cairo_t *cr, cairo_matrix_t *matrix), (cr, matrix))
DEFERRED(cairo, cairo_pattern_t *, cairo_get_source, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_glyph_extents,
         (cairo_t *cr, const cairo_glyph_t *glyphs, int num_glyphs, cairo_text_extents_t *extents),
         (cr, glyphs, num_glyphs, extents))
DEFERRED(cairo, void, cairo_glyph_path,
         (cairo_t *cr, const cairo_glyph_t *glyphs, int num_glyphs),
         (cr, glyphs, num_glyphs))
DEFERRED(cairo, void, cairo_identity_matrix, (cairo_t *cr), (cr))
DEFERRED(cairo, cairo_surface_t *, cairo_image_surface_create,
         (cairo_format_t format, int width, int height),
         (format, width, height))
DEFERRED(cairo, cairo_surface_t *, cairo_image_surface_create_for_data,
         (unsigned char *data, cairo_format_t format, int width, int height, int stride),
         (data, format, width, height, stride))
DEFERRED(cairo, unsigned char *, cairo_image_surface_get_data,
         (cairo_surface_t *surface),
         (surface))
DEFERRED(cairo, int, cairo_image_surface_get_height, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, int, cairo_image_surface_get_width, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))
DEFERRED(cairo, void, cairo_mask, (cairo_t *cr, cairo_pattern_t *pattern), (cr, pattern))
DEFERRED(cairo, void, cairo_mask_surface,
         (cairo_t *cr, cairo_surface_t *surface, double surface_x, double surface_y),
         (cr, surface, surface_x, surface_y))
DEFERRED(cairo, void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))
DEFERRED(cairo, void, cairo_new_path, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha))
DEFERRED(cairo, void, cairo_pattern_add_color_stop_rgba,
         (cairo_pattern_t *pattern, double offset, double red, double green, double blue,
          double alpha),
         (pattern, offset, red, green, blue, alpha))
DEFERRED(cairo, cairo_pattern_t *, cairo_pattern_create_linear,
         (double x0, double y0, double x1, double y1),
         (x0, y0, x1, y1))
DEFERRED(cairo, cairo_pattern_t *, cairo_pattern_create_radial,
         (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1),
         (cx0, cy0, radius0, cx1, cy1, radius1))
DEFERRED(cairo, void, cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern))
DEFERRED(cairo, void, cairo_pattern_set_extend,
         (cairo_pattern_t *pattern, cairo_extend_t extend),
         (pattern, extend))
DEFERRED(cairo, void, cairo_pattern_set_filter,
         (cairo_pattern_t *pattern, cairo_filter_t filter),
         (pattern, filter))
DEFERRED(cairo, void, cairo_pattern_set_matrix,
         (cairo_pattern_t *pattern, const cairo_matrix_t *matrix),
         (pattern, matrix))
DEFERRED(cairo, cairo_surface_t *, cairo_pdf_surface_create_for_stream,
         (cairo_write_func_t write_func, void *closure, double width_in_points,
          double height_in_points),
         (write_func, closure, width_in_points, height_in_points))
DEFERRED(cairo, void, cairo_pdf_surface_set_metadata,
         (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *utf8),
         (surface, metadata, utf8))
DEFERRED(cairo, void, cairo_pdf_surface_set_size,
         (cairo_surface_t *surface, double width_in_points, double height_in_points),
         (surface, width_in_points, height_in_points))
DEFERRED(cairo, cairo_pattern_t *, cairo_pop_group, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_pop_group_to_source, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_push_group, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_rectangle,
         (cairo_t *cr, double x, double y, double width, double height),
         (cr, x, y, width, height))
DEFERRED(cairo, void, cairo_restore, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_save, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_scale, (cairo_t *cr, double sx, double sy), (cr, sx, sy))
DEFERRED(cairo, cairo_scaled_font_t *, cairo_scaled_font_create,
         (cairo_font_face_t *font_face, const cairo_matrix_t *font_matrix,
          const cairo_matrix_t *ctm, const cairo_font_options_t *options),
         (font_face, font_matrix, ctm, options))
DEFERRED(cairo, void, cairo_scaled_font_destroy, (cairo_scaled_font_t *scaled_font), (scaled_font))
DEFERRED(cairo, void, cairo_scaled_font_glyph_extents,
         (cairo_scaled_font_t *scaled_font, const cairo_glyph_t *glyphs, int num_glyphs,
          cairo_text_extents_t *extents),
         (scaled_font, glyphs, num_glyphs, extents))
DEFERRED(cairo, cairo_status_t, cairo_scaled_font_status,
         (cairo_scaled_font_t *scaled_font),
         (scaled_font))
DEFERRED(cairo, void, cairo_set_fill_rule,
         (cairo_t *cr, cairo_fill_rule_t fill_rule),
         (cr, fill_rule))
DEFERRED(cairo, void, cairo_set_font_face,
         (cairo_t *cr, cairo_font_face_t *font_face),
         (cr, font_face))
DEFERRED(cairo, void, cairo_set_font_matrix,
         (cairo_t *cr, const cairo_matrix_t *matrix),
         (cr, matrix))
DEFERRED(cairo, void, cairo_set_font_options,
         (cairo_t *cr, const cairo_font_options_t *options),
         (cr, options))
DEFERRED(cairo, void, cairo_set_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))
DEFERRED(cairo, void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source))
DEFERRED(cairo, void, cairo_set_source_rgba,
         (cairo_t *cr, double red, double green, double blue, double alpha),
         (cr, red, green, blue, alpha))
DEFERRED(cairo, void, cairo_set_source_surface,
         (cairo_t *cr, cairo_surface_t *surface, double x, double y),
         (cr, surface, x, y))
DEFERRED(cairo, void, cairo_set_tolerance, (cairo_t *cr, double tolerance), (cr, tolerance))
DEFERRED(cairo, void, cairo_show_glyphs,
         (cairo_t *cr, const cairo_glyph_t *glyphs, int num_glyphs),
         (cr, glyphs, num_glyphs))
DEFERRED(cairo, void, cairo_show_page, (cairo_t *cr), (cr))
DEFERRED(cairo, void, cairo_show_text_glyphs,
         (cairo_t *cr, const char *utf8, int utf8_len, const cairo_glyph_t *glyphs, int num_glyphs,
          const cairo_text_cluster_t *clusters, int num_clusters,
          cairo_text_cluster_flags_t cluster_flags),
         (cr, utf8, utf8_len, glyphs, num_glyphs, clusters, num_clusters, cluster_flags))
DEFERRED(cairo, cairo_status_t, cairo_status, (cairo_t *cr), (cr))
DEFERRED(cairo, const char *, cairo_status_to_string, (cairo_status_t status), (status))
DEFERRED(cairo, void, cairo_surface_destroy, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, void, cairo_surface_finish, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, void, cairo_surface_flush, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, cairo_surface_type_t, cairo_surface_get_type, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, cairo_surface_t *, cairo_surface_reference, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface))
DEFERRED(cairo, void, cairo_transform, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))
DEFERRED(cairo, void, cairo_translate, (cairo_t *cr, double tx, double ty), (cr, tx, ty))
DEFERRED(cairo, void, cairo_user_to_device_distance,
         (cairo_t *cr, double *dx, double *dy),
         (cr, dx, dy))
DEFERRED(cairo, const char *, cairo_version_string, (void), ())
