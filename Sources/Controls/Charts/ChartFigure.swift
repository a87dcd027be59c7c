import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

/// A path in the unit square, stretched over a part of a chart, that asks for no size.
final class ChartFigure: ShapeView {
  /// Whether it begins at the right where reading does.
  private let isDirectional: Bool

  init(_ path: Path, isDirectional: Bool) {
    self.isDirectional = isDirectional
    super.init(.path(path, box: CGRect(x: 0, y: 0, width: 1, height: 1), .winding))
  }

  required init?(coder: NSCoder) {
    isDirectional = false
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  override func recordContent(into recorder: SceneRecorder) {
    guard isDirectional, case .path(let path, let box, let rule) = figure,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return super.recordContent(into: recorder) }
    let mirrored = Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    figure = .path(path.applying(mirrored), box: box, rule)
    super.recordContent(into: recorder)
    figure = .path(path, box: box, rule)
  }
}
