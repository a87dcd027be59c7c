import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

extension Button {
  /// Brings the parts up to what the button says.
  func refresh() {
    guard isStale, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    isStale = false
    if automaticallyUpdatesConfiguration { updateConfiguration() }
    if let configuration = shownConfiguration {
      show(configuration)
    } else {
      showFace()
    }
  }

  /// The configuration that is shown once the parts are up to date.
  private var refreshedConfiguration: Configuration? {
    refresh()
    return shownConfiguration
  }

  /// The sizes of what there is to show.
  private func parts(width: CGFloat?, of configuration: Configuration?) -> ButtonParts {
    var parts = ButtonParts()
    if let configuration {
      configuration.shape(&parts, isRightToLeft)
    } else {
      parts.side = isRightToLeft ? .right : .left
      parts.imageFits = true
    }
    // What isn't shown yet is measured as it will be shown.
    for part in [words, moreWords, picture] as [View] where part.superview == nil {
      part.environment = environment
    }
    parts.image =
      configuration?.showsActivityIndicator == true
      ? spinner.intrinsicContentSize : sizeOfImage
    let room = width.map { parts.roomForText(in: $0) }
    parts.title = size(of: words, room)
    parts.subtitle = size(of: moreWords, room)
    return parts
  }

  private var sizeOfImage: CGSize {
    picture.image == nil ? .zero : picture.intrinsicContentSize
  }

  private func size(of label: Label, _ room: CGFloat?) -> CGSize {
    guard let text = label.text, !text.isEmpty else { return .zero }
    // Words of a single line are measured whole, and cut where they stand.
    guard let room, label.numberOfLines != 1 else {
      return label.sizeThatFits(.zero)
    }
    return label.sizeThatFits(CGSize(width: max(1, room), height: 0))
  }

  func wantedSize(width: CGFloat?) -> CGSize {
    if let configuration = refreshedConfiguration {
      let insets = configuration.contentInsets
      let room = width.map { $0 - insets.leading - insets.trailing }
      let inner = parts(width: room, of: configuration).size
      return CGSize(
        width: max(0, inner.width + insets.leading + insets.trailing),
        height: max(0, inner.height + insets.top + insets.bottom)
      )
    }
    return wantedFaceSize(parts(width: nil, of: nil))
  }

  /// A title is as high as its line, with six points above and below; and as wide as it is.
  ///
  /// An empty one keeps its line beside a picture.
  private func wantedFaceSize(_ parts: ButtonParts) -> CGSize {
    let insets = contentEdgeInsets
    let hasTitle = parts.title != .zero || words.text != nil
    if buttonType == .close { return CGSize(width: 30, height: 30) }
    // Beside a picture a title has no room of its own.
    let padding: CGFloat = insets == .zero && parts.image == .zero ? 12 : 0
    let line = parts.title != .zero ? parts.title.height : words.font.lineHeight
    var size = CGSize(
      width: parts.image.width + parts.title.width.rounded(.up),
      height: parts.image.height
    )
    if hasTitle || parts.image == .zero {
      size.height = max(size.height, line.rounded(.up) + padding)
      if parts.image == .zero, insets == .zero { size.width = max(30, size.width) }
    }
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }

  /// Where the parts stand in some bounds.
  func frames(in bounds: CGRect) -> ButtonParts.Frames {
    frames(in: bounds, of: refreshedConfiguration)
  }

  private func frames(
    in bounds: CGRect,
    of configuration: Configuration?
  ) -> ButtonParts.Frames {
    if let configuration {
      let insets = configuration.contentInsets
      let rect = bounds.inset(
        by: EdgeInsets(
          top: insets.top,
          left: isRightToLeft ? insets.trailing : insets.leading,
          bottom: insets.bottom,
          right: isRightToLeft ? insets.leading : insets.trailing
        )
      )
      return groupFrames(in: rect, of: configuration)
    }
    let content = contentRect(forBounds: bounds)
    return ButtonParts.Frames(
      image: sizeOfImage == .zero ? .zero : imageRect(forContentRect: content),
      title: (words.text ?? "").isEmpty ? .zero : titleRect(forContentRect: content)
    )
  }

  /// Where all parts stand that are centred, or pushed to a side, together.
  func groupFrames(in rect: CGRect) -> ButtonParts.Frames {
    groupFrames(in: rect, of: refreshedConfiguration)
  }

  private func groupFrames(
    in rect: CGRect,
    of configuration: Configuration?
  ) -> ButtonParts.Frames {
    parts(width: rect.width, of: configuration).frames(in: rect, horizontalPlace, verticalPlace)
  }

  private var horizontalPlace: ButtonParts.HorizontalPlace {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: .left
    case .right, .trailing: .right
    case .center: .center
    case .fill: .fill
    }
  }

  private var verticalPlace: ButtonParts.VerticalPlace {
    switch contentVerticalAlignment {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .fill: .fill
    }
  }

  func layOutParts() {
    let configuration = refreshedConfiguration
    let frames = frames(in: bounds, of: configuration)
    let grid = PixelGrid(scale: traits.displayScale)
    place(ground, at: grid.moved(groundFrame(title: frames.title)), isShown: hasGround)
    if ground.superview === self { showGround() }
    let isBusy = configuration?.showsActivityIndicator == true
    place(picture, at: grid.moved(frames.image), isShown: !isBusy && frames.image != .zero)
    place(spinner, at: grid.moved(frames.image), isShown: isBusy)
    place(words, at: grid.moved(frames.title), isShown: frames.title != .zero)
    place(moreWords, at: grid.moved(frames.subtitle), isShown: frames.subtitle != .zero)
    FocusHalo.show(isFocused, around: self)
  }

  /// Parts that aren't there have no view either, as in UIKit's tree.
  private func place(_ part: View, at frame: CGRect, isShown: Bool) {
    guard isShown else {
      if part.superview === self { part.removeFromSuperview() }
      return
    }
    if part.superview !== self { insert(part) }
    part.frame = frame
  }

  /// Inserts a part below those that lie above it, which may be there already.
  private func insert(_ part: View) {
    guard part !== ground else { return insertSubview(part, at: 0) }
    let parts: [View] = [picture, spinner, words, moreWords]
    let above = parts.drop { $0 !== part }.dropFirst()
    guard let next = above.first(where: { $0.superview === self }) else { return addSubview(part) }
    insertSubview(part, belowSubview: next)
  }
}
