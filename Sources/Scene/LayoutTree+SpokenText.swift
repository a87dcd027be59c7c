extension LayoutTree {
  /// The text of each view that can be seen, one line a view, in drawing order.
  public var spokenText: String {
    nodes.reduce(into: "") { text, node in
      guard let said = node.text, !said.isEmpty, !node.isHidden else { return }
      text += (node.identifier ?? node.className) + ": " + said.onOneLine + "\n"
    }
  }
}

extension String {
  /// The text with its line breaks and backslashes escaped, so that it is one line and no other's.
  fileprivate var onOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\u{2028}", "\u{2029}", "\u{85}": text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
