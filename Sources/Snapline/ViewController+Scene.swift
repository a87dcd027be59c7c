public import SnaplineEnvironment
public import SnaplineLayout
public import SnaplineRendering
public import SnaplineScene

public import struct Foundation.CGFloat
public import struct Foundation.CGSize

extension ViewController: SceneConvertible {
  public func convertedToScene(size: CGSize?) throws -> Scene {
    try convertedToScene(size: size) { _ in }
  }

  public static var libraryVersions: [String: String] { View.libraryVersions }
}

/// A controller is drawn in its window; one that has no place yet gets a window for the picture.
extension ViewController: SurroundedSceneConvertible {
  public func convertedToScene(
    size: CGSize?,
    changing change: (inout Environment) -> Void
  ) throws -> Scene {
    try surrounded(size: size, changing: change) { try $0.lookedAtScene(size: $1) }
  }

  /// Has `body` lay the screen out in its window, in surroundings that hold for as long.
  func surrounded<Found>(
    size: CGSize?,
    changing change: (inout Environment) -> Void,
    _ body: (View, CGSize?) throws -> Found
  ) rethrows -> Found {
    let view: View = self.view
    if let window = view.window, window.rootViewController === self {
      return try window.surrounded(size: size, changing: change, body)
    }
    guard parent == nil, view.superview == nil else {
      return try view.surrounded(size: size, changing: change, body)
    }
    return try inOwnWindow(size: size, changing: change) { try body($0, nil) }
  }

  /// Puts the view into a window for as long as `body` runs.
  private func inOwnWindow<Found>(
    size: CGSize?,
    changing change: (inout Environment) -> Void,
    _ body: (Window) throws -> Found
  ) rethrows -> Found {
    var environment = view.environment
    change(&environment)
    let window = Window(frame: .zero)
    window.environment = environment
    window.frame.size = size ?? environment.device?.size ?? ownSize
    window.rootViewController = self
    defer { window.rootViewController = nil }
    return try body(window)
  }

  /// The size of a screen that nobody gave one.
  private var ownSize: CGSize {
    if preferredContentSize.width > 0, preferredContentSize.height > 0 {
      return preferredContentSize
    }
    let size = view.bounds.size
    guard size.width <= 0 || size.height <= 0 else { return size }
    return view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }
}

extension ViewController {
  /// Lays out this controller's screen, to be painted with `scale` pixels a point.
  ///
  ///     let png = try SettingsController().rendered(size: CGSize(width: 375, height: 667)).png()
  ///
  public func rendered(size: CGSize? = nil, scale: CGFloat? = nil) throws -> Picture {
    let environment = view.environment
    let scene = try convertedToScene(size: size) { environment in
      if let scale { environment.traits.displayScale = scale }
    }
    return Picture(scene: scene, environment: environment)
  }
}
