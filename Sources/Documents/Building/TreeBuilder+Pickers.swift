import Foundation
import SnaplineControls
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
    if let written {
      let environment = canvas.environment
      let zone = TimeZone(identifier: environment.timeZone) ?? .gmt
      picker.date = written.instant(in: zone, standard: environment.now ?? picker.date)
      if picker.datePickerMode == .countDownTimer, let time = written.time {
        picker.countDownDuration = TimeInterval(time.hour * 3_600 + time.minute * 60)
      }
    }
    applyStates(values, to: picker)
    return picker
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
