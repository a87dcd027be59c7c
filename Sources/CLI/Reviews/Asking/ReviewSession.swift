internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// A review in a terminal: each snapshot is shown, and a key decides at once.
struct ReviewSession {
  private var table: ReviewTable
  private let console: Console
  private var entries: [Entry] = []
  private var place = 0
  private var history: DecisionHistory
  private let picture: ReviewPicture
  private let folder: String
  /// The snapshot and the cause that were shown last.
  private var shown: Int?
  private var shownGroup: Int?
  private var hadTrouble = false

  /// A snapshot with what became of it.
  private struct Entry {
    var identifier: String
    var group: Int
    /// What changed in it besides what its group shares.
    var others: [RunCause]
    var state = ReviewState.pending
    var isSkipped = false
  }

  init(_ table: ReviewTable, _ groups: [Int], _ console: Console) {
    (self.table, self.console) = (table, console)
    folder = ScratchFolder.path(for: "review")
    history = DecisionHistory(below: folder)
    picture = ReviewPicture(folder: folder)
    for group in groups {
      entries += table.items(of: table.groups[group]).map { item, others in
        Entry(identifier: item.identifier, group: group, others: others)
      }
    }
  }

  private var screen: ReviewScreen { ReviewScreen(console) }

  mutating func run() throws(Stop) -> ExitCode {
    defer {
      history.removeFiles()
      // What was painted stays: somebody may still look at it.
      unsafe rmdir(folder)
    }
    guard !entries.isEmpty else {
      try screen.say("nothing is pending")
      return .success
    }
    guard var keys = KeyReader() else { return .trouble }
    var ending: Int32?
    review: while true {
      try showNext()
      switch keys.next() {
      case .letter("q"), .end:
        try screen.say("")
        break review
      case .signal(let signal):
        ending = signal
        try screen.say("\ninterrupted")
        break review
      case .letter(let key):
        ending = try act(on: key, &keys)
        if ending != nil { break review }
      }
    }
    try screen.say(summary)
    if ending != nil { return .interrupted }
    let isLeft = entries.contains { [.pending, .refused].contains($0.state) }
    return hadTrouble ? .trouble : isLeft ? .failure : .success
  }

  // MARK: Keys

  /// Does what a key says.
  ///
  /// - Returns: The signal that came meanwhile.
  private mutating func act(on key: Character, _ keys: inout KeyReader) throws(Stop) -> Int32? {
    let isAtEnd = place >= entries.count
    // The question takes the line but for one letter.
    try screen.say(String(key))
    switch key {
    case "a" where !isAtEnd: return try decide(.accepted, [place], keys)
    case "r" where !isAtEnd: return try decide(.rejected, [place], keys)
    case "A" where !isAtEnd: return try decide(.accepted, allOfCause, keys)
    case "R" where !isAtEnd: return try decide(.rejected, allOfCause, keys)
    case "s" where !isAtEnd:
      entries[place].isSkipped = true
      if let item = item(place) { history.add([DecisionHistory.Step(item: item, state: .pending)]) }
      advance()
    case "v" where !isAtEnd: try view(keys)
    case "m" where !isAtEnd: try screen.print(message)
    case "u": try undo()
    case "?", "h": try screen.say(Self.help)
    default: try screen.say("? explains the keys")
    }
    return nil
  }

  private static let help = """
    a  accept: what is pending becomes the baseline
    r  reject: what is pending goes, the baseline stays
    s  skip: both stay
    A  accept all of this cause that have no other
    R  reject all of this cause that have no other
    v  view what differs as a picture
    m  more of a message that is cut
    u  undo the last decision, also of a whole cause
    q  quit: what isn't decided stays pending
    """

  /// What is left of the cause at hand: those that also changed otherwise are decided by themselves.
  private var allOfCause: [Int] {
    entries.indices.filter { other in
      entries[other].group == entries[place].group && isOpen(other)
        && (other == place || entries[other].others.isEmpty)
    }
  }

  private func isOpen(_ place: Int) -> Bool {
    entries[place].state == .pending && !entries[place].isSkipped
  }

  private mutating func advance() {
    place =
      entries.indices.first { $0 > place && isOpen($0) }
      ?? entries.indices.first(where: isOpen) ?? entries.count
  }

  private func item(_ place: Int) -> ReviewItem? { table.items[entries[place].identifier] }

  // MARK: Decisions

  private mutating func decide(
    _ state: ReviewState,
    _ places: [Int],
    _ keys: borrowing KeyReader
  ) throws(Stop) -> Int32? {
    var steps: [DecisionHistory.Step] = []
    var signal: Int32?
    var progress = Progress(total: places.count, console: console)
    for (done, place) in places.enumerated() {
      progress.step(done: done, next: entries[place].identifier)
      signal = keys.pendingSignal()
      guard signal == nil, let item = item(place) else { break }
      do throws(SnapshotError) {
        steps.append(try history.decide(state, item))
        entries[place].state = state
      } catch {
        entries[place].state = .refused
        hadTrouble = true
        progress.clear()
        try tell(error)
      }
    }
    progress.clear()
    history.add(steps)
    if places.count == 1, let step = steps.first {
      try screen.say("\(state.rawValue)  \(onOneLine(step.item.identifier))", headed: .good)
    } else if places.count > 1 {
      try screen.say("\(state.rawValue)  \(steps.count) of \(places.count)", headed: .good)
    }
    advance()
    return signal
  }

