public import Foundation
public import SnaplineEnvironment
public import SnaplineLayout
import Synchronization

/// The app, for the code of its views.
///
/// There is one in the program, and it is active. Calls that only a phone can perform are recorded as a
/// ``SystemCall`` and refused.
public final class UIApplication: UIResponder, @unchecked Sendable {
  public static let shared = UIApplication()

  private let state = Mutex(Settings())

  private struct Settings: @unchecked Sendable {
    weak var delegate: (any UIApplicationDelegate)?
    var isIdleTimerDisabled = false
    var iconBadgeNumber = 0
    var showsNetworkActivity = false
  }

  private override init() { super.init() }

  /// The delegate that the program set for the app.
  ///
  /// It isn't kept alive.
  public var delegate: (any UIApplicationDelegate)? {
    get { state.withLock { Held($0.delegate) }.value }
    set {
      let new = Held(newValue)
      state.withLock { $0.delegate = new.value }
    }
  }

  public override var next: UIResponder? { delegate as? UIResponder }

  public var applicationState: State { .active }

  /// What the app is doing; the raw values are UIKit's.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  // MARK: Windows

  /// The scenes of this thread: those that its code made, and those of ``windows``.
  public var connectedScenes: Set<UIScene> {
    // A window has a scene of its own from when it is asked for it.
    let scenes = UIWindow.shown.compactMap(\.windowScene)
    return Set(scenes).union(UIScene.connected)
  }

  /// The windows of this thread that were made key, in this order, and then the others of its scenes.
  public var windows: [UIWindow] {
    let shown = UIWindow.shown
    let others = UIScene.connected.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    return shown + others.filter { window in !shown.contains { $0 === window } }
  }

  /// The window that was made key last, among ``windows``.
  public var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  public var supportsMultipleScenes: Bool { false }

  // MARK: The environment in hand

  public var preferredContentSizeCategory: UIContentSizeCategory {
    Environment.current.traits.preferredContentSizeCategory
  }

  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Environment.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The frame of the status bar on the device of the current environment.
  public var statusBarFrame: CGRect { Environment.current.statusBarFrame }
  public var statusBarOrientation: UIInterfaceOrientation {
    Environment.current.interfaceOrientation
  }
  public var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  public var statusBarStyle: UIStatusBarStyle { .default }

  // MARK: What was set

  /// Whether the screen stays on, as it was set last.
  public var isIdleTimerDisabled: Bool {
    get { state.withLock(\.isIdleTimerDisabled) }
    set {
      SystemCall.note("UIApplication.isIdleTimerDisabled", newValue)
      state.withLock { $0.isIdleTimerDisabled = newValue }
    }
  }

  public var applicationIconBadgeNumber: Int {
    get { state.withLock(\.iconBadgeNumber) }
    set {
      SystemCall.note("UIApplication.applicationIconBadgeNumber", newValue)
      state.withLock { $0.iconBadgeNumber = newValue }
    }
  }

  public var isNetworkActivityIndicatorVisible: Bool {
    get { state.withLock(\.showsNetworkActivity) }
    set {
      SystemCall.note("UIApplication.isNetworkActivityIndicatorVisible", newValue)
      state.withLock { $0.showsNetworkActivity = newValue }
    }
  }

  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  // MARK: Actions

  /// Calls a method of `target`.
  ///
  /// Without a target, it calls that of the first object in the responder chain that has the method: from
  /// the responder with the keyboard upwards, or else from the sender upwards.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let found: Any? = if let target { target } else { receiver(of: action, from: sender) }
    guard let receiver = found, action.isAnswered(by: receiver) else {
      SystemCall.note("UIApplication.sendAction(_:to:from:for:)", action)
      return false
    }
    action.perform(on: receiver, with: [sender, event ?? UIEvent()])
    return true
  }

  private func receiver(of action: Selector, from sender: Any?) -> UIResponder? {
    let windows = windows
    let key = windows.last(where: \.isKeyWindow)
    let typing = key?.typingResponder ?? windows.lazy.compactMap(\.typingResponder).first
    var next = typing ?? sender as? UIResponder ?? key ?? self
    // What every responder has isn't meant for the app.
    let isEveryones = action.isAnswered(by: UIResponder())
    while true {
      if isEveryones, next === self { return nil }
      let fits = sender.map { action.takes($0, for: next) } ?? true
      if fits, action.isAnswered(by: next) { return next }
      guard let further = next.next else { return nil }
      next = further
    }
  }
}

extension UIView {
  /// Who has the keyboard in the view or in what lies in it.
  fileprivate var typingResponder: UIResponder? {
    if isFirstResponder { return self }
    if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
    return subviews.lazy.compactMap(\.typingResponder).first
  }
}
