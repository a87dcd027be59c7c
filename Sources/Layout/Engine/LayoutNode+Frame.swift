import Foundation
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
  /// The parent's own frame lies on whole pixels, its exact origin a residue beside it: with the
  /// residue the children's exact edges are known without a look at any other view.
  var snappedFrame: CGRect { engine.map { snapped(in: $0.solver, $0.pixels).frame } ?? .zero }

  /// The same, keeping the residue for the children.
  func snapFrame(in solver: Solver, _ pixels: Pixels) -> CGRect {
    let snapped = snapped(in: solver, pixels)
    seat.residueX = snapped.residueX
    seat.residueY = snapped.residueY
    return snapped.frame
  }

  /// Whether a frame is the solved one, and then takes what it lies beside it as residue.
  func keepsFrame(_ frame: CGRect, in solver: Solver) -> Bool {
    let exact = solvedFrame(in: solver)
    let noise = 1e-4
    guard abs(exact.minX - frame.minX) < noise, abs(exact.minY - frame.minY) < noise,
      abs(exact.width - frame.width) < noise, abs(exact.height - frame.height) < noise
    else { return false }
    seat.residueX = parent?.residueX ?? 0
    seat.residueY = parent?.residueY ?? 0
    return true
  }

  private func snapped(
    in solver: Solver,
    _ pixels: Pixels
  ) -> (frame: CGRect, residueX: Double, residueY: Double) {
    let x = (left.index >= 0 ? solver.value(of: left) : 0) + (parent?.residueX ?? 0)
    let y = (top.index >= 0 ? solver.value(of: top) : 0) + (parent?.residueY ?? 0)
    let left = pixels.nearest(to: x)
    let top = pixels.nearest(to: y)
    let insets = alignmentInsets
    let frame = CGRect(
      x: left - insets.left,
      y: top - insets.top,
      width: pixels.nearest(to: x + solver.value(of: width)) - left + insets.left + insets.right,
      height: pixels.nearest(to: y + solver.value(of: height)) - top + insets.top + insets.bottom
    )
    return (frame, Self.residue(x - left), Self.residue(y - top))
  }

  /// A residue without the noise of arithmetic, so that it depends on what holds and never on what
  /// was before.
  private static func residue(_ value: Double) -> Double {
    // Adding and taking away 1.5 · 2³² leaves multiples of 2⁻²⁰; residues are below a pixel.
    let magic = 6_442_450_944.0
    return abs(value) < 1e6 ? (value + magic) - magic : 0
  }
}

/// A grid of pixels that costs little for each of many frames.
struct Pixels {
  private let scale: Double
  /// The size of a pixel where it is exact, as for scales 1, 2 and 4; else nothing.
  private let side: Double

  /// - Parameter scale: device pixels per point; a number that is none stands for 1.
  init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    side = self.scale.significand == 1 ? 1 / self.scale : .nan
  }

  /// As ``PixelGrid/round(_:)``, half a pixel going away from zero.
  @inline(__always) func nearest(to position: Double) -> Double {
    let exact = position * scale
    // Beyond these there is no fraction left, or no number.
    guard abs(exact) < 1e15 else { return position }
    let whole = Double(Int64(exact))
    let rest = exact - whole
    let pixels = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    return side.isNaN ? pixels / scale : pixels * side
  }
}
