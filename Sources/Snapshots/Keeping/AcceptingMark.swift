internal import SnaplineEnvironment

/// What an accept is about to do: which files take the place of a baseline's, and which of them go,
/// each known by the hash of what it holds.
///
/// The mark outlives the run that is killed meanwhile, and so may be older than the files around
/// it: these may have been restored, removed or written again. It stands only as long as each file
/// that it puts in place is there, and takes away nothing but what it has seen.
struct AcceptingMark: Hashable {
  /// The hash of each new file by its kind.
  var successors: [String: String]
  /// The hash of each file that isn't kept beside those, by its kind.
  var obsolete: [String: String]

  init(successors: [String: String], obsolete: [String: String]) {
    (self.successors, self.obsolete) = (successors, obsolete)
  }

  /// Nothing where any of it says nothing known.
  init?(utf8 bytes: [UInt8]) {
    self.init(successors: [:], obsolete: [:])
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3, Baseline.kinds.contains(words[1]) else { return nil }
      switch words[0] {
      case "put": successors[words[1]] = words[2]
      case "drop": obsolete[words[1]] = words[2]
      default: return nil
      }
    }
    if successors.isEmpty { return nil }
  }

  var utf8: [UInt8] {
    let lines =
      kinds.compactMap { kind in successors[kind].map { "put \(kind) \($0)\n" } }
      + Baseline.kinds.compactMap { kind in obsolete[kind].map { "drop \(kind) \($0)\n" } }
    return Array(lines.joined().utf8)
  }

  /// The kinds of the baseline that is being accepted.
  var kinds: [String] { Baseline.kinds.filter { successors[$0] != nil } }
}

extension Baseline {
  /// The mark of an accept that was interrupted, whether it stands or not.
  func acceptingMark() -> AcceptingMark? {
    guard KeptFile.isRegular(acceptingPath),
      let bytes = try? KeptFile.read(acceptingPath, limit: 2_000)
    else { return nil }
    return AcceptingMark(utf8: bytes)
  }

  /// The mark of an accept that was interrupted, and that can be finished.
  func standingMark() -> AcceptingMark? {
    guard let mark = acceptingMark(),
      mark.kinds.allSatisfy({ kind in
        isPending(kind, of: mark) || KeptFile.hash(of: path(kind)) == mark.successors[kind]
      })
    else { return nil }
    return mark
  }

  /// Whether the file that a mark puts in place is still pending.
  func isPending(_ kind: String, of mark: AcceptingMark) -> Bool {
    guard let hash = mark.successors[kind], KeptFile.isRegular(pendingPath(kind)) else {
      return false
    }
    return KeptFile.hash(of: pendingPath(kind)) == hash
  }

  /// The kinds that are still there of those that a mark takes away.
  func removedKinds(by mark: AcceptingMark) -> [String] {
    Self.kinds.filter { kind in
      mark.obsolete[kind].map { KeptFile.hash(of: path(kind)) == $0 } ?? false
    }
  }
}

extension KeptFile {
  /// The hash of what a file holds; nothing where it can't be read.
  static func hash(of path: String) -> String? {
    (try? read(path)).map { SHA256.hexadecimal(of: $0) }
  }
}
