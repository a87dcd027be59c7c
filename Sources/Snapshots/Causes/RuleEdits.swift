import SnaplineScene

/// Finds the constraints that were written otherwise.
///
/// Two constraints are one and the same where they relate the same attributes of the same views; what
/// then differs is their relation, their number or their priority.
struct RuleEdits {
  let old: SceneOrigins
  let new: SceneOrigins
  let matching: ViewMatching
  let names: ViewNames
  /// The views that were replaced with what is in them, so that nothing of them was edited by itself.
  let replaced: Set<Int>

  /// A constraint with its views as places in the new forest.
  private struct Rule: Hashable {
    var rule: SceneOrigins.Rule
    var first: Int
    var second: Int?

    /// What a constraint that was written in another's place has in common with it.
    var holder: [AnyHashable] { [first, EditAxis.axes(of: rule.first.attribute), rule.relation] }

    /// What both sides are, whichever stands first.
    var sides: Set<SceneOrigins.Side> {
      var sides = [rule.first]
      sides[0].node = first
      if var other = rule.second, let second {
        other.node = second
        sides.append(other)
      }
      return Set(sides)
    }

    /// The sides and what the constraint says of them, for a reader that turns it around.
    var meaning: [AnyHashable] { [sides, normal.relation, normal.factor] }

    /// The relation and numbers with the earlier view's side first.
    var normal: (relation: SceneOrigins.Relation, factor: Double, constant: Double) {
      guard let second, rule.multiplier == 1,
        (second, rule.second?.attribute ?? "") < (first, rule.first.attribute)
      else { return (rule.relation, rule.multiplier, rule.constant) }
      return (rule.relation.flipped, 1, -rule.constant)
    }
  }

  /// Finds them; those that hold anyway, before and now, only where told so.
  func find(into edits: inout FoundEdits, withLoose: Bool = false) {
    var before = old.rules.compactMap { rule($0) { matching.newPlace[$0 + 1] } }
    var after = new.rules.compactMap { rule($0) { $0 + 1 } }
    after.removeAll { !isThere($0) }
    pair(&before, &after, by: { $0.meaning + [$0.normal.constant, $0.rule.priority] }) { _, _ in }
    pair(&before, &after, by: \.meaning) { was, now in note(was, now, withLoose, &edits) }
    pair(&before, &after, by: { [$0.sides] }) { was, now in note(was, now, withLoose, &edits) }
    pair(&before, &after, by: { [$0.first, $0.rule.first.attribute, $0.rule.relation] }) {
      note($0, $1, withLoose, &edits)
    }
    // What held a view by one edge may hold it by another.
    pair(&before, &after, by: \.holder) { note($0, $1, withLoose, &edits) }
    for rule in after where withLoose || rule.rule.hold != .loose {
      note(nil, rule, withLoose, &edits)
    }
    for rule in before where withLoose || rule.rule.hold != .loose {
      note(rule, nil, withLoose, &edits)
    }
  }

  private func rule(_ rule: SceneOrigins.Rule, place: (Int) -> Int?) -> Rule? {
    guard let first = place(rule.first.node) else { return nil }
    guard let second = rule.second else { return Rule(rule: rule, first: first) }
    return place(second.node).map { Rule(rule: rule, first: first, second: $0) }
  }

  /// Whether both views were there before; what came with a view is no edit of its own.
  private func isThere(_ rule: Rule) -> Bool {
    matching.oldPlace[rule.first] != nil
      && (rule.second.map { matching.oldPlace[$0] != nil } ?? true)
  }

  /// Pairs constraints that have equal keys, in order, and takes them from both lists.
  private func pair(
    _ before: inout [Rule],
    _ after: inout [Rule],
    by key: (Rule) -> [AnyHashable],
    _ body: (Rule, Rule) -> Void
  ) {
    var waiting: [[AnyHashable]: [Int]] = [:]
    for place in before.indices.reversed() {
      waiting[key(before[place]), default: []].append(place)
    }
    var taken: Set<Int> = []
    after = after.filter { rule in
      guard let place = waiting[key(rule)]?.popLast() else { return true }
      taken.insert(place)
      body(before[place], rule)
      return false
    }
    before = before.indices.filter { !taken.contains($0) }.map { before[$0] }
  }

