package import SnaplineEnvironment

/// A line along the inside of a view's edge: `1 separator`.
package struct BorderValue: DesignValue {
  package var width: Length
  package var color: ColorValue
  /// Those that have it; nothing for all of them.
  package var edges: [Edge]?
  package var dash: LengthList?

  package enum Edge: String, Enumerator {
    case top, bottom, leading, trailing
  }

  static var schema: JSONValue {
    .anyOf(LengthAndColor.schema, .object(of: words, required: ["width"]))
  }

  private static let width = Key<PositiveLength>("width", "The thickness of the line.")
  private static let color = Key<ColorValue>("color", "The colour of the line.", standard: "black")
  private static let edges = Key<BorderEdges>(
    "edges",
    "The edges with a border, such as [top, bottom].",
    standard: "all"
  )
  private static let dash = Key<LengthList>("dash", "The lengths of dashes and gaps: '6 4'.")
  private static let words: [any Word] = [width, color, edges, dash]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> BorderValue? {
    if let text = node.scalar?.text, let dashed = dashes(ofCSS: text) {
      reading.report(.dashedBorder(text, dashed, for: spot.key), at: node.span)
      return nil
    }
    if let entries = node.mapping {
      let styles = entries.filter { ["style", "lineStyle"].contains($0.key) }
      for style in styles { reading.report(.styleOfBorder(style, of: spot.key), at: style.keySpan) }
      let others = entries.filter { entry in !styles.contains { $0.key == entry.key } }
      let bare = Node(mapping: others, span: node.span)
      guard let values = reading.object(bare, by: words, at: spot) else { return nil }
      if !values.says("width") { reading.report(.missing("width", of: spot.key), at: node.span) }
      guard let width = values[width] else { return nil }
      if values[dash]?.drawsNothing == true {
        reading.report(.pointDashes(of: spot.key), at: values.span(of: dash) ?? node.span)
      }
      return BorderValue(
        width: width.length,
        color: values[color] ?? .black,
        edges: values[edges]?.edges,
        dash: values[dash]
      )
    }
    return WrittenLine.read(node, at: spot, in: reading).map {
      BorderValue(width: $0.line.length, color: $0.line.color)
    }
  }

  /// The border that CSS writes in a row with the kind of its line, as it is written here.
  private static func dashes(ofCSS text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count <= 8, let kind = words.first(where: { ["dashed", "dotted"].contains($0) })
    else { return nil }
    let others = words.filter { $0 != kind }
    let width = others.first { $0.utf8.first?.isDigit ?? false } ?? "1"
    let color = others.filter { $0 != width }.joined(separator: " ")
    return "{width: \(width), \(color.isEmpty ? "" : "color: \(color), ")"
      + "dash: \(kind == "dotted" ? "2 2" : "6 4")}"
  }
}

extension LengthList {
  /// Whether all dashes are points, which are seen only where lines end round.
  fileprivate var drawsNothing: Bool {
    // Gaps are dashes the next time, where their number is odd.
    let step = lengths.count.isMultiple(of: 2) ? 2 : 1
    let dashes = stride(from: 0, to: lengths.count, by: step)
    return !lengths.isEmpty && dashes.allSatisfy { lengths[$0].value == 0 }
  }
}

extension Message {
  fileprivate static func pointDashes(of border: String) -> Message {
    Message(
      "wrong-value",
      "the dashes of '\(border)' have no length, so nothing of it is drawn",
      remedy: "write dash: 2 2, or leave '\(border)' out"
    )
  }
}

/// Several edges, or one.
private struct BorderEdges: DesignValue {
  var edges: [BorderValue.Edge]

  static var schema: JSONValue {
    .anyOf(BorderValue.Edge.schema, ["type": "array", "items": BorderValue.Edge.schema])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> BorderEdges? {
    let items = node.list ?? [node]
    return BorderEdges(
      edges: items.compactMap { BorderValue.Edge.read($0, at: spot, in: reading) }
    )
  }
}

/// A line on one line: `1 separator`.
struct WrittenLine: ScalarValue {
  var line: LengthAndColor

  static let meaning = "a width and a colour"
  static let remedy = "write a width and a colour, such as '1 separator'"
  static let pattern = LengthAndColor.pattern

  static func written(_ node: Node) -> String? { node.writtenInRow }

