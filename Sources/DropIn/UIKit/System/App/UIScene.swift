public import Foundation
public import SnaplineLayout

extension UIScene: SceneOfApp {
  package var app: UIResponder { UIApplication.shared }
}

extension UIScene {
  /// Records the link; it isn't opened, and `completion` gets `false`.
  public func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    SystemCall.note("UIScene.open(_:options:completionHandler:)", url)
    completion?(false)
  }

  // MARK: Notifications

  // Nothing happens to a scene, so a test posts those that its code waits for.

  public static let willConnectNotification = named("WillConnect")
  public static let didDisconnectNotification = named("DidDisconnect")
  public static let didActivateNotification = named("DidActivate")
  public static let willDeactivateNotification = named("WillDeactivate")
  public static let willEnterForegroundNotification = named("WillEnterForeground")
  public static let didEnterBackgroundNotification = named("DidEnterBackground")

  private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}
