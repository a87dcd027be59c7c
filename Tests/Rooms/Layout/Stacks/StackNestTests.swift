import Foundation
import SnaplineGeometry
import SnaplineSolver
import Testing

@testable import SnaplineLayout

/// Stacks of two in stacks of two, columns and rows in turns.
@Suite struct `A nest of stacks` {
  @Test func `takes hardly a step for an edit of a leaf`() throws {
    let nest = Nest(levels: 10)
    nest.root.layoutIfNeeded()
    let solver = try #require(nest.root.node.engine?.solver)
    let leaf = nest.leaves[nest.leaves.count / 2]
    for (edit, height) in [300, 304, 280, 304].enumerated() {
      leaf.constant = CGFloat(height)
      nest.root.layoutIfNeeded()
      // The first one may find where the rest of the tree stands best.
      if edit > 0 { #expect(solver.work.steps <= 2, "edit \(edit)") }
      #expect((leaf.firstItem as? View)?.frame.height == CGFloat(height))
    }
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
