import SnaplineEnvironment
public import SnaplineLayout

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(
      frame: shown.statusBarFrame,
      controller: (keyWindow ?? windows.first)?.rootViewController
    )
  }

  /// Only records the request: the code that makes a window decides how its device is held.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    SystemCall.note("UIWindowScene.requestGeometryUpdate(_:errorHandler:)", geometryPreferences)
  }
}
