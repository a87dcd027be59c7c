import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Stacks and scroll views within each other` {
  /// What turns round, scrolls or moves by itself ends where a tree does that is built in that place.
  @Test func `have the frames of a tree built anew in the last state`() {
    var compared = 0
    for var seed in Seed.many(80) {
      let nest = Nest.random(&seed, depth: 0)
      var state = Surroundings()
      let tree = NestedTree(nest, in: state)
      for _ in 0..<Int.random(in: 1...6, using: &seed) {
        state.change(&seed)
        tree.apply(state)
        if Bool.random(using: &seed) { tree.root.layoutIfNeeded() }
      }
      let fresh = NestedTree(nest, in: state)
      // Where several frames would do, which of them it is may depend on what was before.
      guard !fresh.isAmbiguous else { continue }
      compared += 1
      #expect(tree.frames() == fresh.frames(), "\(seed) \(nest) \(state)")
      #expect(tree.root.layoutDiagnostics.isEmpty, "\(seed)")
    }
    #expect(compared > 20)
  }

  @Test func `are let go with all that they watch`() {
    for var seed in Seed.many(25) {
      let nest = Nest.random(&seed, depth: 0)
      var state = Surroundings()
      weak var weakRoot: View?
      var weakViews: [() -> View?] = []
      do {
        let tree = NestedTree(nest, in: state)
        state.change(&seed)
        tree.apply(state)
        tree.root.layoutIfNeeded()
        weakRoot = tree.root
        weakViews = tree.all.map { view in { [weak view] in view } }
      }
      #expect(weakRoot == nil && weakViews.allSatisfy { $0() == nil }, "\(seed) \(nest)")
    }
  }
}

/// What surrounds a tree.
private struct Surroundings {
  private(set) var size = CGSize(width: 300, height: 400)
  private(set) var isCompact = false
  private(set) var isAccessible = false
  private(set) var isLeftward = false
  private(set) var growth: CGFloat = 1

  mutating func change(_ seed: inout Seed) {
    switch Int.random(in: 0..<6, using: &seed) {
    case 0: size.width = CGFloat(Int.random(in: 8...40, using: &seed) * 10)
    case 1: size.height = CGFloat(Int.random(in: 8...40, using: &seed) * 10)
    case 2: isCompact.toggle()
    case 3: isAccessible.toggle()
    case 4: isLeftward.toggle()
    default: growth = CGFloat(Int.random(in: 1...4, using: &seed))
    }
  }
}

/// Helpers' containers within each other, as a value.
private indirect enum Nest {
  case leaf(CGSize)
  case column([Nest], adjusts: Bool)
  case row([Nest], adjusts: Bool)
  case narrow([Nest], limit: CGFloat)
  case scroll(Nest, Axis)
  case centered(Nest)
  case insetted(Nest, CGFloat)
  case conditional(Nest, limit: CGFloat)

  static func random(_ seed: inout Seed, depth: Int) -> Nest {
    let limit = { (seed: inout Seed) in CGFloat(Int.random(in: 10...38, using: &seed) * 10) }
    // How large a scroll view is must not be its content's to say, which it is at least as large as.
    if depth == 0, Bool.random(using: &seed) {
      return .scroll(random(&seed, depth: 1), .random(using: &seed) ? .vertical : .horizontal)
    }
    guard depth < 4, depth == 0 || Int.random(in: 0..<4, using: &seed) > 0 else {
      return .leaf(
        CGSize(
          width: Int.random(in: 1...12, using: &seed) * 10,
          height: Int.random(in: 1...12, using: &seed) * 10
        )
      )
    }
    let inner = { (seed: inout Seed) in random(&seed, depth: depth + 1) }
    let some = { (seed: inout Seed) in
      (0..<Int.random(in: 1...3, using: &seed)).map { _ in inner(&seed) }
    }
    return switch Int.random(in: 0..<6, using: &seed) {
    case 0: .column(some(&seed), adjusts: .random(using: &seed))
    case 1: .row(some(&seed), adjusts: .random(using: &seed))
    case 2: .narrow(some(&seed), limit: limit(&seed))
    case 3: .centered(inner(&seed))
    case 4: .insetted(inner(&seed), CGFloat(Int.random(in: 0...9, using: &seed)))
    default: .conditional(inner(&seed), limit: limit(&seed))
    }
  }
}

private final class NestedTree {
  let root = View()
  private var leaves: [(view: SizedView, size: CGSize)] = []

  init(_ nest: Nest, in state: Surroundings) {
    root.environment.traits.displayScale = 1
    apply(state)
    root.addSubview(view(of: nest), filling: .safeArea)
    apply(state)
  }

  private func view(of nest: Nest) -> View {
    switch nest {
    case .leaf(let size):
      let view = SizedView()
      leaves.append((view, size))
      return view
    case .column(let parts, let adjusts):
      let views = parts.map(view)
      return adjusts
        ? View.autoAdjustingVerticallyStacked(views, spacing: 4)
        : View.verticallyStacked(views, spacing: 4)
    case .row(let parts, let adjusts):
      let views = parts.map(view)
      return adjusts
        ? View.autoAdjustingHorizontallyStacked(views, alignment: .center, spacing: 4)
        : View.horizontallyStacked(views, spacing: 4)
    case .narrow(let parts, let limit):
      return View.stacked(
        parts.map(view),
        axis: .horizontal,
        spacing: 2,
        alternativeAxis: .vertical,
        alternativeSpacing: 6,
        isAlternative: .view(root, has: .width(is: .atMost(limit)))
      )
    case .scroll(let inner, .vertical):
      return view(of: inner).verticallyScrollable(avoidsKeyboard: true)
    case .scroll(let inner, .horizontal): return view(of: inner).horizontallyScrollable()
    case .centered(let inner): return view(of: inner).centered()
    case .insetted(let inner, let inset): return view(of: inner).insetted(by: .all(inset))
    case .conditional(let inner, let limit):
      let (box, view) = (View(), view(of: inner))
      View.if(view: root, is: .all(.width(is: .atLeast(limit)), .verticallyRegular)) {
        box.addSubview(view, filling: .superview, insets: .all(3))
      } else: {
        View.if(.rightToLeft) {
          box.addSubview(view, aligningVerticallyTo: .top, insets: .leading(5))
        } else: {
          box.addSubview(view, fillingAtMost: .superview, pinnedTo: .bottomLeading)
        }
      }
      return box
    }
  }

  func apply(_ state: Surroundings) {
    root.environment.traits.verticalSizeClass = state.isCompact ? .compact : .regular
    root.environment.traits.preferredContentSizeCategory =
      state.isAccessible ? .accessibilityLarge : .large
    root.environment.traits.layoutDirection = state.isLeftward ? .rightToLeft : .leftToRight
    root.environment.safeArea = EdgeInsets(
      top: 20,
      left: 0,
      bottom: state.isCompact ? 0 : 10,
      right: 0
    )
    root.bounds.size = state.size
    for (view, size) in leaves {
      view.contentSize = CGSize(width: size.width, height: size.height * state.growth)
    }
  }

  var isAmbiguous: Bool {
    root.layoutIfNeeded()
    return all.contains(where: \.hasAmbiguousLayout)
  }

  var all: [View] { [View](root.subviews.flatMap(Self.withInner)) }

  private static func withInner(_ view: View) -> [View] {
    [view] + view.subviews.flatMap(withInner)
  }

  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return all.map(\.frame)
  }
}
