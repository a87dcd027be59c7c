extension VisualFormat {
  /// Reads a text that may have at most as many bytes as the limit says.
  package init(_ text: String, limit: Int) throws(Fault) {
    var parser = try VisualFormatParser(text, limit: limit)
    self = try parser.parse()
  }

  /// The names of the views in its row.
  package var names: [String] { boxes.map(\.name.text) }

  /// The names that sizes are compared with, of views or of metrics.
  package var compared: [String] {
    boxes.flatMap(\.sizes).compactMap { size in
      if case .name(let name) = size.amount { name.text } else { nil }
    }
  }
}

extension VisualFormat.Amount {
  /// Where it stands, counted in characters.
  package var range: Range<Int> {
    switch self {
    case .number(_, let range): range
    case .name(let name): name.range
    }
  }
}
