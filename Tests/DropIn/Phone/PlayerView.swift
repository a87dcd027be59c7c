import SnapKit
import UIKit

/// A player that is large or small; the maker makes its constraints anew for each.
final class PlayerView: UIView {
  private let artworkView = UIView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let elapsedLabel = UILabel()
  private let remainingLabel = UILabel()
  private let controls = UIStackView()
  private var progressHeight: Constraint?

  var isExpanded = true {
    didSet {
      guard isExpanded != oldValue else { return }
      remakeConstraints()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    artworkView.backgroundColor = .systemIndigo
    artworkView.layer.cornerRadius = 8
    titleLabel.text = "Slow Rivers"
    titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
    artistLabel.text = "The Lanterns"
    artistLabel.textColor = .secondaryLabel
    progressView.progress = 0.4
    for (label, text) in [(elapsedLabel, "1:37"), (remainingLabel, "-2:25")] {
      label.text = text
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .tertiaryLabel
    }
    for name in ["backward.fill", "play.fill", "forward.fill"] {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      button.tintColor = .label
      controls.addArrangedSubview(button)
    }
    controls.distribution = .fillEqually
    [artworkView, titleLabel, artistLabel, progressView, elapsedLabel, remainingLabel, controls]
      .forEach(addSubview)
    progressView.snp.makeConstraints { make in
      progressHeight = make.height.equalTo(4).constraint
    }
    remakeConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func remakeConstraints() {
    isExpanded ? remakeLarge() : remakeSmall()
    progressHeight?.update(offset: isExpanded ? 4 : 2)
    progressHeight?.activate()
    elapsedLabel.isHidden = !isExpanded
    remainingLabel.isHidden = !isExpanded
    artistLabel.font = .systemFont(ofSize: isExpanded ? 17 : 13)
  }

  private func remakeLarge() {
    artworkView.snp.remakeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(24)
      make.height.equalTo(artworkView.snp.width)
    }
    titleLabel.snp.remakeConstraints { make in
      make.top.equalTo(artworkView.snp.bottom).offset(20)
      make.leading.trailing.equalTo(artworkView)
    }
    artistLabel.snp.remakeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(2)
      make.leading.trailing.equalTo(titleLabel)
    }
    progressView.snp.remakeConstraints { make in
      make.top.equalTo(artistLabel.snp.bottom).offset(20)
      make.leading.trailing.equalTo(artworkView)
      progressHeight = make.height.equalTo(4).constraint
    }
    elapsedLabel.snp.remakeConstraints { make in
      make.top.equalTo(progressView.snp.bottom).offset(6)
      make.leading.equalTo(progressView)
    }
    remainingLabel.snp.remakeConstraints { make in
      make.firstBaseline.equalTo(elapsedLabel)
      make.trailing.equalTo(progressView)
    }
    controls.snp.remakeConstraints { make in
      make.top.equalTo(elapsedLabel.snp.bottom).offset(12)
      make.leading.trailing.equalTo(artworkView)
      make.height.equalTo(44)
      make.bottom.lessThanOrEqualTo(safeAreaLayoutGuide).inset(16)
    }
  }

  private func remakeSmall() {
    artworkView.snp.remakeConstraints { make in
      make.leading.equalToSuperview().offset(12)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 44, height: 44))
    }
    titleLabel.snp.remakeConstraints { make in
      make.top.equalTo(artworkView).offset(-1)
      make.leading.equalTo(artworkView.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualTo(controls.snp.leading).offset(-8)
    }
    artistLabel.snp.remakeConstraints { make in
      make.bottom.equalTo(artworkView).offset(1)
      make.leading.equalTo(titleLabel)
    }
    controls.snp.remakeConstraints { make in
      make.trailing.equalToSuperview().inset(12)
      make.centerY.equalToSuperview()
      make.width.equalTo(132).priority(.high)
    }
    progressView.snp.remakeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      progressHeight = make.height.equalTo(2).constraint
    }
    elapsedLabel.snp.remakeConstraints { make in make.leading.bottom.equalToSuperview() }
    remainingLabel.snp.remakeConstraints { make in make.trailing.bottom.equalToSuperview() }
  }
}
