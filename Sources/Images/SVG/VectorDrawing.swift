internal import CRsvg
package import SnaplineEnvironment
package import SnaplineScene
internal import Synchronization

/// A parsed drawing: paints itself through librsvg into a context of Cairo's that someone else owns.
///
/// It sees no file but its own: references that lead out of it are empty.
@safe package final class VectorDrawing: @unchecked Sendable {
  private let drawing: OpaquePointer
  let bytes: [UInt8]
  /// In points; 100 by 100 where the drawing says nothing.
  ///
  /// Asked once: librsvg doesn't answer while another thread draws.
  package let size: (width: Double, height: Double)
  /// Whether there are letters in it, which aren't drawn: it has no fonts.
  package let hasText: Bool
  /// Whether it names pictures in other files, which aren't read.
  package let namesFiles: Bool
  /// Whether it holds pictures that aren't drawn, being neither PNG nor JPEG.
  package let holdsOthers: Bool
  /// What is known of the drawing before it is drawn.
  let hazard: DrawingHazard
  package var elementCount: Int { hazard.elements }
  /// librsvg draws one thing of a document at a time.
  private let turn = Mutex(())
  /// How the drawing was tried last.
  let tried = Mutex<DrawingTrial?>(nil)

  package init(
    _ bytes: some Sequence<UInt8>,
    limits: Limits = Limits()
  ) throws(ImageError) {
    guard crsvg_is_there() != 0 else { throw .noLibrary(name: "librsvg", package: "librsvg2-2") }
    let bytes = Array(bytes)
    guard bytes.count <= limits.drawingBytes else {
      throw .tooManyBytes(count: bytes.count, limit: limits.drawingBytes)
    }
    hazard = DrawingHazard(of: bytes)
    guard hazard.elements <= limits.drawingElements else {
      throw .tooManyElements(count: hazard.elements, limit: limits.drawingElements)
    }
    let tags = DrawingTags(of: bytes)
    guard !tags.saysNoSize else { throw .noPixels }
    hasText = !tags.letters.isEmpty
    namesFiles = tags.namesFiles
    holdsOthers = !tags.others.isEmpty
    let silenced = tags.silenced(bytes)
    self.bytes = silenced
    // Some faults end the process as soon as a drawing is read.
    if !hazard.isPlain, let obstacle = DrawingTrial.reading.outcome(of: silenced, drawnAs: (0, 0)),
      obstacle != .failure
    {
      throw .undrawable(obstacle)
    }
    var reason = ""
    var opened: OpaquePointer?
    unsafe silenced.withUnsafeBufferPointer { bytes in
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
    unsafe drawing = opened
    unsafe size = Self.size(of: crsvg_measure(opened))
    guard max(size.width, size.height) <= Self.longestSide else { throw .undrawable(.size) }
  }

  /// In points; no scene paints anything further away.
  private static let longestSide = 1_000_000.0

  private static func size(of told: crsvg_size) -> (width: Double, height: Double) {
    if told.width > 0, told.height > 0 { return (told.width, told.height) }
    if told.box_width > 0, told.box_height > 0 { return (told.box_width, told.box_height) }
    return (100, 100)
  }

  deinit { unsafe crsvg_close(drawing) }

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

  /// Whether it can be drawn on pixels that nobody sees, here and now.
  func attempt(_ trial: crsvg_trial, _ size: (width: Double, height: Double)) -> Bool {
    turn.withLock { _ in unsafe crsvg_try(drawing, size.width, size.height, trial) != 0 }
  }

  static func header(_ bytes: [UInt8], _ limits: Limits) throws(ImageError) -> ImageHeader {
    let value = VectorPicture(svg: String(decoding: bytes, as: UTF8.self))
    let size = try shared(value, limits: limits).size
    return ImageHeader(width: size.width, height: size.height)
  }

  /// The drawing of some text, parsed once as long as it is used now and then.
  package static func shared(
    _ value: VectorPicture,
    limits: Limits = Limits()
  ) throws(ImageError) -> VectorDrawing {
    if let known = parsed.withLock({ $0[value.svg] }) { return known }
    let made = try VectorDrawing(value.svg.utf8, limits: limits)
    parsed.withLock { parsed in
      if parsed.count >= mostKept { parsed.removeAll() }
      parsed[value.svg] = made
    }
    return made
  }

  private static let parsed = Mutex<[String: VectorDrawing]>([:])
  private static let mostKept = 64
}
