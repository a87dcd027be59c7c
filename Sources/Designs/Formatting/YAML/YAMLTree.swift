import SnaplineEnvironment

/// A value in a YAML file, with all that a formatter has to know of its writing.
struct YAMLPart {
  enum Content {
    case scalar(String, Style)
    case alias(String)
    case list([YAMLPart])
    case mapping([YAMLPair])
  }

  enum Style {
    case plain, single, double, literal, folded
  }

  var content: Content
  var anchor: String?
  /// Whether it is a list or a mapping in brackets, or stands in one.
  var isFlow = false
  /// From its first token, an anchor included, to behind its last one.
  var range: Range<Int>
  /// Where what is behind an anchor begins.
  var bodyStart: Int

  /// Whether nothing at all is written.
  var isEmpty: Bool { range.isEmpty }

  /// Up to where comments belong to the line that it begins on, or stand before all that is in it.
  var openEnd: Int {
    guard isFlow else { return bodyStart }
    return switch content {
    case .list(let items): items.first?.range.lowerBound ?? bodyStart
    case .mapping(let pairs): pairs.first?.key.range.lowerBound ?? bodyStart
    case .scalar, .alias: bodyStart
    }
  }

  /// How many values it holds itself.
  var count: Int {
    switch content {
    case .list(let items): items.count
    case .mapping(let pairs): pairs.count
    case .scalar, .alias: 0
    }
  }

  var isCollection: Bool {
    switch content {
    case .list, .mapping: true
    case .scalar, .alias: false
    }
  }
}

struct YAMLPair {
  var key: YAMLPart
  var value: YAMLPart
}

/// A comment, from its sign to the end of its line.
struct YAMLComment {
  let range: Range<Int>
  let line: Int
  /// How many characters stand before it on its line.
  let column: Int
  /// Whether these are spaces alone.
  let isOwnLine: Bool
}

/// What a YAML file has in it: its values in their order, and the comments between them.
///
/// It is made from a file that was read without a fault.
struct YAMLTree {
  let source: Source
  private(set) var root: YAMLPart
  private(set) var comments: [YAMLComment] = []

  /// The texts of all comments, those behind the signs of blocks included.
  var commentTexts: [String] {
    comments.map { source.text(of: $0.range).withoutTrailingSpaces } + root.headerComments(source)
  }

  init?(_ source: Source, limits: Limits) {
    var builder = YAMLTreeBuilder(source, limits: limits)
    guard let root = builder.root() else { return nil }
    (self.source, self.root, comments) = (source, root, builder.comments)
  }
}

extension YAMLPart {
  /// The comments behind `|` and `>`, which belong to these.
  fileprivate func headerComments(_ source: Source) -> [String] {
    switch content {
    case .scalar(_, .literal), .scalar(_, .folded): [headerComment(source)].compactMap(\.self)
    case .scalar, .alias: []
    case .list(let items): items.flatMap { $0.headerComments(source) }
    case .mapping(let pairs):
      pairs.flatMap { $0.key.headerComments(source) + $0.value.headerComments(source) }
    }
  }

  /// The comment behind the sign of a block.
  func headerComment(_ source: Source) -> String? {
    let header = source.text(of: bodyStart..<range.upperBound).prefix { !$0.isYAMLBreak }
    return header.firstIndex(of: "#").map { String(header[$0...]).withoutTrailingSpaces }
  }
}

extension String {
  var withoutTrailingSpaces: String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }
}

extension Character {
  /// Whether the character ends a line in YAML 1.2; others do so only in other languages.
  var isYAMLBreak: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
