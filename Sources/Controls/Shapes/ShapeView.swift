public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
public import SnaplineScene

/// A view that shows a figure, with a fill and a line along its outline.
///
///     let ring = ShapeView(.ellipse)
///     ring.fill = nil
///     (ring.line, ring.pen.width, ring.trim) = (.tint, 6, 0...0.75)
///
open class ShapeView: View {
  /// What the view shows.
  public enum Figure: Hashable, Sendable {
    case rectangle
    /// A rectangle whose shorter sides are round.
    case capsule
    case ellipse
    /// A line through the middle, from the leading end to the other; vertical in a view taller than wide.
    case line
    /// A path in a box, which is stretched over the view; without a box the path keeps its size.
    case path(Path, box: CGRect?, FillRule)
  }

  open var figure: Figure
  /// The colour that fills the figure, unless ``fillGradient`` does.
  open var fill: Color? = .label
  open var fillGradient: Gradient?
  /// Further fills over that, from back to front.
  open var fills: [BackgroundFill] = []
  /// The colour of the line; with `nil` there is no line, but the figure `line` takes ``fill``.
  open var line: Color?
  open var pen = Stroke(width: 1)
  /// The part of the line that is drawn, from 0 at its start to 1 at its end.
  open var trim: ClosedRange<CGFloat> = 0...1

  public init(_ figure: Figure) {
    self.figure = figure
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    figure = .rectangle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    figure = .rectangle
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    guard case .path(_, let box?, _) = figure else { return super.intrinsicContentSize }
    return box.size
  }

  open override func recordContent(into recorder: SceneRecorder) {
    let place = CGRect(origin: recorder.origin, size: bounds.size)
    let edges = recorder.grid.edges(of: place)
    guard !edges.isEmpty, let shape = shape(over: edges), shape.isUsable else { return }
    if figure != .line {
      let inside = fillGradient?.paint(over: edges, recorder.traits)
      if let paint = inside ?? fill.map({ .color($0.resolved(with: recorder.traits)) }) {
        recorder.append(.fill(shape, paint))
      }
      record(fills, over: shape, into: recorder)
    }
    let color = line ?? (figure == .line ? fill : nil)
    guard let color, pen.width > 0 else { return }
    recorder.append(
      .stroke(trimmed(inner(shape, edges)), pen, .color(color.resolved(with: recorder.traits)))
    )
  }

  private func shape(over edges: Edges) -> Shape? {
    switch figure {
    case .rectangle:
      let radius = layer.radius(width: edges.width, height: edges.height)
      return radius > 0
        ? .rounded(edges, CornerRadii(radius), layer.cornerCurve) : .rectangle(edges)
    case .capsule:
      let radius = min(edges.width, edges.height) / 2
      return .rounded(edges, CornerRadii(radius), .circular)
    case .ellipse: return .path(Path { $0.addEllipse(in: edges.rect) }, .winding)
    case .line: return .path(across(edges), .winding)
    case .path(let path, let box, let rule):
      let map: Transform
      if let box, box.width > 0, box.height > 0 {
        map = Transform(
          a: edges.width / box.width,
          b: 0,
          c: 0,
          d: edges.height / box.height,
          tx: edges.left - box.minX * edges.width / box.width,
          ty: edges.top - box.minY * edges.height / box.height
        )
      } else {
        map = Transform(translationX: edges.left, y: edges.top)
      }
      return .path(path.applying(map), rule)
    }
  }

  private func across(_ edges: Edges) -> Path {
    let middle = CGPoint(x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2)
    let isUpright = edges.height > edges.width
    let isLeftward = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) =
      isUpright
      ? (CGPoint(x: middle.x, y: edges.top), CGPoint(x: middle.x, y: edges.bottom))
      : (CGPoint(x: edges.left, y: middle.y), CGPoint(x: edges.right, y: middle.y))
    return Path { path in
      path.move(to: isLeftward && !isUpright ? end : start)
      path.addLine(to: isLeftward && !isUpright ? start : end)
    }
  }

  /// The figure along which the line lies within the view; a path's own lies on it.
  private func inner(_ shape: Shape, _ edges: Edges) -> Shape {
    let inset = edges.inset(by: pen.width / 2)
    guard !inset.isEmpty else { return shape }
    switch figure {
    case .rectangle, .capsule:
      guard case .rounded(_, let radii, let curve) = shape else { return .rectangle(inset) }
      return .rounded(inset, CornerRadii(max(0, radii.topLeft - pen.width / 2)), curve)
    case .ellipse: return .path(Path { $0.addEllipse(in: inset.rect) }, .winding)
    case .line, .path: return shape
    }
  }

  private func trimmed(_ shape: Shape) -> Shape {
    guard trim != 0...1 else { return shape }
    let path = shape.outline.trimmed(from: trim.lowerBound, to: trim.upperBound)
    return .path(path, .winding)
  }
}

extension Shape {
  fileprivate var isUsable: Bool {
    guard case .path(let path, _) = self else { return true }
    return !path.isEmpty && path.points.allSatisfy { ($0.x + $0.y).isFinite }
  }
}
