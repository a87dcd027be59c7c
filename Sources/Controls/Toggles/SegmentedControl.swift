public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
import SnaplineText

/// A row of choices, one of which is selected: UIKit's `UISegmentedControl`.
open class SegmentedControl: Control {
  /// The index that stands for no segment.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: Image?
    var action: Action?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
  }

  var segments: [Segment] = []
  var labels: [Label] = []
  var pictures: [ImageView] = []
  var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control with a segment for each title, picture or action; other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Segment(title: title)
      case let image as Image: Segment(image: image)
      case let action as Action: Segment(title: action.title, image: action.image, action: action)
      default: nil
      }
    }
    segmentsChanged()
    frame.size = sizeThatFits(.zero)
  }

  public convenience init(frame: CGRect = .zero, actions: [Action]) {
    self.init(items: actions)
    if frame != .zero { self.frame = frame }
  }

  // MARK: What is chosen

  /// The segment that is chosen, or ``noSegment``.
  open var selectedSegmentIndex = noSegment {
    didSet {
      if selectedSegmentIndex != Self.noSegment, !segments.indices.contains(selectedSegmentIndex) {
        selectedSegmentIndex = segments.indices.contains(oldValue) ? oldValue : Self.noSegment
      }
      setNeedsLayout()
    }
  }

  /// Chooses a segment as a finger would, and sends the same events.
  open func choose(_ index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open var isMomentary = false
  open var isSpringLoaded = false
  /// Whether each segment is as wide as its own content asks for.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }
  /// The colour behind the chosen segment.
  open var selectedSegmentTintColor: Color? { didSet { setNeedsLayout() } }

  override func stateChanged() { setNeedsLayout() }
  override var focusRadius: CGFloat? { 9 }

  // MARK: Layout

  // A point of shadow lies below what layout aligns.
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: wantedWidth, height: height - 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: wantedWidth, height: height)
  }

  private var height: CGFloat { environment.metrics < .iOS13 ? 29 : 32 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    segmentsChanged()
  }

  open override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    guard let label = labels.first(where: { $0.text != nil }) else { return nil }
    return label.baselineOffsets(in: size)
  }

  open override var contentText: String? {
    let titles = segments.compactMap(\.title)
    return titles.isEmpty ? nil : titles.joined(separator: " | ")
  }

  open override func recordContent(into recorder: SceneRecorder) { record(into: recorder) }
}
