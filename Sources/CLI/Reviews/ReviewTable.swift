internal import SnaplineRuns
internal import SnaplineSnapshots

/// What awaits review, by cause.
struct ReviewTable {
  private(set) var items: [String: ReviewItem] = [:]
  private(set) var groups: [CauseGroup] = []
  /// What is told of each, without the files that it names.
  private(set) var messages: [String: String] = [:]
  private var causes = CauseTable()

  /// Texts longer than this are cut: what others wrote may have any length.
  private static let longestMessage = 40_000

  mutating func add(_ item: ReviewItem, _ record: CaseRecord) {
    items[item.identifier] = item
    var record = record
    if record.outcome.isGood { record.outcome = item.isNew ? .missing : .changed }
    causes.add(record, named: item.identifier)
    messages[item.identifier] = record.reviewText.map { String($0.prefix(Self.longestMessage)) }
  }

  /// Takes back what was added of a snapshot.
  mutating func drop(_ identifier: String) {
    items[identifier] = nil
    messages[identifier] = nil
  }

  /// Puts what was added into groups.
  mutating func gather() { groups = causes.groups() }

  /// Sees a snapshot once more, which others may have changed.
  mutating func renew(_ item: ReviewItem, _ message: String?) {
    items[item.identifier] = item
    messages[item.identifier] = message
  }

  /// Those of a cause, in the order in which they are reviewed: those that also changed otherwise
  /// come last.
  func items(of group: CauseGroup) -> [(item: ReviewItem, others: [RunCause])] {
    (group.alike + group.outliers).compactMap { member in
      items[member.name].map { ($0, member.others) }
    }
  }

  /// The cause that a number of the list or a part of its text names.
  func group(named name: String) throws(Refusal) -> Int {
    if let number = Int(name) {
      guard groups.indices.contains(number - 1) else {
        throw Refusal(subject: "there is no cause \(number)", remedy: "see snapline review --list")
      }
      return number - 1
    }
    let found = groups.indices.filter { groups[$0].text.contains(name) }
    guard let first = found.first else {
      throw Refusal(
        subject: "nothing is pending by a cause with '\(name)' in it",
        remedy: "see snapline review --list"
      )
    }
    guard found.count == 1 else {
      let numbers = found.prefix(6).map { "\($0 + 1)" }.joined(separator: ", ")
      throw Refusal(
        subject: "\(found.count) causes have '\(name)' in them",
        remedy: "say more of it, or its number: one of \(numbers)"
      )
    }
    return first
  }

  /// Why a name is that of no cause.
  struct Refusal: Error {
    var subject: String
    var remedy: String
  }
}

extension CaseRecord {
  /// The lines that say what differs; which files lie where, review says by itself.
  fileprivate var reviewText: String? {
    guard let message else { return nil }
    let files = ["baseline", "pending", "actual", "expected", "difference", "look:", "accept:"]
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let isHeaded = lines.count > 1 && lines[1].hasPrefix("  ") && !lines[0].hasPrefix(" ")
    let told = lines.dropFirst(isHeaded ? 1 : 0).prefix { line in
      !files.contains { line.hasPrefix("  \($0) ") }
    }
    let text = told.map { isHeaded ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n")
    return text.isEmpty || outcome == .missing ? nil : text
  }
}
