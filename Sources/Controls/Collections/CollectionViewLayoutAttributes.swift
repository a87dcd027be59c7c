public import Foundation
public import SnaplineGeometry

/// The place and look of one view of a collection: UIKit's `UICollectionViewLayoutAttributes`.
open class CollectionViewLayoutAttributes: NSObject, NSCopying {
  public var indexPath: IndexPath
  /// The kind of a header or footer; `nil` for a cell.
  public let representedElementKind: String?
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = Transform.identity

  /// The attributes of a cell.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
    super.init()
  }

  /// The attributes of a header or footer.
  public required init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    super.init()
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Whether they are of a cell, or of a header or footer.
  open var representedElementCategory: CollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  /// A copy of the same class; a subclass also copies its own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      representedElementKind.map {
        Self(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? Self(forCellWith: indexPath)
    (copy.frame, copy.alpha, copy.zIndex) = (frame, alpha, zIndex)
    (copy.isHidden, copy.transform) = (isHidden, transform)
    return copy
  }

  /// A copy for a view, which may change it: the layout keeps its own.
  final var ownCopy: CollectionViewLayoutAttributes {
    copy(with: nil) as? CollectionViewLayoutAttributes ?? self
  }
}

extension CollectionView {
  /// What a view of a collection is; the raw values are UIKit's.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell, supplementaryView, decorationView
  }
}
