/// An object whose members can be watched: views and their layers.
///
///     let watch = card.observe(\.isHidden, options: .new) { card, change in
///       print(change.newValue)
///     }
///
/// A watch is told of changes of whether a view is hidden and of its geometry, and once for each: to
/// set what is there already is no change.
public protocol KeyValueObservable: AnyObject {}

/// Where an object keeps who watches it.
protocol Watched: KeyValueObservable {
  var watches: Watches? { get set }
  /// The view whose changes are the object's.
  var watchedView: View? { get }
}

/// The watches over an object, which it doesn't keep.
struct Watches {
  private struct Entry { weak var watch: KeyValueObservation? }

  private var entries: [Entry] = []

  mutating func add(_ watch: KeyValueObservation) {
    entries.removeAll { $0.watch?.isOver ?? true }
    entries.append(Entry(watch: watch))
  }

  func look() {
    for entry in entries { entry.watch?.look() }
  }
}

extension KeyValueObservable {
  /// Calls `changeHandler` whenever a member has another value, until the answer is let go.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: KeyValueObservingOptions = [],
    changeHandler: @escaping (Self, KeyValueObservedChange<Value>) -> Void
  ) -> KeyValueObservation {
    var last = self[keyPath: keyPath]
    let tell = { (object: Self, old: Value?, new: Value) in
      changeHandler(
        object,
        KeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil,
          isPrior: false
        )
      )
    }
    let watch = KeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      last = new
      tell(self, old, new)
    }
    if let watched = self as? any Watched {
      var watches = watched.watches ?? Watches()
      watches.add(watch)
      watched.watches = watches
      watched.watchedView?.flags.insert(.isWatched)
    }
    if options.contains(.initial) { tell(self, nil, last) }
    return watch
  }
}

/// Whether two values of any kind are known to be equal.
private func isSame(_ one: Any, _ other: Any) -> Bool {
  func equals<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
  return (one as? any Equatable).map { equals($0) } ?? false
}

extension View: KeyValueObservable, Watched {
  var watches: Watches? {
    get { rare?.watches }
    set { changeRare { $0.watches = newValue } }
  }

  var watchedView: View? { self }

  /// Has those look who watch the view or its layer.
  func tellWatches() {
    guard flags.contains(.isWatched) else { return }
    rare?.watches?.look()
    rare?.layer?.watches?.look()
    rare?.companion?.watched(self)
  }
}

extension Layer: KeyValueObservable, Watched {
  var watchedView: View? { view }
}
