package import SnaplineLayout

/// The attributes that a chain names, walked in the order in which they become constraints.
package struct AttributeSet: OptionSet, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No attribute.
  package init() { rawValue = 0 }

  private init(place: UInt32) { rawValue = 1 << place }

  package static let left = Self(place: 0)
  package static let top = Self(place: 1)
  package static let right = Self(place: 2)
  package static let bottom = Self(place: 3)
  package static let leading = Self(place: 4)
  package static let trailing = Self(place: 5)
  package static let width = Self(place: 6)
  package static let height = Self(place: 7)
  package static let centerX = Self(place: 8)
  package static let centerY = Self(place: 9)
  package static let lastBaseline = Self(place: 10)
  package static let firstBaseline = Self(place: 11)
  package static let leftMargin = Self(place: 12)
  package static let rightMargin = Self(place: 13)
  package static let topMargin = Self(place: 14)
  package static let bottomMargin = Self(place: 15)
  package static let leadingMargin = Self(place: 16)
  package static let trailingMargin = Self(place: 17)
  package static let centerXWithinMargins = Self(place: 18)
  package static let centerYWithinMargins = Self(place: 19)

  package static let edges: Self = [.left, .top, .right, .bottom]
  package static let horizontalEdges: Self = [.left, .right]
  package static let verticalEdges: Self = [.top, .bottom]
  package static let directionalEdges: Self = [.leading, .top, .trailing, .bottom]
  package static let directionalHorizontalEdges: Self = [.leading, .trailing]
  package static let directionalVerticalEdges: Self = [.top, .bottom]
  package static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  package static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  package static let size: Self = [.width, .height]
  package static let center: Self = [.centerX, .centerY]
  package static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]

  /// What each place stands for.
  private static let order: [LayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
}

extension AttributeSet {
  /// The attributes one by one.
  package struct Walk: Sequence, IteratorProtocol {
    fileprivate var rest: UInt32

    package var underestimatedCount: Int { rest.nonzeroBitCount }

    package mutating func next() -> LayoutConstraint.Attribute? {
      let place = rest.trailingZeroBitCount
      guard place < AttributeSet.order.count else { return nil }
      rest &= rest - 1
      return AttributeSet.order[place]
    }
  }

  package var each: Walk { Walk(rest: rawValue) }

  package var count: Int { rawValue.nonzeroBitCount }

  /// The one attribute there is; nothing where there are several or none.
  package var only: LayoutConstraint.Attribute? {
    guard count == 1 else { return nil }
    var walk = each
    return walk.next()
  }

  /// Whether an attribute among them is a position, which can't stand without a partner.
  package var hasPositions: Bool { !isSubset(of: .size) }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is a length, which may stand without a partner.
  package var isDimension: Bool { self == .width || self == .height }
}
