public import Foundation
public import SnaplineLayout

/// A part of a view that is an element of its own for assistive software.
///
/// A view returns them as its `accessibilityElements`. They aren't read aloud here, and accessibility
/// snapshots list only views; a test asks the view for them.
open class UIAccessibilityElement: UIResponder {
  /// The view that the element is a part of.
  open weak var accessibilityContainer: AnyObject?
  private var kept: (isElement: Bool, frame: CGRect, isInContainer: Bool) = (true, .zero, false)

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  open override var isAccessibilityElement: Bool {
    get { kept.isElement }
    set { kept.isElement = newValue }
  }

  /// The element's frame in the coordinates of its container; empty if its frame on the screen was set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { kept.isInContainer ? kept.frame : .zero }
    set { (kept.frame, kept.isInContainer) = (newValue, true) }
  }

  /// The element's frame on the screen.
  open var accessibilityFrame: CGRect {
    get {
      guard kept.isInContainer, let view = accessibilityContainer as? UIView else {
        return kept.frame
      }
      return view.convert(kept.frame, to: nil)
    }
    set { (kept.frame, kept.isInContainer) = (newValue, false) }
  }
}
