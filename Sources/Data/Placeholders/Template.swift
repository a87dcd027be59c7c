/// A text with placeholders in it, taken apart.
package struct Template: Sendable {
  package enum Piece: Sendable {
    /// Text that stands for itself; `\{{` has become `{{`.
    case text(String)
    case placeholder(Placeholder)
  }

  package struct Part: Sendable {
    package var piece: Piece
    /// Where it stands in the text, in bytes, braces included.
    package var range: Range<Int>
  }

  package var parts: [Part]

  /// The placeholder that is all there is; nothing where text stands beside it.
  package var only: Placeholder? {
    if parts.count == 1, case .placeholder(let placeholder) = parts[0].piece {
      placeholder
    } else {
      nil
    }
  }

  /// Whether a text may hold a placeholder: most don't, and are told apart at once.
  package static func mayHold(_ text: String) -> Bool {
    var isBehindBrace = false
    for byte in text.utf8 {
      let isBrace = byte == UInt8(ascii: "{")
      if isBrace, isBehindBrace { return true }
      isBehindBrace = isBrace
    }
    return false
  }
}
