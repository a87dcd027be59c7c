internal import CRsvg
package import SnaplineScene
internal import Synchronization

/// A parsed drawing: paints itself through librsvg into a context of Cairo's that someone else owns.
///
/// It sees no file but its own: references that lead out of it are empty.
@safe package final class VectorDrawing: @unchecked Sendable {
  /// Whether there are letters in it, which aren't drawn: it has no fonts.
  package let hasText: Bool
  private let drawing: OpaquePointer
  /// librsvg draws one thing of a document at a time.
  private let turn = Mutex(())

  package init(_ bytes: some Sequence<UInt8>) throws(ImageError) {
    guard crsvg_is_there() != 0 else { throw .noLibrary(name: "librsvg", package: "librsvg2-2") }
    var bytes = Array(bytes)
    let letters = try DrawingInspector.letters(in: bytes)
    hasText = !letters.isEmpty
    // They would be looked for among the fonts of whoever runs the process: what is only defined
    // isn't drawn.
    for place in letters { bytes.replaceSubrange(place..<place + 4, with: "defs".utf8) }
    var reason = ""
    var opened: OpaquePointer?
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 200) { text in
        unsafe text.initialize(repeating: 0)
        unsafe opened = crsvg_open(bytes.baseAddress, bytes.count, text.baseAddress)
        reason = unsafe String(
          decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
          as: UTF8.self
        )
      }
    }
    guard let opened = unsafe opened else {
      throw .corrupt(reason.split(separator: "\n").first.map(String.init) ?? "it is no drawing")
    }
    // What can't be drawn at all is told where the picture is read, not where it leaves a hole.
    guard unsafe crsvg_can_draw(opened) != 0 else {
      unsafe crsvg_close(opened)
      throw .corrupt("librsvg can't draw it")
    }
    unsafe drawing = opened
  }

  deinit { unsafe crsvg_close(drawing) }

  /// In points; 100 by 100 where the drawing says nothing.
  package var size: (width: Double, height: Double) {
    let size = unsafe crsvg_measure(drawing)
    if size.width > 0, size.height > 0 { return (size.width, size.height) }
    if size.box_width > 0, size.box_height > 0 { return (size.box_width, size.box_height) }
    return (100, 100)
  }

  /// Draws over the rectangle from the origin to a size.
  ///
  /// - Parameters:
  ///   - context: A `cairo_t` of the very Cairo that this process has loaded.
  ///   - width: How wide the drawing becomes.
  ///   - height: How tall it becomes.
  /// - Returns: Whether librsvg could draw it.
  package func draw(into context: UnsafeMutableRawPointer, width: Double, height: Double) -> Bool {
    turn.withLock { _ in unsafe crsvg_draw(drawing, context, width, height) != 0 }
  }

  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    let size = try shared(VectorPicture(svg: String(decoding: bytes, as: UTF8.self))).size
    return ImageHeader(width: size.width, height: size.height)
  }

  /// The drawing of some text, parsed once as long as it is used now and then.
  package static func shared(_ value: VectorPicture) throws(ImageError) -> VectorDrawing {
    if let known = parsed.withLock({ $0[value.svg] }) { return known }
    let made = try VectorDrawing(value.svg.utf8)
    parsed.withLock { parsed in
      if parsed.count >= mostKept { parsed.removeAll() }
      parsed[value.svg] = made
    }
    return made
  }

  private static let parsed = Mutex<[String: VectorDrawing]>([:])
  private static let mostKept = 64
}
