import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGFloat

/// What groups do to all that is painted in them: the view's own group, and those of its parts.
extension ViewComparison {
  mutating func compareGroups() {
    guard let before = old.group, let after = new.group else {
      if (old.group == nil) != (new.group == nil) {
        noteStyle(
          "painted",
          old.group == nil ? "no" : "yes",
          new.group == nil ? "no" : "yes"
        )
      }
      return
    }
    compareLooks(before, after, of: "")
    let (map, otherMap) = seen(before.transform, after.transform)
    if !map.isLinearlySame(as: otherMap) || isShifted(map, otherMap) {
      noteStyle("transform", told(map, otherMap))
    }
    compareAccessibility(before.accessibility, after.accessibility)
  }

  /// Goes into a group of the view's content, of which what is painted in it says where it lies.
  mutating func enter(_ group: Group, _ otherGroup: Group) {
    let (outer, otherOuter) = maps.last ?? (.identity, .identity)
    maps.append(
      (group.transform.concatenating(outer), otherGroup.transform.concatenating(otherOuter))
    )
    let (name, otherName) = (plain(group), plain(otherGroup))
    if name != otherName { noteStyle("group", name, otherName) }
    compareLooks(group, otherGroup, of: "group ")
    if !group.transform.isLinearlySame(as: otherGroup.transform) {
      let (map, otherMap) = seen(group.transform, otherGroup.transform)
      noteStyle("group transform", told(map, otherMap))
    }
    compareAccessibility(group.accessibility, otherGroup.accessibility)
  }

  /// Edges of the view's content as they are on the canvas, but for what the view itself is mapped by.
  func onCanvas(_ edges: Edges, _ otherEdges: Edges) -> (Edges, Edges) {
    guard let map = maps.last else { return (edges, otherEdges) }
    return (edges.mapped(by: map.old), otherEdges.mapped(by: map.new))
  }

  private mutating func compareLooks(_ before: Group, _ after: Group, of part: String) {
    if !isSame(before.opacity, after.opacity) {
      noteStyle(part + "opacity", told([before.opacity], [after.opacity]))
    }
    if before.blend != after.blend {
      noteStyle(
        part + "blending",
        before.blend?.rawValue ?? "none",
        after.blend?.rawValue ?? "none"
      )
    }
    if before.shadow != after.shadow {
      noteStyle(part + "shadow", before.shadow, after.shadow) { $0.map(plain) ?? "none" }
    }
    if before.effect != after.effect {
      noteStyle(part + "effect", before.effect, after.effect) { $0.map(plain) ?? "none" }
    }
    switch (before.clip, after.clip) {
    case (.none, .none): break
    case (.some(let one), .some(let other)): compare(one, other, as: part + "clip")
    default:
      noteStyle(
        part + "clip",
        before.clip == nil ? "none" : "clips",
        after.clip == nil ? "none" : "clips"
      )
    }
  }

  private mutating func compareAccessibility(_ before: Accessibility?, _ after: Accessibility?) {
    guard before != after else { return }
    let texts: [(String, (Accessibility) -> String?)] = [
      ("accessibility label", \.label), ("accessibility value", \.value),
      ("accessibility hint", \.hint),
    ]
    for (property, read) in texts where !hasOtherString {
      let (one, other) = (before.flatMap(read), after.flatMap(read))
      // What is read aloud is text like what is shown; a label usually repeats it.
      if !isSameText(one, other) { noteText(property, told(one, other)) }
    }
    let traits = [before, after].map { $0.map { $0.traits.joined(separator: " ") } ?? "none" }
    if traits[0] != traits[1] { noteStyle("accessibility traits", traits[0], traits[1]) }
    let containers = [before, after].map { $0?.container?.rawValue ?? "none" }
    if containers[0] != containers[1] {
      noteStyle("accessibility container", containers[0], containers[1])
    }
    let hidden = [before, after].map { $0?.isHidden == true ? "passed over" : "read" }
    if hidden[0] != hidden[1] { noteStyle("accessibility", hidden[0], hidden[1]) }
  }

  // MARK: Maps

  /// Both maps as the view sees them, whose corner is where it begins to count.
  private func seen(_ map: Transform, _ otherMap: Transform) -> (old: Transform, new: Transform) {
    (map.seen(from: old.frame), otherMap.seen(from: new.frame))
  }

  /// Whether maps that turn and stretch alike put things elsewhere in the view.
  private func isShifted(_ map: Transform, _ otherMap: Transform) -> Bool {
    let (from, to) = (old.frame, new.frame)
    // What a view is turned around lies elsewhere in it once its size is another.
    guard let across = slack((from.left, from.right), (to.left, to.right)),
      let down = slack((from.top, from.bottom), (to.top, to.bottom))
    else { return false }
    // The frame was rounded to pixels, and what the view is turned around wasn't.
    let reach = 1 + [map.a, map.b, map.c, map.d].map { abs(Double($0)) }.reduce(0, +)
    return !isSame(Double(map.tx), Double(otherMap.tx), within: across * reach)
      || !isSame(Double(map.ty), Double(otherMap.ty), within: down * reach)
  }
}

extension Transform {
  fileprivate func isLinearlySame(as other: Transform) -> Bool {
    (a, b, c, d) == (other.a, other.b, other.c, other.d)
  }

  /// The map of places that count from a view's corner to such places.
  fileprivate func seen(from frame: Edges) -> Transform {
    if isIdentity { return self }
    let (left, top) = (CGFloat(frame.left), CGFloat(frame.top))
    return Transform(translationX: left, y: top)
      .concatenating(self)
      .concatenating(Transform(translationX: -left, y: -top))
  }
}
