public import Foundation
import SnaplineScene

/// A shadow behind letters: UIKit's `NSShadow`.
///
/// A shadow that was given to a string must not be changed any more.
open class TextShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeMark()
  open var shadowOffset = CGSize.zero
  /// How far the edge is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A colour; `nil` stands for black with an opacity of a third.
  open var shadowColor: Any?

  public override init() {}

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = TextShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// What is painted.
  func value(_ reader: AttributeReader) -> Shadow {
    Shadow(
      color: shadowColor.flatMap(reader.color) ?? RGBA(red: 0, green: 0, blue: 0, alpha: 1.0 / 3),
      // Core Graphics counts the blur from its one end to the other: two deviations.
      radius: shadowBlurRadius / 2,
      x: shadowOffset.width,
      y: shadowOffset.height
    )
  }
}
