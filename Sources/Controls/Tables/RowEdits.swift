import Foundation

/// Rows that were taken out of a table, by the places that they had, and such that were put in, by those
/// that they have now.
struct RowEdits {
  private var deleted: [Int: IndexSet] = [:]
  private var inserted: [Int: IndexSet] = [:]

  mutating func delete(_ paths: [IndexPath]) {
    Self.note(paths, in: &deleted)
  }

  mutating func insert(_ paths: [IndexPath]) {
    Self.note(paths, in: &inserted)
  }

  private static func note(_ paths: [IndexPath], in rows: inout [Int: IndexSet]) {
    for path in paths where (0..<TableView.mostRows).contains(path.row) {
      rows[path.section, default: []].insert(path.row)
    }
  }

  /// Where a row is now, unless it was taken out.
  func followed(_ path: IndexPath) -> IndexPath? {
    if deleted[path.section]?.contains(path.row) ?? false { return nil }
    var row = path.row - (deleted[path.section]?.count(in: 0..<max(0, path.row)) ?? 0)
    for place in inserted[path.section] ?? [] {
      guard place <= row else { break }
      row += 1
    }
    return IndexPath(row: row, section: path.section)
  }

  /// The sections as they are now, with the heights that are still known; nothing if the source says
  /// other counts than these edits lead to.
  func sections(_ old: [TableSection], counting counts: [Int]) -> [TableSection]? {
    guard old.count == counts.count else { return nil }
    var sections = old
    for (number, count) in counts.enumerated() {
      let change = (inserted[number]?.count ?? 0) - (deleted[number]?.count ?? 0)
      guard old[number].rows.count + change == count else { return nil }
      guard deleted[number] != nil || inserted[number] != nil else { continue }
      let known = old[number].rows.known.compactMap { row, height in
        followed(IndexPath(row: row, section: number)).map { (row: $0.row, height: height) }
      }
      sections[number].rows.know(known, of: count)
    }
    return sections
  }
}
