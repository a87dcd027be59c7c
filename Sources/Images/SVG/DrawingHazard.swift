internal import Foundation

/// What may go wrong when a drawing is drawn, as far as its text tells.
///
/// librsvg spends whatever a drawing asks for: a filter of a few bytes takes minutes, a handful of
/// references repeat a shape a billion times. Nearly all drawings in designs have nothing of the
/// kind, and that is told at a glance.
struct DrawingHazard: Sendable {
  /// How many elements it has at most.
  let elements: Int
  /// Whether nothing in it can take more time than its elements on the pixels they cover.
  let isPlain: Bool

  init(of bytes: [UInt8]) {
    elements = bytes.count { $0 == UInt8(ascii: "<") }
    let text = String(decoding: bytes, as: UTF8.self)
    isPlain =
      bytes.count <= Self.plainBytes && elements <= Self.plainElements
      && Self.isPlain(text.lowercased().withoutClasses)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard !hiding.contains(where: text.contains), !text.hasFilter,
      !costlyElements.contains(where: { text.contains("<" + $0) || text.contains(":" + $0) })
    else { return false }
    // A letter may be written otherwise in another encoding.
    let encodings = text.occurrences(of: "encoding")
    guard encodings == text.occurrences(of: "encoding=\"utf-8\"") else { return false }
    return text.occurrences(of: "clip-path") <= plainClips
  }

  private static let plainBytes = 16_384
  private static let plainElements = 300
  /// So few can't be nested deeply.
  private static let plainClips = 4

  /// What is painted more than once, or in any number of pixels.
  private static let costlyElements = [
    "use", "mask", "pattern", "marker", "image", "text", "symbol", "style", "include", "svg:",
  ]
  /// What may hide an element, and lines that are as many as their numbers say.
  private static let hiding = ["dasharray", "/*", "<!d", "<!e", "<![", "&", "\\"]
}

extension String {
  /// Whether there is a filter, or a property of that name, and no mere word in a name.
  fileprivate var hasFilter: Bool {
    ranges(of: "filter").contains { place in
      let before = self[..<place.lowerBound].last
      let after = self[place.upperBound...].first { !$0.isWhitespace }
      return before == "<" || before == ":" || after == "=" || after == ":"
    }
  }

  fileprivate func occurrences(of part: String) -> Int { ranges(of: part).count }

  /// The text without the names of classes, which mean nothing where there is no style sheet.
  fileprivate var withoutClasses: String {
    let parts = components(separatedBy: "class=\"")
    return parts.dropFirst().reduce(parts[0]) { text, part in
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " }
      let isWhole = part.dropFirst(name.count).first == "\""
      return text + (isWhole ? part.dropFirst(name.count) : part[...])
    }
  }
}
