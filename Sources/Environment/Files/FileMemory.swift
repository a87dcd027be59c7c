/// What was made of files, each for as long as its file stays as it is.
///
///     let state = FileState(settled: path)
///     if let known = memory.value(for: path, in: state) { return known }
///     let made = try make(path)
///     memory.keep(made, for: path, in: state)
///
/// The state is looked up before the file is read, so that a change while it is read isn't missed.
package struct FileMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var known: [Key: (state: FileState, value: Value)] = [:]
  private let most: Int

  /// A memory of this many files at most.
  package init(most: Int) { self.most = most }

  /// What was made of a file in this state; nothing is known of a file without one.
  package func value(for key: Key, in state: FileState?) -> Value? {
    guard let state, let (old, value) = known[key], old == state else { return nil }
    return value
  }

  package mutating func keep(_ value: Value, for key: Key, in state: FileState?) {
    guard let state else { return }
    // Who reads a million files once doesn't keep what is known of each.
    if known[key] == nil, known.count >= most { known.removeAll() }
    known[key] = (state, value)
  }
}
