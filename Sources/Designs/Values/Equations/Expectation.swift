/// An equation that must hold after layout, such as `title.width == 44 ± 0.5`.
package struct Expectation: Sendable {
  package var equation: Equation
  /// How far apart both sides may be, in points; nothing for half a pixel.
  package var tolerance: Double?
  /// The expectation as it is written.
  package var text: String
  package var span: Span
}

/// The lines of `expect`.
struct ExpectationList: DesignValue {
  var expectations: [Expectation]

  static var schema: JSONValue {
    ["type": "array", "items": ["type": "string", "pattern": .text("[=<>]=")]]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ExpectationList? {
    guard let list = node.list else {
      if !node.isUnreadable, !node.isNull {
        reading.report(
          .wrongKind(spot, "a list of equations", node.kind, mended: node.scalar?.inList),
          at: node.span
        )
      }
      return nil
    }
    let spot = Spot(key: "equation", owner: spot.key)
    return ExpectationList(
      expectations: list.compactMap { Expectation.read($0, at: spot, in: reading) }
    )
  }
}

extension Expectation {
  fileprivate static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Expectation? {
    guard let scalar = reading.scalar(node, at: spot, wanted: "an equation") else { return nil }
    var tolerance: Double?
    var head = scalar.text
    if let sign = head.firstRange(of: "±") {
      let tail = String(head[sign.upperBound...]).trimmed
      guard let number = Double(tail), (0...Length.limit).contains(number) else {
        let start = head[..<sign.lowerBound].utf8.count
        let range = start..<scalar.text.utf8.count
        reading.report(.noTolerance(tail), at: node.span(of: range))
        return nil
      }
      tolerance = number
      head = String(head[..<sign.lowerBound])
    }
    let line = Node(
      Scalar(text: head, isPlain: scalar.isPlain, verbatimStart: scalar.verbatimStart),
      span: node.span
    )
    guard let equation = Equation.read(line, at: spot, in: reading) else { return nil }
    guard equation.visual == nil, equation.priority == nil else {
      reading.report(equation.visual == nil ? .expectedPriority : .expectedVisual, at: node.span)
      return nil
    }
    return Expectation(
      equation: equation,
      tolerance: tolerance,
      text: scalar.text.trimmed,
      span: node.span
    )
  }
}

extension Scalar {
  /// The text as the one entry of a list.
  fileprivate var inList: String { "[\"" + text.shortened + "\"]" }
}

extension Message {
  fileprivate static func noTolerance(_ text: String) -> Message {
    Message(
      "equation",
      "behind ± stands how far apart the sides may be, not '\(text.shortened)'",
      remedy: "write ± 0.5"
    )
  }

  fileprivate static let expectedPriority = Message(
    "equation",
    "what is expected holds or doesn't, and has no priority",
    remedy: "leave the priority out, or say how far apart the sides may be: ± 0.5"
  )

  fileprivate static let expectedVisual = Message(
    "equation",
    "what is expected is an equation, not a visual format",
    remedy: "write one such as title.width >= 44"
  )
}
