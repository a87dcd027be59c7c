import Foundation
import Snapline
import SnaplineTesting
import Testing

/// The example at the top of the original library's page, as pictures that people looked at.
@Suite struct `The helpers' full example` {
  private static func platter(_ title: String, titleColor: Color = .label, ground: Color) -> Button
  {
    let button = Button(title: title, font: .preferredFont(forTextStyle: .headline), type: .system)
    button.setTitleColor(titleColor, for: .normal)
    button.backgroundColor = ground
    button.layer.cornerRadius = 8
    return button.constrain(height: 50)
  }

  /// The eight lines, on a root that stands for the screen.
  private static func screen(sentences: Int = 10) -> View {
    let text = String(repeating: "Sub label with a lot of text. ", count: sentences)
    let titleLabel = Label(text: "Title Label", textStyle: .largeTitle, alignment: .center)
    let subLabel = Label(text: text, textStyle: .body, alignment: .center)
    let closeButton = Button(type: .close)
    let backgroundView = View(backgroundColor: .systemGroupedBackground)
    let actionButton = platter("Add More Text", titleColor: .white, ground: .systemBlue)
    let cancelButton = platter("Revert", ground: .white.withAlphaComponent(0.6))
    let buttonSize = CGSize(width: 32, height: 32)
    let smallButtonSize = CGSize(width: 24, height: 24)
    let root = View(backgroundColor: .systemBackground)

    let content = View.verticallyStacked(
      View.verticallyStacked(titleLabel, subLabel, spacing: 4).verticallyCentered()
        .verticallyScrollable(),
      View.autoAdjustingVerticallyStacked(actionButton, cancelButton, spacing: 8)
    )
    backgroundView.addSubview(content, filling: .readableContent)
    root.addSubview(backgroundView, filling: .safeArea, insets: .all(32))
    View.if(.verticallyCompact) {
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
    return root
  }

  @Test func `on a phone and on a tablet is as it was accepted`() {
    assertSnapshot(of: Self.screen(), as: .image(on: "iPhone 16"), named: "phone")
    assertSnapshot(
      of: Self.screen(),
      as: .image(on: "iPhone 16", .landscape),
      named: "phone-landscape"
    )
    assertSnapshot(of: Self.screen(), as: .image(on: "iPad Pro 11"), named: "tablet")
    var traits = Traits.unspecified
    traits.preferredContentSizeCategory = .accessibilityLarge
    traits.layoutDirection = .rightToLeft
    traits.userInterfaceStyle = .dark
    assertSnapshot(
      of: Self.screen(),
      as: .image(on: "iPhone 16", traits: traits),
      named: "phone-large-leftward-dark"
    )
  }
}
