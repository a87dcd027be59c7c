import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

extension PageControl {
  /// How much room a dot has: as much as the widest picture in place of one.
  var indicatorSide: CGFloat {
    let own = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
    return (own + images.values + currentImages.values).map(\.size.width).reduce(Self.dot, max)
  }

  /// What is shown for a page in place of a dot.
  private func image(forPage page: Int) -> Image? {
    let plain = images[page] ?? preferredIndicatorImage
    guard page == currentPage else { return plain }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain
  }

  func record(into recorder: SceneRecorder) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    recordGround(into: recorder)
    let side = indicatorSide
    let pitch = side + Self.gap
    let length = pitch * CGFloat(numberOfPages) - Self.gap
    let start = recorder.origin.x + (bounds.width - length) / 2
    for page in 0..<numberOfPages {
      let place = isRightToLeft ? numberOfPages - 1 - page : page
      let frame = CGRect(
        x: start + pitch * CGFloat(place),
        y: recorder.origin.y + (bounds.height - side) / 2,
        width: side,
        height: side
      )
      record(page, in: frame, into: recorder)
    }
  }

  private func record(_ page: Int, in frame: CGRect, into recorder: SceneRecorder) {
    let color =
      page == currentPage
      ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    let paint = color.resolved(with: recorder.traits)
    guard let image = image(forPage: page) else {
      let inset = (frame.width - Self.dot) / 2
      let dot = recorder.grid.moved(frame.insetBy(dx: inset, dy: inset))
      let shape = Shape.rounded(
        recorder.grid.edges(of: dot),
        CornerRadii(Self.dot / 2),
        .circular
      )
      return recorder.append(.fill(shape, .color(paint)))
    }
    let size = image.size
    let place = CGRect(
      x: frame.midX - size.width / 2,
      y: frame.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    let painter = ImagePainter(
      image: image.asBarTemplate,
      recorder: recorder,
      tint: paint,
      isRightToLeft: isRightToLeft
    )
    let (items, diagnostic) = painter.items(over: recorder.grid.edges(of: place))
    for item in items { recorder.append(item) }
    if let diagnostic { report(diagnostic) }
  }

  private func recordGround(into recorder: SceneRecorder) {
    guard backgroundStyle == .prominent else { return }
    let edges = recorder.grid.edges(of: CGRect(origin: recorder.origin, size: bounds.size))
    let radii = CornerRadii(edges.height / 2).fitting(width: edges.width, height: edges.height)
    let color = Color.tertiarySystemFill.resolved(with: recorder.traits)
    recorder.append(.fill(.rounded(edges, radii, .circular), .color(color)))
  }
}
