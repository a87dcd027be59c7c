public import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import Synchronization

// The library's own names of what constraints are made with.
public typealias ConstraintView = View
public typealias ConstraintLayoutGuide = LayoutGuide
public typealias ConstraintLayoutSupport = LayoutSupport
public typealias ConstraintInsets = EdgeInsets
public typealias ConstraintDirectionalInsets = DirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UserInterfaceLayoutDirection
public typealias LayoutConstraint = SnaplineLayout.LayoutConstraint

/// A view or a guide, for which constraints can be made.
public protocol LayoutConstraintItem: AnyObject {}

extension View: LayoutConstraintItem {}
extension LayoutGuide: LayoutConstraintItem {}

extension SnaplineLayout.LayoutConstraint {
  /// The constraint's name, which is its identifier.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

/// Settings for all constraints that are made.
public enum ConstraintConfig {
  private static let direction = Mutex(UserInterfaceLayoutDirection.leftToRight)

  /// Whether left or right is the leading side; it only affects insets.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get { direction.withLock { $0 } }
    set { direction.withLock { $0 = newValue } }
  }
}
