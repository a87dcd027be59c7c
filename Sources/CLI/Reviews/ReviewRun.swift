internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// One run of `review`.
struct ReviewRun {
  private let invocation: Invocation
  private let console: Console
  private let desk = ReviewDesk(here: FileManager.default.currentDirectoryPath)
  private let task: Task
  private var downloaded: DownloadedRun?
  private var statuses: [ExitCode] = [.success]
  /// What was told beside the results.
  private var diagnostics: [Diagnostic] = []
  private var states: [String: ReviewState] = [:]

  fileprivate enum Task: Equatable {
    /// Asks in a terminal, else lists.
    case ask
    /// Asks in a browser.
    case web
    case list
    case decide(ReviewState, names: [String])
    case decideAll(ReviewState)
  }

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    (self.invocation, self.console) = (invocation, console)
    var asked: [Task] = []
    if invocation[Review.list] { asked.append(.list) }
    if invocation[Review.web] { asked.append(.web) }
    for (option, state) in [(Review.accept, ReviewState.accepted), (Review.reject, .rejected)] {
      let names = invocation.all(option)
      if !names.isEmpty { asked.append(.decide(state, names: names + invocation[Review.names])) }
    }
    if invocation[Review.acceptAll] { asked.append(.decideAll(.accepted)) }
    if invocation[Review.rejectAll] { asked.append(.decideAll(.rejected)) }
    task = asked.first ?? .ask
    let choices = "--list, --web, --accept, --reject, --accept-all and --reject-all"
    if asked.count > 1 {
      throw .usage(
        .contradiction("\(choices) exclude one another", remedy: "list first, then accept")
      )
    }
    guard invocation[Review.cause] == nil || task.isOfAll else {
      throw .usage(
        .contradiction(
          "--cause and names exclude one another",
          remedy: "write --accept-all --cause or --reject-all --cause"
        )
      )
    }
    guard invocation[Review.from] != nil else { return }
    if task.isReject {
      throw .usage(
        .contradiction(
          "what a run elsewhere left can't be rejected",
          remedy: "accept the others, and leave it where it is"
        )
      )
    }
    if task.isOfAll, !invocation[Review.names].isEmpty {
      throw .usage(
        .contradiction("--from names the folder to look in", remedy: "leave the others out")
      )
    }
  }

  mutating func status() throws(Stop) -> ExitCode {
    switch task {
    case .decide(let state, let names):
      try decide(state, names)
    case .decideAll(let state)
    where invocation[Review.cause] == nil && !invocation[Review.json]
      && invocation[Review.from] == nil:
      // Nobody asks for causes: nothing is compared to find them.
      for pending in pending() { try decide(state, pending) }
    case .decideAll(let state):
      let table = table()
      guard let groups = groups(of: table) else { break }
      let isOfCause = invocation[Review.cause] != nil
      for group in groups {
        for (item, others) in table.items(of: table.groups[group])
        where !isOfCause || others.isEmpty {
          try decide(state, item)
        }
      }
      tellUndecided(of: groups, in: table)
      try printDocument(of: table)
    case .web:
      let table = table()
      guard let groups = groups(of: table) else { break }
      try review(table, groups)
    case .ask, .list:
      let table = table()
      guard let groups = groups(of: table) else { break }
      if invocation[Review.json] {
        try printDocument(of: table)
      } else if task == .ask, Self.isTerminal(console) {
        var session = ReviewSession(table, groups, console)
        statuses.append(try session.run())
        break
      } else {
        try list(table, groups)
        if task == .ask, !table.items.isEmpty { note("this is no terminal, so nothing is asked") }
      }
      if !table.items.isEmpty { statuses.append(.failure) }
    }
    return statuses.max { $0.number < $1.number } ?? .success
  }

  /// Serves a page until a signal ends it.
  private mutating func review(_ table: ReviewTable, _ groups: [Int]) throws(Stop) {
    let signals = HeldSignals(HeldSignals.ending)
    let review = WebReview(table, groups)
    defer { review.close() }
    guard
      let page = try PageServer(
        invocation,
        console,
        answering: { request, reply in review.answer(request, reply) }
      )
    else { return statuses.append(.trouble) }
    while !signals.isEndPending { signals.wait(for: [], within: nil) }
    review.stop()
    page.stop()
    // What ended it is done with, and doesn't end it once more.
    while signals.take() != nil {}
    console.tell(review.summary + "\n")
    statuses.append(review.status)
  }

  // MARK: What is pending

  private mutating func pending() -> [PendingReview.Pending] {
    let (pending, complaints) = desk.pending(in: invocation[Review.names])
    for complaint in complaints { tell(complaint.diagnostic, complaint.status) }
    return pending
  }

  private mutating func table() -> ReviewTable {
    if let folder = invocation[Review.from] {
      let run = DownloadedRun(folder, at: desk)
      // What it unpacked is there as long as it is.
      downloaded = run
      for diagnostic in run.diagnostics { tell(diagnostic, .trouble) }
      return run.table
    }
    let (table, diagnostics) = desk.table(of: pending())
    for diagnostic in diagnostics {
      tell(diagnostic, diagnostic.severity == .error ? .trouble : .success)
    }
    return table
  }

  /// The groups that are asked for; nothing where a name is that of none.
  private mutating func groups(of table: ReviewTable) -> [Int]? {
    guard let name = invocation[Review.cause] else { return Array(table.groups.indices) }
    do throws(ReviewTable.Refusal) {
      return [try table.group(named: name)]
    } catch {
      tell(
        Diagnostic(
          id: "no-such-cause",
          severity: .error,
          subject: error.subject,
          remedy: error.remedy
        ),
        .failure
      )
      return nil
    }
  }

  // MARK: Decisions

  /// Tells where nothing was decided of a cause, because all that has it changed otherwise as well.
  private mutating func tellUndecided(of groups: [Int], in table: ReviewTable) {
    guard let cause = invocation[Review.cause], states.isEmpty, let group = groups.first else {
      return
    }
    let left = table.items(of: table.groups[group])
    guard let first = left.first else { return }
    let count = left.count == 1 ? "the one snapshot" : "each of the \(left.count) snapshots"
    tell(
      Diagnostic(
        id: "nothing-decided",
        severity: .error,
        subject: "nothing is pending by the cause '\(onOneLine(cause))' alone",
        cause: "\(count) of it changed otherwise as well: \(onOneLine(first.item.identifier)) by "
          + Self.told(first.others),
        remedy: "decide on it by its name: --accept ID or --reject ID"
      ),
      .failure
    )
  }

  /// Decides on what is pending by some names.
  private mutating func decide(_ state: ReviewState, _ names: [String]) throws(Stop) {
    if invocation[Review.from] != nil {
      let table = table()
      for name in names {
        if let item = table.items[name] {
          try decide(state, item)
        } else {
          tell(Self.nothingPending(by: name, among: Array(table.items.keys)), .failure)
        }
      }
      return try printDocument(of: table)
    }
    var chosen: [PendingReview.Pending] = []
    for name in names {
      if let pending = desk.pending(named: name) {
        if !chosen.contains(where: { $0.baseline == pending.baseline }) { chosen.append(pending) }
      } else {
        let known = desk.pending(in: []).pending.map(\.identifier)
        tell(Self.nothingPending(by: name, among: known), .failure)
      }
    }
    guard invocation[Review.json] else {
      for pending in chosen { try decide(state, pending) }
      return
    }
    let (table, faults) = desk.table(of: chosen)
    for fault in faults { tell(fault, fault.severity == .error ? .trouble : .success) }
    for group in table.groups {
      for (item, _) in table.items(of: group) { try decide(state, item) }
    }
    try printDocument(of: table)
  }

  private mutating func decide(
    _ state: ReviewState,
    _ pending: PendingReview.Pending
  ) throws(Stop) {
    try decide(state, pending.identifier) { () throws(SnapshotError) in
      if state == .accepted {
        try pending.baseline.accept()
      } else {
        try pending.baseline.reject()
      }
    }
  }

  private mutating func decide(_ state: ReviewState, _ item: ReviewItem) throws(Stop) {
    try decide(state, item.identifier) { () throws(SnapshotError) in
      if state == .accepted { try item.accept() } else { try item.reject() }
    }
  }

  private mutating func decide(
    _ state: ReviewState,
    _ identifier: String,
    by body: () throws(SnapshotError) -> Void
  ) throws(Stop) {
    do throws(SnapshotError) {
      try body()
    } catch {
      states[identifier] = .refused
      return tell(Complaint(error).diagnostic, .trouble)
    }
    states[identifier] = state
    guard !invocation[Review.json] else { return }
    try console.printLines("\(state.rawValue)  \(onOneLine(identifier))")
  }

  // MARK: Telling

  private func list(_ table: ReviewTable, _ groups: [Int]) throws(Stop) {
    for group in groups {
      let cause = table.groups[group].text.replacing("\n", with: "\n  ")
      try console.printLines("cause \(group + 1): \(cause)")
      for (item, others) in table.items(of: table.groups[group]) {
        try console.printLines(
          "  " + item.line + (others.isEmpty ? "" : ", also " + Self.told(others))
        )
      }
    }
  }

  /// What changed besides.
  static func told(_ others: [RunCause]) -> String {
    guard let first = others.first else { return "" }
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    return first.text + more
  }

  private func printDocument(of table: ReviewTable) throws(Stop) {
    guard invocation[Review.json] else { return }
    let group = invocation[Review.cause].flatMap { try? table.group(named: $0) }
    try console.print(ReviewDocument(table, only: group, states, diagnostics).text)
  }

  private mutating func tell(_ diagnostic: Diagnostic, _ status: ExitCode) {
    console.tell([diagnostic])
    diagnostics.append(diagnostic)
    statuses.append(status)
  }

  private func note(_ text: String) {
    let remedy = "decide with --accept ID, --reject ID, --accept-all or --accept-all --cause CAUSE"
    console.tell([Diagnostic(id: "no-terminal", severity: .note, subject: text, remedy: remedy)])
  }

  private static func nothingPending(by name: String, among known: [String]) -> Diagnostic {
    Diagnostic(
      id: "nothing-pending",
      severity: .error,
      subject: "nothing is pending by the name '\(name)'",
      remedy: nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "see snapline review --list"
    )
  }

  /// Whether somebody can be asked: keys are read from one stream, and told on another.
  private static func isTerminal(_ console: Console) -> Bool {
    isatty(0) == 1 && console.isTerminal(.output)
  }
}

extension ReviewRun.Task {
  fileprivate var isOfAll: Bool { if case .decide = self { false } else { true } }

  fileprivate var isReject: Bool {
    switch self {
    case .decide(let state, _), .decideAll(let state): state == .rejected
    case .ask, .web, .list: false
    }
  }
}
