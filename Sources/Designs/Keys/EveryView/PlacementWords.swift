/// The keys that say where a view is.
package enum PlacementWords {
  package static let filling = Key<Box>("filling", "Lays all four edges on the edges of an area.")
  package static let fillingAtMost = Key<Box>(
    "fillingAtMost",
    "Makes the view as large as possible inside of an area."
  )
  package static let centeredIn = Key<PointValue>(
    "centeredIn",
    "Centres the view in an area."
  )
  package static let pinnedTo = Key<PlaceWord>(
    "pinnedTo",
    "Lays a corner, the centre or an edge on the same one of the superview, or of another view."
  )
  package static let pinning = Key<PlaceWord>(
    "pinning",
    "The corner, centre or edge of the view that lies on another one, or on a point."
  )
  package static let pinnedAt = Key<FrameValue>(
    "pinnedAt",
    "Lays the view at a point, {x: 8, y: 4}, or in a rectangle, with width and height."
  )
  package static let below = Key<Neighbour>(
    "below",
    "Lays the top on a sibling's bottom: 'title + 8'."
  )
  package static let above = Key<Neighbour>("above", "Lays the bottom on a sibling's top.")
  package static let after = Key<Neighbour>(
    "after",
    "Lays the leading edge on a sibling's trailing edge."
  )
  package static let before = Key<Neighbour>(
    "before",
    "Lays the trailing edge on a sibling's leading edge."
  )
  package static let fillingBelow = Key<Neighbour>(
    "fillingBelow",
    "Fills the room below a sibling."
  )
  package static let fillingAbove = Key<Neighbour>(
    "fillingAbove",
    "Fills the room above a sibling."
  )
  package static let fillingAfter = Key<Neighbour>(
    "fillingAfter",
    "Fills the room after a sibling."
  )
  package static let fillingBefore = Key<Neighbour>(
    "fillingBefore",
    "Fills the room before a sibling."
  )
  package static let topTo = Key<EdgeTerm<VerticalEdgeWord>>(
    "topTo",
    "The edge that the top lies on: 'bottom of header'."
  )
  package static let leadingTo = Key<EdgeTerm<HorizontalEdgeWord>>(
    "leadingTo",
    "The edge that the leading edge lies on: 'trailing of icon'."
  )
  package static let horizontally = Key<AxisTerm<HorizontalAlignWord>>(
    "horizontally",
    "The horizontal alignment: 'center in safeArea', 'attached leading'.",
    standard: "fill"
  )
  package static let vertically = Key<AxisTerm<VerticalAlignWord>>(
    "vertically",
    "The vertical alignment: 'top', 'overflow center'.",
    standard: "fill"
  )

  // What stands beside one of these.
  package static let insets = Key<InsetsValue>(
    "insets",
    "The inward distance from the area of the placement.",
    standard: "0"
  )
  package static let offset = Key<OffsetValue>(
    "offset",
    "Moves the view from its place: {x: 8, y: -4}."
  )
  package static let of = Key<PointValue>(
    "of",
    "The view whose position or edge is used.",
    standard: "superview"
  )
  package static let to = Key<PlaceWord>(
    "to",
    "The position or edge on which that of 'pinning' lies."
  )
  package static let at = Key<OffsetValue>(
    "at",
    "The point on which the position of 'pinning' lies: {x: 8, y: 4}."
  )
  package static let area = Key<Anchorable>(
    "in",
    "The area where a point is measured, or where a space ends.",
    standard: "superview"
  )
  package static let bottomTo = Key<EdgeTerm<VerticalEdgeWord>>(
    "bottomTo",
    "The edge that the bottom lies on, beside 'topTo'."
  )
  package static let trailingTo = Key<EdgeTerm<HorizontalEdgeWord>>(
    "trailingTo",
    "The edge that the trailing edge lies on, beside 'leadingTo'."
  )
  package static let priority = Key<PriorityValue>(
    "priority",
    "The priority of the placement.",
    standard: "required"
  )
  package static let name = Key<Text>(
    "name",
    "The name of the placement's constraints in messages."
  )

  /// The keys of one placement.
  static let keys: [any Word] = [
    filling, fillingAtMost, centeredIn, pinnedTo, pinning, pinnedAt, below, above, after, before,
    fillingBelow, fillingAbove, fillingAfter, fillingBefore, topTo, leadingTo, horizontally,
    vertically, insets, offset, of, to, at, area, bottomTo, trailingTo, priority, name,
  ]

  package static let place = Key<PlacementList>(
    "place",
    "A list of several placements, such as one for each axis."
  )

  static let all: [any Word] = keys + [place]

  /// The keys of which a placement has one, with those that may stand beside each, ahead of those
  /// that take it for their companion.
  static let forms: [PlacementForm] = [
    PlacementForm("fillingAtMost", ["insets", "pinnedTo", "pinning", "to", "of", "offset"]),
    PlacementForm("filling", ["insets"]),
    PlacementForm("centeredIn", ["offset"]),
    PlacementForm("pinnedTo", ["of", "offset", "horizontally", "vertically", "insets"]),
    PlacementForm(
      "pinning",
      ["to", "at", "of", "in", "offset", "horizontally", "vertically", "insets"]
    ),
    PlacementForm("pinnedAt", ["in"]),
    PlacementForm("below", ["horizontally", "insets"]),
    PlacementForm("above", ["horizontally", "insets"]),
    PlacementForm("after", ["vertically", "insets"]),
    PlacementForm("before", ["vertically", "insets"]),
    PlacementForm("fillingBelow", ["in", "horizontally", "insets"]),
    PlacementForm("fillingAbove", ["in", "horizontally", "insets"]),
    PlacementForm("fillingAfter", ["in", "vertically", "insets"]),
    PlacementForm("fillingBefore", ["in", "vertically", "insets"]),
    PlacementForm("topTo", ["bottomTo", "horizontally", "insets"]),
    PlacementForm("leadingTo", ["trailingTo", "vertically", "insets"]),
    PlacementForm("horizontally", ["vertically", "insets"]),
    PlacementForm("vertically", ["horizontally", "insets"]),
  ]

  /// The key of each placement by which it is known.
  static let mains = forms.map(\.main) + [place.name]

  /// The keys whose value is a sibling, and the spacing away from it.
  static let neighbours: Set<String> = Set(
    [below, above, after, before, fillingBelow, fillingAbove, fillingAfter, fillingBefore].map(
      \.name
    )
  )

  /// What stands beside any of them.
  static let always: Set<String> = ["priority", "name"]
}

