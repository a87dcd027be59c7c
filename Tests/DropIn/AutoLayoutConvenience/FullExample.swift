import AutoLayoutConvenience
import Foundation
import UIKit

/// The views of the example at the top of the library's page.
struct FullExample {
  let titleLabel, subLabel: UILabel
  let closeButton, actionButton, cancelButton: UIButton
  let backgroundView: UIView

  /// All that can be told apart, from back to front.
  var views: [UIView] {
    [backgroundView, titleLabel, subLabel, actionButton, cancelButton, closeButton]
  }
}

extension UIView {
  /// Shows the example, which stands here letter by letter.
  func showFullExample() -> FullExample {
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

    return FullExample(
      titleLabel: titleLabel,
      subLabel: subLabel,
      closeButton: closeButton,
      actionButton: actionButton,
      cancelButton: cancelButton,
      backgroundView: backgroundView
    )
  }
}

extension UIButton {
  /// What the library's demo has, and its page takes for known.
  fileprivate static func platter(
    title: String,
    titleColor: UIColor = .black,
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
