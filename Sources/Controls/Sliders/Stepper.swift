public import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// Two buttons that make a value less or more: UIKit's `UIStepper`.
open class Stepper: Control {
  private let less = ImageView(image: Image(systemName: "minus"))
  private let more = ImageView(image: Image(systemName: "plus"))

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
    for picture in [less, more] {
      picture.contentMode = .center
      picture.preferredSymbolConfiguration = Image.SymbolConfiguration(
        pointSize: 17,
        weight: .medium
      )
      addSubview(picture)
    }
  }

  /// The value, which is clamped to the least and the greatest.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }
  private var storedValue = 0.0

  open var minimumValue = 0.0 {
    didSet {
      if !minimumValue.isFinite { minimumValue = 0 }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if !maximumValue.isFinite { maximumValue = minimumValue + 100 }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// How much a tap adds or subtracts; a value of zero or less becomes 1.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) || !stepValue.isFinite { stepValue = 1 } }
  }
  open var isContinuous = true
  open var autorepeat = true
  /// Whether a step beyond one end goes to the other end.
  open var wraps = false { didSet { setNeedsLayout() } }

  /// Taps a button as a finger would, and sends the same events.
  open func step(up isUp: Bool) {
    guard isEnabled else { return }
    let next = storedValue + (isUp ? stepValue : -stepValue)
    let isBeyond = next > maximumValue || next < minimumValue
    value = wraps && isBeyond ? (isUp ? minimumValue : maximumValue) : next
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private var whole: CGSize { CGSize(width: 94, height: environment.metrics < .iOS13 ? 29 : 32) }
  open override var intrinsicContentSize: CGSize { whole }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { whole }
  override var focusRadius: CGFloat? { 8 }
  override func stateChanged() { setNeedsLayout() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    less.frame = CGRect(origin: CGPoint(x: isRightToLeft ? half.width : 0, y: 0), size: half)
    more.frame = CGRect(origin: CGPoint(x: isRightToLeft ? 0 : half.width, y: 0), size: half)
    let color = { (isOn: Bool) -> Color in isOn && self.isEnabled ? .label : .tertiaryLabel }
    less.tintColor = color(wraps || value > minimumValue)
    more.tintColor = color(wraps || value < maximumValue)
  }

  open override func recordContent(into recorder: SceneRecorder) {
    let frame = CGRect(origin: recorder.origin, size: bounds.size)
    let edges = recorder.grid.edges(of: frame)
    let radii = CornerRadii(8).fitting(width: edges.width, height: edges.height)
    let ground = Color.tertiarySystemFill.resolved(with: recorder.traits)
    recorder.append(.fill(.rounded(edges, radii, .continuous), .color(ground)))
    let height = frame.height * 0.56
    let line = CGRect(x: frame.midX - 0.5, y: frame.midY - height / 2, width: 1, height: height)
    let ink = Color.separator.resolved(with: recorder.traits)
    recorder.append(.fill(.rectangle(recorder.grid.edges(of: line)), .color(ink)))
  }
}
