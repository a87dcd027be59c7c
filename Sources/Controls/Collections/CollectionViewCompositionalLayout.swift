public import Foundation
import SnaplineGeometry
import SnaplineLayout

/// Sections that are composed of groups and items: UIKit's `UICollectionViewCompositionalLayout`.
///
/// Content is scrolled down; sections that are scrolled sideways by themselves aren't there.
open class CollectionViewCompositionalLayout: CollectionViewLayout, MeasuringLayout {
  /// Says what a section is composed of, by its number and the room that there is.
  public typealias SectionProvider =
    (_ section: Int, _ environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection?

  private let section: SectionProvider
  private var board = Composition()
  final var measured: [IndexPath: CGSize] = [:]

  public init(section: CollectionLayoutSection) {
    self.section = { _, _ in section }
    super.init()
  }

  /// A section each as `sectionProvider` says; one for which it says nothing is empty.
  public init(sectionProvider: @escaping SectionProvider) {
    section = sectionProvider
    super.init()
  }

  /// Archives can't be read here: a layout from a coder shows nothing.
  public required init?(coder: NSCoder) {
    section = { _, _ in nil }
    super.init(coder: coder)
  }

  open override func invalidateLayout() {
    measured = [:]
    super.invalidateLayout()
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var collectionViewContentSize: CGSize { board.size }

  open override func prepare() {
    guard let collection = collectionView else { return }
    let surroundings = CollectionSurroundings(collection)
    let room = surroundings.container.effectiveContentSize
    board = Composition(room: room, measured: measured) { size, path in
      collection.checked(size, path)
    }
    for number in 0..<collection.numberOfSections {
      guard let section = section(number, surroundings) else { continue }
      board.add(section, number, count: collection.numberOfItems(inSection: number))
    }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    board.line.elements(in: rect).map(\.attributes)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    board.line.element(at: indexPath)?.attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    board.line.element(ofKind: elementKind, at: indexPath)?.attributes
  }

  func isMeasured(_ path: IndexPath) -> Bool {
    !board.estimated.contains(path) || measured[path] != nil
  }
}
