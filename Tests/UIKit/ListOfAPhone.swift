import UIKit

/// A list as somebody wrote it for a phone.
final class ListOfAPhone: UITableViewController {
  private let names = (1...40).map { "Person \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(NameCell.self, forCellReuseIdentifier: "name")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.name.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// The same list, with contents that are values.
final class ConfiguredListOfAPhone: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Person \(indexPath.row + 1)"
    content.secondaryText = "On the phone"
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.font = UIFont.preferredFont(forTextStyle: .footnote)
    content.image = UIImage(systemName: "person.crop.circle")
    content.imageProperties.tintColor = .systemGreen
    cell.contentConfiguration = content
    return cell
  }
}

/// A row with a name, high enough for a finger.
final class NameCell: UITableViewCell {
  let name = UILabel()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      name.topAnchor.constraint(equalTo: contentView.topAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      name.heightAnchor.constraint(equalToConstant: 52),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
