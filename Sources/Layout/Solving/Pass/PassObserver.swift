import Foundation
import Synchronization

/// A closure that a thread calls before its trees are laid out, and again when nothing in them
/// waits.
///
/// On a phone the run loop calls such observers before it sleeps.
package final class PassObserver {
  private static let key = "SnaplinePassObservers"
  /// How many observers there are on all threads.
  ///
  /// A pass looks for those of its thread only if there are any.
  private static let count = Atomic(0)
  /// How often one pass calls the same observer at most.
  ///
  /// An observer that always makes work for the pass would otherwise keep it running for ever.
  static let mostTurns = 8

  private let order: Int
  private let call: () -> Void
  /// The object that the closure belongs to.
  ///
  /// It is kept alive as long as the thread calls the observer.
  private var owner: AnyObject?

  /// Observers with a lower order are called first.
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

  /// Calls the observers of this thread in their order, and answers whether there were any.
  ///
  /// A layout that an observer starts calls no observers, as a run loop calls none while it calls
  /// one.
  static func callAll() -> Bool {
    guard count.load(ordering: .relaxed) > 0, !isCalling else { return false }
    isCalling = true
    defer { isCalling = false }
    let list = onThisThread
    // An observer that another one removed isn't called any more.
    for observer in list where observer.isAdded { observer.call() }
    return !list.isEmpty
  }
}
