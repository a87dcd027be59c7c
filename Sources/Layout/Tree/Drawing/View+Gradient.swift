public import SnaplineDrawing

extension View {
  /// A gradient over the background colour, within the view's corners.
  public var backgroundGradient: Gradient? {
    get { rare?.backgroundGradient }
    set { changeRare { $0.backgroundGradient = newValue } }
  }
}
