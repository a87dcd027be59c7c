public import Foundation
import SnaplineLayout

/// A part of an app that has its own windows.
///
/// It is in the foreground, as there is no other place.
open class UIScene: UIResponder {
  public let session: UISceneSession
  /// Who is told of the scene; the scene keeps it alive.
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var subtitle = ""

  /// A scene of the environment in hand.
  ///
  /// A test makes one for a scene's delegate, as a phone does.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
    Self.connect(self)
  }

  public var activationState: ActivationState { .foregroundActive }

  open override var next: UIResponder? { UIApplication.shared }

  /// Whether and where a scene shows; the raw values are UIKit's.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Records the link; nobody opens it, as `completion` hears.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    SystemCall.note("UIScene.open(_:options:completionHandler:)", url)
    completion?(false)
  }

  // MARK: Scenes of a thread

  // Trees of different threads know nothing of each other, so neither do scenes.

  private final class Connected: KeptByThread {
    var scenes = WeakList<UIScene>()
  }

  static var connected: [UIScene] { Connected.current.scenes.objects }
  private static func connect(_ scene: UIScene) { Connected.current.scenes.add(scene) }
}

extension UIScene {
  /// What a scene was opened for, which is nothing in particular unless a test says it.
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let sourceApplication: String?

    public init(urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil) {
      self.urlContexts = urlContexts
      self.sourceApplication = sourceApplication
    }
  }

  /// How a link is to be opened.
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override init() { super.init() }
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
