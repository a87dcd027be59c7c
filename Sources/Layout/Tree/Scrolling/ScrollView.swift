public import Foundation
public import SnaplineGeometry

/// A view onto content that may be larger than itself: UIKit's `UIScrollView`.
///
/// The origin of the bounds is the point to which the content was scrolled. Constraints between the views
/// inside and ``contentLayoutGuide``, or the scroll view itself, refer to the edges of the content;
/// ``contentSize`` follows from them.
open class ScrollView: View {
  @exclusivity(unchecked) @safe final let content = ScrollContent()
  /// Where ``ScrollDelegating/delegate`` is kept, which subclasses have of a type of their own.
  package weak final var scrollDelegate: (any ScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareContent()
  }

  /// Archives can't be read here: a scroll view from a coder is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContent()
  }

  // MARK: The content

  /// The rectangle of the content, which begins at the origin and whose size is ``contentSize``.
  open var contentLayoutGuide: LayoutGuide { content.guide }

  /// The rectangle of the scroll view itself, which stays where it is while content moves under it.
  open var frameLayoutGuide: LayoutGuide { frameGuide }

  /// The size of the content; constraints that decide it win over a size that is set here.
  open var contentSize: CGSize {
    get { content.size }
    set { setContentSize(newValue) }
  }

  /// Whether the class measures its content, so that what is pinned to the edges changes nothing of it.
  package final var measuresContent: Bool {
    get { content.isMeasured }
    set { content.isMeasured = newValue }
  }

  // MARK: Where it was scrolled to

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let origin = boundsOrigin
      super.bounds = newValue
      guard boundsOrigin != origin else { return }
      announceScrolling()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The point of the content at the top left of the view.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { bounds = CGRect(origin: newValue, size: box.size) }
  }

  /// Scrolls to a point at once; if `animated`, tells the delegate that the animation is over.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls just as far as makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: Insets

  /// Room around the content, on fixed sides.
  open var contentInset: EdgeInsets {
    get { content.inset }
    set { setContentInset(newValue) }
  }

  /// Whether the insets of the safe area are added to the room around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustInset() } }
  }

  /// The room above the content for what tells that it is loaded anew.
  package final var refreshRoom: CGFloat {
    get { content.refreshRoom }
    set {
      content.refreshRoom = newValue
      adjustInset()
    }
  }

  /// The room around the content, with what the safe area adds.
  open var adjustedContentInset: EdgeInsets { content.adjustedInset }
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInset()
  }

  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// The insets of both indicators.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true

  open override func value(forKey key: String) -> Any? {
    if let member = KeyedMember.named(key, ofScrolling: self) { return member.get() }
    return super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if KeyedMember.named(key, ofScrolling: self)?.set(value) != true {
      super.setValue(value, forKey: key)
    }
  }

  // MARK: What a finger could do

  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var bounces = true
  /// Whether a finger may pull content that needs no scrolling; its axis then counts as scrollable.
  open var alwaysBounceVertical = false { didSet { adjustInset() } }
  open var alwaysBounceHorizontal = false { didSet { adjustInset() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  /// Has no effect: indicators only show while a finger moves.
  open func flashScrollIndicators() {}

  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  /// The recognizer that a test fires in place of a finger.
  open private(set) lazy var panGestureRecognizer: PanGestureRecognizer = attached(
    PanGestureRecognizer()
  )
  open private(set) lazy var pinchGestureRecognizer: PinchGestureRecognizer? = attached(
    PinchGestureRecognizer()
  )

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }

  /// The scale, between ``minimumZoomScale`` and ``maximumZoomScale``; it is kept, but nothing is drawn
  /// larger.
  open var zoomScale: CGFloat {
    get { content.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale) }

  /// Sets the scale at which a rectangle of the content would fill the view; the offset stays, as nothing
  /// is drawn larger.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, scrollDelegate?.viewForZooming(in: self) != nil else {
      return
    }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(scale, animated: animated)
  }

  // MARK: The pass

  /// Applies frames, and then takes the size that the constraints give the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    settleContent()
  }

  private func attached<Recognizer: GestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    addGestureRecognizer(recognizer)
    return recognizer
  }
}

extension ScrollView {
  /// When the safe area adds to the room around content; the raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// How the keyboard goes away; the raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How scroll indicators look; the raw values are UIKit's.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }

  /// How quickly scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
