import UIKit

/// A label with room around its text, by its size alone.
final class RoomyLabel: UILabel {
  var room = CGSize(width: 16, height: 10)

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + room.width, height: size.height + room.height)
  }
}

/// A label with room around its text, by where the text stands.
final class InsetLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

  override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let inner = bounds.inset(by: insets)
    let text = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
    let outwards = UIEdgeInsets(
      top: -insets.top,
      left: -insets.left,
      bottom: -insets.bottom,
      right: -insets.right
    )
    return text.inset(by: outwards)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

/// A text view that grows with its text up to a height, and is cut off there.
class CappedTextView: UITextView {
  var cap: CGFloat = 60

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height = min(size.height, cap)
    return size
  }
}

/// A text view that begins to scroll as it is asked for its size and has reached the greatest one.
final class SwitchingTextView: UITextView {
  var cap: CGFloat = 60

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    if size.height == UIView.noIntrinsicMetric {
      let insets = textContainerInset
      size.height = layoutManager.usedRect(for: textContainer).height + insets.top + insets.bottom
    }
    let isFull = size.height > cap
    if isFull { size.height = cap }
    if isScrollEnabled != isFull { isScrollEnabled = isFull }
    return size
  }
}

/// A button that is high enough for a finger.
final class FingerButton: UIButton {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: max(44, size.height + 3))
  }
}
