//
//  BadgeView.swift
//  A number in a pill, and a corner of any view that holds one.
//

import CoreGraphics
import UIKit

@IBDesignable
open class BadgeView: UIView {
  @IBInspectable open var badgeColor: UIColor = .systemRed { didSet { setNeedsDisplay() } }
  @IBInspectable open var textColor: UIColor = .white { didSet { label.textColor = textColor } }
  @IBInspectable open var borderWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  @IBInspectable open var horizontalPadding: CGFloat = 6 {
    didSet { invalidateIntrinsicContentSize() }
  }

  @objc open dynamic var text: String? {
    get { label.text }
    set {
      label.text = newValue
      isHidden = newValue?.isEmpty ?? true
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .clear
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    label.textColor = textColor
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let height = ceil(size.height) + 2
    return CGSize(width: max(height, ceil(size.width) + 2 * horizontalPadding), height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let inset = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let pill = UIBezierPath(roundedRect: inset, cornerRadius: inset.height / 2)
    context.setFillColor(badgeColor.cgColor)
    context.addPath(pill.cgPath)
    context.fillPath()
    guard borderWidth > 0 else { return }
    UIColor.white.setStroke()
    pill.lineWidth = borderWidth
    pill.stroke()
  }
}

private var badgeKey: UInt8 = 0

extension UIView {
  /// The badge in the view's corner, made when it is first asked for.
  @objc public var badge: BadgeView {
    if let badge = objc_getAssociatedObject(self, &badgeKey) as? BadgeView { return badge }
    let badge = BadgeView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: trailingAnchor, constant: -4),
      badge.centerYAnchor.constraint(equalTo: topAnchor, constant: 4),
      badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
    ])
    objc_setAssociatedObject(self, &badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return badge
  }

  @objc public func removeBadge() {
    (objc_getAssociatedObject(self, &badgeKey) as? BadgeView)?.removeFromSuperview()
    objc_setAssociatedObject(self, &badgeKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
