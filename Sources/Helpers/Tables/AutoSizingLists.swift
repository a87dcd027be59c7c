public import Foundation
public import SnaplineControls
public import SnaplineLayout
import Synchronization

/// A table whose intrinsic size has room for all its rows.
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

/// A collection whose intrinsic size has room for all its items.
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

/// A cell with a minimum height, however little it shows.
open class MinimumHeightTableCell: TableViewCell {
  /// The minimum height of new cells.
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
