import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

// The world of configurations.
extension Button {
  /// The configuration with what the button itself adds to it: what was set for its state where the
  /// configuration holds nothing, and a menu's choice.
  var shownConfiguration: Configuration? {
    guard var configuration else { return nil }
    if configuration.attributedTitle == nil {
      if let title = faces.current(\.attributedTitle, in: state) {
        configuration.title = title.string
        configuration.titleOfState = title
      } else {
        configuration.title = faces.current(\.title, in: state)
      }
    }
    configuration.image = configuration.image ?? faces.current(\.image, in: state)
    if changesSelectionAsPrimaryAction, let chosen = menu?.selectedElements.first {
      configuration.title = chosen.title
    }
    return configuration
  }

  /// Shows words, picture and their colours; the background waits for its size.
  func show(_ configuration: Configuration) {
    let color = configuration.foreground(for: self)
    show(
      configuration.attributedTitle,
      configuration.titleTextAttributesTransformer,
      in: words,
      font: .preferredFont(
        forTextStyle: configuration.buttonSize.titleStyle,
        compatibleWith: traits
      ),
      color: color,
      mode: configuration.titleLineBreakMode
    )
    if let title = configuration.titleOfState { words.attributedText = title }
    show(
      configuration.attributedSubtitle,
      configuration.subtitleTextAttributesTransformer,
      in: moreWords,
      font: .preferredFont(forTextStyle: .footnote, compatibleWith: traits),
      color: color,
      mode: configuration.subtitleLineBreakMode
    )
    for label in [words, moreWords] {
      label.textAlignment = configuration.alignment(isRightToLeft)
    }
    picture.image = configuration.image ?? configuration.sign(for: self)
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? Image.SymbolConfiguration(
        font: words.font,
        scale: configuration.image == nil ? .small : .medium
      )
    picture.alpha = 1
    let transformer =
      configuration.image == nil
      ? configuration.indicatorColorTransformer : configuration.imageColorTransformer
    picture.tintColor = transformer?(color) ?? color
    spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    spinner.startAnimating()
  }

  private func show(
    _ text: AttributedString?,
    _ transformer: ConfigurationTextAttributesTransformer?,
    in label: Label,
    font: Font,
    color: Color,
    mode: LineBreakMode
  ) {
    label.font = font
    label.textColor = color
    label.lineBreakMode = mode
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    guard var text else { return label.text = nil }
    if let transformer { text = transformer.applied(to: text) }
    let plain = String(text.characters)
    // Words without looks of their own are set once for all buttons that have them.
    if text == AttributedString(plain) { label.text = plain } else { label.setAttributedText(text) }
  }
}

extension Button.Configuration {
  var mayWrap: Bool {
    [titleLineBreakMode, subtitleLineBreakMode].contains {
      $0 == .byWordWrapping || $0 == .byCharWrapping
    }
      && (attributedTitle != nil || attributedSubtitle != nil)
  }

  /// Tells the arrangement of the parts.
  func shape(_ parts: inout ButtonParts, _ isRightToLeft: Bool) {
    parts.side =
      switch imagePlacement {
      case .top: .top
      case .bottom: .bottom
      case .trailing: isRightToLeft ? .left : .right
      default: isRightToLeft ? .right : .left
      }
    parts.imagePadding = imagePadding
    parts.titlePadding = titlePadding
    parts.textAlignment =
      switch alignment(isRightToLeft) {
      case .center: .center
      case .right: .right
      default: .left
      }
  }

  /// By itself text starts at the leading edge beside a picture, and is centred below or above one.
  func alignment(_ isRightToLeft: Bool) -> TextAlignment {
    let isLeading =
      switch titleAlignment {
      case .leading: true
      case .trailing: false
      case .center: nil as Bool?
      case .automatic:
        image != nil && (imagePlacement == .top || imagePlacement == .bottom) ? nil : true
      }
    guard let isLeading else { return .center }
    return isLeading != isRightToLeft ? .left : .right
  }

  /// The sign of a button that opens a menu of choices.
  func sign(for button: Button) -> Image? {
    let isPopUp =
      indicator == .popup
      || indicator == .automatic && button.changesSelectionAsPrimaryAction && button.menu != nil
    return isPopUp ? Image(systemName: "chevron.up.chevron.down") : nil
  }

  // MARK: Colours

  func foreground(for button: Button) -> Color {
    guard button.isEnabled else { return .tertiaryLabel }
    let isFilled = style == .filled || style == .tinted && fills(for: button)
    let color = baseForegroundColor ?? (isFilled ? .white : base(for: button))
    return button.isHighlighted ? color.withAlphaComponent(0.75) : color
  }

  private func base(for button: Button) -> Color {
    button.role == .destructive ? .systemRed : button.tintColor
  }

  /// A selected button that is tinted is filled.
  private func fills(for button: Button) -> Bool {
    button.isSelected && automaticallyUpdateForSelection
  }

  /// The configuration with the colours of its style in the button's state.
  public func updated(for button: Button) -> Button.Configuration {
    var updated = self
    updated.baseForegroundColor = foreground(for: button)
    updated.background = ground(for: button)
    return updated
  }

  func ground(for button: Button) -> BackgroundConfiguration {
    var ground = background
    if ground.backgroundColor == nil { ground.backgroundColor = groundColor(for: button) }
    return ground
  }

  private func groundColor(for button: Button) -> Color? {
    let base = baseBackgroundColor ?? base(for: button)
    let isSelected = fills(for: button)
    if !button.isEnabled { return style == .plain ? baseBackgroundColor : .tertiarySystemFill }
    switch style {
    case .plain:
      if isSelected { return base.withAlphaComponent(0.18) }
      return baseBackgroundColor
    case .gray:
      if isSelected { return base.withAlphaComponent(0.18) }
      let gray = baseBackgroundColor ?? .tertiarySystemFill
      return button.isHighlighted && baseBackgroundColor == nil ? .systemFill : gray
    case .tinted:
      if isSelected { return base }
      return base.withAlphaComponent(button.isHighlighted ? 0.28 : 0.18)
    case .filled: return button.isHighlighted ? base.withAlphaComponent(0.75) : base
    }
  }

  // MARK: Corners

  /// The radius in a button that has the room for it; nothing where that is all the room there is.
  func radius(for button: Button) -> CGFloat? {
    switch cornerStyle {
    case .capsule: nil
    case .fixed: background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .dynamic:
      FontMetrics(forTextStyle: .body)
        .scaledValue(for: background.cornerRadius, compatibleWith: button.traits)
    }
  }
}
