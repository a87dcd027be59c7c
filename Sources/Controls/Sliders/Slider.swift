public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// A value on a line between two others: UIKit's `UISlider`.
open class Slider: Control {
  let minimumPicture = ImageView()
  let maximumPicture = ImageView()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, which is clamped to the least and the greatest.
  open var value: Float {
    get { storedValue }
    set { storedValue = clamped(newValue) }
  }
  private var storedValue: Float = 0 { didSet { if storedValue != oldValue { memberChanged() } } }

  open var minimumValue: Float = 0 { didSet { boundsChanged(upward: true) } }
  open var maximumValue: Float = 1 { didSet { boundsChanged(upward: false) } }
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Drags the thumb to a value as a finger would, and sends the same events.
  open func drag(to value: Float) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }

  /// The other bound gives way to the one that was set, as in UIKit.
  private func boundsChanged(upward: Bool) {
    if !minimumValue.isFinite { minimumValue = 0 }
    if !maximumValue.isFinite { maximumValue = minimumValue + 1 }
    if upward, maximumValue < minimumValue { maximumValue = minimumValue }
    if !upward, minimumValue > maximumValue { minimumValue = maximumValue }
    storedValue = clamped(storedValue)
  }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  /// How far along the value is, from 0 to 1.
  var part: CGFloat {
    // The widest range there is has no length as a `Float`.
    let (least, most) = (CGFloat(minimumValue), CGFloat(maximumValue))
    return most > least ? (CGFloat(value) - least) / (most - least) : 0
  }

  open var minimumTrackTintColor: Color?
  open var maximumTrackTintColor: Color?
  open var thumbTintColor: Color?
  open var minimumValueImage: Image? {
    didSet { pictureChanged(minimumPicture, minimumValueImage) }
  }
  open var maximumValueImage: Image? {
    didSet { pictureChanged(maximumPicture, maximumValueImage) }
  }

  private func pictureChanged(_ view: ImageView, _ image: Image?) {
    view.image = image
    view.contentMode = .center
    if image == nil { view.removeFromSuperview() } else { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Pictures

  var thumbImages: [State: Image] = [:]
  var doneImages: [State: Image] = [:]
  var restImages: [State: Image] = [:]

  /// Shows a picture in the thumb's place; a state without a picture shows that of the normal one.
  open func setThumbImage(_ image: Image?, for state: State) { thumbImages[state] = image }
  open func setMinimumTrackImage(_ image: Image?, for state: State) { doneImages[state] = image }
  open func setMaximumTrackImage(_ image: Image?, for state: State) { restImages[state] = image }

  open func thumbImage(for state: State) -> Image? { thumbImages[state] }
  open func minimumTrackImage(for state: State) -> Image? { doneImages[state] }
  open func maximumTrackImage(for state: State) -> Image? { restImages[state] }

  open var currentThumbImage: Image? { thumbImages[state] ?? thumbImages[.normal] }
  open var currentMinimumTrackImage: Image? { doneImages[state] ?? doneImages[.normal] }
  open var currentMaximumTrackImage: Image? { restImages[state] ?? restImages[.normal] }

  override var focusRadius: CGFloat? { 8 }

  // MARK: Layout

  // The frames that Xcode recorded: 31 points up to its release 16.2 in 47 of 53 documents' sliders, and
  // 34 since in 24 of 25; what layout aligns is all of a slider of iOS 26 in 15 of 15.
  open override var alignmentRectInsets: EdgeInsets {
    environment.metrics >= .iOS26 ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  private var height: CGFloat { environment.metrics < .iOS18 ? 31 : 34 }

  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: View.noIntrinsicMetric, height: height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, bounds.width), height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  // Rectangles that subclasses may move.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, atStart: true, in: bounds)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, atStart: false, in: bounds)
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { rectOfTrack(in: bounds) }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rectOfThumb(on: rect)
  }

  open override func recordContent(into recorder: SceneRecorder) { record(into: recorder) }
}
