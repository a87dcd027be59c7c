import Foundation
import SnaplineGeometry

/// What a scroll view knows of its content.
final class ScrollContent {
  let guide = LayoutGuide()
  /// The size that holds: as it was solved, or as it was set.
  var size = CGSize.zero
  /// What pulls the content to the size that was set, where no constraint says another one.
  var wishes: (width: LayoutConstraint, height: LayoutConstraint)?
  /// Whether the class of the view measures its content, which no constraint in it makes larger.
  var isMeasured = false
  /// Whether a solved size is being taken over.
  var isSettling = false
  var inset = EdgeInsets.zero
  /// The room above the content of what tells that it is loaded anew.
  var refreshRoom: CGFloat = 0
  /// The inset with the safe area's part, as it was told of last.
  var adjustedInset = EdgeInsets.zero
  var zoomScale: CGFloat = 1
  /// What holds the content to something outside.
  var crossing = CrossingConstraints()
  /// What the offset was brought within last.
  var limits: Limits?

  /// What decides how far content may be scrolled.
  struct Limits: Equatable {
    var content: CGSize
    var view: CGSize
  }
}

extension ScrollView {
  /// Weaker than any wish that an author has.
  private static let wish = LayoutPriority(0.5)

  func prepareContent() {
    flags.insert(.clips)
    let guide = content.guide
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guide.isOwn = true
    add(guide)
    node.contentArea = guide.node
    for attribute in [LayoutConstraint.Attribute.left, .top] {
      _ = tie(.contentOrigin, guide.node, attribute, .equal, node, attribute)
    }
    let wish = { [self] (attribute: LayoutConstraint.Attribute) in
      tie(.contentSize, guide.node, attribute, .equal, nil, at: Self.wish)
    }
    content.wishes = (wish(.width), wish(.height))
  }

  func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      return root.report(.notFiniteNumber("content size", of: self))
    }
    if !content.isSettling {
      content.wishes?.width.constant = size.width
      content.wishes?.height.constant = size.height
    }
    guard size != content.size else { return }
    content.size = size
    adjustInset()
    markForLayout()
    memberChanged()
  }

  /// Has the content measured as that of a new view: what was solved before may decide the view's own size.
  package func forgetMeasuredContent() {
    guard !content.isMeasured, let wishes = content.wishes else { return }
    content.isSettling = true
    contentSize = CGSize(width: wishes.width.constant, height: wishes.height.constant)
    content.isSettling = false
  }

  /// Takes the content's solved size over, and brings the offset within what can be scrolled.
  func settleContent() {
    takeSolvedSize()
    adjustInset()
    let limits = ScrollContent.Limits(content: content.size, view: box.size)
    guard limits != content.limits else { return }
    content.limits = limits
    // Content of no size may be frames alone, which nobody measured.
    if content.size != .zero { contentOffset = withinLimits(contentOffset) }
    // What reaches under bars may be another part now, though nothing was scrolled.
    announceScrolling()
  }

  private func takeSolvedSize() {
    let guide = content.guide.node
    guard !content.isMeasured, let awaitsAnswer = guide.awaitsAnswer else { return }
    // What was solved before the last edits is no answer to them.
    guard !awaitsAnswer else { return markForLayout() }
    let size = guide.snappedFrame.size
    guard size != content.size else { return }
    content.isSettling = true
    contentSize = size
    content.isSettling = false
  }

  /// The nearest offset at which the view shows as much of the content and its insets as it can.
  private func withinLimits(_ offset: CGPoint) -> CGPoint {
    let inset = content.adjustedInset
    func bounded(_ offset: CGFloat, _ before: CGFloat, _ after: CGFloat, _ room: CGFloat) -> CGFloat
    {
      min(max(offset, -before), max(-before, after - room))
    }
    return CGPoint(
      x: bounded(offset.x, inset.left, content.size.width + inset.right, box.width),
      y: bounded(offset.y, inset.top, content.size.height + inset.bottom, box.height)
    )
  }

  func offset(showing rect: CGRect) -> CGPoint {
    guard rect.isFinite, !rect.isNull else {
      root.report(.notFiniteNumber("rectangle to show", of: self))
      return contentOffset
    }
    let inset = content.adjustedInset
    func moved(_ offset: CGFloat, _ room: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      // What doesn't fit shows its start.
      if start < offset || end - start > room { return start }
      return end > offset + room ? end - room : offset
    }
    let rect = rect.standardized
    let x = moved(
      contentOffset.x + inset.left,
      box.width - inset.left - inset.right,
      rect.minX,
      rect.maxX
    )
    let y = moved(
      contentOffset.y + inset.top,
      box.height - inset.top - inset.bottom,
      rect.minY,
      rect.maxY
    )
    return withinLimits(CGPoint(x: x - inset.left, y: y - inset.top))
  }

  // MARK: Insets

  func setContentInset(_ inset: EdgeInsets) {
    guard inset != content.inset else { return }
    guard inset.isFinite else { return root.report(.notFiniteNumber("content inset", of: self)) }
    content.inset = inset
    adjustInset()
    memberChanged()
  }

  /// Brings the adjusted inset in step with what it is made of.
  ///
  /// Content that stands at its start stays there.
  func adjustInset() {
    let old = content.adjustedInset
    var new = content.inset.adding(systemInset)
    new.top += content.refreshRoom
    guard new != old else { return }
    content.adjustedInset = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    content.limits = nil
    if offset != contentOffset { contentOffset = offset }
    markForLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// What the safe area adds.
  private var systemInset: EdgeInsets {
    var inset = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return inset
    case .automatic, .scrollableAxes: break
    }
    let own = content.inset
    let isWide = content.size.width + own.left + own.right > box.width
    let isHigh = content.size.height + own.top + own.bottom > box.height
    if !alwaysBounceHorizontal, !isWide { (inset.left, inset.right) = (0, 0) }
    if !alwaysBounceVertical, !isHigh, !makesRoomForBars { (inset.top, inset.bottom) = (0, 0) }
    return inset
  }

  /// Whether this is what a screen under bars scrolls: content that fits stands below them too.
  private var makesRoomForBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic,
      let controller = controller ?? parent?.controller, controller.contentScrollView === self
    else { return false }
    return controller.parent is any BarContainer
  }

  // MARK: Zoom

  func zoom(to scale: CGFloat) {
    guard scale.isFinite else { return root.report(.notFiniteNumber("zoom scale", of: self)) }
    let bounded = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard bounded != content.zoomScale else { return }
    content.zoomScale = bounded
    scrollDelegate?.scrollViewDidZoom(self)
    let view = scrollDelegate?.viewForZooming(in: self)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: bounded)
  }
}
