public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

/// An effect that moves a view when a phone is tilted.
///
/// No phone is tilted here; a test asks for the values.
open class UIMotionEffect: NSObject, NSCopying {
  public override init() {}

  /// The values to add to properties, for a person's position from -1 to 1 on each axis.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  /// The effect itself, because it can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that moves one property between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the phone along which the property moves; the raw values are UIKit's.
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// The number between the two values; `nil` if they aren't numbers.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = minimumRelativeValue.flatMap(AnimatedValue.number),
      let most = maximumRelativeValue.flatMap(AnimatedValue.number)
    else { return nil }
    let along = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    // What isn't a number tilts nothing.
    let tilt = along.isNaN ? 0 : min(max(along, -1), 1)
    return [keyPath: least + (most - least) * (tilt + 1) / 2]
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }
}

/// Effects that apply together.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { values, effect in
      let new = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      values?.merge(new) { $1 }
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects
    return copy
  }
}

private struct Motion: SetAside {
  var effects: [UIMotionEffect] = []
}

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { self[aside: \Motion.effects] }
    set { self[aside: \Motion.effects] = newValue }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
