import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout

/// A control or a symbol of a design as it came out.
struct SeenContent {
  let view: View
  let element: Element
  let around: Surroundings
  /// The axes on which the design says how long it is.
  let sized: Set<Axis>
  /// Where its alignment rectangle stands on the canvas, whatever clips it.
  let frame: CGRect

  /// The part of the frame that clipping views let through.
  var seen: CGRect? {
    let seen = around.window?.intersection(frame) ?? frame
    return seen.isNull ? nil : seen
  }

  /// Whether it is shorter than its content though nobody asked for that.
  func isCut(on axis: Axis) -> Bool {
    guard !sized.contains(axis), !around.isFolded, view.isRigid(on: axis) else { return false }
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    return view.alignmentRect(forFrame: view.frame).length(on: axis) < length - 1
  }
}

extension View {
  /// Whether the view shows content that is cut, or can't be used, where it is shorter than that.
  ///
  /// Pictures are scaled, and what is typed into a field scrolls.
  func isRigid(on axis: Axis) -> Bool {
    switch self {
    case is TextField: axis == .vertical
    case is Control: true
    case let picture as ImageView: picture.image?.isSymbolImage ?? false
    default: false
    }
  }
}
