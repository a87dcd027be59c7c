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

  /// A document with a page for each scene, whose texts are paragraphs, headings, tables and lists to
  /// those who read it aloud, and whose pictures have the words of their labels.
  ///
  /// - Parameters:
  ///   - scenes: At least one.
  ///   - title: What readers show in place of the file's name.
  ///   - environment: Its limits bound the memory of translucent groups, and its locale is the language of
  ///     the text.
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
    let pieces = PieceWriter(StructurePlan(scenes))
    let title = title?.replacing("\0", with: "")
    // Cairo writes its last bytes when a canvas goes, even after an error.
    defer { withExtendedLifetime(sink) {} }
    try FaceSet.lend { faces throws(RenderingError) in
      let canvas = try Canvas(
        writingTo: sink,
        width: first.size.width,
        height: first.size.height,
        title: title
      )
      var painter = Painter(
        canvas: canvas,
        faces: faces,
        limits: environment.limits,
        pieces: pieces
      )
      for scene in scenes {
        painter.canvas.setPage(width: scene.size.width, height: scene.size.height)
        try painter.paint(scene)
        pieces.endPage(on: painter.canvas)
        painter.canvas.endPage()
      }
      pieces.endDocument(on: painter.canvas)
      painter.canvas.finish()
      try painter.canvas.check()
    }
    let update = PDFUpdate.bytes(
      for: sink.bytes,
      pieces,
      language: language(environment.locale),
      hasTitle: title?.isEmpty == false
    )
    return Data(sink.bytes + update)
  }

  /// A locale as a PDF names a language; nothing where it is none.
  private static func language(_ locale: String) -> String? {
    let tag = locale.replacing("_", with: "-")
    return tag.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/) == nil ? nil : tag
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
