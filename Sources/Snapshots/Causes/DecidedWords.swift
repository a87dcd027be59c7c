import SnaplineScene

/// The words of views that another word of theirs decides on: what holds by a condition, and what comes
/// of a style.
///
/// Where that word was edited, the others are no edits of their own.
struct DecidedWords {
  private var names: [WordEdits.Key: Set<String>] = [:]
  private var all: Set<WordEdits.Key> = []

  /// - Parameters:
  ///   - keys: All words, those of one view together.
  ///   - before: What they were.
  ///   - after: What they are.
  ///   - isSame: Whether two values are the same.
  init(
    _ keys: [WordEdits.Key],
    _ before: [WordEdits.Key: SceneOrigins.Word],
    _ after: [WordEdits.Key: SceneOrigins.Word],
    _ isSame: (SceneOrigins.Word?, SceneOrigins.Word?) -> Bool
  ) {
    var styles: [Int: WordEdits.Key] = [:]
    var answered: [WordEdits.Key: Set<String>] = [:]
    for key in keys where key.isCondition || key.isOfStyles {
      let (was, now) = (before[key], after[key])
      guard let view = key.view, !isSame(was, now) else { continue }
      if key.isOfStyles { styles[view] = key }
      // What a condition decides on that was edited may hold now, or not any more.
      guard key.isCondition, was != nil, let now else { continue }
      names[key] = now.decided
    }
    for key in keys where !key.isOfStyles && !key.isCondition {
      guard let style = key.view.flatMap({ styles[$0] }) else { continue }
      let (was, now) = (before[key], after[key])
      let isOfStyle = now == nil || now?.source?.name?.hasPrefix("styles.") == true
      // A baseline may be older than what is kept of styles, and then has the words that come of them.
      guard isOfStyle, !isSame(was, now), before[style] != nil || was == nil else { continue }
      names[style, default: []].insert(key.name)
    }
    // A condition that nobody edited may hold now, or not any more: then its words are the other branch's.
    for key in keys where key.isAnswer {
      guard let was = before[key], let now = after[key], was.value != now.value else { continue }
      answered[key] = now.decided
    }
    for (key, names) in names.merging(answered, uniquingKeysWith: { $0.union($1) }) {
      for name in names { all.insert(WordEdits.Key(view: key.view, name: name)) }
    }
  }

  /// The names of the words that another decides on.
  func words(by key: WordEdits.Key) -> Set<String> { names[key] ?? [] }

  /// Whether another word that was edited decides on this one.
  func has(_ key: WordEdits.Key) -> Bool { all.contains(key) }
}