  static func mended(_ text: String) -> String? { LengthAndColor.mended(text) }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> WrittenLine? {
    try LengthAndColor(&scanner, in: reading).map(WrittenLine.init)
  }
}

/// A length with a colour behind it; black where none is.
struct LengthAndColor {
  var length: Length
  var color = ColorValue.black

  static let pattern = #"[0-9]+(\.[0-9]+)?(px)?(\s+.+)?"#
  static var schema: JSONValue { .scalar(pattern, numbers: PositiveLength.numbers) }

  /// CSS has a style between the two, and any order of the three.
  static func mended(_ text: String) -> String? {
    if text == "none" { return "0" }
    let words = text.split(separator: " ").filter { $0 != "solid" }
    let width = words.first { $0.utf8.first?.isDigit ?? false }
    return width.map { width in ([width] + words.filter { $0 != width }).joined(separator: " ") }
  }

  init?(
    _ scanner: inout Scanner,
    isBlurred: Bool = false,
    in reading: Reading
  ) throws(Misread) {
    let length =
      isBlurred
      ? try BlurRadius.parse(&scanner, in: reading)?.length
      : try PositiveLength.parse(&scanner, in: reading)?.length
    guard let length else { return nil }
    self.length = length
    scanner.skipSpaces()
    if scanner.isAtEnd { return }
    guard let color = try ColorValue(&scanner, in: reading) else { return nil }
    self.color = color
  }
}

/// A soft copy of a view behind it: `8 black/20%`.
package struct ShadowValue: DesignValue {
  package var radius: Length
  package var color: ColorValue
  package var opacity = 1.0
  package var offset = OffsetValue()
  /// Whether the edge casts it onto what lies inside.
  package var isInner = false

  static var schema: JSONValue {
    .anyOf(LengthAndColor.schema, .object(of: words))
  }

  private static let radius = Key<BlurRadius>(
    "radius",
    "The blur radius: half of what CSS calls blur.",
    standard: "3"
  )
  private static let color = Key<ColorValue>("color", "The colour.", standard: "black")
  private static let opacity = Key<Fraction>("opacity", "The opacity.", standard: "1")
  private static let x = Key<Length>("x", "The distance to the right.", standard: "0")
  private static let y = Key<Length>("y", "The distance down.", standard: "0")
  private static let inner = Key<Bool>(
    "inner",
    "Whether the shadow falls inward, onto the background.",
    standard: "false"
  )
  private static let words: [any Word] = [radius, color, opacity, x, y, inner]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ShadowValue? {
    guard node.mapping != nil else {
      if let text = node.scalar?.text, let mended = ofCSS(text, in: reading) {
        reading.report(.shadowOfCSS(text, for: spot.key, mended: mended), at: node.span)
        return nil
      }
      return Written.read(node, at: spot, in: reading).map {
        ShadowValue(radius: $0.blur.length, color: $0.blur.color)
      }
    }
    if let (foreign, whole) = offset(in: node) {
      reading.report(.shadowOffset(foreign.key, for: spot.key, whole), at: foreign.keySpan)
      return nil
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    var shadow = ShadowValue(
      radius: values[radius]?.length ?? Length(value: 3),
      color: values[color] ?? .black
    )
    shadow.opacity = values[opacity]?.value ?? 1
    shadow.offset.x = values[x] ?? Length(value: 0)
    shadow.offset.y = values[y] ?? Length(value: 0)
    shadow.isInner = values[inner] ?? false
    return shadow
  }

  /// A key that says both ways at once, and the whole shadow as it is written here.
  private static func offset(in node: Node) -> (Entry, String)? {
    guard let entries = node.mapping,
      let entry = entries.first(where: { $0.key.lowercased().hasPrefix("offset") })
    else { return nil }
    let names = ["offset": ["x", "y"], "offsetx": ["x"], "offsety": ["y"]]
    var pairs: [String] = []
    for entry in entries {
      let key = entry.key.lowercased()
      if let own = names[key] {
        let sides = own.map { side in entry.value.mapping?.first { $0.key == side }?.value }
        let values =
          entry.value.list
          ?? (entry.value.mapping == nil ? [entry.value] : sides.compactMap(\.self))
        let texts = values.compactMap { $0.scalar?.text }
        guard texts.count == values.count, (1...own.count).contains(texts.count) else { return nil }
        // One length for both ways is how far the shadow falls.
        pairs += zip(texts.count < own.count ? ["y"] : own, texts).map { "\($0): \($1)" }
      } else if key == "blur", let blur = entry.value.scalar.flatMap({ Double($0.text) }) {
        pairs.append("radius: \((blur / 2).numeral)")
      } else {
        guard let value = entry.value.flow else { return nil }
        pairs.append("\(key == "colour" ? "color" : entry.key): \(value)")
      }
    }
    return (entry, "{" + pairs.joined(separator: ", ") + "}")
  }

  /// The object form of what CSS writes as lengths in a row, `0 2px 8px black`, and the colour last.
  private static func ofCSS(_ text: String, in reading: Reading) -> String? {
    var rest = text.trimmed
    var lengths: [Double] = []
    while lengths.count < 4, let word = rest.split(separator: " ").first,
      let length = Double(word.hasSuffix("px") ? word.dropLast(2) : word),
      abs(length) <= Length.limit
    {
      lengths.append(length)
      rest = rest.dropFirst(word.count).trimmed
    }
    guard lengths.count > 2 || lengths.count == 2 && !rest.isEmpty else { return nil }
    let radius = lengths.count > 2 ? max(0, lengths[2] / 2) : 0
    let offset = "x: \(lengths[0].numeral), y: \(lengths[1].numeral), radius: \(radius.numeral)"
    if rest.isEmpty { return "{\(offset)}" }
    return color(rest, in: reading).map { "{\(offset), color: \($0.inYAML)}" }
  }

  /// A colour as it is written here, where the text is one or comes near.
  private static func color(_ text: String, in reading: Reading) -> String? {
    var scanner = Scanner(text)
    do throws(Misread) {
      return try ColorValue(&scanner, in: reading) != nil && scanner.isAtEnd ? text : nil
    } catch {
      return error.message.mended
    }
  }

  /// The scalar form.
  private struct Written: ScalarValue {
    var blur: LengthAndColor

    static let meaning = "a radius and a colour"
    static let remedy = "write a radius and a colour, such as '8 black/20%'"
    static let pattern = LengthAndColor.pattern

    static func mended(_ text: String) -> String? { text == "true" ? "8 black/20%" : nil }
    static func written(_ node: Node) -> String? { node.writtenInRow }

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Written? {
      try LengthAndColor(&scanner, isBlurred: true, in: reading).map(Written.init)
    }
  }
}

extension Node {
  /// The texts of a list with spaces between them.
  var writtenInRow: String? {
    guard let list, !list.isEmpty, list.count < 5 else { return nil }
    let texts = list.compactMap { $0.scalar?.text }
    return texts.count == list.count ? texts.joined(separator: " ") : nil
  }
}

extension Message {
  /// The kind of a border's line, which is told by its dashes.
  fileprivate static func styleOfBorder(_ style: Entry, of key: String) -> Message {
    let dashes = ["dashed": "6 4", "dash": "6 4", "dotted": "2 2", "dot": "2 2"]
    return Message(
      "object-key",
      "'\(key)' has no '\(style.key)'",
      remedy: dashes[style.value.scalar?.text ?? ""].map { "write dash: \($0)" }
        ?? "leave it out; dashes and gaps are said by dash: 6 4"
    )
  }

  fileprivate static func dashedBorder(_ text: String, _ mended: String, for key: String) -> Message
  {
    Message(
      "wrong-type",
      "'\(key)' is a width and a colour, not '\(text.shortened)'",
      cause: "a dashed line says how long its dashes and gaps are",
      remedy: "write \(key): \(mended)"
    )
  }

  fileprivate static func shadowOffset(_ foreign: String, for key: String, _ whole: String)
    -> Message
  {
    Message(
      "object-key",
      "'\(key)' has no '\(foreign.shortened)'",
      cause: "how far it lies to the right and below is said by 'x' and 'y'",
      remedy: "write \(key): \(whole)"
    )
  }

  fileprivate static func shadowOfCSS(_ text: String, for key: String, mended: String) -> Message {
    Message(
      "wrong-value",
      "'\(key)' is a radius and a colour, not '\(text.shortened)'",
      cause: "where it lies is said by name, and a radius is half a CSS blur",
      remedy: "write \(key): \(mended)",
      mended: mended
    )
  }
}

/// Light or dark.
package enum AppearanceWord: String, Enumerator {
  case automatic, light, dark

  package var style: UserInterfaceStyle {
    switch self {
    case .automatic: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

/// Which way a view reads.
package enum DirectionWord: String, Enumerator {
  case automatic, leftToRight, rightToLeft
}
