import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A date picker` {
  private let picker = DatePicker()
  /// 14 March 2026, 15:09 in Greenwich.
  private let day = Date(timeIntervalSince1970: 1_773_500_940)

  init() { picker.date = day }

  /// What is written in the picker, from top to bottom and from the left.
  private func texts(_ view: View? = nil) -> [String] {
    if view == nil {
      picker.frame.size = picker.intrinsicContentSize
      picker.layoutIfNeeded()
    }
    let root: View = view ?? picker
    return root.subviews.sorted { $0.frame.minX < $1.frame.minX }.flatMap { view -> [String] in
      if let label = view as? Label { return [label.text ?? ""] }
      return texts(view)
    }
  }

  private func plain(_ text: String?) -> String {
    (text ?? "").replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }

  @Test(arguments: [
    ("en-US", "UTC", "Mar 14, 2026", "3:09 PM"), ("en-GB", "UTC", "14 Mar 2026", "15:09"),
    ("de-DE", "Europe/Berlin", "14. März 2026", "16:09"),
    ("ja-JP", "Asia/Tokyo", "2026年3月15日", "0:09"),
    ("ar-EG", "UTC", "١٤ مارس، ٢٠٢٦", "٣:٠٩ م"),
  ])
  func `writes dates as its language and time zone do`(
    locale: String,
    zone: String,
    date: String,
    time: String
  ) {
    picker.environment.locale = locale
    picker.environment.timeZone = zone
    picker.datePickerMode = .date
    #expect(plain(picker.contentText) == date)
    picker.datePickerMode = .time
    #expect(plain(picker.contentText) == time)
  }

  @Test func `depends on no clock`() {
    let other = DatePicker()
    other.datePickerMode = .date
    #expect(other.contentText == "Jan 9, 2007")
    other.environment.now = day
    #expect(other.date == day)
    let own = DatePicker()
    own.timeZone = TimeZone(identifier: "Pacific/Kiritimati")
    own.locale = Locale(identifier: "fr")
    (own.date, own.datePickerMode) = (day, .dateAndTime)
    #expect(own.contentText == "15 mars 2026 05:09")
  }

  @Test func `is as large as its style`() {
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .compact)
    let size = picker.intrinsicContentSize
    // Body text of 20.5 points at two pixels a point, with seven above and below.
    #expect(size.height == 34.5 && (117...131).contains(size.width))
    picker.datePickerMode = .time
    #expect((76...92).contains(picker.intrinsicContentSize.width))
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    #expect(picker.intrinsicContentSize.height == 45)
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 330))
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 375))
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .automatic
    picker.environment.metrics = .iOS13
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func `shows a month with its weeks, today and the chosen day`() {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    let texts = texts()
    #expect(texts.contains("March 2026") && texts.contains("SUN") && texts.contains("31"))
    let frame = { (text: String) -> CGRect in
      self.label(text, in: self.picker)?.frame ?? .zero
    }
    // The first of March 2026 is a Sunday, where the American week begins.
    #expect(frame("1").minX == frame("SUN").minX && frame("8").minX == frame("SUN").minX)
    #expect(frame("8").minY == frame("1").maxY)
    picker.environment.locale = "en-GB"
    picker.layoutIfNeeded()
    #expect(frame("1").minX == frame("SUN").minX && frame("SUN").maxX == 312)
    picker.environment.traits.layoutDirection = .rightToLeft
    picker.setNeedsLayout()
    picker.layoutIfNeeded()
    #expect(abs(frame("SUN").minX - 8) < 0.01)
  }

  private func label(_ text: String, in view: View) -> Label? {
    for child in view.subviews {
      if let label = child as? Label, label.text == text { return label }
      if let found = label(text, in: child) { return found }
    }
    return nil
  }

  @Test func `has wheels in the order of its language, and turns them`() throws {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    let chosen = { (self.picker.subviews.first as? PickerView) }
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    var wheels = try #require(chosen())
    let front = { (column: Int) -> String in
      let row = wheels.selectedRow(inComponent: column)
      return (wheels.view(forRow: row, forComponent: column) as? Label)?.text ?? ""
    }
    expectEqual((0..<3).map(front), ["March", "14", "2026"])
    picker.environment.locale = "de-DE"
    picker.layoutIfNeeded()
    expectEqual((0..<3).map(front), ["14", "März", "2026"])
    var changes = 0
    picker.addAction(Action { _ in changes += 1 }, for: .valueChanged)
    // From the last day of January on to a month that is shorter.
    picker.date = Date(timeIntervalSince1970: 1_769_860_800)
    picker.layoutIfNeeded()
    wheels.turn(1, to: 1)
    picker.layoutIfNeeded()
    #expect((0..<3).map(front) == ["28", "Februar", "2026"] && changes == 1)
    picker.datePickerMode = .dateAndTime
    picker.environment.locale = "en-US"
    picker.layoutIfNeeded()
    wheels = try #require(chosen())
    expectEqual((0..<4).map(front), ["Sat, Feb 28", "12", "00", "PM"])
    wheels.turn(3, to: 0)
    picker.layoutIfNeeded()
    expectEqual((0..<4).map(front), ["Sat, Feb 28", "12", "00", "AM"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_600 + 30 * 60
    picker.layoutIfNeeded()
    expectEqual((0..<2).map(front), ["1 hour", "30 min"])
    wheels.turn(0, to: 5)
    #expect(picker.countDownDuration == 5 * 3_600 + 30 * 60)
  }

  @Test func `stays between its first and last date, on its step`() {
    picker.minimumDate = day.addingTimeInterval(3_600)
    #expect(picker.date == day.addingTimeInterval(3_600))
    (picker.minimumDate, picker.maximumDate) = (nil, day.addingTimeInterval(-60))
    #expect(picker.date == day.addingTimeInterval(-60))
    // A first date after the last one is none.
    picker.minimumDate = day.addingTimeInterval(60)
    #expect(picker.date == day)
    (picker.minimumDate, picker.maximumDate) = (nil, nil)
    picker.minuteInterval = 15
    #expect(picker.date == day.addingTimeInterval(-9 * 60))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1 && picker.date == day)
  }

  @Test func `fades what lies outside of its first and last date`() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    let hours = { (count: Double) in self.day.addingTimeInterval(count * 3_600) }
    (picker.minimumDate, picker.maximumDate) = (hours(-48), hours(96))
    let choosable = { () -> [String] in
      self.picker.layoutIfNeeded()
      return self.texts().filter {
        Int($0) != nil && self.label($0, in: self.picker)?.textColor != .tertiaryLabel
      }.sorted()
    }
    expectEqual(choosable(), ["12", "13", "14", "15", "16", "17", "18"])
    picker.maximumDate = nil
    let fromTwelve = (12...31).map { "\($0)" }
    #expect(choosable() == fromTwelve)
    (picker.minimumDate, picker.maximumDate) = (nil, hours(-1_000))
    // What shows is the last date that may be chosen, in January.
    let all = (1...31).map { "\($0)" }.sorted()
    #expect(choosable() == all)

    (picker.minimumDate, picker.maximumDate) = (hours(-48), hours(96))
    picker.preferredDatePickerStyle = .wheels
    picker.layoutIfNeeded()
    let wheels = try #require(picker.subviews.first as? PickerView)
    let isFaded = { (row: Int, column: Int) in
      (wheels.view(forRow: row, forComponent: column) as? Label)?.textColor == .tertiaryLabel
    }
    let (month, day) = (wheels.selectedRow(inComponent: 0), wheels.selectedRow(inComponent: 1))
    #expect(!isFaded(month, 0))
    #expect(isFaded(month - 1, 0))
    #expect(isFaded(month + 1, 0))
    #expect((-2...4).allSatisfy { !isFaded(day + $0, 1) })
    #expect(isFaded(day - 3, 1) && isFaded(day + 5, 1))
  }

  @Test func `takes limits that are no dates for none`() throws {
    for limit in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let date = Date(timeIntervalSince1970: limit)
      for style in DatePicker.Style.allCases {
        picker.preferredDatePickerStyle = style
        (picker.minimumDate, picker.maximumDate) = (date, nil)
        picker.frame.size = picker.intrinsicContentSize
        _ = try picker.scene()
        #expect(limit == 1e300 || picker.date == day)
        (picker.minimumDate, picker.maximumDate) = (nil, date)
        _ = try picker.scene()
        #expect(limit == -1e300 || picker.date == day)
      }
    }
  }

  @Test(arguments: DatePicker.Style.allCases, DatePicker.Mode.allCases)
  func `minds no date, calendar or size`(style: DatePicker.Style, mode: DatePicker.Mode) throws {
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
    let dates: [Date] = [
      .distantPast, .distantFuture, Date(timeIntervalSince1970: .nan),
      Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: -1e300),
    ]
    let calendars: [Calendar.Identifier] = [.japanese, .chinese, .hebrew, .islamic, .buddhist]
    for (date, identifier) in zip(dates, calendars) {
      picker.date = date
      picker.calendar = Calendar(identifier: identifier)
      picker.countDownDuration = date.timeIntervalSince1970
      for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 320, height: 330)] {
        picker.frame.size = size
        _ = try picker.scene()
      }
    }
  }
}
