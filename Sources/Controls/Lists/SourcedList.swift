import Foundation
import SnaplineEnvironment
import SnaplineLayout

/// A list of what a source says there is, and of what code edits.
protocol SourcedList: View {
  /// Whether the source is being asked right now, and changes have to wait.
  var isAsking: Bool { get set }
  /// How many groups of edits have begun and not ended.
  var openEdits: Int { get set }
  /// What became of sections and items since the source was asked; nothing if nobody knows it all.
  var changes: (any ListChanges)? { get set }
  /// Items that are to be asked for anew, at the places that they had when the source was asked.
  var itemsToReload: Set<IndexPath> { get set }
  var selection: Set<IndexPath> { get set }
  /// Whether anything has been shown; before, edits are nothing to show.
  var hasShown: Bool { get }
  /// Whether the source is still to be asked.
  var needsReload: Bool { get set }
  /// Has the source asked anew when that is needed next.
  func outdate()
  func reloadData()
  func tile()
}

extension SourcedList {
  /// Runs what asks the source, the delegate or a layout.
  ///
  /// They may ask back and change things: what the list knows stays as it is until this ends.
  func asking<Result>(_ body: () -> Result) -> Result {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return body()
  }

  /// Notes what came or went, and shows what it led to.
  func edit(_ note: (inout RowEdits) -> Void) {
    // Of edits that come one by one before anything was shown, nobody knows what they count from. Cells
    // that are asked for after one, while places still are the old ones, are of other items than they seem.
    if isAsking || !hasShown && openEdits == 0 { changes = nil }
    if var edits = changes as? RowEdits {
      note(&edits)
      changes = edits
    }
    outdate()
    showEdits()
  }

  /// Has the source count, and tells what became of what there was, if all of that is known; what is
  /// selected goes along then.
  func recount(_ old: [Int], _ count: () -> [Int]) -> (any ListChanges)? {
    let changes = changes
    // Nobody knows what edits count from that come after a layout within their group.
    (needsReload, self.changes) = (false, nil)
    let new = count()
    if openEdits == 0, !needsReload { self.changes = RowEdits() }
    guard let changes, changes.lead(from: old, to: new) else { return nil }
    selection = Set(selection.compactMap(changes.followed))
    return changes
  }

  /// Shows what edits led to, unless they are part of a group that is open.
  func showEdits() {
    setNeedsLayout()
    guard openEdits == 0, hasShown else { return }
    Environment.$current.withValue(environment) { tile() }
  }

  func endEdits() {
    openEdits = max(0, openEdits - 1)
    // What a layout within the group showed is what the source says.
    if openEdits == 0, !isAsking, !needsReload { changes = RowEdits() }
    showEdits()
  }
}

extension TableView: SourcedList {
  var hasShown: Bool { shownMetrics == environment.metrics }
  func outdate() { needsReload = true }
}

extension CollectionView: SourcedList {
  func outdate() {
    needsReload = true
    // Of items that stay, the sizes go along when the source has counted.
    let sizes = measuringLayout?.measured ?? [:]
    collectionViewLayout.invalidateLayout()
    measuringLayout?.measured = sizes
  }
}
