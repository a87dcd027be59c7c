import SnaplineGeometry
import SnaplineScene

/// Which view of one scene is which of the other: by identifier, then by class and text, then by the
/// neighbours they stand between; views whose identifier changed come last.
struct ViewMatching {
  let old: [ViewForest.View]
  let new: [ViewForest.View]
  private(set) var newPlace: [Int?]
  private(set) var oldPlace: [Int?]
  /// The identifiers of each side, which hold a view back for its namesake on the other.
  private let oldNames: Set<String>
  private let newNames: Set<String>
  /// Views that weren't there on the other side by a condition, so that they are none of those that were.
  private var newcomers: Set<Int> = []
  private var leavers: Set<Int> = []

  init(_ old: ViewForest, _ new: ViewForest) {
    (self.old, self.new) = (old.views, new.views)
    newPlace = Array(repeating: nil, count: old.views.count)
    oldPlace = Array(repeating: nil, count: new.views.count)
    oldNames = Set(old.views.compactMap(\.name))
    newNames = Set(new.views.compactMap(\.name))
    match(0, 0)
    matchUniqueIdentifiers()
    matchAcrossPages()
    // Parents come before children, so one walk reaches every matched pair.
    for place in old.views.indices {
      if let other = newPlace[place] { matchChildren(of: place, other) }
    }
  }

  private mutating func match(_ place: Int, _ other: Int) {
    newPlace[place] = other
    oldPlace[other] = place
  }

  private mutating func matchUniqueIdentifiers() {
    let before = Self.uniqueIdentifiers(old)
    for (identifier, place) in Self.uniqueIdentifiers(new) {
      if let other = before[identifier] { match(other, place) }
    }
  }

  private static func uniqueIdentifiers(_ views: [ViewForest.View]) -> [String: Int] {
    var places: [String: Int] = [:]
    var repeated: Set<String> = []
    for (place, view) in views.enumerated() {
      guard let identifier = view.node.identifier, !identifier.isEmpty else { continue }
      if places.updateValue(place, forKey: identifier) != nil { repeated.insert(identifier) }
    }
    for identifier in repeated { places[identifier] = nil }
    return places
  }

  /// Matches what stands on another page now, by what it says: rows flow from one page to the next.
  private mutating func matchAcrossPages() {
    let (before, after) = (Self.rowsOfPages(old), Self.rowsOfPages(new))
    for (key, row) in after.sorted(by: { $0.value.view < $1.value.view }) {
      guard let other = before[key], other.page != row.page, newPlace[other.view] == nil,
        oldPlace[row.view] == nil
      else { continue }
      match(other.view, row.view)
    }
  }

  private struct RowKey: Hashable {
    var className: String
    var texts: Int
  }

  /// The views in pages that say what no other says, with the numbers of their pages.
  private static func rowsOfPages(_ views: [ViewForest.View]) -> [RowKey: (view: Int, page: Int)] {
    var pages: [Int?] = []
    var rows: [RowKey: (view: Int, page: Int)] = [:]
    var repeated: Set<RowKey> = []
    for (place, view) in views.enumerated() {
      let page = view.isPage ? place : view.parent.flatMap { pages[$0] }
      pages.append(page)
      guard let page, !view.isPage, let texts = view.texts else { continue }
      let key = RowKey(className: view.node.className, texts: texts)
      let number = views[0].children.firstIndex(of: page) ?? 0
      if rows.updateValue((place, number), forKey: key) != nil { repeated.insert(key) }
    }
    for key in repeated { rows[key] = nil }
    return rows
  }

  private mutating func matchChildren(of parent: Int, _ otherParent: Int) {
    guard !old[parent].children.isEmpty, !new[otherParent].children.isEmpty else { return }
    noteConditions(parent, otherParent)
    let (from, to) = (old[parent].frame, new[otherParent].frame)
    // From the surest sign to the weakest; each takes what the ones before it left.
    pair(parent, otherParent) { view, _ in view.node.identifier.map { [$0, view.likeness] } }
    pair(parent, otherParent) { view, _ in
      view.node.identifier.map { [$0, view.node.className, view.texts] }
    }
    pair(parent, otherParent) { view, _ in view.node.identifier.map { [$0] } }
    pair(parent, otherParent) { view, isOld in
      view.isNamed ? nil : [view.likeness, view.corner(in: isOld ? from : to)]
    }
    // What a view says, itself or in what it holds, tells it from those beside it; where it lies
    // doesn't, for whatever grows puts each in the place of the next.
    pair(parent, otherParent) { view, _ in
      view.isNamed ? nil : view.texts.map { [view.node.className, $0] }
    }
    pair(parent, otherParent) { view, _ in view.isNamed ? nil : [view.likeness] }
    pair(parent, otherParent) { view, _ in
      view.isNamed || view.node.text != nil
        ? nil : view.firstText.map { [view.node.className, $0] }
    }
    matchRenamed(parent, otherParent)
    matchBetween(parent, otherParent)
    matchNamed(parent, otherParent)
  }

