import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineScene

/// Reads values of animations, which may be of any type.
enum AnimatedValue {
  static func number(_ said: Any) -> CGFloat? {
    switch said {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  static func float(_ said: Any) -> Float? { number(said).map { Float($0) } }
  static func truth(_ said: Any) -> Bool? { number(said).map { $0 != 0 } }
  static func point(_ said: Any) -> CGPoint? { said as? CGPoint }
  static func size(_ said: Any) -> CGSize? { said as? CGSize }
  static func rect(_ said: Any) -> CGRect? { said as? CGRect }

  static func distance(_ said: Any) -> CGSize? {
    size(said) ?? point(said).map { CGSize(width: $0.x, height: $0.y) }
  }

  static func color(_ said: Any) -> RGBA? { said as? RGBA ?? (said as? Color)?.cgColor }
  static func path(_ said: Any) -> Path.Reference? { said as? Path.Reference }

  static func numbers(_ said: Any) -> [NSNumber]? {
    guard let list = said as? [Any] else { return nil }
    let numbers = list.compactMap { number($0) }
    return numbers.count == list.count ? numbers.map { NSNumber(value: Double($0)) } : nil
  }

  static func transform(_ said: Any) -> CATransform3D? {
    if let transform = said as? CATransform3D { return transform }
    if let transform = said as? Transform { return CATransform3DMakeAffineTransform(transform) }
    return (said as? NSValue)?.keptTransform
  }
}
