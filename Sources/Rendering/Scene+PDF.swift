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
  /// For screen readers, its texts are tagged as paragraphs, headings, tables and lists, and its pictures
  /// have the text of their labels.
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
    guard !scenes.isEmpty else { throw .emptyCanvas }
    for scene in scenes { try check(scene) }
    let title = title?.replacing("\0", with: "")
    var pieces = PieceWriter(StructurePlan(scenes))
    var bytes: [UInt8]
    do {
      bytes = try painted(scenes, title: title, environment, pieces)
    } catch .painting {
      // Cairo 1.16 refuses some marks around what nobody sees: better a document without elements than none.
      pieces = PieceWriter(StructurePlan([]))
      bytes = try painted(scenes, title: title, environment, nil)
    }
    bytes += PDFUpdate.bytes(
      for: bytes,
      pieces,
      language: language(environment.locale),
      hasTitle: title?.isEmpty == false
    )
    return Data(bytes)
  }

  /// What Cairo writes, its parts marked by `pieces`.
  private static func painted(
    _ scenes: [Scene],
    title: String?,
    _ environment: Environment,
    _ pieces: PieceWriter?
  ) throws(RenderingError) -> [UInt8] {
    let sink = DocumentSink()
    // Cairo writes its last bytes when a canvas goes, even after an error.
    defer { withExtendedLifetime(sink) {} }
    try FaceSet.lend { faces throws(RenderingError) in
      let canvas = try Canvas(
        writingTo: sink,
        width: scenes[0].size.width,
        height: scenes[0].size.height,
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
        pieces?.endPage(on: painter.canvas)
        painter.canvas.endPage()
      }
      pieces?.endDocument(on: painter.canvas)
      painter.canvas.finish()
      try painter.canvas.check()
    }
    return sink.bytes
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
