import UIKit

/// An article that is read at any text size: its header turns round where letters are large.
final class ArticleController: UIViewController {
  private let headerStack = UIStackView()
  private let avatarView = UIImageView()
  private let authorLabel = UILabel()
  private let dateLabel = UILabel()
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()
  private var wideConstraints: [NSLayoutConstraint] = []
  private var narrowConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configure(titleLabel, style: .title1, text: "What the tide leaves behind")
    configure(authorLabel, style: .headline, text: "Field notes")
    configure(dateLabel, style: .caption1, text: "Six minutes to read")
    configure(
      bodyLabel,
      style: .body,
      text: "Twice a day the sea gives the beach back, and each time it has moved something."
    )
    dateLabel.textColor = .secondaryLabel
    avatarView.image = UIImage(systemName: "book.fill")
    avatarView.contentMode = .scaleAspectFit

    let names = UIStackView(arrangedSubviews: [authorLabel, dateLabel])
    names.axis = .vertical
    names.spacing = 2
    headerStack.addArrangedSubview(avatarView)
    headerStack.addArrangedSubview(names)
    headerStack.spacing = 12

    [titleLabel, headerStack, bodyLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    layOut()
    adapt()
  }

  private func configure(_ label: UILabel, style: UIFont.TextStyle, text: String) {
    label.font = UIFont.preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = text
  }

  private func layOut() {
    let readable = view.readableContentGuide
    let spacing = UIFontMetrics(forTextStyle: .body).scaledValue(for: 16)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor,
        multiplier: 2
      ),
      titleLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      headerStack.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: spacing),
      headerStack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      headerStack.trailingAnchor.constraint(lessThanOrEqualTo: readable.trailingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: headerStack.bottomAnchor, constant: spacing),
      bodyLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
    wideConstraints = [
      avatarView.widthAnchor.constraint(equalToConstant: 44),
      avatarView.heightAnchor.constraint(equalToConstant: 36),
    ]
    narrowConstraints = [
      avatarView.widthAnchor.constraint(equalToConstant: 72),
      avatarView.heightAnchor.constraint(equalToConstant: 60),
    ]
  }

  private func adapt() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    headerStack.axis = isLarge ? .vertical : .horizontal
    headerStack.alignment = isLarge ? .leading : .center
    NSLayoutConstraint.deactivate(isLarge ? wideConstraints : narrowConstraints)
    NSLayoutConstraint.activate(isLarge ? narrowConstraints : wideConstraints)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection?.preferredContentSizeCategory
    if traitCollection.preferredContentSizeCategory != before { adapt() }
  }
}
