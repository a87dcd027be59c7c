internal import SnaplineEnvironment
internal import SnaplineImages
internal import SnaplineScene
internal import Synchronization

extension Scene {
  /// Has the process keep its latest picture from now on, so that the next one is painted and compressed
  /// only where it differs.
  ///
  /// The files are the same, byte for byte. What is kept takes as much memory as one picture takes while it
  /// is made, which pays where one is much like the one before.
  package static func keepLatestPicture() { LatestPicture.keep() }
}

/// The latest picture, and what it was painted from.
@safe final class LatestPicture: @unchecked Sendable {
  /// Pictures of more bytes of pixels aren't kept, nor display lists with more in pictures of their own.
  static let mostBytes = 6_000_000

  private var list: PaintedList?
  private var bitmap = Bitmap(width: 0, height: 0, bytes: [])
  private let lines = LatestLines()

  private static let kept = Mutex<LatestPicture?>(nil)

  static func keep() { kept.withLock { $0 = LatestPicture() } }

  /// The one that is kept, for one thread until it gives it back.
  static func take() -> LatestPicture? {
    kept.withLock { kept in
      defer { kept = nil }
      return kept
    }
  }

  static func give(_ latest: LatestPicture) { kept.withLock { $0 = latest } }

  /// The PNG file of a scene; nothing where it is too large to be kept.
  func file(
    of scene: Scene,
    _ environment: Environment,
    _ texts: [PNG.Text]
  ) throws(RenderingError) -> [UInt8]? {
    let (width, height) = try scene.pixelSize(within: environment.limits)
    guard width * height * 4 <= Self.mostBytes else {
      forget()
      return nil
    }
    let list = PaintedList(scene)
    let before = bitmap.width == width && bitmap.height == height ? self.list : nil
    // Nothing is known of a picture that can't be painted as a whole.
    self.list = nil
    let changes = try paint(scene, list, after: before, width, height, environment.limits)
    do throws(ImageError) {
      let file = try lines.file(of: bitmap, changing: changes, scale: scene.scale, texts: texts)
      if list.pictureBytes <= Self.mostBytes { self.list = list }
      return file
    } catch {
      throw .encoding(error)
    }
  }

  /// Paints what differs, and says which rows that is; `nil` stands for all.
  private func paint(
    _ scene: Scene,
    _ list: PaintedList,
    after before: PaintedList?,
    _ width: Int,
    _ height: Int,
    _ limits: Limits
  ) throws(RenderingError) -> [Range<Int>]? {
    try FaceSet.lend { faces throws(RenderingError) in
      let isBounded = list.layerPixels(width, height) <= 2 * limits.canvasPixels
      let changes =
        isBounded
        ? try before.flatMap { before throws(RenderingError) in
          try list.rows(changedFrom: before, height: height, faces)
        } : nil
      guard let changes else {
        if bitmap.width != width || bitmap.height != height {
          let bytes = [UInt8](repeating: 0, count: width * height * 4)
          bitmap = Bitmap(width: width, height: height, bytes: bytes)
        }
        try repaint(0..<height, of: scene, faces, limits)
        return nil
      }
      for rows in changes { try repaint(rows, of: scene, faces, limits) }
      return changes
    }
  }

  private func repaint(
    _ rows: Range<Int>,
    of scene: Scene,
    _ faces: FaceSet,
    _ limits: Limits
  ) throws(RenderingError) {
    let (width, height) = (bitmap.width, bitmap.height)
    var failure: RenderingError?
    unsafe bitmap.bytes.withUnsafeMutableBufferPointer { pixels in
      let band = unsafe pixels[rows.lowerBound * width * 4..<rows.upperBound * width * 4]
      unsafe UnsafeMutableBufferPointer(rebasing: band).update(repeating: 0)
      do throws(RenderingError) {
        try unsafe scene.paint(
          over: pixels,
          width: width,
          height: height,
          rows: rows == 0..<height ? nil : rows,
          faces,
          limits
        )
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func forget() {
    list = nil
    bitmap = Bitmap(width: 0, height: 0, bytes: [])
    lines.forget()
  }
}
