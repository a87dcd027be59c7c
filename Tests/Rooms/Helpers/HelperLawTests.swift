import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Trees that helpers build` {
  /// Random placements in random trees, said by helpers and by the constraints that they stand for.
  @Test func `have the frames of the same constraints written by hand`() {
    var kept = 0
    for var seed in Seed.many(160) {
      let recipe = PlacementRecipe.random(&seed)
      let (helped, written) = (recipe.build(byHand: false), recipe.build(byHand: true))
      // What can't hold gives way in an order of its own.
      guard written.root.layoutDiagnostics.isEmpty else { continue }
      kept += 1
      #expect(helped.frames() == written.frames(), "\(seed) \(recipe)")
      #expect(helped.root.layoutDiagnostics.isEmpty, "\(seed)")
    }
    #expect(kept > 80)
  }
}

/// Views in each other, each placed by one rule.
struct PlacementRecipe {
  enum Target: CaseIterable { case superview, safeArea, margins, sibling }
  enum Point: CaseIterable { case start, center, end }
  enum Across: CaseIterable { case fill, start, center, end }

  enum Rule {
    case filling(Target)
    case edge(Axis, Point, Target, Across)
    case between(Axis, Target, Target, Across)
    case beside(Axis, isAfter: Bool, Across)
    case rest(Axis, isAfter: Bool, Across)
    case position(LayoutPosition, LayoutPosition, Target, CGPoint)
    case aligned(horizontally: Across, vertically: Across)
    case sequence(Axis)
  }

  struct Placement {
    var rule: Rule
    var parent: Int
    var insets: DirectionalEdgeInsets
    var spacing: CGFloat
    var content: CGSize
  }

  var isLeftward: Bool
  var placements: [Placement]

  static func random(_ seed: inout Seed) -> PlacementRecipe {
    func some<Value: CaseIterable>(_: Value.Type) -> Value where Value.AllCases == [Value] {
      Value.allCases[Int.random(in: 0..<Value.allCases.count, using: &seed)]
    }
    func length() -> CGFloat { CGFloat(Int.random(in: 0...6, using: &seed)) }
    func rule() -> Rule {
      let axis = Bool.random(using: &seed) ? Axis.horizontal : .vertical
      let isAfter = Bool.random(using: &seed)
      switch Int.random(in: 0..<8, using: &seed) {
      case 0: return .filling(some(Target.self))
      case 1: return .edge(axis, some(Point.self), some(Target.self), some(Across.self))
      case 2: return .between(axis, some(Target.self), some(Target.self), some(Across.self))
      case 3: return .beside(axis, isAfter: isAfter, some(Across.self))
      case 4: return .rest(axis, isAfter: isAfter, some(Across.self))
      case 5:
        return .position(
          some(LayoutPosition.self),
          some(LayoutPosition.self),
          some(Target.self),
          CGPoint(x: length(), y: length())
        )
      case 6: return .aligned(horizontally: some(Across.self), vertically: some(Across.self))
      default: return .sequence(axis)
      }
    }
    return PlacementRecipe(
      isLeftward: Bool.random(using: &seed),
      placements: (0..<Int.random(in: 1...7, using: &seed)).map { place in
        Placement(
          rule: rule(),
          parent: Int.random(in: -1..<min(place, 3), using: &seed),
          insets: DirectionalEdgeInsets(
            top: length(),
            leading: length(),
            bottom: length(),
            trailing: length()
          ),
          spacing: length(),
          content: CGSize(width: 10 * length(), height: 10 * length())
        )
      }
    )
  }

  struct Tree {
    let root: View
    let views: [View]

    func frames() -> [CGRect] {
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
  }

  func build(byHand: Bool) -> Tree {
    let root = View(frame: CGRect(0, 0, 400, 400))
    root.environment.traits.layoutDirection = isLeftward ? .rightToLeft : .leftToRight
    root.environment.traits.displayScale = 1
    root.environment.safeArea = EdgeInsets(top: 20, left: 6, bottom: 10, right: 8)
    var (views, main): ([View], [View]) = ([], [])
    for placement in placements {
      let parent = placement.parent < 0 ? root : main[placement.parent]
      let group = (0..<placement.count).map { _ in SizedView() }
      for view in group { view.contentSize = placement.content }
      let stage = Staging(
        parent: parent,
        sibling: parent.subviews.last,
        views: group,
        placement: placement,
        isLeftward: isLeftward
      )
      if byHand { stage.write() } else { stage.help() }
      views += group
      main.append(group[0])
    }
    let tree = Tree(root: root, views: views)
    _ = tree.frames()
    return tree
  }
}

extension PlacementRecipe.Placement {
  var count: Int { if case .sequence = rule { 3 } else { 1 } }
}

/// The views that one placement is about.
struct Staging {
  typealias Recipe = PlacementRecipe
  let parent: View
  let sibling: View?
  let views: [View]
  let placement: Recipe.Placement
  let isLeftward: Bool

  var view: View { views[0] }
  var insets: DirectionalEdgeInsets { placement.insets }
  var spacing: CGFloat { placement.spacing }
}
