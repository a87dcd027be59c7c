import SnaplineGeometry

package import struct Foundation.CGPoint

/// Colours that change over a view, as a design writes them.
package struct GradientValue: DesignValue {
  package var stops: [Stop]
  package var kind = Kind.linear
  /// In degrees; nothing for what ``from`` and ``to`` say.
  package var angle: Double?
  package var from: Position?
  package var to: Position?

  package struct Stop: Sendable {
    package var color: ColorValue
    package var place: Double?
  }

  package enum Kind: String, Enumerator {
    case linear, radial, conic
  }

  static let schema = JSONValue.anyOf(Stops.schema, .object(of: GradientWords.all))

  /// A list of colours, or a mapping with ``GradientWords/colors`` in it.
  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> GradientValue? {
    guard node.mapping != nil else {
      return Stops.read(node, at: spot, in: reading).map { GradientValue(stops: $0.stops) }
    }
    if reading.reportColorsAsPlaces(node, at: spot) { return nil }
    return reading.object(node, by: GradientWords.all, at: spot).flatMap {
      GradientValue($0, at: node.span, needs: "colors", in: reading)
    }
  }

  /// What the keys of a gradient say; nothing, after a report, where there are no colours.
  package init?(
    _ values: Values,
    _ stops: Stops? = nil,
    at place: Span,
    needs key: String,
    in reading: Reading
  ) {
    guard let stops = stops ?? values[GradientWords.colors] else {
      let isSaid = values.says(key) || values.says("gradient")
      if !isSaid { reading.report(.missing(key, of: "gradient"), at: place) }
      return nil
    }
    self.init(stops: stops.stops)
    kind = values[GradientWords.kind] ?? .linear
    angle = values[GradientWords.angle]?.degrees
    from = values[GradientWords.from]
    to = values[GradientWords.to]
    // Around a centre, 'from' says where that lies and nothing of the direction.
    let isSaidTwice = angle != nil && (to != nil || from != nil && kind != .conic)
    if isSaidTwice, let span = values.span(of: GradientWords.angle) {
      reading.report(.twoDirections, at: span)
    }
  }

  init(stops: [Stop]) { self.stops = stops }

  /// Two colours or more, with their places.
  package struct Stops: DesignValue {
    var stops: [Stop]

    static let schema: JSONValue = [
      "type": "array", "minItems": 1,
      "items": .anyOf(ColorValue.schema, .object(of: words, required: ["color"])),
    ]

    private static let color = Key<ColorValue>("color", "The colour.")
    private static let at = Key<Fraction>("at", "The place of the colour: 0.4 or 40%.")
    private static let words: [any Word] = [color, at]

    static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Stops? {
      guard let items = node.list else {
        if let message = Message.gradientInside(node) {
          reading.report(message, at: node.span.prefix(1))
        } else if !node.isUnreadable, !reading.reportColorsAsPlaces(node, at: spot) {
          reading.report(.wrongKind(spot, "a list of colours", node.kind), at: node.span)
        }
        return nil
      }
      let stops = items.compactMap { item -> Stop? in
        guard let entries = item.mapping, entries.contains(where: { $0.key == "color" }) else {
          return ColorValue.read(item, at: spot, in: reading).map { Stop(color: $0) }
        }
        guard let values = reading.object(item, by: words, at: spot) else { return nil }
        return values[color].map { Stop(color: $0, place: values[at]?.value) }
      }
      if items.isEmpty { reading.report(.noColors, at: node.span.prefix(1)) }
      return stops.isEmpty ? nil : Stops(stops: stops)
    }
  }

  /// A place in a view: `topLeading`, or parts of its width and height.
  package struct Position: ScalarValue {
    var x: Double
    var y: Double
    /// Whether it is counted from the leading edge.
    var isDirectional = true

    static let meaning = "a position"
    static let remedy = "write a corner, an edge or the center, or two parts such as '20% 50%'"
    static let pattern =
      "(?:" + words.map(\.name).joined(separator: "|") + "|" + Fraction.pattern + #"\s+"#
      + Fraction.pattern + ")"

    private static let words: [(name: String, x: Double, y: Double)] = [
      ("topLeading", 0, 0), ("topTrailing", 1, 0), ("top", 0.5, 0), ("bottomLeading", 0, 1),
      ("bottomTrailing", 1, 1), ("bottom", 0.5, 1), ("leading", 0, 0.5), ("trailing", 1, 0.5),
      ("center", 0.5, 0.5),
    ]

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Position? {
      let start = scanner.position
      if let name = scanner.name() {
        guard let word = words.first(where: { $0.name == name }) else {
          throw Misread(
            message: .unknownPosition(name, among: words.map(\.name)),
            range: start..<scanner.position
          )
        }
        return Position(x: word.x, y: word.y)
      }
      guard let x = try Fraction.parse(&scanner, in: reading) else { return nil }
      scanner.skipSpaces()
      guard let y = try Fraction.parse(&scanner, in: reading) else { return nil }
      return Position(x: x.value, y: y.value)
    }

    package func point(isRightToLeft: Bool) -> CGPoint {
      CGPoint(x: isRightToLeft ? 1 - x : x, y: y)
    }
  }
}

