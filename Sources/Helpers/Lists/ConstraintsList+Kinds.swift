public import SnaplineGeometry
public import SnaplineLayout

import struct Foundation.CGFloat

extension ConstraintsList {
  public var allLeading: [LayoutConstraint] { all(.leading, .leadingMargin) }
  public var allTrailing: [LayoutConstraint] { all(.trailing, .trailingMargin) }
  public var allTop: [LayoutConstraint] { all(.top, .topMargin) }
  public var allBottom: [LayoutConstraint] { all(.bottom, .bottomMargin) }
  public var allCenterX: [LayoutConstraint] { all(.centerX, .centerXWithinMargins) }
  public var allCenterY: [LayoutConstraint] { all(.centerY, .centerYWithinMargins) }
  public var allHeight: [LayoutConstraint] { all(.height) }
  public var allWidth: [LayoutConstraint] { all(.width) }
  public var allFirstBaseline: [LayoutConstraint] { all(.firstBaseline) }
  public var allLastBaseline: [LayoutConstraint] { all(.lastBaseline) }
  /// Those on fixed sides, and those of nothing.
  public var others: [LayoutConstraint] {
    all(.left, .right, .leftMargin, .rightMargin, .notAnAttribute)
  }

  public var leading: LayoutConstraint? { allLeading.first }
  public var trailing: LayoutConstraint? { allTrailing.first }
  public var top: LayoutConstraint? { allTop.first }
  public var bottom: LayoutConstraint? { allBottom.first }
  public var centerX: LayoutConstraint? { allCenterX.first }
  public var centerY: LayoutConstraint? { allCenterY.first }
  public var height: LayoutConstraint? { allHeight.first }
  public var width: LayoutConstraint? { allWidth.first }
  public var firstBaseline: LayoutConstraint? { allFirstBaseline.first }
  public var lastBaseline: LayoutConstraint? { allLastBaseline.first }

  private func all(_ attributes: LayoutConstraint.Attribute...) -> [LayoutConstraint] {
    all.filter { attributes.contains($0.firstAttribute) }
  }

  /// The distances of the view from the area around it, if the list fills, pins edges or aligns.
  public var insets: DirectionalEdgeInsets {
    get {
      DirectionalEdgeInsets(
        top: top.map { -$0.constant } ?? 0,
        leading: leading.map { -$0.constant } ?? 0,
        bottom: bottom?.constant ?? 0,
        trailing: trailing?.constant ?? 0
      )
    }
    set {
      for constraint in allTop { constraint.constant = -newValue.top }
      for constraint in allLeading { constraint.constant = -newValue.leading }
      for constraint in allBottom { constraint.constant = newValue.bottom }
      for constraint in allTrailing { constraint.constant = newValue.trailing }
    }
  }

  /// The name of a list.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static func custom(_ value: String) -> Self { Self(rawValue: value) }

    public static let main = custom("main")
    public static let alternative = custom("alternative")
    public static let width = custom("width")
    public static let height = custom("height")
    public static let size = custom("size")
    public static let minimumWidth = custom("minimumWidth")
    public static let minimumHeight = custom("minimumHeight")
    public static let minimumSize = custom("minimumSize")
    public static let maximumWidth = custom("maximumWidth")
    public static let maximumHeight = custom("maximumHeight")
    public static let maximumSize = custom("maximumSize")
    public static let aspectRatio = custom("aspectRatio")
    /// The misspelling is that of the original, so that existing code compiles.
    public static let mimimumAspectRatio = custom("mimimumAspectRatio")
    public static let minimumAspectRatio = custom("minimumAspectRatio")
    public static let maximumAspectRatio = custom("maximumAspectRatio")
    public static let box = custom("box")
  }
}
