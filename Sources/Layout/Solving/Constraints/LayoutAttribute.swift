public import SnaplineGeometry

extension LayoutConstraint {
  /// A side, centre, size or baseline of an item; the raw values are UIKit's.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    /// UIKit's older name for `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides of a constraint compare; the raw values are UIKit's.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public typealias Axis = SnaplineGeometry.Axis
}

extension LayoutConstraint.Attribute {
  package var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// The axis of a position; nothing of a size.
  package var positionAxis: Axis? { isSize ? nil : axis }

  /// Whether the attribute follows the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a fixed horizontal side.
  var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute of the rectangle itself, and whether it's measured within the margins.
  var withoutMargins: (attribute: Self, inMargins: Bool) {
    switch self {
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    default: (self, false)
    }
  }

  /// The attribute on fixed sides under a direction of reading.
  func onFixedSide(rightToLeft: Bool) -> Self {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    default: self
    }
  }
}
