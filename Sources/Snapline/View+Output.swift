public import Foundation
public import SnaplineLayout

extension View {
  /// Lays out this tree at `size`, in points, to be painted with `scale` pixels a point.
  ///
  ///     let png = try card.rendered(size: CGSize(width: 320, height: 200), scale: 2).png()
  ///
  public func rendered(size: CGSize? = nil, scale: CGFloat? = nil) throws -> Picture {
    Picture(scene: try scene(size: size, scale: scale), environment: environment)
  }
}
