import UIKit

/// A control that draws itself and counts with touches.
final class RatingControl: UIControl {
  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      setNeedsDisplay()
      accessibilityValue = "\(rating) of \(maximum)"
      sendActions(for: .valueChanged)
    }
  }

  var maximum = 5 {
    didSet { invalidateIntrinsicContentSize() }
  }

  var spacing: CGFloat = 6 {
    didSet { invalidateIntrinsicContentSize() }
  }

  private let side: CGFloat = 28

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Rating"
    setContentHuggingPriority(.required, for: .vertical)
  }

  override var intrinsicContentSize: CGSize {
    let count = CGFloat(maximum)
    return CGSize(width: count * side + (count - 1) * spacing, height: side)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    for index in 0..<maximum {
      let origin = CGPoint(x: CGFloat(index) * (side + spacing), y: (bounds.height - side) / 2)
      let star = star(in: CGRect(origin: origin, size: CGSize(width: side, height: side)))
      (index < rating ? tintColor : UIColor.systemGray4).setFill()
      star.fill()
    }
  }

  private func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for corner in 0..<10 {
      let radius = corner % 2 == 0 ? rect.width / 2 : rect.width / 5
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      corner == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  private func update(with touch: UITouch) {
    let x = touch.location(in: self).x
    rating = min(max(Int((x / (side + spacing)).rounded(.up)), 0), maximum)
  }
}

/// A review with the control above its text.
final class ReviewView: UIView {
  let ratingControl = RatingControl()
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    titleLabel.text = "How was your stay?"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    bodyLabel.text = "Tap a star to rate the room. You can add a few words afterwards."
    bodyLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    ratingControl.tintColor = .systemOrange
    let stack = UIStackView(arrangedSubviews: [titleLabel, ratingControl, bodyLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 12
    stack.frame.origin = CGPoint(x: 20, y: 20)
    stack.frame.size = stack.systemLayoutSizeFitting(
      CGSize(width: bounds.width - 40, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError() }
}
