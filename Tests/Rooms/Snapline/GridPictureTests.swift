import Snapline
import SnaplineTesting
import Testing

/// Collections, as pictures that people looked at.
@Suite struct `A grid of tiles` {
  private final class Tile: CollectionViewCell {
    let label = Label()

    required init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.cornerRadius = 10
      label.font = .systemFont(ofSize: 15, weight: .semibold)
      label.textColor = .white
      contentView.addSubview(label, filling: .layoutMargins)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let source = CollectionSource(sections: { 2 }, items: { $0 == 0 ? 7 : 4 }) {
    let tile = Tile(frame: .zero)
    let colors: [Color] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemIndigo]
    tile.contentView.backgroundColor = colors[($1.section + $1.item) % colors.count]
    tile.label.text = "\($1.section + 1).\($1.item + 1)"
    _ = $0
    return tile
  }

  private func screen(_ layout: CollectionViewLayout) -> ViewController {
    let controller = ViewController()
    let grid = CollectionView(frame: .zero, collectionViewLayout: layout)
    grid.source = source
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(grid, filling: .superview)
    return controller
  }

  private static var composed: CollectionViewLayout {
    let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    for item in [large, small] {
      item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    }
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitem: small,
      count: 2
    )
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(180)),
      subitems: [large, column]
    )
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    return CollectionViewCompositionalLayout(section: section)
  }

  private static var flowing: CollectionViewLayout {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 104, height: 80)
    flow.sectionInset = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return flow
  }

  private static func size(
    _ width: CollectionLayoutDimension,
    _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `is as it was accepted`() {
    var leftward = Traits.unspecified
    leftward.layoutDirection = .rightToLeft
    leftward.userInterfaceStyle = .dark
    assertSnapshots(
      of: screen(Self.flowing),
      as: ["flow": .image(on: "iPhone SE"), "flow-tablet": .image(on: "iPad mini 4")]
    )
    assertSnapshots(
      of: screen(Self.composed),
      as: [
        "groups": .image(on: "iPhone SE"),
        "groups-leftward": .image(on: "iPhone SE", traits: leftward),
      ]
    )
  }
}
