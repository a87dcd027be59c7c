import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
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

  /// Nobody tells of these changes; whoever asks for an answer has one to what is so now.
  @Test func `are other ones where what they ask for changed untold`() {
    let view = View(frame: CGRect(0, 0, 100, 100))
    View.if(.dark) {
      view.constrain(width: 1)
    } else: {
      view.constrain(width: 2)
    }
    let answer = {
      view.forceUpdateConditionalConstraints()
      return view.constraints.map(\.constant)
    }
    expectEqual(answer(), [2])
    var night = Environment.current
    night.traits.userInterfaceStyle = .dark
    expectEqual(Environment.$current.withValue(night) { answer() }, [1])
    expectEqual(answer(), [2])
    let dark = View()
    dark.overrideUserInterfaceStyle = .dark
    dark.addSubview(view)
    expectEqual(answer(), [1])
    dark.overrideUserInterfaceStyle = .light
    expectEqual(answer(), [2])
  }

  @Test func `are asked of somebody's own code each time`() {
    let view = View()
    var (isWide, asked) = (true, 0)
    View.if(
      .all(
        .callback {
          asked += 1
          return isWide
        },
        .light
      )
    ) {
      view.constrain(width: 1)
    } else: {
      view.constrain(width: 2)
    }
    View.if(.trait(\.night, is: true)) { view.constrain(height: 3) }
    #expect(asked > 0 && view.constraints.map(\.constant) == [1])
    asked = 0
    view.forceUpdateConditionalConstraints()
    view.forceUpdateConditionalConstraints()
    #expect(asked >= 2)
    isWide = false
    Night.$isNow.withValue(true) { view.forceUpdateConditionalConstraints() }
    expectEqual(view.constraints.map(\.constant), [2, 3])
  }
}

private enum Night {
  @TaskLocal static var isNow = false
}

extension TraitCollection {
  /// What somebody's own code says of traits, which needn't follow from them.
  fileprivate var night: Bool { Night.isNow }
}
