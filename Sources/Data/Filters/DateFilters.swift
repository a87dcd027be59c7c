import Foundation

extension FilterWord {
  static let dates: [FilterWord] = [
    FilterWord(
      "date",
      "A date of ISO 8601: short, medium, long, full, or the parts that are wanted, such as d MMM yyyy.",
      takes: 0...1,
      form: "date(medium)",
      example: (.text("2026-03-14"), "date(long)", "March 14, 2026")
    ) { input throws(DataFault) in
      let date = try input.date()
      let form = input.arguments.first?.text ?? "medium"
      if let style = DateForm(rawValue: form) {
        return .text(Formatters.date(date.instant, style, .none, date.zone, input.settings.locale))
      }
      guard let skeleton = Skeleton(form) else {
        throw DataFault(
          "filter",
          "'\(form)' is no form of a date",
          remedy: "write date(short), date(medium), date(long), date(full) or parts such as "
            + "date(d MMM yyyy)"
        )
      }
      return .text(Formatters.date(date.instant, skeleton, date.zone, input.settings.locale))
    },
    FilterWord(
      "time",
      "The time of day of a date of ISO 8601.",
      takes: 0...1,
      form: "time(short)",
      example: (.text("2026-03-14T09:41"), "time(short)", "9:41 AM")
    ) { input throws(DataFault) in
      let form = input.arguments.first?.text ?? "short"
      guard let style = DateForm(rawValue: form) else {
        throw DataFault(
          "filter",
          "'\(form)' is no form of a time",
          remedy: "write time(short) or time(medium)"
        )
      }
      let date = try input.date()
      return .text(Formatters.date(date.instant, .none, style, date.zone, input.settings.locale))
    },
    FilterWord(
      "relative",
      "How long before or after the design's 'now' a date is.",
      example: (.text("2026-03-12"), "relative", "2 days ago")
    ) { input throws(DataFault) in
      guard let now = input.settings.now else {
        throw DataFault(
          "filter",
          "'relative' needs the present, and the design doesn't say it",
          remedy: "write environment: {now: 2026-03-14T09:41}"
        )
      }
      return .text(Formatters.relative(try input.date().instant, to: now, input.settings))
    },
  ]
}

/// The lengths in which locales write dates and times.
enum DateForm: String {
  case none, short, medium, long, full
}

/// The parts of a date that are wanted, by the letters of Unicode; a locale puts them in order.
struct Skeleton: Hashable {
  let letters: String

  init?(_ text: String) {
    let known: Set<Character> = [
      "G", "y", "Y", "u", "Q", "q", "M", "L", "w", "d", "D", "E", "e", "c", "a", "b", "B", "h",
      "H", "K", "k", "j", "m", "s", "S", "z", "Z", "O", "v", "V", "X", "x",
    ]
    let letters = text.filter { !$0.isWhitespace && !",./-:".contains($0) }
    guard !letters.isEmpty, letters.count <= 32, letters.allSatisfy(known.contains) else {
      return nil
    }
    self.letters = String(letters)
  }
}

extension FilterCall {
  /// The call with the letters that were most likely meant, where those it has are of other parts of a
  /// date: Y is the year that a week belongs to, D the day of a year, and m minutes.
  package var withLettersOfDates: String? {
    guard name == "date", let form = arguments.first?.text, DateForm(rawValue: form) == nil,
      Skeleton(form) != nil
    else { return nil }
    var letters = form
    let hasHours = form.contains { "hHkKj".contains($0) }
    if !form.contains("w") { letters = letters.replacing("Y", with: "y") }
    if form.contains(where: { "YyM".contains($0) }) { letters = letters.replacing("D", with: "d") }
    letters = letters.replacing(/([hHkKj]{1,2}:)MM/) { "\($0.1)mm" }
    if !hasHours, !form.contains("s") { letters = letters.replacing("m", with: "M") }
    guard letters != form else { return nil }
    return arguments[0].isQuoted ? "date('\(letters)')" : "date(\(letters))"
  }
}

extension FilterInput {
  /// The instant that a text of ISO 8601 says, and the time zone in which it is shown.
  func date() throws(DataFault) -> (instant: Date, zone: TimeZone) {
    let zone = TimeZone(identifier: settings.timeZone) ?? .gmt
    guard case .text(let text) = value, let written = WrittenInstant(text) else {
      throw DataFault(
        "data-type",
        "'\(name)' takes a date, and {{\(placeholder.name)}} is \(value.quoted)",
        remedy: "write it as ISO 8601 does: 2026-03-14, or 2026-03-14T09:41"
      )
    }
    return (written.instant(in: zone), zone)
  }
}

/// A date with or without a time, as ISO 8601 writes it.
struct WrittenInstant {
  private var day: DateComponents
  /// Seconds east of Greenwich, where that is written.
  private var offset: Int?

  init?(_ text: String) {
    var rest = NumberReader(text)
    guard text.utf8.count <= 40, let year = rest.number(of: 4), rest.take("-") != nil,
      let month = rest.number(of: 2), rest.take("-") != nil, let number = rest.number(of: 2)
    else { return nil }
    day = DateComponents(year: year, month: month, day: number, hour: 0, minute: 0, second: 0)
    if rest.take("T", " ") != nil, !takeTime(&rest) { return nil }
    guard rest.isAtEnd, isReal else { return nil }
  }

  private mutating func takeTime(_ rest: inout NumberReader) -> Bool {
    guard let hour = rest.number(of: 2), rest.take(":") != nil, let minute = rest.number(of: 2)
    else { return false }
    (day.hour, day.minute) = (hour, minute)
    if rest.take(":") != nil {
      guard let second = rest.number(of: 2) else { return false }
      day.second = second
      // Parts of a second aren't shown.
      if rest.take(".", ",") != nil, !(1...9).contains(rest.skipDigits()) { return false }
    }
    return takeZone(&rest)
  }

  private mutating func takeZone(_ rest: inout NumberReader) -> Bool {
    guard let sign = rest.take("Z", "+", "-") else { return true }
    offset = 0
    guard sign != "Z" else { return true }
    guard let hours = rest.number(of: 2) else { return false }
    _ = rest.take(":")
    guard let minutes = rest.number(of: 2), hours < 24, minutes < 60 else { return false }
    offset = (hours * 3_600 + minutes * 60) * (sign == "-" ? -1 : 1)
    return true
  }

  private var isReal: Bool {
    guard let year = day.year, let month = day.month, let number = day.day, year > 0,
      (1...12).contains(month), (day.hour ?? 0) < 24, (day.minute ?? 0) < 60, (day.second ?? 0) < 60
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return (1...length).contains(number)
  }

  func instant(in zone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? zone
    return calendar.date(from: day) ?? Date(timeIntervalSince1970: 0)
  }
}
