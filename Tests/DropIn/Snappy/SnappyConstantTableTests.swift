import Snappy
import TestSupport
import Testing
import UIKit

/// The tables of what a chain's constants come to, attribute by attribute.
@Suite struct `A chain's constant` {
  private static let insets = UIEdgeInsetsMake(1, 2, 3, 4)

  /// What a form of a constant comes to at left, top, right, bottom, leading, trailing, baseline,
  /// width, height, centerX and centerY.
  static let rows: [(form: String, describe: @Sendable (Constraint) -> Constraint, [CGFloat])] = [
    ("equalTo(10)", { $0.equalTo(10) }, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]),
    ("snp_equalTo(10)", { $0.snp_equalTo(10) }, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]),
    ("offset(10)", { $0.offset(10) }, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]),
    (
      "equalTo(10).offset(5)", { $0.equalTo(10).offset(5) },
      [15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15]
    ),
    (
      "equalTo(CGSize)", { $0.equalTo(CGSizeMake(7, 8)) }, [0, 0, 0, 0, 0, 0, 0, 7, 8, 0, 0]
    ),
    ("offset(CGSize)", { $0.offset(CGSizeMake(7, 8)) }, [0, 0, 0, 0, 0, 0, 0, 7, 8, 0, 0]),
    (
      "equalTo(CGPoint)", { $0.equalTo(CGPointMake(5, 6)) }, [5, 6, 5, 6, 0, 0, 0, 0, 0, 5, 6]
    ),
    ("offset(CGPoint)", { $0.offset(CGPointMake(5, 6)) }, [5, 6, -5, -6, 0, 0, 0, 0, 0, 5, 6]),
    (
      "equalTo(UIEdgeInsets)", { $0.equalTo(insets) }, [2, 1, -4, -3, 0, 0, 0, 0, 0, 0, 0]
    ),
    ("offset(UIEdgeInsets)", { $0.offset(insets) }, [2, 1, -4, -3, 0, 0, 0, 0, 0, 0, 0]),
    ("insets(UIEdgeInsets)", { $0.insets(insets) }, [2, 1, -4, -3, 0, 0, 0, 0, 0, 0, 0]),
    (
      "offset, then insets: the last one counts", { $0.offset(99).insets(insets) },
      [2, 1, -4, -3, 0, 0, 0, 0, 0, 0, 0]
    ),
  ]

  static let attributes:
    [(NSLayoutConstraint.Attribute, @Sendable (ConstraintMaker) -> Constraint)] =
      [
        (.left, { $0.left }), (.top, { $0.top }), (.right, { $0.right }), (.bottom, { $0.bottom }),
        (.leading, { $0.leading }), (.trailing, { $0.trailing }),
        (.lastBaseline, { $0.baseline }), (.width, { $0.width }), (.height, { $0.height }),
        (.centerX, { $0.centerX }), (.centerY, { $0.centerY }),
      ]

  @Test(arguments: rows.indices)
  func `is what the table says, from the superview or alone`(_ index: Int) throws {
    let row = Self.rows[index]
    for ((attribute, begin), expected) in zip(Self.attributes, row.2) {
      let (parent, view) = Self.pair()
      view.snp_makeConstraints { make in _ = row.describe(begin(make)) }
      let made = try #require(Self.constraint(of: view, in: parent))
      let isSize = attribute == .width || attribute == .height
      #expect(made.constant == expected, "\(row.form) at \(attribute)")
      #expect(made.firstItem === view && made.firstAttribute == attribute)
      #expect(made.secondItem === (isSize ? nil : parent))
      #expect(made.secondAttribute == (isSize ? .notAnAttribute : attribute))
      #expect(made.relation == .equal && made.multiplier == 1 && made.priority == .required)
    }
  }

  @Test(arguments: rows.indices)
  func `takes the part of the attribute that it is compared with`(_ index: Int) throws {
    let row = Self.rows[index]
    // Structs stand on the right by themselves there; what is added is added to another view's top.
    guard row.form.hasPrefix("offset") || row.form.hasPrefix("insets") else { return }
    let (parent, view) = Self.pair()
    view.snp_makeConstraints { make in _ = row.describe(make.bottom.equalTo(parent.snp_top)) }
    let made = try #require(Self.constraint(of: view, in: parent))
    #expect(made.secondAttribute == .top && made.constant == row.2[1], "\(row.form)")
  }

  @Test func `is a number of any type`() {
    let (parent, view) = Self.pair()
    view.snp_makeConstraints { make in
      make.left.equalTo(3 as Int)
      make.top.equalTo(3 as UInt)
      make.right.equalTo(3 as Float)
      make.bottom.equalTo(3 as Double)
      make.centerX.equalTo(3 as CGFloat)
    }
    expectEqual(parent.constraints.map(\.constant), [3, 3, 3, 3, 3])
  }

  static func pair() -> (parent: UIView, view: UIView) {
    let (parent, view) = (UIView(), UIView())
    parent.addSubview(view)
    return (parent, view)
  }

  static func constraint(of view: UIView, in parent: UIView) -> NSLayoutConstraint? {
    let all = view.constraints + parent.constraints
    return all.count == 1 ? all[0] : nil
  }
}
