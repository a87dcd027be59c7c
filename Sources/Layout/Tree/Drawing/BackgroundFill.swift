public import SnaplineDrawing
import SnaplineEnvironment
package import SnaplineScene

/// Something that fills a view within its corners: a colour, a gradient or a picture.
///
///     view.backgroundFills = [.color(.systemBackground), .gradient(glow), .image(paper)]
///
public struct BackgroundFill: Sendable {
  package let content: any FillContent

  package init(_ content: some FillContent) { self.content = content }

  public static func color(_ color: Color) -> BackgroundFill { BackgroundFill(color) }
  public static func gradient(_ gradient: Gradient) -> BackgroundFill { BackgroundFill(gradient) }

  /// Whether a part of the shape may be seen to be filled up to its edges.
  package var coversShape: Bool { content.coversShape }
}

/// What a fill paints: colours and gradients here, and pictures in the room that knows them.
package protocol FillContent: Sendable {
  var coversShape: Bool { get }

  /// Paints over a shape of a view, and nowhere else.
  func record(over shape: Shape, of view: View, into recorder: SceneRecorder)
}

extension Color: FillContent {
  package var coversShape: Bool { resolved(with: .unspecified).alpha > 0 }

  package func record(over shape: Shape, of view: View, into recorder: SceneRecorder) {
    let color = resolved(with: recorder.traits)
    if color.alpha > 0 { recorder.append(.fill(shape, .color(color))) }
  }
}

extension Gradient: FillContent {
  package var coversShape: Bool { true }

  package func record(over shape: Shape, of view: View, into recorder: SceneRecorder) {
    if let paint = paint(over: shape.bounds, recorder.traits) {
      recorder.append(.fill(shape, paint))
    }
  }
}

extension View {
  /// The fills of the view over its background colour, back to front.
  public var backgroundFills: [BackgroundFill] {
    get { rare?.backgroundFills ?? [] }
    set { changeRare { $0.backgroundFills = newValue } }
  }

  /// Paints fills over a shape of the view.
  package func record(_ fills: [BackgroundFill], over shape: Shape, into recorder: SceneRecorder) {
    for fill in fills { fill.content.record(over: shape, of: self, into: recorder) }
  }
}
