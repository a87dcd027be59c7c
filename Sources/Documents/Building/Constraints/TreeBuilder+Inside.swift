import Foundation
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension TreeBuilder {
  // MARK: Defaults

  /// Makes placements where those that don't say mean what a view says.
  func under(_ defaults: DefaultsValue?, of view: View, _ make: () -> Void) {
    guard let defaults else { return make() }
    let outer = scope.hasDefaults
    scope.hasDefaults = true
    defer { scope.hasDefaults = outer }
    View.with(
      defaults.anchorable.map(layoutAnchorable) ?? .default,
      horizontally: constrainedLayout(defaults.horizontally, of: view),
      vertically: constrainedLayout(defaults.vertically, of: view),
      insets: defaults.insets?.points(scale: scale) ?? View.Default.insets,
      spacing: points(defaults.spacing),
      callback: make
    )
  }

  // MARK: Sequences

  /// Lays a node's views one after the other.
  func constrainSequence(of node: Built) {
    guard let sequence = node.element.values[InsideWords.sequence],
      let span = node.element.values.span(of: InsideWords.sequence)
    else { return }
    let views = node.children.map(\.view)
    guard let holder = views.first?.superview else { return }
    let insets = sequence.insets?.points(scale: scale) ?? View.Default.insets
    let made = ConstraintsList.collected(
      writtenIn: DesignLine.file,
      line: DesignLine(span).number
    ) {
      let (start, end) = (layoutAnchorable(sequence.start), layoutAnchorable(sequence.end))
      switch sequence.axis {
      case .vertical:
        holder.addSubviewsVertically(
          views,
          in: .top(start, bottom: end),
          horizontally: constrainedLayout(sequence.horizontally, of: holder),
          insets: insets,
          spacing: points(sequence.spacing)
        )
      case .horizontal:
        holder.addSubviewsHorizontally(
          views,
          in: .leading(start, trailing: end),
          vertically: constrainedLayout(sequence.vertically, of: holder),
          insets: insets,
          spacing: points(sequence.spacing)
        )
      }
    }
    activate(made, for: holder, at: span)
  }

  // MARK: Guides

  /// Adds the areas that a view says to have.
  func addGuides(of element: Element, to view: View) {
    for said in element.values[InsideWords.guides]?.guides ?? [] {
      let guide = said.values[GuideList.frame].map(fixedGuide) ?? LayoutGuide()
      guide.identifier = said.name
      view.addLayoutGuide(guide)
      names.note(guide, as: said.name)
    }
  }

  private func fixedGuide(_ frame: FrameValue) -> LayoutGuide {
    let guide = FixedFrameLayoutGuide()
    guide.frame = CGRect(
      x: frame.x.points(scale: scale),
      y: frame.y.points(scale: scale),
      width: frame.size?.width.points(scale: scale) ?? 0,
      height: frame.size?.height.points(scale: scale) ?? 0
    )
    return guide
  }

  /// Makes what a view says of its guides' places and sizes.
  func constrainGuides(of node: Built) {
    for said in node.element.values[InsideWords.guides]?.guides ?? [] {
      guard said.values[GuideList.frame] == nil, let guide = names.guides[said.name],
        guide.owningView === node.view
      else { continue }
      let element = Element(word: .view, span: said.span, values: said.values)
      activate(constraints(of: guide, as: element, in: node.view), for: node.view, at: said.span)
    }
  }

  /// The constraints that a view in a guide's place would have.
  private func constraints(
    of guide: LayoutGuide,
    as element: Element,
    in owner: View
  ) -> [LayoutConstraint] {
    let standIn = View()
    owner.addSubviewForAutoLayout(standIn)
    defer { standIn.removeFromSuperview() }
    let made = ConstraintsList.collected(
      writtenIn: DesignLine.file,
      line: DesignLine(element.span).number
    ) {
      let node = Built(element: element, written: element, view: standIn, children: [])
      constrainSizes(of: node)
      place(node)
    }
    return made.map { constraint in
      let other = LayoutConstraint(
        item: constraint.firstItem === standIn ? guide : constraint.firstItem as Any,
        attribute: constraint.firstAttribute,
        relatedBy: constraint.relation,
        toItem: constraint.secondItem === standIn ? guide : constraint.secondItem,
        attribute: constraint.secondAttribute,
        multiplier: constraint.multiplier,
        constant: constraint.constant
      )
      other.priority = constraint.priority
      other.identifier = constraint.identifier
      return other
    }
  }
}
