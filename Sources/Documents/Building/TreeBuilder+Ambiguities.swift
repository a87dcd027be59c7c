import SnaplineLayout

import struct Foundation.CGFloat

extension TreeBuilder {
  /// What nothing decides, but for what isn't the design's to decide: of a canvas that fits, the part
  /// of a point by which it was rounded up, and what a stack has no room for.
  ///
  /// - Returns: as many as are told, and how many others there may be.
  func ambiguities(atMost limit: Int) -> (told: [LayoutAmbiguity], others: Int) {
    canvas.layoutAmbiguities(
      atMost: limit,
      unless: { view, attribute in view.map { isSqueezed($0, attribute) } ?? false },
      where: { ambiguity in
        guard let fitted else { return true }
        if case .exactly = attribute(ambiguity.attribute, of: fitted) { return true }
        return abs(ambiguity.values[0] - ambiguity.values[1]) >= 1
      }
    )
  }

  private func attribute(
    _ attribute: LayoutConstraint.Attribute,
    of size: CanvasSize
  ) -> CanvasLength {
    attribute == .left || attribute == .width ? size.width : size.height
  }
}
