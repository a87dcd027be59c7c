import Foundation
import Snapline
import SnaplineDocuments
import SnaplineEnvironment
import Testing

/// Each picture of the original library's page, in Swift and as a design of the gallery.
@Suite struct `The page's pictures` {
  @Test(arguments: pictures.map(\.name))
  func `are the same in Swift and as designs`(name: String) throws {
    let tiles = try #require(Self.pictures.first { $0.name == name }?.tiles)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var overrides = DesignOverrides()
      overrides.traits.layoutDirection = direction
      try expectSame(name, Tile.picture(of: tiles), under: overrides)
    }
  }

  fileprivate static let pictures: [(name: String, tiles: [Tile])] = [
    ("helpers-filling", filling), ("helpers-centering", centering),
    ("helpers-positions", positions), ("helpers-pinning", pinning), ("helpers-points", points),
    ("helpers-vertical-edges", verticalEdges), ("helpers-horizontal-edges", horizontalEdges),
    ("helpers-aligning", aligning),
  ]

  fileprivate static let filling = [
    Tile("filling: superview") { box, view, _ in box.addSubview(view, filling: .superview) },
    Tile("filling: superview, insets: 8") { box, view, _ in
      box.addSubview(view, filling: .superview, insets: .all(8))
    },
    Tile("filling: layoutMargins") { box, view, _ in
      box.addSubview(view, filling: .layoutMargins)
    },
    Tile("filling: {horizontally: superview, vertically: layoutMargins}") { box, view, _ in
      box.addSubview(view, filling: .horizontally(.superview, vertically: .layoutMargins))
    },
    Tile("filling: {top: layoutMargins, others: superview}") { box, view, _ in
      box.addSubview(view, filling: .top(.layoutMargins, others: .superview))
    },
    Tile("filling: other.layoutMargins, insets: -6") { box, view, other in
      box.addSubview(view, filling: .layoutMargins(other), insets: .all(-6))
    },
    Tile("fillingAtMost: layoutMargins") { box, view, _ in
      box.addSubview(view, fillingAtMost: .layoutMargins)
    },
    Tile("fillingAtMost: layoutMargins, pinnedTo: bottomTrailing") { box, view, _ in
      box.addSubview(view, fillingAtMost: .layoutMargins, pinnedTo: .bottomTrailing)
    },
    Tile("fillingAtMost: superview, pinning: topLeading, to: center") { box, view, _ in
      box.addSubview(view, fillingAtMost: .superview, pinning: .topLeading, to: .center)
    },
  ]

  fileprivate static let centering = [
    Tile("centeredIn: superview") { box, view, _ in
      box.addSubview(view, centeredIn: .superview)
    },
    Tile("centeredIn: layoutMargins, offset: {x: 12, y: 0}") { box, view, _ in
      box.addSubview(view, centeredIn: .layoutMargins, offset: CGPoint(x: 12, y: 0))
    },
    Tile("centeredIn: {x: superview, y: other}") { box, view, other in
      box.addSubview(view, centeredIn: .x(.superview, y: .relative(other)))
    },
  ]

  fileprivate static let nine: [(name: String, position: LayoutPosition)] = [
    ("topLeading", .topLeading), ("topCenter", .topCenter), ("topTrailing", .topTrailing),
    ("leadingCenter", .leadingCenter), ("center", .center), ("trailingCenter", .trailingCenter),
    ("bottomLeading", .bottomLeading), ("bottomCenter", .bottomCenter),
    ("bottomTrailing", .bottomTrailing),
  ]

  fileprivate static let positions = nine.map { name, position in
    Tile("pinnedTo: \(name)") { box, view, _ in box.addSubview(view, pinnedTo: position) }
  }

  fileprivate static let pinning = nine.map { name, position in
    Tile("pinning: center, to: \(name)") { box, view, _ in
      box.addSubview(view, pinning: .center, to: position)
    }
  }

  fileprivate static let points = [
    Tile("pinnedAt: {x: 10, y: 20, width: 60, height: 40}") { box, view, _ in
      box.addSubview(view, pinnedAt: CGRect(x: 10, y: 20, width: 60, height: 40))
    },
    Tile("pinnedAt: {x: -40, y: 4, width: 30, height: 20}, in: other") { box, view, other in
      let rect = CGRect(x: -40, y: 4, width: 30, height: 20)
      box.addSubview(view, pinnedAt: rect, in: .relative(other))
    },
    Tile("pinnedAt: {x: 20, y: 10}") { box, view, _ in
      box.addSubview(view, pinnedAt: CGPoint(x: 20, y: 10))
    },
    Tile("pinnedAt: {x: 20, y: 10}, in: layoutMargins") { box, view, _ in
      box.addSubview(view, pinnedAt: CGPoint(x: 20, y: 10), in: .layoutMargins)
    },
    Tile("pinning: center, at: {x: 55, y: 20}") { box, view, _ in
      box.addSubview(view, pinning: .center, at: CGPoint(x: 55, y: 20))
    },
    Tile("pinning: bottomTrailing, at: {x: 100, y: 60}") { box, view, _ in
      box.addSubview(view, pinning: .bottomTrailing, at: CGPoint(x: 100, y: 60))
    },
  ]
}

