import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

/// Scroll views, and the other containers of views that aren't rows.
extension TreeBuilder {
  func makeHorizontalOverflow(_ element: Element) -> HorizontalOverflowScrollView {
    prepared(HorizontalOverflowScrollView(), element)
  }

  func makeVerticalOverflow(_ element: Element) -> VerticalOverflowScrollView {
    let scroll = VerticalOverflowScrollView()
    scroll.isAdjustingForKeyboard = element.values[OverflowWords.avoidsKeyboard] ?? false
    if let footer = element.values[OverflowWords.footer]?.element {
      notes.footers.insert(footer.number)
      scroll.stickyFooterView.mode = element.values[OverflowWords.footerMode]?.mode ?? .automatic
    }
    return prepared(scroll, element)
  }

  /// Puts a view into the content of a scroll view, or a footer beside that.
  func addToOverflow(
    _ view: View,
    _ element: Element,
    in scroll: VerticalOverflowScrollView
  ) {
    if notes.footers.contains(element.number) {
      scroll.stickyFooterView.addSubviewForAutoLayout(view)
      notes.loneViews.insert(ObjectIdentifier(view))
    } else {
      scroll.addSubviewForAutoLayout(view)
    }
  }

  func wrap(_ view: View, _ element: Element, in wrapping: NonAutoLayoutWrappingView) {
    wrapping.view = view
  }

  func makeCollapsable(_ element: Element) -> CollapsableView {
    let edge = element.values[CollapsableWords.edge]?.edge ?? .top
    let collapsable = CollapsableView(edge: edge)
    collapsable.isExpanded = element.values[CollapsableWords.expanded] ?? true
    return collapsable
  }

  func addToCollapsable(_ view: View, _ element: Element, in collapsable: CollapsableView) {
    collapsable.contentView.addSubviewForAutoLayout(view)
    notes.loneViews.insert(ObjectIdentifier(view))
  }

  /// Lays the one view of a scroll view that overflows on its content.
  func overflow(_ view: View, in scroll: OverflowScrollView, at place: Span) {
    let across = notes.crossAxes[ObjectIdentifier(scroll)].map(layoutAnchorable) ?? .superview
    let made = ConstraintsList.collected(
      writtenIn: DesignLine.file,
      line: DesignLine(place).number
    ) {
      view.constrain(
        filling: scroll is HorizontalOverflowScrollView
          ? .horizontally(.scrollContentOf(scroll), vertically: VerticalAxisLayout(across))
          : .horizontally(HorizontalAxisLayout(across), vertically: .scrollContentOf(scroll))
      )
    }
    activate(made, for: view, at: place)
  }

  func makeScroll(_ element: Element) -> ScrollView { prepared(ScrollView(), element) }

  private func prepared<Scroll: ScrollView>(_ scroll: Scroll, _ element: Element) -> Scroll {
    let values = element.values
    if let across = values[OverflowWords.crossAxis] {
      notes.crossAxes[ObjectIdentifier(scroll)] = across
    }
    // What is fixed to sides follows the direction that the view itself says.
    if let direction = values[ViewWords.direction] {
      scroll.semanticContentAttribute = direction.attribute
    }
    if let insets = values[ScrollWords.contentInsets] {
      scroll.contentInset = fixed(insets, in: scroll)
    }
    if let offset = values[ScrollWords.contentOffset] {
      notes.isScrolled = true
      scroll.contentOffset = CGPoint(
        x: offset.x.points(scale: scale),
        y: offset.y.points(scale: scale)
      )
    }
    if let indicators = values[ScrollWords.indicators] {
      scroll.showsHorizontalScrollIndicator = indicators == .both || indicators == .horizontal
      scroll.showsVerticalScrollIndicator = indicators == .both || indicators == .vertical
    }
    if let word = values[ScrollWords.safeAreaAdjustment] {
      scroll.contentInsetAdjustmentBehavior = word.behavior
    }
    scroll.isPagingEnabled = values[ScrollWords.paging] ?? false
    applyRefreshing(values, to: scroll)
    return scroll
  }

  func applyRefreshing(_ values: Values, to scroll: ScrollView) {
    guard values[ScrollWords.refreshing] == true else { return }
    let control = RefreshControl()
    scroll.refreshControl = control
    control.beginRefreshing()
  }

  /// Insets on fixed sides.
  func fixed(_ insets: InsetsValue, in view: View) -> EdgeInsets {
    let isRightToLeft =
      view.semanticContentAttribute == .unspecified
      ? traits.layoutDirection == .rightToLeft
      : view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return insets.points(scale: scale).resolved(rightToLeft: isRightToLeft)
  }
}

extension FooterModeWord {
  fileprivate var mode: StickyFooterView.Mode {
    switch self {
    case .automatic: .automatic
    case .alwaysOnBottom: .alwaysOnBottom
    case .alwaysBelowContent: .alwaysBelowContent
    case .onBottomWhenScrolledOutOfView: .onBottomWhenScrolledOutOfView
    case .onBottomWhenNotOverlappingContent: .onBottomWhenNotOverlappingContent
    }
  }
}

extension CollapsableEdgeWord {
  fileprivate var edge: CollapsableView.Edge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension SafeAreaAdjustmentWord {
  fileprivate var behavior: ScrollView.ContentInsetAdjustmentBehavior {
    switch self {
    case .automatic: .automatic
    case .always: .always
    case .never: .never
    case .scrollableAxes: .scrollableAxes
    }
  }
}
