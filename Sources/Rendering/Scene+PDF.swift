public import SnaplineEnvironment
internal import SnaplineGeometry
public import SnaplineScene

public import struct Foundation.Data

extension Scene {
  /// The scene as a PDF document of one page, whose shapes stay shapes and whose text stays text.
  public func pdf(
    title: String? = nil,
    environment: Environment = .current
  ) throws(RenderingError) -> Data {
    try PDF.document([self], title: title, environment: environment)
  }
}

/// The Portable Document Format.
public enum PDF {
  /// The longest side of a page that readers agree on, in points.
  private static let longestSide = 14_400.0

  /// A document with a page for each scene.
  ///
  /// - Parameters:
  ///   - scenes: At least one.
  ///   - title: What readers show in place of the file's name.
  ///   - environment: Its limits bound the memory of translucent groups.
  /// - Returns: The whole file, the same for the same scenes.
  /// - Throws: Where a page has no size or too large a one, or something can't be painted.
  public static func document(
    _ scenes: [Scene],
    title: String? = nil,
    environment: Environment = .current
  ) throws(RenderingError) -> Data {
    guard let first = scenes.first else { throw .emptyCanvas }
    for scene in scenes { try check(scene) }
    let sink = DocumentSink()
    // Cairo writes its last bytes when a canvas goes, even after an error.
    defer { withExtendedLifetime(sink) {} }
    try FaceSet.lend { faces throws(RenderingError) in
      let canvas = try Canvas(
        writingTo: sink,
        width: first.size.width,
        height: first.size.height,
        title: title?.replacing("\0", with: "")
      )
      var painter = Painter(canvas: canvas, faces: faces, limits: environment.limits)
      for scene in scenes {
        painter.canvas.setPage(width: scene.size.width, height: scene.size.height)
        try painter.paint(scene)
        painter.canvas.endPage()
      }
      painter.canvas.finish()
      try painter.canvas.check()
    }
    return Data(sink.bytes)
  }

  private static func check(_ scene: Scene) throws(RenderingError) {
    try scene.checkSize()
    let (width, height) = (Double(scene.size.width), Double(scene.size.height))
    guard width <= longestSide, height <= longestSide else {
      throw .canvasTooLarge(
        width: width,
        height: height,
        side: Int(longestSide),
        pixels: Int(longestSide * longestSide)
      )
    }
  }
}
