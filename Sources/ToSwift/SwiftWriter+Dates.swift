import Foundation
import SnaplineDesigns
import SnaplineEnvironment

/// Dates to choose.
extension SwiftWriter {
  func writeDatePicker(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(name).\(member) = \(value)") }
    }
    let written = content[DateWords.date]
    lines.add("let \(name) = DatePicker()")
    let own = written.map { $0.day == nil ? "time" : $0.time == nil ? "date" : "dateAndTime" }
    let mode = content[DateWords.mode]?.rawValue ?? own ?? "dateAndTime"
    set("datePickerMode", ".\(mode)")
    set("preferredDatePickerStyle", values[DateWords.kind].map { ".\($0.rawValue)" })
    set("minuteInterval", content[DateWords.minuteInterval].map { "\($0.minutes)" })
    if let written {
      set("date", date(instant(written)))
      if mode == "countDownTimer", let time = written.time {
        set("countDownDuration", "\(time.hour * 3_600 + time.minute * 60)")
      }
    }
    set("minimumDate", content[DateWords.minimum].map { date(instant($0)) })
    set("maximumDate", content[DateWords.maximum].map { date(lastInstant($0)) })
    writeStates(making)
    finish(making)
  }

  private var timeZone: TimeZone { TimeZone(identifier: environment.timeZone) ?? .gmt }

  private func instant(_ written: WrittenDate) -> Date {
    if written.day == nil, environment.now == nil {
      // A time alone stands on the day that a date-picker shows by itself.
      return written.instant(in: timeZone, standard: Date(timeIntervalSinceReferenceDate: 0))
    }
    return written.instant(in: timeZone, standard: environment.now ?? .distantPast)
  }

  /// A day that is the latest may be chosen up to its end.
  private func lastInstant(_ written: WrittenDate) -> Date {
    let start = instant(written)
    guard written.time == nil else { return start }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.date(byAdding: DateComponents(day: 1, second: -1), to: start) ?? start
  }

  /// An instant, by the seconds of the calendar that Foundation counts from.
  private func date(_ date: Date) -> String {
    "Date(timeIntervalSince1970: \(SwiftText.number(date.timeIntervalSince1970)))"
  }
}
