import Foundation
import SnaplineGeometry
import TestSupport
import Testing

@testable import SnaplineLayout
@testable import SnaplineSolver

/// The search over a whole tree at once, beside the one that settled the surroundings of each number.
@Suite struct `What is open in a tree` {
  @Test func `is what a search for each number alone finds, with a frame that would do as well`() {
    var counts = Counts()
    for var seed in Seed.many(100) {
      let recipe = TreeRecipe.random(&seed, views: Int.random(in: 1...8, using: &seed))
      let root = BuiltTree(recipe).views[0]
      compare(root, &counts, seed)
    }
    #expect(counts.open > 100 && counts.closed > 100, "\(counts)")
  }

  @Test func `is that in stacks, too`() {
    var counts = Counts()
    for var seed in Seed.many(40) {
      let recipe = StackRecipe.random(&seed)
      let root = recipe.container(recipe.stack())
      compare(root, &counts, seed)
    }
    #expect(counts.open > 10 && counts.closed > 100, "\(counts)")
  }

  @Test func `is shown by the same frames, whichever number was held at another value before`() {
    var count = 0
    for var seed in Seed.many(100) {
      let recipe = TreeRecipe.random(&seed, views: Int.random(in: 1...8, using: &seed))
      count += compareAlternatives(below: BuiltTree(recipe).views[0], seed)
    }
    for var seed in Seed.many(40) {
      let recipe = StackRecipe.random(&seed)
      count += compareAlternatives(below: recipe.container(recipe.stack()), seed)
    }
    #expect(count > 100)
  }

  @Test func `is shown by the same frames in a stack of a hundred open views`() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    stack.axis = .vertical
    for _ in 0..<100 { stack.addArrangedSubview(View()) }
    #expect(compareAlternatives(below: stack, Seed(1)) == 99)
  }

  /// Answers that one solver finds one after the other, beside each found from nothing.
  ///
  /// - Returns: how many there were.
  private func compareAlternatives(below root: View, _ number: Seed) -> Int {
    root.layoutIfNeeded()
    guard let solver = root.node.engine?.solver else { return 0 }
    let variables = solver.problem.variables
    let together = LayoutAlternatives(to: solver)
    var count = 0
    for variable in variables where solver.isOpen(variable) {
      guard let range = solver.freedom(of: variable)?.range else { continue }
      let value = range.valueBeside(solver.value(of: variable))
      let alone = LayoutAlternatives(to: solver).answer(where: variable, is: value)
      let answer = together.answer(where: variable, is: value)
      let isSame = variables.allSatisfy { answer.value(of: $0) == alone.value(of: $0) }
      #expect(isSame, "\(number), \(variable)")
      count += 1
    }
    return count
  }

  private struct Counts { var (open, closed) = (0, 0) }

  private func compare(_ root: View, _ counts: inout Counts, _ number: Seed) {
    root.layoutIfNeeded()
    guard let solver = root.node.engine?.solver, solver.conflicts.isEmpty else { return }
    for variable in solver.problem.variables {
      guard let searched = solver.searchedRange(of: variable) else { continue }
      let isOpen = searched.upperBound - searched.lowerBound > 1e-4
      #expect(solver.isAmbiguous(variable) == isOpen, "\(number), \(variable)")
      if isOpen { counts.open += 1 } else { counts.closed += 1 }
      guard isOpen, solver.isOpen(variable), let found = solver.freedom(of: variable)?.range else {
        continue
      }
      #expect(isSame(found.lowerBound, searched.lowerBound), "\(number), \(variable)")
      #expect(isSame(found.upperBound, searched.upperBound), "\(number), \(variable)")
    }
    // Each is told with another frame that would do, as long as these are worked out.
    let told = root.layoutAmbiguities
    #expect(told.prefix(50).allSatisfy { $0.frames.count == 2 }, "\(number)")
  }

  /// A million points away stand for no end.
  private func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) < 1e-3 || (abs(one) > 9e5 && abs(other) > 9e5 && one * other > 0)
  }
}
