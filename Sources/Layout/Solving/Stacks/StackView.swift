public import Foundation
public import SnaplineGeometry

/// Views in a row or in a column: UIKit's `UIStackView`.
///
/// A stack arranges its views with constraints of its own, which have UIKit's identifiers and priorities.
/// They are made in the layout pass, and made anew only where something changed.
open class StackView: View {
  /// What is arranged, in the order of the axis.
  @exclusivity(unchecked) @safe final var slots: [StackSlot] = []
  /// What the constraints were made for, and where they have to be made anew.
  @exclusivity(unchecked) @safe final var upkeep = StackUpkeep()
  private var storedSpacing: CGFloat = 0
  /// How much texts that wrap want equal parts of a row.
  package final var textWidths = TextWidths.even {
    didSet { if textWidths != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How much texts that wrap want equal parts of a row.
  package enum TextWidths {
    /// More than they want their own widths, as in UIKit.
    case even
    /// Less than that: where nothing else decides.
    case evenWhereOpen
    /// Not at all, as something else takes the room that is left.
    case own
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if type(of: self) == StackView.self { flags.insert(.isPlain) }
  }

  /// Archives can't be read here: a stack from a coder is an empty one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if type(of: self) == StackView.self { flags.insert(.isPlain) }
  }

  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: How it arranges

  /// The direction in which one view follows the other.
  @exclusivity(unchecked) @safe open var axis = Axis.horizontal {
    didSet { if axis != oldValue { remakeAll() } }
  }

  /// How the views share the length of the stack.
  @exclusivity(unchecked) @safe open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { remakeAll() } }
  }

  /// Where the views stand across the axis.
  @exclusivity(unchecked) @safe open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { remakeAll() } }
  }

  /// The distance between two neighbours; with equal spacing or centring it is the smallest distance.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      guard newValue != storedSpacing else { return }
      guard newValue.isFinite else { return root.report(.notFiniteNumber("spacing", of: self)) }
      storedSpacing = newValue
      spacingChanged()
    }
  }

  /// Whether a column's spacing is measured from a view's last baseline to the next view's first one.
  @exclusivity(unchecked) @safe open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { remakeAll() } }
  }

  /// Whether the views stay within the stack's margins.
  @exclusivity(unchecked) @safe open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { remakeAll() } }
  }

  // MARK: What it arranges

  /// The views in their order along the axis; they are drawn in the order of ``View/subviews``.
  open var arrangedSubviews: [View] { slots.compactMap(\.view) }

  /// Adds a view at the end; one that isn't a subview yet becomes one.
  open func addArrangedSubview(_ view: View) { arrange(view, at: slots.count) }

  /// Inserts a view at an index among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: View) {
    guard view.isArranged(by: self) else { return }
    letGo(view)
  }

  /// Sets the distance after an arranged view, in place of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard let place = place(of: arrangedSubview) else { return }
    guard spacing.isFinite else { return root.report(.notFiniteNumber("spacing", of: self)) }
    slots[place].customSpacing = spacing == Self.spacingUseDefault ? nil : spacing
    spacingChanged()
  }

  /// The distance after an arranged view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    place(of: arrangedSubview).flatMap { slots[$0].customSpacing } ?? Self.spacingUseDefault
  }

  /// A spacing that stands for ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that stands for the system's distance between neighbours.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  // MARK: The pass

  open override func updateConstraints() {
    super.updateConstraints()
    bringInStep()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if distribution == .fillProportionally, measuresViews { refreshShares() }
  }

  override func visibilityChanged(of arranged: View) { followVisibility(of: arranged) }
  override func contentChanged(of arranged: View) { followContent(of: arranged) }
  override func release(_ arranged: View) { letGo(arranged) }

  /// Which of a row's views is the highest is known once it is solved.
  override var choosesBaselineView: Bool { true }
  override func baselineViewChanged(isSolved: Bool) -> Bool { highestChanged(isSolved: isSolved) }

  /// The first visible view of a column, or the tallest one of a row.
  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) ?? self }
  /// The last visible view of a column, or the tallest one of a row.
  open override var forLastBaselineLayout: View { baselineView(isFirst: false) ?? self }
}

extension StackView {
  /// How views share the length of a stack; the raw values are UIKit's.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across a stack's axis; the raw values are UIKit's.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The name of ``leading`` in a row.
    public static let top = Alignment.leading
    /// The name of ``trailing`` in a row.
    public static let bottom = Alignment.trailing
  }
}
