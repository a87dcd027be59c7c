/// A look for views of which each stands behind the other: below, above, after or before it.
///
/// Such a circle has a layout, in which views have no height or no width, and nobody means that. Where a
/// condition decides on a view, or on where it is, nothing is said: the circle may never be there.
struct NeighbourCheck {
  /// The views that each stands behind, by its name, along an axis.
  private struct Line {
    let behind: Key<Neighbour>
    let ahead: Key<Neighbour>
    var uses: [String: [String]] = [:]
    /// Where a view says so, and by which word, in the order of the views.
    var spans: [(name: String, word: String, span: Span)] = []

    mutating func note(_ values: Values, of name: String) {
      for key in [behind, ahead] {
        guard let neighbour = values[key], case .named(let other) = neighbour.anchorable.base,
          (neighbour.spacing?.length?.value ?? 0) >= 0,
          let span = values.keySpan(named: key.name)
        else { continue }
        let (first, second) = key.name == behind.name ? (name, other) : (other, name)
        uses[first, default: []].append(second)
        spans.append((name, key.name, span))
      }
    }
  }

  private var lines = [
    Line(behind: PlacementWords.below, ahead: PlacementWords.above),
    Line(behind: PlacementWords.after, ahead: PlacementWords.before),
  ]

  mutating func note(_ element: Element) {
    let values = element.values
    guard let name = element.name, values.existence == nil, values.choices.isEmpty else { return }
    let placements = [values] + (values[PlacementWords.place]?.placements ?? [])
    for place in lines.indices {
      for placement in placements { lines[place].note(placement, of: name) }
    }
  }

  /// Tells of the first circle: with it mended, the others are often gone.
  func report(in reading: Reading) {
    for line in lines {
      var chains = NameChains(line.uses)
      for (name, _, _) in line.spans {
        guard let circle = chains.circle(from: name), circle.count > 2,
          let first = line.spans.first(where: { circle.contains($0.name) })
        else { continue }
        return reading.report(.neighbours(circle, first.name, first.word), at: first.span)
      }
    }
  }
}

extension Message {
  fileprivate static func neighbours(_ names: [String], _ name: String, _ word: String) -> Message {
    // A component's views have the names of where it is used before their own.
    func own(_ name: String) -> String { String(name.split(separator: "/").last ?? "").shortened }
    let shown = names.prefix(6).map(own) + (names.count > 6 ? ["…"] : [])
    let places = ["below": "top", "above": "bottom", "after": "leading", "before": "trailing"]
    return Message(
      "circle",
      "these views stand behind each other in a circle: " + shown.joined(separator: " → "),
      remedy: "place one of them otherwise, such as '\(own(name))' by pinnedTo: "
        + (places[word] ?? "top") + " in place of '\(word)'"
    )
  }
}
