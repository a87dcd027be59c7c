public import Foundation
public import SnaplineDrawing
package import SnaplineEnvironment

/// A scene with windows: UIKit's `UIWindowScene`.
///
/// A window that was given no scene has one of its own, with the window's screen.
open class WindowScene: ConnectedScene {
  private var entries = WeakList<Window>()
  /// What the scene was made in, until a window says more.
  private let environment = Environment.current

  /// The windows that were given the scene, or the window that made it as its own.
  public var windows: [Window] { entries.objects }
  /// The window of the scene that was made key last.
  public var keyWindow: Window? {
    let windows = windows
    return Window.shown.last { shown in
      shown.isKeyWindow && windows.contains { $0 === shown }
    }
  }

  fileprivate func add(_ window: Window) { entries.add(window) }
  fileprivate func remove(_ window: Window) { entries.remove(window) }

  /// The environment of the first window, or that in which the scene was made.
  package var shown: Environment { windows.first?.environment ?? environment }

  public var screen: Screen {
    windows.first?.screen ?? Environment.$current.withValue(environment) { .main }
  }
  public var coordinateSpace: any CoordinateSpace { screen }
  open var traitCollection: TraitCollection {
    windows.first?.traitCollection ?? TraitCollection(environment.traits)
  }

  /// Which way the device of the first window is held; without a device, the window's longer side decides.
  public var interfaceOrientation: InterfaceOrientation {
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

  public var isFullScreen: Bool { true }

  /// How a scene lies on its screen.
  public struct Geometry {
    public let coordinateSpace: any CoordinateSpace
    public let interfaceOrientation: InterfaceOrientation
  }

  /// The orientations that a scene asks for.
  open class GeometryPreferences: NSObject {
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: InterfaceOrientationMask?

      public init(interfaceOrientations: InterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      public override var description: String {
        interfaceOrientations.map { "\($0.rawValue)" } ?? "nil"
      }
    }
  }
}

/// Is told what happens to a scene with windows: UIKit's `UIWindowSceneDelegate`.
public protocol WindowSceneDelegate: ConnectedSceneDelegate {
  var window: Window? { get }
}

extension WindowSceneDelegate {
  public var window: Window? { nil }
}

extension Environment {
  package var interfaceOrientation: InterfaceOrientation {
    device?.orientation == .landscape ? .landscapeRight : .portrait
  }
}

/// The scene of a window, which the window keeps alive.
private struct SceneOfWindow {
  let scene: WindowScene?
}

extension Window {
  /// The scene that the window was given, or else one of its own, made when it is first asked for.
  var keptScene: WindowScene? {
    if let said = hung(SceneOfWindow.self) { return said.scene }
    let scene = WindowScene(
      session: SceneSession(),
      connectionOptions: ConnectedScene.ConnectionOptions()
    )
    keep(scene)
    return scene
  }

  func keep(_ scene: WindowScene?) {
    hung(SceneOfWindow.self)?.scene?.remove(self)
    hang(SceneOfWindow(scene: scene))
    scene?.add(self)
  }
}
