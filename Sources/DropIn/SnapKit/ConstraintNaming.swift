import SnaplineMakers

/// A maker, or a chain without a relation: both can be followed by attributes.
public protocol ConstraintNaming {
  associatedtype Named
  func _naming(_ attributes: ConstraintAttributes) -> Named
}

/// A set of attributes, for which a name such as `edges` stands.
public struct ConstraintAttributes {
  let set: AttributeSet
  init(_ set: AttributeSet = AttributeSet()) { self.set = set }
}

extension ConstraintNaming {
  func naming(_ attributes: AttributeSet) -> Named { _naming(ConstraintAttributes(attributes)) }
}

extension ConstraintNaming {
  public var left: Named { naming(.left) }
  public var top: Named { naming(.top) }
  public var right: Named { naming(.right) }
  public var bottom: Named { naming(.bottom) }
  public var leading: Named { naming(.leading) }
  public var trailing: Named { naming(.trailing) }
  public var width: Named { naming(.width) }
  public var height: Named { naming(.height) }
  public var centerX: Named { naming(.centerX) }
  public var centerY: Named { naming(.centerY) }
  public var lastBaseline: Named { naming(.lastBaseline) }
  public var firstBaseline: Named { naming(.firstBaseline) }

  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: Named { naming(.lastBaseline) }

  public var edges: Named { naming(.edges) }
  public var horizontalEdges: Named { naming(.horizontalEdges) }
  public var verticalEdges: Named { naming(.verticalEdges) }
  public var directionalEdges: Named { naming(.directionalEdges) }
  public var directionalHorizontalEdges: Named { naming(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: Named { naming(.directionalVerticalEdges) }
  public var size: Named { naming(.size) }
}

/// The attributes within margins.
extension ConstraintNaming {
  public var leftMargin: Named { naming(.leftMargin) }
  public var topMargin: Named { naming(.topMargin) }
  public var rightMargin: Named { naming(.rightMargin) }
  public var bottomMargin: Named { naming(.bottomMargin) }
  public var leadingMargin: Named { naming(.leadingMargin) }
  public var trailingMargin: Named { naming(.trailingMargin) }
  public var centerXWithinMargins: Named { naming(.centerXWithinMargins) }
  public var centerYWithinMargins: Named { naming(.centerYWithinMargins) }
  public var margins: Named { naming(.margins) }
  public var directionalMargins: Named { naming(.directionalMargins) }
  public var centerWithinMargins: Named { naming(.centerWithinMargins) }
}
