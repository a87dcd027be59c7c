/// A sibling, and the spacing away from it: `title + 8`.
package struct Neighbour: DesignValue {
  package var anchorable: Anchorable
  /// Nothing said is the default in force.
  package var spacing: SpacingValue?

  private static let view = Key<Anchorable>("view", "The sibling, or a guide.")
  private static let spacing = Key<SpacingValue>("spacing", "The distance from it.", standard: "0")
  private static let words: [any Word] = [view, spacing]

  static var schema: JSONValue {
    .anyOf(Written.schema, .object(of: words, required: ["view"]))
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Neighbour? {
    guard node.mapping != nil else {
      var neighbour = Written.read(node, at: spot, in: reading)?.neighbour
      neighbour?.anchorable.span = node.span
      return neighbour
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    if !values.says("view") { reading.report(.missing("view", of: spot.key), at: node.span) }
    return values[view].map {
      Neighbour(anchorable: $0, spacing: values[spacing])
    }
  }

  package struct Written: ScalarValue {
    package var neighbour: Neighbour

    package static let meaning = "a sibling"
    package static let remedy = "write the id of a view, such as title, or 'title + 8'"
    package static let pattern =
      Anchorable.pattern + #"(\s+[+-]\s+(standard|[0-9]+(\.[0-9]+)?(px)?))?"#

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Written? {
      guard let anchorable = try Anchorable.parse(&scanner, in: reading) else { return nil }
      let spacing = try scanner.spacing(in: reading)
      return Written(neighbour: Neighbour(anchorable: anchorable, spacing: spacing))
    }
  }
}

extension Scanner {
  /// What is added behind a view or an edge.
  fileprivate mutating func spacing(in reading: Reading) throws(Misread) -> SpacingValue? {
    skipSpaces()
    let sign = take("+") ? 1.0 : take("-") ? -1.0 : 0
    guard sign != 0 else { return nil }
    skipSpaces()
    let start = position
    if word() == "standard" { return SpacingValue(length: Length(value: sign * 8)) }
    back(to: start)
    guard var length = try Length.parse(&self, in: reading) else {
      throw Misread(
        message: .notA(Length.meaning, text(rest), for: "spacing", remedy: Length.remedy),
        range: start..<max(start + 1, rest.upperBound)
      )
    }
    length.value *= sign
    return SpacingValue(length: length)
  }
}

/// An edge of something, and the spacing from it: `bottom of header + 8`.
package struct EdgeTerm<Edge> {
  package var edge: Edge
  package var of = Anchorable(base: .standard)
  /// Nothing said is the default in force.
  package var spacing: SpacingValue?
}

extension EdgeTerm: Sendable where Edge: Sendable {}

extension EdgeTerm: DesignValue where Edge: EdgeWord {
  private static var edge: Key<Edge> { Key("edge", "Which edge.") }
  private static var of: Key<Anchorable> {
    Key("of", "The view that has the edge.", standard: "superview")
  }
  private static var spacing: Key<SpacingValue> {
    Key("spacing", "The distance from it.", standard: "0")
  }
  private static var words: [any Word] { [edge, of, spacing] }

  static var schema: JSONValue {
    .anyOf(Written.schema, .object(of: words, required: ["edge"]))
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> EdgeTerm? {
    guard node.mapping != nil else {
      var term = Written.read(node, at: spot, in: reading)?.term
      term?.of.span = node.span
      return term
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    if !values.says("edge") { reading.report(.missing("edge", of: spot.key), at: node.span) }
    return values[edge].map {
      EdgeTerm(
        edge: $0,
        of: values[of] ?? Anchorable(base: .standard),
        spacing: values[spacing]
      )
    }
  }

  struct Written: ScalarValue {
    var term: EdgeTerm

    static var meaning: String { "a \(Edge.axisName) edge" }
    static var remedy: String {
      "write \(words.joined(separator: ", ")), or '\(words.last ?? "") of header'"
    }
    static var pattern: String {
      "(\(words.joined(separator: "|")))" + #"(\s+of\s+"# + Anchorable.pattern + ")?"
        + #"(\s+[+-]\s+(standard|[0-9]+(\.[0-9]+)?(px)?))?"#
    }
    private static var words: [String] { Edge.allCases.map(\.rawValue) }

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Written? {
      guard let edge = scanner.word().flatMap(Edge.init) else { return nil }
      var term = EdgeTerm(edge: edge)
      scanner.skipSpaces()
      if scanner.take("of ") {
        scanner.skipSpaces()
        guard let of = try Anchorable.parse(&scanner, in: reading) else { return nil }
        term.of = of
      }
      term.spacing = try scanner.spacing(in: reading)
      return Written(term: term)
    }
  }
}
