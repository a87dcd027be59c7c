import Foundation
import TestSupport
import Testing
import UIKit

private final class DelegateOfAPhone: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.makeKeyAndVisible()
  }

}

/// A window that an app's scene makes, with an initializer of its own.
private final class WindowOfAnApp: UIWindow {
  let purpose: String

  override init(windowScene: UIWindowScene) {
    purpose = "content"
    super.init(windowScene: windowScene)
    tag = 3
  }

  init(overlaying scene: UIWindowScene) {
    purpose = "overlay"
    super.init(windowScene: scene)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

@Suite struct `An app` {
  private let link = URL(fileURLWithPath: "/help")

  @Test func `records what it asks of a phone, and is refused`() {
    var answers: [Bool] = []
    let calls = SystemCall.recorded {
      answers.append(UIApplication.shared.canOpenURL(link))
      UIApplication.shared.open(link) { answers.append($0) }
      UIApplication.shared.setAlternateIconName("Dark") { answers.append($0 == nil) }
      let task = UIApplication.shared.beginBackgroundTask(withName: "save")
      answers.append(task != .invalid)
    }
    expectEqual(answers, [false, false, false, false])
    let names = [
      "UIApplication.canOpenURL(_:)",
      "UIApplication.open(_:options:completionHandler:)",
      "UIApplication.setAlternateIconName(_:completionHandler:)",
      "UIApplication.beginBackgroundTask(withName:expirationHandler:)",
    ]
    expectEqual(calls.map(\.name), names)
  }

  @Test func `records what it sets of a phone`() {
    let app = UIApplication.shared
    let calls = SystemCall.recorded {
      app.isIdleTimerDisabled = true
      app.applicationIconBadgeNumber = 3
      app.isNetworkActivityIndicatorVisible = true
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIScreen.main.brightness = .nan
    }
    let expected = [
      "UIApplication.isIdleTimerDisabled: true",
      "UIApplication.applicationIconBadgeNumber: 3",
      "UIApplication.isNetworkActivityIndicatorVisible: true",
      "UIAccessibility.post(notification:argument:): 1008, Saved",
      "UIScreen.brightness: nan",
    ]
    expectEqual(calls.map(\.description), expected)
    #expect(!UIScreen.main.brightness.isNaN)
  }

  @Test func `knows windows that were made key, and their scenes`() throws {
    let (one, other) = (UIWindow(), UIWindow())
    one.makeKeyAndVisible()
    other.makeKeyAndVisible()
    let app = UIApplication.shared
    #expect(app.windows.contains(one) && app.keyWindow === other)
    #expect(Array(UIWindow.shown.suffix(2)) == [one, other])
    let scenes = app.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.flatMap(\.windows).contains(one))
    one.makeKey()
    #expect(app.keyWindow === one && one.windowScene?.keyWindow === one)
  }

  @Test func `takes no action that every responder has`() {
    let window = UIWindow()
    let field = UITextField()
    window.addSubview(field)
    window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder && window.isKeyWindow)
    let scene = UIWindowScene(
      session: UISceneSession(),
      connectionOptions: UIScene.ConnectionOptions()
    )
    let wake = Selector("awakeFromNib", UIResponder.awakeFromNib)
    #expect(UIApplication.shared.sendAction(wake, to: nil, from: scene, for: nil))
    let app = UIApplication.shared
    #expect(!app.sendAction(wake, to: nil, from: app, for: nil))
  }

  @Test func `reads as the environment does`() {
    let right = UITraitCollection(layoutDirection: .rightToLeft)
    right.performAsCurrent {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    large.performAsCurrent {
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    }
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `sends actions up from who types`() throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    let field = UITextField()
    window.addSubview(field)
    let scene = window.windowScene
    #expect(field.becomeFirstResponder())
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder && scene === window.windowScene)
    let nobody = Selector("nobodyHasThis")
    #expect(!UIApplication.shared.sendAction(nobody, to: nil, from: field, for: nil))
  }
}

@Suite struct `A scene` {
  @Test func `gives its delegate's window its screen`() throws {
    let device = try #require(UIWindow(device: "iPhone 16", orientation: .landscape))
    let scene = try #require(device.windowScene)
    let delegate = DelegateOfAPhone()
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    let window = try #require(delegate.window)
    #expect(window.bounds == device.bounds && window.windowScene === scene)
    #expect(scene.windows == [device, window] && scene.keyWindow === window)
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    #expect(UIApplication.shared.windows.contains(window))
    scene.delegate = nil
  }

  @Test func `knows how its window's device is held`() throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    #expect(window.windowScene?.interfaceOrientation == .portrait)
    let height = window.windowScene?.statusBarManager?.statusBarFrame.height
    #expect(height == 54 && window.windowScene?.statusBarManager?.isStatusBarHidden == false)
    window.orientation = .landscape
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(window.windowScene?.effectiveGeometry.interfaceOrientation.isLandscape == true)
    #expect(window.windowScene?.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func `is what a window of a class of its own is made with`() throws {
    let device = try #require(UIWindow(device: "iPad mini", orientation: .landscape))
    let scene = try #require(device.windowScene)
    let (window, overlay) = (WindowOfAnApp(windowScene: scene), WindowOfAnApp(overlaying: scene))
    #expect(window.purpose == "content" && window.tag == 3 && overlay.purpose == "overlay")
    for window in [window, overlay] {
      #expect(window.bounds == device.bounds && window.windowScene === scene)
      #expect(window.traitCollection.userInterfaceIdiom == .pad && window.window === window)
    }
    #expect(scene.windows == [device, window, overlay])
    overlay.windowScene = nil
    #expect(scene.windows == [device, window])
  }

  @Test func `stands before its app in the chain of responders`() throws {
    let scene = try #require(UIWindow().windowScene)
    #expect(scene.next === UIApplication.shared)
  }

  @Test func `is none where its window was told so`() {
    let window = UIWindow()
    window.windowScene = nil
    #expect(window.windowScene == nil)
  }

  @Test func `of an app's own has the screen of its environment`() {
    let scene = UIWindowScene(
      session: UISceneSession(),
      connectionOptions: UIScene.ConnectionOptions()
    )
    #expect(scene.windows.isEmpty && scene.screen.bounds == UIScreen.main.bounds)
    #expect(UIWindow(windowScene: scene).frame == UIScreen.main.bounds)
    #expect(scene.session.scene === scene && scene.session.role == .windowApplication)
  }
}
