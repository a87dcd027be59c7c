import Foundation
import SnaplineEnvironment
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `After any edits a tree` {
  @Test func `has the frames of a tree built fresh`() {
    let (compared, conflicting) = compare(Seed.many(60)) { seed in
      TreeRecipe.random(&seed, views: .random(in: 1...8, using: &seed))
    }
    #expect(compared > 190 && conflicting > 35, "\(compared), \(conflicting)")
  }

  /// Few of many siblings wait for a pass in another way than most of them do.
  @Test func `has them among many siblings too`() {
    let (compared, _) = compare(Seed.some(10)) { seed in
      var recipe = TreeRecipe()
      recipe.nodes[0].isPlain = .random(using: &seed)
      recipe.addSiblings(&seed, .random(in: 15...120, using: &seed))
      return recipe
    }
    #expect(compared > 30, "\(compared)")
  }

  /// How often trees were compared, and how many of them were in conflict.
  private func compare(
    _ seeds: [Seed],
    _ makeRecipe: (inout Seed) -> TreeRecipe
  ) -> (compared: Int, conflicting: Int) {
    var (compared, conflicting) = (0, 0)
    for var seed in seeds {
      var recipe = makeRecipe(&seed)
      let tree = BuiltTree(recipe)
      _ = tree.frames(recipe)
      for step in 0..<8 {
        let edit = Edit.allCases.randomElement(using: &seed) ?? .constant
        edit.apply(to: &recipe, tree, &seed)
        if .random(in: 0..<3, using: &seed) == 0 { continue }
        let edited = tree.frames(recipe)
        let fresh = BuiltTree(recipe)
        let frames = fresh.frames(recipe)
        compared += 1
        if !fresh.views[0].layoutConflicts.isEmpty { conflicting += 1 }
        let place = zip(edited, frames).enumerated().first { $1.0 != $1.1 }
        #expect(
          edited == frames,
          "\(seed), step \(step), \(edit), \(place.map { "\($0)" } ?? "")"
        )
        guard edited == frames else { return (compared, conflicting) }
      }
    }
    return (compared, conflicting)
  }
}

/// One change of a recipe and of the tree built from it.
private enum Edit: CaseIterable {
  case constant, priority, activation, content, addView, removeView, addRule, rootSize, direction,
    scale

  func apply(to recipe: inout TreeRecipe, _ tree: BuiltTree, _ seed: inout Seed) {
    let rule = recipe.rules.indices.randomElement(using: &seed)
    let node = recipe.nodes.indices.dropFirst().filter { recipe.isAlive($0) }
      .randomElement(using: &seed)
    switch self {
    case .constant:
      guard let rule else { return }
      recipe.rules[rule].constant = CGFloat(Int.random(in: -20...40, using: &seed))
      tree.constraints[rule].constant = recipe.rules[rule].constant
    case .priority:
      guard let rule, recipe.rules[rule].priority != .required else { return }
      recipe.rules[rule].priority =
        [.defaultHigh, .defaultLow].randomElement(using: &seed) ?? .defaultLow
      tree.constraints[rule].priority = recipe.rules[rule].priority
    case .activation:
      guard let rule, isPossible(rule, recipe) else { return }
      recipe.rules[rule].isActive.toggle()
      tree.constraints[rule].isActive = recipe.rules[rule].isActive
    case .content:
      guard let node, let view = tree.views[node] as? SizedView else { return }
      let size = CGSize(width: CGFloat(Int.random(in: 0...120, using: &seed)), height: 17)
      recipe.nodes[node].content = size
      view.contentSize = size
    case .addView:
      let rules = recipe.rules.count
      recipe.addNode(&seed)
      tree.add(recipe.nodes.count - 1, recipe)
      for index in rules..<recipe.rules.count { tree.add(rule: index, recipe) }
    case .removeView:
      guard let node else { return }
      // What reaches outside goes with the view; what lies within would come back with it.
      for index in recipe.rules.indices where !isPossible(index, recipe, without: node) {
        recipe.rules[index].isActive = false
      }
      recipe.nodes[node].isRemoved = true
      tree.views[node].removeFromSuperview()
    case .addRule:
      guard let node else { return }
      recipe.addRule(&seed, about: node)
      tree.add(rule: recipe.rules.count - 1, recipe)
    case .rootSize:
      recipe.size = CGSize(width: CGFloat(Int.random(in: 100...500, using: &seed)), height: 480)
      tree.views[0].frame.size = recipe.size
    case .scale:
      recipe.scale = CGFloat(Int.random(in: 1...3, using: &seed))
      tree.views[0].environment.traits.displayScale = recipe.scale
    case .direction:
      recipe.isRightToLeft.toggle()
      tree.views[0].environment.traits.layoutDirection =
        recipe.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  private func isPossible(_ rule: Int, _ recipe: TreeRecipe, without node: Int? = nil) -> Bool {
    var recipe = recipe
    if let node { recipe.nodes[node].isRemoved = true }
    let rule = recipe.rules[rule]
    return recipe.isAlive(rule.first) && rule.second.map { recipe.isAlive($0) } ?? true
  }
}
