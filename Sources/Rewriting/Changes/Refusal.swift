/// What can't be rewritten: where, what, and the way out.
package struct Refusal: Hashable, Sendable {
  package let line: Int
  /// Counted from 1, in bytes as the compiler counts.
  package let column: Int
  package let message: String
  /// What to write instead.
  package let remedy: String
}
