import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineVisualFormat

/// Makes the constraints that a visual format stands for.
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let views: [String: AnyObject]
  /// A number for each metric, or nothing where there is something else under the name.
  let metrics: [String: Double?]
  let origin: Origin
  private let text: String

  private var made: [LayoutConstraint] = []

  init(
    _ text: String,
    options: LayoutConstraint.FormatOptions,
    views: [String: AnyObject],
    metrics: [String: Double?],
    origin: Origin
  ) throws(VisualFormatError) {
    do throws(VisualFormat.Fault) {
      format = try VisualFormat(text, limit: Environment.current.limits.stringBytes)
    } catch {
      throw VisualFormatError(error, in: text, origin: origin)
    }
    self.text = text
    self.options = options
    self.views = views
    self.metrics = metrics
    self.origin = origin
  }

  mutating func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    made = []
    var items: [AnyObject] = []
    for (place, box) in format.boxes.enumerated() {
      items.append(try item(box.name))
      if place > 0 {
        try addGap(format.gaps[place - 1], from: items[place - 1], to: items[place])
      } else if let gap = format.opening {
        try addGap(gap, from: try superview(of: items[0], box.name), .edge, to: items[0])
      }
      try addSizes(of: box, items[place])
    }
    if let gap = format.closing, let last = format.boxes.last, let item = items.last {
      try addGap(gap, from: item, to: try superview(of: item, last.name), .edge)
    }
    try align(items)
    return made
  }

  // MARK: Gaps

  /// Which attribute of an item a gap begins or ends at.
  private enum End { case item, edge }

  private mutating func addGap(
    _ gap: VisualFormat.Gap,
    from item: AnyObject,
    _ itemEnd: End = .item,
    to next: AnyObject,
    _ nextEnd: End = .item
  ) throws(VisualFormatError) {
    let isBetween = itemEnd == .item && nextEnd == .item
    let (start, end) = attributes(isBetween: isBetween)
    // An edge is the superview's inner side: the gap leaves from where a view's own would end.
    let from = Operand(item: item, attribute: itemEnd == .edge ? start : end)
    let to = Operand(item: next, attribute: nextEnd == .edge ? end : start)
    switch gap {
    case .none: addDistance(.equal, from: from, to: to, 0)
    case .standard: addStandardDistance(from: from, to: to, isBetween: isBetween)
    case .distances(let predicates):
      for predicate in predicates {
        let distance = try number(predicate.amount)
        addDistance(predicate.relation.layoutRelation, from: from, to: to, distance)
        try setPriority(predicate.priority)
      }
    }
  }

  /// Where a view begins and where it ends, along the format.
  private func attributes(
    isBetween: Bool
  ) -> (start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute) {
    guard format.axis == .horizontal else {
      let isByBaselines = isBetween && options.contains(.spacingBaselineToBaseline)
      return isByBaselines ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
    }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private mutating func addDistance(
    _ relation: LayoutConstraint.Relation,
    from: Operand,
    to: Operand,
    _ distance: Double
  ) {
    // Against the direction of the axis the earlier item lies beyond the later one.
    let isBackward = format.axis == .horizontal && options.contains(.directionRightToLeft)
    add(isBackward ? from : to, relation, isBackward ? to : from, distance)
  }

  private mutating func addStandardDistance(from: Operand, to: Operand, isBetween: Bool) {
    guard isBetween, to.attribute == .firstBaseline else {
      let distance = isBetween ? standardSpacing : standardSpacingToEdge
      return addDistance(.equal, from: from, to: to, distance)
    }
    let spacing = LayoutYAxisAnchor(to).constraint(
      equalToSystemSpacingBelow: LayoutYAxisAnchor(from),
      multiplier: 1
    )
    spacing.origin = origin
    made.append(spacing)
  }

  // MARK: Sizes and alignment

  private mutating func addSizes(
    of box: VisualFormat.Box,
    _ item: AnyObject
  ) throws(VisualFormatError) {
    let size: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let own = Operand(item: item, attribute: size)
    for predicate in box.sizes {
      if case .name(let name) = predicate.amount, views[name.text] != nil {
        let other = Operand(item: try self.item(name), attribute: size)
        add(own, predicate.relation.layoutRelation, other, 0)
      } else {
        add(own, predicate.relation.layoutRelation, nil, try number(predicate.amount, orView: true))
      }
      try setPriority(predicate.priority)
    }
  }

  private mutating func align(_ items: [AnyObject]) throws(VisualFormatError) {
    for attribute in options.alignments {
      guard attribute.axis != format.axis else {
        throw error(.alignmentAlongAxis(attribute), 0..<1)
      }
      for (item, next) in zip(items, items.dropFirst()) {
        add(
          Operand(item: item, attribute: attribute),
          .equal,
          Operand(item: next, attribute: attribute),
          0
        )
      }
    }
  }

  private mutating func add(
    _ first: Operand,
    _ relation: LayoutConstraint.Relation,
    _ second: Operand?,
    _ constant: Double
  ) {
    let constraint = LayoutConstraint()
    constraint.define(first, relation, second, multiplier: 1, constant: constant, origin: origin)
    made.append(constraint)
  }

  // MARK: Names

  private func error(_ fault: VisualFormatError.Fault, _ range: Range<Int>) -> VisualFormatError {
    VisualFormatError(fault, in: text, range, origin: origin)
  }

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> AnyObject {
    guard let item = views[name.text] else {
      let nearest = nearestName(to: name.text, among: views.keys)
      throw error(.unknownView(name.text, nearest: nearest), name.range)
    }
    guard item is View || item is LayoutGuide else {
      throw error(.notAnItem(name.text), name.range)
    }
    return item
  }

  private func superview(
    of item: AnyObject,
    _ name: VisualFormat.Name
  ) throws(VisualFormatError) -> AnyObject {
    let superview = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
    guard let superview else { throw error(.noSuperview(of: name.text), name.range) }
    return superview
  }

  private func number(
    _ amount: VisualFormat.Amount,
    orView: Bool = false
  ) throws(VisualFormatError) -> Double {
    switch amount {
    case .number(let number, _): return number
    case .name(let name):
      switch metrics[name.text] {
      case .some(.some(let number)): return number
      case .some(.none): throw error(.notANumber(name.text), name.range)
      case .none: break
      }
      guard views[name.text] == nil else {
        throw error(.viewAsNumber(name.text), name.range)
      }
      let known = Array(metrics.keys) + (orView ? Array(views.keys) : [])
      let nearest = nearestName(to: name.text, among: known)
      throw error(.unknownMetric(name.text, nearest: nearest), name.range)
    }
  }

  private func setPriority(_ amount: VisualFormat.Amount?) throws(VisualFormatError) {
    guard let amount else { return }
    let number = try number(amount)
    let priority = LayoutPriority(Float(number))
    guard priority.isLegal else { throw error(.illegalPriority(number), amount.range) }
    made.last?.priority = priority
  }
}

extension VisualFormat.Relation {
  fileprivate var layoutRelation: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
