import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `The constraints of a stack` {
  @Test(arguments: [
    (
      StackView.Distribution.fill, StackView.Alignment.fill,
      ["UISV-canvas-connection 1000": 4, "UISV-spacing 1000": 2, "UISV-alignment 1000": 4]
    ),
    (
      .fillEqually, .leading,
      [
        "UISV-canvas-connection 1000": 4, "UISV-spacing 1000": 2, "UISV-alignment 1000": 2,
        "UISV-fill-equally 1000": 2, "UISV-spanning-boundary 1000": 3,
        "UISV-spanning-boundary 999.5": 3, "UISV-spanning-fit 51": 1,
        "UISV-ambiguity-suppression 25": 3,
      ]
    ),
    (
      .fillProportionally, .center,
      [
        "UISV-canvas-connection 1000": 5, "UISV-spacing 1000": 2, "UISV-alignment 1000": 2,
        "UISV-fill-proportionally 999": 1, "UISV-fill-proportionally 998": 1,
        "UISV-fill-proportionally 997": 1, "UISV-spanning-boundary 1000": 6,
        "UISV-spanning-fit 51": 1, "UISV-ambiguity-suppression 25": 3,
      ]
    ),
    (
      .equalSpacing, .trailing,
      [
        "UISV-canvas-connection 1000": 4, "UISV-spacing 1000": 2, "UISV-alignment 1000": 2,
        "UISV-distributing-edge 1000": 4, "UISV-fill-equally 1000": 1,
        "UISV-spanning-boundary 1000": 3, "UISV-spanning-boundary 999.5": 3,
        "UISV-spanning-fit 51": 1, "UISV-ambiguity-suppression 25": 3,
      ]
    ),
    (
      .equalCentering, .lastBaseline,
      [
        "UISV-canvas-connection 1000": 5, "UISV-spacing 1000": 2, "UISV-alignment 1000": 2,
        "UISV-distributing-edge 1000": 4, "UISV-fill-equally 149": 1,
        "UISV-spanning-boundary 1000": 6, "UISV-spanning-fit 51": 1, "UISV-canvas-fit 49": 1,
        "UISV-ambiguity-suppression 25": 3,
      ]
    ),
  ])
  func `have UIKit's identifiers and priorities`(
    _ distribution: StackView.Distribution,
    _ alignment: StackView.Alignment,
    _ expected: [String: Int]
  ) {
    let stack = Self.stack(of: 3)
    stack.distribution = distribution
    stack.alignment = alignment
    stack.updateConstraintsIfNeeded()
    #expect(Self.counts(stack) == expected)
    // What another kind of stack would need is gone when it changes.
    stack.distribution = .fill
    stack.alignment = .fill
    stack.updateConstraintsIfNeeded()
    #expect(Self.counts(stack).count == 3 && stack.constraints.count == 10)
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test func `hold a single view without a guide`() {
    let stack = Self.stack(of: 1)
    stack.alignment = .center
    stack.updateConstraintsIfNeeded()
    #expect(
      Self.counts(stack) == [
        "UISV-canvas-connection 1000": 5, "UISV-canvas-fit 49": 1,
        "UISV-ambiguity-suppression 25": 1,
      ]
    )
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test func `give up the room of a hidden view`() {
    let stack = Self.stack(of: 3)
    stack.spacing = 10
    stack.arrangedSubviews[1].isHidden = true
    stack.frame = CGRect(x: 0, y: 0, width: 110, height: 40)
    stack.layoutIfNeeded()
    let hiding = stack.constraints.filter { $0.identifier == "UISV-hiding" }
    expectEqual(hiding.map(\.priority), [.required])
    #expect(hiding.first?.firstItem === stack.arrangedSubviews[1])
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 80, y: 0, width: 0, height: 40))
    expectEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 80, 90])
    expectEqual(stack.arrangedSubviews.map(\.frame.width), [80, 0, 20])
  }

  @Test func `are made when the layout asks for them`() {
    let stack = Self.stack(of: 3)
    #expect(stack.constraints.isEmpty)
    #expect(stack.needsUpdateConstraints())
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.count == 10)
  }

  @Test func `are made anew only where something changed`() {
    let stack = Self.stack(of: 400)
    stack.axis = .vertical
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 20_000))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    let edits: [(name: String, made: Int, edit: () -> Void)] = [
      ("insert", 6, { stack.insertArrangedSubview(Self.view(), at: 200) }),
      ("hide", 7, { stack.arrangedSubviews[100].isHidden = true }),
      ("show", 6, { stack.arrangedSubviews[100].isHidden = false }),
      ("append", 4, { stack.addArrangedSubview(Self.view()) }),
      ("remove", 3, { stack.arrangedSubviews[50].removeFromSuperview() }),
      ("let go", 3, { stack.removeArrangedSubview(stack.arrangedSubviews[60]) }),
      ("spacing", 0, { stack.spacing = 3 }),
      ("custom spacing", 0, { stack.setCustomSpacing(9, after: stack.arrangedSubviews[7]) }),
    ]
    for (name, made, edit) in edits {
      let before = stack.constraints
      edit()
      root.layoutIfNeeded()
      let known = Set(before.map(ObjectIdentifier.init))
      let count = stack.constraints.filter { !known.contains(ObjectIdentifier($0)) }.count
      #expect(count == made, "\(name)")
      // Kept alive until here, so that no address is used twice.
      #expect(!before.isEmpty)
    }
  }

  @Test func `follow the margins without being made anew`() {
    let stack = Self.stack(of: 2)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.origin == CGPoint(x: 8, y: 8))
    let before = stack.constraints
    stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.origin == CGPoint(x: 2, y: 1))
    #expect(stack.arrangedSubviews[1].frame.maxX == 96)
    #expect(stack.constraints == before)
  }

  @Test func `are named where they can't hold, and an author's gives way`() throws {
    let stack = Self.stack(of: 2)
    stack.accessibilityIdentifier = "buttons"
    let hidden = stack.arrangedSubviews[0]
    hidden.accessibilityIdentifier = "save"
    hidden.widthAnchor.constraint(equalToConstant: 128).isActive = true
    hidden.isHidden = true
    let conflict = try #require(stack.layoutConflicts.first)
    expectEqual(conflict.reasons.map(\.isWritten), [true, false])
    let message = conflict.diagnostic
    #expect(message.subject == "\"save\".width == 128 can't hold")
    #expect(
      message.cause
        == "because of \"save\".width == 0 'UISV-hiding', "
        + "as \"buttons\" gives up the room of a hidden view"
    )
    #expect(hidden.frame.width == 0)
  }

  @Test func `name their stack where they explain a frame`() {
    let stack = Self.stack(of: 2)
    stack.accessibilityIdentifier = "buttons"
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    stack.arrangedSubviews[1].accessibilityIdentifier = "save"
    let behind = stack.arrangedSubviews[1].constraintsAffectingLayout(for: .horizontal)
    #expect(behind.contains { $0.identifier == "UISV-spacing" })
    #expect(behind.contains { $0.identifier == "UISV-canvas-connection" })
  }

  static func stack(of count: Int) -> StackView {
    let stack = StackView()
    for _ in 0..<count { stack.addArrangedSubview(view()) }
    return stack
  }

  static func view() -> SizedView {
    let view = SizedView()
    view.contentSize = CGSize(width: 20, height: 10)
    return view
  }

  private static func counts(_ stack: StackView) -> [String: Int] {
    let names = stack.constraints.map { constraint in
      let priority = constraint.priority.rawValue
      let number = priority == priority.rounded() ? "\(Int(priority))" : "\(priority)"
      return (constraint.identifier ?? "?") + " " + number
    }
    return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
