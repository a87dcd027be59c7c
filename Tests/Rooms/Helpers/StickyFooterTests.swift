import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@Suite struct `A sticky footer` {
  /// A scroll view of 300 by 400 with content of a height, and a footer of 30.
  private func scroll(content height: CGFloat) -> StickyFooterScrollView {
    let scroll = StickyFooterScrollView(frame: CGRect(0, 0, 300, 400))
    scroll.environment.traits.displayScale = 1
    scroll.environment.safeArea = EdgeInsets(bottom: 20)
    let content = View().constrain(width: 300, height: height)
    scroll.addSubview(content, filling: .scrollContent)
    scroll.stickyFooterView.addSubview(
      View().constrain(height: 30),
      filling: .superview
    )
    scroll.layoutIfNeeded()
    return scroll
  }

  private func top(of scroll: StickyFooterScrollView) -> CGFloat {
    scroll.layoutIfNeeded()
    let footer = scroll.stickyFooterView
    return footer.convert(footer.bounds, to: scroll).minY - scroll.contentOffset.y
  }

  @Test func `follows short content, and sticks where content goes on below`() {
    let short = scroll(content: 100)
    #expect(top(of: short) == 100 && short.stickyFooterView.state == .followingContent)
    #expect(short.contentInset.bottom == 30)
    let long = scroll(content: 1_000)
    #expect(top(of: long) == 350)
    #expect(long.stickyFooterView.state == .stickingToBottomOfSafeArea)
    long.contentOffset.y = 650
    #expect(top(of: long) == 350)
    long.contentOffset.y = 700
    #expect(top(of: long) == 300 && !long.stickyFooterView.state.isSticking)
  }

  @Test func `stands by its mode`() {
    for (mode, height, expected) in [
      (StickyFooterView.Mode.alwaysOnBottom, 100, 350), (.alwaysBelowContent, 1_000, 1_000),
      (.onBottomWhenNotOverlappingContent, 100, 350),
      (.onBottomWhenNotOverlappingContent, 1_000, 1_000),
    ] as [(StickyFooterView.Mode, CGFloat, CGFloat)] {
      let scroll = scroll(content: height)
      scroll.stickyFooterView.mode = mode
      #expect(top(of: scroll) == expected, "\(mode)")
    }
  }

  @Test func `sticks as well where the content ends at its place`() {
    for (mode, height, sticks) in [
      (StickyFooterView.Mode.onBottomWhenNotOverlappingContent, 370, true),
      (.onBottomWhenNotOverlappingContent, 371, false), (.alwaysBelowContent, 370, false),
    ] as [(StickyFooterView.Mode, CGFloat, Bool)] {
      let scroll = scroll(content: height)
      scroll.stickyFooterView.mode = mode
      #expect(top(of: scroll) == (sticks ? 350 : height), "\(mode)")
      #expect(scroll.stickyFooterView.state.isSticking == sticks)
    }
  }

  @Test func `is measured with the margins of its place`() {
    let scroll = scroll(content: 1_000)
    scroll.contentInsetAdjustmentBehavior = .never
    let footer = scroll.stickyFooterView
    for view in footer.subviews { view.removeFromSuperview() }
    footer.preservesSuperviewLayoutMargins = false
    footer.layoutMargins = .zero
    footer.addSubview(View().constrain(height: 30), filling: .layoutMargins)
    #expect(top(of: scroll) == 350 && scroll.contentInset.bottom == 30)
    scroll.contentOffset.y = 630
    footer.mode = .alwaysBelowContent
    // Its lower end lies in the safe area now.
    _ = top(of: scroll)
    #expect(footer.bounds.height == scroll.contentInset.bottom)
    footer.mode = .alwaysOnBottom
    #expect(top(of: scroll) == 350)
    #expect(footer.bounds.height == 30 && scroll.contentInset.bottom == 30)
  }

  @Test func `has content shine through while it sticks, unless it is told not to`() throws {
    let long = scroll(content: 1_000)
    let footer = long.stickyFooterView
    let material = try #require(
      footer.superview?.subviews.lazy.compactMap { $0 as? VisualEffectView }.first
    )
    #expect(top(of: long) == 350 && material.effect == footer.stickingBlurEffect)
    #expect(footer.stickingBlurEffect == BlurEffect(style: .systemChromeMaterial))
    #expect(footer.superview?.subviews.last === footer)
    long.contentOffset.y = 700
    #expect(top(of: long) == 300 && material.effect == nil)
    long.contentOffset.y = 0
    footer.stickingBlurEffect = nil
    #expect(top(of: long) == 350 && material.effect == nil)
    footer.stickingBackgroundColor = .red
    #expect(footer.superview?.backgroundColor == .red)
    let newer = scroll(content: 1_000)
    newer.environment.metrics = .iOS26
    #expect(newer.stickyFooterView.stickingBlurEffect == nil)
  }

  @Test func `stays above the keyboard, and has content stand where it is told to`() {
    let long = scroll(content: 1_000)
    var changes = 0
    long.stickyFooterView.stateDidChangeCallback = { changes += 1 }
    long.stickyFooterView.spacingToKeyboard = 5
    long.environment.keyboardHeight = 150
    #expect(top(of: long) == 215)
    #expect(long.stickyFooterView.state == .stickingToBottomOfKeyboard && changes == 1)
    let short = scroll(content: 100)
    short.stickyFooterView.fittingScrollableContentVerticalAlignment = .bottom
    short.layoutIfNeeded()
    #expect(short.contentInset.top == 250)
  }
}
