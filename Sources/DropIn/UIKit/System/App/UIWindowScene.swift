public import Foundation
import SnaplineEnvironment
public import SnaplineLayout

/// A scene with windows.
///
/// A window that was given none has one of its own, with the window's screen.
open class UIWindowScene: UIScene {
  private var entries = WeakList<UIWindow>()
  /// What the scene was made in, until a window says more.
  private let environment = Environment.current

  /// The windows that were given the scene, or whose own it is.
  public var windows: [UIWindow] { entries.objects }
  /// The window of the scene that was made key last.
  public var keyWindow: UIWindow? {
    let windows = windows
    return UIWindow.shown.last { shown in
      shown.isKeyWindow && windows.contains { $0 === shown }
    }
  }

  fileprivate func add(_ window: UIWindow) { entries.add(window) }
  fileprivate func remove(_ window: UIWindow) { entries.remove(window) }

  /// The environment of the first window, or that in which the scene was made.
  fileprivate var shown: Environment { windows.first?.environment ?? environment }

  public var screen: UIScreen {
    windows.first?.screen ?? Environment.$current.withValue(environment) { .main }
  }
  public var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection {
    windows.first?.traitCollection ?? UITraitCollection(environment.traits)
  }

  /// Which way the device of the first window is held; upright where there is none, unless the window
  /// is wider than high.
  public var interfaceOrientation: UIInterfaceOrientation {
    guard shown.device == nil, let size = windows.first?.bounds.size else {
      return shown.interfaceOrientation
    }
    return size.width > size.height ? .landscapeRight : .portrait
  }

  public var effectiveGeometry: Geometry {
    Geometry(
      coordinateSpace: coordinateSpace,
      interfaceOrientation: interfaceOrientation
    )
  }

  public var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(
      frame: shown.statusBarFrame,
      controller: (keyWindow ?? windows.first)?.rootViewController
    )
  }

  public var isFullScreen: Bool { true }

  /// Records the wish; whoever makes a window says how its device is held.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    SystemCall.note("UIWindowScene.requestGeometryUpdate(_:errorHandler:)", geometryPreferences)
  }

  /// How a scene lies on its screen.
  public struct Geometry {
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation
  }

  /// How a scene wants to lie.
  open class GeometryPreferences: NSObject {
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      public override var description: String {
        interfaceOrientations.map { "\($0.rawValue)" } ?? "nil"
      }
    }
  }
}

/// Whom a scene with windows tells of itself.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? { nil }
}

/// The scene of a window, which the window keeps alive.
private struct SceneOfWindow {
  let scene: UIWindowScene?
}

extension UIWindow {
  /// The scene that the window was given, or else one of its own.
  public var windowScene: UIWindowScene? {
    get {
      if let said = hung(SceneOfWindow.self) { return said.scene }
      let scene = UIWindowScene(
        session: UISceneSession(),
        connectionOptions: UIScene.ConnectionOptions()
      )
      self.windowScene = scene
      return scene
    }
    set {
      hung(SceneOfWindow.self)?.scene?.remove(self)
      hang(SceneOfWindow(scene: newValue))
      newValue?.add(self)
    }
  }

  /// A window that fills the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    if let held = windowScene.shown.device {
      self.init(device: held.device, orientation: held.orientation, split: held.split)
    } else {
      self.init(frame: windowScene.screen.bounds)
    }
    self.windowScene = windowScene
  }
}
