import SnaplineLayout

/// The views and guides of a tree by the names that the design gives them.
///
/// Of two things with one name the first keeps it; the reader has reported the other.
struct TreeNames {
  private(set) var views: [String: View] = [:]
  private(set) var guides: [String: LayoutGuide] = [:]

  mutating func note(_ view: View, as name: String) {
    if views[name] == nil { views[name] = view }
  }

  mutating func note(_ guide: LayoutGuide, as name: String) {
    if guides[name] == nil { guides[name] = guide }
  }

  func item(named name: String) -> AnyObject? { views[name] ?? guides[name] }

  /// Those of some names, as a visual format takes them; all of them where one isn't there, so that a
  /// message finds what was meant.
  func items(named names: [String]) -> [String: AnyObject] {
    var some: [String: AnyObject] = [:]
    for name in names {
      guard let item = item(named: name) else { return items }
      some[name] = item
    }
    return some
  }

  /// All of them.
  private var items: [String: AnyObject] {
    (views as [String: AnyObject]).merging(guides) { view, _ in view }
  }
}
