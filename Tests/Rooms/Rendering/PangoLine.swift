import CPango
import Foundation
import SnaplineScene

/// Text that Pango laid out and can draw itself, to compare with the same text as values.
@safe final class PangoLine {
  /// One font map serves all tests, one at a time.
  private static let turn = NSRecursiveLock()

  private let layout: OpaquePointer
  private let size: Double

  private init(layout: OpaquePointer, size: Double) {
    unsafe self.layout = layout
    self.size = size
  }

  deinit { unsafe g_object_unref(gpointer(layout)) }

  /// A line of `text` in a font such as `Inter bold`.
  static func lay(_ text: String, font: String, size: Double) -> PangoLine {
    turn.lock()
    defer { turn.unlock() }
    let context: OpaquePointer = unsafe pango_font_map_create_context(fontMap)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    let options: OpaquePointer = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    let layout: OpaquePointer = unsafe pango_layout_new(context)
    let description: OpaquePointer = unsafe pango_font_description_from_string(font)
    unsafe pango_font_description_set_absolute_size(description, (size * 1024).rounded())
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_font_description_free(description)
    unsafe pango_layout_set_text(layout, text, -1)
    unsafe g_object_unref(gpointer(context))
    return unsafe PangoLine(layout: layout, size: size)
  }

  /// Fonts of the packages, with the rules without which emoji have a fixed size and missing bold
  /// faces stay thin.
  nonisolated(unsafe) private static let fontMap: UnsafeMutablePointer<PangoFontMap> = {
    let rules = """
      <fontconfig>
        <dir>/usr/share/fonts/opentype/inter</dir>
        <dir>/usr/share/fonts/truetype/noto</dir>
        <dir>/usr/share/fonts/opentype/noto</dir>
        <dir>/usr/share/fonts/truetype/dejavu</dir>
        <include ignore_missing="yes">/etc/fonts/conf.d/10-scale-bitmap-fonts.conf</include>
        <include ignore_missing="yes">/etc/fonts/conf.d/90-synthetic.conf</include>
        <cachedir>/var/cache/fontconfig</cachedir>
        <match target="pattern">
          <test name="family"><string>emoji</string></test>
          <edit name="family" mode="prepend" binding="strong">
            <string>Noto Color Emoji</string>
          </edit>
        </match>
      </fontconfig>
      """
    let config: OpaquePointer = unsafe FcConfigCreate()
    unsafe FcConfigParseAndLoadFromMemory(config, rules, FcTrue)
    unsafe FcConfigBuildFonts(config)
    unsafe FcConfigSetCurrent(config)
    let map: UnsafeMutablePointer<PangoFontMap> =
      unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    return unsafe map
  }()

