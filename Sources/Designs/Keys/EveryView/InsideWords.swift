package import SnaplineGeometry

/// The keys that say how a view arranges what is inside, without a class for it.
package enum InsideWords {
  package static let sequence = Key<SequenceValue>(
    "sequence",
    "Lays out the views inside one after another, from edge to edge: vertically or horizontally."
  )
  package static let defaults = Key<DefaultsValue>(
    "defaults",
    "The defaults for placements inside the view: {anchorable: safeArea, spacing: 8}."
  )
  package static let guides = Key<GuideList>(
    "guides",
    "Invisible areas that views can be placed against: {gutter: {width: 16, after: icon}}."
  )

  static let all: [any Word] = [sequence, defaults, guides]
}

/// Views one after the other: `vertically`, or an object.
package struct SequenceValue: DesignValue {
  package var axis: Axis
  package var start = Anchorable(base: .standard)
  package var end = Anchorable(base: .standard)
  package var horizontally: AxisTerm<HorizontalAlignWord>?
  package var vertically: AxisTerm<VerticalAlignWord>?
  package var insets: InsetsValue?
  package var spacing: SpacingValue?

  enum Way: String, Enumerator {
    case vertically, horizontally

    var axis: Axis { self == .vertically ? .vertical : .horizontal }
  }

  static var schema: JSONValue {
    .anyOf(Way.schema, .object(of: words, required: [axisKey.name]))
  }

  private static let axisKey = Key<Way>("axis", "The direction of the sequence.")
  private static let ends = Key<Ends>(
    "in",
    "Where the sequence begins and ends: an area, or {top, bottom}, or {leading, trailing}.",
    standard: "superview"
  )
  private static let insetsKey = Key<InsetsValue>(
    "insets",
    "The room around the sequence.",
    standard: "0"
  )
  private static let spacingKey = Key<SpacingValue>(
    "spacing",
    "The distance between two views.",
    standard: "0"
  )
  private static let words: [any Word] = [
    axisKey, ends, PlacementWords.horizontally, PlacementWords.vertically, insetsKey, spacingKey,
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SequenceValue? {
    guard node.mapping != nil else {
      return Way.read(node, at: spot, in: reading).map { SequenceValue(axis: $0.axis) }
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    if !values.says(axisKey.name) {
      reading.report(.missing(axisKey.name, of: spot.key), at: node.span.prefix(1))
    }
    guard let axis = values[axisKey]?.axis else { return nil }
    let wrong = (axis == .vertical ? Way.vertically : .horizontally).rawValue
    if let span = values.keySpan(named: wrong) { reading.report(.alongSequence(wrong), at: span) }
    var sequence = SequenceValue(axis: axis)
    if let ends = values[ends] {
      (sequence.start, sequence.end) = ends.ends(on: axis, at: node, in: reading)
    }
    sequence.horizontally = values[PlacementWords.horizontally]
    sequence.vertically = values[PlacementWords.vertically]
    sequence.insets = values[insetsKey]
    sequence.spacing = values[spacingKey]
    return sequence
  }

  /// What it names.
  var anchorables: [Anchorable] {
    [start, end] + (horizontally?.anchorables ?? []) + (vertically?.anchorables ?? [])
  }

  /// The two ends of a sequence.
  private struct Ends: DesignValue {
    var all: Anchorable?
    var values = Values()

    static var schema: JSONValue { .anyOf(Anchorable.schema, .object(of: words)) }

    private static let top = Key<Anchorable>("top", "Where the first view begins.")
    private static let bottom = Key<Anchorable>("bottom", "Where the last view ends.")
    private static let leading = Key<Anchorable>("leading", "Where the first view begins.")
    private static let trailing = Key<Anchorable>("trailing", "Where the last view ends.")
    private static let words: [any Word] = [top, bottom, leading, trailing]

    static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Ends? {
      guard node.mapping != nil else {
        return Anchorable.read(node, at: spot, in: reading).map { Ends(all: $0) }
      }
      return reading.object(node, by: words, at: spot).map { Ends(values: $0) }
    }

    func ends(on axis: Axis, at node: Node, in reading: Reading) -> (Anchorable, Anchorable) {
      if let all { return (all, all) }
      let across = axis == .vertical ? ["leading", "trailing"] : ["top", "bottom"]
      for side in across {
        if let span = values.keySpan(named: side) {
          reading.report(.acrossSequence(side), at: span)
        }
      }
      let standard = Anchorable(base: .standard)
      return axis == .vertical
        ? (values[Self.top] ?? standard, values[Self.bottom] ?? standard)
        : (values[Self.leading] ?? standard, values[Self.trailing] ?? standard)
    }
  }
}

/// What placements mean where they don't say.
package struct DefaultsValue: DesignValue {
  private var values: Values

  package var anchorable: Anchorable? { values[Self.anchorableKey] }
  package var horizontally: AxisTerm<HorizontalAlignWord>? { values[PlacementWords.horizontally] }
  package var vertically: AxisTerm<VerticalAlignWord>? { values[PlacementWords.vertically] }
  package var insets: InsetsValue? { values[PlacementWords.insets] }
  package var spacing: SpacingValue? { values[Self.spacingKey] }

  static var schema: JSONValue { .object(of: words) }

  private static let anchorableKey = Key<Anchorable>(
    "anchorable",
    "The area that views are placed against.",
    standard: "superview"
  )
  private static let spacingKey = Key<SpacingValue>(
    "spacing",
    "The distance from a sibling.",
    standard: "0"
  )
  private static let words: [any Word] = [
    anchorableKey, PlacementWords.horizontally, PlacementWords.vertically, PlacementWords.insets,
    spacingKey,
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> DefaultsValue? {
    guard reading.isSaid(node, at: spot) else { return nil }
    return reading.object(node, by: words, at: spot).map { DefaultsValue(values: $0) }
  }

  /// What it names.
  var anchorables: [Anchorable] {
    [anchorable].compactMap(\.self) + (horizontally?.anchorables ?? [])
      + (vertically?.anchorables ?? [])
  }
}

extension Message {
  fileprivate static func alongSequence(_ key: String) -> Message {
    let across = key == "vertically" ? "horizontally" : "vertically"
    return Message(
      "companion",
      "views that follow each other \(key) say how they stand \(across)",
      remedy: "write \(across): center, or leave it out"
    )
  }

  fileprivate static func acrossSequence(_ side: String) -> Message {
    let ends = side == "top" || side == "bottom" ? "leading and trailing" : "top and bottom"
    return Message(
      "companion",
      "'\(side)' is no end of this sequence",
      remedy: "write \(ends)"
    )
  }
}
