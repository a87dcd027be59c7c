public import Foundation

/// The words that an app and a phone understand each other by; the raw values are UIKit's.
extension UIApplication {
  /// A reason for the launch of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey"
    )
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
  }

  /// An option of a link that the app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
  }

  /// An option of a link that another app is to open.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The link to the settings of the app.
  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  // MARK: Notifications

  // Nothing happens to the app, so a test posts those that its code waits for.

  public static let didFinishLaunchingNotification = named("DidFinishLaunching")
  public static let didBecomeActiveNotification = named("DidBecomeActive")
  public static let willResignActiveNotification = named("WillResignActive")
  public static let didEnterBackgroundNotification = named("DidEnterBackground")
  public static let willEnterForegroundNotification = named("WillEnterForeground")
  public static let willTerminateNotification = named("WillTerminate")
  public static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
  public static let significantTimeChangeNotification = named("SignificantTimeChange")
  public static let userDidTakeScreenshotNotification = named("UserDidTakeScreenshot")
  public static let backgroundRefreshStatusDidChangeNotification = named(
    "BackgroundRefreshStatusDidChange"
  )
  public static let willChangeStatusBarOrientationNotification = named(
    "WillChangeStatusBarOrientation"
  )
  public static let didChangeStatusBarOrientationNotification = named(
    "DidChangeStatusBarOrientation"
  )
  public static let willChangeStatusBarFrameNotification = named("WillChangeStatusBarFrame")
  public static let didChangeStatusBarFrameNotification = named("DidChangeStatusBarFrame")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable"
  )
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable"
  )

  private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
