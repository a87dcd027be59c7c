import SnaplineEnvironment
public import SnaplineLayout

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(
      frame: shown.statusBarFrame,
      controller: (keyWindow ?? windows.first)?.rootViewController
    )
  }

  /// Records the wish; whoever makes a window says how its device is held.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    SystemCall.note("UIWindowScene.requestGeometryUpdate(_:errorHandler:)", geometryPreferences)
  }
}
