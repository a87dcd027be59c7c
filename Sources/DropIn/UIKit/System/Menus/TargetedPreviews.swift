public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineLayout

/// How a view looks while it is lifted from its place, which no picture shows.
open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that is lifted.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {}

  /// Parameters for lines of text, each a `CGRect`, which are lifted as one shape.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    pass(to: copy)
    return copy
  }

  func pass(to copy: UIPreviewParameters) {
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
  }
}

/// Where a lifted view stands: a point of a container's bounds.
open class UIPreviewTarget: NSObject, NSCopying {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// The target itself: nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is lifted from its place, with its looks and its place.
open class UITargetedPreview: NSObject, NSCopying {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// A preview at the view's own place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The preview itself: nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
