import SnaplineGeometry
import SnaplineScene

/// How far a change may have reached: from view to view, through what holds them together.
///
/// What changed of a view along an axis is one state. States that hold each other are one component,
/// so that whatever reached one of them may have reached them all. A view that only goes along with
/// its parent isn't reached by itself: whatever moved the parent moved it.
struct Influence {
  private let forest: ViewForest
  /// The component of each state; nothing where a view changed by no more than going along.
  private var components: [Int?]
  /// The component of each state, else of the nearest view around it that has one.
  private(set) var nearest: [Int?]
  /// Views whose children share their length, as those of a stack do.
  private var sharesLength: [Bool]
  /// The component that the children of such a view share, by the view's state.
  private var ofChildren: [Int: Int] = [:]
  /// Views that constraints or words hold on each other.
  private var partners: [Int: [Int]] = [:]

  init(_ comparison: SceneComparison, _ origins: SceneOrigins, _ words: WordIndex) {
    forest = comparison.new
    let count = forest.views.count * EditAxis.allCases.count
    components = Array(repeating: nil, count: count)
    nearest = components
    // Of a plain view nothing makes its children share its length but what is said of them.
    sharesLength = forest.views.map { $0.node.className != "View" }
    hold(origins, words)
    let changed = Self.changed(in: comparison)
    var sets = DisjointSets(count: count)
    for axis in EditAxis.allCases { join(&sets, changed, on: axis) }
    joinAcross(&sets, changed, comparison, origins)
    for state in changed.indices where changed[state] { components[state] = sets.root(of: state) }
    settle()
  }

  /// The states that changed by more than going along.
  private static func changed(in comparison: SceneComparison) -> [Bool] {
    let (old, new, matching) = (comparison.old, comparison.new, comparison.matching)
    var changed = Array(repeating: false, count: new.views.count * EditAxis.allCases.count)
    for (place, view) in new.views.enumerated() {
      guard let other = matching.oldPlace[place] else { continue }
      let was = old.views[other]
      for axis in EditAxis.allCases {
        let (from, to) = (was.node.frame.span(axis), view.node.frame.span(axis))
        let start = view.parent.flatMap { parent -> Double? in
          guard let before = matching.oldPlace[parent] else { return nil }
          let (around, now) = (old.views[before].node.frame, new.views[parent].node.frame)
          return (to.start - now.span(axis).start) - (from.start - around.span(axis).start)
        }
        let isMoved = !isSame(start ?? (to.start - from.start), 0, within: comparison.pixel)
        changed[axis.state(of: place)] = isMoved || comparison.isResized(place, along: axis)
      }
      // Lines that broke elsewhere follow from the same as a height does.
      if comparison.hasOtherLines(place) { changed[EditAxis.vertical.state(of: place)] = true }
    }
    return changed
  }

  private mutating func hold(_ origins: SceneOrigins, _ words: WordIndex) {
    func join(_ one: Int, _ other: Int) {
      partners[one, default: []].append(other)
      partners[other, default: []].append(one)
    }
    for rule in origins.rules where rule.hold != .loose {
      if let second = rule.second { join(rule.first.node + 1, second.node + 1) }
    }
    let named = forest.views.enumerated().compactMap { place, view in view.name.map { ($0, place) }
    }
    for (name, place) in Dictionary(named, uniquingKeysWith: { $1 }) {
      let others = words.mentioning(name[...]).filter { $0.name != SceneOrigins.Word.style }
      for node in others.compactMap(\.node) where node + 1 != place {
        join(node + 1, place)
      }
    }
    for word in origins.words where word.name == "sequence" {
      if let node = word.node { sharesLength[node + 1] = true }
    }
  }

