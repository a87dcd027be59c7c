public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// The progress of work as a line: UIKit's `UIProgressView`.
open class ProgressView: View {
  /// Where the line stands; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default`, bar
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = height
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The progress from 0 to 1; other values are clamped.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  private var storedProgress: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open var progressTintColor: Color?
  open var trackTintColor: Color?

  private var height: CGFloat {
    guard environment.metrics >= .iOS14 else { return 2 }
    return progressViewStyle == .bar ? 2.5 : 4
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, bounds.width), height: height)
  }

  open override func recordContent(into recorder: SceneRecorder) {
    let frame = CGRect(origin: recorder.origin, size: bounds.size)
    var done = frame
    done.size.width = frame.width * CGFloat(progress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = frame.maxX - done.width
    }
    let isBar = progressViewStyle == .bar
    for (rect, color) in [
      (frame, trackTintColor ?? (isBar ? .clear : .systemFill)),
      (done, progressTintColor ?? tintColor ?? .systemBlue),
    ] where rect.width > 0 {
      let edges = recorder.grid.edges(of: rect)
      let radii = CornerRadii(isBar ? 0 : rect.height / 2)
        .fitting(width: edges.width, height: edges.height)
      let shape = Shape.rounded(edges, radii, .circular)
      recorder.append(.fill(shape, .color(color.resolved(with: recorder.traits))))
    }
  }
}
