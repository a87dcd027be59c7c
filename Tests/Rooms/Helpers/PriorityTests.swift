import Foundation
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Growing and shrinking` {
  /// What each helper changes: shrinking across and up, growing across and up.
  @Test func `sets what the table says, and nothing else`() {
    let (low, high, kept) = (
      LayoutPriority.defaultLow, LayoutPriority.required, LayoutPriority(500)
    )
    let rows: [(change: (View) -> View, after: [LayoutPriority])] = [
      ({ $0.allowHorizontalShrinking() }, [low, kept, kept, kept]),
      ({ $0.allowVerticalShrinking() }, [kept, low, kept, kept]),
      ({ $0.allowShrinking() }, [low, low, kept, kept]),
      ({ $0.disallowHorizontalShrinking() }, [high, kept, kept, kept]),
      ({ $0.disallowVerticalShrinking() }, [kept, high, kept, kept]),
      ({ $0.disallowShrinking() }, [high, high, kept, kept]),
      ({ $0.allowHorizontalGrowing() }, [kept, kept, low, kept]),
      ({ $0.allowVerticalGrowing() }, [kept, kept, kept, low]),
      ({ $0.allowGrowing() }, [kept, kept, low, low]),
      ({ $0.disallowHorizontalGrowing() }, [kept, kept, high, kept]),
      ({ $0.disallowVerticalGrowing() }, [kept, kept, kept, high]),
      ({ $0.disallowGrowing() }, [kept, kept, high, high]),
      ({ $0.prefersExactHorizontalSize() }, [high, kept, high, kept]),
      ({ $0.prefersExactVerticalSize() }, [kept, high, kept, high]),
      ({ $0.prefersExactSize() }, [high, high, high, high]),
    ]
    for (number, row) in rows.enumerated() {
      let view = View()
      for axis in [Axis.horizontal, .vertical] {
        view.setContentCompressionResistancePriority(kept, for: axis)
        view.setContentHuggingPriority(kept, for: axis)
      }
      #expect(row.change(view) === view)
      let after = [
        view.contentCompressionResistancePriority(for: .horizontal),
        view.contentCompressionResistancePriority(for: .vertical),
        view.contentHuggingPriority(for: .horizontal),
        view.contentHuggingPriority(for: .vertical),
      ]
      #expect(after == row.after, "row \(number)")
    }
  }

  @Test func `has priorities beside priorities`() {
    let high = LayoutPriority.defaultHigh
    #expect(high.higher == LayoutPriority(751) && high.lower == LayoutPriority(749))
    #expect(high.higher(10) == LayoutPriority(760) && high.lower(10) == LayoutPriority(740))
    #expect(high.offsetted(-2) == .offsetted(high, offset: -2))
    #expect(LayoutPriority.stackViewWorkaroundHigh == LayoutPriority(951))
    let constraint = View().widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.with(priority: high) === constraint && constraint.priority == high)
    #expect(constraint.stackViewWorkaroundHigh.priority == LayoutPriority(951))
    #expect(constraint.selfSizingCellHeightWorkaround.priority == LayoutPriority(999))
  }

  @Test func `leaves sizes by others where numbers are taken back`() {
    let stage = Stage()
    stage.root.addSubview(stage.view, pinnedTo: .topLeading)
    stage.view.constrain(width: 10, height: 20).constrainAspectRatio(0.5)
    stage.view.removeConstantWidthConstraints()
    expectEqual(
      stage.view.constraints.map(\.line),
      ["v.height == 20", "v.width == 0.5 * v.height"]
    )
    stage.view.removeConstantHeightConstraints()
    expectEqual(stage.view.constraints.map(\.line), ["v.width == 0.5 * v.height"])
    stage.view.removeWidthConstraints()
    #expect(stage.view.constraints.isEmpty)
  }
}

@Suite struct `Sizes by those of others` {
  @Test func `have each relation in each of their forms`() {
    typealias Size = SizeConstrain<XAxisLayout>
    func line(_ size: (View) -> Size) -> String? {
      let stage = Stage()
      stage.root.addSubview(stage.view, pinnedTo: .topLeading)
      let before = stage.root.constraints
      stage.view.constrain(width: size(stage.sibling))
      return stage.root.constraints.first { one in !before.contains { $0 === one } }?.line
    }
    typealias Forms = (relation: String, of: [(View) -> Size])
    let all: [Forms] = [
      (
        ">=",
        [
          { .atLeast(halfOf: $0, constant: 3) },
          { .atLeast(halfOf: .relative($0), constant: 3) },
          { .atLeast(sameAs: $0, multipliedBy: 0.5, constant: 3) },
          { .atLeast(.relative($0), multipliedBy: 0.5, constant: 3) },
          { .atLeast(as: $0, multiplier: 0.5, constant: 3) },
          { .atLeast(sameAs: $0, multiplier: 0.5, constant: 3) },
        ]
      ),
      (
        "==",
        [
          { .exactly(halfOf: $0, constant: 3) },
          { .exactly(halfOf: .relative($0), constant: 3) },
          { .exactly(sameAs: $0, multipliedBy: 0.5, constant: 3) },
          { .exactly(.relative($0), multipliedBy: 0.5, constant: 3) },
          { .exactly(as: $0, multiplier: 0.5, constant: 3) },
          { .exactly(sameAs: $0, multiplier: 0.5, constant: 3) },
        ]
      ),
      (
        "<=",
        [
          { .atMost(halfOf: $0, constant: 3) },
          { .atMost(halfOf: .relative($0), constant: 3) },
          { .atMost(sameAs: $0, multipliedBy: 0.5, constant: 3) },
          { .atMost(.relative($0), multipliedBy: 0.5, constant: 3) },
          { .atMost(as: $0, multiplier: 0.5, constant: 3) },
          { .atMost(sameAs: $0, multiplier: 0.5, constant: 3) },
        ]
      ),
    ]
    for forms in all {
      for size in forms.of { #expect(line(size) == "v.width \(forms.relation) 0.5 * s.width + 3") }
    }
  }
}
