import Foundation

extension LayoutConstraint {
  /// The constraint as people write it: `"title".leading == "card".leading + 8 @750`.
  package var formula: String { formula(constant: constant) }

  /// The same, with another constant.
  func formula(constant: CGFloat) -> String {
    var text = first.text + " " + relation.symbol + " "
    if let second {
      if multiplier != 1 { text += Self.number(multiplier) + " × " }
      text += second.text
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + Self.number(abs(constant)) }
    } else {
      text += Self.number(constant)
    }
    return priority.isRequired ? text : text + " @" + priority.number
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  /// Whether a side is the distance between two anchors, so that items and attributes tell half of it.
  package final var isOfDistances: Bool { terms.hasStarts }

  /// All that it names: the items, and where distances begin.
  package final var namedItems: [AnyObject] {
    [first.node, first.start?.node, second?.node, second?.start?.node].compactMap { $0?.item }
  }
}

extension LayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Operand {
  var text: String {
    let end = Self.text(node, attribute)
    return start.map { "(" + end + " - " + Self.text($0.node, $0.attribute) + ")" } ?? end
  }

  private static func text(_ node: LayoutNode?, _ attribute: LayoutConstraint.Attribute) -> String {
    let name = node?.view?.displayName ?? node?.guide?.displayName ?? "something gone"
    return name.asItem + "." + "\(attribute)"
  }
}
