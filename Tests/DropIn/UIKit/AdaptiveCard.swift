import UIKit

/// A view as somebody wrote it for many screens of a phone.
final class AdaptiveCard: UIView {
  let body = UIView()
  private(set) var events: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.translatesAutoresizingMaskIntoConstraints = false
    body.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }
    addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      body.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (card: AdaptiveCard, previous) in
      card.events.append("was \(previous.horizontalSizeClass)")
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    events.append("safe area \(safeAreaInsets.top)")
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    events.append("margins \(directionalLayoutMargins.leading)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else {
      return
    }
    events.append("\(traitCollection.userInterfaceStyle)")
  }
}

/// Whether there is much to be shown.
struct DensityTrait: UITraitDefinition {
  static let defaultValue = false
  static let affectsColorAppearance = false
}

extension UITraitCollection {
  var isDense: Bool { self[DensityTrait.self] }
}

extension UIMutableTraits {
  var isDense: Bool {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}
