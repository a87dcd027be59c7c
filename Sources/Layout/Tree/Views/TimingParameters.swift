public import Foundation
public import SnaplineGeometry

/// The timing curve of an animation, which no picture shows: UIKit's `UITimingCurveProvider`.
public protocol TimingCurveProvider: AnyObject {
  var timingCurveType: TimingCurveType { get }
  var cubicTimingParameters: CubicTimingParameters? { get }
  var springTimingParameters: SpringTimingParameters? { get }
}

/// The kind of a timing curve; the raw values are UIKit's.
public enum TimingCurveType: Int, Hashable, Sendable {
  case builtin, cubic, spring, composed
}

/// A timing curve with two control points, or one of the system's by its name.
public final class CubicTimingParameters: NSObject, TimingCurveProvider {
  public let animationCurve: View.AnimationCurve
  public let controlPoint1, controlPoint2: CGPoint
  public let timingCurveType: TimingCurveType

  public init(animationCurve curve: View.AnimationCurve) {
    animationCurve = curve
    // The points that the names stand for in CSS and in Core Animation.
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    timingCurveType = .builtin
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    timingCurveType = .cubic
  }

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  public var cubicTimingParameters: CubicTimingParameters? { self }
  public var springTimingParameters: SpringTimingParameters? { nil }
}

/// The timing curve of a spring.
public final class SpringTimingParameters: NSObject, TimingCurveProvider {
  /// The speed at the beginning.
  public let initialVelocity: Vector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: Vector) {
    initialVelocity = velocity
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: Vector
  ) {
    self.init(dampingRatio: 1, initialVelocity: velocity)
  }

  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity velocity: Vector = .zero
  ) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: velocity)
  }

  public convenience override init() { self.init(dampingRatio: 1) }

  public var timingCurveType: TimingCurveType { .spring }
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  public var springTimingParameters: SpringTimingParameters? { self }
}
