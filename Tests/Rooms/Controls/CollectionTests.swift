import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A collection` {
  private final class Sizes: CollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize
    init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

    func collectionView(
      _ collectionView: CollectionView,
      layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }
  }

  private func collection(
    _ counts: [Int],
    width: CGFloat = 320,
    height: CGFloat = 400,
    _ change: (CollectionViewFlowLayout) -> Void = { _ in }
  ) -> CollectionView {
    let flow = CollectionViewFlowLayout()
    change(flow)
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let view = CollectionView(frame: frame, collectionViewLayout: flow)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "a")
    view.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h"
    )
    let source = CollectionSource(sections: { counts.count }, items: { counts[$0] }) {
      $0.dequeueReusableCell(withReuseIdentifier: "a", for: $1)
    }
    source.supplementaryView = {
      $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "h", for: $2)
    }
    view.source = source
    view.layoutIfNeeded()
    return view
  }

  private func origins(_ view: CollectionView) -> [[CGFloat]] {
    view.visibleCells.map { [$0.frame.minX, $0.frame.minY] }
  }

  @Test func `breaks lines, and shares what is left between the items of a line`() {
    // Five of 50 and four gaps of at least 10 go into 320, and leave 30 over.
    let view = collection([7])
    #expect(
      origins(view) == [
        [0, 0], [67.5, 0], [135, 0], [202.5, 0], [270, 0], [0, 60], [67.5, 60],
      ]
    )
    #expect(view.contentSize == CGSize(width: 320, height: 110))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    expectEqual(origins(view).prefix(2), [[270, 0], [202.5, 0]])
  }

  @Test func `keeps insets and distances, and puts a lone column in the middle`() {
    let view = collection([2, 1]) {
      $0.itemSize = CGSize(width: 200, height: 40)
      $0.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 15, right: 30)
      $0.minimumLineSpacing = 3
    }
    expectEqual(origins(view), [[50, 5], [50, 48], [50, 108]])
    #expect(view.contentSize.height == 163)
  }

  @Test func `lies down to be scrolled sideways`() {
    let view = collection([5], width: 100, height: 170) {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 20
    }
    expectEqual(origins(view).prefix(4), [[0, 0], [0, 60], [0, 120], [70, 0]])
    #expect(view.contentSize == CGSize(width: 120, height: 170))
  }

  @Test func `centres lower items in their line`() {
    let view = collection([2])
    let sizes = Sizes { CGSize(width: 60, height: $0.item == 0 ? 100 : 40) }
    view.delegate = sizes
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.midY), [50, 50])
  }

  @Test func `has headers and footers between its sections`() {
    let view = collection([1, 1]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 10)
    }
    let kind = CollectionView.elementKindSectionHeader
    let second = view.supplementaryView(
      forElementKind: kind,
      at: IndexPath(item: 0, section: 1)
    )
    #expect(second?.frame == CGRect(x: 0, y: 90, width: 320, height: 30))
    expectEqual(origins(view).map { $0[1] }, [30, 120])
  }

  @Test func `makes no more cells than are seen`() {
    let view = collection([10_000])
    let visible = view.visibleCells.count
    #expect(view.counts.made <= visible + 2)
    view.scrollToItem(at: IndexPath(item: 9_000, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.counts.made <= visible + view.visibleCells.count + 2)
    #expect(view.visibleCells[0].frame.minY == view.contentOffset.y)
    #expect(view.indexPathsForVisibleItems[0] == IndexPath(item: 9_000, section: 0))
  }

  @Test func `measures items whose sizes follow from their content`() {
    let flow = CollectionViewFlowLayout()
    flow.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let view = CollectionView(frame: frame, collectionViewLayout: flow)
    view.source = CollectionSource(items: 3) { _, path in
      let cell = CollectionViewCell(frame: .zero)
      let label = Label()
      label.text = String(repeating: "word ", count: path.item + 1)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
    view.layoutIfNeeded()
    let widths = view.visibleCells.map(\.frame.width)
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
    #expect(view.counts.measured == 3)
  }

  @Test func `says what its source and layout get wrong`() {
    let view = collection([1])
    let sizes = Sizes { _ in CGSize(width: CGFloat.nan, height: -1) }
    view.delegate = sizes
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.size), [CGSize(width: 50, height: 50)])
    let liar = CollectionSource(items: { _ in -3 }) { _, _ in CollectionViewCell(frame: .zero) }
    view.source = liar
    view.layoutIfNeeded()
    let one = CollectionViewCell(frame: .zero)
    view.source = CollectionSource(items: 2) { _, _ in one }
    view.layoutIfNeeded()
    _ = view.dequeueReusableCell(withReuseIdentifier: "?", for: IndexPath(item: 0, section: 0))
    #expect(
      Set(view.layoutDiagnostics.map(\.id)) == [
        "item-size", "item-count", "cell-twice", "unregistered-cell",
      ]
    )
  }

  @Test func `takes a layout that somebody wrote`() {
    final class Diagonal: CollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [CollectionViewLayoutAttributes]? {
        (0..<3).map { number in
          let path = IndexPath(item: number, section: 0)
          let attributes = CollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(x: 20 * number, y: 20 * number, width: 20, height: 20)
          attributes.alpha = 0.5
          attributes.zIndex = -number
          return attributes
        }
      }
    }
    let view = collection([3])
    view.collectionViewLayout = Diagonal()
    view.layoutIfNeeded()
    expectEqual(origins(view), [[0, 0], [20, 20], [40, 40]])
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    #expect(view.contentSize == CGSize(width: 100, height: 100))
  }

  // MARK: Compositions

  private func composed(
    _ counts: [Int],
    _ section: CollectionLayoutSection
  ) -> CollectionView {
    let view = collection(counts)
    view.collectionViewLayout = CollectionViewCompositionalLayout(section: section)
    view.layoutIfNeeded()
    return view
  }

  private static let line = CollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .absolute(100)
  )

  @Test func `is composed for the room that there is`() {
    let view = collection([4])
    view.contentInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    view.collectionViewLayout = CollectionViewCompositionalLayout { _, environment in
      let room = environment.container.effectiveContentSize.width
      #expect(environment.container.contentSize.width == room + 40)
      let isNarrow = environment.traitCollection.userInterfaceStyle == .dark || room < 300
      let size = CollectionLayoutSize(
        widthDimension: .fractionalWidth(isNarrow ? 1 : 0.5),
        heightDimension: .absolute(50)
      )
      let item = CollectionLayoutItem(layoutSize: size)
      return CollectionLayoutSection(
        group: .horizontal(layoutSize: Self.line, subitems: [item])
      )
    }
    view.layoutIfNeeded()
    expectEqual(origins(view), [[0, 0], [0, 100], [0, 200], [0, 300]])
    view.frame.size.width = 360
    view.layoutIfNeeded()
    expectEqual(origins(view), [[0, 0], [160, 0], [0, 100], [160, 100]])
  }

  @Test func `has sections that scroll sideways by themselves`() {
    for first in Seed.many(20) {
      var seed = first
      let (count, below) = (seed.number(in: 1...20), seed.number(in: 1...3))
      let (gap, leading) = (CGFloat(seed.number(in: 0...20)), CGFloat(seed.number(in: 0...30)))
      let width = CGFloat(seed.number(in: 40...200))
      let view = collection([count, below])
      view.collectionViewLayout = CollectionViewCompositionalLayout { number, _ in
        let size = CollectionLayoutSize(
          widthDimension: number == 0 ? .absolute(width) : .fractionalWidth(1),
          heightDimension: .absolute(50)
        )
        let item = CollectionLayoutItem(layoutSize: size)
        let section = CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [item])
        )
        guard number == 0 else { return section }
        section.interGroupSpacing = gap
        section.contentInsets = DirectionalEdgeInsets(leading: leading)
        section.orthogonalScrollingBehavior = .continuous
        return section
      }
      view.layoutIfNeeded()
      let places = (0..<count).map { leading + (width + gap) * CGFloat($0) }
      let row = view.visibleCells.filter { $0.frame.minY == 0 }
      expectEqual(row.map(\.frame.minX), places.filter { $0 < view.bounds.width }, "\(first)")
      // What is in the row takes no room across, and what follows stands below it.
      #expect(view.contentSize.width == view.bounds.width, "\(first)")
      #expect(view.contentSize.height == 50 + 50 * CGFloat(below), "\(first)")
      let last = view.layoutAttributesForItem(at: IndexPath(item: count - 1, section: 0))
      #expect(last?.frame.minX == places.last, "\(first)")
    }
  }

  @Test func `centres the first group of a section that scrolls from one to the next`() {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .absolute(50)
    )
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let view = composed([3], section)
    let width = view.bounds.width
    expectEqual(view.visibleCells.first?.frame.midX, width / 2 - width / 8)
  }

  @Test func `keeps groups away from what its insets are counted from`() {
    let item = CollectionLayoutItem(layoutSize: Self.line)
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: Self.line, subitems: [item])
    )
    section.contentInsets = DirectionalEdgeInsets(leading: 5, trailing: 7)
    section.contentInsetsReference = .layoutMargins
    let view = collection([1])
    view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 30)
    view.collectionViewLayout = CollectionViewCompositionalLayout(section: section)
    view.layoutIfNeeded()
    let frame = view.visibleCells.first?.frame
    #expect(frame?.minX == 25 && frame?.maxX == view.bounds.width - 37)
    section.contentInsetsReference = .automatic
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.minX == 5)
  }

  @Test func `is composed of groups of items`() {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: Self.line, subitems: [item])
    )
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 7)
    let view = composed([6], section)
    expectEqual(view.visibleCells.map(\.frame.minX), [22, 97, 172, 247, 22, 97])
    #expect(view.visibleCells[0].frame == CGRect(x: 22, y: 6, width: 69, height: 96))
    #expect(view.visibleCells[4].frame.minY == 116 && view.contentSize.height == 222)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.visibleCells[0].frame.maxX == 298)
  }

  @Test func `shares a group between as many items as are said`() {
    let item = CollectionLayoutItem(layoutSize: Self.line)
    let group = CollectionLayoutGroup.horizontal(layoutSize: Self.line, subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let view = composed([4, 1], CollectionLayoutSection(group: group))
    expectEqual(view.visibleCells.map(\.frame.width), [100, 100, 100, 100, 100])
    expectEqual(origins(view), [[0, 0], [110, 0], [220, 0], [0, 100], [0, 200]])
  }

  @Test func `nests groups, and lets distances grow`() {
    let half = CollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4),
      heightDimension: .fractionalHeight(1)
    )
    let small = CollectionLayoutItem(layoutSize: Self.line)
    let column = CollectionLayoutGroup.vertical(layoutSize: half, subitem: small, count: 2)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Self.line,
      subitems: [CollectionLayoutItem(layoutSize: half), column]
    )
    group.interItemSpacing = .flexible(0)
    let view = composed([5], CollectionLayoutSection(group: group))
    expectEqual(origins(view), [[0, 0], [192, 0], [192, 50], [0, 100], [192, 100]])
    #expect(view.visibleCells[1].frame.size == CGSize(width: 128, height: 50))
  }

  @Test func `measures what is only estimated`() {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(30)
    )
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.line,
        elementKind: CollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    let view = composed([3], section)
    view.source = CollectionSource(items: 3) { _, path in
      let cell = CollectionViewCell(frame: .zero)
      cell.contentView.heightAnchor
        .constraint(equalToConstant: CGFloat(40 + 10 * path.item)).isActive = true
      return cell
    }
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.minY), [100, 140, 190])
    #expect(view.contentSize.height == 250)
  }

  @Test func `leaves nothing behind`() {
    weak var view: CollectionView?
    weak var cell: CollectionViewCell?
    weak var layout: CollectionViewLayout?
    do {
      let made = collection([50])
      made.contentOffset.y = 100
      made.layoutIfNeeded()
      (view, cell, layout) = (made, made.visibleCells.first, made.collectionViewLayout)
    }
    #expect(view == nil && cell == nil && layout == nil)
  }
}
