import UIKit

/// A settings screen: nested stacks in a scroll view, no table.
final class SettingsController: UIViewController {
  private let scrollView = UIScrollView()

  private lazy var contentStack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    setUpScrollView()
    contentStack.addArrangedSubview(
      section("General", [toggle("Notifications", isOn: true), toggle("Sounds", isOn: false)])
    )
    contentStack.addArrangedSubview(
      section("Appearance", [choice("Text size", "Medium"), slider("Brightness", value: 0.6)])
    )
    contentStack.addArrangedSubview(
      section("About", [choice("Version", "4.2 (118)"), choice("Licences", "12")])
    )
  }

  private func setUpScrollView() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(contentStack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      contentStack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      contentStack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      contentStack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      contentStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      contentStack.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -32
      ),
    ])
  }

  private func section(_ title: String, _ rows: [UIView]) -> UIView {
    let header = UILabel()
    header.text = title.uppercased()
    header.font = .preferredFont(forTextStyle: .footnote)
    header.textColor = .secondaryLabel

    let card = UIStackView(arrangedSubviews: rows)
    card.axis = .vertical
    card.spacing = 12
    card.isLayoutMarginsRelativeArrangement = true
    card.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10

    let section = UIStackView(arrangedSubviews: [header, card])
    section.axis = .vertical
    section.spacing = 6
    return section
  }

  private func row(_ title: String, _ accessory: UIView) -> UIStackView {
    let label = UILabel()
    label.text = title
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    accessory.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, accessory])
    row.alignment = .center
    row.spacing = 12
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).isActive = true
    return row
  }

  private func toggle(_ title: String, isOn: Bool) -> UIView {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return row(title, toggle)
  }

  private func choice(_ title: String, _ value: String) -> UIView {
    let label = UILabel()
    label.text = value
    label.textColor = .secondaryLabel
    return row(title, label)
  }

  private func slider(_ title: String, value: Float) -> UIView {
    let slider = UISlider()
    slider.value = value
    slider.widthAnchor.constraint(equalToConstant: 160).isActive = true
    return row(title, slider)
  }
}
