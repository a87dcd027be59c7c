import SnaplineLayout

/// What of which views an answer depends on, in the order in which conditions name them.
struct ConditionNeeds {
  private(set) var views: [(item: LayoutItem, changes: ViewChange)] = []
  /// Whether somebody's own code is asked, which may read anything.
  var asksCode = false

  /// Whether one change of one view is all.
  var isSimple: Bool { views.count == 1 && views[0].changes.isSingle }

  mutating func note(_ change: ViewChange, of view: View) {
    if let place = views.firstIndex(where: { $0.item.view === view }) {
      views[place].changes.insert(change)
    } else {
      views.append((LayoutItem(view), change))
    }
  }

  /// What the views say now, unless somebody's own code may read more than that.
  ///
  /// Names of configurations aren't among it, as each change of one is told.
  var reading: ViewReading? {
    guard !asksCode else { return nil }
    return views.reversed().reduce(nil) { ViewReading($1.item, $1.changes, and: $0) }
  }
}

extension ViewChange {
  /// Of the configuration that the view is in.
  static let name = Self(rawValue: 128)
  static let all: Self = [.bounds, .traits, .name, .hidden]

  var isSingle: Bool { rawValue.nonzeroBitCount == 1 }
}
