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

/// A grid that is loaded anew, composed by the room that there is.
final class GridOfAPhone: UICollectionViewController {
  private(set) var loads = 0
  private(set) var styles: [UIUserInterfaceStyle] = []

  init() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
      let item = NSCollectionLayoutItem(layoutSize: whole)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitem: item,
        count: columns
      )
      return NSCollectionLayoutSection(group: group)
    }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.loads += 1 }, for: .valueChanged)
    collectionView.refreshControl = refresh
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh,
      primaryAction: UIAction { [weak self] _ in self?.collectionView.refreshControl?.pull() }
    )
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
      self.styles.append(previous.userInterfaceStyle)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 12 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}
