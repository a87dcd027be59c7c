public import Foundation
public import SnaplineControls
public import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineScene

/// The pixels of an image for filters, which nothing changes here.
///
/// A call that would change them on a phone returns the same ones, and is recorded.
public final class CIImage: NSObject, Sendable {
  let raster: Raster?

  private init(_ raster: Raster?) { self.raster = raster }

  public convenience init(cgImage: CGImage) { self.init(cgImage as Raster?) }

  /// `nil` for an image without pixels of its own, such as a symbol or one that code drew.
  public convenience init?(image: UIImage) {
    guard let raster = image.cgImage else { return nil }
    self.init(raster)
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }

  public static func empty() -> CIImage { CIImage(nil) }

  /// In pixels.
  public var extent: CGRect {
    CGRect(x: 0, y: 0, width: raster?.width ?? 0, height: raster?.height ?? 0)
  }

  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    unchanged("transformed(by:)", matrix)
  }

  public func cropped(to rect: CGRect) -> CIImage { unchanged("cropped(to:)", rect) }

  public func composited(over destination: CIImage) -> CIImage {
    unchanged("composited(over:)", destination.extent)
  }

  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    unchanged("applyingFilter(_:parameters:)", filterName)
  }

  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    unchanged("applyingGaussianBlur(sigma:)", sigma)
  }

  private func unchanged(_ member: String, _ argument: Any) -> CIImage {
    SystemCall.note("CIImage." + member, argument)
    return self
  }
}

extension Image {
  /// A picture with the pixels of an image, which filters may have had.
  public convenience init(ciImage: CIImage) {
    self.init(raster: ciImage.raster ?? Raster(width: 0, height: 0, bytes: []))
  }

  /// Always `nil`, because an image has its pixels at once.
  public var ciImage: CIImage? { nil }
}

/// A colour for filters.
public final class CIColor: NSObject, Sendable {
  public let red, green, blue, alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

/// Numbers for filters.
public final class CIVector: NSObject, Sendable {
  public let x, y, z, w: CGFloat

  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }

  public convenience init(cgRect: CGRect) {
    self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
  }
}
