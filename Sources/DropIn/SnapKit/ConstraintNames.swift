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

/// What constraints can be made for: a view or a guide.
public protocol LayoutConstraintItem: AnyObject {}

extension View: LayoutConstraintItem {}
extension LayoutGuide: LayoutConstraintItem {}

extension SnaplineLayout.LayoutConstraint {
  /// The constraint's name: the same as its identifier.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

/// What holds for every constraint that is made.
public enum ConstraintConfig {
  private static let direction = Mutex(UserInterfaceLayoutDirection.leftToRight)

  /// Which of left and right is the leading side, for insets alone.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get { direction.withLock { $0 } }
    set { direction.withLock { $0 = newValue } }
  }
}
