import AutoLayoutConvenience
import Testing
import UIKit

@Suite struct `The page's full example on a phone` {
  private let window: UIWindow
  private let screen = UIView()
  private let example: FullExample

  init() throws {
    window = try #require(UIWindow(device: "iPhone 16"))
    example = screen.showFullExample()
    window.addSubview(screen, filling: .superview)
    window.layoutIfNeeded()
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: screen) }

  @Test func `stands as its text says`() {
    let ground = example.backgroundView.frame
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    #expect(ground == safe.insetBy(dx: 32, dy: 32))
    // The close button has its middle on the ground's first corner, and the buttons lie in a column.
    #expect(example.closeButton.frame.size == CGSize(width: 32, height: 32))
    #expect(example.closeButton.center == .zero)
    let (action, cancel) = (frame(of: example.actionButton), frame(of: example.cancelButton))
    #expect(cancel.minY == action.maxY + 8 && cancel.maxY == ground.maxY - 8)
    // The labels stand in the middle of what the buttons leave of the readable content.
    let labels = frame(of: example.titleLabel).union(frame(of: example.subLabel))
    #expect(abs(labels.midY - (ground.minY + 8 + action.minY) / 2) < 1)
    #expect(window.layoutDiagnostics.isEmpty)
  }

  @Test func `lies with its buttons beside each other, and scrolls`() throws {
    window.orientation = .landscape
    window.layoutIfNeeded()
    let ground = example.backgroundView.frame
    #expect(example.closeButton.frame.size == CGSize(width: 24, height: 24))
    #expect(example.closeButton.center == CGPoint(x: ground.width, y: 0))
    let (action, cancel) = (frame(of: example.actionButton), frame(of: example.cancelButton))
    #expect(action.minY == cancel.minY && action.width == cancel.width)
    #expect(cancel.minX == action.maxX + 8)
    let scroll = try #require(screen.firstScrollableView)
    #expect(scroll.contentSize.height == scroll.bounds.height)
    example.subLabel.text = String(repeating: "Sub label with a lot of text. ", count: 60)
    window.layoutIfNeeded()
    #expect(scroll.contentSize.height > scroll.bounds.height)
    #expect(frame(of: example.actionButton) == action)
    #expect(window.layoutDiagnostics.isEmpty)
  }

  @Test func `stands as at first once its text is what it was, and the phone too`() throws {
    let text = example.subLabel.text
    let wanted = example.views.map(frame)
    let scroll = try #require(screen.firstScrollableView)
    for _ in 0..<2 {
      example.subLabel.text = String(repeating: "Sub label with a lot of text. ", count: 90)
      window.layoutIfNeeded()
      #expect(scroll.contentSize.height > scroll.bounds.height)
      window.orientation = .landscape
      window.layoutIfNeeded()
      example.subLabel.text = text
      window.layoutIfNeeded()
      #expect(scroll.contentSize.height == scroll.bounds.height)
      window.orientation = .portrait
      window.layoutIfNeeded()
      #expect(example.views.map(frame) == wanted)
    }
  }
}
