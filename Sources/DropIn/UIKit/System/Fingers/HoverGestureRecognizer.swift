public import SnaplineLayout

/// Watches a view for a pointer that comes over it; a test fires it by hand.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
