import Foundation
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A sequence of views` {
  @Test func `reaches from end to end with its spacing, insets around all`() {
    let stage = Stage()
    let views = (0..<4).map { _ in SizedView() }
    stage.root.addSubviewsVertically(views, horizontally: .center, insets: .all(10), spacing: 8)
    stage.root.layoutIfNeeded()
    #expect(views[0].frame.minY == 10)
    for (one, next) in zip(views, views.dropFirst()) {
      #expect(next.frame.minY == one.frame.maxY + 8)
    }
    #expect(views[3].frame.maxY == 190)
    #expect(views.allSatisfy { $0.frame.midX == 150 && $0.frame.width == 80 })
  }

  @Test func `stands on the sides of what it stands in`() {
    let stage = Stage()
    let views = (0..<2).map { _ in SizedView() }
    stage.root.addSubviewsVertically(views, in: .safeArea)
    stage.root.layoutIfNeeded()
    #expect(views[0].frame.minY == 20 && views[1].frame.maxY == 190)
    #expect(views.allSatisfy { $0.frame.minX == 6 && $0.frame.maxX == 294 })
  }

  @Test func `of one view or of none is no special case`() {
    let stage = Stage()
    stage.root.addSubviewsHorizontally([], insets: .all(4))
    stage.root.addSubviewsHorizontally(stage.view, insets: .all(4), spacing: 8)
    #expect(stage.frame() == CGRect(4, 4, 292, 192))
  }

  @Test func `keeps how its views stand, whatever its ends are`() {
    let stage = Stage()
    stage.view.contentSize.width = 400
    let small = SizedView()
    stage.root.addSubviewsVertically(
      small,
      stage.view,
      in: .top(.safeArea, bottom: .superview),
      horizontally: .overflow(.center)
    )
    #expect(stage.frame() == CGRect(-50, stage.view.frame.minY, 400, stage.view.frame.height))
    #expect(small.frame.width == 80 && small.frame.midX == 150)
  }

  @Test func `has no insets where none are said`() {
    let stage = Stage()
    let small = SizedView()
    small.setContentHuggingPriority(.required, for: .vertical)
    stage.root.addSubviewsVertically(small, stage.view, in: .safeArea, spacing: 5)
    #expect(stage.frame() == CGRect(6, 55, 288, 135) && small.frame == CGRect(6, 20, 288, 30))
    #expect(stage.root.layoutDiagnostics.isEmpty)
  }

  @Test func `is a stack of the same views, for random sizes and insets`() {
    for var seed in Seed.some(60) {
      let isVertical = Bool.random(using: &seed)
      let insets = DirectionalEdgeInsets.random(&seed)
      let spacing = CGFloat(Int.random(in: 0...12, using: &seed))
      let sizes = (0..<Int.random(in: 1...5, using: &seed)).map { _ in
        CGSize(
          width: Int.random(in: 5...60, using: &seed),
          height: Int.random(in: 5...40, using: &seed)
        )
      }
      let made = [true, false].map { isHelper -> [CGRect] in
        let root = View(frame: CGRect(0, 0, 600, 400))
        let views = sizes.map { size in
          let view = SizedView()
          view.contentSize = size
          // The last one stretches.
          let axis: Axis = isVertical ? .vertical : .horizontal
          view.setContentHuggingPriority(LayoutPriority(251), for: axis)
          return view
        }
        views.last?.allowGrowing()
        if !isHelper {
          let axis: Axis = isVertical ? .vertical : .horizontal
          root.addSubview(
            StackView(with: views, axis: axis, spacing: spacing, insets: insets),
            filling: .superview
          )
        } else if isVertical {
          root.addSubviewsVertically(views, insets: insets, spacing: spacing)
        } else {
          root.addSubviewsHorizontally(views, insets: insets, spacing: spacing)
        }
        root.layoutIfNeeded()
        return views.map { $0.convert($0.bounds, to: root) }
      }
      #expect(made[0] == made[1], "\(seed)")
    }
  }
}

extension DirectionalEdgeInsets {
  static func random(_ seed: inout Seed) -> DirectionalEdgeInsets {
    var next: CGFloat { CGFloat(Int.random(in: -4...12, using: &seed)) }
    return DirectionalEdgeInsets(top: next, leading: next, bottom: next, trailing: next)
  }
}
