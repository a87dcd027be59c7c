import Foundation
import SnaplineGeometry
import SnaplineSolver
import TestSupport
import Testing

@testable import SnaplineLayout

/// Stacks of two in stacks of two, columns and rows in turns.
@Suite struct `A nest of stacks` {
  @Test func `takes no step, for its first answer and for edits of a leaf`() throws {
    let nest = Nest(levels: 10)
    nest.root.layoutIfNeeded()
    let solver = try #require(nest.root.node.engine?.solver)
    #expect(solver.work.steps == 0)
    let leaf = nest.leaves[nest.leaves.count / 2]
    for height in [300, 304, 280, 304] {
      leaf.constant = CGFloat(height)
      nest.root.layoutIfNeeded()
      #expect(solver.work.steps == 0, "\(height)")
      #expect((leaf.firstItem as? View)?.frame.height == CGFloat(height))
    }
  }

  /// The guide that spans the views of a row has a side that is almost required, and whose row is.
  @Test func `has the answer and the conflicts that the priorities of its constraints give`() throws
  {
    var (compared, conflicting) = (0, 0)
    for var seed in Seed.some(300) {
      let recipe = StackRecipe.random(&seed)
      let stack = recipe.stack()
      let root = recipe.container(stack)
      if Bool.random(using: &seed) {
        // Less room than the views need, on an axis or both.
        stack.heightAnchor.constraint(equalToConstant: 3).isActive = Bool.random(using: &seed)
        stack.widthAnchor.constraint(equalToConstant: 5).isActive = Bool.random(using: &seed)
      }
      root.layoutIfNeeded()
      let solver = try #require(root.node.engine?.solver)
      let written = Solver()
      written.problem = solver.problem
      for constraint in stack.constraints where constraint.role == .spanningBoundary {
        guard !constraint.priority.isRequired, let row = constraint.row.constraint else { continue }
        written.problem.setPriority(Double(constraint.priority.rawValue), of: row)
        compared += 1
      }
      written.solve()
      for view in root.subtree {
        #expect(
          view.node.solvedFrame(in: written).isClose(
            to: view.node.solvedFrame(in: solver),
            within: 0.01
          ),
          "\(seed): \(recipe)"
        )
      }
      let conflicts = [solver, written].map { Set($0.conflicts.map { Set($0.constraints) }) }
      #expect(conflicts[0] == conflicts[1], "\(seed): \(recipe)")
      if !conflicts[0].isEmpty { conflicting += 1 }
    }
    #expect(compared > 50 && conflicting > 20, "\(compared), \(conflicting)")
  }
}

private final class Nest {
  let root = View(frame: CGRect(x: 0, y: 0, width: 4_096, height: 800))
  private(set) var leaves: [LayoutConstraint] = []

  init(levels: Int) {
    let tree = tree(levels, isColumn: true)
    tree.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(tree)
    LayoutConstraint.activate([
      tree.leftAnchor.constraint(equalTo: root.leftAnchor),
      tree.rightAnchor.constraint(equalTo: root.rightAnchor),
      tree.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func tree(_ levels: Int, isColumn: Bool) -> View {
    guard levels > 1 else { return leaf() }
    let stack = StackView(
      arrangedSubviews: (0..<2).map { _ in tree(levels - 1, isColumn: !isColumn) }
    )
    stack.axis = isColumn ? .vertical : .horizontal
    if !isColumn {
      stack.alignment = .top
      stack.distribution = .fillEqually
    }
    return stack
  }

  private func leaf() -> View {
    let view = View()
    let height = view.heightAnchor.constraint(
      equalToConstant: CGFloat(10 + leaves.count * 7 % 13)
    )
    height.isActive = true
    leaves.append(height)
    return view
  }
}
