import UIKit

/// A gallery: a compositional layout that asks how wide it is, with cells that draw gradients.
final class GalleryController: UIViewController, UICollectionViewDataSource {
  private let names = [
    "Dawn", "Reef", "Moss", "Clay", "Dusk", "Frost", "Ember", "Slate", "Straw",
  ]
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: makeLayout()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Palettes"
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "Swatch")
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = width > 600 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)
        )
      )
      item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(120)
        ),
        subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10,
        leading: 10,
        bottom: 10,
        trailing: 10
      )
      return section
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    names.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "Swatch",
      for: indexPath
    )
    if let swatch = cell as? SwatchCell {
      swatch.show(names[indexPath.item], hue: CGFloat(indexPath.item) / CGFloat(names.count))
    }
    return cell
  }
}

private final class SwatchCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let gradient = CAGradientLayer()

  required override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.layer.masksToBounds = true
    contentView.layer.insertSublayer(gradient, at: 0)
    nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    nameLabel.textColor = .white
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(nameLabel)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ name: String, hue: CGFloat) {
    nameLabel.text = name
    let (top, bottom) = (
      UIColor(hue: hue, saturation: 0.5, brightness: 0.95, alpha: 1),
      UIColor(hue: hue, saturation: 0.8, brightness: 0.6, alpha: 1)
    )
    gradient.colors = [top.cgColor, bottom.cgColor]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = contentView.bounds
    CATransaction.commit()
  }
}
