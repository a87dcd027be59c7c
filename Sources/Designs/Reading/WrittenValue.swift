/// One scalar of a design as it stands in its file, for those who change it there.
package struct WrittenValue: Sendable {
  /// The keys that lead to it within its view, such as `insets.leading`.
  package let name: String
  package let text: String
  package let span: Span
  /// The bytes of the file that are the text letter by letter; nothing where escapes, folding or data
  /// came between.
  package let range: Range<Int>?
  /// Whether it stands without quotes and not as a block.
  package let isPlain: Bool
  /// What it comes from, where the file has a placeholder in its place.
  package let origin: String?
}

extension Values {
  /// Every scalar that was written, in the order of the file.
  package var scalars: [WrittenValue] {
    nodes.flatMap { name, node in node.writtenValues(named: name) }
      .sorted { $0.span.range.lowerBound < $1.span.range.lowerBound }
  }
}

extension Node {
  fileprivate func writtenValues(named name: String) -> [WrittenValue] {
    switch content {
    case .scalar(let scalar): [WrittenValue(name: name, scalar: scalar, span: span)]
    case .list(let list):
      list.enumerated().flatMap { $1.writtenValues(named: "\(name)[\($0 + 1)]") }
    case .mapping(let entries):
      entries.flatMap { $0.value.writtenValues(named: "\(name).\($0.key)") }
    case .unreadable: []
    }
  }
}

extension WrittenValue {
  fileprivate init(name: String, scalar: Scalar, span: Span) {
    self.name = name
    self.span = span
    text = scalar.text
    isPlain = scalar.isPlain
    let isFilled = span.fill != nil || !scalar.fills.isEmpty
    let language = scalar.localized == nil ? nil : "the texts of a language"
    origin = isFilled ? span.fill.map(\.text) ?? "its data" : language
    let length = scalar.text.utf8.count
    range =
      origin != nil || span.source.mended != nil
      ? nil : scalar.verbatimStart.map { $0..<$0 + length }
  }
}
