/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// The thickness in points, half of it on either side of the path.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// The greatest length of a pointed corner, as a multiple of the width; a longer one is cut.
  public var miterLimit: Double
  /// The lengths of dashes and of the gaps behind them, in turn; empty for a line without gaps.
  public var dash: [Double]
  /// How far into the dashes the line begins.
  public var dashPhase: Double

  public init(
    width: Double,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// How a line ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  /// How a line goes around a corner.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }
}
