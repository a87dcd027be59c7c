public import Foundation
public import SnaplineControls
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

/// A footer that follows the content of a scroll view, or sticks to the scroll view's bottom.
///
/// Add its content as subviews. It belongs to a ``StickyFooterScrollView``, a ``StickyFooterTableView``
/// or a ``StickyFooterCollectionView``, whose content insets it sets.
public final class StickyFooterView: View {
  /// A scroll view with such a footer.
  public protocol Provider {
    var stickyFooterView: StickyFooterView { get }
  }

  public enum State: Hashable, Sendable {
    case followingContent, stickingToBottomOfSafeArea, stickingToBottomOfKeyboard

    public var isSticking: Bool { self != .followingContent }
  }

  /// When the footer sticks.
  public enum Mode: Hashable, Sendable, CaseIterable {
    case automatic, alwaysOnBottom, alwaysBelowContent, onBottomWhenScrolledOutOfView
    case onBottomWhenNotOverlappingContent
  }

  /// The place of content that needs no scrolling.
  public enum ScrollableContentVerticalAlignment: Hashable, Sendable, CaseIterable {
    case top, center, bottom
  }

  /// The colour behind the footer while it sticks.
  public var stickingBackgroundColor: Color? { didSet { paint() } }
  /// The material behind the footer while it sticks, which lets the content show through.
  ///
  /// The default is the material of bars, and nothing from iOS 26 on.
  public var stickingBlurEffect: BlurEffect? {
    get {
      if let blurEffect { return blurEffect }
      return scroll.environment.metrics < .iOS26 ? BlurEffect(style: .systemChromeMaterial) : nil
    }
    set {
      blurEffect = .some(newValue)
      paint()
    }
  }
  private var blurEffect: BlurEffect??
  /// Whether content fades out toward the sticking footer.
  ///
  /// Only a screen in motion shows this: pictures are the same with it and without it.
  public var stickingUsesScrollEdgeElement = false
  public private(set) var state = State.followingContent {
    didSet {
      guard state != oldValue else { return }
      paint()
      stateDidChangeCallback?()
    }
  }
  public var stateDidChangeCallback: (() -> Void)?
  public var mode = Mode.automatic { didSet { changed() } }
  public var avoidsKeyboard = true { didSet { changed() } }
  public var spacingToKeyboard: CGFloat = 0 { didSet { changed() } }
  /// The height of content that has to be visible so that the footer sticks.
  public var requiredAvailableScrollableContentHeight: CGFloat = 0 { didSet { changed() } }
  public var fittingScrollableContentVerticalAlignment = ScrollableContentVerticalAlignment.top {
    didSet { changed() }
  }

  private unowned let scroll: ScrollView
  /// What stays where it is while the content moves, and is moved where the footer follows it.
  ///
  /// The scroll view keeps it, and it keeps the footer.
  private weak var wrapper: View?
  private let material = VisualEffectView(effect: nil)
  private var wrapperEdge: LayoutConstraint?
  private var footerEdge: LayoutConstraint?
  private var keyboard: CGFloat = 0
  private var isFollowing = false