/// An angle in degrees.
struct Angle: ScalarValue {
  var degrees: Double

  static let meaning = "an angle"
  static let limit = 3600.0
  static let remedy = "write degrees such as 90 or -45"
  static let pattern = "-?" + NumberPattern.number(upTo: 3600)
  static let numbers: JSONValue? = .numbers(-3600...3600)

  static func mended(_ text: String) -> String? {
    text.replacing("°", with: "").numberBeforeUnit
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Angle? {
    let start = scanner.position
    guard let value = scanner.number() else { return nil }
    guard abs(value) <= 3600 else {
      throw Misread(
        message: .outOfRange("at most 3600", value, in: -3600...3600),
        range: start..<scanner.position
      )
    }
    return Angle(degrees: value)
  }
}

/// The keys of a gradient.
enum GradientWords {
  static let colors = Key<GradientValue.Stops>(
    "colors",
    "The colours in order, with places if they aren't spread evenly: {color: red, at: 40%}."
  )
  static let angle = Key<Angle>(
    "angle",
    "The direction in degrees: 0 is up, 90 trailing, 180 down.",
    standard: "180"
  )
  static let from = Key<GradientValue.Position>(
    "from",
    "Where it begins, such as topLeading or '20% 50%'; for a radial or conic one, its centre.",
    standard: "top; center for a radial or conic one"
  )
  static let to = Key<GradientValue.Position>(
    "to",
    "Where it ends; for a radial one, a corner of its box; for a conic one, its first direction.",
    standard: "bottom; bottomTrailing for a radial one; top for a conic one"
  )
  static let kind = Key<GradientValue.Kind>(
    "kind",
    "The form: along a line, outward from a centre, or around it.",
    standard: "linear"
  )

  static let direction: [any Word] = [angle, from, to, kind]
  static let all: [any Word] = [colors] + direction
}

extension Reading {
  /// Tells of colours where the places of a gradient belong, as others write it: {from: a, to: b}.
  ///
  /// What else is said of the gradient stands beside the colours.
  func reportColorsAsPlaces(_ node: Node, at spot: Spot) -> Bool {
    guard let entries = node.mapping, !entries.contains(where: { $0.key == "colors" }) else {
      return false
    }
    let names = [["from", "start"], ["to", "end"]]
    let ends = names.map { names in entries.first { names.contains($0.key.lowercased()) }?.value }
    let colors = ends.compactMap(\.self)
    guard !colors.isEmpty, colors.allSatisfy(isColor) else { return false }
    let texts = ends.map { end in end.map { $0.flow ?? "…" } ?? "clear" }
    let list = "[" + texts.joined(separator: ", ") + "]"
    let rest = entries.filter { entry in
      [GradientWords.angle.name, GradientWords.kind.name].contains(entry.key)
    }
    let more = rest.map { "\($0.key): \($0.value.flow ?? "…")" }
    let beside = more.isEmpty ? "" : ", and beside it " + more.joined(separator: ", ")
    report(.colorsAsPlaces(spot.key, list + beside), at: node.span)
    return true
  }

