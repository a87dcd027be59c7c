package import Foundation
import SnaplineGeometry
import SnaplineSolver

extension LayoutNode {
  /// The exact frame in the parent's coordinates.
  var solvedFrame: CGRect { engine.map { solvedFrame(in: $0.solver) } ?? .zero }

  /// The exact frame that an answer has for the node.
  func solvedFrame(in solver: Solver) -> CGRect {
    let rect = CGRect(
      x: left.index >= 0 ? solver.value(of: left) : 0,
      y: top.index >= 0 ? solver.value(of: top) : 0,
      width: solver.value(of: width),
      height: solver.value(of: height)
    )
    return rect.inset(by: alignmentInsets.negated)
  }

  /// The frame with the edges of its alignment rectangle on whole pixels of the canvas.
  ///
  /// The frame of the parent lies on whole pixels. Its exact origin is kept as a residue, by which
  /// the exact edges of the children are known without a look at other views.
  var snappedFrame: CGRect {
    engine.map { snappedFrame(in: $0.solver, $0.stored.surroundings.pixels) } ?? .zero
  }

  /// The same for any answer.
  func snappedFrame(in solver: Solver, _ pixels: Pixels) -> CGRect {
    let residue = parent?.residue ?? Residue()
    let (x, y) = snappedSpans(in: solver, pixels, after: residue)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      .inset(by: alignmentInsets.negated)
  }

  /// Both axes of the alignment rectangle, its edges on whole pixels.
  func snappedSpans(
    in solver: Solver,
    _ pixels: Pixels,
    after residue: Residue
  ) -> (x: SnappedSpan, y: SnappedSpan) {
    (
      SnappedSpan(solver.value(of: left), solver.value(of: width), pixels, after: residue.x),
      SnappedSpan(solver.value(of: top), solver.value(of: height), pixels, after: residue.y)
    )
  }

  /// Whether a frame is the solved one, but for the noise of arithmetic.
  func isSolved(_ frame: CGRect, in solver: Solver) -> Bool {
    let exact = solvedFrame(in: solver)
    let noise = 1e-4
    return abs(exact.minX - frame.minX) < noise && abs(exact.minY - frame.minY) < noise
      && abs(exact.width - frame.width) < noise && abs(exact.height - frame.height) < noise
  }
}

extension View {
  /// The frame that constraints decide, before it is put on whole pixels; of a view that none hold, its frame.
  package var exactFrame: CGRect { node.engine == nil ? frame : node.solvedFrame }

  /// The same for the width alone, before any transform.
  package var exactWidth: CGFloat { node.engine == nil ? bounds.width : node.solvedFrame.width }
}

/// How far an exact origin lies from the whole pixel that it was rounded to.
struct Residue: Equatable {
  var x = 0.0
  var y = 0.0
}

/// One axis of a solved rectangle, its edges on whole pixels.
struct SnappedSpan {
  let start: Double
  let length: Double
  /// How far the exact start lies from the one on a pixel.
  let residue: Double

  /// - Parameters:
  ///   - position: where it starts.
  ///   - extent: its length.
  ///   - pixels: what the edges are put on.
  ///   - residue: that of the rectangle around it.
  @inline(__always)
  init(_ position: Double, _ extent: Double, _ pixels: Pixels, after residue: Double) {
    let exact = position + residue
    let edges = pixels.nearest(to: exact, exact + extent)
    start = edges.0
    length = edges.1 - edges.0
    self.residue = Self.withoutNoise(exact - start)
  }

  @inline(__always) var isFinite: Bool { (start + length).isFinite }

  /// A residue without rounding errors: it depends on the constraints alone, and not on earlier
  /// frames.
  @inline(__always)
  private static func withoutNoise(_ value: Double) -> Double {
    // Adding and taking away 1.5 · 2³² leaves multiples of 2⁻²⁰; residues are below a pixel.
    let magic = 6_442_450_944.0
    return abs(value) < 1e6 ? (value + magic) - magic : 0
  }
}

/// A grid of pixels whose rounding is cheap, as it is done for each edge of each frame.
struct Pixels {
  private let scale: Double
  /// The size of a pixel where it is exact, as for scales 1, 2 and 4; otherwise not a number.
  private let side: Double
  private let half = PixelGrid.half

  /// - Parameter scale: device pixels per point; a number that isn't finite stands for 1.
  init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    side = self.scale.significand == 1 ? 1 / self.scale : .nan
  }

  /// As ``PixelGrid/round(_:)``, half a pixel going away from zero.
  @inline(__always) func nearest(to position: Double) -> Double {
    let exact = position * scale
    // Adding and taking away 1.5 · 2⁵² leaves a whole number; which one matters near a half alone.
    let magic = 6_755_399_441_055_744.0
    let whole = (exact + magic) - magic
    guard abs(exact - whole) < 0.4375 else { return carefullyNearest(to: position) }
    return side.isNaN ? whole / scale : whole * side
  }

  /// Both in one go, so that little is in the way of the common case.
  @inline(__always)
  func nearest(to position: Double, _ other: Double) -> (Double, Double) {
    let (exact, otherExact) = (position * scale, other * scale)
    let magic = 6_755_399_441_055_744.0
    let (whole, otherWhole) = ((exact + magic) - magic, (otherExact + magic) - magic)
    guard abs(exact - whole) < 0.4375, abs(otherExact - otherWhole) < 0.4375, !side.isNaN else {
      return apart(position, other)
    }
    return (whole * side, otherWhole * side)
  }

  @inline(never) private func apart(_ position: Double, _ other: Double) -> (Double, Double) {
    (nearest(to: position), nearest(to: other))
  }

  @inline(never) private func carefullyNearest(to position: Double) -> Double {
    let exact = position * scale
    // Beyond these bounds a number has no fraction, or isn't finite.
    guard abs(exact) < 1e15 else { return position }
    let whole = Double(Int64(exact))
    let rest = exact - whole
    let pixels = rest >= half ? whole + 1 : rest <= -half ? whole - 1 : whole
    return side.isNaN ? pixels / scale : pixels * side
  }
}
