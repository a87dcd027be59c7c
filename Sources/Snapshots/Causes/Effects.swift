import SnaplineGeometry
import SnaplineScene

/// Which views differ in any way, to tell edits that changed something from others in other words.
///
/// `insets: 10` and `{top: 10, leading: 10}` may be the same to a view. Whether they are, its frame says.
struct Effects {
  private let comparison: SceneComparison
  /// Views in which, or in what is inside of which, anything looks otherwise, says something else, came,
  /// went or changed places.
  private var touched: [Bool]
  /// Views of which something inside lies elsewhere in it, or is longer or shorter.
  private var stirred: [Bool]
  /// Views that look otherwise, or in which something does.
  private var restyled: [Bool]
  private let named: [String: Int]

  init(_ comparison: SceneComparison) {
    self.comparison = comparison
    let views = comparison.new.views
    touched = Array(repeating: false, count: views.count)
    (stirred, restyled) = (touched, touched)
    for difference in comparison.differences where difference.kind != .layout || difference.isOfTree
    {
      switch difference.place {
      case .now(let view):
        touched[view] = true
        if difference.kind == .style { restyled[view] = true }
        if difference.isOfTree, let parent = views[view].parent { touched[parent] = true }
      case .before(let view):
        if let parent = comparison.old.views[view].parent.flatMap({
          comparison.matching.newPlace[$0]
        }) {
          touched[parent] = true
        }
      case nil: break
      }
    }
    for place in views.indices.reversed() {
      guard let parent = views[place].parent else { continue }
      if touched[place] { touched[parent] = true }
      if restyled[place] { restyled[parent] = true }
      let isMoved = EditAxis.allCases.contains { comparison.isShifted(place, along: $0) }
      if isMoved || stirred[place] { stirred[parent] = true }
    }
    named = Dictionary(
      views.enumerated().compactMap { place, view in view.name.map { ($0, place) } }
    ) { first, _ in first }
  }

  /// Whether an edit may have led to any of what differs.
  func has(_ edit: FoundEdit) -> Bool {
    guard let views = edit.views, !edit.isOfGuide else { return true }
    // An older baseline may not say what code called a font: then it has to look otherwise.
    if let property = edit.lookOfText {
      return views.contains { view in
        comparison.styles[view]?.changes.contains { $0.property == property } ?? false
      }
    }
    // Nor may it say what code called the colours of controls.
    if edit.isOfTint { return views.contains { restyled[$0] } }
    let isOfPlace = edit.isOfPlace
    if !isOfPlace, views.contains(where: { touched[$0] || stirred[$0] }) { return true }
    // A view that says something else, by whichever word, is another.
    if isOfPlace, views.contains(where: { comparison.texts[$0] != nil }) { return true }
    let others = isOfPlace ? mentioned(by: edit) : edit.others
    return edit.axes.contains { axis in
      views.union(others).contains { comparison.isMoved($0, along: axis) }
        || views.contains { view in
          comparison.new.views[view].parent.map { comparison.isResized($0, along: axis) } ?? false
        }
    }
  }

  /// The views that the word names.
  private func mentioned(by edit: FoundEdit) -> Set<Int> {
    let identity = edit.edit.identity
    return Set(
      (identity.old + " " + identity.new)
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
        .compactMap { named[String($0)] }
    )
  }
}

extension FoundEdit {
  /// The property of a text that code's word is about; nothing for any other word, and for those of designs.
  fileprivate var lookOfText: String? {
    guard sources.isEmpty else { return nil }
    return switch shape {
    case "word " + SceneOrigins.Word.font: "font"
    case "word " + SceneOrigins.Word.textColor: "text colour"
    default: nil
    }
  }

  /// Whether code's word is about the colour of a control, or of all in a view.
  fileprivate var isOfTint: Bool {
    sources.isEmpty && (shape.hasSuffix("TintColor") || Self.tints.contains(shape))
  }

  private static let tints: Set<String> = ["word tintColor", "word color", "word separatorColor"]

  /// Whether it says where a view is or how large, and nothing of what is in it.
  fileprivate var isOfPlace: Bool {
    shape.hasPrefix("word ") && Self.placing.contains(String(shape.dropFirst(5)))
  }

  private static let placing: Set<String> = [
    "above", "after", "aspect", "before", "below", "centeredIn", "filling", "height",
    "horizontally", "insets", "offset", "pinnedAt", "pinnedTo", "size", "vertically", "width",
  ]
}

extension Difference {
  /// Whether a view came, went or stands elsewhere.
  var isOfTree: Bool { changes.contains { UnwrittenEdits.ofTree.contains($0.property) } }
}

extension SceneComparison {
  /// Whether a view has no room now, or had none.
  func isEmpty(_ view: Int) -> Bool {
    let sides = [new.views[view], matching.oldPlace[view].map { old.views[$0] }].compactMap(\.self)
    return sides.contains { $0.frame.width < pixel || $0.frame.height < pixel }
  }

  /// Whether an edge of a view lies elsewhere on the canvas.
  func isMoved(_ view: Int, along axis: EditAxis) -> Bool {
    guard let other = matching.oldPlace[view] else { return true }
    let (from, to) = (old.views[other].frame.span(axis), new.views[view].frame.span(axis))
    return !isSame(from.start, to.start) || !isSame(from.end, to.end)
  }

  /// Whether a view is longer or shorter, or lies elsewhere in the one around it.
  func isShifted(_ view: Int, along axis: EditAxis) -> Bool {
    guard let other = matching.oldPlace[view] else { return true }
    let (was, now) = (old.views[other], new.views[view])
    let (from, to) = (was.frame.span(axis), now.frame.span(axis))
    guard let parent = now.parent, let before = matching.oldPlace[parent] else { return true }
    let (around, outer) = (
      old.views[before].frame.span(axis), new.views[parent].frame.span(axis)
    )
    let start = (to.start - outer.start) - (from.start - around.start)
    return !isSame(start, 0, within: pixel) || isResized(view, along: axis)
  }
}
