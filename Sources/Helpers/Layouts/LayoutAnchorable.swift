public import SnaplineLayout

/// An area for whose outside there are guides.
public enum ExcludableArea: Equatable {
  case safeArea
  case safeAreaOf(View)
  case layoutMargins
  case layoutMarginsOf(View)
  case readableContent
  case readableContentOf(View)
}

/// The view or the area against which a side of a layout is constrained, seen from the superview of the
/// view that is placed.
public enum LayoutAnchorable: Equatable {
  /// Nothing: no constraint is made.
  case none
  /// What ``View/with(_:horizontally:vertically:insets:spacing:callback:)-type.method`` says, else the superview.
  case `default`
  case superview
  case relative(View)
  case guide(LayoutGuide)
  case safeArea
  case safeAreaOf(View)
  case layoutMargins
  case layoutMarginsOf(View)
  case readableContent
  case readableContentOf(View)
  /// The content of a superview that scrolls; if it doesn't scroll, the superview.
  case scrollContent
  case scrollContentOf(ScrollView)
  /// The visible part of a superview that scrolls; if it doesn't scroll, the superview.
  case scrollFrame
  case scrollFrameOf(ScrollView)
  /// The part of the safe area that no keyboard covers.
  case keyboardSafeArea
  case keyboardSafeAreaOf(View)
  /// The area that the keyboard covers.
  case keyboardFrame
  case keyboardFrameOf(View)
  case excludedLeadingSideOf(ExcludableArea)
  case excludedTrailingSideOf(ExcludableArea)
  case excludedTopSideOf(ExcludableArea)
  case excludedBottomSideOf(ExcludableArea)

  /// The margins of a view, by another of their names.
  public static func layoutMargins(_ view: View) -> Self { .layoutMarginsOf(view) }
  public static func safeArea(_ view: View) -> Self { .safeAreaOf(view) }
  public static func readableContent(_ view: View) -> Self { .readableContentOf(view) }
}

extension LayoutAnchorable {
  /// The view or guide itself, for a view whose superview is `baseView`.
  public func layoutAnchorsProvider(in baseView: View?) -> (any LayoutAnchorsProvider)? {
    switch place(in: baseView, by: .current) {
    case .view(let view): view
    case .guide(let guide): guide
    case nil: nil
    }
  }

  /// The same, as a side of a constraint.
  func item(in baseView: View?, by defaults: Defaults) -> LayoutItem? {
    switch place(in: baseView, by: defaults) {
    case .view(let view): LayoutItem(view)
    case .guide(let guide): LayoutItem(guide)
    case nil: nil
    }
  }

  private enum Place {
    case view(View)
    case guide(LayoutGuide)
  }

  private func place(in baseView: View?, by defaults: Defaults) -> Place? {
    switch resolved(by: defaults) {
    // Nearly all that helpers are asked for.
    case .superview: return baseView.map { .view($0) }
    case .relative(let view): return .view(view)
    case .guide(let guide): return .guide(guide)
    case let other:
      guard let part = other.part, let view = part.owner ?? baseView else { return nil }
      return part.area.guide(of: view).map { .guide($0) } ?? .view(view)
    }
  }

  /// The view that is held against, or whose guide is.
  func targetedView(in baseView: View?, by defaults: Defaults) -> View? {
    let resolved = resolved(by: defaults)
    if case .guide(let guide) = resolved { return guide.owningView }
    return resolved.part.flatMap { $0.owner ?? baseView }
  }

  /// The same part of another view.
  func retargeted(to view: View?) -> LayoutAnchorable {
    guard let view else { return self }
    switch self {
    case .none, .default, .superview: return self
    case .guide: return .relative(view)
    default: return part.map { $0.area.anchorable(of: view) } ?? self
    }
  }

  /// Whether it means something only where the view scrolls, which `view` doesn't.
  func missesScrolling(of view: View?) -> Bool {
    switch self {
    case .scrollContent, .scrollFrame: view.map { !($0 is ScrollView) } ?? false
    default: false
    }
  }

  var isDefault: Bool { if case .default = self { true } else { false } }
  var isNone: Bool { if case .none = self { true } else { false } }

  private func resolved(by defaults: Defaults) -> LayoutAnchorable {
    isDefault ? defaults.anchorable : self
  }

