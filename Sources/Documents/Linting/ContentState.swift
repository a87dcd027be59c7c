import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

/// What matters of the size of a control or a picture that isn't cut to rules and warnings.
///
/// In two sizes with the same state the same is told of it.
struct ContentState: Hashable {
  /// Whether it is too narrow, and too low, for a finger.
  private let isNarrow, isLow: Bool
  /// The size, where more depends on it; nothing else.
  private let width, height: Double?

  init(of view: View) {
    let size = view.bounds.size
    let least = view.fingerTarget
    isNarrow = least.map { size.width < $0.width - 0.5 } ?? false
    isLow = least.map { size.height < $0.height - 0.5 } ?? false
    let isExact = view.mayBeStretched
    (width, height) = (isExact ? size.width : nil, isExact ? size.height : nil)
  }
}

extension View {
  /// Whether rules or warnings look at the view for more than its text.
  var hasContentState: Bool { hasToStand || (self as? ImageView)?.image != nil }

  /// Whether somebody is told of the view where it leaves the canvas.
  var hasToStand: Bool { fingerTarget != nil || isRigid }

  /// Whether it is a picture that may lose its proportions.
  fileprivate var mayBeStretched: Bool {
    guard let picture = self as? ImageView else { return false }
    return picture.contentMode == .scaleToFill || picture.contentMode == .redraw
  }
}
