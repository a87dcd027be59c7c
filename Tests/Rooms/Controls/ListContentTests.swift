import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

@Suite struct `A row's content configuration` {
  private func shown(
    _ content: ListContentConfiguration,
    _ change: (TableViewCell, TableView) -> Void = { _, _ in }
  ) throws -> (cell: TableViewCell, view: ListContentView) {
    let cell = TableViewCell()
    cell.contentConfiguration = content
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    table.source = TableSource(rows: 1) { _, _ in cell }
    change(cell, table)
    table.layoutIfNeeded()
    let view = try #require(cell.contentView.subviews.first as? ListContentView)
    return (cell, view)
  }

  private func labels(_ view: ListContentView) -> [Label] {
    view.subviews.compactMap { $0 as? Label }.filter { !($0.text ?? "").isEmpty }
  }

  @Test func `shows a text in a row of 44 points, at the row's margins`() throws {
    var content = TableViewCell().defaultContentConfiguration()
    content.text = "Title"
    let (cell, view) = try shown(content)
    #expect(cell.frame.height == 44 && view.frame == cell.contentView.bounds)
    #expect(labels(view).map(\.frame.minX) == [16] && labels(view)[0].frame.maxX == 359)
    #expect(abs(labels(view)[0].frame.midY - 22) < 0.51)
    let (_, disclosing) = try shown(content) { cell, _ in
      cell.accessoryType = .disclosureIndicator
    }
    #expect(labels(disclosing)[0].frame.maxX == disclosing.bounds.width - 8)
  }

  @Test func `shows a second text below, or at the other end where it is a value`() throws {
    var content = ListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Title", "Subtitle")
    let (cell, view) = try shown(content)
    let below = labels(view)
    #expect(abs(cell.frame.height - (11 + 20.5 + 3 + 14.5 + 11)) < 0.01)
    #expect(below[1].frame.minY == below[0].frame.maxY + 3 && below[1].frame.minX == 16)
    var value = ListContentConfiguration.valueCell()
    (value.text, value.secondaryText) = ("Title", "Value")
    let beside = labels(try shown(value).view)
    #expect(beside[1].frame.maxX == 359 && beside[1].frame.minY == beside[0].frame.minY)
    value.secondaryText = "A value that is much too long to stand beside a title in one line"
    let (high, wrapped) = try shown(value)
    #expect(labels(wrapped)[1].frame.minY > labels(wrapped)[0].frame.minY)
    #expect(high.frame.height > 70)
  }

  @Test func `is mirrored where reading goes leftward`() throws {
    var content = ListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Title", "Value")
    content.image = Image(systemName: "star")
    let (cell, view) = try shown(content) { $1.environment.traits.layoutDirection = .rightToLeft }
    let (text, value) = (labels(view)[0].frame, labels(view)[1].frame)
    let picture = try #require(view.subviews.first { $0 is ImageView }).frame
    #expect(picture.maxX == 359 && text.maxX == picture.minX - 16 && value.minX == 16)
    let line = try #require(cell.subviews.first { !$0.isHidden && $0.frame.height == 0.5 })
    // The line below begins where the text does.
    #expect(line.frame.maxX == text.maxX)
  }

  @Test func `follows what it is set to, and what its cell is`() throws {
    struct Marked: ContentConfiguration {
      var isMarked = false
      func makeContentView() -> any View & ContentView { MarkView(self) }
      func updated(for state: any ConfigurationState) -> Marked {
        Marked(isMarked: (state as? CellConfigurationState)?.isSelected ?? false)
      }
    }
    final class MarkView: View, ContentView {
      var configuration: any ContentConfiguration
      init(_ configuration: Marked) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 70) }
    }
    let cell = TableViewCell()
    cell.contentConfiguration = Marked()
    let view = try #require(cell.contentView.subviews.first as? MarkView)
    cell.isSelected = true
    #expect((view.configuration as? Marked)?.isMarked == true)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.height == 70)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      cell.accessoryType = state.isSelected ? .checkmark : .none
    }
    cell.isSelected = false
    #expect(states == [true, false] && cell.accessoryType == .none)
    var list = cell.defaultContentConfiguration()
    list.text = "One"
    cell.contentConfiguration = list
    #expect(view.superview == nil)
    let first = cell.contentView.subviews.first
    list.text = "Two"
    cell.contentConfiguration = list
    // The same view shows another text.
    #expect(cell.contentView.subviews.first === first && cell.contentView.subviews.count == 1)
    expectEqual((first as? ListContentView).map { labels($0).map(\.text) }, ["Two"])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `grows with the size of text`() throws {
    var content = ListContentConfiguration.cell()
    content.text = "Title"
    let height = try shown(content) {
      $1.environment.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }.cell.frame.height
    #expect(height > 80)
    content.image = Image(systemName: "star")
    let widths = try [ContentSizeCategory.large, .accessibilityLarge].map { size in
      let view = try shown(content) { $1.environment.traits.preferredContentSizeCategory = size }
        .view
      return try #require(view.subviews.first { $0 is ImageView }).frame.width
    }
    #expect(widths[1] > 1.5 * widths[0], "\(widths)")
  }
}
