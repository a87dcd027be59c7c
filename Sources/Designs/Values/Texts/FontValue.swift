/// A font as a design writes it.
package struct FontValue: DesignValue {
  package var base: Base
  package var weight: FontWeight?
  package var width: FontWidth?
  package var isItalic = false
  package var design: FontDesign?
  package var hasMonospacedDigits = false
  /// What stands between letters besides their own distances.
  package var tracking: Length?
  package var features: [String] = []
  package var variations: [String: Double] = [:]
  /// The text style that the size grows like; nothing leaves it.
  package var scales: TextStyleName?
  /// The height of a line of a text style's font.
  package var styleLineHeight: Double?

  package enum Base: Sendable {
    /// A name of the document's `fonts`.
    case named(String)
    case style(TextStyleName, family: String?)
    case points(Double, lineHeight: Double?, family: String?)
  }

  static let meaning = "a font"
  static let remedy = "write '17 bold', 'title1', 'Inter 17/22 medium', or a name from 'fonts'"

  static let schema = JSONValue.named("font")

  static var definition: JSONValue {
    .anyOf(
      .scalar(pattern),
      .numbers(upTo: largest),
      .object(of: FontWords.all, requiredOne: ["size", "style"])
    )
  }

  /// Larger letters than this fill any canvas with one stroke.
  static let largest = 10_000

  private static let pattern =
    "(?:[^/]+ )?" + NumberPattern.number(upTo: largest, aboveZero: true)
    + "(?:/" + NumberPattern.number(upTo: largest) + ")?(?: [A-Za-z]+)*"
    + "|[^0-9/][^/]*"

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> FontValue? {
    if node.mapping != nil { return readObject(node, at: spot, in: reading) }
    guard let scalar = reading.scalar(node, at: spot, wanted: meaning),
      reading.isSaid(node, at: spot)
    else { return nil }
    do throws(Misread) {
      return try FontValue(scalar.text, key: spot.key, in: reading)
    } catch {
      reading.report(error.message, at: node.span(of: error.range))
      return nil
    }
  }

  private static func readObject(_ node: Node, at spot: Spot, in reading: Reading) -> FontValue? {
    guard let values = reading.object(node, by: FontWords.all, at: spot) else { return nil }
    let family = values[FontWords.family]?.string
    var font: FontValue
    switch (values[FontWords.size], values[FontWords.style]) {
    case (let size?, nil):
      let lineHeight = values[FontWords.lineHeight]?.length.value
      let base = Base.points(size.length.value, lineHeight: lineHeight, family: family)
      font = FontValue(base: base)
    case (nil, let style?): font = FontValue(base: .style(style, family: family))
    default:
      if !values.says("size"), !values.says("style") {
        reading.report(.missing("size' or 'style", of: spot.key), at: node.span)
      } else if values.says("size"), values.says("style") {
        reading.report(.sizeAndStyle, at: node.span)
      }
      return nil
    }
    if values[FontWords.style] != nil {
      font.styleLineHeight = values[FontWords.lineHeight]?.length.value
    }
    font.tracking = values[FontWords.tracking]
    font.features = values[FontWords.features]?.tags ?? []
    font.variations = values[FontWords.variations]?.values ?? [:]
    font.scales = values[FontWords.scales]
    if font.scales != nil, values[FontWords.style] != nil,
      let span = values.span(of: FontWords.scales)
    {
      reading.report(.scalesAnyway, at: span)
    }
    font.weight = values[FontWords.weight]
    font.width = values[FontWords.width]
    font.isItalic = values[FontWords.italic] ?? false
    font.design = values[FontWords.design]
    if let design = font.design, family != nil {
      reading.report(.designOfFamily(design.rawValue), at: node.span.prefix(1))
    }
    if font.width != nil, family != nil, let span = values.span(of: FontWords.width) {
      reading.report(.widthOfFamily, at: span)
    }
    return font
  }
}

package enum TextStyleName: String, Enumerator {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
  case caption1, caption2
}

