public import Foundation
public import SnaplineControls
public import SnaplineLayout

/// A scroll view with a footer that sticks.
open class StickyFooterScrollView: ScrollView, StickyFooterView.Provider {
  public private(set) lazy var stickyFooterView = StickyFooterView(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    stickyFooterView.join()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    stickyFooterView.follow()
  }

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { stickyFooterView.follow() } }
  }
}

/// A table with a footer that sticks.
open class StickyFooterTableView: TableView, StickyFooterView.Provider {
  public private(set) lazy var stickyFooterView = StickyFooterView(of: self)

  public override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    stickyFooterView.join()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    stickyFooterView.follow()
  }

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { stickyFooterView.follow() } }
  }
}

/// A collection with a footer that sticks.
open class StickyFooterCollectionView: CollectionView, StickyFooterView.Provider {
  public private(set) lazy var stickyFooterView = StickyFooterView(of: self)

  public override init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    stickyFooterView.join()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    stickyFooterView.follow()
  }

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { stickyFooterView.follow() } }
  }
}
