import SnaplineEnvironment
import SnaplineGeometry

package import struct Foundation.CGSize

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
  /// Whether it is a sheet of paper, which can be turned.
  var isSheet = false

  static let meaning = "a size, a paper, fit or a device"
  static let remedy = "write a size such as 1200x630 or 85x55mm, A4, fit, or a device"
  static let pattern =
    CanvasSide.number + "x" + CanvasSide.number + "(mm)?|fit|(?:"
    + PaperSize.allCases.map(\.rawValue).joined(separator: "|") + ")(?: landscape| portrait)?"

  static let fit = CanvasSize(width: .fit, height: .fit)

  static func written(_ node: Node) -> String? { node.writtenSides }

  static func mended(_ text: String) -> String? {
    if let paper = text.meantPaper { return paper }
    let numbers = text.numbers
    // Lengths on paper stay as long as they are.
    let units = [("mm", 1.0), ("cm", 10), ("in", 25.4)]
    if let (_, length) = units.first(where: { text.contains($0.0) }) {
      let sides = numbers.compactMap(Double.init).map { ($0 * length * 100).rounded() / 100 }.map(
        \.numeral
      )
      return sides.count == 2 ? sides.joined(separator: "x") + "mm" : nil
    }
    return numbers.count == 1 ? "\(numbers[0])x\(numbers[0])" : text.numbers(joinedBy: "x")
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> CanvasSize? {
    let start = scanner.position
    if scanner.take("fit") { return .fit }
    if scanner.current?.isLetter == true {
      let text = scanner.text(scanner.rest)
      guard let size = PaperSize.size(said: text.trimmed) else { return nil }
      _ = scanner.run { _ in true }
      return CanvasSize(size, isSheet: true)
    }
    guard var width = scanner.number(), scanner.take("x"), var height = scanner.number() else {
      return nil
    }
    if scanner.take("mm") {
      let size = CGSize.millimeters(width, height)
      (width, height) = (size.width, size.height)
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

extension CanvasSize {
  package init(_ size: CGSize, isSheet: Bool = false) {
    self.init(width: .exactly(size.width), height: .exactly(size.height), isSheet: isSheet)
  }

  /// A sheet as it lies in an orientation; anything else stays as it is.
  func turned(_ orientation: Device.Orientation?) -> CanvasSize {
    guard isSheet, let orientation, case .exactly(let width) = width,
      case .exactly(let height) = height, (width > height) != (orientation == .landscape)
    else { return self }
    var turned = self
    (turned.width, turned.height) = (self.height, self.width)
    return turned
  }
}

extension String {
  /// Whether the text names a sheet of paper, rightly or not, and no device.
  var isAboutPaper: Bool { meantPaper != nil }

  /// The paper that a text was meant for, as the format writes it; those that it has no name for in
  /// millimetres.
  fileprivate var meantPaper: String? {
    guard utf8.count <= 64 else { return nil }
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let turns: Set<String> = ["landscape", "horizontal", "wide", "quer", "rotated", "sideways"]
    let others: Set<String> = ["portrait", "paper", "page", "size", "din", "iso", "us", "upright"]
    let names = words.filter { !turns.contains($0) && !others.contains($0) }
    guard names.count == 1 else { return nil }
    let isTurned = words.contains(where: turns.contains)
    if let paper = PaperSize.allCases.first(where: { $0.rawValue.lowercased() == names[0] }) {
      return paper.rawValue + (isTurned ? " landscape" : "")
    }
    guard let sides = Self.otherPapers[names[0]] else { return nil }
    return isTurned ? "\(sides.1)x\(sides.0)mm" : "\(sides.0)x\(sides.1)mm"
  }

  private static let otherPapers = [
    "a0": (841, 1_189), "a1": (594, 841), "a2": (420, 594), "a7": (74, 105), "a8": (52, 74),
    "b4": (250, 353), "b5": (176, 250), "b6": (125, 176), "tabloid": (279, 432),
    "ledger": (432, 279), "executive": (184, 267), "statement": (140, 216),
  ]
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

  static func mended(_ text: String) -> String? { text.numberBeforeUnit ?? text.numbers.first }

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
