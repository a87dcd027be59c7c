import Foundation
import SnaplineControls
import SnaplineDesigns
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
  var seen: CGRect? { around.seen(frame) }

  /// The axes on which it is shorter than its content though nobody asked for that.
  var cutAxes: [Axis] {
    guard !around.isFolded else { return [] }
    let rigid = Axis.allCases.filter { !sized.contains($0) && view.isRigid(on: $0) }
    guard !rigid.isEmpty else { return [] }
    let content = CGRect(origin: .zero, size: view.intrinsicContentSize)
    let rectangle = view.alignmentRect(forFrame: view.frame)
    return rigid.filter { rectangle.length(on: $0) < content.length(on: $0) - 1 }
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
