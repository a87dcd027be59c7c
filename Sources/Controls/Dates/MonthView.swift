import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The days of a month in weeks, under the month's name.
final class MonthView: View {
  weak var picker: DatePicker?
  private let title = Label()
  private let signs = ["chevron.forward", "chevron.backward", "chevron.forward"].map { name in
    ImageView(image: Image(systemName: name))
  }
  private let mark = View()
  private var weekdays: [Label] = []
  private var days: [Label] = []
  private var grid = MonthGrid()

  private static let headerHeight: CGFloat = 46
  private static let weekdayHeight: CGFloat = 20
  private static let weekHeight: CGFloat = 44
  private static let weeks = 6
  static let height = headerHeight + weekdayHeight + weekHeight * CGFloat(weeks)

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    for (place, sign) in signs.enumerated() {
      sign.contentMode = .center
      sign.preferredSymbolConfiguration = Image.SymbolConfiguration(
        pointSize: place == 0 ? 11 : 17,
        weight: .semibold
      )
    }
    for view in [title] + signs + [mark] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ date: Date,
    of choices: ClosedRange<Date>,
    in words: DateTexts,
    now: Date?,
    isEnabled: Bool
  ) {
    grid = MonthGrid(of: date, in: words.calendar, choices: choices, now: now)
    title.text = words.month(date)
    title.textColor = isEnabled ? .label : .tertiaryLabel
    for (sign, leadsOn) in zip(signs, [true, grid.hasBefore, grid.hasAfter]) {
      sign.tintColor = isEnabled && leadsOn ? tintColor : .tertiaryLabel
    }
    let names = words.weekdays
    fit(&weekdays, to: names.count)
    for (label, name) in zip(weekdays, names) {
      label.text = name
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    fit(&days, to: grid.count)
    let isToday = grid.today == grid.chosen
    for (place, label) in days.enumerated() {
      let isChosen = place == grid.chosen
      label.text = words.number(place + 1)
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
      let isTinted = isChosen || place == grid.today
      label.textColor =
        !isEnabled || !grid.choosable.contains(place)
        ? .tertiaryLabel : isChosen && isToday ? .white : isTinted ? tintColor : .label
    }
    let tint = isEnabled ? tintColor ?? .systemBlue : Color.systemGray
    mark.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.16)
    setNeedsLayout()
  }

  private func fit(_ labels: inout [Label], to count: Int) {
    while labels.count > count { labels.removeLast().removeFromSuperview() }
    while labels.count < count {
      labels.append(Label())
      addSubview(labels[labels.count - 1])
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutHeader()
    let margin: CGFloat = min(8, bounds.width / 2)
    let columns = CGFloat(max(1, weekdays.count))
    let width = (bounds.width - 2 * margin) / columns
    for (place, label) in weekdays.enumerated() {
      self.place(
        label,
        from: margin + width * CGFloat(place),
        y: Self.headerHeight,
        width: width,
        height: Self.weekdayHeight
      )
    }
    let room = max(0, bounds.height - Self.headerHeight - Self.weekdayHeight)
    let height = min(Self.weekHeight, room / CGFloat(Self.weeks))
    for (day, label) in days.enumerated() {
      let (week, column) = grid.place(of: day, columns: weekdays.count)
      let y = Self.headerHeight + Self.weekdayHeight + height * CGFloat(week)
      let x = margin + width * CGFloat(column)
      place(label, from: x, y: y, width: width, height: height)
      guard day == grid.chosen else { continue }
      let side = min(width, height)
      mark.layer.cornerRadius = side / 2
      place(
        mark,
        from: x + (width - side) / 2,
        y: y + (height - side) / 2,
        width: side,
        height: side
      )
    }
  }

  private func layOutHeader() {
    let height = Self.headerHeight
    let margin: CGFloat = 16
    let side: CGFloat = 44
    let room = max(0, bounds.width - margin - 2 * side - 24)
    let width = min(title.sizeThatFits(.zero).width, room)
    place(title, from: margin, y: 0, width: width, height: height)
    place(signs[0], from: margin + width + 4, y: 0, width: 12, height: height)
    let end = bounds.width - 4
    place(signs[1], from: end - 2 * side, y: 0, width: side, height: height)
    place(signs[2], from: end - side, y: 0, width: side, height: height)
  }

  private func place(_ view: View, from start: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  {
    let x = isRightToLeft ? bounds.width - start - width : start
    view.frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

/// Which weekday a month begins on, how many days it has, and which of them is chosen.
struct MonthGrid: Equatable {
  var lead = 0
  var count = 0
  /// The places of the chosen day and of today, from 0.
  var chosen = -1
  var today: Int?
  /// The places of the days that may be chosen.
  var choosable = 0..<0
  /// Whether days of other months may be chosen.
  var (hasBefore, hasAfter) = (false, false)

  init() {}

  init(of date: Date, in calendar: Calendar, choices: ClosedRange<Date>, now: Date?) {
    guard let month = calendar.dateInterval(of: .month, for: date) else { return }
    count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    let weekday = calendar.component(.weekday, from: month.start)
    lead = (weekday - calendar.firstWeekday + 7) % 7
    chosen = Self.day(of: date, from: month.start, calendar)
    (hasBefore, hasAfter) = (choices.lowerBound < month.start, choices.upperBound >= month.end)
    let first = hasBefore ? 0 : Self.day(of: choices.lowerBound, from: month.start, calendar)
    let end =
      hasAfter ? count : Self.day(of: choices.upperBound, from: month.start, calendar) + 1
    choosable = first..<max(first, end)
    if let now, month.start <= now, now < month.end {
      today = Self.day(of: now, from: month.start, calendar)
    }
  }

  private static func day(of date: Date, from start: Date, _ calendar: Calendar) -> Int {
    calendar.dateComponents([.day], from: start, to: date).day ?? 0
  }

  func place(of day: Int, columns: Int) -> (week: Int, column: Int) {
    let columns = max(1, columns)
    return ((lead + day) / columns, (lead + day) % columns)
  }
}
