import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

import struct Foundation.CGFloat

/// Views in lines that wrap, and in columns and rows.
extension TreeBuilder {
  func makeFlow(_ element: Element) -> FlowView {
    let values = element.values
    let flow = FlowView()
    if let spacing = values[FlowWords.spacing] { flow.spacing = points(spacing) }
    flow.lineSpacing = values[FlowWords.lineSpacing].map(points) ?? flow.spacing
    if let word = values[FlowWords.alignment] { flow.alignment = word.alignment }
    if let word = values[FlowWords.lineAlignment] { flow.lineAlignment = word.alignment }
    // Here margins are the space around the children.
    flow.isLayoutMarginsRelativeArrangement = values[ViewWords.margins] != nil
    return flow
  }

  /// Puts a view into a flow, in its turn.
  func addToFlow(_ view: View, _ element: Element, in flow: FlowView) {
    flow.addArrangedSubview(view)
    if let spacing = element.values[ViewWords.spacingAfter] {
      flow.setCustomSpacing(points(spacing), after: view)
    }
  }

  func makeGrid(_ element: Element) -> GridView {
    let values = element.values
    let grid = GridView(
      columns: values[GridWords.columns]?.tracks.map(track) ?? [],
      rows: values[GridWords.rows]?.tracks.map(track) ?? []
    )
    if let spacing = values[GridWords.columnSpacing] { grid.columnSpacing = points(spacing) }
    if let spacing = values[GridWords.rowSpacing] { grid.rowSpacing = points(spacing) }
    grid.columnAlignments = values[GridWords.columnAlignment]?.words.map(\.alignment) ?? []
    grid.rowAlignments = values[GridWords.rowAlignment]?.words.map(\.alignment) ?? []
    grid.isLayoutMarginsRelativeArrangement = values[ViewWords.margins] != nil
    return grid
  }

  private func track(_ track: TrackValue) -> GridView.Track {
    switch track.kind {
    case .length(let length): .length(CGFloat(length.points(scale: scale)))
    case .parts(let parts): .fraction(CGFloat(parts))
    case .content: .content
    }
  }

  /// Puts a view into a grid, in its turn, or as the first one of a row.
  func addToGrid(_ view: View, _ element: Element, in grid: GridView) {
    if element.beginsRow { grid.addRow([view]) } else { grid.addArrangedSubview(view) }
    let values = element.values
    let cell = GridView.Cell(
      columnSpan: values[GridWords.columnSpan]?.value ?? 1,
      rowSpan: values[GridWords.rowSpan]?.value ?? 1,
      columnAlignment: values[PlacementWords.horizontally].flatMap { column($0.operation) },
      rowAlignment: values[PlacementWords.vertically].flatMap { row($0.operation) }
    )
    grid.setCell(cell, of: view)
  }

  private func column(_ operation: AxisOperation) -> GridView.ColumnAlignment? {
    switch operation {
    case .fill: .fill
    case .start: .leading
    case .center: .center
    case .end: .trailing
    case .none, .standard: nil
    }
  }

  private func row(_ operation: AxisOperation) -> GridView.RowAlignment? {
    switch operation {
    case .fill: .fill
    case .start: .top
    case .center: .center
    case .end: .bottom
    case .none, .standard: nil
    }
  }
}

extension FlowAlignmentWord {
  fileprivate var alignment: FlowView.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .justified: .justified
    }
  }
}

extension RowAlignmentWord {
  fileprivate var alignment: FlowView.LineAlignment {
    switch self {
    case .fill: .fill
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension ColumnAlignmentWord {
  fileprivate var alignment: GridView.ColumnAlignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
