public import Foundation
public import SnaplineControls
public import SnaplineLayout
import Synchronization

/// A table that asks for the room that all its rows take.
public final class AutoSizingTableView: TableView {
  public override var contentSize: CGSize {
    get { super.contentSize }
    set {
      let old = super.contentSize
      super.contentSize = newValue
      if super.contentSize != old { invalidateIntrinsicContentSize() }
    }
  }

  public override var intrinsicContentSize: CGSize { contentSize }
}

/// A collection that asks for the room that all its items take.
public final class AutoSizingCollectionView: CollectionView {
  public override var contentSize: CGSize {
    get { super.contentSize }
    set {
      let old = super.contentSize
      super.contentSize = newValue
      if super.contentSize != old { invalidateIntrinsicContentSize() }
    }
  }

  public override var intrinsicContentSize: CGSize { contentSize }
}

/// A cell that is never lower than a height, however little it shows.
open class MinimumHeightTableCell: TableViewCell {
  /// What new cells begin with.
  public static var defaultMinimumHeight: CGFloat? {
    get { least.withLock { $0 } }
    set { least.withLock { $0 = newValue } }
  }
  private static let least = Mutex<CGFloat?>(nil)

  open var minimumHeight = defaultMinimumHeight {
    didSet { if minimumHeight != oldValue { setNeedsLayout() } }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.height = max(size.height, minimumHeight ?? 0)
    return size
  }
}
