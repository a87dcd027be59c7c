/// Objects in order, none of which is kept alive.
package struct WeakList<Object: AnyObject> {
  private struct Entry {
    weak var object: Object?
  }
  private var entries: [Entry] = []

  package init() {}

  package var objects: [Object] { entries.compactMap(\.object) }

  /// Adds an object as the last one.
  package mutating func add(_ object: Object) {
    entries.removeAll { $0.object == nil || $0.object === object }
    entries.append(Entry(object: object))
  }

  package mutating func remove(_ object: Object) { entries.removeAll { $0.object === object } }
}
