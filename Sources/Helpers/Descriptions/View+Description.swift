import Foundation
public import SnaplineLayout

extension View {
  /// The constraints of the view, in the helpers' words: `fills the safe area, inset 8; width at most
  /// 320 @750`.
  ///
  /// It describes all active constraints, whoever made them.
  public var layoutDescription: String {
    var holding = Holding(of: self)
    let parts = holding.takeAll()
    return parts.isEmpty ? "is held by nothing" : parts.joined(separator: "; ")
  }
}

/// What holds a view, of which each helper's constraints are taken together.
private struct Holding {
  private var remaining: [ConstraintSide]
  /// Those that compare distances between others, which no word of the helpers tells.
  private let distances: [LayoutConstraint]

  init(of view: View) {
    let all = Self.constraints(holding: view)
    distances = all.filter(\.isOfDistances)
    remaining = all.filter { !$0.isOfDistances }.map { ConstraintSide($0, of: view) }
  }

  /// The active constraints of a view with what surrounds it, as they were made.
  private static func constraints(holding view: View) -> [LayoutConstraint] {
    sequence(first: view, next: \.superview).flatMap { holder in
      holder.constraints.filter { constraint in
        let items = constraint.namedItems
        guard items.contains(where: { $0 === view }) else { return false }
        let others = items.filter { $0 !== view }
        if holder === view {
          return constraint.isOfDistances ? others.isEmpty : constraint.firstItem === view
        }
        // What lies inside is held by this view, and doesn't hold it.
        return others.isEmpty || others.contains { !isInside($0, of: view) }
      }
    }
  }

  private static func isInside(_ item: AnyObject, of view: View) -> Bool {
    (item as? View)?.isDescendant(of: view) ?? false
  }

  mutating func takeAll() -> [String] {
    var parts: [String] = []
    let limits = takeBox(.inside)
    if let limits { parts.append("fills at most " + words(ofBox: limits)) }
    while let filling = takeBox(.equal) {
      // What pulls outward to limits says nothing more.
      if let limits, filling[0].priority.rawValue < limits[0].priority.rawValue { continue }
      parts.append("fills " + words(ofBox: filling))
    }
    for axis in HeldAxis.all {
      if let span = takeSpan(on: axis) { parts.append(span) }
    }
    for axis in HeldAxis.all {
      if let kept = takeKept(on: axis) { parts.append(kept) }
    }
    while let position = takePosition() { parts.append(position) }
    return parts + remaining.map(\.words) + distances.map(\.formula)
  }

  private enum Kind { case equal, inside }

  /// Takes constraints with one other item, if there is one for each of the sides.
  private mutating func take(
    _ sides: [LayoutConstraint.Attribute],
    _ kind: Kind
  ) -> [ConstraintSide]? {
    for item in remaining.compactMap(\.other) {
      let found = sides.compactMap { side in
        remaining.first {
          $0.other === item && $0.isSame(side)
            && (kind == .equal ? $0.relation == .equal : $0.isInside)
        }
      }
      guard found.count == sides.count, Set(found.map(\.priority)).count == 1 else { continue }
      drop(found)
      return found
    }
    return nil
  }

  private mutating func drop(_ taken: [ConstraintSide]) {
    remaining.removeAll { side in taken.contains { $0.constraint === side.constraint } }
  }

  /// All four sides of one thing.
  private mutating func takeBox(_ kind: Kind) -> [ConstraintSide]? {
    for across in [HeldAxis.horizontal, .fixed] {
      if let found = take([.top, across.start, .bottom, across.end], kind) { return found }
    }
    return nil
  }

  private func words(ofBox found: [ConstraintSide]) -> String {
    "\(found[0].otherWords)\(inset(of: found))\(found[0].suffix)"
  }

  /// Both ends of an axis of one thing.
  private mutating func takeSpan(on axis: HeldAxis) -> String? {
    guard let found = take([axis.start, axis.end], .equal) else { return nil }
    return "fills \(found[0].otherWords) \(axis.way)\(inset(of: found))\(found[0].suffix)"
  }

  /// How far inside the ends of an axis lie, or all sides.
  private func inset(of ends: [ConstraintSide]) -> String {
    let insets = ends.map(\.inset)
    if Set(insets).count == 1 { return insets[0] == 0 ? "" : ", inset " + insets[0].words }
    let each = ends.filter { $0.inset != 0 }.map { "\($0.own) \($0.inset.words)" }
    return ", inset " + each.joined(separator: ", ")
  }

  /// A side or the middle on the same one of something, and limits on the axis.
  private mutating func takeKept(on axis: HeldAxis) -> String? {
    for side in remaining
    where side.relation == .equal && side.isSame && axis.places.contains(side.own) {
      let open = [axis.start, axis.end].filter { $0 != side.own }
      let limits = open.compactMap { side in remaining.first { $0.isInside && $0.isSame(side) } }
      guard limits.count == open.count, let area = limits.first?.other,
        limits.allSatisfy({ $0.other === area && $0.priority == side.priority })
      else { continue }
      drop(limits + [side])
      let elsewhere = area === side.other ? "" : " \(limits[0].otherWords)"
      let kept = "kept inside\(elsewhere)\(inset(of: limits))"
      return "\(side.place)\(side.distance), \(kept)\(side.suffix)"
    }
    return nil
  }

  /// A position on one of something else.
  private mutating func takePosition() -> String? {
    for x in remaining where x.isPosition(on: .horizontal) || x.isPosition(on: .fixed) {
      guard
        let y = remaining.first(where: {
          $0.isPosition(on: .vertical) && $0.other === x.other && $0.priority == x.priority
        })
      else { continue }
      drop([x, y])
      let own = Self.position(x.own, y.own)
      let other = Self.position(x.otherAttribute, y.otherAttribute)
      let isMoved = x.offset != 0 || y.offset != 0
      let offset = isMoved ? ", offset \(x.offset.words), \(y.offset.words)" : ""
      if own == other, own == "center" {
        return "centred in \(x.otherWords)\(offset)\(x.suffix)"
      }
      let whose = own == other ? "pinned to" : "\(own) pinned to"
      return "\(whose) the \(other) of \(x.otherWords)\(offset)\(x.suffix)"
    }
    return nil
  }

  private static func position(
    _ x: LayoutConstraint.Attribute,
    _ y: LayoutConstraint.Attribute
  ) -> String {
    let column = x == .centerX ? "center" : "\(x)"
    switch (y, x) {
    case (.centerY, .centerX): return "center"
    case (.centerY, _): return column + " center"
    default: return "\(y) \(column)"
    }
  }
}
