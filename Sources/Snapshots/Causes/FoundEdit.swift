import SnaplineScene

/// An edit on its way to a message, with the views whose frames or looks it may have changed.
struct FoundEdit {
  var edit: Edit
  /// Edits of one shape with the same values are one, such as a number that ten rows share.
  var shape: String
  /// Places in the new forest.
  var views: Set<Int>
  /// The axes on which it may move views.
  var axes: Set<EditAxis>
  /// Whether it may change how views look, and not only where they are.
  var changesLooks: Bool
  /// Whether it is of the design as a whole.
  var isOfAll = false
}

enum EditAxis: CaseIterable {
  case horizontal, vertical

  /// The axis of an attribute; both of one that isn't known.
  static func axes(of attribute: String) -> Set<EditAxis> {
    switch attribute {
    case "left", "right", "leading", "trailing", "centerX", "width", "leftMargin", "rightMargin",
      "leadingMargin", "trailingMargin", "centerXWithinMargins":
      [.horizontal]
    case "top", "bottom", "centerY", "height", "firstBaseline", "lastBaseline", "topMargin",
      "bottomMargin", "centerYWithinMargins":
      [.vertical]
    default: [.horizontal, .vertical]
    }
  }
}

/// Edits in the order in which they were found, those of one shape as one.
struct FoundEdits {
  private(set) var all: [FoundEdit] = []
  private var places: [String: Int] = [:]

  mutating func add(_ found: FoundEdit) {
    let identity = found.edit.identity
    // A call that makes several constraints stands on one line.
    let line = found.edit.place.map { "\($0.file):\($0.line)" }
    let shape = [found.shape, identity.old, identity.new].joined(separator: "\n")
    let keys = [shape] + (line.map { found.shape.hasPrefix("rule") ? ["line " + $0] : [] } ?? [])
    guard let place = keys.compactMap({ places[$0] }).first else {
      for key in keys { places[key] = all.count }
      all.append(found)
      return
    }
    for key in keys { places[key] = place }
    all[place].edit.alike += 1
    all[place].views.formUnion(found.views)
    all[place].axes.formUnion(found.axes)
    all[place].changesLooks = all[place].changesLooks || found.changesLooks
  }
}
