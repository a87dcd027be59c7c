public import SnaplineLayout

/// The delegate that is asked and told of taps in a tab bar: UIKit's `UITabBarControllerDelegate`.
///
/// As on a phone, it isn't told of parts that code selects.
public protocol TabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  )
}

extension TabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  ) {}
}
