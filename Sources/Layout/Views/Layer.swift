public import Foundation
public import SnaplineScene

/// How a view's rectangle is painted: UIKit's `CALayer`, as far as a still picture knows it.
open class Layer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CornerCurve.circular
  open var maskedCorners: CornerMask = .all
  open var borderWidth: CGFloat = 0
  open var borderColor: RGBA? = .black
  open var shadowColor: RGBA? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3

  /// Which corners the radius rounds; the raw values are Core Animation's.
  public struct CornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
    public static let all: CornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  var radii: CornerRadii {
    let radius = { (corner: CornerMask) -> Double in
      self.maskedCorners.contains(corner) ? max(0, self.cornerRadius) : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner),
      topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner)
    )
  }
}
