import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// The places of a date picker's parts in each of its styles.
extension DatePicker {
  private static let pillGap: CGFloat = 8
  private static let wheelSize = CGSize(width: 320, height: 216)
  private static let leastWidth: CGFloat = 280
  /// The row with a time below a month, which grows with the text.
  private var timeRow: CGFloat { max(45, timePill.wantedSize.height + 10) }

  private var showsDay: Bool { datePickerMode == .date || datePickerMode == .dateAndTime }
  private var showsTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

  /// The buttons of the compact style, from the leading side.
  private var pills: [DatePill] { (showsDay ? [datePill] : []) + (showsTime ? [timePill] : []) }

  var wantedSize: CGSize {
    showPills()
    switch datePickerStyle {
    case .wheels: return Self.wheelSize
    case .inline:
      guard showsDay else {
        let text = timeTitle.sizeThatFits(.zero).width + timePill.wantedSize.width
        return CGSize(width: max(Self.leastWidth, text + 40), height: timeRow)
      }
      let height = MonthView.height + (showsTime ? timeRow : 0)
      return CGSize(width: Self.wheelSize.width, height: height)
    case .compact, .automatic:
      let sizes = pills.map(\.wantedSize)
      let gaps = Self.pillGap * CGFloat(sizes.count - 1)
      return CGSize(
        width: sizes.reduce(gaps) { $0 + $1.width },
        height: sizes.map(\.height).max() ?? 0
      )
    }
  }

  /// Brings the words of the buttons up to date.
  func showPills() {
    let color: Color = isEnabled ? isHighlighted ? tintColor : .label : .tertiaryLabel
    for pill in [datePill, timePill] {
      // What isn't shown yet is measured as it will be shown.
      if pill.superview == nil { pill.environment = environment }
      pill.label.textColor = color
    }
    datePill.label.text = words.day(date)
    timePill.label.text = words.time(date)
    timeTitle.follow(.body)
    if timeTitle.superview == nil { timeTitle.environment = environment }
    timeTitle.textColor = isEnabled ? .label : .tertiaryLabel
  }

  func layOutParts() {
    showPills()
    let style = datePickerStyle
    let isInline = style == .inline
    show(month, isInline && showsDay)
    show(timeTitle, isInline && showsTime)
    show(datePill, style == .compact && showsDay)
    show(timePill, style == .wheels ? false : showsTime)
    layOutWheels(style == .wheels)
    if isInline { layOutInline() } else if style == .compact { layOutPills() }
  }

  private func show(_ view: View, _ isShown: Bool) {
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
  }

  private func layOutPills() {
    var x: CGFloat = 0
    for pill in pills {
      let width = min(pill.wantedSize.width, max(0, bounds.width - x))
      place(pill, from: x, y: 0, width: width, height: bounds.height)
      x += width + Self.pillGap
    }
  }

  private func layOutInline() {
    let bottom = showsTime ? timeRow : 0
    if showsDay {
      place(month, from: 0, y: 0, width: bounds.width, height: max(0, bounds.height - bottom))
      month.show(date, of: choices, in: words, now: environment.now, isEnabled: isEnabled)
    }
    guard showsTime else { return }
    let (margin, pill): (CGFloat, CGSize) = (16, timePill.wantedSize)
    let y = bounds.height - bottom + (bottom - pill.height) / 2
    let title = timeTitle.sizeThatFits(.zero)
    place(timeTitle, from: margin, y: y, width: title.width, height: pill.height)
    let start = max(0, bounds.width - margin - pill.width)
    place(timePill, from: start, y: y, width: pill.width, height: pill.height)
  }

  private func layOutWheels(_ isShown: Bool) {
    guard isShown else {
      if wheelSource != nil { wheels.removeFromSuperview() }
      wheelSource = nil
      return
    }
    let source = DateWheels(of: self)
    wheelSource = source
    (wheels.dataSource, wheels.delegate) = (source, source)
    for (place, column) in source.columns.enumerated() {
      wheels.selectRow(column.chosen, inComponent: place, animated: false)
    }
    show(wheels, true)
    wheels.frame = bounds
  }

  private func place(_ view: View, from start: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  {
    let x = isRightToLeft ? bounds.width - start - width : start
    view.frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

/// A date or a time as a button that opens a calendar on a phone.
final class DatePill: View {
  let label = Label()
  private static let insets = CGSize(width: 12, height: 7)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.follow(.body)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var wantedSize: CGSize {
    let text = label.sizeThatFits(.zero)
    return CGSize(
      width: text.width + 2 * Self.insets.width,
      height: text.height + 2 * Self.insets.height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.insets.width, bounds.width / 2), dy: 0)
  }
}
