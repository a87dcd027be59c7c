internal import SnaplineEnvironment
internal import SnaplineImages
internal import SnaplineSnapshots

/// Looks at a picture from outside, without decoding it.
enum PictureFile {
  /// Whether a file is a PNG that can be read, as far as that is plain without decoding it: its
  /// chunks are whole, each checksum holds, and the header says what can be.
  static func isSound(_ path: String) -> Bool {
    // A pipe would wait for a writer.
    guard FileKind(of: path, followingLinks: true) == .file,
      let bytes = try? Exhibit.contents(of: path)
    else { return false }
    return PNG.isSound(bytes, limits: Environment.current.limits)
  }
}
