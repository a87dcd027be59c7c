import Foundation
import SnaplineLayout

/// What a diffable data source does with a list.
extension SourcedList {
  /// Shows what its source has by now.
  ///
  /// Items that are selected and stay, stay selected; without anything before them, nothing is.
  func show<Section, Item>(
    _ content: DiffedContent<Section, Item>,
    since old: DiffedContent<Section, Item>?
  ) {
    reloadData()
    for mistake in content.mistakes { report(mistake.diagnostic) }
    selection = old.map { content.followed(selection, since: $0) } ?? []
  }
}
