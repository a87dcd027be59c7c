import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineImages
import SnaplineLayout
import SnaplineRendering
import SnaplineScene

/// A small picture whose pixels all differ.
let checkered: Raster = {
  var bytes: [UInt8] = []
  for row in 0..<4 {
    for column in 0..<6 { bytes += [UInt8(40 * column), UInt8(60 * row), 90, 255] }
  }
  return Raster(width: 6, height: 4, bytes: bytes)
}()

/// A folder that has the picture as `paper.png`, and a folder in it beside the design's.
func withPictures<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder =
    URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    + "/looks-\(UUID().uuidString)"
  let files = FileManager.default
  try files.createDirectory(atPath: folder + "/design", withIntermediateDirectories: true)
  try files.createDirectory(atPath: folder + "/shared", withIntermediateDirectories: true)
  defer { try? files.removeItem(atPath: folder) }
  let raster = checkered
  let picture = try Bitmap(width: raster.width, height: raster.height, bytes: raster.bytes).png()
  for place in ["design/paper.png", "shared/paper.png"] {
    try picture.write(to: URL(fileURLWithPath: folder + "/" + place))
  }
  return try body(folder)
}

extension Design {
  /// A design in the folder of pictures.
  init(_ text: String, in folder: String, environment: Environment = Environment()) throws {
    let path = folder + "/design/card.yaml"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try self.init(contentsOf: path, environment: environment)
  }
}

extension Bitmap {
  /// The four bytes of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }
}

extension Scene {
  /// What is painted, without what groups are called.
  func looks() throws -> [UInt8] { try bitmap().bytes }
}
