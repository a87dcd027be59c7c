public import Foundation
public import SnaplineDrawing
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// A wheel that shows that work is going on: UIKit's `UIActivityIndicatorView`, held still at a phase.
open class ActivityIndicatorView: View {
  /// How large the wheel is; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101

    var side: CGFloat { self == .medium ? 20 : 37 }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
    isUserInteractionEnabled = false
  }

  open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  open var color: Color! = .systemGray
  /// Whether the wheel is hidden while it doesn't turn.
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  /// How far the wheel has turned in the picture, from 0 to 1.
  open var phase: CGFloat = 0

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static let spokes = 8

  open override func recordContent(into recorder: SceneRecorder) {
    guard isAnimating || !hidesWhenStopped else { return }
    let ink = color.resolved(with: recorder.traits)
    let unit = style.side / 20
    let center = CGPoint(
      x: recorder.origin.x + bounds.width / 2,
      y: recorder.origin.y + bounds.height / 2
    )
    let spoke = Edges(left: -1.25 * unit, top: -9.5 * unit, right: 1.25 * unit, bottom: -4 * unit)
    let shape = Shape.rounded(spoke, CornerRadii(1.25 * unit), .circular)
    let turned = phase.isFinite ? phase - phase.rounded(.down) : 0
    let first = Int(turned * CGFloat(Self.spokes))
    for place in 0..<Self.spokes {
      // The spoke at the phase is the strongest; those before it fade.
      let age = (first - place + Self.spokes) % Self.spokes
      var faded = ink
      faded.alpha *= max(0.25, 1 - 0.14 * Double(age))
      let angle = Double(place) / Double(Self.spokes) * 2 * Double.pi
      let turn = Transform(rotationAngle: angle)
        .concatenating(Transform(translationX: center.x, y: center.y))
      recorder.append(.begin(Group(className: "", transform: turn)))
      recorder.append(.fill(shape, .color(faded)))
      recorder.append(.end)
    }
  }
}
