/// The edits that were written, to be undone one by one.
struct EditHistory {
  /// What one edit did to a file: these bytes in the place of those.
  struct Step {
    let path: String
    let start: Int
    let old: [UInt8]
    let new: [UInt8]
    /// What the file held before and after.
    let before: String
    let after: String
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []

  /// Beyond these the oldest edit can't be undone any more.
  private static let most = 1_000

  mutating func note(_ step: Step) {
    done.append(step)
    undone = []
    if done.count > Self.most { done.removeFirst() }
  }

  mutating func noteUndone() {
    if let step = done.popLast() { undone.append(step) }
  }

  /// Forgets the edits of a file that somebody else changed: what was before them is nowhere any more.
  mutating func forget(_ path: String) {
    done.removeAll { $0.path == path }
    undone.removeAll { $0.path == path }
  }

  mutating func noteRedone() {
    if let step = undone.popLast() { done.append(step) }
  }
}

extension EditHistory.Step {
  init(path: String, from old: [UInt8], to new: [UInt8]) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(common).reversed(), new.dropFirst(common).reversed())
      .prefix { $0 == $1 }.count
    self.path = path
    start = common
    self.old = Array(old[common..<old.count - tail])
    self.new = Array(new[common..<new.count - tail])
    before = FileVersion.of(old)
    after = FileVersion.of(new)
  }

  /// The file as it was before; nothing where it isn't what the step left.
  func undone(in bytes: [UInt8]) -> [UInt8]? {
    FileVersion.of(bytes) == after ? Self.replaced(new, by: old, at: start, in: bytes) : nil
  }

  /// The file with the step made again; nothing where it isn't what it was before.
  func redone(in bytes: [UInt8]) -> [UInt8]? {
    FileVersion.of(bytes) == before ? Self.replaced(old, by: new, at: start, in: bytes) : nil
  }

  private static func replaced(
    _ old: [UInt8],
    by new: [UInt8],
    at start: Int,
    in bytes: [UInt8]
  ) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(start..<start + old.count, with: new)
    return bytes
  }
}
