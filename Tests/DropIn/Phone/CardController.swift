import UIKit

/// A card that slides up over its screen; where it stands is one constraint's constant.
final class CardController: UIViewController {
  enum Position: CaseIterable {
    case collapsed, half, full
  }

  private enum Metrics {
    static let grabberSize = CGSize(width: 36, height: 5)
    static let cornerRadius: CGFloat = 16
    static let collapsedHeight: CGFloat = 120
  }

  private let dimmingView = UIView()
  private let cardView = UIView()
  private let grabber = UIView()
  private let contentStack = UIStackView()
  private var heightConstraint: NSLayoutConstraint!
  private(set) var position = Position.collapsed

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    setUpDimming()
    setUpCard()
    fill()
    let pan = UIPanGestureRecognizer { [weak self] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      self?.panned(pan)
    }
    cardView.addGestureRecognizer(pan)
  }

  func move(to position: Position, animated: Bool) {
    self.position = position
    heightConstraint.constant = height(at: position)
    let changes = {
      self.dimmingView.alpha = position == .full ? 0.4 : 0
      self.view.layoutIfNeeded()
    }
    guard animated else { return changes() }
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes
    )
  }

  private func height(at position: Position) -> CGFloat {
    switch position {
    case .collapsed: return Metrics.collapsedHeight
    case .half: return view.bounds.height / 2
    case .full: return view.bounds.height - view.safeAreaInsets.top - 20
    }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let wanted = heightConstraint.constant - pan.translation(in: view).y
    let nearest = Position.allCases.min {
      abs(height(at: $0) - wanted) < abs(height(at: $1) - wanted)
    }
    move(to: nearest ?? .collapsed, animated: true)
  }

  private func setUpDimming() {
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.frame = view.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(dimmingView)
  }

  private func setUpCard() {
    cardView.backgroundColor = .systemBackground
    cardView.layer.cornerRadius = Metrics.cornerRadius
    cardView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    cardView.layer.shadowColor = UIColor.black.cgColor
    cardView.layer.shadowOpacity = 0.2
    cardView.layer.shadowRadius = 8
    cardView.layer.shadowOffset = CGSize(width: 0, height: -2)
    cardView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 24,
      leading: 20,
      bottom: 20,
      trailing: 20
    )
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Metrics.grabberSize.height / 2
    contentStack.axis = .vertical
    contentStack.spacing = 8
    [cardView, grabber, contentStack].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(cardView)
    cardView.addSubview(grabber)
    cardView.addSubview(contentStack)
    heightConstraint = cardView.heightAnchor.constraint(equalToConstant: Metrics.collapsedHeight)
    NSLayoutConstraint.activate([
      heightConstraint,
      cardView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cardView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cardView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      grabber.widthAnchor.constraint(equalToConstant: Metrics.grabberSize.width),
      grabber.heightAnchor.constraint(equalToConstant: Metrics.grabberSize.height),
      grabber.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 8),
      grabber.centerXAnchor.constraint(equalTo: cardView.centerXAnchor),
      contentStack.topAnchor.constraint(equalTo: cardView.layoutMarginsGuide.topAnchor),
      contentStack.leadingAnchor.constraint(equalTo: cardView.layoutMarginsGuide.leadingAnchor),
      contentStack.trailingAnchor.constraint(equalTo: cardView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func fill() {
    let titleLabel = UILabel()
    titleLabel.text = "Botanical Garden"
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    let detailLabel = UILabel()
    detailLabel.text = "Open until 19:00 · 1.2 km away"
    detailLabel.textColor = .secondaryLabel
    let textLabel = UILabel()
    textLabel.text =
      "Greenhouses from five climates, an alpine garden, and a pond with a bench for each hour."
    textLabel.numberOfLines = 0
    [titleLabel, detailLabel, textLabel].forEach(contentStack.addArrangedSubview)
  }
}
