public import Foundation
import SnaplineDrawing
import SnaplineGeometry
public import SnaplineLayout
import SnaplineText

/// A chart of bars, lines or sectors, each of which is a view.
///
/// Other views can be constrained to them: ``parts`` has the bars, the dots on lines and the sectors, and
/// ``marks`` has a guide for each number, where its label is read best.
open class ChartView: View {
  open var chart: Chart { didSet { if chart != oldValue { rebuild() } } }

  /// The text of a number, on the axis and beside its part.
  open var valueText: (Double) -> String = ChartView.numeral { didSet { rebuild() } }

  /// The view of each number, by series and place.
  public internal(set) final var parts: [[View]] = []
  /// The end of each bar, the middle of each dot and sector, by series and place.
  public internal(set) final var marks: [[LayoutGuide]] = []

  /// The texts along the chart, which make room for each other.
  final var placeLabels: [Label] = []
  /// The numbers of the lines across.
  final var tickLabels: [Label] = []
  /// The other texts, which are shown where they have room.
  final var innerTexts: [InnerText] = []
  private final var made: [View] = []
  private final var madeGuides: [LayoutGuide] = []

  public init(_ chart: Chart) {
    self.chart = chart
    super.init(frame: .zero)
    settle()
  }

  public override init(frame: CGRect) {
    chart = Chart(.bars, [])
    super.init(frame: frame)
    settle()
  }

  public required init?(coder: NSCoder) {
    chart = Chart(.bars, [])
    super.init(coder: coder)
    settle()
  }

  private func settle() {
    isUserInteractionEnabled = false
    rebuild()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 160)
  }

  /// A chart with a label is a picture to those who have it read.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      let traits = super.accessibilityTraits
      return accessibilityLabel == nil ? traits : traits.union(.image)
    }
    set { super.accessibilityTraits = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    thinOut()
    placeInnerTexts()
  }

  open override func recordContent(into recorder: SceneRecorder) {
    super.recordContent(into: recorder)
    for fault in chart.faults { report(fault) }
    if let fault = faultOfInnerTexts { report(fault) }
  }

  /// The text of a number, rounded to six decimals; a very large one has a power of ten.
  public static func numeral(_ value: Double) -> String {
    // A million times the largest numbers would be infinite.
    guard abs(value) < 1e16 else { return String(value) }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  // MARK: Making parts

  private func rebuild() {
    for view in made { view.removeFromSuperview() }
    for guide in madeGuides { removeLayoutGuide(guide) }
    (made, madeGuides, parts, marks) = ([], [], [], [])
    (placeLabels, tickLabels, innerTexts) = ([], [], [])
    guard chart.count > 0 else { return }
    switch chart.kind {
    case .bars: addBars(buildPlot())
    case .lines: addLines(buildPlot())
    case .sectors: buildSectors()
    }
  }

  /// Adds a part of the chart, behind nothing that is there.
  func add<Part: View>(_ part: Part) -> Part {
    part.translatesAutoresizingMaskIntoConstraints = false
    part.isUserInteractionEnabled = false
    addSubview(part)
    made.append(part)
    return part
  }

  /// Adds a figure that is as large as a guide.
  func add(_ figure: ChartFigure, over guide: LayoutGuide) -> ChartFigure {
    let figure = add(figure)
    LayoutConstraint.activate([
      figure.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      figure.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      figure.topAnchor.constraint(equalTo: guide.topAnchor),
      figure.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return figure
  }

  func addGuide() -> LayoutGuide {
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    madeGuides.append(guide)
    return guide
  }

  func addNumber(_ value: Double, _ color: Color? = nil) -> Label {
    let text = valueText(value)
    let label = addText(text, color)
    // Where reading runs from the right, the sign would follow the digits. Formatted numbers hold an invisible mark
    // that prevents it.
    if text.hasPrefix("-") { label.semanticContentAttribute = .forceLeftToRight }
    return label
  }

  func addText(_ text: String, _ color: Color? = nil) -> Label {
    let label = add(Label())
    label.text = text
    label.font = chart.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color ?? chart.textColor
    return label
  }

  /// Moves texts along the chart into it, and hides those that have no room beside the one before.
  private func thinOut() {
    var end = -CGFloat.infinity
    for label in placeLabels.sorted(by: { $0.center.x < $1.center.x }) {
      let (width, middle) = (label.bounds.width, label.center.x)
      // One that would leave the chart is moved into it.
      let start = max(0, min(middle - width / 2, bounds.width - width))
      let isMoved = abs(start + width / 2 - middle) > 0.5
      label.transform =
        isMoved ? Transform(translationX: start + width / 2 - middle, y: 0) : .identity
      let hasRoom = start >= end
      label.isHidden = !hasRoom
      if hasRoom { end = start + width + 4 }
    }
  }
}
