public import Foundation
public import SnaplineGeometry
import SnaplineLayout

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override var ending: AnimationEnding? {
    // Back at its beginning, the layer shows its own value unless the animation named another.
    if autoreverses { return fromValue.map { .value($0) } }
    if let toValue { return .value(toValue) }
    if let byValue { return fromValue.map { .sum($0, byValue) } ?? .steps([byValue]) }
    return nil
  }

  override func new() -> CAAnimation { CABasicAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}

/// A change with the motion of a spring, which comes to rest at the same value.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public override init() { super.init() }

  /// A spring by its visible properties: its duration, and how much it bounces.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(perceptualDuration, .leastNonzeroMagnitude)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    allowsOverdamping = bounce < 0
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (stiffness / max(mass, .leastNonzeroMagnitude)).squareRoot()
  }

  /// The time after which the spring's swing is a thousandth of what it was at the start.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0, stiffness > 0 else { return .infinity }
    let decay = damping / (2 * mass)
    let frequency = (stiffness / mass).squareRoot()
    let rate =
      decay > frequency && allowsOverdamping
      ? decay - (decay * decay - frequency * frequency).squareRoot() : min(decay, frequency)
    return log(1000) / rate
  }

  override func new() -> CAAnimation { CASpringAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }
}

/// A change through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The path of the position; it is used in place of the values.
  open var path: Path.Reference?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  open var rotationMode: CAAnimationRotationMode?

  override var ending: AnimationEnding? {
    if let path {
      let point = autoreverses ? path.value.firstPoint : path.value.currentPoint
      return point.map { .value($0) }
    }
    return (autoreverses ? values?.first : values?.last).map { .value($0) }
  }

  override func new() -> CAAnimation { CAKeyframeAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    path = other.path.map { Path.Reference($0.value) }
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    biasValues = other.biasValues
  }
}

/// How a keyframe animation calculates values between its own; the raw values are Core Animation's.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns with the path that it follows, which no picture shows here.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

extension Path {
  fileprivate var firstPoint: CGPoint? {
    for case .move(let point) in steps { return point }
    return nil
  }
}
