import Foundation

/// How dates are written in a calendar, a language and a time zone.
struct DateTexts {
  let calendar: Calendar
  let locale: Locale

  init(calendar: Calendar?, locale: Locale, timeZone: TimeZone?) {
    var own = calendar ?? Calendar(identifier: locale.calendar.identifier)
    own.locale = locale
    // A calendar that was set keeps its time zone unless another one was set besides.
    if let timeZone, calendar == nil || own.timeZone != timeZone { own.timeZone = timeZone }
    if timeZone == nil, calendar == nil { own.timeZone = .gmt }
    (self.calendar, self.locale) = (own, locale)
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// A day, such as `Jan 9, 2007`.
  func day(_ date: Date) -> String { style.year().month(.abbreviated).day().format(date) }

  /// A time of day, such as `9:41 AM`.
  func time(_ date: Date) -> String { style.hour().minute().format(date) }

  /// A month, such as `January 2007`.
  func month(_ date: Date) -> String { style.year().month(.wide).format(date) }

  /// A day near others, such as `Tue, Jan 9`.
  func weekday(_ date: Date) -> String {
    style.weekday(.abbreviated).month(.abbreviated).day().format(date)
  }

  func number(_ number: Int, digits: Int = 1) -> String {
    number.formatted(
      .number.grouping(.never).precision(.integerLength(digits...)).locale(locale)
    )
  }

  /// The names of a week's days in short, the first day of the week first.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[(first + $0) % names.count] }
  }

  var isTwelveHours: Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  func hours(_ duration: TimeInterval) -> String { length(duration, .hours, seconds: 3_600) }
  func minutes(_ duration: TimeInterval) -> String {
    length(duration.truncatingRemainder(dividingBy: 3_600), .minutes, seconds: 60)
  }

  private func length(
    _ duration: TimeInterval,
    _ unit: Duration.UnitsFormatStyle.Unit,
    seconds: Int
  ) -> String {
    let whole = Int(duration) / seconds * seconds
    let width: Duration.UnitsFormatStyle.UnitWidth = unit == .hours ? .wide : .abbreviated
    return Duration.UnitsFormatStyle(
      allowedUnits: [unit],
      width: width,
      zeroValueUnits: .show(length: 1)
    ).locale(locale).format(.seconds(whole))
  }

  /// The parts of a written date in the language's order.
  var order: [Part] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    var parts: [Part] = []
    for letter in pattern {
      let part: Part? =
        switch letter {
        case "M", "L": .month
        case "d": .day
        case "y", "Y": .year
        default: nil
        }
      if let part, !parts.contains(part) { parts.append(part) }
    }
    return parts.count == 3 ? parts : [.month, .day, .year]
  }

  enum Part {
    case month, day, year
  }
}
