import Foundation
import SnaplineEnvironment
import SnaplineImages
import SnaplineScene

/// Any bytes as a picture: what fuzzing feeds the readers of files with.
enum ImageInput {
  static func run(_ bytes: [UInt8]) {
    // Drawings are librsvg's, and are tried by processes of their own.
    guard ImageFormat(bytes) != .svg else { return }
    var limits = Limits()
    limits.imagePixels = 100_000
    guard let file = try? ImageFile.read(Data(bytes), limits: limits) else { return }
    precondition(file.width >= 1 && file.height >= 1, "a picture without pixels was read")
    guard let raster = try? file.raster() else { return }
    precondition(raster.bytes.count == raster.width * raster.height * 4)
    precondition(Double(raster.width) == file.width && Double(raster.height) == file.height)
  }
}
