import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// A screen to go back to, with an action.
private final class Home: ViewController {
  var isOpen = true

  func back(_ segue: StoryboardSegue) {}

  override func action(named name: String) -> Selector? {
    name == "back:" ? Selector("back:", Home.back) : super.action(named: name)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: ViewController,
    withSender sender: Any
  ) -> Bool {
    isOpen
      && super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
  }
}

/// A container that shows one of its children, and writes down which.
private final class Deck: ViewController {
  var shown: [ViewController] = []

  override func show(_ vc: ViewController, sender: Any?) { shown.append(vc) }
  override func unwind(
    for unwindSegue: StoryboardSegue,
    towards subsequentVC: ViewController
  ) {
    shown.append(subsequentVC)
  }
}

@Suite struct `A segue` {
  private let source = ViewController()
  private let destination = ViewController()

  private func route(from source: ViewController, to name: String = "back:") -> UnwindRoute? {
    UnwindRoute(
      from: StoryboardUnwindSegueSource(
        source: source,
        unwindAction: Selector(name),
        sender: nil
      )
    )
  }

  private func segue(from source: ViewController, to destination: ViewController)
    -> StoryboardSegue
  {
    StoryboardSegue(identifier: "back", source: source, destination: destination)
  }

  @Test func `does what its handler does, and nothing without one`() {
    var calls = 0
    let handled = StoryboardSegue(identifier: "a", source: source, destination: destination) {
      calls += 1
    }
    handled.perform()
    handled.perform()
    expectEqual(calls, 2)
    #expect(handled.source === source && handled.destination === destination)
    let bare = StoryboardSegue(identifier: nil, source: source, destination: destination)
    bare.perform()
    #expect(bare.identifier == nil && source.presentedViewController == nil)
  }

  @Test func `of a controller without a storyboard is told of as missing`() throws {
    source.performSegue(withIdentifier: "details", sender: nil)
    let said = try #require(source.view.layoutDiagnostics.first)
    expectEqual(said.id, "no-segue")
    expectEqual(said.subject, "ViewController has no segue 'details' to perform")
    expectEqual(said.cause, "it wasn't made from a storyboard, which would know its segues")
  }

  @Test func `may be performed by default, and needs no preparing`() {
    #expect(source.shouldPerformSegue(withIdentifier: "", sender: nil))
    source.prepare(for: segue(from: source, to: destination), sender: nil)
    #expect(!source.isViewLoaded && !destination.isViewLoaded)
  }

  @Test func `shows a screen as the nearest container that knows how`() {
    let (deck, middle, next) = (Deck(), ViewController(), ViewController())
    deck.addChild(middle)
    middle.addChild(source)
    source.show(next, sender: nil)
    expectEqual(deck.shown, [next])
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let alone = ViewController()
    window.rootViewController = alone
    alone.show(next, sender: nil)
    #expect(alone.presentedViewController === next)
  }

  @Test func `goes back through containers, and past what is presented`() throws {
    let (deck, home) = (Deck(), Home())
    deck.addChild(home)
    deck.addChild(source)
    let inside = try #require(route(from: source))
    #expect(inside.destination === home)
    inside.follow(segue(from: source, to: home))
    expectEqual(deck.shown, [home])

    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = deck
    let sheet = ViewController()
    deck.present(sheet, animated: false)
    let above = try #require(route(from: sheet))
    #expect(above.destination === home)
    above.follow(segue(from: sheet, to: home))
    #expect(deck.presentedViewController == nil)
    expectEqual(deck.shown, [home, home])
  }

  @Test func `goes back to nobody who lacks the action or won't have it`() {
    let (deck, home) = (Deck(), Home())
    deck.addChild(home)
    deck.addChild(source)
    #expect(route(from: source, to: "forth:") == nil)
    // A screen isn't the way back to itself.
    #expect(route(from: home) == nil)
    home.isOpen = false
    #expect(route(from: source) == nil)
  }
}
