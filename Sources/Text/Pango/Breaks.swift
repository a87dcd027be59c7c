internal import CPango

/// Where a text may be broken, character by character.
@safe struct Breaks {
  /// One more than there are characters.
  private let attributes: [PangoLogAttr]

  init(text: UnsafePointer<CChar>, bytes: Int32, characters: Int, language: String) {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
    unsafe attributes.withUnsafeMutableBufferPointer {
      unsafe pango_get_log_attrs(
        text,
        bytes,
        -1,
        pango_language_from_string(language),
        $0.baseAddress,
        Int32($0.count)
      )
    }
    self.attributes = attributes
  }

  /// The traits of a cluster that starts at a character, counted from the text's start.
  func traits(at character: Int) -> ShapedParagraph.Traits {
    let attribute = attributes[character]
    var traits: ShapedParagraph.Traits = []
    if attribute.is_line_break != 0 { traits.insert(.breakBefore) }
    if attribute.is_mandatory_break != 0 { traits.insert(.mustBreakBefore) }
    if attribute.is_cursor_position != 0 { traits.insert(.splitBefore) }
    if attribute.is_white != 0 { traits.insert(.whitespace) }
    return traits
  }
}
