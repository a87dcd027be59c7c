public import SnaplineControls
public import SnaplineLayout

/// A container of views whose looks are set for a whole class at once.
public protocol UIAppearanceContainer {}

/// A class whose looks can be set for all its objects on a phone.
///
/// The object that stands for a class keeps what is set, for a test to read. Nothing passes it on to
/// other objects of the class, and a request for the object is recorded. There is one object for each
/// class and set of containers, on each thread. For a class of an app's own, it is an object of the UIKit
/// class that it extends, because only the app can make one of its own class.
public protocol UIAppearance {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance {
  @available(*, unavailable, message: "set it on each object, as its traits change")
  public static func appearance(for trait: UITraitCollection) -> Self! { nil }
}

/// The objects of one thread that stand for classes.
private final class Stand: KeptByThread {
  var objects: [String: AnyObject] = [:]
}

extension UIAppearance {
  /// The object that stands for a class in containers, made when it is first asked for.
  fileprivate static func stand<Object: AnyObject>(
    _ new: @autoclosure () -> Object,
    in containers: [any UIAppearanceContainer.Type]
  ) -> Object {
    let name = "\(Self.self)" + containers.map { " in \($0)" }.joined()
    SystemCall.note("UIAppearance.appearance()", name)
    let stand = Stand.current
    // Two classes of an app may have one name, in different places.
    let all = [String(reflecting: Self.self)] + containers.map { String(reflecting: $0) }
    let key = all.joined(separator: " in ")
    if let made = stand.objects[key] as? Object { return made }
    let made = new()
    stand.objects[key] = made
    return made
  }
}

// What a class and its containers share is asked for by one function, whose containers are none unless said.

extension UIAppearance where Self: UIView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIView { stand(UIView(), in: containerTypes) }
}

extension UIAppearance where Self: UIWindow {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIWindow { stand(UIWindow(), in: containerTypes) }
}

extension UIAppearance where Self: UILabel {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UILabel { stand(UILabel(), in: containerTypes) }
}

extension UIAppearance where Self: UIImageView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIImageView { stand(UIImageView(), in: containerTypes) }
}

extension UIAppearance where Self: UIStackView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIStackView { stand(UIStackView(), in: containerTypes) }
}

extension UIAppearance where Self: UIProgressView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIProgressView { stand(UIProgressView(), in: containerTypes) }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIActivityIndicatorView { stand(UIActivityIndicatorView(), in: containerTypes) }
}

extension UIAppearance where Self: UIPickerView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIPickerView { stand(UIPickerView(), in: containerTypes) }
}

extension UIAppearance where Self: UIVisualEffectView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIVisualEffectView { stand(UIVisualEffectView(effect: nil), in: containerTypes) }
}

extension UIAppearance where Self: UIControl {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIControl { stand(UIControl(), in: containerTypes) }
}

extension UIAppearance where Self: UIButton {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIButton { stand(UIButton(), in: containerTypes) }
}

extension UIAppearance where Self: UITextField {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITextField { stand(UITextField(), in: containerTypes) }
}

extension UIAppearance where Self: UISwitch {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISwitch { stand(UISwitch(), in: containerTypes) }
}

extension UIAppearance where Self: UISlider {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISlider { stand(UISlider(), in: containerTypes) }
}

extension UIAppearance where Self: UIStepper {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIStepper { stand(UIStepper(), in: containerTypes) }
}

extension UIAppearance where Self: UISegmentedControl {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISegmentedControl { stand(UISegmentedControl(), in: containerTypes) }
}

extension UIAppearance where Self: UIPageControl {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIPageControl { stand(UIPageControl(), in: containerTypes) }
}

extension UIAppearance where Self: UIDatePicker {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIDatePicker { stand(UIDatePicker(), in: containerTypes) }
}

extension UIAppearance where Self: UIRefreshControl {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIRefreshControl { stand(UIRefreshControl(), in: containerTypes) }
}

extension UIAppearance where Self: UIColorWell {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIColorWell { stand(UIColorWell(), in: containerTypes) }
}

extension UIAppearance where Self: UISearchBar {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISearchBar { stand(UISearchBar(), in: containerTypes) }
}

extension UIAppearance where Self: UIScrollView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIScrollView { stand(UIScrollView(), in: containerTypes) }
}

extension UIAppearance where Self: UITextView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITextView { stand(UITextView(), in: containerTypes) }
}

extension UIAppearance where Self: UITableView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableView { stand(UITableView(), in: containerTypes) }
}

extension UIAppearance where Self: UITableViewCell {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableViewCell {
    stand(UITableViewCell(style: .default, reuseIdentifier: nil), in: containerTypes)
  }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableViewHeaderFooterView {
    stand(UITableViewHeaderFooterView(reuseIdentifier: nil), in: containerTypes)
  }
}

extension UIAppearance where Self: UICollectionView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UICollectionView {
    stand(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      in: containerTypes
    )
  }
}

extension UIAppearance where Self: UICollectionReusableView {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UICollectionReusableView {
    stand(UICollectionReusableView(frame: .zero), in: containerTypes)
  }
}

extension UIAppearance where Self: UICollectionViewCell {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UICollectionViewCell { stand(UICollectionViewCell(frame: .zero), in: containerTypes) }
}

extension UIAppearance where Self: UINavigationBar {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UINavigationBar { stand(UINavigationBar(), in: containerTypes) }
}

extension UIAppearance where Self: UITabBar {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITabBar { stand(UITabBar(), in: containerTypes) }
}

extension UIAppearance where Self: UIToolbar {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIToolbar { stand(UIToolbar(), in: containerTypes) }
}

extension UIAppearance where Self: UIBarButtonItem {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIBarButtonItem { stand(UIBarButtonItem(), in: containerTypes) }
}

extension UIAppearance where Self: UITabBarItem {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITabBarItem { stand(UITabBarItem(), in: containerTypes) }
}