/// A way to place a view: its main key, and the keys that go with it.
struct PlacementForm: Sendable {
  let main: String
  let companions: [String]

  init(_ main: String, _ companions: [String]) {
    (self.main, self.companions) = (main, companions)
  }

  func takes(_ key: String) -> Bool {
    companions.contains(key) || PlacementWords.always.contains(key)
  }
}

/// Several placements of one view.
package struct PlacementList: DesignValue {
  package var placements: [Values]

  static var schema: JSONValue {
    ["type": "array", "items": .object(of: PlacementWords.keys)]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> PlacementList? {
    guard let list = node.list else {
      let isEmpty = node.mapping?.isEmpty ?? false
      let own = node.mapping == nil ? node.scalar.flatMap(placement) : node.flow
      let mended = (isEmpty ? "{centeredIn: superview}" : own).map { "[\($0)]" }
      let message = Message.wrongKind(spot, "a list of placements", node.kind, mended: mended)
      reading.report(message, at: node.span.prefix(1))
      return nil
    }
    return PlacementList(
      placements: list.compactMap { node in
        guard let entries = node.mapping else {
          if node.isUnreadable { return nil }
          let meant = node.scalar.flatMap(placement) ?? "{pinnedTo: top}"
          let message = Message(
            "wrong-type",
            "\(node.kind) is no placement",
            remedy: "write \(meant) in its place"
          )
          reading.report(message, at: node.span.prefix(1))
          return nil
        }
        let check = PlacementCheck(entries)
        check.report(in: reading)
        let read = entries.filter { !check.refused.contains($0.key) }
        let rest = Node(mapping: read, span: node.span)
        return reading.object(rest, by: PlacementWords.keys, at: spot)
      }
    )
  }
}

extension PlacementList {
  /// The placement that words are meant for: `center`, `below a`.
  private static func placement(_ scalar: Scalar) -> String? {
    let words = scalar.text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("center", 1), ("centered", 1), ("middle", 1): return "{centeredIn: superview}"
    case ("fill", 1), ("filling", 1): return "{filling: superview}"
    case (let key?, 2) where PlacementWords.neighbours.contains(key):
      return "{\(key): \(words[1].shortened)}"
    case (let edge?, 1) where ["top", "bottom", "leading", "trailing"].contains(edge):
      return "{pinnedTo: \(edge)}"
    default: return nil
    }
  }
}

extension Values {
  /// Where a placement's main key stands; nothing where there is none.
  package var placementSpan: Span? {
    PlacementWords.forms.lazy.compactMap { span(named: $0.main) }.first
  }
}
