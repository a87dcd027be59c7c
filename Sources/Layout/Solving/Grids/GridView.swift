public import Foundation
import SnaplineGeometry

/// Views in columns and rows; a view may take several of both.
///
/// Each view comes after the one before it, in the next row where the columns are full. A grid without
/// ``columns`` has as many as its longest row takes.
///
///     let prices = GridView(columns: [.fraction(1), .content])
///     prices.columnSpacing = 16
///     prices.columnAlignments = [.leading, .trailing]
///     for (name, price) in menu { prices.addRow([Label(name), Label(price)]) }
///
open class GridView: View {
  /// What is arranged, in order.
  @exclusivity(unchecked) @safe final var slots: [GridSlot] = []
  /// The constraints that hold them.
  @exclusivity(unchecked) @safe final var making = GridMaking()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives can't be read here: a grid from a coder is an empty one.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(columns: [Track] = [], rows: [Track] = []) {
    self.init(frame: .zero)
    // What an initializer sets calls no observer.
    self.columns = columns
    tracksChanged("columns", \.columns, [])
    self.rows = rows
    tracksChanged("rows", \.rows, [])
  }

  // MARK: How it arranges

  /// The widths of the columns; without any, there are as many as in the longest row, all equally wide.
  open var columns: [Track] = [] { didSet { tracksChanged("columns", \.columns, oldValue) } }

  /// The heights of the first rows; each row after them is as high as its content.
  open var rows: [Track] = [] { didSet { tracksChanged("rows", \.rows, oldValue) } }

  /// The distance between two columns.
  open var columnSpacing: CGFloat = 0 {
    didSet { numberChanged("columnSpacing", \.columnSpacing, oldValue) }
  }

  /// The distance between two rows.
  open var rowSpacing: CGFloat = 0 {
    didSet { numberChanged("rowSpacing", \.rowSpacing, oldValue) }
  }

  /// The horizontal place of the views in each column; the last value holds for all columns that follow.
  open var columnAlignments: [ColumnAlignment] = [] {
    didSet { if columnAlignments != oldValue { remakeAll() } }
  }

  /// The vertical place of the views in each row; the last value holds for all rows that follow.
  open var rowAlignments: [RowAlignment] = [] {
    didSet { if rowAlignments != oldValue { remakeAll() } }
  }

  /// Whether the views stay within the grid's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { remakeAll() } }
  }

  // MARK: What it arranges

  /// The views in the order of their cells.
  open var arrangedSubviews: [View] { slots.compactMap(\.view) }

  /// Adds a view at the end; one that isn't a subview yet becomes one.
  open func addArrangedSubview(_ view: View) { arrange(view, at: slots.count) }

  /// Inserts a view at an index among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: View, at index: Int) { arrange(view, at: index) }

  /// Adds views at the end, the first of them in a new row.
  open func addRow(_ views: [View]) {
    for (number, view) in views.enumerated() {
      arrange(view, at: slots.count, beginsRow: number == 0)
    }
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: View) { letGo(view) }

  /// The spans and alignments of an arranged view.
  open func cell(of arrangedSubview: View) -> Cell? {
    place(of: arrangedSubview).map { slots[$0].cell }
  }

  /// Sets how many columns and rows an arranged view takes, and its place in them.
  open func setCell(_ cell: Cell, of arrangedSubview: View) {
    guard let place = place(of: arrangedSubview), slots[place].cell != cell else { return }
    slots[place].cell = cell
    remakeAll()
  }

  /// The columns and the rows that an arranged view takes, counted from 0.
  open func columnsAndRows(of arrangedSubview: View) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard let number = place(of: arrangedSubview) else { return nil }
    let place = placement.places[number]
    return (place.columns, place.rows)
  }

  // MARK: The pass

  open override func updateConstraints() {
    super.updateConstraints()
    bringInStep()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !making.naturals.isEmpty { refreshNaturals() }
  }

  override func visibilityChanged(of arranged: View) {
    arranged.roomChanged()
    // Which view the others of a row stand on may be another one now.
    if making.hasBaselineRows { return remakeAll() }
    setNeedsUpdateConstraints()
    noteBaselines()
  }
  override func contentChanged(of arranged: View) {
    if !making.naturals.isEmpty { setNeedsUpdateConstraints() }
  }
  override func release(_ arranged: View) { letGo(arranged) }

  override var choosesBaselineView: Bool { true }
  /// The first view that isn't hidden.
  open override var forFirstBaselineLayout: View {
    slots.first { $0.view?.isHidden == false }?.view ?? self
  }
  /// The last view that isn't hidden.
  open override var forLastBaselineLayout: View {
    slots.last { $0.view?.isHidden == false }?.view ?? self
  }
}

extension GridView {
  /// The width of a column, or the height of a row.
  public enum Track: Hashable, Sendable {
    case length(CGFloat)
    /// A number of parts of the room that the others leave: two columns with one part are equally wide.
    case fraction(CGFloat)
    /// As long as the content.
    case content
  }

  /// The horizontal place of a view in its columns.
  public enum ColumnAlignment: Int, Hashable, Sendable, CaseIterable {
    /// As wide as the columns, or in their middle where the view has a width of its own.
    case fill
    case leading, center, trailing
  }

  /// The vertical place of a view in its rows.
  public typealias RowAlignment = FlowView.LineAlignment

  /// The spans and alignments of a view in a grid.
  public struct Cell: Hashable, Sendable {
    /// How many columns the view takes.
    public var columnSpan: Int
    /// How many rows the view takes.
    public var rowSpan: Int
    /// The horizontal place in the columns; `nil` stands for that of the grid.
    public var columnAlignment: ColumnAlignment?
    /// The vertical place in the rows; `nil` stands for that of the grid.
    public var rowAlignment: RowAlignment?

    public init(
      columnSpan: Int = 1,
      rowSpan: Int = 1,
      columnAlignment: ColumnAlignment? = nil,
      rowAlignment: RowAlignment? = nil
    ) {
      (self.columnSpan, self.rowSpan) = (columnSpan, rowSpan)
      (self.columnAlignment, self.rowAlignment) = (columnAlignment, rowAlignment)
    }
  }
}
