public import Foundation
public import SnaplineControls
public import SnaplineLayout

/// The looks of a view while it is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDragPreviewParameters()
    pass(to: copy)
    return copy
  }
}

/// The place to which a dragged view moves.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged view, with its looks and its place.
open class UITargetedDragPreview: UITargetedPreview {
  open override func retargetedPreview(
    with newTarget: UIPreviewTarget
  ) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A view that is shown under the finger in place of the dragged content.
open class UIDragPreview: NSObject, NSCopying {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// The preview itself, because it can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
