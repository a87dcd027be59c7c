public import Foundation

/// What an app asks of the phone around it.
extension UIApplication {
  /// Always `false`, because there is no other app that could open a link.
  public func canOpenURL(_ url: URL) -> Bool {
    SystemCall.note("UIApplication.canOpenURL(_:)", url)
    return false
  }

  /// Records the link; it isn't opened, and `completion` gets `false`.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    SystemCall.note("UIApplication.open(_:options:completionHandler:)", url)
    completion?(false)
  }

  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    SystemCall.note("UIApplication.open(_:options:completionHandler:)", url)
    return false
  }

  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    SystemCall.note("UIApplication.open(_:options:completionHandler:)", url)
    return false
  }

  // MARK: Icons

  public var supportsAlternateIcons: Bool { false }
  /// Always `nil`, which stands for the app's usual icon.
  public var alternateIconName: String? { nil }

  /// Records the icon, which can't be changed; `completionHandler` gets an error.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    SystemCall.note(
      "UIApplication.setAlternateIconName(_:completionHandler:)",
      alternateIconName ?? "nil"
    )
    completionHandler?(CocoaError(.featureUnsupported))
  }

  // MARK: The background

  /// Records the task.
  ///
  /// No task begins, because there is no background here.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    SystemCall.note(
      "UIApplication.beginBackgroundTask(withName:expirationHandler:)",
      taskName ?? "nil"
    )
    return .invalid
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    SystemCall.note("UIApplication.endBackgroundTask(_:)", identifier.rawValue)
  }

  // MARK: Notifications from elsewhere

  public var isRegisteredForRemoteNotifications: Bool { false }
  public func registerForRemoteNotifications() {
    SystemCall.note("UIApplication.registerForRemoteNotifications()")
  }
  public func unregisterForRemoteNotifications() {
    SystemCall.note("UIApplication.unregisterForRemoteNotifications()")
  }

  // MARK: Remote controls

  public func beginReceivingRemoteControlEvents() {
    SystemCall.note("UIApplication.beginReceivingRemoteControlEvents()")
  }
  public func endReceivingRemoteControlEvents() {
    SystemCall.note("UIApplication.endReceivingRemoteControlEvents()")
  }
}

/// A task in the background, of which only ``invalid`` exists here.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may work in the background; the raw values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted, denied, available
}

/// The result of work in the background; the raw values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  case newData, noData, failed
}
