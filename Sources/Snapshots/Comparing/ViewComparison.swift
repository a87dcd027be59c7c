import SnaplineGeometry
import SnaplineScene

/// What differs between a view and its counterpart, kind by kind; its frame is judged elsewhere.
struct ViewComparison {
  private(set) var text: [Difference.Change] = []
  private(set) var style: [Difference.Change] = []
  /// Font files of the old view with those that took their place.
  private(set) var fonts: Set<FontChange> = []
  /// Whether the asked-for font changed, which may change the view's size.
  private(set) var hasOtherFont = false
  /// Whether the string itself is another.
  private(set) var hasOtherString = false

  let old: ViewForest.View
  let new: ViewForest.View
  /// What the groups within the view that are open map what is in them to, the last one's first.
  var maps: [(old: Transform, new: Transform)] = []
  private let pixel: Double
  private let isRescaled: Bool

  init(
    _ old: ViewForest.View,
    _ new: ViewForest.View,
    pixel: Double,
    isRescaled: Bool,
    fonts: FontComparison
  ) {
    (self.old, self.new, self.pixel, self.isRescaled) = (old, new, pixel, isRescaled)
    compareNodes()
    // A view that was hidden or shown paints nothing or everything: that is one difference.
    guard old.node.isHidden == new.node.isHidden else { return }
    compareGroups()
    compareShapes()
    compareLines(fonts)
  }

  private mutating func compareNodes() {
    if !isSameText(old.node.text, new.node.text) {
      hasOtherString = true
      noteText("text", told(old.node.text, new.node.text))
    }
    if old.node.className != new.node.className {
      noteStyle("class", old.node.className, new.node.className)
    }
    if old.node.isTransparent != new.node.isTransparent, old.hasOpacity, new.hasOpacity {
      noteStyle("opacity", told([old.opacity], [new.opacity]))
    } else if old.node.isHidden != new.node.isHidden {
      noteStyle("hidden", "\(old.node.isHidden)", "\(new.node.isHidden)")
    }
  }

  // MARK: Shapes

  private mutating func compareShapes() {
    let before = old.items.filter { !$0.isText }
    let after = new.items.filter { !$0.isText }
    guard before.map(\.kindName) == after.map(\.kindName) else {
      noteStyle("painting", summary(before), summary(after))
      return
    }
    for (one, other) in zip(before, after) {
      switch (one, other) {
      case (.begin(let group), .begin(let otherGroup)): enter(group, otherGroup)
      case (.end, .end): _ = maps.popLast()
      default: compare(one, other)
      }
    }
  }

  private func summary(_ items: [DisplayItem]) -> String {
    let names = items.map(\.kindName).filter { $0 != "end" }
    guard names.count > 8 else { return names.isEmpty ? "nothing" : names.joined(separator: ", ") }
    return names.prefix(8).joined(separator: ", ") + " and \(names.count - 8) more"
  }

  private mutating func compare(_ one: DisplayItem, _ other: DisplayItem) {
    switch (one, other) {
    case (.fill(let shape, let paint), .fill(let otherShape, let otherPaint)):
      compare(shape, otherShape, as: "background")
      if !looksSame(paint, in: shape.bounds, otherPaint, in: otherShape.bounds) {
        noteStyle("background", paint, otherPaint) {
          plain($0, beside: $0 == paint ? otherPaint : paint)
        }
      }
    case (.stroke(let shape, let stroke, let paint), .stroke(let shape2, let other, let paint2)):
      compare(shape, shape2, as: "line")
      if stroke != other { noteStyle("line", stroke, other, by: plain) }
      if !looksSame(paint, in: shape.bounds, paint2, in: shape2.bounds) {
        noteStyle("line", paint, paint2, by: plain)
      }
    case (.border(let shape, let width, let color), .border(let shape2, let width2, let color2)):
      compare(shape, shape2, as: "border")
      if !isSame(width, width2) { noteStyle("border width", told([width], [width2])) }
      if color != color2 { noteStyle("border colour", color, color2, by: plain) }
    case (.shadow(let shape, let shadow), .shadow(let otherShape, let otherShadow)):
      compare(shape, otherShape, as: "shadow")
      if shadow != otherShadow { noteStyle("shadow", shadow, otherShadow, by: plain) }
    case (.picture(let raster, let edges), .picture(let otherRaster, let otherEdges)):
      compare(.rectangle(edges), .rectangle(otherEdges), as: "picture")
      if raster != otherRaster { noteStyle("picture", raster, otherRaster, by: plain) }
    case (.vector(let picture, let edges), .vector(let otherPicture, let otherEdges)):
      compare(.rectangle(edges), .rectangle(otherEdges), as: "picture")
      if picture != otherPicture { noteStyle("picture", picture, otherPicture, by: plain) }
    case (.picture, .vector), (.vector, .picture):
      noteStyle("picture", plain(picture: one), plain(picture: other))
    default: break
    }
  }

