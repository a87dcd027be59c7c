public import Foundation

/// One attribute of an item, with a type that lets only attributes of the same kind be compared.
///
/// The methods that make constraints aren't open: their default arguments note the place in source.
open class LayoutAnchor<AnchorType: AnyObject>: NSObject, OperandHolding {
  let operand: Operand

  init(_ operand: Operand) { self.operand = operand }

  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(.equal, to: anchor, constant, Origin(file: file, line: line))
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: anchor, constant, Origin(file: file, line: line))
  }

  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: anchor, constant, Origin(file: file, line: line))
  }

  func relating(
    _ relation: LayoutConstraint.Relation,
    to other: LayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    _ constant: CGFloat,
    _ origin: Origin?
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint()
    constraint.define(
      operand,
      relation,
      other?.operand,
      multiplier: multiplier,
      constant: constant,
      origin: origin
    )
    return constraint
  }

  /// The item whose attribute this is.
  open var item: AnyObject? { operand.node?.item }

  /// The name in messages, such as `"title".leading`.
  open var name: String { operand.text }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any OperandHolding else { return false }
    return operand.node === other.operand.node && operand.attribute == other.operand.attribute
      && operand.start?.node === other.operand.start?.node
      && operand.start?.attribute == other.operand.start?.attribute
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(operand.node.map { ObjectIdentifier($0) })
    hasher.combine(operand.attribute)
    return hasher.finalize()
  }

  /// The distance from this anchor to `other`, along the axis of both.
  func distance(to other: LayoutAnchor<AnchorType>) -> LayoutDimension {
    LayoutDimension(
      Operand(
        node: other.operand.node,
        attribute: other.operand.attribute,
        from: Operand.Start(operand.node, operand.attribute)
      )
    )
  }
}
