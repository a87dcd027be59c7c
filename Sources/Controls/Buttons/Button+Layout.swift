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
      shown = ShownConfiguration(configuration, of: self)
    } else {
      showFace()
      shown = nil
    }
  }

  /// The configuration that is shown once the parts are up to date.
  var refreshed: ShownConfiguration? {
    refresh()
    // An update handler may have changed the configuration, and asks for the size before the change is shown.
    guard isUpdating else { return shown }
    return shownConfiguration.map { ShownConfiguration($0, of: self) }
  }

  /// The sizes of what there is to show.
  private func parts(width: CGFloat?, of shown: ShownConfiguration?) -> ButtonParts {
    var parts = ButtonParts()
    if let shown {
      shown.configuration.shape(&parts, isRightToLeft)
    } else {
      parts.side = isRightToLeft ? .right : .left
      parts.imageFits = true
    }
    // What isn't shown yet is measured as it will be shown.
    for part in [words, moreWords, picture] as [View] where part.superview == nil {
      part.environment = environment
    }
    parts.image =
      shown?.configuration.showsActivityIndicator == true
      ? spinner.intrinsicContentSize : sizeOfImage
    let room = width.map { parts.roomForText(in: $0) }
    let (title, subtitle) = (words.measured(in: room), moreWords.measured(in: room))
    parts.title = title?.size ?? .zero
    parts.subtitle = subtitle?.size ?? .zero
    if let room { parts.note(room: room, forWordsIn: [title?.rooms, subtitle?.rooms]) }
    return parts
  }

  private var sizeOfImage: CGSize {
    picture.image == nil ? .zero : picture.intrinsicContentSize
  }

  func wantedSize(width: CGFloat?) -> CGSize {
    if let shown = refreshed {
      let insets = shown.configuration.contentInsets
      let room = width.map { $0 - insets.leading - insets.trailing }
      let parts = parts(width: room, of: shown)
      tellWidths(by: parts.leeway)
      let inner = parts.size
      return CGSize(
        width: max(0, inner.width + insets.leading + insets.trailing),
        height: max(0, inner.height + insets.top + insets.bottom)
      )
    }
    return wantedFaceSize(parts(width: nil, of: nil))
  }

  /// Tells the layout, while it asks for the size at a width, how far from there the words have the same lines.
  ///
  /// What a subclass makes of their size isn't known.
  private func tellWidths(by leeway: ClosedRange<Double>) {
    guard let width = widthOfSecondLook, type(of: self) == Button.self, !isUpdating else { return }
    // Sums in another order may miss the ends.
    let (least, most) = (width + leeway.lowerBound + 1e-6, width + leeway.upperBound - 1e-6)
    contentIsSame(at: least <= most ? least...most : width...width)
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
    frames(in: bounds, of: refreshed)
  }

  private func frames(
    in bounds: CGRect,
    of shown: ShownConfiguration?
  ) -> ButtonParts.Frames {
    if let shown {
      let insets = shown.configuration.contentInsets
      let rect = bounds.inset(
        by: EdgeInsets(
          top: insets.top,
          left: isRightToLeft ? insets.trailing : insets.leading,
          bottom: insets.bottom,
          right: isRightToLeft ? insets.leading : insets.trailing
        )
      )
      return groupFrames(in: rect, of: shown)
    }
    let content = contentRect(forBounds: bounds)
    return ButtonParts.Frames(
      image: sizeOfImage == .zero ? .zero : imageRect(forContentRect: content),
      title: (words.text ?? "").isEmpty ? .zero : titleRect(forContentRect: content)
    )
  }

  /// Where all parts stand that are centred, or pushed to a side, together.
  func groupFrames(in rect: CGRect) -> ButtonParts.Frames {
    groupFrames(in: rect, of: refreshed)
  }

  private func groupFrames(
    in rect: CGRect,
    of shown: ShownConfiguration?
  ) -> ButtonParts.Frames {
    parts(width: rect.width, of: shown).frames(in: rect, horizontalPlace, verticalPlace)
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
    let shown = refreshed
    let frames = frames(in: bounds, of: shown)
    let grid = PixelGrid(scale: traits.displayScale)
    let hasGround = shown?.hasGround ?? hasFaceGround
    place(ground, at: grid.moved(groundFrame(title: frames.title)), isShown: hasGround)
    if ground.superview === self { show(shown) }
    let isBusy = shown?.configuration.showsActivityIndicator == true
    place(picture, at: grid.moved(frames.image), isShown: !isBusy && frames.image != .zero)
    place(spinner, at: grid.moved(frames.image), isShown: isBusy)
    place(words, at: grid.moved(frames.title), isShown: frames.title != .zero)
    place(moreWords, at: grid.moved(frames.subtitle), isShown: frames.subtitle != .zero)
    FocusHalo.show(isFocused, around: self)
  }

  private func show(_ shown: ShownConfiguration?) {
    guard let shown else { return showFaceGround() }
    shown.showGround(in: ground, ofButtonIn: bounds)
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