  mutating func compare(_ one: Shape, _ other: Shape, as part: String) {
    let (edges, otherEdges) = onCanvas(one.bounds, other.bounds)
    if isMoved(edges, otherEdges) {
      // Told from the view's corner, as compared: on the canvas they may well be where they were.
      noteStyle(
        part + " edges in the view",
        told(edges.seen(from: old.frame), otherEdges.seen(from: new.frame))
      )
    }
    let (radii, otherRadii) = (one.radii, other.radii)
    let rounding = (isRescaled ? 2 * pixel : 0) + positionNoise
    let isResized =
      !isSame(one.bounds.width, other.bounds.width, within: rounding)
      || !isSame(one.bounds.height, other.bounds.height, within: rounding)
    let isRounded =
      isRescaled && isSame(radii?.topLeft ?? 0, otherRadii?.topLeft ?? 0, within: rounding)
    let areBothCapsules = (isResized || isRounded) && one.isCapsule && other.isCapsule
    if radii != otherRadii, !areBothCapsules {
      noteStyle(part + " radius", radii, otherRadii, by: plain)
    }
    let (path, otherPath) = (one.pathFromCorner, other.pathFromCorner)
    if path != otherPath || one.isEvenOdd != other.isEvenOdd,
      !(isResized && path?.steps.count == otherPath?.steps.count)
    {
      noteStyle(part + " outline", one, other) { shape in
        shape.pathFromCorner.map { "\($0.steps.count) steps" } ?? "a box"
      }
    }
    if one.curve != other.curve, one.curve != nil, other.curve != nil {
      noteStyle(part + " corners", one.curve?.rawValue ?? "", other.curve?.rawValue ?? "")
    }
  }

  /// Whether something painted moved otherwise than its view did.
  private func isMoved(_ one: Edges, _ other: Edges) -> Bool {
    let (from, to) = (old.frame, new.frame)
    return isMoved(
      [one.left - from.left, one.right - from.right],
      [other.left - to.left, other.right - to.right],
      whenFrom: (from.left, from.right),
      to: (to.left, to.right)
    )
      || isMoved(
        [one.top - from.top, one.bottom - from.bottom],
        [other.top - to.top, other.bottom - to.bottom],
        whenFrom: (from.top, from.bottom),
        to: (to.top, to.bottom)
      )
  }

  private func isMoved(
    _ one: [Double],
    _ other: [Double],
    whenFrom from: (Double, Double),
    to: (Double, Double)
  ) -> Bool {
    guard let slack = slack(from, to) else { return false }
    return zip(one, other).contains { !isSame($0, $1, within: slack) }
  }

  /// How far what is painted may stray from its view's frame along an axis; nothing where the
  /// view was resized, so that where its parts should be isn't known.
  func slack(_ from: (Double, Double), _ to: (Double, Double)) -> Double? {
    guard isSame(from.1 - from.0, to.1 - to.0) else { return nil }
    // Painting snaps to pixels, and a moved view may snap to the other side.
    return isSame(from.0, to.0) && !isRescaled ? positionNoise : pixel + positionNoise
  }

  // MARK: Text

  private mutating func compareLines(_ comparison: FontComparison) {
    let (before, after) = (old.lines, new.lines)
    if before.isEmpty && after.isEmpty { return }
    let (runs, otherRuns) = (before.flatMap(\.runs), after.flatMap(\.runs))
    compareFonts(runs, otherRuns, comparison)
    if hasOtherString {
      if before.count != after.count { noteText("lines", ("\(before.count)", "\(after.count)")) }
    } else {
      let areLinesSame =
        before.count == after.count
        && zip(before, after).allSatisfy { isSameText($0.string, $1.string) }
      if !areLinesSame {
        noteText("lines", told(before, after))
      } else if fonts.isEmpty && !hasOtherFont {
        compareGlyphs(before, after)
      }
    }
    let colors = (runs.distinctColors, otherRuns.distinctColors)
    if colors.0 != colors.1 {
      noteStyle("text colour", colors.0, colors.1) {
        $0.isEmpty ? "none" : $0.map(plain).joined(separator: " ")
      }
    }
    let shadows = (runs.map(\.shadow), otherRuns.map(\.shadow))
    if shadows.0 != shadows.1, runs.count == otherRuns.count,
      let changed = zip(shadows.0, shadows.1).first(where: { $0 != $1 })
    {
      noteStyle("text shadow", changed.0, changed.1) { $0.map(plain) ?? "none" }
    }
    compareLetters(runs, otherRuns)
    let links = (runs.compactMap(\.link), otherRuns.compactMap(\.link))
    if links.0 != links.1 {
      let words = [links.0, links.1].map { $0.isEmpty ? nil : $0.joined(separator: " ") }
      noteStyle("link", told(words[0], words[1]))
    }
  }

