import Foundation

/// Sections and rows that were taken out of a list, by the places that they had, and such that were put
/// in, by those that they have now.
struct RowEdits: ListChanges {
  private var goneSections = IndexSet()
  private var newSections = IndexSet()
  /// Sections that are asked for anew, by the places that they had.
  private var reloadedSections = IndexSet()
  private var deleted: [Int: IndexSet] = [:]
  private var inserted: [Int: IndexSet] = [:]
  /// Where those are now that were moved.
  private var movedSections: [Int: Int] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  /// Whether two were moved to one place, or one to two.
  private var isImpossible = false

  private static let possible = 0..<TableView.mostRows

  // MARK: Noting

  mutating func delete(_ paths: [IndexPath]) { Self.note(paths, in: &deleted) }
  mutating func insert(_ paths: [IndexPath]) { Self.note(paths, in: &inserted) }

  private static func note(_ paths: [IndexPath], in rows: inout [Int: IndexSet]) {
    for path in paths where possible.contains(path.row) {
      rows[path.section, default: []].insert(path.row)
    }
  }

  mutating func move(_ path: IndexPath, to newPath: IndexPath) {
    if deleted[path.section]?.contains(path.row) ?? false { isImpossible = true }
    if inserted[newPath.section]?.contains(newPath.row) ?? false { isImpossible = true }
    delete([path])
    insert([newPath])
    guard Self.possible.contains(path.row), Self.possible.contains(newPath.row) else { return }
    moved[path] = newPath
  }

  mutating func delete(sections: IndexSet) { goneSections.formUnion(sections) }
  mutating func insert(sections: IndexSet) { newSections.formUnion(sections) }
  mutating func reload(sections: IndexSet) { reloadedSections.formUnion(sections) }

  mutating func move(section: Int, to newSection: Int) {
    guard Self.possible.contains(section), Self.possible.contains(newSection) else { return }
    if goneSections.contains(section) || newSections.contains(newSection) { isImpossible = true }
    goneSections.insert(section)
    newSections.insert(newSection)
    movedSections[section] = newSection
  }

  // MARK: Following

  func lead(from old: [Int], to new: [Int]) -> Bool {
    guard !isImpossible,
      (goneSections.last ?? -1) < old.count, (newSections.last ?? -1) < new.count,
      old.count - goneSections.count + newSections.count == new.count,
      Self.lie(deleted, within: old), Self.lie(inserted, within: new)
    else { return false }
    return old.indices.allSatisfy { section in
      guard !reloadedSections.contains(section), let place = followed(section: section) else {
        return true
      }
      let (gone, come) = (deleted[section]?.count ?? 0, inserted[place]?.count ?? 0)
      return old[section] - gone + come == new[place]
    }
  }

  private static func lie(_ rows: [Int: IndexSet], within counts: [Int]) -> Bool {
    rows.allSatisfy { section, rows in
      counts.indices.contains(section) && (rows.last ?? -1) < counts[section]
    }
  }

  func followed(section: Int) -> Int? {
    movedSections[section] ?? Self.followed(section, without: goneSections, with: newSections)
  }

  func followed(_ path: IndexPath) -> IndexPath? {
    if let place = moved[path] { return place }
    guard !reloadedSections.contains(path.section), let section = followed(section: path.section)
    else { return nil }
    return Self.followed(
      path.row,
      without: deleted[path.section] ?? [],
      with: inserted[section] ?? []
    ).map { IndexPath(row: $0, section: section) }
  }

  /// Where one is now that was among others of which some have gone and come.
  private static func followed(
    _ place: Int,
    without gone: IndexSet,
    with come: IndexSet
  ) -> Int? {
    guard possible.contains(place), !gone.contains(place) else { return nil }
    var place = place - gone.count(in: 0..<place)
    for range in come.rangeView {
      guard range.lowerBound <= place else { break }
      place += range.count
    }
    return place
  }
}
