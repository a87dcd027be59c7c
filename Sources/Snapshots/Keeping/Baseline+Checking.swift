internal import SnaplineEnvironment
internal import SnaplineImages

import struct Foundation.Data

extension Baseline {
  /// Reads what is pending as what it is to become, before it takes the place of anything.
  func checkPending() throws(SnapshotError) {
    for kind in pendingKinds { try checkPending(kind) }
  }

  private func checkPending(_ kind: String) throws(SnapshotError) {
    let path = pendingPath(kind)
    guard let bytes = try KeptFile.read(path) else { return }
    // A text may well be empty, anything else can't.
    if bytes.isEmpty, kind != "txt" { throw .unreadable(path: path, reason: "the file is empty") }
    try KeptFile.checkContents(bytes, of: path)
    switch kind {
    case "scene":
      _ = try PictureSample.read(bytes, from: path)
    case "png":
      try KeptFile.checkPicture(bytes, of: path)
      if let scene = try PNGText.text(in: bytes, from: path) {
        _ = try PictureSample.read(scene, from: path)
      }
    default: break
    }
  }
}

extension KeptFile {
  fileprivate static func checkPicture(
    _ bytes: [UInt8],
    of path: String
  ) throws(SnapshotError) {
    do throws(ImageError) {
      _ = try PNG.decode(Data(bytes), limits: Environment.current.limits)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}

extension Exhibit {
  /// Decodes a picture for no other end than to find out whether that can be done.
  public func checkPicture() throws(SnapshotError) {
    if case .picture(let bytes, let path) = self { try KeptFile.checkPicture(bytes, of: path) }
  }
}
