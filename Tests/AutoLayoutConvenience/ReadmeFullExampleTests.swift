import AutoLayoutConvenience
import Testing
import UIKit

/// The example at the top of the library's page, letter by letter.
@Suite struct `The page's full example on a phone` {
  @Test func `stands as its text says`() throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    let screen = FullExample(frame: .zero)
    window.addSubview(screen, filling: .superview)
    window.layoutIfNeeded()
    let ground = screen.backgroundView.frame
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    #expect(ground == safe.insetBy(dx: 32, dy: 32))
    // The close button has its middle on the ground's first corner, and the buttons lie in a column.
    #expect(screen.closeButton.frame.size == CGSize(width: 32, height: 32))
    #expect(screen.closeButton.center == .zero)
    let (action, cancel) = (
      screen.frame(of: screen.actionButton), screen.frame(of: screen.cancelButton)
    )
    #expect(cancel.minY == action.maxY + 8 && cancel.maxY == ground.maxY - 8)
    // The labels stand in the middle of what the buttons leave of the readable content.
    let labels = screen.frame(of: screen.titleLabel).union(screen.frame(of: screen.subLabel))
    #expect(abs(labels.midY - (ground.minY + 8 + action.minY) / 2) < 1)
    #expect(window.layoutDiagnostics.isEmpty)
  }

  @Test func `lies with its buttons beside each other, and scrolls`() throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    let screen = FullExample(frame: .zero)
    window.addSubview(screen, filling: .superview)
    window.layoutIfNeeded()
    window.orientation = .landscape
    window.layoutIfNeeded()
    let ground = screen.backgroundView.frame
    #expect(screen.closeButton.frame.size == CGSize(width: 24, height: 24))
    #expect(screen.closeButton.center == CGPoint(x: ground.width, y: 0))
    let (action, cancel) = (
      screen.frame(of: screen.actionButton), screen.frame(of: screen.cancelButton)
    )
    #expect(action.minY == cancel.minY && action.width == cancel.width)
    #expect(cancel.minX == action.maxX + 8)
    let scroll = try #require(screen.firstScrollableView)
    #expect(scroll.contentSize.height == scroll.bounds.height)
    screen.subLabel.text = String(repeating: "Sub label with a lot of text. ", count: 60)
    window.layoutIfNeeded()
    #expect(scroll.contentSize.height > scroll.bounds.height)
    #expect(screen.frame(of: screen.actionButton) == action)
    #expect(window.layoutDiagnostics.isEmpty)
  }
}

private final class FullExample: UIView {
  let titleLabel = UILabel(text: "Title Label", textStyle: .largeTitle, alignment: .center)
  let subLabel = UILabel(
    text: String(repeating: "Sub label with a lot of text. ", count: 10),
    textStyle: .body,
    alignment: .center
  )
  let closeButton = UIButton(type: .close)
  let backgroundView = UIView(backgroundColor: .systemGroupedBackground)
  let actionButton = UIButton.platter(title: "Add More Text", titleColor: .white)
  let cancelButton = UIButton.platter(title: "Revert", backgroundColor: .white)
  let buttonSize = CGSize(width: 32, height: 32)
  let smallButtonSize = CGSize(width: 24, height: 24)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let content = UIView.verticallyStacked(
      UIView.verticallyStacked(titleLabel, subLabel, spacing: 4).verticallyCentered()
        .verticallyScrollable(),
      UIView.autoAdjustingVerticallyStacked(actionButton, cancelButton, spacing: 8)
    )

    backgroundView.addSubview(content, filling: .readableContent)
    addSubview(backgroundView, filling: .safeArea, insets: .all(32))
    UIView.if(.verticallyCompact) {
      backgroundView.addSubview(
        closeButton.constrain(size: smallButtonSize),
        pinning: .center,
        to: .topTrailing
      )
    } else: {
      backgroundView.addSubview(
        closeButton.constrain(size: buttonSize),
        pinning: .center,
        to: .topLeading
      )
    }
  }

  required init?(coder: NSCoder) { nil }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: self) }
}

extension UIButton {
  /// What the library's demo has, and its page takes for known.
  fileprivate static func platter(
    title: String,
    titleColor: UIColor = .label,
    backgroundColor: UIColor = .systemBlue
  ) -> UIButton {
    let button = UIButton(
      title: title,
      font: .preferredFont(forTextStyle: .headline),
      type: .system
    )
    button.setTitleColor(titleColor, for: .normal)
    button.backgroundColor = backgroundColor
    button.layer.cornerRadius = 8
    return button.constrain(height: 50)
  }
}
