import Foundation
import Snapline
import SnaplineTesting
import Testing

/// What is picked, searched and laid over other things, as pictures that people looked at.
@Suite struct `A sheet of pickers` {
  @Test(arguments: ["light", "dark"], ["rightward", "leftward"])
  func `is as it was accepted`(style: String, direction: String) {
    let sizes: [(String, ContentSizeCategory)] = [
      ("small", .small), ("standard", .large), ("accessible", .accessibilityMedium),
    ]
    for (name, size) in sizes {
      var traits = Traits.unspecified
      traits.userInterfaceStyle = style == "dark" ? .dark : .light
      traits.layoutDirection = direction == "leftward" ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = size
      assertSnapshot(
        of: Self.sheet(),
        as: .image(traits: traits),
        named: "\(style)-\(direction)-\(name)"
      )
    }
  }

  private static func sheet() -> View {
    let states = StackView(arrangedSubviews: rows)
    states.axis = .vertical
    states.alignment = .leading
    states.spacing = 10
    let calendars = StackView(arrangedSubviews: calendars)
    calendars.spacing = 16
    calendars.alignment = .top
    let column = StackView(arrangedSubviews: [states, calendars, wheels, searches, materials])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 16
    let sheet = View(backgroundColor: .systemBackground)
    sheet.environment.now = day
    sheet.addSubviewForAutoLayout(column)
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: sheet.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
    ])
    return sheet
  }

  /// Compact pickers and colour wells, in each state.
  private static var rows: [View] {
    let makers: [() -> Control] = [
      { date(.dateAndTime, .compact) },
      {
        let well = ColorWell()
        well.selectedColor = .systemOrange
        return well
      },
      ColorWell.init,
    ]
    return makers.map { make in
      let row = StackView(
        arrangedSubviews: [Control.State.normal, .highlighted, .disabled, .focused].map { state in
          let control = make()
          control.isHighlighted = state == .highlighted
          control.isEnabled = state != .disabled
          control.isFocused = state == .focused
          return control
        }
      )
      row.spacing = 12
      return row
    }
  }

  /// 14 March 2026, 15:09 in Greenwich: the present in these pictures.
  private static let day = Date(timeIntervalSince1970: 1_773_500_940)

  private static func date(_ mode: DatePicker.Mode, _ style: DatePicker.Style) -> DatePicker {
    let picker = DatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = day
    picker.backgroundColor = style == .compact ? nil : .secondarySystemGroupedBackground
    return picker
  }

  private static var calendars: [View] {
    let other = date(.dateAndTime, .inline)
    other.date = day.addingTimeInterval(-4 * 24 * 60 * 60)
    let off = date(.time, .inline)
    off.isEnabled = false
    return [other, date(.date, .inline), off]
  }

  private static var wheels: View {
    let own = PickerView()
    own.source = PickerSource(columns: [
      ["Espresso", "Cappuccino", "Filter", "Flat white", "Tea"], ["Small", "Medium", "Large"],
    ])
    own.selectRow(2, inComponent: 0, animated: false)
    let wheels = StackView(
      arrangedSubviews: [date(.dateAndTime, .wheels), date(.countDownTimer, .wheels), own]
    )
    wheels.spacing = 16
    return wheels
  }

  private static var searches: View {
    let bars = [SearchBar.Style.default, .minimal].map { style in
      let bar = SearchBar()
      bar.searchBarStyle = style
      bar.placeholder = "Search"
      bar.showsBookmarkButton = style == .minimal
      return bar
    }
    let scoped = SearchBar()
    scoped.text = "Ada"
    scoped.scopeButtonTitles = ["All", "Unread"]
    scoped.showsScopeBar = true
    scoped.showsCancelButton = true
    let row = StackView(arrangedSubviews: bars + [scoped])
    row.spacing = 16
    row.alignment = .top
    for bar in row.arrangedSubviews {
      bar.widthAnchor.constraint(equalToConstant: 320).isActive = true
    }
    return row
  }

  /// Materials over stripes of colour.
  private static var materials: View {
    let ground = StackView(
      arrangedSubviews: [Color.systemRed, .systemYellow, .systemGreen, .systemBlue].map {
        View(backgroundColor: $0)
      }
    )
    ground.axis = .vertical
    ground.distribution = .fillEqually
    let styles: [BlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial, .light, .dark,
    ]
    let cards = StackView(
      arrangedSubviews: styles.map { style in
        let card = VisualEffectView(effect: BlurEffect(style: style))
        card.layer.cornerRadius = 12
        let label = Label(text: "Aa")
        label.textAlignment = .center
        card.contentView.addSubview(label, filling: .superview)
        return card
      }
    )
    cards.spacing = 12
    cards.distribution = .fillEqually
    ground.addSubview(cards, filling: .superview, insets: .all(16))
    ground.widthAnchor.constraint(equalToConstant: 640).isActive = true
    ground.heightAnchor.constraint(equalToConstant: 120).isActive = true
    return ground
  }
}
