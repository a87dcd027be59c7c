/// A line along the outlines of letters, half of it inside of them.
public struct LetterOutline: Hashable, Sendable {
  /// In points.
  public var width: Double
  public var color: RGBA
  /// Whether only the line is drawn, and the letters aren't filled.
  public var isHollow: Bool

  public init(width: Double, color: RGBA, isHollow: Bool = false) {
    self.width = width
    self.color = color
    self.isHollow = isHollow
  }

  /// How far the line reaches beyond the letters, with the tips of its corners.
  package var reach: Double { width / 2 * Self.miterLimit }

  /// A corner whose tip would reach farther, counted in widths of the line, is cut off.
  package static let miterLimit = 4.0
}
