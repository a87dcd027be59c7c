public import Foundation
import SnaplineDiagnostics
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout

/// Rows in sections, with cells only for rows that are visible: UIKit's `UITableView`.
///
/// Rows are measured when they become visible; until then their heights are estimates. The cell of a row that
/// is scrolled away is used again for one that becomes visible.
open class TableView: ScrollView {
  public let style: Style

  final var sections: [TableSection] = []
  final let freeCells = ReusePool<TableViewCell>()
  final let freeHeaders = ReusePool<TableViewHeaderFooterView>()
  /// Cells that are shown, and headers and footers, by their places.
  final var shownCells: [IndexPath: TableViewCell] = [:]
  final var shownHeaders: [Int: View] = [:]
  final var shownFooters: [Int: View] = [:]
  final var selection: Set<IndexPath> = []
  final var needsReload = true
  final var isAsking = false
  final var openEdits = 0
  final var changes: (any ListChanges)?
  /// Where to scroll, for whoever asked for that while the source was asked.
  final var rowToShow: (path: IndexPath, position: ScrollPosition)?
  final var itemsToReload: Set<IndexPath> = []
  /// Whether rows may have other heights than those that are known.
  final var heightsMayChange = false
  /// The size that the rows ask for.
  final var askedContentSize = CGSize.zero
  /// The width that heights were measured for.
  final var measuredWidth: CGFloat = -1
  /// The generation of iOS that rows were made for.
  final private(set) var shownMetrics: Metrics?
  /// How many cells were made, and how many rows, headers and footers were measured, since the table
  /// was made.
  package final var counts = (made: 0, measured: 0, measuredSections: 0)

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Archives can't be read here: a table from a coder is a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Who says what it shows

  open weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any TableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }

  /// A source of closures, which the table keeps; it is its data source and delegate in one.
  open var source: TableSource? {
    didSet { (dataSource, delegate) = (source, source) }
  }

  // MARK: Sizes

  /// A height that follows from the content.
  public static let automaticDimension: CGFloat = -1

  open var rowHeight = automaticDimension { didSet { reloadData() } }
  /// The height of a row until its own is known.
  open var estimatedRowHeight = automaticDimension { didSet { reloadData() } }
  open var sectionHeaderHeight = automaticDimension { didSet { reloadData() } }
  open var sectionFooterHeight = automaticDimension { didSet { reloadData() } }
  /// The height of a header until it is visible.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { reloadData() } }
  open var estimatedSectionFooterHeight = automaticDimension { didSet { reloadData() } }
  /// The room above each header of a plain table.
  open var sectionHeaderTopPadding = automaticDimension { didSet { reloadData() } }

  // MARK: Looks

  open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  open var separatorColor: Color? = .separator { didSet { setNeedsLayout() } }
  /// The insets of the lines from the sides; unless set, they follow the margins.
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? EdgeInsets(left: sideMargin) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: EdgeInsets?
  /// Whether the content of rows is at most as wide as is good to read; by default only before iOS 12.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { ownFollowsReadableWidth ?? (environment.metrics < .iOS12) }
    set {
      ownFollowsReadableWidth = newValue
      reloadData()
    }
  }
  private var ownFollowsReadableWidth: Bool?

  /// How far a document's inset groups stand from the sides.
  package final var statedSectionInset: CGFloat?

  open var tableHeaderView: View? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  open var tableFooterView: View? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new {
      new.translatesAutoresizingMaskIntoConstraints = true
      addSubview(new)
    }
    setNeedsLayout()
  }

  // MARK: Editing and choosing

  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: The pass

  open override func layoutSubviews() {
    let metrics = environment.metrics
    if metrics != shownMetrics {
      shownMetrics = metrics
      changes = nil
      needsReload = true
    }
    if let (path, position) = rowToShow {
      rowToShow = nil
      scrollToRow(at: path, at: position, animated: false)
    }
    tile()
    super.layoutSubviews()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Text has another size, and rows another height.
    measuredWidth = -1
    setNeedsLayout()
  }

  // MARK: Changes

  /// Asks the source anew for everything, at the next layout.
  open func reloadData() {
    changes = nil
    needsReload = true
    setNeedsLayout()
  }

  /// Asks for rows again, at once if the table has shown any; within a group of edits, at its end.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    itemsToReload.formUnion(indexPaths)
    showEdits()
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.insert(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.delete(indexPaths) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.move(indexPath, to: newIndexPath) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.insert(sections: sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.delete(sections: sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.reload(sections: sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.move(section: section, to: newSection) }
  }
  open func beginUpdates() { openEdits += 1 }
  /// Asks for the heights of rows again; the size of the content is known when it returns.
  open func endUpdates() {
    heightsMayChange = true
    endEdits()
  }
  /// Runs updates and asks for heights again; the content's size is known before `completion` is called.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    openEdits += 1
    updates?()
    heightsMayChange = true
    endEdits()
    completion?(true)
  }

  // MARK: Cells to use again

  open func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    freeCells.makers[identifier] = cellClass.map { cellClass in
      { cellClass.init(style: .default, reuseIdentifier: identifier) }
    }
  }
  open func register(
    _ aClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    freeHeaders.makers[identifier] = aClass.map { aClass in
      { aClass.init(reuseIdentifier: identifier) }
    }
  }

  /// Has new cells made in a way of their own, such as by a document.
  package final func register(
    cellsWithIdentifier identifier: String,
    making make: (() -> TableViewCell)?
  ) {
    freeCells.makers[identifier] = make
  }
  package final func register(
    headersWithIdentifier identifier: String,
    making make: (() -> TableViewHeaderFooterView)?
  ) {
    freeHeaders.makers[identifier] = make
  }

  /// A free cell, or a new one of the registered class; `nil` where there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    freeCells.take(identifier) { $0.prepareForReuse() }
  }

  /// A free cell, or a new one; without a registered class, a plain cell and a diagnostic.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> TableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(.unregisteredCell(identifier))
    return TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    freeHeaders.take(identifier) { $0.prepareForReuse() }
  }
}

extension TableView {
  /// How sections are set apart; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The lines between rows; the raw values are UIKit's.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none, singleLine
  }

  /// How changed rows would move, which no picture shows; the raw values are UIKit's.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row is to stand after scrolling; the raw values are UIKit's.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none, top, middle, bottom
  }
}

extension Diagnostic {
  fileprivate static func unregisteredCell(_ identifier: String) -> Diagnostic {
    Diagnostic(
      id: "unregistered-cell",
      severity: .warning,
      subject: "no class of cells is registered for '\(identifier)'",
      cause: "a plain cell stands in",
      remedy: "call register(_:forCellReuseIdentifier:) before rows are asked for"
    )
  }
}
