import UIKit

/// Views with content as they are shown live: this file is compiled with the tests, by them, and once more
/// under the names that Snapline itself has.
enum ContentSamples {
  static var all: [LayoutPreview] { plain.flatMap(\.everywhere) }

  private static let plain: [LayoutPreview] = [
    LayoutPreview("Weights", width: 320, height: 160) {
      stack(
        [UIFont.Weight.light, .regular, .semibold, .black].map {
          line("Quiet flows the river", $0)
        }
      )
    },
    LayoutPreview("Wrapped", width: 200) {
      let label = line(
        "Several lines of text that have to be broken, since no line is as long",
        .regular
      )
      label.numberOfLines = 0
      label.textAlignment = .center
      return label
    },
    LayoutPreview("Cut", width: 120, height: 40) {
      line("A line that is cut at its end", .medium)
    },
    LayoutPreview("Attributed", width: 300, height: 60) {
      let label = UILabel()
      let text = NSMutableAttributedString(string: "Red, and underlined, and far apart")
      text.addAttribute(
        .foregroundColor,
        value: UIColor.systemRed,
        range: NSRange(location: 0, length: 3)
      )
      text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 9, length: 10))
      text.addAttribute(.kern, value: 3, range: NSRange(location: 25, length: 9))
      label.attributedText = text
      return label
    },
    LayoutPreview("Buttons", width: 320, height: 140) {
      let plain = UIButton(type: .system)
      plain.setTitle("Plain", for: .normal)
      let filled = UIButton(configuration: .filled())
      filled.setTitle("Filled", for: .normal)
      let tinted = UIButton(configuration: .tinted())
      tinted.setTitle("Tinted", for: .normal)
      return stack([plain, filled, tinted])
    },
    LayoutPreview("Toggles", width: 260, height: 200, style: .dark) {
      let toggle = UISwitch()
      toggle.isOn = true
      let slider = UISlider()
      slider.value = 0.3
      let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
      segments.selectedSegmentIndex = 1
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = 0.6
      return stack([toggle, slider, segments, progress])
    },
    LayoutPreview("Field", width: 260, height: 60) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Where to?"
      return stack([field])
    },
    LayoutPreview("Symbols", width: 160, height: 60) {
      stack(
        ["star.fill", "heart", "bell"].map { UIImageView(image: UIImage(systemName: $0)) },
        .horizontal
      )
    },
    LayoutPreview("Corners and shadow", width: 200, height: 120) {
      let (ground, card) = (UIView(), UIView(frame: CGRect(x: 30, y: 20, width: 140, height: 80)))
      ground.backgroundColor = .secondarySystemBackground
      card.backgroundColor = .systemYellow
      card.layer.cornerRadius = 18
      card.layer.shadowOpacity = 0.4
      card.layer.shadowRadius = 9
      card.layer.shadowOffset = CGSize(width: 0, height: 6)
      card.layer.borderWidth = 2
      ground.addSubview(card)
      return ground
    },
    LayoutPreview("Turned", width: 160, height: 120) {
      let (ground, label) = (UIView(), line("Turned", .bold))
      label.frame = CGRect(x: 40, y: 40, width: 80, height: 40)
      label.transform = CGAffineTransform(rotationAngle: 0.3)
      ground.addSubview(label)
      return ground
    },
    LayoutPreview("Arabic", width: 240, height: 60, locale: "ar") {
      stack([line("من اليمين إلى اليسار", .regular), line("2026", .regular)], .horizontal)
    },
    LayoutPreview("Large text", width: 320, height: 120, textSize: .accessibilityLarge) {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.text = "Said for who reads it from afar"
      return label
    },
    LayoutPreview("Screen", on: "iPhone SE") {
      let screen = UIViewController()
      screen.title = "Today"
      screen.view.backgroundColor = .systemBackground
      return UINavigationController(rootViewController: screen)
    },
    LayoutPreview("Split screen", on: "iPad mini", landscape: true, style: .dark) {
      let screen = UIViewController()
      screen.view.backgroundColor = .systemGroupedBackground
      screen.view.addSubview(line("Lying", .heavy))
      return screen
    },
  ]

  static func line(_ text: String, _ weight: UIFont.Weight) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: weight))
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  static func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .vertical) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = 8
    stack.distribution = .equalSpacing
    return stack
  }
}
