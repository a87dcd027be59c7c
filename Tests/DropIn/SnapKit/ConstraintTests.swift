import SnapKit
import TestSupport
import Testing
import UIKit

@Suite struct `A constraint that a chain came to` {
  let parent = UIView()
  let view = UIView()

  init() { parent.addSubview(view) }

  @Test func `is switched on and off`() throws {
    let prepared = view.snp.prepareConstraints { make in make.left.right.equalTo(parent) }
    let constraint = try #require(prepared.first)
    #expect(prepared.count == 1 && constraint.layoutConstraints.count == 2)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(constraint.isActive && parent.constraints.count == 2)
    constraint.deactivate()
    #expect(!constraint.isActive && parent.constraints.isEmpty)
    constraint.activate()
    view.snp.removeConstraints()
    #expect(parent.constraints.isEmpty, "what is active is remembered")
  }

  @Test func `takes new constants`() throws {
    let constraint = try #require(
      view.snp.prepareConstraints { make in make.edges.equalTo(parent) }.first
    )
    #expect(constraint.update(offset: 3) === constraint)
    expectEqual(constraint.layoutConstraints.map(\.constant), [3, 3, 3, 3])
    constraint.update(inset: 4)
    expectEqual(constraint.layoutConstraints.map(\.constant), [4, 4, -4, -4])
    constraint.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(constraint.layoutConstraints.map(\.constant), [2, 1, -4, -3])
    constraint.update(inset: NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 6))
    expectEqual(constraint.layoutConstraints.map(\.constant), [6, 5, -6, -7])
  }

  @Test func `keeps its strength where a priority is none, and says so`() throws {
    var reference: Constraint?
    view.snp.makeConstraints { make in
      make.left.equalTo(parent).priority(0)
      reference = make.top.equalTo(parent).priority(.low).constraint
    }
    reference?.update(priority: 1000.5)
    expectEqual(parent.constraints.map(\.priority), [.required, .defaultLow])
    let told = parent.layoutDiagnostics
    expectEqual(told.map(\.id), ["illegal-priority", "illegal-priority"])
    let kept = told.compactMap { $0.cause?.split(separator: "; ").last }
    expectEqual(kept, ["it keeps 1000", "it keeps 250"])
    #expect(told.first?.place?.file.hasSuffix("ConstraintTests.swift") == true)
  }

  @Test func `has names on one line, whatever they hold`() throws {
    view.snp.setLabel("a \"card\"\nof two lines")
    let made = view.snp.prepareConstraints { make in
      make.width.equalTo(10).labeled("it's\nwide")
    }
    let constraint = try #require(made.first?.layoutConstraints.first)
    let text = #""a \"card\"\nof two lines".width == 10 'it\'s\nwide'"#
    #expect("\(constraint)".contains(text), "\(constraint)")
    #expect(constraint.identifier == "it's\nwide")
  }

  @Test func `takes a new priority while it is and stays optional`() throws {
    let made = view.snp.prepareConstraints { make in
      make.left.equalTo(parent).priority(.high)
      make.right.equalTo(parent)
    }
    made.forEach { $0.activate() }
    func priorities() -> [Float] {
      made.flatMap(\.layoutConstraints).map(\.priority.rawValue)
    }
    for constraint in made { constraint.update(priority: 900) }
    expectEqual(priorities(), [900, 1000])
    for constraint in made { constraint.update(priority: .required) }
    expectEqual(priorities(), [900, 1000])
    #expect(parent.layoutDiagnostics.isEmpty)
  }

  @Test func `says all of its chain anew with any update`() throws {
    let constraint = try #require(
      view.snp.prepareConstraints { make in make.left.equalTo(parent).offset(1).priority(.high) }
        .first
    )
    let made = try #require(constraint.layoutConstraints.first)
    made.priority = .defaultLow
    constraint.update(offset: 2)
    #expect(made.constant == 2 && made.priority == .defaultHigh)
    made.constant = 99
    constraint.update(priority: 900)
    #expect(made.constant == 2 && made.priority.rawValue == 900)
  }

  @Test func `stays as strong as it is where its chain says that it is required`() throws {
    let made = view.snp.prepareConstraints { make in
      make.left.equalTo(parent)
      make.right.equalTo(parent).priority(.high)
    }
    made[1].update(priority: .required)
    for constraint in made { constraint.layoutConstraints[0].priority = .defaultLow }
    for constraint in made { constraint.update(inset: 3) }
    expectEqual(made.flatMap(\.layoutConstraints).map(\.priority), [.defaultLow, .defaultLow])
    expectEqual(made.flatMap(\.layoutConstraints).map(\.constant), [3, -3])
  }

  @Test func `is remade`() {
    view.snp.makeConstraints { make in make.left.top.equalTo(1) }
    view.snp.makeConstraints { make in make.right.equalTo(2) }
    view.snp.remakeConstraints { make in make.bottom.equalTo(3) }
    expectEqual(parent.constraints.map(\.constant), [3])
  }

  @Test func `hands its constant over to the one like it`() {
    view.snp.updateConstraints { make in
      make.left.equalTo(1)
      make.width.equalTo(10).priority(.low)
    }
    let made = parent.constraints + view.constraints
    #expect(made.count == 2, "with nothing there, an update makes")
    view.snp.updateConstraints { make in
      make.left.equalTo(5).labeled("another name")
      make.width.equalTo(20).priority(.low)
    }
    expectEqual(made.map(\.constant), [5, 20])
    #expect(parent.constraints.count + view.constraints.count == 2)
  }

  @Test func `that is like none is told of with the place of the call`() throws {
    view.accessibilityIdentifier = "badge"
    view.snp.makeConstraints { make in make.left.equalTo(1).priority(.high) }
    view.snp.updateConstraints { make in make.left.equalTo(5) }
    let line = #line - 1
    expectEqual(parent.constraints.map(\.constant), [1])
    let told = try #require(parent.layoutDiagnostics.first)
    #expect(told.id == "nothing-to-update")
    #expect(told.subject.contains("\"badge\".left"))
    #expect(told.place?.line == line && told.place?.file.hasSuffix("ConstraintTests.swift") == true)
  }

  @Test func `is found again as long as it is in force`() {
    view.snp.makeConstraints { make in make.left.top.equalTo(1) }
    view.removeFromSuperview()
    parent.addSubview(view)
    view.snp.updateConstraints { make in make.left.equalTo(2) }
    expectEqual(parent.constraints.map(\.constant), [2], "what was lost with the superview is made")
    parent.constraints[0].isActive = false
    view.snp.updateConstraints { make in make.left.equalTo(3) }
    expectEqual(parent.constraints.map(\.constant), [3])
    #expect(parent.layoutDiagnostics.isEmpty)
  }

  @Test func `isn't mistaken for one by anchors, nor for another view's`() {
    let other = UIView()
    parent.addSubview(other)
    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 9).isActive = true
    other.snp.makeConstraints { make in make.left.equalTo(view).offset(8) }
    view.snp.makeConstraints { make in make.left.equalTo(parent).offset(7) }
    view.snp.remakeConstraints { make in make.right.equalTo(parent).offset(6) }
    expectEqual(parent.constraints.map(\.constant), [9, 8, 6])
    view.snp.removeConstraints()
    expectEqual(parent.constraints.map(\.constant), [9, 8])
  }

  @Test func `of positions on two axes is in force, and told of`() {
    let sibling = UIView()
    parent.addSubview(sibling)
    view.snp.makeConstraints { make in make.left.equalTo(sibling.snp.top).offset(50) }
    #expect(parent.constraints.filter(\.isActive).count == 1)
    parent.layoutIfNeeded()
    #expect(parent.layoutDiagnostics.count == 1)
  }

  @Test func `lives where UIKit puts it`() {
    let (inner, sibling) = (UIView(), UIView())
    view.addSubview(inner)
    parent.addSubview(sibling)
    inner.snp.makeConstraints { make in
      make.size.equalTo(10)
      make.left.equalToSuperview()
      make.top.equalTo(sibling)
    }
    #expect(inner.constraints.count == 2)
    #expect(view.constraints.count == 1 && parent.constraints.count == 1)
  }

  @Test func `keeps nothing alive, and outlives its view`() {
    weak var gone: UIView?
    var kept: Constraint?
    do {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.snp.makeConstraints { make in kept = make.edges.equalTo(root).constraint }
      gone = view
    }
    #expect(gone == nil)
    kept?.deactivate()
    kept?.activate()
    kept?.update(offset: 3)
    #expect(kept?.isActive == false)
  }

  @Test @available(*, deprecated, message: "older names")
  func `answers to its older names`() throws {
    view.snp_makeConstraints { make in make.left.equalTo(parent.snp_right).priorityLow() }
    expectEqual(parent.constraints.map(\.secondAttribute), [.right])
    view.snp_removeConstraints()
    let constraint = try #require(
      view.snp_prepareConstraints { make in
        make.baseline.equalTo(parent.snp_baseline).priorityMedium()
      }.first
    )
    constraint.install()
    constraint.updateOffset(amount: 4)
    constraint.updatePriorityHigh()
    expectEqual(parent.constraints.map(\.constant), [4])
    expectEqual(parent.constraints.map(\.priority.rawValue), [750])
    constraint.uninstall()
    #expect(parent.constraints.isEmpty)
  }
}
