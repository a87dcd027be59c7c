import SnaplineEnvironment
import SnaplineScene

/// Colours by numbers: `rgb(0, 122, 255)`, `p3(…)`, `hsl(211, 100, 50)`, `gray(40)`.
///
/// Levels of `rgb`, `p3` and `gray` run to 255; a hue is in degrees, saturation and lightness run
/// to 100.
enum ColorFunction: String, CaseIterable {
  case rgb, p3, hsl, gray

  /// Every function with as many numbers as it takes, each within its limit.
  static let pattern = allCases.map { function in
    let numbers = function.limits.map { NumberPattern.number(upTo: Int($0)) }
    return function.rawValue + #"\(\s*"# + numbers.joined(separator: #"(?:\s*,\s*|\s+)"#)
      + #"\s*\)"#
  }.joined(separator: "|")

  private var limits: [Double] {
    switch self {
    case .rgb, .p3: [255, 255, 255]
    case .hsl: [360, 100, 100]
    case .gray: [255]
    }
  }

  /// Reads the numbers and the closing parenthesis.
  func color(_ scanner: inout Scanner) throws(Misread) -> RGBA {
    let start = scanner.position
    var parts: [Double] = []
    scanner.skipSpaces()
    while !scanner.take(")") {
      if !parts.isEmpty { _ = scanner.take(",") }
      scanner.skipSpaces()
      let place = scanner.position
      guard let number = scanner.number(), parts.count < limits.count else {
        throw Misread(
          message: wrongNumbers(scanner.text(start..<scanner.bytes.count)),
          range: start - rawValue.utf8.count - 1..<scanner.bytes.count
        )
      }
      let limit = limits[parts.count]
      guard (0...limit).contains(number) else {
        throw Misread(
          message: .outOfRange("from 0 to \(Int(limit))", number, in: 0...limit),
          range: place..<scanner.position
        )
      }
      parts.append(number / limit)
      scanner.skipSpaces()
    }
    guard parts.count == limits.count else {
      throw Misread(
        message: wrongNumbers(scanner.text(start..<scanner.position)),
        range: start - rawValue.utf8.count - 1..<scanner.position
      )
    }
    return color(parts)
  }

  /// What to say of arguments that aren't as many numbers, with those that are.
  private func wrongNumbers(_ arguments: String) -> Message {
    let numbers = arguments.numbers
    let isPart = self != .hsl && numbers.allSatisfy { arguments.contains($0 + "%") }
    let levels = numbers.prefix(limits.count).map { number in
      isPart ? Double(number).map { ($0 * 2.55).rounded().numeral } ?? number : number
    }
    let lacking = Array(repeating: "0", count: max(0, limits.count - levels.count))
    var mended = "\(rawValue)(\((levels + lacking).joined(separator: ", ")))"
    if numbers.count == limits.count + 1, let alpha = numbers.last {
      mended += "/" + alpha + (arguments.contains(alpha + "%") ? "%" : "")
    }
    return .colorFunction(rawValue, count: limits.count, mended: mended)
  }

  private func color(_ parts: [Double]) -> RGBA {
    switch self {
    case .rgb: RGBA(red: parts[0], green: parts[1], blue: parts[2])
    case .gray: RGBA(red: parts[0], green: parts[0], blue: parts[0])
    case .hsl: RGBA(hue: parts[0], saturation: parts[1], lightness: parts[2])
    case .p3: RGBA(displayP3Red: parts[0], green: parts[1], blue: parts[2])
    }
  }
}

extension ColorFunction {
  /// What is to be said of a function that CSS has, whose last number is the opacity.
  static func foreign(_ name: String, _ arguments: String) -> Message? {
    if name.hasSuffix("gradient") { return .gradientOfCSS(name + arguments) }
    let functions = ["rgba": ColorFunction.rgb, "hsla": .hsl, "rgb": .rgb, "hsl": .hsl]
    guard let own = functions[name.lowercased()] else { return nil }
    var numbers = arguments.numbers
    var alpha = ""
    if numbers.count == own.limits.count + 1, let opacity = numbers.popLast() {
      let isPercent = arguments.contains(opacity + "%")
      alpha = "/" + opacity + (isPercent && Double(opacity).map { $0 > 1 } ?? false ? "%" : "")
    }
    let mended = "\(own.rawValue)(\(numbers.joined(separator: ", ")))\(alpha)"
    let isWhole = numbers.count == own.limits.count
    return .foreignColorFunction(name + arguments, mended: isWhole ? mended : nil)
  }
}

extension Message {
  /// A gradient of CSS, which is a fill of its own here.
  fileprivate static func gradientOfCSS(_ text: String) -> Message {
    Message(
      "wrong-value",
      "'\(text.shortened)' is a gradient of CSS",
      remedy: "write \(GradientOfCSS(text).fill ?? "{gradient: [red, blue]}")"
    )
  }
}

/// A gradient as CSS writes it: `linear-gradient(to right, red 20%, blue)`.
private struct GradientOfCSS {
  private let name: String
  private let parts: [String]

  init(_ text: String) {
    let open = text.firstIndex(of: "(") ?? text.endIndex
    name = String(text[..<open])
    var (parts, part, depth) = ([String](), "", 0)
    for character in text[open...].dropFirst() {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth < 0 { break }
      if character == ",", depth == 0 {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    self.parts = (parts + [part.trimmed]).filter { !$0.isEmpty }
  }

  /// The fill that it is here; nothing where its colours can't be told.
  var fill: String? {
    let first = parts.first ?? ""
    let isTold = angle != nil || first.hasPrefix("circle") || first.hasPrefix("ellipse")
    let stops = parts.dropFirst(isTold ? 1 : 0).map(Self.stop)
    guard (2...16).contains(stops.count) else { return nil }
    let kind = ["radial", "conic"].first(where: name.contains).map { ", kind: \($0)" }
    let way = angle.map { ", angle: \($0)" }
    return "{gradient: [\(stops.joined(separator: ", "))]\(kind ?? way ?? "")}"
  }

  /// Which way it leads, in degrees, which are counted here as there.
  private var angle: String? {
    guard let first = parts.first else { return nil }
    return first.asAngleOfGradient
  }

  /// A colour, with its place where it has one.
  private static func stop(_ text: String) -> String {
    guard let match = text.wholeMatch(of: /(.+) ([0-9.]+%)/) else { return text.inYAML }
    return "{color: \(String(match.1).inYAML), at: \(match.2)}"
  }
}
