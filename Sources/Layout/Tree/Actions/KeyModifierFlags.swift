/// The keys that are held with another one: UIKit's `UIKeyModifierFlags`, with its raw values.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}
