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
  var snappedFrame: CGRect { engine.map { snapped(in: $0.solver).frame } ?? .zero }

  /// The same, keeping the residue for the children.
  func snapFrame(in solver: Solver) -> CGRect {
    let snapped = snapped(in: solver)
    seat.residueX = snapped.residueX
    seat.residueY = snapped.residueY
    return snapped.frame
  }

  private func snapped(in solver: Solver) -> (frame: CGRect, residueX: Double, residueY: Double) {
    let grid = PixelGrid(scale: engine?.scale ?? 1)
    let exact = solvedFrame(in: solver).inset(by: alignmentInsets)
    let shiftX = parent?.residueX ?? 0
    let shiftY = parent?.residueY ?? 0
    let left = grid.round(exact.minX + shiftX)
    let top = grid.round(exact.minY + shiftY)
    let rect = CGRect(
      x: left,
      y: top,
      width: grid.round(exact.maxX + shiftX) - left,
      height: grid.round(exact.maxY + shiftY) - top
    )
    return (
      rect.inset(by: alignmentInsets.negated),
      exact.minX + shiftX - left,
      exact.minY + shiftY - top
    )
  }
}
