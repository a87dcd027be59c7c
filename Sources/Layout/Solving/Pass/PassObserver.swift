import Foundation
import Synchronization

/// What a thread calls before its trees are laid out, and once more when nothing in them waits: in
/// code for a phone the run loop does so before it sleeps.
package final class PassObserver {
  private static let key = "SnaplinePassObservers"
  /// How many there are on all threads, so that a pass asks its thread only where there are any.
  private static let count = Atomic(0)
  /// How often one pass calls the same observer at most: one that always leaves work has no end.
  static let mostTurns = 8

  private let order: Int
  private let call: () -> Void
  /// Who stays alive while this thread calls the observer.
  private var owner: AnyObject?

  /// An observer that comes before those of a higher order.
  package init(order: Int, call: @escaping () -> Void) {
    self.order = order
    self.call = call
  }

  /// Has this thread call the observer, and keep its owner, until it is removed.
  package func add(keeping owner: AnyObject?) {
    var list = Self.onThisThread
    guard !list.contains(where: { $0 === self }) else { return }
    self.owner = owner
    let place = list.firstIndex { $0.order > order } ?? list.endIndex
    list.insert(self, at: place)
    Self.onThisThread = list
    Self.count.add(1, ordering: .relaxed)
  }

  package func remove() {
    var list = Self.onThisThread
    guard let place = list.firstIndex(where: { $0 === self }) else { return }
    list.remove(at: place)
    Self.onThisThread = list
    Self.count.subtract(1, ordering: .relaxed)
    owner = nil
  }

  package var isAdded: Bool { Self.onThisThread.contains { $0 === self } }

  private static var isCalling: Bool {
    get { Thread.current.threadDictionary[key + "InHand"] != nil }
    set { Thread.current.threadDictionary[key + "InHand"] = newValue ? true : nil }
  }

  private static var onThisThread: [PassObserver] {
    get { Thread.current.threadDictionary[key] as? [PassObserver] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  /// Calls those of this thread, in their order; answers whether there were any.
  ///
  /// A layout within one of them calls none, as a run loop doesn't turn while it calls its observers.
  static func callAll() -> Bool {
    guard count.load(ordering: .relaxed) > 0, !isCalling else { return false }
    isCalling = true
    defer { isCalling = false }
    let list = onThisThread
    // One that an earlier one took away isn't called any more.
    for observer in list where observer.isAdded { observer.call() }
    return !list.isEmpty
  }
}
