public import SnaplineScene

extension Scene {
  /// The scene as an SVG file whose units are points.
  public func svg() -> String {
    var writer = SVGWriter(self)
    return writer.document()
  }
}
