import UIKit

/// A list of people that is changed by snapshots, as somebody wrote it for a phone.
final class DirectoryOfAPhone: UIViewController {
  enum Section: Hashable { case favourites, others }
  typealias DataSource = UITableViewDiffableDataSource<Section, String>

  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) lazy var dataSource = makeDataSource()

  /// The words above rows, which a subclass says.
  private final class TitledDataSource: DataSource {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      switch sectionIdentifier(for: section) {
      case .favourites: "Favourites"
      case .others: "Others"
      case nil: nil
      }
    }
  }

  private func makeDataSource() -> DataSource {
    TitledDataSource(tableView: tableView) { tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.favourites, .others])
    snapshot.appendItems(["Ada", "Grace"], toSection: .favourites)
    snapshot.appendItems(["Alan", "Edsger", "Barbara"], toSection: .others)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func prefer(_ name: String) {
    var snapshot = dataSource.snapshot()
    snapshot.moveItem(name, beforeItem: "Ada")
    dataSource.apply(snapshot)
  }
}

/// Tiles that registrations make and fill.
final class TilesOfAPhone: UIViewController {
  final class Tile: UICollectionViewCell {
    private(set) lazy var label: UILabel = {
      let label = UILabel(frame: contentView.bounds)
      contentView.addSubview(label)
      return label
    }()
  }

  final class Heading: UICollectionReusableView {
    var title = ""
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<String, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let tiles = UICollectionView.CellRegistration<Tile, Int> { cell, indexPath, number in
      cell.label.text = "\(number) at \(indexPath.item)"
    }
    let headings = UICollectionView.SupplementaryRegistration<Heading>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] heading, _, indexPath in
      heading.title = self.dataSource.sectionIdentifier(for: indexPath.section) ?? ""
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView,
      indexPath,
      number in
      collectionView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: number)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headings, for: indexPath)
    }
    show(["few": [1, 2, 3], "more": [4, 5]], in: ["few", "more"])
  }

  func show(_ tiles: [String: [Int]], in order: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(order)
    for section in order { snapshot.appendItems(tiles[section] ?? [], toSection: section) }
    dataSource.apply(snapshot)
  }
}
