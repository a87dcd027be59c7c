public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
public import SnaplineScene

/// Makes pictures from drawing code: UIKit's `UIGraphicsImageRenderer`.
///
/// A picture keeps its shapes and letters, and is as sharp at every size as its output file can be.
open class ImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: Format

  public init(bounds: CGRect, format: Format = Format()) {
    self.bounds = bounds
    self.format = format
  }

  public convenience init(size: CGSize, format: Format = Format()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// How a picture is made: UIKit's `UIGraphicsImageRendererFormat`.
  open class Format: NSObject {
    /// Pixels per point, where the picture is made of pixels; by default the environment's scale.
    open var scale: CGFloat = Environment.current.traits.displayScale
    /// Whether the picture has a black background in place of a transparent one.
    open var opaque = false
    open var preferredRange = Range.automatic

    public override init() {}
    public convenience init(for traitCollection: TraitCollection) {
      self.init()
      if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open class func `default`() -> Format { Format() }
    open class func preferred() -> Format { Format() }

    /// The range of colours, which has no effect: scenes are painted in sRGB.
    public enum Range: Int, Hashable, Sendable {
      case unspecified = -1
      case automatic = 0
      case extended = 1
      case standard = 2
    }
  }

  /// The context that drawing code is given: UIKit's `UIGraphicsImageRendererContext`.
  public final class Context: NSObject {
    public let cgContext: DrawingContext
    public let format: Format
    private let bounds: CGRect

    fileprivate init(_ context: DrawingContext, _ format: Format, _ bounds: CGRect) {
      (cgContext, self.format, self.bounds) = (context, format, bounds)
    }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: BlendMode) {
      cgContext.with(blendMode, 1) { $0.fill(rect) }
    }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    /// The picture of what was drawn so far.
    public var currentImage: Image { Image.drawn(by: cgContext, in: bounds, format.scale) }
  }

  open func image(actions: (Context) -> Void) -> Image {
    let canvas = CGRect(origin: .zero, size: bounds.standardized.size)
    let context = DrawingContext(environment: .current, bounds: canvas)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    context.whileCurrent { actions(Context(context, format, bounds)) }
    return .drawn(by: context, in: bounds, format.scale)
  }
}

extension Image {
  /// What was drawn in a context so far.
  package static func drawn(
    by context: DrawingContext,
    in bounds: CGRect,
    _ scale: CGFloat
  ) -> Image {
    var looks = Looks()
    looks.scale = scale > 0 && scale.isFinite ? scale : 1
    let own = bounds.standardized.size
    let isFinite = own.width.isFinite && own.height.isFinite
    let size = isFinite ? own : .zero
    return Image(.drawn(DrawnPicture(drawing: context.drawnSoFar, size: size)), looks)
  }
}

/// A picture that code drew.
struct DrawnPicture: Sendable {
  let drawing: RecordedDrawing
  let size: CGSize

  /// The picture, or a part of it in points, over some edges.
  func items(of part: Edges? = nil, over edges: Edges) -> [DisplayItem] {
    let whole = Edges(CGRect(origin: .zero, size: size))
    let part = part ?? whole
    guard !part.isEmpty, !edges.isEmpty else { return [] }
    return drawing.placed(in: part.rect, by: Transform(part, onto: edges))
  }
}

extension DrawingContext {
  /// Makes a new picture the current context.
  package static func beginImage(size: CGSize, isOpaque: Bool, scale: CGFloat) {
    let bounds = CGRect(origin: .zero, size: size)
    let context = DrawingContext(environment: current?.environment ?? .current, bounds: bounds)
    if isOpaque { context.fill(bounds) }
    context.imageScale = scale > 0 ? scale : context.environment.traits.displayScale
    push(context)
  }
}

extension Image {
  /// What was drawn since the current picture was begun; nothing outside of one.
  package static var ofCurrentContext: Image? {
    guard let context = DrawingContext.current, let scale = context.imageScale else { return nil }
    return drawn(by: context, in: context.bounds, scale)
  }
}
