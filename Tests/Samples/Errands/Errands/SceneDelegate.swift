import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController =
      UIStoryboard(name: "Main", bundle: .errands).instantiateInitialViewController()
    window.tintColor = UIColor(named: "AccentColor", in: .errands, compatibleWith: nil)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { window = nil }
}

extension Bundle {
  #if SWIFT_PACKAGE
    static let errands = Bundle.module
  #else
    static let errands = Bundle.main
  #endif
}
