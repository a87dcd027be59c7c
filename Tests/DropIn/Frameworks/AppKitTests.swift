import Testing

#if os(iOS)
  import UIKit
  private typealias PlatformView = UIView
#else
  import AppKit
  private typealias PlatformView = NSView
#endif

@Suite struct `A file that imports AppKit beside a phone` {
  @Test func `has the names that layout code gives a Mac`() {
    let (view, guide) = (PlatformView(), NSLayoutGuide())
    view.addLayoutGuide(guide)
    let priority = NSLayoutConstraint.Priority(rawValue: 251)
    let orientation = NSLayoutConstraint.Orientation.vertical
    view.setContentHuggingPriority(priority, for: orientation)
    #expect(view.contentHuggingPriority(for: orientation) == priority)
    #expect(view.layoutGuides == [guide] && NSColor.systemRed == UIColor.systemRed)
    #expect(NSStackView(arrangedSubviews: [view]).arrangedSubviews == [view])
  }
}
