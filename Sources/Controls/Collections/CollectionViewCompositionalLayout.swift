public import Foundation
import SnaplineGeometry
import SnaplineLayout

/// Sections that are composed of groups and items: UIKit's `UICollectionViewCompositionalLayout`.
///
/// Content scrolls vertically. A section that scrolls sideways by itself shows its beginning.
open class CollectionViewCompositionalLayout: CollectionViewLayout, MeasuringLayout {
  /// Gives the composition of a section, by its number and the available room.
  public typealias SectionProvider =
    (_ section: Int, _ environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection?

  private let section: SectionProvider
  private var board = Composition()
  final var measured: [IndexPath: CGSize] = [:]

  public init(section: CollectionLayoutSection) {
    self.section = { _, _ in section }
    super.init()
  }

  /// A layout of the sections that `sectionProvider` gives; a section is empty where it gives `nil`.
  public init(sectionProvider: @escaping SectionProvider) {
    section = sectionProvider
    super.init()
  }

  /// Archives can't be read here: a layout from a coder shows nothing.
  public required init?(coder: NSCoder) {
    section = { _, _ in nil }
    super.init(coder: coder)
  }

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    forgetSizes(context)
    super.invalidateLayout(with: context)
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var collectionViewContentSize: CGSize { board.size }

  open override func prepare() {
    guard let collection = collectionView else { return }
    let surroundings = CollectionSurroundings(collection)
    let room = surroundings.container.effectiveContentSize
    board = Composition(room: room, measured: measured) { [weak collection] size, path in
      // The collection keeps its layout, which keeps this.
      collection?.checked(size, path) ?? size
    }
    for number in 0..<collection.numberOfSections {
      guard let section = section(number, surroundings) else { continue }
      board.add(
        section,
        number,
        count: collection.numberOfItems(inSection: number),
        sides: collection.sides(of: section.contentInsetsReference)
      )
    }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    board.line.elements(in: rect).map { $0.attributes(attributesClass) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    board.line.element(at: indexPath)?.attributes(attributesClass)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    board.line.element(ofKind: elementKind, at: indexPath)?.attributes(attributesClass)
  }

  func isMeasured(_ path: IndexPath) -> Bool {
    !board.estimated.contains(path) || measured[path] != nil
  }
}

extension CollectionView {
  /// How far a reference lies within the room of the content at its leading and trailing sides.
  fileprivate func sides(of reference: ContentInsetsReference) -> DirectionalEdgeInsets {
    let rect: CGRect
    switch reference {
    case .automatic, .none: return .zero
    case .safeArea: rect = bounds.inset(by: safeAreaInsets)
    case .layoutMargins: rect = bounds.inset(by: layoutMargins)
    case .readableContent: rect = readableContentGuide.layoutFrame
    }
    let room = bounds.inset(by: adjustedContentInset)
    let sides = EdgeInsets(
      top: 0,
      left: max(0, rect.minX - room.minX),
      bottom: 0,
      right: max(0, room.maxX - rect.maxX)
    )
    return sides.directional(rightToLeft: isRightToLeft)
  }
}
