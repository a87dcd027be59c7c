public import Foundation
public import SnaplineEnvironment

/// The root of a tree that counts as being on a screen: UIKit's `UIWindow`.
///
/// Views need no window to be laid out or drawn. In one, views and controllers are told of it as on a
/// phone; with a device, it has the device's size, scale, safe area and traits.
///
///     let window = Window(device: device, orientation: .landscape)
///     window.rootViewController = SettingsController()
///     let png = try window.rendered().png()
///
open class Window: View {
  /// How the keyboard was asked for.
  final var keyboard = KeyboardState.hidden
  /// Whether the window itself posts where its keyboard is.
  final var announcesKeyboard = false
  private final var posted: PostedKeyboard?
  /// What has a run loop lay the tree out, while the window was shown and not hidden since.
  final var showing: Showing?

  /// A window that fills the screen of the current environment.
  public convenience init() { self.init(frame: Screen.main.bounds) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginWindow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginWindow()
  }

  /// A window that fills the scene's screen.
  public init(windowScene: WindowScene) {
    let held = windowScene.shown.device
    let bounds = held.map { CGRect(origin: .zero, size: $0.size) } ?? windowScene.screen.bounds
    super.init(frame: bounds)
    beginWindow()
    if let held { environment = Environment.current.on(held) }
    keep(windowScene)
  }

  private func beginWindow() {
    flags.formUnion([.isWindow, .mayHaveWindow])
    if type(of: self) == Window.self { flags.insert(.isPlain) }
    posted = PostedKeyboard(for: self)
  }

  /// A window that fills the screen of a device, or its own part of a split screen.
  public convenience init(
    device: Device,
    orientation: Device.Orientation = .portrait,
    split: ScreenSplit = .full
  ) {
    let held = HeldDevice(device, orientation, split: split)
    self.init(frame: CGRect(origin: .zero, size: held.size))
    environment = Environment.current.on(held)
  }

  /// The same for a device by one of its names; `nil` where no device has the name.
  public convenience init?(
    device name: String,
    orientation: Device.Orientation = .portrait,
    split: ScreenSplit = .full
  ) {
    guard let device = Device.named(name) else { return nil }
    self.init(device: device, orientation: orientation, split: split)
  }

  deinit { rootViewController?.hostWindow = nil }

  /// The controller whose view fills the window.
  open var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  open private(set) var isKeyWindow = false

  /// The level that decides which windows a screen shows over others; each is drawn by itself here.
  open var windowLevel = Level.normal

  /// The level of a window; the raw values of the three that have names are UIKit's.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  /// The scene that the window was given, or else one of its own.
  open var windowScene: WindowScene? {
    get { keptScene }
    set { keep(newValue) }
  }

  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether the window is hidden.
  ///
  /// The run loop of this thread lays the tree out whenever it turns, but only after this is set to `false`.
  /// Hide the window before another thread works on its tree, or show it there.
  open override var isHidden: Bool {
    didSet { if isHidden { leaveRunLoop() } else { followRunLoop() } }
  }

  /// Makes the window key and shows it; a picture needs this only if the window was hidden.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() {
    isKeyWindow = true
    joinShown()
  }
  open func resignKey() { isKeyWindow = false }

  private func replaceRoot(_ old: ViewController?) {
    if let old {
      old.hostWindow = nil
      old.dropPresented()
      old.loadedView?.removeFromSuperview()
    }
    guard let new = rootViewController else { return }
    if let other = new.hostWindow, other !== self { other.rootViewController = nil }
    new.removeFromParent()
    new.hostWindow = self
    // A controller that makes its view asks for the screen and the traits of where it will be.
    let view: View = Environment.$current.withValue(treeEnvironment) { new.view }
    view.fillsItsPlace()
    view.frame = bounds
    insertSubview(view, at: 0)
  }
}

extension View {
  /// The window at the top of the tree, if there is one.
  var windowOfTree: Window? {
    guard flags.contains(.mayHaveWindow) else { return nil }
    let root = root
    return root.flags.contains(.isWindow) ? root as? Window : nil
  }
}
