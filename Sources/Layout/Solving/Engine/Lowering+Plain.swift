import Foundation
import SnaplineGeometry
import SnaplineSolver

extension RowBuilder {
  /// Lowers a constraint of the everyday kind: between lengths, or between the edges and centres of
  /// siblings or of a view and its superview.
  ///
  /// The general function makes the same row. This one skips all that such a constraint can't have.
  ///
  /// - Returns: `false` for a constraint of any other kind, for which nothing is done.
  mutating func lowerPlainly(_ constraint: LayoutConstraint, in engine: LayoutEngine) -> Bool {
    let terms = constraint.terms
    guard !terms.hasStarts else { return false }
    return terms.$node.look { node in
      guard terms.hasOther else { return lowerPlainly(node, terms.attribute) }
      return terms.$otherNode.look { other in
        lowerPlainly(constraint, node, other, in: engine)
      } ?? false
    } ?? false
  }

  /// Lowers a length by itself.
  private mutating func lowerPlainly(
    _ node: LayoutNode,
    _ attribute: LayoutConstraint.Attribute
  ) -> Bool {
    guard attribute.isSize, !node.isDerived else { return false }
    set(attribute == .width ? node.width : node.height)
    return true
  }

  private mutating func lowerPlainly(
    _ constraint: LayoutConstraint,
    _ node: LayoutNode,
    _ other: LayoutNode,
    in engine: LayoutEngine
  ) -> Bool {
    let terms = constraint.terms
    let followsReading = constraint.offsetsFollowReading
    let isLeftward =
      (followsReading || terms.attribute.isDirectional || terms.otherAttribute.isDirectional)
      && constraint.readsLeftward
    guard !(isLeftward && followsReading),
      let edge = PlainEdge(terms.attribute, readsLeftward: isLeftward),
      let otherEdge = PlainEdge(terms.otherAttribute, readsLeftward: isLeftward)
    else { return false }
    return lowerPlainly((node, edge), (other, otherEdge), times: constraint.multiplier, in: engine)
  }

  /// The same of a draft.
  mutating func lowerPlainly(
    _ draft: StackDraft,
    _ stack: StackView,
    in engine: LayoutEngine
  ) -> Bool {
    draft.$node.look { node in
      guard node.seat.$engine.isObject(engine) else { return false }
      guard draft.$otherNode.isThere else { return lowerPlainly(node, draft.attribute) }
      return draft.$otherNode.look { other in
        let isLeftward = stack.node.isRightToLeft
        guard let edge = PlainEdge(draft.attribute, readsLeftward: isLeftward),
          let otherEdge = PlainEdge(draft.otherAttribute, readsLeftward: isLeftward)
        else { return false }
        return lowerPlainly((node, edge), (other, otherEdge), times: 1, in: engine)
      } ?? false
    } ?? false
  }

  @inline(__always)
  private mutating func lowerPlainly(
    _ one: (node: LayoutNode, edge: PlainEdge),
    _ second: (node: LayoutNode, edge: PlainEdge),
    times multiplier: Double,
    in engine: LayoutEngine
  ) -> Bool {
    let (node, edge) = one
    let (other, otherEdge) = second
    guard node !== other, !node.isDerived, !other.isDerived, multiplier != 0,
      other.seat.$engine.isObject(engine), otherEdge.isLength == edge.isLength
    else { return false }
    let isSuperview = node.kin.$parent.isObject(other)
    let isSubview = other.kin.$parent.isObject(node)
    guard
      edge.isLength || isSuperview || isSubview
        || node.kin.$parent.isSame(as: other.kin.$parent)
    else { return false }
    // To what lies inside a scroll view, its edges are those of its content.
    if !edge.isLength, (isSuperview ? other : isSubview ? node : nil)?.contentArea != nil {
      return false
    }
    reset()
    append(1, edge, node, isAround: isSubview)
    append(-multiplier, otherEdge, other, isAround: isSuperview)
    return true
  }

  /// Adds an attribute.
  ///
  /// Where the node is the superview of the other one, it is taken in its bounds.
  private mutating func append(
    _ factor: Double,
    _ edge: PlainEdge,
    _ node: LayoutNode,
    isAround: Bool
  ) {
    let isHorizontal = edge.axis == .horizontal
    if edge.isLength {
      terms.append(Problem.Term(isHorizontal ? node.width : node.height, factor))
      return
    }
    if isAround {
      let insets = node.alignmentInsets
      constant += factor * (isHorizontal ? insets.left : insets.top)
    } else {
      terms.append(Problem.Term(isHorizontal ? node.left : node.top, factor))
    }
    guard edge.fraction != 0 else { return }
    let extent = isHorizontal ? node.width : node.height
    terms.append(Problem.Term(extent, factor * edge.fraction))
  }
}

/// An attribute that depends on nothing but the frame: no margins, no text, nothing to mirror.
private struct PlainEdge {
  let axis: Axis
  var isLength = false
  var fraction = 0.0

  init?(_ attribute: LayoutConstraint.Attribute, readsLeftward: Bool) {
    switch attribute {
    case .left: axis = .horizontal
    case .right: (axis, fraction) = (.horizontal, 1)
    case .leading where !readsLeftward: axis = .horizontal
    case .trailing where !readsLeftward: (axis, fraction) = (.horizontal, 1)
    case .centerX: (axis, fraction) = (.horizontal, 0.5)
    case .top: axis = .vertical
    case .bottom: (axis, fraction) = (.vertical, 1)
    case .centerY: (axis, fraction) = (.vertical, 0.5)
    case .width: (axis, isLength) = (.horizontal, true)
    case .height: (axis, isLength) = (.vertical, true)
    default: return nil
    }
  }
}
