import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout

/// Keys that do nothing where they stand.
extension Review {
  func lookForIdleKeys(of node: ReviewedNode) {
    let (element, values) = (node.element, node.element.values)
    if let shape = node.view as? ShapeView, shape.line == nil, shape.figure != .line {
      report(Self.keysOfPen, in: values) { .withoutStroke($0) }
    }
    if node.view is ChartView { lookForIdleKeys(ofChart: element) }
    if !values.says(OverflowWords.footer.name) {
      report([OverflowWords.footerMode.name], in: values) { .alone($0, without: "footer") }
    }
    if !values.says(LabelWords.minimumScale.name) {
      report([LabelWords.baselineAdjustment.name], in: values) {
        .alone($0, without: "minimumScale")
      }
    }
    guard let span = values.keySpan(named: ViewWords.margins.name), !usesMargins(node) else {
      return
    }
    reading.warn(.idleMargins(element), at: span)
  }

  private static let keysOfPen = [
    ShapeWords.strokeWidth.name, ShapeWords.dash.name, ShapeWords.cap.name, ShapeWords.join.name,
    ShapeWords.trim.name,
  ]

  /// The keys that do nothing in some places.
  ///
  /// ``lookForIdleKeys(of:)`` is asked for charts, and for elements that say one of these.
  static let keysThatMayBeIdle =
    keysOfPen + [
      OverflowWords.footerMode.name, LabelWords.baselineAdjustment.name, ViewWords.margins.name,
    ]

  /// Tells once of all keys of a list that were written.
  func report(_ keys: [String], in values: Values, _ message: ([String]) -> Message) {
    let said = keys.filter(values.says)
    guard let first = said.first, let span = values.keySpan(named: first) else { return }
    reading.warn(message(said), at: span)
  }

  /// Whether anything lies within a view's margins, or may in other states of the design.
  private func usesMargins(_ node: ReviewedNode) -> Bool {
    let view = node.view
    let isOfClass =
      switch view {
      case is StackView, is FlowView, is GridView, is ScrollView, is TableViewCell,
        is NavigationBar, is TabBar, is Toolbar:
        true
      default: false
      }
    let holder = node.children.first?.view.superview ?? view
    return isOfClass || view.usesLayoutMargins || holder.usesLayoutMargins
      || holder.subviews.contains(where: \.preservesSuperviewLayoutMargins)
      || saysChoices && (node.element.name != nil || !node.children.isEmpty)
  }
}

extension Message {
  static func idle(_ subject: String, cause: String? = nil, _ remedy: String) -> Message {
    Message(.idleKey, subject, cause: cause, remedy: remedy).warning()
  }

  static func doNothing(_ keys: [String]) -> String {
    keys.map { "'\($0)'" }.joined(separator: " and ") + (keys.count == 1 ? " does" : " do")
      + " nothing"
  }

  static func pronoun(for keys: [String]) -> String { keys.count == 1 ? "it" : "them" }

  fileprivate static func withoutStroke(_ keys: [String]) -> Message {
    idle(
      "\(doNothing(keys)) without a 'stroke'",
      cause: "a figure that has none is filled, and has no line",
      "write stroke: label beside \(pronoun(for: keys))"
    )
  }

  fileprivate static func alone(_ keys: [String], without other: String) -> Message {
    idle("'\(keys[0])' does nothing without '\(other)'", "write '\(other)' too, or leave it out")
  }

  fileprivate static func idleMargins(_ element: Element) -> Message {
    let (word, hasViews) = (element.word.name, !element.children.isEmpty)
    return idle(
      "'margins' does nothing \(hasViews ? "here" : "on '\(word)'")",
      cause: hasViews
        ? "no view inside is placed against these margins" : "there is nothing inside to keep away",
      hasViews
        ? "place one of them by 'filling: layoutMargins', or write insets beside its placement"
        : "write insets beside its placement, or put it in a stack that has the margins"
    )
  }
}
