/// Views that are free to be shown again, by the names under which they are asked for.
struct ReusePool<Element: AnyObject> {
  /// How a new one is made where none is free.
  var makers: [String: () -> Element] = [:]
  private var free: [String: [Element]] = [:]

  /// One that is free; who prepares it, or makes a new one, may ask for others.
  mutating func take(_ identifier: String) -> Element? { free[identifier]?.popLast() }

  mutating func add(_ element: Element, named identifier: String?) {
    guard let identifier else { return }
    free[identifier, default: []].append(element)
  }
}
