import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// What lies behind a bar's items: its ground, which reaches to the screen's edge, and a hairline.
final class BarBackdrop: View {
  /// On which side of the bar the screen's edge is.
  enum Side {
    case top, bottom
  }

  private let side: Side
  private let hairline = View()

  init(at side: Side) {
    self.side = side
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: BarAppearance, ground: Color? = nil) {
    backgroundColor = ground ?? appearance.backgroundColor
    hairline.backgroundColor = appearance.shadowColor
    hairline.isHidden = appearance.shadowColor == nil
  }

  /// Where no content lies behind the bar it is clear, unless somebody said otherwise.
  func showAtScrollEdge(_ appearance: BarAppearance?, ground: Color?) {
    if let appearance { return show(appearance, ground: ground) }
    let clear = BarAppearance()
    clear.configureWithTransparentBackground()
    show(clear)
  }

  /// Fills a bar, and what the screen's edge covers beyond it.
  func fill(_ bar: View) {
    let bounds = bar.bounds
    frame = place(behind: bar)
    let pixel = 1 / max(1, traits.displayScale)
    // The line belongs to the content's side, and stands just outside of the bar.
    hairline.frame = CGRect(
      x: 0,
      y: side == .top ? self.bounds.height : -pixel,
      width: bounds.width,
      height: pixel
    )
  }

  /// Whether the ground belongs elsewhere than it stands.
  func isAstray(behind bar: View) -> Bool { frame != place(behind: bar) }

  private func place(behind bar: View) -> CGRect {
    let (reach, bounds) = (reach(beyond: bar), bar.bounds)
    return CGRect(
      x: 0,
      y: side == .top ? -reach : 0,
      width: bounds.width,
      height: bounds.height + reach
    )
  }

  /// How far it is to the edge of the tree, where the bar stands right at the safe area.
  private func reach(beyond bar: View) -> CGFloat {
    var top: View = bar
    while let above = top.superview { top = above }
    let place = bar.convert(bar.bounds, to: top)
    let covered = top.environment.safeArea
    let gap = side == .top ? place.minY - top.bounds.minY : top.bounds.maxY - place.maxY
    let edge = side == .top ? covered.top : covered.bottom
    return gap > 0 && gap <= edge + 0.5 ? gap : 0
  }
}
