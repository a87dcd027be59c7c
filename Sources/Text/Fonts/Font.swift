public import Foundation
import SnaplineScene

/// UIKit's `UIFont`: a font at a size, immutable, usable on any thread.
///
/// The system font has the heights of Apple's; a font that a user names has its own. Two fonts
/// are equal when they draw and measure the same.
public final class Font: NSObject, Sendable {
  private let mark = AttributeMark()
  package let specification: FontSpecification
  package let metrics: VerticalMetrics
  /// How the font came to its size, where a person's choice of text size decided it.
  let growth: Growth?

  package convenience init(_ specification: FontSpecification, metrics: VerticalMetrics) {
    self.init(specification, metrics: metrics, growth: nil)
  }

  init(_ specification: FontSpecification, metrics: VerticalMetrics, growth: Growth?) {
    self.specification = specification
    self.metrics = metrics
    self.growth = growth
  }

  indirect enum Growth: Sendable {
    case style(TextStyle)
    case scaled(Font, TextStyle, maximum: CGFloat)
  }

  public var pointSize: CGFloat { specification.pointSize }
  /// From the baseline to the top of a line.
  public var ascender: CGFloat { metrics.ascender }
  /// From the baseline to the bottom of a line; negative.
  public var descender: CGFloat { metrics.descender }
  /// The height of a line, without ``leading``.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The gap between two lines; text styles have one.
  public var leading: CGFloat { metrics.leading }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }

  public var familyName: String { specification.familyName }
  public var fontName: String { specification.fontName }

  /// The same font at another size; a text style's gap between lines is lost, as in UIKit.
  public func withSize(_ fontSize: CGFloat) -> Font {
    let size = Self.bounded(fontSize)
    var resized = specification
    resized.pointSize = size
    if case .system = specification.source { return Font(system: resized) }
    return Font(resized, metrics: metrics.scaled(by: size / specification.pointSize))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Font else { return false }
    return other === self || (other.specification == specification && other.metrics == metrics)
  }

  public override var hash: Int { specification.hashValue }

  public override var description: String { "\(fontName) \(specification.pointSize)" }

  /// Sizes that can be drawn: UIKit takes 0 and less as its default, and nothing is infinite.
  static func bounded(_ size: CGFloat) -> Double {
    size > 0 ? min(max(size, 0.01), 10_000) : systemFontSize
  }
}
