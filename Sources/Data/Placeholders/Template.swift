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
  package static func mayHold(_ text: String) -> Bool { text.holdsBytes(of: "{{") }
}

extension String {
  /// Whether all bytes of a text stand in it, one after the other.
  ///
  /// For texts of plain letters the answer is that of a search for characters, which takes far longer.
  package func holdsBytes(of part: String) -> Bool {
    var rest = utf8[...]
    guard let first = part.utf8.first else { return true }
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
