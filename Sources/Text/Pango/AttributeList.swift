internal import CPango

/// A list of Pango's attributes, owned here: what each stretch of a paragraph asks of fonts.
@safe struct AttributeList: ~Copyable {
  let list: OpaquePointer?

  init(_ request: ParagraphRequest, _ languages: ScriptLanguages) {
    unsafe list = pango_attr_list_new()
    var start = 0
    for span in request.spans {
      addFont(span.font, isSpaced: span.kern ?? 0 != 0, start..<start + span.length)
      start += span.length
    }
    addLanguages(of: request.string, languages)
    for keycap in Keycap.ranges(in: request.string) {
      unsafe add(pango_attr_family_new(FallbackFonts.emoji), keycap)
    }
  }

  deinit { unsafe pango_attr_list_unref(list) }

  private func addFont(_ font: FontSpecification, isSpaced: Bool, _ range: Range<Int>) {
    let request = FontRequest(font)
    unsafe add(pango_attr_font_desc_new(request.description), range)
    let features = font.features(isSpaced: isSpaced)
    if !features.isEmpty { unsafe add(pango_attr_font_features_new(features), range) }
  }

  /// Says the language of every stretch that isn't Latin.
  private func addLanguages(of string: String, _ languages: ScriptLanguages) {
    guard string.utf8.contains(where: { $0 >= 0x80 }) else { return }
    let hasKana = string.unicodeScalars.contains { Script($0) == .kana }
    var (start, place, current) = (0, 0, String?.none)
    for scalar in string.unicodeScalars {
      let script = Script(scalar)
      let language =
        script == .common ? current : languages.language(of: script, besideKana: hasKana)
      if language != current {
        addLanguage(current, start..<place)
        (start, current) = (place, language)
      }
      place += UTF8.width(scalar)
    }
    addLanguage(current, start..<place)
  }

  private func addLanguage(_ language: String?, _ range: Range<Int>) {
    guard let language, !range.isEmpty else { return }
    unsafe add(pango_attr_language_new(pango_language_from_string(language)), range)
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute = unsafe attribute else { return }
    unsafe attribute.pointee.start_index = UInt32(range.lowerBound)
    unsafe attribute.pointee.end_index = UInt32(range.upperBound)
    unsafe pango_attr_list_insert(list, attribute)
  }
}

/// A font as Pango is asked for it, owned here.
@safe struct FontRequest: ~Copyable {
  let description: OpaquePointer?

  init(_ font: FontSpecification) {
    unsafe description = pango_font_description_new()
    unsafe pango_font_description_set_family(description, font.family)
    unsafe pango_font_description_set_weight(description, PangoWeight(UInt32(font.drawnWeight)))
    if font.stretch != 100 {
      unsafe pango_font_description_set_stretch(description, Self.stretch(font.stretch))
    }
    unsafe pango_font_description_set_style(
      description,
      font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
    )
    if !font.variations.isEmpty {
      unsafe pango_font_description_set_variations(description, font.variationSettings)
    }
    unsafe pango_font_description_set_absolute_size(
      description,
      (font.pointSize * Double(PANGO_SCALE)).rounded()
    )
  }

  deinit { unsafe pango_font_description_free(description) }

  /// Pango counts the steps that fontconfig has in parts of a hundred.
  private static func stretch(_ width: Int) -> PangoStretch {
    let steps = [50, 63, 75, 87, 100, 113, 125, 150, 200]
    let nearest = steps.indices.min { abs(steps[$0] - width) < abs(steps[$1] - width) } ?? 4
    return PangoStretch(UInt32(nearest))
  }
}
