public import SnaplineControls
public import SnaplineDrawing

// All that is painted in a colour, letters and lines too, has the four numbers of a `CGColor` here, and a
// picture isn't among them.

extension Color {
  @available(*, unavailable, message: "set view.backgroundFills = [.image(picture)]")
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
}
