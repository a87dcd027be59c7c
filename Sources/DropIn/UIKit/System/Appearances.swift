public import SnaplineControls
public import SnaplineLayout

/// What may hold views whose looks are set for a whole class at once.
public protocol UIAppearanceContainer {}

/// What a phone can set looks for by its class.
///
/// The object that stands for a class keeps what is set, for a test to ask; nothing passes it on to
/// other objects of the class, and asking for it is recorded. There is one for each class and set of
/// containers, on each thread.
public protocol UIAppearance {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance {
  @available(*, unavailable, message: "ask the class of UIKit that this one extends")
  public static func appearance() -> Self! { nil }

  @available(*, unavailable, message: "ask the class of UIKit that this one extends")
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self! { nil }

  @available(*, unavailable, message: "set it on each object, as its traits change")
  public static func appearance(for trait: UITraitCollection) -> Self! { nil }
}

/// The objects of one thread that stand for classes.
private final class Stand: KeptByThread {
  var objects: [String: AnyObject] = [:]
}

extension UIAppearance where Self: AnyObject {
  fileprivate static func stand(
    _ new: @autoclosure () -> Self,
    in containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    let name = "\(Self.self)" + containers.map { " in \($0)" }.joined()
    SystemCall.note("UIAppearance.appearance()", name)
    let stand = Stand.current
    if let made = stand.objects[name] as? Self { return made }
    let made = new()
    stand.objects[name] = made
    return made
  }
}

extension UIAppearance where Self == UIView {
  public static func appearance() -> UIView { stand(UIView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView { stand(UIView(), in: containerTypes) }
}

extension UIAppearance where Self == UILabel {
  public static func appearance() -> UILabel { stand(UILabel()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { stand(UILabel(), in: containerTypes) }
}

extension UIAppearance where Self == UIButton {
  public static func appearance() -> UIButton { stand(UIButton()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { stand(UIButton(), in: containerTypes) }
}

extension UIAppearance where Self == UITextField {
  public static func appearance() -> UITextField { stand(UITextField()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { stand(UITextField(), in: containerTypes) }
}

extension UIAppearance where Self == UITextView {
  public static func appearance() -> UITextView { stand(UITextView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { stand(UITextView(), in: containerTypes) }
}

extension UIAppearance where Self == UISwitch {
  public static func appearance() -> UISwitch { stand(UISwitch()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { stand(UISwitch(), in: containerTypes) }
}

extension UIAppearance where Self == UISegmentedControl {
  public static func appearance() -> UISegmentedControl { stand(UISegmentedControl()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { stand(UISegmentedControl(), in: containerTypes) }
}

extension UIAppearance where Self == UIPageControl {
  public static func appearance() -> UIPageControl { stand(UIPageControl()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { stand(UIPageControl(), in: containerTypes) }
}

extension UIAppearance where Self == UISearchBar {
  public static func appearance() -> UISearchBar { stand(UISearchBar()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { stand(UISearchBar(), in: containerTypes) }
}

extension UIAppearance where Self == UITableView {
  public static func appearance() -> UITableView { stand(UITableView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { stand(UITableView(), in: containerTypes) }
}

extension UIAppearance where Self == UITableViewCell {
  public static func appearance() -> UITableViewCell {
    stand(UITableViewCell(style: .default, reuseIdentifier: nil))
  }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    stand(UITableViewCell(style: .default, reuseIdentifier: nil), in: containerTypes)
  }
}

extension UIAppearance where Self == UICollectionView {
  public static func appearance() -> UICollectionView {
    stand(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
  }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    stand(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      in: containerTypes
    )
  }
}

extension UIAppearance where Self == UINavigationBar {
  public static func appearance() -> UINavigationBar { stand(UINavigationBar()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { stand(UINavigationBar(), in: containerTypes) }
}

extension UIAppearance where Self == UITabBar {
  public static func appearance() -> UITabBar { stand(UITabBar()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { stand(UITabBar(), in: containerTypes) }
}

extension UIAppearance where Self == UIToolbar {
  public static func appearance() -> UIToolbar { stand(UIToolbar()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { stand(UIToolbar(), in: containerTypes) }
}

extension UIAppearance where Self == UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { stand(UIBarButtonItem()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { stand(UIBarButtonItem(), in: containerTypes) }
}

extension UIAppearance where Self == UITabBarItem {
  public static func appearance() -> UITabBarItem { stand(UITabBarItem()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { stand(UITabBarItem(), in: containerTypes) }
}
