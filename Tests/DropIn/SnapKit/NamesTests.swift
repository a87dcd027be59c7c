import SnapKit
import TestSupport
import Testing
import UIKit

/// What apps write in terms of the library's own types, beside their layouts.
extension UIView {
  fileprivate var safeArea: any ConstraintBasicAttributesDSL { safeAreaLayoutGuide.snp }
  fileprivate var anchorage: any ConstraintAttributesDSL { snp }
}

extension ConstraintBasicAttributesDSL {
  fileprivate var topCorner: [ConstraintItem] { [top, left] }
}

/// A view's attributes behind a type of an app's own.
private struct Shifted: ConstraintAttributesDSL {
  let view: UIView
  var target: AnyObject? { view }
}

extension ConstraintMaker {
  /// As wide as high, whatever the maker makes constraints for.
  fileprivate func square() {
    switch item {
    case let view as ConstraintView: width.equalTo(view.snp.height)
    case let guide as ConstraintLayoutGuide: width.equalTo(guide.snp.height)
    default: break
    }
  }
}

extension Constraint {
  fileprivate func move(_ amount: any ConstraintConstantTarget) {
    switch amount {
    case let insets as any ConstraintInsetTarget where !(amount is any ConstraintOffsetTarget):
      update(inset: insets)
    case let offset as any ConstraintOffsetTarget: update(offset: offset)
    default: break
    }
  }
}

@Suite struct `The names of the library's own types` {
  let parent = UIView()
  let view = UIView()

  init() { parent.addSubview(view) }

  @Test func `stand for what attributes are asked of`() {
    view.snp.makeConstraints { make in
      make.top.equalTo(parent.safeArea.top)
      make.lastBaseline.equalTo(parent.anchorage.lastBaseline)
      make.left.equalTo(Shifted(view: parent).leftMargin)
      make.bottom.greaterThanOrEqualTo(parent.snp.topCorner[0])
      make.right.greaterThanOrEqualTo(parent.snp.topCorner[1])
    }
    let made = parent.constraints
    expectEqual(made.map(\.secondAttribute), [.top, .lastBaseline, .leftMargin, .top, .left])
    #expect(made.first?.secondItem === parent.safeAreaLayoutGuide)
    #expect(made[2].secondItem === parent)
  }

  @Test func `stand for what a maker makes constraints for`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    view.snp.makeConstraints { $0.square() }
    guide.snp.makeConstraints { $0.square() }
    #expect(view.constraints.first?.secondItem === view)
    #expect(parent.constraints.first?.firstItem === guide)
    let items: [any LayoutConstraintItem] = [view, guide]
    #expect(items.contains { $0 === view } && items.contains { $0 === guide })
  }

  @Test func `stand for what a constant is made of`() throws {
    let constraint = try #require(
      view.snp.prepareConstraints { make in make.left.bottom.equalTo(parent) }.first
    )
    constraint.move(4)
    expectEqual(constraint.layoutConstraints.map(\.constant), [4, 4])
    constraint.move(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(constraint.layoutConstraints.map(\.constant), [2, -3])
    let others: [any ConstraintConstantTarget] = [CGSize.zero, CGPoint.zero]
    for other in others { constraint.move(other) }
    expectEqual(constraint.layoutConstraints.map(\.constant), [2, -3])
  }

  @Test func `tell attributes apart`() {
    #expect(view.snp.left == view.snp.left)
    #expect(view.snp.left != view.snp.right)
    #expect(view.snp.left != parent.snp.left)
    #expect(view.safeArea.top != view.snp.top)
    #expect(view.snp.size == Shifted(view: view).size)
  }

  @Test func `let constraints be taken out of one`() throws {
    let constraint = try #require(
      view.snp.prepareConstraints { make in make.edges.equalTo(parent) }.first
    )
    constraint.layoutConstraints.removeAll { $0.firstAttribute == .bottom }
    constraint.activate()
    expectEqual(parent.constraints.map(\.firstAttribute), [.left, .top, .right])
  }
}
