import UIKit

/// A text view that grows with its text up to a height, then scrolls, and tells who watches it.
final class ComposerView: UIView, UITextViewDelegate {
  let textView = UITextView()
  private let placeholderLabel = UILabel()
  private let countLabel = UILabel()
  private var heightConstraint: NSLayoutConstraint!
  private var observation: NSKeyValueObservation?
  private let maximumHeight: CGFloat = 120
  private(set) var heights: [CGFloat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .secondarySystemBackground
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.backgroundColor = .systemBackground
    textView.layer.cornerRadius = 8
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    placeholderLabel.text = "Write a note"
    placeholderLabel.font = textView.font
    placeholderLabel.textColor = .placeholderText
    countLabel.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
    countLabel.textColor = .secondaryLabel
    for view in [textView, placeholderLabel, countLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    heightConstraint = textView.heightAnchor.constraint(equalToConstant: 36)
    NSLayoutConstraint.activate([
      heightConstraint,
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      textView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
      placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 9),
      countLabel.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 4),
      countLabel.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      countLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
    observation = textView.observe(\.bounds, options: [.new]) { [weak self] _, change in
      guard let height = change.newValue?.height, height != self?.heights.last else { return }
      self?.heights.append(height)
    }
    update()
  }

  func textViewDidChange(_ textView: UITextView) {
    update()
  }

  private func update() {
    placeholderLabel.isHidden = !textView.text.isEmpty
    countLabel.text = "\(textView.text.count)/280"
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    textView.layoutManager.ensureLayout(for: textView.textContainer)
    let used = textView.layoutManager.usedRect(for: textView.textContainer).height
    let wanted = ceil(used + textView.textContainerInset.top + textView.textContainerInset.bottom)
    heightConstraint.constant = min(max(wanted, 36), maximumHeight)
    textView.isScrollEnabled = wanted > maximumHeight
    super.updateConstraints()
  }

  override func layoutSubviews() {
    let widthBefore = textView.bounds.width
    super.layoutSubviews()
    if textView.bounds.width != widthBefore { setNeedsUpdateConstraints() }
  }
}
