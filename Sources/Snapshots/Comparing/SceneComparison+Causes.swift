import SnaplineGeometry
import SnaplineScene

extension SceneComparison {
  mutating func addFonts() {
    let inOrder = fonts.sorted {
      ($0.key.old.name, $0.key.old.hash, $0.key.new.name, $0.key.new.hash)
        < ($1.key.old.name, $1.key.old.hash, $1.key.new.name, $1.key.new.hash)
    }
    for (change, views) in inOrder {
      func described(_ file: FontFile) -> String {
        file.name + (file.hash.isEmpty ? "" : " sha256 " + file.hash.prefix(12) + "…")
      }
      let cause = append(
        Difference(
          kind: .font,
          subject: "font file \(change.old.name)",
          changes: [
            Difference.Change(
              property: "file",
              old: described(change.old),
              new: described(change.new)
            )
          ]
        )
      )
      places.fonts[change] = cause
      for place in views where fontPlaces[place] == change {
        let drawn = Difference.Change(
          property: "font file",
          old: change.old.name,
          new: change.new.name
        )
        var difference = Difference(
          kind: .font,
          subject: names.now(place),
          changes: [drawn],
          cause: cause
        )
        difference.place = .now(place)
        differences.append(difference)
      }
    }
  }

  /// Views that changed alike, such as by a colour of the theme, follow from the first of them.
  mutating func addStyles() {
    var first: [[Difference.Change]: Int] = [:]
    for (place, difference) in styles.sorted(by: { $0.key < $1.key }) {
      var difference = difference
      difference.cause = first[difference.changes]
      let index = append(difference)
      if difference.cause == nil { first[difference.changes] = index }
      places.styles[place] = index
    }
  }

  /// Views that say the same anew, such as a title that stands in two places, follow from the first.
  mutating func addTexts() {
    var first: [Difference.Change: Int] = [:]
    for (place, difference) in texts.sorted(by: { $0.key < $1.key }) {
      var difference = difference
      if let said = difference.changes.first(where: { $0.property == "text" }) {
        difference.cause = first[said]
        first[said] = first[said] ?? differences.count
      }
      // A font's other advances break lines elsewhere: that is the font's doing.
      if !difference.changes.contains(where: { $0.property == "text" }), fontPlaces[place] != nil {
        continue
      }
      places.texts[place] = append(difference)
    }
  }

  mutating func addFrames(
    shifts: FrameShifts,
    roots: [FrameCauses.Cause]
  ) {
    let isByFont = fontGroups(shifts, roots)
    for (place, shift) in shifts.shifts.enumerated() {
      guard let shift, shift.isMoved, matching.oldPlace[place] != nil else { continue }
      var difference = Difference(
        kind: .layout,
        subject: names.now(place),
        changes: frameChanges(place),
        distance: shift.distance
      )
      difference.place = .now(place)
      difference.frames = matching.oldPlace[place].map { other in
        Difference.Frames(old: old.views[other].frame, new: new.views[place].frame)
      }
      difference.goesAlong = goesAlong(place, shifts)
      if shifts.groupsOf[place].allSatisfy({ isByFont[$0] }) { difference.kind = .font }
      places.frames[place] = append(difference)
    }
    for (place, index) in places.frames {
      let groups = shifts.groupsOf[place]
      let isStart =
        !resizingContents.contains(place) && differences[index].kind == .layout
        && groups.contains { roots[$0] == .view(place) && !isByFont[$0] }
      if isStart { continue }
      // What isn't the font's alone follows from what isn't the font's.
      let telling = groups.first { !isByFont[$0] } ?? groups[0]
      differences[index].cause = cause(
        roots[telling],
        of: place,
        isByFont: isByFont[telling]
      )
    }
    // Lines that broke elsewhere follow from whatever changed the width.
    for (place, index) in places.texts where !resizingContents.contains(place) {
      guard let frame = places.frames[place] else { continue }
      differences[index].cause = differences[frame].cause ?? frame
      if differences[frame].kind == .font { differences[index].kind = .font }
    }
  }

  func cause(
    _ root: FrameCauses.Cause,
    of place: Int,
    isByFont: Bool
  ) -> Int? {
    switch root {
    case .added(let view): return places.added[view] ?? places.styles[view]
    case .removed(let view): return places.removed[view]
    case .view(let view):
      if let change = fontPlaces[view], let index = places.fonts[change] { return index }
      if isByFont { return places.fonts.values.min() }
      if resizingContents.contains(view) {
        return places.texts[view] ?? places.styles[view] ?? places.frames[view]
      }
      return view == place ? nil : places.frames[view]
    }
  }

  /// Which groups moved because of a font file: those that start at its text, and those that
  /// start beside what such a group moved, since nothing else explains them.
  func fontGroups(_ shifts: FrameShifts, _ roots: [FrameCauses.Cause]) -> [Bool] {
    var isByFont = roots.map { root in
      if case .view(let view) = root { fontPlaces[view] != nil } else { false }
    }
    guard isByFont.contains(true) else { return isByFont }
    var waiting = isByFont.indices.filter { isByFont[$0] }
    // The groups that start at a view or among its children, by that view.
    var starts: [Int: [Int]] = [:]
    for (group, root) in roots.enumerated() where !isByFont[group] {
      guard case .view(let view) = root, view != 0, !resizingContents.contains(view) else {
        continue
      }
      for place in [view, new.views[view].parent ?? 0] {
        starts[place, default: []].append(group)
      }
    }
    while let group = waiting.popLast() {
      for view in shifts.groups[group].views {
        for place in [view, new.views[view].parent ?? 0] {
          for other in starts.removeValue(forKey: place) ?? [] where !isByFont[other] {
            isByFont[other] = true
            waiting.append(other)
          }
        }
      }
    }
    return isByFont
  }

  /// Whether a view that has no name of its own only moved as far as the one around it did.
  private func goesAlong(_ place: Int, _ shifts: FrameShifts) -> Bool {
    guard new.views[place].name == nil, let own = shifts.shifts[place],
      let around = new.views[place].parent.flatMap({ shifts.shifts[$0] })
    else { return false }
    return zip(own.edges, around.edges).allSatisfy { isSame($0, $1) }
  }

  func frameChanges(_ place: Int) -> [Difference.Change] {
    guard let other = matching.oldPlace[place] else { return [] }
    let (from, to) = (old.views[other].frame, new.views[place].frame)
    let measures: [(String, Double, Double)] = [
      ("x", from.left, to.left), ("y", from.top, to.top), ("width", from.width, to.width),
      ("height", from.height, to.height),
    ]
    return measures.filter { !isSame($0.1, $0.2) }.map { property, old, new in
      guard old.isFinite, new.isFinite else {
        return Difference.Change(property: property, old: plain(old), new: plain(new))
      }
      let sign = new > old ? "+" : "−"
      let amount = plain(old) == plain(new) ? "\(abs(new - old))" : plain(abs(new - old))
      return Difference.Change(
        property: property,
        old: plain(old),
        new: plain(new) + " (\(sign)\(amount))"
      )
    }
  }
}
