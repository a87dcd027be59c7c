import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `A table's cell` {
  /// One cell in a table of a width.
  private func shown(
    _ cell: TableViewCell,
    width: CGFloat = 414,
    _ change: (TableView) -> Void = { _ in }
  ) -> TableViewCell {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    table.source = TableSource(rows: 1) { _, _ in cell }
    change(table)
    table.layoutIfNeeded()
    // The cell doesn't keep its table, which may go: its own frames stay.
    return cell
  }

  /// How wide the content is beside an accessory, as recorded in Interface Builder documents at 414.
  @Test(arguments: [
    (TableViewCell.AccessoryType.none, 414.0), (.disclosureIndicator, 383.5), (.checkmark, 370),
  ])
  func `leaves room for its accessory`(type: TableViewCell.AccessoryType, width: CGFloat) {
    let cell = TableViewCell()
    cell.accessoryType = type
    cell.textLabel?.text = "Title"
    _ = shown(cell)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 43.5))
    let label = cell.textLabel?.frame
    let end: CGFloat = type == .none ? 20 : 8
    #expect(label == CGRect(x: 20, y: 0, width: width - 20 - end, height: 43.5))
  }

  @Test func `is mirrored where reading goes leftward`() {
    let cell = TableViewCell()
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = "Title"
    _ = shown(cell) { $0.environment.traits.layoutDirection = .rightToLeft }
    #expect(cell.contentView.frame == CGRect(x: 30.5, y: 0, width: 383.5, height: 43.5))
    #expect(cell.textLabel?.frame == CGRect(x: 8, y: 0, width: 355.5, height: 43.5))
  }

  @Test func `has two texts one below the other, or at both sides`() throws {
    let below = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    below.textLabel?.text = "Title"
    below.detailTextLabel?.text = "Subtitle"
    _ = shown(below)
    #expect(below.frame.height == 55.5)
    let (text, detail) = (try #require(below.textLabel), try #require(below.detailTextLabel))
    #expect(detail.frame.minY >= text.frame.maxY && detail.frame.minX == text.frame.minX)
    let beside = TableViewCell(style: .value1, reuseIdentifier: nil)
    beside.textLabel?.text = "Title"
    beside.detailTextLabel?.text = "Value"
    _ = shown(beside)
    #expect(beside.frame.height == 43.5 && beside.detailTextLabel?.frame.maxX == 394)
    // Neither takes more of the row than its own line.
    #expect(beside.textLabel?.frame.minY == 12 && beside.textLabel?.frame.height == 20.5)
    #expect(TableViewCell().detailTextLabel == nil)
  }

  @Test func `shows a view of its own in the accessory's place`() {
    let (cell, own) = (TableViewCell(), View(frame: CGRect(x: 0, y: 0, width: 51, height: 31)))
    cell.accessoryView = own
    _ = shown(cell)
    #expect(own.frame == CGRect(x: 343, y: 6, width: 51, height: 31))
    #expect(cell.contentView.frame.width == 343)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(own.superview == nil && cell.contentView.frame.width == 414)
  }

  @Test func `moves its content aside while it is edited`() {
    let cell = TableViewCell()
    cell.textLabel?.text = "Title"
    cell.showsReorderControl = true
    _ = shown(cell) { $0.isEditing = true }
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 414 - 38 - 40, height: 43.5))
    cell.isEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 414)
  }

  @Test func `shows that it is chosen, and keeps the colour that it was given`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let colored = TableViewCell()
    colored.backgroundColor = .systemYellow
    table.source = TableSource(rows: 2) { _, path in path.row == 0 ? colored : TableViewCell() }
    table.layoutIfNeeded()
    #expect(table.visibleCells[1].backgroundColor == .systemBackground)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells[1].backgroundColor == .systemGray4)
    #expect(table.indexPathForSelectedRow?.row == 1)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(colored.backgroundColor == .systemYellow && !table.visibleCells[1].isSelected)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `has a line below, from where its text begins`() {
    let cell = TableViewCell()
    cell.textLabel?.text = "Title"
    let line = { cell.subviews.first { !$0.isHidden && $0.frame.height == 0.5 }?.frame }
    _ = shown(cell)
    #expect(line() == CGRect(x: 20, y: 43, width: 394, height: 0.5))
    cell.separatorInset = EdgeInsets(left: 5, right: 7)
    cell.layoutIfNeeded()
    #expect(line() == CGRect(x: 5, y: 43, width: 402, height: 0.5))
    let bare = TableViewCell()
    _ = shown(bare) { $0.separatorStyle = .none }
    #expect(bare.subviews.allSatisfy { $0.isHidden || $0.frame.height != 0.5 })
  }
}

@Suite struct `Heights of rows` {
  @Test func `are found as in a plain list, whatever is known of them`() {
    for seed in Seed.some(40) {
      var random = seed
      let count = random.number(in: 0...60)
      var heights = RowHeights(count: count, estimate: 10)
      var plain = [CGFloat](repeating: 10, count: count)
      for _ in 0..<80 where count > 0 {
        let row = random.number(in: 0...count - 1)
        if random.chance(0.2) {
          heights.forget(row)
          plain[row] = 10
        } else {
          let height = CGFloat(random.number(in: 0...40))
          heights.set(height, of: row)
          plain[row] = height
        }
        let place = random.number(in: 0...count)
        #expect(heights.offset(of: place) == plain[..<place].reduce(0, +), "\(seed)")
        #expect(heights.total == plain.reduce(0, +), "\(seed)")
        let y = CGFloat(random.number(in: 0...700))
        let found = heights.row(at: y)
        let wanted = plain.indices.last { plain[..<$0].reduce(0, +) <= y }
        #expect(found == wanted, "\(seed)")
      }
    }
  }
}
