import UIKit

/// A banner that drops in, is replaced and goes, in blocks of animations within each other.
final class BannerController: UIViewController {
  private let contentLabel = UILabel()
  private let banner = UIView()
  private let iconView = UIImageView(image: UIImage(systemName: "bell.fill"))
  private let messageLabel = UILabel()
  private var shownConstraint: NSLayoutConstraint!
  private var hiddenConstraint: NSLayoutConstraint!
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    contentLabel.text = "Nothing new"
    contentLabel.textColor = .tertiaryLabel
    banner.backgroundColor = .systemPurple
    banner.layer.cornerRadius = 14
    banner.layer.cornerCurve = .continuous
    iconView.tintColor = .white
    messageLabel.textColor = .white
    messageLabel.numberOfLines = 2
    for subview in [contentLabel, banner, iconView, messageLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(contentLabel)
    view.addSubview(banner)
    banner.addSubview(iconView)
    banner.addSubview(messageLabel)
    shownConstraint = banner.topAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.topAnchor,
      constant: 8
    )
    hiddenConstraint = banner.bottomAnchor.constraint(equalTo: view.topAnchor, constant: -8)
    NSLayoutConstraint.activate([
      contentLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      contentLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      hiddenConstraint,
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      banner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      iconView.leadingAnchor.constraint(equalTo: banner.leadingAnchor, constant: 16),
      iconView.centerYAnchor.constraint(equalTo: banner.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 24),
      iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor),
      messageLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      messageLabel.trailingAnchor.constraint(equalTo: banner.trailingAnchor, constant: -16),
      messageLabel.topAnchor.constraint(equalTo: banner.topAnchor, constant: 14),
      messageLabel.bottomAnchor.constraint(equalTo: banner.bottomAnchor, constant: -14),
    ])
  }

  func show(_ message: String) {
    messageLabel.text = message
    view.layoutIfNeeded()
    hiddenConstraint.isActive = false
    shownConstraint.isActive = true
    UIView.animate(
      withDuration: 0.5,
      delay: 0.1,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0.5,
      options: .curveEaseOut,
      animations: {
        self.log.append("drops in for \(UIView.inheritedAnimationDuration) s")
        self.view.layoutIfNeeded()
      },
      completion: { finished in
        self.log.append("is shown: \(finished)")
        self.ring()
      }
    )
  }

  private func ring() {
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.iconView.transform = CGAffineTransform(rotationAngle: .pi / 8)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.iconView.transform = .identity
      }
    } completion: { _ in
      self.log.append("rang")
    }
  }

  func replaceMessage(with message: String) {
    UIView.transition(with: messageLabel, duration: 0.2, options: .transitionCrossDissolve) {
      self.messageLabel.text = message
    }
    let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.9) {
      self.banner.backgroundColor = .systemPink
    }
    animator.addCompletion { position in
      self.log.append(position == .end ? "is pink" : "is as before")
    }
    animator.startAnimation()
    UIView.performWithoutAnimation {
      self.log.append("animates: \(UIView.areAnimationsEnabled)")
      self.contentLabel.alpha = 0.5
    }
  }
}
