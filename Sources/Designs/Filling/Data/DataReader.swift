import Foundation
import SnaplineData

/// Values of data by YAML's core types: here what a value looks like decides what it is.
struct DataReader {
  let reading: Reading

  /// The value of a node, where nothing in it was unreadable.
  func value(of node: Node) -> DataValue? {
    switch node.content {
    case .unreadable: return nil
    case .scalar(let scalar):
      let most = Self.mostBytes
      guard scalar.text.utf8.count <= most else {
        reading.report(
          .longText(bytes: scalar.text.utf8.count, most: most),
          at: node.span.prefix(1)
        )
        return nil
      }
      let value = Self.value(of: scalar)
      if case .number = value, scalar.text.hasLeadingZero, !reading.hasToldZeros {
        reading.hasToldZeros = true
        reading.warn(.leadingZeros(scalar.text, value), at: node.span)
      }
      return value
    case .list(let list): return .list(list.compactMap(value))
    case .mapping(let entries):
      return .mapping(
        DataMapping(entries.compactMap { entry in value(of: entry.value).map { (entry.key, $0) } })
      )
    }
  }

  /// Bytes of one text in data.
  private static let mostBytes = 1_000_000

  /// The value of a scalar; a date is a text.
  static func value(of scalar: Scalar) -> DataValue {
    guard scalar.isPlain else { return .text(scalar.text) }
    switch scalar.text {
    case "", "null", "~", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: return number(scalar.text).map { .number($0) } ?? .text(scalar.text)
    }
  }

  /// The number that a text is by YAML's core types.
  static func number(_ text: String) -> Decimal? {
    guard let first = text.utf8.first, first.isDigit || "+-.".utf8.contains(first),
      text.utf8.count <= mostDigits
    else { return nil }
    if let whole = wholeNumber(text, "0x", radix: 16) ?? wholeNumber(text, "0o", radix: 8) {
      return whole
    }
    guard text.isDecimalNumber else { return nil }
    let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    return value.flatMap { $0.isNaN || !$0.isFinite ? nil : $0 }
  }

  /// Longer digits are no number that anybody computes with.
  private static let mostDigits = 64

  private static func wholeNumber(_ text: String, _ prefix: String, radix: Int) -> Decimal? {
    guard text.hasPrefix(prefix) else { return nil }
    return Int(text.dropFirst(prefix.count), radix: radix).map { Decimal($0) }
  }
}

extension String {
  /// Whether digits follow a zero: `007`, and not `0.5`.
  var hasLeadingZero: Bool {
    let digits = utf8.drop { "+-".utf8.contains($0) }
    return digits.first == UInt8(ascii: "0") && digits.dropFirst().first?.isDigit ?? false
  }

  /// Whether the text is a decimal number: `-2.50`, `.5`, `1e3`.
  fileprivate var isDecimalNumber: Bool {
    var rest = utf8[...]
    func take(_ isPart: (UInt8) -> Bool) -> Int {
      let run = rest.prefix(while: isPart).count
      rest = rest.dropFirst(run)
      return run
    }
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    var digits = take(\.isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      digits += take(\.isDigit)
    }
    guard digits > 0 else { return false }
    guard let mark = rest.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    rest = rest.dropFirst()
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    return (1...3).contains(take(\.isDigit)) && rest.isEmpty
  }
}

extension Message {
  /// A number with zeros in front, which are lost where it is shown.
  fileprivate static func leadingZeros(_ text: String, _ value: DataValue) -> Message {
    Message(
      "leading-zeros",
      "\(text.shortened) is the number \(value.text ?? ""), without the zeros in front",
      cause: "what is written in quotes is a text, such as a number of a house or a telephone",
      remedy: "write \"\(text.shortened)\""
    ).warning()
  }
}