  private mutating func undo() throws(Stop) {
    guard let steps = history.takeLast() else { return try screen.say("nothing to undo") }
    var undone = 0
    for step in steps.reversed() {
      guard let place = entries.firstIndex(where: { $0.identifier == step.item.identifier }) else {
        continue
      }
      do throws(SnapshotError) {
        try DecisionHistory.undo(step)
        (entries[place].state, entries[place].isSkipped) = (.pending, false)
        undone += 1
        self.place = place
        shown = nil
      } catch {
        hadTrouble = true
        try tell(error)
        try screen.say("not undone  \(onOneLine(step.item.identifier))", headed: .bad)
      }
    }
    let name =
      steps.count == 1 ? onOneLine(steps[0].item.identifier) : "\(undone) of \(steps.count)"
    if undone > 0 { try screen.say("undone  \(name)", headed: .notable) }
  }

  private func tell(_ error: SnapshotError) throws(Stop) {
    let diagnostic = Complaint(error).diagnostic
    try screen.say(DiagnosticFormatter().text(for: diagnostic), headed: .bad)
  }

  private func view(_ keys: borrowing KeyReader) throws(Stop) {
    guard let item = item(place) else { return }
    do {
      let told = try picture.show(item) { body in
        keys.lend(body)
        keys.forgetSignals()
      }
      // A path is one word, which stays whole: it is copied from here.
      try console.printLines(screen.shown(told))
    } catch let error as SnapshotError {
      try tell(error)
    } catch let error as Complaint {
      try screen.say(DiagnosticFormatter().text(for: error.diagnostic), headed: .bad)
    } catch {
      try screen.say("it can't be shown: \(error.localizedDescription)", headed: .bad)
    }
  }

  // MARK: What is shown

  /// Shows the snapshot at hand, unless it was shown already, and asks.
  private mutating func showNext() throws(Stop) {
    while place < entries.count, try isGone(place) { advance() }
    guard place < entries.count else {
      try screen.say(summary)
      try console.print(screen.fitting(["u undo the last, q quit > ", "u q > "]))
      return
    }
    let entry = entries[place]
    if shown != place {
      shown = place
      if shownGroup != entry.group {
        shownGroup = entry.group
        try screen.say("\ncause \(entry.group + 1): \(table.groups[entry.group].text)")
      }
      try screen.say("")
      let line = item(place)?.line ?? ""
      let head = screen.lines("\(place + 1) of \(entries.count)  \(line)")
      try screen.print(head, headed: .notable)
      try showMessage(below: head.count)
    }
    try console.print(screen.fitting(Self.prompts))
  }

  private static let prompts = [
    "a accept  r reject  s skip  A R all of it  v view  u undo  ? help  q quit > ",
    "a accept  r reject  s skip  A R all  v view  u undo  ? q > ", "a r s A R v u ? q > ",
    "arsARvu?q > ",
  ]

  /// The lines that say what differs.
  private var message: [String] {
    let others = entries[place].others
    let told = table.messages[entries[place].identifier] ?? ""
    let lines = told.split(separator: "\n").map(String.init)
    let all = (others.isEmpty ? [] : ["changed otherwise too: " + ReviewRun.told(others)]) + lines
    return screen.lines(all.map { "  " + $0 }.joined(separator: "\n"))
  }

  /// Shows as many of these lines as the screen has room for, below some others.
  private func showMessage(below head: Int) throws(Stop) {
    let lines = message.filter { !$0.isEmpty }
    // The question stands below.
    let room = max(2, screen.rows - head - 1)
    guard lines.count > room else { return try screen.print(lines) }
    let more = screen.lines("  … \(lines.count) lines: m shows all")
    try screen.print(Array(lines.prefix(max(1, room - more.count))) + more)
  }

  /// Whether others decided on a snapshot meanwhile; what they only changed is compared anew.
  private mutating func isGone(_ place: Int) throws(Stop) -> Bool {
    guard isOpen(place), shown != place, let item = item(place),
      case .pending(let seen) = item.source
    else { return !isOpen(place) }
    let identifier = item.identifier
    do throws(SnapshotError) {
      let files = try item.baseline.reviewedFiles()
      guard files.hashes != seen else { return false }
      let path = item.baseline.folder + "/" + item.baseline.stem
      if let now = PendingReview.pending(at: path, identifier: identifier) {
        let record = files.record(of: item.baseline, named: identifier)
        table.renew(ReviewItem(now, seen: files.hashes), record.message)
        return false
      }
    } catch {
      try tell(error)
      hadTrouble = true
    }
    entries[place].isSkipped = true
    try screen.say("\(onOneLine(identifier)) isn't pending any more: somebody else decided")
    return true
  }

  /// Such as `2 accepted, 1 skipped`.
  private var summary: String {
    let parts = [
      (entries.count { $0.state == .accepted }, "accepted"),
      (entries.count { $0.state == .rejected }, "rejected"),
      (entries.count { $0.state == .refused }, "refused"),
      (entries.count { $0.isSkipped }, "skipped"),
      (entries.indices.count { isOpen($0) }, "left"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
