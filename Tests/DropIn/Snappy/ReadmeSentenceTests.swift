import Snappy
import TestSupport
import Testing
import UIKit

/// What Snappy's README says between its examples, and what it doesn't show a frame of.
@Suite struct `Sentences of Snappy's README` {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view1 = UIView()
  let view2 = UIView()
  let padding = UIEdgeInsetsMake(10, 10, 10, 10)
  private let filled = CGRect(x: 10, y: 10, width: 280, height: 180)

  init() {
    superview.addSubview(view1)
    superview.addSubview(view2)
  }

  private var made: [NSLayoutConstraint] { superview.constraints }

  @Test func `constraintsWithVisualFormat returns an array`() {
    view1.translatesAutoresizingMaskIntoConstraints = false
    for format in ["H:|-10-[view1]-10-|", "V:|-10-[view1]-10-|"] {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format,
        metrics: nil,
        views: ["view1": view1]
      )
      #expect(constraints.count == 2)
      superview.addConstraints(constraints)
    }
    superview.layoutIfNeeded()
    #expect(view1.frame == filled)
  }

  @Test func `with is an optional semantic filler`() {
    view1.snp_makeConstraints { make in
      make.top.equalTo(superview.snp_top).offset(padding.top)
      make.left.with.equalTo(superview.snp_left).with.offset(padding.left)
      make.bottom.and.right.equalTo(superview).with.and.offset(-padding.right)
    }
    superview.layoutIfNeeded()
    #expect(view1.frame == filled)
  }

  @Test func `a single line needs no return any more`() {
    view1.snp_makeConstraints { make in make.edges.equalTo(superview).with.insets(padding) }
    superview.layoutIfNeeded()
    #expect(view1.frame == filled)
  }

  @Test func `adds constraints to the appropriate view`() {
    let inner = UIView()
    view1.addSubview(inner)
    inner.snp_makeConstraints { make in
      make.top.equalTo(view1)
      make.left.equalTo(view2)
      make.width.equalTo(10)
    }
    expectEqual(view1.constraints.map(\.firstAttribute), [.top])
    expectEqual(made.map(\.firstAttribute), [.left])
    expectEqual(inner.constraints.map(\.firstAttribute), [.width])
  }

  @Test func `calls setTranslatesAutoresizingMaskIntoConstraints for you`() {
    #expect(view1.translatesAutoresizingMaskIntoConstraints)
    view1.snp_makeConstraints { make in make.edges.equalTo(superview) }
    #expect(!view1.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `not all things are created equal`() {
    view1.snp_makeConstraints { make in
      make.left.equalTo(view2)
      make.left.lessThanOrEqualTo(view2)
      make.left.greaterThanOrEqualTo(view2)
    }
    expectEqual(made.map(\.relation), [.equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  @Test func `a primitive for an alignment attribute is relative to the superview`() {
    view1.snp_makeConstraints { make in
      make.left.right.top.bottom.leading.trailing.centerX.centerY.equalTo(10)
    }
    #expect(made.count == 8)
    for constraint in made {
      #expect(constraint.secondItem === superview && constraint.constant == 10)
      #expect(constraint.secondAttribute == constraint.firstAttribute)
    }
  }

  @Test func `sizes can be set to constant values`() {
    view1.snp_makeConstraints { make in
      make.width.height.equalTo(10)
    }
    #expect(made.isEmpty && view1.constraints.count == 2)
    #expect(view1.constraints.allSatisfy { $0.secondItem == nil && $0.constant == 10 })
  }

  @Test func `priorityHigh, priorityMedium and priorityLow`() {
    view1.snp_makeConstraints { make in
      make.left.equalTo(view2).priority(600)
      make.left.equalTo(view2).priorityHigh()
      make.left.equalTo(view2).priorityMedium()
      make.left.equalTo(view2).priorityLow()
      _ = make.right.equalTo(view2).with.priorityHigh
      _ = make.right.equalTo(view2).with.priorityMedium
      _ = make.right.equalTo(view2).with.priorityLow
    }
    let named = [UILayoutPriority.defaultHigh, UILayoutPriority(500), .defaultLow]
    #expect(made.map(\.priority) == [UILayoutPriority(600)] + named + named)
    let middle = (UILayoutPriority.defaultHigh.rawValue + UILayoutPriority.defaultLow.rawValue) / 2
    #expect(named[1].rawValue == middle)
  }

  @Test func `convenience methods make multiple constraints at the same time`() {
    view1.snp_makeConstraints { make in
      make.edges.equalTo(view2)
      make.size.greaterThanOrEqualTo(view2)
      make.center.equalTo(view2)
    }
    let several: [NSLayoutConstraint.Attribute] = [
      .left, .top, .right, .bottom, .width, .height, .centerX, .centerY,
    ]
    #expect(made.map(\.firstAttribute) == several && made.map(\.secondAttribute) == several)
    #expect(made.allSatisfy { $0.secondItem === view2 })
    #expect(made.map { $0.relation == .greaterThanOrEqual }.count { $0 } == 2)
  }

  @Test func `references in a local variable and in an array`() {
    var edges: [Constraint] = []
    var width: Constraint?
    view1.snp_makeConstraints { make in
      edges.append(make.left.equalTo(superview).offset(10))
      edges.append(make.top.equalTo(superview).offset(20))
      width = make.width.equalTo(superview)
    }
    for edge in edges { edge.uninstall() }
    expectEqual(made.map(\.firstAttribute), [.width])
    width?.uninstall()
    #expect(made.isEmpty)
  }

  @Test func `snp_remakeConstraints removes all that Snappy installed, and nothing else`() {
    let plain = view1.heightAnchor.constraint(equalTo: superview.heightAnchor)
    plain.isActive = true
    view1.snp_makeConstraints { make in make.left.right.equalTo(superview) }
    view1.snp_makeConstraints { make in make.width.equalTo(10) }
    view1.snp_remakeConstraints { make in make.top.equalTo(superview) }
    #expect(made.map(\.firstAttribute) == [.height, .top] && view1.constraints.isEmpty)
    #expect(plain.isActive)
  }
}
