import SnaplineEnvironment

/// The keys of a design.
enum DocumentWords {
  static let version = Key<FormatVersion>("version", "The version of the format.", standard: "1")
  static let name = Key<Text>("name", "What galleries call it.", standard: "the file's name")
  static let about = Key<Text>("about", "What it shows.")
  static let canvas = Key<CanvasValue>(
    "canvas",
    "How large the picture is: 1200x630, fit, or an object.",
    standard: "fit"
  )
  static let environment = Key<EnvironmentValue>(
    "environment",
    "What surrounds the picture: appearance, text size, direction of reading."
  )
  static let colors = Key<NamedColors>("colors", "Colours by names of your own.")
  static let fonts = Key<NamedFonts>("fonts", "Fonts by names of your own.")
  static let fontFiles = Key<FileList>("fontFiles", "Font files, or folders of them.")
  static let view = Key<ElementList>("view", "The view, or the views, of the picture.")
  static let constraints = Key<EquationList>("constraints", "Equations among all views.")

  static let all: [any Word] =
    [version, name, about, canvas, environment, colors, fonts, fontFiles, view, constraints]
    + LaterKey.list("data strings styles import components variants test")
}

/// The version of the format that a file is written in.
struct FormatVersion: ScalarValue {
  static let meaning = "a version"
  static let remedy = "write version: 1"
  static let pattern = "1"
  static let numbers: JSONValue? = .integers(1...1)

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> FormatVersion?
  {
    let start = scanner.position
    guard let digits = scanner.run(while: \.isDigit) else { return nil }
    guard digits == "1" else {
      throw Misread(message: .newerVersion, range: start..<scanner.position)
    }
    return FormatVersion()
  }
}

/// What the picture is drawn on.
struct CanvasValue: DesignValue {
  var size = CanvasSize.fit
  var scale: Double?
  var insets: InsetsValue?
  /// The properties that the canvas has as a view.
  var values = Values()

  static var schema: JSONValue { .anyOf(CanvasSize.schema, .object(of: words)) }

  private static let size = Key<CanvasSize>("size", "Both sides: 1200x630, or fit.")
  private static let width = Key<CanvasSide>("width", "The width: 360, or 44...320 to fit within.")
  private static let height = Key<CanvasSide>("height", "The height: 360, or 44...320.")
  private static let scale = Key<CanvasScale>("scale", "Pixels per point.", standard: "2")
  private static let insets = Key<InsetsValue>(
    "insets",
    "The distance from the picture's edge to the views.",
    standard: "0"
  )
  private static let words: [any Word] =
    [size, width, height, scale, insets]
    + ViewWords.properties.filter { !["constraints", "contentMode"].contains($0.name) }
    + LaterKey.list("device orientation") + ViewWords.later

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> CanvasValue? {
    guard node.mapping != nil else {
      return CanvasSize.read(node, at: spot, in: reading).map { CanvasValue(size: $0) }
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    var canvas = CanvasValue(size: values[size] ?? .fit)
    if values.says("size"), values.says("width") || values.says("height") {
      reading.report(.canvasSizeTwice, at: node.span.prefix(1))
    }
    if let width = values[width] { canvas.size.width = width.length }
    if let height = values[height] { canvas.size.height = height.length }
    canvas.scale = values[scale]?.value
    canvas.insets = values[insets]
    canvas.values = values
    return canvas
  }
}

/// What surrounds the picture.
struct EnvironmentValue: DesignValue {
  private var values: Values

  static var schema: JSONValue { .object(of: words) }

  private static let appearance = Key<Appearance>("appearance", "Light or dark.", standard: "light")
  private static let direction = Key<Direction>(
    "direction",
    "The direction of reading.",
    standard: "the locale's"
  )
  private static let textSize = Key<TextSize>(
    "textSize",
    "The text size a person chose.",
    standard: "large"
  )
  private static let locale = Key<LocaleName>(
    "locale",
    "The language and region.",
    standard: "en-US"
  )
  private static let contrast = Key<Contrast>(
    "contrast",
    "The contrast a person asked for.",
    standard: "normal"
  )
  private static let level = Key<Level>(
    "level",
    "Whether the picture lies above another.",
    standard: "base"
  )
  private static let words: [any Word] =
    [appearance, direction, textSize, locale, contrast, level]
    + LaterKey.list(
      """
      timeZone now boldText gamut idiom horizontalClass verticalClass safeArea keyboard bars \
      fallbackFonts
      """
    )

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> EnvironmentValue? {
    guard reading.isSaid(node, at: spot) else { return nil }
    return reading.object(node, by: words, at: spot).map(EnvironmentValue.init)
  }

