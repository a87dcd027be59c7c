import SnapKit
import TestSupport
import Testing
import UIKit

/// The table of what constants come to, attribute by attribute.
///
/// In turn, as the direction of insets is one for all.
@Suite(.serialized) struct `A constant` {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The attributes of a row, with those that count alike.
  private static let rows: [[Attribute]] = [
    [.left, .leftMargin], [.top, .firstBaseline, .topMargin], [.right, .rightMargin],
    [.bottom, .lastBaseline, .bottomMargin], [.leading, .leadingMargin],
    [.trailing, .trailingMargin], [.width], [.height], [.centerX, .centerXWithinMargins],
    [.centerY, .centerYWithinMargins],
  ]

  private struct Column: Sendable {
    var form: String
    var says: @Sendable (ConstraintMakerEditable) -> ConstraintMakerEditable
    var comesTo: [CGFloat]
    /// Under right-to-left, where it differs.
    var rightToLeft: [CGFloat]?
  }

  private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private static let directional = NSDirectionalEdgeInsets(
    top: 1,
    leading: 2,
    bottom: 3,
    trailing: 4
  )

  private static let columns = [
    Column(
      form: "offset(10)",
      says: { $0.offset(10) },
      comesTo: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10]
    ),
    Column(
      form: "inset(10)",
      says: { $0.inset(10) },
      comesTo: [10, 10, -10, -10, 10, -10, -20, -20, 0, 0]
    ),
    Column(
      form: "inset(UIEdgeInsets)",
      says: { $0.inset(insets) },
      comesTo: [2, 1, -4, -3, 2, -4, -6, -4, -1, -1],
      rightToLeft: [2, 1, -4, -3, 4, -2, -6, -4, -1, -1]
    ),
    Column(
      form: "inset(NSDirectionalEdgeInsets)",
      says: { $0.inset(directional) },
      comesTo: [2, 1, -4, -3, 2, -4, -6, -4, -1, -1],
      rightToLeft: [4, 1, -2, -3, 2, -4, -6, -4, -1, -1]
    ),
    Column(
      form: "offset, then inset: the last one counts",
      says: { $0.offset(99).inset(10) },
      comesTo: [10, 10, -10, -10, 10, -10, -20, -20, 0, 0]
    ),
  ]

  @Test(arguments: columns.indices, [false, true])
  func `that is added is what the table says`(_ index: Int, _ isRightToLeft: Bool) throws {
    let column = Self.columns[index]
    ConstraintConfig.interfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    let expected = isRightToLeft ? column.rightToLeft ?? column.comesTo : column.comesTo
    for (attributes, constant) in zip(Self.rows, expected) {
      for attribute in attributes {
        let (parent, view) = pair()
        view.snp.makeConstraints { make in
          _ = column.says(make.naming(attribute).equalTo(parent))
        }
        let made = try #require(parent.constraints.first)
        #expect(made.constant == constant, "\(column.form) at \(attribute)")
        #expect(made.secondItem === parent && made.secondAttribute == attribute)
      }
    }
  }

  /// What a target that is no item comes to: the attribute of the superview, and the constant.
  @Test func `that is the target is what the table says`() throws {
    let targets: [(any ConstraintRelatableTarget, [CGFloat])] = [
      (10, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10]),
      (CGPoint(x: 5, y: 6), [5, 6, 5, 6, 5, 5, 0, 0, 5, 6]),
      (CGSize(width: 7, height: 8), [0, 0, 0, 0, 0, 0, 7, 8, 0, 0]),
      (Self.insets, [2, 1, -4, -3, 2, -4, -6, -4, 2, 1]),
      (Self.directional, [2, 1, -4, -3, 2, -4, -6, -4, 2, 1]),
    ]
    for (target, expected) in targets {
      for (attributes, constant) in zip(Self.rows, expected) {
        // A centre within margins counts from that of the superview, and isn't in the table.
        for attribute in attributes where !attribute.isCenterWithinMargins {
          try expect(constant, at: attribute, equalTo: target)
        }
      }
    }
  }

  private func expect(
    _ constant: CGFloat,
    at attribute: Attribute,
    equalTo target: any ConstraintRelatableTarget
  ) throws {
    let (parent, view) = pair()
    view.snp.makeConstraints { make in make.naming(attribute).equalTo(target) }
    let made = try #require((parent.constraints + view.constraints).first)
    #expect(made.constant == constant, "\(target) at \(attribute)")
    switch attribute {
    case .width, .height:
      #expect(made.secondItem == nil && made.secondAttribute == .notAnAttribute)
    case .centerX: #expect(made.secondItem === parent && made.secondAttribute == .left)
    case .centerY: #expect(made.secondItem === parent && made.secondAttribute == .top)
    default: #expect(made.secondItem === parent && made.secondAttribute == attribute)
    }
  }

  @Test func `takes its sign from the side that it is compared with`() {
    let (parent, view) = pair()
    let other = UIView()
    parent.addSubview(other)
    view.snp.makeConstraints { make in
      make.top.equalTo(other.snp.bottom).inset(8)
      make.right.equalTo(other.snp.left).inset(8)
    }
    expectEqual(parent.constraints.map(\.constant), [-8, 8])
  }

  @Test func `given as the target is lost to what is added`() {
    let (parent, view) = pair()
    view.snp.makeConstraints { make in
      make.left.equalTo(10).inset(3)
      make.right.equalTo(10).offset(3)
      make.edges.equalTo(Self.insets)
    }
    expectEqual(parent.constraints.map(\.constant), [3, 3, 2, 1, -4, -3])
  }

  @Test func `is a number of any type`() {
    let (parent, view) = pair()
    view.snp.makeConstraints { make in
      make.left.equalTo(3 as Int)
      make.left.equalTo(parent).offset(3 as UInt)
      make.left.equalTo(parent).inset(3 as Float)
      make.left.equalTo(3 as Double)
      make.left.equalTo(parent).offset(3 as CGFloat)
    }
    expectEqual(parent.constraints.map(\.constant), [3, 3, 3, 3, 3])
  }

  private func pair() -> (parent: UIView, view: UIView) {
    let (parent, view) = (UIView(), UIView())
    parent.addSubview(view)
    return (parent, view)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isCenterWithinMargins: Bool {
    self == .centerXWithinMargins || self == .centerYWithinMargins
  }
}

extension ConstraintMaker {
  /// The chain that an attribute begins.
  func naming(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintMakerExtendable {
    switch attribute {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    case .leading: leading
    case .trailing: trailing
    case .width: width
    case .height: height
    case .centerX: centerX
    case .centerY: centerY
    case .lastBaseline: lastBaseline
    case .firstBaseline: firstBaseline
    case .leftMargin: leftMargin
    case .rightMargin: rightMargin
    case .topMargin: topMargin
    case .bottomMargin: bottomMargin
    case .leadingMargin: leadingMargin
    case .trailingMargin: trailingMargin
    case .centerXWithinMargins: centerXWithinMargins
    case .centerYWithinMargins: centerYWithinMargins
    case .notAnAttribute: fatalError("a test names an attribute")
    }
  }
}
