import Foundation
import Synchronization

/// Numbers, dates and lists as locales write them, by the data of ICU that comes with Foundation.
///
/// Everything that a result depends on is said here; the locale, the clock and the time zone of the
/// machine count for nothing.
enum Formatters {
  /// A locale by its BCP 47 tag.
  static func locale(_ name: String) -> Locale {
    // Foundation's formatters trap where an identifier isn't ASCII.
    let name = name.utf8.allSatisfy { $0 < 0x80 } ? name : DataSettings().locale
    return locales.value(for: name) { Locale(identifier: identifier(of: $0)) }
  }

  /// The tag as ICU writes it itself: `bn-BD-u-nu-beng` is `bn_BD@numbers=beng`.
  ///
  /// Foundation's formatters of dates end the process at some tags with extensions, and at digits that
  /// ICU doesn't know. Of extensions only digits count: calendars are always the Gregorian one.
  private static func identifier(of tag: String) -> String {
    let parts = tag.split { $0 == "-" || $0 == "_" }
    let plain = parts.prefix { $0.count > 1 }.joined(separator: "_")
    let extensions = parts.drop { $0.count > 1 }
    guard extensions.first?.lowercased() == "u",
      let key = extensions.firstIndex(where: { $0.lowercased() == "nu" }), key + 1 < parts.count
    else { return plain }
    let digits = Locale.NumberingSystem(parts[key + 1].lowercased())
    let isKnown = Locale.NumberingSystem.availableNumberingSystems.contains(digits)
    return isKnown ? plain + "@numbers=" + digits.identifier : plain
  }

  static func number(_ value: Decimal, _ locale: String, _ fraction: Int?) -> String {
    var style = Decimal.FormatStyle(locale: self.locale(locale))
    if let fraction {
      style = style.precision(.fractionLength(fraction))
    } else {
      style = style.precision(.fractionLength(0...20))
    }
    return style.rounded(rule: .toNearestOrEven).format(value)
  }

  static func percent(_ value: Decimal, _ locale: String, _ fraction: Int?) -> String {
    let style = Decimal.FormatStyle.Percent(locale: self.locale(locale))
    return style.precision(.fractionLength(fraction ?? 0)).rounded(rule: .toNearestOrEven)
      .format(value)
  }

  static func compact(_ value: Decimal, _ locale: String) -> String {
    Decimal.FormatStyle(locale: self.locale(locale)).notation(.compactName).format(value)
  }

  static func currency(_ value: Decimal, _ code: String, _ locale: String) -> String {
    Decimal.FormatStyle.Currency(code: code, locale: self.locale(locale)).format(value)
  }

  static func bytes(_ value: Decimal, _ locale: String) -> String {
    let count = NSDecimalNumber(decimal: value).doubleValue
    guard abs(count) < 9e18 else { return number(value, locale, 0) }
    var style = ByteCountFormatStyle(style: .file, spellsOutZero: false)
    style.locale = self.locale(locale)
    return style.format(Int64(count))
  }

  /// Hours, minutes and seconds with the digits of the locale.
  static func duration(_ seconds: Int, isNegative: Bool, _ locale: String) -> String {
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    let digits = IntegerFormatStyle<Int>(locale: self.locale(locale)).grouping(.never)
    let two = digits.precision(.integerLength(2...))
    let rest = two.format(seconds % 60)
    let whole =
      hours > 0
      ? digits.format(hours) + ":" + two.format(minutes) + ":" + rest
      : digits.format(minutes) + ":" + rest
    return isNegative ? "-" + whole : whole
  }

  static func list(_ texts: [String], _ locale: String) -> String {
    var style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    style.locale = self.locale(locale)
    return style.format(texts)
  }

  // MARK: Dates

  static func date(
    _ instant: Date,
    _ day: DateForm,
    _ time: DateForm,
    _ zone: TimeZone,
    _ locale: String
  ) -> String {
    let key = "\(locale) \(zone.identifier) \(day.rawValue) \(time.rawValue)"
    return dates.value(for: key) { _ in
      DateText(locale: self.locale(locale), zone) { formatter in
        formatter.dateStyle = day.style
        formatter.timeStyle = time.style
      }
    }.text(of: instant)
  }

  static func date(_ instant: Date, _ skeleton: Skeleton, _ zone: TimeZone, _ locale: String)
    -> String
  {
    let key = "\(locale) \(zone.identifier) \(skeleton.letters)"
    return dates.value(for: key) { _ in
      DateText(locale: self.locale(locale), zone) { formatter in
        formatter.setLocalizedDateFormatFromTemplate(skeleton.letters)
      }
    }.text(of: instant)
  }

  static func relative(_ instant: Date, to now: Date, _ settings: DataSettings) -> String {
    let zone = TimeZone(identifier: settings.timeZone) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = locale(settings.locale)
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: instant,
      presentation: .numeric,
      unitsStyle: .wide,
      locale: locale(settings.locale),
      calendar: calendar
    )
    return style.format(now)
  }

  // MARK: What is kept

  private static let locales = Kept<Locale>()
  private static let dates = Kept<DateText>()
}

/// Values that cost much to make, by what they are made of.
private final class Kept<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])
  /// More than this is no work of one person, and all is forgotten.
  private let most = 256

  func value(for key: String, _ make: (String) -> Value) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let value = make(key)
    values.withLock { values in
      if values.count >= most { values.removeAll() }
      values[key] = value
    }
    return value
  }
}

/// A formatter of dates, used by one thread at a time.
private final class DateText: Sendable {
  private let formatter: Mutex<DateFormatter>

  init(locale: Locale, _ zone: TimeZone, _ settle: (DateFormatter) -> Void) {
    let formatter = DateFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = zone
    settle(formatter)
    self.formatter = Mutex(formatter)
  }

  func text(of instant: Date) -> String { formatter.withLock { $0.string(from: instant) } }
}

extension DateForm {
  fileprivate var style: DateFormatter.Style {
    switch self {
    case .none: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }
}
