public import Foundation
public import SnaplineScene

extension CGColor {
  /// Red, green, blue and opacity, for a gray as well.
  public var components: [CGFloat]? { [red, green, blue, alpha].map { CGFloat($0) } }
  public var numberOfComponents: Int { 4 }
}

extension CGImage {
  /// The pixels of a rectangle, enlarged to whole pixels; `nil` if it lies outside of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let part = rect.standardized.integral
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, columns) = (Int(part.minX), Int(part.width))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * Int(part.height) * 4)
    for row in Int(part.minY)..<Int(part.maxY) {
      let start = (row * width + left) * 4
      pixels += bytes[start..<start + columns * 4]
    }
    return CGImage(
      width: columns,
      height: Int(part.height),
      bytes: pixels,
      decoders: decoders
    )
  }
}
