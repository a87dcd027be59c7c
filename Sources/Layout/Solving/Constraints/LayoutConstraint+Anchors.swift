/// The sides of a constraint as anchors, whatever it was made with.
extension LayoutConstraint {
  /// An anchor that equals that of the first item, but is another object of another class.
  public final var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(first) }

  /// An anchor that equals that of the second item; nothing where there is no second item.
  public final var secondAnchor: LayoutAnchor<AnyObject>? { second.map { LayoutAnchor($0) } }
}

/// An anchor of any kind.
protocol OperandHolding: AnyObject {
  var operand: Operand { get }
}
