extension Values {
  /// Whether conditions choose among values here.
  package var saysChoices: Bool { !choices.isEmpty }

  /// Puts the values of a branch that holds in the place of these: a placement as a whole, everything
  /// else key by key; equations are added.
  package mutating func replace(by branch: Values) {
    let placing = PlacementWords.all.map(\.name)
    if placing.contains(where: branch.says) { for key in placing { remove(key) } }
    replaceSizes(by: branch)
    let ownEquations = self[ViewWords.constraints]?.equations ?? []
    for (key, _) in branch.keys where !Self.choosing.contains(key) { take(key, from: branch) }
    if let added = branch[ViewWords.constraints]?.equations {
      set(EquationList(equations: ownEquations + added), for: ViewWords.constraints.name)
    }
  }

  private static let choosing = Set(
    (ConditionWords.choice + [ConditionWords.choices]).map(\.name)
  )

  /// Has one side of `size` give way to `width` or `height`, and both of these to `size`.
  private mutating func replaceSizes(by branch: Values) {
    let sides = [SizeKeys.width, SizeKeys.height]
    if branch.says(SizeKeys.size.name) {
      for side in sides { remove(side.name) }
    } else if let pair = self[SizeKeys.size], sides.contains(where: { branch.says($0.name) }) {
      let span = span(of: SizeKeys.size)
      for (side, size) in zip(sides, [pair.width, pair.height]) where !says(side.name) {
        var size = size
        size.span = size.span ?? span
        set(SizeList(sizes: [size]), for: side.name)
      }
      remove(SizeKeys.size.name)
    }
  }
}
