public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
import SnaplineText

/// A row of a table: UIKit's `UITableViewCell`.
open class TableViewCell: View {
  public let style: CellStyle
  public let reuseIdentifier: String?
  /// The view of the cell's content, beside its accessory.
  public let contentView: View = CellContentView()
  let separator = View()
  let topLine = View()
  /// The least height of a row that is sized by itself.
  package final var designedHeight: CGFloat = 0
  /// Where the content stands, and its margins, in place of what the cell's parts leave.
  package final var statedContent: StatedContent? { didSet { setNeedsLayout() } }

  package struct StatedContent {
    /// Between the cell's edges and its content.
    package var insets: DirectionalEdgeInsets
    package var margins: DirectionalEdgeInsets

    package init(insets: DirectionalEdgeInsets, margins: DirectionalEdgeInsets) {
      self.insets = insets
      self.margins = margins
    }
  }
  /// The row that the cell shows in a table.
  final var shownPath: IndexPath?
  /// Whether the delegate knows that it is shown there.
  final var isAnnounced = false
  let accessory = CellAccessory()
  let editControl = ImageView()
  let reorderControl = ImageView()
  private(set) final var ownTextLabel: Label?
  private(set) final var ownDetailLabel: Label?
  private(set) final var ownImageView: ImageView?
  /// What the table says of its rows' place and looks.
  final var setting = Setting() { didSet { if setting != oldValue { settingChanged() } } }

