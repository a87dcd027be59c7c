import Foundation
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
    let side = Self.thumbSide
    let room = max(0, track.width - side)
    let offset = room * (isRightToLeft ? 1 - part : part)
    return CGRect(x: track.minX + offset, y: track.midY - side / 2, width: side, height: side)
  }

  func record(into recorder: SceneRecorder) {
    let grid = recorder.grid
    let bounds = CGRect(origin: recorder.origin, size: bounds.size)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    recorder.append(.begin(Group(className: "", opacity: isEnabled ? 1 : 0.5)))
    defer { recorder.append(.end) }
    let fill = { (rect: CGRect, color: Color) in
      let edges = grid.edges(of: rect)
      let radii = CornerRadii(Self.trackHeight / 2)
        .fitting(width: edges.width, height: edges.height)
      let shape = Shape.rounded(edges, radii, .circular)
      recorder.append(.fill(shape, .color(color.resolved(with: recorder.traits))))
    }
    fill(track, maximumTrackTintColor ?? .systemFill)
    var done = track
    done.size.width = max(0, isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX)
    if isRightToLeft { done.origin.x = thumb.midX }
    fill(done, minimumTrackTintColor ?? tintColor)
    let shape = Shape.rounded(grid.edges(of: thumb), CornerRadii(Self.thumbSide / 2), .circular)
    let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.18)
    recorder.append(.shadow(shape, Shadow(color: shade, radius: 3, y: 2)))
    recorder.append(.shadow(shape, Shadow(color: shade, radius: 0.5)))
    let color = thumbTintColor ?? .white
    recorder.append(.fill(shape, .color(color.resolved(with: recorder.traits))))
  }
}
