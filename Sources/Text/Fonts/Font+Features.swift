extension Font {
  /// The font with OpenType features by their tags, such as `tnum` or `smcp`; `liga=0` turns one off.
  ///
  /// Strings that aren't tags are ignored; a tag that the font doesn't have changes nothing.
  public func withFeatures(_ tags: [String]) -> Font {
    var specification = specification
    specification.features += tags.prefix(FontFeature.most).filter(FontFeature.isWrittenRight)
    return Font(specification, metrics: metrics, growth: nil)
  }
}

extension Font {
  /// The font with values for the axes of its file, by their tags: `["wght": 450]`.
  ///
  /// An axis that the font doesn't have changes nothing, and neither does a number that isn't finite; a
  /// value beyond the end of an axis becomes that end.
  public func withVariations(_ values: [String: Double]) -> Font {
    var specification = specification
    for (tag, value) in values.sorted(by: { $0.key < $1.key }).prefix(FontVariation.most)
    where FontVariation.isTag(tag) && value.isFinite {
      specification.variations[tag] = value
    }
    return Font(specification, metrics: metrics, growth: nil)
  }
}

/// How an axis of a variable font is called.
package enum FontVariation {
  /// More axes no font has.
  package static let most = 64

  /// Whether a text is four letters or digits.
  package static func isTag(_ text: String) -> Bool {
    FontFeature.isWrittenRight(text) && text.utf8.count == 4
  }
}

/// How a feature is written: four letters or digits, and a number where it isn't just on.
package enum FontFeature {
  /// More nobody needs.
  package static let most = 100

  package static func isWrittenRight(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
    guard parts[0].count == 4, parts[0].allSatisfy({ isLetter($0) || isDigit($0) }) else {
      return false
    }
    return parts.count == 1
      || parts.count == 2 && (1...4).contains(parts[1].count) && parts[1].allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
