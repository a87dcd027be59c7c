public import Foundation
public import SnaplineLayout

/// A part of a view that assistive software takes for an element of its own.
///
/// A view gives them as its `accessibilityElements`. Nobody reads them aloud here, and accessibility
/// snapshots list views alone; a test asks the view for them.
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

  /// Where the element lies in the coordinates of its container; an empty rectangle where its frame on the
  /// screen was set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { kept.isInContainer ? kept.frame : .zero }
    set { (kept.frame, kept.isInContainer) = (newValue, true) }
  }

  /// Where the element lies on the screen.
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
