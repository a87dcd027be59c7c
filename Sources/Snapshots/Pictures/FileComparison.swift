import SnaplineEnvironment
import SnaplineImages
import SnaplineRendering
public import SnaplineScene

import struct Foundation.Data

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
      self = .picture(bytes, path: path)
    } else {
      return nil
    }
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
      (try old.bitmap(options), try new.bitmap(options))
    }
    let isReplay: Bool
    if case .scene(let one) = old, case .scene(let other) = new {
      isReplay = true
      if one.comparedUTF8 != other.comparedUTF8 {
        verdict = Verdict(baseline: one, scene: other) {
          FontLibrary.path(of: $0, in: options.environment.fonts) != nil
        }
      }
      lines = fingerprintLines(one.notes, other.notes)
    } else {
      isReplay = false
    }
    if !isReplay || (verdict.differences.isEmpty && !lines.isEmpty) {
      let (one, other) = try pictures()
      verdict.pixels = PixelComparison(one, other)
      verdict.isReplay = isReplay
    }
    self.verdict = verdict
    self.lines = FailureText(tolerance: options.tolerance).lines(for: verdict) + lines
    self.pictures = pictures
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
  fileprivate func bitmap(_ options: PictureOptions) throws(SnapshotError) -> Bitmap {
    switch self {
    case .picture(let bytes, let path):
      do {
        return try PNG.decode(Data(bytes), limits: options.environment.limits)
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    case .scene(let document):
      let paintable = document.paintable(with: options.environment.fonts)
      guard let missing = paintable.missing.first else {
        return try PictureSample.paint(paintable.scene, options)
      }
      throw .unmakable("the scene can't be painted: its \(missing.name) isn't installed")
    }
  }
}
