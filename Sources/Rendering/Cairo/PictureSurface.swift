internal import CCairo
internal import Glibc
internal import SnaplineEnvironment
internal import Synchronization

/// A surface of four bytes a pixel, owned here.
///
/// Its memory is lent and kept for the next: fresh pages of a large picture would cost more than
/// what is painted on them.
@safe struct PictureSurface: ~Copyable {
  let surface: OpaquePointer
  private let memory: UnsafeMutableRawBufferPointer
  private let width: Int
  private let height: Int

  /// Holds any pixels until every row was filled.
  init(width: Int, height: Int, isOpaque: Bool) throws(RenderingError) {
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    unsafe memory = PictureMemory.borrow(width * height * 4)
    unsafe surface = cairo_image_surface_create_for_data(
      memory.baseAddress?.assumingMemoryBound(to: UInt8.self),
      format,
      Int32(width),
      Int32(height),
      Int32(width * 4)
    )
    self.width = width
    self.height = height
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
  }

  deinit {
    // Whoever still refers to the surface must not reach the memory any more.
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
    unsafe PictureMemory.giveBack(memory)
  }

  /// Lets `body` write each row.
  borrowing func fill(_ body: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void) {
    unsafe cairo_surface_flush(surface)
    let words = unsafe memory.bindMemory(to: UInt32.self)
    for row in 0..<height {
      let line = unsafe UnsafeMutableBufferPointer(rebasing: words[row * width..<(row + 1) * width])
      unsafe body(row, line)
    }
    unsafe cairo_surface_mark_dirty(surface)
  }

  /// The same for pictures of the same pixels.
  var pixelName: String {
    unsafe cairo_surface_flush(surface)
    let pixels = unsafe UnsafeRawBufferPointer(rebasing: memory[..<(width * height * 4)])
    return unsafe "\(width)x\(height) \(SHA256.half(of: pixels))"
  }

  /// Has documents hold pictures of the same name once.
  borrowing func setName(_ name: String) {
    guard let copy = unsafe strdup(name) else { return }
    unsafe cairo_surface_set_mime_data(
      surface,
      CAIRO_MIME_TYPE_UNIQUE_ID,
      UnsafeRawPointer(copy).assumingMemoryBound(to: UInt8.self),
      UInt(name.utf8.count),
      { unsafe free($0) },
      copy
    )
  }
}

/// Memory that was used for a picture and waits for the next one.
@safe private struct PictureMemory: @unchecked Sendable {
  private var block: UnsafeMutableRawBufferPointer

  private static let idle = Mutex<[PictureMemory]>([])
  private static let mostKept = 4
  private static let largestKept = 64_000_000

  /// At least `count` bytes.
  static func borrow(_ count: Int) -> UnsafeMutableRawBufferPointer {
    let kept = idle.withLock { idle -> PictureMemory? in
      let fitting = idle.indices.first {
        unsafe idle[$0].block.count >= count && idle[$0].block.count / 8 <= count
      }
      return fitting.map { idle.remove(at: $0) }
    }
    if let kept { return unsafe kept.block }
    return .allocate(byteCount: max(count, 64), alignment: 16)
  }

  static func giveBack(_ block: UnsafeMutableRawBufferPointer) {
    let isKept = idle.withLock { idle in
      guard block.count <= largestKept, idle.count < mostKept else { return false }
      unsafe idle.append(PictureMemory(block: block))
      return true
    }
    if !isKept { unsafe block.deallocate() }
  }
}
