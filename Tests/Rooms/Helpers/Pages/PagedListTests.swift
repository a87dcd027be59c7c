import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A list on pages` {
  private func row(_ height: CGFloat) -> View {
    let view = View()
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test func `has each row once, between a header and a footer`() throws {
    for var seed in Seed.some(12) {
      var list = PagedList(size: CGSize(width: 200, height: 300))
      list.margins = DirectionalEdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10)
      list.spacing = 4
      list.distance = 6
      list.header = { _ in self.row(24) }
      list.footer = { page in
        let label = Label()
        label.text = "\(page.number) of \(page.count)"
        return label
      }
      let rows = (0..<seed.number(in: 1...30)).map { _ in row(CGFloat(seed.number(in: 5...90))) }
      for row in rows { list.add(row) }
      let pages = try list.pages()
      var seen: [View] = []
      for (place, page) in pages.enumerated() {
        page.layoutIfNeeded()
        let stack = try #require(page.subviews.compactMap { $0 as? StackView }.first)
        let footer = try #require(page.subviews.compactMap { $0 as? Label }.first)
        #expect(footer.text == "\(place + 1) of \(pages.count)")
        #expect(footer.frame.maxY == 280 && stack.frame.minY == 50)
        #expect(stack.frame.maxY <= footer.frame.minY - 6, "\(seed)")
        seen += stack.arrangedSubviews
      }
      #expect(seen == rows, "\(seed)")
    }
  }

  @Test func `keeps headings with what follows, and begins pages`() throws {
    var list = PagedList(size: CGSize(width: 100, height: 160))
    list.add(row(30))
    list.add(row(30), keepsWithNext: true)
    list.add(row(20))
    list.add(row(20), beginsPage: true)
    let stacks = try list.pages().map { $0.subviews.compactMap { $0 as? StackView }[0] }
    let counts = stacks.map(\.arrangedSubviews.count)
    #expect(counts == [1, 2, 1])
  }

  @Test func `refuses a row that is taller than a page`() {
    var list = PagedList(size: CGSize(width: 100, height: 160))
    list.add(row(90))
    #expect {
      try list.pages()
    } throws: { error in
      "\(error)".contains("row 1 of the list is 90 points tall")
        && "\(error)".contains("room for 64")
    }
  }

  @Test func `is broken in time that grows with its rows`() throws {
    let rows = (0..<20_000).map {
      PageBreaks.Row(
        top: Double($0) * 10,
        bottom: Double($0 + 1) * 10,
        keepsWithNext: false,
        beginsPage: false
      )
    }
    var asked = 0
    let breaks = try PageBreaks(rows) { _, _ in
      asked += 1
      return 100
    }
    #expect(breaks.pages.count == 2_000 && breaks.pages.allSatisfy { $0.count == 10 })
    #expect(asked <= 4_001)
  }
}
