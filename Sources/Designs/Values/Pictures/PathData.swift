package import SnaplineGeometry

import struct Foundation.CGFloat
import struct Foundation.CGPoint
import func Foundation.acos
import func Foundation.cos
import func Foundation.sin

/// A path in the letters of SVG.
package struct PathData: ScalarValue {
  package var path: Path

  static let meaning = "a path"
  static let remedy = "write it in the letters of SVG, such as 'M0 0 L24 24'"
  static let pattern = #"[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE.,+\-\s]*"#

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> PathData? {
    guard scanner.current == UInt8(ascii: "M") || scanner.current == UInt8(ascii: "m") else {
      return nil
    }
    var pen = PathPen()
    while let letter = scanner.current {
      let start = scanner.position
      guard letter.isLetter, let command = scanner.run(while: \.isLetter), command.utf8.count == 1,
        let count = PathPen.numbers[letter | 0x20]
      else {
        throw Misread(message: .pathLetter, range: start..<max(start + 1, scanner.position))
      }
      scanner.skipSeparators()
      var isFirst = true
      repeat {
        var numbers: [Double] = []
        for place in 0..<count {
          let at = scanner.position
          let isFlag = letter | 0x20 == UInt8(ascii: "a") && (place == 3 || place == 4)
          guard let number = isFlag ? scanner.flag() : scanner.pathNumber(),
            abs(number) <= Length.limit
          else { throw Misread(message: .pathNumber(command, count), range: at..<at + 1) }
          numbers.append(number)
          scanner.skipSeparators()
        }
        pen.draw(letter, numbers, isRepeated: !isFirst)
        isFirst = false
      } while count > 0 && scanner.current.map { !$0.isLetter } ?? false
    }
    return PathData(path: pen.path)
  }
}

/// Draws what the letters of SVG say.
private struct PathPen {
  package var path = Path()
  /// What pulled at the curve before, from the other side.
  private var mirror: CGPoint?

  /// How many numbers each letter takes.
  static let numbers: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1,
    UInt8(ascii: "c"): 6, UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2,
    UInt8(ascii: "a"): 7, UInt8(ascii: "z"): 0,
  ]

  mutating func draw(_ letter: UInt8, _ numbers: [Double], isRepeated: Bool) {
    let here = path.currentPoint ?? .zero
    let origin = letter & 0x20 == 0 ? CGPoint.zero : here
    func point(_ place: Int) -> CGPoint {
      CGPoint(x: origin.x + numbers[place], y: origin.y + numbers[place + 1])
    }
    var control: CGPoint?
    switch Character(Unicode.Scalar(letter | 0x20)) {
    case "m" where !isRepeated: path.move(to: point(0))
    case "m", "l": path.addLine(to: point(0))
    case "h": path.addLine(to: CGPoint(x: origin.x + numbers[0], y: here.y))
    case "v": path.addLine(to: CGPoint(x: here.x, y: origin.y + numbers[0]))
    case "c":
      path.addCurve(to: point(4), control1: point(0), control2: point(2))
      control = point(2)
    case "s":
      path.addCurve(to: point(2), control1: mirror ?? here, control2: point(0))
      control = point(0)
    case "q":
      path.addQuadCurve(to: point(2), control: point(0))
      control = point(0)
    case "t":
      let pull = mirror ?? here
      path.addQuadCurve(to: point(0), control: pull)
      control = pull
    case "a": arc(numbers, to: point(5))
    default: path.close()
    }
    let end = path.currentPoint ?? .zero
    mirror = control.map { CGPoint(x: 2 * end.x - $0.x, y: 2 * end.y - $0.y) }
  }

  /// A part of an ellipse between two points, by the rules of SVG's appendix on them.
  private mutating func arc(_ numbers: [Double], to end: CGPoint) {
    let start = path.currentPoint ?? .zero
    var (across, down) = (abs(numbers[0]), abs(numbers[1]))
    guard across > 0, down > 0, start != end else { return path.addLine(to: end) }
    let turn = numbers[2] * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    let (halfX, halfY) = (Double(start.x - end.x) / 2, Double(start.y - end.y) / 2)
    let (x, y) = (cosine * halfX + sine * halfY, cosine * halfY - sine * halfX)
    // Radii that don't reach are enlarged until they do.
    let reach = (x * x) / (across * across) + (y * y) / (down * down)
    if reach > 1 { (across, down) = (across * reach.squareRoot(), down * reach.squareRoot()) }
    let square = across * across * y * y + down * down * x * x
    let rest = max(0, across * across * down * down - square)
    let isLarge = numbers[3] != 0
    let isIncreasing = numbers[4] != 0
    let factor = (rest / square).squareRoot() * (isLarge == isIncreasing ? -1 : 1)
    let (centerX, centerY) = (factor * across * y / down, -factor * down * x / across)
    func angle(_ x: Double, _ y: Double) -> Double {
      let length = (x * x + y * y).squareRoot()
      return acos(min(max(x / length, -1), 1)) * (y < 0 ? -1 : 1)
    }
    let from = angle((x - centerX) / across, (y - centerY) / down)
    let to = angle((-x - centerX) / across, (-y - centerY) / down)
    let unit = Path {
      $0.addArc(center: .zero, radius: 1, from: from, to: to, isDecreasing: !isIncreasing)
    }
    let map = Transform(scaleX: across, y: down)
      .concatenating(Transform(translationX: centerX, y: centerY))
      .concatenating(Transform(rotationAngle: turn))
      .concatenating(
        Transform(
          translationX: (start.x + end.x) / 2,
          y: (start.y + end.y) / 2
        )
      )
    for step in unit.applying(map).steps.dropFirst() { path.append(step) }
  }
}

extension Scanner {
  /// Skips spaces and commas.
  fileprivate mutating func skipSeparators() {
    _ = run { $0 == UInt8(ascii: ",") || $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  /// A number as SVG writes it: `1`, `-.5`, `1.`, `1e3`.
  fileprivate mutating func pathNumber() -> Double? {
    let start = position
    if !take("-") { _ = take("+") }
    let whole = run(while: \.isDigit)
    let fraction = take(".") ? run(while: \.isDigit) : nil
    guard whole != nil || fraction != nil else {
      back(to: start)
      return nil
    }
    let end = position
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      if run(while: \.isDigit) == nil { back(to: end) }
    }
    let written = text(start..<position)
    return Double(written.hasSuffix(".") ? written + "0" : written)
  }

  /// 0 or 1, which need no space behind them.
  fileprivate mutating func flag() -> Double? { take("0") ? 0 : take("1") ? 1 : nil }
}

extension Message {
  fileprivate static let pathLetter = Message(
    "path-letter",
    "a path has the letters M L H V C S Q T A Z",
    remedy: PathData.remedy
  )

  fileprivate static func pathNumber(_ letter: String, _ count: Int) -> Message {
    let numbers = Array(repeating: "8", count: count).joined(separator: " ")
    return Message(
      "path-number",
      "'\(letter)' of a path takes \(count) number\(count == 1 ? "" : "s") at a time",
      remedy: "write \(letter)\(numbers)" + (count > 1 ? ", or drop what is too much" : "")
    )
  }
}
