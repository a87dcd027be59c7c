import Snapline
import SnaplineTesting
import Testing

/// Every control in every state, as pictures that people looked at.
@Suite struct `A sheet of controls` {
  private static let states: [Control.State] = [
    .normal, .highlighted, .selected, .disabled, .focused,
  ]

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

  /// A row for each kind of control, with a column for each state.
  private static func sheet() -> View {
    let column = StackView(
      arrangedSubviews: rows.map { make in
        let row = StackView(
          arrangedSubviews: states.map { state in
            let control = make()
            control.isHighlighted = state == .highlighted
            control.isSelected = state == .selected
            control.isEnabled = state != .disabled
            control.isFocused = state == .focused
            return control
          }
        )
        row.spacing = 10
        row.alignment = .center
        return row
      }
    )
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 10
    let sheet = View(backgroundColor: .systemBackground)
    sheet.addSubviewForAutoLayout(column)
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: sheet.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
    ])
    return sheet
  }

  private static var rows: [() -> Control] {
    let configurations = [
      Button.Configuration.plain(), .gray(), .tinted(), .filled(),
    ].map { plain in
      { () -> Control in
        var configuration = plain
        configuration.title = "Button"
        return Button(configuration: configuration)
      }
    }
    return configurations + [
      cart, legacy, close, field, Switch.init, onSwitch, segments, slider, Stepper.init, pages,
    ]
  }

  private static func cart() -> Control {
    var configuration = Button.Configuration.filled()
    configuration.title = "Cart"
    configuration.subtitle = "3 items"
    configuration.image = Image(systemName: "cart")
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    return Button(configuration: configuration)
  }

  private static func legacy() -> Control {
    let button = Button(type: .system)
    button.setTitle("System", for: .normal)
    return button
  }

  private static func close() -> Control { Button(type: .close) }

  private static func field() -> Control {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.text = "Text"
    field.clearButtonMode = .always
    return field
  }

  private static func onSwitch() -> Control {
    let view = Switch()
    view.isOn = true
    return view
  }

  private static func slider() -> Control {
    let slider = Slider()
    slider.value = 0.4
    slider.widthAnchor.constraint(equalToConstant: 90).isActive = true
    return slider
  }

  private static func pages() -> Control {
    let control = PageControl()
    control.numberOfPages = 4
    control.currentPage = 1
    return control
  }

  private static func segments() -> Control {
    let control = SegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    return control
  }
}