  private mutating func noteConditions(_ parent: Int, _ otherParent: Int) {
    let (before, now) = (Self.absent(in: parent, old), Self.absent(in: otherParent, new))
    for child in old[parent].children where newPlace[child] == nil {
      if old[child].conditions.contains(where: now.contains) { leavers.insert(child) }
    }
    for child in new[otherParent].children where oldPlace[child] == nil {
      if new[child].conditions.contains(where: before.contains) { newcomers.insert(child) }
    }
  }

  /// The conditions by which views aren't in a view.
  ///
  /// One that a view is there by as well says nothing of either: it decides on branches of that view.
  private static func absent(in view: Int, _ views: [ViewForest.View]) -> Set<String> {
    let leftOut = views[view].leftOut
    return leftOut.isEmpty
      ? leftOut : leftOut.subtracting(views[view].children.flatMap { views[$0].conditions })
  }

  /// Whether no view of the other side is called as this one, so that its identifier was given,
  /// taken or changed where the view is there at all.
  private func isFree(_ view: ViewForest.View, _ isOld: Bool) -> Bool {
    view.name.map { !(isOld ? newNames : oldNames).contains($0) } ?? true
  }

  /// Matches views that are called differently where all else speaks for it.
  private mutating func matchRenamed(_ parent: Int, _ otherParent: Int) {
    let (from, to) = (old[parent].frame, new[otherParent].frame)
    let free = isFree
    pair(parent, otherParent) { view, isOld in
      guard free(view, isOld), let text = view.node.text, !text.isEmpty else { return nil }
      return [view.node.className, text]
    }
    // What holds the same views, or says the same in them, is itself the same, however large it is.
    let (places, otherPlaces) = (newPlace, oldPlace)
    pair(parent, otherParent) { view, isOld in
      guard free(view, isOld) else { return nil }
      let inside =
        isOld
        ? view.children.compactMap { places[$0] }
        : view.children.filter { otherPlaces[$0] != nil }
      return inside.isEmpty ? nil : [view.node.className, inside.sorted()]
    }
    pair(parent, otherParent) { view, isOld in
      guard free(view, isOld), !view.children.isEmpty, let texts = view.texts else { return nil }
      return [view.node.className, texts]
    }
    for (wasNamed, isNamed) in [(true, true), (true, false), (false, true)] {
      pair(parent, otherParent) { view, isOld in
        guard free(view, isOld), view.isNamed == (isOld ? wasNamed : isNamed) else { return nil }
        return [view.node.className, view.corner(in: isOld ? from : to), view.extent]
      }
    }
  }

  /// Matches views of which one has an identifier by weaker signs: two that were called
  /// differently on purpose are rather two.
  private mutating func matchNamed(_ parent: Int, _ otherParent: Int) {
    let (from, to) = (old[parent].frame, new[otherParent].frame)
    let free = isFree
    for isGiven in [true, false] {
      func mayPair(_ view: ViewForest.View, _ isOld: Bool) -> Bool {
        free(view, isOld) && view.isNamed == (isOld != isGiven)
      }
      pair(parent, otherParent) { view, isOld in
        mayPair(view, isOld) ? [view.node.className, view.corner(in: isOld ? from : to)] : nil
      }
      pair(parent, otherParent) { view, isOld in
        mayPair(view, isOld) ? [view.node.className, view.extent] : nil
      }
    }
  }

  /// Matches children that have equal keys, in order.
  private mutating func pair(
    _ parent: Int,
    _ otherParent: Int,
    by key: (ViewForest.View, _ isOld: Bool) -> [AnyHashable?]?
  ) {
    var waiting: [[AnyHashable?]: [Int]] = [:]
    for place in old[parent].children.reversed()
    where newPlace[place] == nil && !leavers.contains(place) {
      if let key = key(old[place], true) { waiting[key, default: []].append(place) }
    }
    guard !waiting.isEmpty else { return }
    for place in new[otherParent].children
    where oldPlace[place] == nil && !newcomers.contains(place) {
      guard let key = key(new[place], false), let other = waiting[key]?.popLast() else { continue }
      match(other, place)
    }
  }

  // MARK: Between neighbours

