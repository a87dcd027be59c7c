import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

extension Slider {
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let gap: CGFloat = 10

  func rect(of image: Image?, atStart isStart: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let isLeft = isStart != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The line between the pictures.
  func rectOfTrack(in bounds: CGRect) -> CGRect {
    let room = { (image: Image?) in image.map { $0.size.width + Self.gap } ?? 2 }
    let (start, end) = (room(minimumValueImage), room(maximumValueImage))
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right),
      height: Self.trackHeight
    )
  }

  /// The thumb stays within the line.
  func rectOfThumb(on track: CGRect) -> CGRect {
    let side = CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let size = currentThumbImage?.size ?? side
    let room = max(0, track.width - size.width)
    let offset = room * (isRightToLeft ? 1 - part : part)
    return CGRect(
      x: track.minX + offset,
      y: track.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  func record(into recorder: SceneRecorder) {
    let bounds = CGRect(origin: recorder.origin, size: bounds.size)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    recorder.append(.begin(Group(className: "", opacity: isEnabled ? 1 : 0.5)))
    defer { recorder.append(.end) }
    var done = track
    done.size.width = max(0, isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX)
    if isRightToLeft { done.origin.x = thumb.midX }
    for (rect, image, color) in [
      (track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill),
      (done, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor ?? .systemBlue),
    ] {
      if let image {
        paint(image, over: rect, color, recorder)
      } else {
        paint(line: rect, color, recorder)
      }
    }
    if let image = currentThumbImage {
      paint(image, over: thumb, thumbTintColor ?? tintColor, recorder)
    } else {
      paint(thumb: thumb, recorder)
    }
  }

  private func paint(line rect: CGRect, _ color: Color, _ recorder: SceneRecorder) {
    let edges = recorder.grid.edges(of: rect)
    let radii = CornerRadii(Self.trackHeight / 2).fitting(width: edges.width, height: edges.height)
    let shape = Shape.rounded(edges, radii, .circular)
    recorder.append(.fill(shape, .color(color.resolved(with: recorder.traits))))
  }

  /// A picture of a line keeps its height, in the line's middle.
  private func paint(
    _ image: Image,
    over rect: CGRect,
    _ color: Color,
    _ recorder: SceneRecorder
  ) {
    let height = image.size.height
    let frame = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    let painter = ImagePainter(
      image: image,
      recorder: recorder,
      tint: color.resolved(with: recorder.traits),
      isRightToLeft: isRightToLeft
    )
    let (items, diagnostic) = painter.items(over: recorder.grid.edges(of: frame))
    for item in items { recorder.append(item) }
    if let diagnostic { report(diagnostic) }
  }

  private func paint(thumb: CGRect, _ recorder: SceneRecorder) {
    let radii = CornerRadii(Self.thumbSide / 2)
    let shape = Shape.rounded(recorder.grid.edges(of: thumb), radii, .circular)
    let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.18)
    recorder.append(.shadow(shape, Shadow(color: shade, radius: 3, y: 2)))
    recorder.append(.shadow(shape, Shadow(color: shade, radius: 0.5)))
    let color = thumbTintColor ?? .white
    recorder.append(.fill(shape, .color(color.resolved(with: recorder.traits))))
  }
}
