public import SnaplineControls
public import SnaplineGeometry
public import SnaplineLayout

public typealias UIViewController = ViewController
public typealias UINavigationController = NavigationController
public typealias UITabBarController = TabBarController
public typealias UIAlertController = AlertController
public typealias UIAlertAction = AlertAction
public typealias UIPageViewController = PageViewController
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
public typealias UIContentContainer = ContentContainer
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext
public typealias UIModalPresentationStyle = ModalPresentationStyle
public typealias UIModalTransitionStyle = ModalTransitionStyle

public typealias UIStatusBarStyle = StatusBarStyle
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

public typealias UILayoutSupport = LayoutSupport
public typealias UITrackingLayoutGuide = TrackingLayoutGuide
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
public typealias UIRectEdge = RectEdge
public typealias NSDirectionalRectEdge = DirectionalRectEdge

public typealias UIBarItem = BarItem
public typealias UIBarButtonItem = BarButtonItem
public typealias UINavigationItem = NavigationItem
public typealias UITabBarItem = TabBarItem
public typealias UINavigationBar = NavigationBar
public typealias UITabBar = TabBar
public typealias UIToolbar = Toolbar
public typealias UIBarAppearance = BarAppearance
public typealias UINavigationBarAppearance = NavigationBarAppearance
public typealias UITabBarAppearance = TabBarAppearance
public typealias UIToolbarAppearance = ToolbarAppearance
