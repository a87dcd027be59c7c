package import SnaplineScene

/// A colour as a design writes it: names are looked up when the tree is built.
package struct ColorValue: DesignValue {
  package var light: Single
  package var dark: Single?
  package var lightHighContrast: Single?
  package var darkHighContrast: Single?

  /// A colour that is the same in light and dark, unless its name is dynamic.
  package struct Single: Sendable {
    package enum Base: Sendable {
      case named(String)
      case fixed(RGBA)
    }
    package var base: Base
    /// Replaces the base's own.
    package var alpha: Double?
  }

  init(light: Single, dark: Single? = nil) {
    self.light = light
    self.dark = dark
  }

  var singles: [Single] { [light, dark, lightHighContrast, darkHighContrast].compactMap(\.self) }

  /// The names of colours in it.
  package var names: [String] {
    singles.compactMap { single in
      if case .named(let name) = single.base { name } else { nil }
    }
  }

  static let meaning = "a colour"
  static let remedy =
    "write a name such as systemBlue, six digits such as 0A84FF, or 'white | black'"

  static let schema = JSONValue.named("color")

  static var definition: JSONValue {
    .anyOf(.scalar(pattern), digits, .object(of: ColorWords.all, required: ["light"]))
  }

  /// To editors six digits without a letter are a number.
  fileprivate static let digits = JSONValue.integers(0...99_999_999)

  fileprivate static let single =
    "(?:#?[0-9A-Fa-f]{3,8}|[A-Za-z][A-Za-z0-9_-]*|\(ColorFunction.pattern))"
    + #"(?:\s*/\s*"# + Fraction.pattern + ")?"
  private static var pattern: String { single + #"(?:\s*\|\s*"# + single + ")?" }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ColorValue? {
    if node.mapping != nil { return readObject(node, at: spot, in: reading) }
    return Written.read(node, at: spot, in: reading)?.color
  }

  private static func readObject(_ node: Node, at spot: Spot, in reading: Reading) -> ColorValue? {
    guard let values = reading.object(node, by: ColorWords.all, at: spot) else { return nil }
    guard let light = values[ColorWords.light] else {
      // What is no key of a colour was told already.
      let isKnown = node.mapping?.contains { entry in
        ColorWords.all.contains { $0.name == entry.key }
      }
      if !values.says("light"), isKnown ?? true {
        reading.report(.missing("light", of: spot.key), at: node.span)
      }
      return nil
    }
    var color = ColorValue(light: light.single, dark: values[ColorWords.dark]?.single)
    color.lightHighContrast = values[ColorWords.lightHighContrast]?.single
    color.darkHighContrast = values[ColorWords.darkHighContrast]?.single
    if let alpha = values[ColorWords.alpha] { color.soften(alpha.value) }
    return color
  }

  /// Gives an alpha to all that don't say their own.
  private mutating func soften(_ alpha: Double) {
    func softened(_ single: Single) -> Single {
      Single(base: single.base, alpha: single.alpha ?? alpha)
    }
    light = softened(light)
    dark = dark.map(softened)
    lightHighContrast = lightHighContrast.map(softened)
    darkHighContrast = darkHighContrast.map(softened)
  }

  /// The scalar form.
  private struct Written: ScalarValue {
    var color: ColorValue

    static var meaning: String { ColorValue.meaning }
    static var remedy: String { ColorValue.remedy }
    static var pattern: String { ColorValue.pattern }

    /// A colour with its opacity behind a space, as others write it.
    static func mended(_ text: String) -> String? {
      if let name = nameInCode(text) { return name }
      let words = text.split(separator: " ")
      return words.count == 2 && words[1].hasSuffix("%") ? words.joined(separator: "/") : nil
    }

    /// The name of a colour as programs write it: `.systemBlue`, `Colors.blue`, `0xFF0000`.
    private static func nameInCode(_ text: String) -> String? {
      let form =
        /(?:(?:UI|NS)?Colors?)?\.([A-Za-z][A-Za-z0-9]*)(?:\.(?:opacity|withOpacity)\(([0-9.]+)\))?/
      if let match = text.wholeMatch(of: form) {
        return String(match.1) + (match.2.map { "/" + String($0) } ?? "")
      }
      return text.wholeMatch(of: /0[xX]([0-9A-Fa-f]{6})/).map { String($0.1) }
    }

    /// Two colours in a list: one for light and one for dark.
    static func written(_ node: Node) -> String? {
      let texts = node.list?.compactMap { $0.scalar?.text } ?? []
      return texts.count == 2 ? texts.joined(separator: " | ") : nil
    }

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Written? {
      try ColorValue(&scanner, in: reading).map(Written.init)
    }
  }

  static let black = ColorValue(light: Single(base: .named("black")))

  /// Reads one colour, or two with a bar between them.
  init?(_ scanner: inout Scanner, in reading: Reading) throws(Misread) {
    guard let light = try Single(&scanner, in: reading) else { return nil }
    self.light = light
    scanner.skipSpaces()
    guard scanner.take("|") else { return }
    scanner.skipSpaces()
    guard let dark = try Single(&scanner, in: reading) else { return nil }
    self.dark = dark
  }
}

