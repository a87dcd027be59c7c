private import Foundation
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
          message: .outOfRange("from 0 to \(Int(limit))"),
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
    case .hsl: Self.fromHue(parts[0], saturation: parts[1], lightness: parts[2])
    case .p3: Self.fromDisplayP3(parts[0], parts[1], parts[2])
    }
  }

  private static func fromHue(_ hue: Double, saturation: Double, lightness: Double) -> RGBA {
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ step: Double) -> Double {
      let place = (step + hue * 12).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return RGBA(red: part(0), green: part(8), blue: part(4))
  }

  /// The nearest colour of sRGB, channel by channel: scenes are painted in sRGB.
  private static func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double) -> RGBA {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func encoded(_ part: Double) -> Double {
      let part = min(1, max(0, part))
      return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return RGBA(
      red: encoded(1.2249401 * r - 0.2249404 * g),
      green: encoded(-0.0420569 * r + 1.0420571 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
    )
  }
}
