import Foundation

// What an app asks of the system around it, of which there is none.

@available(*, unavailable, message: "there is no system to show an alert; show a view of your own")
public final class UIAlertController {}

@available(*, unavailable, message: "nothing is felt on Linux; ask #if os(iOS)")
public final class UIImpactFeedbackGenerator {}

@available(*, unavailable, message: "nothing is felt on Linux; ask #if os(iOS)")
public final class UINotificationFeedbackGenerator {}

@available(*, unavailable, message: "nothing is felt on Linux; ask #if os(iOS)")
public final class UISelectionFeedbackGenerator {}

@available(*, unavailable, message: "there is no pasteboard on Linux; ask #if os(iOS)")
public final class UIPasteboard {}

@available(
  *,
  unavailable,
  message: "a picture has no time; set the value that the animation ends with"
)
public final class CABasicAnimation {}

@available(
  *,
  unavailable,
  message: "a picture has no time; set the value that the animation ends with"
)
public final class CAKeyframeAnimation {}
