/// A question to the data, as a design writes it: `{{order.total | currency(EUR)}}`.
package struct Placeholder: Sendable, Hashable {
  /// The names that lead to the value; digits index a list from 0.
  package var path: [String]
  /// Whether the value may be missing.
  package var isOptional: Bool
  package var filters: [FilterCall]

  package init(path: [String], isOptional: Bool = false, filters: [FilterCall] = []) {
    self.path = path
    self.isOptional = isOptional
    self.filters = filters
  }

  /// The path as it is written.
  package var name: String { path.joined(separator: ".") }
}

/// A filter with what stands in its parentheses.
package struct FilterCall: Sendable, Hashable {
  package var name: String
  package var arguments: [FilterArgument]
  /// Where the name stands in the text of the whole scalar, in bytes.
  package var range: Range<Int>

  package init(name: String, arguments: [FilterArgument] = [], range: Range<Int> = 0..<0) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

/// An argument of a filter: its text, and whether it stood in single quotes.
package struct FilterArgument: Sendable, Hashable {
  package var text: String
  package var isQuoted: Bool

  package init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
  }
}