  /// Whose part it is, the base view's where it doesn't say.
  private var part: (owner: View?, area: Area)? {
    switch self {
    case .none, .default, .guide: nil
    case .superview: (nil, .bounds)
    case .relative(let view): (view, .bounds)
    case .safeArea: (nil, .safeArea)
    case .safeAreaOf(let view): (view, .safeArea)
    case .layoutMargins: (nil, .layoutMargins)
    case .layoutMarginsOf(let view): (view, .layoutMargins)
    case .readableContent: (nil, .readableContent)
    case .readableContentOf(let view): (view, .readableContent)
    case .scrollContent: (nil, .scrollContent)
    case .scrollContentOf(let view): (view, .scrollContent)
    case .scrollFrame: (nil, .scrollFrame)
    case .scrollFrameOf(let view): (view, .scrollFrame)
    case .keyboardSafeArea: (nil, .keyboardSafeArea)
    case .keyboardSafeAreaOf(let view): (view, .keyboardSafeArea)
    case .keyboardFrame: (nil, .keyboardFrame)
    case .keyboardFrameOf(let view): (view, .keyboardFrame)
    case .excludedLeadingSideOf(let area): (area.owner, .excluded(.leading, area.kind))
    case .excludedTrailingSideOf(let area): (area.owner, .excluded(.trailing, area.kind))
    case .excludedTopSideOf(let area): (area.owner, .excluded(.top, area.kind))
    case .excludedBottomSideOf(let area): (area.owner, .excluded(.bottom, area.kind))
    }
  }
}

/// A part of a view that others can be held by.
private enum Area {
  case bounds, safeArea, layoutMargins, readableContent
  case scrollContent, scrollFrame, keyboardSafeArea, keyboardFrame
  case excluded(BoxSide, ExcludedArea)

  /// The guide that stands for the part; of the whole, the view stands for itself.
  func guide(of view: View) -> LayoutGuide? {
    switch self {
    case .bounds: nil
    case .safeArea: view.safeAreaLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    case .scrollContent: (view as? ScrollView)?.contentLayoutGuide
    case .scrollFrame: (view as? ScrollView)?.frameLayoutGuide
    case .keyboardSafeArea: view.keyboardSafeAreaLayoutGuide
    case .keyboardFrame: view.keyboardFrameLayoutGuide
    case .excluded(let side, let area): area.guides(of: view)[side]
    }
  }

  func anchorable(of view: View) -> LayoutAnchorable {
    switch self {
    case .bounds: .relative(view)
    case .safeArea: .safeAreaOf(view)
    case .layoutMargins: .layoutMarginsOf(view)
    case .readableContent: .readableContentOf(view)
    case .scrollContent: (view as? ScrollView).map { .scrollContentOf($0) } ?? .relative(view)
    case .scrollFrame: (view as? ScrollView).map { .scrollFrameOf($0) } ?? .relative(view)
    case .keyboardSafeArea: .keyboardSafeAreaOf(view)
    case .keyboardFrame: .keyboardFrameOf(view)
    case .excluded(let side, let area): side.excluded(from: area.excludable(of: view))
    }
  }
}

extension ExcludableArea {
  fileprivate var owner: View? {
    switch self {
    case .safeArea, .layoutMargins, .readableContent: nil
    case .safeAreaOf(let view), .layoutMarginsOf(let view), .readableContentOf(let view): view
    }
  }

  fileprivate var kind: ExcludedArea {
    switch self {
    case .safeArea, .safeAreaOf: .safeArea
    case .layoutMargins, .layoutMarginsOf: .layoutMargins
    case .readableContent, .readableContentOf: .readableContent
    }
  }
}

extension ExcludedArea {
  fileprivate func excludable(of view: View) -> ExcludableArea {
    switch self {
    case .safeArea: .safeAreaOf(view)
    case .layoutMargins: .layoutMarginsOf(view)
    case .readableContent: .readableContentOf(view)
    }
  }
}

extension BoxSide {
  fileprivate func excluded(from area: ExcludableArea) -> LayoutAnchorable {
    switch self {
    case .top: .excludedTopSideOf(area)
    case .leading: .excludedLeadingSideOf(area)
    case .bottom: .excludedBottomSideOf(area)
    case .trailing: .excludedTrailingSideOf(area)
    }
  }
}
