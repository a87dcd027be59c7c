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
    guard let context = DrawingContext.current, size.width > 0, size.height > 0,
      !rect.isEmpty, (rect.minX + rect.minY + rect.width + rect.height).isFinite
    else { return }
    let size = size
    let (first, last) = (
      CGPoint(x: floor(rect.minX / size.width), y: floor(rect.minY / size.height)),
      CGPoint(x: ceil(rect.maxX / size.width), y: ceil(rect.maxY / size.height))
    )
    // Nobody could tell more of them apart.
    guard (last.x - first.x) * (last.y - first.y) <= 10_000 else { return draw(in: rect) }
    context.saveGState()
    context.clip(to: rect)
    for row in Int(first.y)..<Int(last.y) {
      for column in Int(first.x)..<Int(last.x) {
        draw(at: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height))
      }
    }
    context.restoreGState()
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
    guard (rect.minX + rect.minY + rect.width + rect.height).isFinite else { return }
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

  /// Draws pixels; as in Core Graphics they are upside down where y grows downward.
  public func draw(_ image: Raster, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    let picture = Image(raster: image)
    if byTiling {
      clip(to: boundingBoxOfClipPath)
      push(self) { picture.drawAsPattern(in: boundingBoxOfClipPath) }
    } else {
      draw(picture, in: rect)
    }
    restoreGState()
  }

  private func push(_ context: DrawingContext, _ draw: () -> Void) {
    DrawingContext.push(context)
    draw()
    DrawingContext.pop()
  }
}
