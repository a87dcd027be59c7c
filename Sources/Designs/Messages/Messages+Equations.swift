/// What can be wrong with equations among nodes.
extension Message {
  static func equationSyntax(wanted: String, found: String) -> Message {
    let word = found.filter { $0 != "'" }
    let meant = wanted.contains("'standard'") ? suggestion(for: word, among: ["standard"]) : nil
    return Message(
      "equation",
      "\(wanted) should stand here, not \(found)",
      remedy: meant
        ?? (found.hasPrefix("'%")
          ? "write a part of another size, such as 0.5 * superview.width"
          : "write one such as title.width == 40, or title.top == superview.top + 8")
    )
  }

  static func unknownRelation(_ sign: String) -> Message {
    let meant =
      switch sign {
      case "=", "===": "=="
      case "<", "=<", "≤": "<="
      case "!=", "!==", "<>", "≠": "<= or >=, as no equation keeps a value out"
      default: ">="
      }
    return Message("equation", "no relation is written '\(sign)'", remedy: "write \(meant)")
  }

  static func spacesAround(_ sign: String) -> Message {
    Message("equation", "spaces are missing around '\(sign)'", remedy: "write ' \(sign) '")
  }

  static func bareAttribute(_ name: String) -> Message {
    let isAttribute = Equation.Attribute(rawValue: name) != nil
    return Message(
      "equation",
      isAttribute ? "whose \(name)?" : "'\(name.shortened)' needs an attribute",
      remedy: isAttribute
        ? "write self.\(name) or superview.\(name)" : "write \(name.shortened).top"
    )
  }

  static func unknownAttribute(_ name: String, among known: [String]) -> Message {
    Message(
      "equation",
      "a view has no '\(name.shortened)'",
      remedy: suggestion(for: name, among: known) ?? "one of " + known.joined(separator: ", ")
    )
  }

  static func baselineOfArea(_ attribute: Equation.Attribute) -> Message {
    Message(
      "equation",
      "an area has no text, and no '\(attribute.rawValue)'",
      remedy: "compare with top, centerY, bottom"
    )
  }

  static func axisMix(_ one: Equation.Attribute, _ other: Equation.Attribute) -> Message {
    let positions = [one.kind.position, other.kind.position].compactMap(\.self)
    return Message(
      "equation-axis",
      positions.count == 2
        ? "a \(positions[0]) and a \(positions[1]) position"
        : "\(one.kind.phrase) and \(other.kind.phrase)",
      remedy: "compare \(one.rawValue) with \(one.kind.partners)"
    )
  }

  static func sideMix(_ one: Equation.Attribute, _ other: Equation.Attribute) -> Message {
    Message(
      "equation-axis",
      "'\(one.rawValue)' and '\(other.rawValue)' don't mix",
      cause: "one is a side of the screen, the other turns round with the direction of reading",
      remedy: "compare leading and trailing with each other, or left and right"
    )
  }

  static func positionConstant(
    _ name: String,
    _ attribute: Equation.Attribute,
    _ sum: String
  ) -> Message {
    Message(
      "position-constant",
      "a position needs another one",
      remedy: "write \(name).\(attribute.rawValue) == superview.\(attribute.rawValue) \(sum)"
    )
  }

  static let constantsAlone = Message(
    "equation",
    "two numbers, and no view between them",
    remedy: "name a view on one side, such as superview.width == 40"
  )

  static let mixedRelations = Message(
    "equation",
    "a chain says <= or >=, not both",
    remedy: "make it two lines"
  )

  static func listLengths(_ one: Int, _ other: Int) -> Message {
    Message(
      "equation",
      "a list of \(one) and a list of \(other) don't pair",
      remedy: "name \(one) view\(one == 1 ? "" : "s") on the right, or one for all of them"
    )
  }

  package static func sameTwice(_ item: Equation.Item, _ attribute: Equation.Attribute) -> Message {
    let path = [item.name, item.area?.rawValue, attribute.rawValue].compactMap(\.self)
    return Message(
      "equation",
      "'\(path.joined(separator: ".").shortened)' is compared with itself",
      remedy: "name another view or attribute on one side"
    )
  }

  static func onlyVisual(_ key: String) -> Message {
    Message(
      "visual-format",
      "'\(key)' belong to a visual format, and this is an equation",
      remedy: key == "metrics"
        ? "write the numbers into the equation" : "write 'visual' in place of 'equation'"
    )
  }

  static func duplicateLabel(_ label: String, line: Int) -> Message {
    Message(
      "duplicate-label",
      "a constraint is called '\(label.shortened)' already (line \(line))",
      remedy: "choose another label, or leave it out"
    )
  }

  static let pixelsInEquation = Message(
    "equation",
    "equations are in points",
    remedy: "leave out px"
  )
}

extension Equation.Attribute.Kind {
  fileprivate var phrase: String {
    switch self {
    case .horizontal: "a horizontal position"
    case .vertical: "a vertical position"
    case .dimension: "a size"
    case .edges: "all edges"
    case .center: "a centre"
    case .size: "both sizes"
    }
  }

  fileprivate var position: String? {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    default: nil
    }
  }

  fileprivate var partners: String {
    switch self {
    case .horizontal: "leading, centerX, trailing"
    case .vertical: "top, centerY, bottom"
    case .dimension: "width, height"
    case .edges: "edges"
    case .center: "center"
    case .size: "size"
    }
  }
}
