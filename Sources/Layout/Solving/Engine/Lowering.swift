import Foundation
import SnaplineGeometry
import SnaplineSolver

/// Builds a linear expression.
///
/// It is kept between uses, so that a row allocates nothing.
struct RowBuilder {
  var terms: [Problem.Term] = []
  var constant = 0.0
  /// The scroll views whose content the expression reaches into from outside.
  private(set) var scrolled: [LayoutNode] = []
  /// Where each variable stands in a long expression.
  private var places: [Problem.Variable: Int] = [:]

  mutating func reset() {
    // A few terms are removed one by one: `removeAll` takes longer than all the rest of a short
    // row.
    if terms.count > 8 { terms.removeAll(keepingCapacity: true) }
    while terms.popLast() != nil {}
    if !places.isEmpty { places = [:] }
    if !scrolled.isEmpty { scrolled = [] }
    constant = 0
  }

  /// Makes the terms a row of a problem.
  ///
  /// It is a function of its own, in which the compiler sees that the terms stay: otherwise each
  /// row would retain and release them.
  @inline(never)
  mutating func row(
    in problem: inout Problem,
    _ relation: Problem.Relation,
    _ constant: Double,
    priority: Double,
    serial: Int64 = 0,
    yield: Problem.YieldClass = .derived
  ) -> Problem.Constraint? {
    problem.add(
      terms,
      relation,
      constant,
      priority: priority,
      serial: serial,
      yield: yield
    )
  }

  /// Sets the expression to one variable.
  mutating func set(_ variable: Problem.Variable) {
    reset()
    terms.append(Problem.Term(variable, 1))
  }

  mutating func add(_ coefficient: Double, _ variable: Problem.Variable) {
    guard coefficient != 0 else { return }
    if let place = place(of: variable) {
      terms[place].coefficient += coefficient
    } else {
      terms.append(Problem.Term(variable, coefficient))
    }
  }

  /// Where a variable stands among the terms.
  ///
  /// Among many it is found by a table, as a constraint may cross thousands of levels of the tree.
  private mutating func place(of variable: Problem.Variable) -> Int? {
    guard terms.count > 16 else { return terms.firstIndex { $0.variable == variable } }
    for place in places.count..<terms.count { places[terms[place].variable] = place }
    return places[variable]
  }

  /// Adds `factor` times an attribute, in the coordinates of `ancestor`'s bounds.
  mutating func add(_ factor: Double, _ position: Position, upTo ancestor: LayoutNode?) {
    let node = position.node
    if node.isDerived {
      guard let owner = node.parent else { return }
      addDerived(factor, position, owner: owner, upTo: ancestor)
      addOrigins(factor, from: owner, axis: position.axis, upTo: ancestor)
    } else if node === ancestor {
      // In its own bounds, the ancestor's alignment rectangle begins at its alignment insets.
      let insets = node.alignmentInsets
      constant += factor * (position.axis == .horizontal ? insets.left : insets.top)
      addExtent(factor, position, node)
    } else {
      add(factor, position.axis == .horizontal ? node.left : node.top)
      addExtent(factor, position, node)
      if let parent = node.parent {
        addOrigins(factor, from: parent, axis: position.axis, upTo: ancestor)
      }
    }
  }

  /// Adds `factor` times a width or height.
  mutating func addLength(_ factor: Double, of node: LayoutNode, axis: Axis) {
    guard node.isDerived else { return add(factor, axis == .horizontal ? node.width : node.height) }
    guard let owner = node.parent, let insets = node.guide?.derivedInsets else { return }
    let frame = owner.alignmentInsets
    if axis == .horizontal {
      add(factor, owner.width)
      constant += factor * (frame.left + frame.right - insets.left - insets.right)
    } else {
      add(factor, owner.height)
      constant += factor * (frame.top + frame.bottom - insets.top - insets.bottom)
    }
  }

  /// From an alignment rectangle's origin to the attribute.
  private mutating func addExtent(_ factor: Double, _ position: Position, _ node: LayoutNode) {
    constant += factor * position.offset
    guard position.fraction != 0 else { return }
    add(
      factor * position.fraction,
      position.axis == .horizontal ? node.width : node.height
    )
  }

  /// Adds an edge of a guide that is its owner's bounds less insets, which needs no variables.
  private mutating func addDerived(
    _ factor: Double,
    _ position: Position,
    owner: LayoutNode,
    upTo ancestor: LayoutNode?
  ) {
    guard let insets = position.node.guide?.derivedInsets else { return }
    // The guide stays where it is in the view while the content under it scrolls.
    if let origin = owner.view?.boundsOrigin {
      constant += factor * (position.axis == .horizontal ? origin.x : origin.y)
    }
    let frame = owner.alignmentInsets
    let (before, after, reach, length) =
      position.axis == .horizontal
      ? (insets.left, insets.right, frame.left + frame.right, owner.width)
      : (insets.top, insets.bottom, frame.top + frame.bottom, owner.height)
    constant += factor * (before + position.offset)
    constant += factor * position.fraction * (reach - before - after)
    add(factor * position.fraction, length)
  }

  /// The frame origins on the way from `node` up to, and without, `ancestor`.
  private mutating func addOrigins(
    _ factor: Double,
    from node: LayoutNode,
    axis: Axis,
    upTo ancestor: LayoutNode?
  ) {
    var current = node
    while current !== ancestor {
      if current.contentArea != nil { scrolled.append(current) }
      add(factor, axis == .horizontal ? current.left : current.top)
      let insets = current.alignmentInsets
      constant -= factor * (axis == .horizontal ? insets.left : insets.top)
      if let origin = current.view?.boundsOrigin {
        constant -= factor * (axis == .horizontal ? origin.x : origin.y)
      }
      guard let parent = current.parent else { return }
      current = parent
    }
  }
}

/// A position on one axis of a node's rectangle: `origin + fraction × extent + offset`.
struct Position {
  let node: LayoutNode
  let axis: Axis
  let fraction: Double
  let offset: Double

  init?(_ item: LayoutNode, _ attribute: LayoutConstraint.Attribute, rightToLeft: Bool) {
    let (plain, inMargins) = attribute.withoutMargins
    guard let axis = plain.axis, !plain.isSize else { return nil }
    self.axis = axis
    guard plain != .firstBaseline, plain != .lastBaseline else {
      (node, fraction, offset) = item.baseline(isFirst: plain == .firstBaseline)
      return
    }
    node = item
    let margins = inMargins ? item.view?.settledInsets.margins ?? .zero : .zero
    let insets = inMargins ? item.alignmentInsets : .zero
    switch plain.onFixedSide(rightToLeft: rightToLeft) {
    case .left: (fraction, offset) = (0, margins.left - insets.left)
    case .right: (fraction, offset) = (1, insets.right - margins.right)
    case .centerX:
      fraction = 0.5
      offset = (margins.left - insets.left - margins.right + insets.right) / 2
    case .top: (fraction, offset) = (0, margins.top - insets.top)
    case .bottom: (fraction, offset) = (1, insets.bottom - margins.bottom)
    case .centerY:
      fraction = 0.5
      offset = (margins.top - insets.top - margins.bottom + insets.bottom) / 2
    default: return nil
    }
  }
}
