import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

/// The ring around a control that a keyboard acts on.
final class FocusHalo: View {
  private static let outset: CGFloat = 3

  /// Puts the ring around a control, or takes it away.
  static func show(_ isShown: Bool, around control: Control) {
    let old = control.subviews.first { $0 is FocusHalo }
    guard isShown, let radius = control.focusRadius else {
      return old?.removeFromSuperview() ?? ()
    }
    let halo = old ?? FocusHalo()
    halo.isUserInteractionEnabled = false
    halo.frame = control.bounds.insetBy(dx: -outset, dy: -outset)
    halo.layer.borderWidth = outset
    halo.layer.borderColor = control.tintColor.withAlphaComponent(0.6).resolved(
      with: control.traits
    )
    halo.layer.cornerRadius = radius + outset
    halo.layer.cornerCurve = .continuous
    if old == nil { control.addSubview(halo) }
  }
}