  /// Gradients and outlines of letters, run by run where both have as many.
  private mutating func compareLetters(_ runs: [GlyphRun], _ otherRuns: [GlyphRun]) {
    guard runs.count == otherRuns.count else { return }
    let pairs = zip(runs, otherRuns)
    if let (one, other) = pairs.first(where: { $0.outline != $1.outline }) {
      noteStyle("letter outline", one.outline, other.outline) { $0.map(plain) ?? "none" }
    }
    let (frame, otherFrame) = (old.node.frame, new.node.frame)
    let changed = pairs.first { one, other in
      switch (one.paint, other.paint) {
      case (nil, nil): false
      case (let paint?, let otherPaint?):
        !looksSame(paint, in: frame, otherPaint, in: otherFrame)
      default: true
      }
    }
    if let (one, other) = changed {
      noteStyle("text gradient", one.paint, other.paint) { $0.map { plain($0) } ?? "none" }
    }
  }

  /// Fonts are compared run by run; where the runs are others, as sets.
  private mutating func compareFonts(
    _ runs: [GlyphRun],
    _ otherRuns: [GlyphRun],
    _ comparison: FontComparison
  ) {
    let areAlike =
      runs.count == otherRuns.count && zip(runs, otherRuns).allSatisfy { $0.string == $1.string }
    let (faces, otherFaces) = (runs.distinctFaces, otherRuns.distinctFaces)
    let pairs =
      areAlike
      ? Array(zip(runs.map(\.face), otherRuns.map(\.face)))
      : faces.count == otherFaces.count ? Array(zip(faces, otherFaces)) : []
    for (face, otherFace) in pairs where !comparison.isSame(face, otherFace) {
      if let change = comparison.change(face, otherFace) {
        fonts.insert(change)
      } else {
        hasOtherFont = true
        let count = style.count
        noteStyle("font", face, otherFace) { plain($0, beside: $0 == face ? otherFace : face) }
        if style.prefix(count).contains(style[count]) { style.removeLast() }
      }
    }
    if pairs.isEmpty { fonts.formUnion(comparison.replaced(faces, otherFaces)) }
  }

  private mutating func compareGlyphs(_ before: [TextLine], _ after: [TextLine]) {
    for (one, other) in zip(before, after) {
      let glyphs = one.runs.flatMap(\.glyphs)
      let otherGlyphs = other.runs.flatMap(\.glyphs)
      let areSame =
        glyphs.count == otherGlyphs.count
        && zip(glyphs, otherGlyphs).allSatisfy {
          $0.id == $1.id && $0.isMissing == $1.isMissing
            && isSame($0.x, $1.x) && isSame($0.y, $1.y)
        }
      if !areSame {
        noteText("glyphs of " + quotedForMessage(one.string), told(glyphs, otherGlyphs))
        return
      }
      if one.decorations != other.decorations {
        noteStyle(
          "lines under and through " + quotedForMessage(one.string),
          one.decorations,
          other.decorations,
          by: plain
        )
      }
      let (from, to) = (old.frame, new.frame)
      let isMoved =
        isMoved(
          [one.x - from.left],
          [other.x - to.left],
          whenFrom: (from.left, from.right),
          to: (to.left, to.right)
        )
        || isMoved(
          [one.baseline - from.top],
          [other.baseline - to.top],
          whenFrom: (from.top, from.bottom),
          to: (to.top, to.bottom)
        )
      if isMoved {
        noteText(
          "place in the view of line " + quotedForMessage(one.string),
          told(
            [one.x - from.left, one.baseline - from.top],
            [other.x - to.left, other.baseline - to.top],
            separator: ", "
          )
        )
        return
      }
    }
  }

  mutating func noteStyle(_ property: String, _ old: String, _ new: String) {
    style.append(Difference.Change(property: property, old: old, new: new))
  }

  /// Notes values that differ, though their short words may be the same.
  mutating func noteStyle<Value>(
    _ property: String,
    _ old: Value,
    _ new: Value,
    by words: (Value) -> String
  ) {
    let (one, other) = (words(old), words(new))
    noteStyle(property, one == other ? toldApart(old, new, as: one) : (one, other))
  }

  mutating func noteStyle(_ property: String, _ told: (old: String, new: String)) {
    noteStyle(property, told.old, told.new)
  }

  mutating func noteText(_ property: String, _ told: (old: String, new: String)) {
    text.append(Difference.Change(property: property, old: told.old, new: told.new))
  }
}

extension ViewForest.View {
  /// Whether it is known how opaque the view is, which of one that is hidden nobody said.
  fileprivate var hasOpacity: Bool { node.isTransparent || !node.isHidden }

  fileprivate var opacity: Double { node.isTransparent ? 0 : group?.opacity ?? 1 }
}
