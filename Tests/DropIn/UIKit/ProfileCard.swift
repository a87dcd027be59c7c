import UIKit

/// A card as people write one for a phone: lazy subviews, one method for each chapter.
final class ProfileCard: UIView {
  private enum Metrics {
    static let inset: CGFloat = 16
    static let avatar = CGSize(width: 40, height: 40)
  }

  lazy var avatarView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.cornerRadius = Metrics.avatar.width / 2
    view.layer.masksToBounds = true
    view.backgroundColor = .systemGray
    return view
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .natural
    label.lineBreakMode = .byTruncatingTail
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()

  var onTap: (() -> Void)?
  var name: String? {
    didSet { nameLabel.text = name }
  }

  private var heightConstraint: NSLayoutConstraint?
  private(set) var events: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  convenience init(name: String) {
    self.init(frame: .zero)
    self.name = name
    nameLabel.text = name
  }

  private func commonInit() {
    backgroundColor = .white
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    [avatarView, nameLabel].forEach(addSubview)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    setUpConstraints()
  }

  private func setUpConstraints() {
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.identifier = "minimum height"
    height.priority = UILayoutPriority(999)
    heightConstraint = height
    NSLayoutConstraint.activate([
      height,
      avatarView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      avatarView.centerYAnchor.constraint(equalTo: centerYAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: Metrics.avatar.width),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      avatarView.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
      nameLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: avatarView.trailingAnchor,
        multiplier: 1
      ),
      nameLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor
      ),
      nameLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
    ])
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override var tintColor: UIColor! { didSet { events.append("tintColor") } }
  override var isHidden: Bool { didSet { events.append("isHidden \(isHidden)") } }
  override var bounds: CGRect { didSet { if bounds != oldValue { events.append("bounds") } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    events.append("layoutSubviews \(avatarView.frame.width)")
  }

  override func updateConstraints() {
    heightConstraint?.constant = 56
    super.updateConstraints()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    events.append("tintColorDidChange")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    events.append(superview == nil ? "left" : "joined")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    events.append(window == nil ? "off screen" : "on screen")
  }

  func setCompact(_ isCompact: Bool, animated: Bool) {
    let changes = {
      self.nameLabel.alpha = isCompact ? 0 : 1
      self.avatarView.transform =
        isCompact ? CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: .pi) : .identity
      self.layoutIfNeeded()
    }
    guard animated else { return UIView.performWithoutAnimation(changes) }
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.beginFromCurrentState, .curveEaseOut],
      animations: changes
    ) { [weak self] finished in
      self?.events.append("finished \(finished)")
    }
  }
}
