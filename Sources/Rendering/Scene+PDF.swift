public import SnaplineEnvironment
internal import SnaplineGeometry
public import SnaplineScene

public import struct Foundation.CGSize
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
    guard let first = scenes.first else { throw .emptyCanvas }
    for scene in scenes { try check(scene) }
    let title = title?.replacing("\0", with: "")
    let pieces = PieceWriter(StructurePlan(scenes))
    do {
      let bytes = try painted(first.size, title, environment, pieces) { $0.add(scenes) }
      return finished(bytes, title, environment, pieces)
    } catch .painting {
      // Cairo 1.16 refuses some marks around what nobody sees: better a document without elements than none.
      let bytes = try painted(first.size, title, environment, nil) { $0.add(scenes) }
      return finished(bytes, title, environment, PieceWriter(StructurePlan()))
    }
  }

  /// The same of pages that are made one after the other, each of which is painted as soon as it is there.
  ///
  /// - Parameters:
  ///   - size: The size of the first page.
  ///   - title: What readers show in place of the file's name.
  ///   - environment: Its limits bound the memory of translucent groups, and its locale is the language of
  ///     the text.
  ///   - pages: Gives the pages to the closure that it is given.
  /// - Returns: The whole file, the same as of all scenes at once.
  /// - Throws: Where there is no page, a page has no size or too large a one, or something can't be painted.
  package static func document(
    ofSize size: CGSize,
    title: String? = nil,
    environment: Environment = .current,
    pages: (_ add: (Scene) -> Void) -> Void
  ) throws(RenderingError) -> Data {
    var scenes: [Scene] = []
    let cleanTitle = title?.replacing("\0", with: "")
    let pieces = PieceWriter(StructurePlan())
    var bytes: [UInt8] = []
    do throws(RenderingError) {
      bytes = try painted(size, cleanTitle, environment, pieces) { painter in
        pages { scene in
          scenes.append(scene)
          // A link may lead to a page that isn't there yet: then all are painted once more when they are there.
          if pieces.plan.links.isEmpty { painter.add(scene) }
        }
      }
    } catch .painting {
      // What follows tries once more.
      bytes = []
    }
    guard !bytes.isEmpty, pieces.plan.links.isEmpty, !scenes.isEmpty else {
      return try document(scenes, title: title, environment: environment)
    }
    return finished(bytes, cleanTitle, environment, pieces)
  }

  /// The document with what Cairo can't write.
  private static func finished(
    _ bytes: [UInt8],
    _ title: String?,
    _ environment: Environment,
    _ pieces: PieceWriter
  ) -> Data {
    let update = PDFUpdate.bytes(
      for: bytes,
      pieces,
      language: language(environment.locale),
      hasTitle: title?.isEmpty == false
    )
    return Data(bytes + update)
  }

  /// What Cairo writes of the pages that `pages` gives, its parts marked by `pieces`.
  private static func painted(
    _ size: CGSize,
    _ title: String?,
    _ environment: Environment,
    _ pieces: PieceWriter?,
    pages: (DocumentPainter) -> Void
  ) throws(RenderingError) -> [UInt8] {
    let sink = DocumentSink()
    // Cairo writes its last bytes when a canvas goes, even after an error.
    defer { withExtendedLifetime(sink) {} }
    try FaceSet.lend { faces throws(RenderingError) in
      let canvas = try Canvas(
        writingTo: sink,
        width: size.width,
        height: size.height,
        title: title
      )
      let painter = DocumentPainter(
        Painter(canvas: canvas, faces: faces, limits: environment.limits, pieces: pieces),
        size: size,
        pieces
      )
      pages(painter)
      try painter.finish()
    }
    return sink.bytes
  }

  /// A locale as a PDF names a language; nothing where it is none.
  private static func language(_ locale: String) -> String? {
    let tag = locale.replacing("_", with: "-")
    return tag.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/) == nil ? nil : tag
  }

  fileprivate static func check(_ scene: Scene) throws(RenderingError) {
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

/// Paints the pages of a document, until one can't be painted.
private final class DocumentPainter {
  private var painter: Painter
  private let pieces: PieceWriter?
  /// The size of the page before.
  private var size: CGSize
  private var failure: RenderingError?

  init(_ painter: consuming Painter, size: CGSize, _ pieces: PieceWriter?) {
    self.painter = painter
    (self.size, self.pieces) = (size, pieces)
  }

  func add(_ scenes: [Scene]) { for scene in scenes { add(scene) } }

  func add(_ scene: Scene) {
    guard failure == nil else { return }
    do throws(RenderingError) {
      try PDF.check(scene)
      pieces?.beginPage(scene)
      // Cairo 1.16 cuts a page at whole points after this call.
      if scene.size != size {
        painter.canvas.setPage(width: scene.size.width, height: scene.size.height)
      }
      size = scene.size
      try painter.paint(scene)
      pieces?.endPage(on: painter.canvas)
      painter.canvas.endPage()
    } catch {
      failure = error
    }
  }

  /// Ends the document; throws where a page couldn't be painted.
  func finish() throws(RenderingError) {
    if let failure { throw failure }
    pieces?.endDocument(on: painter.canvas)
    painter.canvas.finish()
    try painter.canvas.check()
  }
}
