public import SnaplineLayout

/// The parts of a layout: one anchorable for each of its sides.
///
/// Its factories put the same anchorable on every side.
public protocol BaseLayout {
  init(_ all: LayoutAnchorable)

  /// The same parts of another view; without one, the layout itself.
  func retargeted(to view: View?) -> Self
}

extension BaseLayout {
  public static var none: Self { Self(.none) }
  public static var `default`: Self { Self(.default) }
  public static var superview: Self { Self(.superview) }
  public static var safeArea: Self { Self(.safeArea) }
  public static var layoutMargins: Self { Self(.layoutMargins) }
  public static var readableContent: Self { Self(.readableContent) }
  public static var scrollContent: Self { Self(.scrollContent) }
  public static var scrollFrame: Self { Self(.scrollFrame) }
  public static var keyboardSafeArea: Self { Self(.keyboardSafeArea) }
  public static var keyboardFrame: Self { Self(.keyboardFrame) }

  public static func relative(_ view: View) -> Self { Self(.relative(view)) }
  public static func guide(_ guide: LayoutGuide) -> Self { Self(.guide(guide)) }
  public static func safeAreaOf(_ view: View) -> Self { Self(.safeAreaOf(view)) }
  public static func layoutMarginsOf(_ view: View) -> Self { Self(.layoutMarginsOf(view)) }
  public static func readableContentOf(_ view: View) -> Self { Self(.readableContentOf(view)) }
  public static func scrollContentOf(_ view: ScrollView) -> Self { Self(.scrollContentOf(view)) }
  public static func scrollFrameOf(_ view: ScrollView) -> Self { Self(.scrollFrameOf(view)) }
  public static func keyboardSafeAreaOf(_ view: View) -> Self { Self(.keyboardSafeAreaOf(view)) }
  public static func keyboardFrameOf(_ view: View) -> Self { Self(.keyboardFrameOf(view)) }

  public static func excludedLeadingSideOf(_ area: ExcludableArea) -> Self {
    Self(.excludedLeadingSideOf(area))
  }
  public static func excludedTrailingSideOf(_ area: ExcludableArea) -> Self {
    Self(.excludedTrailingSideOf(area))
  }
  public static func excludedTopSideOf(_ area: ExcludableArea) -> Self {
    Self(.excludedTopSideOf(area))
  }
  public static func excludedBottomSideOf(_ area: ExcludableArea) -> Self {
    Self(.excludedBottomSideOf(area))
  }

  /// The margins of a view, by another of their names.
  public static func layoutMargins(_ view: View) -> Self { Self(.layoutMarginsOf(view)) }
  public static func safeArea(_ view: View) -> Self { Self(.safeAreaOf(view)) }
  public static func readableContent(_ view: View) -> Self { Self(.readableContentOf(view)) }
}
