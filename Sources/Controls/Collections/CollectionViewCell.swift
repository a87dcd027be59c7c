public import Foundation
public import SnaplineLayout

/// A view of a collection that may be used again: UIKit's `UICollectionReusableView`.
open class CollectionReusableView: View {
  public internal(set) final var reuseIdentifier: String?
  /// The name of the pool that the view goes back to.
  final var poolName: String?
  final var shownPlace: CollectionView.Place?
  /// The size for which the view was last asked what it prefers.
  final var fittedSize: CGSize?

  /// Subclasses that a collection makes by their class must have this initializer.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is shown for another item.
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  // Layouts change at once: nobody calls these.
  open func willTransition(
    from oldLayout: CollectionViewLayout,
    to newLayout: CollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: CollectionViewLayout,
    to newLayout: CollectionViewLayout
  ) {}

  /// The attributes that the view prefers to those of its layout.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// An item of a collection: UIKit's `UICollectionViewCell`.
open class CollectionViewCell: CollectionReusableView {
  public let contentView = View()

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    // Content is as large as its item at once, before the item is laid out.
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// What a tap on the item does, besides what the delegate is told.
  package final var selectionAction: TargetAction?

  open var isSelected = false { didSet { stateChanged(isSelected != oldValue) } }
  open var isHighlighted = false { didSet { stateChanged(isHighlighted != oldValue) } }
  open var backgroundView: View? { didSet { refreshGround() } }
  open var selectedBackgroundView: View? { didSet { refreshGround() } }
  private var shownGround: View?

  private func stateChanged(_ isOther: Bool) {
    refreshGround()
    if isOther { memberChanged() }
  }

  open override func value(forKey key: String) -> Any? {
    if let member = KeyedMember.named(key, of: self) { return member.get() }
    return super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if KeyedMember.named(key, of: self)?.set(value) != true {
      super.setValue(value, forKey: key)
    }
  }

  open override func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// How far a drag of the item has come; the raw values are UIKit's.
  public enum DragState: Int, Hashable, Sendable {
    case none, lifting, dragging
  }

  /// Never called here, because nobody drags an item; a test calls it.
  open func dragStateDidChange(_ dragState: DragState) {}

  private func refreshGround() {
    let isOn = isSelected || isHighlighted
    let wanted = isOn ? selectedBackgroundView ?? backgroundView : backgroundView
    guard wanted !== shownGround else { return }
    shownGround?.removeFromSuperview()
    shownGround = wanted
    if let wanted { insertSubview(wanted, at: 0) }
    setNeedsLayout()
  }

  /// The attributes with the size that the content's constraints ask for, near the given size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let size = contentView.systemLayoutSizeFitting(layoutAttributes.frame.size)
    guard let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    if size.width > 0 || size.height > 0 || !size.width.isFinite { preferred.frame.size = size }
    return preferred
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shownGround?.frame = bounds
    contentView.frame = bounds
  }
}
