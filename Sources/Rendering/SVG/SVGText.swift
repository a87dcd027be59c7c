/// The pieces that SVG files are written of: numbers, colours, escaped text.
enum SVGText {
  /// A number in the fewest characters, rounded to `digits` after the point.
  static func number(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let scaled = (value * Double(unit(of: digits))).rounded()
    guard abs(scaled) < 9e15 else { return String(value) }
    var text: [UInt8] = []
    text.reserveCapacity(20)
    write(Int(scaled), digits: digits, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes a number that is given in units of its last digit after the point.
  static func write(_ scaled: Int, digits: Int, to text: inout [UInt8]) {
    if scaled < 0 { text.append(UInt8(ascii: "-")) }
    var (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(unit(of: digits)))
    if whole > 0 || rest == 0 {
      let start = text.count
      repeat {
        text.append(UInt8(ascii: "0") + UInt8(whole % 10))
        whole /= 10
      } while whole > 0
      text[start...].reverse()
    }
    guard rest > 0 else { return }
    text.append(UInt8(ascii: "."))
    var unit = UInt(unit(of: digits - 1))
    while rest > 0 {
      text.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private static func unit(of digits: Int) -> Int {
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    return unit
  }

  /// Numbers with a space between.
  static func numbers(_ values: Double..., digits: Int = 3) -> String {
    values.map { number($0, digits: digits) }.joined(separator: " ")
  }

  /// The text with nothing left that XML reads as markup or doesn't allow.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    // Nearly all texts stay as they are.
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where inAttribute: escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case _ where !isAllowed(scalar): break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    // The first byte of U+FFFE and U+FFFF.
    default: byte == 0xEF
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }

  /// Whether XML allows the character within a name after the first place.
  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
    default:
      switch scalar.value {
      case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
        0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
        true
      default: false
      }
    }
  }

  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "-", ".": false
    default: isNamePart(scalar)
    }
  }
}

/// Names of elements, each once in a file.
struct SVGIdentifiers {
  /// What every name begins with, so that those of two pictures in one file never meet.
  private let prefix: String
  private var used: Set<String> = []
  /// The number last given to a name, so that a thousand equal ones cost no search each.
  private var latest: [String: Int] = [:]

  init(prefix: String = "") { self.prefix = prefix }

  /// A valid name near `wanted` that no other element has.
  mutating func unique(_ wanted: String) -> String {
    let name = Self.valid(prefix + wanted)
    if used.insert(name).inserted { return name }
    var number = latest[name, default: 1]
    repeat { number += 1 } while !used.insert("\(name)-\(number)").inserted
    latest[name] = number
    return "\(name)-\(number)"
  }

  static func valid(_ wanted: String) -> String {
    var name = ""
    for scalar in wanted.unicodeScalars {
      name.unicodeScalars.append(SVGText.isNamePart(scalar) ? scalar : "-")
    }
    guard let first = name.unicodeScalars.first else { return "_" }
    return SVGText.isNameStart(first) ? name : "_" + name
  }
}
