public import Foundation
import SnaplineEnvironment
import SnaplineScene

extension Color {
  /// A colour from hue, saturation and brightness, each from 0 to 1; values outside are clamped.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      RGBA(
        hue: hue.clampedToUnit,
        saturation: saturation.clampedToUnit,
        brightness: brightness.clampedToUnit,
        alpha: alpha.clampedToUnit
      )
    )
  }

  /// The sRGB colour that is nearest to a Display P3 colour.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      RGBA(
        displayP3Red: red.clampedToUnit,
        green: green.clampedToUnit,
        blue: blue.clampedToUnit,
        alpha: alpha.clampedToUnit
      )
    )
  }

  /// A colour as style guides write it: `0x0A5C36`; digits beyond six are ignored.
  public convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      RGBA(
        bytes: Int(hex >> 16 & 0xFF),
        Int(hex >> 8 & 0xFF),
        Int(hex & 0xFF),
        alpha: alpha.clampedToUnit
      )
    )
  }

  /// A colour for each of light and dark appearance, and for high contrast where one is given.
  public convenience init(
    light: Color,
    dark: Color,
    lightHighContrast: Color? = nil,
    darkHighContrast: Color? = nil
  ) {
    self.init { traits in
      let isHigh = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else {
        return isHigh ? lightHighContrast ?? light : light
      }
      return isHigh ? darkHighContrast ?? dark : dark
    }
  }

  /// Gives the components under the current traits; always returns `true`.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat,
    green: inout CGFloat,
    blue: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let fixed = cgColor
    red = fixed.red
    green = fixed.green
    blue = fixed.blue
    alpha = fixed.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: inout CGFloat,
    saturation: inout CGFloat,
    brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let wheel = cgColor.wheel
    hue = wheel.hue
    saturation = wheel.saturation
    brightness = wheel.brightness
    alpha = cgColor.alpha
    return true
  }

  /// Gives the level of a grey; for any other colour, changes nothing and returns `false`.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let fixed = cgColor
    guard fixed.red == fixed.green, fixed.green == fixed.blue else { return false }
    white = fixed.red
    alpha = fixed.alpha
    return true
  }
}
