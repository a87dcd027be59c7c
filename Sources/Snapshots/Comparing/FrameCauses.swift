import SnaplineGeometry

/// Finds the view from which each group of moved edges started.
///
/// Without the constraints this is inference: a view that says something else and changed its
/// size is the surest start, then a view that came or went beside the moved ones, then the
/// canvas, then the first view that moved within one that only made room.
struct FrameCauses {
  enum Cause: Hashable {
    /// A view, by its place in the new forest.
    case view(Int)
    /// A view that came, by its place in the new forest.
    case added(Int)
    /// A view that went, by its place in the old forest.
    case removed(Int)
  }

  let matching: ViewMatching
  let shifts: FrameShifts
  /// Views whose own contents changed so that their size may have, by places in the new forest.
  let changedContents: Set<Int>
  /// Topmost views that came or went, by the place of their parent in the new forest.
  let additions: [Int: [Int]]
  let removals: [Int: [Int]]

  func cause(of group: FrameShifts.Group) -> Cause {
    let changed = group.views.first {
      changedContents.contains($0) && shifts.isResized($0, group.isVertical)
    }
    if let changed { return .view(changed) }
    if group.views.first == 0 { return .view(0) }
    if let neighbour = neighbour(of: group) { return neighbour }
    return .view(start(of: group))
  }

  /// The view that came or went next to the first of the moved ones.
  private func neighbour(of group: FrameShifts.Group) -> Cause? {
    let families = Set(group.views.flatMap { [$0, matching.new[$0].parent].compactMap { $0 } })
    let pushed = Set(
      group.views.lazy.filter { shifts.isCarried($0, by: group) }.map { matching.new[$0].parent }
    )
    for family in families.sorted() where !shifts.isCarried(family, by: group) {
      guard pushed.contains(family) || shifts.isResized(family, group.isVertical) else { continue }
      for place in additions[family] ?? []
      where fits(matching.new[place].frame, group, isAddition: true) {
        return .added(place)
      }
      for place in removals[family] ?? []
      where fits(matching.old[place].frame, group, isAddition: false) {
        return .removed(place)
      }
    }
    return nil
  }

  /// Whether a view of this size can have pushed its neighbours as far as the group moved.
  private func fits(_ frame: Edges, _ group: FrameShifts.Group, isAddition: Bool) -> Bool {
    let extent = group.isVertical ? frame.height : frame.width
    let distance = abs(group.distance)
    // A view takes its own room and a gap; where things are centred, half of it on each side.
    let room = extent + 64
    return (distance >= extent - positionNoise && distance <= room)
      || (distance >= extent / 2 - positionNoise && distance <= room / 2)
  }

  private func start(of group: FrameShifts.Group) -> Int {
    // Things flow from start to end: what grew has its end in the group, what made way is carried.
    let carried = group.views.filter { shifts.isCarried($0, by: group) }
    let grown = group.views.filter { shifts.isGrown($0, by: group) }
    guard let deepest = deepest(of: grown) else {
      return topmost(of: carried.isEmpty ? group.views : carried)
    }
    let members = Set(carried)
    func carriedChildren(of view: Int) -> [Int] {
      matching.new[view].children.filter(members.contains)
    }
    if let first = carriedChildren(of: deepest).first { return first }
    // Heights grow from the inside out, widths are given from the outside in.
    return group.isVertical ? deepest : topmost(of: grown)
  }

  private func deepest(of views: [Int]) -> Int? {
    var best: Int?
    for view in views where best.map({ matching.new[view].depth > matching.new[$0].depth }) ?? true
    {
      best = view
    }
    return best
  }

  private func topmost(of views: [Int]) -> Int {
    var best = views[0]
    for view in views where matching.new[view].depth < matching.new[best].depth { best = view }
    return best
  }
}
