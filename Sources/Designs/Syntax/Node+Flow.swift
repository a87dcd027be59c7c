import SnaplineData

extension Node {
  /// The value as one line of YAML that can be pasted into a design; nothing where it is too long.
  var flow: String? {
    guard count <= Self.mostFlowNodes, let text = flowText, text.utf8.count <= Self.mostFlowBytes
    else { return nil }
    return text
  }

  /// The value as its author wrote it, where that is on one line and between brackets; else as `flow`.
  ///
  /// What was filled, repeated or translated is here as it is written, and not as it came out.
  var writtenFlow: String? { writtenOnOneLine ?? flow }

  /// A text as its author wrote it, without quotes: of a condition what it asks, and not what data answered.
  var writtenText: String? {
    guard let scalar else { return nil }
    let text = span.range.count <= Self.mostFlowBytes ? span.text : ""
    return text.isEmpty || text.contains { "\n\\".contains($0) } ? scalar.text : text.unquoted
  }

  private var writtenOnOneLine: String? {
    guard span.range.count <= Self.mostFlowBytes else { return nil }
    let text = span.text
    let isWhole =
      text.hasPrefix("[") && text.hasSuffix("]") || text.hasPrefix("{") && text.hasSuffix("}")
    return isWhole && !text.contains("\n") ? text : nil
  }

  /// A message with more than this in it isn't read to its end.
  private static let mostFlowBytes = 240
  private static let mostFlowNodes = 60

  private var flowText: String? {
    switch content {
    case .unreadable: return nil
    case .scalar(let scalar):
      // A text of a language is written as the mapping that names it.
      if let written = writtenOnOneLine { return written }
      // What came from data is written as the placeholder that brought it.
      return span.fill == nil ? scalar.flow : span.text.unquoted.quotedInYAML
    case .list(let list):
      let items = list.compactMap(\.flowText)
      return items.count == list.count ? "[" + items.joined(separator: ", ") + "]" : nil
    case .mapping(let entries): return entries.flow
    }
  }
}

extension [Entry] {
  /// The entries as a mapping on one line; nothing where a value can't be written so.
  fileprivate var flow: String? {
    let pairs = compactMap { entry -> String? in
      guard let value = Node(mapping: [entry], span: entry.keySpan).onlyValue else { return nil }
      return value.isEmpty ? entry.key + ":" : entry.key + ": " + value
    }
    return pairs.count == count ? "{" + pairs.joined(separator: ", ") + "}" : nil
  }
}

extension Node {
  /// A mapping of entries as one line, as far as that isn't too long.
  static func flow(of entries: [Entry]) -> String? {
    entries.first.flatMap { Node(mapping: entries, span: $0.keySpan).flow }
  }

  fileprivate var onlyValue: String? { mapping?.first?.value.flowText }
}

extension Scalar {
  /// The text as a value between brackets; in quotes where it had them to be a text in data.
  fileprivate var flow: String {
    if isNull { return "" }
    var needsQuotes = text.hasSuffix("?")
    if !isPlain {
      let bare = Scalar(text: text, isPlain: true, verbatimStart: nil)
      if case .text(_) = DataReader.value(of: bare) {} else { needsQuotes = true }
    }
    let written = text.utf8.count <= 40 ? text.inYAML : nil
    if let written, !needsQuotes { return written }
    let escaped = text.withoutControls.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    let isSafe = !needsQuotes && !text.contains { ",[]{}#:\"'*&!@`%|>\\".contains($0) }
    return isSafe ? text : "\"" + escaped.joined() + "\""
  }
}
