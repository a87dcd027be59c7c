import SnapKit
import UIKit

/// A note as it lies among others: its title, how it begins, and a pin where it is to stay on top.
public final class NoteCard: UIView {
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let stripe = UIView()
  private let pin = UIImageView(image: UIImage(systemName: "pin.fill"))

  public var isPinned: Bool {
    get { !pin.isHidden }
    set { pin.isHidden = !newValue }
  }

  public init(title: String, text: String, color: UIColor = .systemOrange) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    stripe.backgroundColor = color
    stripe.layer.cornerRadius = 2
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.text = text
    textLabel.font = .preferredFont(forTextStyle: .subheadline)
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 2
    pin.tintColor = color
    pin.isHidden = true
    [stripe, titleLabel, textLabel, pin].forEach(addSubview)

    stripe.snp.makeConstraints { make in
      make.leading.verticalEdges.equalToSuperview().inset(14)
      make.width.equalTo(4)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().inset(14)
      make.leading.equalTo(stripe.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualTo(pin.snp.leading).offset(-8)
    }
    textLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.leading.equalTo(titleLabel)
      make.trailing.equalToSuperview().inset(16)
      make.bottom.equalToSuperview().inset(14)
    }
    pin.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(titleLabel)
      make.size.equalTo(16)
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a card is made in code") }
}
