public import SnaplineControls
import SnaplineLayout

/// A text field or view from which text may be dragged.
public protocol UITextDraggable: AnyObject {
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
}

/// A text field or view on which text may be dropped.
public protocol UITextDroppable: AnyObject {
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

/// The interactions of a field, made when first asked for.
private struct TextDragging: SetAside {
  var drag: UIDragInteraction?
  var drop: UIDropInteraction?
}

extension UITextField: UITextDraggable, UITextDroppable {
  public var textDragInteraction: UIDragInteraction? { dragOfText }
  public var textDropInteraction: UIDropInteraction? { dropOnText }
  public var isTextDragActive: Bool { false }
  public var isTextDropActive: Bool { false }
}

extension UITextView: UITextDraggable, UITextDroppable {
  public var textDragInteraction: UIDragInteraction? { dragOfText }
  public var textDropInteraction: UIDropInteraction? { dropOnText }
  public var isTextDragActive: Bool { false }
  public var isTextDropActive: Bool { false }
}

extension UIView {
  fileprivate var dragOfText: UIDragInteraction {
    if let drag = self[aside: \TextDragging.drag] { return drag }
    let drag = UIDragInteraction()
    self[aside: \TextDragging.drag] = drag
    drag.didMove(to: self)
    return drag
  }

  fileprivate var dropOnText: UIDropInteraction {
    if let drop = self[aside: \TextDragging.drop] { return drop }
    let drop = UIDropInteraction()
    self[aside: \TextDragging.drop] = drop
    drop.didMove(to: self)
    return drop
  }
}
