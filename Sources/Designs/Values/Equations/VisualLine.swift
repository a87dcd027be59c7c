import SnaplineDiagnostics
import SnaplineEnvironment
package import SnaplineGeometry
import SnaplineVisualFormat

/// A line of `constraints` in Apple's visual format, such as `H:|-16-[icon(24)]-[title]-| @750`.
package struct VisualLine: Sendable {
  /// The format, without what designs put behind it.
  package var format: String
  /// The text that begins with it.
  package var node: Node
  package var axis: Axis
  /// The views in its row.
  package var names: [String]
  /// The views and metrics that their sizes are compared with.
  package var compared: [String]
  package var options: [VisualOption] = []
  package var metrics: [String: Length] = [:]
  /// What views are called in the whole design that the format calls otherwise.
  private var wholeNames: [String: String] = [:]

  init(
    _ format: String,
    of node: Node,
    axis: Axis,
    names: [String],
    compared: [String],
    in reading: Reading
  ) {
    (self.format, self.node, self.axis) = (format, node, axis)
    (self.names, self.compared) = (names, compared)
    for name in names + compared {
      let whole = reading.resolved(name)
      if whole != name { wholeNames[name] = whole }
    }
  }

  /// The view that a name in the format means.
  package func whole(_ name: String) -> String { wholeNames[name] ?? name }

  /// Things by the names that the format has for them.
  package func called<Item>(_ items: [String: Item]) -> [String: Item] {
    guard !wholeNames.isEmpty else { return items }
    return wholeNames.reduce(into: items) { items, pair in
      if let item = items[pair.value] { items[pair.key] = item }
    }
  }

  static func begins(_ text: String) -> Bool { text.hasPrefix("H:") || text.hasPrefix("V:") }

  /// What is wrong with the axis of a text that looks like a visual format and doesn't begin as one.
  static func misreadAxis(_ text: String) -> Misread? {
    var scanner = Scanner(text)
    scanner.skipSpaces()
    let start = scanner.position
    guard let letters = scanner.run(while: { !": \"".utf8.contains($0) }) else { return nil }
    let end = scanner.position
    if letters.hasPrefix("|") || letters.hasPrefix("[") {
      return Misread(message: .missingAxis, range: start..<start + 1)
    }
    scanner.skipSpaces()
    guard scanner.take(":") else { return nil }
    return Misread(message: .unknownAxis(letters), range: start..<end)
  }

  static let pattern = "[HV]:[^\"]*[\\]|][^\"]*(\"[^\"]*\")?"
}

extension Equation {
  /// Reads a visual format with the priority and the label behind it.
  package static func visual(
    _ text: String,
    of node: Node,
    in reading: Reading
  ) throws(Misread) -> Equation {
    let bytes = Array(text.utf8)
    var end = bytes.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    var equation = Equation(sides: [], relations: [])
    let quote = UInt8(ascii: "\"")
    if end > 0, bytes[end - 1] == quote, let open = bytes[..<(end - 1)].lastIndex(of: quote) {
      equation.label = String(decoding: bytes[open + 1..<end - 1], as: UTF8.self)
      equation.labelSpan = node.span(of: open..<end)
      end = open
    }
    let closing = [UInt8(ascii: "]"), UInt8(ascii: "|")]
    let last = bytes[..<end].lastIndex { closing.contains($0) }.map { $0 + 1 } ?? end
    var scanner = Scanner(String(decoding: bytes[last..<end], as: UTF8.self))
    let priority: PriorityValue?
    do throws(Misread) {
      priority = try PriorityValue.suffix(&scanner, in: reading)
    } catch {
      let range = last + error.range.lowerBound..<last + error.range.upperBound
      throw Misread(message: error.message, range: range)
    }
    equation.priority = priority?.value
    // What is no priority belongs to the format, which then says what is wrong with it.
    let formatEnd = priority == nil ? end : last
    let format = String(decoding: bytes[..<formatEnd], as: UTF8.self)
    do throws(VisualFormat.Fault) {
      let read = try VisualFormat(format, limit: reading.environment.limits.stringBytes)
      equation.visual = VisualLine(
        format,
        of: node,
        axis: read.axis,
        names: read.names,
        compared: read.compared,
        in: reading
      )
    } catch {
      throw Misread(error, in: format)
    }
    equation.span = node.span
    return equation
  }
}

extension Misread {
  fileprivate init(_ fault: VisualFormat.Fault, in format: String) {
    switch fault {
    case .expected(let part, let place):
      let message = Message.visualFormat(
        "the visual format needs \(part.rawValue) here",
        remedy: part.remedy
      )
      self.init(visualFormat: message, in: format, place: place, count: 1)
    case .tooLong(let limit):
      let message = Message.visualFormat(
        "the visual format is longer than \(limit) bytes",
        remedy: "split it"
      )
      self.init(visualFormat: message, in: format, place: 0, count: 1)
    }
  }

  /// What is wrong with a part of a visual format, which is counted in characters.
  package init(visualFormat message: Message, in format: String, place: Int, count: Int) {
    let start = format.prefix(place).utf8.count
    let length = format.dropFirst(place).prefix(count).utf8.count
    self.init(message: message, range: start..<start + max(1, length))
  }
}

extension Message {
  /// A message on a visual format.
  package static func visualFormat(_ subject: String, remedy: String? = nil) -> Message {
    Message("visual-format", subject, remedy: remedy)
  }

  fileprivate static var missingAxis: Message {
    Message(
      "visual-format",
      "a visual format begins with its axis",
      remedy: "write H: or V: before it"
    )
  }

  fileprivate static func unknownAxis(_ letters: String) -> Message {
    Message(
      "visual-format",
      "'\(letters.shortened)' is no axis of a visual format",
      remedy: "write H: for a row or V: for a column"
    )
  }
}

/// A visual format inside the object form of an equation.
struct WrittenVisual: DesignValue {
  var equation: Equation

  static let schema: JSONValue = .scalar(VisualLine.pattern)

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> WrittenVisual? {
    guard let scalar = reading.scalar(node, at: spot, wanted: "a text") else { return nil }
    guard VisualLine.begins(scalar.text) else {
      let misread = VisualLine.misreadAxis(scalar.text)
      reading.report(
        misread?.message ?? .missingAxis,
        at: misread.map { node.span(of: $0.range) } ?? node.span
      )
      return nil
    }
    return Equation.read(node, at: spot, in: reading).map(WrittenVisual.init)
  }
}
