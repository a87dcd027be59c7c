import Foundation
import SnaplineLayout

/// Animations that run at the same time, for as long as the group does.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override var summary: String {
    "\(type(of: self)) [" + (animations ?? []).map(\.summary).joined(separator: ", ") + "]"
  }

  override func end(on layer: Layer) -> [() -> Void] {
    (animations ?? []).filter { !$0.isEndless && lasts($0) }.flatMap { $0.end(on: layer) }
  }

  /// Whether the end of one of the animations still shows when the group ends.
  private func lasts(_ animation: CAAnimation) -> Bool {
    animation.fillsForwards || animation.duration == 0
      || animation.beginTime + animation.duration >= duration
  }
}

/// How the content of a layer gives way to another, of which only the latter shows here.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override var summary: String { "\(Swift.type(of: self)) \(type.rawValue)" }
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

/// Where a transition comes from; the raw values are Core Animation's.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
