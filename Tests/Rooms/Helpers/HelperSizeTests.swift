import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

extension `Each helper` {
  @Test func `that says a size makes what the table says`() {
    func row(_ name: String, _ lines: [String], _ call: (View, Stage) -> View) {
      let stage = Stage()
      stage.root.addSubviewForAutoLayout(stage.view)
      _ = call(stage.view, stage)
      let made = (stage.view.constraints + stage.root.constraints).filter {
        $0.firstItem === stage.view
      }
      #expect(made.map(\.line) == lines, "\(name)")
    }
    row("both", ["v.height == 20", "v.width == 100"]) { view, _ in
      view.constrain(width: 100, height: 20)
    }
    row("size", ["v.height == 20 @750", "v.width == 100 @750"]) { view, _ in
      view.constrain(size: CGSize(width: 100, height: 20), priority: .defaultHigh)
    }
    row("square", ["v.height == 44", "v.width == 44"]) { view, _ in
      view.constrain(widthAndHeight: 44)
    }
    row("aspect", ["v.width == 2 * v.height"]) { view, _ in view.constrainAspectRatio(2) }
    row("aspect of a size", ["v.width == 2 * v.height @250"]) { view, _ in
      view.constrainAspectRatio(for: CGSize(width: 200, height: 100), priority: .defaultLow)
    }
    row("limits", ["v.width <= 100 @750", "v.height >= 50"]) { view, _ in
      view.constrain(width: .atMost(100, priority: .defaultHigh), height: .atLeast(50))
    }
    row("reckoned", ["v.width == 25"]) { view, _ in
      view.constrain(width: .exactly(10, multiplier: 2, constant: 5))
    }
    row("a size's limits", ["v.width <= 100 @250", "v.height <= 30 @250"]) { view, _ in
      view.constrain(
        size: .atMost(CGSize(width: 100, height: 30), priority: .defaultLow)
      )
    }
    row("a size's limits, reckoned", ["v.width >= 25", "v.height >= 65"]) { view, _ in
      view.constrain(
        size: .atLeast(CGSize(width: 10, height: 30), multiplier: 2, constant: 5)
      )
    }
    row("ranges", ["v.width >= 10", "v.width <= 19", "v.height >= 10", "v.height <= 20"]) {
      view,
      _ in
      view.constrain(widthBetween: 10..<20).constrain(heightBetween: 10...20)
    }
    row("others", ["v.width == s.width", "v.height >= 0.5 * s.height"]) { view, stage in
      view.constrain(width: .exactly(as: stage.sibling), height: .atLeast(halfOf: stage.sibling))
    }
    row("guides", ["v.height >= s.SafeArea.height"]) { view, stage in
      view.constrain(height: .atLeast(.safeAreaOf(stage.sibling)))
    }
    row("across", ["v.width == s.height + 8"]) { view, stage in
      view.constrain(widthAsHeightOf: .exactly(.relative(stage.sibling), constant: 8))
    }
    row("the superview's", ["v.width == 0.5 * sv.width"]) { view, _ in
      view.constrain(width: .exactly(.superview, multipliedBy: 0.5))
    }
    row("replaced", ["v.width == 50"]) { view, _ in
      view.constrain(width: 100).removeWidthConstraints().constrain(width: 50)
    }
  }
}
