public import Foundation
public import SnaplineEnvironment
public import SnaplineImages
import SnaplineLayout
import SnaplineRendering
public import SnaplineScene

/// A tree as it looked when it was rendered, ready to be written in any format.
public struct Picture: Sendable {
  public let scene: Scene
  private let environment: Environment

  public init(scene: Scene, environment: Environment = .current) {
    self.scene = scene
    self.environment = environment
  }

  /// The picture as a PNG file, which records what its pixels depend on.
  public func png(embedsLayout: Bool = false) throws -> Data {
    try scene.png(
      environment: environment,
      libraries: View.libraryVersions,
      embedsLayout: embedsLayout
    )
  }

  /// The picture as a JPEG file, over white.
  public func jpeg(quality: Int = JPEG.usualQuality) throws -> Data {
    try scene.jpeg(quality: quality, environment: environment)
  }

  /// The picture as a WebP file, exact at a quality of 100.
  public func webp(quality: Int = WebP.usualQuality) throws -> Data {
    try scene.webp(quality: quality, environment: environment)
  }

  /// The picture as a PDF of one page, whose text can be searched; see ``PDF`` for more.
  public func pdf(title: String? = nil) throws -> Data {
    try scene.pdf(title: title, environment: environment)
  }

  /// Where each view is, as JSON of the form of ``LayoutTree/schema``.
  public var layoutJSON: String { scene.layoutJSON }

  public func bitmap() throws -> Bitmap { try scene.bitmap(environment: environment) }
  public func svg() throws -> String { try scene.svg() }
}
