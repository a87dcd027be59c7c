public import struct Foundation.CGFloat

extension Font {
  /// How wide letters are; the raw values are UIKit's.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// What widths are multiplied by: the stand-in has one width, so its letters are stretched.
    package var factor: Double {
      guard rawValue.isFinite else { return 1 }
      return min(max(1 + Double(rawValue), 0.5), 1.5)
    }
  }
}
