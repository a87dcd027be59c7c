internal import SnaplineDeflate
internal import SnaplineEnvironment
internal import SnaplineImages

extension Baseline {
  /// Reads what is pending as what it is to become, before it takes the place of anything.
  func checkPending() throws(SnapshotError) {
    for kind in pendingKinds {
      let path = pendingPath(kind)
      if let bytes = try KeptFile.read(path) { try Self.check(bytes, as: kind, from: path) }
    }
  }

  /// Reads bytes as what a baseline's file of a kind has to be.
  static func check(
    _ bytes: [UInt8],
    as kind: String,
    from path: String
  ) throws(SnapshotError) {
    // A text may well be empty, anything else can't.
    if bytes.isEmpty, kind != "txt" { throw .unreadable(path: path, reason: "the file is empty") }
    try KeptFile.checkContents(bytes, of: path)
    switch kind {
    case "scene":
      _ = try PictureCandidate.read(bytes, from: path)
    case "png":
      try PictureRows.ofFile(FileBytes(bytes), at: path, within: Environment.current.limits)
        .checkEnd(at: path)
      if let scene = try PNGText.text(in: bytes, from: path) {
        _ = try PictureCandidate.read(scene, from: path)
      }
    default: break
    }
  }
}
