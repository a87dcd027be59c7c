import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The view of one tab: a picture above its title, or beside it where the bar is low or wide.
final class TabItemView: View {
  private let picture = ImageView()
  private let label = Label()
  private let badge = Label()
  private let isWide: Bool

  init(_ item: TabBarItem, isSelected: Bool, color: Color, isWide: Bool) {
    self.isWide = isWide
    super.init(frame: .zero)
    tintColor = item.isEnabled ? color : .tertiaryLabel
    picture.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.asBarTemplate
    picture.preferredSymbolConfiguration = Image.SymbolConfiguration(
      pointSize: isWide ? 14 : 16,
      scale: .large
    )
    picture.contentMode = .center
    label.text = item.title
    let (normal, selected) = (item.titleLook(.normal), item.titleLook(.selected))
    let font = (isSelected ? selected.font : nil) ?? normal.font
    label.font = font ?? .systemFont(ofSize: isWide ? 13 : 10, weight: .medium)
    label.textColor = (isSelected ? selected.color : normal.color) ?? tintColor
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    makeBadge(item)
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  required init?(coder: NSCoder) { nil }

  private func makeBadge(_ item: TabBarItem) {
    guard let value = item.badgeValue else { return }
    badge.text = value
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
    addSubview(badge)
  }

  private static let badgeHeight: CGFloat = 18
  /// How far a badge reaches over its picture.
  private static let overlap: CGFloat = 9

  private var badgeWidth: CGFloat {
    max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
  }

  /// The distance between picture and title side by side, which a badge mustn't fill.
  private var gap: CGFloat {
    badge.superview === self ? max(7, badgeWidth - Self.overlap + 3) : 7
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isWide { layOutInRow() } else { layOutInColumn() }
    guard badge.superview === self else { return }
    let width = badgeWidth
    badge.frame = CGRect(
      x: isRightToLeft
        ? picture.frame.minX + Self.overlap - width : picture.frame.maxX - Self.overlap,
      y: 2,
      width: width,
      height: min(Self.badgeHeight, bounds.height)
    )
  }

  private var pictureSize: CGSize {
    let size = picture.intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  private func layOutInColumn() {
    let (size, text) = (pictureSize, label.intrinsicContentSize)
    let hasText = text.width > 0
    // The title's lines end a point above the bar's, the picture has the middle of what is left.
    let textTop = bounds.height - 2 - text.height
    let room = hasText ? textTop : bounds.height
    picture.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((room - size.height) / 2).rounded() + (hasText ? 1 : 0),
      width: size.width,
      height: size.height
    )
    label.frame = CGRect(x: 2, y: textTop, width: max(0, bounds.width - 4), height: text.height)
  }

  private func layOutInRow() {
    let (size, text) = (pictureSize, label.intrinsicContentSize)
    let gap = size.width > 0 && text.width > 0 ? gap : 0
    let textWidth = min(text.width, max(0, bounds.width - size.width - gap - 4))
    let start = ((bounds.width - size.width - gap - textWidth) / 2).rounded()
    let pictureX = isRightToLeft ? bounds.width - start - size.width : start
    let textX =
      isRightToLeft
      ? bounds.width - start - size.width - gap - textWidth : start + size.width + gap
    picture.frame = CGRect(
      x: pictureX,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    label.frame = CGRect(x: textX, y: 0, width: textWidth, height: bounds.height)
  }
}
