import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

/// A control, a symbol or a code of a design as it came out.
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
    return view.axesShorterThanContent(besides: sized)
  }
}

extension View {
  /// The axes on which content is cut that isn't scaled, without those that are left out.
  func axesShorterThanContent(besides sized: Set<Axis>) -> [Axis] {
    let rigid = Axis.allCases.filter { !sized.contains($0) && isRigid(on: $0) }
    guard !rigid.isEmpty else { return [] }
    let content = CGRect(origin: .zero, size: intrinsicContentSize)
    let rectangle = alignmentRect(forFrame: frame)
    return rigid.filter { axis in
      rectangle.length(on: axis) < content.length(on: axis) - 1
        && !(axis == .horizontal && wrapsItsTitle)
    }
  }

  /// Whether it is a button that has the room for its whole title in several lines.
  fileprivate var wrapsItsTitle: Bool {
    guard let title = (self as? Button)?.titleLabel else { return false }
    guard title.numberOfLines != 1, title.fit.isWhole else { return false }
    return bounds.insetBy(dx: -1, dy: -1).contains(title.convert(title.bounds, to: self))
  }

  var isRigid: Bool { isRigid(on: .horizontal) || isRigid(on: .vertical) }

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
