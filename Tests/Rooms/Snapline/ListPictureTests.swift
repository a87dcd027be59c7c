import Snapline
import SnaplineTesting
import Testing

/// Rows whose contents are values, as pictures that people looked at.
@Suite struct `A list of contents` {
  private static func rows() -> [(ListContentConfiguration, TableViewCell.AccessoryType)] {
    var person = ListContentConfiguration.subtitleCell()
    (person.text, person.secondaryText) = ("Ada Lovelace", "Wrote the first program")
    person.image = Image(systemName: "person.crop.circle")
    var value = ListContentConfiguration.valueCell()
    (value.text, value.secondaryText) = ("Language", "English")
    value.image = Image(systemName: "globe")
    value.imageProperties.tintColor = .systemGreen
    var long = ListContentConfiguration.valueCell()
    long.text = "What this phone says when somebody calls"
    long.secondaryText = "Please leave a message after the tone"
    var plain = ListContentConfiguration.cell()
    plain.text = "Sign out"
    plain.textProperties.color = .systemRed
    plain.textProperties.alignment = .center
    return [
      (person, .disclosureIndicator), (value, .disclosureIndicator), (long, .none), (plain, .none),
    ]
  }

  private static func screen() -> NavigationController {
    let list = TableViewController(style: .insetGrouped)
    list.title = "Contents"
    let rows = rows()
    let source = TableSource(sections: { 2 }, rows: { $0 == 0 ? 3 : 1 }) { _, path in
      let cell = TableViewCell()
      let (content, accessory) = rows[path.section * 3 + path.row]
      cell.contentConfiguration = content
      cell.accessoryType = accessory
      return cell
    }
    source.header = { $0 == 0 ? "Account" : nil }
    list.tableView.source = source
    return NavigationController(rootViewController: list)
  }

  @Test func `is as it was accepted`() {
    var dark = Traits.unspecified
    dark.userInterfaceStyle = .dark
    var leftward = Traits.unspecified
    leftward.layoutDirection = .rightToLeft
    var large = Traits.unspecified
    large.preferredContentSizeCategory = .accessibilityLarge
    assertSnapshots(
      of: Self.screen(),
      as: [
        "phone": .image(on: "iPhone 16"),
        "phone-large": .image(on: "iPhone 16", traits: large),
        "phone-dark": .image(on: "iPhone SE", .landscape, traits: dark),
        "tablet-leftward": .image(on: "iPad mini 4", traits: leftward),
      ]
    )
  }
}