  /// Whether a value is a colour by itself.
  private func isColor(_ node: Node) -> Bool {
    let trial = Reading(environment: environment)
    trial.names = names
    let spot = Spot(key: GradientWords.colors.name, owner: "gradient")
    return ColorValue.read(node, at: spot, in: trial) != nil && trial.firstError == nil
  }
}

extension Message {
  fileprivate static func colorsAsPlaces(_ key: String, _ value: String) -> Message {
    Message(
      "wrong-value",
      "'from' and 'to' say where a gradient begins and ends, not in which colour",
      remedy: "write \(key): \(value)"
    )
  }

  fileprivate static let noColors = Message(
    "no-colors",
    "a gradient needs colours",
    remedy: "write two or more: [red, blue]"
  )

  fileprivate static let twoDirections = Message(
    "two-directions",
    "'angle' and 'from' or 'to' both say where a gradient leads",
    remedy: "leave out one of them"
  )

  fileprivate static func unknownPosition(_ name: String, among known: [String]) -> Message {
    Message(
      "position",
      "no position is called '\(name.shortened)'",
      remedy: suggestion(for: name, among: known) ?? "one of " + known.joined(separator: ", ")
    )
  }
}

extension Message {
  /// Colours and a direction within 'gradient', where the direction stands beside it; nothing for any other
  /// value.
  fileprivate static func gradientInside(_ node: Node) -> Message? {
    guard let entries = node.mapping,
      let colors = entries.first(where: { ["colors", "stops"].contains($0.key) })?.value.flow
    else { return nil }
    let isTurned = entries.contains { $0.key == GradientWords.angle.name }
    let others = entries.compactMap { entry -> String? in
      guard let text = entry.value.scalar?.text else { return nil }
      switch entry.key {
      case "direction", "axis", "orientation":
        return isTurned ? nil : "angle: " + (text.asAngleOfGradient ?? "90")
      case "type": return "kind: \(text.shortened.inYAML)"
      case let key where GradientWords.direction.contains { $0.name == key }:
        return "\(key): \(text.shortened.inYAML)"
      default: return nil
      }
    }
    let rest = others.map { ", " + $0 }.joined()
    return Message(
      "wrong-type",
      "'gradient' is the list of colours, and what else is said stands beside it",
      remedy: "write {gradient: \(colors)\(rest)}"
    )
  }
}

extension String {
  /// The angle that a direction is in other systems: `horizontal`, `to bottom right`, `leftToRight`, `45deg`.
  var asAngleOfGradient: String? {
    if let match = wholeMatch(of: /(-?[0-9.]+)(?:deg|°)?/) { return String(match.1) }
    let angles = [
      "horizontal": 90, "vertical": 180, "diagonal": 135, "right": 90, "left": 270, "bottom": 180,
      "top": 0, "down": 180, "up": 0, "trailing": 90, "leading": 270, "topright": 45,
      "righttop": 45, "bottomright": 135, "rightbottom": 135, "bottomleft": 225,
      "leftbottom": 225, "topleft": 315, "lefttop": 315, "lefttoright": 90, "righttoleft": 270,
      "toptobottom": 180, "bottomtotop": 0,
    ]
    let word = lowercased().filter(\.isLetter)
    return (angles[word] ?? (word.hasPrefix("to") ? angles[String(word.dropFirst(2))] : nil))
      .map { "\($0)" }
  }
}
