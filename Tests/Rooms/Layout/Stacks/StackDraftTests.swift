import Foundation
import SnaplineGeometry
import SnaplineSolver
import TestSupport
import Testing

@testable import SnaplineLayout

/// What a stack has drafts of stands as if its constraints had been made at once.
@Suite struct `A stack's drafts` {
  /// Two of a kind: nobody asks the one for its constraints, and the other is asked before there are
  /// rows, so that it has no drafts.
  private struct Pair {
    var recipes: [StackRecipe]
    let stacks: [StackView]
    let roots: [View]
    var drafts: Int { stacks[0].drafts.count }

    init(_ seed: inout Seed) {
      var recipe = StackRecipe.random(&seed)
      // Within margins, and in rows that read from the right, there are no drafts.
      recipe.isMarginsRelative = .random(in: 0..<4, using: &seed) == 0
      recipe.isRightToLeft = .random(in: 0..<6, using: &seed) == 0
      recipes = [recipe, recipe]
      stacks = recipes.map { $0.stack() }
      roots = zip(recipes, stacks).map { $0.container($1) }
      guard Bool.random(using: &seed) else { return }
      // Less room than the views need, and what an author holds by the stack itself.
      for stack in stacks {
        stack.heightAnchor.constraint(equalToConstant: 3).isActive = true
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 5).isActive = true
      }
    }

    func make() {
      stacks[1].updateConstraintsIfNeeded()
      _ = stacks[1].constraints
    }

    var texts: [String] {
      roots.map { root in
        (root.node.engine?.solver.problem.text ?? "").replacing(/serial \d+/, with: "")
      }
    }

    /// The constraints of the stack, and those that name each of its nodes.
    func lists() -> [[String]] {
      stacks.map { stack in
        let nodes = [stack.node] + stack.subviews.map(\.node) + stack.layoutGuides.map(\.node)
        let lists = [stack.constraints] + nodes.map { Array($0.constraints) }
        return lists.map { $0.map(\.formula).joined(separator: "; ") }
      }
    }

    func frames() -> [[CGRect]] { roots.map { $0.subtree.map(\.frame) } }
  }

  @Test func `make the same rows, and the same constraints when somebody asks`() {
    var drafted = 0
    for var seed in Seed.many(50) {
      var pair = Pair(&seed)
      pair.make()
      for root in pair.roots { root.layoutIfNeeded() }
      if pair.drafts > 0 { drafted += 1 }
      expectEqual(pair.texts[0], pair.texts[1], "\(seed): \(pair.recipes[0])")
      for _ in 0..<3 {
        let isAsked = Bool.random(using: &seed)
        if isAsked {
          let lists = pair.lists()
          expectEqual(lists[0], lists[1], "\(seed): \(pair.recipes[0])")
          #expect(pair.drafts == 0)
        }
        let kind = StackEdit.allCases.randomElement(using: &seed) ?? .hide
        var twin = seed
        kind.apply(to: &pair.recipes[0], pair.stacks[0], &seed)
        kind.apply(to: &pair.recipes[1], pair.stacks[1], &twin)
        let frames = pair.frames()
        for root in pair.roots { root.layoutIfNeeded() }
        expectEqual(frames[0], frames[1], "\(seed): \(kind)")
      }
      let lists = pair.lists()
      expectEqual(lists[0], lists[1], "\(seed): \(pair.recipes[0])")
    }
    #expect(drafted >= 8, "\(drafted)")
  }

  @Test func `tell the same conflicts and explanations`() throws {
    var (conflicting, explained) = (0, 0)
    for var seed in Seed.some(30) {
      let pair = Pair(&seed)
      pair.make()
      let conflicts = pair.roots.map { $0.layoutConflicts.map(\.diagnostic) }
      expectEqual(conflicts[0], conflicts[1], "\(seed)")
      if !conflicts[0].isEmpty { conflicting += 1 }
      let views = pair.stacks.map { $0.arrangedSubviews }
      guard let place = views[0].indices.randomElement(using: &seed) else { continue }
      for axis in Axis.allCases {
        let behind = views.map {
          $0[place].constraintsAffectingLayout(for: axis).map(\.description)
        }
        expectEqual(behind[0], behind[1], "\(seed), \(axis)")
        if !behind[0].isEmpty { explained += 1 }
      }
    }
    #expect(conflicting >= 2 && explained >= 15, "\(conflicting), \(explained)")
  }

  @Test func `outlast a measurement, whether or not somebody asks meanwhile`() throws {
    var outlasted = 0
    for var seed in Seed.some(30) {
      let pair = Pair(&seed)
      pair.make()
      let isFirst = Bool.random(using: &seed)
      if !isFirst { for root in pair.roots { root.layoutIfNeeded() } }
      let before = pair.drafts
      let sizes = pair.stacks.map {
        $0.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      }
      expectEqual(sizes[0], sizes[1], "\(seed)")
      #expect(isFirst || pair.drafts == before, "\(seed)")
      if before > 0 { outlasted += 1 }
      for root in pair.roots { root.layoutIfNeeded() }
      expectEqual(pair.frames()[0], pair.frames()[1], "\(seed)")
      expectEqual(pair.texts[0], pair.texts[1], "\(seed)")
      // Out of the tree and back again: rows are taken back and made anew.
      for (root, stack) in zip(pair.roots, pair.stacks) {
        stack.removeFromSuperview()
        root.layoutIfNeeded()
        root.addSubview(stack)
        root.layoutIfNeeded()
      }
      expectEqual(pair.frames()[0], pair.frames()[1], "\(seed)")
    }
    #expect(outlasted >= 2, "\(outlasted)")
  }

  @Test func `are made into constraints by whoever asks, and by nobody else`() throws {
    let stack = StackView()
    for _ in 0..<3 {
      let view = SizedView()
      view.contentSize = CGSize(width: 20, height: 10)
      stack.addArrangedSubview(view)
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stack.frame = root.bounds
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(stack.drafts.count == 10 && stack.heldSoFar.isEmpty)
    let view = try #require(stack.arrangedSubviews.last)
    expectEqual(view.frame, CGRect(x: 80, y: 0, width: 20, height: 20))
    #expect(view.node.constraints.count == 4)
    #expect(stack.drafts.isEmpty && stack.constraints.count == 10)
    #expect(stack.constraints.allSatisfy { $0.isActive && $0.row.constraint != nil })
  }
}
