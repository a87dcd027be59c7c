public import Foundation
import SnaplineGeometry
package import SnaplineScene

/// Colours, each with its location along a gradient: Core Graphics' `CGGradient`.
public final class GradientColors: Sendable {
  let stops: [GradientStop]

  /// Returns `nil` where colours are missing or not fixed, or differ from the locations in number.
  ///
  /// - Parameters:
  ///   - colorsSpace: Has no effect, as each colour knows its own colour space.
  ///   - colors: Fixed colours.
  ///   - locations: From 0 to 1; `nil` spaces the colours evenly.
  public init?(colorsSpace: ColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let fixed = colors.compactMap { $0 as? RGBA }
    let count = locations?.count ?? fixed.count
    guard !fixed.isEmpty, fixed.count == colors.count, fixed.count == count else { return nil }
    stops = GradientStop.spread(fixed, at: locations.map { $0.map { Double($0) } })
  }
}

/// The name of a colour space, which has no effect: scenes are painted in sRGB.
public final class ColorSpace: Sendable {
  let name: String

  public init?(name: String) { self.name = name }

  public static let deviceRGB = ColorSpace(named: "kCGColorSpaceDeviceRGB")
  private init(named name: String) { self.name = name }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
}

/// The ends beyond which a gradient's colours continue; the raw values are Core Graphics'.
public struct GradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = GradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = GradientDrawingOptions(rawValue: 2)
}

extension DrawingContext {
  /// Farther than what any picture shows.
  private static let far = 100_000.0

  public func drawLinearGradient(
    _ gradient: GradientColors,
    start: CGPoint,
    end: CGPoint,
    options: GradientDrawingOptions
  ) {
    guard (start.x + start.y + end.x + end.y).isFinite else { return note(.notFinite) }
    let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return }
    let (along, far) = ((x: x / length, y: y / length), Self.far)
    let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let after = options.contains(.drawsAfterEndLocation) ? length + far : length
    func corner(_ reach: Double, _ side: Double) -> CGPoint {
      CGPoint(
        x: Double(start.x) + along.x * reach - along.y * side,
        y: Double(start.y) + along.y * reach + along.x * side
      )
    }
    let band = Path([
      .move(corner(before, -far)), .line(corner(after, -far)), .line(corner(after, far)),
      .line(corner(before, far)), .close,
    ])
    let paint = LinearGradient(start: start, end: end, stops: gradient.stops)
    emit([.fill(.path(band, .winding), .linear(paint))])
  }

  /// Draws colours from one circle to another, one of which surrounds the other.
  public func drawRadialGradient(
    _ gradient: GradientColors,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: GradientDrawingOptions
  ) {
    let numbers = [
      startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
    ]
    guard numbers.allSatisfy(\.isFinite) else { return note(.notFinite) }
    let grows = endRadius >= startRadius
    let (inner, outer) = grows ? (startRadius, endRadius) : (endRadius, startRadius)
    let (focus, center) = grows ? (startCenter, endCenter) : (endCenter, startCenter)
    guard outer > 0, inner >= 0 else { return }
    var path = Path()
    let (drawsInside, drawsOutside): (GradientDrawingOptions, GradientDrawingOptions) =
      grows
      ? (.drawsBeforeStartLocation, .drawsAfterEndLocation)
      : (.drawsAfterEndLocation, .drawsBeforeStartLocation)
    let reach = options.contains(drawsOutside) ? CGFloat(Self.far) : outer
    path.addEllipse(in: CGRect(around: center, reach))
    if inner > 0, !options.contains(drawsInside) {
      path.addEllipse(in: CGRect(around: focus, inner))
    }
    let paint = RadialGradient(
      center: center,
      radiusX: outer,
      radiusY: outer,
      focus: focus,
      focalRadius: inner / outer,
      stops: grows ? gradient.stops : gradient.stops.turned
    )
    emit([.fill(.path(path, .evenOdd), .radial(paint))])
  }

  /// Draws colours around a point, beginning at an angle.
  public func drawConicGradient(_ gradient: GradientColors, center: CGPoint, angle: CGFloat) {
    guard (center.x + center.y + angle).isFinite else { return note(.notFinite) }
    let all = boundingBoxOfClipPath
    let paint = ConicGradient(center: center, angle: angle, stops: gradient.stops)
    emit([.fill(.rectangle(Edges(all)), .conic(paint))])
  }
}

extension CGRect {
  fileprivate init(around center: CGPoint, _ reach: CGFloat) {
    self.init(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

extension GradientStop {
  /// Colours at their places, evenly spread where none are said.
  package static func spread(_ colors: [RGBA], at places: [Double]?) -> [GradientStop] {
    let last = Double(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let place = places.flatMap { index < $0.count ? $0[index] : nil }
      return GradientStop(offset: place ?? Double(index) / last, color: color)
    }
  }
}

extension [GradientStop] {
  fileprivate var turned: [GradientStop] {
    reversed().map { GradientStop(offset: 1 - $0.offset, color: $0.color) }
  }
}
