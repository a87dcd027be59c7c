import Constrainer
import SeaDog
import UIKit

/// A note above a list, which a search hides; as it is written in every language mode.
final class Panel: UIView, LayoutConstraintDelegate {
  let note = UILabel()
  let list = UIView()
  var isSearching = false

  private lazy var rules = [
    note.topAnchor.constraint(equalTo: topAnchor, constant: 8),
    note.heightAnchor.constraint(equalToConstant: 0, activationRule: .firstInvisible),
    list.topAnchor.constraintEqualToSystemSpacingBelow(
      note.bottomAnchor,
      multiplier: 1,
      activationRule: .bothVisible
    ),
    list.topAnchor.constraint(equalTo: topAnchor, priority: .defaultLow),
    list.heightAnchor.constraint(
      lessThanOrEqualTo: heightAnchor,
      multiplier: 0.5,
      constant: 4,
      identifier: "half",
      activationRule: .delegate
    ),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [note, list] {
      addSubview(view)
      view.leading == leading + 16
      view.trailing == trailing - 16 ~ 999
    }
    note.height == 20 ~ .defaultHigh
    list.bottom == bottom ~ UILayoutPriority(500)
  }

  required init?(coder: NSCoder) { return nil }

  override func updateConstraints() {
    NSLayoutConstraint.evaluateConstraints(rules, delegate: self)
    super.updateConstraints()
  }

  func shouldActivateConstraint(_ constraint: NSLayoutConstraint) -> Bool {
    isSearching && constraint.identifier == "half"
  }
}
