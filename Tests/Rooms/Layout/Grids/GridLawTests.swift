import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// A grid as a value.
struct GridRecipe {
  struct Item {
    var tag: Int
    var content: CGSize
    var cell: GridView.Cell
    var beginsRow: Bool
  }

  var columns: [GridView.Track] = []
  var rows: [GridView.Track] = []
  var columnSpacing: CGFloat = 0
  var rowSpacing: CGFloat = 0
  var columnAlignments: [GridView.ColumnAlignment] = []
  var rowAlignments: [GridView.RowAlignment] = []
  var items: [Item] = []
  var isRightToLeft = false

  static func random(_ seed: inout Seed) -> GridRecipe {
    var recipe = GridRecipe()
    recipe.columns = (0..<seed.number(in: 1...5)).map { _ in track(&seed) }
    recipe.rows = (0..<seed.number(in: 0...3)).map { _ in track(&seed) }
    recipe.columnSpacing = CGFloat(seed.number(in: 0...12))
    recipe.rowSpacing = CGFloat(seed.number(in: 0...12))
    for _ in 0..<seed.number(in: 0...3) {
      recipe.columnAlignments.append(.allCases.randomElement(using: &seed) ?? .fill)
      recipe.rowAlignments.append(.allCases.randomElement(using: &seed) ?? .fill)
    }
    for tag in 1...seed.number(in: 1...25) {
      let cell = GridView.Cell(
        columnSpan: seed.chance(0.2) ? seed.number(in: 1...6) : 1,
        rowSpan: seed.chance(0.2) ? seed.number(in: 1...3) : 1,
        columnAlignment: seed.chance(0.2) ? .allCases.randomElement(using: &seed) : nil,
        rowAlignment: seed.chance(0.2) ? .allCases.randomElement(using: &seed) : nil
      )
      let size = CGSize(width: seed.number(in: 1...60), height: seed.number(in: 20...60))
      recipe.items.append(
        Item(tag: tag, content: size, cell: cell, beginsRow: seed.chance(0.1))
      )
    }
    return recipe
  }

  private static func track(_ seed: inout Seed) -> GridView.Track {
    switch seed.number(in: 0...3) {
    case 0: .length(CGFloat(seed.number(in: 60...120)))
    case 1: .content
    default: .fraction(CGFloat(seed.number(in: 1...3)))
    }
  }

  func grid() -> GridView {
    let grid = GridView(columns: columns, rows: rows)
    (grid.columnSpacing, grid.rowSpacing) = (columnSpacing, rowSpacing)
    (grid.columnAlignments, grid.rowAlignments) = (columnAlignments, rowAlignments)
    for item in items {
      let view = TextualView(
        baselines: BaselineOffsets(
          firstFromTop: CGFloat(item.tag * 7 % 13),
          lastFromBottom: CGFloat(item.tag * 5 % 7)
        )
      )
      view.tag = item.tag
      view.contentSize = item.content
      if item.beginsRow { grid.addRow([view]) } else { grid.addArrangedSubview(view) }
      grid.setCell(item.cell, of: view)
    }
    return grid
  }

  /// Holds a grid in the corner of a root, at a width or as wide as it wants to be.
  func root(of grid: GridView, width: CGFloat? = nil) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 2_000, height: 5_000))
    root.environment.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    grid.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(grid)
    LayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: root.topAnchor),
      grid.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    if let width { grid.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return root
  }
}

@Suite struct `A grid of any kind` {
  @Test func `keeps its views apart, in the columns and rows that they take`() {
    for var seed in Seed.many(80) {
      let recipe = GridRecipe.random(&seed)
      let grid = recipe.grid()
      let isWide = seed.chance(0.7)
      let root = recipe.root(of: grid, width: isWide ? 1_500 : nil)
      root.layoutIfNeeded()
      #expect(root.layoutConflicts.isEmpty && root.layoutAmbiguities.isEmpty, "\(seed) \(recipe)")
      let views = grid.arrangedSubviews
      #expect(views.map(\.tag) == recipe.items.map(\.tag))
      for (number, one) in views.enumerated() {
        let inside = grid.bounds.insetBy(dx: -0.51, dy: -0.51)
        #expect(inside.contains(one.frame), "\(seed): \(one.tag) \(one.frame) in \(grid.bounds)")
        for other in views[..<number] {
          let common = one.frame.intersection(other.frame)
          let isApart = common.isNull || common.width < 1 || common.height < 1
          #expect(isApart, "\(seed): \(one.tag) \(one.frame), \(other.tag) \(other.frame)")
        }
      }
      check(grid, recipe, seed)
    }
  }

