/// What stands written for a key, in words that don't depend on how a file is laid out.
package struct Writing: Sendable {
  package var name: String
  /// Whether it is what a view shows, and not how it looks or where it is.
  package internal(set) var isContent = false
  /// Of a condition the keys that it decides on.
  package internal(set) var decided: Set<String> = []
  /// The value as YAML would have it on one line, without comments and quotes.
  package let text: String
  /// Where the value stands, else its key.
  package let place: Span
  /// The place by which the value has a name, such as that of a style; nothing where it was made of
  /// others.
  package let named: Span?
  /// The texts with placeholders that the value was made of, from the one at the key outwards; none
  /// where it stands there as it is.
  package let templates: [WrittenTemplate]
  /// Where the pieces of data stand that it was made of.
  package let sources: [Span]
  private let node: Node

  init(name: String, node: Node, key: Span) {
    (self.name, self.node) = (name, node)
    let fillings = node.fillings
    (templates, sources) =
      fillings.isEmpty
      ? (node.localized, []) : (fillings.templates + node.localized, fillings.places)
    let written = node.writing
    // What stands for a page's number is nobody's word.
    text = PageText.isMarked(written) ? templates.first?.text ?? written : written
    place = node.place ?? key
    named = node.named(at: key, isFilled: !fillings.isEmpty)
  }

  /// The entries of a mapping, in the order of their names.
  package var entries: [Writing] {
    (node.mapping ?? []).map { Writing(name: $0.key, node: $0.value, key: $0.keySpan) }
      .sorted { $0.name < $1.name }
  }
}

/// A text as a view is given it.
package struct TextInWriting: Sendable {
  package let text: String
  package let span: Span
  fileprivate let node: Node

  /// Whether it doesn't stand so in the design, but was made of what does: of data, or of a text of
  /// the language in use.
  package var isMade: Bool { node.scalar.map { !node.isVerbatim($0) } ?? false }
}

extension Element {
  /// The texts that stand anywhere in what the view shows, with their lines.
  package var textLines: [TextInWriting] {
    content.nodes.sorted { $0.name < $1.name }.flatMap(\.node.texts)
  }
}

extension Node {
  fileprivate var texts: [TextInWriting] {
    switch content {
    case .scalar(let scalar):
      [TextInWriting(text: scalar.text, span: place ?? span, node: self)]
    case .list(let list): list.flatMap(\.texts)
    case .mapping(let entries): entries.flatMap(\.value.texts)
    case .unreadable: []
    }
  }

  /// Where a value stands that isn't written at its key: among the texts of a language, or in the
  /// data, if it was made of one piece or one entry.
  fileprivate var place: Span? {
    guard let scalar else { return span.fill?.place }
    if let place = scalar.textSpan { return place }
    if scalar.fills.count < 2 { return span.fill?.place }
    return scalar.isOfOneEntry ? span.fill?.entryPlace : nil
  }

  /// Where a value stands that is taken as it is, be it at its key.
  fileprivate func named(at key: Span, isFilled: Bool) -> Span? {
    if let place = scalar?.textSpan { return place }
    guard isFilled else { return key }
    guard let fill = span.fill, !fill.isFiltered, scalar?.fills.isEmpty ?? true,
      scalar?.localized == nil
    else { return nil }
    return fill.place
  }

  /// The key of a language's text, where the value is one.
  fileprivate var localized: [WrittenTemplate] {
    scalar?.localized.map { [$0] } ?? []
  }

  /// Whether a text stands letter by letter where it was read, be it folded or with escapes.
  fileprivate func isVerbatim(_ scalar: Scalar) -> Bool {
    if scalar.verbatimStart != nil { return true }
    func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    return letters(span.text).contains(letters(scalar.text))
  }

  /// The value on one line.
  fileprivate var writing: String {
    if let scalar { return scalar.text }
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch content {
    case .scalar(let scalar): text += scalar.text
    case .list(let list):
      text += "["
      for (place, node) in list.enumerated() {
        if place > 0 { text += ", " }
        node.write(to: &text)
      }
      text += "]"
    case .mapping(let entries):
      text += "{"
      for (place, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
        if place > 0 { text += ", " }
        text += entry.key + ": "
        entry.value.write(to: &text)
      }
      text += "}"
    case .unreadable: break
    }
  }
}
