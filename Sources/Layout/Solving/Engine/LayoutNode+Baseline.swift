import Foundation

extension LayoutNode {
  /// Where a baseline lies: a node, a fraction of its height and an offset.
  ///
  /// A view may take the baselines of a view inside it. The baselines of a view without text are
  /// its edges.
  func baseline(isFirst: Bool) -> (node: LayoutNode, fraction: Double, offset: Double) {
    let fraction: Double = isFirst ? 0 : 1
    guard let target = baselineView(isFirst: isFirst) else { return (self, fraction, 0) }
    let node = target.node
    node.engine?.follow(baselinesOf: node)
    guard let offsets = node.currentBaselines else { return (node, fraction, 0) }
    return (node, fraction, isFirst ? offsets.firstFromTop : -offsets.lastFromBottom)
  }

  /// The baselines in the height that was solved last, or in that of the content where none was
  /// solved.
  var currentBaselines: BaselineOffsets? {
    if let baselines = seat.rare?.baselines { return baselines }
    guard let view else { return nil }
    let baselines = view.baselineOffsets(in: view.sizeOfContent)
    if let baselines { seat.rareOrNew.baselines = baselines }
    return baselines
  }

  private func baselineView(isFirst: Bool) -> View? {
    guard var target = view else { return nil }
    // Each step should lead down the tree. A class may answer any view, so a bound ends the walk.
    for _ in 0..<64 {
      if target.choosesBaselineView { target.node.engine?.follow(baselinesOf: target.node) }
      let next = isFirst ? target.forFirstBaselineLayout : target.forLastBaselineLayout
      guard next !== target, next.isDescendant(of: target), next.node.engine === engine else {
        break
      }
      target = next
    }
    return target
  }
}

extension View {
  /// The view itself, and the views above it that may take its baselines.
  var baselineHeirs: [View] {
    var heirs = [self]
    var view = parent
    while let current = view {
      if current.forFirstBaselineLayout !== current || current.forLastBaselineLayout !== current {
        heirs.append(current)
      }
      view = current.parent
    }
    return heirs
  }

  /// The same for a view that chooses which view inside gives it its baselines: those that rows name are followed.
  func noteBaselines() {
    if node.queued.contains(.baseline) { queueBaselineRows() }
  }

  /// Has rows made anew that name the view's baselines, which another view inside may give it now.
  func queueBaselineRows() {
    for heir in baselineHeirs {
      for constraint in heir.node.constraintsSoFar where constraint.usesBaseline {
        node.changed(constraint)
      }
    }
  }
}

extension LayoutConstraint {
  /// Whether the row depends on where text lies in a view.
  var usesBaseline: Bool {
    func isBaseline(_ attribute: Attribute?) -> Bool {
      attribute == .firstBaseline || attribute == .lastBaseline
    }
    return isBaseline(first.attribute) || isBaseline(second?.attribute)
      || isBaseline(first.start?.attribute)
  }
}
