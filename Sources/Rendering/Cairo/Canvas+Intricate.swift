internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// Paths of so many steps that Cairo would compare each with each.
extension Canvas {
  /// Whether a line goes along so many steps that it is drawn in parts.
  static func isLong(_ shape: Shape) -> Bool {
    if case .path(let path, _) = shape { path.steps.count > 10_000 } else { false }
  }

  /// Draws a long line a few steps at a time, into a mask that the paint then shows through.
  borrowing func putInParts(
    _ shape: Shape,
    _ stroke: Stroke,
    _ paint: Paint
  ) throws(RenderingError) {
    let ink = Ink.outline(shape, stroke)
    guard let target = ink.bounds.pixels(transform).intersection(clipPixels()) else { return }
    let mask = try MaskSurface(width: target.width, height: target.height)
    let canvas = try Canvas(drawingOn: mask)
    canvas.concatenate(Transform(translationX: CGFloat(-target.left), y: CGFloat(-target.top)))
    canvas.concatenate(transform)
    // Where two parts meet within a pixel, what they cover adds up.
    unsafe cairo_set_operator(canvas.context, CAIRO_OPERATOR_ADD)
    for part in shape.outline.shortParts {
      canvas.put(.outline(.path(part.path, .winding), stroke.begun(at: part.start)), .black)
    }
    try canvas.check()
    canvas.flush()
    beginLayer()
    try put(.inside(.rectangle(ink.bounds)), paint)
    unsafe cairo_pop_group_to_source(context)
    save()
    unsafe cairo_identity_matrix(context)
    unsafe cairo_mask_surface(context, mask.surface, Double(target.left), Double(target.top))
    restore()
  }

  /// Whether a fill meets so many lines in each row of pixels that sorting them would take minutes.
  borrowing func isTooIntricate(_ shape: Shape) -> Bool {
    guard case .path(let path, _) = shape, path.steps.count > 10_000,
      let rows = shape.bounds.pixels(transform).intersection(clipPixels())?.height
    else { return false }
    let map = transform
    var lines = 0.0
    for piece in path.parts.lazy.flatMap(\.pieces) {
      let height = piece.end.applying(map).y - piece.start.applying(map).y
      lines += min(max(abs(Double(height)), 1), Double(rows))
    }
    return lines / Double(rows) > 4000
  }
}

extension Stroke {
  /// The same line, begun after a distance.
  fileprivate func begun(at distance: Double) -> Stroke {
    guard !dash.isEmpty else { return self }
    var later = self
    later.dashPhase += distance
    return later
  }
}

extension Path {
  /// Parts of the path, each with the way that leads to it; each begins with the end of the step
  /// before, so that the corner between them is drawn.
  fileprivate var shortParts: [(path: Path, start: Double)] {
    let most = 64
    return parts.flatMap { part -> [(path: Path, start: Double)] in
      var passed = 0.0
      return stride(from: 0, to: part.pieces.count, by: most).map { first in
        let pieces = part.pieces[first..<min(first + most, part.pieces.count)]
        let lead = first > 0 ? part.pieces[first - 1].cut(at: 0.99).after : nil
        let start = passed - (lead?.length ?? 0)
        passed += pieces.reduce(0) { $0 + $1.length }
        return (Path((lead.map { [$0] } ?? []) + pieces), start)
      }
    }
  }

  private init(_ pieces: [PathPiece]) {
    self.init()
    for piece in pieces {
      if isEmpty { move(to: piece.start) }
      switch piece {
      case .line(_, let end): addLine(to: end)
      case .curve(_, let first, let second, let end):
        addCurve(to: end, control1: first, control2: second)
      }
    }
  }
}
