package import SnaplineDiagnostics

/// A value of a design that may be changed in its file, or the reason why it may not.
package struct EditableValue: Sendable {
  package enum Kind: String, Sendable {
    case number, priority, size, text, color
  }

  /// Bytes of a file.
  package struct Target: Hashable, Sendable {
    /// From the root.
    package let path: String
    package let range: Range<Int>
  }

  /// The keys that lead to it within its view, such as `insets.leading`.
  package let name: String
  package let kind: Kind
  package let value: String
  /// What it is a part of, where it is one: an equation, or a font.
  package let label: String
  package let place: Place
  package let target: Target?
  /// Why it can't be changed here.
  package let reason: String?
}
