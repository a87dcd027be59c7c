import SnaplineEnvironment

/// How large a picture is on one axis: a number, between two, or as its content wants.
package enum CanvasLength: Sendable {
  case exactly(Double)
  case between(Double, Double)
  case fit
}

/// The scalar form of a canvas.
package struct CanvasSize: ScalarValue {
  package var width: CanvasLength
  package var height: CanvasLength

  static let meaning = "a size, fit or a device"
  static let remedy = "write a size such as 1200x630, fit, or a device"
  static let pattern = CanvasSide.number + "x" + CanvasSide.number + "|fit"

  static let fit = CanvasSize(width: .fit, height: .fit)

  static func written(_ node: Node) -> String? { node.writtenSides }

  static func mended(_ text: String) -> String? {
    let numbers = text.numbers
    return numbers.count == 1 ? "\(numbers[0])x\(numbers[0])" : text.numbers(joinedBy: "x")
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> CanvasSize? {
    let start = scanner.position
    if scanner.take("fit") { return .fit }
    guard let width = scanner.number(), scanner.take("x"), let height = scanner.number() else {
      return nil
    }
    for side in [width, height] where !(side > 0 && side <= Double(reading.limits.canvasSide)) {
      throw Misread(
        message: .canvasSize(width, height, in: reading),
        range: start..<scanner.position
      )
    }
    return CanvasSize(width: .exactly(width), height: .exactly(height))
  }
}

/// One side of a canvas: `360` or `44...320`.
struct CanvasSide: ScalarValue {
  var length: CanvasLength

  static let meaning = "a side of the canvas"
  static let remedy = "write a number of points, or two such as 44...320"
  static let pattern = number + #"(\.\.[.<]"# + number + ")?"
  fileprivate static let number =
    NumberPattern.number(upTo: Limits().canvasSide, aboveZero: true)
  static let numbers: JSONValue? = .numbers(upTo: Limits().canvasSide)

  static func mended(_ text: String) -> String? { text.numbers.first }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> CanvasSide? {
    let start = scanner.position
    guard let low = scanner.number() else { return nil }
    var high = low
    let isRange = scanner.take("...") || scanner.take("..<")
    if isRange {
      guard let end = scanner.number() else { return nil }
      high = end
    }
    guard low > 0, high >= low, high <= Double(reading.limits.canvasSide) else {
      let most = reading.limits.mostPoints(scale: reading.canvasScale)
      let ends = [low, high].map { $0.nearest(in: 1...most) }.sorted().map(\.numeral)
      let message = Message.outOfRange(
        "above 0, at most \(reading.limits.canvasSide)",
        mended: isRange ? ends.joined(separator: "...") : ends[0]
      )
      throw Misread(message: message, range: start..<scanner.position)
    }
    return CanvasSide(length: isRange ? .between(low, high) : .exactly(low))
  }
}

extension Limits {
  /// The longest side of a canvas in whole points.
  fileprivate func mostPoints(scale: Double) -> Double {
    (Double(canvasSide) / scale).rounded(.down)
  }
}

extension Message {
  /// The nearest canvas that can be drawn: no side is too long, and there aren't too many pixels.
  fileprivate static func canvasSize(
    _ width: Double,
    _ height: Double,
    in reading: Reading
  ) -> Message {
    let (limits, scale) = (reading.limits, reading.canvasScale)
    var sides = [width, height].map { $0.nearest(in: 1...limits.mostPoints(scale: scale)) }
    let most = Double(limits.canvasPixels) / (scale * scale)
    let share = (most / (sides[0] * sides[1])).squareRoot()
    if share < 1 { sides = sides.map { max(1, ($0 * share + 1e-6).rounded(.down)) } }
    let words = "above 0, at most \(limits.canvasSide)"
    var message = outOfRange(words, mended: sides.map(\.numeral).joined(separator: "x"))
    if sides != [width, height].map({ $0.nearest(in: 1...Double(limits.canvasSide)) }) {
      message.cause =
        "at \(scale.numeral) pixels a point, a picture has at most \(limits.canvasSide) on a side, "
        + "and \(limits.canvasPixels) in all"
    }
    return message
  }
}

/// Device pixels per point.
package struct CanvasScale: ScalarValue {
  package var value: Double

  static let meaning = "a number from 1 to 4"
  static let remedy = "write 1, 2 or 3"
  static let pattern = #"[1-3](\.[0-9]+)?|4(\.0+)?"#
  static let numbers: JSONValue? = .numbers(1...4)
  private static let range = 1.0...4.0

  /// Whether a canvas may have a scale: each length that is measured by it is a number above zero.
  static func isAllowed(_ scale: Double) -> Bool { range.contains(scale) }

  static func mended(_ text: String) -> String? { text.numbers.first }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> CanvasScale? {
    let start = scanner.position
    guard let value = scanner.number() else { return nil }
    guard isAllowed(value) else {
      throw Misread(
        message: .outOfRange("from 1 to 4", value, in: range),
        range: start..<scanner.position
      )
    }
    return CanvasScale(value: value)
  }
}
