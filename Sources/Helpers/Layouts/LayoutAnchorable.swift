public import SnaplineLayout

/// What a side of a layout is held by, seen from the superview of the view that is placed.
public enum LayoutAnchorable: Equatable {
  /// Nothing: no constraint is made.
  case none
  case `default`
  case superview
  case relative(View)
  case guide(LayoutGuide)
  case layoutMargins
  case layoutMarginsOf(View)
  case safeArea
  case safeAreaOf(View)
  case readableContent
  case readableContentOf(View)
  case keyboardSafeArea
  case keyboardSafeAreaOf(View)
  case keyboardFrame
  case keyboardFrameOf(View)
  /// The content of a superview that scrolls; of one that doesn't, the superview.
  case scrollContent
  case scrollContentOf(ScrollView)
  /// What shows of a superview that scrolls; of one that doesn't, the superview.
  case scrollFrame
  case scrollFrameOf(ScrollView)

  /// The view or guide itself, for a view whose superview is `baseView`.
  public func layoutAnchorsProvider(in baseView: View?) -> (any LayoutAnchorsProvider)? {
    switch self {
    case .none: nil
    case .default, .superview: baseView
    case .relative(let view): view
    case .guide(let guide): guide
    case .layoutMargins: baseView?.layoutMarginsGuide
    case .layoutMarginsOf(let view): view.layoutMarginsGuide
    case .safeArea: baseView?.safeAreaLayoutGuide
    case .safeAreaOf(let view): view.safeAreaLayoutGuide
    case .readableContent: baseView?.readableContentGuide
    case .readableContentOf(let view): view.readableContentGuide
    case .keyboardSafeArea: baseView?.keyboardSafeAreaLayoutGuide
    case .keyboardSafeAreaOf(let view): view.keyboardSafeAreaLayoutGuide
    case .keyboardFrame: baseView?.keyboardLayoutGuide
    case .keyboardFrameOf(let view): view.keyboardLayoutGuide
    case .scrollContent: (baseView as? ScrollView)?.contentLayoutGuide ?? baseView
    case .scrollContentOf(let view): view.contentLayoutGuide
    case .scrollFrame: (baseView as? ScrollView)?.frameLayoutGuide ?? baseView
    case .scrollFrameOf(let view): view.frameLayoutGuide
    }
  }
}
