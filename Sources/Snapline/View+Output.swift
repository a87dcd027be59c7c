public import Foundation
public import SnaplineLayout

extension View {
  /// Lays out this tree at `size`, in points, to be painted with `scale` pixels a point.
  ///
  ///     let png = try card.rendered(size: CGSize(width: 320, height: 200), scale: 2).png()
  ///
  /// Overlays show parts of the layout that can't be seen otherwise; see ``Overlay``.
  public func rendered(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    overlays: Set<Overlay> = []
  ) throws -> Picture {
    let scene = try scene(size: size, scale: scale, overlays: overlays)
    return Picture(scene: scene, environment: environment)
  }
}
