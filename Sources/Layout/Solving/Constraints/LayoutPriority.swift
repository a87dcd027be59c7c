/// How strongly an optional constraint or a content size holds; 1000 must hold.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let dragThatCanResizeScene = LayoutPriority(510)
  public static let sceneSizeStayPut = LayoutPriority(500)
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  public static let defaultLow = LayoutPriority(250)
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the priority lies where UIKit allows it: above 0, at most 1000.
  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  var isRequired: Bool { rawValue >= 1000 }
}
