public import SnaplineLayout

/// A recognizer for a pointer that moves over a view; a test fires it by hand.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
