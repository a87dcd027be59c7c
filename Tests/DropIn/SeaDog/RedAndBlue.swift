import SeaDog
import UIKit

/// The screen of SeaDog's complete example, its `#selector` being a closure.
final class RedAndBlue: UIViewController {
  private(set) lazy var redView = UIView()
  private(set) lazy var blueView = UIView()

  private lazy var viewConstraints = [
    redView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
    redView.bottomAnchor.constraint(
      equalTo: view.layoutMarginsGuide.bottomAnchor,
      priority: .defaultLow
    ),
    redView.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
    redView.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
    redView.heightAnchor.constraint(equalToConstant: 0, activationRule: .firstInvisible),

    blueView.topAnchor.constraintEqualToSystemSpacingBelow(
      redView.bottomAnchor,
      multiplier: 1,
      activationRule: .bothVisible
    ),
    blueView.topAnchor.constraint(
      equalTo: view.layoutMarginsGuide.topAnchor,
      priority: .defaultLow
    ),
    blueView.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    blueView.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
    blueView.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
    blueView.heightAnchor.constraint(
      equalTo: redView.heightAnchor,
      activationRule: .bothVisible
    ),
    blueView.heightAnchor.constraint(equalToConstant: 0, activationRule: .firstInvisible),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    addSubviews()
    view.setNeedsUpdateConstraints()
  }

  private func addSubviews() {
    view.layoutMargins = UIEdgeInsetsMake(15, 15, 15, 15)
    add(redView, .red)
    add(blueView, .blue)
  }

  private func add(_ card: UIView, _ color: UIColor) {
    card.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] gesture in self?.handleTapGesture(gesture) }
    )
    card.backgroundColor = color
    card.layer.cornerRadius = 5
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
  }

  override func updateViewConstraints() {
    NSLayoutConstraint.evaluateConstraints(viewConstraints)
    super.updateViewConstraints()
  }

  /// A tap hides the view, or shows the other one again.
  private func handleTapGesture(_ gesture: UIGestureRecognizer) {
    UIView.animate(withDuration: 1 / 3) { [weak self] in
      guard let redView = self?.redView, let blueView = self?.blueView else { return }

      if gesture.view == blueView {
        if redView.alpha == 0 {
          redView.alpha = 1
        } else {
          blueView.alpha = 0
        }
      }

      if gesture.view == redView {
        if blueView.alpha == 0 {
          blueView.alpha = 1
        } else {
          redView.alpha = 0
        }
      }

      self?.view.setNeedsUpdateConstraints()
      self?.view.layoutIfNeeded()
    }
  }
}
