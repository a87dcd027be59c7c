import Foundation
import SnaplineLayout

/// Animations that run at the same time, for as long as the group does.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override var summary: String {
    "\(type(of: self)) [" + (animations ?? []).map(\.summary).joined(separator: ", ") + "]"
  }

  override func end(
    of entry: LayerAnimations.Entry,
    in animations: LayerAnimations,
    on layer: Layer
  ) {
    for animation in self.animations ?? [] where !animation.isEndless && lasts(animation) {
      animation.end(of: entry, in: animations, on: layer)
    }
  }

  override func new() -> CAAnimation { CAAnimationGroup() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map(\.asItIs)
  }

  /// Whether the end of one of the animations still shows when the group ends.
  private func lasts(_ animation: CAAnimation) -> Bool {
    animation.fillsForwards || animation.duration == 0
      || animation.beginTime + animation.wholeDuration >= duration
  }
}

extension CAAnimation {
  /// How long the animation goes on with all its repetitions, as the group's clock has it.
  fileprivate var wholeDuration: CFTimeInterval {
    let once = duration * (autoreverses ? 2 : 1)
    let all =
      if repeatDuration > 0 { repeatDuration } else if repeatCount > 0 {
        once * CFTimeInterval(repeatCount)
      } else { once }
    return all / CFTimeInterval(abs(speed))
  }
}

/// An animated change of a layer's content, of which only the new content is visible here.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override var summary: String { "\(Swift.type(of: self)) \(type.rawValue)" }

  override func new() -> CAAnimation { CATransition() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The raw values are Core Animation's.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes; the raw values are Core Animation's.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
