import SnapKit
import UIKit

/// A note as it lies among others: its title, how it begins, and a pin where it is to stay on top.
public final class NoteCard: UIView {
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let pin = UIImageView(image: UIImage(systemName: "pin.fill"))

  public var isPinned: Bool {
    get { !pin.isHidden }
    set { pin.isHidden = !newValue }
  }

  public init(title: String, text: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.text = text
    textLabel.font = .preferredFont(forTextStyle: .subheadline)
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 2
    pin.tintColor = .systemOrange
    pin.isHidden = true
    [titleLabel, textLabel, pin].forEach(addSubview)

    titleLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(12)
      make.trailing.lessThanOrEqualTo(pin.snp.leading).offset(-8)
    }
    textLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.horizontalEdges.equalToSuperview().inset(12)
      make.bottom.lessThanOrEqualToSuperview().inset(12)
    }
    pin.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(12)
      make.centerY.equalTo(titleLabel)
      make.size.equalTo(16)
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a card is made in code") }
}
