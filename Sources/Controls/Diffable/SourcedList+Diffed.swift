import Foundation
import SnaplineLayout

/// What a diffable data source does with a list.
extension SourcedList {
  /// Shows what its source has by now: at once, if the list shows what it had before.
  ///
  /// Items that stay keep their cells, and those that are selected stay so; without anything before
  /// them, nothing is.
  func show<Section, Item>(
    _ content: DiffedContent<Section, Item>,
    since old: DiffedContent<Section, Item>?
  ) {
    for mistake in content.mistakes { report(mistake.diagnostic) }
    let following = old.map { DiffedChanges(old: $0, new: content) }
    guard let following, hasShown, !needsReload, openEdits == 0, !isAsking else {
      reloadData()
      selection = Set(selection.compactMap { following?.followed($0) })
      return
    }
    changes = following
    itemsToReload.formUnion(content.reloaded.compactMap(following.old.path))
    outdate()
    showEdits()
  }
}

/// What became of sections and items, by their identifiers.
private struct DiffedChanges<Section: Hashable, Item: Hashable>: ListChanges {
  let old, new: DiffedContent<Section, Item>

  func lead(from oldCounts: [Int], to newCounts: [Int]) -> Bool {
    old.counts == oldCounts && new.counts == newCounts
  }

  func followed(section: Int) -> Int? { old.section(section).flatMap(new.place) }
  func followed(_ path: IndexPath) -> IndexPath? { old.item(at: path).flatMap(new.path) }
}
