public import Foundation

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing curve of an animation, which has no effect here.
public final class CAMediaTimingFunction: NSObject {
  private let points: [[Float]]

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    points = [[0, 0], [x1, y1], [x2, y2], [1, 1]]
  }

  /// Writes a control point of the curve, from the start at 0 to the end at 3, as two numbers.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition(
      points.indices.contains(index),
      "CAMediaTimingFunction: a curve has the points 0 to 3, and no \(index)"
    )
    unsafe (ptr[0], ptr[1]) = (points[index][0], points[index][1])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  public override var hash: Int { points.hashValue }
}
