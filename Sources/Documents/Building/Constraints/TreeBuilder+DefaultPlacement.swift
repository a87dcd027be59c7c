import Foundation
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension TreeBuilder {
  /// Where a view lies that says nothing of it: in its superview, as far as nothing else decides.
  func placeByDefault(_ node: Built) {
    let (element, view) = (node.element, node.view)
    let axes = [Axis.horizontal, .vertical].map { ($0, standing(of: view, element, on: $0)) }
    if scope.hasDefaults { return placeBySaidDefaults(node, axes.map(\.1)) }
    if axes.allSatisfy({ $0.1 == .filled }) {
      let line = DesignLine(element.span)
      view.constrain(filling: .superview, file: DesignLine.file, line: line.number)
      return
    }
    let isWithin = element.values[SizeKeys.aspect] != nil && axes.allSatisfy { $0.1 == .within }
    if isWithin {
      let line = DesignLine(element.span)
      let made = ConstraintsList.collected(writtenIn: DesignLine.file, line: line.number) {
        view.constrain(fillingAtMost: .superview, pinning: .center, to: .center)
      }
      activate(made, for: view, at: element.span)
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

  /// The same where a view above says what placements mean that don't say.
  private func placeBySaidDefaults(_ node: Built, _ standings: [Standing]) {
    let (element, view) = (node.element, node.view)
    let line = DesignLine(element.span)
    let isWithin = element.values[SizeKeys.aspect] != nil && standings.allSatisfy { $0 == .within }
    let made = ConstraintsList.collected(writtenIn: DesignLine.file, line: line.number) {
      if isWithin {
        view.constrain(fillingAtMost: .default, pinning: .center, to: .center)
      } else {
        view.constrain(
          vertically: standings[1].layout(),
          horizontally: standings[0].layout()
        )
      }
    }
    activate(view.limited(made, on: element.limitedAxes), for: view, at: element.span)
  }

  private enum Standing {
    case free, filled, filledUpTo, centered, within

    func layout<Fill: BaseLayout & Equatable, Middle: SingleAxisLayout>()
      -> ConstrainedLayout<Fill, Middle>
    {
      switch self {
      case .free: .none
      case .filled, .filledUpTo: .default
      case .centered, .within: .center
      }
    }
  }

  private func standing(of view: View, _ element: Element, on axis: Axis) -> Standing {
    if hold.isPlaced(view, on: axis) { return .free }
    // What is as large as what lies in it.
    let isAlone = notes.loneViews.contains(ObjectIdentifier(view))
    if isAlone || view.superview is ScrollView { return .filled }
    let isSized = { [hold] (axis: Axis) in
      element.fixes(axis) || hold.isSized(view, on: axis)
    }
    if isSized(axis) { return .centered }
    if element.values[SizeKeys.aspect] != nil {
      // The other axis decides on this one.
      return isSized(axis.crossing) ? .centered : .within
    }
    return element.isLimited(on: axis) ? .filledUpTo : .filled
  }
}

extension View {
  /// What a placement makes of the view; on an axis with an upper limit it is filled only up to it.
  func limited(_ made: [LayoutConstraint], on axes: Set<Axis>) -> [LayoutConstraint] {
    [Axis.horizontal, .vertical].filter(axes.contains).reduce(made) { made, axis in
      func edge(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint? {
        made.first {
          $0.secondItem === self && $0.secondAttribute == attribute && $0.relation == .equal
            && $0.firstAttribute == attribute && $0.priority == .required
        }
      }
      guard let start = edge(axis.startAttribute), let end = edge(axis.endAttribute) else {
        return made
      }
      let span = AxisSpan(
        axis: axis,
        start: start.firstItem as? any LayoutAnchorsProvider,
        end: end.firstItem as? any LayoutAnchorsProvider,
        startInset: -start.constant,
        endInset: end.constant
      )
      return made.filter { $0 !== start && $0 !== end } + span.filledUpTo(by: self)
    }
  }
}

extension LayoutConstraint {
  func prioritized(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}
