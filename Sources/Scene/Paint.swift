/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linear(LinearGradient)
  case radial(RadialGradient)
  case conic(ConicGradient)

  /// The colours of a gradient; empty for a plain colour.
  public var stops: [GradientStop] {
    switch self {
    case .color: []
    case .linear(let gradient): gradient.stops
    case .radial(let gradient): gradient.stops
    case .conic(let gradient): gradient.stops
    }
  }

  /// The same with a part of its opacity.
  package func faded(by share: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: $0.color.faded(by: share)) }
    }
    switch self {
    case .color(let color): return .color(color.faded(by: share))
    case .linear(var gradient):
      gradient.stops = faded(gradient.stops)
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = faded(gradient.stops)
      return .radial(gradient)
    case .conic(var gradient):
      gradient.stops = faded(gradient.stops)
      return .conic(gradient)
    }
  }
}

extension RGBA {
  fileprivate func faded(by share: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}

/// A colour in sRGB, not premultiplied; each part from 0 to 1.
public struct RGBA: Hashable, Sendable {
  public var red, green, blue, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour by levels from 0 to 255.
  public init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255,
      alpha: alpha
    )
  }

  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)
}

/// A blurred copy of a shape behind it.
public struct Shadow: Hashable, Sendable {
  public var color: RGBA
  /// UIKit's `shadowRadius`: the standard deviation of the blur, in points.
  public var radius: Double
  public var x: Double
  public var y: Double

  public init(color: RGBA, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
