public import Foundation
public import SnaplineDrawing
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// A colour to choose, in a ring of all colours: UIKit's `UIColorWell`.
open class ColorWell: Control {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  open var selectedColor: Color?
  open var supportsAlpha = true
  open var title: String?

  /// Chooses a colour as a finger would, and sends the same events.
  open func choose(_ color: Color?) {
    guard isEnabled else { return }
    selectedColor = color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private static let side: CGFloat = 36
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var focusRadius: CGFloat? { Self.side / 2 }

  /// As many dots as make a ring without gaps.
  private static let dots = 72
  private static let ring: CGFloat = 13.5
  private static let dot: CGFloat = 3

  open override func recordContent(into recorder: SceneRecorder) {
    let center = CGPoint(
      x: recorder.origin.x + bounds.width / 2,
      y: recorder.origin.y + bounds.height / 2
    )
    recorder.append(.begin(Group(className: "", opacity: isEnabled ? 1 : 0.5)))
    defer { recorder.append(.end) }
    for place in 0..<Self.dots {
      let part = CGFloat(place) / CGFloat(Self.dots)
      let angle = part * 2 * .pi
      let point = CGPoint(
        x: center.x + Self.ring * cos(angle),
        y: center.y - Self.ring * sin(angle)
      )
      let color = Color(hue: part, saturation: 0.85, brightness: 1, alpha: 1)
      paint(circle(around: point, Self.dot / 2), color, recorder)
    }
    let color = selectedColor ?? .clear
    paint(circle(around: center, isHighlighted ? 9 : 10), color, recorder)
  }

  private func circle(around center: CGPoint, _ radius: CGFloat) -> Shape {
    let edges = Edges(
      left: center.x - radius,
      top: center.y - radius,
      right: center.x + radius,
      bottom: center.y + radius
    )
    return .rounded(edges, CornerRadii(radius), .circular)
  }

  private func paint(_ shape: Shape, _ color: Color, _ recorder: SceneRecorder) {
    let paint = color.resolved(with: recorder.traits)
    if paint.alpha > 0 { recorder.append(.fill(shape, .color(paint))) }
  }
}
