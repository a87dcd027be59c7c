/// The sides of a constraint as anchors, whatever it was made with.
extension LayoutConstraint {
  /// Equal to the anchor of the first item, though not the same object, nor of its class.
  public final var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(first) }

  /// Equal to the anchor of the second item; nothing where the constant stands alone.
  public final var secondAnchor: LayoutAnchor<AnyObject>? { second.map { LayoutAnchor($0) } }
}

/// An anchor of any kind.
protocol OperandHolding: AnyObject {
  var operand: Operand { get }
}