  /// Joins what parents, constraints and words hold together along an axis.
  private func join(_ sets: inout DisjointSets, _ changed: [Bool], on axis: EditAxis) {
    func joinChanged(_ one: Int, _ other: Int) {
      let (one, other) = (axis.state(of: one), axis.state(of: other))
      if changed[one], changed[other] { sets.join(one, other) }
    }
    for (place, view) in forest.views.enumerated() {
      if let parent = view.parent { joinChanged(parent, place) }
      guard sharesLength[place] else { continue }
      // In a row: pairs of all of them would be too many.
      let children = view.children.filter { changed[axis.state(of: $0)] }
      for (one, other) in zip(children, children.dropFirst()) { joinChanged(one, other) }
    }
    for (one, others) in partners { for other in others { joinChanged(one, other) } }
  }

  /// Joins what leads from one axis to the other: a width by which a text breaks its lines elsewhere,
  /// and constraints between both.
  ///
  /// Views that only moved are no way across.
  private func joinAcross(
    _ sets: inout DisjointSets,
    _ changed: [Bool],
    _ comparison: SceneComparison,
    _ origins: SceneOrigins
  ) {
    let (across, down) = (EditAxis.horizontal, EditAxis.vertical)
    for view in forest.views.indices {
      guard comparison.isResized(view, along: across),
        comparison.isResized(view, along: down) || comparison.hasOtherLines(view)
      else { continue }
      sets.join(across.state(of: view), down.state(of: view))
    }
    for rule in origins.rules where rule.hold != .loose {
      guard let second = rule.second else { continue }
      for axis in EditAxis.axes(of: rule.first.attribute) {
        for other in EditAxis.axes(of: second.attribute) where other != axis {
          let states = (axis.state(of: rule.first.node + 1), other.state(of: second.node + 1))
          if changed[states.0], changed[states.1] { sets.join(states.0, states.1) }
        }
      }
    }
  }

  /// Notes what is asked for more than once.
  private mutating func settle() {
    for (place, view) in forest.views.enumerated() {
      for axis in EditAxis.allCases {
        let state = axis.state(of: place)
        let around = view.parent.flatMap { nearest[axis.state(of: $0)] }
        nearest[state] = components[state] ?? around
        guard let parent = view.parent, sharesLength[parent] else { continue }
        ofChildren[axis.state(of: parent)] = ofChildren[axis.state(of: parent)] ?? components[state]
      }
    }
  }

  /// The component that a view's change is of: its own, or that of the view it goes along with.
  func component(of view: Int, on axis: EditAxis) -> Int? { nearest[axis.state(of: view)] }

  /// The components of what a view's parent and the views beside it share.
  func shared(in parent: Int, on axis: EditAxis) -> [Int] {
    let state = axis.state(of: parent)
    return [nearest[state], ofChildren[state]].compactMap(\.self)
  }

  /// The components there are.
  var all: Set<Int> { Set(components.compactMap(\.self)) }

  /// The views that constraints or words hold on a view.
  func held(to view: Int) -> [Int] { partners[view] ?? [] }

  /// The components of what stands next to a view that didn't change itself.
  func around(_ view: Int, on axis: EditAxis) -> [Int] {
    let own = forest.views[view]
    return (own.parent.map { shared(in: $0, on: axis) } ?? [])
      + (own.children + (partners[view] ?? [])).compactMap { components[axis.state(of: $0)] }
  }
}

extension EditAxis {
  /// The number of a view's state along the axis.
  fileprivate func state(of view: Int) -> Int { view * Self.allCases.count + rawValue }
}

extension SceneComparison {
  /// Whether a view is longer or shorter than it was.
  func isResized(_ view: Int, along axis: EditAxis) -> Bool {
    guard let other = matching.oldPlace[view] else { return false }
    let (from, to) = (old.views[other].frame.span(axis), new.views[view].frame.span(axis))
    return !isSame(to.end - to.start, from.end - from.start)
  }

  /// Whether a view's lines are others by more than what they say.
  func hasOtherLines(_ view: Int) -> Bool {
    texts[view]?.changes.contains { $0.property != "text" } ?? false
  }
}

extension Edges {
  /// Where they begin and end along an axis.
  func span(_ axis: EditAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
