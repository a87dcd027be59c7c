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
          message: wrongNumbers,
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
        message: wrongNumbers,
        range: start - rawValue.utf8.count - 1..<scanner.position
      )
    }
    return color(parts)
  }

  private var wrongNumbers: Message {
    .colorFunction(rawValue, count: limits.count)
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
  /// A gradient of CSS, which is a fill of its own here; where its colours stand isn't kept.
  fileprivate static func gradientOfCSS(_ text: String) -> Message {
    let inside = text.split(separator: "(", maxSplits: 1).last?.split(separator: ")").first ?? ""
    let parts = inside.split(separator: ",").map { $0.trimmed }
    let colors = parts.filter { !$0.hasPrefix("to ") && !$0.hasSuffix("deg") && !$0.isEmpty }
      .map { $0.split(separator: " ").first.map(String.init) ?? "" }
    let isWhole = colors.count > 1 && !inside.contains("(")
    let list = (isWhole ? colors : ["red", "blue"]).map(\.inYAML).joined(separator: ", ")
    return Message(
      "wrong-value",
      "'\(text.shortened)' is a gradient of CSS",
      remedy: "write {gradient: [\(list)]}"
    )
  }
}
