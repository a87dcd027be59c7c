import Foundation
import TestSupport
import Testing
import UIKit

/// Attributes with a value of their own.
private final class Tinted: UICollectionViewLayoutAttributes {
  var shade = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Tinted)?.shade = shade
    return copy
  }
}

/// A flow that hears of each change.
private final class Carousel: UICollectionViewFlowLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var prepared = 0

  override class var layoutAttributesClass: AnyClass { Tinted.self }

  override func prepare() {
    prepared += 1
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

private final class Cells: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite struct `What a layout no longer holds` {
  private let layout = Carousel()
  private let cells = Cells()

  private func collection() -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = cells
    view.layoutIfNeeded()
    return view
  }

  @Test func `is told with each size and offset`() {
    let view = collection()
    layout.contexts = []
    let prepared = layout.prepared
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(layout.prepared == prepared + 1 && layout.contexts.count == 1)
    #expect(layout.contexts.allSatisfy { !$0.invalidateEverything })
    #expect(layout.contexts.first is UICollectionViewFlowLayoutInvalidationContext)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.prepared == prepared + 1)
    view.frame.size.width = 80
    view.layoutIfNeeded()
    #expect(layout.prepared == prepared + 2 && layout.contexts.count == 2)
  }

  @Test func `is everything, or what somebody names`() {
    let view = collection()
    layout.contexts = []
    layout.invalidateLayout()
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == false)
    view.reloadData()
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    let path = IndexPath(item: 1, section: 0)
    context.invalidateItems(at: [path])
    context.invalidateSupplementaryElements(ofKind: "head", at: [path])
    context.contentOffsetAdjustment.y = 25
    layout.invalidateLayout(with: context)
    expectEqual(context.invalidatedItemIndexPaths, [path])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["head": [path]])
    expectEqual(view.contentOffset.y, 25)
  }

  @Test func `makes attributes of its own class, which are copied whole`() {
    _ = collection()
    let made = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) as? Tinted
    made?.shade = 7
    made?.alpha = 0.5
    let copy = made?.copy() as? Tinted
    #expect(made != nil && copy !== made && copy?.shade == 7 && copy?.alpha == 0.5)
    #expect(copy?.frame == made?.frame && copy?.representedElementCategory == .cell)
    copy?.frame.origin.x += 5
    #expect(copy?.frame != made?.frame)
  }

  @Test func `is kept, and changes nothing`() {
    let view = collection()
    #expect(view.reorderingCadence == .immediate && view.isPrefetchingEnabled)
    view.reorderingCadence = .slow
    view.isPrefetchingEnabled = false
    #expect(view.reorderingCadence == .slow && !view.isPrefetchingEnabled)
    var isDone = false
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { isDone = $0 }
    #expect(isDone && view.collectionViewLayout !== layout)
    let text = UITextView()
    let calls = SystemCall.recorded { text.dataDetectorTypes = .link }
    #expect(text.dataDetectorTypes == .link)
    expectEqual(calls.map(\.description), ["UITextView.dataDetectorTypes: 2"])
  }
}
