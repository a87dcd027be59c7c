public import Foundation
import SnaplineGeometry
public import SnaplineLayout

/// A scroll view that is as large as its content if there is room, and otherwise scrolls.
///
/// Across the scrolling axis, the content is as large as the visible part of the view. Along the axis,
/// it is at least as large.
open class OverflowScrollView: ScrollView {
  private var across: LayoutConstraint?
  private var along: LayoutConstraint?

  /// The axis along which the view scrolls.
  var axis: Axis { .vertical }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    preservesSuperviewLayoutMargins = true
    contentInsetAdjustmentBehavior = .always
    alwaysBounceVertical = false
    alwaysBounceHorizontal = false
    showsVerticalScrollIndicator = axis == .vertical
    showsHorizontalScrollIndicator = axis == .horizontal
    let (content, frame) = (contentLayoutGuide, frameLayoutGuide)
    let across = content.dimension(on: axis.crossing)
      .constraint(equalTo: frame.dimension(on: axis.crossing))
    let along = content.dimension(on: axis)
      .constraint(greaterThanOrEqualTo: frame.dimension(on: axis))
    (self.across, self.along) = (across, along)
    LayoutConstraint.activate([across, along])
  }

  func add(_ view: View, filling box: BoxLayout) { addSubview(view, filling: box) }

  /// The content's size, so that a superview gives it all the room there is.
  open override var intrinsicContentSize: CGSize { contentSize }

  open override var contentSize: CGSize {
    get { super.contentSize }
    set {
      let old = super.contentSize
      super.contentSize = newValue
      if super.contentSize != old { invalidateIntrinsicContentSize() }
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    let insets = adjustedContentInset
    let (wide, high) = (insets.left + insets.right, insets.top + insets.bottom)
    across?.constant = axis == .vertical ? -wide : -high
    along?.constant = axis == .vertical ? -high : -wide
    invalidateIntrinsicContentSize()
  }
}

/// Content that scrolls up and down if it is too high.
public final class VerticalOverflowScrollView: OverflowScrollView, StickyFooterView.Provider {
  /// A footer below the content, which is made at its first use.
  public private(set) lazy var stickyFooterView = {
    let footer = StickyFooterView(of: self)
    footer.avoidsKeyboard = isAdjustingForKeyboard
    self.footer = footer
    footer.join()
    // The keyboard is the footer's concern from now on.
    avoidKeyboard()
    return footer
  }()
  private var footer: StickyFooterView?
  /// Whether the content's end stays above the keyboard.
  public var isAdjustingForKeyboard = false {
    didSet { if isAdjustingForKeyboard != oldValue { adjustForKeyboard() } }
  }
  private var isFollowing = false
  private var covered: CGFloat = 0
  /// What was added below the content for the keyboard.
  private var keyboardInset: CGFloat = 0

  public convenience init(
    with subview: View,
    horizontally: HorizontalAxisLayout = .superview,
    adjustsForKeyboard: Bool
  ) {
    self.init(frame: .zero)
    addOverflowingSubview(subview, horizontally: horizontally)
    isAdjustingForKeyboard = adjustsForKeyboard
    adjustForKeyboard()
  }

  public func addOverflowingSubview(
    _ view: View,
    horizontally: HorizontalAxisLayout = .superview
  ) {
    add(view, filling: .horizontally(horizontally, vertically: .scrollContentOf(self)))
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    avoidKeyboard()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    footer?.follow()
  }

  public override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { footer?.follow() } }
  }

  private func adjustForKeyboard() {
    footer?.avoidsKeyboard = isAdjustingForKeyboard
    if isAdjustingForKeyboard, !isFollowing {
      isFollowing = true
      followKeyboard { [weak self] covered in
        self?.covered = covered
        self?.avoidKeyboard()
      }
    }
    avoidKeyboard()
  }

  /// Adds what the keyboard covers beyond the safe area below the content, and takes back what was
  /// added before.
  private func avoidKeyboard() {
    let isOwn = isAdjustingForKeyboard && footer == nil
    let inset = isOwn ? max(covered - safeAreaInsets.bottom, 0) : 0
    guard inset != keyboardInset else { return }
    contentInset.bottom += inset - keyboardInset
    verticalScrollIndicatorInsets.bottom += inset - keyboardInset
    keyboardInset = inset
  }
}

/// Content that scrolls sideways if it is too wide.
public final class HorizontalOverflowScrollView: OverflowScrollView {
  override var axis: Axis { .horizontal }

  public convenience init(
    with subview: View,
    vertically: VerticalAxisLayout = .superview
  ) {
    self.init(frame: .zero)
    addOverflowingSubview(subview, vertically: vertically)
  }

  public func addOverflowingSubview(_ view: View, vertically: VerticalAxisLayout = .superview) {
    add(view, filling: .horizontally(.scrollContentOf(self), vertically: vertically))
  }
}

extension View {
  /// The view in a scroll view, which scrolls if the view is too high.
  public static func verticallyScrollable(
    _ view: View,
    horizontally: HorizontalAxisLayout = .superview,
    avoidsKeyboard: Bool = false,
    showsScrollIndicator: Bool = true
  ) -> VerticalOverflowScrollView {
    let scroll = VerticalOverflowScrollView(
      with: view,
      horizontally: horizontally,
      adjustsForKeyboard: avoidsKeyboard
    )
    scroll.showsVerticalScrollIndicator = showsScrollIndicator
    return scroll
  }

  public func verticallyScrollable(
    horizontally: HorizontalAxisLayout = .superview,
    avoidsKeyboard: Bool = false,
    showsScrollIndicator: Bool = true
  ) -> VerticalOverflowScrollView {
    View.verticallyScrollable(
      self,
      horizontally: horizontally,
      avoidsKeyboard: avoidsKeyboard,
      showsScrollIndicator: showsScrollIndicator
    )
  }

  /// The view in a scroll view, which scrolls if the view is too wide.
  public static func horizontallyScrollable(
    _ view: View,
    vertically: VerticalAxisLayout = .superview,
    showsScrollIndicator: Bool = true
  ) -> HorizontalOverflowScrollView {
    let scroll = HorizontalOverflowScrollView(with: view, vertically: vertically)
    scroll.showsHorizontalScrollIndicator = showsScrollIndicator
    return scroll
  }

  public func horizontallyScrollable(
    vertically: VerticalAxisLayout = .superview,
    showsScrollIndicator: Bool = true
  ) -> HorizontalOverflowScrollView {
    View.horizontallyScrollable(
      self,
      vertically: vertically,
      showsScrollIndicator: showsScrollIndicator
    )
  }

  /// The first view that scrolls: this view, or else the first one among the views inside.
  public var firstScrollableView: ScrollView? {
    if let scroll = self as? ScrollView, scroll.isScrollEnabled { return scroll }
    return subviews.lazy.compactMap(\.firstScrollableView).first
  }
}
