import Foundation
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A grid` {
  private func lay(_ grid: GridView, width: CGFloat = 300) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: width, height: 2_000))
    grid.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(grid)
    LayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: root.topAnchor),
      grid.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test func `keeps the words of a column as wide as its content beside long texts`() {
    let grid = GridView(columns: [.content, .fraction(1)])
    grid.columnSpacing = 10
    grid.addRow([box(40), box(900)])
    grid.addRow([box(60), box(30)])
    _ = lay(grid)
    #expect(grid.arrangedSubviews.map(\.frame.width) == [60, 230, 60, 230])
  }

  @Test func `measures what is nested in a column as wide as its content`() {
    let grid = GridView(columns: [.content, .fraction(1)])
    let nested = box(30)
    grid.addRow([StackView(arrangedSubviews: [box(20), nested]), box(900)])
    let root = lay(grid)
    #expect(grid.arrangedSubviews.map(\.frame.width) == [50, 250])
    nested.contentSize.width = 70
    root.layoutIfNeeded()
    #expect(grid.arrangedSubviews.map(\.frame.width) == [90, 210])
  }

  @Test func `gives what is left to a fraction before columns as wide as their content`() {
    let grid = GridView(columns: [.fraction(1), .content, .content])
    grid.columnAlignments = [.fill, .trailing, .trailing]
    grid.addRow([box(80), box(40), box(50)])
    grid.addRow([StackView(arrangedSubviews: [box(60)]), box(30), box(20)])
    let rule = View()
    grid.addArrangedSubview(rule)
    grid.setCell(.init(columnSpan: 3), of: rule)
    _ = lay(grid)
    let views = grid.arrangedSubviews
    #expect(views.map(\.frame.minX) == [0, 210, 250, 0, 220, 280, 0])
    #expect(views.map(\.frame.width) == [210, 40, 50, 210, 30, 20, 300])
  }

  @Test func `has as many columns as its longest row where none are told`() {
    let grid = GridView()
    grid.addRow([box(10)])
    grid.addRow([box(10), box(10), box(10)])
    _ = lay(grid)
    #expect(grid.arrangedSubviews.map(\.frame.minX) == [0, 0, 100, 200])
    #expect(grid.arrangedSubviews.map(\.frame.minY) == [0, 20, 20, 20])
  }

  @Test func `puts views around those that reach down`() throws {
    let grid = GridView(columns: Array(repeating: .fraction(1), count: 3))
    for _ in 0..<5 { grid.addArrangedSubview(box(10)) }
    let views = grid.arrangedSubviews
    grid.setCell(.init(columnSpan: 2, rowSpan: 2), of: views[0])
    _ = lay(grid)
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(views[1].frame == CGRect(x: 200, y: 0, width: 100, height: 20))
    #expect(views[2].frame == CGRect(x: 200, y: 20, width: 100, height: 20))
    #expect(views[3].frame.origin == CGPoint(x: 0, y: 40))
    let place = try #require(grid.columnsAndRows(of: views[0]))
    #expect(place.columns == 0..<2 && place.rows == 0..<2)
  }

  @Test func `stands a view of its own size in the middle of its cell`() {
    let grid = GridView(columns: [.fraction(1), .fraction(1)])
    let view = View()
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    grid.addRow([view, box(10, 40)])
    let root = lay(grid)
    #expect(view.frame == CGRect(x: 65, y: 15, width: 20, height: 10))
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `shares its height out where rows are told in parts`() {
    let grid = GridView(columns: [.fraction(1)], rows: [.length(30), .fraction(1), .fraction(2)])
    for _ in 0..<3 { grid.addArrangedSubview(box(10)) }
    grid.heightAnchor.constraint(equalToConstant: 330).isActive = true
    _ = lay(grid)
    #expect(grid.arrangedSubviews.map(\.frame.height) == [30, 100, 200])
  }

  @Test func `keeps the cell of a view that is hidden`() {
    let grid = GridView(columns: [.fraction(1), .fraction(1)])
    for _ in 0..<3 { grid.addArrangedSubview(box(10)) }
    let root = lay(grid)
    grid.arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    #expect(grid.arrangedSubviews[1].frame.minX == 150)
    grid.arrangedSubviews[2].isHidden = true
    root.layoutIfNeeded()
    #expect(grid.frame.height == 20 && root.layoutConflicts.isEmpty)
  }

  private func text(_ height: CGFloat, baseline: CGFloat) -> TextualView {
    let view = TextualView(
      baselines: BaselineOffsets(firstFromTop: baseline, lastFromBottom: height - baseline)
    )
    view.contentSize = CGSize(width: 10, height: height)
    return view
  }

  @Test func `has the baselines of the first and the last view that show`() {
    let grid = GridView(columns: [.fraction(1)])
    let views = [text(20, baseline: 8), text(40, baseline: 30), text(30, baseline: 11)]
    for view in views { grid.addArrangedSubview(view) }
    let root = lay(grid)
    let marks = [View(), View()]
    for (mark, anchor) in zip(marks, [grid.firstBaselineAnchor, grid.lastBaselineAnchor]) {
      mark.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(mark)
      mark.topAnchor.constraint(equalTo: anchor).isActive = true
    }
    func places(_ hidden: Set<Int>) -> [CGFloat] {
      for (place, view) in views.enumerated() { view.isHidden = hidden.contains(place) }
      root.layoutIfNeeded()
      return marks.map(\.frame.minY)
    }
    expectEqual(places([]), [8, 71])
    expectEqual(places([0]), [30, 51])
    expectEqual(places([0, 2]), [30, 30])
    expectEqual(places([1]), [8, 31])
    grid.insertArrangedSubview(views[2], at: 0)
    expectEqual(places([]), [11, 80])
  }

  @Test func `stands a row on the baselines of views that show`() {
    let grid = GridView(columns: [.fraction(1), .fraction(1), .fraction(1)])
    grid.rowAlignments = [.firstBaseline]
    let views = [text(40, baseline: 30), text(20, baseline: 8), text(30, baseline: 15)]
    grid.addRow(views)
    let root = lay(grid)
    func places(_ hidden: Set<Int>) -> [CGFloat] {
      for (place, view) in views.enumerated() { view.isHidden = hidden.contains(place) }
      root.layoutIfNeeded()
      return views.indices.filter { !hidden.contains($0) }.map { views[$0].frame.minY }
    }
    expectEqual(places([]), [0, 22, 15])
    expectEqual(places([0]), [7, 0])
    expectEqual(grid.frame.height, 30)
    expectEqual(places([0, 2]), [0])
    expectEqual(places([2]), [0, 22])
    #expect(root.layoutConflicts.isEmpty && root.layoutAmbiguities.isEmpty)
  }

  @Test func `takes numbers that mean nothing for those that do`() {
    let grid = GridView(columns: [.length(.nan), .fraction(-1), .fraction(0)])
    grid.columnSpacing = .infinity
    #expect(grid.columns == [.length(0), .fraction(1), .fraction(1)] && grid.columnSpacing == 0)
    #expect(grid.layoutDiagnostics.count == 2)
    grid.addArrangedSubview(box(10))
    grid.setCell(.init(columnSpan: .max, rowSpan: .min), of: grid.arrangedSubviews[0])
    _ = lay(grid)
    #expect(grid.arrangedSubviews[0].frame.width == 300)
  }

  @Test(arguments: [true, false])
  func `costs in proportion to its cells`(isContent: Bool) {
    func time(_ side: Int) -> Double {
      processorTime {
        var seed = Seed(1)
        let track: GridView.Track = isContent ? .content : .fraction(1)
        let grid = GridView(columns: Array(repeating: track, count: side))
        for _ in 0..<side * side {
          grid.addArrangedSubview(box(CGFloat(seed.number(in: 5...60)), 10))
        }
        _ = lay(grid, width: 3_000)
      }
    }
    _ = time(5)
    let (few, many) = ((0..<3).map { _ in time(15) }.min() ?? 0, time(30))
    #expect(many < 10 * few, "225 cells: \(few) s, 900: \(many) s")
  }
}
