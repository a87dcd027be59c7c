import Snappy
import TestSupport
import Testing
import UIKit

/// The examples of Snappy's README, in today's Swift, and the frames that they describe.
@Suite struct `The README of Snappy` {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view1 = UIView()
  let view2 = UIView()
  let label = UILabel()
  let padding = UIEdgeInsetsMake(10, 10, 10, 10)
  private let filled = CGRect(x: 10, y: 10, width: 280, height: 180)

  init() {
    label.text = "Title"
    for view in [view1, view2, label] { superview.addSubview(view) }
    view2.frame = CGRect(x: 100, y: 50, width: 80, height: 60)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 30).isActive = true
    label.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20).isActive = true
  }

  private func frame(of view: UIView) -> CGRect {
    superview.layoutIfNeeded()
    #expect(superview.layoutDiagnostics.isEmpty, "\(superview.layoutDiagnostics)")
    return view.frame
  }

  @Test @available(*, deprecated, message: "as people wrote it then")
  func `what's wrong with NSLayoutConstraints`() {
    view1.setTranslatesAutoresizingMaskIntoConstraints(false)
    view1.backgroundColor = UIColor.greenColor()
    superview.addConstraints([
      NSLayoutConstraint(
        item: view1,
        attribute: NSLayoutConstraint.Attribute.top,
        relatedBy: NSLayoutConstraint.Relation.equal,
        toItem: superview,
        attribute: NSLayoutConstraint.Attribute.top,
        multiplier: 1.0,
        constant: padding.top
      ),
      NSLayoutConstraint(
        item: view1,
        attribute: NSLayoutConstraint.Attribute.left,
        relatedBy: NSLayoutConstraint.Relation.equal,
        toItem: superview,
        attribute: NSLayoutConstraint.Attribute.left,
        multiplier: 1.0,
        constant: padding.left
      ),
      NSLayoutConstraint(
        item: view1,
        attribute: NSLayoutConstraint.Attribute.bottom,
        relatedBy: NSLayoutConstraint.Relation.equal,
        toItem: superview,
        attribute: NSLayoutConstraint.Attribute.bottom,
        multiplier: 1.0,
        constant: -padding.bottom
      ),
      NSLayoutConstraint(
        item: view1,
        attribute: NSLayoutConstraint.Attribute.right,
        relatedBy: NSLayoutConstraint.Relation.equal,
        toItem: superview,
        attribute: NSLayoutConstraint.Attribute.right,
        multiplier: 1.0,
        constant: -padding.right
      ),
    ])
    #expect(frame(of: view1) == filled)
  }

  @Test func `prepare to meet your maker`() {
    view1.snp_makeConstraints { make in
      make.top.equalTo(superview.snp_top).with.offset(padding.top)
      make.left.equalTo(superview.snp_left).with.offset(padding.left)
      make.bottom.equalTo(superview.snp_bottom).with.offset(-padding.bottom)
      make.right.equalTo(superview.snp_right).with.offset(-padding.right)
    }
    #expect(frame(of: view1) == filled)
  }

  @Test func `or even shorter`() {
    view1.snp_makeConstraints { make in
      make.edges.equalTo(superview).with.insets(padding)
      return
    }
    #expect(frame(of: view1) == filled)
  }

  @Test func `1 ViewAttribute`() throws {
    view1.snp_makeConstraints { make in
      make.centerX.lessThanOrEqualTo(view2.snp_left)
    }
    let made = try #require(superview.constraints.last)
    #expect(made.firstAttribute == .centerX && made.secondAttribute == .left)
    #expect(made.relation == .lessThanOrEqual && made.secondItem === view2)
  }

  @Test func `the table of attributes`() {
    let table: [(ConstraintItem, NSLayoutConstraint.Attribute)] = [
      (view2.snp_left, .left), (view2.snp_right, .right), (view2.snp_top, .top),
      (view2.snp_bottom, .bottom), (view2.snp_leading, .leading),
      (view2.snp_trailing, .trailing), (view2.snp_width, .width), (view2.snp_height, .height),
      (view2.snp_centerX, .centerX), (view2.snp_centerY, .centerY),
      (view2.snp_baseline, .lastBaseline),
    ]
    for (item, attribute) in table {
      // Made and taken away again: not every pair of attributes can be active.
      var reference: Constraint?
      view1.snp_makeConstraints { make in reference = make.width.equalTo(item) }
      #expect(reference?.install().first?.secondAttribute == attribute)
      reference?.uninstall()
    }
  }

  @Test func `2 UIView`() {
    view1.snp_makeConstraints { make in
      make.left.greaterThanOrEqualTo(label)
      make.left.greaterThanOrEqualTo(label.snp_left)
    }
    let made = superview.constraints.suffix(2)
    #expect(made.allSatisfy { $0.firstAttribute == .left && $0.secondAttribute == .left })
    #expect(made.allSatisfy { $0.secondItem === label && $0.relation == .greaterThanOrEqual })
  }

  @Test(arguments: [100, 300, 500] as [CGFloat])
  func `3 strict checks`(_ wish: CGFloat) {
    view1.snp_makeConstraints { make in
      make.width.greaterThanOrEqualTo(200)
      make.width.lessThanOrEqualTo(400)
      make.left.top.equalTo(superview)
      make.height.equalTo(20)
      make.width.equalTo(wish).priorityLow()
    }
    #expect(frame(of: view1).width == min(max(wish, 200), 400))
  }

  @Test func `3 strict checks, a position alone`() throws {
    view1.snp_makeConstraints { make in
      make.left.lessThanOrEqualTo(10)
    }
    let made = try #require(superview.constraints.last)
    #expect(made.secondItem === superview && made.secondAttribute == .left)
    #expect(made.relation == .lessThanOrEqual && made.constant == 10)
  }

  @Test func `3 strict checks, other primitives and structs`() {
    view1.snp_makeConstraints { make in
      make.top.snp_equalTo(42)
      make.height.snp_equalTo(20)
      make.left.snp_equalTo(view2).offset(UIEdgeInsetsMake(10, 0, 10, 0))
    }
    view1.snp_makeConstraints { make in make.width.equalTo(30) }
    #expect(frame(of: view1) == CGRect(x: 100, y: 42, width: 30, height: 20))
    view1.snp_remakeConstraints { make in
      make.size.snp_equalTo(CGSizeMake(50, 100))
      make.left.top.equalTo(superview)
    }
    #expect(frame(of: view1) == CGRect(x: 0, y: 0, width: 50, height: 100))
    view1.snp_remakeConstraints { make in
      make.edges.snp_equalTo(UIEdgeInsetsMake(10, 0, 10, 0))
    }
    #expect(frame(of: view1) == CGRect(x: 0, y: 10, width: 300, height: 180))
  }

  @Test func `learn to prioritize`() {
    view1.snp_makeConstraints { make in
      make.left.greaterThanOrEqualTo(label.snp_left).with.priorityLow();
      make.top.equalTo(label.snp_top).with.priority(600);
    }
    expectEqual(superview.constraints.suffix(2).map(\.priority.rawValue), [250, 600])
  }

  @Test func `edges`() {
    view1.snp_makeConstraints { make in make.edges.equalTo(view2) }
    #expect(frame(of: view1) == view2.frame)
    view1.snp_remakeConstraints { make in
      make.edges.equalTo(superview).insets(UIEdgeInsetsMake(5, 10, 15, 20))
    }
    #expect(frame(of: view1) == CGRect(x: 10, y: 5, width: 270, height: 180))
  }

  @Test func `size`() {
    view1.snp_makeConstraints { make in
      make.left.top.equalTo(superview)
      make.size.greaterThanOrEqualTo(label)
      make.size.equalTo(0).priorityLow()
    }
    #expect(frame(of: view1).size == label.frame.size)
    view1.snp_remakeConstraints { make in
      make.left.top.equalTo(superview)
      make.size.equalTo(superview).offset(CGSizeMake(100, -50))
    }
    #expect(frame(of: view1).size == CGSize(width: 400, height: 150))
  }

  @Test func `center`() {
    view1.snp_makeConstraints { make in
      make.size.equalTo(20)
      make.center.equalTo(view2)
    }
    #expect(frame(of: view1) == CGRect(x: 130, y: 70, width: 20, height: 20))
    view1.snp_remakeConstraints { make in
      make.size.equalTo(20)
      make.center.equalTo(superview).offset(CGPointMake(-5, 10))
    }
    #expect(frame(of: view1) == CGRect(x: 135, y: 100, width: 20, height: 20))
  }

  @Test func `chains of attributes`() {
    let otherView = view2
    view1.snp_makeConstraints { make in
      make.left.right.and.bottom.equalTo(superview)
      make.top.equalTo(otherView)
    }
    #expect(frame(of: view1) == CGRect(x: 0, y: 50, width: 300, height: 150))
  }

  @Test func `references`() {
    let screen = ReferencingScreen(superview: superview, view1: view1, padding: padding)
    #expect(frame(of: view1).origin == CGPoint(x: 10, y: 10))
    screen.letGo()
    view1.snp_makeConstraints { make in make.top.equalTo(70) }
    #expect(frame(of: view1).origin == CGPoint(x: 10, y: 70))
  }

  @Test func `snp_remakeConstraints`() {
    let screen = RemakingScreen()
    screen.changeButtonPosition()
    screen.view.layoutIfNeeded()
    #expect(screen.button.frame == CGRect(x: 10, y: 10, width: 60, height: 30))
    screen.topLeft = false
    screen.changeButtonPosition()
    screen.view.layoutIfNeeded()
    #expect(screen.button.frame == CGRect(x: 130, y: 160, width: 60, height: 30))
    #expect(screen.view.layoutDiagnostics.isEmpty)
  }
}

private final class ReferencingScreen {
  var topConstraint: Constraint? = nil

  init(superview: UIView, view1: UIView, padding: UIEdgeInsets) {
    view1.snp_makeConstraints { make in
      self.topConstraint = make.top.equalTo(superview).with.offset(padding.top)
      make.left.equalTo(superview).with.offset(padding.left)
      make.size.equalTo(10)
    }
  }

  func letGo() { self.topConstraint?.uninstall() }
}

private final class RemakingScreen {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let button = UIView()
  let buttonSize = CGSizeMake(60, 30)
  var topLeft = true

  init() { view.addSubview(button) }

  func changeButtonPosition() {
    self.button.snp_remakeConstraints { make in
      make.size.equalTo(self.buttonSize)

      if topLeft {
        make.top.left.equalTo(10)
      } else {
        make.bottom.equalTo(self.view).offset(-10)
        make.right.equalTo(self.view).offset(-10)
      }
    }
  }
}