  /// Matches views without a name between the same neighbours, by their looks, then in their order.
  private mutating func matchBetween(_ parent: Int, _ otherParent: Int) {
    let gaps = gaps(parent, otherParent)
    pairOpen(gaps) { view, _ in [view.look] }
    // Data fills the same view with other texts; and one that is painted otherwise is rather another.
    pairOpen(gaps) { view, _ in view.writing.map { [view.node.className, $0] } }
    // Of what data leaves out in turn, one is not the other.
    pairOpen(gaps, onlyEqualCounts: true) { view, _ in [view.dress, view.presence] }
    pairOpen(gaps, onlyEqualCounts: true) { view, _ in [view.node.className, view.presence] }
    let (from, to) = (old[parent].frame, new[otherParent].frame)
    pairOpen(gaps) { view, isOld in
      [view.node.className, view.corner(in: isOld ? from : to), view.extent, view.presence]
    }
    for gap in gaps { matchNearest(gap) }
  }

  /// Children without a counterpart that stand between the same two neighbours on both sides.
  private struct Gap {
    var old: [Int] = []
    var new: [Int] = []
  }

  /// Neighbours are those whose order stayed; what changed places with others is none.
  private func gaps(_ parent: Int, _ otherParent: Int) -> [Gap] {
    let after = new[otherParent].childrenInOrder(of: new)
    let before = old[parent].childrenInOrder(of: old)
    let ranks = Dictionary(
      uniqueKeysWithValues: before.enumerated().map { ($0.element, $0.offset) }
    )
    let stayed = after.compactMap { child in
      oldPlace[child].flatMap { ranks[$0] }.map { (child: child, rank: $0) }
    }
    let rising = longestRising(stayed.map(\.rank)).sorted().map { stayed[$0] }
    var gaps = Array(repeating: Gap(), count: rising.count + 1)
    var gap = 0
    for child in after {
      if gap < rising.count, rising[gap].child == child { gap += 1 }
      let isOpen = oldPlace[child] == nil && !newcomers.contains(child)
      if isOpen, !new[child].isNamed { gaps[gap].new.append(child) }
    }
    gap = 0
    for (rank, child) in before.enumerated() {
      if gap < rising.count, rising[gap].rank == rank { gap += 1 }
      let isOpen = newPlace[child] == nil && !leavers.contains(child)
      if isOpen, !old[child].isNamed { gaps[gap].old.append(child) }
    }
    return gaps.filter { !$0.old.isEmpty && !$0.new.isEmpty }
  }

  /// Matches within each gap what has equal keys, in order; where told so only those keys that as many
  /// views have on both sides.
  private mutating func pairOpen(
    _ gaps: [Gap],
    onlyEqualCounts: Bool = false,
    by key: (ViewForest.View, _ isOld: Bool) -> [AnyHashable?]?
  ) {
    for gap in gaps {
      var waiting: [[AnyHashable?]: [Int]] = [:]
      for place in gap.old.reversed() where newPlace[place] == nil {
        if let key = key(old[place], true) { waiting[key, default: []].append(place) }
      }
      guard !waiting.isEmpty else { continue }
      let open = gap.new.filter { oldPlace[$0] == nil }
      if onlyEqualCounts {
        let counts = open.reduce(into: [[AnyHashable?]: Int]()) {
          if let key = key(new[$1], false) { $0[key, default: 0] += 1 }
        }
        waiting = waiting.filter { $0.value.count == counts[$0.key] }
      }
      for place in open {
        guard let key = key(new[place], false), let other = waiting[key]?.popLast() else {
          continue
        }
        match(other, place)
      }
    }
  }

  /// Matches what overlaps, nearest first.
  private mutating func matchNearest(_ gap: Gap) {
    let before = gap.old.filter { newPlace[$0] == nil }
    let after = gap.new.filter { oldPlace[$0] == nil }
    // All pairs are looked at; where they would be too many, a hostile scene is behind it.
    guard before.count * after.count <= 4096 else {
      return pairOpen([Gap(old: before, new: after)]) { view, _ in
        [view.node.className, view.presence]
      }
    }
    var candidates: [(distance: Double, old: Int, new: Int)] = []
    for one in before {
      for other in after
      where old[one].node.className == new[other].node.className
        && old[one].presence == new[other].presence
      {
        let (was, now) = (old[one].frame, new[other].frame)
        guard !was.intersection(now).isEmpty else { continue }
        let distance =
          abs(was.left - now.left) + abs(was.top - now.top) + abs(was.right - now.right)
          + abs(was.bottom - now.bottom)
        candidates.append((distance, one, other))
      }
    }
    for candidate in candidates.sorted(by: { $0 < $1 })
    where newPlace[candidate.old] == nil && oldPlace[candidate.new] == nil {
      match(candidate.old, candidate.new)
    }
  }
}

extension ViewForest.View {
  var isNamed: Bool { name != nil }

  /// The identifier, where it says something.
  var name: String? { node.identifier.flatMap { $0.isEmpty ? nil : $0 } }

  /// Where the view lies in its parent.
  fileprivate func corner(in parent: Edges) -> [Int] {
    [grid(frame.left - parent.left), grid(frame.top - parent.top)]
  }

  fileprivate var extent: [Int] { [grid(frame.width), grid(frame.height)] }
}
