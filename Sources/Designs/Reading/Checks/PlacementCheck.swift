/// Whether the keys of one placement go together.
struct PlacementCheck {
  private let entries: [Entry]
  /// The list of placements that stands beside them.
  private let list: Entry?
  private let mains: [PlacementForm]
  /// The keys that go with one placement or another.
  private static let companions = Set(PlacementWords.forms.flatMap(\.companions))
    .union(PlacementWords.always)

  /// Takes what says where a view is from all entries of one.
  init(of all: [Entry]) {
    self.init(
      all.parted { Self.placing.contains($0) }.wanted,
      beside: all.first { $0.key == PlacementWords.place.name }
    )
  }

  /// Takes the entries of one placement, and the list of several that stands beside them.
  init(_ entries: [Entry], beside list: Entry? = nil) {
    (self.entries, self.list) = (entries, list)
    let said = Set(entries.map(\.key))
    let forms = PlacementWords.forms.filter { said.contains($0.main) }
    // What goes with one that stands ahead of it is no main key beside that.
    mains = forms.enumerated()
      .filter { place, form in !forms[..<place].contains { $0.takes(form.main) } }
      .map(\.element)
  }

  private static let placing = Set(PlacementWords.keys.map(\.name))

  /// Tells of keys that don't go together.
  func report(in reading: Reading) {
    if let list {
      guard let other = entries.first else { return }
      return reading.report(.twoPlacements([list, other]), at: other.keySpan)
    }
    guard mains.count < 2 else {
      let keys = entries.filter { entry in mains.contains { $0.main == entry.key } }
      if let (axis, form) = axisSaidTwice {
        return reading.report(.wrongAxis(axis, beside: form), at: axis.keySpan)
      }
      return reading.report(.twoPlacements(keys), at: keys[1].keySpan)
    }
    let form = mains.first
    for entry in entries where Self.companions.contains(entry.key) && entry.key != form?.main {
      guard let form else {
        reading.report(.companionAlone(entry.key).ofWholeFiles(), at: entry.keySpan)
        continue
      }
      if !form.takes(entry.key) {
        let room = ForeignWords.besideNeighbour(entry.key, entry, among: entries)
        reading.report(.companion(entry, of: form, meant: room), at: entry.keySpan)
      }
    }
    if let form { checkParts(of: form, in: reading) }
  }

  /// The keys that don't go with the placement, which ``report(in:)`` tells, so that nobody need read them.
  var refused: Set<String> {
    guard mains.count == 1, let form = mains.first else { return [] }
    return Set(entries.map(\.key).filter { Self.companions.contains($0) && !form.takes($0) })
      .subtracting([form.main])
  }

  /// A word for an axis beside a neighbour that fixes the same one, and no other placement.
  private var axisSaidTwice: (Entry, PlacementForm)? {
    let fixing = ["vertically": ["below", "above"], "horizontally": ["after", "before"]]
    guard mains.count == 2 else { return nil }
    for (axis, neighbours) in fixing {
      if let entry = entries.first(where: { $0.key == axis }),
        let form = mains.first(where: { neighbours.contains($0.main) })
      {
        return (entry, form)
      }
    }
    return nil
  }

  private func span(_ key: String) -> Span? { entries.first { $0.key == key }?.keySpan }

  private func text(_ key: String) -> String? {
    entries.first { $0.key == key }?.value.scalar?.text
  }

  /// What has to stand together, and what can't.
  private func checkParts(of form: PlacementForm, in reading: Reading) {
    let pairs = [("topTo", "bottomTo"), ("leadingTo", "trailingTo")]
    for (one, other) in pairs where form.main == one && span(other) == nil {
      if let place = span(one) { reading.report(.missing(other, of: one), at: place) }
    }
    if let place = span("pinning"), span("to") == nil, span("at") == nil {
      reading.report(.missing("to", of: "pinning"), at: place)
    }
    let own = (text("pinning") ?? text("pinnedTo")).flatMap(PlaceWord.init)
    if let own, let target = text("to").flatMap(PlaceWord.init), own.kind != target.kind,
      let place = span("to")
    {
      reading.report(.mixedPlaces(own, target), at: place)
    }
    guard let own, form.main != "fillingAtMost" else { return }
    let wrong =
      switch own.kind {
      case .position: ["horizontally", "vertically"]
      case .horizontal: ["horizontally", "offset"]
      case .vertical: ["vertically", "offset"]
      }
    for key in wrong {
      if let place = span(key) { reading.report(.besidePlace(key, own), at: place) }
    }
    if own.kind == .position, span("offset") != nil, let place = span("insets") {
      reading.report(.insetsAndOffset, at: place)
    }
  }
}

extension Message {
  static func mixedPlaces(_ one: PlaceWord, _ other: PlaceWord) -> Message {
    Message(
      "companion",
      "'\(one.rawValue)' and '\(other.rawValue)' can't lie on each other",
      remedy: "pin a position to a position, or an edge to an edge of the same axis"
    )
  }

  static func besidePlace(_ key: String, _ place: PlaceWord) -> Message {
    let remedy =
      switch place.kind {
      case .position: "write offset: {x: 8, y: 8}, or pin an edge"
      case .horizontal: "write 'vertically', or 'insets'"
      case .vertical: "write 'horizontally', or 'insets'"
      }
    return Message(
      "companion",
      "'\(key)' doesn't go with '\(place.rawValue)'",
      remedy: remedy
    )
  }

  static let insetsAndOffset = Message(
    "companion",
    "a position takes 'insets' or 'offset', not both",
    remedy: "drop one"
  )
}