  /// Each column has the width that it was told, and views the part of it that they ask for.
  private func check(_ grid: GridView, _ recipe: GridRecipe, _ seed: Seed) {
    let columns = Dictionary(
      uniqueKeysWithValues: grid.layoutGuides.map { ($0.identifier, $0.layoutFrame) }
        .filter { $0.0 != "cell" }
    )
    var part: CGFloat?
    for (number, track) in recipe.columns.enumerated() {
      let width = columns["column \(number + 1)"]?.width ?? -1
      switch track {
      case .length(let length): #expect(abs(width - length) < 1.01, "\(seed): column \(number)")
      case .fraction(let parts):
        #expect(abs(width / parts - (part ?? width / parts)) < 1.01, "\(seed): column \(number)")
        part = part ?? width / parts
      case .content: #expect(width >= 0)
      }
    }
    for (view, item) in zip(grid.arrangedSubviews, recipe.items) {
      guard let place = grid.columnsAndRows(of: view),
        let first = columns["column \(place.columns.lowerBound + 1)"],
        let last = columns["column \(place.columns.upperBound)"],
        let top = columns["row \(place.rows.lowerBound + 1)"],
        let bottom = columns["row \(place.rows.upperBound)"]
      else {
        Issue.record("\(seed): \(view.tag) has no place")
        continue
      }
      let box = CGRect(
        x: min(first.minX, last.minX),
        y: top.minY,
        width: max(first.maxX, last.maxX) - min(first.minX, last.minX),
        height: bottom.maxY - top.minY
      )
      let said =
        item.cell.columnAlignment
        ?? (recipe.columnAlignments.indices.contains(place.columns.lowerBound)
          ? recipe.columnAlignments[place.columns.lowerBound] : recipe.columnAlignments.last)
      let isLeft = (said == .leading) != recipe.isRightToLeft
      let frame = view.frame
      switch said ?? .fill {
      case .fill:
        #expect(abs(frame.width - box.width) < 1.01, "\(seed): \(view.tag) \(frame) in \(box)")
      case .center: #expect(abs(frame.midX - box.midX) < 1.01, "\(seed): \(view.tag)")
      case .leading, .trailing:
        let distance = isLeft ? frame.minX - box.minX : frame.maxX - box.maxX
        #expect(abs(distance) < 1.01, "\(seed): \(view.tag) \(frame) in \(box)")
      }
    }
  }

  @Test func `is mirrored where reading is`() {
    for var seed in Seed.many(40) {
      var recipe = GridRecipe.random(&seed)
      let one = recipe.grid()
      recipe.isRightToLeft = true
      let other = recipe.grid()
      let roots = [recipe.root(of: other, width: 1_500)]
      recipe.isRightToLeft = false
      for root in roots + [recipe.root(of: one, width: 1_500)] { root.layoutIfNeeded() }
      for (left, right) in zip(one.arrangedSubviews, other.arrangedSubviews) {
        var expected = left.frame
        expected.origin.x = 1_500 - left.frame.maxX
        #expect(right.frame.isClose(to: expected, within: 1.01), "\(seed), \(left.tag)")
      }
    }
  }

  @Test func `has the frames of a grid that was made so at once, after any edits`() {
    for var seed in Seed.many(40) {
      var recipe = GridRecipe.random(&seed)
      let grid = recipe.grid()
      recipe.root(of: grid, width: 1_500).layoutIfNeeded()
      for step in 0..<4 {
        let place = seed.number(in: 0...recipe.items.count - 1)
        let view = grid.arrangedSubviews[place]
        switch seed.number(in: 0...3) {
        case 0 where recipe.items.count > 1:
          let gone = recipe.items.remove(at: place)
          if gone.beginsRow, place < recipe.items.count { recipe.items[place].beginsRow = true }
          view.removeFromSuperview()
        case 1:
          recipe.items[place].content = CGSize(width: seed.number(in: 1...60), height: 30)
          (view as? TextualView)?.contentSize = recipe.items[place].content
        case 2:
          recipe.items[place].cell.columnSpan = seed.number(in: 1...3)
          grid.setCell(recipe.items[place].cell, of: view)
        default:
          recipe.columns.append(.fraction(1))
          grid.columns = recipe.columns
        }
        let fresh = recipe.grid()
        for grid in [grid, fresh] where grid.superview == nil {
          recipe.root(of: grid, width: 1_500).layoutIfNeeded()
        }
        grid.root.layoutIfNeeded()
        let pairs = zip(grid.arrangedSubviews, fresh.arrangedSubviews)
        #expect(
          grid.arrangedSubviews.count == fresh.arrangedSubviews.count
            && pairs.allSatisfy { $0.frame.isClose(to: $1.frame, within: 0.01) },
          "\(seed), step \(step): \(recipe)"
        )
      }
    }
  }
}
