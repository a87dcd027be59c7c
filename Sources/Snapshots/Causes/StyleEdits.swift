import SnaplineScene

/// Which words of views are told of the styles that they come from.
///
/// A style is told of by what is another in it, where a view has that: `styles.quiet.color`. What a view
/// has no more, or has of another style by now, follows from a style as a whole, such as one that takes
/// over no other any more.
struct StyleEdits {
  typealias Key = WordEdits.Key

  /// The words that are told, those left out that follow from others.
  private(set) var telling: [Key]
  /// The styles that words come of, by these words.
  private var styles: [Key: Key] = [:]
  /// The views whose words follow from a style as a whole.
  private var views: [Key: Set<Int>] = [:]

  /// - Parameters:
  ///   - changed: All that is another.
  ///   - before: What was written.
  ///   - after: What is written.
  init(
    _ changed: [Key],
    _ before: [Key: SceneOrigins.Word],
    _ after: [Key: SceneOrigins.Word]
  ) {
    telling = changed
    let edited = Dictionary(
      changed.filter { $0.view == nil && $0.name.hasPrefix("styles.") }.map { ($0.name, $0) }
    ) { $1 }
    guard !edited.isEmpty else { return }
    var told: Set<Key> = []
    var following: Set<Key> = []
    for key in changed {
      guard let view = key.view else { continue }
      if let style = after[key]?.style(among: edited) {
        styles[key] = style
        told.insert(style)
        continue
      }
      // What stands at the view itself is of no style.
      guard after[key].map({ $0.source?.name?.hasPrefix("styles.") ?? false }) ?? true else {
        continue
      }
      let names = after[Key(view: view, name: SceneOrigins.Word.style)]?.decided ?? []
      let candidates = names.compactMap { edited["styles." + $0] }
      let mentioned = candidates.filter { before[$0]?.value.contains(key.name + ":") ?? false }
      let others = mentioned.isEmpty ? candidates : mentioned
      guard let style = others.min(by: { $0.name < $1.name }) else { continue }
      following.insert(key)
      views[style, default: []].insert(view)
    }
    // A style that is told of as a whole for one view is so for all.
    told.subtract(views.keys)
    telling = changed.filter { !told.contains($0) && !following.contains($0) }
  }

  /// The style that a word comes of, and that was edited.
  func style(of key: Key) -> Key? { styles[key] }

  /// The views with words that follow from a style as a whole.
  func views(of style: Key) -> Set<Int> { views[style] ?? [] }
}
