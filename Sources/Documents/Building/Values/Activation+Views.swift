import SnaplineDesigns
import SnaplineLayout

extension Activation {
  /// Whether it lets a constraint hold that names these items, in their order.
  ///
  /// What is no view, such as a view's margins, counts as visible.
  func holds(for items: [View?]) -> Bool {
    switch self {
    case .always: true
    case .bothVisible: !items.contains { $0?.isInvisible ?? false }
    case .firstInvisible: (items.first ?? nil)?.isInvisible ?? false
    // A design has no code that would switch it on.
    case .manual: false
    }
  }
}
