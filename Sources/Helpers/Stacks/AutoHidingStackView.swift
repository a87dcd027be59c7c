public import Foundation
public import SnaplineLayout
import Synchronization

/// A stack that is hidden while none of its arranged views is visible.
open class AutoHidingStackView: StackView {
  /// The setting of new stacks.
  public static var defaultAutomaticallyHidesWhenNotHavingVisibleSubviews: Bool {
    get { hides.load(ordering: .relaxed) }
    set { hides.store(newValue, ordering: .relaxed) }
  }
  private static let hides = Atomic(true)

  public var automaticallyHidesWhenNotHavingVisibleSubviews =
    defaultAutomaticallyHidesWhenNotHavingVisibleSubviews
  {
    didSet { hideOrShow() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hideOrShow()
  }

  public required init(coder: NSCoder) { super.init(coder: coder) }

  // A stack is told so whenever what it arranges comes, goes, shows or hides.
  open override func setNeedsUpdateConstraints() {
    super.setNeedsUpdateConstraints()
    hideOrShow()
  }

  private func hideOrShow() {
    guard automaticallyHidesWhenNotHavingVisibleSubviews else { return }
    if isHidden == showsAny { isHidden = !showsAny }
  }
}
