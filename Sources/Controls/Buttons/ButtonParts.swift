import Foundation
import SnaplineGeometry

/// Where the picture and the words of a button stand, in whichever of the two worlds it lives.
///
/// Sizes go in and frames come out; nothing here knows of views.
struct ButtonParts: Equatable {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// The side of the words that the picture stands on.
  var side = Side.left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// Whether the picture gives way to a small room, and fills what it is told to.
  var imageFits = false
  /// How title and subtitle stand to each other.
  var textAlignment = HorizontalPlace.left
  /// How far another width may be from that for which the words were measured, so that their sizes are the same.
  private(set) var leeway = -Double.infinity...Double.infinity

  enum Side { case left, right, top, bottom }
  enum HorizontalPlace { case left, center, right, fill }
  enum VerticalPlace { case top, center, bottom, fill }

  /// The frames of the parts.
  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var isSideBySide: Bool { side == .left || side == .right }

  /// The padding counts where there are two parts to keep apart.
  private var gap: CGFloat { image == .zero || text == .zero ? 0 : imagePadding }
  private var titleGap: CGFloat { title == .zero || subtitle == .zero ? 0 : titlePadding }

  private var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titleGap + subtitle.height
    )
  }

  /// The size of all parts together.
  var size: CGSize {
    isSideBySide
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
  }

  /// How wide words may be in a button of an inner width.
  func roomForText(in width: CGFloat) -> CGFloat {
    max(0, isSideBySide ? width - image.width - (image == .zero ? 0 : imagePadding) : width)
  }

  /// Notes that words were measured in a room, and in which rooms each of them has the same lines.
  mutating func note(room: CGFloat, forWordsIn rooms: [ClosedRange<Double>?]) {
    for case let same? in rooms {
      // Less than a point is measured as one, and a room without an end is like no other.
      let leeway =
        room > 1 && room.isFinite && same.contains(room)
        ? max(same.lowerBound, 1) - room...same.upperBound - room : 0...0
      self.leeway = self.leeway.clamped(to: leeway)
    }
  }

  /// The frames in a rectangle; what is too wide for it is cut from the words.
  func frames(
    in rect: CGRect,
    _ horizontal: HorizontalPlace,
    _ vertical: VerticalPlace
  ) -> Frames {
    var parts = self
    if imageFits { parts.image = fitting(image, in: rect, horizontal, vertical) }
    let room = parts.roomForText(in: rect.width)
    parts.title.width = horizontal == .fill && title != .zero ? room : min(title.width, room)
    parts.subtitle.width = min(subtitle.width, room)
    let size = parts.size
    let origin = CGPoint(
      x: rect.minX + horizontal.offset(of: size.width, in: rect.width),
      y: rect.minY + vertical.offset(of: size.height, in: rect.height)
    )
    return parts.frames(at: CGRect(origin: origin, size: size))
  }

  /// A picture is no larger than its room, all of which it takes by itself where it is to fill it.
  private func fitting(
    _ image: CGSize,
    in rect: CGRect,
    _ horizontal: HorizontalPlace,
    _ vertical: VerticalPlace
  ) -> CGSize {
    guard image != .zero else { return image }
    let fillsWidth = horizontal == .fill && text == .zero
    return CGSize(
      width: max(0, fillsWidth ? rect.width : min(image.width, rect.width)),
      height: max(0, vertical == .fill ? rect.height : min(image.height, rect.height))
    )
  }

  private func frames(at group: CGRect) -> Frames {
    var frames = Frames()
    let text = text
    let (imageOrigin, textOrigin): (CGPoint, CGPoint)
    let centered = { (length: CGFloat, room: CGFloat) in (room - length) / 2 }
    switch side {
    case .left, .right:
      let imageX = side == .left ? 0 : text.width + gap
      let textX = side == .left ? image.width + gap : 0
      imageOrigin = CGPoint(x: imageX, y: centered(image.height, group.height))
      textOrigin = CGPoint(x: textX, y: centered(text.height, group.height))
    case .top, .bottom:
      let imageY = side == .top ? 0 : text.height + gap
      let textY = side == .top ? image.height + gap : 0
      imageOrigin = CGPoint(x: centered(image.width, group.width), y: imageY)
      textOrigin = CGPoint(x: centered(text.width, group.width), y: textY)
    }
    frames.image = CGRect(origin: imageOrigin, size: image)
    frames.title = CGRect(
      x: textOrigin.x + textAlignment.offset(of: title.width, in: text.width),
      y: textOrigin.y,
      width: title.width,
      height: title.height
    )
    frames.subtitle = CGRect(
      x: textOrigin.x + textAlignment.offset(of: subtitle.width, in: text.width),
      y: textOrigin.y + title.height + titleGap,
      width: subtitle.width,
      height: subtitle.height
    )
    let shift = CGPoint(x: group.minX, y: group.minY)
    frames.image = frames.image.offsetBy(dx: shift.x, dy: shift.y)
    frames.title = frames.title.offsetBy(dx: shift.x, dy: shift.y)
    frames.subtitle = frames.subtitle.offsetBy(dx: shift.x, dy: shift.y)
    return frames
  }
}

extension ButtonParts.HorizontalPlace {
  func offset(of length: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .left, .fill: 0
    case .center: (room - length) / 2
    case .right: room - length
    }
  }
}

extension ButtonParts.VerticalPlace {
  func offset(of length: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .top: 0
    case .center, .fill: (room - length) / 2
    case .bottom: room - length
    }
  }
}
