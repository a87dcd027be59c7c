internal import CColor
internal import Dispatch
public import SnaplineEnvironment
public import SnaplineScene
internal import Synchronization

public import struct Foundation.Data

/// A picture as a file has it: its size is known at once, its pixels are read when they are asked
/// for, and only once.
///
/// Files of equal contents share one object, as long as one of them was used lately. Any number of
/// threads may ask for the pixels.
public final class ImageFile: Sendable {
  public let format: ImageFormat
  /// Upright, in pixels; for a drawing, in points.
  public let width: Double
  public let height: Double
  private let header: ImageHeader
  private let bytes: [UInt8]
  private let limits: Limits
  private let pixels = Mutex<Result<Raster, ImageError>?>(nil)
  private let reduced = Mutex<(step: Int, raster: Raster)?>(nil)

  private init(_ bytes: [UInt8], _ limits: Limits) throws(ImageError) {
    guard let format = ImageFormat(bytes) else {
      throw PNG.signature.starts(with: bytes) ? .truncated : .unknownFormat
    }
    header = try ImageHeader(format, bytes, limits)
    self.format = format
    self.bytes = bytes
    self.limits = limits
    let isSideways = header.orientation.isSideways
    width = isSideways ? header.height : header.width
    height = isSideways ? header.width : header.height
    guard format != .svg else { return }
    guard header.width <= Double(limits.imagePixels) / header.height else {
      throw .tooManyPixels(
        width: Int(header.width),
        height: Int(header.height),
        limit: limits.imagePixels
      )
    }
  }

  /// The picture of some bytes, in whatever format they are.
  public static func read(
    _ data: Data,
    limits: Limits = Limits()
  ) throws(ImageError) -> ImageFile {
    guard data.count <= limits.imageBytes else {
      throw .tooManyBytes(count: data.count, limit: limits.imageBytes)
    }
    return try read(Array(data), limits: limits)
  }

  static func read(_ bytes: [UInt8], limits: Limits) throws(ImageError) -> ImageFile {
    guard !bytes.isEmpty else { throw .empty }
    if bytes.starts(with: "version https://git-lfs".utf8) { throw .gitLFSPointer }
    let contents = ImageMemory.Contents(bytes: bytes, limits: limits)
    if let known = ImageMemory.shared.file(with: contents) { return known }
    return ImageMemory.shared.keep(try ImageFile(bytes, limits))
  }

  /// Whether the picture is made of shapes, which are equally sharp at every size.
  public var isDrawing: Bool { format == .svg }

  /// The drawing; `nil` for a picture that is made of pixels.
  public var vector: VectorPicture? {
    guard format == .svg else { return nil }
    return VectorPicture(svg: String(decoding: bytes, as: UTF8.self))
  }

  /// The pixels: upright, in sRGB, premultiplied.
  ///
  /// - Throws: What keeps the file from being read, each time anew.
  public func raster() throws(ImageError) -> Raster {
    let result = pixels.withLock { known in
      if let known { return known }
      let made = decoded
      known = made
      return made
    }
    return try result.get()
  }

  /// Begins to read the pixels on another thread, as whoever is going to ask for them has other things
  /// to do before.
  ///
  /// Few are read sooner than the other thread begins, and of very many fewer may be wanted.
  ///
  /// - Parameter most: How many pixels may be read for nothing, should nobody ask for them.
  /// - Returns: How many are read.
  package func readAhead(atMost most: Int) -> Int {
    let count = width * height
    guard !isDrawing, count >= Self.manyPixels, count < Self.largePixels, count <= Double(most),
      pixels.withLockIfAvailable({ $0 == nil }) ?? false
    else { return 0 }
    DispatchQueue.global(qos: .userInitiated).async { _ = try? self.raster() }
    return Int(count)
  }

  /// About a millisecond's.
  private static let manyPixels = 100_000.0

  /// The pixels, reduced; the picture's own aren't kept for it.
  func reducedRaster(by step: Int) throws(ImageError) -> Raster {
    if let known = reduced.withLock({ $0 }), known.step == step { return known.raster }
    let whole = try (pixels.withLock { $0 } ?? decoded).get()
    let raster = whole.reduced(by: step)
    reduced.withLock { $0 = (step, raster) }
    return raster
  }

  private var decoded: Result<Raster, ImageError> {
    do throws(ImageError) {
      let bitmap = try bitmap().upright(from: header.orientation)
      return .success(
        Raster(
          width: bitmap.width,
          height: bitmap.height,
          bytes: bitmap.bytes,
          decoders: decoders
        )
      )
    } catch {
      return .failure(error)
    }
  }

  /// What makes the pixels besides code of our own.
  private var decoders: [PictureDecoder] {
    let format: [PictureDecoder] =
      switch format {
      case .jpeg: [.jpeg]
      case .webp: [.webp]
      case .gif: [.gif]
      case .png, .svg: []
      }
    return hasForeignColors ? format + [.icc] : format
  }

  /// Whether a profile says that colours aren't those of sRGB.
  private var hasForeignColors: Bool {
    ColorProfile(header.profile, channels: header.channels) != nil
  }

  /// Whether colours are shown as if they were those of sRGB, as nothing here can convert them.
  package var keepsForeignColors: Bool { hasForeignColors && ccolor_is_there() == 0 }

  private func bitmap() throws(ImageError) -> Bitmap {
    switch format {
    case .png:
      let bitmap = try PNGReader(limits: limits).bitmap(bytes)
      let profile = ColorProfile(header.profile, channels: header.channels)
      return profile.map(bitmap.converted) ?? bitmap
    case .jpeg: return try JPEGReader(bytes: bytes, header: header).bitmap()
    case .gif: return try GIFReader.bitmap(bytes, header)
    case .webp: return try WebPContainer(bytes).bitmap(header)
    case .svg: throw .unknownFormat
    }
  }

  /// What tells the file from all others.
  var contents: ImageMemory.Contents { ImageMemory.Contents(bytes: bytes, limits: limits) }

  /// Bytes that the file holds, and those that its pixels will take.
  var weight: Int {
    bytes.count + (format == .svg ? 0 : Int(header.width * header.height) * 4)
  }
}
