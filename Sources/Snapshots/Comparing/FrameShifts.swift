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
    var distance: Double { edges.map(abs).max() ?? 0 }
  }

  private(set) var groups: [Group] = []
  /// By places in the new forest; nothing for views that came.
  let shifts: [Shift?]
  /// The groups of each view, in order of its edges.
  private(set) var groupsOf: [[Int]]

  /// How far apart edges may move and still have moved as one: each is rounded to its own pixel.
  private let slack: Double

  /// - Parameters:
  ///   - matching: Which view is which.
  ///   - pixel: The length of a device pixel, in points.
  ///   - isRescaled: Whether pixels are of another size on either side, so that each edge was
  ///     rounded twice, to places up to a pixel apart; then what moved no farther didn't move.
  init(_ matching: ViewMatching, pixel: Double, isRescaled: Bool) {
    slack = (isRescaled ? 2 * pixel : pixel) + positionNoise
    let ignored = isRescaled ? pixel + positionNoise : 0
    shifts = matching.new.indices.map { place in
      matching.oldPlace[place].map { old in
        let (from, to) = (matching.old[old].frame, matching.new[place].frame)
        let pairs = [
          (from.left, to.left), (from.top, to.top), (from.right, to.right),
          (from.bottom, to.bottom),
        ]
        return Shift(
          edges: pairs.map { from, to in
            let distance = to - from
            // What became no number, or was none, moved as far as can be.
            if distance.isNaN { return isSame(from, to) ? 0 : .infinity }
            return abs(distance) <= ignored ? 0 : distance
          }
        )
      }
    }
    groupsOf = Array(repeating: [], count: matching.new.count)
    var sets = DisjointSets(count: matching.new.count * 4)
    for (place, view) in matching.new.enumerated() {
      for axis in 0...1 {
        let moved = ([place] + view.children).flatMap { member in
          [member * 4 + axis, member * 4 + axis + 2].compactMap { edge -> (Double, Int)? in
            guard let distance = shifts[member]?.edges[edge % 4], !isSame(distance, 0) else {
              return nil
            }
            return (distance, edge)
          }
        }.sorted { $0 < $1 }
        for (one, other) in zip(moved, moved.dropFirst())
        where other.0 == one.0 || other.0 - one.0 <= slack {
          sets.join(one.1, other.1)
        }
      }
    }
    gather(&sets)
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

  /// Whether a view is longer or shorter than rounding makes it.
  func isResized(_ view: Int, _ isVertical: Bool) -> Bool {
    guard let shift = shifts[view] else { return false }
    return !isSame(shift.start(isVertical), shift.end(isVertical), within: slack)
  }

  /// Whether both edges of a view moved with the group.
  func isCarried(_ view: Int, by group: Group) -> Bool {
    guard let shift = shifts[view] else { return false }
    return isSame(shift.start(group.isVertical), group.distance, within: slack)
      && isSame(shift.end(group.isVertical), group.distance, within: slack)
  }

  /// Whether only the right or bottom edge of a view moved with the group.
  func isGrown(_ view: Int, by group: Group) -> Bool {
    guard let shift = shifts[view] else { return false }
    return !isCarried(view, by: group)
      && isSame(shift.end(group.isVertical), group.distance, within: slack)
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
