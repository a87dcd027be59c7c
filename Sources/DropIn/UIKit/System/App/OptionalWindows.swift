public import Foundation
public import SnaplineLayout

// A window that a delegate may leave out is an optional of an optional on a phone, where code asks for
// `delegate?.window??`. It stands in extensions of another protocol, as those of the delegates have it.

extension NSObjectProtocol where Self: UIApplicationDelegate {
  @_disfavoredOverload
  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
  @_disfavoredOverload
  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}
