public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineLayout

/// The look of a view while it is lifted, which no picture shows: UIKit's `UIPreviewParameters`.
open class PreviewParameters: NSObject, NSCopying {
  /// The part of the view that is lifted.
  open var visiblePath: BezierPath?
  open var shadowPath: BezierPath?
  open var backgroundColor: Color! = .systemBackground

  public override init() {}

  /// Parameters for lines of text, each a `CGRect`, which are lifted as one shape.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = BezierPath()
    for line in textLineRects { path.append(BezierPath(rect: line.rectValue)) }
    visiblePath = path
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PreviewParameters()
    pass(to: copy)
    return copy
  }

  package func pass(to copy: PreviewParameters) {
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
  }
}

/// The place of a lifted view, as a point in a container's bounds: UIKit's `UIPreviewTarget`.
open class PreviewTarget: NSObject, NSCopying {
  public let container: View
  public let center: CGPoint
  public let transform: Transform

  public init(container: View, center: CGPoint, transform: Transform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// Returns the target itself, because nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is lifted from its place, with its looks and its place: UIKit's `UITargetedPreview`.
open class TargetedPreview: NSObject, NSCopying {
  public let view: View
  public let parameters: PreviewParameters
  public let target: PreviewTarget

  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// A preview at the view's own place.
  public convenience init(view: View, parameters: PreviewParameters) {
    let target = PreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: View) {
    self.init(view: view, parameters: PreviewParameters())
  }

  open var size: CGSize { view.bounds.size }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, because nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
