internal import CPango
import SnaplineEnvironment
import SnaplineScene

/// Pango's fonts over one configuration, with the context that shapes text.
///
/// One thread at a time uses it: ``FontLibrary`` lends it.
@safe final class FontMap: @unchecked Sendable {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let configuration: FontConfiguration
  private var faces: [UnsafeMutablePointer<PangoFont>: LoadedFace] = unsafe [:]
  /// The family that answers for one that was asked for.
  private var answers: [String: String] = [:]

  init(_ configuration: FontConfiguration) throws(FontError) {
    guard let map = unsafe cpango_font_map_new(configuration.config) else {
      throw .unusableConfiguration
    }
    unsafe self.map = unsafe map
    self.configuration = configuration
    guard let context = unsafe pango_font_map_create_context(map) else {
      unsafe cpango_unref(map)
      throw .unusableConfiguration
    }
    unsafe self.context = context
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    unsafe faces.keys.forEach { font in unsafe cpango_unref(font) }
    unsafe cpango_unref(UnsafeMutableRawPointer(context))
    unsafe cpango_unref(map)
  }

  /// How many faces were loaded; a map with very many is better replaced.
  var loadedFaces: Int { unsafe faces.count }

  /// The families that a paragraph asks for and that aren't there, each once.
  ///
  /// One that draws any of the runs is there; only for the others Pango is asked once more.
  func missingFamilies(in request: ParagraphRequest, drawn runs: [ShapedParagraph.Run])
    -> [ShapedParagraph.MissingFamily]
  {
    let drawn = Set(runs.map(\.face.name.family))
    var missing: [ShapedParagraph.MissingFamily] = []
    for span in request.spans {
      let asked = span.font.family
      if drawn.contains(asked) { continue }
      let taken = answer(to: span.font)
      let entry = ShapedParagraph.MissingFamily(asked: asked, taken: taken)
      if taken.lowercased() != asked.lowercased(), !missing.contains(entry) {
        missing.append(entry)
      }
    }
    return missing
  }

  private func answer(to font: FontSpecification) -> String {
    if let known = answers[font.family] { return known }
    let description = FontRequest(font)
    var answer = ""
    if let loaded = unsafe pango_context_load_font(context, description.description) {
      let pattern = unsafe cpango_font_pattern(loaded)
      let names = unsafe pattern.map { unsafe PatternReader(pattern: $0).strings(FC_FAMILY) } ?? []
      answer = names.first { $0.lowercased() == font.family.lowercased() } ?? names.first ?? ""
      unsafe cpango_unref(loaded)
    }
    answers[font.family] = answer
    return answer
  }

  /// The face behind a font of Pango's, read once.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> LoadedFace {
    if let known = unsafe faces[font] { return known }
    let face = unsafe LoadedFace(reading: cpango_font_pattern(font), glyphs: FontGlyphs(of: font))
    // The reference keeps the address from meaning another font later.
    unsafe cpango_ref(font)
    unsafe faces[font] = face
    return face
  }
}