  /// Subclasses that a table makes by their class must have this initializer.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Archives can't be read here: a cell from a coder is an empty one.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  private func setUp() {
    clipsToBounds = true
    // Content is as high as its row at once, before the row is laid out.
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    for view in [contentView, accessory, editControl, reorderControl, separator, topLine] {
      addSubview(view)
    }
    editControl.image = Image(systemName: "minus.circle.fill")
    editControl.contentMode = .center
    editControl.tintColor = .systemRed
    reorderControl.image = Image(systemName: "line.3.horizontal")
    reorderControl.contentMode = .center
    reorderControl.tintColor = .tertiaryLabel
    settingChanged()
  }

  // MARK: What it shows

  open var textLabel: Label? {
    if let ownTextLabel { return ownTextLabel }
    let label = Label()
    label.follow(style == .value2 ? .caption1 : .body)
    if style == .value2 { label.textColor = tintColor }
    ownTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The label of the second text; `nil` in the default style.
  open var detailTextLabel: Label? {
    guard style != .default else { return nil }
    if let ownDetailLabel { return ownDetailLabel }
    let label = Label()
    label.follow(style == .value1 ? .body : style == .value2 ? .subheadline : .caption1)
    label.textColor = style == .value1 ? .secondaryLabel : .label
    ownDetailLabel = label
    contentView.addSubview(label)
    return label
  }

  open var imageView: ImageView? {
    guard style == .default || style == .subtitle || style == .value1 else { return nil }
    if let ownImageView { return ownImageView }
    let view = ImageView()
    ownImageView = view
    contentView.addSubview(view)
    return view
  }

  /// The content as a value; the view that shows it fills the ``contentView``.
  open var contentConfiguration: (any ContentConfiguration)? {
    didSet { showConfiguration() }
  }
  final var configured: (any View & ContentView)?

  /// A configuration with the look of the cell's style, and no content.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
  }

  /// The state that configurations may depend on.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }

  /// Changes the look for the cell's state, each time that the state changes.
  open var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the look for the cell's state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func updateConfiguration(using state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Whether the configuration is updated for each state of the cell.
  open var automaticallyUpdatesContentConfiguration = true

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view in the accessory's place.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if let accessoryView, !admits(accessoryView) { return self.accessoryView = oldValue }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

  // MARK: Looks

  /// The insets of the line below, from the cell's edges; unless set, those of the table.
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? setting.separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) final var ownSeparatorInset: EdgeInsets?

  /// What a tap on the row does, and one on its button, besides what the delegate is told.
  package final var selectionAction: TargetAction?
  package final var accessoryAction: TargetAction?

  open var selectionStyle = SelectionStyle.default
  open var isSelected = false { didSet { selectionChanged(from: oldValue, to: isSelected) } }
  open var isHighlighted = false {
    didSet { selectionChanged(from: oldValue, to: isHighlighted) }
  }
  private func selectionChanged(from old: Bool, to new: Bool) {
    refreshGround()
    guard old != new else { return }
    stateChanged()
    memberChanged()
  }
  open override func value(forKey key: String) -> Any? {
    if let member = KeyedMember.named(key, of: self) { return member.get() }
    return super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if KeyedMember.named(key, of: self)?.set(value) != true {
      super.setValue(value, forKey: key)
    }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open var backgroundView: View? { didSet { refreshGround() } }
  open var selectedBackgroundView: View? { didSet { refreshGround() } }
  private var shownGround: View?

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  open var isEditing = false {
    willSet { if newValue != isEditing { willTransition(to: newValue ? .showingEditControl : []) } }
    didSet {
      setNeedsLayout()
      guard isEditing != oldValue else { return }
      stateChanged()
      didTransition(to: isEditing ? .showingEditControl : [])
    }
  }
  /// Called before the cell shows or hides the controls that edit its row.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell showed or hid the controls that edit its row.
  open func didTransition(to state: StateMask) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editingStyle: EditingStyle { setting.editingStyle }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  private func settingChanged() {
    separator.isHidden = !setting.hasSeparator
    separator.backgroundColor = setting.separatorColor
    topLine.isHidden = !setting.hasTopLine
    topLine.backgroundColor = setting.separatorColor
    layer.cornerRadius = setting.roundedEdges.isEmpty ? 0 : setting.cornerRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = setting.maskedCorners
    refreshGround()
    setNeedsLayout()
  }

  private func refreshGround() {
    let isOn = (isSelected || isHighlighted) && selectionStyle != .none
    showGround(isOn ? selectedBackgroundView ?? backgroundView : backgroundView)
    // A colour that an author gave the cell stays.
    guard backgroundColor == nil || backgroundColor === givenColor else { return }
    givenColor = isOn && selectedBackgroundView == nil ? .systemGray4 : setting.ground
    backgroundColor = givenColor
  }

  /// The colour that the cell has from its table.
  private var givenColor: Color?

  private func showGround(_ new: View?) {
    guard new !== shownGround else { return }
    shownGround?.removeFromSuperview()
    shownGround = new
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Sizes

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shownGround?.frame = bounds
    layOutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension TableViewCell {
  /// How texts and picture are arranged; the raw values are UIKit's.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The lines between rows, by the name that UIKit has for them.
  public typealias SeparatorStyle = TableView.SeparatorStyle

  /// What stands at the trailing edge; the raw values are UIKit's.
  public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a chosen row looks; the raw values are UIKit's.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none, blue, gray, `default`
  }

  /// The editing controls that a cell shows; the raw values are UIKit's.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// What a row offers while it is edited; the raw values are UIKit's.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none, delete, insert
  }

  /// What a table says of its rows.
  struct Setting: Equatable {
    var sideMargin: CGFloat = 16
    var hasSeparator = false
    /// Whether a line closes the section above the row.
    var hasTopLine = false
    var separatorColor: Color = .separator
    var separatorInset = EdgeInsets(left: 16)
    var ground: Color?
    var cornerRadius: CGFloat = 0
    /// Of the cell, where a section's corners are.
    var roundedEdges: RectEdge = []
    var editingStyle = EditingStyle.none

    var maskedCorners: Layer.CornerMask {
      var corners: Layer.CornerMask = []
      if roundedEdges.contains(.top) {
        corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
      }
      if roundedEdges.contains(.bottom) {
        corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
      return corners
    }
  }
}

/// The view that a cell's content stands in, with the margins of rows.
final class CellContentView: View {
  /// The margins that the cell set last; an author's own stay.
  private var given: DirectionalEdgeInsets?

  func giveMargins(_ margins: DirectionalEdgeInsets) {
    guard given == nil || directionalLayoutMargins == given else { return }
    guard margins != given else { return }
    insetsLayoutMarginsFromSafeArea = false
    given = margins
    directionalLayoutMargins = margins
  }
}
