import SnaplineGeometry

extension SceneComparison {
  mutating func addScale(_ before: Double, _ now: Double) {
    guard isRescaled else { return }
    let change = Difference.Change(property: "scale", old: plain(before), new: plain(now))
    places.scale = append(
      Difference(kind: .layout, subject: "canvas", changes: [change], distance: .infinity)
    )
  }

  /// Edges that only lie on pixels of another size follow from the scale, and so do lines that
  /// break elsewhere between them.
  mutating func addRounding(_ shifts: FrameShifts) {
    guard let scale = places.scale else { return }
    for (place, shift) in shifts.shifts.enumerated() {
      guard let shift, !shift.isMoved, let other = matching.oldPlace[place] else { continue }
      let changes = frameChanges(place)
      guard !changes.isEmpty else { continue }
      let (from, to) = (old.views[other].frame, new.views[place].frame)
      let distances = [
        to.left - from.left, to.top - from.top, to.right - from.right, to.bottom - from.bottom,
      ]
      var difference = Difference(
        kind: .layout,
        subject: names.now(place),
        changes: changes,
        cause: scale,
        distance: distances.map(abs).max() ?? 0
      )
      difference.place = .now(place)
      places.frames[place] = append(difference)
      if let text = places.texts[place], !resizingContents.contains(place) {
        differences[text].cause = scale
      }
    }
  }
}
