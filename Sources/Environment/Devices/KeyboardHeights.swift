public import struct Foundation.CGFloat

/// How much of a screen's bottom the system's keyboard covers, with the strip of the home indicator.
///
/// For English letters; from practice, and a few points off for other languages and generations of iOS.
public struct KeyboardHeights: Hashable, Sendable {
  /// With the bar of predicted words above the letters, which is on unless a user turned it off.
  public var full: CGFloat
  /// Without that bar; also the height of the number pad.
  public var plain: CGFloat

  /// The height of the bar of predicted words.
  public var predictionBar: CGFloat { full - plain }

  /// The seconds that the animation of a keyboard takes.
  public static let animationDuration = 0.25
  /// The raw value of that animation's curve.
  public static let animationCurve = 7
}

extension Device {
  /// The heights of the keyboard on the device; televisions have none.
  public func keyboardHeights(in orientation: Orientation) -> KeyboardHeights? {
    let rows =
      switch idiom {
      case .phone: cornerRadius > 0 ? KeyboardRow.roundedPhones : KeyboardRow.phones
      case .pad: cornerRadius > 0 ? KeyboardRow.roundedTablets : KeyboardRow.tablets
      default: [KeyboardRow]()
      }
    let row = rows.last { $0.narrowest <= size.width } ?? rows.first
    return orientation == .portrait ? row?.portrait : row?.landscape
  }
}

/// The keyboards of screens from a width on, upright.
private struct KeyboardRow: Sendable {
  let narrowest: CGFloat
  let portrait, landscape: KeyboardHeights

  /// Heights with the bar of predicted words, and without.
  init(
    from narrowest: CGFloat,
    _ portrait: (full: CGFloat, plain: CGFloat),
    lying landscape: (full: CGFloat, plain: CGFloat)
  ) {
    self.narrowest = narrowest
    self.portrait = KeyboardHeights(full: portrait.full, plain: portrait.plain)
    self.landscape = KeyboardHeights(full: landscape.full, plain: landscape.plain)
  }

  static let phones = [
    KeyboardRow(from: 320, (253, 216), lying: (199, 162)),
    KeyboardRow(from: 375, (260, 216), lying: (206, 162)),
    KeyboardRow(from: 414, (271, 226), lying: (208, 162)),
  ]

  static let roundedPhones = [
    KeyboardRow(from: 375, (335, 291), lying: (209, 171)),
    KeyboardRow(from: 390, (336, 291), lying: (209, 171)),
    KeyboardRow(from: 414, (346, 301), lying: (209, 171)),
  ]

  static let tablets = [
    KeyboardRow(from: 768, (313, 264), lying: (398, 352)),
    KeyboardRow(from: 1024, (378, 328), lying: (471, 423)),
  ]

  static let roundedTablets = [
    KeyboardRow(from: 744, (337, 283), lying: (422, 371)),
    KeyboardRow(from: 1024, (398, 328), lying: (498, 423)),
  ]
}
