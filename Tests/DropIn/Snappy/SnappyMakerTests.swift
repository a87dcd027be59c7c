import Snappy
import TestSupport
import Testing
import UIKit

@Suite struct `A maker of Snappy's` {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()
  let other = UIView()

  init() {
    parent.addSubview(view)
    parent.addSubview(other)
    view.accessibilityIdentifier = "view"
  }

  @Test func `switches the autoresizing mask off, of the made view alone`() {
    view.snp_makeConstraints { make in make.left.equalTo(other) }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `makes a constraint for each attribute, in one order however they are written`() {
    view.snp_makeConstraints { make in
      make.centerY.height.trailing.bottom.left.baseline.top.right.leading.width.centerX.equalTo(
        other
      )
    }
    #expect(
      parent.constraints.map(\.firstAttribute) == [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .lastBaseline,
      ]
    )
  }

  @Test func `has composites, which stand for the same attributes of the other view`() {
    view.snp_makeConstraints { make in
      make.edges.equalTo(other)
      make.size.lessThanOrEqualTo(other.snp_size)
      make.center.greaterThanOrEqualTo(other.snp_center)
      make.margins.equalTo(other.snp_margins)
      make.centerWithinMargins.equalTo(other)
    }
    let made = parent.constraints
    #expect(made.count == 4 + 2 + 2 + 4 + 2)
    #expect(made.allSatisfy { $0.firstAttribute == $0.secondAttribute })
    #expect(made[4...5].allSatisfy { $0.relation == .lessThanOrEqual })
    #expect(made[6...7].allSatisfy { $0.relation == .greaterThanOrEqual })
  }

  @Test func `takes no attribute after a relation, and equals without one`() {
    view.snp_makeConstraints { make in
      _ = make.left.equalTo(other).top
      _ = make.bottom
    }
    expectEqual(parent.constraints.map(\.firstAttribute), [.left, .bottom])
    #expect(parent.constraints[1].secondItem === parent)
    #expect(parent.constraints[1].relation == .equal && parent.constraints[1].constant == 0)
  }

  @Test func `multiplies by the last factor that was said`() {
    view.snp_makeConstraints { make in
      make.width.equalTo(other).multipliedBy(3).dividedBy(4)
      make.height.equalTo(other).dividedBy(4).multipliedBy(2)
    }
    expectEqual(parent.constraints.map(\.multiplier), [0.25, 2])
  }

  @Test func `holds as strongly as it is told, in either spelling`() {
    view.snp_makeConstraints { make in
      make.left.equalTo(1).priority(600)
      make.left.equalTo(2).priorityRequired()
      make.left.equalTo(3).priorityHigh()
      make.left.equalTo(4).priorityMedium()
      make.left.equalTo(5).priorityLow()
      _ = make.left.equalTo(6).with.priorityLow
    }
    expectEqual(parent.constraints.map(\.priority.rawValue), [600, 1000, 750, 500, 250, 250])
  }

  @Test func `stays required where a priority is none, and says so`() {
    view.snp_makeConstraints { make in
      make.left.equalTo(1).priority(0)
      make.top.equalTo(2).priority(-3)
    }
    expectEqual(parent.constraints.map(\.priority), [.required, .required])
    expectEqual(parent.layoutDiagnostics.map(\.id), ["illegal-priority", "illegal-priority"])
  }

  @Test func `puts constraints where UIKit does`() {
    let inner = UIView()
    view.addSubview(inner)
    inner.snp_makeConstraints { make in
      make.width.equalTo(10)
      make.left.equalTo(other)
      make.top.equalTo(view)
      make.right.equalTo(-4)
    }
    #expect(inner.constraints.count == 1)
    #expect(view.constraints.count == 2)
    #expect(parent.constraints.count == 1)
  }

  @Test func `takes references that uninstall and install`() {
    var reference: Constraint?
    view.snp_makeConstraints { make in
      reference = make.left.and.top.equalTo(parent).offset(4)
      make.width.equalTo(10)
    }
    #expect(parent.constraints.count == 2)
    reference?.uninstall()
    #expect(parent.constraints.isEmpty && view.constraints.count == 1)
    let installed = reference?.install()
    #expect(installed?.count == 2 && parent.constraints.count == 2)
    view.snp_removeConstraints()
    #expect(parent.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test func `remakes in place of all that several calls have made`() {
    view.snp_makeConstraints { make in make.left.equalTo(1) }
    view.snp_makeConstraints { make in make.top.equalTo(2) }
    other.snp_makeConstraints { make in make.top.equalTo(3) }
    view.snp_remakeConstraints { make in make.right.equalTo(4) }
    expectEqual(parent.constraints.map(\.constant), [3, 4])
  }

  @Test func `updates the constants of what is alike, and adds what isn't`() {
    view.snp_makeConstraints { make in
      make.left.equalTo(1)
      make.left.equalTo(2)
      make.width.equalTo(10)
    }
    let before = parent.constraints
    view.snp_updateConstraints { make in
      make.left.equalTo(7)
      make.top.equalTo(8)
    }
    expectEqual(before.map(\.constant), [1, 7], "the newest one is found first")
    expectEqual(parent.constraints.map(\.constant), [1, 7, 8])
    view.snp_removeConstraints()
    #expect(parent.constraints.isEmpty, "what an update adds is remembered")
  }

  @Test func `reaches guides and the safe area`() {
    view.snp_makeConstraints { make in
      make.edges.equalTo(parent.layoutMarginsGuide)
      make.top.equalTo(parent.safeAreaLayoutGuide)
    }
    #expect(parent.constraints.count == 5)
    #expect(parent.constraints[4].secondItem === parent.safeAreaLayoutGuide)
  }

  @Test func `says so, with its place, where attributes can't be paired`() throws {
    view.snp_makeConstraints { make in make.edges.equalTo(other.snp_size) }
    #expect(parent.constraints.isEmpty)
    let told = try #require(parent.layoutDiagnostics.first)
    #expect(told.id == "attributes-differ" && told.subject.contains("\"view\""))
    #expect(told.place?.file.hasSuffix("SnappyMakerTests.swift") == true)
    #expect(told.place?.line != nil)
  }

  @Test func `says so where there is no superview to measure from`() throws {
    let alone = UIView()
    alone.snp_makeConstraints { make in make.left.equalTo(10) }
    expectEqual(alone.layoutDiagnostics.map(\.id), ["no-superview"])
    alone.snp_makeConstraints { make in make.width.equalTo(10) }
    #expect(alone.constraints.count == 1)
  }

  @Test func `keeps neither views nor constraints alive`() {
    weak var gone: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.snp_makeConstraints { make in make.edges.equalTo(root) }
      gone = view
      constraint = root.constraints.first
      #expect(constraint != nil)
    }
    #expect(gone == nil && constraint == nil)
  }

  @Test func `outlives what it was made for`() {
    var reference: Constraint?
    do {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.snp_makeConstraints { make in reference = make.left.equalTo(root) }
    }
    reference?.uninstall()
    #expect(reference?.install().allSatisfy { !$0.isActive } == true)
  }

  @Test @available(*, deprecated, message: "names of Swift's first years")
  func `knows names of Swift's first years`() {
    view.setTranslatesAutoresizingMaskIntoConstraints(false)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(UIColor.greenColor() == .green && UIColor.clearColor() == .clear)
    #expect(EdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsetsMake(1, 2, 3, 4))
    #expect(EdgeInsetsZero == .zero)
  }
}
