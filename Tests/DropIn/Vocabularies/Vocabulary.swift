import UIKit

/// A way to say where the views of the ten screens stand.
protocol Vocabulary: Sendable {
  static func layOut(_ screen: LoginScreen)
  static func layOut(_ screen: CardScreen)
  static func layOut(_ screen: ChatScreen)
  static func layOut(_ screen: SettingsScreen)
  static func layOut(_ screen: PlayerScreen)
  static func layOut(_ screen: GridScreen)
  static func layOut(_ screen: OnboardingScreen)
  static func layOut(_ screen: ReaderScreen)
  static func layOut(_ screen: BadgeScreen)
  static func layOut(_ screen: ToolbarScreen)
}

extension Vocabulary {
  /// The ten screens, laid out.
  static func screens() -> [Screen] {
    func made<Made: Screen>(_ layOut: (Made) -> Void) -> Screen {
      let screen = Made()
      layOut(screen)
      return screen
    }
    return [
      made { (screen: LoginScreen) in layOut(screen) },
      made { (screen: CardScreen) in layOut(screen) },
      made { (screen: ChatScreen) in layOut(screen) },
      made { (screen: SettingsScreen) in layOut(screen) },
      made { (screen: PlayerScreen) in layOut(screen) },
      made { (screen: GridScreen) in layOut(screen) },
      made { (screen: OnboardingScreen) in layOut(screen) },
      made { (screen: ReaderScreen) in layOut(screen) },
      made { (screen: BadgeScreen) in layOut(screen) },
      made { (screen: ToolbarScreen) in layOut(screen) },
    ]
  }
}