  /// Pango's own drawing as the bytes of a bitmap; colours that glyphs bring come out exchanged.
  func pixels(
    width: Int,
    height: Int,
    scale: Double,
    x: Double,
    baseline: Double,
    color: RGBA
  ) -> [UInt8] {
    Self.turn.lock()
    defer { Self.turn.unlock() }
    let surface: OpaquePointer =
      unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context: OpaquePointer = unsafe cairo_create(surface)
    unsafe cairo_scale(context, scale, scale)
    // With red and blue exchanged, the words hold a bitmap's bytes.
    unsafe cairo_set_source_rgba(context, color.blue, color.green, color.red, color.alpha)
    let line = unsafe pango_layout_get_line_readonly(layout, 0)
    unsafe cairo_move_to(context, x, baseline)
    unsafe pango_cairo_show_layout_line(context, line)
    unsafe cairo_surface_flush(surface)
    let start: UnsafeMutablePointer<UInt8> = unsafe cairo_image_surface_get_data(surface)
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: width * height * 4))
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
    return bytes
  }

  /// The line as a value.
  func value(x: Double, baseline: Double, color: RGBA) -> TextLine {
    Self.turn.lock()
    defer { Self.turn.unlock() }
    let text = unsafe String(cString: pango_layout_get_text(layout))
    let iterator: OpaquePointer = unsafe pango_layout_get_iter(layout)
    let lineBaseline = unsafe pango_layout_iter_get_baseline(iterator)
    var runs: [GlyphRun] = []
    repeat {
      guard let run = unsafe pango_layout_iter_get_run_readonly(iterator) else { continue }
      var extents = PangoRectangle()
      unsafe pango_layout_iter_get_run_extents(iterator, nil, &extents)
      let rise = unsafe pango_layout_iter_get_run_baseline(iterator) - lineBaseline
      unsafe runs.append(
        value(of: run.pointee, start: extents.x, rise: rise, text: text, color: color)
      )
    } while unsafe pango_layout_iter_next_run(iterator) != 0
    unsafe pango_layout_iter_free(iterator)
    var extents = PangoRectangle()
    unsafe pango_layout_get_extents(layout, nil, &extents)
    let width = Double(extents.width) / 1024
    return TextLine(string: text, x: x, baseline: baseline, width: width, runs: runs)
  }

  private func value(
    of run: PangoGlyphItem,
    start: Int32,
    rise: Int32,
    text: String,
    color: RGBA
  ) -> GlyphRun {
    let item = unsafe run.item.pointee
    var x = unsafe start + run.start_x_offset
    var glyphs: [Glyph] = []
    for place in unsafe 0..<Int(run.glyphs.pointee.num_glyphs) {
      let glyph = unsafe run.glyphs.pointee.glyphs[place]
      let isMissing = glyph.glyph & 0x1000_0000 != 0
      if glyph.glyph != 0x0FFF_FFFF {
        glyphs.append(
          Glyph(
            id: isMissing ? glyph.glyph & 0xFFFFFF : glyph.glyph,
            x: Double(x + glyph.geometry.x_offset) / 1024,
            y: Double(rise + glyph.geometry.y_offset) / 1024,
            cluster: unsafe run.glyphs.pointee.log_clusters[place],
            isMissing: isMissing
          )
        )
      }
      x += glyph.geometry.width
    }
    let bytes = Array(text.utf8)
    let part = unsafe bytes[Int(item.offset)..<Int(item.offset + item.length)]
    return unsafe GlyphRun(
      face: face(item.analysis.font),
      color: color,
      string: String(decoding: part, as: UTF8.self),
      isRightToLeft: item.analysis.level & 1 == 1,
      glyphs: glyphs
    )
  }

  private func face(_ font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    let pattern: OpaquePointer = unsafe pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    )
    var file: UnsafeMutablePointer<FcChar8>?
    unsafe FcPatternGetString(pattern, FC_FILE, 0, &file)
    var family: UnsafeMutablePointer<FcChar8>?
    unsafe FcPatternGetString(pattern, FC_FAMILY, 0, &family)
    var index: Int32 = 0
    unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var bold: FcBool = 0
    unsafe FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &bold)
    var bitmaps: FcBool = 1
    unsafe FcPatternGetBool(pattern, FC_EMBEDDED_BITMAP, 0, &bitmaps)
    var color: FcBool = 0
    unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    var axes: UnsafeMutablePointer<FcChar8>?
    unsafe FcPatternGetString(pattern, "fontvariations", 0, &axes)
    var weight: Int32 = 80
    unsafe FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    var slant: Int32 = 0
    unsafe FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    var matrix = cairo_matrix_t()
    let scaled = unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font))
    unsafe cairo_scaled_font_get_font_matrix(scaled, &matrix)
    return unsafe FontFace(
      file: file.map { unsafe String(cString: $0) } ?? "",
      index: UInt32(bitPattern: index),
      axes: axes.map { unsafe String(cString: $0) } ?? "",
      matrix: FontFace.Matrix(xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy),
      isSyntheticBold: bold != 0,
      allowsBitmaps: bitmaps != 0,
      isColor: color != 0,
      name: FontFace.Name(
        family: family.map { unsafe String(cString: $0) } ?? "",
        size: size,
        weight: Int(FcWeightToOpenType(weight)),
        isItalic: slant != 0
      )
    )
  }
}
