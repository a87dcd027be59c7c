public import Foundation
internal import SnaplineLayout
import Synchronization

extension NotificationCenter {
  /// Calls a method of `observer` with each notification of a name, from `object` if one is given.
  ///
  /// The center doesn't keep the observer alive, and forgets it after its end.
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: Notification.Name?,
    object: Any?
  ) {
    let call = Held(WeakCall(observer: WeakTarget(observer), selector: selector))
    let token = addObserver(forName: name, object: object, queue: nil) { note in
      guard let observer = call.value.observer.value else { return }
      call.value.selector.perform(on: observer, with: [note])
    }
    let center = ObjectIdentifier(self)
    let entry = Entry(
      observer: call,
      center: center,
      name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) },
      token: Held(token)
    )
    let identity = WeakTarget.identity(of: observer)
    for old in entries.withLock({ $0.add(entry, to: identity) }) {
      removeObserver(old.token.value as Any)
    }
  }

  /// Stops all calls of an observer.
  public func removeObserver(_ observer: AnyObject) {
    removeCalls(of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Stops the calls of an observer for a name, and for an object if one is given.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let identity = object.map { ObjectIdentifier($0 as AnyObject) }
    removeCalls(of: observer) {
      (name == nil || $0.name == name) && (identity == nil || $0.object == identity)
    }
    removeObserver(observer as Any, name: name, object: object)
  }

  private func removeCalls(of observer: AnyObject, where matches: (Entry) -> Bool) {
    let center = ObjectIdentifier(self)
    let removed = entries.withLock { entries in
      let identity = WeakTarget.identity(of: observer)
      let all = entries.byObserver[identity] ?? []
      let isRemoved = all.map { $0.center == center && matches($0) }
      let left = zip(all, isRemoved).filter { !$1 }.map(\.0)
      entries.byObserver[identity] = left.isEmpty ? nil : left
      return zip(all, isRemoved).filter { $1 }.map(\.0)
    }
    for entry in removed { removeObserver(entry.token.value as Any) }
  }
}

/// What an observer is called by, without keeping it.
private struct WeakCall {
  let observer: WeakTarget
  let selector: Selector
}

private struct Entry: Sendable {
  let observer: Held<WeakCall>
  let center: ObjectIdentifier
  let name: Notification.Name?
  let object: ObjectIdentifier?
  /// What the center knows the call by.
  let token: Held<any NSObjectProtocol>
}

private struct Entries: Sendable {
  var byObserver: [ObjectIdentifier: [Entry]] = [:]

  /// Adds a call, and hands back those of an observer that was at the same address and is gone.
  mutating func add(_ entry: Entry, to observer: ObjectIdentifier) -> [Entry] {
    let gone = byObserver[observer, default: []].filter { $0.observer.value.observer.isGone }
    byObserver[observer, default: []].removeAll { $0.observer.value.observer.isGone }
    byObserver[observer, default: []].append(entry)
    return gone
  }
}

private let entries = Mutex(Entries())
