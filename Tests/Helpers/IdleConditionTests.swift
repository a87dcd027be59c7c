import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@testable import SnaplineSolver

@Suite struct `Conditions whose answers stay` {
  @Test func `are asked again without a solve`() throws {
    let (root, view) = (View(frame: CGRect(0, 0, 300, 200)), View())
    root.addSubview(view, pinnedTo: .topLeading)
    view.constrain(height: 10)
    let conditions: [View.Condition] = [
      .verticallyCompact.isFalse, .dark.isFalse, .width(is: .atLeast(20)), .name(is: .main),
      .view(root, has: .height(is: .atMost(200))),
    ]
    View.if(.all(conditions)) {
      view.constrain(width: 30)
    } else: {
      view.constrain(width: 25)
    }
    func solves() -> Int? { root.layoutProblem?.box.answer }
    root.layoutIfNeeded()
    let settled = try #require(solves())
    #expect(settled > 0 && view.frame.width == 30)
    for _ in 0..<3 {
      view.forceUpdateConditionalConstraints()
      view.setConditionalConstraintsNeedsUpdate()
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(solves() == settled)
    }
    root.environment.traits.userInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(solves() == settled + 1 && view.frame.width == 25)
  }
}
