import Foundation

extension FilterWord {
  static let numbers: [FilterWord] = [
    FilterWord(
      "number",
      "A number with the digits and signs of the locale, and so many digits after the point.",
      takes: 0...1,
      form: "number(2)",
      example: (.number(1234.5), "number(2)", "1,234.50")
    ) { input throws(DataFault) in
      .text(Formatters.number(try input.number(), input.settings.locale, try input.fraction()))
    },
    FilterWord(
      "percent",
      "A part of one in percent.",
      takes: 0...1,
      form: "percent(1)",
      example: (.number(0.42), "percent", "42%")
    ) { input throws(DataFault) in
      .text(Formatters.percent(try input.number(), input.settings.locale, try input.fraction()))
    },
    FilterWord(
      "compact",
      "A shortened number, such as 12.3K.",
      example: (.number(12_345), "compact", "12K")
    ) { input throws(DataFault) in
      .text(Formatters.compact(try input.number(), input.settings.locale))
    },
    FilterWord(
      "currency",
      "An amount of money as the locale writes it.",
      takes: 1...1,
      form: "currency(EUR)",
      example: (.number(1999.5), "currency(EUR)", "€1,999.50")
    ) { input throws(DataFault) in
      let code = input.arguments[0].text
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
        let mended = code.uppercased()
        let isCode = mended.utf8.count == 3 && mended.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        throw DataFault(
          "filter",
          "'\(code)' is no code of a currency",
          remedy: "write currency(\(isCode ? mended : signs[code] ?? "EUR"))"
        )
      }
      return .text(Formatters.currency(try input.number(), code, input.settings.locale))
    },
  ]

  static let measures: [FilterWord] = [
    FilterWord(
      "bytes",
      "A number of bytes in kB, MB and so on.",
      example: (.number(1_234_567), "bytes", "1.2 MB")
    ) { input throws(DataFault) in
      .text(Formatters.bytes(try input.number(), input.settings.locale))
    },
    FilterWord(
      "duration",
      "Seconds as hours, minutes and seconds.",
      example: (.number(3_920), "duration", "1:05:20")
    ) { input throws(DataFault) in
      let seconds = NSDecimalNumber(decimal: try input.number()).doubleValue.rounded(.down)
      guard abs(seconds) < 1e12 else { throw input.wrongType("a number of seconds") }
      return .text(
        Formatters.duration(Int(abs(seconds)), isNegative: seconds < 0, input.settings.locale)
      )
    },
    FilterWord(
      "plus",
      "The sum of the number and another one.",
      takes: 1...1,
      form: "plus(n)",
      example: (.number(2), "plus(1)", "3")
    ) { input throws(DataFault) in
      .number(try input.known(try input.number() + input.operand(0)))
    },
    FilterWord(
      "times",
      "The number multiplied by another one.",
      takes: 1...1,
      form: "times(n)",
      example: (.number(2.5), "times(4)", "10")
    ) { input throws(DataFault) in
      .number(try input.known(try input.number() * input.operand(0)))
    },
    FilterWord(
      "round",
      "The number rounded to so many digits after the point; halves are rounded away from zero.",
      takes: 0...1,
      form: "round(n)",
      example: (.number(2.25), "round(1)", "2.3")
    ) { input throws(DataFault) in
      var value = try input.number()
      var rounded = Decimal()
      let digits = try input.fraction() ?? 0
      unsafe NSDecimalRound(&rounded, &value, digits, .plain)
      return .number(rounded)
    },
    FilterWord(
      "clamp",
      "The number, or the nearest end of the range if it is outside.",
      takes: 2...2,
      form: "clamp(a, b)",
      example: (.number(120), "clamp(0, 100)", "100")
    ) { input throws(DataFault) in
      let (low, high) = (try input.operand(0), try input.operand(1))
      guard low <= high else {
        throw DataFault(
          "filter",
          "'clamp' takes the lower end of a range first",
          remedy: "write clamp(\(high.shortest), \(low.shortest))"
        )
      }
      return .number(min(max(try input.number(), low), high))
    },
  ]
}

/// The currency that a sign stands for in most places.
private let signs = [
  "€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "₹": "INR", "₽": "RUB", "₩": "KRW", "₺": "TRY",
  "CHF.": "CHF", "kr": "SEK", "zł": "PLN", "Fr.": "CHF", "₪": "ILS", "฿": "THB", "₫": "VND",
]

extension FilterInput {
  /// The value as a number; a text that is one counts as well.
  func number() throws(DataFault) -> Decimal {
    switch value {
    case .number(let number): return number
    case .text(let text):
      if let number = Decimal(plain: text) { return number }
    default: break
    }
    throw wrongType("a number")
  }

  /// A result, where it is a number still.
  func known(_ result: Decimal) throws(DataFault) -> Decimal {
    guard result.isNaN || !result.isFinite else { return result }
    throw DataFault(
      "data-type",
      "'\(name)' gives a number that is too large, and {{\(placeholder.name)}} is \(value.quoted)",
      cause: "numbers have 38 digits, and at most 127 zeros behind them",
      remedy: "put a smaller number into the data, or leave '| \(name)' out"
    )
  }

  /// An argument that is a number.
  func operand(_ index: Int) throws(DataFault) -> Decimal {
    if let number = Decimal(plain: arguments[index].text) { return number }
    throw DataFault(
      "filter",
      "'\(name)' takes a number, not '\(arguments[index].text)'",
      remedy: "write \(name)(\(name == "clamp" ? "0, 100" : "2"))"
    )
  }

  /// How many digits stand behind the point, where that is said.
  func fraction() throws(DataFault) -> Int? { arguments.isEmpty ? nil : try whole(0, upTo: 20) }
}

extension Decimal {
  /// A number that is written with digits, a sign and a point alone.
  init?(plain text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), text.utf8.count <= 64,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    self = value
  }
}
