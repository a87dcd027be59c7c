import Foundation
import SnaplineControls
import SnaplineLayout

/// A table's sections as a document has them.
struct TableLayout {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [XMLElement]
    /// What stands between the rows of the section before and those of this one, in their order.
    var headerHeight: CGFloat = TableView.automaticDimension
    var footerHeight: CGFloat = TableView.automaticDimension
  }

  private(set) var sections: [Section]

  /// The room that a header takes below a footer, with words and without.
  private static let (titledHeader, emptyHeader) = (38.0, 18.0)

  /// Sections, with the room between them that the rows' frames leave.
  ///
  /// Releases of Interface Builder differ in that room, and put a header above prototypes; where rows
  /// stand is an input, as their heights are.
  init(_ sections: [Section], below top: CGFloat) {
    self.sections = sections
    var end = top
    for place in sections.indices {
      let frames = sections[place].cells.compactMap(\.recordedFrame)
      guard let first = frames.first, let last = frames.last,
        frames.count == sections[place].cells.count, first.minY >= end
      else { return }
      divide(first.minY - end, before: place)
      end = last.maxY
    }
  }

  private mutating func divide(_ room: CGFloat, before place: Int) {
    guard place > 0 else { return sections[place].headerHeight = room }
    guard sections[place - 1].footer == nil else {
      // A footer is as high as its words are here.
      let header = sections[place].header == nil ? Self.emptyHeader : Self.titledHeader
      return sections[place].headerHeight = min(room, header)
    }
    sections[place - 1].footerHeight = 0
    sections[place].headerHeight = room
  }
}

/// Shows a table's rows where the document has them.
final class RecordedRows: TableViewDataSource, TableViewDelegate {
  private let sections: [TableLayout.Section]
  private let rows: [[(cell: TableViewCell, height: CGFloat?)]]

  init(_ layout: TableLayout, rows: [[(cell: TableViewCell, height: CGFloat?)]]) {
    sections = layout.sections
    self.rows = rows
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    rows[indexPath.section][indexPath.row].cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows[indexPath.section][indexPath.row].height ?? TableView.automaticDimension
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].headerHeight
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    sections[section].footerHeight
  }
}
