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

  /// All of them, as a visual format takes them.
  var items: [String: AnyObject] {
    (views as [String: AnyObject]).merging(guides) { view, _ in view }
  }
}
