import Foundation
import Synchronization

extension Window {
  /// The windows of this thread that were made key and still exist; the latest one is the last.
  public static var shown: [Window] { ShownWindows.current.windows.objects }

  func joinShown() { ShownWindows.current.windows.add(self) }

  /// Has the run loop of this thread lay the tree out whenever it turns.
  func followRunLoop() { ShownWindows.current.follow(self) }

  /// Ends what ``followRunLoop()`` began, on whichever thread that was.
  func leaveRunLoop() {
    showing?.isOver.store(true, ordering: .releasing)
    showing = nil
  }
}

/// A window in a run loop's list of those that it lays out.
final class Showing {
  weak var window: Window?
  /// Whether the window was hidden since, or shown by another thread, which this one mustn't look at.
  let isOver = Atomic(false)

  init(_ window: Window) { self.window = window }
}

/// The windows of one thread, as an app would know its windows.
private final class ShownWindows: KeptByThread {
  var windows = WeakList<Window>()
  private var followed: [Showing] = []
  private var awaitsTurn = false

  func follow(_ window: Window) {
    if let showing = window.showing, followed.contains(where: { $0 === showing }) { return }
    window.leaveRunLoop()
    let showing = Showing(window)
    window.showing = showing
    followed.append(showing)
    awaitTurn()
  }

  /// Has the next turn of the run loop lay out what waits.
  ///
  /// The loop sleeps all the same: it is woken by its timers and sources, and calls this after them.
  private func awaitTurn() {
    guard !awaitsTurn else { return }
    awaitsTurn = true
    RunLoop.current.perform(inModes: [.default, .common]) { ShownWindows.current.turn() }
  }

  private func turn() {
    awaitsTurn = false
    for showing in followed {
      guard !showing.isOver.load(ordering: .acquiring), let window = showing.window,
        // Code that a pass calls may turn the loop.
        window.rare?.pass?.numberInHand == nil
      else { continue }
      window.layoutIfNeeded()
    }
    followed.removeAll { $0.isOver.load(ordering: .acquiring) || $0.window == nil }
    if !followed.isEmpty { awaitTurn() }
  }
}
