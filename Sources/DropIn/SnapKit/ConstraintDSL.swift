import SnaplineLayout
import SnaplineMakers

/// The members that `snp` gives to anything with constraints.
public protocol ConstraintDSL {
  var target: AnyObject? { get }

  /// Names the view or guide in messages.
  func setLabel(_ value: String?)
  func label() -> String?
}

extension ConstraintDSL {
  public func setLabel(_ value: String?) {
    (target as? any Associating)?.hang(value.map(MessageLabel.init))
  }

  public func label() -> String? { (target as? any Associating)?.hung(MessageLabel.self)?.text }
}

/// The attributes of a view or guide, for the right side of a relation.
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {
  func _item(_ attributes: ConstraintAttributes) -> ConstraintItem
}

extension ConstraintBasicAttributesDSL {
  public func _item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(of: target, attributes)
  }

  fileprivate func item(_ attributes: AttributeSet) -> ConstraintItem {
    _item(ConstraintAttributes(attributes))
  }

  public var left: ConstraintItem { item(.left) }
  public var top: ConstraintItem { item(.top) }
  public var right: ConstraintItem { item(.right) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var edges: ConstraintItem { item(.edges) }
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  public var size: ConstraintItem { item(.size) }
  public var center: ConstraintItem { item(.center) }
}

/// The attributes that need a view's text or its margins.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  public var margins: ConstraintItem { item(.margins) }
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }

  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { lastBaseline }
}
