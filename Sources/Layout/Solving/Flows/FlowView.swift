public import Foundation
import SnaplineGeometry

/// Views one after the other, in as many lines as they take.
///
/// A flow is as wide as its surroundings make it, and as high as its lines then are. By itself it wants
/// the width of one line, and gives way a little earlier than the text of a label does.
///
///     let tags = FlowView(arrangedSubviews: ["Swift", "Linux", "Layout"].map { Label($0) })
///     tags.spacing = 8
///     tags.lineSpacing = 4
///
open class FlowView: View {
  /// What is arranged, in order.
  @exclusivity(unchecked) @safe final var slots: [FlowSlot] = []
  /// The constraints that hold them.
  @exclusivity(unchecked) @safe final var making = FlowMaking()

  /// How strongly a flow wants one line: a label beside it keeps its words.
  private static let compression = LayoutPriority(LayoutPriority.defaultHigh.rawValue - 1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentCompressionResistancePriority(Self.compression, for: .horizontal)
  }

  /// Archives can't be read here: a flow from a coder is an empty one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setContentCompressionResistancePriority(Self.compression, for: .horizontal)
  }

  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: How it arranges

  /// The distance between two neighbours in a line, the least one in lines that are justified.
  open var spacing: CGFloat = 0 { didSet { numberChanged("spacing", \.spacing, oldValue) } }

  /// The distance between two lines.
  open var lineSpacing: CGFloat = 0 {
    didSet { numberChanged("lineSpacing", \.lineSpacing, oldValue) }
  }

  /// Where a line stands that isn't as wide as the flow.
  open var alignment = Alignment.leading {
    didSet { if alignment != oldValue { remakeAll() } }
  }

  /// Where the views stand that aren't as high as their line.
  open var lineAlignment = LineAlignment.center {
    didSet { if lineAlignment != oldValue { remakeAll() } }
  }

  /// Whether the views stay within the flow's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { remakeAll() } }
  }

  // MARK: What it arranges

  /// The views in the order of the lines.
  open var arrangedSubviews: [View] { slots.compactMap(\.view) }

  /// Puts a view last; one from elsewhere becomes a subview first.
  open func addArrangedSubview(_ view: View) { arrange(view, at: slots.count) }

  /// Puts a view at a place among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: View, at index: Int) { arrange(view, at: index) }

  /// Lets a view go from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: View) { letGo(view) }

  /// Sets the distance after an arranged view, in place of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard let place = place(of: arrangedSubview) else { return }
    guard spacing.isFinite else { return root.report(.notFiniteNumber("spacing", of: self)) }
    slots[place].customSpacing = spacing == StackView.spacingUseDefault ? nil : spacing
    remakeAll()
  }

  /// The distance after an arranged view, or ``StackView/spacingUseDefault``.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    place(of: arrangedSubview).flatMap { slots[$0].customSpacing } ?? StackView.spacingUseDefault
  }

  // MARK: The pass

  /// As wide as all views in one line; how high the flow is follows from its lines.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: making.natural ?? View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  open override func updateConstraints() {
    super.updateConstraints()
    bringInStep()
  }

  override var breaksLines: Bool { true }
  override func linesChanged() -> Bool { node.engine.map(breakLines) ?? false }

  override func visibilityChanged(of arranged: View) {
    arranged.roomChanged()
    remakeAll()
  }
  override func release(_ arranged: View) { letGo(arranged) }

  /// The first view's that shows.
  open override var forFirstBaselineLayout: View { shown.first?.view ?? self }
  /// The last view's that shows.
  open override var forLastBaselineLayout: View { shown.last?.view ?? self }
}

extension FlowView {
  /// Where a line stands that isn't as wide as its flow.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
    /// All but the last line are as wide as the flow: the distances in them grow.
    case justified
  }

  /// Where views stand that aren't as high as their line.
  public enum LineAlignment: Int, Hashable, Sendable, CaseIterable {
    case fill, top, center, bottom, firstBaseline, lastBaseline
  }
}
