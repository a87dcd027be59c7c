public import Foundation

extension View {
  /// Calls ``Responder/observeValue(forKeyPath:of:change:context:)`` of an observer when a member changes.
  ///
  /// Members are named as in ``value(forKey:)``. An unknown name, or an observer that isn't a responder, is
  /// recorded as a call that nothing answers. The view doesn't keep the observer alive.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: KeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? Responder else {
      return UnansweredCall.note("NSObject.addObserver(_:forKeyPath:options:context:)", keyPath)
    }
    let context = UInt(bitPattern: context)
    var last = value(forKey: keyPath)
    let watch = KeyValueObservation { [weak self, weak observer] in
      guard let self, let observer else { return }
      let (old, new) = (last, self.value(forKey: keyPath))
      guard !isSameOrNone(old, new) else { return }
      last = new
      let change = View.change(from: .some(old), to: new, options)
      self.tell(observer, of: keyPath, change, context)
    }
    var all = watches ?? Watches()
    all.add(watch)
    all.named.append(NamedWatch(observer: observer, path: keyPath, context: context, watch: watch))
    watches = all
    flags.insert(.isWatched)
    guard options.contains(.initial) else { return }
    tell(observer, of: keyPath, Self.change(from: nil, to: last, options), context)
  }

  /// Removes an observer that was added with this context, if there is one.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    let context = UInt(bitPattern: context)
    end { $0.observer === observer && $0.path == keyPath && $0.context == context }
  }

  /// Removes an observer that was added last for this path, whatever its context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    end { $0.observer === observer && $0.path == keyPath }
  }

  private func end(_ isMeant: (NamedWatch) -> Bool) {
    guard var all = watches, let place = all.named.lastIndex(where: isMeant) else { return }
    all.named.remove(at: place).watch.invalidate()
    watches = all
  }

  private func tell(
    _ observer: Responder,
    of path: String,
    _ change: [KeyValueChangeKey: Any],
    _ context: UInt
  ) {
    unsafe observer.observeValue(
      forKeyPath: path,
      of: self,
      change: change,
      context: UnsafeMutableRawPointer(bitPattern: context)
    )
  }

  /// What an observer is told; without an old value it is told of the one that is there.
  private static func change(
    from old: Any??,
    to new: Any?,
    _ options: KeyValueObservingOptions
  ) -> [KeyValueChangeKey: Any] {
    var change: [KeyValueChangeKey: Any] = [.kindKey: UInt(1)]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old ?? NSNull() }
    return change
  }
}

/// A watch that tells a responder, which isn't kept.
struct NamedWatch {
  weak var observer: Responder?
  let path: String
  let context: UInt
  let watch: KeyValueObservation
}
