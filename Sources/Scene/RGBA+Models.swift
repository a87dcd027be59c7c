private import Foundation

/// Colours said in other ways than by sRGB.
extension RGBA {
  /// A colour by its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    func part(_ step: Double) -> Double {
      let place = (step + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour by its hue, saturation and lightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ step: Double) -> Double {
      let place = (step + hue * 12).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }

  /// The sRGB colour that is nearest to one of Display P3, component by component.
  ///
  /// It is converted because scenes are painted in sRGB.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func encoded(_ part: Double) -> Double {
      let part = min(1, max(0, part))
      return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249401 * r - 0.2249404 * g),
      green: encoded(-0.0420569 * r + 1.0420571 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b),
      alpha: alpha
    )
  }

  /// The hue, saturation and brightness of the colour, each from 0 to 1.
  public var wheel: (hue: Double, saturation: Double, brightness: Double) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let reach = most - least
    guard reach > 0 else { return (0, 0, most) }
    let sixths =
      most == red
      ? (green - blue) / reach
      : most == green ? (blue - red) / reach + 2 : (red - green) / reach + 4
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, reach / most, most)
  }
}
