package import Foundation

/// A date, a time of day, or both, as ISO 8601 writes them: `2026-03-14`, `09:41`, `2026-03-14T09:41`,
/// the latter with a place in the world if it ends in `Z` or `+02:00`.
package struct WrittenDate: ScalarValue {
  package struct Day: Sendable {
    var year: Int
    var month: Int
    var day: Int
  }

  package struct Time: Sendable {
    package var hour: Int
    package var minute: Int
    var second = 0
  }

  package var day: Day?
  package var time: Time?
  /// Seconds east of Greenwich, where that is written.
  package var offset: Int?

  static let meaning = "a date"
  static let remedy = "write 2026-03-14, 2026-03-14T09:41 or 09:41"
  static let pattern = "(?:\(dayPattern)(?:T\(timePattern)\(zonePattern)?)?|\(timePattern))"
  private static let dayPattern = "[0-9]{4}-[01][0-9]-[0-3][0-9]"
  private static let zonePattern = "(?:Z|[+-][0-2][0-9]:[0-5][0-9])"
  private static let timePattern = "[0-2][0-9]:[0-5][0-9](?::[0-5][0-9])?"

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> WrittenDate? {
    var date = WrittenDate()
    let start = scanner.position
    if scanner.byte(4) == UInt8(ascii: "-") {
      guard let year = scanner.digits(4), scanner.take("-"), let month = scanner.digits(2),
        scanner.take("-"), let day = scanner.digits(2)
      else { return nil }
      guard year > 0, (1...12).contains(month), (1...length(of: month, year)).contains(day) else {
        throw Misread(message: .noSuchDay, range: start..<scanner.position)
      }
      date.day = Day(year: year, month: month, day: day)
      guard scanner.take("T") || scanner.take(" ") else { return date }
    }
    guard let time = try time(&scanner) else { return nil }
    date.time = time
    guard date.day != nil else { return date }
    if scanner.take("Z") {
      date.offset = 0
    } else if scanner.current == UInt8(ascii: "+") || scanner.current == UInt8(ascii: "-") {
      let isWest = scanner.take("-")
      if !isWest { _ = scanner.take("+") }
      guard let away = try Self.time(&scanner) else { return nil }
      date.offset = (away.hour * 3_600 + away.minute * 60) * (isWest ? -1 : 1)
    }
    return date
  }

  private static func time(_ scanner: inout Scanner) throws(Misread) -> Time? {
    let start = scanner.position
    guard let hour = scanner.digits(2), scanner.take(":"), let minute = scanner.digits(2) else {
      return nil
    }
    var second = 0
    if scanner.take(":") {
      guard let digits = scanner.digits(2) else { return nil }
      second = digits
    }
    guard hour < 24, minute < 60, second < 60 else {
      throw Misread(message: .noSuchTime, range: start..<scanner.position)
    }
    return Time(hour: hour, minute: minute, second: second)
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The instant that is meant where a time zone holds; a time alone is that of `standard`'s day.
  package func instant(in zone: TimeZone, standard: Date) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? zone
    var parts = calendar.dateComponents([.year, .month, .day], from: standard)
    if let day { (parts.year, parts.month, parts.day) = (day.year, day.month, day.day) }
    (parts.hour, parts.minute, parts.second) = (time?.hour, time?.minute, time?.second)
    return calendar.date(from: parts) ?? standard
  }
}

/// The name of a time zone, such as `Europe/Paris`.
struct TimeZoneName: ScalarValue {
  var name: String

  static let meaning = "a time zone"
  static let remedy = "write a name such as UTC or Europe/Paris"
  static let pattern = "[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*"

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> TimeZoneName?
  {
    let marks = Array("/_+-".utf8)
    let name = scanner.run { $0.isLetter || $0.isDigit || marks.contains($0) }
    guard let name, TimeZone(identifier: name) != nil else { return nil }
    return TimeZoneName(name: name)
  }
}

extension Scanner {
  /// A number of so many digits.
  fileprivate mutating func digits(_ count: Int) -> Int? {
    let start = position
    guard let digits = run(while: \.isDigit), digits.utf8.count == count else {
      back(to: start)
      return nil
    }
    return Int(digits)
  }
}

extension Message {
  fileprivate static let noSuchDay = Message(
    "no-such-date",
    "there is no such day",
    remedy: "months go from 01 to 12, and days as far as the month does"
  )

  fileprivate static let noSuchTime = Message(
    "no-such-date",
    "there is no such time",
    remedy: "times go from 00:00 to 23:59"
  )
}
