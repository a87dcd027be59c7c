import SnaplineScene

/// Which edits of words are about which view: those of the view itself, else those of the nearest
/// view around it that has any.
struct LookEdits {
  private let forest: ViewForest
  private let edits: [FoundEdit]
  /// The edits that are of a view itself.
  private var own: [Int: [Int]] = [:]
  /// The nearest view that has edits of its own, for each view.
  private var nearest: [Int?]
  /// Edits that are of all views.
  private var ofAll: [Int] = []
  /// The edits of a view by which a text that is another now may have been said.
  private var saying: [Int: [Int]] = [:]
  private var nearestSaying: [Int?]

  init(_ edits: [FoundEdit], _ comparison: SceneComparison) {
    forest = comparison.new
    self.edits = edits
    nearest = Array(repeating: nil, count: forest.views.count)
    nearestSaying = nearest
    let wanted = Set(
      comparison.texts.keys.flatMap { comparison.new.views[$0].node.text?.wordsOfText ?? [] }
    )
    for (place, edit) in edits.enumerated() where edit.changesLooks {
      guard let views = edit.views else {
        ofAll.append(place)
        continue
      }
      for view in views { own[view, default: []].append(place) }
      guard edit.isContent, !wanted.isDisjoint(with: edit.value.wordsOfText) else { continue }
      for view in views { saying[view, default: []].append(place) }
    }
    for (view, node) in forest.views.enumerated() {
      nearest[view] = own[view] != nil ? view : node.parent.flatMap { nearest[$0] }
      nearestSaying[view] = saying[view] != nil ? view : node.parent.flatMap { nearestSaying[$0] }
    }
  }

  /// The edits by which a view may look as it does.
  func of(_ view: Int) -> [Int] { nearest[view].flatMap { own[$0] } ?? ofAll }

  /// The edits that are of a view itself: those of what it shows, where there are any.
  func own(of view: Int) -> [Int] {
    let own = (own[view] ?? []).filter { !edits[$0].isSetting }
    let shown = own.filter { edits[$0].isContent || edits[$0].isClass }
    return shown.isEmpty ? own : shown
  }

  /// The edits of words that say the text of a view, as a bar's title does.
  func saying(_ view: Int) -> [Int] {
    guard let text = forest.views[view].node.text?.lowercased(), !text.isEmpty else { return [] }
    var place = nearestSaying[view]
    for _ in 0..<Self.mostAsked {
      guard let next = place else { break }
      let found = (saying[next] ?? []).filter {
        edits[$0].value.lowercased().contains(text)
      }
      if !found.isEmpty { return found }
      place = forest.views[next].parent.flatMap { nearestSaying[$0] }
    }
    return []
  }

  /// The edits by which a text may have been made that stands nowhere so: those of what is shown by
  /// the view or by one around it, such as the date of a calendar; else the language's and the like.
  func making(_ view: Int, isWritten: Bool) -> [Int] {
    var place = nearest[view]
    for _ in 0..<Self.mostAsked {
      guard let next = place else { break }
      let own = (self.own[next] ?? []).filter { !edits[$0].isSetting }
      let shown = own.filter { edits[$0].isContent }
      if !shown.isEmpty { return shown }
      if !isWritten, !own.isEmpty { return own }
      place = forest.views[next].parent.flatMap { nearest[$0] }
    }
    return ofAll.filter { edits[$0].shape.hasPrefix("word environment") }
  }

  /// No text is said by a view this far around it; without a limit, each text of a deep tree would
  /// be looked for in all that is around it.
  private static let mostAsked = 16
}

extension String {
  /// Its words in small letters; itself where it has none.
  fileprivate var wordsOfText: Set<String> {
    let text = lowercased()
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.isEmpty ? [text] : Set(words)
  }
}
