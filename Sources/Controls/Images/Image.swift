public import Foundation
import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
import SnaplineImages
import SnaplineLayout
import SnaplineScene

/// A picture with the looks it is shown with: UIKit's `UIImage`, immutable, usable on any thread.
///
/// Pixels are read when they are drawn. A picture that can't be read then is shown as a box, with a warning.
public final class Image: NSObject, Sendable {
  /// What is shown.
  enum Content: Sendable {
    case file(ImageFile)
    case raster(Raster)
    case symbol(Symbol)
    /// What code drew.
    case drawn(DrawnPicture)
    /// A picture that couldn't be had, of which a box is shown.
    case missing(CGSize)
    /// A picture of no size.
    case empty
  }

  let content: Content
  let looks: Looks
  /// What messages call the picture.
  let name: String?

  init(_ content: Content, _ looks: Looks, name: String? = nil) {
    self.content = content
    self.looks = looks
    self.name = name
  }

  /// A picture of no size, of which nothing is shown.
  public override convenience init() { self.init(.empty, Looks()) }

  /// How a picture is shown, whatever it is of.
  struct Looks: Hashable, Sendable {
    var scale: CGFloat = 1
    /// The size that somebody says, whatever the file's is.
    var statedSize: CGSize?
    var renderingMode = RenderingMode.automatic
    var tint: Color?
    var capInsets = EdgeInsets.zero
    var resizingMode: ResizingMode?
    var alignmentRectInsets = EdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    var isMirrored = false
  }

  /// Whether a picture shows its own colours, or the tint where it is opaque; the raw values are UIKit's.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How pixels are turned to be shown; the raw values are UIKit's.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the middle of a resizable picture grows; the raw values are UIKit's.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile, stretch
  }

  /// The size in points.
  public var size: CGSize {
    if let stated = looks.statedSize { return stated }
    switch content {
    case .file(let file):
      let scale = file.isDrawing ? 1 : looks.scale
      return CGSize(width: file.width / scale, height: file.height / scale)
    case .raster(let raster):
      return CGSize(
        width: CGFloat(raster.width) / looks.scale,
        height: CGFloat(raster.height) / looks.scale
      )
    case .symbol(let symbol): return CGSize(width: symbol.side, height: symbol.side)
    case .drawn(let picture): return picture.size
    case .missing(let size): return size
    case .empty: return .zero
    }
  }

  /// Pixels per point.
  public var scale: CGFloat { looks.scale }
  public var renderingMode: RenderingMode { looks.renderingMode }
  /// How the pixels are turned to be shown; those of a file are upright, because reading turns them.
  public var imageOrientation: Orientation { looks.isMirrored ? .upMirrored : .up }
  public var capInsets: EdgeInsets { looks.capInsets }
  public var resizingMode: ResizingMode { looks.resizingMode ?? .tile }
  public var alignmentRectInsets: EdgeInsets { looks.alignmentRectInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { looks.flipsForRightToLeft }

  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// How far the baseline of a picture among letters is above its bottom.
  public var baselineOffsetFromBottom: CGFloat? {
    if let offset = looks.baselineOffset { return offset }
    guard case .symbol(let symbol) = content else { return nil }
    return symbol.baselineOffset
  }

  /// Whether it only stands for a picture that couldn't be had.
  package var isStandIn: Bool {
    if case .missing = content { true } else { false }
  }

  /// Whether parts of the picture keep their size while others grow.
  package var isResizable: Bool { looks.resizingMode != nil }

  /// Whether the picture takes the tint of what shows it.
  var isTemplate: Bool {
    looks.renderingMode == .alwaysTemplate
      || (looks.renderingMode == .automatic && isSymbolImage && symbolColor == nil)
  }

  /// The colour that the picture is in where it is no template, if it is in one.
  var ownColor: Color? { looks.tint ?? symbolColor }

  private var symbolColor: Color? {
    guard case .symbol(let symbol) = content else { return nil }
    return symbol.configuration.color
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    return other === self || (other.looks == looks && other.content.isSame(as: content))
  }

  public override var hash: Int { looks.hashValue }
}

extension Image.Content {
  fileprivate func isSame(as other: Image.Content) -> Bool {
    switch (self, other) {
    case (.file(let one), .file(let other)): one === other
    case (.raster(let one), .raster(let other)): one == other
    case (.symbol(let one), .symbol(let other)): one == other
    case (.empty, .empty): true
    default: false
    }
  }
}
