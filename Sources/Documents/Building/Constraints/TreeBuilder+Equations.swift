import Foundation
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

/// Which views equations place or size, so that no default does it as well.
struct EquationHold {
  private var placed: Set<Hold> = []
  private var sized: Set<Hold> = []

  private struct Hold: Hashable {
    var view: ObjectIdentifier
    var axis: Axis
  }

  func isPlaced(_ view: View, on axis: Axis) -> Bool {
    placed.contains(Hold(view: ObjectIdentifier(view), axis: axis))
  }

  func isSized(_ view: View, on axis: Axis) -> Bool {
    sized.contains(Hold(view: ObjectIdentifier(view), axis: axis))
  }

  /// Notes that a view has its place on an axis.
  mutating func notePlace(of view: View, on axis: Axis) {
    placed.insert(Hold(view: ObjectIdentifier(view), axis: axis))
  }

  /// Notes one relation; a view isn't placed by a relation with what lies inside it.
  mutating func note(_ relationship: Relationship, first: View, second: View?) {
    let attribute = relationship.first.attribute
    guard let axis = attribute.axis else { return }
    if attribute.kind == .dimension {
      guard relationship.relation == .equal, second !== first else { return }
      sized.insert(Hold(view: ObjectIdentifier(first), axis: axis))
      return
    }
    guard let second, second !== first else { return }
    if !second.isDescendant(of: first) {
      placed.insert(Hold(view: ObjectIdentifier(first), axis: axis))
    }
    if !first.isDescendant(of: second) {
      placed.insert(Hold(view: ObjectIdentifier(second), axis: axis))
    }
  }
}

extension TreeBuilder {
  /// Notes which views a list names, before any placement is made.
  func note(_ list: EquationList?, by view: View, superview: View) {
    for equation in list?.equations ?? [] {
      for relationship in holding(equation, by: view, superview) {
        guard let first = self.view(relationship.first.item, by: view, superview) else { continue }
        let second = relationship.second.flatMap { self.view($0.item, by: view, superview) }
        hold.note(relationship, first: first, second: second)
      }
      guard let visual = equation.visual, holds(visual, of: equation) else { continue }
      let aligns = !LayoutConstraint.FormatOptions(visual.options).isDisjoint(with: .alignmentMask)
      for named in visual.names.compactMap({ names.views[visual.whole($0)] }) {
        hold.notePlace(of: named, on: visual.axis)
        if aligns { hold.notePlace(of: named, on: visual.axis.crossing) }
      }
    }
  }

  /// The relations of an equation that its activation lets hold, each by the items of its own.
  private func holding(_ equation: Equation, by view: View, _ superview: View) -> [Relationship] {
    equation.relationships.filter { relationship in
      let items = [relationship.first.item] + (relationship.second.map { [$0.item] } ?? [])
      return equation.activation.holds(
        for: items.map { $0.area == nil ? self.view($0, by: view, superview) : nil }
      )
    }
  }

  /// Whether the activation of a visual format lets it hold, by all the views in it.
  private func holds(_ visual: VisualLine, of equation: Equation) -> Bool {
    equation.activation.holds(
      for: (visual.names + visual.compared).map { names.views[visual.whole($0)] }
    )
  }

  /// Makes and activates the constraints of a list.
  func constrain(_ list: EquationList?, by view: View, superview: View) {
    for equation in list?.equations ?? [] {
      let constraints =
        equation.visual.map { holds($0, of: equation) ? self.constraints($0) : [] }
        ?? holding(equation, by: view, superview).compactMap {
          constraint($0, by: view, superview)
        }
      for constraint in constraints {
        // Distances of a visual format may have priorities of their own.
        if equation.visual == nil || equation.priority != nil {
          constraint.priority = priority(equation.priority)
        }
        constraint.identifier = equation.label
      }
      if let span = equation.span { activate(constraints, for: view, at: span) }
    }
  }

  private func constraints(_ visual: VisualLine) -> [LayoutConstraint] {
    // Of a view that isn't there nothing holds.
    let isWhole = visual.names.allSatisfy {
      let name = visual.whole($0)
      return document.names[name] == nil || names.item(named: name) != nil
    }
    guard isWhole else { return [] }
    let metrics = visual.metrics.mapValues { CGFloat($0.points(scale: scale)) }
    do throws(VisualFormatError) {
      return try LayoutConstraint.constraints(
        visualFormat: visual.format,
        options: LayoutConstraint.FormatOptions(visual.options),
        metrics: metrics,
        views: visual.called(names.items(named: (visual.names + visual.compared).map(visual.whole)))
      )
    } catch {
      let misread = Misread(error)
      reading.report(misread.message, at: visual.node.span(of: misread.range))
      return []
    }
  }

  private func constraint(_ relationship: Relationship, by view: View, _ superview: View)
    -> LayoutConstraint?
  {
    guard let first = item(relationship.first.item, by: view, superview) else { return nil }
    let second = relationship.second.flatMap { item($0.item, by: view, superview) }
    // Of a view that isn't there nothing holds.
    if relationship.second != nil, second == nil { return nil }
    // By other names too, such as that of a view and 'self'.
    if first === second, relationship.first.attribute == relationship.second?.attribute,
      let span = relationship.first.item.span
    {
      let (item, attribute) = relationship.first
      reading.report(.sameTwice(item, attribute), at: span)
      return nil
    }
    let constraint = LayoutConstraint(
      item: first,
      attribute: relationship.first.attribute.layoutAttribute,
      relatedBy: relationship.relation.layoutRelation,
      toItem: second,
      attribute: relationship.second?.attribute.layoutAttribute ?? .notAnAttribute,
      multiplier: relationship.multiplier,
      constant: relationship.constant
    )
    if relationship.standards != 0 {
      constraint.constant += relationship.standards * StandardSpacing(of: constraint).points
    }
    return constraint
  }

  func item(_ item: Equation.Item, by view: View, _ superview: View) -> AnyObject? {
    if let guide = names.guides[item.name] { return guide }
    guard let named = self.view(item, by: view, superview) else { return nil }
    switch item.area {
    case .safeArea: return named.safeAreaLayoutGuide
    case .readableContent:
      notes.usesReadableWidth = true
      return named.readableContentGuide
    case .keyboardSafeArea: return named.keyboardSafeAreaLayoutGuide
    case .keyboardFrame: return named.keyboardLayoutGuide
    case .scrollContent: return (named as? ScrollView)?.contentLayoutGuide ?? named
    case .scrollFrame: return (named as? ScrollView)?.frameLayoutGuide ?? named
    case nil: return named
    default: return named.layoutMarginsGuide
    }
  }

  private func view(_ item: Equation.Item, by view: View, _ superview: View) -> View? {
    switch item.name {
    case "self": view
    case "superview": superview
    case "canvas": canvas
    // A guide is part of the view that has it.
    default: names.views[item.name] ?? names.guides[item.name]?.owningView
    }
  }
}

extension Equation.Relation {
  fileprivate var layoutRelation: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .greaterOrEqual: .greaterThanOrEqual
    case .lessOrEqual: .lessThanOrEqual
    }
  }
}

extension Equation.Attribute {
  fileprivate var axis: Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: kind == .horizontal ? .horizontal : kind == .vertical ? .vertical : nil
    }
  }

  fileprivate var layoutAttribute: LayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    // Those that stand for several were taken apart before.
    case .edges, .center, .size: .notAnAttribute
    }
  }
}
