import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

// The world without configurations.
extension Button {
  /// Shows what was set for the state.
  func showFace() {
    let attributed = currentAttributedTitle
    if let attributed {
      if words.attributedText != attributed { words.attributedText = attributed }
    } else if words.text != currentTitle || words.written != nil {
      words.text = currentTitle
    }
    words.textColor = isInverted ? .white : currentTitleColor
    words.shadowColor = currentTitleShadowColor
    moreWords.text = nil
    let image = currentImage
    picture.image = buttonType == .custom ? image : image?.asBarTemplate
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    picture.tintColor =
      buttonType == .close ? .secondaryLabel : isInverted ? .white : faded(tintColor)
    let isDimmed =
      buttonType == .custom
      && (!isEnabled && adjustsImageWhenDisabled || isHighlighted && adjustsImageWhenHighlighted)
    let isFaint = buttonType == .close && (!isEnabled || isHighlighted)
    picture.alpha = isDimmed || isFaint ? 0.5 : 1
  }

  /// A selected button of the system shows its title in white on the tint.
  private var isInverted: Bool {
    buttonType == .system && isSelected && faces[state].titleColor == nil
      && faces[state].image == nil && currentBackgroundImage == nil && !title.isEmpty
  }
  private var title: String { currentTitle ?? currentAttributedTitle?.string ?? "" }

  /// The background's frame: around the title where that alone is marked.
  func groundFrame(title: CGRect) -> CGRect {
    if let insets = configuration?.background.backgroundInsets {
      return backgroundRect(forBounds: bounds).inset(
        by: EdgeInsets(
          top: insets.top,
          left: isRightToLeft ? insets.trailing : insets.leading,
          bottom: insets.bottom,
          right: isRightToLeft ? insets.leading : insets.trailing
        )
      )
    }
    guard isInverted else { return backgroundRect(forBounds: bounds) }
    return title.insetBy(dx: -4, dy: -2)
  }

  var hasFaceGround: Bool {
    currentBackgroundImage != nil || buttonType == .close || isInverted
  }

  func showFaceGround() {
    var background = BackgroundConfiguration()
    background.image = currentBackgroundImage
    var radius: CGFloat = 0
    if buttonType == .close {
      background.backgroundColor = .tertiarySystemFill
      radius = min(ground.bounds.width, ground.bounds.height) / 2
    } else if isInverted {
      background.backgroundColor = tintColor
      radius = 4
    }
    ground.show(background, radius: radius)
  }
}
