import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Sizes of items that stay` {
  private let view: CollectionView
  private let shelf = Shelf()

  /// Cells as high as their items are.
  private final class Shelf: CollectionViewDataSource {
    var items = Array(0..<60)
    var asked: [Int] = []
    var onFit: (() -> Void)?

    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }

    func collectionView(
      _ view: CollectionView,
      cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      asked.append(items[path.item])
      let cell = HighCell(frame: .zero)
      cell.tag = items[path.item]
      cell.shelf = self
      return cell
    }
  }

  private final class HighCell: CollectionViewCell {
    weak var shelf: Shelf?

    override func preferredLayoutAttributesFitting(
      _ attributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      let onFit = tag == 2 ? shelf?.onFit : nil
      if onFit != nil { shelf?.onFit = nil }
      onFit?()
      let fitting = CollectionViewLayoutAttributes(forCellWith: attributes.indexPath)
      fitting.frame.size = CGSize(width: 100, height: CGFloat(15 + tag % 7))
      return fitting
    }
  }

  init() {
    let flow = CollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 200)
    flow.minimumLineSpacing = 0
    let frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    view = CollectionView(frame: frame, collectionViewLayout: flow)
    view.dataSource = shelf
  }

  private var heights: [CGFloat] { view.visibleCells.map(\.frame.height) }
  private var wanted: [CGFloat] { view.visibleCells.map { CGFloat(15 + $0.tag % 7) } }

  @Test func `go along, and all is placed when an edit ends`() {
    view.layoutIfNeeded()
    #expect(heights == wanted && view.visibleCells.last?.frame.maxY ?? 0 >= 400)
    shelf.items.insert(100, at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    let frames = view.visibleCells.map(\.frame)
    #expect(heights == wanted && view.visibleCells.first?.tag == 100)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == frames)
  }

  @Test func `let what is shown stay where it is`() {
    for y in stride(from: 0, through: 500, by: 100) {
      view.contentOffset.y = CGFloat(y)
      view.layoutIfNeeded()
    }
    let cells = view.visibleCells
    let frames = cells.map(\.frame)
    shelf.asked = []
    shelf.items.removeLast()
    view.deleteItems(at: [IndexPath(item: 59, section: 0)])
    #expect(cells.first?.tag ?? 0 > 10 && view.visibleCells == cells && shelf.asked.isEmpty)
    #expect(view.visibleCells.map(\.frame) == frames)
  }

  @Test func `are those of their items where a cell edits as it is measured`() {
    shelf.onFit = { [view, shelf] in
      shelf.items.insert(103, at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.tag == 103 && heights == wanted)
  }

  @Test func `don't hold for a heading that a source hands out twice`() {
    let heading = CollectionReusableView(frame: .zero)
    let flow = CollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 100, height: 20)
    let view = CollectionView(frame: view.frame, collectionViewLayout: flow)
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      CollectionViewCell(frame: .zero)
    }
    source.supplementaryViewProvider = { _, _, _ in heading }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let kind = CollectionView.elementKindSectionHeader
    let headings = (0...1).map {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0))
    }
    #expect(headings[0] === heading && headings[1] != nil && headings[1] !== heading)
    expectEqual(view.layoutDiagnostics.map(\.id), ["cell-twice"])
  }
}
