import Foundation
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension TreeBuilder {
  /// Makes a node's placement, or the one that holds where it says none.
  func place(_ node: Built) {
    let (values, view) = (node.element.values, node.view)
    let insets = values[PlacementWords.insets]?.points(scale: scale) ?? .zero
    if let box = values[PlacementWords.filling],
      let span = values.span(of: PlacementWords.filling)
    {
      fill(view, box, insets, upTo: node.element.limitedAxes, at: span)
    } else if let point = values[PlacementWords.centeredIn] {
      let offset = values[PlacementWords.offset] ?? OffsetValue()
      view.constrain(
        pinning: .center,
        to: .center,
        of: .x(layoutAnchorable(point.x), y: layoutAnchorable(point.y)),
        offset: CGPoint(x: offset.x.points(scale: scale), y: offset.y.points(scale: scale)),
        file: DesignLine.file,
        line: DesignLine(values.span(of: PlacementWords.centeredIn) ?? node.element.span).number
      )
    } else {
      placeByDefault(node)
    }
  }

  /// Fills a box; on an axis with an upper limit, only up to it.
  private func fill(
    _ view: View,
    _ box: Box,
    _ insets: DirectionalEdgeInsets,
    upTo limited: Set<Axis>,
    at place: Span
  ) {
    let layout = BoxLayout.top(
      layoutAnchorable(box.top),
      leading: layoutAnchorable(box.leading),
      bottom: layoutAnchorable(box.bottom),
      trailing: layoutAnchorable(box.trailing)
    )
    guard !limited.isEmpty else {
      view.constrain(
        filling: layout,
        insets: insets,
        file: DesignLine.file,
        line: DesignLine(place).number
      )
      return
    }
    let constraints = [Axis.horizontal, .vertical].flatMap { axis in
      let sides = layout.sides(on: axis)
      let span = AxisSpan(
        axis: axis,
        start: sides.start.layoutAnchorsProvider(in: view.superview),
        end: sides.end.layoutAnchorsProvider(in: view.superview),
        insets: insets
      )
      return limited.contains(axis) ? span.filledUpTo(by: view) : span.filled(by: view)
    }
    activate(constraints, for: view, at: place)
  }

  /// Where a view lies that says nothing of it: in its superview, as far as nothing else decides.
  private func placeByDefault(_ node: Built) {
    let (element, view) = (node.element, node.view)
    let axes = [Axis.horizontal, .vertical].map { ($0, standing(of: view, element, on: $0)) }
    if axes.allSatisfy({ $0.1 == .filled }) {
      let line = DesignLine(element.span)
      view.constrain(filling: .superview, file: DesignLine.file, line: line.number)
      return
    }
    let isWithin = element.values[SizeKeys.aspect] != nil && axes.allSatisfy { $0.1 == .within }
    if isWithin {
      fillAtMost(view, at: element.span)
      return
    }
    let constraints = axes.flatMap { axis, standing -> [LayoutConstraint] in
      let span = AxisSpan(axis: axis, start: view.superview, end: view.superview, insets: .zero)
      switch standing {
      case .free: return []
      case .filled: return span.filled(by: view)
      case .filledUpTo: return span.filledUpTo(by: view)
      case .centered, .within: return span.centered(by: view)
      }
    }
    activate(constraints, for: view, at: element.span)
  }

  private enum Standing {
    case free, filled, filledUpTo, centered, within
  }

  private func standing(of view: View, _ element: Element, on axis: Axis) -> Standing {
    if hold.isPlaced(view, on: axis) { return .free }
    // The content is as large as what lies in it.
    if view.superview is ScrollView { return .filled }
    let isSized = { [hold] (axis: Axis) in
      element.fixes(axis) || hold.isSized(view, on: axis)
    }
    if isSized(axis) { return .centered }
    if element.values[SizeKeys.aspect] != nil {
      // The other axis decides on this one.
      return isSized(axis.crossing) ? .centered : .within
    }
    return element.limitedAxes.contains(axis) ? .filledUpTo : .filled
  }

  /// As large as it may be inside the superview, in its middle.
  private func fillAtMost(_ view: View, at place: Span) {
    let spans = [Axis.horizontal, .vertical].map {
      AxisSpan(axis: $0, start: view.superview, end: view.superview, insets: .zero)
    }
    let pin = LayoutPriority(LayoutPriority.defaultHigh.rawValue - 1)
    let constraints =
      spans.map { $0.center(of: view).prioritized(pin) }
      + spans.flatMap { span in
        span.filled(by: view).map { $0.prioritized(.defaultLow) }
      } + spans.flatMap { $0.limits(of: view) }
    activate(constraints, for: view, at: place)
  }
}

extension BoxLayout {
  fileprivate func sides(on axis: Axis) -> (start: LayoutAnchorable, end: LayoutAnchorable) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

extension LayoutConstraint {
  func prioritized(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}

extension Element {
  private func sizes(on axis: Axis) -> [SizeValue] {
    let key = axis == .horizontal ? SizeKeys.width : SizeKeys.height
    let pair = values[SizeKeys.size]
    return (values[key]?.sizes ?? [])
      + (pair.map { [axis == .horizontal ? $0.width : $0.height] } ?? [])
  }

  /// The axes on which the view may grow only so far.
  fileprivate var limitedAxes: Set<Axis> {
    Set(
      [Axis.horizontal, .vertical].filter { axis in
        sizes(on: axis).contains(where: \.isLimit) && !sizes(on: axis).contains(where: \.isExact)
      }
    )
  }

  /// Whether the view says a size on an axis that keeps it from filling.
  fileprivate func fixes(_ axis: Axis) -> Bool {
    !sizes(on: axis).isEmpty && !limitedAxes.contains(axis)
  }
}

extension SizeValue {
  fileprivate var isLimit: Bool {
    if case .range = amount { return true }
    return relation == .atMost
  }

  fileprivate var isExact: Bool {
    if case .range = amount { return false }
    return relation == .exactly
  }
}
