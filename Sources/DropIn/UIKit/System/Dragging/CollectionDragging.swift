public import Foundation
public import SnaplineControls

/// The effect that a drop on a collection would have now.
open class UICollectionViewDropProposal: UIDropProposal {
  /// How a drop changes the collection; the raw values are UIKit's.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
    pass(to: copy)
    return copy
  }
}

/// A drop on a collection, for the code that performs it; a test makes its own.
public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult func drop(
    _ dragItem: UIDragItem,
    toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem,
    to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// One item that is dropped on a collection, and its place if it comes from this collection.
public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

private struct Dragging: SetAside {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isEnabled = true
}

// Nothing asks these delegates here: they are kept for a test to ask.
extension UICollectionView {
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { self[aside: \Dragging.dragDelegate] }
    set { self[aside: \Dragging.dragDelegate] = newValue }
  }

  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { self[aside: \Dragging.dropDelegate] }
    set { self[aside: \Dragging.dropDelegate] = newValue }
  }

  public var dragInteractionEnabled: Bool {
    get { self[aside: \Dragging.isEnabled] }
    set { self[aside: \Dragging.isEnabled] = newValue }
  }

  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
}
