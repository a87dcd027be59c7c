public import Foundation
public import SnaplineControls
public import SnaplineDrawing

/// How a pointer looks in a region, which no picture shows.
open class UIPointerStyle: NSObject, NSCopying {
  /// What the pointer does to the view under it, where the style has such an effect.
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?
  /// Along which the pointer is held to the middle of its region.
  public let constrainedAxes: UIAxis
  /// Whether there is no pointer at all.
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
  /// The pointer as it is without an interaction.
  public class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }

  /// The style itself: nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a pointer does to the view under it.
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

  /// Where a view that is hovered over is tinted; the raw values are UIKit's.
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

  /// Stands for the radius that the system takes, which has no number here.
  public static let defaultCornerRadius = CGFloat.leastNormalMagnitude
}

extension UIButton {
  /// What chooses a button's pointer, from the effect and the outline that it has by itself.
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
