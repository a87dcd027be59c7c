import SnaplineGeometry
import SnaplineScene

/// How far a change may have reached: from view to view, through what holds them together.
///
/// A view that only goes along with its parent isn't reached by itself: whatever moved the parent
/// moved it.
struct Influence {
  /// A view, by its place in the new forest, along an axis.
  struct State: Hashable {
    var view: Int
    var axis: EditAxis
  }

  private let forest: ViewForest
  /// The states that changed by more than going along.
  private(set) var changed: Set<State> = []
  /// Views that constraints or words hold on each other.
  private var partners: [Int: Set<Int>] = [:]
  private var sharesLength: Set<Int> = []

  init(_ comparison: SceneComparison, _ origins: SceneOrigins) {
    forest = comparison.new
    let (old, matching) = (comparison.old, comparison.matching)
    for (place, view) in forest.views.enumerated() {
      guard let other = matching.oldPlace[place] else { continue }
      let was = old.views[other]
      for axis in EditAxis.allCases {
        let (from, to) = (was.node.frame.span(axis), view.node.frame.span(axis))
        let start = view.parent.flatMap { parent -> Double? in
          guard let before = matching.oldPlace[parent] else { return nil }
          let (around, now) = (old.views[before].node.frame, forest.views[parent].node.frame)
          return (to.start - now.span(axis).start) - (from.start - around.span(axis).start)
        }
        let isMoved = !isSame(start ?? (to.start - from.start), 0, within: comparison.pixel)
        let isResized = !isSame(to.end - to.start, from.end - from.start)
        if isMoved || isResized { changed.insert(State(view: place, axis: axis)) }
      }
      if comparison.texts[place] != nil { changed.insert(State(view: place, axis: .vertical)) }
      // Of a plain view nothing makes its children share its length but what is said of them.
      if view.node.className != "View" { sharesLength.insert(place) }
    }
    link(origins)
  }

  private mutating func link(_ origins: SceneOrigins) {
    func join(_ one: Int, _ other: Int) {
      partners[one, default: []].insert(other)
      partners[other, default: []].insert(one)
    }
    for rule in origins.rules where rule.hold != .loose {
      if let second = rule.second { join(rule.first.node + 1, second.node + 1) }
    }
    var named: [Substring: Int] = [:]
    for (place, view) in forest.views.enumerated() {
      if let name = view.name { named[name[...]] = place }
    }
    for word in origins.words {
      guard let node = word.node else { continue }
      if word.name == "sequence" { sharesLength.insert(node + 1) }
      for part in word.value.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
        if let other = named[part], other != node + 1 { join(node + 1, other) }
      }
    }
  }

  /// All changed states that a change of some views may have led to.
  func reach(of views: Set<Int>, on axes: Set<EditAxis>) -> Set<State> {
    var reached: Set<State> = []
    var waiting: [State] = []
    func visit(_ state: State) {
      if changed.contains(state), reached.insert(state).inserted { waiting.append(state) }
    }
    for view in views.sorted() {
      for axis in axes {
        visit(State(view: view, axis: axis))
        for next in neighbours(of: view) { visit(State(view: next, axis: axis)) }
      }
    }
    while let state = waiting.popLast() {
      for axis in EditAxis.allCases where axis != state.axis {
        visit(State(view: state.view, axis: axis))
      }
      for next in neighbours(of: state.view) { visit(State(view: next, axis: state.axis)) }
    }
    return reached
  }

  private func neighbours(of view: Int) -> [Int] {
    var next = forest.views[view].children + (partners[view] ?? [])
    if let parent = forest.views[view].parent {
      next.append(parent)
      if sharesLength.contains(parent) { next += forest.views[parent].children }
    }
    return next
  }

  /// The states that a view's difference is of: its own, or those of the view that it goes along with.
  func states(of view: Int, on axis: EditAxis) -> State? {
    var place: Int? = view
    while let next = place {
      let state = State(view: next, axis: axis)
      if changed.contains(state) { return state }
      place = forest.views[next].parent
    }
    return nil
  }
}

extension Edges {
  fileprivate func span(_ axis: EditAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
