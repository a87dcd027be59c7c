internal import SnaplineEnvironment
internal import SnaplineImages

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
      _ = try PictureCandidate.read(bytes, from: path)
    case "png":
      try PictureRows.ofFile(bytes, at: path, within: Environment.current.limits)
        .checkEnd(at: path)
      if let scene = try PNGText.text(in: bytes, from: path) {
        _ = try PictureCandidate.read(scene, from: path)
      }
    default: break
    }
  }
}
