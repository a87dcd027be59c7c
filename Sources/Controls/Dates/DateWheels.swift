import Foundation
import SnaplineDrawing
import SnaplineLayout
import SnaplineText

/// The columns of a date picker's wheels.
final class DateWheels: EndlessSource, PickerViewDelegate {
  /// One column.
  struct Column: Equatable {
    enum Kind {
      /// Days one after the other, of which the chosen one stands in the middle.
      case weekday
      case hour, minute, period, month, day, year, hoursLeft, minutesLeft
    }

    var kind: Kind
    var count: Int
    var chosen: Int
    var isEndless: Bool { kind == .hour || kind == .minute || kind == .month || kind == .day }
  }

  private(set) var columns: [Column] = []
  private weak var picker: DatePicker?
  private let words: DateTexts
  private let date: Date

  /// As many days as can be turned to on either side of the chosen one.
  private static let reach = 10_000
  private static let years = 1...9_999

  init(of picker: DatePicker) {
    self.picker = picker
    (words, date) = (picker.words, picker.date)
    columns = kinds(picker.datePickerMode).map { column($0, of: picker) }
  }

  private func kinds(_ mode: DatePicker.Mode) -> [Column.Kind] {
    let time: [Column.Kind] = words.isTwelveHours ? [.hour, .minute, .period] : [.hour, .minute]
    switch mode {
    case .time: return time
    case .dateAndTime: return [.weekday] + time
    case .countDownTimer: return [.hoursLeft, .minutesLeft]
    case .date, .yearAndMonth:
      return words.order.compactMap { part in
        switch part {
        case .month: .month
        case .day: mode == .date ? .day : nil
        case .year: .year
        }
      }
    }
  }

  private func column(_ kind: Column.Kind, of picker: DatePicker) -> Column {
    let calendar = words.calendar
    let (hour, minute) = (
      calendar.component(.hour, from: date), calendar.component(.minute, from: date)
    )
    let step = picker.minuteInterval
    let left = Int(picker.countDownDuration) / 60
    switch kind {
    case .weekday: return Column(kind: kind, count: 2 * Self.reach + 1, chosen: Self.reach)
    case .hour:
      let cycle = words.isTwelveHours ? 12 : 24
      return Column(kind: kind, count: cycle, chosen: hour % cycle)
    case .minute: return Column(kind: kind, count: 60 / step, chosen: minute / step)
    case .period: return Column(kind: kind, count: 2, chosen: hour < 12 ? 0 : 1)
    case .month:
      let count = calendar.range(of: .month, in: .year, for: date)?.count ?? 12
      return Column(kind: kind, count: count, chosen: calendar.component(.month, from: date) - 1)
    case .day:
      let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      return Column(kind: kind, count: count, chosen: calendar.component(.day, from: date) - 1)
    case .year:
      let year = calendar.component(.year, from: date)
      return Column(kind: kind, count: Self.years.count, chosen: year - Self.years.lowerBound)
    case .hoursLeft: return Column(kind: kind, count: 24, chosen: left / 60)
    case .minutesLeft: return Column(kind: kind, count: 60 / step, chosen: left % 60 / step)
    }
  }

  private func title(_ row: Int, of column: Column) -> String {
    let calendar = words.calendar
    let step = picker?.minuteInterval ?? 1
    switch column.kind {
    case .weekday:
      let day = calendar.date(byAdding: .day, value: row - Self.reach, to: date) ?? date
      return words.weekday(day)
    case .hour:
      guard words.isTwelveHours else { return words.number(row, digits: 2) }
      return words.number(row == 0 ? 12 : row)
    case .minute: return words.number(row * step, digits: 2)
    case .period: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(row) ? names[row] : words.number(row + 1)
    case .day: return words.number(row + 1)
    case .year: return words.number(row + Self.years.lowerBound)
    // The row in front says what is counted.
    case .hoursLeft:
      return row == column.chosen ? words.hours(TimeInterval(row * 3_600)) : words.number(row)
    case .minutesLeft:
      let minutes = row * step
      return row == column.chosen
        ? words.minutes(TimeInterval(minutes * 60)) : words.number(minutes)
    }
  }

  // MARK: A picker's source

  func isEndless(_ component: Int) -> Bool { columns[component].isEndless }
  func numberOfComponents(in pickerView: PickerView) -> Int { columns.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    let room = max(0, pickerView.bounds.width - 18 - 5 * CGFloat(columns.count - 1))
    return switch columns[component].kind {
    case .weekday, .month: room * 0.46
    case .hoursLeft, .minutesLeft: room * 0.4
    default: columns.contains { $0.kind == .weekday } ? room * 0.54 / 3 : min(64, room / 3)
    }
  }

  func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View {
    let label = view as? Label ?? Label()
    let column = columns[component]
    label.font = .systemFont(ofSize: PickerView.titleSize)
    let isOpen = picker?.isEnabled != false && isChoosable(row, of: column)
    label.textColor = isOpen ? .label : .tertiaryLabel
    let isRightToLeft = pickerView.isRightToLeft
    label.textAlignment =
      switch column.kind {
      case .weekday: isRightToLeft ? .left : .right
      case .month: isRightToLeft ? .right : .left
      default: .center
      }
    label.text = title(row, of: column)
    return label
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = columns[component]
    let turned = row - column.chosen
    switch column.kind {
    case .hoursLeft: picker?.countDownDuration += TimeInterval(turned * 3_600)
    case .minutesLeft:
      picker?.countDownDuration += TimeInterval(turned * 60 * (picker?.minuteInterval ?? 1))
    default:
      if let new = date(turning: column, to: row) { picker?.date = new }
    }
    picker?.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The date that a column shows when it stands at a row.
  private func date(turning column: Column, to row: Int) -> Date? {
    let rows = row - column.chosen
    let (unit, amount): (Calendar.Component, Int) =
      switch column.kind {
      case .month: (.month, rows)
      case .year: (.year, rows)
      case .hour: (.hour, rows)
      case .minute: (.minute, rows * (picker?.minuteInterval ?? 1))
      case .period: (.hour, rows * 12)
      default: (.day, rows)
      }
    return words.calendar.date(byAdding: unit, value: amount, to: date)
  }

  /// Whether any date that a row stands for may be chosen.
  private func isChoosable(_ row: Int, of column: Column) -> Bool {
    let unit: Calendar.Component
    switch column.kind {
    case .hoursLeft, .minutesLeft: return true
    case .month: unit = .month
    case .year: unit = .year
    case .hour: unit = .hour
    case .minute: unit = .minute
    case .weekday, .day, .period: unit = .day
    }
    guard let choices = picker?.choices, let date = date(turning: column, to: row)
    else { return false }
    guard let span = words.calendar.dateInterval(of: unit, for: date) else { return true }
    return span.end > choices.lowerBound && span.start <= choices.upperBound
  }
}
