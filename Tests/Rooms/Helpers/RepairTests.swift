import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

/// Where the helpers do what their words say, and the original does something else.
@Suite struct `Helpers, other than the original,` {
  @Test func `follow the container's guide and attach to the sibling on every side`() {
    let sides = ["sv.SafeArea.leading == v.leading", "sv.SafeArea.trailing == v.trailing"]
    for place in [
      { $0.root.addSubview($0.view, fillingRemainingSpaceBelow: $0.sibling, in: .safeArea) },
      { $0.root.addSubview($0.view, fillingRemainingSpaceAbove: $0.sibling, in: .safeArea) },
      {
        $0.root.addSubview(
          $0.view,
          pinningTopTo: .bottom,
          of: .relative($0.sibling),
          bottomTo: .bottom,
          of: .safeArea
        )
      },
    ] as [(Stage) -> ConstraintsList] {
      let stage = Stage()
      #expect(Array(place(stage).lines.prefix(2)) == sides)
    }
    let attached = ["s.leading == v.leading", "s.trailing == v.trailing"]
    for place in [
      {
        $0.root.addSubview(
          $0.view,
          fillingRemainingSpaceBelow: $0.sibling,
          horizontally: .attach
        )
      },
      {
        $0.root.addSubview(
          $0.view,
          fillingRemainingSpaceAbove: $0.sibling,
          horizontally: .attach
        )
      },
    ] as [(Stage) -> ConstraintsList] {
      let stage = Stage()
      #expect(Array(place(stage).lines.prefix(2)) == attached)
    }
  }

  @Test func `let overflow through what stands for another layout`() {
    let stage = Stage()
    let list = stage.root.addSubview(
      stage.view,
      pinningBelow: stage.sibling,
      horizontally: .overflow(.attached(.center))
    )
    expectEqual(list.lines, ["s.centerX == v.centerX", "s.bottom == v.top"])
  }

  @Test func `compare text sizes the right way round`() {
    let view = View()
    view.environment.traits.preferredContentSizeCategory = .small
    View.if(.contentSizeCategory(isSmallerThan: .large)) {
      view.constrain(width: 1)
    } else: {
      view.constrain(width: 2)
    }
    expectEqual(view.constraints.map(\.constant), [1])
    view.environment.traits.preferredContentSizeCategory = .extraLarge
    expectEqual(view.constraints.map(\.constant), [2])
  }

  @Test func `bind a condition to the view that is named`() {
    let (view, other) = (View(), View())
    View.conditionallyConstrain(ifView: other, is: .hidden) {
      view.constrain(width: 1)
    } else: {
      view.constrain(width: 2)
    }
    other.isHidden = true
    expectEqual(view.constraints.map(\.constant), [1])
  }

  @Test func `find constraints by their first attribute alone`() {
    let stage = Stage()
    stage.root.addSubviewForAutoLayout(stage.view)
    let constraint = LayoutConstraint(
      item: stage.view,
      attribute: .leading,
      relatedBy: .equal,
      toItem: stage.root,
      attribute: .leadingMargin,
      multiplier: 1,
      constant: 0
    )
    let list = ConstraintsList.activate([constraint], for: stage.view)
    #expect(list.allLeading.count == 1 && list.allTrailing.isEmpty)
  }

  @Test func `remove sizes of the view itself, and of no other`() {
    let stage = Stage()
    let other = View()
    stage.root.addSubviewForAutoLayout(other)
    other.constrain(width: .exactly(sameAs: stage.sibling))
    let before = stage.root.constraints.count
    stage.root.removeSizeConstraints()
    #expect(stage.root.constraints.count == before)
  }
}
