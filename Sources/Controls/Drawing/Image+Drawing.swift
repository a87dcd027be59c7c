public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineLayout
public import SnaplineScene

/// Pictures in the current ``DrawingContext``, under UIKit's names.
extension Image {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(in rect: CGRect) {
    guard let context = DrawingContext.current else { return }
    context.draw(self, in: rect)
  }

  public func draw(at point: CGPoint, blendMode: BlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect, blendMode: BlendMode, alpha: CGFloat) {
    DrawingContext.current?.with(blendMode, alpha) { $0.draw(self, in: rect) }
  }

  /// Repeats the picture over a rectangle, beginning at the origin of the coordinates.
  public func drawAsPattern(in rect: CGRect) {
    DrawingContext.current?.tile(self, CGRect(origin: .zero, size: size), over: rect)
  }

  /// The pixels of the picture; `nil` where it isn't made of pixels.
  public var cgImage: Raster? {
    switch content {
    case .file(let file): try? file.raster()
    case .raster(let raster): raster
    case .symbol, .drawn, .missing, .empty: nil
    }
  }

  public convenience init(cgImage: Raster) { self.init(raster: cgImage) }

  /// A picture of pixels, which are turned at once, so that it is upright or only mirrored.
  public convenience init(cgImage: Raster, scale: CGFloat, orientation: Orientation) {
    let isMirrored = orientation == .upMirrored
    let raster = isMirrored ? cgImage : cgImage.upright(from: orientation)
    self.init(.raster(raster), Looks(scale: Self.usable(scale), isMirrored: isMirrored))
  }
}

extension Raster {
  /// The pixels as they are shown.
  fileprivate func upright(from orientation: Image.Orientation) -> Raster {
    let turned = Bitmap(width: width, height: height, bytes: bytes)
      .upright(from: orientation.ofFile)
    return Raster(
      width: turned.width,
      height: turned.height,
      bytes: turned.bytes,
      decoders: decoders
    )
  }
}

extension Image.Orientation {
  /// The same, as files say it.
  fileprivate var ofFile: ImageOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}

extension DrawingContext {
  fileprivate func draw(_ image: Image, in rect: CGRect) {
    guard rect.isFinite else { return note(.notFinite) }
    let traits = environment.traits
    let painter = ImagePainter(
      image: image,
      recorder: SceneRecorder(environment: environment),
      tint: Color.systemBlue.resolved(with: traits),
      isRightToLeft: traits.layoutDirection == .rightToLeft
    )
    let (items, diagnostic) = painter.items(over: Edges(rect))
    emit(items, isWhole: false)
    if let diagnostic { note(diagnostic) }
  }

  /// Repeats a picture over an area, on all sides of a first place.
  fileprivate func tile(_ image: Image, _ first: CGRect, over area: CGRect) {
    guard first.isFinite, area.isFinite else { return note(.notFinite) }
    guard first.width > 0, first.height > 0, !area.isEmpty else { return }
    let columns = Self.steps(from: first.minX, first.width, over: area.minX, area.maxX)
    let rows = Self.steps(from: first.minY, first.height, over: area.minY, area.maxY)
    // Nobody could tell more of them apart.
    let count = (columns.end - columns.first) * (rows.end - rows.first)
    guard count <= 10_000 else { return draw(image, in: area) }
    saveGState()
    clip(to: area)
    for row in stride(from: rows.first, to: rows.end, by: 1) {
      for column in stride(from: columns.first, to: columns.end, by: 1) {
        draw(image, in: first.offsetBy(dx: column * first.width, dy: row * first.height))
      }
    }
    restoreGState()
  }

  /// The numbers of the first tile that a stretch needs and of the one after the last; tile 0 is at `place`.
  private static func steps(
    from place: CGFloat,
    _ length: CGFloat,
    over start: CGFloat,
    _ end: CGFloat
  ) -> (first: CGFloat, end: CGFloat) {
    (floor((start - place) / length), ceil((end - place) / length))
  }

  /// Draws pixels; as in Core Graphics they are upside down where y grows downward.
  ///
  /// With `byTiling`, the rectangle is one tile; tiles like it fill the whole clip.
  public func draw(_ image: Raster, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    let picture = Image(raster: image)
    if byTiling {
      tile(picture, rect.standardized, over: boundingBoxOfClipPath)
    } else {
      draw(picture, in: rect)
    }
    restoreGState()
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { (minX + minY + width + height).isFinite }
}
