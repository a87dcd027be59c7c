import SnaplineLayout

import struct Foundation.CGFloat

extension TreeBuilder {
  /// What nothing decides, but for what isn't the design's to decide: of a canvas that fits, the part
  /// of a point by which it was rounded up.
  var ambiguities: [LayoutAmbiguity] {
    canvas.layoutAmbiguities.filter { ambiguity in
      guard !isSqueezed(ambiguity) else { return false }
      guard let fitted else { return true }
      let isAcross = ambiguity.attribute == .left || ambiguity.attribute == .width
      if case .exactly = isAcross ? fitted.width : fitted.height { return true }
      return abs(ambiguity.values[0] - ambiguity.values[1]) >= 1
    }
  }
}