extension `The page's pictures` {
  fileprivate static let verticalEdges = [
    Tile("pinnedTo: top") { box, view, _ in
      box.addSubview(view, pinnedTo: VerticalLayoutEdge.top)
    },
    Tile("pinnedTo: centerY") { box, view, _ in box.addSubview(view, pinnedTo: .centerY) },
    Tile("pinnedTo: bottom") { box, view, _ in
      box.addSubview(view, pinnedTo: VerticalLayoutEdge.bottom)
    },
    Tile("pinnedTo: top, horizontally: center") { box, view, _ in
      box.addSubview(view, pinnedTo: .top, horizontally: .center)
    },
    Tile("pinnedTo: bottom, of: layoutMargins") { box, view, _ in
      box.addSubview(view, pinnedTo: VerticalLayoutEdge.bottom, of: .layoutMargins)
    },
    Tile("pinnedTo: top, horizontally: trailing, insets: 4") { box, view, _ in
      box.addSubview(view, pinnedTo: .top, horizontally: .trailing, insets: .all(4))
    },
    Tile("below: other, horizontally: attached center") { box, view, other in
      box.addSubview(view, pinningBelow: other, horizontally: .attached(.center))
    },
    Tile("above: other + 2, horizontally: attached leading") { box, view, other in
      box.addSubview(view, pinningAbove: other, horizontally: .attached(.leading), spacing: 2)
    },
    Tile("fillingBelow: other + 4") { box, view, other in
      box.addSubview(view, fillingRemainingSpaceBelow: other, spacing: 4)
    },
  ]

  fileprivate static let horizontalEdges = [
    Tile("pinnedTo: leading") { box, view, _ in
      box.addSubview(view, pinnedTo: HorizontalLayoutEdge.leading)
    },
    Tile("pinnedTo: centerX") { box, view, _ in box.addSubview(view, pinnedTo: .centerX) },
    Tile("pinnedTo: trailing") { box, view, _ in
      box.addSubview(view, pinnedTo: HorizontalLayoutEdge.trailing)
    },
    Tile("pinnedTo: leading, vertically: center") { box, view, _ in
      box.addSubview(view, pinnedTo: .leading, vertically: .center)
    },
    Tile("pinnedTo: trailing, of: layoutMargins") { box, view, _ in
      box.addSubview(view, pinnedTo: HorizontalLayoutEdge.trailing, of: .layoutMargins)
    },
    Tile("pinnedTo: leading, vertically: bottom, insets: 4") { box, view, _ in
      box.addSubview(view, pinnedTo: .leading, vertically: .bottom, insets: .all(4))
    },
    Tile("before: other, vertically: attached center") { box, view, other in
      box.addSubview(view, pinningBefore: other, vertically: .attached(.center))
    },
    Tile("after: other + 2, vertically: attached top") { box, view, other in
      box.addSubview(view, pinningAfter: other, vertically: .attached(.top), spacing: 2)
    },
    Tile("fillingBefore: other + 4") { box, view, other in
      box.addSubview(view, fillingRemainingSpaceBefore: other, spacing: 4)
    },
  ]

  fileprivate static let aligning = [
    Tile("vertically: top") { box, view, _ in box.addSubview(view, aligningVerticallyTo: .top) },
    Tile("vertically: center") { box, view, _ in
      box.addSubview(view, aligningVerticallyTo: .center)
    },
    Tile("vertically: bottom") { box, view, _ in
      box.addSubview(view, aligningVerticallyTo: .bottom)
    },
    Tile("horizontally: leading") { box, view, _ in
      box.addSubview(view, aligningHorizontallyTo: .leading)
    },
    Tile("horizontally: center in layoutMargins") { box, view, _ in
      box.addSubview(view, aligningHorizontallyTo: .center(in: .layoutMargins))
    },
    Tile("horizontally: trailing") { box, view, _ in
      box.addSubview(view, aligningHorizontallyTo: .trailing)
    },
    Tile("vertically: center, horizontally: center, insets: 10") { box, view, _ in
      box.addSubview(
        view,
        aligningVerticallyTo: .center,
        horizontallyTo: .center,
        insets: .all(10)
      )
    },
    Tile("vertically: bottom, horizontally: trailing") { box, view, _ in
      box.addSubview(view, aligningVerticallyTo: .bottom, horizontallyTo: .trailing)
    },
    Tile("vertically: top in layoutMargins, horizontally: leading") { box, view, _ in
      box.addSubview(
        view,
        aligningVerticallyTo: .top(in: .layoutMargins),
        horizontallyTo: .leading
      )
    },
  ]
}
