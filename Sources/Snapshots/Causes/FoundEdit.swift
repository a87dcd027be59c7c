import SnaplineScene

/// An edit on its way to a message, with the views whose frames or looks it may have changed.
struct FoundEdit {
  var edit: Edit
  /// Edits of one shape with the same values are one, such as a number that ten rows share.
  var shape: String
  /// The views that it is of, by their places in the new forest; nothing where it is of all there are.
  var views: Set<Int>?
  /// Other views that it may move: what a view arranges, or the other side of a constraint.
  var others: Set<Int> = []
  /// The axes on which it may move views.
  var axes: Set<EditAxis>
  /// The axes on which it decides by itself how long the views are that it is of.
  var sizes: Set<EditAxis> = []
  /// Whether it may change how views look, and not only where they are.
  var changesLooks = false
  /// Whether it is of a name or a key of the design, and not of a view.
  var isSetting = false
  /// Whether it is of what a view shows, and not of how it looks or where it is.
  var isContent = false
  /// The whole value now, of which a message may show a part.
  var value = ""
  /// Where it stands written: edits of one place are one, however many views show it.
  var sources: Set<SceneOrigins.Source> = []
  /// Whether that is a piece of data.
  var isOfPiece = false

  /// Whether it says of what class a view is, or which way it arranges what is in it.
  var isClass = false
  /// Whether it is of a guide, which is no view and moves without one.
  var isOfGuide = false

  /// Whether it is of the canvas.
  var isOfCanvas: Bool { isSetting && shape.hasPrefix("word canvas") }

  /// Where the first of its views stands in the tree.
  var rank: Int { views?.min() ?? 0 }
}

enum EditAxis: Int, CaseIterable {
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
    let kind = found.edit.isOfName ? "name " + identity.property : found.shape
    let shape = [kind, identity.old, identity.new].joined(separator: "\n")
    var keys = [shape]
    if let line, found.shape.hasPrefix("rule") { keys.append("line " + line) }
    if found.isOfPiece {
      keys += found.sources.map { "piece \($0.line.file):\($0.line.number):\($0.offset)" }
    }
    guard let place = keys.compactMap({ places[$0] }).first else {
      for key in keys { places[key] = all.count }
      all.append(found)
      return
    }
    for key in keys { places[key] = place }
    all[place].join(found)
  }
}

extension FoundEdit {
  /// Takes over another that is one with this.
  mutating func join(_ found: FoundEdit) {
    if found.edit.isOfName, !edit.isOfName {
      (edit.identity, edit.isOfName) = (found.edit.identity, true)
      edit.place = found.edit.place ?? edit.place
    }
    if found.sources.isDisjoint(with: sources) {
      edit.alike += 1 + found.edit.alike
    }
    sources.formUnion(found.sources)
    if let own = found.views {
      views?.formUnion(own)
    } else {
      views = nil
    }
    others.formUnion(found.others)
    axes.formUnion(found.axes)
    sizes.formUnion(found.sizes)
    changesLooks = changesLooks || found.changesLooks
    isOfGuide = isOfGuide || found.isOfGuide
  }
}