package enum FontWeight: String, Enumerator {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

package enum FontWidth: String, Enumerator {
  case compressed, condensed, standard, expanded
}

package enum FontDesign: String, Enumerator {
  case serif, rounded, monospaced
}

extension FontValue {
  /// Reads the scalar form: family, size or style, then what it looks like.
  fileprivate init(_ text: String, key: String, in reading: Reading) throws(Misread) {
    let words = Self.words(of: text)
    guard let place = words.firstIndex(where: { Self.isSize($0.text) }) else {
      try self.init(name: text, key: key, in: reading)
      return
    }
    let looks = words[..<place].map(\.text)
    if let first = words.first, !looks.isEmpty, looks.allSatisfy(Self.looks.contains) {
      let mended = ([words[place].text] + looks + words[(place + 1)...].map(\.text))
      let range = first.range.lowerBound..<text.utf8.count
      throw Misread(message: .looksFirst(mended.joined(separator: " ")), range: range)
    }
    let family = looks.joined(separator: " ")
    let base = try Self.base(words[place], family: family.isEmpty ? nil : family)
    self.init(base: base)
    for word in words[(place + 1)...] {
      try add(word)
      if design != nil, !family.isEmpty {
        throw Misread(message: .designOfFamily(word.text), range: word.range)
      }
    }
  }

  private struct Part {
    var text: String
    var range: Range<Int>
  }

  private static func words(of text: String) -> [Part] {
    var scanner = Scanner(text)
    var words: [Part] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      let start = scanner.position
      let word = scanner.run { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } ?? ""
      words.append(Part(text: word, range: start..<scanner.position))
      scanner.skipSpaces()
    }
    return words
  }

  private static func isSize(_ word: String) -> Bool {
    TextStyleName(rawValue: word) != nil || (word.utf8.first?.isDigit ?? false)
  }

  private static func base(_ word: Part, family: String?) throws(Misread) -> Base {
    if let style = TextStyleName(rawValue: word.text) { return .style(style, family: family) }
    var scanner = Scanner(word.text)
    let points = scanner.number()
    let lineHeight = scanner.take("/") ? scanner.number() : nil
    let hasSlash = word.text.contains("/")
    guard let points, scanner.isAtEnd, hasSlash == (lineHeight != nil) else {
      let meant = word.text.numberBeforeUnit.flatMap { Double($0) } ?? points
      throw Misread(message: .notFontSize(word.text, points: meant), range: word.range)
    }
    let largest = Double(Self.largest)
    guard points > 0, points <= largest, (0...largest).contains(lineHeight ?? 0) else {
      let nearest = [points, lineHeight].compactMap { $0?.nearest(in: 1...largest).numeral }
      throw Misread(
        message: .outOfRange(
          "above 0, at most \(Self.largest)",
          mended: nearest.joined(separator: "/")
        ),
        range: word.range
      )
    }
    return .points(points, lineHeight: lineHeight, family: family)
  }

  /// The words for what a font looks like.
  private static let looks =
    FontWeight.allCases.map(\.rawValue) + FontDesign.allCases.map(\.rawValue)
    + ["italic", "monospacedDigit"]

  private mutating func add(_ word: Part) throws(Misread) {
    if let weight = FontWeight(rawValue: word.text) {
      self.weight = weight
    } else if let design = FontDesign(rawValue: word.text) {
      self.design = design
    } else if word.text == "italic" {
      isItalic = true
    } else if word.text == "monospacedDigit" {
      hasMonospacedDigits = true
    } else {
      throw Misread(message: .unknownFontWord(word.text, among: Self.looks), range: word.range)
    }
  }

  /// A font that the document names.
  private init(name: String, key: String, in reading: Reading) throws(Misread) {
    let range = 0..<name.utf8.count
    if reading.names.fonts[name] != nil {
      self.init(base: .named(name))
      return
    }
    if Self.looks.contains(name) {
      throw Misread(message: .looksFirst("17 " + name), range: range)
    }
    let known = Array(reading.names.fonts.keys) + TextStyleName.allCases.map(\.rawValue)
    throw Misread(message: .unknownFont(name, among: known, remedy: Self.remedy), range: range)
  }
}
