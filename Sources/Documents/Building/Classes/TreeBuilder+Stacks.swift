import Foundation
import SnaplineDesigns
import SnaplineDrawing
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

/// Stacks, with what stands between their views.
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
