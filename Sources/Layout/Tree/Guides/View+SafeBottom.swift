import SnaplineGeometry

package import struct Foundation.CGFloat

extension View {
  /// How much is covered below the safe area whose bottom a constraint holds this view's bottom to;
  /// nothing where there is no such constraint.
  package var coveredBelowBottom: CGFloat {
    node.constraintsSoFar.lazy.compactMap { self.coveredBelowBottom(by: $0) }.max() ?? 0
  }

  private func coveredBelowBottom(by constraint: LayoutConstraint) -> CGFloat? {
    let terms = constraint.terms
    guard constraint.relation == .equal, constraint.multiplier == 1 else { return nil }
    if terms.node === node, terms.attribute == .bottom {
      return terms.otherNode?.guide?.coverage(below: terms.otherAttribute)
    }
    if terms.otherNode === node, terms.otherAttribute == .bottom {
      return terms.node?.guide?.coverage(below: terms.attribute)
    }
    return nil
  }
}

extension LayoutGuide {
  /// How much is covered below one of the guide's edges, where that is the bottom of a safe area.
  fileprivate func coverage(below edge: LayoutConstraint.Attribute) -> CGFloat? {
    if let strip = self as? UnsafeStrip {
      return !strip.isAtTop && edge == .top ? strip.length : nil
    }
    return derivation == .safeArea && edge == .bottom ? owner?.safeAreaInsets.bottom : nil
  }
}
