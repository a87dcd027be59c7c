import Foundation
import SnaplineDrawing
import SnaplineGeometry

extension View {
  /// Whether the view is neither turned nor masked, and what it paints itself fills its frame, but for round
  /// corners and letters.
  ///
  /// A picture may fill a part of the frame, and another part in a frame of another size.
  package var paintsWholeFrame: Bool {
    guard boundsOrigin == .zero, mask == nil, transform.isIdentity, backgroundFills.isEmpty else {
      return false
    }
    guard let layer = rare?.layer else { return true }
    return layer.isPlain && layer.blend == nil && layer.zPosition == 0
  }

  /// Whether the view may paint its frame, besides the letters of a text.
  package var mayPaintGround: Bool {
    guard backgroundColor == nil, let rare else { return backgroundColor != nil }
    return rare.layer != nil || rare.backgroundGradient != nil || !rare.backgroundFills.isEmpty
      || rare.drawing != nil
  }

  /// How far its corners are cut off.
  package var groundRadius: Double {
    rare?.layer.map { Double($0.radius(width: box.width, height: box.height)) } ?? 0
  }
}
