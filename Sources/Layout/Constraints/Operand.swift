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

  /// Whether the operand is a length rather than a position.
  var isLength: Bool { attribute.isSize || start != nil }

  private static func node(of item: Any) -> LayoutNode? {
    // An optional that was passed as `Any` arrives in its box.
    let object = item as AnyObject
    if let view = object as? View { return view.node }
    if let guide = object as? LayoutGuide { return guide.node }
    return nil
  }
}
