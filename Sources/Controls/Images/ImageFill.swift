import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

extension BackgroundFill {
  /// A picture over the whole of a view.
  public static func image(_ image: Image, mode: ImageFillMode = .tile) -> BackgroundFill {
    BackgroundFill(ImageFill(image: image, mode: mode))
  }
}

/// How a picture fills a view.
public enum ImageFillMode: String, Hashable, Sendable, CaseIterable {
  /// In its own size, repeated from the top left corner.
  case tile
  /// Scaled in its proportions so that it covers the view; parts outside of the view aren't seen.
  case fill
  /// Scaled in its proportions so that it fits into the view, in the middle.
  case fit
  /// Scaled to the view's width and height, whatever its proportions are.
  case stretch
}

/// A picture among what fills a view.
struct ImageFill: FillContent {
  let image: Image
  let mode: ImageFillMode

  var coversShape: Bool { mode != .fit && !image.isTemplate }

  func record(over shape: Shape, of view: View, into recorder: SceneRecorder) {
    let whole = shape.bounds
    guard !whole.isEmpty else { return }
    let painter = ImagePainter(
      image: image,
      recorder: recorder,
      tint: view.tintColor.resolved(with: recorder.traits),
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    let isTiled = mode == .tile && !image.isStandIn
    let (items, diagnostic) =
      isTiled ? painter.tiles(over: whole) : painter.items(over: place(in: whole, recorder.grid))
    if let diagnostic { view.report(diagnostic) }
    guard !items.isEmpty else { return }
    let isWithin = (mode == .fit || mode == .stretch) && shape == .rectangle(whole)
    if !isWithin { recorder.append(.begin(Group(className: "", clip: shape))) }
    for item in items { recorder.append(item) }
    if !isWithin { recorder.append(.end) }
  }

  private func place(in whole: Edges, _ grid: PixelGrid) -> Edges {
    let contentMode: View.ContentMode =
      switch mode {
      case .tile, .stretch: .scaleToFill
      case .fill: .scaleAspectFill
      case .fit: .scaleAspectFit
      }
    return grid.edges(of: contentMode.frame(of: image.size, in: whole.rect))
  }
}
