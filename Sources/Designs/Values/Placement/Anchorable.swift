/// What a view is placed against: a view, or an area of one.
package struct Anchorable: ScalarValue {
  package enum Base: Sendable, Equatable {
    case superview
    /// The default in force.
    case standard
    /// No constraint.
    case none
    case named(String)
  }

  package var base: Base
  package var area: Area?
  /// The side of the area whose outside is meant.
  package var excluded: Excluded?
  /// Where the name stands, for messages about names that aren't there.
  package var span: Span?

  package init(base: Base, area: Area? = nil, excluded: Excluded? = nil, span: Span? = nil) {
    (self.base, self.area, self.excluded, self.span) = (base, area, excluded, span)
  }

  package enum Area: String, CaseIterable, Sendable {
    case safeArea, layoutMargins, margins, readableContent, scrollContent, scrollFrame
    case keyboardSafeArea, keyboardFrame

    /// Whether what lies outside has guides.
    var hasOutside: Bool {
      switch self {
      case .safeArea, .layoutMargins, .margins, .readableContent: true
      default: false
      }
    }
  }

  package enum Excluded: String, CaseIterable, Sendable {
    case excludedTop, excludedLeading, excludedBottom, excludedTrailing
  }

  static let meaning = "a view or an area"
  static let remedy =
    "write superview, safeArea, layoutMargins, readableContent, or the id of a view"
  static let pattern = "[A-Za-z_][A-Za-z0-9_.-]*"

  static let superview = Anchorable(base: .superview)

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Anchorable? {
    guard let scalar = reading.scalar(node, at: spot, wanted: meaning),
      reading.isSaid(node, at: spot)
    else { return nil }
    var anchorable: Anchorable? = parse(scalar.text, of: node, at: spot, in: reading)
    anchorable?.span = node.span
    return anchorable
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Anchorable? {
    let start = scanner.position
    guard let first = scanner.name() else { return nil }
    var parts = [(text: first, range: start..<scanner.position)]
    while scanner.take(".") {
      let start = scanner.position
      guard let part = scanner.name() else { return nil }
      parts.append((part, start..<scanner.position))
    }
    if first == "self", parts.dropFirst().first?.text == "superview" {
      let path = parts.dropFirst().map(\.text).joined(separator: ".")
      throw Misread(message: .ownSuperview(path), range: start..<scanner.position)
    }
    var anchorable: Anchorable
    switch first {
    case "superview": anchorable = .superview
    case "default": anchorable = Anchorable(base: .standard)
    case "none": anchorable = Anchorable(base: .none)
    default:
      anchorable =
        Area(rawValue: first) == nil
        ? Anchorable(base: .named(reading.resolved(first))) : .superview
      if Area(rawValue: first) != nil { parts.insert(("superview", parts[0].range), at: 0) }
    }
    try anchorable.take(areas: parts.dropFirst())
    return anchorable
  }

  private mutating func take(
    areas: ArraySlice<(text: String, range: Range<Int>)>
  ) throws(Misread) {
    guard let part = areas.first else { return }
    guard let area = Area(rawValue: part.text) else {
      let known = Area.allCases.map(\.rawValue)
      throw Misread(message: .unknownArea(part.text, among: known), range: part.range)
    }
    if let outside = areas.dropFirst().first {
      guard area.hasOutside, let excluded = Excluded(rawValue: outside.text), areas.count == 2
      else {
        let known = area.hasOutside ? Excluded.allCases.map(\.rawValue) : []
        throw Misread(message: .unknownArea(outside.text, among: known), range: outside.range)
      }
      self.excluded = excluded
    }
    if base == .standard || base == .none {
      throw Misread(message: .unknownArea(part.text, among: []), range: part.range)
    }
    self.area = area
  }
}

extension Message {
  fileprivate static func ownSuperview(_ path: String) -> Message {
    Message("unknown-area", "the superview is that of the view itself anyway", mended: path)
  }
}

/// The box that a view fills: one anchorable, or one for each side.
package struct Box: DesignValue {
  package var top, leading, bottom, trailing: Anchorable

  init(_ all: Anchorable) { (top, leading, bottom, trailing) = (all, all, all, all) }

  var sides: [Anchorable] { [top, leading, bottom, trailing] }

  static let schema = JSONValue.named("box")

  static var definition: JSONValue { .anyOf(Anchorable.schema, .object(of: words)) }

  private static let top = Key<Anchorable>("top", "The area that the top edge lies on.")
  private static let leading = Key<Anchorable>("leading", "The area that the leading edge lies on.")
  private static let bottom = Key<Anchorable>("bottom", "The area that the bottom edge lies on.")
  private static let trailing = Key<Anchorable>(
    "trailing",
    "The area that the trailing edge lies on."
  )
  private static let horizontally = Key<Anchorable>("horizontally", "Leading and trailing.")
  private static let vertically = Key<Anchorable>("vertically", "Top and bottom.")
  private static let others = Key<Anchorable>(
    "others",
    "Every other side.",
    standard: "superview"
  )
  private static let words: [any Word] = [
    top, leading, bottom, trailing, horizontally, vertically, others,
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Box? {
    guard node.mapping != nil else {
      return Anchorable.read(node, at: spot, in: reading).map(Box.init)
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    let others = values[Self.others] ?? .superview
    var box = Box(others)
    box.top = values[Self.top] ?? values[vertically] ?? others
    box.bottom = values[Self.bottom] ?? values[vertically] ?? others
    box.leading = values[Self.leading] ?? values[horizontally] ?? others
    box.trailing = values[Self.trailing] ?? values[horizontally] ?? others
    return box
  }
}

/// The point that a view is centred on: of one anchorable, or of one for each axis.
package struct PointValue: DesignValue {
  package var x, y: Anchorable

  static var schema: JSONValue { .anyOf(Anchorable.schema, .object(of: words)) }

  private static let x = Key<Anchorable>("x", "The area for the horizontal centre.")
  private static let y = Key<Anchorable>("y", "The area for the vertical centre.")
  private static let words: [any Word] = [x, y]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> PointValue? {
    guard node.mapping != nil else {
      return Anchorable.read(node, at: spot, in: reading).map { PointValue(x: $0, y: $0) }
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    let standard = Anchorable(base: .standard)
    return PointValue(x: values[x] ?? standard, y: values[y] ?? standard)
  }
}
