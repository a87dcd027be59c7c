public import Foundation
import SnaplineGeometry

/// Views one after the other, in as many lines as they need.
///
/// The constraints around a flow decide its width, and its lines then decide its height. The width of its
/// content is that of one line with all views, which gives way a little earlier than the text of a label.
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

  /// The distance between two neighbours in a line; in justified lines it is the smallest distance.
  open var spacing: CGFloat = 0 { didSet { numberChanged("spacing", \.spacing, oldValue) } }

  /// The distance between two lines.
  open var lineSpacing: CGFloat = 0 {
    didSet { numberChanged("lineSpacing", \.lineSpacing, oldValue) }
  }

  /// The horizontal place of lines that are narrower than the flow.
  open var alignment = Alignment.leading {
    didSet { if alignment != oldValue { remakeAll() } }
  }

  /// The vertical place of views that are lower than their line.
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

  /// Adds a view at the end; one that isn't a subview yet becomes one.
  open func addArrangedSubview(_ view: View) { arrange(view, at: slots.count) }

  /// Inserts a view at an index among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: View, at index: Int) { arrange(view, at: index) }

  /// Removes a view from the arrangement; it stays a subview.
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

  /// The width of all views in one line, and no height, which follows from the lines.
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

  /// The first view that isn't hidden.
  open override var forFirstBaselineLayout: View { shown.first?.view ?? self }
  /// The last view that isn't hidden.
  open override var forLastBaselineLayout: View { shown.last?.view ?? self }
}

extension FlowView {
  /// The horizontal place of lines that are narrower than their flow.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
    /// The distances grow until each line but the last is as wide as the flow.
    case justified
  }

  /// The vertical place of views that are lower than their line.
  public enum LineAlignment: Int, Hashable, Sendable, CaseIterable {
    case fill, top, center, bottom, firstBaseline, lastBaseline
  }
}
