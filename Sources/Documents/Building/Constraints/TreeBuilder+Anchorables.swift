import SnaplineDesigns
import SnaplineHelpers
import SnaplineLayout

extension TreeBuilder {
  /// An anchorable as the helpers take it.
  func layoutAnchorable(_ anchorable: Anchorable) -> LayoutAnchorable {
    switch anchorable.base {
    case .none: return .none
    case .standard: return .default
    case .superview: return layoutAnchorable(anchorable, of: nil)
    case .named(let name):
      guard let view = names.views[name] else {
        return names.guides[name].map { .guide($0) } ?? .none
      }
      return layoutAnchorable(anchorable, of: view)
    }
  }

  /// The part of a view that is meant, of the superview where there is none.
  private func layoutAnchorable(_ anchorable: Anchorable, of view: View?) -> LayoutAnchorable {
    let scroll = view as? ScrollView
    switch anchorable.area {
    case nil: return view.map { .relative($0) } ?? .superview
    case .keyboardSafeArea: return view.map { .keyboardSafeAreaOf($0) } ?? .keyboardSafeArea
    case .keyboardFrame: return view.map { .keyboardFrameOf($0) } ?? .keyboardFrame
    case .scrollContent:
      return scroll.map { .scrollContentOf($0) } ?? view.map { .relative($0) } ?? .scrollContent
    case .scrollFrame:
      return scroll.map { .scrollFrameOf($0) } ?? view.map { .relative($0) } ?? .scrollFrame
    case .safeArea:
      let area = view.map { ExcludableArea.safeAreaOf($0) } ?? .safeArea
      return anchorable.excluded?.side(of: area)
        ?? view.map { .safeAreaOf($0) } ?? .safeArea
    case .readableContent:
      notes.usesReadableWidth = true
      let area = view.map { ExcludableArea.readableContentOf($0) } ?? .readableContent
      return anchorable.excluded?.side(of: area)
        ?? view.map { .readableContentOf($0) } ?? .readableContent
    case .layoutMargins, .margins:
      let area = view.map { ExcludableArea.layoutMarginsOf($0) } ?? .layoutMargins
      return anchorable.excluded?.side(of: area)
        ?? view.map { .layoutMarginsOf($0) } ?? .layoutMargins
    }
  }

  func boxLayout(_ box: Box) -> BoxLayout {
    .top(
      layoutAnchorable(box.top),
      leading: layoutAnchorable(box.leading),
      bottom: layoutAnchorable(box.bottom),
      trailing: layoutAnchorable(box.trailing)
    )
  }

  func pointLayout(_ point: PointValue?) -> PointLayout {
    point.map { .x(layoutAnchorable($0.x), y: layoutAnchorable($0.y)) } ?? .default
  }

  /// How a view stands on an axis, as the helpers take it.
  ///
  /// In the superview a centred view stays inside; in a sibling it is only centred.
  func constrainedLayout<Fill: BaseLayout & Equatable, Middle: SingleAxisLayout, Align>(
    _ term: AxisTerm<Align>?,
    of view: View
  ) -> ConstrainedLayout<Fill, Middle> {
    guard let term else { return .default }
    let area = term.area.map(layoutAnchorable)
    var layout = ConstrainedLayout<Fill, Middle>.default
    switch term.operation {
    case .standard: break
    case .none: layout = .none
    case .fill: layout.operation = .fill(area.map(Fill.init))
    case .start: layout.operation = .start(area.map(Fill.init))
    case .end: layout.operation = .end(area.map(Fill.init))
    case .center:
      guard let area else {
        layout = .center
        break
      }
      let between = term.between.map(layoutAnchorable)
      layout = .centered(in: Middle(area), between: Fill(between ?? area))
      if between == nil, isSibling(term.area, of: view) { layout.isConstrained = false }
    }
    if term.overflows { layout.isConstrained = false }
    return term.isAttached ? .attached(layout) : layout
  }

  /// Whether an anchorable is a view beside another one, or in one.
  private func isSibling(_ anchorable: Anchorable?, of view: View) -> Bool {
    guard let anchorable, case .named(let name) = anchorable.base, let other = names.views[name]
    else {
      return false
    }
    return !view.isDescendant(of: other)
  }
}

extension Anchorable.Excluded {
  fileprivate func side(of area: ExcludableArea) -> LayoutAnchorable {
    switch self {
    case .excludedTop: .excludedTopSideOf(area)
    case .excludedLeading: .excludedLeadingSideOf(area)
    case .excludedBottom: .excludedBottomSideOf(area)
    case .excludedTrailing: .excludedTrailingSideOf(area)
    }
  }
}
