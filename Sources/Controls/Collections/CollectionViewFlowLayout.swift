public import Foundation
import SnaplineEnvironment
public import SnaplineGeometry
import SnaplineLayout

/// Items in lines that break where there is no more room: UIKit's `UICollectionViewFlowLayout`.
open class CollectionViewFlowLayout: CollectionViewLayout, MeasuringLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items until they are measured; zero takes ``itemSize`` without measuring.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// A value for ``estimatedItemSize`` that has items measured, with ``itemSize`` until then.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  private var flow = Flow()
  final var measured: [IndexPath: CGSize] = [:]

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    forgetSizes(context)
    super.invalidateLayout(with: context)
  }

  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  func isMeasured(_ path: IndexPath) -> Bool {
    estimatedItemSize == .zero || measured[path] != nil
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var collectionViewContentSize: CGSize { flow.size }

  open override func prepare() {
    guard let collection = collectionView else { return }
    let insets = collection.adjustedContentInset
    let room = collection.bounds.inset(by: insets).size
    flow = Flow(axis: scrollDirection, room: room)
    let sizes = collection.delegate as? any CollectionViewDelegateFlowLayout
    for section in 0..<collection.numberOfSections {
      flow.begin(
        section,
        inset: sizes?.collectionView(collection, layout: self, insetForSectionAt: section)
          ?? sectionInset,
        lineSpacing: sizes?.collectionView(
          collection,
          layout: self,
          minimumLineSpacingForSectionAt: section
        ) ?? minimumLineSpacing,
        itemSpacing: sizes?.collectionView(
          collection,
          layout: self,
          minimumInteritemSpacingForSectionAt: section
        ) ?? minimumInteritemSpacing,
        header: sizes?.collectionView(
          collection,
          layout: self,
          referenceSizeForHeaderInSection: section
        ) ?? headerReferenceSize
      )
      for item in 0..<collection.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let own = sizes?.collectionView(collection, layout: self, sizeForItemAt: path) ?? plainSize
        flow.add(path, size: collection.checked(measured[path] ?? own, path))
      }
      flow.end(
        footer: sizes?.collectionView(
          collection,
          layout: self,
          referenceSizeForFooterInSection: section
        ) ?? footerReferenceSize
      )
    }
  }

  private var plainSize: CGSize {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    flow.placed.elements(in: rect).map { $0.attributes(attributesClass) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    flow.placed.element(at: indexPath)?.attributes(attributesClass)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    flow.placed.element(ofKind: elementKind, at: indexPath)?.attributes(attributesClass)
  }
}

/// The delegate that gives the sizes of a flow: UIKit's `UICollectionViewDelegateFlowLayout`.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewDelegateFlowLayout {
  private func flow(_ layout: CollectionViewLayout) -> CollectionViewFlowLayout? {
    layout as? CollectionViewFlowLayout
  }

  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }

  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }

  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }

  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }

  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }

  public func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
