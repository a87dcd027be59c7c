/// Views that are free to be shown again, by the names under which they are asked for.
struct ReusePool<Element: AnyObject> {
  /// How a new one is made where none is free.
  var makers: [String: () -> Element] = [:]
  private var free: [String: [Element]] = [:]

  /// One that is free, after `prepare`, or else a new one; nothing where nobody said how to make it.
  mutating func take(_ identifier: String, prepare: (Element) -> Void) -> Element? {
    guard let used = free[identifier]?.popLast() else { return makers[identifier]?() }
    prepare(used)
    return used
  }

  mutating func add(_ element: Element, named identifier: String?) {
    guard let identifier else { return }
    free[identifier, default: []].append(element)
  }
}
