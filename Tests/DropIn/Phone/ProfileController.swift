import UIKit

/// A profile whose header is built of lazy closures, with a picture over the edge of a cover.
final class ProfileController: UIViewController {
  private lazy var coverView: GradientCover = {
    let view = GradientCover()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private lazy var pictureView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "person.fill"))
    view.backgroundColor = .systemGray5
    view.tintColor = .systemGray
    view.contentMode = .scaleAspectFit
    view.layer.borderColor = UIColor.systemBackground.cgColor
    view.layer.borderWidth = 4
    view.clipsToBounds = true
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private lazy var nameLabel: UILabel = makeLabel(.title1, .label, "Mole & Sons")
  private lazy var placeLabel: UILabel = makeLabel(
    .subheadline,
    .secondaryLabel,
    "Underhill, since 1987"
  )

  private lazy var followButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    configuration.image = UIImage(systemName: "plus")
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()

  private lazy var countsStack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [
      makeCount(128, "posts"), makeCount(3_401, "followers"), makeCount(87, "following"),
    ])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    [coverView, pictureView, nameLabel, placeLabel, followButton, countsStack]
      .forEach(view.addSubview)
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      coverView.topAnchor.constraint(equalTo: view.topAnchor),
      coverView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      coverView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      coverView.heightAnchor.constraint(equalTo: coverView.widthAnchor, multiplier: 9 / 16),
      pictureView.centerYAnchor.constraint(equalTo: coverView.bottomAnchor),
      pictureView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      pictureView.widthAnchor.constraint(equalToConstant: 96),
      pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor),
      followButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      followButton.topAnchor.constraint(
        equalToSystemSpacingBelow: coverView.bottomAnchor,
        multiplier: 1
      ),
      nameLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 12),
      nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      placeLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      placeLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      countsStack.topAnchor.constraint(equalTo: placeLabel.bottomAnchor, constant: 20),
      countsStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      countsStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pictureView.layer.cornerRadius = pictureView.bounds.width / 2
  }

  private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor, _ text: String) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func makeCount(_ number: Int, _ word: String) -> UIView {
    let label = UILabel()
    label.numberOfLines = 2
    label.textAlignment = .center
    let text = NSMutableAttributedString(
      string: "\(number)\n",
      attributes: [.font: UIFont.systemFont(ofSize: 20, weight: .bold)]
    )
    text.append(
      NSAttributedString(
        string: word,
        attributes: [
          .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
        ]
      )
    )
    label.attributedText = text
    return label
  }
}

private final class GradientCover: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
