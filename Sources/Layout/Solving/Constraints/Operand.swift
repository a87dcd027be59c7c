import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two.
struct Operand {
  let node: LayoutNode?
  let attribute: LayoutConstraint.Attribute
  /// Where a distance starts: the operand is then `attribute − start`.
  let start: Start?

  /// Apart, as few operands have one.
  final class Start {
    let node: LayoutNode?
    let attribute: LayoutConstraint.Attribute

    init(_ node: LayoutNode?, _ attribute: LayoutConstraint.Attribute) {
      self.node = node
      self.attribute = attribute
    }
  }

  init(
    node: LayoutNode?,
    attribute: LayoutConstraint.Attribute,
    from start: Start? = nil
  ) {
    self.node = node
    self.attribute = attribute
    self.start = start
  }

  /// An operand of anything that may stand in a constraint; an unknown item has no node.
  init(item: Any, attribute: LayoutConstraint.Attribute) {
    self.init(node: Operand.node(of: item), attribute: attribute)
  }

  /// The operand of what may be an optional that was passed as `Any`; nothing where nothing is in it.
  static func unlessNothing(_ item: Any, attribute: LayoutConstraint.Attribute) -> Operand? {
    let operand = Operand(item: item, attribute: attribute)
    let isNothing = operand.node == nil && (item as? any Wrapping)?.isNothing ?? false
    return isNothing ? nil : operand
  }

  /// Whether the operand is a length rather than a position.
  var isLength: Bool { attribute.isSize || start != nil }

  private static func node(of item: Any) -> LayoutNode? {
    // Also in an optional that was passed as `Any`.
    if let view = item as? View { return view.node }
    if let guide = item as? LayoutGuide { return guide.node }
    return nil
  }
}

/// An optional, whatever it wraps.
private protocol Wrapping {
  var isNothing: Bool { get }
}

extension Optional: Wrapping {
  fileprivate var isNothing: Bool {
    switch self {
    case .none: true
    case .some(let wrapped): (wrapped as? any Wrapping)?.isNothing ?? false
    }
  }
}
