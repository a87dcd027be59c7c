/// Views that are free to be shown again, by the names under which they are asked for.
///
/// An object, as whoever prepares one, or makes one, may ask for others.
final class ReusePool<Element: AnyObject> {
  /// How a new one is made where none is free.
  var makers: [String: () -> Element] = [:]
  private var free: [String: [Element]] = [:]

  /// One that is free, after `prepare`, or else a new one; nothing where nobody said how to make it.
  func take(_ identifier: String, prepare: (Element) -> Void) -> Element? {
    guard let used = free[identifier]?.popLast() else {
      let make = makers[identifier]
      return make?()
    }
    prepare(used)
    return used
  }

  func add(_ element: Element, named identifier: String?) {
    guard let identifier else { return }
    // A source may have handed out one for two places.
    guard !(free[identifier]?.contains { $0 === element } ?? false) else { return }
    free[identifier, default: []].append(element)
  }
}
