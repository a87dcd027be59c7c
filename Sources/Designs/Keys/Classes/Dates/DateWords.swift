/// The keys of a date or time to choose.
package enum DateWords {
  package static let date = Key<WrittenDate>(
    "date",
    "The chosen value: 2026-03-14, 2026-03-14T09:41 or 09:41.",
    standard: "the environment's now"
  )
  package static let mode = Key<DateModeWord>(
    "mode",
    "What may be chosen.",
    standard: "what the date says, else dateAndTime"
  )
  package static let minimum = Key<WrittenDate>(
    "minimum",
    "The earliest value.",
    standard: "none"
  )
  package static let maximum = Key<WrittenDate>(
    "maximum",
    "The latest value.",
    standard: "none"
  )
  package static let minuteInterval = Key<MinuteInterval>(
    "minuteInterval",
    "The minutes between two choices: a divisor of 60, at most 30.",
    standard: "1"
  )
  static let content: [any Word] = [date, mode, minimum, maximum, minuteInterval]
  package static let kind = Key<DateKindWord>(
    "kind",
    "How the value is chosen.",
    standard: "compact"
  )
  static let properties: [any Word] = [kind] + ControlWords.states
}

package enum DateModeWord: String, Enumerator {
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}

package enum DateKindWord: String, Enumerator {
  case compact, inline, wheels
}

/// Minutes that divide an hour.
package struct MinuteInterval: ScalarValue {
  package var minutes: Int

  static let meaning = "a whole number"
  static let remedy = "write a part of 60, such as 5, 15 or 30"
  static let pattern = "[0-9]+"
  static let numbers: JSONValue? = .integers(1...30)

  static func parse(
    _ scanner: inout Scanner,
    in reading: Reading
  ) throws(Misread) -> MinuteInterval? {
    let start = scanner.position
    guard let count = try Count.parse(&scanner, in: reading)?.value else { return nil }
    guard (1...30).contains(count), 60 % count == 0 else {
      throw Misread(
        message: .outOfRange("a part of 60, at most 30", mended: "\(nearest(to: count))"),
        range: start..<scanner.position
      )
    }
    return MinuteInterval(minutes: count)
  }

  private static func nearest(to count: Int) -> Int {
    (2...30).filter { 60 % $0 == 0 }.last { $0 <= count } ?? 1
  }
}
