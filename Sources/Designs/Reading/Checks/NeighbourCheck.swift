/// A look for views of which each stands behind the other: below, above, after or before it.
///
/// Such a circle has a layout, in which views have no height or no width, and nobody means that.
struct NeighbourCheck {
  private var spans: [String: Span] = [:]
  /// The views that each stands behind, by its name, along each axis.
  private var columns: [String: [String]] = [:]
  private var rows: [String: [String]] = [:]
  private var order: [String] = []

  mutating func note(_ element: Element) {
    guard let name = element.name else { return }
    Self.note(element, name, PlacementWords.below, PlacementWords.above, &columns)
    Self.note(element, name, PlacementWords.after, PlacementWords.before, &rows)
    let keys = [
      PlacementWords.below, PlacementWords.above, PlacementWords.after, PlacementWords.before,
    ]
    guard let key = keys.first(where: { element.values.says($0.name) }) else { return }
    order.append(name)
    spans[name] = element.values.keySpans[key.name]
  }

  private static func note(
    _ element: Element,
    _ name: String,
    _ behind: Key<Neighbour>,
    _ ahead: Key<Neighbour>,
    _ uses: inout [String: [String]]
  ) {
    if case .named(let other)? = element.values[behind]?.anchorable.base {
      uses[name, default: []].append(other)
    }
    if case .named(let other)? = element.values[ahead]?.anchorable.base {
      uses[other, default: []].append(name)
    }
  }

  func report(in reading: Reading) {
    for (uses, word) in [(columns, PlacementWords.below.name), (rows, PlacementWords.after.name)] {
      var chains = NameChains(uses)
      for name in order {
        guard let circle = chains.circle(from: name), circle.count > 2 else { continue }
        guard let place = circle.lazy.compactMap({ spans[$0] }).first else { continue }
        reading.report(.neighbours(circle, word), at: place)
      }
    }
  }
}

extension Message {
  fileprivate static func neighbours(_ names: [String], _ word: String) -> Message {
    let shown = names.prefix(6).map(\.shortened) + (names.count > 6 ? ["…"] : [])
    let place = word == PlacementWords.below.name ? "top" : "leading"
    return Message(
      "circle",
      "of these views each stands \(word) the next: " + shown.joined(separator: " → "),
      remedy: "place one of them otherwise, such as pinnedTo: \(place) on '\(shown[0])'"
    )
  }
}
