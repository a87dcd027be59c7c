public import SnaplineScene

extension Scene {
  /// The scene as an SVG file whose units are points.
  public func svg() -> String {
    // Faces only tell how text is spaced: without them each line still starts at its place.
    let written = try? FaceSet.lend { faces in
      var writer = SVGWriter(self, faces: faces)
      return writer.document()
    }
    if let written { return written }
    var writer = SVGWriter(self, faces: nil)
    return writer.document()
  }
}
