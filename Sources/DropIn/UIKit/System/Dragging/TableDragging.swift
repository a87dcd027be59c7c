public import Foundation
public import SnaplineControls

/// The effect that a drop on a table would have now.
open class UITableViewDropProposal: UIDropProposal {
  /// How a drop changes the table; the raw values are UIKit's.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
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
    let copy = UITableViewDropProposal(operation: operation, intent: intent)
    pass(to: copy)
    return copy
  }
}

/// A drop on a table, for the code that performs it; a test makes its own.
public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult func drop(
    _ dragItem: UIDragItem,
    toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem,
    to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// One item that is dropped on a table, and its place if it comes from this table.
public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

private struct Dragging: SetAside {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isEnabled = true
}

// Nothing asks these delegates here: they are kept for a test to ask.
extension UITableView {
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { self[aside: \Dragging.dragDelegate] }
    set { self[aside: \Dragging.dragDelegate] = newValue }
  }

  public var dropDelegate: (any UITableViewDropDelegate)? {
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
