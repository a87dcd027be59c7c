import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineText

extension TreeBuilder {
  func makeStack(_ element: Element) -> StackView {
    let values = element.values
    let word = values[StackWords.adjusts]?.word
    let stack = makeStack(adjusting: word)
    if word == nil { stack.axis = axis(of: element) }
    // A stack that is said to be hidden, or shown, stays so whatever is in it.
    let hides = values[StackWords.hidesWhenEmpty] ?? true
    if !hides || values[ViewWords.hidden] != nil {
      stack.automaticallyHidesWhenNotHavingVisibleSubviews = false
      stack.isHidden = false
    }
    if let spacing = values[StackWords.spacing] { stack.spacing = points(spacing) }
    if let alignment = values[StackWords.alignment] { stack.alignment = alignment.alignment }
    if let word = values[StackWords.distribution] { stack.distribution = word.distribution }
    stack.isBaselineRelativeArrangement = values[StackWords.baselineRelative] ?? false
    // Here margins are the space around the children.
    stack.isLayoutMarginsRelativeArrangement = values[ViewWords.margins] != nil
    // A spacer takes what is left, and texts are as wide as they like.
    let hasSpacer = element.children.contains { $0.word.id == .spacer }
    stack.textWidths = hasSpacer ? .own : .evenWhereOpen
    return stack
  }

  private func makeStack(adjusting word: AdjustsWord?) -> AutoHidingStackView {
    switch word {
    case .verticallyCompact: AutoAdjustingVerticalStackView()
    case .accessibility: AutoAdjustingHorizontalStackView()
    case nil: AutoHidingStackView()
    }
  }

  /// Which way a stack runs: its class says so, and where it turns, what it turns to.
  private func axis(of element: Element) -> Axis {
    let own: Axis = element.word.id == .vstack ? .vertical : .horizontal
    guard let turn = element.values[StackWords.adjusts]?.turn else { return own }
    return turn.axis.map { $0 == .vertical ? .vertical : .horizontal } ?? own.crossing
  }

  func points(_ spacing: SpacingValue) -> CGFloat {
    spacing.length.map { CGFloat($0.points(scale: scale)) } ?? StackView.spacingUseSystem
  }

  /// Puts a view into a stack, in its turn.
  func arrange(_ view: View, _ element: Element, in stack: StackView) {
    stack.addArrangedSubview(view)
    if let spacing = element.values[ViewWords.spacingAfter] {
      stack.setCustomSpacing(points(spacing), after: view)
    }
  }

  func makeDivider() -> View {
    let view = View()
    view.backgroundColor = .separator
    return view
  }

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

  func makeTextView(_ element: Element) -> TextView {
    let values = element.values
    let view: TextView
    if let height = values[TextViewWords.maximumHeight]?.length.points(scale: scale) {
      let sizing = AutoSizingTextView()
      sizing.maximumHeight = height
      view = sizing
      if let span = values.keySpans[TextViewWords.scrolls.name] {
        reading.report(.scrollsByHeight.warning(), at: span)
      }
    } else {
      view = TextView()
      view.isScrollEnabled = values[TextViewWords.scrolls] ?? true
    }
    view.hint = element.content[TextViewWords.placeholder]?.string
    view.text = onPage(element.content[LabelWords.text]?.string ?? "")
    view.font = font(values)
    if let color = values[LabelWords.color] { view.textColor = palette.color(color) }
    if let alignment = values[LabelWords.alignment] { view.textAlignment = alignment.alignment }
    if let markup = element.content[LabelWords.markup] {
      view.attributedText = onPage(
        attributed(
          markup,
          font: view.font ?? typefaces.body,
          at: element.content.span(of: LabelWords.markup)
        )
      )
    }
    if let direction = values[ViewWords.direction] {
      view.semanticContentAttribute = direction.attribute
    }
    if let insets = values[TextViewWords.textInsets] {
      view.textContainerInset = fixed(insets, in: view)
    }
    return view
  }

  /// Insets on fixed sides.
  func fixed(_ insets: InsetsValue, in view: View) -> EdgeInsets {
    let isRightToLeft =
      view.semanticContentAttribute == .unspecified
      ? traits.layoutDirection == .rightToLeft
      : view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return insets.points(scale: scale).resolved(rightToLeft: isRightToLeft)
  }

  // MARK: What stands between the views of a stack

  private static let shared = LayoutPriority(2)
  private static let shrinking = LayoutPriority(1)

  /// Makes the room of a spacer or the line of a divider.
  func constrainFiller(_ node: Built) {
    guard node.element.word.isFiller, let stack = node.view.superview as? StackView else { return }
    let (content, view) = (node.element.content, node.view)
    let length = stack.axis.sizeAttribute
    var constraints: [LayoutConstraint] = []
    if node.element.word.id == .divider {
      let thickness = content[FillerWords.thickness]?.length ?? Length(value: 1, isInPixels: true)
      constraints.append(relation(view, length, .equal, thickness.points(scale: scale)))
      // It lies across the stack wherever the others stand.
      let across = stack.axis.crossing.sizeAttribute
      let room: Any =
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
      let span = LayoutConstraint(
        item: view,
        attribute: across,
        relatedBy: .equal,
        toItem: room,
        attribute: across,
        multiplier: 1,
        constant: 0
      )
      constraints.append(span.prioritized(LayoutPriority(999)))
    } else if let exactly = content[FillerWords.exactly]?.length {
      constraints.append(relation(view, length, .equal, exactly.points(scale: scale)))
    } else {
      if let least = content[FillerWords.minimum]?.length {
        constraints.append(
          relation(view, length, .greaterThanOrEqual, least.points(scale: scale))
        )
      }
      constraints.append(relation(view, length, .equal, 0).prioritized(Self.shrinking))
      constraints += sharing(view, length, in: stack)
    }
    activate(constraints, for: view, at: node.element.span)
  }

  /// Several spacers of a stack are equally long, as far as that goes.
  private func sharing(
    _ view: View,
    _ length: LayoutConstraint.Attribute,
    in stack: StackView
  ) -> [LayoutConstraint] {
    let id = ObjectIdentifier(stack)
    guard let first = notes.firstSpacers[id] else {
      notes.firstSpacers[id] = view
      return []
    }
    let equal = LayoutConstraint(
      item: view,
      attribute: length,
      relatedBy: .equal,
      toItem: first,
      attribute: length,
      multiplier: 1,
      constant: 0
    )
    return [equal.prioritized(Self.shared)]
  }

  private func relation(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: relation,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: constant
    )
  }
}

extension StackAlignmentWord {
  var alignment: StackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .center: .center
    case .trailing, .bottom: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
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

extension DistributionWord {
  fileprivate var distribution: StackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
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

extension AlignmentWord {
  var alignment: TextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

extension Message {
  fileprivate static let scrollsByHeight = Message(
    "scrolls-by-height",
    "'scrolls' has no say beside 'maximumHeight'",
    cause: "the text view grows with its text, and scrolls from that height on",
    remedy: "leave out one of them"
  )
}
