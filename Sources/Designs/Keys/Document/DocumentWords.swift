/// The keys of a design.
package enum DocumentWords {
  static let version = Key<FormatVersion>("version", "The version of the format.", standard: "1")
  package static let name = Key<Text>(
    "name",
    "The design's name in galleries.",
    standard: "the file's name"
  )
  package static let about = Key<Text>("about", "What the design shows.")
  static let canvas = Key<CanvasValue>(
    "canvas",
    "How large the picture is: 1200x630, A4, fit, or an object.",
    standard: "fit"
  )
  package static let environment = Key<EnvironmentValue>(
    "environment",
    "The environment: appearance, text size, direction of reading."
  )
  package static let colors = Key<NamedColors>("colors", "Your own names for colours.")
  package static let fonts = Key<NamedFonts>("fonts", "Your own names for fonts.")
  package static let styles = Key<NamedStyles>(
    "styles",
    "Groups of keys with names, for 'style' and for '[words]{name}' in markup."
  )
  package static let fontFiles = Key<FileList>("fontFiles", "Font files, or folders of them.")
  static let view = Key<ElementList>("view", "The view, or the views, of the picture.")
  package static let pages = Key<PagedListName>(
    "pages",
    "The id of the vstack that is broken into pages; everything else is on each page.",
    standard: "one page"
  )
  package static let constraints = Key<EquationList>("constraints", "Equations among all views.")

  package static let test = Key<TestValue>(
    "test",
    "What 'snapline test' compares, and what it expects."
  )

  static let all: [any Word] =
    [
      version, name, about, canvas, environment, colors, fonts, styles, fontFiles, pages,
      view, constraints, test,
    ]
    + FormWord.document
}

/// The version of the format that a file is written in.
struct FormatVersion: ScalarValue {
  static let meaning = "1, the only one there is"
  static let remedy = "write 1"
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

/// Names with colours.
package struct NamedColors: DesignValue {
  package var colors: [String: ColorValue] = [:]

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
    let uses = named.colors.mapValues(\.names)
    reading.reportCircles(
      among: uses,
      kind: "colour",
      such: "systemBlue",
      at: reading.names.colors
    )
    return named
  }
}

/// Names with fonts.
package struct NamedFonts: DesignValue {
  package var fonts: [String: FontValue] = [:]

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
    reading.reportCircles(among: uses, kind: "font", such: "17", at: reading.names.fonts)
    return named
  }
}

/// Names with looks of words.
package struct NamedStyles: DesignValue {
  package var styles: [String: Values] = [:]

  static var schema: JSONValue {
    let names = StyleSheet.Style.keys.sorted()
    return [
      "type": "object",
      "additionalProperties": [
        "type": "object",
        "properties": .properties(of: StyleWords.read),
        "propertyNames": .anyOf(["enum": .texts(names)], ["pattern": "^x-"]),
      ],
    ]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> NamedStyles? {
    var named = NamedStyles()
    for entry in reading.entries(of: node, at: spot) {
      let spot = Spot(key: entry.key, owner: spot.key)
      named.styles[entry.key] = reading.object(entry.value, by: StyleWords.read, at: spot)
    }
    return named
  }
}

/// Files, or folders of them, beside the design.
package struct FileList: DesignValue {
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

  /// Reports names that lead back to themselves, each circle once, and chains that nobody follows.
  fileprivate func reportCircles(
    among uses: [String: [String]],
    kind: String,
    such value: String,
    at spans: [String: Span]
  ) {
    var chains = NameChains(uses)
    // In order of place, so that a circle begins where its first name stands.
    let names = uses.keys.sorted {
      (spans[$0]?.range.lowerBound ?? 0, $0) < (spans[$1]?.range.lowerBound ?? 0, $1)
    }
    for name in names {
      if let circle = chains.circle(from: name), let span = spans[circle[0]] {
        report(.circle(kind, circle, such: value), at: span)
      } else if chains.length(from: name) > Self.longestChain, let span = spans[name] {
        return report(.longChain(kind, name, most: Self.longestChain, such: value), at: span)
      }
    }
  }

  /// A palette has no longer chains than this, and each name is followed wherever it is used.
  private static let longestChain = 30
}

extension Message {
  fileprivate static func longChain(_ kind: String, _ name: String, most: Int, such value: String)
    -> Message
  {
    Message(
      "limit",
      "the \(kind) '\(name.shortened)' leads on over more than \(most) others",
      remedy: "give it a \(kind) of its own: \(name.shortened): \(value)"
    )
  }
}
