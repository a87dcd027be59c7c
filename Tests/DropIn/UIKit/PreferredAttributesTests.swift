import Foundation
import TestSupport
import Testing
import UIKit

/// Cells below one another, of which each gets the height that it prefers.
private final class Waterfall: UICollectionViewLayout {
  var heights: [CGFloat] = [50, 50, 50]
  var asked = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: heights.reduce(0, +))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    heights.indices.map { item in
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let top = heights[..<item].reduce(0, +)
      attributes.frame = CGRect(x: 0, y: top, width: 100, height: heights[item])
      return attributes
    }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asked += 1
    return preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
}

/// A cell as high as its tag says.
private final class TaggedCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    copy?.size.height = CGFloat(tag)
    return copy ?? layoutAttributes
  }
}

private final class Shelf: NSObject, UICollectionViewDataSource {
  var heights = [20, 50, 80]

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = heights[indexPath.item]
    return cell
  }
}

@Suite struct `Attributes that cells prefer` {
  private let shelf = Shelf()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(TaggedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = shelf
    view.layoutIfNeeded()
    return view
  }

  @Test func `are told to a layout of an app's own, once for each size`() {
    let layout = Waterfall()
    let view = collection(layout)
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 20, 70])
    expectEqual(view.visibleCells.map(\.frame.height), [20, 50, 80])
    #expect(view.contentSize.height == 150)
    // Two were asked again at the heights that they got.
    #expect(layout.asked == 5)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.asked == 5)
    shelf.heights[0] = 60
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.height), [60, 50, 80])
    #expect(view.layoutDiagnostics.isEmpty)
  }

  @Test func `change nothing where the layout doesn't mind`() {
    final class Fixed: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 0, section: 0)
        )
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 33)
        return [attributes]
      }
    }
    expectEqual(collection(Fixed()).visibleCells.map(\.frame.height), [33])
  }
}
