public import Foundation
public import SnaplineDrawing
public import SnaplineEnvironment
public import SnaplineGeometry

/// A rectangle in a tree: UIKit's `UIView`, without a screen, a run loop or a main thread.
///
/// A tree, with every closure it calls, belongs to one thread at a time.
open class View: Responder {
  // A member that a subclass may override has to be declared here and not in an extension. Its code is in
  // another file of this folder, by subject: hierarchy, geometry, constraints, content, pass.

  final let node: LayoutNode

  /// What walks of the tree look at; `View+Stored` tells why it is in one place.
  @exclusivity(unchecked) @safe final var stored: Stored

  /// Where the view stands written, which is known of each view of a design.
  final var writtenSource: ViewSource?

  open var tag = 0
  open var alpha: CGFloat = 1 { didSet { memberChanged() } }
  open var backgroundColor: Color?
  open var contentMode = ContentMode.scaleToFill

  public init(frame: CGRect) {
    stored = Stored(box: frame.standardized.finite)
    node = LayoutNode()
    super.init()
    begin()
  }

  /// Archives can't be read here: a view from a coder starts with an empty frame.
  public required init?(coder: NSCoder) {
    stored = Stored(box: .zero)
    node = LayoutNode()
    super.init()
    begin()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// For subclasses that Interface Builder shows.
  open func prepareForInterfaceBuilder() {}

  deinit { dismantle() }

  // MARK: Members by their names

  open override func value(forKey key: String) -> Any? {
    if let member = KeyedMember.named(key, of: self) { return member.get() }
    return super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if KeyedMember.named(key, of: self)?.set(value) != true {
      super.setValue(value, forKey: key)
    }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { transform.isIdentity ? box : transformedBox }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: box.size) }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { pivot }
    set { moveCenter(to: newValue) }
  }

  /// The transform of the painted view around its ``center``; layout acts on the untransformed frame.
  open var transform: Transform {
    get { rare?.transform ?? .identity }
    set { setTransform(newValue) }
  }
  open var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { setAutoresizingMask(newValue) }
  }

  open func convert(_ point: CGPoint, to view: View?) -> CGPoint { mapped(point, to: view) }
  open func convert(_ point: CGPoint, from view: View?) -> CGPoint { mapped(point, from: view) }
  open func convert(_ rect: CGRect, to view: View?) -> CGRect { mapped(rect, to: view) }
  open func convert(_ rect: CGRect, from view: View?) -> CGRect { mapped(rect, from: view) }

  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? { frontmost(at: point, event) }
  /// Ends typing in this view or a view below it; with `force`, even where that view refuses.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endTyping(force) }
  /// Whether a gesture of one of the view's recognizers may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Switches

  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }
  open var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set { setFlag(.clips, newValue) }
  }
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteraction) }
    set { setFlag(.userInteraction, newValue) }
  }
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { setFlag(.exclusiveTouch, newValue) }
  }
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { setFlag(.multipleTouch, newValue) }
  }

  /// A promise that the view paints all of its bounds, which pictures don't need.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { setFlag(.isOpaque, newValue) }
  }
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { setFlag(.autoresizesSubviews, newValue) }
  }

  // MARK: Hierarchy

  open override var next: Responder? { controller ?? parent }
  open var superview: View? { parent }
  open var window: Window? { windowOfTree }
  open var subviews: [View] { children }

  open func addSubview(_ view: View) { insert(view, at: children.count) }
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: View, aboveSubview sibling: View) { insert(view, above: sibling) }
  open func insertSubview(_ view: View, belowSubview sibling: View) { insert(view, below: sibling) }
  open func bringSubviewToFront(_ view: View) { move(view, to: children.count - 1) }
  open func sendSubviewToBack(_ view: View) { move(view, to: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: View) {}
  open func willRemoveSubview(_ subview: View) {}
  open func willMove(toSuperview newSuperview: View?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: Window?) {}
  open func didMoveToWindow() {}

  open var gestureRecognizers: [GestureRecognizer]? {
    get { rare.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set { setGestureRecognizers(newValue ?? []) }
  }
  open func addGestureRecognizer(_ recognizer: GestureRecognizer) { attach(recognizer) }
  open func removeGestureRecognizer(_ recognizer: GestureRecognizer) { detach(recognizer) }
  open var interactions: [any Interaction] { rare?.interactions ?? [] }
  open func addInteraction(_ interaction: any Interaction) { attach(interaction) }
  open func removeInteraction(_ interaction: any Interaction) { detach(interaction) }

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set { setTranslatesMask(newValue) }
  }

  open var constraints: [LayoutConstraint] { held }
  open func addConstraint(_ constraint: LayoutConstraint) { add(constraint) }
  open func addConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(addConstraint) }
  open func removeConstraint(_ constraint: LayoutConstraint) { remove(constraint) }
  open func removeConstraints(_ constraints: [LayoutConstraint]) { remove(constraints) }

  open func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    constraintsBehindFrame(on: axis)
  }
  /// Shows another possible frame of an ambiguous view, and at the next call the one before.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
  open var layoutGuides: [LayoutGuide] { rare?.guides ?? [] }
  open func addLayoutGuide(_ guide: LayoutGuide) { add(guide) }
  open func removeLayoutGuide(_ guide: LayoutGuide) { remove(guide) }

  // MARK: Content

  open var intrinsicContentSize: CGSize { View.noIntrinsicSize }
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority { priorities.hugging(axis) }
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    setHugging(priority, axis)
  }
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    priorities.compression(axis)
  }
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    setCompression(priority, axis)
  }

  /// Whether the content's height depends on the width that the layout gives it, as with text that wraps.
  open var contentWraps: Bool { false }

  /// Whether a stack gives this view's text as much width as the texts beside it, as with labels of several
  /// lines.
  open var evensWidthInStacks: Bool { contentWraps }

  /// Whether a stack does so beside views without such texts, too.
  open var evensWidthBesideOthers: Bool { true }

  /// The intrinsic size at the `width` that the layout gave the view, for content that wraps.
  ///
  /// As UIKit does with labels, it calls ``intrinsicContentSize`` once more, so that what subclasses add
  /// holds for wrapped lines too.
  open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { contentSize(given: width) }

  /// The distances of the first baseline from the top and of the last one from the bottom, of an
  /// alignment rectangle of `size`; `nil` for content without text.
  open func baselineOffsets(in size: CGSize) -> BaselineOffsets? { nil }

  /// The distance from one line of text to the next, on which the system spacing between baselines depends.
  open var baselinePitch: CGFloat? { nil }

  open var alignmentRectInsets: EdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { frame(aligning: rect) }

  /// A view that this one arranges was hidden, or shows again.
  func visibilityChanged(of arranged: View) {}
  /// What an arranged view shows changed, or how strongly it holds its size.
  func contentChanged(of arranged: View) {}
  /// An arranged view goes: it leaves its slot, with all that was made for it.
  func release(_ arranged: View) {}
  /// Whether where the views inside stand depends on the widths that the layout gives them.
  var breaksLines: Bool { false }
  /// Breaks the lines anew at the widths that were solved, and answers whether anything changed.
  func linesChanged() -> Bool { false }

  /// Whether views inside take turns at giving this one its baselines, as the heights come out.
  var choosesBaselineView: Bool { false }
  /// Whether it is another view's turn than when this was asked last, by their solved heights or by
  /// those of their contents.
  func baselineViewChanged(isSolved: Bool) -> Bool { false }

  open var forFirstBaselineLayout: View { forLastBaselineLayout }
  open var forLastBaselineLayout: View { self }

  /// The size that suits the view best: the one it has, unless its class says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Takes the size that suits the view best, its top left corner staying where it is.
  open func sizeToFit() { takeFittingSize() }

  // MARK: The pass

  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() { root.pass.updateConstraints(below: self) }
  open func setNeedsLayout() { markForLayout() }
  open func layoutIfNeeded() { runPass() }
  /// Gives the subviews the frames that the constraints ask for.
  open func layoutSubviews() { applySolvedFrames() }

  // MARK: Margins and traits

  /// The margins, with the safe area and the superview's margins where the view includes them.
  open var layoutMargins: EdgeInsets {
    get { settledInsets.margins }
    set { ownMargins = .fixed(newValue) }
  }

  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { settledInsets.margins.directional(rightToLeft: isRightToLeft) }
    set { ownMargins = .directional(newValue) }
  }
  open func layoutMarginsDidChange() {}
  /// Whether the superview's margins hold in this view too, as far as they reach into it.
  open var preservesSuperviewLayoutMargins: Bool {
    get { sharesMargins }
    set { changeMargins { $0.insets.preservesSuperviewMargins = newValue } }
  }

  /// Whether margins are measured from the edges of the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insets.beginAtSafeArea ?? true }
    set { changeMargins { $0.insets.beginAtSafeArea = newValue } }
  }

  /// How far bars and the edges of the screen reach into the view, as of the last pass.
  open var safeAreaInsets: EdgeInsets { rare?.insets.settled?.safeArea ?? .zero }
  open func safeAreaInsetsDidChange() {}
  open var semanticContentAttribute: SemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    semanticContentAttribute.direction(under: surroundingDirection)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute.direction(under: Environment.current.traits.layoutDirection)
  }
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: SemanticContentAttribute,
    relativeTo layoutDirection: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    semanticContentAttribute.direction(under: LayoutDirection(layoutDirection))
  }

  /// The traits of this view; a `layoutSubviews` that reads them runs again when they change.
  open var traitCollection: TraitCollection { traitsToRead() }
  /// Called when the view's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Light or dark for this view and all below it, whatever surrounds them.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Painting

  /// The colour of what can be tapped; the superview's, unless the view has one of its own.
  open var tintColor: Color! {
    get { tint }
    set { setTint(newValue) }
  }
  open func tintColorDidChange() {}

  /// Whether the tint is greyed, here and in views below that don't set it, as behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// A view whose painted area is the only part of this one that shows; it lies in this view's bounds.
  open var mask: View? {
    get { rare?.masking.mask }
    set { setMask(newValue) }
  }

  open var layer: Layer { layerOrNew }

  /// The class of the view's layer; an app's own class is made by its `init(coder:)`.
  open class var layerClass: AnyClass { Layer.self }

  /// The layer's action for an event: one that does nothing, as changes take effect at once.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { NSNull() }

  /// Draws what the view shows over its background and under its subviews, into the
  /// ``DrawingContext/current`` context; `rect` is always all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Has ``draw(_:)`` called again for the next picture.
  open func setNeedsDisplay() { rare?.drawing = nil }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Records what the view shows besides its background and its subviews, for classes with content.
  open func recordContent(into recorder: SceneRecorder) {}

  /// The text of the view, for the layout tree.
  open var contentText: String? { nil }
}
