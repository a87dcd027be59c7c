package import Foundation
package import SnaplineGeometry

extension View.ContentMode {
  /// Where content of a size stands in some bounds.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (across, down) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(across, down) : max(across, down)
      return frame(
        of: CGSize(width: size.width * factor, height: size.height * factor),
        in: bounds,
        x: 0.5,
        y: 0.5
      )
    case .center: return frame(of: size, in: bounds, x: 0.5, y: 0.5)
    case .top: return frame(of: size, in: bounds, x: 0.5, y: 0)
    case .bottom: return frame(of: size, in: bounds, x: 0.5, y: 1)
    case .left: return frame(of: size, in: bounds, x: 0, y: 0.5)
    case .right: return frame(of: size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return frame(of: size, in: bounds, x: 0, y: 0)
    case .topRight: return frame(of: size, in: bounds, x: 1, y: 0)
    case .bottomLeft: return frame(of: size, in: bounds, x: 0, y: 1)
    case .bottomRight: return frame(of: size, in: bounds, x: 1, y: 1)
    }
  }

  /// Content with a part of what is left over before it.
  private func frame(of size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width,
      height: size.height
    )
  }
}

extension PixelGrid {
  /// Edges on whole pixels.
  package func edges(of rect: CGRect) -> Edges {
    Edges(
      left: round(rect.minX),
      top: round(rect.minY),
      right: round(rect.maxX),
      bottom: round(rect.maxY)
    )
  }

  /// A rectangle moved to whole pixels, its size left as it is: content that isn't scaled.
  package func moved(_ rect: CGRect) -> CGRect {
    CGRect(x: round(rect.minX), y: round(rect.minY), width: rect.width, height: rect.height)
  }
}
