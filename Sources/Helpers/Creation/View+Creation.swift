public import Foundation
public import SnaplineDrawing
public import SnaplineLayout

extension View {
  /// A view of one colour.
  public convenience init(backgroundColor: Color, alpha: CGFloat = 1) {
    self.init(frame: .zero)
    self.backgroundColor = backgroundColor
    self.alpha = alpha
  }
}
