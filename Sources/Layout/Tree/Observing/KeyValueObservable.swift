/// An object whose members can be watched: views and their layers.
///
///     let watch = card.observe(\.isHidden, options: .new) { card, change in
///       print(change.newValue)
///     }
///
/// An observer is told once for each change of a view's geometry, visibility or opacity, of the content of
/// a scroll view, of a text, a picture or a value, and of whether a control or a cell is selected,
/// highlighted or enabled. Setting the value that is there already is no change. A change of another member
/// is noticed when one of those changes next.
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
  /// Those that tell a responder, and that nobody else keeps.
  var named: [NamedWatch] = []

  mutating func add(_ watch: KeyValueObservation) {
    named.removeAll { $0.observer == nil }
    entries.removeAll { $0.watch?.isOver ?? true }
    entries.append(Entry(watch: watch))
  }

  func look() {
    for entry in entries { entry.watch?.look() }
  }
}

extension KeyValueObservable {
  /// Calls `changeHandler` whenever a member has another value, until the returned object is released.
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

/// Whether two values of any kind are known to be equal, or neither is there.
func isSameOrNone(_ one: Any?, _ other: Any?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return isSame(one, other)
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

  /// Has those look who watch the view or its layer: its place changed, or what hides it.
  func tellWatches() {
    guard flags.contains(.isWatched) else { return }
    memberChanged()
    rare?.companion?.watched(self)
  }

  /// Has those look who watch the view or its layer: another of its members changed.
  package final func memberChanged() {
    guard flags.contains(.isWatched) else { return }
    let watches = (rare?.watches, rare?.layer?.watches)
    watches.0?.look()
    watches.1?.look()
  }
}

extension Layer: KeyValueObservable, Watched {
  var watchedView: View? { view }
}