/// One side of a colour's object form.
struct SingleColor: ScalarValue {
  var single: ColorValue.Single

  static var meaning: String { ColorValue.meaning }
  static var remedy: String { "write a name such as systemBlue, or six digits such as 0A84FF" }
  static let pattern = ColorValue.single
  static let numbers: JSONValue? = ColorValue.digits

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> SingleColor? {
    try ColorValue.Single(&scanner, in: reading).map(SingleColor.init)
  }
}

/// The keys of a colour's object form.
enum ColorWords {
  static let light = Key<SingleColor>("light", "The colour in light appearance.")
  static let dark = Key<SingleColor>("dark", "The colour in dark appearance.", standard: "light")
  static let lightHighContrast = Key<SingleColor>(
    "lightHighContrast",
    "The colour in light appearance with high contrast.",
    standard: "light"
  )
  static let darkHighContrast = Key<SingleColor>(
    "darkHighContrast",
    "The colour in dark appearance with high contrast.",
    standard: "dark"
  )
  static let alpha = Key<Fraction>("alpha", "The opacity of all colours without their own.")

  static let all: [any Word] = [light, dark, lightHighContrast, darkHighContrast, alpha]
}

extension ColorValue.Single {
  /// Reads a name, hexadecimal digits or a function, and the alpha behind it.
  init?(_ scanner: inout Scanner, in reading: Reading) throws(Misread) {
    guard let base = try Self.base(&scanner, in: reading) else { return nil }
    self.base = base
    let end = scanner.position
    scanner.skipSpaces()
    if scanner.take("/") {
      scanner.skipSpaces()
      guard let fraction = try Fraction.parse(&scanner, in: reading) else { return nil }
      alpha = fraction.value
    } else {
      scanner.back(to: end)
    }
  }

  private static func base(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Base? {
    let start = scanner.position
    if scanner.take("#") {
      let digits = scanner.run(while: \.isHexDigit) ?? ""
      guard let color = RGBA(hexadecimal: digits) else {
        throw Misread(message: .hexDigits(digits), range: start..<scanner.position)
      }
      return .fixed(color)
    }
    let isWordPart: (UInt8) -> Bool = {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    guard let word = scanner.run(while: isWordPart) else { return nil }
    let range = start..<scanner.position
    if let function = ColorFunction(rawValue: word), scanner.take("(") {
      return .fixed(try function.color(&scanner))
    }
    if scanner.current == UInt8(ascii: "("),
      let foreign = ColorFunction.foreign(word, scanner.text(scanner.rest))
    {
      throw Misread(message: foreign, range: start..<scanner.bytes.count)
    }
    let isHexadecimal = word.utf8.allSatisfy(\.isHexDigit)
    if isHexadecimal, word.utf8.count == 6 || word.utf8.count == 8,
      let color = RGBA(hexadecimal: word)
    {
      return .fixed(color)
    }
    if reading.names.colors[word] != nil || SystemColor.isName(word) {
      return .named(word)
    }
    if word.utf8.first?.isDigit == true {
      throw Misread(message: isHexadecimal ? .hexDigits(word) : .notColor(word), range: range)
    }
    let known = Array(reading.names.colors.keys) + SystemColor.names
    throw Misread(message: .unknownColor(word, among: known), range: range)
  }
}

extension RGBA {
  /// `RGB`, `RGBA`, `RRGGBB` or `RRGGBBAA`.
  fileprivate init?(hexadecimal digits: String) {
    guard let number = UInt32(digits, radix: 16) else { return nil }
    let isShort = digits.utf8.count < 6
    let hasAlpha = digits.utf8.count == 4 || digits.utf8.count == 8
    guard [3, 4, 6, 8].contains(digits.utf8.count) else { return nil }
    let width: UInt32 = isShort ? 4 : 8
    let levels = (0..<(hasAlpha ? 4 : 3)).reversed().map { place -> Int in
      let level = number >> (UInt32(place) * width) & (isShort ? 0xF : 0xFF)
      return Int(isShort ? level * 0x11 : level)
    }
    self.init(
      bytes: levels[0],
      levels[1],
      levels[2],
      alpha: hasAlpha ? Double(levels[3]) / 255 : 1
    )
  }
}
