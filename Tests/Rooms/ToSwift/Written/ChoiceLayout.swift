// Written by 'snapline to-swift choice.yaml'.
import Snapline

/// Choices.
enum ChoiceLayout {
  /// How large the picture is, in points.
  static let size = CGSize(width: 320, height: 240)

  static let brand = Color(light: Color(hex: 0x4F46E5), dark: Color(hex: 0x818CF8))

  static var heading: Font { Font.systemFont(ofSize: 22, weight: .bold) }

  /// What surrounds the view, with what the design says of it.
  static var environment: Environment {
    Environment.current
  }

  /// Makes the view, with all that is on it.
  static func makeView(in environment: Environment = ChoiceLayout.environment) -> View {
    Environment.$current.withValue(environment) {
      makeCanvas(in: environment)
    }
  }

  private static func makeCanvas(in environment: Environment) -> View {
    let canvas = View()
    canvas.environment = environment
    canvas.bounds.size = size
    canvas.backgroundColor = .systemBackground

    let title = Label(text: "Tickets", font: heading, color: brand)
    title.accessibilityIdentifier = "title"
    canvas.addSubview(title, pinnedTo: .top, of: .layoutMargins, horizontally: .none)
    _ = ConstraintsList(
      capturingConstraintsIn: {
        let placement = title.constrain(vertically: .none, horizontally: .filling(.layoutMargins))
        for constraint in placement.all {
          guard constraint.priority == .required else { continue }
          constraint.priority = LayoutPriority(900)
        }
      },
      for: title
    )

    let row = makeRow("Adult", "12")
    let row2 = makeRow("Child", "6")
    let row3 = makeRow("Dog", "2")

    let rows = View.verticallyStacked(row, row2, row3, spacing: 4)
    rows.accessibilityIdentifier = "rows"
    rows.constrain(width: .atMost(240))

    canvas.addSubview(rows, pinningBelow: title, horizontally: .none, spacing: 8)
    ConstraintsList.activate(
      [
        rows.leadingAnchor.constraint(
          greaterThanOrEqualTo: canvas.layoutMarginsGuide.leadingAnchor
        ),
        rows.trailingAnchor.constraint(lessThanOrEqualTo: canvas.layoutMarginsGuide.trailingAnchor),
        rows.centerXAnchor.constraint(equalTo: canvas.layoutMarginsGuide.centerXAnchor),
        rows.widthAnchor.constraint(
          equalTo: canvas.layoutMarginsGuide.widthAnchor
        ).with(priority: .defaultHigh),
      ],
      for: rows
    )

    var closeLooks = Button.Configuration.filled()
    closeLooks.title = "Close"
    let close = Button(configuration: closeLooks)
    close.accessibilityIdentifier = "close"
    canvas.addSubviewForAutoLayout(close)

    let mark = GradientView(Gradient([brand, Color.systemTeal]))
    mark.layer.isCapsule = true
    mark.accessibilityIdentifier = "mark"
    mark.constrain(widthAndHeight: 12)
    canvas.addSubviewForAutoLayout(mark)

    let between = View(backgroundColor: .systemGray6)
    between.accessibilityIdentifier = "between"
    canvas.addSubview(
      between,
      pinningTopTo: .bottom,
      of: .relative(rows),
      spacing: View.Default.spacing,
      bottomTo: .top,
      of: .relative(close),
      spacing: 12,
      horizontally: .filling(.layoutMargins)
    )

    View.if(.verticallyCompact) {
      close.constrain(height: 32)
      close.constrain(pinning: .bottomTrailing, to: .bottomTrailing, of: .layoutMargins)
    } else: {
      close.constrain(height: 44)
      close.constrain(edge: .bottom, to: .bottom, of: .layoutMargins)
    }
    let mark2 = mark.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: 120)
    mark2.identifier = "mark"
    ConstraintsList.activate(
      [
        mark2,
        mark.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        mark.widthAnchor.constraint(
          lessThanOrEqualTo: close.heightAnchor,
          multiplier: 2
        ).with(priority: .defaultHigh),
      ],
      for: canvas
    )
    return canvas
  }

  private static func makeLabel(_ text: String) -> View {
    let label = Label(
      text: text,
      font: .preferredFont(forTextStyle: .body).withLooks(weight: .semibold),
      color: brand
    )
    return label
  }

  private static func makeRow(_ text: String, _ text2: String) -> View {
    let label = Label(text: text)
    let spacer = View()
    let label2 = makeLabel(text2)

    let row = View.horizontallyStacked(label, spacer, label2)
    row.isLayoutMarginsRelativeArrangement = true
    row.fittingTexts(leavesRoom: true)
    row.backgroundColor = .systemGray6
    row.layer.cornerRadius = 8
    row.directionalLayoutMargins = .all(6)
    spacer.constrain(width: .exactly(0, priority: LayoutPriority(1)))
    return row
  }
}
