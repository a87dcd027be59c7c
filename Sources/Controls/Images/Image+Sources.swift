public import Foundation
package import SnaplineDiagnostics
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineImages
import SnaplineLayout
public import SnaplineScene

extension Image {
  /// The picture in the bytes of a file; `nil` where they are no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile.read(data, limits: Environment.current.limits) else {
      return nil
    }
    self.init(.file(file), Looks(scale: Self.usable(scale)))
  }

  /// The picture of a file, whose name may end in a scale, such as `icon@2x.png`.
  ///
  /// Returns `nil` where there is no such file, or where its format can't be read.
  public convenience init?(contentsOfFile path: String) {
    let limits = Environment.current.limits
    guard let file = try? ImageFile.read(contentsOfFile: path, limits: limits) else { return nil }
    let name = URL(fileURLWithPath: path).lastPathComponent
    self.init(.file(file), Looks(scale: Self.scale(inName: name)), name: name)
  }

  /// A picture of the current environment's image folders, by its name with or without an ending.
  ///
  /// Of `icon.png`, `icon@2x.png` and `icon@3x.png` the one nearest to the display's scale is taken.
  public convenience init?(named name: String) {
    self.init(named: name, compatibleWith: nil)
  }

  public convenience init?(named name: String, compatibleWith traitCollection: TraitCollection?) {
    self.init(named: name, in: nil, compatibleWith: traitCollection)
  }

  /// A picture among a bundle's resources, by its name with or without an ending.
  ///
  /// Without a bundle it is one of the current environment's image folders.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    let environment = Environment.current
    let scale = traitCollection?.displayScale ?? environment.traits.displayScale
    // A name is no path out of the folders.
    guard !name.split(separator: "/").contains("..") else { return nil }
    for folder in Self.resourceFolders(of: bundle) {
      let files = ImageVariants(of: folder + "/" + name)
      if let path = files.path(for: scale), let image = Image(contentsOfFile: path) {
        self.init(image.content, image.looks, name: name)
        return
      }
    }
    return nil
  }

  /// Where resources are looked for by their names: in a bundle, or in the current environment's folders.
  package static func resourceFolders(of bundle: Bundle?) -> [String] {
    bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? Environment.current.imageFolders
  }

  /// The picture that `#imageLiteral` names; a box is shown where it is missing.
  public convenience init(imageLiteralResourceName name: String) {
    let found = Image(named: name) ?? .missing(named: name)
    self.init(found.content, found.looks, name: name)
  }

  /// A picture of pixels in memory.
  public convenience init(raster: Raster, scale: CGFloat = 1) {
    self.init(.raster(raster), Looks(scale: Self.usable(scale)))
  }

  /// The pixels as a PNG file, without changes such as a tint; `nil` where there are no pixels.
  public func pngData() -> Data? {
    let raster: Raster? =
      switch content {
      case .file(let file): try? file.raster()
      case .raster(let raster): raster
      case .symbol, .drawn, .missing, .empty: nil
      }
    return raster.flatMap {
      try? Bitmap(width: $0.width, height: $0.height, bytes: $0.bytes).png(scale: scale)
    }
  }

  /// The picture of a file, or what stands for it with what is wrong.
  package static func read(
    _ path: String,
    named name: String,
    scale: CGFloat?
  ) -> (image: Image, problem: Diagnostic?) {
    do throws(ImageError) {
      let file = try ImageFile.read(contentsOfFile: path, limits: Environment.current.limits)
      let ownScale = Self.scale(inName: URL(fileURLWithPath: path).lastPathComponent)
      return (Image(.file(file), Looks(scale: usable(scale ?? ownScale)), name: name), nil)
    } catch {
      return (.missing(named: name), error.diagnostic(ofPicture: name))
    }
  }

  /// Lets the pixels of a file be read while its picture is laid out.
  ///
  /// - Returns: How many pixels that are, `most` of them at most.
  package func readAhead(atMost most: Int) -> Int {
    if case .file(let file) = content { file.readAhead(atMost: most) } else { 0 }
  }

  /// What stands for a picture that couldn't be had.
  package static func missing(
    named name: String?,
    size: CGSize = CGSize(width: 44, height: 44)
  ) -> Image {
    Image(.missing(size), Looks(), name: name)
  }

  /// The scale that the name of a file says, such as 2 of `icon@2x.png`.
  static func scale(inName name: String) -> CGFloat {
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().last ?? ""
    for scale in 1...9 where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }

  static func usable(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? min(max(scale, 0.01), 100) : 1
  }
}

extension Image: _ExpressibleByImageLiteral {}
