import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// A choice of an alert, as wide as the place that it stands in.
final class AlertButton: Control {
  private let label = Label()
  private let isDestructive: Bool

  /// The distance of the words from both sides.
  private static let margin: CGFloat = 8

  init(_ action: AlertAction, isBold: Bool, in look: AlertLook) {
    isDestructive = action.style == .destructive
    super.init(frame: .zero)
    label.text = action.title
    label.font = look.buttonFont(isBold: isBold)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.textAlignment = .center
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    isAccessibilityElement = true
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    addAction(
      Action { [weak action] _ in
        guard let action else { return }
        action.alert?.choose(action)
      },
      for: .touchUpInside
    )
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: look.buttonHeight),
      heightAnchor.constraint(greaterThanOrEqualTo: label.heightAnchor, constant: 2 * Self.margin),
    ])
    let height = heightAnchor.constraint(equalToConstant: look.buttonHeight)
    height.priority = .defaultLow
    height.isActive = true
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the button is where none of its words are made smaller.
  var wantedWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.margin }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : tintColor
  }
}

/// A line between choices, one pixel thick.
final class AlertLine: View {
  private let axis: Axis

  init(along axis: Axis) {
    self.axis = axis
    super.init(frame: .zero)
    backgroundColor = .separator
    for axis in [Axis.horizontal, .vertical] {
      setContentCompressionResistancePriority(.required, for: axis)
      setContentHuggingPriority(.required, for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let pixel = 1 / max(1, traits.displayScale)
    return axis == .horizontal
      ? CGSize(width: View.noIntrinsicMetric, height: pixel)
      : CGSize(width: pixel, height: View.noIntrinsicMetric)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
  }
}
