/// How a view may stand on an axis.
protocol AlignWord: Enumerator {
  static var axisName: String { get }
  var operation: AxisOperation { get }
}

/// The same, whichever axis it is.
package enum AxisOperation: Sendable {
  case fill, center, start, end, none, standard
}

package enum HorizontalAlignWord: String, AlignWord {
  case fill, center, leading, trailing, none, `default`
  static let axisName = "horizontally"

  package var operation: AxisOperation {
    switch self {
    case .fill: .fill
    case .center: .center
    case .leading: .start
    case .trailing: .end
    case .none: .none
    case .default: .standard
    }
  }
}

package enum VerticalAlignWord: String, AlignWord {
  case fill, center, top, bottom, none, `default`
  static let axisName = "vertically"

  package var operation: AxisOperation {
    switch self {
    case .fill: .fill
    case .center: .center
    case .top: .start
    case .bottom: .end
    case .none: .none
    case .default: .standard
    }
  }
}

/// How a view stands on an axis, in what: `center in safeArea`, `attached leading`.
///
/// Its words are those of one axis.
package struct AxisTerm<Align> {
  package var operation: AxisOperation
  package var area: Anchorable?
  package var between: Anchorable?
  package var overflows = false
  package var isAttached = false

  package var anchorables: [Anchorable] { [area, between].compactMap(\.self) }
}

extension AxisTerm: Sendable {}

extension AxisTerm: DesignValue where Align: AlignWord {
  private static var align: Key<Align> { Key("align", "The alignment.", standard: "fill") }
  private static var area: Key<Anchorable> { Key("in", "The area for the alignment.") }
  private static var between: Key<Anchorable> {
    Key("between", "The area that the view stays in if it is centred in another one.")
  }
  private static var overflow: Key<Bool> {
    Key("overflow", "Whether the view may extend beyond the area.", standard: "false")
  }
  private static var attached: Key<Bool> {
    Key("attached", "Whether the sibling is used in place of the superview.", standard: "false")
  }
  private static var words: [any Word] { [align, area, between, overflow, attached] }

  static var schema: JSONValue { .anyOf(Written.schema, .object(of: words)) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> AxisTerm? {
    guard node.mapping != nil else {
      var term = Written.read(node, at: spot, in: reading)?.term
      term?.area?.span = node.span
      term?.between?.span = node.span
      return term
    }
    guard let values = reading.object(node, by: words, at: spot),
      let align = values[align] ?? Align(rawValue: "fill")
    else { return nil }
    let term = AxisTerm(
      operation: align.operation,
      area: values[area],
      between: values[between],
      overflows: values[overflow] ?? false,
      isAttached: values[attached] ?? false
    )
    if term.between != nil, term.area == nil || align.operation != .center {
      reading.report(.betweenAlone, at: node.span.prefix(1))
    }
    return term
  }

  struct Written: ScalarValue {
    var term: AxisTerm

    static var meaning: String { "how a view stands \(Align.axisName)" }
    static var remedy: String {
      "write \(words.joined(separator: ", ")), or 'center in safeArea'"
    }
    static var pattern: String {
      #"(attached\s+)?(overflow\s+)?("# + words.joined(separator: "|") + ")"
        + #"(\s+in\s+"# + Anchorable.pattern + #"(\s+between\s+"# + Anchorable.pattern + ")?)?"
        + "|attached"
    }
    private static var words: [String] { Align.allCases.map(\.rawValue) }

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Written? {
      var (overflows, isAttached) = (false, false)
      var word = scanner.nextWord()
      if word == "attached" {
        isAttached = true
        word = scanner.nextWord() ?? "fill"
      }
      if word == "overflow" {
        overflows = true
        word = scanner.nextWord()
      }
      guard let word else { return nil }
      guard let align = Align(rawValue: word) else {
        let spot = Spot(key: Align.axisName, owner: "placement")
        throw Misread(
          message: .unknownEnumerator(word, at: spot, among: words),
          range: 0..<scanner.bytes.count
        )
      }
      var term = AxisTerm(operation: align.operation, overflows: overflows, isAttached: isAttached)
      guard scanner.take("in ") else { return Written(term: term) }
      scanner.skipSpaces()
      guard let area = try Anchorable.parse(&scanner, in: reading) else { return nil }
      term.area = area
      scanner.skipSpaces()
      guard scanner.take("between ") else { return Written(term: term) }
      guard align.operation == .center else {
        throw Misread(message: .betweenAlone, range: 0..<scanner.bytes.count)
      }
      scanner.skipSpaces()
      guard let between = try Anchorable.parse(&scanner, in: reading) else { return nil }
      term.between = between
      return Written(term: term)
    }
  }
}

extension Scanner {
  /// The next word, with the spaces behind it.
  fileprivate mutating func nextWord() -> String? {
    guard let word = word() else { return nil }
    skipSpaces()
    return word
  }
}

extension Message {
  static let betweenAlone = Message(
    "wrong-value",
    "'between' goes with 'center in' an area",
    remedy: "write 'center in safeArea between superview'"
  )
}
