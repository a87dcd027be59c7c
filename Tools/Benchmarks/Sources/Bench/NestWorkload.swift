import Foundation
import Snapline

/// Boxes in columns and rows, each of two, ten levels deep: every row is as high as its highest child.
///
/// The same tree is made of anchors or of stacks.
final class NestWorkload {
  enum Kind: String, CaseIterable {
    case anchors, stacks
  }

  let root: View
  /// Has a leaf grow that is the highest in all rows around it, or shrink back.
  private(set) var grow: (Bool) -> Void = { _ in }
  /// The same of a leaf beside a higher one: nothing else moves.
  private(set) var growInShade: (Bool) -> Void = { _ in }

  private let kind: Kind
  private var constraints: [LayoutConstraint] = []
  private var leaves: [LayoutConstraint] = []
  private(set) var views: [View] = []

  /// - Parameters:
  ///   - kind: What holds the views.
  ///   - copies: Of the tree of 1,023 views, one below the other.
  init(_ kind: Kind, copies: Int) {
    self.kind = kind
    root = View(frame: CGRect(x: 0, y: 0, width: 4096, height: 800))
    views.append(root)
    let trees = (0..<copies).map { _ in tree(levels: 10, isColumn: true) }
    fill(root, with: trees)
    LayoutConstraint.activate(constraints)
    constraints = []
    let middle = leaves.count / 2
    grow = { [leaf = leaves[middle]] in leaf.constant = $0 ? 304 : 300 }
    growInShade = { [leaf = leaves[middle + 3]] in leaf.constant = $0 ? 5 : 4 }
    grow(false)
    growInShade(false)
    leaves = []
  }

  private func hold(_ constraint: LayoutConstraint, at priority: Float = 1000) {
    constraint.priority = LayoutPriority(priority)
    constraints.append(constraint)
  }

  /// The trees hang from the top of the root: its height is of no matter to them.
  private func fill(_ root: View, with trees: [View]) {
    var previous: View?
    for tree in trees {
      tree.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(tree)
      hold(tree.leftAnchor.constraint(equalTo: root.leftAnchor))
      hold(tree.rightAnchor.constraint(equalTo: root.rightAnchor))
      hold(tree.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor))
      previous = tree
    }
  }

  private func tree(levels: Int, isColumn: Bool) -> View {
    guard levels > 1 else { return leaf() }
    let children = (0..<2).map { _ in tree(levels: levels - 1, isColumn: !isColumn) }
    let view =
      switch kind {
      case .anchors: isColumn ? column(of: children) : row(of: children)
      case .stacks: stack(of: children, isColumn: isColumn)
      }
    views.append(view)
    return view
  }

  private func leaf() -> View {
    let view = View()
    let height = view.heightAnchor.constraint(
      equalToConstant: CGFloat(10 + leaves.count * 7 % 13)
    )
    hold(height)
    leaves.append(height)
    views.append(view)
    return view
  }

  private func stack(of children: [View], isColumn: Bool) -> View {
    let stack = StackView(arrangedSubviews: children)
    stack.axis = isColumn ? .vertical : .horizontal
    if !isColumn {
      stack.alignment = .top
      stack.distribution = .fillEqually
    }
    return stack
  }

  private func view(around children: [View]) -> View {
    let view = View()
    for child in children {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    return view
  }

  private func column(of children: [View]) -> View {
    let column = view(around: children)
    for child in children {
      hold(child.leftAnchor.constraint(equalTo: column.leftAnchor))
      hold(child.rightAnchor.constraint(equalTo: column.rightAnchor))
    }
    hold(children[0].topAnchor.constraint(equalTo: column.topAnchor))
    hold(children[1].topAnchor.constraint(equalTo: children[0].bottomAnchor))
    hold(children[1].bottomAnchor.constraint(equalTo: column.bottomAnchor))
    return column
  }

  private func row(of children: [View]) -> View {
    let row = view(around: children)
    for child in children {
      hold(child.topAnchor.constraint(equalTo: row.topAnchor))
      hold(row.bottomAnchor.constraint(greaterThanOrEqualTo: child.bottomAnchor))
      hold(row.bottomAnchor.constraint(equalTo: child.bottomAnchor), at: 250)
    }
    hold(children[0].leftAnchor.constraint(equalTo: row.leftAnchor))
    hold(children[1].leftAnchor.constraint(equalTo: children[0].rightAnchor))
    hold(children[1].rightAnchor.constraint(equalTo: row.rightAnchor))
    hold(children[1].widthAnchor.constraint(equalTo: children[0].widthAnchor))
    return row
  }
}
