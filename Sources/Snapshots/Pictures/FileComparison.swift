import Foundation
public import SnaplineEnvironment
import SnaplineImages
import SnaplineRendering
public import SnaplineScene
import Synchronization

/// One side of a comparison of files.
public enum Exhibit: Sendable {
  case picture([UInt8], path: String)
  case scene(SceneDocument)

  /// What bytes hold; a text that is no scene is for others to read.
  public init?(_ bytes: [UInt8], path: String) throws(SnapshotError) {
    if SceneDocument.isPrefixed(bytes) {
      self = .scene(try PictureSample.read(bytes, from: path))
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.isEmpty
      || path.hasSuffix(".png")
    {
      // What is passed over when a picture is decoded may be what tells it from others.
      _ = try PNGText.text(in: bytes, from: path)
      self = .picture(bytes, path: path)
    } else {
      return nil
    }
  }

  /// Whether two files hold the same picture to the byte, and it can surely be read; found out
  /// without keeping them in memory or decoding them.
  ///
  /// Others may be the same too: only their reader knows that they are sound.
  public static func areSamePicture(_ one: String, _ other: String, within limits: Limits) -> Bool {
    var check = PNGCheck()
    return unsafe KeptFile.haveSameBytes(one, other) { unsafe check.take($0) }
      && check.isSound(within: limits)
  }

  /// The bytes of a file.
  public static func contents(of path: String) throws(SnapshotError) -> [UInt8] {
    guard let bytes = try KeptFile.read(path) else {
      throw .unreadable(path: path, reason: "there is no such file")
    }
    return bytes
  }
}

/// Compares two files: by what their scenes say where both have one, and by pixels.
public struct FileComparison {
  public let verdict: Verdict
  /// What to tell a person, a line each.
  public let lines: [String]
  private let pictures: () throws(SnapshotError) -> (Bitmap, Bitmap)

  public init(
    _ old: Exhibit,
    _ new: Exhibit,
    options: PictureOptions
  ) throws(SnapshotError) {
    var verdict = Verdict()
    var lines: [String] = []
    let pictures: () throws(SnapshotError) -> (Bitmap, Bitmap) = { () throws(SnapshotError) in
      try Exhibit.bitmaps(old, new, options)
    }
    if case .scene(let one) = old, case .scene(let other) = new {
      if one.comparedUTF8 != other.comparedUTF8 {
        verdict = Verdict(baseline: one, scene: other) {
          FontLibrary.path(of: $0, in: options.environment.fonts) != nil
        }
        verdict.isReplay = verdict.differences.isEmpty
      }
      // A design is drawn as it is compared, and was recorded by nobody.
      if !one.notes.isEmpty { lines = fingerprintLines(one.notes, other.notes) }
    }
    if verdict.isReplay || !Self.isKnownSame(old, new) {
      let (one, other) = try pictures()
      verdict.pixels = PixelComparison(one, other)
    }
    self.verdict = verdict
    self.lines = FailureText(tolerance: options.tolerance).lines(for: verdict) + lines
    self.pictures = pictures
  }

  /// Whether pixels needn't be looked at: scenes speak for themselves, and files may hold hashes.
  private static func isKnownSame(_ old: Exhibit, _ new: Exhibit) -> Bool {
    if case .scene = old, case .scene = new { return true }
    return old.recordedHash != nil && old.recordedHash == new.recordedHash
  }

  /// A picture of what differs, as PNG.
  public func differencePicture() throws(SnapshotError) -> [UInt8] {
    let (old, new) = try pictures()
    do {
      return try Array(Bitmap.difference(old, new).png())
    } catch {
      throw .unmakable(error.reason)
    }
  }
}

extension Exhibit {
  /// Both pictures at once: reading them is most of the work.
  fileprivate static func bitmaps(
    _ old: Exhibit,
    _ new: Exhibit,
    _ options: PictureOptions
  ) throws(SnapshotError) -> (Bitmap, Bitmap) {
    let exhibits = [old, new]
    let results = Mutex<[Result<Bitmap, SnapshotError>?]>([nil, nil])
    DispatchQueue.concurrentPerform(iterations: 2) { place in
      let result = Result { () throws(SnapshotError) in
        try exhibits[place].bitmap(options, beside: exhibits[1 - place])
      }
      results.withLock { $0[place] = result }
    }
    let (one, other) = results.withLock { ($0[0], $0[1]) }
    guard let one, let other else { throw .unmakable("a picture wasn't read") }
    return (try one.get(), try other.get())
  }

  /// What the file itself says of its pixels.
  fileprivate var recordedHash: PixelHash? {
    if case .picture(let bytes, _) = self { PNG.recordedHash(in: Data(bytes)) } else { nil }
  }

  fileprivate func bitmap(
    _ options: PictureOptions,
    beside other: Exhibit
  ) throws(SnapshotError) -> Bitmap {
    switch self {
    case .picture(let bytes, let path):
      do {
        return try PNG.decode(Data(bytes), limits: options.environment.limits)
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    case .scene(let document):
      // A font that is another file now is stood for by it: so the two can be seen at least.
      let beside = if case .scene(let other) = other { other } else { SceneDocument?.none }
      let paintable = (beside ?? document).paintable(document, with: options.environment.fonts)
      guard let missing = paintable.missing.first else {
        return try PictureSample.paint(paintable.scene, options)
      }
      throw .unmakable("the scene can't be painted: its \(missing.name) isn't installed")
    }
  }
}
