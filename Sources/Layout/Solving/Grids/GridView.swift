public import Foundation
import SnaplineGeometry

/// Views in columns and rows, each of which may take several of both.
///
/// A view stands behind the one before it, in the next row where the columns are full. A grid whose
/// columns aren't told has as many as its longest row.
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

  /// How wide the columns are; without any there are as many, equally wide, as the longest row takes.
  open var columns: [Track] = [] { didSet { tracksChanged("columns", \.columns, oldValue) } }

  /// How high the first rows are; those that follow are as high as what is in them.
  open var rows: [Track] = [] { didSet { tracksChanged("rows", \.rows, oldValue) } }

  /// The distance between two columns.
  open var columnSpacing: CGFloat = 0 {
    didSet { numberChanged("columnSpacing", \.columnSpacing, oldValue) }
  }

  /// The distance between two rows.
  open var rowSpacing: CGFloat = 0 {
    didSet { numberChanged("rowSpacing", \.rowSpacing, oldValue) }
  }

  /// Where the views stand in the width of each column; the last one holds for all that follow.
  open var columnAlignments: [ColumnAlignment] = [] {
    didSet { if columnAlignments != oldValue { remakeAll() } }
  }

  /// Where the views stand in the height of each row; the last one holds for all that follow.
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

  /// Puts a view last; one from elsewhere becomes a subview first.
  open func addArrangedSubview(_ view: View) { arrange(view, at: slots.count) }

  /// Puts a view at a place among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: View, at index: Int) { arrange(view, at: index) }

  /// Puts views last, the first of them into a new row.
  open func addRow(_ views: [View]) {
    for (number, view) in views.enumerated() {
      arrange(view, at: slots.count, beginsRow: number == 0)
    }
  }

  /// Lets a view go from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: View) { letGo(view) }

  /// What an arranged view says of its cell.
  open func cell(of arrangedSubview: View) -> Cell? {
    place(of: arrangedSubview).map { slots[$0].cell }
  }

  /// Says how many columns and rows an arranged view takes, and where it stands in them.
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
    setNeedsUpdateConstraints()
  }
  override func contentChanged(of arranged: View) {
    if !making.naturals.isEmpty { setNeedsUpdateConstraints() }
  }
  override func release(_ arranged: View) { letGo(arranged) }

  /// The first view's.
  open override var forFirstBaselineLayout: View { slots.first?.view ?? self }
  /// The last view's.
  open override var forLastBaselineLayout: View { slots.last?.view ?? self }
}

extension GridView {
  /// How wide a column is, or how high a row.
  public enum Track: Hashable, Sendable {
    case length(CGFloat)
    /// So many parts of what the others leave: two columns of one part are equally wide.
    case fraction(CGFloat)
    /// As long as what is in it.
    case content
  }

  /// Where a view stands in the width of its columns.
  public enum ColumnAlignment: Int, Hashable, Sendable, CaseIterable {
    /// As wide as they are, or in their middle where it has a width of its own.
    case fill
    case leading, center, trailing
  }

  /// Where a view stands in the height of its rows.
  public typealias RowAlignment = FlowView.LineAlignment

  /// What a view says of its place in a grid.
  public struct Cell: Hashable, Sendable {
    /// How many columns it takes.
    public var columnSpan: Int
    /// How many rows it takes.
    public var rowSpan: Int
    /// Where it stands in their width; nothing leaves that to the grid.
    public var columnAlignment: ColumnAlignment?
    /// Where it stands in their height; nothing leaves that to the grid.
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
