import Foundation

/// Rows that were taken out of a list, by the places that they had, and such that were put in, by those
/// that they have now.
struct RowEdits {
  private var deleted: [Int: IndexSet] = [:]
  private var inserted: [Int: IndexSet] = [:]
  /// Where those are now that were moved.
  private var moved: [IndexPath: IndexPath] = [:]
  /// Whether two were moved to one place, or one to two.
  private var isImpossible = false

  mutating func delete(_ paths: [IndexPath]) { Self.note(paths, in: &deleted) }
  mutating func insert(_ paths: [IndexPath]) { Self.note(paths, in: &inserted) }

  mutating func move(_ path: IndexPath, to newPath: IndexPath) {
    if deleted[path.section]?.contains(path.row) ?? false { isImpossible = true }
    if inserted[newPath.section]?.contains(newPath.row) ?? false { isImpossible = true }
    delete([path])
    insert([newPath])
    guard Self.possible.contains(path.row), Self.possible.contains(newPath.row) else { return }
    moved[path] = newPath
  }

  private static let possible = 0..<TableView.mostRows

  private static func note(_ paths: [IndexPath], in rows: inout [Int: IndexSet]) {
    for path in paths where possible.contains(path.row) {
      rows[path.section, default: []].insert(path.row)
    }
  }

  /// The sections that have another row than before.
  var sections: Set<Int> { Set(deleted.keys).union(inserted.keys) }

  /// Whether there were so many rows in each section, and are so many now.
  func lead(from old: [Int], to new: [Int]) -> Bool {
    guard !isImpossible, old.count == new.count else { return false }
    return sections.allSatisfy(old.indices.contains)
      && old.indices.allSatisfy { section in
        let (gone, come) = (deleted[section] ?? [], inserted[section] ?? [])
        return (gone.last ?? -1) < old[section] && (come.last ?? -1) < new[section]
          && old[section] - gone.count + come.count == new[section]
      }
  }

  /// Where a row is now, unless it was taken out.
  func followed(_ path: IndexPath) -> IndexPath? {
    if let place = moved[path] { return place }
    guard Self.possible.contains(path.row) else { return nil }
    let gone = deleted[path.section] ?? []
    guard !gone.contains(path.row) else { return nil }
    var row = path.row - gone.count(in: 0..<path.row)
    for range in (inserted[path.section] ?? []).rangeView {
      guard range.lowerBound <= row else { break }
      row += range.count
    }
    return IndexPath(row: row, section: path.section)
  }

  /// The sections as they are now, with the heights that are still known; nothing if the source says
  /// other counts than these edits lead to.
  func edited(_ old: [TableSection], counting counts: [Int]) -> [TableSection]? {
    guard lead(from: old.map(\.rows.count), to: counts) else { return nil }
    var known: [Int: [(row: Int, height: CGFloat)]] = [:]
    for section in sections {
      for (row, height) in old[section].rows.known {
        guard let path = followed(IndexPath(row: row, section: section)) else { continue }
        known[path.section, default: []].append((path.row, height))
      }
    }
    var edited = old
    for section in sections {
      let rows = (known[section] ?? []).sorted { $0.row < $1.row }
      edited[section].rows.know(rows, of: counts[section])
    }
    return edited
  }
}
