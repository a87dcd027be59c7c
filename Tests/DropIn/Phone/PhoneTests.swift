import Snapline
import SnaplineTesting
import TestSupport
import Testing
import UIKit

/// Screens as people write them for a phone, each in the pictures that somebody looked at.
@Suite struct `A screen written for a phone` {
  private func shown<Screen: UIViewController>(
    _ screen: Screen,
    on device: String = "iPhone 16",
    in navigation: Bool = false
  ) throws -> (screen: Screen, window: UIWindow) {
    let window = try #require(UIWindow(device: device))
    window.rootViewController =
      navigation ? UINavigationController(rootViewController: screen) : screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectEqual(window.layoutDiagnostics.map(\.subject), [])
    return (screen, window)
  }

  @Test func `with settings in nested stacks`() throws {
    let (_, window) = try shown(SettingsController(), in: true)
    assertSnapshot(of: window, as: .image, named: "settings")
  }

  @Test func `with a chat, the keyboard shown`() throws {
    let (_, window) = try shown(ChatController())
    assertSnapshot(of: window, as: .image, named: "chat")
    window.showKeyboard()
    assertSnapshot(of: window, as: .image, named: "chat-keyboard")
  }

  @Test func `with a login that makes room for the keyboard`() throws {
    let (screen, window) = try shown(LoginController())
    let field = screen.passwordField
    let before = field.convert(field.bounds, to: nil).maxY
    window.showKeyboard()
    #expect(field.convert(field.bounds, to: nil).maxY < before - 250)
    assertSnapshot(of: window, as: .image, named: "login-keyboard")
    window.hideKeyboard()
    assertSnapshot(of: window, as: .image, named: "login")
  }

  @Test func `with a card that is pulled up`() throws {
    let (screen, window) = try shown(CardController())
    screen.move(to: .half, animated: true)
    assertSnapshot(of: window, as: .image, named: "card")
  }

  @Test func `with a control of its own`() {
    let review = ReviewView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
    var heard = 0
    review.ratingControl.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    review.layoutIfNeeded()
    review.ratingControl.track(through: [CGPoint(x: 5, y: 5), CGPoint(x: 130, y: 5)])
    #expect(review.ratingControl.rating == 4 && heard == 2)
    assertSnapshot(of: review, as: .image, named: "review")
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge])
  func `with an article at any text size`(size: UIContentSizeCategory) throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    window.traitOverrides.preferredContentSizeCategory = size
    window.rootViewController = ArticleController()
    window.layoutIfNeeded()
    expectEqual(window.layoutDiagnostics.map(\.subject), [])
    assertSnapshot(of: window, as: .image, named: "article-\(size.isAccessibilityCategory)")
  }

  @Test func `with a feed of cells that size themselves`() throws {
    let (_, window) = try shown(FeedController(style: .plain), in: true)
    assertSnapshot(of: window, as: .image, named: "feed")
  }

  @Test func `with a banner that drops in`() throws {
    let (screen, window) = try shown(BannerController(), on: "iPhone SE (3rd generation)")
    screen.show("The 16:04 to Underhill leaves from platform 3 today.")
    screen.replaceMessage(with: "The 16:04 to Underhill leaves from platform 5 today.")
    #expect(
      screen.log == [
        "drops in for 0.5 s", "is shown: true", "rang", "is pink", "animates: false",
      ]
    )
    assertSnapshot(of: window, as: .image, named: "banner")
  }

  @Test func `with a profile under a cover`() throws {
    let (_, window) = try shown(ProfileController())
    assertSnapshot(of: window, as: .image, named: "profile")
  }

  @Test func `with an invoice of another time`() {
    let invoice = InvoiceView(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
    assertSnapshot(of: invoice, as: .image, named: "invoice")
    expectEqual(invoice.layoutDiagnostics.map(\.subject), [])
  }

  @Test(arguments: ["iPhone 16", "iPad mini"])
  func `with a gallery that asks how wide it is`(device: String) throws {
    let (_, window) = try shown(GalleryController(), on: device, in: true)
    assertSnapshot(of: window, as: .image, named: "gallery-\(device)")
  }

  @Test func `with a composer that grows`() {
    let composer = ComposerView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    composer.layoutIfNeeded()
    composer.textView.insertText("Remember the key under the third pot from the left, then call.")
    composer.layoutIfNeeded()
    #expect(composer.heights.count >= 2 && composer.heights.last ?? 0 > 50, "\(composer.heights)")
    expectEqual(composer.layoutDiagnostics.map(\.subject), [])
    assertSnapshot(
      of: composer,
      as: .image(size: CGSize(width: 320, height: 110)),
      named: "composer"
    )
  }

  @Test func `with pages to begin with`() throws {
    let (screen, window) = try shown(OnboardingController())
    assertSnapshot(of: window, as: .image, named: "onboarding")
    screen.showNext()
    screen.showNext()
    assertSnapshot(of: window, as: .image, named: "onboarding-last")
  }

  @Test func `with a player, large and small`() {
    let player = PlayerView(frame: CGRect(x: 0, y: 0, width: 340, height: 520))
    assertSnapshot(of: player, as: .image, named: "player")
    player.isExpanded = false
    player.frame.size.height = 64
    assertSnapshot(of: player, as: .image, named: "player-small")
    expectEqual(player.layoutDiagnostics.map(\.subject), [])
  }

  @Test func `with a ticket of another time`() {
    let ticket = TicketView(frame: CGRect(x: 0, y: 0, width: 380, height: 190))
    assertSnapshot(of: ticket, as: .image, named: "ticket")
    expectEqual(ticket.layoutDiagnostics.map(\.subject), [])
  }

  @Test func `with the weather, upright and lying`() throws {
    let (_, window) = try shown(WeatherController())
    assertSnapshot(of: window, as: .image, named: "weather")
    window.orientation = .landscape
    assertSnapshot(of: window, as: .image, named: "weather-landscape")
    expectEqual(window.layoutDiagnostics.map(\.subject), [])
  }

  @Test func `with a search`() throws {
    let (screen, window) = try shown(SearchController())
    screen.searchBar.becomeFirstResponder()
    screen.searchBar.searchTextField.insertText("b")
    assertSnapshot(of: window, as: .image, named: "search")
  }
}