  private func note(_ was: Rule?, _ now: Rule?, _ withLoose: Bool, _ edits: inout FoundEdits) {
    // What holds anyway, before and now, decides nothing.
    if !withLoose, let was, let now, was.rule.hold == .loose, now.rule.hold == .loose { return }
    guard let rule = now ?? was, !replaced.contains(rule.first) else { return }
    let sides = Set([was?.first, was?.second, now?.first, now?.second].compactMap(\.self))
    // Of a view and what holds it, what stands later in the tree is the one inside.
    let inside = sides.max() ?? rule.first
    let axes = EditAxis.axes(of: rule.rule.first.attribute)
    let isOfSize = [was, now].contains { $0?.rule.isOfSize ?? false }
    let attributes = [rule.rule.first.attribute, rule.rule.second?.attribute]
    let shape = attributes.map { $0 ?? "" } + [rule.rule.relation.rawValue]
    edits.add(
      FoundEdit(
        // What isn't there any more has no line but that of the view it was of.
        edit: Edit(
          identity: identity(was, now),
          place: (rule.rule.line ?? new.places[inside - 1]).map(EditPlace.init)
        ),
        shape: "rule " + shape.joined(separator: " "),
        views: [inside],
        others: sides.subtracting([inside]),
        axes: axes,
        sizes: sides.count == 1 && isOfSize ? axes : [],
        sources: rule.rule.line.map { [SceneOrigins.Source(line: $0, offset: 0)] } ?? [],
        isOfGuide: [was, now].contains { $0?.rule.isOfGuide ?? false }
      )
    )
  }

  // MARK: Words

  private func identity(_ was: Rule?, _ now: Rule?) -> Edit.Identity {
    guard let was, let now else {
      let whole = (now ?? was).map { text($0, .whole) } ?? ""
      return Edit.Identity(
        property: whole,
        old: was == nil ? "absent" : "there",
        new: now == nil ? "absent" : "there"
      )
    }
    for part in [Part.priority, .number, .relation] {
      let (one, other) = (text(was, .before(part)), text(now, .before(part)))
      guard one == other else { continue }
      return Edit.Identity(property: one, old: text(was, .from(part)), new: text(now, .from(part)))
    }
    let (one, other) = (side(was.rule.first, was.first), side(now.rule.first, now.first))
    guard one != other else {
      return Edit.Identity(
        property: one,
        old: text(was, .from(.relation)),
        new: text(now, .from(.relation))
      )
    }
    return Edit.Identity(
      property: names.now(now.first),
      old: part(was) + " " + text(was, .from(.relation)),
      new: part(now) + " " + text(now, .from(.relation))
    )
  }

  /// The parts of a constraint that follow each other, and may be what was edited.
  private enum Part: Int {
    case relation, number, priority
  }

  private enum Range {
    case whole
    case before(Part)
    case from(Part)
  }

  /// Such as `name.leading == stripe.trailing + 20 @750`, or a part of it.
  private func text(_ rule: Rule, _ range: Range) -> String {
    let own = rule.rule
    let relation = own.relation.rawValue
    let isRequired = own.priority == 1000
    var number = plain(own.constant)
    var target: String?
    if let second = own.second, let place = rule.second {
      let factor = own.multiplier == 1 ? "" : plain(own.multiplier) + " × "
      target = factor + side(second, place)
      number = (own.constant < 0 ? "- " : "+ ") + plain(abs(own.constant))
    }
    let relations = [relation, target].compactMap { $0 }.joined(separator: " ")
    let first = side(own.first, rule.first)
    let priority = "@" + plain(own.priority)
    // A number that is nothing is left out where it isn't what was edited.
    let hasNumber = own.second == nil || own.constant != 0
    switch range {
    case .whole:
      return own.text(
        first: first,
        second: own.second.flatMap { side in rule.second.map { self.side(side, $0) } }
      )
    case .before(.relation): return first
    case .before(.number): return first + " " + relations
    case .before(.priority):
      return [first, relations, hasNumber ? number : nil].compactMap { $0 }.joined(separator: " ")
    case .from(.relation):
      return [relations, hasNumber ? number : nil, isRequired ? nil : priority]
        .compactMap { $0 }.joined(separator: " ")
    case .from(.number): return isRequired ? number : number + " " + priority
    case .from(.priority): return priority
    }
  }

  /// What a constraint holds of its first view, such as `top`.
  private func part(_ rule: Rule) -> String {
    [rule.rule.first.part, rule.rule.first.attribute].compactMap { $0 }.joined(separator: ".")
  }

  private func side(_ side: SceneOrigins.Side, _ place: Int) -> String {
    [names.now(place), side.part, side.attribute].compactMap { $0 }.joined(separator: ".")
  }
}

extension SceneOrigins.Rule {
  /// Whether it holds a guide, or an edge such as that of a safe area.
  fileprivate var isOfGuide: Bool { first.part != nil || second?.part != nil }

  /// Whether it says how long a view is, of which nothing else then decides.
  fileprivate var isOfSize: Bool {
    hold == .tight && second == nil && ["width", "height"].contains(first.attribute)
  }
}
