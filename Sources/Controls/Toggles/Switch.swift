public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// A switch that is on or off: UIKit's `UISwitch`.
open class Switch: Control {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.whole))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
    accessibilityTraits = .button
  }

  open var isOn = false { didSet { if isOn != oldValue { memberChanged() } } }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The colour of the track while the switch is on; `nil` leaves the system's green.
  open var onTintColor: Color?
  open var thumbTintColor: Color?
  open var onImage: Image?
  open var offImage: Image?
  /// How a switch looks; only a Mac has check boxes, and the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case automatic, checkbox, sliding
  }
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  /// What a Mac writes beside the switch.
  open var title: String?

  /// Flips the switch as a finger would, and sends the same events.
  open func toggle() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var focusRadius: CGFloat? { whole.height / 2 }

  private static let whole = CGSize(width: 51, height: 31)
  private static let wholeOfGlass = CGSize(width: 63, height: 28)
  private var whole: CGSize {
    environment.metrics == .iOS26 ? Self.wholeOfGlass : Self.whole
  }

  // The track lies two points beyond what layout aligns.
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: whole.width - 2, height: whole.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { whole }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override func recordContent(into recorder: SceneRecorder) {
    // The system's switch has one size, whatever room it is given.
    let frame = CGRect(origin: recorder.origin, size: whole)
    let opacity = isEnabled ? 1 : 0.5
    recorder.append(.begin(Group(className: "", opacity: opacity)))
    let off = Color.secondarySystemFill
    let track = isOn ? onTintColor ?? .systemGreen : off
    let trackShape = Shape.rounded(
      recorder.grid.edges(of: frame),
      CornerRadii(whole.height / 2),
      .circular
    )
    recorder.append(.fill(trackShape, .color(track.resolved(with: recorder.traits))))
    recordThumb(into: recorder, in: frame)
    recorder.append(.end)
  }

  private func recordThumb(into recorder: SceneRecorder, in frame: CGRect) {
    let inset: CGFloat = 2
    let height = frame.height - 2 * inset
    let isGlass = environment.metrics == .iOS26
    // Pressed, the thumb reaches towards the middle.
    let width = (isGlass ? 37 : height) + (isHighlighted ? 7 : 0)
    let x = isOn != isRightToLeft ? frame.maxX - inset - width : frame.minX + inset
    let thumb = CGRect(x: x, y: frame.minY + inset, width: width, height: height)
    let shape = Shape.rounded(recorder.grid.edges(of: thumb), CornerRadii(height / 2), .circular)
    let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.15)
    recorder.append(.shadow(shape, Shadow(color: shade, radius: 2, y: 3)))
    let color = thumbTintColor ?? .white
    recorder.append(.fill(shape, .color(color.resolved(with: recorder.traits))))
  }
}
