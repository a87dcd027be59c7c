public import SnaplineEnvironment
import SnaplineScene

public import struct Foundation.Data

extension Bitmap {
  /// The picture that a file holds, in any format that has pixels: upright, in sRGB.
  public init(decoding data: Data, limits: Limits = Limits()) throws(ImageError) {
    let raster = try ImageFile.read(data, limits: limits).raster()
    self.init(width: raster.width, height: raster.height, bytes: raster.bytes)
  }
}
