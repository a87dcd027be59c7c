public import struct Foundation.CGFloat

extension Font {
  /// How heavy a font is; the raw values are UIKit's, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nine named weights with their numbers in font files, lightest first.
    package static let named: [(weight: Weight, number: Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// The number of the nearest named weight in font files, 100 to 900.
    package var number: Int {
      var nearest = (distance: CGFloat.infinity, number: 400)
      for (weight, number) in Self.named {
        let distance = abs(weight.rawValue - rawValue)
        if distance < nearest.distance { nearest = (distance, number) }
      }
      return nearest.number
    }

    /// The named weight nearest to a number of a font file.
    package init(number: Int) {
      let place = min(max((number + 50) / 100, 1), 9) - 1
      self = Self.named[place].weight
    }
  }
}
