import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension TreeBuilder {
  /// Makes what a node says of its size: `size`, `width`, `height`, `aspect`, in this order.
  func constrainSizes(of node: Built) {
    let (values, view) = (node.element.values, node.view)
    func make(_ size: SizeValue, on axis: Axis, at span: Span) {
      activate(constraints(size, on: axis, of: view), for: view, at: span)
    }
    if let pair = values[SizeKeys.size], let span = values.span(of: SizeKeys.size) {
      make(pair.width, on: .horizontal, at: span)
      make(pair.height, on: .vertical, at: span)
    }
    for size in values[SizeKeys.width]?.sizes ?? [] {
      make(size, on: .horizontal, at: size.span ?? node.element.span)
    }
    for size in values[SizeKeys.height]?.sizes ?? [] {
      make(size, on: .vertical, at: size.span ?? node.element.span)
    }
    if let aspect = values[SizeKeys.aspect], let span = values.span(of: SizeKeys.aspect),
      let ratio = aspect.ratio ?? (view as? ImageView)?.image?.ratio
    {
      let constraint = LayoutConstraint(
        item: view,
        attribute: .width,
        relatedBy: .equal,
        toItem: view,
        attribute: .height,
        multiplier: ratio,
        constant: 0
      )
      constraint.priority = priority(aspect.priority)
      activate([constraint], for: view, at: span)
    }
  }

  /// Activates constraints that stand written at one place of the design.
  func activate(_ constraints: [LayoutConstraint], for view: View, at span: Span) {
    let line = DesignLine(span)
    for constraint in constraints {
      constraint.written(in: DesignLine.file, line: line.number, column: line.column)
    }
    ConstraintsList.activate(constraints, for: view)
  }

  func priority(_ value: Double?) -> LayoutPriority {
    value.map { LayoutPriority(Float($0)) } ?? .required
  }

  private func constraints(_ size: SizeValue, on axis: Axis, of view: View) -> [LayoutConstraint] {
    func constraint(
      _ relation: LayoutConstraint.Relation,
      _ item: AnyObject?,
      _ attribute: LayoutConstraint.Attribute = .notAnAttribute,
      _ multiplier: Double = 1,
      _ constant: Double
    ) -> LayoutConstraint {
      let constraint = LayoutConstraint(
        item: view,
        attribute: axis.sizeAttribute,
        relatedBy: relation,
        toItem: item,
        attribute: attribute,
        multiplier: multiplier,
        constant: constant
      )
      constraint.priority = priority(size.priority)
      return constraint
    }
    let relation = size.relation.layoutRelation
    switch size.amount {
    case .length(let length):
      return [constraint(relation, nil, .notAnAttribute, 1, length.points(scale: scale))]
    case .range(let low, let high):
      return [
        constraint(.greaterThanOrEqual, nil, .notAnAttribute, 1, low),
        constraint(.lessThanOrEqual, nil, .notAnAttribute, 1, high),
      ]
    case .part(let part, of: let target):
      guard let item = item(target, of: view) else { return [] }
      return [constraint(relation, item, axis.sizeAttribute, part, 0)]
    case .multiple(of: let target, let dimension, let multiplier, let constant):
      guard let item = item(target, of: view) else { return [] }
      let attribute = dimension == .width ? Axis.horizontal : .vertical
      return [constraint(relation, item, attribute.sizeAttribute, multiplier, constant)]
    }
  }

  private func item(_ target: SizeValue.Target, of view: View) -> AnyObject? {
    switch target {
    case .itself: view
    case .canvas: canvas
    case .anchorable(let anchorable):
      layoutAnchorable(anchorable).layoutAnchorsProvider(in: view.superview)
    }
  }
}

extension Axis {
  var sizeAttribute: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var startAttribute: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  var endAttribute: LayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  var centerAttribute: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
}

extension SizeValue.Relation {
  fileprivate var layoutRelation: LayoutConstraint.Relation {
    switch self {
    case .exactly: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }
}

extension Image {
  /// The width by the height; nothing of a picture without an area.
  fileprivate var ratio: Double? {
    size.width > 0 && size.height > 0 ? Double(size.width / size.height) : nil
  }
}