  /// The environment with what the design says in place.
  func applied(to environment: Environment) -> Environment {
    var environment = environment
    if let locale = values[Self.locale] {
      environment.locale = locale.name
      environment.traits.layoutDirection = locale.direction
    }
    if let appearance = values[Self.appearance] {
      environment.traits.userInterfaceStyle = appearance == .dark ? .dark : .light
    }
    if let direction = values[Self.direction] {
      environment.traits.layoutDirection =
        direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let size = values[Self.textSize] {
      environment.traits.preferredContentSizeCategory = size.category
    }
    if let contrast = values[Self.contrast] {
      environment.traits.accessibilityContrast = contrast == .high ? .high : .normal
    }
    if let level = values[Self.level] {
      environment.traits.userInterfaceLevel = level == .elevated ? .elevated : .base
    }
    return environment
  }

  private enum Appearance: String, Enumerator { case light, dark }
  private enum Direction: String, Enumerator { case leftToRight, rightToLeft }
  private enum Contrast: String, Enumerator { case normal, high }
  private enum Level: String, Enumerator { case base, elevated }

  private enum TextSize: String, Enumerator {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    var category: ContentSizeCategory {
      // Both are in order of size.
      let place = Self.allCases.firstIndex(of: self) ?? 3
      return ContentSizeCategory.ordered[place]
    }
  }
}

/// A language with its region, such as `pt-BR`.
struct LocaleName: ScalarValue {
  var name: String

  static let meaning = "a locale"
  static let remedy = "write an identifier such as en-US"
  static let pattern = "[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*"

  private static let rightToLeft: Set<String> = [
    "ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
  ]

  var direction: LayoutDirection {
    let language = name.prefix { $0 != "-" }.lowercased()
    return Self.rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> LocaleName? {
    let name = scanner.run { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard let name, (2...35).contains(name.utf8.count) else { return nil }
    return LocaleName(name: name)
  }
}

/// Names with colours.
struct NamedColors: DesignValue {
  var colors: [String: ColorValue] = [:]

  static var schema: JSONValue {
    ["type": "object", "additionalProperties": .named("color")]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> NamedColors? {
    var named = NamedColors()
    for entry in reading.entries(of: node, at: spot) {
      let digits = entry.key.utf8
      if digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit) {
        reading.report(.colorName(entry.key), at: entry.keySpan)
      }
      let spot = Spot(key: entry.key, owner: spot.key)
      named.colors[entry.key] = ColorValue.read(entry.value, at: spot, in: reading)
    }
    let uses = named.colors.mapValues { color in
      color.singles.compactMap { single -> String? in
        if case .named(let name) = single.base { name } else { nil }
      }
    }
    reading.reportCircles(among: uses, kind: "colour", at: reading.names.colors)
    return named
  }
}

/// Names with fonts.
struct NamedFonts: DesignValue {
  var fonts: [String: FontValue] = [:]

  static var schema: JSONValue {
    ["type": "object", "additionalProperties": .named("font")]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> NamedFonts? {
    var named = NamedFonts()
    for entry in reading.entries(of: node, at: spot) {
      if TextStyleName(rawValue: entry.key) != nil {
        reading.report(.textStyleName(entry.key), at: entry.keySpan)
      }
      let spot = Spot(key: entry.key, owner: spot.key)
      named.fonts[entry.key] = FontValue.read(entry.value, at: spot, in: reading)
    }
    let uses = named.fonts.mapValues { font -> [String] in
      if case .named(let name) = font.base { [name] } else { [] }
    }
    reading.reportCircles(among: uses, kind: "font", at: reading.names.fonts)
    return named
  }
}

/// Files, or folders of them, beside the design.
struct FileList: DesignValue {
  var paths: [(path: String, span: Span)]

  static let schema: JSONValue = ["type": "array", "items": ["type": "string"]]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> FileList? {
    guard let list = node.list else {
      if !node.isUnreadable, !node.isNull {
        reading.report(.wrongKind(spot, "a list of files", node.kind), at: node.span)
      }
      return nil
    }
    let texts = list.map { (Text.read($0, at: spot, in: reading)?.string, $0.span) }
    return FileList(paths: texts.compactMap { text, span in text.map { ($0, span) } })
  }
}

extension Reading {
  /// The entries of a mapping from names to values.
  fileprivate func entries(of node: Node, at spot: Spot) -> [Entry] {
    if let entries = node.mapping { return entries.filter { !$0.key.hasPrefix("x-") } }
    if !node.isUnreadable, !node.isNull {
      report(.wrongKind(spot, "a mapping from names", node.kind), at: node.span)
    }
    return []
  }

  /// Reports names that lead back to themselves, each circle once.
  fileprivate func reportCircles(
    among uses: [String: [String]],
    kind: String,
    at spans: [String: Span]
  ) {
    var done: Set<String> = []
    // In order of place, so that a circle begins where its first name stands.
    let names = uses.keys.sorted {
      (spans[$0]?.range.lowerBound ?? 0, $0) < (spans[$1]?.range.lowerBound ?? 0, $1)
    }
    for name in names where !done.contains(name) {
      var path: [String] = []
      if let circle = circle(from: name, uses, &path, &done), let span = spans[circle[0]] {
        report(.circle(kind, circle), at: span)
      }
    }
  }

  private func circle(
    from name: String,
    _ uses: [String: [String]],
    _ path: inout [String],
    _ done: inout Set<String>
  ) -> [String]? {
    if let start = path.firstIndex(of: name) { return Array(path[start...]) + [name] }
    guard done.insert(name).inserted else { return nil }
    // Deeper chains than this are nobody's palette; the stack is spared.
    guard path.count < 200 else { return path + [name] }
    path.append(name)
    defer { path.removeLast() }
    for next in uses[name] ?? [] where uses[next] != nil {
      if let circle = circle(from: next, uses, &path, &done) { return circle }
    }
    return nil
  }
}
