public import SnaplineLayout

/// Who is asked and told when somebody taps a part of an app: UIKit's `UITabBarControllerDelegate`.
///
/// As on a phone it hears nothing of parts that code selects.
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