  init(of scroll: ScrollView) {
    self.scroll = scroll
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { return nil }

  /// Joins the scroll view, which has been made by now.
  func join() {
    let wrapper = View()
    self.wrapper = wrapper
    let edges = scroll.addSubview(
      wrapper,
      pinnedTo: .bottom,
      of: .scrollFrameOf(scroll),
      horizontally: .filling(.scrollFrameOf(scroll))
    )
    wrapperEdge = edges.bottom
    wrapper.addSubview(material, filling: .superview)
    footerEdge = wrapper.addSubview(self, filling: .superview).bottom
    scroll.followKeyboard { [weak self] covered in
      guard let self, covered != keyboard else { return }
      keyboard = covered
      changed()
    }
  }

  private func changed() { scroll.setNeedsLayout() }

  private func paint() {
    wrapper?.backgroundColor = state.isSticking ? stickingBackgroundColor : nil
    material.effect = state.isSticking ? stickingBlurEffect : nil
  }

  // MARK: Where it stands

  /// What a look at the scroll view leads to.
  private struct Stand {
    var sticks: Bool
    /// How far above the bottom the footer is moved.
    var translation: CGFloat
  }

  /// Brings the footer and the content's insets in step with how far the content is scrolled.
  func follow() {
    guard !isFollowing, wrapperEdge != nil else { return }
    isFollowing = true
    defer { isFollowing = false }
    if let wrapper { scroll.bringSubviewToFront(wrapper) }
    let height = footerHeight
    let safeArea = scroll.safeAreaInsets
    let isAboveKeyboard = avoidsKeyboard && keyboard > safeArea.bottom
    let covered = isAboveKeyboard ? keyboard + spacingToKeyboard : 0
    let bottom = isAboveKeyboard ? covered : safeArea.bottom
    let below = height + (isAboveKeyboard ? covered - safeArea.bottom : 0)
    scroll.contentInset.bottom = below
    let top = topInset(below: below, safeArea)
    var stand = stand(height, bottom, isAboveKeyboard, top: 0)
    if top > 0 {
      let second = self.stand(height, bottom, isAboveKeyboard, top: top)
      if second.sticks == (mode != .onBottomWhenNotOverlappingContent) { stand = second }
    }
    scroll.contentInset.top = top
    if !stand.sticks, mode != .onBottomWhenNotOverlappingContent { stand.translation -= top }
    wrapper?.transform = Transform(translationX: 0, y: -rounded(stand.translation))
    wrapperEdge?.constant = isAboveKeyboard ? covered : 0
    footerEdge?.constant = !isAboveKeyboard && stand.sticks ? bottom : 0
    scroll.verticalScrollIndicatorInsets.bottom = stand.sticks ? below : below - height
    state =
      !stand.sticks
      ? .followingContent
      : isAboveKeyboard ? .stickingToBottomOfKeyboard : .stickingToBottomOfSafeArea
  }

  private func stand(
    _ height: CGFloat,
    _ bottom: CGFloat,
    _ isAboveKeyboard: Bool,
    top: CGFloat
  ) -> Stand {
    let offset = scroll.contentOffset.y
    let contentBottom = scroll.contentSize.height - offset - scroll.contentInset.top + top
    let edge = scroll.bounds.height - bottom - height
    let fits = edge - scroll.safeAreaInsets.top >= requiredAvailableScrollableContentHeight
    let isPast = contentBottom >= edge
    let sticks =
      switch mode {
      case .automatic, .onBottomWhenScrolledOutOfView: isPast && fits
      case .alwaysOnBottom: fits
      case .alwaysBelowContent: false
      case .onBottomWhenNotOverlappingContent: !isPast && fits
      }
    guard !sticks else { return Stand(sticks: true, translation: 0) }
    let follow = rounded(edge - contentBottom + (isAboveKeyboard ? 0 : bottom))
    // Where the content ends at the footer's place, that is as good as sticking.
    return Stand(sticks: follow == 0 && mode != .alwaysBelowContent, translation: follow)
  }

  /// What moves content that needs no scrolling down.
  private func topInset(below: CGFloat, _ safeArea: EdgeInsets) -> CGFloat {
    let room =
      scroll.bounds.height - safeArea.top - safeArea.bottom - below - scroll.contentSize.height
    return switch fittingScrollableContentVerticalAlignment {
    case .top: 0
    case .center: rounded(max(0, room) / 2)
    case .bottom: max(0, room)
    }
  }

  private var footerHeight: CGFloat {
    guard scroll.bounds.width > 0 else { return 0 }
    let height = systemLayoutSizeFitting(
      CGSize(width: scroll.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return rounded(height)
  }

  private func rounded(_ length: CGFloat) -> CGFloat {
    let scale = max(environment.traits.displayScale, 1)
    return (length * scale).rounded() / scale
  }
}
