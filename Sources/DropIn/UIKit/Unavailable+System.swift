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

// An app and its scenes.

@available(*, unavailable, message: "there is no app on Linux; keep this behind #if os(iOS)")
public protocol UIApplicationDelegate {}

@available(*, unavailable, message: "there is no app on Linux; keep this behind #if os(iOS)")
public protocol UISceneDelegate {}

@available(*, unavailable, message: "there is no app on Linux; keep this behind #if os(iOS)")
public protocol UIWindowSceneDelegate {}

@available(*, unavailable, message: "there is no app on Linux; keep this behind #if os(iOS)")
public final class UIScene {}

@available(*, unavailable, message: "there is no app on Linux; keep this behind #if os(iOS)")
public final class UIWindowScene {}

@available(*, unavailable, message: "there is no app on Linux; keep this behind #if os(iOS)")
public final class UISceneSession {}

@available(*, unavailable, message: "there is no app on Linux; keep this behind #if os(iOS)")
public final class UISceneConfiguration {}

// Screens and lists that aren't drawn here.

@available(
  *,
  unavailable,
  message: "show its columns side by side as children of a controller of your own"
)
open class UISplitViewController {}

@available(*, unavailable, message: "use a UITableView, or a compositional layout of full width")
public struct UICollectionLayoutListConfiguration {}

@available(
  *,
  unavailable,
  message: "use a UICollectionViewCell, and give it a UIListContentConfiguration"
)
open class UICollectionViewListCell {}

// Typing, which a test does by hand.

@available(*, unavailable, message: "nobody types here; ask the view's delegate instead")
public protocol UITextInputDelegate {}
