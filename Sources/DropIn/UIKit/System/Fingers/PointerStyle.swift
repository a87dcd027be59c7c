public import Foundation
public import SnaplineControls
public import SnaplineDrawing

/// The look of a pointer in a region, which no picture shows.
open class UIPointerStyle: NSObject, NSCopying {
  /// The pointer's effect on the view under it, if the style has one.
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?
  /// The axes along which the pointer is held to the middle of its region.
  public let constrainedAxes: UIAxis
  /// Whether the pointer is hidden.
  public let isHidden: Bool

  private init(
    _ effect: UIPointerEffect?,
    _ shape: UIPointerShape?,
    _ axes: UIAxis,
    isHidden: Bool = false
  ) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
    self.isHidden = isHidden
  }

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, [])
  }

  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, axes)
  }

  public class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }
  /// The usual pointer of the system.
  public class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }

  /// The style itself, because it can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A pointer's effect on the view under it.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// Where a view under the pointer is tinted; the raw values are UIKit's.
  public enum TintMode: Int, Hashable, Sendable {
    case none, overlay, underlay
  }

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The outline of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// Stands for the system's own radius, whose number isn't known here.
  public static let defaultCornerRadius = CGFloat.leastNormalMagnitude
}

extension UIButton {
  /// A function that chooses a button's pointer, based on the button's own effect and outline.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape)
    -> UIPointerStyle?

  private struct Pointer: SetAside {
    var isEnabled = false
    var provider: PointerStyleProvider?
  }

  public var isPointerInteractionEnabled: Bool {
    get { self[aside: \Pointer.isEnabled] }
    set { self[aside: \Pointer.isEnabled] = newValue }
  }

  public var pointerStyleProvider: PointerStyleProvider? {
    get { self[aside: \Pointer.provider] }
    set { self[aside: \Pointer.provider] = newValue }
  }
}
