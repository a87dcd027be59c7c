import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineHelpers
import SnaplineLayout

/// Controls to choose from, and materials.
extension TreeBuilder {
  func makeDatePicker(_ element: Element) -> DatePicker {
    let (content, values) = (element.content, element.values)
    let picker = DatePicker()
    let written = content[DateWords.date]
    picker.datePickerMode = content[DateWords.mode]?.mode ?? written?.mode ?? .dateAndTime
    picker.preferredDatePickerStyle = values[DateWords.kind]?.style ?? .automatic
    picker.minuteInterval = content[DateWords.minuteInterval]?.minutes ?? 1
    if let written {
      picker.date = instant(written, of: picker)
      if picker.datePickerMode == .countDownTimer, let time = written.time {
        picker.countDownDuration = TimeInterval(time.hour * 3_600 + time.minute * 60)
      }
    }
    limit(picker, by: content)
    applyStates(values, to: picker)
    return picker
  }

  private func instant(_ written: WrittenDate, of picker: DatePicker) -> Date {
    written.instant(in: timeZone, standard: canvas.environment.now ?? picker.date)
  }

  private var timeZone: TimeZone { TimeZone(identifier: canvas.environment.timeZone) ?? .gmt }

  /// Says what may be chosen, and tells of limits that leave nothing, or not what is chosen.
  private func limit(_ picker: DatePicker, by content: Values) {
    let chosen = content[DateWords.date].map { instant($0, of: picker) }
    let first = content[DateWords.minimum].map { instant($0, of: picker) }
    let last = content[DateWords.maximum].map { lastInstant($0, of: picker) }
    (picker.minimumDate, picker.maximumDate) = (first, last)
    if let first, let last, first > last, let span = content.span(of: DateWords.maximum) {
      reading.report(.turnedDates, at: span)
    } else if let chosen, let span = content.span(of: DateWords.date),
      chosen < first ?? chosen || chosen > last ?? chosen
    {
      reading.report(.dateBeyondLimits.warning(), at: span)
    }
  }

  /// A day that is the latest may be chosen up to its end.
  private func lastInstant(_ written: WrittenDate, of picker: DatePicker) -> Date {
    let start = instant(written, of: picker)
    guard written.time == nil else { return start }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.date(byAdding: DateComponents(day: 1, second: -1), to: start) ?? start
  }

  func makePicker(_ element: Element) -> PickerView {
    let content = element.content
    let picker = PickerView()
    let columns = content[WheelWords.columns]?.columns ?? []
    picker.source = PickerSource(columns: columns)
    for (column, row) in (content[WheelWords.selected]?.rows ?? []).enumerated() {
      if !columns.indices.contains(column) || !columns[column].indices.contains(row),
        let span = content.span(of: WheelWords.selected)
      {
        let count = columns.indices.contains(column) ? columns[column].count : nil
        reading.report(.noRow(row, of: count, column: column), at: span)
      }
      picker.selectRow(row, inComponent: column, animated: false)
    }
    return picker
  }

  func makeColorWell(_ element: Element) -> ColorWell {
    let well = ColorWell()
    well.selectedColor = element.content[ColorWellWords.color].map { palette.color($0) }
    applyStates(element.values, to: well)
    return well
  }

  /// A material; what is vibrant on it stands in one of its own, as in UIKit.
  func makeBlur(_ element: Element) -> VisualEffectView {
    let values = element.values
    let blur = BlurEffect(style: (values[MaterialWords.material] ?? .systemMaterial).style)
    let view = VisualEffectView(effect: blur)
    guard let vibrancy = values[MaterialWords.vibrancy] else { return view }
    let effect = VibrancyEffect(blurEffect: blur, style: vibrancy.style)
    view.contentView.addSubview(VisualEffectView(effect: effect), filling: .superview)
    return view
  }

  /// Puts a view on a material, where it is vibrant if the material says so.
  func addToMaterial(_ view: View, _ element: Element, in material: VisualEffectView) {
    let content: View = material.contentView
    let vibrant = (content.subviews.first as? VisualEffectView)?.contentView
    (vibrant ?? content).addSubviewForAutoLayout(view)
  }
}

extension WrittenDate {
  /// What a date-picker chooses that shows the date.
  fileprivate var mode: DatePicker.Mode {
    day == nil ? .time : time == nil ? .date : .dateAndTime
  }
}

extension DateModeWord {
  fileprivate var mode: DatePicker.Mode {
    switch self {
    case .time: .time
    case .date: .date
    case .dateAndTime: .dateAndTime
    case .countDownTimer: .countDownTimer
    case .yearAndMonth: .yearAndMonth
    }
  }
}

extension DateKindWord {
  fileprivate var style: DatePicker.Style {
    switch self {
    case .compact: .compact
    case .inline: .inline
    case .wheels: .wheels
    }
  }
}

extension MaterialWord {
  fileprivate var style: BlurEffect.Style {
    switch self {
    case .systemMaterial: .systemMaterial
    case .systemUltraThinMaterial: .systemUltraThinMaterial
    case .systemThinMaterial: .systemThinMaterial
    case .systemThickMaterial: .systemThickMaterial
    case .systemChromeMaterial: .systemChromeMaterial
    case .systemUltraThinMaterialLight: .systemUltraThinMaterialLight
    case .systemThinMaterialLight: .systemThinMaterialLight
    case .systemMaterialLight: .systemMaterialLight
    case .systemThickMaterialLight: .systemThickMaterialLight
    case .systemChromeMaterialLight: .systemChromeMaterialLight
    case .systemUltraThinMaterialDark: .systemUltraThinMaterialDark
    case .systemThinMaterialDark: .systemThinMaterialDark
    case .systemMaterialDark: .systemMaterialDark
    case .systemThickMaterialDark: .systemThickMaterialDark
    case .systemChromeMaterialDark: .systemChromeMaterialDark
    case .extraLight: .extraLight
    case .light: .light
    case .dark: .dark
    case .regular: .regular
    case .prominent: .prominent
    }
  }
}

extension VibrancyWord {
  fileprivate var style: VibrancyEffect.Style {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .fill
    case .secondaryFill: .secondaryFill
    case .tertiaryFill: .tertiaryFill
    case .separator: .separator
    }
  }
}

extension Message {
  fileprivate static let turnedDates = Message(
    "empty-range",
    "the latest date is before the earliest",
    remedy: "write the earlier one as 'minimum'"
  )

  fileprivate static let dateBeyondLimits = Message(
    "date-beyond-limits",
    "the date may not be chosen",
    cause: "it isn't between 'minimum' and 'maximum', so the nearest that is shows",
    remedy: "choose another date, or let it be chosen"
  )

  fileprivate static func noRow(_ row: Int, of count: Int?, column: Int) -> Message {
    guard let count else {
      return Message(
        "no-row",
        "there is no wheel \(column) to turn",
        remedy: "say one row for each wheel"
      )
    }
    return Message(
      "no-row",
      count == 0 ? "there are no rows to choose" : "there is no row \(row)",
      remedy: count == 0 ? "list some" : "choose 0 to \(count - 1)"
    )
  }
}
