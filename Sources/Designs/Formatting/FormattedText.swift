package import SnaplineEnvironment

/// A design's file in the form that `snapline fmt` writes.
///
/// What the file says stays the same to the last scalar, and so do its comments and the order of its
/// keys. This is checked before anything is handed out.
package struct FormattedText {
  /// Nothing where the file can't be read.
  package let bytes: [UInt8]?
  /// What is to be said of the file's syntax.
  package let found: Findings
  /// Whether the file looks like a design, and not like something else in the same language.
  package let isDesign: Bool

  /// A line that would be longer is broken, where it can be.
  static let width = 100

  /// Formats bytes that messages call by a name, which also decides between JSON and YAML.
  package init(_ bytes: [UInt8], name: String, environment: Environment) {
    let reading = Reading(environment: environment)
    let source = Source(name: name, bytes: bytes)
    let language = Self.language(of: source, environment)
    let node = reading.node(of: source, in: language)
    isDesign = node?.looksLikeDesign ?? false
    guard let node, !reading.hasErrors else {
      (self.bytes, found) = (nil, reading.found)
      return
    }
    let text = Self.text(of: node, source, language, environment)
    if text == nil { reading.report(.notFormatted, at: Span(source, 0..<0)) }
    (self.bytes, found) = (text, reading.found)
  }

  /// JSON is YAML as well; what has no name to tell them apart stays what it is.
  private static func language(of source: Source, _ environment: Environment) -> Language {
    let name = source.name.lowercased()
    let first = source.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isNamed = [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
    if isNamed || first != UInt8(ascii: "{") {
      return Language(fileName: name)
    }
    let trial = Reading(environment: environment)
    return trial.node(of: source, in: .json) != nil && !trial.hasErrors ? .json : .yaml
  }

  /// The text; nothing where it wouldn't say the same, which is a fault of this code.
  private static func text(
    of node: Node,
    _ source: Source,
    _ language: Language,
    _ environment: Environment
  ) -> [UInt8]? {
    let comments: [String]
    let text: String
    switch language {
    case .json:
      text = JSONWriter.text(of: node)
      comments = []
    case .yaml:
      guard let tree = YAMLTree(source, limits: environment.limits) else { return nil }
      text = YAMLWriter.text(of: tree)
      comments = tree.commentTexts
    }
    let written = Source(name: source.name, bytes: Array(text.utf8))
    // What is written may be a little longer than what was read.
    var environment = environment
    environment.limits.documentBytes = max(
      environment.limits.documentBytes,
      written.bytes.count
    )
    let reading = Reading(environment: environment)
    guard let again = reading.node(of: written, in: language), !reading.hasErrors,
      again.saysTheSame(as: node)
    else { return nil }
    if language == .yaml {
      let kept = YAMLTree(written, limits: environment.limits)?.commentTexts
      guard kept?.sorted() == comments.sorted() else { return nil }
    }
    return written.bytes
  }
}

extension Message {
  fileprivate static let notFormatted = Message(
    "not-formatted",
    "the file can't be formatted without changing what it says",
    cause: "this is a fault of Snapline, not of the file, which stays as it is",
    remedy: "report it together with the file"
  )
}

extension Node {
  /// Whether two files say the same here, whatever their spaces, quotes and places.
  func saysTheSame(as other: Node) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one), .scalar(let two)):
      // Only of a text that could be something else it matters whether it has quotes.
      one.text == two.text && (one.isPlain == two.isPlain || !one.text.isTyped)
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.saysTheSame(as: $1) }
    case (.mapping(let one), .mapping(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.saysTheSame(as: $1.value) }
    default: false
    }
  }

  /// Whether a file with this value has a design's keys.
  fileprivate var looksLikeDesign: Bool {
    let keys = mapping?.map(\.key) ?? []
    return keys.contains { ["view", "components", "canvas"].contains($0) }
  }
}
