public import Foundation
import SnaplineScene

/// A context for the pictures of filters, which returns their pixels.
public final class CIContext: NSObject {
  public override init() {}
  public init(options: [CIContextOption: Any]?) {}

  /// The pixels within a rectangle, whose y grows upward; `nil` if there are none.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    let part = rect.intersection(image.extent)
    guard let raster = image.raster, !part.isEmpty else { return nil }
    let place = CGRect(
      x: part.minX,
      y: CGFloat(raster.height) - part.maxY,
      width: part.width,
      height: part.height
    ).integral
    let (left, width) = (Int(place.minX), Int(place.width))
    var bytes: [UInt8] = []
    for row in Int(place.minY)..<Int(place.maxY) {
      let start = 4 * (row * raster.width + left)
      bytes += raster.bytes[start..<start + 4 * width]
    }
    return CGImage(width: width, height: Int(place.height), bytes: bytes)
  }

  public func clearCaches() {}
}

/// An option of a context; the raw values are Core Image's.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}
