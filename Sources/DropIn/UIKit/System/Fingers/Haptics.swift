public import Foundation
public import SnaplineLayout

/// A generator of haptic feedback.
///
/// Nothing can be felt here: each call is recorded as a ``SystemCall``.
open class UIFeedbackGenerator: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  public override init() {}

  /// A generator that belongs to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func prepare() { SystemCall.note("UIFeedbackGenerator.prepare()") }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A generator of the feedback for a collision.
///
/// The first argument of its recorded calls is its style.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the colliding things are; the raw values are UIKit's.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .medium) }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  open func impactOccurred() {
    SystemCall.note("UIImpactFeedbackGenerator.impactOccurred()", style)
  }

  open func impactOccurred(intensity: CGFloat) {
    SystemCall.note("UIImpactFeedbackGenerator.impactOccurred(intensity:)", style, intensity)
  }

  open func impactOccurred(at location: CGPoint) {
    SystemCall.note("UIImpactFeedbackGenerator.impactOccurred(at:)", style, location)
  }

  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    let name = "UIImpactFeedbackGenerator.impactOccurred(intensity:at:)"
    SystemCall.note(name, style, intensity, location)
  }
}

/// A generator of the feedback for a changing selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    SystemCall.note("UISelectionFeedbackGenerator.selectionChanged()")
  }

  open func selectionChanged(at location: CGPoint) {
    SystemCall.note("UISelectionFeedbackGenerator.selectionChanged(at:)", location)
  }
}

/// A generator of the feedback for the success or the failure of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of the task; the raw values are UIKit's.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    SystemCall.note(
      "UINotificationFeedbackGenerator.notificationOccurred(_:)",
      notificationType
    )
  }

  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    SystemCall.note(
      "UINotificationFeedbackGenerator.notificationOccurred(_:at:)",
      notificationType,
      location
    )
  }
}
