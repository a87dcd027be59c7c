public import Foundation

/// A part of an app that has its own windows: UIKit's `UIScene`.
///
/// It is always in the foreground.
open class ConnectedScene: Responder {
  public let session: SceneSession
  /// The object that is told of the scene; the scene keeps it alive.
  open var delegate: (any ConnectedSceneDelegate)?
  open var title: String! = ""
  open var subtitle = ""

  /// A scene in the current environment.
  ///
  /// A test makes one for a scene's delegate, as a phone does.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
    Connected.current.scenes.add(self)
  }

  public var activationState: ActivationState { .foregroundActive }

  open override var next: Responder? { (self as? any SceneOfApp)?.app }

  /// Whether and where a scene shows; the raw values are UIKit's.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reason why a scene was opened; there is none unless a test gives one.
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<OpenURLContext>
    public let sourceApplication: String?

    public init(urlContexts: Set<OpenURLContext> = [], sourceApplication: String? = nil) {
      self.urlContexts = urlContexts
      self.sourceApplication = sourceApplication
    }
  }

  /// How a link is to be opened elsewhere.
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override init() { super.init() }
  }

  /// The details of a link that a scene is to open.
  public final class OpenURLOptions: NSObject {
    public let sourceApplication: String?
    public let openInPlace: Bool

    public init(sourceApplication: String? = nil, openInPlace: Bool = false) {
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
    }
  }

  // MARK: Scenes of a thread

  // Trees of different threads know nothing of each other, so neither do scenes.

  private final class Connected: KeptByThread {
    var scenes = WeakList<ConnectedScene>()
  }

  /// The scenes that the code of this thread made.
  package static var connected: [ConnectedScene] { Connected.current.scenes.objects }
}

/// A scene that knows the app around it, which the module with the app tells.
package protocol SceneOfApp {
  var app: Responder { get }
}

/// A link that a scene is to open: UIKit's `UIOpenURLContext`.
public final class OpenURLContext: NSObject {
  public let url: URL
  public let options: ConnectedScene.OpenURLOptions

  public init(
    url: URL,
    options: ConnectedScene.OpenURLOptions = ConnectedScene.OpenURLOptions()
  ) {
    self.url = url
    self.options = options
  }
}

/// Is told what happens to a scene: UIKit's `UISceneDelegate`.
///
/// Nothing happens to a scene here, so a test calls the methods that it tests.
public protocol ConnectedSceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: ConnectedScene,
    willConnectTo session: SceneSession,
    options connectionOptions: ConnectedScene.ConnectionOptions
  )
  func sceneDidDisconnect(_ scene: ConnectedScene)
  func sceneDidBecomeActive(_ scene: ConnectedScene)
  func sceneWillResignActive(_ scene: ConnectedScene)
  func sceneWillEnterForeground(_ scene: ConnectedScene)
  func sceneDidEnterBackground(_ scene: ConnectedScene)
  func scene(_ scene: ConnectedScene, openURLContexts URLContexts: Set<OpenURLContext>)
}

extension ConnectedSceneDelegate {
  public func scene(
    _ scene: ConnectedScene,
    willConnectTo session: SceneSession,
    options connectionOptions: ConnectedScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: ConnectedScene) {}
  public func sceneDidBecomeActive(_ scene: ConnectedScene) {}
  public func sceneWillResignActive(_ scene: ConnectedScene) {}
  public func sceneWillEnterForeground(_ scene: ConnectedScene) {}
  public func sceneDidEnterBackground(_ scene: ConnectedScene) {}
  public func scene(_ scene: ConnectedScene, openURLContexts URLContexts: Set<OpenURLContext>) {}
}
