// Written by 'snapline to-swift settings.yaml'.
import Snapline

/// Settings, in sections.
///
/// A table of rows and sections under a large title; one row holds views of its own.
enum SettingsLayout {
  /// How large the picture is, in points.
  static let size = CGSize(width: 393, height: 852)

  /// What surrounds the view, with what the design says of it.
  static var environment: Environment {
    var environment = Environment.current
    if let device = Device.named("iPhone 16") {
      environment = environment.on(device)
    }
    return environment
  }

  /// Makes the view, with all that is on it.
  static func makeView(in environment: Environment = SettingsLayout.environment) -> View {
    Environment.$current.withValue(environment) {
      makeCanvas(in: environment)
    }
  }

  private static func makeCanvas(in environment: Environment) -> View {
    let canvas = View()
    canvas.environment = environment
    canvas.bounds.size = size
    canvas.backgroundColor = .systemBackground

    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Ada Lovelace"
    cell.imageView?.image = Image(
      systemName: "person.crop.circle",
      withConfiguration: Image.SymbolConfiguration(pointSize: Font.labelFontSize)
    )
    cell.accessoryType = .disclosureIndicator
    let cell2 = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell2.textLabel?.text = "Mail"
    cell2.detailTextLabel?.text = "ada@example.org"
    cell2.imageView?.image = Image(
      systemName: "envelope",
      withConfiguration: Image.SymbolConfiguration(pointSize: Font.labelFontSize)
    )
    cell2.accessoryType = .disclosureIndicator
    let cell3 = TableViewCell(style: .default, reuseIdentifier: nil)
    cell3.textLabel?.text = "Light"
    let cell4 = TableViewCell(style: .default, reuseIdentifier: nil)
    cell4.textLabel?.text = "Dark"
    let cell5 = TableViewCell(style: .default, reuseIdentifier: nil)
    cell5.textLabel?.text = "Automatic"
    cell5.accessoryType = .checkmark
    let cell6 = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell6.textLabel?.text = "Storage"
    cell6.detailTextLabel?.text = "1.2 GB of 5 GB"
    cell6.accessoryType = .detailDisclosureButton
    let everythingHereStaysLabel = Label(
      text: "Everything here stays on this phone until you say otherwise.",
      textStyle: .footnote,
      color: .secondaryLabel
    )
    let cell7 = TableViewCell(style: .default, reuseIdentifier: nil)
    cell7.contentView.addSubview(everythingHereStaysLabel, filling: .layoutMargins)

    let list = TableView(frame: .zero, style: .insetGrouped)
    list.accessibilityIdentifier = "list"
    let listRows: [[TableViewCell]] = [[cell, cell2], [cell3, cell4, cell5], [cell6, cell7]]
    let listSource = TableSource(
      sections: { listRows.count },
      rows: { listRows[$0].count },
      cell: { listRows[$1.section][$1.row] }
    )
    listSource.header = { ["Account", "Appearance", nil][$0] }
    listSource.footer = { [nil, "Automatic follows the time of day.", nil][$0] }
    list.source = listSource

    canvas.addSubview(list, filling: .top(.none, others: .superview))

    let bar = NavigationBar()
    bar.prefersLargeTitles = true
    let item = NavigationItem(title: "Settings")
    bar.items = [item]
    bar.accessibilityIdentifier = "bar"
    item.rightBarButtonItems = [BarButtonItem(title: "Done")]
    canvas.addSubviewForAutoLayout(bar)

    ConstraintsList.activate([list.topAnchor.constraint(equalTo: bar.bottomAnchor)], for: list)
    ConstraintsList.activate(
      [
        bar.topAnchor.constraint(equalTo: canvas.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
      ],
      for: bar
    )
    return canvas
  }
}
