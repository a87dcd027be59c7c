import Foundation
import SnaplineScene
import SnaplineSnapshots

/// A folder that goes with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/snapline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    for path in [path, path + "-shown"] { try? FileManager.default.removeItem(atPath: path) }
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// All files, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension TemporaryFolder {
  /// Checks a picture as a run of its own would: nothing is known of what was written before.
  func keep(
    _ box: Box,
    _ name: String,
    _ keeping: Keeping,
    _ mode: RecordMode,
    tolerance: Tolerance = Tolerance()
  ) throws -> String? {
    var scene = box.scene
    scene.size = CGSize(width: box.width, height: box.height)
    return try BaselineStore(Recording(mode), artefactFolder: path + "-shown", root: path).check(
      .picture(of: scene, options: PictureOptions(keeping: keeping, tolerance: tolerance)),
      against: Baseline(folder: path, stem: name),
      site: "here"
    ).message
  }
}
