private import Foundation

extension RGBA {
  /// This colour, seen on one that covers.
  package func over(_ ground: RGBA) -> RGBA {
    func mixed(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return RGBA(
      red: mixed(red, ground.red),
      green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue)
    )
  }

  /// The colour in the levels that a picture has.
  package var rounded: RGBA {
    func level(_ part: Double) -> Double { (part * 255).rounded() / 255 }
    return RGBA(red: level(red), green: level(green), blue: level(blue), alpha: alpha)
  }
}
