import SnaplineGeometry
import SnaplineScene

extension SceneComparison {
  /// Reports matched views that stand elsewhere: under another parent, or among their siblings.
  mutating func addOrders() {
    for (place, view) in new.views.enumerated() {
      guard matching.oldPlace[place] != nil else { continue }
      let ranks =
        !view.isList
        ? [:]
        : Dictionary(
          uniqueKeysWithValues: old.views[matching.oldPlace[place] ?? 0]
            .childrenInOrder(of: old.views).enumerated().map { ($0.element, $0.offset) }
        )
      let children = view.childrenInOrder(of: new.views)
      let stayed = children.compactMap { child -> (child: Int, was: Int)? in
        guard let other = matching.oldPlace[child] else { return nil }
        guard let parent = old.views[other].parent, matching.newPlace[parent] == place else {
          let parent = old.views[other].parent.map { parent in
            matching.newPlace[parent].map(names.now) ?? names.before(parent)
          }
          if let (was, now) = pages(of: child, other), was != now {
            reportMove(child, "page", "\(was)", "\(now)")
          } else {
            reportMove(child, "parent", parent ?? "none", names.now(place))
          }
          return nil
        }
        return (child, ranks[other] ?? other)
      }
      let kept = longestRising(stayed.map(\.was))
      if kept.count < stayed.count { addOrder(of: stayed, kept: kept, in: place) }
    }
  }

  /// The page that a view lies in; nothing where it lies in none.
  private func page(of view: Int, in views: [ViewForest.View]) -> Int? {
    var place = view
    while !views[place].isPage {
      guard let parent = views[place].parent else { return nil }
      place = parent
    }
    return place
  }

  /// The numbers of the pages that a view stood and stands on, where both scenes have pages.
  private func pages(of view: Int, _ other: Int) -> (old: Int, new: Int)? {
    guard let was = page(of: other, in: old.views), let now = page(of: view, in: new.views),
      let number = old.views[0].children.firstIndex(of: was),
      let other = new.views[0].children.firstIndex(of: now)
    else { return nil }
    return (number + 1, other + 1)
  }

  /// How far apart the pages lie on which a view stood and stands, where these are two.
  func pageShift(of view: Int, _ other: Int) -> (x: Double, y: Double)? {
    guard hasPages, let was = page(of: other, in: old.views),
      let now = page(of: view, in: new.views), matching.newPlace[was] != now
    else { return nil }
    let (from, to) = (old.views[was].frame, new.views[now].frame)
    return (to.left - from.left, to.top - from.top)
  }

  private var hasPages: Bool { new.views[0].children.contains { new.views[$0].isPage } }

  /// Reports siblings that changed places, which is one cause however many of them did.
  private mutating func addOrder(
    of stayed: [(child: Int, was: Int)],
    kept: Set<Int>,
    in parent: Int
  ) {
    let before = stayed.sorted { $0.was < $1.was }.map(\.child)
    let after = stayed.map(\.child)
    let changed = after.indices.filter { before[$0] != after[$0] }
    let moved = after.indices.filter { !kept.contains($0) }
    let subject: String
    let change: Difference.Change
    if changed.count > 2, moved.count == 1, let was = before.firstIndex(of: after[moved[0]]) {
      subject = names.now(after[moved[0]])
      change = Difference.Change(
        property: "order",
        old: "place \(was + 1)",
        new: "place \(moved[0] + 1)"
      )
    } else {
      let shown = changed.prefix(Self.mostOrdered)
      let more = changed.count > shown.count ? " …" : ""
      func list(_ children: [Int]) -> String {
        shown.map { names.now(children[$0]) }.joined(separator: ", ") + more
      }
      let isSwap = changed.count == 2
      subject =
        isSwap
        ? shown.map { names.now(before[$0]) }.joined(separator: " and ")
        : names.now(parent)
      change = Difference.Change(property: "order", old: list(before), new: list(after))
    }
    var difference = Difference(
      kind: .layout,
      subject: subject,
      changes: [change],
      distance: .infinity
    )
    difference.place = .now(changed.count > 2 && moved.count == 1 ? after[moved[0]] : parent)
    // A list is long, and so is what was written of it: the line of a row says where.
    if new.views[parent].isList { difference.written = after[changed[0]] }
    places.orders[parent] = append(difference)
  }

  /// What moved with siblings that changed places follows from that.
  mutating func followOrders() {
    for (parent, order) in places.orders.sorted(by: { $0.key < $1.key }) {
      for child in new.views[parent].children {
        guard let frame = places.frames[child], !resizingContents.contains(child) else { continue }
        if differences[frame].cause == nil, differences[frame].distance.isFinite {
          differences[frame].cause = order
        }
      }
    }
  }

  /// Reports views that are called otherwise.
  ///
  /// That is layout: identifiers say which view is which, as places do; nothing that is said or
  /// seen changes with them. No distance measures it, so no limit excuses it.
  mutating func addIdentifiers() {
    for (place, view) in new.views.enumerated() {
      guard let other = matching.oldPlace[place] else { continue }
      let (before, now) = (old.views[other].name, view.name)
      if before != now { reportMove(place, "identifier", before ?? "none", now ?? "none") }
    }
  }

  mutating func reportMove(_ place: Int, _ property: String, _ old: String, _ new: String) {
    let change = Difference.Change(property: property, old: old, new: new)
    if let known = places.frames[place] {
      differences[known].kind = .layout
      differences[known].changes.append(change)
      differences[known].cause = nil
      differences[known].distance = .infinity
    } else {
      var difference = Difference(
        kind: .layout,
        subject: names.now(place),
        changes: [change],
        distance: .infinity
      )
      difference.place = .now(place)
      places.frames[place] = append(difference)
    }
  }

  /// Of siblings that changed places so many are listed.
  private static let mostOrdered = 6

  func changedHiding(_ place: Int) -> Bool {
    guard let other = matching.oldPlace[place] else { return false }
    return old.views[other].node.isHidden != new.views[place].node.isHidden
  }

  /// Views inside one that was hidden or shown follow it.
  mutating func followHiding() {
    for place in new.views.indices where changedHiding(place) {
      guard let own = places.styles[place] else { continue }
      var top = place
      while let parent = new.views[top].parent, changedHiding(parent) { top = parent }
      differences[own].cause = top == place ? nil : places.styles[top]
    }
  }

  /// Causes first, each followed by what follows from it.
  mutating func order() {
    for index in differences.indices {
      // A chain of causes ends at its first; a ring, which nothing should make, at itself.
      var seen: Set<Int> = [index]
      var end = index
      while let next = differences[end].cause, seen.insert(next).inserted { end = next }
      differences[index].cause = end == index ? nil : end
    }
    let followers = Dictionary(grouping: differences.indices) { differences[$0].cause ?? $0 }
    var inOrder: [Difference] = []
    for cause in differences.indices where differences[cause].cause == nil {
      let place = inOrder.count
      inOrder.append(differences[cause])
      for follower in followers[cause] ?? [] where follower != cause {
        var difference = differences[follower]
        difference.cause = place
        inOrder.append(difference)
      }
    }
    differences = inOrder
  }
}

/// The places of a longest rising subsequence.
func longestRising(_ numbers: [Int]) -> Set<Int> {
  var tails: [Int] = []
  var before = Array(repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[place] = tails[low - 1] }
    if low == tails.count { tails.append(place) } else { tails[low] = place }
  }
  var kept: Set<Int> = []
  var place = tails.last ?? -1
  while place >= 0 {
    kept.insert(place)
    place = before[place]
  }
  return kept
}
