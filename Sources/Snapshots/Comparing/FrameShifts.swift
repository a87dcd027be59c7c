import SnaplineGeometry

/// The edges of views that moved, gathered into groups that moved as one.
///
/// Edges of a parent and its children that moved equally far along one axis are one group, and
/// groups meet where a child is itself a parent: a label that grew, its neighbours below, its
/// card, and what stands below the card. Each group has one root: the view it started from.
struct FrameShifts {
  /// A group of edges that moved equally far.
  struct Group {
    var isVertical: Bool
    var distance: Double
    /// Places in the new forest, parents first.
    var views: [Int] = []
  }

  struct Shift {
    /// By how much left, top, right and bottom moved.
    var edges: [Double]
    var isMoved: Bool { edges.contains { !isSame($0, 0) } }
    func start(_ isVertical: Bool) -> Double { edges[isVertical ? 1 : 0] }
    func end(_ isVertical: Bool) -> Double { edges[isVertical ? 3 : 2] }
    func isResized(_ isVertical: Bool) -> Bool { !isSame(start(isVertical), end(isVertical)) }
    var distance: Double { edges.map(abs).max() ?? 0 }
  }

  private(set) var groups: [Group] = []
  /// By places in the new forest; nothing for views that came.
  let shifts: [Shift?]
  /// The groups of each view, in order of its edges.
  private(set) var groupsOf: [[Int]]

  init(_ matching: ViewMatching) {
    shifts = matching.new.indices.map { place in
      matching.oldPlace[place].map { old in
        let (from, to) = (matching.old[old].frame, matching.new[place].frame)
        return Shift(edges: [
          to.left - from.left, to.top - from.top, to.right - from.right, to.bottom - from.bottom,
        ])
      }
    }
    groupsOf = Array(repeating: [], count: matching.new.count)
    var sets = DisjointSets(count: matching.new.count * 4)
    for (place, view) in matching.new.enumerated() {
      var family: [Key: Int] = [:]
      for member in [place] + view.children {
        for edge in 0..<4 {
          guard let distance = shifts[member]?.edges[edge], !isSame(distance, 0) else { continue }
          let key = Key(isVertical: edge % 2 == 1, distance: grid(distance))
          if let first = family[key] {
            sets.join(first, member * 4 + edge)
          } else {
            family[key] = member * 4 + edge
          }
        }
      }
    }
    gather(&sets)
  }

  private struct Key: Hashable {
    var isVertical: Bool
    var distance: Int
  }

  private mutating func gather(_ sets: inout DisjointSets) {
    var places: [Int: Int] = [:]
    for (view, shift) in shifts.enumerated() {
      guard let shift, shift.isMoved else { continue }
      for edge in 0..<4 where !isSame(shift.edges[edge], 0) {
        let set = sets.root(of: view * 4 + edge)
        let place: Int
        if let known = places[set] {
          place = known
        } else {
          place = groups.count
          places[set] = place
          groups.append(Group(isVertical: edge % 2 == 1, distance: shift.edges[edge]))
        }
        if groups[place].views.last != view { groups[place].views.append(view) }
        if !groupsOf[view].contains(place) { groupsOf[view].append(place) }
      }
    }
  }

  /// Whether both edges of a view moved with the group.
  func isCarried(_ view: Int, by group: Group) -> Bool {
    guard let shift = shifts[view] else { return false }
    return isSame(shift.start(group.isVertical), group.distance, within: 1.0 / 64)
      && isSame(shift.end(group.isVertical), group.distance, within: 1.0 / 64)
  }

  /// Whether only the right or bottom edge of a view moved with the group.
  func isGrown(_ view: Int, by group: Group) -> Bool {
    guard let shift = shifts[view] else { return false }
    return !isCarried(view, by: group)
      && isSame(shift.end(group.isVertical), group.distance, within: 1.0 / 64)
  }
}

/// Sets that are joined, with quick answers to which set an element is in.
struct DisjointSets {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var root = element
    while parent[root] != root {
      parent[root] = parent[parent[root]]
      root = parent[root]
    }
    return root
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    // The smaller number stays the root, so that the order of joining never shows.
    parent[max(first, second)] = min(first, second)
  }
}
