import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import Testing

@Suite struct `A refresh control` {
  private let control = RefreshControl()
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    scroll.contentSize = CGSize(width: 320, height: 1_000)
    scroll.refreshControl = control
  }

  @Test func `is as high as UIKit's, and lies above the content`() {
    #expect(control.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: 60))
    scroll.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(scroll.contentSize == CGSize(width: 320, height: 1_000))
    scroll.contentOffset.x = 40
    scroll.layoutIfNeeded()
    #expect(control.frame.minX == 40)
  }

  @Test func `has room while it refreshes, and none afterwards`() {
    scroll.contentInset.top = 10
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(scroll.adjustedContentInset.top == 70 && scroll.contentOffset.y == -70)
    #expect(scroll.contentInset.top == 10)
    control.endRefreshing()
    #expect(scroll.adjustedContentInset.top == 10 && scroll.contentOffset.y == -10)
    // What was scrolled away from the top stays where it is.
    scroll.contentOffset.y = 200
    control.beginRefreshing()
    #expect(scroll.contentOffset.y == 200)
  }

  @Test func `is pulled once, and tells of it`() {
    var pulls = 0
    control.addAction(Action { _ in pulls += 1 }, for: .valueChanged)
    control.pull()
    control.pull()
    #expect(pulls == 1 && control.isRefreshing)
    control.endRefreshing()
    control.isEnabled = false
    control.pull()
    #expect(pulls == 1 && !control.isRefreshing)
  }

  @Test func `leaves nothing behind where it is taken out`() {
    control.beginRefreshing()
    let other = RefreshControl()
    scroll.refreshControl = other
    #expect(scroll.adjustedContentInset == .zero && control.superview == nil)
    #expect(scroll.refreshControl === other)
    // Another scroll view makes room for what refreshes already.
    let table = TableView(frame: scroll.frame)
    table.source = TableSource(rows: 3) { _, _ in TableViewCell() }
    table.refreshControl = control
    table.layoutIfNeeded()
    #expect(table.adjustedContentInset.top == 60 && table.visibleCells.count == 3)
    #expect(table.contentOffset.y == -60 && table.layoutDiagnostics.isEmpty)
    table.refreshControl = nil
    #expect(table.refreshControl == nil && table.adjustedContentInset.top == 0)
  }

  @Test func `shows its wheel and its words while it refreshes`() throws {
    control.attributedTitle = NSAttributedString(string: "Loading")
    let ink = { try self.scroll.scene().items.count }
    let still = try ink()
    control.beginRefreshing()
    let moving = try ink()
    #expect(moving > still + 8)
    control.endRefreshing()
    #expect(try ink() == still)
  }
}
