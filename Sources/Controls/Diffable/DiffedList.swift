import Foundation
import SnaplineLayout

/// A list that a diffable data source fills.
protocol DiffedList: View {
  var selection: Set<IndexPath> { get set }
  func reloadData()
}

extension DiffedList {
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

extension TableView: DiffedList {}
extension CollectionView: DiffedList {}
