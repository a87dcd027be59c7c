import SnaplineMakers

/// A maker, of which each attribute begins a chain, or a chain, which an attribute continues.
public protocol ConstraintNaming {
  func _naming(_ attributes: ConstraintAttributes) -> Constraint
}

/// A set of attributes, for which a name such as `edges` stands.
public struct ConstraintAttributes {
  let set: AttributeSet
  init(_ set: AttributeSet) { self.set = set }
}

extension ConstraintNaming {
  public var left: Constraint { naming(.left) }
  public var top: Constraint { naming(.top) }
  public var right: Constraint { naming(.right) }
  public var bottom: Constraint { naming(.bottom) }
  public var leading: Constraint { naming(.leading) }
  public var trailing: Constraint { naming(.trailing) }
  public var width: Constraint { naming(.width) }
  public var height: Constraint { naming(.height) }
  public var centerX: Constraint { naming(.centerX) }
  public var centerY: Constraint { naming(.centerY) }
  public var baseline: Constraint { naming(.lastBaseline) }
  public var firstBaseline: Constraint { naming(.firstBaseline) }
  public var leftMargin: Constraint { naming(.leftMargin) }
  public var topMargin: Constraint { naming(.topMargin) }
  public var rightMargin: Constraint { naming(.rightMargin) }
  public var bottomMargin: Constraint { naming(.bottomMargin) }
  public var leadingMargin: Constraint { naming(.leadingMargin) }
  public var trailingMargin: Constraint { naming(.trailingMargin) }
  public var centerXWithinMargins: Constraint { naming(.centerXWithinMargins) }
  public var centerYWithinMargins: Constraint { naming(.centerYWithinMargins) }

  func naming(_ attributes: AttributeSet) -> Constraint {
    _naming(ConstraintAttributes(attributes))
  }
}
