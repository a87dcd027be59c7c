import Foundation
import SnaplineGeometry

/// One view of a grid.
struct GridSlot {
  /// A subview of the grid, which keeps it alive; who leaves the grid leaves its slot.
  @Unretained var view: View?
  var cell = GridView.Cell()
  var beginsRow = false
}

/// What a grid made for its views.
struct GridMaking {
  /// Whether nothing that was made can stay.
  var isStale = true
  /// Whether anything was made that would have to be taken back.
  var isMade = false
  /// One for each column, then one for each row.
  var guides: [LayoutGuide] = []
  /// What keeps a column as wide as what is in it, though others would like its room.
  var naturals: [(constraint: LayoutConstraint, views: [LayoutNode])] = []
  /// Whether views of a row stand on the baseline of one of them.
  var hasBaselineRows = false
}

extension GridView: RemadeArranger {
  func place(of view: View) -> Int? {
    guard view.isArranged(by: self) else { return nil }
    return slots.firstIndex { $0.$view.isObject(view) }
  }

  func arrange(_ view: View, at index: Int, beginsRow: Bool = false) {
    var cell = Cell()
    if let place = place(of: view) {
      cell = slots[place].cell
      letGo(view)
    }
    guard takeIn(view) else { return }
    let slot = GridSlot(
      view: view,
      cell: cell,
      beginsRow: beginsRow
    )
    slots.insert(slot, at: min(max(index, 0), slots.count))
    if view.isHidden { view.roomChanged() }
    remakeAll()
  }

  func letGo(_ view: View) {
    guard let place = place(of: view) else { return }
    // Its constraints name a node that nobody lists any more.
    unmakeAll()
    let gone = slots.remove(at: place)
    if gone.beginsRow, place < slots.count { slots[place].beginsRow = true }
    letOut(view)
    remakeAll()
  }

  func remakeAll() {
    making.isStale = true
    setNeedsUpdateConstraints()
  }

  /// Takes new tracks over; a number that means nothing is reported, and counts as 0 or as one part.
  func tracksChanged(
    _ name: String,
    _ path: ReferenceWritableKeyPath<GridView, [Track]>,
    _ old: [Track]
  ) {
    guard self[keyPath: path] != old else { return }
    let legal = self[keyPath: path].map(\.legal)
    if legal != self[keyPath: path] {
      root.report(.notFiniteNumber(name, of: self))
      self[keyPath: path] = legal
    }
    remakeAll()
  }

  /// Which columns and rows each view takes.
  var placement: GridPlacement {
    GridPlacement(
      slots.map {
        GridPlacement.Wish(
          columnSpan: $0.cell.columnSpan,
          rowSpan: $0.cell.rowSpan,
          beginsRow: $0.beginsRow
        )
      },
      columns: columns.isEmpty ? nil : columns.count
    )
  }
}

extension GridView.Track {
  fileprivate var legal: Self {
    switch self {
    case .length(let length): length.isFinite && length >= 0 ? self : .length(0)
    case .fraction(let parts): parts.isFinite && parts > 0 ? self : .fraction(1)
    case .content: self
    }
  }

  var parts: CGFloat? { if case .fraction(let parts) = self { parts } else { nil } }
}
