internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineImages
internal import SnaplineSnapshots

/// Looks at a picture from outside, without decoding it.
enum PictureFile {
  /// Whether a file is a PNG that can be read, as far as that is plain without decoding it: its
  /// chunks are whole, each checksum holds, and the header says what can be.
  static func isSound(_ path: String) -> Bool {
    let limits = Environment.current.limits
    // A pipe would wait for a writer.
    let file = URL(filePath: path).resolvingSymlinksInPath()
    guard FileKind(of: path, followingLinks: true) == .file,
      let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= limits.imageBytes,
      // In one piece: a file handle reads a page at a time.
      let data = try? Data(contentsOf: file)
    else { return false }
    return PNG.isSound(data, limits: limits)
  }
}
